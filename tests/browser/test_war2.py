"""War II, played in a real browser against real bots."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, barriers
from tests.browser.war import LONG
from tests.browser.war2 import Commander

WELL_OFF = ("war2/america-do-sul-oceania-7-centros", 339, 1)
"""Whose turn begins has two cards for a transport, three bombers in the base, and may spy."""
CHOICE = ("war2/america-do-norte-africa", 23, 0)
"""Of five players the third chooses: two centres are left."""


def test_a_whole_game_by_clicking(page):
    page.set_viewport_size({"width": 1440, "height": 900})
    ana = Commander(page)
    ana.start({"ci": True})
    ana.claim_all()
    while (stage := ana.wait_for_turn()) not in ("out", "over"):
        if stage == "place":
            if page.get_by_role("button", name="Colocar seu CI").count():
                ana.place_ci()
            ana.place_all()
        elif stage == "attack":
            ana.conquer()
            if ana.ready() == "attack":
                ana.throw_away_numbers()
                ana.end_attacks()
        elif stage == "move":
            ana.pass_on()
        else:
            ana.press_main()
    ana.watch_the_end()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)


def test_a_turn_by_clicking_with_a_transport_a_spy_and_a_raid(page, server):
    page.set_viewport_size({"width": 1440, "height": 900})
    ana = Commander(page)
    ana.go_on(server, "CLICKED", *WELL_OFF)
    ana.wait_for("place")
    before = ana.strengths()
    source, target = ana.transport()
    moved = {source: 1, target: before[target] + before[source] - 1}
    assert ana.strengths() == {**before, **moved}
    ana.place_all()
    assert ana.ready() == "attack"
    assert "As cartas de Caxias" in ana.spy("Caxias")
    ana.put_letters_away()
    ana.by_air()
    ana.aim_raid()
    assert page.locator("[data-chance]").inner_text().endswith("%")
    assert ana.fly(exchanges=2) == 2
    page.get_by_role("region", name="Ataque aéreo").wait_for(timeout=LONG)
    ana.by_air()
    ana.end_attacks()
    ana.pass_on()


def test_the_beginning_by_keyboard_alone(page):
    """Claims, the first stage and an attack; then the rest is passed on."""
    ana = Commander(page, by="keys")
    ana.start()
    ana.claim_all()
    ana.play_to_the_end()


def test_a_raid_by_keyboard_alone(page, server):
    ana = Commander(page, by="keys")
    ana.go_on(server, "BYKEY", *WELL_OFF)
    ana.wait_for("place")
    ana.place_all()
    assert ana.ready() == "attack"
    page.keyboard.press("f")
    for _ in range(3):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator("[data-chance]").wait_for(timeout=LONG)
    assert ana.fly() == 1
    page.get_by_role("region", name="Ataque aéreo").wait_for(timeout=LONG)
    page.keyboard.press("f")
    ana.play_turn()


def test_five_players_choose_a_centre_or_two_territories(page, server):
    ana = Commander(page)
    ana.go_on(server, "CHOICE", *CHOICE)
    ana.wait_for("choice")
    page.locator(".controls button").first.click()
    assert "Ficar com" in ana.sentence
    page.keyboard.press("Escape")
    first, *others = ana.vacant()
    ana.touch(first)
    assert "e mais qual?" in ana.sentence
    ana.touch(next(each for each in others if each[1] > first[1] + 300))  # on another continent
    ana.press_main()
    ana.wait_for("claim", "place")
    assert ana.territories() > 2


def test_the_beginning_on_a_phone(phone):
    ana = Commander(phone, by="finger")
    ana.start({"round_limit": 1})
    ana.claim_all()
    ana.play_to_the_end()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_raid_on_a_phone(phone, server):
    ana = Commander(phone, by="finger")
    ana.go_on(server, "FINGER", *WELL_OFF)
    ana.wait_for("place")
    ana.place_all()
    assert ana.ready() == "attack"
    phone.get_by_role("button", name="Ar", exact=True).click()
    ana.see_all()
    ana.aim_raid()
    assert ana.fly() == 1
    ana.end_attacks()
    ana.pass_on()


def test_what_is_not_allowed_says_why(page):
    ana = Commander(page)
    ana.start({"round_limit": 0})
    ana.wait_for("claim")
    names = {each[0] for each in ana.vacant()}
    ana.touch(next(each for each in ana.places() if each[0] not in names))
    page.get_by_role("alert").filter(has_text="WAR2-SET-19").wait_for(timeout=LONG)


def test_no_bomb_falls_on_ones_own(page, server):
    ana = Commander(page)
    ana.go_on(server, "OWNLAND", *WELL_OFF)
    ana.wait_for("place")
    ana.place_all()
    assert ana.ready() == "attack"
    ana.by_air()
    ana.touch(ana.places("own")[0])
    page.get_by_role("alert").filter(has_text="WAR2-AIR-01").wait_for(timeout=LONG)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, server, theme):
    page.emulate_media(color_scheme=theme)
    ana = Commander(page)
    ana.start({"round_limit": 0, "ci": True})
    ana.wait_for("claim")
    assert barriers(page) == []
    ana.go_on(server, theme.upper(), *WELL_OFF)
    ana.wait_for("place")
    assert barriers(page) == []
    ana.place_all()
    assert ana.ready() == "attack"
    ana.by_air()
    ana.aim_raid()
    assert barriers(page) == []
    ana.fly()
    page.keyboard.press("d")
    page.locator("[data-dossier]").wait_for()
    assert barriers(page) == []
