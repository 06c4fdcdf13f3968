"""Random requests and messages: never an error of ours, and other people's tables stay as they are."""

from __future__ import annotations

import json
import time
from typing import NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from conquista.client import Client
from tests.server.running import RunningServer
from tests.server.test_bad_input import answers, raw

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


BOT = 2


class World(NamedTuple):
    """Somebody's tables, and a stranger with a table of his own."""

    address: str
    victim: Client
    stranger: Client
    names: list[str]
    own: str

    def seen(self):
        """What the victim sees of his tables once nobody is connected to them any more."""
        views = [self.view(table) for table in self.tables()]
        return until(self.tables, lambda tables: not any(map(somebody_is_there, tables))), views

    def tables(self):
        return [self.victim.ask("GET", f"/api/tables/{name}") for name in self.names]

    def view(self, table):
        with self.victim.sit(table) as seat:
            return seat.n, seat.view, seat.legal


def somebody_is_there(table):
    return any(seat["online"] for seat in table["seats"] if seat["kind"] == "human")


def until(read, wanted):
    """What is read, once it is as wanted."""
    end = time.monotonic() + 30
    while not wanted(found := read()):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def whose_turn(client, table):
    with client.watch(table) as watcher:
        return watcher.view["awaiting"]


@pytest.fixture(scope="module")
def world(tmp_path_factory, postgres):
    """On PostgreSQL, which takes fewer texts than SQLite does."""
    folder = tmp_path_factory.mktemp("fuzz")
    limits = {"requests_per_minute": 10**6, "messages_per_second": 10**6}
    running = RunningServer(folder, postgres.new_database(), **limits).start()
    with Client(running.address) as victim, Client(running.address) as stranger:
        waiting, playing = (victim.open_table("war", ["me", "me", "random"]) for _ in range(2))
        secret = victim.open_table("reinos", ["me"] * 4)
        over = victim.open_table("reinos", ["me"] * 4)
        for table in (playing, secret, over):
            victim.start(table)
        until(lambda: whose_turn(victim, playing), lambda awaiting: awaiting[0] != BOT)
        while awaiting := whose_turn(victim, over):
            with victim.sit(over, awaiting[0]) as seat:
                seat.act(["surrender"])
        own = stranger.open_table("war", ["me", "open", "open"])
        names = [table["id"] for table in (waiting, playing, secret, over)]
        made = World(running.address, victim, stranger, names, own["id"])
        before = made.seen()
        yield made
        assert made.seen() == before
    running.stop()
    assert running.errors() == []


FUZZED = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def test_the_api_does_what_its_document_says(world):
    document = schemathesis.openapi.from_url(f"{world.address}/schema/openapi.json")
    operations = [operation.ok() for operation in document.get_all_operations()]
    assert len(operations) >= 15
    for operation in operations:
        takes_anything = bool(operation.body or operation.path_parameters)
        for mode in GenerationMode if takes_anything else [GenerationMode.POSITIVE]:
            FUZZED(given(case=operation.as_strategy(generation_mode=mode))(ask))(world)


def ask(world, case):
    """As a stranger, mostly of tables that are there."""
    if "name" in case.path_parameters and (place := len(str(case.path_parameters["name"])) % 7) < 5:
        case.path_parameters["name"] = [*world.names, world.own][place]
    case.call_and_validate(cookies={"conquista": world.stranger.cookie}, checks=CHECKS)


TEXTS = st.text(max_size=12) | st.sampled_from(
    ["brasil", "free", "attack", "place", "surrender", "skip", "\x00"]
)
NUMBERS = st.integers(-5, 50) | st.sampled_from([2**31, 2**63, -(2**70), 10**40])
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
KINDS = st.sampled_from(["hello", "act", "back", "why", "ping", "state", "answer"])
FIELDS = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "id": TEXTS | VALUES,
        "seat": st.integers(0, 4) | VALUES,
        "at": NUMBERS | VALUES,
        "since": NUMBERS | VALUES,
        "steps": NUMBERS | VALUES,
        "action": st.lists(TEXTS | NUMBERS, max_size=5) | VALUES,
        "actions": st.lists(st.lists(TEXTS | NUMBERS, max_size=5), max_size=3) | VALUES,
        "extra": VALUES,
    },
)
MESSAGES = (FIELDS | VALUES).map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40)


@settings(FUZZED, max_examples=150)
@given(messages=st.lists(MESSAGES, min_size=1, max_size=6), place=st.integers(0, 3))
def test_a_strangers_messages_change_nothing_and_are_all_answered(world, messages, place):
    with raw(world.stranger, {"id": world.names[place]}) as socket:
        for message in messages:
            heard = answers(socket, message, until=("problem", "answer", "pong", "state"))[0]
            assert heard.get("code") != "trouble", (message, heard)
            if heard["type"] == "state":
                assert heard["view"] is None or heard["view"]["seat"] is None


@settings(FUZZED, max_examples=150)
@given(messages=st.lists(FIELDS, min_size=1, max_size=6))
def test_a_players_messages_never_break_his_table(world, fuzzed, messages):
    with raw(world.stranger, {"id": fuzzed}) as socket:
        for message in messages:
            heard = answers(socket, json.dumps(message), until=("problem", "answer", "pong", "state", "told"))[
                0
            ]
            assert heard.get("code") != "trouble", (message, heard)


@pytest.fixture(scope="module")
def fuzzed(world):
    """A match of the stranger's own, in which random messages may do what is legal."""
    table = world.stranger.open_table("war", ["me", "me", "me"])
    world.stranger.start(table)
    return table["id"]
