"""Connections that double, break off, repeat themselves or come out of order: each action counts once."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
import struct

import pytest

from conquista.client import Client, ServerProblem
from conquista.server.answers import MOST_KEPT
from tests.server.test_bad_input import answers, raw


@pytest.fixture
def table(quick_server):
    """A match of three seats of one browser: the client, the table, the seat that places, and a placement."""
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"])
        client.start(table)
        with client.watch(table) as watcher:
            number = watcher.view["awaiting"][0]
        with client.sit(table, number) as seat:
            place = next(line for line in seat.legal if line[0] == "place")
            yield client, table, seat, place


def act(seat, name, *lines):
    return json.dumps({"type": "act", "id": name, "seat": seat.number, "at": seat.n, "actions": lines})


def test_two_browsers_of_one_seat_see_the_same_and_each_of_their_actions_counts_once(table):
    client, opened, seat, place = table
    one = [*place[:3], 1]
    with Client(str(client.http.base_url), client.cookie) as second, second.sit(opened, seat.number) as other:
        for name in ("a", "b"):
            seat.say(json.loads(act(seat, f"first-{name}", one)))
            other.say(json.loads(act(other, f"second-{name}", one)))
        for each in (seat, other):
            while each.view["pools"]["free"] > place[3] - 4 or len(each._answers) < 2:
                assert each.hear(5) is not None
            assert all(answer["results"] == [{"status": "done"}] for answer in each._answers.values())
        assert seat.view == other.view
        assert seat.n == other.n


@pytest.mark.parametrize("waited", [0.0, 0.05])
def test_a_connection_cut_in_the_middle_of_an_action_loses_and_doubles_nothing(table, waited):
    client, opened, seat, place = table
    message = act(seat, "cut", [*place[:3], 1])
    with raw(client, opened) as connection:
        connection.send(message)
        with contextlib.suppress(TimeoutError):
            connection.recv(waited)
        reset_on_close = struct.pack("ii", 1, 0)
        connection.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, reset_on_close)
        connection.socket.close()
    with raw(client, opened) as again:
        assert answers(again, message)[0]["results"] == [{"status": "done"}]
    seat.connect()
    assert seat.view["pools"]["free"] == place[3] - 1


def test_a_message_that_comes_again_after_many_others_is_still_not_played_again(table):
    """The table remembers the last answers only; older ones are on the disk."""
    client, opened, seat, place = table
    message = act(seat, "early", [*place[:3], 1])
    with raw(client, opened) as connection:
        first = answers(connection, message)[0]
        for k in range(MOST_KEPT):
            back = {"type": "back", "id": f"back-{k}", "seat": seat.number}
            answers(connection, act(seat, f"again-{k}", [*place[:3], 1]), json.dumps(back))
        assert answers(connection, message)[0] == first
    seat.connect()
    assert seat.view["pools"]["free"] == place[3] - 1


def test_messages_out_of_order_are_refused_or_done_but_never_lost(table):
    """The later one comes first: it is refused with a clause; the earlier one is done; sent again it is done too."""
    client, opened, seat, place = table
    first = act(seat, "first", [*place[:3], place[3]])
    second = act(seat, "second", ["end_attack"])
    with raw(client, opened) as connection:
        heard = answers(connection, second, first, second)
    assert heard[0]["results"][0]["status"] == "refused"
    assert heard[0]["results"][0]["refusal"]["clause"].startswith("WAR-")
    assert heard[1]["results"] == [{"status": "done"}]
    assert heard[2] == heard[0]
    assert client.sit(opened, seat.number).view["phase"] != "over"


def test_numbers_of_a_stream_from_the_past_the_future_and_another_seat(table):
    client, opened, seat, place = table
    seat.act([*place[:3], 1])
    with raw(client, opened) as connection:
        for since in (0, seat.n, seat.n + 1, 10**30):
            hello = {"type": "hello", "seat": seat.number, "since": since}
            heard = answers(connection, json.dumps(hello), until=("state", "told", "problem"))[0]
            assert heard["n"] == seat.n
            assert heard["type"] == ("told" if since <= seat.n else "state")
            assert heard["view"]["seat"] == seat.number
            if heard["type"] == "told":
                assert heard["first"] == since + 1
                assert len(heard["events"]) == seat.n - since


def test_before_it_says_who_it_is_a_connection_hears_nothing_of_the_match(table):
    client, opened, seat, place = table
    with raw(client, opened) as silent:
        seat.act([*place[:3], place[3]])
        silent.send(json.dumps({"type": "ping", "id": "p"}))
        heard = []
        while (message := json.loads(silent.recv(5)))["type"] != "pong":
            heard.append(message["type"])
        assert set(heard) <= {"table"}


def test_a_seed_that_would_blur_the_dice_is_refused(quick_server):
    with Client(quick_server.address) as client:
        opened = client.open_table("war", ["me", "random", "random"])
        for seed in ("line\n", "\x00", "tab\t", "ação", "x" * 129):
            with pytest.raises(ServerProblem) as caught:
                client.join(opened["id"], seat=0, seed=seed)
            assert caught.value.status == 400
        assert client.start(opened)["status"] == "playing"
