"""Real Chromium against a real server: `make test-browser`, or `CONQUISTA_BROWSER=1 pytest tests/browser`.

The suite is run compiled and pure; these tests once, when they are asked for.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.server.running import RunningServer

collect_ignore_glob = [] if os.environ.get("CONQUISTA_BROWSER") else ["test_*.py"]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "there is no Chromium: make test-browser installs it"
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    place = tmp_path_factory.mktemp("server")
    running = RunningServer(place, f"sqlite:///{place / 'conquista.db'}", requests_per_minute=100000).start()
    yield running
    running.stop()
    assert running.errors() == [], running.log.read_text()[-6000:]


@pytest.fixture(scope="module")
def address(server):
    return server.address


@pytest.fixture
def page(chromium, address):
    yield from portuguese(chromium, address)


@pytest.fixture
def phone(chromium, address):
    yield from portuguese(chromium, address, viewport=PHONE, has_touch=True, is_mobile=True)


def portuguese(chromium, address, **device):
    """A page in Portuguese; whatever it logs as an error fails the test."""
    context = chromium.new_context(base_url=address, locale="pt-BR", **device)
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: said.type == "error" and complaints.append(f"{said.text} {said.location}"))
    yield page
    context.close()
    assert complaints == []


def barriers(page):
    """What axe-core finds wrong with the page once nothing fades in any more, if it is serious: rule, and where."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations()"
        ".filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished))"
    )
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
