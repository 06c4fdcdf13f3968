"""Real Chromium against a real server. `make test-browser` insists on both; elsewhere these tests step aside."""

from __future__ import annotations

import os
import shutil

import pytest

from conquista.server.pages import folder
from tests.server.running import RunningServer

REQUIRED = bool(os.environ.get("CONQUISTA_BROWSER"))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing(what: str) -> None:
    if REQUIRED:
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium():
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing("there is no Chromium: make test-browser installs it")
    if not folder().joinpath("index.html").is_file():
        missing("the pages are not built: make test-browser builds them")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    place = tmp_path_factory.mktemp("server")
    running = RunningServer(place, f"sqlite:///{place / 'conquista.db'}", requests_per_minute=100000).start()
    yield running.address
    running.stop()
    assert running.errors() == []


@pytest.fixture
def page(chromium, address):
    """A page in Portuguese; whatever it logs as an error fails the test."""
    context = chromium.new_context(base_url=address, locale="pt-BR")
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert complaints == []
