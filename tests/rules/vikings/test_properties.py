"""What holds in every position of every match of WAR Vikings, whatever the options and the number of players."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.games.vikings.phase import OVER, PHASES, UNPLACED
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.parts.land.limits import NEUTRAL, VACANT
from tests.rules.random_matches import play_at_random, single_options, some_values, tables
from tests.rules.vikings.table import GAME, PARTS

BOARD = len(PARTS.territories)


def check(state):
    """Nothing is lost, nothing is doubled, nobody holds what he cannot."""
    if state.turns == 0:
        return
    check_land(state)
    check_cards(state)
    on_board, in_port = counted(state)
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1:
            check_pieces(state, seat, on_board[seat], in_port[seat])
        elif state.phase != OVER:
            assert (state.stock[seat], state.valhalla[seat], state.removed[seat]) == (0, 0, 0)
            assert state.deck.hands[seat] == 0
            assert state.fleet.in_reserve[seat] == 0


def check_land(state):
    land = state.land
    owners, armies = land.owner[:BOARD], land.armies[:BOARD]
    fallen = state.battle.target if PHASES[state.phase] in ("valhalla_att", "valhalla_def", "occupy") else None
    assert all(number >= 1 or place == fallen for place, number in enumerate(armies))
    assert VACANT not in owners
    assert (NEUTRAL in owners) <= (2 in state.fate)
    assert sum(state.pools.pool) == state.pools.left >= 0
    ports = state.rules.sea.ports
    assert state.fleet.in_port & ~ports == state.fleet.spent & ~state.fleet.in_port == 0
    assert not any(state.fleet.in_port >> place & 1 for place, owner in enumerate(owners) if owner == NEUTRAL)


def counted(state):
    """By owner, the armies and the ships on the board."""
    on_board, in_port = [0] * (NEUTRAL + 1), [0] * (NEUTRAL + 1)
    ships = state.fleet.in_port
    for place, (owner, armies) in enumerate(zip(state.land.owner[:BOARD], state.land.armies, strict=False)):
        on_board[owner] += armies
        in_port[owner] += ships >> place & 1
    return on_board, in_port


def check_pieces(state, seat, on_board, in_port):
    """VIK-SUP-02: the four places of the armies; and the ships and the commander."""
    assert 0 <= state.valhalla[seat] <= 6
    if state.rules.limited:
        assert on_board + state.valhalla[seat] + state.stock[seat] + state.removed[seat] == 85
        due = state.pools.left if seat == state.active else 0
        assert state.stock[seat] >= due
        assert state.removed[seat] >= 0
    if state.rules.ships_on:
        assert in_port + state.fleet.in_reserve[seat] + state.fleet.destroyed[seat] == 5
    place = state.commander[seat]
    assert place >= UNPLACED or state.land.owner[place] == seat


def check_cards(state):
    deck = state.deck
    places = [*deck.hands, deck.pile, deck.opened]
    assert sum(places) == (1 << len(PARTS.cards)) - 1
    assert sum(bits.bit_count() for bits in places) == len(PARTS.cards)
    assert deck.covered == 0
    assert deck.sizes == [hand.bit_count() for hand in deck.hands]
    held = [1 << card for card in state.objective[: state.rules.seats] if card < len(PARTS.objectives)]
    assert sum(held).bit_count() == len(held) in (0, state.rules.seats)
    assert sum(held) & state.undealt == 0


def begun(seats, options):
    """A state, or None where the options do not go together."""
    try:
        return GAME.new_state(seats, {**options, "round_limit": min(options.get("round_limit") or 6, 6)})
    except BadSetup:
        return None


@settings(max_examples=60, deadline=None)
@given(tables(GAME), st.lists(st.tuples(st.integers(1, 600), st.integers(0, 5)), max_size=4))
def test_pieces_are_conserved_and_matches_end(table, surrenders):
    seats, options, seed = table
    state = begun(seats, options)
    if state is not None:
        play_at_random(state, seed, dict(surrenders), check)
        assert 1 in GAME.ranking(state)


@pytest.mark.parametrize(("option", "value"), list(single_options(GAME)))
def test_matches_end_under_every_value_of_every_option(option, value):
    for seed in range(3):
        state = GAME.new_state([SeatSetup()] * (4 + seed), {"round_limit": 5, option: value})
        play_at_random(state, f"{option} {seed}", {}, check)
        assert 1 in GAME.ranking(state)


def test_matches_of_three_end():
    for seed in range(5):
        state = GAME.new_state([SeatSetup()] * 3, {"three_players": True, "round_limit": 8})
        play_at_random(state, seed, {}, check)
        assert 1 in GAME.ranking(state)


def test_matches_end_under_random_combinations():
    ended, seed = 0, 0
    while ended < 200:
        rng = random.Random(seed)
        options = {option.id: rng.choice(some_values(option)) for option in GAME.options}
        state = begun([SeatSetup()] * rng.choice([4, 5, 6]), options)
        if state is not None:
            play_at_random(state, seed, {}, check)
            assert 1 in GAME.ranking(state)
            ended += 1
        seed += 1
