"""The baselines of War: strong enough to measure others by, and quick to take a win."""

from __future__ import annotations

import pytest

from conquista.bots.roster import BASELINES, all_bots, bots_for
from conquista.catalog import GAMES
from tests.bots.test_bots import wins

WAR = GAMES["war"]
NAMES = list(BASELINES["war"])


@pytest.mark.parametrize("name", NAMES)
def test_a_baseline_wins_most_matches_against_three_brawlers(name):
    """60 of 100 are asked for; docs/bots.md has the figures of 500."""
    assert wins(WAR, [name, "brawler", "brawler", "brawler"], 40, 12, {"round_limit": 100}) >= 30


def test_baselines_are_known_but_not_offered_at_a_table():
    assert set(NAMES) == {"angry", "mars", "continental"}
    assert not set(NAMES) & set(bots_for(WAR))
    assert set(NAMES) < set(all_bots(WAR))
