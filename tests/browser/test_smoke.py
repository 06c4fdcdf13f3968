"""The way through the pages, from home to a game that goes on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.war import Player

LONG = 60_000


def start_a_game(page):
    page.goto("/")
    page.get_by_role("button", name="Jogar agora").click()
    page.wait_for_url(re.compile(r"/mesa/[A-Z0-9]+$"), timeout=LONG)
    connected(page)


def connected(page):
    page.locator('[data-link="open"]').wait_for(timeout=LONG)


def log(page):
    return page.locator("ol[reversed] li")


def log_lines(page):
    log(page).first.wait_for(timeout=LONG)
    return log(page).all_text_contents()


def test_home_starts_a_game_and_it_is_connected(page):
    start_a_game(page)
    ana = Player(page)
    page.keyboard.press("s")
    ana.wait_for("place")
    before = log_lines(page)
    ana.place_all()
    assert len(log_lines(page)) > len(before)


def test_a_reload_shows_the_same_table(page):
    start_a_game(page)
    ana = Player(page)
    page.keyboard.press("s")
    ana.wait_for("place")
    before = log_lines(page)
    page.reload()
    connected(page)
    ana.wait_for("place")
    expect(log(page)).to_have_text(before)


def test_the_language_changes_at_once(page):
    start_a_game(page)
    page.goto("/")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()


def test_an_address_that_is_no_table_says_so(page):
    page.goto("/")
    page.goto("/qualquer/coisa/assim")
    page.get_by_role("heading", name="Esta página não existe.").wait_for()


def test_the_connection_comes_back(chromium, address):
    context = chromium.new_context(base_url=address, locale="pt-BR")
    page = context.new_page()
    start_a_game(page)
    context.set_offline(True)
    page.locator('[data-link="reconnecting"]').wait_for(timeout=LONG)
    context.set_offline(False)
    connected(page)
    context.close()
