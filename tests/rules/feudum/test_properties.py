"""Random matches of Feudum: pieces are conserved, listing changes nothing, and the end comes in time."""

from __future__ import annotations

import random

import pytest

from conquista.games.feudum import setup
from conquista.games.feudum.components import components, rules_for
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import FORGO
from conquista.games.feudum.phase import DO_CHOOSE_MODE, KIND, PHASES
from conquista.kernel.boxes import seeded
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import Codes
from tests.rules.feudum.pieces import assert_conserved

TABLES = [
    {},
    {"preset": "published"},
    {"mode": "basic"},
    {"writ_deck": "extended", "feudum_influence": "sealed", "farmer_trade_pays": "accepted"},
]


def begun(players, options):
    state = FeudumEngine(rules_for(players, settle(components().options, options)))
    setup.hand_out(state)
    setup.go_on_with_colours(state)
    return state


def busy_code(state, families, rng):
    """Mostly do something where one can, so that every chapter is reached."""
    acting = [code for code in families if code & (KIND | 63) != DO_CHOOSE_MODE | FORGO]
    chosen = rng.choice(acting if acting and rng.random() < 0.95 else families)
    return chosen - (rng.randrange(chosen >> AMOUNT) << AMOUNT)


def steps(state, seed, leaving=0.0):
    """A random match, step by step; `leaving`: how likely whoever may surrender does."""
    rng, box, codes = random.Random(seed), seeded("feudum", seed), Codes()
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            seat, code = CHANCE, state.draw(box)
        else:
            seat = seats_in(awaited)[0]
            before = state.dump()
            families = codes.first(state.list_actions(seat, codes))
            assert state.dump() == before
            code = busy_code(state, families, rng)
            if leaving and state.may_surrender(seat) and rng.random() < leaving:
                code = SURRENDER
        yield state, seat, code
        state.apply(seat, code)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_piece_is_somewhere_at_every_entry(players, table):
    state = begun(players, TABLES[table])
    for _ in steps(state, 10 * players + table):
        assert_conserved(state)
    assert_conserved(state)
    assert PHASES[state.phase] == "over"


@pytest.mark.parametrize("seed", range(8))
def test_pieces_of_those_who_leave_are_still_there(seed):
    state = begun(2 + seed % 4, TABLES[seed % 4])
    for _ in steps(state, seed, leaving=0.01):
        assert_conserved(state)
    assert state.in_play


@pytest.mark.parametrize("seed", range(12))
def test_a_match_ends_within_nineteen_rounds(seed):
    state = begun(2 + seed % 4, TABLES[seed // 4])
    for _ in steps(state, 100 + seed):
        assert state.round <= 19
    assert state.epoch == 5
