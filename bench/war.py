"""How fast War runs, beside a calibration loop measured in the same run.

    python bench/war.py            what is installed: compiled, if it was compiled
    python bench/war.py --pure     the sources as they are

Workload W1: random play-outs with 3 to 6 players in turn, default options; territory and count are one
decision; at each decision all legal actions are listed as families, one action is picked uniformly and applied;
a match is cut after 120 turns. Everything goes through the abstract state, and chance is an entry of its own
(which costs time but is not counted as a decision). Rates are CPU time; each figure is the median of rounds
that are interleaved with the calibration loop.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--pure", action="store_true", help="measure the sources, not what is installed")
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("--json", action="store_true")
chosen = parser.parse_args()
if chosen.pure:
    sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from conquista.api import watch_match  # noqa: E402
from conquista.bots.playout import play_out  # noqa: E402
from conquista.bots.roster import bot_called  # noqa: E402
from conquista.bots.simulate import Simulator, match_seed  # noqa: E402
from conquista.catalog import GAMES, read_record  # noqa: E402
from conquista.kernel.boxes import seeded  # noqa: E402
from conquista.kernel.compiled import is_compiled  # noqa: E402
from conquista.kernel.game import SeatSetup  # noqa: E402
from conquista.kernel.replay import replay  # noqa: E402
from conquista.kernel.state import Codes, State, copied  # noqa: E402

WAR: Any = GAMES["war"]
LAST_TURN = 120
CALIBRATION = 1_000_000


def calibrate() -> float:
    """Seconds of one iteration of the study's loop."""
    started = time.process_time()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 5 + i) & 0xFFFFF
    return (time.process_time() - started) / CALIBRATION


def w1(matches: int) -> tuple[int, float]:
    """Decisions, and seconds."""
    codes = Codes()
    states = [WAR.new_state([SeatSetup()] * (3 + k % 4), {}) for k in range(matches)]
    boxes = [seeded("w1", k) for k in range(matches)]
    started = time.process_time()
    decisions = sum(play_out(state, codes, box, LAST_TURN) for state, box in zip(states, boxes, strict=True))
    return decisions, time.process_time() - started


def position() -> State:
    """Somewhere in the middle of a match."""
    state: State = WAR.new_state([SeatSetup()] * 4, {})
    play_out(state, Codes(), seeded("position"), 20)
    return state


def copies(number: int) -> tuple[int, float]:
    """Copies made in a loop of Python, whose own cost is taken off."""
    state = position()
    other = copied(state)
    copy = other.copy_from
    started = time.process_time()
    for _ in range(number):
        copy(state)
    copying = time.process_time() - started
    started = time.process_time()
    for _ in range(number):
        pass
    return number, copying - (time.process_time() - started)


def simulated(matches: int) -> tuple[int, float]:
    """`sim` with random bots: through questions, one bot a seat."""
    simulator = Simulator(WAR, 4, {"round_limit": 30})
    bots = [bot_called("random", WAR)] * 4
    started = time.process_time()
    decisions = sum(simulator.play(bots, match_seed(1, k)).decisions for k in range(matches))
    return decisions, time.process_time() - started


def viewed(matches: int) -> tuple[int, float]:
    """`sim` with greedy bots: every decision looks at a view."""
    simulator = Simulator(WAR, 4, {"round_limit": 30})
    bots = [bot_called("greedy", WAR)] * 4
    started = time.process_time()
    decisions = sum(simulator.play(bots, match_seed(2, k)).decisions for k in range(matches))
    return decisions, time.process_time() - started


def recorded(matches: int) -> tuple[int, float]:
    """Through a match that checks, records and tells; decisions of seats."""
    started = time.process_time()
    decisions = 0
    for k in range(matches):
        match = watch_match("war", ["random"] * 4, {"round_limit": 6}, k)
        decisions += sum(entry.seat < 6 for entry in match.entries)
    return decisions, time.process_time() - started


def replayed(matches: int) -> tuple[int, float]:
    """Reading a record and folding it into a state; entries."""
    texts = [watch_match("war", ["random"] * 4, {"round_limit": 6}, k).record.text() for k in range(matches)]
    started = time.process_time()
    entries = 0
    for text in texts:
        game, record = read_record(text)
        replay(game, record)
        entries += len(record.entries)
    return entries, time.process_time() - started


def measure(work: Callable[[int], tuple[int, float]], size: int, rounds: int) -> dict[str, float]:
    rates, ratios = [], []
    for _ in range(rounds):
        before = calibrate()
        number, seconds = work(size)
        iteration = (before + calibrate()) / 2
        rates.append(number / seconds)
        ratios.append(seconds / number / iteration)
    return {
        "per_second": statistics.median(rates),
        "microseconds": 1e6 / statistics.median(rates),
        "iterations": statistics.median(ratios),
        "spread": max(ratios) / min(ratios),
    }


def main() -> None:
    size = 400 if is_compiled() else 12
    few = 20 if is_compiled() else 4
    report: dict[str, Any] = {
        "compiled": is_compiled(),
        "W1, a decision": measure(w1, size, chosen.rounds),
        "state copy": measure(copies, 200_000 if is_compiled() else 20_000, chosen.rounds),
        "sim with random bots, a decision": measure(simulated, few, chosen.rounds),
        "sim with greedy bots (views), a decision": measure(viewed, few, chosen.rounds),
        "match with record and events, a decision": measure(recorded, few, chosen.rounds),
        "record replay, an entry": measure(replayed, few, chosen.rounds),
    }
    if chosen.json:
        print(json.dumps(report, indent=1))
        return
    print("compiled" if report.pop("compiled") else "pure Python")
    print(f"{'':42}{'per second':>12}{'µs':>9}{'calibration its':>17}{'spread':>8}")
    for name, figures in report.items():
        print(
            f"{name:42}{figures['per_second']:>12,.0f}{figures['microseconds']:>9.3f}"
            f"{figures['iterations']:>17.2f}{figures['spread']:>8.2f}"
        )


if __name__ == "__main__":
    main()
