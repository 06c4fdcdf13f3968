"""Every page, the phases of War, War II and Reinos, turns of WAR Vikings and Feudum: all themes, devices, languages.

    make screenshots
    python -m tests.browser.screenshots [folder] [part of a name ...]

The pictures lie in `screenshots/<page>-<theme>-<device>-<language>.png`.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from conquista.client import Client
from tests.browser import reinos, war2
from tests.browser.conftest import FLAGS
from tests.browser.finished import bots_match
from tests.browser.hotseat import Family
from tests.browser.records import FEUDUM, VIKINGS, WAR, bring, file_of, named, rolls
from tests.browser.war import Player
from tests.server.running import RunningServer

FOLDER = Path("screenshots")
REPORTED = Path(__file__).parents[1] / "records" / "war2" / "8-centros.jsonl"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LANGUAGES = {"pt": "pt-BR", "en": "en-US"}
NAMES = ["Aimoré", "Iara", "Ubirajara", "Anita"]
LONG = 60_000

Shot = Callable[[Page], None]


def home(page: Page) -> None:
    page.goto("/")
    page.locator("figure figcaption").wait_for(timeout=LONG)
    page.locator(".tile h2").first.wait_for()


def setup(page: Page) -> None:
    page.goto("/nova/war?amigos")
    page.locator("fieldset").first.wait_for(timeout=LONG)


def room(page: Page) -> None:
    setup(page)
    page.get_by_role("button", name="Criar mesa").or_(page.get_by_role("button", name="Create table")).click()
    page.get_by_role("img", name="QR").wait_for(timeout=LONG)
    page.locator("dl dt").first.wait_for(timeout=LONG)


def rules(page: Page) -> None:
    page.goto("/regras/war#WAR-ATK-05")
    page.locator(".here").wait_for(timeout=LONG)


def settings(page: Page) -> None:
    page.goto("/ajustes")
    page.locator("kbd").first.wait_for()


@cache
def finished(address: str) -> str:
    """The code of a match of War that is over; a long one, in which much happens."""
    return str(bots_match(address, "war", 5, "brawler", round_limit=14)["code"])


def report(page: Page) -> None:
    page.goto("/ajustes")
    page.goto(f"/mesa/{finished(page.url.removesuffix('/ajustes'))}/fim")
    page.locator("[data-check]").wait_for(timeout=LONG)
    page.locator("header svg path").first.wait_for(timeout=LONG)


def verify(page: Page) -> None:
    page.goto("/verificar")
    page.locator("input[type=file]").set_input_files(REPORTED)
    page.locator("section[data-verdict=good]").wait_for(timeout=LONG)
    page.locator("figure").first.wait_for(timeout=LONG)


def missing(page: Page) -> None:
    page.goto("/nada/disso/existe")
    page.get_by_role("heading", level=1).wait_for()


def no_table(page: Page) -> None:
    page.goto("/mesa/ZZZZZZ")
    page.get_by_role("heading", level=1).wait_for()


def bring_record(page: Page) -> None:
    page.goto("/replay")
    page.get_by_role("heading", level=1).wait_for()


def record_refused(page: Page) -> None:
    """A record that breaks a rule."""
    page.goto("/replay")
    lines = named(WAR).splitlines()
    number = next(place for place, line in enumerate(lines) if '"place"' in line)
    lines[number] = lines[number].rpartition(",")[0] + ",99]"
    page.locator('input[type="file"]').set_input_files(file_of("\n".join(lines)))
    page.get_by_role("alert").wait_for(timeout=LONG)


def replay(page: Page) -> None:
    bring(page, WAR, rolls(WAR)[-40])


def replay_seat(page: Page) -> None:
    bring(page, WAR, rolls(WAR)[-40], 1)


def vikings(page: Page) -> None:
    """A combat late in a match, as one of the players sees it."""
    bring(page, VIKINGS, rolls(VIKINGS)[-12], 0)


def feudum(page: Page) -> None:
    """The middle of a match, as one of the players sees it."""
    bring(page, FEUDUM, 400, 0)


REFUSED = ("no-table", "record-refused")
"""Pages on which the server refuses something, which browsers log as an error."""
PAGES: dict[str, Shot] = {
    "home": home,
    "setup": setup,
    "room": room,
    "report": report,
    "verify": verify,
    "rules": rules,
    "settings": settings,
    "bring-record": bring_record,
    "record-refused": record_refused,
    "replay": replay,
    "replay-seat": replay_seat,
    "vikings": vikings,
    "feudum": feudum,
    "missing": missing,
    "no-table": no_table,
}


def phases_of_war(page: Page, language: str) -> Iterator[str]:
    """Plays War and stops at each phase that is worth a picture."""
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    me = Player(page, by="finger" if touch else "mouse")
    me.start({"round_limit": 3}, language)
    me.wait_for("place")
    yield "before"
    for place in me.borders()[:2]:
        me.touch(place)
    yield "place"
    me.place_all()
    me.wait_for("attack")
    targets = me.aim()
    yield "origin"
    if targets:
        me.touch(targets[-1])
        yield "odds"
        page.keyboard.press("Space")
        me.ready()
        yield "rolled"
        while me.ready() == "attack" and me.aim():
            me.attack_once()
        if me.ready() == "occupy":
            yield "occupy"
            me.press_main()
    if me.ready() == "attack":
        me.end_attacks()
    if me.ready() == "move":
        yield "move"
    me.play_to_the_end()
    page.wait_for_timeout(1500)
    yield "over"


def take_war(context: BrowserContext, folder: Path, look: str) -> None:
    page = context.new_page()
    for phase in phases_of_war(page, "pt-BR" if look.endswith("pt") else "en"):
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"war-{phase}-{look}.png")
    page.close()


def take_curtain(context: BrowserContext, folder: Path, look: str) -> None:
    """Several people at one device: between two of them, and the table of the one who looks."""
    page = context.new_page()
    family = Family(page)
    family.sit_down(language="pt-BR" if look.endswith("pt") else "en")
    family.called()
    page.screenshot(path=folder / f"curtain-{look}.png")
    family.take()
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"curtain-taken-{look}.png")
    page.close()


def take_phases(
    game: str, phases: Callable[[Page, str], Iterator[str]], context: BrowserContext, folder: Path, look: str
) -> None:
    """On a desktop also as a smaller one shows it."""
    page = context.new_page()
    size = page.viewport_size
    for phase in phases(page, "pt-BR" if look.endswith("pt") else "en"):
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{game}-{phase}-{look}.png")
        if "desktop" in look and phase != "dial" and size is not None:
            page.set_viewport_size(LAPTOP)
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"{game}-{phase}-{look.replace('desktop', 'laptop')}.png")
            page.set_viewport_size(size)
    page.close()


def looks(chromium: Browser, address: str) -> Iterator[tuple[str, BrowserContext]]:
    for theme, device, language in product(THEMES, DEVICES, LANGUAGES):
        context = chromium.new_context(
            base_url=address,
            color_scheme=theme,
            locale=LANGUAGES[language],
            reduced_motion="reduce",
            **DEVICES[device],
        )
        yield f"{theme}-{device}-{language}", context
        context.close()


def invite(address: str) -> None:
    """A table of somebody else that waits for players."""
    with Client(address) as ana:
        seats = [{"kind": "me", "name": "Ana", "colour": "azul"}, {"kind": "open"}, {"kind": "open"}]
        ana.ask("POST", "/api/tables", {"game": "war", "seats": seats, "listed": True})


def furnish(address: str, context: BrowserContext) -> None:
    """Matches of one's own, so that the list is not empty."""
    page = context.new_page()
    page.goto(f"{address}/api/me")
    cookie = next(each["value"] for each in context.cookies() if each["name"] == "conquista")
    page.close()
    with Client(address, cookie) as me:
        for game, bot, others in (("reinos", "brawler", NAMES), ("war", "greedy", NAMES[:3])):
            bots = [{"kind": "bot", "bot": bot, "name": name} for name in others]
            seats = [{"kind": "me", "name": "Bia"}, *bots]
            me.start(me.ask("POST", "/api/tables", {"game": game, "seats": seats}))
        me.open_table("war", ["me", "open", "open"])


def take(chromium: Browser, address: str, folder: Path, wanted: list[str]) -> None:
    invite(address)
    for look, context in looks(chromium, address):
        furnish(address, context)
        for name, show in PAGES.items():
            file = f"{name}-{look}.png"
            if wanted and not any(part in file for part in wanted):
                continue
            page = context.new_page()
            show(page)
            page.wait_for_timeout(300)
            page.screenshot(path=folder / file, full_page=name not in ("rules", "setup"))
            page.close()
        if not wanted or any(part in f"war-{look}" for part in wanted):
            take_war(context, folder, look)
        if not wanted or any(part in f"curtain-{look}" for part in wanted):
            take_curtain(context, folder, look)
        for name, phases in (("reinos", reinos.phases), ("war2", war2.phases)):
            if not wanted or any(part in f"{name}-{look}" for part in wanted):
                take_phases(name, phases, context, folder, look)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as running:
        server = RunningServer(
            Path(place), f"sqlite:///{place}/conquista.db", requests_per_minute=100000
        ).start()
        chromium = running.chromium.launch(executable_path=path, args=FLAGS)
        take(chromium, server.address, folder, sys.argv[2:])
        chromium.close()
        server.stop()


if __name__ == "__main__":
    main()
