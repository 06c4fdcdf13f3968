"""How fast the rules of a game run, beside a calibration loop measured in the same run.

    python bench/playouts.py vikings           what is installed: compiled, if it was compiled
    python bench/playouts.py vikings --pure    the sources as they are

Random play-outs to the end with every number of players in turn, default options (with a round limit where the rules
have none); at each decision all legal answers are listed, one is picked uniformly and applied. What the engine decides
by itself is not counted, nor is chance. Rates are CPU time; each figure is the median of rounds that are interleaved
with the loop.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("game")
parser.add_argument("--pure", action="store_true", help="measure the sources, not what is installed")
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("--matches", type=int, default=0, help="in each round; 400 compiled, 12 pure if not said")
chosen = parser.parse_args()
if chosen.pure:
    sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from conquista.bots.playout import play_out  # noqa: E402
from conquista.catalog import game_called  # noqa: E402
from conquista.kernel.boxes import seeded  # noqa: E402
from conquista.kernel.compiled import is_compiled  # noqa: E402
from conquista.kernel.game import SeatSetup  # noqa: E402
from conquista.kernel.option import for_bots, settle  # noqa: E402
from conquista.kernel.state import Codes, copied  # noqa: E402

GAME: Any = game_called(chosen.game)
OPTIONS = settle(GAME.options, for_bots(GAME.options, {}))
NO_LIMIT = 1_000_000
CALIBRATION = 1_000_000


def calibrate() -> float:
    """Seconds of one iteration of the study's loop."""
    started = time.process_time()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 5 + i) & 0xFFFFF
    return (time.process_time() - started) / CALIBRATION


def playouts(matches: int) -> tuple[int, float]:
    """Decisions, and seconds."""
    codes = Codes()
    seats = [GAME.seats[k % len(GAME.seats)] for k in range(matches)]
    states = [GAME.new_state([SeatSetup()] * number, OPTIONS) for number in seats]
    boxes = [seeded(GAME.id, k) for k in range(matches)]
    started = time.process_time()
    decisions = sum(play_out(state, codes, box, NO_LIMIT) for state, box in zip(states, boxes, strict=True))
    return decisions, time.process_time() - started


def copies(number: int) -> tuple[int, float]:
    state = GAME.new_state([SeatSetup()] * 4, OPTIONS)
    other = copied(state)
    started = time.process_time()
    for _ in range(number):
        other.copy_from(state)
    return number, time.process_time() - started


def measure(name: str, work: Callable[[int], tuple[int, float]], size: int) -> None:
    rates, ratios = [], []
    for _ in range(chosen.rounds):
        before = calibrate()
        number, seconds = work(size)
        rates.append(number / seconds)
        ratios.append(seconds / number / ((before + calibrate()) / 2))
    rate, ratio = statistics.median(rates), statistics.median(ratios)
    print(f"{name:20}{rate:>12,.0f}{1e6 / rate:>9.3f}{ratio:>10.2f}{max(ratios) / min(ratios):>8.2f}")


def main() -> None:
    fast = is_compiled()
    print(GAME.id, "compiled" if fast else "pure Python")
    print(f"{'':20}{'per second':>12}{'µs':>9}{'its':>10}{'spread':>8}")
    measure("a decision", playouts, chosen.matches or (400 if fast else 12))
    measure("state copy", copies, 100_000 if fast else 5_000)


if __name__ == "__main__":
    main()
