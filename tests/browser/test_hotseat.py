"""Several people at one device: each sees his own alone, and behind the curtain there is nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import barriers
from tests.browser.hotseat import PEOPLE, Family
from tests.browser.prepared import guest_of, stand_up
from tests.browser.war import LONG

WITH_A_CARD = ("war/18-territorios", 98)
"""The third of three begins the second round with a card."""
ATTACKER_AND_VASSALS = ("reinos/conquest-by-attack-of-6-auto-brutal", 42)
"""The third of six attacks the fifth; the other four are vassals of the two."""
TABLE = re.compile(r"/mesa/[A-Z0-9]+$")
TEXTS = Path(__file__).parents[2] / "src" / "conquista" / "texts" / "pt-BR" / "war.ftl"
OBJECTIVES = re.findall(r"^objective-\w+ = (.+)$", TEXTS.read_text("utf-8"), re.MULTILINE)


@pytest.fixture
def wide(page):
    """A page on which the cards lie open."""
    page.set_viewport_size({"width": 1440, "height": 900})
    return page


def seated_by_hand(page):
    """A table of War for three people here, made on the page that makes tables."""
    page.goto("/nova/war")
    page.get_by_role("button", name="Família").click()
    page.get_by_role("button", name="Tirar o lugar 4").click()
    for number, name in enumerate(PEOPLE, 1):
        page.get_by_label(f"Nome no lugar {number}").fill(name)
    page.get_by_role("group", name="Limite de rodadas").get_by_role("switch").click()
    limit = page.get_by_role("spinbutton", name="Limite de rodadas")
    limit.fill("2")
    limit.press("Tab")
    page.get_by_role("button", name="Começar a partida").click()
    page.wait_for_url(TABLE, timeout=LONG)


def test_three_people_play_a_whole_game_on_one_device(page):
    family = Family(page)
    family.remember()
    seated_by_hand(page)
    took = []
    while family.wait_for_pass() != "over":
        took.append(family.take())
        assert page.locator("[aria-current]").filter(has_text=took[-1]).count() == 1
        family.play_turn()
    assert len(took) == 2 * len(PEOPLE), took
    assert took[:3] == took[3:]
    assert sorted(took[:3]) == list(PEOPLE)
    end = page.get_by_role("dialog")
    end.get_by_role("heading").first.wait_for(timeout=LONG)
    assert all(end.get_by_text(name, exact=True).count() for name in PEOPLE)


def test_behind_the_curtain_the_page_holds_nothing_of_the_one_before(wide, server):
    page = wide
    family = Family(page)
    family.remember()
    stand_up(server, "CURTAIN", *WITH_A_CARD, dict.fromkeys(range(3), guest_of(page)))
    page.goto("/mesa/CURTAIN")
    before = family.take()
    family.wait_for("place")
    assert family.holds_a_card()
    page.keyboard.down("o")
    objective = page.get_by_role("region", name="Seu objetivo").get_by_role("heading").inner_text()
    page.keyboard.up("o")
    assert objective in OBJECTIVES
    assert any("objectives" in each for each in family.secrets()), "or this test would find nothing at all"
    family.play_turn()
    assert family.called() != before
    public, *looks = family.sockets
    for each in looks:
        each.wait_until_closed()
    assert any(each.get("view") and each["view"]["seat"] is not None for each in looks[-1].frames)

    # What the one socket that is still open has been told from the beginning.
    assert not public.closed
    assert public.frames
    for frame in public.frames:
        view = frame.get("view")
        if view is None:
            continue
        assert view["seat"] is None
        assert not any(view["objectives"])
        assert not any(view["hands"])
        assert view["goal"] is None
        assert (frame["legal"], frame["draft"]) == ([], [])
    # What can be seen and read.
    text = page.content()
    assert not [each for each in OBJECTIVES if each in text]
    assert page.title() == f"Passe para {family.called()} · Conquista"
    assert page.locator("[data-token], [data-stage], [role=log]").count() == 0
    assert page.locator("[aria-live]").all_inner_texts() == [""]
    # What is kept.
    assert [key for key in family.kept() if not key.startswith("conquista:settings")] == []
    # What lives in the memory.
    assert family.secrets() == []


def test_a_reload_leaves_the_curtain_and_no_draft(page):
    family = Family(page)
    family.sit_down(options={"round_limit": 0})
    name = family.take()
    family.wait_for("place")
    for place in family.places("own")[:2]:
        family.touch(place)
    assert page.locator(".draft").count() == 2
    page.reload()
    assert family.called() == name
    assert [key for key in family.kept() if not key.startswith("conquista:settings")] == []
    assert family.secrets() == []


def test_the_objective_shows_only_while_it_is_held_and_not_in_the_log(page):
    family = Family(page, by="keys")
    family.sit_down(options={"round_limit": 0})
    family.take()
    family.wait_for("place")
    card = page.get_by_role("region", name="Seu objetivo")
    shown = card.get_by_role("heading")
    assert shown.count() == 0
    page.get_by_text("recebeu um objetivo").first.wait_for()
    assert page.get_by_text("recebeu o objetivo").count() == 0
    page.keyboard.down("o")
    shown.wait_for()
    page.keyboard.up("o")
    shown.wait_for(state="detached")
    hold = card.get_by_role("button")
    hold.hover()
    page.mouse.down()
    shown.wait_for()
    page.mouse.up()
    shown.wait_for(state="detached")
    hold.focus()
    page.keyboard.down("Space")
    shown.wait_for()
    page.keyboard.up("Space")
    shown.wait_for(state="detached")


def test_a_short_press_opens_nothing(page):
    page.clock.install()
    family = Family(page)
    family.sit_down()
    family.called()
    family.curtain.get_by_role("button").first.click()
    page.keyboard.press("Enter")
    page.clock.run_for(5_000)
    assert family.curtain.count() == 1
    assert len(family.sockets) == 1


def test_while_bots_play_all_see_what_all_may_see(page):
    """However fast bots are: every turn that follows somebody's last decision is shown from its beginning."""
    family = Family(page)
    bots = ("Aimoré", "Caxias", "Iara", "Anita")
    family.sit_down(people=("Ana", "Bia"), bots=bots, botSpeed=4)
    while family.take() != "Bia":
        family.play_turn()
    family.watch()
    family.play_turn()
    assert family.called() == "Ana"
    # Between Bia and Ana come all the bots; the beginning of a turn is seen before its curtain.
    assert family.watched() == [*bots, "Ana"]


def test_whoever_waits_can_have_a_look_and_cover_it_again(page):
    family = Family(page)
    family.sit_down(people=("Ana", "Bia"), bots=("Aimoré",), options={"round_limit": 0})
    family.take()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cobrir a tela").click()
    assert family.called() in ("Ana", "Bia")


def test_a_defence_is_said_aloud_without_passing_the_device(wide):
    page = wide
    family = Family(page)
    family.sit_down(options={"round_limit": 0, "defender_dice": "choose"})
    attacker = family.take()
    while not family.attacked_who_may_choose():
        family.play_turn(attacks=0)
        attacker = family.take()
    hint = page.locator(".hint").inner_text()
    assert "em voz alta" in hint
    assert attacker not in hint
    assert page.get_by_role("region", name="Suas cartas").get_by_text("viradas para baixo").count() == 1
    family.press_main()
    assert family.wait_for("attack", "occupy") in ("attack", "occupy")
    assert family.curtain.count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_curtain(page, theme):
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 740})
    family = Family(page, by="keys")
    family.sit_down(people=("Ana", "Maria Aparecida dos Santos Nascimento", "Caio"))
    family.called()
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    family.take()
    assert barriers(page) == []


def test_vassals_decide_one_after_the_other_behind_a_curtain(page, server):
    """Reinos: everything is said aloud but the revolts, which nobody else may see."""
    family = Family(page, by="keys")
    family.remember()
    stand_up(server, "VASSALS", *ATTACKER_AND_VASSALS, dict.fromkeys(range(6), guest_of(page)))
    page.goto("/mesa/VASSALS")
    family.wait_for("choose")
    assert family.sentence.split(":")[0] == "Caio"
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    for name in ("Ana", "Bia", "Duda", "Fábio"):
        assert family.called() == name
        assert family.secrets("reinos") == []
        family.take()
        family.wait_for("revolt")
        assert family.secrets("reinos") != []
        page.locator("[data-loyal]").click()
    family.curtain.wait_for(state="detached", timeout=LONG)
    assert family.wait_for("choose", "over") == "over"
