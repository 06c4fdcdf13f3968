"""A finished match leafed through in a real browser; a record brought from elsewhere, and a broken one."""

from __future__ import annotations

import json
import random
import re
import tomllib
from importlib.resources import files

import pytest

from conquista.catalog import read_record
from conquista.client import Client
from conquista.kernel.reel import Reel
from tests.browser.conftest import barriers
from tests.browser.records import RECORDS, WAR, bring, file_of, named, rolls
from tests.browser.war import LONG

PHONE = {"width": 390, "height": 844}
TOKENS = """() => Object.fromEntries([...document.querySelectorAll('[data-token]')].map((token) =>
  [token.dataset.token, Number(token.ariaLabel.match(/(\\d+) exército/)[1])]))"""


@pytest.fixture(scope="module")
def finished(address):
    """A short match of somebody against bots: its code, its reel, and the cookie of who played."""
    with Client(address) as bia:
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Caxias", "Iara")]
        seats = [{"kind": "me", "name": "Bia"}, *bots]
        wish = {"game": "war", "seats": seats, "options": {"round_limit": 2}}
        table = bia.ask("POST", "/api/tables", wish)
        bia.start(table)
        rng = random.Random(3)
        with bia.sit(table) as seat:
            while not seat.over:
                if seat.wait_for_turn(90) and not seat.over:
                    seat.act(rng.choice(seat.legal))
        game, record = read_record(bia.record(table))
        yield table["code"], Reel(game, record), bia.cookie


@pytest.fixture
def refused(chromium, address):
    """A page of somebody whom the server refuses something; browsers log that as an error."""
    context = chromium.new_context(base_url=address, locale="pt-BR")
    page = context.new_page()
    broken = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    yield page
    context.close()
    assert broken == []


def at(page, position):
    page.locator(f'[data-replay="{position}"]').wait_for(timeout=LONG)


def position(page):
    return int(page.locator("[data-replay]").get_attribute("data-replay"))


def told(reel, viewer=None):
    """The positions after which a viewer was told something, each with the names of the events."""
    heard = reel.heard(viewer)
    return {number: [event.kind for event in events] for number, events in enumerate(heard, 1) if events}


def last_with(reel, kind):
    return max(number for number, kinds in told(reel).items() if kind in kinds)


def shows(page, view):
    """The board shows the armies of this view."""
    board = tomllib.loads(files("conquista.games.war").joinpath("data/board.toml").read_text("utf-8"))
    places = [name for continent in board["continents"] for name in continent["territories"]]
    wanted = dict(zip(places, view.armies, strict=True))
    page.wait_for_function(
        f"(wanted) => Object.entries(({TOKENS})()).every(([place, count]) => wanted[place] === count)",
        arg=wanted,
    )
    assert len(page.evaluate(TOKENS)) == len(places)


def test_a_link_opens_the_position_and_keys_move_on(page, finished):
    code, reel, _ = finished
    stops = list(told(reel))
    battle = last_with(reel, "battle_fought")
    page.goto(f"/mesa/{code}/replay?n={battle}")
    at(page, battle)
    shows(page, reel.views(None, battle, battle)[0])
    page.get_by_text("perde").first.wait_for()

    page.keyboard.press("ArrowRight")
    following = stops[stops.index(battle) + 1]
    at(page, following)
    shows(page, reel.views(None, following, following)[0])
    page.keyboard.press("ArrowLeft")
    at(page, battle)
    shows(page, reel.views(None, battle, battle)[0])

    turns = [number for number, kinds in told(reel).items() if "turn_started" in kinds]
    page.keyboard.press("Shift+ArrowLeft")
    at(page, max(turn for turn in turns if turn < battle))
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_text("O começo: nada aconteceu ainda").wait_for()
    page.keyboard.press("Shift+ArrowRight")
    at(page, turns[0])
    page.keyboard.press("End")
    at(page, reel.last)
    shows(page, reel.views(None, reel.last, reel.last)[0])
    page.wait_for_url(re.compile(rf"/mesa/{code}/replay\?n={reel.last}$"))
    assert page.get_by_role("dialog").count() == 0
    page.reload()
    at(page, reel.last)


def test_it_plays_by_itself_and_stops(page, finished):
    page.clock.install()
    code, reel, _ = finished
    begin = next(number for number, kinds in told(reel).items() if "turn_started" in kinds)
    page.goto(f"/mesa/{code}/replay?n={begin}")
    at(page, begin)
    page.get_by_label("Velocidade").select_option("8×")
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 300, "y": 5})
    page.keyboard.press("Space")
    page.get_by_role("button", name="Parar").wait_for()
    page.wait_for_function(
        f"() => Number(document.querySelector('[data-replay]').dataset.replay) > {begin + 5}"
    )
    page.keyboard.press("Space")
    page.get_by_role("button", name="Passar sozinho").wait_for()
    stopped = position(page)
    page.clock.run_for(5_000)
    assert position(page) == stopped


def test_any_seat_can_be_looked_from(page, finished):
    code, reel, _ = finished
    place = last_with(reel, "turn_started")
    page.goto(f"/mesa/{code}/replay?n={place}")
    at(page, place)
    assert page.get_by_text("Seu objetivo").count() == 0
    page.get_by_label("Visão de").select_option("Iara")
    page.get_by_text("Seu objetivo").wait_for()
    page.wait_for_url(re.compile(r"n=\d+&visao=3$"))
    cards = len(reel.views(2, place, place)[0].hands[2])
    page.get_by_role("button", name=re.compile(rf"^{cards} cartas?")).wait_for()
    at(page, place)
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 300, "y": 5})
    page.keyboard.press("v")
    page.get_by_text("Seu objetivo").wait_for(state="detached")
    page.wait_for_url(re.compile(r"n=\d+$"))


def test_the_time_line_the_log_and_the_buttons_lead_anywhere(page, finished):
    code, reel, _ = finished
    page.goto(f"/mesa/{code}/replay?n={reel.last}")
    at(page, reel.last)
    line = page.get_by_role("slider", name="Linha do tempo")
    line.fill(str(reel.last // 2))
    at(page, reel.last // 2)
    assert f"{reel.last // 2} de {reel.last}" in line.get_attribute("aria-valuetext")
    page.get_by_role("button", name="Fim", exact=True).click()
    at(page, reel.last)
    conquest = last_with(reel, "territory_conquered")
    page.get_by_role("region", name="Registro").get_by_role(
        "button", name=re.compile("conquista")
    ).first.click()
    at(page, conquest)
    page.get_by_role("button", name="Um lance atrás").click()
    page.wait_for_function(f"() => Number(document.querySelector('[data-replay]').dataset.replay) < {conquest}")


def test_the_keys_are_listed_and_a_link_is_copied(chromium, address, finished):
    code, _, _ = finished
    context = chromium.new_context(
        base_url=address, locale="pt-BR", permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto(f"/mesa/{code}/replay?n=30")
    at(page, 30)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Teclas")
    keys.get_by_text("Próxima vez").wait_for()
    assert keys.get_by_text("Atacar até").count() == 0
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    page.get_by_role("button", name="Copiar o link desta posição").click()
    page.get_by_text("Link copiado").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}/mesa/{code}/replay?n=30"
    context.close()


def test_the_finished_table_and_home_lead_to_it(chromium, address, finished):
    code, reel, cookie = finished
    context = chromium.new_context(base_url=address, locale="pt-BR")
    context.add_cookies([{"name": "conquista", "value": cookie, "url": address}])
    page = context.new_page()
    page.goto("/")
    page.get_by_role("listitem").filter(has_text=code).get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(rf"/mesa/{code}/replay"))
    at(page, 0)
    page.goto(f"/mesa/{code}")
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    at(page, 0)
    page.goto(f"/mesa/{code}")
    page.get_by_role("button", name="Ver o tabuleiro").click()
    page.get_by_role("link", name="Ver o replay daqui").first.click()
    at(page, max(number for number, kinds in told(reel, 0).items() if "turn_started" in kinds))
    page.wait_for_url(re.compile(r"n=\d+&visao=1$"))
    context.close()


def test_a_running_match_has_no_replay(refused, address):
    with Client(address) as bia:
        table = bia.open_table("war", ["me", "me", "me"])
        bia.start(table)
    refused.goto(f"/mesa/{table['code']}/replay?n=5")
    refused.get_by_role("heading", name="Esta partida ainda não terminou.").wait_for()
    refused.get_by_role("link", name="Ir à mesa").click()
    refused.wait_for_url(re.compile(rf"/mesa/{table['code']}$"))


def test_a_record_can_be_brought_and_stays_in_the_tab(page):
    page.goto("/replay")
    page.locator('input[type="file"]').set_input_files(file_of(named(WAR)))
    at(page, 0)
    place = rolls(WAR)[-1]  # a battle that ends the match
    page.get_by_role("slider").fill(str(place))
    at(page, place)
    page.get_by_text("perde").first.wait_for()
    page.wait_for_url(re.compile(rf"/replay/registro\?n={place}$"))
    page.reload()
    at(page, place)
    game, record = read_record(WAR.read_text("utf-8"))
    shows(page, Reel(game, record).views(None, place, place)[0])
    page.get_by_role("link", name="Outro registro").click()
    page.get_by_role("heading", name="Replay de um registro").wait_for()


OTHERS = ["reinos/round-limit", "war2/round-limit", "vikings/portos", "feudum/points-of-4"]


@pytest.mark.parametrize("record", OTHERS)
def test_records_of_other_games_too(page, record):
    file = RECORDS / f"{record}.jsonl"
    page.goto("/replay")
    page.locator('input[type="file"]').set_input_files(file)
    at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.replay) > 0")
    page.keyboard.press("End")
    at(page, len(file.read_text("utf-8").splitlines()) - 1)


def test_a_broken_record_says_where_and_which_rule(refused):
    lines = named(WAR).splitlines()
    number = next(place for place, line in enumerate(lines[1:], 1) if json.loads(line)[2] == "place")
    entry = json.loads(lines[number])
    lines[number] = json.dumps([*entry[:-1], 999])
    refused.goto("/replay")
    file = refused.locator('input[type="file"]')
    file.set_input_files(file_of("\n".join(lines)))
    trouble = refused.get_by_role("alert")
    trouble.get_by_text(f"não vale a partir do lance {number}.").wait_for()
    assert trouble.get_by_role("link").get_attribute("href").startswith("/regras/war#WAR-")
    assert barriers(refused) == []

    file.set_input_files(file_of("isto não é nada", "notas.txt"))
    trouble.get_by_text("O arquivo notas.txt não é um registro de partida.").wait_for()
    file.set_input_files(file_of(" " * 1_100_000, "grande.jsonl"))
    trouble.get_by_text("grande.jsonl é grande demais").wait_for()
    assert "/replay/registro" not in refused.url


def test_a_link_to_a_record_without_the_record_asks_for_it(page):
    page.goto("/replay/registro?n=7")
    page.get_by_role("heading", name="Nenhum registro aberto.").wait_for()
    page.get_by_role("link", name="Escolher arquivo").click()
    page.wait_for_url(re.compile(r"/replay$"))


def test_positions_that_are_not_there_become_the_nearest(page, finished):
    code, reel, _ = finished
    for asked, wanted in (("n=999999", reel.last), ("n=-4", 0), ("n=abc", 0), ("", 0)):
        page.goto(f"/mesa/{code}/replay?{asked}")
        at(page, wanted)


def test_a_finger_moves_through_it_on_a_phone(chromium, address):
    context = chromium.new_context(
        base_url=address, locale="pt-BR", viewport=PHONE, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    place = rolls(WAR)[40]
    bring(page, WAR, place, 1)
    page.get_by_role("button", name="Um lance à frente").tap()
    page.wait_for_function(f"() => Number(document.querySelector('[data-replay]').dataset.replay) > {place}")
    page.get_by_role("button", name="Vez anterior").tap()
    page.wait_for_function(f"() => Number(document.querySelector('[data-replay]').dataset.replay) < {place}")
    page.get_by_role("button", name="Registro").or_(page.get_by_role("tab", name="Registro")).first.tap()
    page.get_by_role("region", name="Registro").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()
