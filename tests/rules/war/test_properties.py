"""What holds in every position of every match of War, whatever the options and the number of players."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.games.war.components import components
from conquista.games.war.game import War
from conquista.games.war.phase import DEAL, OVER
from conquista.kernel.boxes import seeded
from conquista.kernel.seat import ASKS_CHANCE, CHANCE
from conquista.parts.land.limits import NEUTRAL, VACANT
from tests.rules.random_matches import play_at_random, tables

GAME = War()
PARTS = components()


def check(state):
    """Nothing is lost, nothing is doubled, nobody holds what he cannot."""
    land, deck = state.land, state.deck
    seats = range(state.rules.seats)
    dealt = state.phase > DEAL
    owners, armies = (row[: len(PARTS.territories)] for row in (land.owner, land.armies))
    if dealt:
        assert all(number >= 1 for number in armies)
        assert VACANT not in owners
        places = [*deck.hands, deck.pile, deck.opened, deck.covered]
        assert sum(places) == (1 << len(PARTS.cards)) - 1
        assert sum(bits.bit_count() for bits in places) == len(PARTS.cards)
        colours = state.colour[: len(seats)]
        assert len(set(colours)) == len(colours)
        held = [1 << card for card in state.objective[: len(seats)]]
        assert sum(held) & state.undealt == 0
        assert sum(held).bit_count() == len(held)
    assert deck.sizes == [hand.bit_count() for hand in deck.hands]
    held_by = [sum(owner == each for owner in land.owner[:42]) for each in range(len(land.territories))]
    assert land.territories == held_by
    for seat in seats:
        playing = state.in_play >> seat & 1
        if dealt:
            assert (land.territories[seat] > 0) == bool(playing) or state.phase == OVER
        if not playing:
            assert deck.hands[seat] == 0 or state.phase == OVER
    assert sum(state.pools.pool) == state.pools.left >= 0
    assert (NEUTRAL in owners) <= (2 in state.fate)


@settings(max_examples=60, deadline=None)
@given(tables(GAME), st.lists(st.tuples(st.integers(1, 400), st.integers(0, 5)), max_size=4))
def test_pieces_are_conserved_and_matches_end(table, surrenders):
    seats, options, seed = table
    state = GAME.new_state(seats, {**options, "round_limit": options.get("round_limit") or 8})
    play_at_random(state, seed, dict(surrenders), check)
    assert 1 in GAME.ranking(state)


@settings(max_examples=40, deadline=None)
@given(tables(GAME))
def test_the_deal_gives_everybody_his_share(table):
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    box = seeded("deal", seed)
    while state.awaiting() == ASKS_CHANCE:
        state.apply(CHANCE, state.draw(box))
    counts = sorted(state.land.territories[: len(seats)], reverse=True)
    assert counts == next(row for row in PARTS.numbers["setup"] if row["players"] == len(seats))["territories"]
    for number, seat in enumerate(seats):
        assert seat.colour is None or PARTS.colours[state.colour[number]] == seat.colour
