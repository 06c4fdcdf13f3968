"""The questions the server asks of its database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, and_, or_, select

from conquista.storage.schema import answers, entries, guests, positions, seats, tables, thoughts

Row = dict[str, Any]


@dataclass(frozen=True)
class StoredEntry:
    number: int
    line: str
    told: str


@dataclass(frozen=True)
class StoredMatch:
    """All that is kept of a match."""

    entries: list[StoredEntry]
    position: Row | None


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
            position = (
                connection.execute(select(positions).where(positions.c.table_id == table)).mappings().first()
            )
            return StoredMatch(kept, None if position is None else dict(position))

    def answer(self, table: str, seat: int, action: str) -> str | None:
        """What was answered to a message of a seat."""
        key = and_(answers.c.table_id == table, answers.c.seat == seat, answers.c.action_id == action)
        with self._engine.connect() as connection:
            return connection.execute(select(answers.c.answer).where(key)).scalar()

    def thoughts(self, table: str) -> list[Row]:
        """What bots thought in a match, in the order of its entries."""
        with self._engine.connect() as connection:
            found = connection.execute(
                select(thoughts).where(thoughts.c.table_id == table).order_by(thoughts.c.entry, thoughts.c.seat)
            )
            return [dict(row) for row in found.mappings()]

    def positions(self, of: Sequence[str]) -> dict[str, Row]:
        """How the matches of these tables stand."""
        with self._engine.connect() as connection:
            found = connection.execute(select(positions).where(positions.c.table_id.in_(of))).mappings()
            return {row["table_id"]: dict(row) for row in found}

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

    def to_wake(self, versions: Mapping[str, int]) -> list[str]:
        """Tables whose match is in play and may wait for a bot, or was begun by another version of the rules."""
        with_bots = select(seats.c.table_id).where(seats.c.kind == "bot")
        older = [
            and_(tables.c.game == game, tables.c.rules_version != rules) for game, rules in versions.items()
        ]
        with self._engine.connect() as connection:
            found = select(tables.c.id).where(
                tables.c.status == "playing", or_(tables.c.id.in_(with_bots), *older)
            )
            return list(connection.execute(found).scalars())

    def guest(self, guest: str) -> Row | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(guests).where(guests.c.id == guest)).mappings().first()
            return None if found is None else dict(found)


def _seats(connection: Connection, table: str) -> list[Row]:
    found = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
    return [dict(row) for row in found.mappings()]
