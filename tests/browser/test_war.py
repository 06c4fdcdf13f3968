"""War, played in a real browser against real bots."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, barriers
from tests.browser.war import LONG, Player


def test_a_whole_game_by_clicking(page):
    ana = Player(page)
    ana.start()
    ana.play_to_the_end()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)
    with page.expect_download() as download:
        page.get_by_role("link", name="Baixar o registro").click()
    assert '"war"' in download.value.path().read_text("utf-8").splitlines()[0]


def test_a_whole_game_by_keyboard_alone(page):
    ana = Player(page, by="keys")
    ana.start()
    ana.play_to_the_end()


def test_a_whole_game_on_a_phone(phone):
    ana = Player(phone, by="finger")
    ana.start()
    ana.play_to_the_end()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_reload_keeps_the_draft_and_the_battle(page):
    ana = Player(page)
    ana.start({"round_limit": 0})
    ana.wait_for("place")
    for place in ana.places("own")[:2]:
        ana.touch(place)
    drafted, sentence = page.locator(".draft").count(), ana.sentence
    assert drafted == 2
    page.reload()
    ana.wait_for("place")
    assert (page.locator(".draft").count(), ana.sentence) == (drafted, sentence)
    page.keyboard.press("Control+z")
    assert page.locator(".draft").count() == 1

    ana.place_all()
    ana.wait_for("attack")
    ana.touch(ana.aim()[-1])
    page.get_by_role("button", name="Rolar").click()
    ana.ready()
    armies = page.locator("[data-token]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    page.reload()
    ana.wait_for("attack", "occupy", "move")
    again = page.locator("[data-token]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert again == armies


def test_what_is_not_allowed_says_why_and_what_would_be(page):
    ana = Player(page)
    ana.start({"round_limit": 0})
    ana.wait_for("place")
    own = [each[0] for each in ana.places("own")]
    ana.touch(next(each for each in ana.places() if each[0] not in own))
    refusal = page.get_by_role("alert").filter(has_text="WAR-RNF-05")
    refusal.wait_for(timeout=LONG)
    assert "Para poder" in refusal.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="O que posso fazer agora?").wait_for()
    assert page.locator("[role=dialog]").get_by_text("WAR-RNF-07").count() == 1


def test_the_odds_stand_beside_the_target_before_the_roll(page):
    ana = Player(page)
    ana.start({"round_limit": 0})
    ana.wait_for("place")
    ana.place_all()
    ana.wait_for("attack")
    target = ana.aim()[-1]
    ana.touch(target)
    assert page.locator("[data-chance]").inner_text() == target[4]


def test_surrender_asks_first_and_then_one_watches(page):
    ana = Player(page)
    ana.start({"round_limit": 0})
    ana.wait_for("place")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Render-se").click()
    page.locator('[data-asking="surrender"]').wait_for()
    page.locator("[data-asking]").get_by_role("button", name="Render-se").click()
    ana.wait_for("out", "over")


def test_a_spectator_sees_the_board_and_no_hand(page, chromium, address):
    code = Player(page).start({"round_limit": 0})
    other = chromium.new_context(base_url=address, locale="en").new_page()
    other.goto(f"/mesa/{code}")
    other.locator('[data-stage="watch"]').wait_for(timeout=LONG)
    assert other.get_by_text("Your objective").count() == 0
    assert other.locator("[data-token]").count() == 42
    other.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, theme):
    page.emulate_media(color_scheme=theme)
    ana = Player(page)
    ana.start({"round_limit": 0})
    ana.wait_for("place")
    assert barriers(page) == [], barriers(page)
    ana.place_all()
    ana.wait_for("attack")
    assert barriers(page) == []
