"""WAR Vikings, played in a real browser against real bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.vikings import Jarl
from tests.browser.war import LONG
from tests.server.running import RunningServer

SPARRING = f"sparring={Path(__file__).parent / 'sparring.py'}:Sparring"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server with a bot of the host's own, which brings about what is tested."""
    place = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{place / 'conquista.db'}"
    running = RunningServer(place, database, requests_per_minute=100000, extra_bots=SPARRING).start()
    yield running.address
    running.stop()
    assert running.errors() == [], running.log.read_text()[-6000:]


def test_a_whole_game_by_clicking_with_gods_on_both_sides_ships_and_a_landing(page):
    """Dice decide how soon it comes to everything: as many games as it takes, each to its end."""
    page.set_viewport_size({"width": 1440, "height": 900})
    wanted = ("ship", "naval", "landing", "invoked", "defended", "valhalla")
    done = dict.fromkeys(wanted, 0)
    for _ in range(4):
        ana = Jarl(page)
        ana.begin({"round_limit": 7})
        ana.play_to_the_end()
        page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)
        done = {each: done[each] + ana.done[each] for each in wanted}
        if all(done.values()):
            break
    assert all(done.values()), done
