"""Real finished matches, ended in every possible way: they must replay to what they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conquista.catalog import GAMES, read_record
from conquista.kernel import fields
from conquista.kernel.replay import replay, verify
from conquista.kernel.seat import CHANCE
from tests.conformance.traits import TRAITS

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.jsonl"))


def expected(file: Path):
    return json.loads((file.parent / "expected.json").read_text())[file.stem]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_finished_record_replays_to_what_it_was(file):
    game, record = read_record(file.read_text("utf-8"))
    state = replay(game, record)
    view = game.view(state, None)
    wanted = expected(file)
    assert (view.winners, view.ending, len(record.entries)) == (
        wanted["winners"],
        wanted["ending"],
        wanted["entries"],
    )
    if fields.layout(state) == wanted["layout"]:
        assert fields.fingerprint(state) == wanted["fingerprint"]
    assert record.text() == file.read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_its_dice_are_verified(file):
    game, record = read_record(file.read_text("utf-8"))
    assert verify(game, record) == sum(entry.seat == CHANCE for entry in record.entries) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_records_of_every_ending(game_id):
    files = [file for file in FILES if file.parent.name == game_id]
    assert len(files) >= 10
    assert {expected(file)["ending"] for file in files} == TRAITS[game_id].endings
