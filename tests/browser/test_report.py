"""The report of a match, and the page that checks a record, in a real browser."""

from __future__ import annotations

import json
import math
import re

import httpx
import pytest

from tests.browser.conftest import barriers
from tests.browser.finished import NAMES, bots_match
from tests.browser.war import Player

LONG = 60_000
GAMES = {"war": 4, "war2": 3, "reinos": 5}


@pytest.fixture(scope="module")
def finished(address):
    """A table of each game whose match is over, and the record of War's."""
    return {game: bots_match(address, game, players, round_limit=6) for game, players in GAMES.items()}


@pytest.fixture(scope="module")
def record(address, finished):
    return httpx.get(f"{address}/api/tables/{finished['war']['id']}/record").text


def open_report(page, table):
    page.goto(f"/mesa/{table['code']}/fim")
    page.get_by_role("heading", level=1).wait_for(timeout=LONG)
    page.get_by_role("heading", name="Sorte", exact=True).wait_for(timeout=LONG)


def signed(value: float) -> str:
    """As the page writes it: to tenths, halves upwards, with a real minus."""
    tenths = math.floor(value * 10 + 0.5)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return f"{sign}{abs(tenths) / 10:.1f}".replace(".", ",")


@pytest.mark.parametrize("game", GAMES)
def test_a_report_tells_who_won_how_and_with_what_luck(page, address, finished, game):
    table = finished[game]
    open_report(page, table)
    told = httpx.get(f"{address}/api/tables/{table['code']}/report").json()
    winners = [NAMES[seat] for seat in told["winners"]]
    heading = page.get_by_role("heading", level=1).inner_text()
    assert all(name in heading for name in winners)
    assert "vence" in heading
    players = page.get_by_role("list", name="Jogadores")
    assert players.get_by_role("listitem").count() == GAMES[game]
    luck = page.locator("section").filter(has=page.get_by_role("heading", name="Sorte", exact=True))
    for figure in told["luck"][0]["figures"]:
        row = luck.get_by_role("listitem").filter(has_text=NAMES[figure["seat"]]).first
        assert row.locator("b.figures").inner_text().split()[0] == signed(figure["luck"])
    if game != "reinos":
        rolled = [
            each for each in told["dice"] if told["winners"][0] in [count["seat"] for count in each["counts"]]
        ]
        assert page.get_by_text("A faixa verde").count() == len(rolled) > 0  # the winner's are shown first
    assert page.get_by_role("link", name="Baixar o registro").get_attribute("href").endswith("/record")


def test_the_objectives_are_all_laid_open(page, finished):
    open_report(page, finished["war"])
    cards = page.get_by_role("list", name="Jogadores").get_by_role("listitem")
    for place in range(cards.count()):
        assert re.search(r"Ter |Destruir ", cards.nth(place).inner_text())


def test_the_chart_is_gone_through_by_pointer_and_by_keys(page, finished):
    page.set_viewport_size({"width": 1280, "height": 900})
    open_report(page, finished["war"])
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    start = slider.get_attribute("aria-valuetext")
    assert start.startswith("início")
    assert all(name in start for name in NAMES[:4])
    page.keyboard.press("ArrowRight")
    assert slider.get_attribute("aria-valuetext").startswith("rodada 1")
    slider.blur()
    box = page.locator("figure").first.bounding_box()
    page.mouse.move(box["x"] + 32, box["y"] + 120)
    tip = page.locator("figure").first.locator(".tip")
    tip.get_by_text("início").wait_for()
    page.mouse.move(box["x"] + 32, box["y"] - 200)
    tip.wait_for(state="detached")
    page.get_by_role("button", name="Exércitos", exact=True).click()
    page.get_by_role("heading", name="Exércitos por rodada").wait_for()
    page.get_by_text("Ver em tabela").click()
    table = page.get_by_role("table", name="Territórios")
    assert table.get_by_role("row").count() == 5


def test_another_player_shows_other_dice(page, finished):
    open_report(page, finished["war"])
    for name in NAMES[:2]:
        page.get_by_role("group", name="De quem").get_by_role("button", name=name).click()
        page.get_by_role("heading", name=f"Dados de batalha de {name}").wait_for()
    page.get_by_role("button", name="todos", exact=True).click()
    page.get_by_role("heading", name="Dados de batalha", exact=False).first.wait_for()


def test_every_roll_of_the_match_is_derived_again_in_the_browser(page, address, finished):
    table = finished["war"]
    chances = httpx.get(f"{address}/api/tables/{table['code']}/report").json()["chances"]
    open_report(page, table)
    page.get_by_role("button", name=f"Conferir os {chances} lances").click()
    page.locator("[data-verdict=good]").wait_for(timeout=LONG)
    page.get_by_text(f"Todos os {chances} lances e sorteios são os que foram selados").wait_for()


def test_a_battle_leads_to_its_place_in_the_replay(page, address, finished):
    table = finished["war"]
    told = httpx.get(f"{address}/api/tables/{table['code']}/report").json()
    figure = next(each for each in told["luck"][0]["figures"] if each["best"] is not None)
    entry = told["fights"][figure["best"]]["entry"]
    open_report(page, table)
    page.get_by_role("group", name="De quem").get_by_role("button", name=NAMES[figure["seat"]]).click()
    page.locator("li").filter(has_text="melhor batalha").get_by_role("link").click()
    page.wait_for_url(f"**/mesa/{table['code']}/replay?n={entry - 1}")
    page.locator(f'[data-replay="{entry - 1}"]').wait_for(timeout=LONG)


def test_before_the_end_there_is_no_report(page):
    me = Player(page)
    code = me.start()
    page.goto(f"/mesa/{code}/fim")
    page.get_by_role("heading", name="Só há relatório de uma partida que chegou ao fim").wait_for()
    page.get_by_role("link", name="Ir à mesa").click()
    page.locator("[data-stage]").wait_for(timeout=LONG)


def test_from_the_last_move_to_the_report_to_the_rematch(page):
    """As somebody who has just played does: the end, the report, home, and again."""
    me = Player(page)
    code = me.start({"round_limit": 1})
    me.play_to_the_end()
    page.get_by_role("dialog").get_by_role("link", name="Relatório").click()
    page.wait_for_url(f"**/mesa/{code}/fim")
    page.get_by_role("heading", level=1).wait_for()
    page.goto("/")
    page.get_by_role("link").filter(has_text=code).click()
    page.wait_for_url(f"**/mesa/{code}/fim")
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_url(re.compile(rf"/mesa/(?!{code})[A-Z0-9]+$"), timeout=LONG)
    page.locator("[data-stage]").wait_for(timeout=LONG)


# The page that checks a record.


def check(page, text, name="partida.jsonl"):
    page.goto("/verificar")
    body = text if isinstance(text, bytes) else text.encode()
    file = {"name": name, "mimeType": "application/x-ndjson", "buffer": body}
    page.locator("input[type=file]").set_input_files(file)
    verdict = page.locator("section[data-verdict]")
    page.locator("section[data-verdict]:not([data-verdict=working])").wait_for(timeout=LONG)
    return verdict.get_attribute("data-verdict"), verdict.inner_text()


def test_an_honest_record_is_accepted_and_told(page, record):
    verdict, text = check(page, record)
    assert verdict == "good"
    assert "partida.jsonl confere" in text
    assert f"{record.count('chance')} refeitos" in text
    page.get_by_role("heading", name="O que o registro conta").wait_for()
    page.get_by_role("heading", name="Sorte", exact=True).wait_for(timeout=LONG)
    page.locator("li").filter(has_text="batalha").get_by_role("link").first.click()
    page.wait_for_url("**/replay/registro?n=*")
    page.locator("[data-replay]").wait_for(timeout=LONG)


def tampered(record):
    """What was done to it, and what the page must say."""
    header, *lines = record.strip().split("\n")
    head = json.loads(header)
    place = next(k for k, line in reversed(list(enumerate(lines))) if '"rolled"' in line)
    roll = json.loads(lines[place])
    roll[4][0] = roll[4][0] % 6 + 1
    placed = next(k for k, line in enumerate(lines) if '"place"' in line)
    more = json.loads(lines[placed])
    more[5] += 20
    seed = {**head, "dice": {**head["dice"], "seeds": [{"seed": "outra"}, *head["dice"]["seeds"][1:]]}}
    secret = {**head, "dice": {**head["dice"], "secret": "ab" * 32}}

    def joined(*parts):
        return "\n".join(parts) + "\n"

    return {
        "roll": (
            joined(header, *lines[:place], json.dumps(roll), *lines[place + 1 :]),
            f"Registro {place + 1}: o arquivo diz dados",
        ),
        "seed": (joined(json.dumps(seed), *lines), "o segredo selado dá"),
        "secret": (joined(json.dumps(secret), *lines), "O segredo não dá o selo"),
        "removed": (joined(header, *lines[:20], *lines[21:]), "Onde devia estar o registro 21"),
        "cut": (joined(header, *lines[:-1]), f"recusam o registro na linha {len(lines) - 1}"),
        "torn": (joined(header, *lines)[:-5], f"A linha {len(lines) + 1} do arquivo"),
        "move": (
            joined(header, *lines[:placed], json.dumps(more), *lines[placed + 1 :]),
            f"recusam o registro na linha {placed + 1}",
        ),
        "other file": (b"\x89PNG\r\n\x1a\n" + bytes(2000), "A primeira linha não é o cabeçalho"),
        "empty": ("", "O arquivo está vazio"),
        "10 MB": ("xyz\n" * 2_600_000, "A primeira linha não é o cabeçalho"),
    }


@pytest.mark.parametrize(
    "what",
    ["roll", "seed", "secret", "removed", "cut", "torn", "move", "other file", "empty", "10 MB"],
)
def test_a_tampered_record_is_refused_and_the_page_says_where(page, record, what):
    text, said = tampered(record)[what]
    verdict, shown = check(page, text)
    assert verdict == "refused"
    assert said in shown
    assert page.get_by_role("heading", name="O que o registro conta").count() == 0


def test_a_second_record_replaces_the_first(page, record):
    check(page, "nada")
    body = {"name": "boa.jsonl", "mimeType": "application/x-ndjson", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(body)
    page.locator("section[data-verdict=good]").wait_for(timeout=LONG)
    page.get_by_text("boa.jsonl confere").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_report_keeps_nobody_out(page, finished, theme, game):
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    open_report(page, finished[game])
    page.get_by_text("Ver em tabela").click()
    page.get_by_role("button", name="Conferir").click()
    page.locator("[data-verdict=good]").wait_for(timeout=LONG)
    assert barriers(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [360, 1280])
def test_no_report_is_wider_than_its_window(page, finished, game, width):
    page.set_viewport_size({"width": width, "height": 740})
    open_report(page, finished[game])
    page.get_by_text("Ver em tabela").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
