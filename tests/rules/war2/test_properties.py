"""What holds in every position of every match of War II, whatever the options and the number of players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.bots.playout import pick, play_out
from conquista.games.war2.components import components
from conquista.games.war2.game import War2
from conquista.games.war2.holdings import armies_in_box, bombers_in_box
from conquista.games.war2.phase import CLAIM, LOT, OCCUPY, OVER, UNPLACED
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes
from conquista.parts.land.limits import NEUTRAL, VACANT
from tests.rules.random_matches import play_at_random, single_options, tables

GAME = War2()
PARTS = components()
BOARD = len(PARTS.territories)


def check(state):
    """Nothing is lost, nothing is doubled, nobody holds what he cannot."""
    check_land(state)
    check_cards(state)
    for seat in range(state.rules.seats):
        playing = state.in_play >> seat & 1
        assert 0 <= state.base[seat] <= 10
        assert bombers_in_box(state, seat) >= 0
        assert armies_in_box(state, seat) >= 0
        place = state.spies.place[seat]
        if not playing and state.phase != OVER:
            assert (state.base[seat], state.deck.hands[seat]) == (0, 0)
            assert place > UNPLACED
        if not state.rules.espionage:
            assert place >= UNPLACED
        elif playing and state.round > 2:
            assert place < UNPLACED
    assert sum(state.pools.pool) == state.pools.left >= 0
    assert state.leaving & ~state.in_play == 0


def check_land(state):
    land = state.land
    owners, armies = land.owner[:BOARD], land.armies[:BOARD]
    assert land.territories == [sum(owner == each for owner in owners) for each in range(len(land.territories))]
    for territory in range(BOARD):
        emptied = state.phase == OCCUPY and territory == state.battle.target
        assert (armies[territory] == 0) == (owners[territory] == VACANT or emptied)
    if state.turns:
        assert VACANT not in owners
        for seat in range(state.rules.seats):
            if state.in_play >> seat & 1:
                assert land.territories[seat] > 0
    assert (NEUTRAL in owners) <= (2 in state.fate)


def check_cards(state):
    deck = state.deck
    places = [*deck.hands, deck.pile, deck.opened, deck.covered]
    if state.phase >= CLAIM or state.phase == LOT:
        assert sum(places) == (1 << len(PARTS.cards)) - 1
        assert sum(bits.bit_count() for bits in places) == len(PARTS.cards)
        assert deck.pile.bit_count() >= 20
    assert deck.sizes == [hand.bit_count() for hand in deck.hands]
    held = [1 << card for card in state.objective[: state.rules.seats] if card < len(PARTS.objectives)]
    assert sum(held).bit_count() == len(held)
    assert sum(held) & state.undealt == 0


@settings(max_examples=60, deadline=None)
@given(tables(GAME), st.lists(st.tuples(st.integers(1, 600), st.integers(0, 5)), max_size=4))
def test_pieces_are_conserved_and_matches_end(table, surrenders):
    seats, options, seed = table
    state = GAME.new_state(seats, {**options, "round_limit": min(options.get("round_limit") or 6, 6)})
    play_at_random(state, seed, dict(surrenders), check)
    assert 1 in GAME.ranking(state)


@settings(max_examples=40, deadline=None)
@given(tables(GAME))
def test_the_setup_gives_everybody_his_share(table):
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    box, codes = seeded("setup", seed), Codes()
    while state.turns == 0:
        if state.awaiting() == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        else:
            count = state.list_actions(state.active, codes)
            state.apply(state.active, pick(codes, count, box))
        check(state)
    expected = {3: [14, 14, 13], 4: [11, 10, 10, 10], 6: [7, 7, 7, 7, 7, 6]}
    counts = [state.land.territories[(state.dealer + k) % len(seats)] for k in range(len(seats))]
    if len(seats) == 5:
        assert sum(counts) == BOARD
        assert max(counts) - min(counts) <= 2
    else:
        assert counts == expected[len(seats)]
    for number, seat in enumerate(seats):
        assert seat.colour is None or PARTS.colours[state.colour[number]] == seat.colour


@pytest.mark.parametrize(("option", "value"), list(single_options(GAME)))
def test_matches_end_under_every_value_of_every_option(option, value):
    for seed in range(4):
        options = {"round_limit": 5, option: value}
        state = GAME.new_state([SeatSetup()] * (3 + seed), options)
        play_out(state, Codes(), seeded(option, seed), 10_000)
        assert state.awaiting() == NOBODY
        check(state)
