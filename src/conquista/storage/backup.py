"""A copy of everything in one file, made while the server runs; and the way back.

The file is an SQLite database, whatever the server's database is. So it can be looked into with usual tools, and
restored to either kind.
"""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import OperationalError

from conquista.kernel.errors import BadSetup
from conquista.storage.database import migrate, newest_version, open_database
from conquista.storage.schema import metadata, tables

_ROWS_AT_ONCE = 500
_NOTE = "CREATE TABLE backup (made REAL NOT NULL, signing_key TEXT NOT NULL)"


def back_up(source: Engine, file: Path, signing_key: str) -> int:
    """Copy the database as it is at one moment, and the key of the cookies; return the number of tables in it.

    The server goes on meanwhile. Raises BadSetup if the file is there already, or the database is not ours.
    """
    if file.exists():
        raise BadSetup(f"{file} is there already; name a new file")
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    with _consistent(source) as connection:
        if source.dialect.name == "sqlite":
            _copy_file(connection, unfinished)
        else:
            with _opened(unfinished) as target:
                migrate(target)
                _copy_rows(connection, target)
    with closing(sqlite3.connect(unfinished)) as copy, copy:
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without companions
        copy.execute(_NOTE)
        copy.execute("INSERT INTO backup VALUES (?, ?)", (time.time(), signing_key))
        count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    _check_whole(unfinished)
    unfinished.replace(file)
    return count


def restore(file: Path, target: Engine) -> tuple[int, str]:
    """Fill an empty database from a backup; return the number of tables in it and the key of the cookies.

    All or nothing. Raises BadSetup for what is no whole backup, and for a database that is not empty.
    """
    _check_whole(file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        copy.write_bytes(file.read_bytes())
        with _opened(copy) as source:
            migrate(source)  # a backup of an older version is brought up to date first
            migrate(target)
            with source.connect() as connection:
                key = connection.exec_driver_sql("SELECT signing_key FROM backup").scalar()
                return _copy_rows(connection, target), str(key)


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{file}")
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _consistent(source: Engine) -> Iterator[Connection]:
    """A connection that sees one moment of a database of this version."""
    if source.dialect.name != "sqlite":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    try:
        with source.connect() as connection:
            version = MigrationContext.configure(connection).get_current_revision()
            if version != newest_version():
                raise BadSetup(
                    f"the database is of version {version}, this program of version {newest_version()}; "
                    "start the server once, so that it brings the database up to date"
                )
            yield connection
    except OperationalError as error:
        raise BadSetup(f"the database does not answer: {error.orig}") from None


def _copy_file(connection: Connection, file: Path) -> None:
    """SQLite's own way: what is committed while it copies does not get in halfway."""
    original: Any = connection.connection.driver_connection
    with closing(sqlite3.connect(file)) as copy:
        original.backup(copy)


def _copy_rows(source: Connection, target: Engine) -> int:
    with target.begin() as connection:
        if connection.execute(select(func.count()).select_from(tables)).scalar():
            raise BadSetup("the database to restore to is not empty; name a new one")
        for table in metadata.sorted_tables:
            found = source.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
            for rows in found.mappings().partitions():
                connection.execute(insert(table), [dict(row) for row in rows])
        return int(connection.execute(select(func.count()).select_from(tables)).scalar() or 0)


def _check_whole(file: Path) -> None:
    if not file.exists():
        raise BadSetup(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            found = copy.execute("PRAGMA integrity_check").fetchone()[0]
            copy.execute("SELECT made FROM backup").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadSetup(f"{file} is no backup: {error}") from None
    if found != "ok":
        raise BadSetup(f"{file} is damaged: {found}")
