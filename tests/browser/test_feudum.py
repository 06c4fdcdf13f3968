"""Feudum, played in a real browser against an opponent whose answers are known, and against bots."""

from __future__ import annotations

import pytest

from tests.browser.conftest import barriers
from tests.browser.feudum import LONG, Player
from tests.browser.feudumplan import Plan
from tests.server.running import RunningServer

SHORT = {"round_limit": 4}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server with the neighbour among its bots."""
    place = tmp_path_factory.mktemp("server")
    running = RunningServer(
        place,
        f"sqlite:///{place / 'conquista.db'}",
        requests_per_minute=100000,
        extra_bots="neighbour=tests.browser.feudumbot:Neighbour",
    ).start()
    yield running.address
    running.stop()
    assert running.errors() == [], running.log.read_text()[-6000:]


def beside_the_neighbour(page, by: str = "mouse", coach: bool = False) -> Plan:
    player = Player(page, by)
    player.arrive(coach=coach)
    player.sit_down(player.open_table(SHORT, bot="neighbour"))
    return Plan(player)


def told(page) -> list[dict[str, object]]:
    """Everything that Ana was told in a match that is over."""
    code = page.url.rsplit("/", 1)[-1]
    entries = page.evaluate(
        """async (code) => {
          const read = async (path) => (await fetch(path)).json();
          const table = await read(`/api/tables/${code}`);
          return (await read(`/api/tables/${table.id}/replay?seat=0`)).told;
        }""",
        code,
    )
    return [event for entry in entries for event in entry]


def happened(events: list[dict[str, object]], **wanted: object) -> bool:
    return any(all(event.get(name) == value for name, value in wanted.items()) for event in events)


def test_a_whole_game_by_clicking(page):
    """With a migration, a theft, an improvement to a feudum, a conquest with a defence, a push and a pull."""
    plan = beside_the_neighbour(page)
    plan.play(until_round=99)
    events = told(page)
    assert happened(events, event="pawn_entered", seat=0, pawn=2, character="alchemist")
    assert happened(events, event="resource_pilfered", seat=0)
    assert happened(events, event="location_improved", seat=0, type="feudum")
    assert happened(events, event="guild_used", seat=0, guild="noble", function="push")
    assert happened(events, event="guild_used", seat=0, guild="alchemist", function="pull")
    assert happened(events, event="defend_revealed", seat=0)
    assert happened(events, event="defend_revealed", seat=1)
    assert happened(events, event="attack_resolved", seat=1, won=False)
    assert happened(events, event="attack_resolved", seat=0, attack=4, defence=3, won=True)
    assert happened(events, event="points_scored", seat=0, reason="push")
    sheet = page.locator("[data-sheet]")
    sheet.wait_for(timeout=LONG)
    assert "Empurrão" in sheet.inner_text() or "empurrão" in sheet.inner_text()
    with page.expect_download() as download:
        page.get_by_role("link", name="Baixar o registro").click()
    assert '"feudum"' in download.value.path().read_text("utf-8").splitlines()[0]


def test_a_whole_game_by_keyboard_alone(page):
    plan = beside_the_neighbour(page, by="keys")
    plan.play(until_round=99)
    assert plan.player.stage == "over"


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_whole_game_on_a_phone(chromium, address, size):
    context = chromium.new_context(
        base_url=address, locale="pt-BR", viewport=size, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    plan = beside_the_neighbour(page, by="finger")
    plan.play(until_round=99)
    assert plan.player.stage == "over"
    wide = page.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert complaints == []
    assert wide <= size["width"]


def test_steps_of_a_chain_can_be_taken_back(page):
    plan = beside_the_neighbour(page)
    plan.come_to("card")
    plan.player.answer("card influence")
    assert plan.player.phase == "card_mode"
    page.locator("[data-back] button").click()
    plan.player.settled()
    assert plan.player.phase == "card"
    plan.player.answer("card influence")
    plan.player.answer("mode regular")
    page.keyboard.press("Control+z")
    plan.player.settled()
    assert plan.player.phase == "card_mode"


def test_what_a_choice_gives_is_said_before_it_is_made(page):
    plan = beside_the_neighbour(page)
    plan.come_to("setup_pawn")
    plan.player.answer("character noble")
    plan.player.answer("place l09")
    hint = page.locator("[data-stage] .hint")
    assert "você vira mestre: Nobres (+5 PV por época)" in hint.inner_text()


def test_cards_say_what_they_can_do_and_why_not(page):
    plan = beside_the_neighbour(page)
    plan.come_to("pick")
    assert "Você não governa uma cidade." in page.locator('[data-card="tax"]').inner_text()
    assert "1 ponto de movimento" in page.locator('[data-card="move"]').inner_text()
    assert page.locator("[data-primary]").is_disabled()


def test_a_guide_goes_through_the_first_round_and_can_be_put_away(page):
    plan = beside_the_neighbour(page, coach=True)
    marks = []
    while plan.round == 1:
        mark = page.locator("[data-coach]")
        if plan.player.stage == "asked" and mark.count():
            marks.append(str(mark.get_attribute("data-coach")))
        plan.act()
        plan.player.wait_for("asked", "wait")
    assert {"goods", "pawn", "pouch", "pick", "card", "mode", "influence", "guild", "feed"} <= set(marks)
    page.locator('[data-coach="done"] [data-coach-off]').click()
    page.locator("[data-coach]").wait_for(state="detached")
    page.reload()
    page.locator("[data-stage]").wait_for(timeout=LONG)
    assert page.locator("[data-coach]").count() == 0


def test_a_round_that_is_over_is_summed_up(page):
    plan = beside_the_neighbour(page)
    plan.play(until_round=2)
    plan.player.wait_for("asked")
    summary = page.locator('[data-summary="1"]')
    summary.wait_for(timeout=LONG)
    assert "Tile de região" in summary.inner_text() or "tile de região" in summary.inner_text()
    page.keyboard.press("Escape")
    summary.wait_for(state="detached")
    page.keyboard.press("r")
    summary.wait_for()


def test_the_table_can_be_read_as_text(page):
    plan = beside_the_neighbour(page)
    plan.come_to("setup_pawn")
    page.keyboard.press("Alt+t")
    board = page.get_by_role("dialog", name="Tabuleiro em texto")
    board.get_by_role("button", name="Guerreiro").click()
    board.get_by_role("button", name="Oásis").first.click()
    page.keyboard.press("Escape")
    assert "guerreiro em Oásis" in plan.player.sentence


def test_a_spectator_sees_the_table_and_decides_nothing(page, chromium, address):
    player = Player(page)
    code = player.start(SHORT)
    other = chromium.new_context(base_url=address, locale="en").new_page()
    other.goto(f"/mesa/{code}")
    other.locator('[data-stage="watch"]').wait_for(timeout=LONG)
    assert other.locator("[data-place]").count() == 22
    assert other.locator("[data-answer], [data-hand-card]").count() == 0
    other.context.close()


def test_home_offers_it_and_set_up_begins_it(page):
    page.goto("/")
    page.get_by_role("link", name="Jogar Feudum").click()
    page.get_by_role("button", name="Começar").or_(page.get_by_role("button", name="Criar mesa")).first.click()
    page.locator("[data-place]").first.wait_for(timeout=LONG)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, theme):
    page.emulate_media(color_scheme=theme)
    plan = beside_the_neighbour(page, coach=True)
    seen: set[str] = set()
    while not seen >= {"setup_goods", "setup_pawn", "pick", "card", "influence"}:
        plan.player.wait_for("asked", "wait")
        phase = plan.player.phase
        if phase and phase not in seen:
            seen.add(phase)
            assert barriers(page) == [], phase
        plan.act()
