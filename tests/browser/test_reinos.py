"""Jogo dos Reinos, played in a real browser by people and bots."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import PHONE, barriers, portuguese
from tests.browser.reinos import LONG, Player, go_on, on_battle, on_turn, play_together

NARROW = {"width": 360, "height": 740}


@pytest.fixture
def friend(chromium, address):
    """Another person in a browser of her own; whatever it logs as an error fails the test."""
    yield from portuguese(chromium, address)


def test_a_whole_game_of_two_people_and_bots_in_two_browsers(page, friend, server):
    """Ana with the mouse begins, Bia has the keyboard."""
    ana, bia = Player(page), Player(friend, by="keys")
    go_on(server, "TWO", "reinos/conquest-by-attack-of-6", 6, {2: ana, 5: bia})
    play_together(ana, bia)
    assert ana.sentence == bia.sentence
    assert ana.picks > 0
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)
    with page.expect_download() as download:
        page.get_by_role("link", name="Baixar o registro").click()
    assert '"reinos"' in download.value.path().read_text("utf-8").splitlines()[0]


def test_a_whole_game_by_keyboard_alone(page):
    ana = Player(page, by="keys")
    ana.start(bots=("Aimoré", "Caxias", "Iara", "Moema", "Jaci", "Peri", "Anita"))
    ana.play_to_the_end()


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_whole_game_on_a_phone(phone, size):
    phone.set_viewport_size(size)
    ana = Player(phone, by="finger")
    ana.start(bots=("Aimoré", "Caxias", "Iara", "Moema", "Jaci", "Peri", "Anita"))
    ana.play_to_the_end()
    assert phone.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_program_turns_the_cards_if_the_table_wants_it(page):
    ana = Player(page)
    ana.start({"picking": "auto", "difficulty": "brutal", "revolt_clock": "round", "round_limit": 6})
    header = page.locator("header").first.inner_text()
    assert re.search(r"Rodada [1-6] de 6 · brutal", header)  # others may have played before she is first asked
    ana.play_to_the_end()
    assert ana.picks == 0


def test_a_decision_is_secret_and_can_be_changed_until_the_last_is_in(page, friend, server):
    """Both are vassals in one battle."""
    ana, bia = Player(page), Player(friend, by="keys")
    go_on(server, "VASSALS", "reinos/conquest-by-defence-of-4", 23, {2: ana, 3: bia})
    scene = friend.locator("section[aria-label=Tabuleiro]")
    missing = friend.locator("[data-missing]")
    missing.and_(friend.locator('[data-missing="2"]')).wait_for(timeout=LONG)
    ana.decide(revolts=True)
    page.get_by_text("Você vai tentar a revolta").wait_for(timeout=LONG)
    missing.and_(friend.locator('[data-missing="1"]')).wait_for(timeout=LONG)
    bia.ready()
    before, log = scene.inner_html(), friend.locator("ol[reversed]").first.inner_text()
    ana.decide(revolts=False)
    page.get_by_text("Você vai ficar leal").wait_for(timeout=LONG)
    ana.ready()
    bia.page.reload()  # what there is to know of it is there afterwards
    bia.wait_for("revolt")
    assert scene.inner_html() == before
    assert friend.locator("ol[reversed]").first.inner_text() == log
    assert "Ana já decidiu" in log
    bia.decide(revolts=False)
    revealed = re.compile("Decisões reveladas. Lealdade: .*Ana")
    page.locator("ol[reversed] li").filter(has_text=revealed).first.wait_for(timeout=LONG)


def test_the_odds_stand_on_the_table_before_the_attack(page, server):
    ana = Player(page)
    on_turn(server, "ODDS", ana)
    ana.close_recap()
    target = ana.kingdoms("target")[0]
    chance = ana.kingdom(target).locator(".badge").inner_text()
    ana.kingdom(target).hover()
    odds = page.locator("[data-odds]")
    assert odds.locator("[data-chance]").inner_text() == chance
    assert "Teste de exércitos nativos" in odds.inner_text()
    assert "Se perder" in odds.inner_text()
    page.mouse.move(5, 300)
    odds.wait_for(state="detached")
    ana.touch(ana.kingdom(target))
    page.mouse.move(5, 300)
    assert odds.locator("[data-chance]").inner_text() == chance
    assert chance in ana.sentence


def test_what_is_not_allowed_says_why_and_what_would_be(page, server):
    ana = Player(page)
    on_turn(server, "WHY", ana)
    ana.close_recap()
    ana.touch(ana.kingdom(1))
    refusal = page.get_by_role("alert").filter(has_text="REI-TRN-01")
    refusal.wait_for(timeout=LONG)
    assert "Para poder" in refusal.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="O que posso fazer agora?").wait_for()
    assert page.locator("[role=dialog]").get_by_text("REI-TRN-11").count() >= 1


def test_a_card_that_is_turned_cannot_be_typed_again(page, server):
    ana = Player(page, by="keys")
    on_battle(server, "AGAIN", ana)
    turned = next(card for card in range(1, 11) if card not in ana.face_down)
    for digit in str(turned):
        page.keyboard.press(digit)
    page.get_by_role("alert").filter(has_text="REI-BAT-05").wait_for(timeout=LONG)


def test_a_reload_keeps_the_battle(page, server):
    ana = Player(page)
    on_battle(server, "RELOAD", ana)
    cards, sentence = ana.face_down, ana.sentence
    assert len(cards) == 9
    page.reload()
    ana.wait_for("pick")
    assert (ana.face_down, ana.sentence) == (cards, sentence)


def test_the_table_can_be_played_as_text(page, server):
    ana = Player(page)
    on_turn(server, "TEXT", ana)
    ana.close_recap()
    page.keyboard.press("Alt+t")
    board = page.get_by_role("dialog", name="Tabuleiro em texto")
    board.locator("tbody button").first.press("Enter")
    assert board.get_by_role("button", name="passar a vez").count() == 1
    board.locator("tbody button[aria-pressed=true]").press("Enter")
    page.locator('[data-stage]:not([data-stage="choose"])').wait_for(timeout=LONG)


def test_surrender_asks_first_and_then_one_watches(page, server):
    ana = Player(page)
    on_turn(server, "GIVEUP", ana)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Render-se").click()
    page.locator('[data-asking="surrender"]').wait_for()
    page.locator("[data-asking]").get_by_role("button", name="Render-se").click()
    ana.wait_for("out", "over")


def test_a_spectator_sees_the_table_and_decides_nothing(page, chromium, server):
    on_turn(server, "WATCH", Player(page))
    other = chromium.new_context(base_url=server.address, locale="en").new_page()
    other.goto("/mesa/WATCH")
    other.locator('[data-stage="watch"]').wait_for(timeout=LONG)
    assert other.locator("[data-kingdom]").count() == 4
    assert other.locator("[data-primary], [data-pass]").count() == 0
    other.context.close()


def test_home_offers_it_and_set_up_begins_it(page):
    page.goto("/")
    page.get_by_role("link", name="Jogar Jogo dos Reinos").click()
    page.get_by_role("button", name="Começar").or_(page.get_by_role("button", name="Criar mesa")).first.click()
    page.locator("[data-kingdom]").first.wait_for(timeout=LONG)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_keeps_anybody_from_the_table(page, server, theme):
    page.emulate_media(color_scheme=theme)
    ana = Player(page)
    on_turn(server, theme.upper(), ana)
    assert barriers(page) == []
    ana.close_recap()
    ana.touch(ana.kingdom(ana.kingdoms("target")[0]))
    assert barriers(page) == []
    ana.press_main()
    ana.wait_for("pick", "wait", "over", "revolt")
    assert barriers(page) == []
