"""Matches that stand where a test begins: the first entries of a record, put into the server's database."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from conquista.catalog import read_record
from conquista.kernel.replay import Replay
from conquista.server import kept
from conquista.server.guests import COOKIE
from conquista.storage import schema
from conquista.storage.changes import Change, write
from conquista.storage.database import open_database
from tests.server.running import RunningServer

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva", "Fábio")
"""Of the people, in the order of their seats."""


def guest_of(page) -> str:
    """Who the browser is to the server."""
    page.goto("/")
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    return str(cookies[COOKIE]).rsplit(".", 1)[0]


def stand_up(
    server: RunningServer,
    table: str,
    record: str,
    entries: int,
    people: Mapping[int, str],
    bot: str = "random",
) -> None:
    """A table at which so many entries of a record have been played, with guests on these seats and bots on the others.

    `table` is its id and its code, up to eight capitals. The dice to come depend on it, and are always the same.
    """
    game, played = read_record((RECORDS / f"{record}.jsonl").read_text("utf-8"))
    header = played.header
    now = time.time()
    row = {"id": table, "code": table, "game": game.id, "rules_version": game.rules_version}
    row |= {"options": header.options, "host": min(people.items())[1], "listed": 0, "status": "playing"}
    row |= {"secret": header.dice.secret, "created": now, "changed": now}
    row |= dict.fromkeys(("rematch_of", "rematch", "held_at"))
    changes = [Change(schema.tables, row)]
    names = dict(zip(sorted(people), NAMES, strict=False))
    for number, seed in enumerate(header.dice.seeds):
        program = {"kind": "bot", "guest": None, "bot": bot, "name": f"Caxias {number + 1}"}
        person = {"kind": "human", "guest": people.get(number), "bot": None, "name": names.get(number)}
        seat = {"table_id": table, "number": number, "colour": None, "seed": seed.seed, "seed_by": seed.by}
        changes.append(Change(schema.seats, seat | (person if number in people else program)))
    replay = Replay(game, played)
    told = [replay.step() for _ in range(entries)]
    changes += [Change(schema.entries, kept.entry_row(table, each)) for each in told]
    engine = open_database(str(server.settings["database"]))
    with engine.begin() as connection:
        write(connection, changes)
    engine.dispose()
