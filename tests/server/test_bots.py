"""A crashed, slow or cheating bot is replaced by the state's default, and the match goes on."""

from __future__ import annotations

import time

import pytest

from conquista.client import Client
from tests.server.running import RunningServer

BAD = ("Sleeper", "Crasher", "Quitter", "Cheater", "Forger")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bots")
    extra = ",".join(f"{name.lower()}=tests.server.badbots:{name}" for name in BAD)
    running = RunningServer(
        folder, f"sqlite:///{folder / 'c.db'}", extra_bots=extra, bot_seconds=0.2, requests_per_minute=100000
    ).start()
    yield running
    running.stop()


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_does_not_stop_the_match(server, bot):
    with Client(server.address) as client:
        table = client.open_table("war", ["me", bot.lower(), "random"], {"round_limit": 1})
        client.start(table)
        with client.sit(table) as seat:
            while not seat.over:
                assert seat.wait_for_turn()
                if not seat.over:
                    seat.act(seat.legal[0])
        lines = client.record(table).splitlines()
    assert any('{"by":"default"}' in line for line in lines)
    assert '"bot failed"' in server.log.read_text()


def test_bots_in_processes_play_a_whole_match(server):
    """Nobody watches, nobody is asked: it goes on by itself."""
    with Client(server.address) as client:
        table = client.open_table("war", ["greedy", "random", "greedy"], {"round_limit": 3})
        client.start(table)
        deadline = time.monotonic() + 60
        while client.ask("GET", f"/api/tables/{table['id']}")["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert "default" not in client.record(table)


def test_a_bot_that_thinks_while_the_server_stops_is_not_replaced(tmp_path):
    """It is asked again by the next server; the match holds no default and the log no error."""
    address = f"sqlite:///{tmp_path / 'c.db'}"
    running = RunningServer(
        tmp_path, address, extra_bots="sleeper=tests.server.badbots:Sleeper", bot_seconds=50
    ).start()
    with Client(running.address) as client:
        table = client.open_table("war", ["sleeper", "sleeper", "sleeper"])
        client.start(table)
        with client.watch(table) as watcher:
            while not watcher.view or not watcher.view["awaiting"]:
                watcher.hear(5)
        time.sleep(3)  # until its process is up and asked
        told = watcher.n
        running.stop()
        assert running.errors() == []
        assert '"bot failed"' not in running.log.read_text()
        running.start()
        with client.watch(table) as watcher:
            assert watcher.n == told
    running.stop()
