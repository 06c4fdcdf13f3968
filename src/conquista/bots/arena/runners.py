"""Who plays the deals: this process, several of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from conquista.bots.arena.contest import Contest, Played
from conquista.kernel.errors import BadSetup

AHEAD = 4
"""Deals that wait for each worker, so that none of them idles."""
CONNECT_SECONDS = 5.0


def here(contest: Contest, deals: Sequence[int], jobs: int) -> Iterator[Played]:
    """In the order in which they end."""
    if jobs == 1:
        yield from map(contest.play, deals)
        return
    coming = iter(deals)
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                running |= {
                    pool.submit(contest.play, deal) for deal in islice(coming, AHEAD * jobs - len(running))
                }
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(contest: Contest, deals: Sequence[int], address: str) -> Iterator[Played]:
    """On a cluster whose machines have this package; `local` starts one on this machine alone."""
    try:
        import ray  # noqa: PLC0415 - only those who ask for it need it
    except ImportError:
        raise BadSetup("--ray needs Ray: pip install 'conquista[ray]'") from None
    _check_there(address)
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup(f"there is no Ray cluster at {address!r}: {error}") from None
    try:
        play: Any = ray.remote(_play)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        coming = iter(deals)
        running: list[Any] = []
        while True:
            running += [play.remote(contest, deal) for deal in islice(coming, AHEAD * cores - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            for found in ray.get(done):
                yield Played(*found)
    finally:
        ray.shutdown()


def _check_there(address: str) -> None:
    """Ray itself would go on knocking for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # `local`, `auto`: Ray knows where to look
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise BadSetup(f"there is no Ray cluster at {address!r}: {error}") from None


def _play(contest: Contest, deal: int) -> Played:
    return contest.play(deal)
