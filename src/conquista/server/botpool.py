"""Bots think in processes of their own, see a view alone, and have only so much time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from conquista.server.minds import Decision, Minds, Request

READY = "ready"
BIRTH_SECONDS = 60.0
"""Starting a process does not count as thinking."""
PLANNED_SHARE = 0.8
"""Of the time for a decision, what a bot may plan with: it has more to do than to plan."""
MOST_HOMES = 4096
"""Matches whose process is remembered."""


class BotFailed(Exception):  # noqa: N818 - it says what happened
    """A bot crashed, was too slow, or answered nonsense."""


def _usable_cores() -> int:
    """That this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def think(pipe: Connection) -> None:
    """The life of a bot's process. It ends when the server is gone, at whatever moment that is."""
    with suppress(EOFError, BrokenPipeError):
        _answer_all(pipe)


def _answer_all(pipe: Connection) -> None:
    minds = Minds()
    pipe.send(READY)
    while True:
        request = pipe.recv()
        try:
            pipe.send((minds.answer(request), ""))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, its process lives on
            pipe.send((None, f"{type(error).__name__}: {error}"))


class _Process:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=think, args=(far_end,), name="bot", daemon=True)
        self.process.start()
        far_end.close()
        if not self.pipe.poll(BIRTH_SECONDS) or self.pipe.recv() != READY:
            self.end()
            raise BotFailed("its process did not come up")

    def ask(self, request: Request, seconds: float) -> Decision:
        """Blocks; call it in a thread."""
        self.pipe.send(request)
        if not self.pipe.poll(seconds):
            raise TimeoutError
        decision, trouble = self.pipe.recv()
        if decision is None:
            raise BotFailed(trouble)
        return Decision(int(decision.code), decision.thought)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _Home:
    """The place of a process: started when it is first needed, and again when it has ended."""

    def __init__(self) -> None:
        self.process: _Process | None = None
        self.turn = asyncio.Lock()
        self.asked = 0
        self.matches = 0


class BotPool:
    """A few processes. A match keeps to one of them, where its bots remember it; if that ends, they begin anew.

    Who has to wait there waits for one decision of each other match at most. `cores` is how many may be in use in all:
    whoever is asked may let those help that are idle at that moment.
    """

    def __init__(self, processes: int, seconds: float, cores: int = 1) -> None:
        self.seconds = seconds
        self._idle = min(cores, _usable_cores())
        self._closed = False
        self._homes = [_Home() for _ in range(max(1, processes))]
        self._home_of: dict[str, _Home] = {}

    async def choose(self, request: Request) -> Decision:
        """A bot's choice. Raises BotFailed; the process of a bot that is too slow is ended."""
        player = request.player
        planned = min(player.seconds, PLANNED_SHARE * self.seconds)
        home = self._find_home(player.match)
        home.asked += 1
        try:
            async with home.turn:
                with self._cores() as helpers:
                    asked = request._replace(player=player._replace(seconds=planned), helpers=helpers)
                    return await self._ask(home, asked)
        finally:
            home.asked -= 1

    @contextmanager
    def _cores(self) -> Iterator[int]:
        """One for the bot that is asked, and how many more may help it."""
        helpers = max(0, self._idle - 1)
        self._idle -= 1 + helpers
        try:
            yield helpers
        finally:
            self._idle += 1 + helpers

    def _find_home(self, match: str) -> _Home:
        """Where the match was before; else where least is going on."""
        home = self._home_of.pop(match, None)
        if home is None:
            home = min(self._homes, key=lambda each: (each.asked, each.matches))
            home.matches += 1
        self._home_of[match] = home
        if len(self._home_of) > MOST_HOMES:
            self._home_of.pop(next(iter(self._home_of))).matches -= 1
        return home

    async def _ask(self, home: _Home, request: Request) -> Decision:
        try:
            process = await self._process_at(home)
            return await asyncio.to_thread(process.ask, request, self.seconds)
        except TimeoutError:
            await self._end(home)
            raise BotFailed(f"no answer within {self.seconds} seconds") from None
        except (EOFError, OSError) as error:
            if self._closed:
                raise asyncio.CancelledError from None  # no fault of the bot: it is asked again by the next server
            await self._end(home)
            raise BotFailed(f"its process ended: {error!r}") from None

    async def _process_at(self, home: _Home) -> _Process:
        if home.process is None and not self._closed:
            home.process = await asyncio.to_thread(_Process)
        if home.process is None or self._closed:
            await self._end(home)
            raise asyncio.CancelledError
        return home.process

    @staticmethod
    async def _end(home: _Home) -> None:
        process, home.process = home.process, None  # whoever takes it out ends it
        if process is not None:
            await asyncio.to_thread(process.end)

    async def close(self) -> None:
        """What is still being thought about is dropped."""
        self._closed = True
        for home in self._homes:
            await self._end(home)
