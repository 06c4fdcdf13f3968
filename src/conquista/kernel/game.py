"""A game as people and programs outside the rules meet it: typed actions, events and views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from conquista.kernel import family
from conquista.kernel.action import Action, Continued, Surrender
from conquista.kernel.box import Box
from conquista.kernel.chance import CHANCE_ACTIONS, Chance
from conquista.kernel.errors import BadMessage, BadSetup, BrokenRule
from conquista.kernel.event import Event, Telling
from conquista.kernel.option import Option, Options, settle
from conquista.kernel.seat import CHANCE
from conquista.kernel.speaker import Speaker
from conquista.kernel.state import Codes, State, copied
from conquista.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is settled about a seat before the match."""

    colour: str | None = None
    name: str = ""


class Game(ABC, Generic[S, V]):
    """The rules of one game. Stateless: one instance serves all matches."""

    id: str
    rules_version: int
    """Grows when an old record would replay differently."""
    seats: range
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]
    view_type: type[V]
    words: ClassVar[Mapping[str, str]]
    """What a field of an action, event or refusal names: `source` a territory, `seat` a seat."""
    warlike: frozenset[type[Action]]
    """The actions that fight. A random player that prefers them brings a match to its end."""
    headlines: frozenset[type[Event]]
    """The events that a summary of others' turns is made of."""
    actions: int
    """How many families `index` tells apart, for masks."""

    @abstractmethod
    def begin(self, seats: Sequence[SeatSetup], options: Options) -> S:
        """The state before anything has been drawn. Seats and options have been checked."""

    @abstractmethod
    def seats_of(self, state: S) -> int:
        """How many seats the match has."""

    @abstractmethod
    def chance(self, state: S) -> Chance:
        """What chance is asked, in words that people know."""

    @abstractmethod
    def encode(self, action: Action) -> int | None:
        """The code of a decision; None if it names a thing or an amount that the game does not have."""

    @abstractmethod
    def decode(self, code: int) -> Action: ...

    @abstractmethod
    def explain(self, state: S, seat: int, action: Action) -> None:
        """Raise IllegalAction with the clause that forbids this action; return if none does.

        Called for what is not listed. It must find a clause exactly then.
        """

    @abstractmethod
    def narrate(self, before: S, seat: int, code: int, after: S) -> list[Telling]:
        """What happened between two states, and who hears it."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> V:
        """What a seat, or a spectator, may know; built field by field."""

    @abstractmethod
    def imagine(self, view: V, box: Box) -> S:
        """A state that looks like this to the view's seat, with all that it cannot know drawn."""

    @abstractmethod
    def default(self, state: S, seat: int) -> int:
        """The code of what is done for a seat that does not answer."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """The place of each seat, from 1; empty while the match is in play."""

    @abstractmethod
    def index(self, state: S, seat: int, code: int) -> int:
        """The number of a legal decision among `actions`; amounts count as 1, 2, 3, half and all."""

    @abstractmethod
    def mask(self, state: S, seat: int) -> dict[int, int]:
        """The numbers that stand for legal decisions now, each with the code of its decision."""

    @abstractmethod
    def sketch(self, view: V, speaker: Speaker) -> str:
        """The position as text, readable on 80 columns."""

    @abstractmethod
    def prompt(self, view: V, speaker: Speaker) -> str:
        """What the viewer can do now, in one sentence; empty if nothing."""

    def example(self, state: S, seat: int, kind: type[Action]) -> Action:
        """Some action of a kind, to ask why no action of it is possible now.

        One with empty fields will do where a clause forbids the kind whatever its fields are.
        """
        return kind(*(_blank(hint) for hint in _field_types(kind)))

    def seats_with(self, options: Options) -> range:
        """How many can play under these options; `seats` says it for the usual ones."""
        return self.seats

    # What follows is the same for every game.

    def new_state(self, seats: Sequence[SeatSetup], options: Mapping[str, object]) -> S:
        """Check seats and options, and begin. Raises BadSetup."""
        settled = settle(self.options, options)
        allowed = self.seats_with(settled)
        if len(seats) not in allowed:
            span = f"{allowed.start} to {allowed.stop - 1}"
            raise BadSetup(f"{self.id} is played by {span}, not by {len(seats)}")
        chosen = [seat.colour for seat in seats if seat.colour is not None]
        for colour in chosen:
            if colour not in self.colours:
                raise BadSetup(f"there is no colour {colour!r}; there are: {', '.join(self.colours)}")
            if chosen.count(colour) > 1:
                raise BadSetup(f"the colour {colour} is taken by more than one seat")
        return self.begin(seats, settled)

    def colour_numbers(self, seats: Sequence[SeatSetup], row: list[int]) -> list[int]:
        """A state's row of colours with those that have been chosen filled in."""
        chosen = [
            blank if seat.colour is None else self.colours.index(seat.colour)
            for seat, blank in zip(seats, row, strict=False)
        ]
        return chosen + row[len(chosen) :]

    def families(self, state: S, seat: int) -> list[int]:
        """The families that a seat can choose from; none if it is not asked and may not revise either."""
        if not state.awaiting() >> seat & 1 and not state.may_revise(seat):
            return []
        codes = Codes()
        return codes.first(state.list_actions(seat, codes))

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """Every single action that a seat can choose, families spelled out."""
        return [
            self.decode(code - (less << family.AMOUNT))
            for code in self.families(state, seat)
            for less in range(family.amount(code))
        ]

    def lists(self, state: S, seat: int, code: int) -> bool:
        """Whether a decision is among those listed. This is what legal means."""
        return any(
            family.head(listed) == family.head(code) and 1 <= family.amount(code) <= family.amount(listed)
            for listed in self.families(state, seat)
        )

    def check(self, state: S, seat: int, action: Action) -> int:
        """The code of a legal action. Raises IllegalAction with the clause; changes nothing."""
        self.known_type(action)
        if isinstance(action, Surrender) and state.may_surrender(seat):
            return family.SURRENDER
        code = self.encode(action)
        if code is not None and self.lists(state, seat, code):
            return code
        self.explain(state, seat, action)
        raise BrokenRule(f"no clause of {self.id} forbids {action} of seat {seat}, yet it is not listed")

    def known_seat(self, state: S, seat: int) -> None:
        """Raise BadMessage for what is no seat of this match."""
        if type(seat) is not int or not 0 <= seat < self.seats_of(state):
            raise BadMessage(f"there is no seat {seat!r}; seats are 0 to {self.seats_of(state) - 1}")

    def known_type(self, action: Action) -> None:
        """Raise BadMessage for what is not an action of this game, or has fields of wrong types."""
        if type(action) not in self.action_types:
            raise BadMessage(f"{type(action).__name__} is no action of {self.id}")
        self.read_action(cast(Any, msgspec.to_builtins(action)))

    def read_action(self, line: object) -> Action:
        """An action from `[kind, *fields]`. Raises BadMessage."""
        return cast(Action, self._read(line, self._action_union))

    def read_chance(self, line: object) -> Action:
        return cast(Action, self._read(line, _CHANCE_UNION))

    def read_change(self, line: object) -> Action:
        return cast(Action, self._read(line, Continued))

    def read_event(self, line: object) -> Event:
        return cast(Event, self._read(line, self._event_union))

    def read_view(self, line: object) -> V:
        return cast(V, self._read(line, self.view_type))

    def _read(self, line: object, kind: Any) -> Any:
        try:
            return msgspec.convert(line, kind)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadMessage(f"{str(line)[:80]} is nothing that {self.id} knows: {error}") from None

    @cached_property
    def _action_union(self) -> Any:
        return _union(self.action_types)

    @cached_property
    def _event_union(self) -> Any:
        return _union(self.event_types)

    def answer(self, state: S, code: int) -> Action:
        """Chance's answer as an action."""
        return self.chance(state).answer(code)

    def after(self, state: S, seat: int, code: int) -> S:
        """A copy of the state in which this was done."""
        other = cast(S, copied(state))
        other.apply(seat, code)
        return other

    def action_of(self, state: S, seat: int, code: int) -> Action:
        """The action that a seat, or chance, takes with a code in this state."""
        if seat == CHANCE:
            return self.answer(state, code)
        return Surrender() if code == family.SURRENDER else self.decode(code)


@cache
def _field_types(kind: type[Action]) -> list[Any]:
    hints = get_type_hints(kind)
    return [hints[name] for name in kind.__struct_fields__]


def _blank(hint: Any) -> Any:
    """A value of a type that means nothing."""
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        return () if Ellipsis in parts else tuple(_blank(part) for part in parts)
    return hint()


def _union(types: Sequence[type]) -> Any:
    union: Any = types[0]
    for kind in types[1:]:
        union = union | kind
    return union


_CHANCE_UNION = _union(CHANCE_ACTIONS)
