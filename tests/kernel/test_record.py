"""Records: written, read, replayed, and refused when they do not fit."""

from __future__ import annotations

import contextlib
import json
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conquista.api import watch_match
from conquista.catalog import read_record
from conquista.kernel.errors import BadRecord, BadSetup
from conquista.kernel.replay import Replay, replay


@cache
def match():
    return watch_match("war", ["greedy", "brawler", "random"], seed=3)


def lines():
    return match().record.text().splitlines()


def refused(changed):
    """The error of a record; reading it or replaying it, whichever fails first."""
    with pytest.raises(BadRecord) as caught:
        replay(*read_record("\n".join(changed) + "\n"))
    return caught.value


def test_a_record_replays_to_the_same_state_and_the_same_story():
    game, record = read_record(match().record.text())
    assert record == match().record
    assert replay(game, record).dump() == match().state.dump()
    steps = Replay(game, record)
    assert [told.tellings for told in steps] == [told.tellings for told in match().told]
    assert steps.state.dump() == match().state.dump()


def test_every_prefix_of_a_record_is_a_record():
    for length in (1, 2, 10, 60, len(lines()) // 2, len(lines()) - 1):
        replay(*read_record("\n".join(lines()[:length])))


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]", "null", "{", '{"game":"war"}', "\x00", '[1,0,"skip"]', '{"game":3}']
)
def test_what_is_no_header_is_refused(text):
    with pytest.raises(BadRecord):
        read_record(text)


def test_headers_that_ask_for_the_impossible_are_refused():
    header = json.loads(lines()[0])
    for changes in (
        {"game": "chess"},
        {"rules_version": 2},
        {"format": 2},
        {"seats": [{}]},
        {"seats": [{"colour": "azul"}, {"colour": "azul"}, {}]},
        {"options": {"round_limit": -1}},
        {"options": {"nothing": 1}},
        {"extra": 1},
        {"dice": {"unknown": 1}},
    ):
        assert refused([json.dumps({**header, **changes}), *lines()[1:]]).entry is None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "[5]",
        '[5,"chance"]',
        '[5,"somebody","skip"]',
        '[5,true,"skip"]',
        '[5,99,"skip"]',
        '[5,-1,"skip"]',
        '[5,"chance","skip"]',
        '[5,"chance","rolled",6,[1,2,3,4,5,6,1]]',
        '[5,"chance","drawn",99,99]',
        '[5,"chance","drawn",0,9]',
        '[5,"chance","scored",50]',
        '[5,0,"attack","brasil","argelia",3]',
        '[5,0,"attack","brasil","argelia","3"]',
        '[5,0,"attack","brasil"]',
        '[5,0,"surrender"]',
        '[5,0,"drawn",1,9]',
        '[6,0,"skip"]',
        '[5,0,"skip",{"by":""}]',
        '[5,0,"skip",{"why":"x"}]',
        '[5,0,"skip",{"by":7}]',
        "[5,0,",
        "\ufffd",
        "[" * 5000,
    ],
)
def test_an_entry_that_does_not_fit_is_refused_by_its_number(line):
    assert refused([*lines()[:5], line, *lines()[6:]]).entry == 5


def test_removed_doubled_and_swapped_entries_are_refused():
    rng = random.Random(1)
    for _ in range(20):
        k = rng.randrange(2, len(lines()) - 2)
        assert refused([*lines()[:k], *lines()[k + 1 :]]).entry == k
        assert refused([*lines()[: k + 1], *lines()[k:]]).entry == k + 1
        swapped = [*lines()[:k], lines()[k + 1], lines()[k], *lines()[k + 2 :]]
        assert refused(swapped).entry == k


def test_more_entries_than_the_match_has_are_refused():
    number = len(lines())
    assert refused([*lines(), f'[{number},0,"end_attack"]']).entry == number
    assert refused([*lines(), f'[{number},"chance","drawn",1,1]']).entry == number


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_edited_records_never_do_anything_but_replay_or_be_refused(data):
    text = "\n".join(lines()[:80])
    place = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(st.text(max_size=4))
    edited = text[:place] + piece + text[place + data.draw(st.integers(0, 5)) :]
    with contextlib.suppress(BadRecord):
        replay(*read_record(edited))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_are_no_record(data):
    with pytest.raises((BadRecord, BadSetup)):
        read_record(data.decode("latin-1"))
