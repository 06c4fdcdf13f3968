"""Bots think in processes of their own, see a view alone, and have only so much time."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.catalog import game_called
from conquista.kernel import wire
from conquista.kernel.boxes import seeded

READY = "ready"
BIRTH_SECONDS = 60.0
"""Starting a process does not count as thinking."""


class BotFailed(Exception):  # noqa: N818 - it says what happened
    """A bot crashed, was too slow, or answered nonsense."""


class Request(NamedTuple):
    game: str
    bot: str
    view: bytes
    families: list[int]


def answer(request: Request) -> int:
    """The code that a bot chooses. Runs in a bot's process."""
    game = game_called(request.game)
    view = wire.decode_view(game, request.view)
    bot = bot_called(request.bot, game)(seeded("live", secrets.token_hex(8)))
    return bot.decide(Question.of_view(game, view, request.families))


def think(pipe: Connection) -> None:
    """The life of a bot's process. It ends when the server is gone, at whatever moment that is."""
    with suppress(EOFError, BrokenPipeError):
        _answer_all(pipe)


def _answer_all(pipe: Connection) -> None:
    pipe.send(READY)
    while True:
        request = pipe.recv()
        try:
            pipe.send((answer(request), ""))
        except Exception as error:  # noqa: BLE001 - whatever a bot does, its process lives on
            pipe.send((None, f"{type(error).__name__}: {error}"))


class _Mind:
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

    def ask(self, request: Request, seconds: float) -> int:
        """Blocks; call it in a thread."""
        self.pipe.send(request)
        if not self.pipe.poll(seconds):
            raise TimeoutError
        code, trouble = self.pipe.recv()
        if code is None:
            raise BotFailed(trouble)
        return int(code)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotPool:
    """A few processes that are started when they are first needed."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._closed = False
        self._free: asyncio.Queue[_Mind | None] = asyncio.Queue()
        self._minds: set[_Mind] = set()
        for _ in range(max(1, processes)):
            self._free.put_nowait(None)

    async def choose(self, request: Request) -> int:
        """A bot's choice. Raises BotFailed; the process of a bot that is too slow is ended."""
        mind = await self._free.get()
        try:
            if mind is None:
                mind = await asyncio.to_thread(_Mind)
                self._minds.add(mind)
            return await asyncio.to_thread(mind.ask, request, self.seconds)
        except TimeoutError:
            await self._replace(mind)
            mind = None
            raise BotFailed(f"no answer within {self.seconds} seconds") from None
        except (EOFError, OSError) as error:
            if self._closed:
                raise asyncio.CancelledError from None  # no fault of the bot: it is asked again by the next server
            await self._replace(mind)
            mind = None
            raise BotFailed(f"its process ended: {error!r}") from None
        finally:
            self._free.put_nowait(mind)

    async def _replace(self, mind: _Mind | None) -> None:
        if mind in self._minds:  # whoever takes it out ends it
            self._minds.remove(mind)
            await asyncio.to_thread(mind.end)

    async def close(self) -> None:
        """What is still being thought about is dropped."""
        self._closed = True
        for mind in list(self._minds):
            await self._replace(mind)
