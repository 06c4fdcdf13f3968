"""What the server lets its database keep: rows, put in so that putting them in twice does no harm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from conquista.kernel.errors import BadRecord
from conquista.storage.schema import answers, entries, metadata
from conquista.storage.store import Row

NEVER_CHANGED = frozenset({entries, answers})


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
            statement = _statement(table, connection.dialect.name)
            put_in = connection.execute(statement, rows[table], execution_options={"preserve_rowcount": True})
            if table is entries and put_in.rowcount != len(rows[table]):
                _check_own(connection, rows[table])


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
