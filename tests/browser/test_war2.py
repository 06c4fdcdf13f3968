"""War II, played in a real browser against real bots."""

from __future__ import annotations

import pytest

from tests.browser.conftest import barriers
from tests.browser.war import LONG
from tests.browser.war2 import Commander

PHONE = {"width": 390, "height": 844}


def test_whole_games_by_clicking_with_a_raid_a_transport_and_a_spy(page):
    """As many as it takes: whether a hand allows a transport is a matter of luck, and bots can be quick to win."""
    page.set_viewport_size({"width": 1440, "height": 900})
    done = {"raid": 0, "transport": False, "spy": ""}
    for _ in range(6):
        play_whole(page, done)
        if all(done.values()):
            break
    assert done["raid"] >= 1
    assert done["transport"]
    assert "As cartas de Caxias" in done["spy"]


def play_whole(page, done):
    ana = Commander(page)
    ana.start({"ci": True, "round_limit": 9})
    ana.claim_all()
    while ana.wait_for_turn() not in ("out", "over"):
        ana.settled()
        stage = ana.stage
        if stage == "place":
            if page.get_by_role("button", name="Colocar seu CI").count():
                ana.place_ci()
            done["transport"] = done["transport"] or ana.transport()
            ana.place_all()
        elif stage == "attack":
            if not done["spy"] and page.get_by_text("Espionar…").count():
                done["spy"] = ana.spy("Caxias")
                ana.put_letters_away()
            if done["raid"] < 2:
                ana.by_air()
                if ana.aim_raid():
                    assert page.locator("[data-chance]").inner_text().endswith("%")
                    done["raid"] = max(done["raid"], ana.fly(exchanges=2))
                if ana.stage == "attack":
                    ana.by_air()
            ana.conquer()
            if ana.stage == "attack":
                ana.throw_away_numbers()
                ana.end_attacks()
        elif stage == "move":
            ana.pass_on()
        elif stage in ("occupy", "raid"):
            ana.press_main()
            page.wait_for_timeout(150)
    if ana.stage == "out":
        page.keyboard.press("s")
    ana.wait_for("over")
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)


def test_the_beginning_by_keyboard_alone(page):
    """Claims, the first stage, a raid and an attack; then the rest is passed on."""
    ana = Commander(page, by="keys")
    ana.start({"round_limit": 2})
    ana.claim_all()
    ana.place_all()
    ana.wait_for("attack")
    ana.settled()
    page.keyboard.press("f")
    for _ in range(3):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator("[data-chance]").wait_for(timeout=LONG)
    ana.roll_out(lambda: page.keyboard.press("Enter"))
    ana.fly_home_by_key()
    page.get_by_role("region", name="Ataque aéreo").wait_for(timeout=LONG)
    page.keyboard.press("f")
    ana.attack_by_key()
    ana.play_to_the_end()


def test_five_players_choose_a_centre_or_two_territories(page):
    ana = Commander(page)
    ana.start({"round_limit": 1}, bots=("Aimoré", "Caxias", "Iara", "Anita"))
    ana.wait_for("choice")
    ana.settled()
    centres = page.locator(".controls button")
    if centres.count():
        centres.first.click()
        assert "Ficar com" in ana.sentence
        page.keyboard.press("Escape")
    vacant = ana.vacant()
    if ana.sentence != "Escolha um centro que sobrou.":  # three others may have taken two territories already
        ana.touch(vacant[0])
        assert "e mais qual?" in ana.sentence
        page.keyboard.press("Escape")
    if centres.count():
        centres.first.click()
    else:
        first, other = vacant[0], next(each for each in vacant if each[1] > vacant[0][1] + 300)
        ana.touch(first)
        ana.touch(other)
    ana.press_main()
    ana.claim_all()


def test_a_game_on_a_phone(chromium, address):
    context = chromium.new_context(
        base_url=address, locale="pt-BR", viewport=PHONE, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    ana = Commander(page, by="finger")
    ana.start({"round_limit": 1})
    ana.claim_all()
    ana.place_all()
    if ana.wait_for("attack", "over") == "attack":
        ana.settled()
        page.get_by_role("button", name="Ar", exact=True).click()
        ana.see_all()
        if ana.aim_raid():
            ana.fly()
        ana.end_attacks()
        ana.pass_on()
    ana.wait_for("over")
    wide = page.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert complaints == []
    assert wide <= PHONE["width"]


def test_what_is_not_allowed_says_why(page):
    ana = Commander(page)
    ana.start({"round_limit": 0})
    ana.wait_for("claim")
    ana.settled()
    names = {each[0] for each in ana.vacant()}
    ana.touch(next(each for each in ana.places() if each[0] not in names))
    page.get_by_role("alert").filter(has_text="WAR2-SET-19").wait_for(timeout=LONG)
    page.keyboard.press("Escape")
    ana.claim_all()
    ana.place_all()
    ana.wait_for("attack")
    ana.settled()
    ana.by_air()
    ana.touch(ana.places("own")[0])
    page.get_by_role("alert").filter(has_text="WAR2-AIR-01").wait_for(timeout=LONG)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, theme):
    page.emulate_media(color_scheme=theme)
    ana = Commander(page)
    ana.start({"round_limit": 0, "ci": True})
    ana.wait_for("claim")
    assert barriers(page) == [], barriers(page)
    ana.claim_all()
    ana.place_all()
    ana.wait_for("attack")
    ana.settled()
    ana.by_air()
    ana.aim_raid()
    assert barriers(page) == []
    ana.fly()
    page.keyboard.press("d")
    page.locator("[data-dossier]").wait_for()
    assert barriers(page) == []
