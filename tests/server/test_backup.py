"""A backup taken under load, restored elsewhere: everything acknowledged before it is there, and matches go on."""

from __future__ import annotations

import json
import sqlite3

import pytest
from typer.testing import CliRunner

from conquista.cli.app import app
from conquista.client import Client
from conquista.kernel.errors import BadSetup
from tests.server.crowd import Crowd
from tests.server.running import RunningServer
from tests.server.test_faults import UNLIMITED


def conquista(*arguments):
    found = CliRunner().invoke(app, list(map(str, arguments)))
    if found.exception is not None:
        raise found.exception
    return found.output


def refused(words, *arguments):
    with pytest.raises(BadSetup, match=words):
        conquista(*arguments)


@pytest.fixture
def new_place(tmp_path, request):
    """A folder and the address of an empty database."""

    def place(kind, name):
        folder = tmp_path / name
        folder.mkdir()
        if kind == "sqlite":
            return folder, f"sqlite:///{folder / 'conquista.db'}"
        return folder, request.getfixturevalue("postgres").new_database()

    return place


@pytest.mark.parametrize("kinds", [("sqlite", "sqlite"), ("postgresql", "sqlite"), ("sqlite", "postgresql")])
def test_a_backup_under_load_holds_all_that_was_acknowledged(tmp_path, new_place, kinds):
    here, database = new_place(kinds[0], "here")
    running = RunningServer(here, database, **UNLIMITED).start()
    file = tmp_path / "night" / "backup.db"
    with Crowd(running.address, 6) as crowd:
        crowd.wait_for(100)
        before = {player.table["id"]: list(player.done) for player in crowd.players}
        conquista("backup", file, "--data", here, "--database", database)
        crowd.wait_for(20)
        cookies = {player.table["id"]: player.client.cookie for player in crowd.players}
        crowd.finish()
    running.stop()
    assert file.stat().st_mode & 0o077 == 0

    folder, address = new_place(kinds[1], "elsewhere")
    assert "6 tables" in conquista("restore", file, "--data", folder, "--database", address)
    again = RunningServer(folder, address, **UNLIMITED).start()
    for table, done in before.items():
        with Client(again.address, cookies[table]) as client:
            assert played_on(client, table)[: len(done)] == done
    again.stop()
    assert again.errors() == []


def played_on(client, name):
    """End a match by surrendering; all that its seats ever did."""
    table = client.ask("GET", f"/api/tables/{name}")
    while table["status"] == "playing":
        with client.watch(table) as watcher:
            number = watcher.view["awaiting"][0]
        with client.sit(table, number) as seat:
            assert seat.act(["surrender"]) == [{"status": "done"}]
        table = client.ask("GET", f"/api/tables/{name}")
    entries = [json.loads(line) for line in client.record(table).splitlines()[1:]]
    return [entry[1:] for entry in entries if entry[1] != "chance"]


def test_what_cannot_be_backed_up_or_restored_is_said_and_harms_nothing(tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    running = RunningServer(here, f"sqlite:///{here / 'conquista.db'}").start()
    with Client(running.address) as client:
        client.open_table("war", ["me", "open", "open"])
    file, new, other = tmp_path / "backup.db", tmp_path / "new", tmp_path / "other.db"
    conquista("backup", file, "--data", here)
    refused("is there already", "backup", file, "--data", here)
    refused("not the data folder", "backup", tmp_path / "b", "--data", new)
    away = "postgresql://127.0.0.1:1/x"
    refused("does not answer", "backup", tmp_path / "b", "--data", here, "--database", away)
    refused("does not answer", "restore", file, "--data", new, "--database", away)
    refused("belongs to a server", "restore", file, "--data", here)
    refused("not empty", "restore", file, "--data", new, "--database", f"sqlite:///{here / 'conquista.db'}")
    refused("no file", "restore", tmp_path / "none", "--data", new)
    (tmp_path / "text").write_text("not a database, but long enough to be looked at " * 50)
    refused("no backup", "restore", tmp_path / "text", "--data", new)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE x (y)")
    refused("no backup", "restore", other, "--data", new)
    refused("of version None", "backup", tmp_path / "b", "--data", here, "--database", f"sqlite:///{other}")
    assert not (new / "secret.key").exists()
    running.stop()
    assert running.errors() == []
