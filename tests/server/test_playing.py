"""Whole matches over the wire."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from conquista.bots.roster import bots_for
from conquista.catalog import GAMES, read_record
from conquista.client import Client
from conquista.kernel.replay import verify

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_dice.py"


def play_on(seat, rng, decisions=10**9):
    """Answer at random as long as the match lasts, or so often."""
    while not seat.over and decisions:
        assert seat.wait_for_turn()
        if seat.over:
            return
        results = seat.act(rng.choice(seat.legal))
        assert [result["status"] for result in results] == ["done"]
        decisions -= 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_played_with_reconnects_and_its_record_verifies(server, game_id, tmp_path):
    """To its natural end on SQLite; a few rounds on PostgreSQL."""
    game = GAMES[game_id]
    options = {} if "sqlite" in server.settings["database"] else {"round_limit": 4}
    rng = random.Random(1)
    with Client(server.address) as client:
        bots = [list(bots_for(game))[-1]] * (game.seats[0] - 1)
        table = client.open_table(game_id, ["me", *bots], options)
        client.start(table)
        with client.sit(table) as seat:
            seat.wait_for_turn()
            before = seat.n - len(seat.events)
            while not seat.over:
                play_on(seat, rng, 7)
                seat._socket.close()
                seat.connect()
                seat.wait_for_turn()
            told = [event["event"] for event in seat.events]
            assert told[-1] == "game_ended"
            assert seat.n == before + len(seat.events)
        text = client.record(table)
    found, record = read_record(text)
    assert verify(found, record) > 4
    assert record.header.dice.seeds[0].by == "seat"
    assert {seed.by for seed in record.header.dice.seeds[1:]} == {"server"}
    file = tmp_path / "record.jsonl"
    file.write_text(text)
    subprocess.run([sys.executable, "-I", str(VERIFIER), str(file)], check=True)
    assert server.errors() == []


def test_two_people_and_a_spectator_at_one_table(quick_server):
    rng = random.Random(2)
    with (
        Client(quick_server.address) as ana,
        Client(quick_server.address) as bia,
        Client(quick_server.address) as eva,
    ):
        table = ana.open_table("war", ["me", "open", "greedy"], {"round_limit": 2})
        code = table["code"].lower()
        bia.join(code, name="Bia", colour="azul")
        ana.start(ana.ask("GET", f"/api/tables/{code}"))
        seats = [ana.sit(ana.ask("GET", f"/api/tables/{code}")), bia.sit(bia.ask("GET", f"/api/tables/{code}"))]
        watcher = eva.sit(eva.ask("GET", f"/api/tables/{code}"))
        assert watcher.number is None
        while not all(seat.over for seat in seats):
            for seat in seats:
                while seat.hear(0.02) is not None:
                    pass
                if seat.asked:
                    seat.act(rng.choice(seat.legal))
        while not watcher.over:
            assert watcher.hear(5) is not None
        assert watcher.view["winners"] == seats[0].view["winners"]
        assert {seat.table["seats"][1]["name"] for seat in seats} == {"Bia"}
        again = bia.ask("POST", f"/api/tables/{table['id']}/rematch")
        assert again["status"] == "waiting"
        assert [seat["yours"] for seat in again["seats"]] == [False, False, True]
        assert ana.ask("POST", f"/api/tables/{table['id']}/rematch")["id"] == again["id"]
        for seat in (*seats, watcher):
            seat.__exit__()


def test_several_seats_belong_to_one_browser(quick_server):
    rng = random.Random(3)
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"], {"round_limit": 1})
        client.start(table)
        seats = [client.sit(table, number) for number in range(3)]
        while not all(seat.over for seat in seats):
            for seat in seats:
                while seat.hear(0.02) is not None:
                    pass
                if seat.asked:
                    seat.act(rng.choice(seat.legal))
        objectives = [seat.view["objectives"] for seat in seats]
        assert objectives[0] == objectives[1] == objectives[2]


def test_drafts_are_kept_and_taken_back(quick_server):
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"])
        client.start(table)
        number = client.watch(table).view["awaiting"][0]
        seat = client.sit(table, number)
        place = next(line for line in seat.legal if line[0] == "place")
        one = [*place[:3], 1]
        assert seat.act(one, one) == [{"status": "done"}, {"status": "done"}]
        before = seat.n
        other = client.sit(table, number)
        assert other.view["pools"]["free"] == place[3] - 2
        watcher = client.watch(table)
        assert watcher.view["pools"]["free"] == place[3]
        seat.say({"type": "back", "id": "b1", "seat": number, "steps": 2})
        while seat.view["pools"]["free"] != place[3]:
            assert seat.hear(5) is not None
        assert seat.n == before


def test_my_tables_say_whose_turn_it_is_and_in_which_colours(quick_server):
    with Client(quick_server.address) as ana, Client(quick_server.address) as bia:
        table = ana.open_table("war", ["me", "open", "open"], {"round_limit": 2})
        assert [(mine["colours"], mine["awaiting"]) for mine in ana.ask("GET", "/api/me/tables")] == [([], [])]
        bia.join(table["code"], seat=1)
        ana.ask("PUT", f"/api/tables/{table['id']}/seats/2", {"kind": "me", "name": "Caio"})
        ana.start(ana.ask("GET", f"/api/tables/{table['code']}"))
        for person, own in ((ana, [0, 2]), (bia, [1])):
            (mine,) = person.ask("GET", "/api/me/tables")
            seat = person.sit(mine["table"])
            assert [each["number"] for each in mine["table"]["seats"] if each["yours"]] == own
            assert mine["awaiting"] == seat.view["awaiting"] != []
            assert mine["colours"] == seat.view["colours"]
            seat.__exit__()


def test_asking_for_my_tables_opens_none_of_them(server):
    with Client(server.address) as ana:
        for options in ({}, {"round_limit": 2}):
            ana.start(ana.open_table("war", ["me", "me", "me"], options))
        ana.start(ana.open_table("reinos", ["me"] * 4))
        open_ones = ana.ask("GET", "/api/me/tables")
        server.stop()
        server.start()
        stored = ana.ask("GET", "/api/me/tables")
        assert "conquista_tables_in_memory 0.0" in ana.http.get("/metrics").text
    for mine in (*open_ones, *stored):
        for seat in mine["table"]["seats"]:
            seat.pop("online")
    assert stored == open_ones
    assert len([mine for mine in stored if mine["awaiting"]]) == 3


def test_a_bot_plays_on_for_somebody_who_surrendered_where_the_table_wants_it(quick_server):
    with Client(quick_server.address) as ana:
        options = {"surrender_seat": "bot", "round_limit": 3}
        table = ana.open_table("war2", ["me", "random", "random"], options)
        ana.start(table)
        with ana.sit(table) as seat:
            seat.wait_for_turn()
            seat.act(["surrender"])
            while not seat.over:
                assert seat.hear(30) is not None
            assert [event["event"] for event in seat.events][-1] == "game_ended"
