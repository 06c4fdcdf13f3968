"""The questions the server asks of its database, and what it lets it keep."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, update

from conquista.kernel.errors import BadRecord
from conquista.storage.schema import answers, drafts, entries, guests, seats, snapshots, tables

Row = dict[str, Any]


@dataclass(frozen=True)
class StoredEntry:
    number: int
    line: str
    told: str


@dataclass(frozen=True)
class StoredMatch:
    """All that is kept of a match in play."""

    entries: list[StoredEntry]
    steps: str
    snapshot: Row | None
    answers: dict[tuple[int, str], str]


class Store:
    """Reading. Each method opens a connection of its own; call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def is_alive(self) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1

    def table(self, name: str) -> tuple[Row, list[Row]] | None:
        """A table by its id or its code, with its seats."""
        with self._engine.connect() as connection:
            found = connection.execute(
                select(tables).where(or_(tables.c.id == name, tables.c.code == name))
            ).mappings()
            table = found.first()
            return None if table is None else (dict(table), _seats(connection, table["id"]))

    def match(self, table: str) -> StoredMatch:
        with self._engine.connect() as connection:
            lines = connection.execute(
                select(entries.c.number, entries.c.line, entries.c.told)
                .where(entries.c.table_id == table)
                .order_by(entries.c.number)
            )
            kept = [StoredEntry(*row) for row in lines]
            steps = connection.execute(select(drafts.c.steps).where(drafts.c.table_id == table)).scalar()
            snapshot = (
                connection.execute(select(snapshots).where(snapshots.c.table_id == table)).mappings().first()
            )
            given = connection.execute(
                select(answers.c.seat, answers.c.action_id, answers.c.answer).where(answers.c.table_id == table)
            )
            known = {(seat, action): answer for seat, action, answer in given}
            return StoredMatch(kept, steps or "[]", None if snapshot is None else dict(snapshot), known)

    def open_tables(self, limit: int) -> list[tuple[Row, list[Row]]]:
        """Listed tables that wait for players, the newest first."""
        with self._engine.connect() as connection:
            found = connection.execute(
                select(tables)
                .where(and_(tables.c.listed == 1, tables.c.status == "waiting"))
                .order_by(tables.c.created.desc())
                .limit(limit)
            ).mappings()
            return [(dict(table), _seats(connection, table["id"])) for table in found.all()]

    def tables_of(self, guest: str, limit: int) -> list[tuple[Row, list[Row]]]:
        """The tables at which a guest sits, the last touched first."""
        with self._engine.connect() as connection:
            mine = select(seats.c.table_id).where(seats.c.guest == guest)
            found = connection.execute(
                select(tables)
                .where(or_(tables.c.id.in_(mine), tables.c.host == guest), tables.c.status != "closed")
                .order_by(tables.c.changed.desc())
                .limit(limit)
            ).mappings()
            return [(dict(table), _seats(connection, table["id"])) for table in found.all()]

    def unfinished(self) -> list[str]:
        """Tables whose match is in play."""
        with self._engine.connect() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.status == "playing")).scalars())

    def guest(self, guest: str) -> Row | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(guests).where(guests.c.id == guest)).mappings().first()
            return None if found is None else dict(found)


def _seats(connection: Connection, table: str) -> list[Row]:
    found = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
    return [dict(row) for row in found.mappings()]


# Jobs for the writer. Each can be run twice without harm.


def save_guest(connection: Connection, guest: str, name: str) -> None:
    if connection.execute(select(guests.c.id).where(guests.c.id == guest)).first() is None:
        connection.execute(insert(guests).values(id=guest, name=name, created=time.time()))
    else:
        connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


def save_table(connection: Connection, table: Row, seat_rows: Sequence[Row]) -> None:
    """A table as it is now, with all its seats."""
    known = connection.execute(select(tables.c.id).where(tables.c.id == table["id"])).first()
    if known is None:
        connection.execute(insert(tables).values(**table))
    else:
        connection.execute(update(tables).where(tables.c.id == table["id"]).values(**table))
    connection.execute(delete(seats).where(seats.c.table_id == table["id"]))
    if seat_rows:
        connection.execute(insert(seats), [{**row, "table_id": table["id"]} for row in seat_rows])


def append(connection: Connection, table: str, new: Sequence[StoredEntry]) -> None:
    """Entries with the numbers that follow. Raises BadRecord if another writer was first."""
    if not new:
        return
    last = (
        connection.execute(select(func.max(entries.c.number)).where(entries.c.table_id == table)).scalar() or 0
    )
    if last >= new[0].number:
        _check_written(connection, table, new)
        return
    if last + 1 != new[0].number:
        raise BadRecord(f"entry {new[0].number} does not follow entry {last} of table {table}")
    rows = [{"table_id": table, "number": e.number, "line": e.line, "told": e.told} for e in new]
    connection.execute(insert(entries), rows)


def _check_written(connection: Connection, table: str, new: Sequence[StoredEntry]) -> None:
    """A job that is run again finds its own entries; anything else is somebody else's."""
    numbers = [entry.number for entry in new]
    found = connection.execute(
        select(entries.c.number, entries.c.line)
        .where(entries.c.table_id == table, entries.c.number.in_(numbers))
        .order_by(entries.c.number)
    ).all()
    if [tuple(row) for row in found] != [(entry.number, entry.line) for entry in new]:
        raise BadRecord(f"another writer has entered {numbers[0]} of table {table}")


def save_steps(connection: Connection, table: str, steps: str) -> None:
    connection.execute(delete(drafts).where(drafts.c.table_id == table))
    if steps != "[]":
        connection.execute(insert(drafts).values(table_id=table, steps=steps))


def save_snapshot(connection: Connection, table: str, snapshot: Row) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    connection.execute(insert(snapshots).values(table_id=table, **snapshot))


def save_answer(connection: Connection, table: str, seat: int, action: str, answer: str) -> None:
    key = and_(answers.c.table_id == table, answers.c.seat == seat, answers.c.action_id == action)
    if connection.execute(select(answers.c.seat).where(key)).first() is None:
        connection.execute(insert(answers).values(table_id=table, seat=seat, action_id=action, answer=answer))


def set_status(connection: Connection, table: str, status: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(status=status, changed=time.time()))
