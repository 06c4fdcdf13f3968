"""Building a position of War and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conquista.games.war.components import components, rules_for
from conquista.games.war.engine import WarEngine
from conquista.games.war.game import War
from conquista.games.war.phase import PHASES
from conquista.games.war.turn import advance
from conquista.kernel.event import Telling
from conquista.kernel.names import bits_of
from conquista.kernel.option import settle
from tests.rules.land import LandTable, in_continent

PARTS = components()
GAME = War()


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
        discards: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        exchanges: int = 0,
        round_number: int = 2,
        first: int = 0,
        conquered: bool = False,
        eliminated: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Set a position up. What is not said is filled in so that it does not matter.

        `holdings`: the territories of each seat; all others belong to `rest` (the last seat if not said).
        `armies`: 1 on every territory not named. `phase`: a state of WAR-TRN-03; "turn_start" begins the
        active seat's turn. Seats that hold nothing are out of play (eliminated). Everybody holds an
        objective that the position does not fulfil, if none is given. The draw pile is all cards that
        are nowhere else, if it is not given; then all others are in the box.
        """
        self.events: list[Telling] = []
        self.state = WarEngine(rules_for(players, settle(GAME.options, options or {})))
        self.set_land(players, holdings or {}, players - 1 if rest is None else rest, armies or {})
        self.set_people(players, objectives or {}, colours or PARTS.colours[:players])
        self.set_cards(hands or {}, discards, pile)
        state = self.state
        state.active, state.first, state.round, state.turns = active, first, round_number, 1
        state.exchanges, state.conquered, state.eliminated = exchanges, conquered, eliminated
        for name, number in (pools or {}).items():
            state.pools.add(PARTS.pools.index(name), number)
        if phase == "fortify":
            self.set_movable()
        state.phase = PHASES.index(phase)
        if phase in ("turn_start", "draw", "turn_end"):
            advance(state)


def card_bits(cards: Sequence[str]) -> int:
    return bits_of(PARTS.cards, cards)


def cards_of(*territories: str) -> list[str]:
    return [f"carta_{name}" for name in territories]


def territories_of(continent: str) -> list[str]:
    return in_continent(PARTS, continent)


def opening(
    players: int = 3, colours: Sequence[str | None] | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table at the very beginning, where chance is asked for the first time."""
    return Table(players=players, options=options).open(colours or PARTS.colours[:players], options or {})
