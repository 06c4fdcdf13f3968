"""The built files of the browser part, as the server gives them out."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from conquista.server import pages


@pytest.fixture
def client(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    pages.built.cache_clear()
    yield TestClient(Litestar([pages.pages]))
    pages.built.cache_clear()


@pytest.fixture
def built(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Conquista</h1>")
    (tmp_path / "assets" / "table-4f1c.js").write_text("export {};" * 50)
    (tmp_path / "assets" / "inter-9a2e.woff2").write_bytes(b"wOF2")


def test_without_a_build_a_page_says_what_to_do(client):
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/mesa/AB3K", "/regras/war"])
def test_every_address_of_the_pages_is_the_one_page(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/api/nothing", "/assets/old-0000.js", "/schema/nothing"])
def test_what_is_not_a_page_is_not_answered_with_one(client, path):
    assert client.get(path).status_code == 404


@pytest.mark.usefixtures("built")
def test_files_named_by_their_content_are_kept_for_ever(client):
    answer = client.get("/assets/table-4f1c.js")
    assert answer.headers["cache-control"] == pages.FOR_EVER
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.usefixtures("built")
def test_text_is_packed_for_whoever_can_unpack_it(client):
    packed = client.get("/assets/table-4f1c.js", headers={"accept-encoding": "gzip"})
    plain = client.get("/assets/table-4f1c.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    font = client.get("/assets/inter-9a2e.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers


@pytest.mark.usefixtures("built")
def test_nothing_outside_the_folder_is_given_out(client):
    assert "Conquista" in client.get("/../../pyproject.toml").text
    assert "Conquista" in client.get("/%2e%2e/%2e%2e/etc/passwd").text
