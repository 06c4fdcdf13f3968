"""How light and how quick the War table is in a real Chromium.

    make web && python bench/web.py

Prints what is loaded from opening home until a table of War is connected (compressed), how long a click takes
until the next paint at a table of six, and how long frames take while the board is panned and zoomed. Chromium
runs without a graphics card here, so that painting costs more than on a player's machine.
"""

from __future__ import annotations

import gzip
import shutil
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Page, Response, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.war import LONG, Player
from tests.server.running import RunningServer

WATCH = """() => {
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.interactionId) window.clicks.push(each.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}"""
FRAMES = """() => {
  window.frames_seen = [];
  window.running = true;
  let last = performance.now();
  const tick = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    if (window.running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def weigh(page: Page) -> tuple[int, int]:
    """Bytes of home, and of everything until the table is connected."""
    weights: dict[str, int] = {}

    def heard(response: Response) -> None:
        path = urlparse(response.url).path
        if response.ok and not path.startswith("/api/"):
            body = response.body()
            weights[path] = len(body) if path.endswith(".woff2") else len(gzip.compress(body, 6))

    page.on("response", heard)
    page.goto("/", wait_until="networkidle")
    home = sum(weights.values())
    page.get_by_role("button", name="Jogar agora").click()
    page.locator('[data-link="open"]').wait_for(timeout=LONG)
    page.wait_for_load_state("networkidle")
    return home, sum(weights.values())


def clicks(page: Page) -> list[float]:
    """Milliseconds from each click on the board to the next paint, while armies are placed and taken back."""
    ana = Player(page)
    ana.start({"round_limit": 0}, bots=("Aimoré", "Caxias", "Iara", "Anita", "Ubirajara"))
    ana.wait_for("place")
    page.evaluate(WATCH)
    own = ana.places("own")
    for k in range(30):
        ana.touch(own[k % len(own)])
        page.wait_for_timeout(120)
        if k % 3 == 2:
            page.keyboard.press("Control+z")
            page.wait_for_timeout(60)
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("window.clicks")
    return found


def frames(page: Page, gesture: str) -> list[float]:
    page.mouse.move(500, 400)
    if gesture == "pan":
        for _ in range(4):
            page.mouse.wheel(0, -300)
        page.wait_for_timeout(800)
        page.mouse.down()
    page.evaluate(FRAMES)
    for k in range(90):
        if gesture == "pan":
            page.mouse.move(500 + 2 * (k % 45), 400 + (k % 45))
        else:
            page.mouse.wheel(0, -40 if k < 45 else 40)
    page.evaluate("window.running = false")
    if gesture == "pan":
        page.mouse.up()
    found: list[float] = page.evaluate("window.frames_seen")
    return found[2:]


def told(name: str, values: list[float]) -> None:
    values = sorted(values)
    at = {share: values[min(len(values) - 1, int(share * len(values)))] for share in (0.5, 0.95)}
    print(f"{name:34}{len(values):5} · median {at[0.5]:5.1f} · p95 {at[0.95]:5.1f} · most {values[-1]:5.1f} ms")


def main() -> None:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        server = RunningServer(
            Path(folder), f"sqlite:///{folder}/conquista.db", requests_per_minute=100000
        ).start()
        chromium = running.chromium.launch(executable_path=path, args=FLAGS)
        look: dict[str, Any] = {"locale": "pt-BR", "viewport": {"width": 1440, "height": 900}}
        try:
            page = chromium.new_context(base_url=server.address, **look).new_page()
            home, whole = weigh(page)
            print(f"home {home / 1000:.0f} kB, with the table of War {whole / 1000:.0f} kB")
            page = chromium.new_context(base_url=server.address, **look).new_page()
            told("a click until the next paint", clicks(page))
            told("frames while zooming", frames(page, "zoom"))
            told("frames while panning", frames(page, "pan"))
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main()
