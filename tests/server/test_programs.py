"""Programs at a table: tokens, and the example of a bot that plays from elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from conquista.bots.random import RandomBot
from conquista.client import Client, ServerProblem
from conquista.kernel.boxes import seeded
from conquista.remote import play, question_of

ROOT = Path(__file__).parent.parent.parent
REMOTE_BOT = ROOT / "examples" / "remote_bot.py"
SHORT = {"round_limit": 2}


def test_a_program_is_who_its_token_says(quick_server):
    with Client(quick_server.address) as program, Client(quick_server.address) as browser:
        token = program.token
        mine = program.ask("GET", "/api/me")
        assert mine["id"] != browser.ask("GET", "/api/me")["id"]
        with Client(quick_server.address, token=token) as again:
            assert again.ask("GET", "/api/me") == mine
            assert again.token == token


def test_a_token_is_always_a_new_guest(quick_server):
    """Not that of the cookie: a page could carry it away, which it cannot do with the cookie."""
    with Client(quick_server.address) as browser:
        before = browser.ask("GET", "/api/me")
        tokens = {browser.ask("POST", "/api/tokens")["token"] for _ in range(3)}
        assert len(tokens) == 3
        assert browser.ask("GET", "/api/me") == before
        assert not any(before["id"] in token for token in tokens)


def test_a_program_gets_no_cookie(quick_server):
    with Client(quick_server.address) as program:
        sent = {"Authorization": f"Bearer {program.token}"}
    answer = httpx.get(f"{quick_server.address}/api/me", headers=sent)
    assert "set-cookie" not in answer.headers


def test_the_token_counts_and_not_the_cookie(quick_server):
    with Client(quick_server.address) as browser, Client(quick_server.address) as program:
        cookie = {"conquista": browser.cookie}
        sent = {"Authorization": f"Bearer {program.token}"}
        answer = httpx.get(f"{quick_server.address}/api/me", headers=sent, cookies=cookie)
        assert answer.json() == program.ask("GET", "/api/me")


def test_a_token_that_is_not_ours_is_refused(quick_server):
    with Client(quick_server.address) as client, Client(quick_server.address) as program:
        token, table = program.token, client.open_table("war", ["me", "open", "open"])
        address = quick_server.address.replace("http", "ws")
        for forged in (client.cookie, token[:-2] + "xx", "a.b", "x" * 500, f"{token}."):
            sent = {"Authorization": f"Bearer {forged}"}
            answer = httpx.get(f"{quick_server.address}/api/me", headers=sent)
            assert answer.status_code == 401
            assert "POST /api/tokens" in answer.json()["error"]
            assert "set-cookie" not in answer.headers
            with pytest.raises(InvalidStatus):
                connect(f"{address}/api/tables/{table['id']}/socket", additional_headers=sent)
        with Client(quick_server.address, cookie=token) as thief:
            assert thief.ask("GET", "/api/me")["id"] != program.ask("GET", "/api/me")["id"]


def test_other_kinds_of_authorization_are_somebody_elses(quick_server):
    """A proxy may ask for a password of its own."""
    sent = {"Authorization": "Basic YTpi"}
    assert httpx.get(f"{quick_server.address}/api/me", headers=sent).status_code == 200


def test_pages_of_others_cannot_use_a_token_either(quick_server):
    with Client(quick_server.address) as program:
        token = program.token
    for headers in ({}, {"Authorization": f"Bearer {token}"}):
        answer = httpx.post(
            f"{quick_server.address}/api/tokens", headers={"Origin": "https://evil.example", **headers}
        )
        assert answer.status_code == 403


def test_a_bot_can_be_asked_over_the_wire(quick_server):
    with Client(quick_server.address) as client:
        assert client.token
        table = client.start(client.open_table("reinos", ["me", "random", "random", "random"], SHORT))
        bot = RandomBot(seeded("wire"))
        with client.sit(table) as seat:
            seat.wait_for_turn()
            question = question_of(seat)
            assert question.view.seat == seat.number
            assert msgspec.to_builtins(question.actions) == seat.legal
            places = play(bot, seat)
            assert places == seat.view["places"]
            assert seat.over


def remote_bot(folder, *arguments):
    """Elsewhere: in a folder of its own."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.Popen(
        [sys.executable, REMOTE_BOT, *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("game", ["war", "reinos"])
def test_the_example_sits_down_by_link_and_plays(quick_server, tmp_path, game):
    with Client(quick_server.address) as host:
        others = ["random"] * (2 if game == "war" else 3)
        table = host.open_table(game, ["open", *others], SHORT)
        program = remote_bot(tmp_path, f"{quick_server.address}/mesa/{table['code']}")
        wait_until(
            lambda: host.ask("GET", f"/api/tables/{table['id']}")["seats"][0]["kind"] == "human", program
        )
        host.start(host.ask("GET", f"/api/tables/{table['id']}"))
        said, trouble = program.communicate(timeout=120)
        assert program.returncode == 0, trouble
        assert said.startswith("Places by seat: [")
        assert host.ask("GET", f"/api/tables/{table['id']}")["status"] == "over"
        assert host.ask("GET", f"/api/tables/{table['id']}")["seats"][0]["name"] == "Eager"
    assert (tmp_path / "remote_bot.token").stat().st_mode & 0o077 == 0


def test_the_example_goes_on_after_an_interruption(quick_server, tmp_path):
    with Client(quick_server.address) as host:
        table = host.open_table("war", ["open", "random", "random"], {"round_limit": 4})
        link = f"{quick_server.address}/mesa/{table['code']}"
        first = remote_bot(tmp_path, link)
        wait_until(lambda: host.ask("GET", f"/api/tables/{table['id']}")["seats"][0]["kind"] == "human", first)
        first.kill()
        first.communicate()
        host.start(host.ask("GET", f"/api/tables/{table['id']}"))
        second = remote_bot(tmp_path, link)
        said, trouble = second.communicate(timeout=120)
        assert second.returncode == 0, trouble
        assert said.startswith("Places by seat: [")


@pytest.mark.parametrize(("file", "most"), [(REMOTE_BOT, 40), (ROOT / "src/conquista/client.py", 200)])
def test_the_example_and_the_client_stay_short(file, most):
    assert len(file.read_text("utf-8").splitlines()) <= most


@pytest.mark.parametrize("wrong", [[], ["http://127.0.0.1:1/table"]])
def test_the_example_says_what_it_wants(tmp_path, wrong):
    program = remote_bot(tmp_path, *wrong)
    _, trouble = program.communicate(timeout=60)
    assert program.returncode == 1
    assert trouble.startswith("Give the link of a table")


def test_a_full_table_is_said_clearly(quick_server):
    with Client(quick_server.address) as host, Client(quick_server.address) as program:
        table = host.open_table("war", ["me", "random", "random"])
        assert program.token
        with pytest.raises(ServerProblem, match="every seat is taken"):
            program.join(table["code"])


def wait_until(true, program):
    deadline = time.monotonic() + 60
    while not true():
        assert program.poll() is None, program.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.1)
