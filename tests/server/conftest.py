from __future__ import annotations

import pytest

from tests.server.running import DATABASES, Postgres, RunningServer


@pytest.fixture(scope="session")
def postgres():
    return Postgres()


@pytest.fixture(params=DATABASES)
def database(request, tmp_path):
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'conquista.db'}"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def server(tmp_path, database):
    running = RunningServer(tmp_path, database).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory):
    """One server on SQLite for tests that do not disturb one another."""
    folder = tmp_path_factory.mktemp("server")
    running = RunningServer(folder, f"sqlite:///{folder / 'conquista.db'}", requests_per_minute=100000).start()
    yield running
    running.stop()
    assert running.errors() == []
