"""Pulled plugs: what was acknowledged is there, no match is stuck, clients go on by themselves."""

from __future__ import annotations

import random

import pytest

from tests.server.crowd import Crowd
from tests.server.running import RunningServer

UNLIMITED = {"requests_per_minute": 1000000, "messages_per_second": 10000}


@pytest.fixture
def running(tmp_path, database):
    server = RunningServer(tmp_path, database, **UNLIMITED).start()
    yield server
    server.stop()


def test_the_server_is_killed_during_fifty_matches(running):
    rng = random.Random(7)
    with Crowd(running.address, 50) as crowd:
        for _ in range(4):
            crowd.wait_for(rng.randrange(20, 200))
            running.kill()
            running.start()
        crowd.wait_for(50)
        crowd.finish()
    assert running.errors() == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_postgresql_is_restarted_during_matches(running, postgres):
    with Crowd(running.address, 12) as crowd:
        for how in ("immediate", "fast"):
            crowd.wait_for(60)
            postgres.restart(how)
        crowd.wait_for(60)
        crowd.finish()
