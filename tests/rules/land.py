"""Building a position on a board of territories and acting on it; each game's table adds what is its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import pytest

from conquista.kernel.action import Action, Surrender
from conquista.kernel.chance import Drawn, Rolled
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import Event, Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.names import bits_of, names_in
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import copied
from conquista.parts.land.fates import ELIMINATED, IN_PLAY
from conquista.parts.land.telling import filled_pools


class LandTable:
    """A position and what was told since it was set up. Seats are numbers; A is 0, B is 1, …"""

    game: ClassVar[Game[Any, Any]]
    parts: ClassVar[Any]
    phases: ClassVar[tuple[str, ...]]
    harmless: ClassVar[str]
    """An objective that the positions of the tests do not fulfil by themselves."""

    state: Any
    events: list[Telling]

    # Setting up.

    def set_land(
        self, players: int, holdings: Mapping[int, Sequence[str]], rest: int, armies: Mapping[str, int]
    ) -> None:
        """All territories that `holdings` does not name belong to `rest`, with one army unless said."""
        territories = self.parts.territories
        holder = {name: seat for seat, names in holdings.items() for name in names}
        unknown = (set(holder) | set(armies)) - set(territories)
        assert not unknown, f"no such territories: {unknown}"
        land = self.state.land
        for number, name in enumerate(territories):
            land.give(number, holder.get(name, rest))
        numbers = [armies.get(name, 1) for name in territories]
        land.armies = numbers + [0] * (len(land.armies) - len(numbers))
        self.state.in_play = sum(1 << seat for seat in range(players) if land.territories[seat])
        fates = [IN_PLAY if land.territories[seat] else ELIMINATED for seat in range(players)]
        self.state.fate = fates + self.state.fate[players:]

    def set_people(self, players: int, objectives: Mapping[int, str], colours: Sequence[str]) -> None:
        state, parts = self.state, self.parts
        cards = [parts.objectives.index(objectives.get(seat, self.harmless)) for seat in range(players)]
        state.objective = cards + state.objective[players:]
        state.colour = [parts.colours.index(colour) for colour in colours] + state.colour[players:]

    def set_cards(
        self, hands: Mapping[int, Sequence[str]], discards: Sequence[str], pile: Sequence[str] | None = None
    ) -> None:
        """The draw pile is all cards that are nowhere else, if it is not given."""
        deck, cards = self.state.deck, self.parts.cards
        placed = [*discards, *(card for hand in hands.values() for card in hand)]
        assert len(set(placed)) == len(placed), "a card lies in two places"
        deck.opened = bits_of(cards, discards)
        for seat, hand in hands.items():
            deck.put(seat, bits_of(cards, hand))
        deck.pile = bits_of(cards, [card for card in cards if card not in placed] if pile is None else pile)

    def set_movable(self) -> None:
        """Every army of the active seat may move, except the garrisons."""
        land = self.state.land
        self.state.reserve.movable = [
            land.armies[t] - 1 if land.owner[t] == self.state.active else 0 for t in range(len(land.owner))
        ]

    def open(self, colours: Sequence[str | None], options: Mapping[str, object]) -> Self:
        """Go to the very beginning, where chance is asked for the first time."""
        self.state = self.game.new_state([SeatSetup(colour) for colour in colours], options)
        return self

    # Acting.

    def play(self, seat: int, *actions: Action) -> Self:
        """Legal actions of a seat; chance, if it is asked then, is left to `roll` and `draw`."""
        for action in actions:
            self._apply(seat, self.game.check(self.state, seat, action))
        return self

    def roll(self, *faces: int) -> Self:
        """The dice as they fall: the attack's first, then the defence's."""
        self._apply(CHANCE, self.game.chance(self.state).outcome(Rolled(6, faces)))
        return self

    def draw(self, *things: str) -> Self:
        """Chance draws these cards, objectives, colours or territories out of what is left."""
        for thing in things:
            left = self.game.chance(self.state).left  # type: ignore[attr-defined]
            answer = Drawn(left.index(thing) + 1, len(left))
            self._apply(CHANCE, self.game.chance(self.state).outcome(answer))
        return self

    def outcome(self, number: int = 0) -> Self:
        """Chance answers with its outcome of this number."""
        self._apply(CHANCE, number)
        return self

    def surrender(self, seat: int) -> Self:
        return self.play(seat, Surrender())

    def refuses(self, seat: int, action: Action) -> IllegalAction:
        """The refusal of an action; a refused action changes nothing."""
        before = self.state.dump()
        with pytest.raises(IllegalAction) as caught:
            self.game.check(self.state, seat, action)
        assert self.state.dump() == before
        return caught.value

    def clause(self, seat: int, action: Action) -> str:
        """The clause that forbids an action."""
        return self.refuses(seat, action).clause

    def _apply(self, seat: int, code: int) -> None:
        before = copied(self.state)
        self.state.apply(seat, code)
        self.events += self.game.narrate(before, seat, code, self.state)

    # Looking.

    @property
    def phase(self) -> str:
        return str(self.phases[self.state.phase])

    @property
    def awaiting(self) -> list[int]:
        return seats_in(self.state.awaiting())

    @property
    def asks_chance(self) -> bool:
        return bool(self.state.awaiting() == ASKS_CHANCE)

    @property
    def over(self) -> bool:
        return bool(self.state.awaiting() == NOBODY)

    @property
    def winners(self) -> list[int]:
        return seats_in(self.state.winners)

    def legal(self, seat: int, *kinds: type[Action]) -> list[Any]:
        """All that a seat can do, or only what is of these kinds."""
        actions = self.game.legal_actions(self.state, seat)
        return [action for action in actions if not kinds or isinstance(action, kinds)]

    def armies(self, *territories: str) -> list[int]:
        numbers = self.state.land.armies
        return [numbers[self.parts.territories.index(name)] for name in territories]

    def owner(self, territory: str) -> int:
        """The seat that owns it; NEUTRAL or VACANT for nobody."""
        return int(self.state.land.owner[self.parts.territories.index(territory)])

    def held(self, seat: int) -> list[str]:
        return [name for name in self.parts.territories if self.owner(name) == seat]

    def hand(self, seat: int) -> list[str]:
        return names_in(self.parts.cards, self.state.deck.hands[seat])

    def pools(self) -> dict[str, int]:
        return filled_pools(self.state.pools, self.parts.pools)

    def view(self, viewer: int | None) -> Any:
        return self.game.view(self.state, viewer)

    def heard(self, viewer: int | None, *kinds: type[Event]) -> list[Any]:
        """What a viewer was told since the position was set up."""
        events = [event for telling in self.events if (event := telling.heard_by(viewer)) is not None]
        return [event for event in events if not kinds or isinstance(event, kinds)]


def in_continent(parts: Any, continent: str) -> list[str]:
    number = parts.continents.index(continent)
    where = parts.board.continent
    return [name for k, name in enumerate(parts.territories) if where[k] == number]
