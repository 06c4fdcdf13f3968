"""WAR Vikings, played in a real browser against real bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import voyage
from tests.browser.conftest import PHONE, barriers
from tests.browser.vikings import Jarl
from tests.browser.war import LONG, OWN
from tests.server.running import RunningServer

SPARRING = f"sparring={Path(__file__).parent / 'sparring.py'}:Sparring"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """With a bot of the host's own, which brings about what is tested."""
    place = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{place / 'conquista.db'}"
    running = RunningServer(place, database, requests_per_minute=100000, extra_bots=SPARRING).start()
    yield running
    running.stop()
    assert running.errors() == [], running.log.read_text()[-6000:]


@pytest.fixture(scope="module")
def well_off(tmp_path_factory):
    """Whose turn begins can build a ship, call a god, fight a ship whose owner can call one too, and land."""
    return voyage.find(tmp_path_factory.mktemp("voyage"))


def test_a_game_by_clicking_with_gods_on_both_sides_a_ship_a_naval_combat_and_a_landing(page, server, well_off):
    """From a turn in which all this can be done to the end of the match."""
    page.set_viewport_size({"width": 1440, "height": 900})
    ana = Jarl(page)
    ana.go_on(server, "VOYAGE", *well_off)
    ana.wait_for("place")
    ana.place_all()
    assert ana.done["ship"] == 1
    assert ana.ready() == "attack"
    assert ana.attack_at_sea("landing")
    assert ana.attack_at_sea("naval")
    assert ana.done["invoked"] == 1
    log = page.get_by_role("region", name="Registro").first.inner_text()
    assert "Ana invoca Freya" in log
    assert re.search(r"Caxias \d invoca Freya", log)
    ana.play_to_the_end()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)


def test_a_whole_game_by_clicking(page):
    page.set_viewport_size({"width": 1440, "height": 900})
    ana = Jarl(page)
    ana.begin()
    ana.play_to_the_end()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)


def test_standing_orders_answer_and_everything_else_is_asked(page, server, well_off):
    ana = Jarl(page)
    ana.go_on(server, "ORDERS", *well_off)
    ana.wait_for("place")
    page.keyboard.press("p")
    orders = page.locator("[data-orders]")
    orders.get_by_label("Exércitos perdidos").select_option("sempre ao Valhalla, os que cabem")
    orders.get_by_label("Invocar um deus").select_option("nunca invocar")
    page.keyboard.press("Escape")
    ana.place_all()
    assert ana.ready() == "attack"
    for _ in range(3):
        if ana.ready() == "attack":
            ana.attack_on_land()
    assert ana.asked.isdisjoint({"invoke", "valhalla"})
    page.reload()
    ana.ready()
    page.keyboard.press("p")
    assert orders.get_by_label("Invocar um deus").input_value() == "6"


def test_a_game_on_a_phone(phone, server, well_off):
    ana = Jarl(phone, by="finger")
    ana.go_on(server, "FINGER", *well_off)
    ana.wait_for("place")
    ana.place_all()
    assert ana.ready() == "attack"
    ana.attack_on_land()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_beginning_by_keyboard_alone(page):
    ana = Jarl(page, by="keys")
    ana.begin({"round_limit": 1})
    ana.play_to_the_end()


def test_what_is_not_allowed_says_why(page, server, well_off):
    ana = Jarl(page)
    ana.go_on(server, "REFUSED", *well_off)
    ana.wait_for("place")
    ana.touch(next(each for each in ana.places() if not OWN.match(each[3])))
    page.get_by_role("alert").filter(has_text="VIK-REI-05").wait_for(timeout=LONG)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, server, well_off, theme):
    page.emulate_media(color_scheme=theme)
    ana = Jarl(page)
    ana.go_on(server, theme.upper(), *well_off)
    ana.wait_for("place")
    assert barriers(page) == []
    page.keyboard.press("g")
    page.get_by_role("dialog").first.wait_for(timeout=LONG)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    ana.place_all()
    assert ana.ready() == "attack"
    assert ana.aim_at_sea("landing")
    assert barriers(page) == []
    ana.press_main()
    assert ana.ready() == "invoke"
    assert barriers(page) == []
