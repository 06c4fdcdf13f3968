"""One thread that writes, and puts what comes in at the same moment into one transaction.

A commit is worth waiting for: it means that the disk has it. Under load many matches wait at once, and one commit
serves them all. If the database is away for a while, what waits is written when it is back.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from conquista.storage.changes import Change, write

_MOST_AT_ONCE = 256
_LONGEST_PAUSE = 1.0


def is_away(error: BaseException) -> bool:
    """Whether the database itself is in trouble, rather than what it was asked."""
    return isinstance(error, (OperationalError, InterfaceError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


@dataclass
class _Waiting:
    changes: Sequence[Change]
    done: Future[None] = field(default_factory=Future)


class Writer:
    """`patience`: for how many seconds a database that is away is tried again before changes are given up."""

    def __init__(self, engine: Engine, patience: float = 60.0) -> None:
        self._engine = engine
        self._patience = patience
        self._queue: queue.Queue[_Waiting | None] = queue.Queue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, changes: Sequence[Change]) -> Future[None]:
        """The future is done when all the changes are committed; they are committed together or not at all."""
        waiting = _Waiting(changes)
        self._queue.put(waiting)
        return waiting.done

    def close(self) -> None:
        """Finish what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < _MOST_AT_ONCE:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    stop = True
                    break
                batch.append(following)
            self._write(batch)
            if stop:
                return

    def _write(self, batch: list[_Waiting]) -> None:
        """All in one transaction; if one cannot be written, each in one of its own, so that it spoils no other."""
        error = self._try(batch)
        if error is not None and len(batch) > 1 and not is_away(error):
            for waiting in batch:
                self._write([waiting])
            return
        for waiting in batch:
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)

    def _try(self, batch: list[_Waiting]) -> Exception | None:
        deadline = time.monotonic() + self._patience
        pause = 0.05
        while True:
            try:
                with self._engine.begin() as connection:
                    write(connection, (change for waiting in batch for change in waiting.changes))
            except Exception as error:  # noqa: BLE001 - it is handed to whoever waits
                if not is_away(error) or time.monotonic() + pause > deadline:
                    return error
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                return None
