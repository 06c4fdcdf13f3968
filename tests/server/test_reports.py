"""Reports of matches that are over, and records that somebody brings."""

from __future__ import annotations

import json

import httpx
import msgspec
import pytest

from conquista.analysis.report import Report
from conquista.analysis.telling import report_of
from conquista.catalog import read_record
from conquista.client import Client, ServerProblem
from tests.records.test_records import FILES

REINOS = next(file for file in FILES if file.stem == "conquest-by-attack-of-5")


def over(client, game="reinos"):
    """A match that ends at once, since everybody but one leaves."""
    table = client.open_table(game, ["me"] * 4)
    client.start(table)
    while (state := client.watch(table)).view["awaiting"]:
        client.sit(table, state.view["awaiting"][0]).act(["surrender"])
    return client.ask("GET", f"/api/tables/{table['id']}")


def address_of(client):
    return str(client.http.base_url).rstrip("/")


def check(client, text):
    return client.ask("POST", "/api/records", {"text": text})


@pytest.fixture
def client(quick_server):
    with Client(quick_server.address) as client:
        yield client


@pytest.mark.parametrize("game", ["war", "war2", "reinos"])
def test_the_report_is_that_of_the_record(client, game):
    table = over(client, game)
    assert table["status"] == "over"
    found = client.ask("GET", f"/api/tables/{table['code']}/report")
    by_record = report_of(*read_record(client.record(table)))
    assert found == msgspec.to_builtins(by_record)
    assert msgspec.convert(found, Report).over
    assert client.ask("GET", f"/api/tables/{table['id']}/report") == found


def test_anybody_may_read_it_once_the_match_is_over(client, quick_server):
    table = over(client)
    with Client(quick_server.address) as stranger:
        assert stranger.ask("GET", f"/api/tables/{table['code']}/report")["over"] is True


@pytest.mark.parametrize("begun", [False, True])
def test_there_is_no_report_before_the_end(client, begun):
    table = client.open_table("war", ["me", "me", "me"])
    if begun:
        client.start(table)
    with pytest.raises(ServerProblem, match="when the match is over"):
        client.ask("GET", f"/api/tables/{table['id']}/report")
    answer = httpx.get(f"{address_of(client)}/api/tables/{table['id']}/report")
    assert (answer.status_code, list(answer.json())) == (409, ["error"])


def test_an_honest_record_is_taken(client):
    found = check(client, REINOS.read_text("utf-8"))
    assert found["good"] is True
    assert found["rolls"] == found["report"]["chances"] > 10


def tampered(text):
    """By what was done to it, with a word of the answer and the entry that it names."""
    header, *lines = text.splitlines()
    head = json.loads(header)
    rolled = next(k for k, line in enumerate(lines) if '"scored"' in line)
    score = json.loads(lines[rolled])
    score[3] = score[3] % 100 + 1
    chosen = next(k for k, line in enumerate(lines) if '"attack"' in line)
    stranger = json.loads(lines[chosen])
    stranger[3] = stranger[1]
    other_seed = {**head, "dice": {**head["dice"], "seeds": [{"seed": "another"}, *head["dice"]["seeds"][1:]]}}
    other_secret = {**head, "dice": {**head["dice"], "secret": "00" * 32}}

    def joined(*parts):
        return "\n".join(parts) + "\n"

    changed = [*lines]
    changed[rolled] = json.dumps(score)
    moved = [*lines]
    moved[chosen] = json.dumps(stranger)
    return {
        "roll": (joined(header, *changed), "sealed dice", rolled + 1),
        "action": (joined(header, *moved), "REI-", chosen + 1),
        "seed": (joined(json.dumps(other_seed), *lines), "sealed dice", 2),  # the first of five draws agrees
        "secret": (joined(json.dumps(other_secret), *lines), "commitment", None),
        "removed": (joined(header, *lines[:9], *lines[10:]), "numbered 11", 10),
        "cut": (joined(header, *lines[:-1]), "ends before", len(lines) - 1),
        "torn": (joined(header, *lines)[:-8], "no line", len(lines)),
        "header": (joined(*lines), "header", None),
        "nothing": ("", "empty", None),
        "nonsense": ("x" * 100_000, "header", None),
        "deep": ("[" * 100_000, "header", None),
    }


@pytest.mark.parametrize("what", tampered(REINOS.read_text("utf-8")))
def test_a_tampered_record_is_refused_and_it_is_said_where(client, what):
    text, word, entry = tampered(REINOS.read_text("utf-8"))[what]
    found = check(client, text)
    assert found["good"] is False
    assert word in found["problem"]
    assert found["entry"] == entry
    assert found["report"] is None


def test_a_record_with_simulated_dice_says_that_nothing_was_sealed(client):
    header, *lines = REINOS.read_text("utf-8").splitlines()
    simulated = {**json.loads(header), "dice": {"simulated": 1}}
    found = check(client, "\n".join([json.dumps(simulated), *lines]))
    assert (found["good"], found["rolls"]) == (True, None)


def test_what_is_no_text_or_too_long_is_refused_at_once(client):
    address = f"{address_of(client)}/api/records"
    for body, status in (
        (b"", 400),
        (b"{}", 400),
        (b'{"text": 1}', 400),
        (b'{"text": "", "more": 1}', 400),
        (b'{"text": "' + b"x" * 10_000_000 + b'"}', 413),
    ):
        answer = httpx.post(address, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == status, answer.text[:200]
        assert answer.json()["error"]
