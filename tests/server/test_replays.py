"""Finished matches and records that people bring can be looked at anywhere; running ones nowhere."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from conquista.catalog import read_record
from conquista.client import Client, ServerProblem
from conquista.kernel.reel import Reel
from conquista.server import replays
from conquista.storage.schema import tables
from tests.server.test_upgrade import OLDER, Upgrade

RECORDS = Path(__file__).parents[1] / "records"
FROM_CLI = RECORDS / "war" / "destruir-azul.jsonl"


def play_some(client, table, decisions):
    """Everybody at random for a while."""
    rng = random.Random(6)
    for _ in range(decisions):
        with client.watch(table) as watcher:
            number = watcher.view["awaiting"][0]
        with client.sit(table, number) as seat:
            seat.act(rng.choice(seat.legal))


def finish(client, table):
    while (state := client.watch(table)).view["awaiting"]:
        client.sit(table, state.view["awaiting"][0]).act(["surrender"])


@pytest.fixture(scope="module")
def finished(quick_server):
    """A match of three people that is over."""
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"])
        client.start(table)
        play_some(client, table, 40)
        finish(client, table)
        yield client, table


def views_of(client, path, begin, end, seat=None):
    """Views as they are sent, each made whole again."""
    asked = f"{path}?begin={begin}&end={end}" + ("" if seat is None else f"&seat={seat}")
    first, *changes = client.ask("GET", asked)["views"]
    found = [first]
    for change in changes:
        found.append({**found[-1], **change})
    return found


def plain(thing):
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_finished_match_is_shown_as_each_seat_saw_it(finished, seat):
    client, table = finished
    game, record = read_record(client.record(table))
    reel = Reel(game, record)
    path = f"/api/tables/{table['id']}/replay"
    outline = client.ask("GET", path + ("" if seat is None else f"?seat={seat}"))
    assert (outline["first"], outline["last"]) == (0, len(record.entries))
    assert outline["table"]["code"] == table["code"]
    assert outline["told"] == plain(reel.heard(seat))
    with client.watch(table) if seat is None else client.sit(table, seat) as now:
        assert sum(map(len, outline["told"])) == now.n
    begin, end = reel.last - 60, reel.last
    assert views_of(client, f"{path}/views", begin, end, seat) == plain(reel.views(seat, begin, end))


def test_the_natures_of_events_are_told_by_kind(finished):
    client, table = finished
    natures = client.ask("GET", f"/api/tables/{table['id']}/replay")["natures"]
    assert natures["turn_started"] == "turn"
    assert natures["game_ended"] == "end"
    assert "armies_placed" not in natures


def test_anybody_may_look_when_it_is_over(finished, quick_server):
    client, table = finished
    with Client(quick_server.address) as stranger:
        own = stranger.ask("GET", f"/api/tables/{table['code']}/replay?seat=1")
        assert own["told"] == client.ask("GET", f"/api/tables/{table['id']}/replay?seat=1")["told"]


@pytest.mark.parametrize("what", ["", "?seat=0", "/views?begin=0&end=0", "/views?begin=3&end=9&seat=1"])
@pytest.mark.parametrize("who", ["stranger", "player"])
def test_nobody_gets_anything_of_a_running_match(quick_server, who, what):
    with Client(quick_server.address) as player, Client(quick_server.address) as stranger:
        table = player.open_table("war", ["me", "me", "me"])
        asking = player if who == "player" else stranger
        for begin in (lambda: None, lambda: player.start(table), lambda: play_some(player, table, 3)):
            begin()
            answer = asking.http.get(f"/api/tables/{table['id']}/replay{what}")
            assert answer.status_code == 409
            assert answer.json() == {"error": "a match can be replayed when it is over"}


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("?seat=3", "there is no seat 3; seats are 0 to 2"),
        ("?seat=-1", ""),
        ("?seat=x", ""),
        ("/views?begin=0&end=99999", "at most 128"),
        ("/views?begin=99990&end=99999", "positions are 0 to"),
        ("/views?begin=5&end=4", "there are no positions 5 to 4"),
        ("/views?begin=-1&end=4", ""),
        ("/views?begin=0", ""),
        ("/views?begin=0&end=1&seat=7", "there is no seat 7"),
    ],
)
def test_positions_and_seats_that_are_not_there(finished, asked, says):
    client, table = finished
    answer = client.http.get(f"/api/tables/{table['id']}/replay{asked}")
    assert answer.status_code == 400
    assert says in answer.json()["error"]


def test_a_table_that_is_not_there(finished):
    client, _ = finished
    assert client.http.get("/api/tables/ZZZZZZ/replay").status_code == 404
    assert client.http.get("/api/tables/ZZZZZZ/replay/views?begin=0&end=0").status_code == 404


# Records that people bring.


def bring(client, record, seat=None):
    body = record if isinstance(record, bytes) else record.encode()
    return client.http.post("/api/replays" + ("" if seat is None else f"?seat={seat}"), content=body)


def test_the_record_of_a_table_can_be_brought(finished):
    client, table = finished
    brought = bring(client, client.record(table), seat=1).json()
    told = client.ask("GET", f"/api/tables/{table['id']}/replay?seat=1")
    assert brought["told"] == told["told"]
    assert brought["table"]["commitment"] == told["table"]["commitment"]
    path = f"/api/replays/{brought['table']['id']}"
    assert client.ask("GET", path)["told"] == client.ask("GET", f"/api/tables/{table['id']}/replay")["told"]
    last = brought["last"]
    assert views_of(client, f"{path}/views", last - 9, last, 2) == views_of(
        client, f"/api/tables/{table['id']}/replay/views", last - 9, last, 2
    )


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/round-limit.jsonl")), ids=lambda file: file.parent.name)
def test_a_record_of_the_command_line_can_be_brought(finished, file):
    client, _ = finished
    game, record = read_record(file.read_text("utf-8"))
    outline = bring(client, file.read_bytes()).json()
    assert (outline["table"]["game"], outline["last"]) == (game.id, len(record.entries))
    assert [seat["number"] for seat in outline["table"]["seats"]] == list(range(len(record.header.seats)))
    assert outline["table"]["status"] == "over"


def test_a_match_that_was_broken_off_can_be_brought(finished):
    client, _ = finished
    lines = FROM_CLI.read_text("utf-8").splitlines()[:100]
    assert bring(client, "\n".join(lines)).json()["last"] == 99


def lines_with(number, line):
    lines = FROM_CLI.read_text("utf-8").splitlines()
    lines[number] = line if isinstance(line, str) else json.dumps(line)
    return "\n".join(lines)


def header_with(**values):
    header = json.loads(FROM_CLI.read_text("utf-8").splitlines()[0])
    return lines_with(0, {**header, **values})


FIRST_PLACE = next(
    number
    for number, line in enumerate(FROM_CLI.read_text("utf-8").splitlines())
    if number and json.loads(line)[2] == "place"
)
PLACER = json.loads(FROM_CLI.read_text("utf-8").splitlines()[FIRST_PLACE])[1]


@pytest.mark.parametrize(
    ("record", "part", "entry", "says"),
    [
        ("", "file", None, "the record is empty"),
        ("\n", "file", None, "no header"),
        ("these are no records", "file", None, "the first line is no header of a record"),
        (b"\xff\xfe\x00", "file", None, "not text in UTF-8"),
        ("[" * 5000, "file", None, "the first line is no header of a record"),
        (header_with(format=9), "file", None, "format 9"),
        (header_with(game="chess"), "game", None, "there is no game 'chess'"),
        (header_with(rules_version=99), "version", None, "version 99 of the rules"),
        (header_with(seats=[{}]), "setup", None, "war is played by 3 to 6, not by 1"),
        (header_with(options={"dragons": True}), "setup", None, "there is no option 'dragons'"),
        (lines_with(5, "nothing"), "entry", 5, "no line of a record"),
        (lines_with(5, [7, "chance", "drawn", 1, 1]), "entry", 5, "it is numbered 7"),
        (lines_with(5, [5, "chance", "drawn", 99, 1]), "entry", 5, "does not answer"),
        (lines_with(5, [5, "chance", "drawn", 10**40, 10**40]), "entry", 5, "does not answer"),
        (lines_with(5, [5, 0, "dance"]), "entry", 5, "nothing that war knows"),
        (lines_with(5, [5, 77, "surrender"]), "entry", 5, "there is no seat 77"),
        (lines_with(5, [5, "rules", "continued", 1, [0] * 500]), "entry", 5, "only at its own table"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(finished, record, part, entry, says):
    client, _ = finished
    answer = bring(client, record)
    assert answer.status_code == 400
    (details,) = answer.json()["details"]
    assert (details["part"], details.get("entry")) == (part, entry)
    assert says in details["reason"]


def test_an_entry_against_the_rules_names_the_clause(finished):
    client, _ = finished
    answer = bring(client, lines_with(FIRST_PLACE, [FIRST_PLACE, PLACER, "place", "free", "brasil", 999]))
    (details,) = answer.json()["details"]
    assert details["entry"] == FIRST_PLACE
    assert details["refusal"]["clause"].startswith("WAR-")


def test_a_record_that_is_too_long_is_refused(finished):
    client, _ = finished
    assert bring(client, b" " * (replays.LONGEST_RECORD + 1)).status_code == 413
    header = FROM_CLI.read_text("utf-8").splitlines()[0]
    answer = bring(client, header + "\n[]" * (replays.MOST_ENTRIES + 1))
    assert "20000 are allowed" in answer.json()["error"]


@pytest.mark.parametrize("what", ["", "/views?begin=0&end=0"])
def test_a_record_that_is_not_in_memory_is_to_be_brought_again(finished, what):
    client, _ = finished
    answer = client.http.get(f"/api/replays/{'0' * 32}{what}")
    assert answer.status_code == 404
    assert "bring it again" in answer.json()["error"]


def test_memory_holds_so_many_entries_and_the_last_ones_looked_at(monkeypatch):
    texts = [RECORDS.joinpath("war", f"{name}.jsonl").read_bytes() for name in ("asia-africa", "round-limit")]
    lengths = [len(text.splitlines()) - 1 for text in texts]

    async def look(most):
        monkeypatch.setattr(replays, "MOST_HELD", most)
        held = replays.Replays(None)
        names = [(await held.bring(text)).id for text in texts]
        return [held.brought(name) is not None for name in names]

    assert asyncio.run(look(sum(lengths))) == [True, True]
    assert asyncio.run(look(sum(lengths) - 1)) == [False, True]
    assert asyncio.run(look(1)) == [False, True]


# Matches that met new rules.


@pytest.fixture
def upgrade(tmp_path):
    made = Upgrade(tmp_path, f"sqlite:///{tmp_path / 'conquista.db'}")
    yield made
    made.close()


def test_a_finished_match_of_older_rules_that_comes_to_the_same_is_replayed(upgrade):
    upgrade.start()
    upgrade.surrender_all()
    upgrade.running.stop()
    upgrade.set(tables, rules_version=OLDER)
    upgrade.start()
    assert upgrade.ask("GET", "/replay")["last"] > 12


def test_one_that_would_go_otherwise_says_from_which_entry_on(upgrade):
    upgrade.start()
    upgrade.surrender_all()
    upgrade.running.stop()
    upgrade.set(tables, rules_version=OLDER)
    number = upgrade.forbid_a_placement()
    upgrade.start()
    with pytest.raises(ServerProblem, match=f"entry {number} would have gone otherwise"):
        upgrade.ask("GET", "/replay")


def test_one_that_was_carried_over_begins_there(upgrade):
    upgrade.forbid_a_placement()
    upgrade.start()
    upgrade.ask("POST", "/resume")
    upgrade.surrender_all()
    outline = upgrade.ask("GET", "/replay")
    assert 0 < outline["first"] < outline["last"]
    assert len(outline["told"]) == outline["last"] - outline["first"]
    with pytest.raises(ServerProblem, match=f"positions are {outline['first']} to"):
        upgrade.ask("GET", "/replay/views?begin=0&end=3")
