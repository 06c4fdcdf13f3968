"""Opening a database: SQLite in a file by default, PostgreSQL by its address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from conquista.kernel.errors import BadSetup

_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def open_database(address: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`. Nothing is created yet."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadSetup(f"{address!r} is no address of a database; try sqlite:///conquista.db") from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise BadSetup(f"{kind} is not supported; use sqlite:///file or postgresql://user@host/name")
    url = url.set(drivername=_DRIVERS[kind])
    if kind == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside the writer, and every commit on the disk before it is acknowledged."""
    connection.isolation_level = None  # transactions begin when we say so, also for changes of the schema
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the schema to this version. Raises BadSetup if the database does not answer."""
    try:
        with _scripts() as config, engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:
        raise BadSetup(f"the database does not answer: {error.orig}") from None


def newest_version() -> str | None:
    """The version of the schema that this program works with."""
    with _scripts() as config:
        return ScriptDirectory.from_config(config).get_current_head()


@contextmanager
def _scripts() -> Iterator[Config]:
    with as_file(files("conquista.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config
