"""The pages apart from the table: what they show, that they work for everybody, and what they weigh."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlparse

import pytest

from tests.browser.conftest import barriers
from tests.browser.screenshots import PAGES, REFUSED

LONG = 60_000
MOST_BYTES = 300_000
TABLE = re.compile(r"/mesa/[A-Z0-9]+$")


@pytest.fixture
def friend(chromium, address):
    """Another person with a browser of their own, in English."""
    context = chromium.new_context(base_url=address, locale="en-US")
    yield context.new_page()
    context.close()


def invite(page, name="Ana"):
    """A table with free seats; its host waits there."""
    page.goto("/nova/war?amigos")
    page.get_by_label("Nome no lugar 1").fill(name)
    page.get_by_role("button", name="Tirar o lugar 4").click()
    page.get_by_label("Quem joga no lugar 3").select_option(label="Bot: Estrategista")
    page.get_by_role("button", name="Criar mesa").click()
    page.wait_for_url(TABLE)
    page.get_by_role("heading", name="A sua mesa").wait_for()


def connected(page):
    page.locator('[data-link="open"]').wait_for(timeout=LONG)


def test_two_browsers_meet_by_the_link_and_see_one_table(page, friend):
    invite(page)
    page.get_by_text("Falta 1 pessoa").wait_for()
    friend.goto(page.url)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_label("Your name").fill("Bia")
    friend.get_by_label("Your name").press("Enter")
    friend.get_by_role("radio", name="Blue").check(force=True)
    page.get_by_role("listitem").filter(has_text="Bia").wait_for()
    page.get_by_text("Todos a postos").wait_for()
    assert page.get_by_role("radio", name="Azul").is_disabled()
    page.get_by_role("button", name="Começar", exact=True).click()
    for each in (page, friend):
        each.get_by_role("heading", name=re.compile("A sua mesa|Take a seat")).wait_for(state="detached")
        connected(each)
        assert each.get_by_text("Bia").count() > 0


def test_a_guest_can_leave_and_a_host_can_fill_up_and_close(page, friend):
    invite(page)
    friend.goto(page.url)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Get up").click()
    friend.get_by_role("button", name="Sit down").wait_for()
    page.get_by_role("button", name="Completar com bots").click()
    page.get_by_text("Todos a postos").wait_for()
    page.get_by_role("button", name="Fechar a mesa").click()
    page.get_by_role("dialog").get_by_role("button", name="Fechar a mesa").click()
    friend.get_by_role("heading", name="closed").wait_for()


def test_a_table_is_played_by_the_options_that_were_chosen(page):
    page.goto("/nova/war?amigos")
    page.get_by_role("radio", name="o defensor escolhe quantos joga").check()
    page.get_by_role("group", name="Limite de rodadas").get_by_role("switch").click()
    page.get_by_role("spinbutton", name="Limite de rodadas").fill("7")
    page.get_by_role("spinbutton", name="Limite de rodadas").press("Tab")
    page.get_by_role("button", name="Cor do lugar 1").click()
    page.get_by_role("radio", name="Verde").check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Descer o lugar 1").click()
    page.get_by_role("button", name="Criar mesa").click()
    page.wait_for_url(TABLE)
    page.get_by_text("depois da rodada 7").wait_for()
    page.get_by_text("o defensor escolhe quantos joga").wait_for()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["round_limit"] == 7
    assert table["options"]["defender_dice"] == "choose"
    assert [(seat["kind"], seat["colour"]) for seat in table["seats"]][:2] == [
        ("open", None),
        ("human", "verde"),
    ]


def test_options_go_back_to_the_standard(page):
    page.goto("/nova/war")
    page.get_by_role("radio", name="o defensor escolhe quantos joga").check()
    page.get_by_role("button", name="Voltar ao padrão").click()
    assert page.get_by_role("radio", name="a defesa sempre joga todos").is_checked()
    page.get_by_text("tudo no padrão").wait_for()


def test_one_joins_by_the_code_however_it_is_written(page, friend):
    invite(page)
    code = page.url.rsplit("/", 1)[1]
    friend.goto("/")
    friend.get_by_label("table code").fill("no such one")
    friend.get_by_role("button", name="Enter", exact=True).click()
    friend.get_by_text("There is no table NOSUCHONE").wait_for()
    friend.get_by_label("table code").fill(f" {code[:3].lower()}-{code[3:].lower()} ")
    friend.get_by_role("button", name="Enter", exact=True).click()
    friend.get_by_role("heading", name="Take a seat").wait_for()


def test_home_lists_ones_own_match_with_whose_turn_it_is(page):
    page.goto("/nova/war")
    page.get_by_role("button", name="Começar a partida").click()
    page.wait_for_url(TABLE)
    connected(page)
    code = page.url.rsplit("/", 1)[1]
    page.goto("/")
    row = page.get_by_role("link").filter(has_text=code)
    row.filter(has_text=re.compile("sua vez|vez de")).wait_for(timeout=LONG)


def test_a_clause_in_the_address_is_scrolled_to_and_marked(page):
    page.goto("/regras/war#WAR-ATK-05")
    clause = page.locator("#WAR-ATK-05")
    clause.wait_for()
    assert "here" in clause.get_attribute("class")
    page.wait_for_function(
        "() => { const at = document.getElementById('WAR-ATK-05').getBoundingClientRect();"
        " return scrollY > 0 && at.top >= 0 && at.bottom <= innerHeight }"
    )


def test_rules_are_found_without_accents(page):
    page.goto("/regras/war")
    page.get_by_label("Procurar").fill("exercito de ocupacao")
    page.get_by_role("status").filter(has_text="cláusula").wait_for()
    assert page.locator("#WAR-ATK-05").is_visible()
    assert page.locator("#WAR-CMP-01").count() == 0


def test_settings_survive_a_reload(page):
    page.goto("/ajustes")
    for name in ("escuro", "maior", "fortes"):
        page.get_by_role("radio", name=name).check(force=True)
    page.get_by_role("switch", name="Som ligado").click()
    page.reload()
    page.get_by_role("heading", name="Ajustes").wait_for()
    for name in ("escuro", "maior", "fortes"):
        assert page.get_by_role("radio", name=name).is_checked()
    assert page.get_by_role("switch", name="Som ligado").get_attribute("aria-checked") == "false"
    kept = page.evaluate("({ ...document.documentElement.dataset })")
    assert (kept["theme"], kept["text"], kept["patterns"]) == ("dark", "largest", "strong")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", [name for name in PAGES if name not in REFUSED])
def test_nothing_keeps_anybody_out(page, theme, name):
    """Serious problems that axe-core would find."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    PAGES[name](page)
    assert barriers(page) == []


@pytest.mark.parametrize("name", [name for name in PAGES if name not in REFUSED])
def test_no_page_is_wider_than_a_narrow_phone(page, name):
    page.set_viewport_size({"width": 360, "height": 740})
    PAGES[name](page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_first_load_is_light(page):
    """Everything from opening home up to a table of War that is connected, compressed."""
    weights = {}

    def weigh(response):
        path = urlparse(response.url).path
        if response.ok and not path.startswith("/api/"):
            body = response.body()
            weights[path] = len(body) if path.endswith(".woff2") else len(gzip.compress(body, 6))

    page.on("response", weigh)
    page.goto("/", wait_until="networkidle")
    page.locator("figcaption").wait_for(timeout=LONG)
    home = sum(weights.values())
    page.get_by_role("button", name="Jogar agora").click()
    page.wait_for_url(TABLE, timeout=LONG)
    connected(page)
    page.wait_for_load_state("networkidle")
    whole = sum(weights.values())
    assert home < whole < MOST_BYTES, dict(sorted(weights.items(), key=lambda each: -each[1]))
