"""Idle cores think along: copies of the bot's process, each for as long as one comparison of plans takes.

A copy knows all that the bot knows at that moment, so nothing has to be told to it. What it found is handed over and
added; a copy that is late, because its core was not idle after all, is given up.
"""

from __future__ import annotations

import os
import signal
import threading
from array import array
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe

MODEST = 10
"""How much a copy stands back behind whatever else wants its core."""

Work = Callable[[], list[int]]


def can_help() -> bool:
    """Whether this process can be copied: not on every system, and not safely while other threads run in it."""
    return hasattr(os, "fork") and threading.active_count() == 1


class Helper:
    """A copy of this process that works on something and hands over the numbers it found."""

    def __init__(self, work: Work) -> None:
        self._found, hand_over = Pipe(duplex=False)
        self._process = os.fork()
        if self._process == 0:
            with suppress(BaseException):
                os.nice(MODEST)
                hand_over.send_bytes(array("q", work()).tobytes())
            os._exit(0)  # nothing of what this process still owes is the copy's to do
        hand_over.close()

    def result(self, seconds: float) -> list[int] | None:
        """What it found, waiting so long at most. Then it is gone."""
        numbers = array("q")
        with suppress(EOFError), self._found:
            if self._found.poll(max(0.0, seconds)):
                numbers.frombytes(self._found.recv_bytes())
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        return numbers.tolist() or None


def call_helpers(work: list[Work]) -> list[Helper]:
    """As many as the system lets start."""
    helpers: list[Helper] = []
    if can_help():
        with suppress(OSError):
            helpers.extend(Helper(each) for each in work)
    return helpers
