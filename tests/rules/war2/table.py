"""Building a position of War II and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from conquista.games.war2.components import components, rules_for
from conquista.games.war2.engine import War2Engine
from conquista.games.war2.game import War2
from conquista.games.war2.phase import CENTRES, DEALER, PHASES, UNPLACED
from conquista.games.war2.turn import advance
from conquista.games.war2.view import War2View
from conquista.kernel.action import Action, Surrender
from conquista.kernel.chance import Drawn, Rolled
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import Event, Telling
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import copied

PARTS = components()
GAME = War2()
HARMLESS = "obj_18_territorios"
FLAK = {0: 1, 1: 4, 2: 6}
"""A side of the anti-aircraft die by what it shows."""
BOMBS = {0: 1, 1: 4, 2: 5, 3: 6}
"""A side of the air-attack die by what it shows."""


class Table:
    """A position and what was told since it was set up. Seats are numbers; A is 0, B is 1, …"""

    def __init__(
        self,
        phase: str = "attack",
        players: int = 3,
        active: int = 0,
        holdings: Mapping[int, Sequence[str]] | None = None,
        rest: int | None = None,
        armies: Mapping[str, int] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        objectives: Mapping[int, str] | None = None,
        colours: Sequence[str] | None = None,
        pools: Mapping[str, int] | None = None,
        base: Mapping[int, int] | None = None,
        ci: Mapping[int, str] | None = None,
        discards: Sequence[str] = (),
        due: int = 0,
        round_number: int = 3,
        stage: int = 0,
        first: int = 0,
        conquered: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Set a position up. What is not said is filled in so that it does not matter.

        `holdings`: the territories of each seat; all others belong to `rest` (the last seat if not said).
        `armies`: 1 on every territory not named. `phase`: "turn_start" begins the active seat's turn. Seats
        that hold nothing are out of play (eliminated). Everybody holds an objective that the position does
        not fulfil, if none is given. The draw pile is all cards that are nowhere else.
        """
        self.events: list[Telling] = []
        self.state = War2Engine(rules_for(players, settle(GAME.options, options or {})))
        self._set_land(players, holdings or {}, players - 1 if rest is None else rest, armies or {})
        self._set_people(players, objectives or {}, colours or PARTS.colours[:players])
        self._set_cards(hands or {}, discards)
        state = self.state
        state.active, state.first, state.round, state.turns = active, first, round_number, 1
        state.stage, state.conquered, state.due = stage, conquered, due
        for name, number in (pools or {}).items():
            state.pools.add(PARTS.pools.index(name), number)
        bases = state.base
        for seat, number in (base or {}).items():
            bases[seat] = number
        state.base = bases
        places = state.spies.place
        for seat in range(players):
            places[seat] = PARTS.territories.index(ci[seat]) if ci and seat in ci else UNPLACED
        state.spies.place = places
        if phase == "move":
            state.reserve.movable = [
                state.land.armies[t] - 1 if state.land.owner[t] == active else 0
                for t in range(len(state.land.owner))
            ]
        state.phase = PHASES.index(phase)
        if phase in ("turn_start", "draw", "turn_end"):
            advance(state)

    def _set_land(
        self, players: int, holdings: Mapping[int, Sequence[str]], rest: int, armies: Mapping[str, int]
    ) -> None:
        holder = {name: seat for seat, names in holdings.items() for name in names}
        unknown = (set(holder) | set(armies)) - set(PARTS.territories)
        assert not unknown, f"no such territories: {unknown}"
        land = self.state.land
        for number, name in enumerate(PARTS.territories):
            land.give(number, holder.get(name, rest))
        numbers = [armies.get(name, 1) for name in PARTS.territories]
        land.armies = numbers + [0] * (len(land.armies) - len(numbers))
        self.state.in_play = sum(1 << seat for seat in range(players) if land.territories[seat])
        fates = self.state.fate
        for seat in range(players):
            fates[seat] = 0 if land.territories[seat] else 1
        self.state.fate = fates

    def _set_people(self, players: int, objectives: Mapping[int, str], colours: Sequence[str]) -> None:
        state = self.state
        cards = [PARTS.objectives.index(objectives.get(seat, HARMLESS)) for seat in range(players)]
        numbers = [PARTS.colours.index(colour) for colour in colours]
        state.objective = cards + state.objective[players:]
        state.colour = numbers + state.colour[players:]

    def _set_cards(self, hands: Mapping[int, Sequence[str]], discards: Sequence[str]) -> None:
        deck = self.state.deck
        placed = [*discards, *(card for hand in hands.values() for card in hand)]
        assert len(set(placed)) == len(placed), "a card lies in two places"
        deck.opened = card_bits(discards)
        for seat, hand in hands.items():
            deck.put(seat, card_bits(hand))
        deck.pile = card_bits([card for card in PARTS.cards if card not in placed])

    # Acting.

    def play(self, seat: int, *actions: Action) -> Table:
        """Legal actions of a seat; chance, if it is asked then, is left to `roll` and `draw`."""
        for action in actions:
            self._apply(seat, GAME.check(self.state, seat, action))
        return self

    def roll(self, *faces: int) -> Table:
        """The dice as they fall: the attack's first, then the defence's."""
        self._apply(CHANCE, GAME.chance(self.state).outcome(Rolled(6, faces)))
        return self

    def flak(self, shot: int) -> Table:
        """The anti-aircraft die shows so many bombers."""
        assert self.phase == "flak"
        return self.roll(FLAK[shot])

    def bombs(self, armies: int) -> Table:
        assert self.phase == "bombs"
        return self.roll(BOMBS[armies])

    def draw(self, *things: str) -> Table:
        """Chance draws these cards, objectives, colours or territories out of what is left."""
        for thing in things:
            left = GAME.chance(self.state).left  # type: ignore[attr-defined]
            answer = Drawn(left.index(thing) + 1, len(left))
            self._apply(CHANCE, GAME.chance(self.state).outcome(answer))
        return self

    def outcome(self, number: int = 0) -> Table:
        """Chance answers with its outcome of this number."""
        self._apply(CHANCE, number)
        return self

    def surrender(self, seat: int) -> Table:
        return self.play(seat, Surrender())

    def refuses(self, seat: int, action: Action) -> IllegalAction:
        """The refusal of an action; a refused action changes nothing."""
        before = self.state.dump()
        with pytest.raises(IllegalAction) as caught:
            GAME.check(self.state, seat, action)
        assert self.state.dump() == before
        return caught.value

    def clause(self, seat: int, action: Action) -> str:
        """The clause that forbids an action."""
        return self.refuses(seat, action).clause

    def _apply(self, seat: int, code: int) -> None:
        before = copied(self.state)
        assert isinstance(before, War2Engine)
        self.state.apply(seat, code)
        self.events += GAME.narrate(before, seat, code, self.state)

    # Looking.

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def awaiting(self) -> list[int]:
        return seats_in(self.state.awaiting())

    @property
    def asks_chance(self) -> bool:
        return self.state.awaiting() == ASKS_CHANCE

    @property
    def over(self) -> bool:
        return self.state.awaiting() == NOBODY

    @property
    def winners(self) -> list[int]:
        return seats_in(self.state.winners)

    def legal(self, seat: int, *kinds: type[Action]) -> list[Any]:
        """All that a seat can do, or only what is of these kinds."""
        actions = GAME.legal_actions(self.state, seat)
        return [action for action in actions if not kinds or isinstance(action, kinds)]

    def armies(self, *territories: str) -> list[int]:
        numbers = self.state.land.armies
        return [numbers[PARTS.territories.index(name)] for name in territories]

    def owner(self, territory: str) -> int:
        """The seat that owns it; NEUTRAL or VACANT for nobody."""
        return self.state.land.owner[PARTS.territories.index(territory)]

    def held(self, seat: int) -> list[str]:
        return [name for name in PARTS.territories if self.owner(name) == seat]

    def hand(self, seat: int) -> list[str]:
        bits = self.state.deck.hands[seat]
        return [card for number, card in enumerate(PARTS.cards) if bits >> number & 1]

    def pools(self) -> dict[str, int]:
        return {name: n for name, n in zip(PARTS.pools, self.state.pools.pool, strict=False) if n}

    def view(self, viewer: int | None) -> War2View:
        return GAME.view(self.state, viewer)

    def heard(self, viewer: int | None, *kinds: type[Event]) -> list[Any]:
        """What a viewer was told since the position was set up."""
        events = [event for telling in self.events if (event := telling.heard_by(viewer)) is not None]
        return [event for event in events if not kinds or isinstance(event, kinds)]


def card_bits(cards: Sequence[str]) -> int:
    return sum(1 << PARTS.cards.index(card) for card in cards)


def territories_of(continent: str) -> list[str]:
    number = PARTS.continents.index(continent)
    where = PARTS.board.continent
    return [name for k, name in enumerate(PARTS.territories) if where[k] == number]


def opening(
    players: int = 3, colours: Sequence[str | None] | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table at the very beginning, where chance is asked for the first time."""
    table = Table(players=players, options=options)
    chosen = PARTS.colours[:players] if colours is None else colours
    table.state = GAME.new_state([SeatSetup(colour) for colour in chosen], options or {})
    return table


def dealt(players: int = 3, dealer: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A table whose Strategic Centres are dealt: in board order, the first to the distributor."""
    table = opening(players, options=options)
    while table.state.phase != DEALER:
        table.outcome()
    table.roll(*(6 if seat == dealer else 1 for seat in range(players)))
    while table.state.phase == CENTRES:
        table.outcome()
    return table


def claimed(players: int = 3, dealer: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A table whose every territory has been taken, always the first of what is left."""
    table = dealt(players, dealer, options)
    while table.phase in ("choice", "claim"):
        table.play(table.awaiting[0], GAME.decode(GAME.default(table.state, table.awaiting[0])))
    return table
