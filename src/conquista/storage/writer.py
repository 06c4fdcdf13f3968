"""One thread that writes, and puts what comes in at the same moment into one transaction.

A commit is worth waiting for: it means that the disk has it. Under load many matches wait at once, and one commit
serves them all. A job must be repeatable: if the connection breaks, it is run again on the next one, and finds
by itself what it has already done.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

Job = Callable[[Connection], None]

_MOST_AT_ONCE = 256
_LONGEST_PAUSE = 2.0


@dataclass
class _Waiting:
    job: Job
    done: Future[None] = field(default_factory=Future)


class Writer:
    """`patience`: for how many seconds a lost connection is tried again before a job is given up."""

    def __init__(self, engine: Engine, patience: float = 60.0) -> None:
        self._engine = engine
        self._patience = patience
        self._queue: queue.Queue[_Waiting | None] = queue.Queue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[None]:
        """The future is done when the job is committed."""
        waiting = _Waiting(job)
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
        """All in one transaction; if that fails, each in one of its own, so that one cannot spoil the others."""
        error = self._try(batch)
        if error is None:
            for waiting in batch:
                waiting.done.set_result(None)
        elif len(batch) == 1:
            batch[0].done.set_exception(error)
        else:
            for waiting in batch:
                self._write([waiting])

    def _try(self, batch: list[_Waiting]) -> Exception | None:
        deadline = time.monotonic() + self._patience
        pause = 0.05
        while True:
            try:
                with self._engine.begin() as connection:
                    for waiting in batch:
                        waiting.job(connection)
            except DBAPIError as error:
                if not error.connection_invalidated or time.monotonic() + pause > deadline:
                    return error
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            except Exception as error:  # noqa: BLE001 - it is handed to whoever waits for the job
                return error
            else:
                return None
