"""Whatever comes in gets a clear answer; nothing is lost, nothing leaked, nothing changed."""

from __future__ import annotations

import json
import secrets

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from conquista.client import Client, ServerProblem


@pytest.fixture
def playing(quick_server):
    """A match of three people, all of one browser, and a stranger."""
    with Client(quick_server.address) as client, Client(quick_server.address) as stranger:
        table = client.open_table("war", ["me", "me", "me"])
        client.start(table)
        number = client.watch(table).view["awaiting"][0]
        with client.sit(table, number) as seat:
            yield client, stranger, table, seat


def raw(client, table, **headers):
    address = str(client.http.base_url).replace("http", "ws", 1).rstrip("/")
    cookie = {"Cookie": f"conquista={client.cookie}", **headers}
    return connect(f"{address}/api/tables/{table['id']}/socket", additional_headers=cookie, max_size=None)


def answers(socket, *messages, until=("problem", "answer")):
    """What comes back to each message, apart from frames that tell of the table."""
    found = []
    for message in messages:
        socket.send(message)
        while (heard := json.loads(socket.recv(10)))["type"] not in until:
            pass
        found.append(heard)
    return found


def test_garbage_on_the_socket_is_answered_and_changes_nothing(playing):
    client, _, table, seat = playing
    before = client.watch(table).view
    number = seat.number
    good = {"type": "act", "id": "a", "seat": number, "at": seat.n, "actions": [["place", "free", "brasil", 1]]}
    garbage = [
        "",
        "x",
        "[]",
        "{}",
        "null",
        "[" * 2000,
        '{"type":"dance"}',
        '{"type":"act"}',
        json.dumps({**good, "seat": 99}),
        json.dumps({**good, "seat": -1}),
        json.dumps({**good, "id": ""}),
        json.dumps({**good, "id": "x" * 65}),
        json.dumps({**good, "at": -1}),
        json.dumps({**good, "actions": []}),
        json.dumps({**good, "actions": [["place"]]}),
        json.dumps({**good, "actions": ["place"]}),
        json.dumps({**good, "actions": [[]]}),
        json.dumps({**good, "actions": [["place", "free", "brasil", "many"]]}),
        json.dumps({**good, "actions": [["rolled", 6, [6, 6, 6]]]}),
        json.dumps({**good, "extra": 1}),
        json.dumps({**good, "actions": [["skip"]] * 201}),
        '{"type":"hello","seat":7}',
        '{"type":"hello","since":-5}',
        '{"type":"why","id":"w","seat":0}',
        "\ud800".encode("utf-8", "replace").decode(),
    ]
    with raw(client, table) as socket:
        for heard in answers(socket, *garbage):
            assert heard["type"] == "problem"
            assert heard["code"] in ("bad_message", "not_yours")
            assert heard["message"]
    assert client.watch(table).view == before


def test_a_refusal_is_a_clause_with_facts_and_what_would_be_legal(playing):
    _, _, _, seat = playing
    place = next(line for line in seat.legal if line[0] == "place")
    results = seat.act([*place[:3], 1], ["place", "free", place[2], 999], ["end_attack"])
    assert [result["status"] for result in results] == ["done", "refused", "dropped"]
    refusal = results[1]["refusal"]
    assert refusal["clause"] == "WAR-RNF-08"
    assert refusal["parameters"]["asked"] == 999
    assert place[2] in [line[2] for line in refusal["fixes"]]


def test_the_same_id_is_done_once_and_answered_the_same(playing):
    client, _, table, seat = playing
    place = next(line for line in seat.legal if line[0] == "place")
    message = json.dumps(
        {"type": "act", "id": "twice", "seat": seat.number, "at": seat.n, "actions": [[*place[:3], 1]]}
    )
    with raw(client, table) as first, raw(client, table) as second:
        heard = answers(first, message, message) + answers(second, message)
    assert heard[0] == heard[1] == heard[2]
    seat.connect()
    assert seat.view["pools"]["free"] == place[3] - 1


def test_an_action_on_an_old_view_is_stale_not_wrong(playing):
    client, _, table, seat = playing
    old = seat.n
    others = [number for number in range(3) if number != seat.number]
    client.sit(table, others[0]).act(["surrender"])
    with raw(client, table) as socket:
        message = {"type": "act", "id": "s", "seat": others[1], "at": old, "actions": [["end_attack"]]}
        assert answers(socket, json.dumps(message))[0]["results"] == [{"status": "stale"}]


def test_nobody_acts_for_or_looks_from_somebody_elses_seat(playing):
    client, stranger, table, seat = playing
    before = client.watch(table).view
    act = {"type": "act", "id": "x", "seat": seat.number, "at": 0, "actions": [["surrender"]]}
    hello = {"type": "hello", "seat": seat.number}
    why = {"type": "why", "id": "y", "seat": seat.number, "action": ["skip"]}
    back = {"type": "back", "id": "z", "seat": seat.number}
    with raw(stranger, table) as socket:
        for heard in answers(socket, *map(json.dumps, (act, hello, why, back))):
            assert heard["code"] == "not_yours"
    for forged in (client.cookie[:-2] + "xx", "a.b", "", "x" * 500, client.cookie + "."):
        with Client(str(client.http.base_url), forged) as thief, raw(thief, table) as socket:
            assert answers(socket, json.dumps(act))[0]["code"] == "not_yours"
    assert client.watch(table).view == before


def test_a_page_of_another_site_is_kept_out(playing):
    client, _, table, _ = playing
    with pytest.raises(InvalidStatus):
        raw(client, table, Origin="https://evil.example")
    answer = client.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403


def test_a_huge_message_closes_the_connection_and_nothing_else(playing):
    client, _, table, seat = playing
    with raw(client, table) as socket, pytest.raises(ConnectionClosed):
        answers(socket, "x" * 10_000_000)
    answer = client.http.post(
        "/api/tables", content="x" * 10_000_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413
    assert seat.act(seat.legal[0])[0]["status"] == "done"


def test_too_many_messages_are_slowed_down_and_nothing_is_lost(playing):
    client, _, table, _ = playing
    with raw(client, table) as socket:
        for k in range(150):
            socket.send(json.dumps({"type": "ping", "id": str(k)}))
        heard = [json.loads(socket.recv(20))["type"] for _ in range(140)]
    assert "pong" in heard


def test_seeds_of_others_and_seeds_after_the_start_are_refused(quick_server):
    with Client(quick_server.address) as ana, Client(quick_server.address) as bia:
        table = ana.open_table("war", ["me", "open", "random"])
        bia.join(table["id"], seat=1)
        for wish in (
            {"seat": 0},
            {"seat": 2},
            {"seat": 7},
            {"seat": 1, "seed": "a\nb"},
            {"seat": 1, "seed": ""},
        ):
            with pytest.raises(ServerProblem):
                bia.join(table["id"], **wish)
        with pytest.raises(ServerProblem):
            bia.ask("POST", f"/api/tables/{table['id']}/start")
        ana.start(table)
        with pytest.raises(ServerProblem, match="before the match"):
            bia.join(table["id"], seat=1, seed=secrets.token_hex(8))
        with pytest.raises(ServerProblem, match="over"):
            ana.record(table)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "chess", "seats": [{}] * 3},
        {"game": "war", "seats": []},
        {"game": "war", "seats": [{}] * 2},
        {"game": "war", "seats": [{}] * 9},
        {"game": "war", "seats": [{"kind": "bot", "bot": "nobody"}] * 3},
        {"game": "war", "seats": [{"kind": "bot", "bot": "tests.server.badbots:Crasher"}] * 3},
        {"game": "war", "seats": [{"kind": "king"}] * 3},
        {"game": "war", "seats": [{"colour": "azul"}] * 3},
        {"game": "war", "seats": [{"colour": "pink"}, {}, {}]},
        {"game": "war", "seats": [{}] * 3, "options": {"round_limit": -1}},
        {"game": "war", "seats": [{}] * 3, "options": {"x": 1}},
        {"game": "war", "seats": [{"name": "n" * 41}, {}, {}]},
        {"game": "war", "seats": [{}] * 3, "secret": "00"},
    ],
)
def test_bad_tables_are_refused_with_a_reason(quick_server, body):
    with Client(quick_server.address) as client, pytest.raises(ServerProblem) as caught:
        client.ask("POST", "/api/tables", body)
    assert caught.value.status == 400
    assert len(str(caught.value)) > 15


def test_what_is_not_there_is_not_found(quick_server):
    with Client(quick_server.address) as client:
        for path in ("/api/tables/NOSUCH", "/api/tables/NOSUCH/record", "/api/nothing"):
            with pytest.raises(ServerProblem) as caught:
                client.ask("GET", path)
            assert caught.value.status == 404
        with raw(client, {"id": "NOSUCH"}) as socket:
            assert json.loads(socket.recv(5))["code"] == "no_table"


def test_answers_carry_the_headers_that_protect_a_page(quick_server):
    with Client(quick_server.address) as client:
        headers = client.http.get("/api/games").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        cookie = headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie


def test_a_browser_is_one_guest_from_its_first_page_on(quick_server):
    """Pages ask for several things at once; the cookie must be there before."""
    page = httpx.get(quick_server.address, headers={"accept": "text/html,*/*"})
    assert "conquista=" in page.headers["set-cookie"]
    asset = httpx.get(f"{quick_server.address}/mark.svg", headers={"accept": "image/*"})
    assert "set-cookie" not in asset.headers
    again = httpx.get(f"{quick_server.address}/api/me", cookies=dict(page.cookies))
    assert "set-cookie" not in again.headers
