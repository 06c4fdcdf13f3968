"""What holds in every position of every match of War, whatever the options and the number of players."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.bots.playout import pick
from conquista.games.war.components import components
from conquista.games.war.game import War
from conquista.games.war.phase import DEAL, OVER
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.family import SURRENDER
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import Choice
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NO_SEAT, NOBODY
from conquista.kernel.state import Codes
from conquista.parts.land.limits import NEUTRAL, VACANT

GAME = War()
PARTS = components()


def values(option):
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    return st.sampled_from([option.default, option.least, option.least + 1, option.least + 7])


OPTIONS = st.fixed_dictionaries({}, optional={option.id: values(option) for option in GAME.options})
COLOURS = st.permutations(PARTS.colours)


@st.composite
def tables(draw):
    players = draw(st.integers(3, 6))
    colours = [colour if draw(st.booleans()) else None for colour in draw(COLOURS)[:players]]
    return [SeatSetup(colour) for colour in colours], draw(OPTIONS), draw(st.integers(0, 10**6))


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
@given(tables(), st.lists(st.tuples(st.integers(1, 400), st.integers(0, 5)), max_size=4))
def test_pieces_are_conserved_and_matches_end(table, surrenders):
    seats, options, seed = table
    state = GAME.new_state(seats, {**options, "round_limit": options.get("round_limit") or 8})
    box, codes = seeded("property", seed), Codes()
    leaving = dict(surrenders)
    steps = 0
    while (awaited := state.awaiting()) != NOBODY:
        steps += 1
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        elif state.may_surrender(leaver := leaving.pop(steps, NO_SEAT)):
            state.apply(leaver, SURRENDER)
        else:
            seat = first(awaited)
            state.apply(seat, pick(codes, state.list_actions(seat, codes), box))
        if steps % 5 == 0:
            check(state)
    check(state)
    assert 1 in GAME.ranking(state)


@settings(max_examples=40, deadline=None)
@given(tables())
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
