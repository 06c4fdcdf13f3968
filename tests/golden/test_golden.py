"""Golden playthroughs guard against silent changes of rules and of what is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.golden import text_of

from conquista.catalog import GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seeded_match_reads_as_it_always_did(game_id):
    """If this fails on purpose: python tools/golden.py, and read the difference."""
    wanted = (HERE / f"{game_id}.txt").read_text("utf-8").splitlines()
    assert list(text_of(GAMES[game_id])) == wanted
