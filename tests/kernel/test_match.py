"""A match in play: drafts, defaults, several writers' worth of trouble, and its record."""

from __future__ import annotations

import random

import pytest

from conquista.games.war.actions import Attack, EndAttack, Place
from conquista.games.war.game import War
from conquista.kernel.action import Surrender
from conquista.kernel.errors import BadMessage, BadRecord, BadSetup, IllegalAction
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, FastLot
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.replay import replay

GAME = War()


def begin(seed=1, players=3, **options):
    header = Header("war", 1, "m", [SeatSetup()] * players, {"round_limit": 20, **options}, DiceNote())
    return Match(GAME, header, FastLot(seed))


def placements(match, seat):
    return [action for action in match.legal_actions(seat) if isinstance(action, Place)]


def test_a_match_begins_at_the_first_decision():
    match = begin()
    assert len(match.awaiting) == 1
    assert match.view(None).phase == "place"
    assert all(entry.seat == 16 for entry in match.entries)


def test_steps_of_an_open_chain_are_drafts_that_only_their_seat_sees():
    match = begin()
    seat = match.awaiting[0]
    other = (seat + 1) % 3
    before, entries = match.view(other), len(match.entries)
    step = Place("free", placements(match, seat)[0].territory, 1)
    assert match.play(seat, step) == []
    assert len(match.entries) == entries
    assert match.view(other) == before
    assert sum(match.view(seat).armies) == sum(before.armies) + 1


def test_a_draft_is_taken_back_step_by_step():
    match = begin()
    seat = match.awaiting[0]
    start = match.view(seat)
    first, second = (Place("free", placements(match, seat)[k].territory, 1) for k in (0, -1))
    match.play(seat, first)
    after_first = match.view(seat)
    match.play(seat, second)
    assert match.step_back(seat)
    assert match.view(seat) == after_first
    assert match.step_back(seat)
    assert match.view(seat) == start
    assert not match.step_back(seat)
    assert not match.step_back((seat + 1) % 3)


def test_when_the_chain_settles_its_steps_become_entries_and_are_told():
    match = begin()
    seat = match.awaiting[0]
    territory = placements(match, seat)[0].territory
    left = match.view(seat).pools["free"]
    entries = len(match.entries)
    for k in range(left):
        told = match.play(seat, Place("free", territory, 1))
        assert len(told) == (left if k == left - 1 else 0)
    assert [entry.number for entry in match.entries[entries:]] == list(range(entries + 1, entries + left + 1))
    assert not match.step_back(seat)


def test_a_surrender_of_another_does_not_lose_the_draft():
    match = begin()
    seat = match.awaiting[0]
    step = Place("free", placements(match, seat)[0].territory, 1)
    match.play(seat, step)
    drafted = sum(match.view(seat).armies)
    told = match.play((seat + 1) % 3, Surrender())
    assert [t.entry.action for t in told] == [Surrender()]
    assert sum(match.view(seat).armies) == drafted
    assert match.drafts
    assert match.step_back(seat)


def test_a_surrender_of_the_drafting_seat_ends_its_turn():
    match = begin()
    seat = match.awaiting[0]
    match.play(seat, Place("free", placements(match, seat)[0].territory, 1))
    match.play(seat, Surrender())
    assert not match.drafts
    assert match.awaiting != [seat]
    assert replay(GAME, match.record).dump() == match.state.dump()


def test_what_a_match_has_forgotten_is_missing_from_nothing_but_its_own_memory():
    kept, lean = begin(seed=4), begin(seed=4)
    rng = random.Random(4)
    kept.play(1, Surrender())
    lean.play(1, Surrender())
    for _ in range(40):
        lean.forget()
        seat = kept.awaiting[0]
        action = rng.choice(kept.legal_actions(seat))
        assert kept.play(seat, action) == lean.play(seat, action)
    assert lean.count == kept.count == len(kept.entries) > len(lean.entries)
    assert lean.state.dump() == kept.state.dump()
    assert lean.has_surrendered(1)
    assert not lean.has_surrendered(0)
    with pytest.raises(BadRecord, match="kept elsewhere"):
        _ = lean.record


def test_refused_actions_change_nothing():
    match = begin()
    seat = match.awaiting[0]
    dump, entries = match.state.dump(), len(match.entries)
    for wrong_seat in (-1, 3, 99, "0", None, 0.0, True):
        with pytest.raises(BadMessage):
            match.play(wrong_seat, EndAttack())
    for action in (
        EndAttack(),
        Attack("brasil", "peru", 1),
        Place("free", "brasil", 2**31),
        Place("x", "y", 1),
    ):
        with pytest.raises(IllegalAction):
            match.play(seat, action)
    for action in (
        "attack",
        None,
        b"x",
        7,
        Attack(1, 2, 3),
        Attack("brasil", "peru", "3"),
        Place("free", [], 1),
    ):
        with pytest.raises(BadMessage):
            match.play(seat, action)
    assert (match.state.dump(), len(match.entries), match.drafts) == (dump, entries, [])


def test_defaults_are_marked_in_the_record():
    match = begin()
    seat = match.awaiting[0]
    told = match.play_default(seat)
    assert told[0].entry.by == "default"
    assert told[0].entry.line()[-1] == {"by": "default"}
    idle = next(k for k in range(3) if k not in match.awaiting)
    with pytest.raises(BadRecord):
        match.play_default(idle)


def test_a_match_goes_on_from_its_record():
    match = begin(seed=5)
    rng = random.Random(5)
    for _ in range(60):
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.legal_actions(seat)))
    while match.drafts:
        match.step_back(match.drafts[0].seat)
    record = match.record
    again = Match(GAME, record.header, FastLot("other dice"), record.entries)
    assert again.state.dump() == match.state.dump()
    assert again.heard(None) == match.heard(None)
    assert again.awaiting == match.awaiting


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([SeatSetup()] * 2, {}),
        ([SeatSetup()] * 7, {}),
        ([SeatSetup("azul"), SeatSetup("azul"), SeatSetup()], {}),
        ([SeatSetup("roxo"), SeatSetup(), SeatSetup()], {}),
        ([SeatSetup()] * 3, {"first_round": "half"}),
        ([SeatSetup()] * 3, {"exchange_cap": 3}),
        ([SeatSetup()] * 3, {"exchange_cap": True}),
        ([SeatSetup()] * 3, {"round_limit": 10**30}),
        ([SeatSetup()] * 3, {"reveal_objective_on_elimination": "maybe"}),
        ([SeatSetup()] * 3, {"speed": 1}),
    ],
)
def test_a_bad_setup_is_refused_and_says_what_is_allowed(seats, options):
    with pytest.raises(BadSetup) as caught:
        Match(GAME, Header("war", 1, "m", seats, options, DiceNote()), FastLot(1))
    assert len(str(caught.value)) > 20


def test_a_header_of_another_game_or_version_is_refused():
    seats = [SeatSetup()] * 3
    for header in (
        Header("chess", 1, "m", seats, {}, DiceNote()),
        Header("war", 99, "m", seats, {}, DiceNote()),
    ):
        with pytest.raises(BadRecord):
            Match(GAME, header, FastLot(1))
