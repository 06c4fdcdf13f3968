"""Load on a real server: tables of War, real WebSockets on loopback, durable writes.

    python bench/server.py [--minutes 5] [--tables 200] [--database postgresql://…]

Prints how long it takes from an action to all screens, actions per second of the server's CPU, the server's memory at
the beginning and at the end, and how long it takes to open a table with 2,000 entries. The load runs on the same
machine, so its own CPU is told too: where the two together use all cores, times are waiting times.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
MINUTE = 60.0


class View(msgspec.Struct):
    awaiting: list[int]
    places: list[int]


class Frame(msgspec.Struct):
    """What the load reads of a frame; the rest is skipped."""

    type: str
    n: int = 0
    view: View | None = None
    legal: list[list[Any]] = []
    events: list[msgspec.Raw] = []
    results: list[dict[str, Any]] = []


DECODER = msgspec.json.Decoder(Frame)


class Server:
    def __init__(self, folder: str, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        settings = {"data": folder, "database": database, "port": self.port, "log_level": "warning"}
        settings |= {"requests_per_minute": 10**7, "messages_per_second": 10**4}
        env = {**os.environ, **{f"CONQUISTA_{name.upper()}": str(value) for name, value in settings.items()}}
        self.process = subprocess.Popen([sys.executable, "-m", "conquista", "serve"], env=env)
        while not self.answers():
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health").is_success
        except httpx.HTTPError:
            return False

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Screen:
    """One connection of a table, as one seat."""

    def __init__(self, connection: ClientConnection, seat: int) -> None:
        self.connection = connection
        self.seat = seat
        self.frame = Frame("")
        self.frames = 0
        self.answers = 0
        self.changed = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            frame = DECODER.decode(text)
            if frame.type in ("told", "state"):
                self.frame = frame
                self.frames += 1
            elif frame.type == "answer":
                self.answers += 1
            self.changed.set()

    async def until(self, frames: int, answers: int = 0) -> None:
        while self.frames < frames or self.answers < answers:
            self.changed.clear()
            await self.changed.wait()


class Table:
    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)  # noqa: S311 - a load needs no secrets
        self.screens: list[Screen] = []
        self.played = 0
        self.name = ""

    async def open(self) -> None:
        http = self.load.http
        plan = {"game": "war", "seats": [{"kind": "me"}] * SEATS}
        table = (await http.post("/api/tables", json=plan)).raise_for_status().json()
        (await http.post(f"/api/tables/{table['id']}/start")).raise_for_status()
        self.name = str(table["id"])
        self.screens = [await self.load.screen(self.name, seat) for seat in range(SEATS)]

    async def close(self) -> None:
        for screen in self.screens:
            await screen.connection.close()

    async def act(self) -> float | None:
        """One action of whoever is asked; seconds until the last screen that changes has changed."""
        view = self.screens[0].frame.view
        assert view is not None  # noqa: S101
        if view.places:
            await self.close()
            await self.open()
            return None
        actor = self.screens[view.awaiting[0]]
        line = self.rng.choice(actor.frame.legal)
        before = [screen.frames for screen in self.screens]
        self.played += 1
        act = {
            "type": "act",
            "id": str(self.played),
            "seat": actor.seat,
            "at": actor.frame.n,
            "actions": [line],
        }
        started = time.perf_counter()
        await actor.connection.send(msgspec.json.encode(act).decode())
        await actor.until(before[actor.seat] + 1, actor.answers + 1)
        if actor.frame.events:
            await asyncio.gather(*(screen.until(before[screen.seat] + 1) for screen in self.screens))
        return time.perf_counter() - started

    async def play(self, until: float, pause: float) -> None:
        due = time.perf_counter() + self.rng.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seconds = await self.act()
            if seconds is not None:
                self.load.seconds.append(seconds)
            due += pause


class Load:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60)
        self.seconds: list[float] = []

    async def screen(self, table: str, seat: int) -> Screen:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"conquista={self.http.cookies['conquista']}"}
        screen = Screen(await connect(address, additional_headers=headers, compression=None), seat)
        await screen.connection.send(msgspec.json.encode({"type": "hello", "seat": seat}).decode())
        await screen.until(1)
        return screen

    async def run(self, tables: int, minutes: float, rate: float) -> None:
        await self.http.get("/api/me")
        playing = [Table(self, number) for number in range(tables)]
        for table in playing:
            await table.open()
        print(
            f"{tables} tables, {SEATS * tables} sockets, {rate:g} actions a second and table, {minutes:g} minutes"
        )
        gc.freeze()  # the load's own sockets are no part of what is measured
        warm = time.perf_counter() + 5
        await asyncio.gather(*(table.play(warm, 1 / rate) for table in playing))
        self.seconds.clear()
        begun, cpu, own, memory = (
            time.perf_counter(),
            self.server.cpu(),
            time.process_time(),
            [self.server.megabytes()],
        )
        playing_all = asyncio.gather(*(table.play(begun + MINUTE * minutes, 1 / rate) for table in playing))
        while not playing_all.done():
            await asyncio.wait([playing_all], timeout=MINUTE * minutes / 5)
            memory.append(self.server.megabytes())
        await playing_all
        passed = time.perf_counter() - begun
        self.tell(passed, self.server.cpu() - cpu, time.process_time() - own, memory)
        for table in playing:
            await table.close()

    def tell(self, passed: float, cpu: float, own: float, memory: list[float]) -> None:
        times = sorted(self.seconds)
        shares = ", ".join(
            f"p{share:g} {1000 * times[int(len(times) * share / 100)]:.1f} ms" for share in (50, 90, 99, 99.9)
        )
        print(f"action to all screens: {shares}, most {1000 * times[-1]:.0f} ms")
        print(
            f"{len(times)} actions, {len(times) / passed:.0f} a second; CPU of the server {100 * cpu / passed:.0f} %,"
        )
        print(
            f"of the load {100 * own / passed:.0f} %; {len(times) / cpu:.0f} actions per second of the server's CPU"
        )
        print(f"memory of the server: {', '.join(f'{each:.0f}' for each in memory)} MB")


async def play_to(load: Load, entries: int) -> str:
    """A table whose match has at least so many entries: everybody places, nobody attacks."""
    await load.http.get("/api/me")
    table = Table(load, 0)
    await table.open()
    count = 0
    while count < entries:
        actor = table.screens[(table.screens[0].frame.view or View([0], [])).awaiting[0]]
        quiet = [line for line in actor.frame.legal if line[0] not in ("attack", "move")]
        before = [screen.frames for screen in table.screens]
        table.played += 1
        act = {
            "type": "act",
            "id": str(table.played),
            "seat": actor.seat,
            "at": actor.frame.n,
            "actions": quiet[:1],
        }
        await actor.connection.send(msgspec.json.encode(act).decode())
        await actor.until(before[actor.seat] + 1)
        if actor.frame.events:
            await asyncio.gather(*(screen.until(before[screen.seat] + 1) for screen in table.screens))
        count += len(actor.frame.events)
    await table.close()
    return table.name


async def open_long(folder: str, database: str, entries: int) -> None:
    """A long match is read from the disk by a server that has just started."""
    server = Server(folder, database)
    load = Load(server)
    name = await play_to(load, entries)
    server.stop()
    again = Server(folder, database)
    cookies = load.http.cookies
    load = Load(again)
    load.http.cookies = cookies
    started = time.perf_counter()
    screen = await load.screen(name, 0)
    print(f"opening a table with {entries} entries: {1000 * (time.perf_counter() - started):.0f} ms")
    await screen.connection.close()
    again.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=2, help="actions a second and table")
    parser.add_argument("--entries", type=int, default=2000, help="of the match that is opened at the end")
    parser.add_argument("--database", default="", help="SQLite in a temporary folder, if not given")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, asked.database)
        try:
            asyncio.run(Load(server).run(asked.tables, asked.minutes, asked.rate))
        finally:
            server.stop()
        asyncio.run(open_long(folder, asked.database, asked.entries))


if __name__ == "__main__":
    main()
