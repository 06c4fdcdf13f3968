"""What bots think, in a real browser: chosen by level, read in the report, in the replay and, if allowed, in play."""

from __future__ import annotations

import random

import httpx
import pytest

from conquista.client import Client
from tests.browser.conftest import PHONE, barriers
from tests.browser.finished import bots_match
from tests.browser.war import LONG
from tests.server.running import RunningServer

EXTRA = "ponderer=tests.server.thinkers:Ponderer"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """With a bot that says what it thinks."""
    place = tmp_path_factory.mktemp("minds")
    running = RunningServer(
        place, f"sqlite:///{place / 'conquista.db'}", requests_per_minute=100000, extra_bots=EXTRA
    ).start()
    yield running
    running.stop()
    assert running.errors() == [], running.log.read_text()[-6000:]


@pytest.fixture(scope="module")
def finished(address):
    return bots_match(address, "war", 3, bot="ponderer", round_limit=3)


@pytest.fixture(scope="module")
def thoughts(address, finished):
    return httpx.get(f"{address}/api/tables/{finished['code']}/thoughts").json()


def percent(chance):
    return f"{chance // 100}%"


def test_levels_come_first_and_a_captain_is_the_usual_bot(page):
    page.goto("/nova/war")
    chooser = page.get_by_label("Quem joga no lugar 2")
    chooser.wait_for(timeout=LONG)
    assert chooser.evaluate("select => select.selectedOptions[0].label") == "Bot: Capitão"
    groups = chooser.evaluate(
        "select => [...select.querySelectorAll('optgroup')].map(g => [g.label, [...g.children].map(o => o.label)])"
    )
    assert groups[0] == ["Níveis", ["Bot: Recruta", "Bot: Soldado", "Bot: Capitão", "Bot: General"]]
    assert groups[-1][0] == "Para experimentar"
    assert "Bot: ponderer" in groups[-1][1]
    chooser.select_option(label="Bot: Recruta")
    page.get_by_text("briga muito e planeja pouco").wait_for()


def test_a_time_to_think_is_asked_for_where_somebody_plans(page):
    page.goto("/nova/war")
    chooser = page.get_by_label("Quem joga no lugar 2")
    chooser.wait_for(timeout=LONG)
    time = page.get_by_role("button", name="2 s por vez")
    assert time.count() == 0
    chooser.select_option(label="Bot: General")
    time.wait_for()


def test_a_table_says_how_long_bots_think_and_whether_aloud(page, address):
    page.goto("/nova/war?amigos")
    page.get_by_role("button", name="2 s por vez").click(timeout=LONG)
    page.get_by_role("switch", name="Bots pensam em voz alta").click()
    page.get_by_role("button", name="Criar mesa").click()
    page.get_by_role("img", name="QR").wait_for(timeout=LONG)
    code = page.url.rsplit("/", 1)[-1]
    table = httpx.get(f"{address}/api/tables/{code}").json()
    assert (table["thinking"], table["aloud"]) == (2, True)
    page.get_by_text("2 s por vez").wait_for()
    page.get_by_text("Todos leem na hora").wait_for()


def test_the_report_tells_the_plans_of_each_bot(page, finished, thoughts):
    page.goto(f"/mesa/{finished['code']}/fim")
    panel = page.get_by_role("region", name="O que os bots pensaram")
    panel.wait_for(timeout=LONG)
    own = [each for each in thoughts if each["seat"] == 1]
    panel.get_by_role("button", name="Caxias").click()
    rows = panel.get_by_role("list", name="O plano de Caxias").get_by_role("listitem")
    first = rows.first
    last_of_turn = [each for each in own if each["thought"]["turn"] == own[0]["thought"]["turn"]][-1]
    assert percent(own[0]["thought"]["before"]) in first.inner_text()
    assert percent(last_of_turn["thought"]["after"]) in first.inner_text()
    first.locator("summary").click()
    first.get_by_text("Tomar um território: Brasil").first.wait_for()
    assert not barriers(page)
    first.get_by_role("link").click()
    page.locator(f'[data-replay="{own[0]["entry"] - 1}"]').wait_for(timeout=LONG)


def test_the_replay_shows_the_thought_of_the_turn_that_is_shown(page, finished, thoughts):
    page.set_viewport_size({"width": 1440, "height": 900})
    for kept in (thoughts[0], thoughts[-1]):
        page.goto(f"/mesa/{finished['code']}/replay?n={kept['entry'] - 1}")
        panel = page.get_by_role("region", name="O que o bot pensa")
        panel.locator("summary").wait_for(timeout=LONG)
        assert panel.get_attribute("data-thought") == str(kept["thought"]["turn"])
        change = f"{percent(kept['thought']['before'])} → {percent(kept['thought']['after'])}"
        panel.get_by_text(change).wait_for()
    page.goto(f"/mesa/{finished['code']}/replay?n=1")
    page.get_by_text("Desta vez nenhum bot contou").wait_for(timeout=LONG)
    assert not barriers(page)


def test_a_phone_has_the_thought_on_a_page_of_its_own(phone, finished, thoughts):
    phone.goto(f"/mesa/{finished['code']}/replay?n={thoughts[-1]['entry']}")
    phone.get_by_role("button", name="Plano").click(timeout=LONG)
    panel = phone.get_by_role("region", name="O que o bot pensa")
    panel.get_by_text("Decidiu:").wait_for()
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert not barriers(phone)


@pytest.mark.parametrize("aloud", [False, True])
def test_in_play_thoughts_are_read_only_where_the_table_allows(chromium, address, aloud):
    with Client(address) as ana:
        bots = [{"kind": "bot", "bot": "ponderer", "name": name} for name in ("Caxias", "Iara")]
        wish = {"game": "war", "seats": [{"kind": "me", "name": "Ana"}, *bots], "aloud": aloud}
        table = ana.ask("POST", "/api/tables", wish)
        ana.start(table)
        context = chromium.new_context(
            base_url=address, locale="pt-BR", viewport={"width": 1440, "height": 900}
        )
        context.add_cookies([{"name": "conquista", "value": ana.cookie, "url": address}])
        page = context.new_page()
        page.goto(f"/mesa/{table['code']}")
        page.locator("[data-token]").first.wait_for(timeout=LONG)
        rng = random.Random(4)
        with ana.sit(table) as seat:
            first = seat.wait_for_turn() and seat.view["turn"]
            while seat.view["turn"] <= first:
                seat.act(rng.choice(seat.legal))
                assert seat.wait_for_turn()
        panel = page.get_by_role("region", name="O que o bot pensa")
        if aloud:
            panel.locator("summary").wait_for(timeout=LONG)
            panel.locator("summary").click()
            panel.get_by_text("Decidiu:").wait_for()
        else:
            page.locator(".log").get_by_text("Iara").first.wait_for(timeout=LONG)
            assert panel.count() == 0
        context.close()
