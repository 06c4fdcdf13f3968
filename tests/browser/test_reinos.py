"""Jogo dos Reinos, played in a real browser by people and bots."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import barriers
from tests.browser.reinos import ASKED, LONG, Player, on_turn, play_together

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}


@pytest.fixture
def friend(chromium, address):
    """Another person in a browser of her own; whatever it logs as an error fails the test."""
    context = chromium.new_context(base_url=address, locale="pt-BR")
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert complaints == []


def meet(page, friend, bots=("Aimoré", "Caxias"), **options) -> tuple[Player, Player]:
    """Ana with the mouse and Bia with the keyboard at one table with bots."""
    ana, bia = Player(page), Player(friend, by="keys")
    ana.arrive()
    bia.arrive()
    table, code = ana.open_table(options, bots, others=1)
    bia.join(table, "Bia")
    ana.begin(table)
    ana.sit_down(code)
    bia.sit_down(code)
    return ana, bia


def test_a_whole_game_of_two_people_and_bots_in_two_browsers(page, friend):
    ana, bia = meet(page, friend, bots=("Aimoré", "Caxias", "Iara", "Moema"))
    play_together(ana, bia)
    assert ana.sentence == bia.sentence
    assert ana.picks + bia.picks > 0
    page.get_by_role("dialog").get_by_role("heading").first.wait_for(timeout=LONG)
    with page.expect_download() as download:
        page.get_by_role("link", name="Baixar o registro").click()
    assert '"reinos"' in download.value.path().read_text("utf-8").splitlines()[0]


def test_a_whole_game_by_keyboard_alone(page):
    ana = Player(page, by="keys")
    ana.start(bots=("Aimoré", "Caxias", "Iara", "Moema", "Jaci", "Peri", "Anita"))
    ana.play_to_the_end()


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_whole_game_on_a_phone(chromium, address, size):
    context = chromium.new_context(
        base_url=address, locale="pt-BR", viewport=size, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    ana = Player(page, by="finger")
    ana.start(bots=("Aimoré", "Caxias", "Iara", "Moema", "Jaci", "Peri", "Anita"))
    ana.play_to_the_end()
    wide = page.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert complaints == []
    assert wide <= size["width"]


def test_the_program_turns_the_cards_if_the_table_wants_it(page):
    ana = Player(page)
    ana.start({"picking": "auto", "difficulty": "brutal", "revolt_clock": "round", "round_limit": 6})
    assert "Rodada 1 de 6 · brutal" in page.locator("header").first.inner_text()
    ana.play_to_the_end()
    assert ana.picks == 0


def both_asked(page, friend) -> tuple[Player, Player]:
    """Two vassals of one battle, neither of whom has decided."""
    for _ in range(20):
        ana, bia = meet(page, friend)
        while "over" not in (ana.stage, bia.stage):
            for seat, (who, other) in enumerate([(bia, ana), (ana, bia)]):
                if who.stage == "revolt" and who.kingdom(seat).locator(".letter").count():
                    other.wait_for("revolt")
                    return ana, bia
                who.act()
            page.wait_for_timeout(40)
    raise AssertionError("they never served in one battle")


def test_a_decision_is_secret_and_can_be_changed_until_the_last_is_in(page, friend):
    ana, bia = both_asked(page, friend)
    scene = friend.locator("section[aria-label=Tabuleiro]")
    missing = friend.locator("[data-missing]")
    missing.and_(friend.locator('[data-missing="2"]')).wait_for(timeout=LONG)
    ana.decide(revolts=True)
    page.get_by_text("Você vai tentar a revolta").wait_for(timeout=LONG)
    missing.and_(friend.locator('[data-missing="1"]')).wait_for(timeout=LONG)
    bia.settled()
    before, log = scene.inner_html(), friend.locator("ol[reversed]").first.inner_text()
    ana.decide(revolts=False)
    page.get_by_text("Você vai ficar leal").wait_for(timeout=LONG)
    friend.wait_for_timeout(300)
    assert scene.inner_html() == before
    assert friend.locator("ol[reversed]").first.inner_text() == log
    assert "Ana já decidiu" in log
    bia.decide(revolts=False)
    revealed = re.compile("Decisões reveladas. Lealdade: .*Ana")
    page.locator("ol[reversed] li").filter(has_text=revealed).first.wait_for(timeout=LONG)


def test_the_odds_stand_on_the_table_before_the_attack(page):
    ana = Player(page)
    on_turn(ana)
    ana.settled()
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


def test_what_is_not_allowed_says_why_and_what_would_be(page):
    ana = Player(page)
    on_turn(ana)
    ana.close_recap()
    ana.touch(ana.kingdom(0))
    refusal = page.get_by_role("alert").filter(has_text="REI-TRN-01")
    refusal.wait_for(timeout=LONG)
    assert "Para poder" in refusal.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="O que posso fazer agora?").wait_for()
    assert page.locator("[role=dialog]").get_by_text("REI-TRN-11").count() >= 1


def test_a_card_that_is_turned_cannot_be_typed_again(page):
    ana = Player(page, by="keys")
    ana.arrive()
    for _ in range(20):
        _, code = ana.open_table()
        ana.sit_down(code)
        while ana.wait_for(*ASKED, "over") != "over":
            if ana.stage != "pick":
                ana.act()
                continue
            card = ana.face_down[0]
            ana.pick(card)
            ana.settled()
            if ana.stage == "pick" and card not in ana.face_down:
                for digit in str(card):
                    page.keyboard.press(digit)
                page.get_by_role("alert").filter(has_text="REI-BAT-05").wait_for(timeout=LONG)
                return
    raise AssertionError("never two cards to turn")


def test_a_reload_keeps_the_battle(page):
    ana = Player(page)
    on_turn(ana)
    ana.act()
    while ana.stage != "pick" and ana.stage != "over":
        ana.act()
        page.wait_for_timeout(30)
    ana.settled()
    cards, sentence = ana.face_down, ana.sentence
    page.reload()
    ana.wait_for("pick", "over")
    ana.settled()
    assert (ana.face_down, ana.sentence) == (cards, sentence)


def test_the_table_can_be_played_as_text(page):
    ana = Player(page)
    on_turn(ana)
    ana.close_recap()
    page.keyboard.press("Alt+t")
    board = page.get_by_role("dialog", name="Tabuleiro em texto")
    board.locator("tbody button").first.press("Enter")
    assert board.get_by_role("button", name="passar a vez").count() == 1
    board.locator("tbody button[aria-pressed=true]").press("Enter")
    page.locator('[data-stage]:not([data-stage="choose"])').wait_for(timeout=LONG)


def test_surrender_asks_first_and_then_one_watches(page):
    ana = Player(page)
    on_turn(ana)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Render-se").click()
    page.locator('[data-asking="surrender"]').wait_for()
    page.locator("[data-asking]").get_by_role("button", name="Render-se").click()
    ana.wait_for("out", "over")


def test_a_spectator_sees_the_table_and_decides_nothing(page, chromium, address):
    code = on_turn(Player(page))
    other = chromium.new_context(base_url=address, locale="en").new_page()
    other.goto(f"/mesa/{code}")
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
def test_nothing_keeps_anybody_from_the_table(page, theme):
    page.emulate_media(color_scheme=theme)
    ana = Player(page)
    on_turn(ana)
    ana.settled()
    assert barriers(page) == []
    ana.close_recap()
    ana.touch(ana.kingdom(ana.kingdoms("target")[0]))
    assert barriers(page) == []
    ana.press_main()
    ana.wait_for("pick", "wait", "over", "revolt")
    ana.settled()
    assert barriers(page) == []
