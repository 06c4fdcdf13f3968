"""What every game of the catalogue must hold to."""

from __future__ import annotations

import random

import msgspec
import pytest

from conquista.bots.playout import play_out
from conquista.catalog import GAMES
from conquista.kernel import family, fields, wire
from conquista.kernel.action import Surrender
from conquista.kernel.boxes import ReplayBox, seeded
from conquista.kernel.errors import BadRecord, BrokenRule, IllegalAction
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import Codes, copied
from tests.conformance.positions import GAME_IDS, fresh, positions, walk
from tests.conformance.traits import TRAITS

each_game = pytest.mark.parametrize("game_id", GAME_IDS)


@each_game
def test_positions_cover_every_decision_phase(game_id):
    phases = {GAMES[game_id].view(state, None).phase for state, _ in positions(game_id)}
    prompted = {kind.removeprefix("prompt-") for kind in prompts(game_id)}
    assert phases == prompted


def prompts(game_id):
    from conquista.texts import bundle

    return [name for name in bundle("en", game_id)._messages if name.startswith("prompt-")]


@each_game
def test_every_listed_decision_passes_the_check_and_is_found_again(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id):
        families = game.families(state, seat)
        assert len({family.head(code) for code in families}) == len(families) > 0
        for code in families:
            for amount in {1, family.amount(code)}:
                member = amount << family.AMOUNT | family.head(code)
                action = game.decode(member)
                assert game.check(state, seat, action) == member
                game.explain(state, seat, action)


@each_game
def test_legal_actions_spell_the_families_out(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id)[:40]:
        actions = game.legal_actions(state, seat)
        assert len(actions) == sum(family.amount(code) for code in game.families(state, seat))
        assert len({repr(action) for action in actions}) == len(actions)


@each_game
def test_only_awaited_seats_have_actions(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id)[:40]:
        for other in range(game.seats_of(state)):
            if not state.awaiting() >> other & 1 and not state.may_revise(other):
                assert game.legal_actions(state, other) == []
                with pytest.raises(IllegalAction):
                    game.check(state, other, game.decode(game.families(state, seat)[0]))


@each_game
def test_a_copy_holds_all_and_shares_nothing(game_id):
    game = GAMES[game_id]
    for state, _ in positions(game_id)[::5]:
        before = state.dump()
        copy = copied(state)
        assert copy.dump() == before
        play_out(copy, Codes(), seeded("copy"), copy.turn() + 3)
        assert copy.dump() != before
        assert state.dump() == before
        copy.copy_from(state)
        assert copy.dump() == before
        assert game.view(copy, None) == game.view(state, None)


@each_game
def test_a_dump_is_the_whole_state(game_id):
    for state, _ in positions(game_id)[::7]:
        other = state.blank()
        other.load(state.dump())
        assert other.dump() == state.dump()
        box, twin = seeded("dump"), seeded("dump")
        assert play_out(other, Codes(), box, other.turn() + 2) == play_out(
            state_copy := copied(state), Codes(), twin, state.turn() + 2
        )
        assert other.dump() == state_copy.dump()
        assert fields.layout(other) == fields.layout(state)
    with pytest.raises(BadRecord):
        state.load(state.dump()[:-1])
    with pytest.raises(BadRecord):
        state.load(["x"] * len(state.dump()))


@each_game
def test_a_view_can_be_imagined_and_looks_the_same(game_id):
    game = GAMES[game_id]
    for number, (state, seat) in enumerate(positions(game_id)):
        for viewer in (seat, None, (seat + 1) % game.seats_of(state)):
            view = game.view(state, viewer)
            imagined = game.imagine(view, seeded("imagine", number))
            assert game.view(imagined, viewer) == view
            if viewer is not None:
                assert game.families(imagined, viewer) == game.families(state, viewer)


@each_game
def test_views_and_events_and_actions_pass_the_wire(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id)[::3]:
        for viewer in (seat, None):
            view = game.view(state, viewer)
            assert wire.decode_view(game, wire.encode(view)) == view
        for action in game.legal_actions(state, seat)[:50]:
            assert wire.decode_action(game, wire.encode(action)) == action
    for state, seat, code in walk(game, 3):
        before = copied(state)
        after = game.after(state, seat, code)
        for telling in game.narrate(before, seat, code, after):
            for event in (telling.event, telling.masked):
                if event is not None:
                    assert wire.decode_event(game, wire.encode(event)) == event


@each_game
def test_the_default_of_every_state_is_legal_and_ends_a_match(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id):
        assert game.lists(state, seat, game.default(state, seat))
    state = game.new_state(
        [msgspec.convert({}, type=game_seat_type()) for _ in range(game.seats[0])], {"round_limit": 3}
    )
    box = seeded("defaults")
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        else:
            seat = seats_in(awaited)[-1]
            state.apply(seat, game.default(state, seat))
    assert 1 in game.ranking(state)


def game_seat_type():
    from conquista.kernel.game import SeatSetup

    return SeatSetup


@each_game
def test_chance_has_as_many_answers_as_the_state_says(game_id):
    game = GAMES[game_id]
    asked = 0
    for state, seat, code in walk(game, 4):
        if seat != CHANCE:
            continue
        chance = game.chance(state)
        assert chance.outcomes == state.outcomes() > code >= 0
        assert chance.outcome(chance.answer(code)) == code
        assert game.read_chance(msgspec.to_builtins(chance.answer(code))) == chance.answer(code)
        assert state.draw(ReplayBox([code])) == code
        with pytest.raises(BrokenRule):
            state.draw(ReplayBox([chance.outcomes]))
        asked += 1
    assert asked > 50


@each_game
def test_masks_number_legal_decisions(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id):
        mask = game.mask(state, seat)
        assert mask
        assert all(0 <= number < game.actions for number in mask)
        assert len(set(mask.values())) == len(mask)
        for number, code in mask.items():
            assert game.lists(state, seat, code)
            assert game.index(state, seat, code) == number
        for code in game.families(state, seat):
            assert game.index(state, seat, code) in mask
        for other in range(game.seats_of(state)):
            asked = state.awaiting() >> other & 1 == 1 or state.may_revise(other)
            assert (game.mask(state, other) != {}) == asked


@each_game
def test_matches_end_and_somebody_is_first(game_id):
    game = GAMES[game_id]
    for seed in range(8):
        state = game.new_state(
            [game_seat_type()() for _ in range(game.seats[seed % len(game.seats)])], {"round_limit": 30}
        )
        play_out(state, Codes(), seeded("end", seed), 10_000)
        assert state.awaiting() == NOBODY
        places = game.ranking(state)
        assert len(places) == game.seats_of(state)
        assert min(places) == 1
        assert game.view(state, None).places == places
        with pytest.raises(IllegalAction):
            game.check(state, 0, Surrender())


@each_game
def test_surrender_is_never_listed_and_leads_on(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id)[::4]:
        assert not any(family.head(code) == 0 for code in game.families(state, seat))
        for leaver in range(game.seats_of(state)):
            if state.may_surrender(leaver):
                after = game.after(state, leaver, game.check(state, leaver, Surrender()))
                assert not after.may_surrender(leaver)
                assert plays_on(game, after) or not after.awaiting() >> leaver & 1
                play_out(after, Codes(), seeded("left", leaver), after.turn() + 2)


def plays_on(game, state):
    """Whether at this table a seat that surrenders goes on, played by a bot."""
    option = TRAITS[game.id].played_on
    return option is not None and game.view(state, None).options[option[0]] == option[1]


@each_game
def test_fresh_states_ask_chance_or_a_seat(game_id):
    game = GAMES[game_id]
    for seed in range(6):
        state = fresh(game, seed)
        assert state.awaiting() != NOBODY
        assert state.settled()
        assert game.ranking(state) == []


@each_game
def test_chains_are_open_only_while_one_seat_decides(game_id):
    game = GAMES[game_id]
    rng = random.Random(5)
    opened = 0
    for state, seat, _ in walk(game, rng.randrange(100)):
        if not state.settled():
            opened += 1
            assert seat != CHANCE
            assert state.awaiting().bit_count() == 1
    assert (opened > 0) == TRAITS[game_id].has_chains


@each_game
def test_an_answer_can_be_revised_only_where_the_rules_say_so(game_id):
    """A revision is listed like a first answer, replaces it, and leaves everybody else as they were."""
    game = GAMES[game_id]
    for state, seat in positions(game_id):
        assert not state.may_revise(seat)
        for code in game.families(state, seat)[:2]:
            after = game.after(state, seat, code)
            if after.may_revise(seat):
                assert game.families(after, seat) == game.families(state, seat)
                assert not after.awaiting() >> seat & 1
                for other in game.families(after, seat):
                    assert game.after(after, seat, other).dump() == game.after(state, seat, other).dump()


@each_game
def test_of_every_kind_that_is_not_possible_now_a_clause_says_why(game_id):
    game = GAMES[game_id]
    for state, seat in positions(game_id):
        offered = {type(game.decode(code)) for code in game.families(state, seat)}
        for kind in set(game.action_types) - offered - {Surrender}:
            with pytest.raises(IllegalAction):
                game.explain(state, seat, game.example(state, seat, kind))
