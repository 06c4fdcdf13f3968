"""What the server lets its database keep: rows, put in so that putting them in twice does no harm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from conquista.kernel.errors import BadRecord
from conquista.storage.schema import answers, entries, metadata, positions, thoughts
from conquista.storage.store import Row

NEVER_CHANGED = frozenset({entries, answers})
PLAIN = frozenset({entries, answers, positions, thoughts})
"""Tables of texts and numbers alone."""


class Change(NamedTuple):
    """A row to keep. One with the same key is replaced; but what was entered or answered once stays."""

    table: Table
    row: Row


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """Keep rows. Raises BadRecord if another writer has made one of the entries.

    Rows of one table go in together: that is what makes a commit for many matches cheap.
    """
    rows: dict[Table, list[Row]] = {}
    for table, row in changes:
        rows.setdefault(table, []).append(row)
    for table in metadata.sorted_tables:
        if table in rows:
            put_in = _put_in(connection, table, rows[table])
            if table is entries and put_in != len(rows[table]):
                _check_own(connection, rows[table])


def _put_in(connection: Connection, table: Table, rows: Sequence[Row]) -> int:
    """How many rows were new or changed. Plain rows go to the driver as they are: they are most of the work."""
    statement = _statement(table, connection.dialect.name)
    if table not in PLAIN:
        return connection.execute(statement, rows, execution_options={"preserve_rowcount": True}).rowcount
    text, names = _plain(table, connection.dialect)
    given = [tuple(row[name] for name in names) for row in rows] if names else list(rows)
    return connection.exec_driver_sql(text, given, execution_options={"preserve_rowcount": True}).rowcount


@cache
def _plain(table: Table, dialect: Dialect) -> tuple[str, list[str]]:
    """The statement as the driver takes it, and the order of its values if they have no names there."""
    compiled = _statement(table, dialect.name).compile(dialect=dialect)
    return str(compiled), list(compiled.positiontup or []) if compiled.positional else []


@cache
def _statement(table: Table, dialect: str) -> Insert:
    adding: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    if table in NEVER_CHANGED:
        return adding.on_conflict_do_nothing()  # type: ignore[no-any-return]
    keys = [column.name for column in table.primary_key]
    fixed = {*keys, "created"}
    new = {column.name: adding.excluded[column.name] for column in table.columns if column.name not in fixed}
    return adding.on_conflict_do_update(index_elements=keys, set_=new)  # type: ignore[no-any-return]


def _check_own(connection: Connection, rows: Sequence[Row]) -> None:
    """Some were there: ours, from a commit whose answer was lost, or somebody else's."""
    for row in rows:
        key = (entries.c.table_id == row["table_id"]) & (entries.c.number == row["number"])
        if connection.execute(select(entries.c.line).where(key)).scalar() != row["line"]:
            raise BadRecord(f"another writer has entered {row['number']} of table {row['table_id']}")
