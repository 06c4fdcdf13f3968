"""What PettingZoo and OpenSpiel cost, beside a calibration loop measured in the same run.

    python bench/adapters.py            what is installed: compiled, if it was compiled
    python bench/adapters.py --pure     the sources as they are

Random matches with as few players as the game has, cut after 1,500 decisions. In PettingZoo each decision is observed,
with its mask, by the agent that decides. In OpenSpiel each node is asked for its actions or outcomes, and each decision
is observed. Rates are CPU time; each figure is the median of rounds that are interleaved with the loop.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--pure", action="store_true", help="measure the sources, not what is installed")
parser.add_argument("--rounds", type=int, default=5)
chosen = parser.parse_args()
if chosen.pure:
    sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import conquista.adapters.openspiel  # noqa: E402, F401 - it registers the games
from conquista.adapters.pettingzoo import env  # noqa: E402
from conquista.catalog import GAMES  # noqa: E402
from conquista.kernel.compiled import is_compiled  # noqa: E402

CALIBRATION = 1_000_000
MOST = 1500


def calibrate() -> float:
    """Seconds of one iteration of the study's loop."""
    started = time.process_time()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 5 + i) & 0xFFFFF
    return (time.process_time() - started) / CALIBRATION


def in_pettingzoo(game: str, seed: int) -> tuple[int, float]:
    """Decisions, and seconds."""
    luck = np.random.default_rng(seed)
    table = env(game)
    table.reset(seed=seed)
    decisions = 0
    started = time.process_time()
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        if over or decisions == MOST:
            break
        table.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        decisions += 1
    return decisions, time.process_time() - started


def in_openspiel(game: str, seed: int) -> tuple[int, float]:
    luck = np.random.default_rng(seed)
    state = pyspiel.load_game(f"conquista_{game}").new_initial_state()
    decisions = 0
    started = time.process_time()
    while not state.is_terminal() and decisions < MOST:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.observation_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions, time.process_time() - started


def measure(name: str, work: Callable[[str, int], tuple[int, float]], game: str) -> None:
    rates, ratios = [], []
    for seed in range(chosen.rounds):
        before = calibrate()
        number, seconds = work(game, seed)
        rates.append(number / seconds)
        ratios.append(seconds / number / ((before + calibrate()) / 2))
    rate, ratio = statistics.median(rates), statistics.median(ratios)
    spread = max(ratios) / min(ratios)
    print(f"{game:10}{name:12}{rate:>12,.0f}{1e6 / rate:>9.0f}{ratio:>10,.0f}{spread:>8.1f}")


def main() -> None:
    print("compiled" if is_compiled() else "pure Python")
    print(f"{'':22}{'a second':>12}{'µs':>9}{'its':>10}{'spread':>8}")
    for game in GAMES:
        measure("PettingZoo", in_pettingzoo, game)
        measure("OpenSpiel", in_openspiel, game)


main()
