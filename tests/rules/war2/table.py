"""Building a position of War II and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conquista.games.war2.components import components, rules_for
from conquista.games.war2.engine import War2Engine
from conquista.games.war2.game import War2
from conquista.games.war2.phase import CENTRES, DEALER, PHASES, UNPLACED
from conquista.games.war2.turn import advance
from conquista.kernel.event import Telling
from conquista.kernel.option import settle
from tests.rules.land import LandTable, in_continent

PARTS = components()
GAME = War2()
FLAK = {0: 1, 1: 4, 2: 6}
"""A side of the anti-aircraft die by what it shows."""
BOMBS = {0: 1, 1: 4, 2: 5, 3: 6}
"""A side of the air-attack die by what it shows."""


class Table(LandTable):
    game, parts, phases, harmless = GAME, PARTS, PHASES, "obj_18_territorios"

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
        self.set_land(players, holdings or {}, players - 1 if rest is None else rest, armies or {})
        self.set_people(players, objectives or {}, colours or PARTS.colours[:players])
        self.set_cards(hands or {}, discards)
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
            self.set_movable()
        state.phase = PHASES.index(phase)
        if phase in ("turn_start", "draw", "turn_end"):
            advance(state)

    def flak(self, shot: int) -> Table:
        """The anti-aircraft die shows so many bombers."""
        assert self.phase == "flak"
        return self.roll(FLAK[shot])

    def bombs(self, armies: int) -> Table:
        assert self.phase == "bombs"
        return self.roll(BOMBS[armies])


def territories_of(continent: str) -> list[str]:
    return in_continent(PARTS, continent)


def opening(
    players: int = 3, colours: Sequence[str | None] | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table at the very beginning, where chance is asked for the first time."""
    chosen = PARTS.colours[:players] if colours is None else colours
    return Table(players=players, options=options).open(chosen, options or {})


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
