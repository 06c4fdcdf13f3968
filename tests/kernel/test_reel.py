"""Any position of a record, as the one who leafs through it sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from conquista.catalog import GAMES, read_record
from conquista.kernel.errors import BadMessage, BadRecord
from conquista.kernel.event import to_all
from conquista.kernel.record import Record
from conquista.kernel.reel import KEPT_EVERY, Reel
from conquista.kernel.replay import Replay

RECORDS = Path(__file__).parents[1] / "records"
FILES = [
    RECORDS / "war" / "last-in-play-eliminated-and-surrendered.jsonl",
    RECORDS / "war2" / "24-territorios.jsonl",
    RECORDS / "reinos" / "conquest-by-attack-of-7.jsonl",
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_every_position_is_the_one_that_a_replay_comes_to(file):
    game, record = read_record(file.read_text("utf-8"))
    reel = Reel(game, record)
    replay = Replay(game, record)
    wanted = {viewer: [game.view(replay.state, viewer)] for viewer in (None, 0, 1)}
    told = {viewer: [] for viewer in wanted}
    for step in replay:
        for viewer, views in wanted.items():
            views.append(game.view(replay.state, viewer))
            events = [telling.heard_by(viewer) for telling in step.tellings]
            told[viewer].append([event for event in events if event is not None])
    assert (reel.first, reel.last) == (0, len(record.entries))
    assert reel.last > 3 * KEPT_EVERY
    for viewer, views in wanted.items():
        assert reel.views(viewer, 0, reel.last) == views
        assert reel.heard(viewer) == told[viewer]
        for place in (1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, reel.last):
            assert reel.views(viewer, place, place) == [views[place]]


def test_what_was_told_stays_told():
    game, record = read_record(FILES[0].read_text("utf-8"))
    event = game.event_types[0](0, "azul")
    reel = Reel(game, record, [[to_all(event)]] * len(record.entries))
    assert reel.heard(None) == [[event]] * len(record.entries)


@pytest.mark.parametrize("span", [(-1, 3), (3, 2), (0, 100_000)])
def test_a_position_that_is_not_there_is_refused_with_those_that_are(span):
    game, record = read_record(FILES[0].read_text("utf-8"))
    with pytest.raises(BadMessage, match=f"positions are 0 to {len(record.entries)}"):
        Reel(game, record).views(None, *span)


def test_a_seat_that_is_not_there_is_refused():
    game, record = read_record(FILES[0].read_text("utf-8"))
    reel = Reel(game, record)
    for look in (lambda: reel.heard(9), lambda: reel.views(-1, 0, 1)):
        with pytest.raises(BadMessage, match="seats are 0 to"):
            look()


def test_the_entry_that_does_not_fit_is_named():
    game, record = read_record(FILES[0].read_text("utf-8"))
    twice = [*record.entries[:70], record.entries[69]._replace(number=71)]
    with pytest.raises(BadRecord) as caught:
        Reel(game, Record(record.header, twice))
    assert caught.value.entry == 71


@pytest.mark.parametrize("game", GAMES)
def test_turns_conquests_leavers_and_the_end_are_marked(game):
    natures = {kind.nature for kind in GAMES[game].event_types}
    assert {"turn", "conquest", "elimination", "end"} <= natures
