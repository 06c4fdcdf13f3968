"""How soon any position of a long match is on the screen.

    python bench/replay.py            what is installed: compiled, if it was compiled
    python bench/replay.py --pure     the sources as they are

A match of War with 2,000 entries. The work of the server is CPU time beside a calibration loop; what a browser waits
is wall time, of a real server on loopback and of real Chromium, and depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--pure", action="store_true", help="measure the sources, not what is installed")
parser.add_argument("--rounds", type=int, default=9)
chosen = parser.parse_args()
if chosen.pure:
    sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import httpx  # noqa: E402
import msgspec  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.records import file_of  # noqa: E402
from tests.server.running import RunningServer  # noqa: E402

from conquista.api import watch_match  # noqa: E402
from conquista.catalog import read_record  # noqa: E402
from conquista.kernel.compiled import is_compiled  # noqa: E402
from conquista.kernel.reel import Reel  # noqa: E402

ENTRIES = 2_000
WINDOW = 64
CALIBRATION = 1_000_000
JUMPS = 40
# Sets the slider, and waits until the position is drawn.
JUMP = """(position) => new Promise((done) => {
  const begun = performance.now();
  const line = document.querySelector('input[type=range]');
  line.value = position;
  line.dispatchEvent(new Event('input', { bubbles: true }));
  const look = () => document.querySelector(`[data-replay="${position}"][data-shown]`)
    ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look);
  look();
})"""


def long_record() -> str:
    """The first 2,000 entries of a match."""
    seed = 0
    while True:
        match = watch_match("war", ["random"] * 6, {"round_limit": 40}, seed)
        if len(match.entries) >= ENTRIES:
            return "\n".join(match.record.text().splitlines()[: ENTRIES + 1])
        seed += 1


def calibrate() -> float:
    started = time.process_time()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 5 + i) & 0xFFFFF
    return (time.process_time() - started) / CALIBRATION


def worked(name: str, work: Callable[[], Any]) -> None:
    times, ratios = [], []
    for _ in range(chosen.rounds):
        before = calibrate()
        started = time.process_time()
        work()
        seconds = time.process_time() - started
        times.append(seconds)
        ratios.append(seconds / ((before + calibrate()) / 2))
    spread = max(ratios) / min(ratios)
    print(
        f"{name:52}{1000 * statistics.median(times):>9.1f} ms{statistics.median(ratios):>12,.0f} its{spread:>7.2f}"
    )


def waited(name: str, times: list[float]) -> None:
    print(f"{name:52}{statistics.median(times):>9.1f} ms{max(times):>9.1f} ms at most")


def of_server(text: str) -> None:
    game, record = read_record(text)
    reel = Reel(game, record)
    rng = random.Random(1)  # noqa: S311 - places to look at

    def views() -> bytes:
        begin = rng.randrange(ENTRIES - WINDOW)
        return msgspec.json.encode(reel.views(0, begin, begin + WINDOW - 1))

    worked("reading a record and playing it once", lambda: Reel(*read_record(text)))
    worked("all that a seat was told", lambda: msgspec.json.encode(reel.heard(0)))
    worked(f"{WINDOW} views anywhere", views)


def over_http(address: str, text: str) -> None:
    with httpx.Client(base_url=address, timeout=60) as client:
        client.get("/api/me")

        def ask(method: str, path: str, **more: Any) -> tuple[float, dict[str, Any]]:
            started = time.perf_counter()
            answer = client.request(method, path, **more)
            answer.raise_for_status()
            return 1000 * (time.perf_counter() - started), answer.json()

        first, outline = ask("POST", "/api/replays", content=text.encode())
        path = f"/api/replays/{outline['table']['id']}"
        rng = random.Random(2)  # noqa: S311 - places to look at
        waited("a record that is brought, checked and outlined", [first])
        waited("its outline again", [ask("GET", f"{path}?seat=1")[0] for _ in range(JUMPS)])
        begins = [rng.randrange(ENTRIES - WINDOW) for _ in range(JUMPS)]
        spans = [f"begin={begin}&end={begin + WINDOW - 1}" for begin in begins]
        waited(f"{WINDOW} views anywhere", [ask("GET", f"{path}/views?{span}")[0] for span in spans])


def jump(page: Page, position: int) -> float:
    """As a person does: with a breath before the next."""
    page.wait_for_timeout(300)
    return float(page.evaluate(JUMP, position))


def in_browser(address: str, text: str) -> None:
    with sync_playwright() as running:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = running.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(file_of(text))
        page.locator("[data-shown]").wait_for()
        rng = random.Random(3)  # noqa: S311 - places to look at
        opened = []
        for _ in range(5):
            started = time.perf_counter()
            page.goto(f"/replay/registro?n={rng.randrange(ENTRIES)}")
            page.locator("[data-shown]").wait_for()
            opened.append(1000 * (time.perf_counter() - started))
        waited("a link opened, page and all", opened)
        new = [jump(page, rng.randrange(ENTRIES)) for _ in range(JUMPS)]
        waited("a jump, the views mostly not there yet", new)
        again = [jump(page, place) for place in rng.sample(range(1000, 1064), JUMPS)]
        waited("a jump near by", again)
        browser.close()


def main() -> None:
    text = long_record()
    print("compiled" if is_compiled() else "pure Python")
    of_server(text)
    with tempfile.TemporaryDirectory() as place:
        server = RunningServer(
            Path(place), f"sqlite:///{place}/conquista.db", requests_per_minute=100_000
        ).start()
        try:
            over_http(server.address, text)
            in_browser(server.address, text)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
