"""What is compiled, and that pure and compiled code play the same game."""

from __future__ import annotations

import importlib
import json
import os
import sys
import tomllib
from pathlib import Path

import pytest
from tools.declare import Declaration

from conquista.bots.playout import play_out
from conquista.catalog import GAMES
from conquista.kernel import fields
from conquista.kernel.boxes import seeded
from conquista.kernel.compiled import is_compiled
from conquista.kernel.errors import BrokenRule
from conquista.kernel.seat import ASKS_CHANCE, seats_in
from conquista.kernel.state import Codes
from tests.conformance.positions import fresh

ROOT = Path(__file__).parent.parent
COMPILED = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["conquista"]["compiled"]
FINGERPRINTS = Path(__file__).parent / "golden" / "fingerprints.json"
MATCHES = 200
LAST_TURN = 40


def test_everything_is_compiled_or_nothing_is():
    files = {name: importlib.import_module(name).__file__ or "" for name in COMPILED}
    pure = {name for name, file in files.items() if file.endswith(".py")}
    suite = os.environ.get("CONQUISTA_SUITE", "compiled" if is_compiled() else "pure")
    assert pure == (set(COMPILED) if suite == "pure" else set())


def final_states(game_id):
    """The state in which each of some hundred seeded matches ends, or stands after 40 turns."""
    game = GAMES[game_id]
    codes = Codes()
    for seed in range(MATCHES):
        state = fresh(game, seed)
        play_out(state, codes, seeded("fingerprints", seed), LAST_TURN)
        yield fields.fingerprint(state)[:16]


@pytest.mark.parametrize("game_id", GAMES)
def test_seeded_matches_end_in_the_same_state_everywhere(game_id):
    """The file was written once; pure and compiled code must both agree with it."""
    assert list(final_states(game_id)) == json.loads(FINGERPRINTS.read_text())[game_id]


@pytest.mark.parametrize("game_id", GAMES)
def test_exceptions_of_the_rules_reach_the_caller(game_id):
    state = fresh(GAMES[game_id], 1)
    while state.awaiting() != ASKS_CHANCE:
        seat = seats_in(state.awaiting())[0]
        state.apply(seat, GAMES[game_id].default(state, seat))
    with pytest.raises(BrokenRule):
        state.list_actions(0, Codes())
    play_out(state, Codes(), seeded(1), 1)
    with pytest.raises(BrokenRule):
        state.apply(0, 63 << 18)


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("bits: int = 1 << k", "BIT <<"),
        ("half: float = k / 2", "write //"),
        ("k /= 2", "write //"),
    ],
)
def test_what_c_would_compute_otherwise_is_not_compiled(line, advice, tmp_path, monkeypatch):
    (tmp_path / "other_in_c.py").write_text(f"def f(k: int) -> None:\n    {line}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "other_in_c", raising=False)
    with pytest.raises(SystemExit, match=advice):
        Declaration("other_in_c", frozenset())


if __name__ == "__main__":
    found = {game_id: list(final_states(game_id)) for game_id in GAMES}
    FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n")
