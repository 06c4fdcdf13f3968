"""What bots thought is kept with the match, whole or not at all, and told to nobody before its time."""

from __future__ import annotations

import json
import time

import pytest
from alembic import command

from conquista.catalog import read_record
from conquista.client import Client, ServerProblem
from conquista.kernel.replay import Replay
from conquista.storage import database as database_module
from conquista.storage.backup import back_up, restore
from conquista.storage.changes import Change, write
from conquista.storage.database import migrate, open_database
from conquista.storage.schema import tables
from conquista.storage.schema import thoughts as thoughts_table
from conquista.storage.store import Store
from tests.server.running import RunningServer
from tests.server.test_secrecy import Listener, everybody_plays, rest_of

KINDS = ("Thinker", "Muddled", "Rash")
EXTRA = ",".join(f"{name.lower()}=tests.server.thinkers:{name}" for name in KINDS)
LIMITS = {"extra_bots": EXTRA, "requests_per_minute": 100000, "messages_per_second": 10000}
NOT_YET = "what bots think is told when the match is over; at this table they do not think aloud"


@pytest.fixture
def running(tmp_path, database):
    server = RunningServer(tmp_path, database, **LIMITS).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def thinking_server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("thoughts")
    server = RunningServer(folder, f"sqlite:///{folder / 'conquista.db'}", **LIMITS).start()
    yield server
    server.stop()
    assert server.errors() == []


def wait_until_over(client, table):
    deadline = time.monotonic() + 120
    while client.ask("GET", f"/api/tables/{table['id']}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def thoughts_of(client, table):
    return client.ask("GET", f"/api/tables/{table['id']}/thoughts")


def first_entries(text, bots):
    """Of each turn in which a bot decided something, the number of its first entry: by seat and turn."""
    game, record = read_record(text)
    replay = Replay(game, record)
    found = {}
    for told in replay:
        if told.entry.seat in bots:
            found.setdefault((told.entry.seat, replay.before.turn()), told.entry.number)
    return found


def test_every_turn_of_a_bot_has_its_thought(running):
    with Client(running.address) as client:
        table = client.open_table("war", ["thinker", "random", "thinker"], {"round_limit": 3})
        client.start(table)
        wait_until_over(client, table)
        found = thoughts_of(client, table)
        record = client.record(table)
    expected = first_entries(record, (0, 2))
    assert len(expected) >= 6
    assert {(each["seat"], each["thought"]["turn"]): each["entry"] for each in found} == expected
    assert [each["entry"] for each in found] == sorted(each["entry"] for each in found)
    thought = found[0]["thought"]
    assert thought["plan"]["aim"] == "objective"
    assert thought["plan"]["about"].startswith("obj_")
    assert [idea["aim"] for idea in thought["others"]] == ["continent", "rival"]
    assert (thought["before"], thought["after"], thought["fact"]) == (
        2500,
        4000,
        {"key": "goal", "about": None},
    )
    assert "thought" not in record
    assert running.errors() == []


def test_a_pulled_plug_parts_no_thought_from_its_action(running):
    """Each first entry of a turn came with its thought, whatever was lost and thought again."""
    with Client(running.address) as client:
        table = client.open_table("war", ["thinker", "thinker", "thinker"], {"round_limit": 12})
        client.start(table)
        for _ in range(4):
            time.sleep(0.6)
            running.kill()
            running.start()
        wait_until_over(client, table)
        found = {(each["seat"], each["entry"]): each["thought"] for each in thoughts_of(client, table)}
        expected = first_entries(client.record(table), (0, 1, 2))
    for (seat, turn), entry in expected.items():
        assert found[seat, entry]["turn"] == turn


def second_turn(client, table):
    """By then the others have thought."""
    with client.sit(table) as seat:
        assert seat.wait_for_turn()
        first = seat.view["turn"]
        while seat.view["turn"] <= first:
            seat.act(seat.legal[-1])
            assert seat.wait_for_turn()


@pytest.mark.parametrize("who", ["player", "stranger"])
def test_nobody_gets_thoughts_of_a_running_match(thinking_server, who):
    with Client(thinking_server.address) as player, Client(thinking_server.address) as stranger:
        table = player.open_table("war", ["me", "thinker", "thinker"], {"round_limit": 3})
        client = player if who == "player" else stranger
        for begin in (lambda: None, lambda: player.start(table), lambda: second_turn(player, table)):
            begin()
            with pytest.raises(ServerProblem, match=NOT_YET):
                thoughts_of(client, table)
        with player.sit(table) as seat:
            seat.act(["surrender"])
        wait_until_over(player, table)
        assert thoughts_of(client, table)


def test_no_frame_holds_a_thought_and_no_objective_of_a_bot(thinking_server):
    with Client(thinking_server.address) as client:
        table = client.open_table("war", ["me", "thinker", "thinker"], {"round_limit": 3})
        client.start(table)
        listeners = [Listener(client, table, number) for number in (0, None)]
        everybody_plays(listeners, 5, ["place", "free", "brasil", 999])
        hidden = {each["thought"]["plan"]["about"] for each in thoughts_of(client, table)}
    assert hidden
    for listener in listeners:
        frames = [frame for frame in listener.frames if "game_ended" not in frame]
        for frame in frames:
            assert json.loads(frame)["type"] != "thought"
            assert '"fact"' not in frame
            if json.loads(frame)["type"] in ("told", "state", "table"):
                rest = json.dumps(rest_of(json.loads(frame), listener.number))
                assert not any(objective in rest for objective in hidden)


def test_where_they_think_aloud_everybody_hears_it_in_play(thinking_server):
    with Client(thinking_server.address) as client, Client(thinking_server.address) as stranger:
        table = client.open_table("war", ["me", "thinker", "thinker"], {"round_limit": 3}, aloud=True)
        assert table["aloud"]
        assert thoughts_of(stranger, table) == []
        client.start(table)
        listeners = [Listener(client, table, 0), Listener(stranger, table, None)]
        second_turn(client, table)
        live = thoughts_of(stranger, table)
        with client.sit(table) as seat:
            seat.act(["surrender"])
        wait_until_over(client, table)
        found = thoughts_of(client, table)
    assert len(live) >= 2
    assert {each["entry"] for each in live} == {None}
    kept = [(each["seat"], each["thought"]) for each in found]
    assert [(each["seat"], each["thought"]) for each in live] == kept[: len(live)]
    for listener in listeners:
        while not listener.latest["view"]["places"]:
            listener.listen(5.0, until="told")
        told = [json.loads(frame) for frame in listener.frames if '"type":"thought"' in frame]
        assert [(message["seat"], message["thought"]) for message in told] == kept[-len(told) :]
        assert len(told) >= len(live)


@pytest.mark.parametrize("bot", ["muddled", "rash"])
def test_a_thought_that_makes_no_sense_or_was_not_followed_is_not_kept(thinking_server, bot):
    with Client(thinking_server.address) as client:
        table = client.open_table("war", [bot, bot, bot], {"round_limit": 2})
        client.start(table)
        wait_until_over(client, table)
        assert thoughts_of(client, table) == []
        assert ('{"by":"default"}' in client.record(table)) == (bot == "rash")
    if bot == "muddled":
        assert '"a thought cannot be read"' in thinking_server.log.read_text()


def test_a_table_that_is_not_there(thinking_server):
    with Client(thinking_server.address) as client:
        assert client.http.get("/api/tables/ZZZZZZ/thoughts").status_code == 404


def test_the_thinking_time_is_one_of_three(thinking_server):
    with Client(thinking_server.address) as client:
        table = client.open_table("war", ["me", "greedy", "greedy"], thinking=2)
        assert table["thinking"] == 2
        with pytest.raises(ServerProblem, match=r"cannot think for 3 s a turn; allowed: 0\.5, 2, 8"):
            client.open_table("war", ["me", "greedy", "greedy"], thinking=3)
        assert client.open_table("war", ["me", "greedy", "greedy"])["thinking"] == 0.5


def test_bots_on_offer_are_told_apart(thinking_server):
    with Client(thinking_server.address) as client:
        war = next(game for game in client.ask("GET", "/api/games") if game["id"] == "war")
    kinds = {bot["id"]: bot["kind"] for bot in war["bots"]}
    assert (kinds["recruta"], kinds["soldado"]) == ("level", "level")
    assert (kinds["random"], kinds["greedy"], kinds["thinker"]) == ("other", "other", "other")


def test_a_rematch_keeps_what_the_table_wanted(thinking_server):
    with Client(thinking_server.address) as client:
        table = client.open_table("war", ["me", "random", "random"], {"round_limit": 1}, thinking=8, aloud=True)
        client.start(table)
        with client.sit(table) as seat:
            seat.wait_for_turn()
            seat.act(["surrender"])
        wait_until_over(client, table)
        again = client.ask("POST", f"/api/tables/{table['id']}/rematch")
        assert (again["thinking"], again["aloud"]) == (8, True)


# The database.

TABLE = {
    "id": "old",
    "code": "OLDONE",
    "game": "war",
    "rules_version": 1,
    "options": {},
    "host": "h",
    "listed": 0,
    "status": "over",
    "secret": "00",
    "created": 1.0,
    "changed": 1.0,
    "rematch_of": None,
    "rematch": None,
    "held_at": None,
}


def test_a_database_of_the_first_version_is_brought_up_to_date(database):
    engine = open_database(database)
    with database_module._scripts() as config, engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old = {**TABLE, "options": "{}"}
        names = ", ".join(old)
        values = ", ".join("NULL" if value is None else repr(value) for value in old.values())
        connection.exec_driver_sql(f"INSERT INTO tables ({names}) VALUES ({values})")  # noqa: S608
    migrate(engine)
    table, _ = Store(engine).table("old")
    assert (table["thinking"], table["aloud"]) == (0.5, 0)
    assert Store(engine).thoughts("old") == []
    engine.dispose()


def test_thoughts_are_in_a_backup(database, tmp_path):
    source = open_database(database)
    migrate(source)
    rows = [{"table_id": "old", "entry": number, "seat": 1, "thought": f'"{number}"'} for number in (12, 7)]
    with source.begin() as connection:
        table = Change(tables, {**TABLE, "thinking": 2.0, "aloud": 1})
        write(connection, [table, *(Change(thoughts_table, row) for row in rows)])
    back_up(source, tmp_path / "night.db", "key")
    target = open_database(f"sqlite:///{tmp_path / 'new.db'}")
    assert restore(tmp_path / "night.db", target) == (1, "key")
    assert Store(target).thoughts("old") == rows[::-1]
    assert Store(target).table("old")[0]["thinking"] == 2.0
    source.dispose()
    target.dispose()
