"""What holds in every position of every match of Reinos, whatever the options and the number of players."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.bots.playout import pick
from conquista.games.reinos.phase import CHOOSE, JOKER, ORDER, OVER, PICK, REVOLT
from conquista.kernel.boxes import seeded
from conquista.kernel.family import SURRENDER
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import Choice
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NO_SEAT, NOBODY, seats_in
from conquista.kernel.state import Codes, copied
from tests.rules.reinos.table import GAME, PARTS

PERCENTS = {15, 30, 45, 60, 75}


def values(option):
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    return st.sampled_from([option.default, option.least, option.least + 7])


OPTIONS = st.fixed_dictionaries({}, optional={option.id: values(option) for option in GAME.options})
SURRENDERS = st.lists(st.tuples(st.integers(1, 200), st.integers(0, 7)), max_size=6)


@st.composite
def tables(draw):
    players = draw(st.integers(4, 8))
    colours = draw(st.permutations(PARTS.colours))[:players]
    seats = [SeatSetup(colour if draw(st.booleans()) else None) for colour in colours]
    return seats, draw(OPTIONS), draw(st.integers(0, 10**6))


def check(state):
    """Bonds, probabilities and armies are such as the rules can have brought about."""
    seats = range(state.rules.seats)
    playing = [seat for seat in seats if state.is_playing(seat)]
    free = [seat for seat in playing if state.suzerain[seat] == seat]
    vassals = [seat for seat in playing if seat not in free]
    assert all(state.suzerain[seat] in free for seat in vassals)
    assert all(state.revolt[seat] in PERCENTS for seat in vassals)
    assert all(
        state.revolt[seat] == 0 and state.suzerain[seat] == seat for seat in seats if seat not in vassals
    )
    assert set(seats_in(state.skips_growth)) <= set(vassals)
    assert all(0 <= passes <= 2 for passes in state.passes)
    if state.phase != ORDER:
        assert sorted(state.order[: len(seats)]) == list(seats)
    if state.phase not in (OVER, JOKER):  # cards are still shown after the surrender that ends a match
        assert len(free) >= 2
    if state.phase == CHOOSE:
        assert state.active in free
        assert (state.attacker, state.defender, state.cards) == (len(seats), len(seats), 0)
    if state.phase in (REVOLT, PICK):
        check_battle(state, free)


def check_battle(state, free):
    assert state.attacker == state.active != state.defender
    assert {state.attacker, state.defender} <= set(free)
    asked = seats_in(state.asked)
    if state.phase == REVOLT:
        assert set(asked) == {*seats_in(state.vassals_of(state.attacker) | state.vassals_of(state.defender))}
        assert set(seats_in(state.awaiting())) <= set(asked)
    else:
        attack, defence = state.attack_armies, state.defence_armies
        assert state.cards == attack + defence <= 40
        assert state.picking == (state.attacker if attack <= defence else state.defender)
        turned = state.turned.bit_count()
        assert turned + sum(state.picks_left) == min(attack, defence)
        assert state.awaiting().bit_count() == 1


def decided(state, codes, box):
    """An answer of somebody who is asked, or, now and then, a second one of somebody who has answered."""
    revising = [seat for seat in range(state.rules.seats) if state.may_revise(seat)]
    asked = revising if revising and box.below(3) == 0 else seats_in(state.awaiting())
    seat = asked[box.below(len(asked))]
    return seat, pick(codes, state.list_actions(seat, codes), box)


@settings(max_examples=400, deadline=None)
@given(tables(), SURRENDERS)
def test_bonds_stay_sound_and_matches_end(table, surrenders):
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    box, codes = seeded("property", seed), Codes()
    leaving = dict(surrenders)
    limit = state.rules.round_limit
    steps = 0
    while (awaited := state.awaiting()) != NOBODY:
        steps += 1
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        elif state.may_surrender(leaver := leaving.pop(steps, NO_SEAT)):
            state.apply(leaver, SURRENDER)
        else:
            state.apply(*decided(state, codes, box))
        check(state)
        assert limit == 0 or state.round <= limit
    winners = state.winners
    assert GAME.ranking(state) == [1 if winners >> seat & 1 else 2 for seat in range(len(seats))]
    assert all(state.is_free(seat) for seat in seats_in(winners))


def decisions(state, box):
    """Whenever somebody is asked; whoever asks for the next one has answered this one."""
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        else:
            yield seats_in(awaited)


@settings(max_examples=200, deadline=None)
@given(tables())
def test_who_answers_first_and_what_was_answered_before_make_no_difference(table):
    """The same decisions on a revolt in another order, and after other ones, lead to the same state."""
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    box, codes = seeded("order", seed), Codes()
    for asked in decisions(state, box):
        if state.phase != REVOLT:
            state.apply(*decided(state, codes, box))
            continue
        first, again = (
            {seat: pick(codes, state.list_actions(seat, codes), box) for seat in asked} for _ in "12"
        )
        other = copied(state)
        for seat in asked[1:]:
            other.apply(seat, first[seat])
        for seat in reversed(asked):
            other.apply(seat, again[seat])
        for seat in asked:
            state.apply(seat, again[seat])
        assert other.dump() == state.dump()


@settings(max_examples=100, deadline=None)
@given(tables())
def test_what_a_seat_sees_can_be_imagined(table):
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    box, codes = seeded("imagine", seed), Codes()
    for _ in decisions(state, box):
        viewer = box.below(len(seats) + 1)
        view = GAME.view(state, viewer if viewer < len(seats) else None)
        assert GAME.view(GAME.imagine(view, box), view.seat) == view
        state.apply(*decided(state, codes, box))


@settings(max_examples=100, deadline=None)
@given(tables())
def test_those_who_never_answer_play_to_the_end(table):
    seats, options, seed = table
    state = GAME.new_state(seats, options)
    for asked in decisions(state, seeded("default", seed)):
        code = GAME.default(state, asked[0])
        assert GAME.lists(state, asked[0], code)
        state.apply(asked[0], code)
    assert 1 in GAME.ranking(state)
