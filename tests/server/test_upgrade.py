"""An upgrade that changes rules: matches that come to the same go on, the others are held, and none is lost."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from sqlalchemy import select, update

from conquista.catalog import read_record
from conquista.client import Client, ServerProblem
from conquista.kernel.replay import replay
from conquista.storage.database import open_database
from conquista.storage.schema import entries, positions, tables
from tests.server.running import RunningServer
from tests.server.test_playing import VERIFIER

OLDER = 0


class Upgrade:
    """A match begun by an older version of the rules; what was different in it is up to each test."""

    def __init__(self, folder, database):
        self.running = RunningServer(folder, database)
        self.engine = open_database(database)
        self.running.start()
        self.client = Client(self.running.address)
        self.table = self.client.open_table("war", ["me", "me", "me"])
        self.client.start(self.table)
        for _ in range(12):
            self.answer(lambda seat: seat.legal[0])
        self.running.stop()
        self.set(tables, rules_version=OLDER)
        self.set(positions, rules_version=OLDER)

    def set(self, kind, **values):
        key = kind.c.id if kind is tables else kind.c.table_id
        with self.engine.begin() as connection:
            connection.execute(update(kind).where(key == self.table["id"]).values(**values))

    def forbid_a_placement(self):
        """As if the older rules had allowed an entry that these do not; its number."""
        with self.engine.begin() as connection:
            found = connection.execute(
                select(entries.c.number, entries.c.line)
                .where(entries.c.table_id == self.table["id"], entries.c.line.contains('"place"'))
                .order_by(entries.c.number)
            ).first()
            line = json.loads(found.line)
            line[-1] = 999
            key = (entries.c.table_id == self.table["id"]) & (entries.c.number == found.number)
            connection.execute(update(entries).where(key).values(line=json.dumps(line)))
        return found.number

    def start(self):
        self.running.start()
        return self.ask("GET", "")

    def ask(self, method, what):
        return self.client.ask(method, f"/api/tables/{self.table['id']}{what}")

    def answer(self, choose):
        with self.client.watch(self.table) as watcher:
            number = watcher.view["awaiting"][0]
        with self.client.sit(self.table, number) as seat:
            assert seat.act(choose(seat)) == [{"status": "done"}]
            return seat.over

    def surrender_all(self):
        while not self.answer(lambda _: ["surrender"]):
            pass

    def close(self):
        self.client.__exit__()
        self.running.stop()
        self.engine.dispose()


@pytest.fixture
def upgrade(tmp_path):
    made = Upgrade(tmp_path, f"sqlite:///{tmp_path / 'conquista.db'}")
    yield made
    made.close()


def test_a_match_that_comes_to_the_same_goes_on(upgrade):
    assert upgrade.start()["status"] == "playing"
    upgrade.surrender_all()
    game, record = read_record(upgrade.client.record(upgrade.table))
    assert record.header.rules_version == game.rules_version
    replay(game, record)


def test_a_match_that_would_differ_is_held_and_goes_on_when_its_host_says_so(upgrade, tmp_path):
    number = upgrade.forbid_a_placement()
    held = upgrade.start()
    assert (held["status"], held["held_at"]) == ("held", number)
    with upgrade.client.sit(upgrade.table, 0) as seat:
        before = seat.view
        assert before["owners"]
        with pytest.raises(ServerProblem, match="held"):
            seat.act(["surrender"])
    with Client(upgrade.running.address) as stranger, pytest.raises(ServerProblem, match="host"):
        stranger.ask("POST", f"/api/tables/{upgrade.table['id']}/resume")
    resumed = upgrade.ask("POST", "/resume")
    assert (resumed["status"], resumed["held_at"]) == ("playing", None)
    with upgrade.client.sit(upgrade.table, 0) as seat:
        assert seat.view == before
    upgrade.running.kill()
    assert upgrade.start()["status"] == "playing"
    upgrade.surrender_all()
    text = upgrade.client.record(upgrade.table)
    game, record = read_record(text)
    assert record.header.rules_version == game.rules_version
    assert [line for line in text.splitlines() if '"rules","continued"' in line]
    assert replay(game, record).awaiting() == 0
    file = tmp_path / "record.jsonl"
    file.write_text(text)
    subprocess.run([sys.executable, "-I", str(VERIFIER), str(file)], check=True)


def test_a_held_match_can_be_ended_and_keeps_its_record(upgrade):
    upgrade.forbid_a_placement()
    upgrade.start()
    assert upgrade.ask("POST", "/end")["status"] == "ended"
    with pytest.raises(ServerProblem, match="not held"):
        upgrade.ask("POST", "/resume")
    header = json.loads(upgrade.client.record(upgrade.table).splitlines()[0])
    assert header["rules_version"] == OLDER
    assert header["dice"]["secret"]
    assert upgrade.ask("POST", "/rematch")["status"] == "waiting"


def test_a_position_that_cannot_be_read_is_held_without_a_view(upgrade):
    upgrade.forbid_a_placement()
    upgrade.set(positions, layout="another")
    assert upgrade.start()["status"] == "held"
    with upgrade.client.sit(upgrade.table, 0) as seat:
        assert seat.view is None
    with pytest.raises(ServerProblem, match="only be ended"):
        upgrade.ask("POST", "/resume")
    assert upgrade.ask("POST", "/end")["status"] == "ended"


def test_a_finished_match_of_older_rules_stays_as_it_was(upgrade):
    upgrade.set(tables, status="over")
    assert upgrade.start()["status"] == "over"
    assert json.loads(upgrade.client.record(upgrade.table).splitlines()[0])["rules_version"] == OLDER
    with upgrade.client.sit(upgrade.table, 0) as seat:
        assert seat.view["owners"]
