"""Learn what things in Feudum are worth from matches that the project's own players play among themselves.

    python tools/train_feudum.py          some ten minutes in the compiled package; the same on every run

Every player has a taste of his own, in which each number is changed by chance. Two things are learned from that:

- *What a position is worth* is linear in the numbers of a taste. They are fitted so that it is worth what the next one
  of the same seat is, and the last one its points (least squares of temporal differences), drawn towards the greedy
  numbers, and from stage to stage towards one another. Halfway from the greedy taste to this one is where it begins.
- *Which changes win*: a regression of results on the changes says in which direction to go on, step by step.

Written to src/conquista/bots/search/data.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conquista.bots.feudum.player import Player
from conquista.bots.feudum.weights import COIN_USE, STAGES, TASTES, greedy_tastes
from conquista.bots.feudum.worth import Outlook, look_ahead, worth
from conquista.catalog import game_called
from conquista.games.feudum.engine import FeudumEngine
from conquista.kernel.bitset import first
from conquista.kernel.box import FastBox
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes

DATA = Path(__file__).parent.parent / "src" / "conquista" / "bots" / "search" / "data" / "feudum.toml"
PLAYERS = 4
PRESETS = ("published", "seed")
SPREAD = 0.4
"""How much tastes differ, as a logarithm."""
WIDTH, NODES = 2, 60
LEAST = 4.0
"""Of a number in a taste, so that it can still grow."""
TRACE = 0.9
"""How far a surprise is put down to earlier positions too."""
PULL, STAGE_PULL = 3.0, 30.0
"""How strongly numbers are drawn towards the greedy ones, and those of a stage towards the others."""
UNIT = 1000
STEP, MOMENTUM = 1.5, 0.4
CLEAR = 25.0
"""So many points ahead of the best other is a clear win."""

Floats = NDArray[np.float64]


class Look(NamedTuple):
    """A position as a seat sees it: its stage, what counts in any case, and how often each number of a taste does."""

    stage: int
    points: float
    counts: Floats


class Match(NamedTuple):
    """What each seat saw when its cards were played and when a round began; the latter by round; and all points."""

    seen: list[list[Look]]
    rounds: list[list[Look]]
    points: list[int]


class Observer:
    """Takes `worth` apart, which is linear in a taste as long as a coin is worth more in use than in points."""

    def __init__(self) -> None:
        self._looks = []
        for place in (-1, *range(TASTES)):
            taste = [0] * TASTES
            taste[COIN_USE] = UNIT
            if place >= 0:
                taste[place] += UNIT
            self._looks.append(Outlook(0, points_only=False, tastes=[taste] * STAGES))

    def look(self, state: FeudumEngine, seat: int) -> Look:
        values = []
        for outlook in self._looks:
            outlook.seat = seat
            look_ahead(state, outlook)
            values.append(worth(state, outlook))
        counts = (np.array(values[1:], dtype=float) - values[0]) / UNIT
        stage = max(0, min(self._looks[0].rounds // 2, STAGES - 1))
        return Look(stage, values[0] - UNIT * float(counts[COIN_USE]), counts)


def play_match(preset: str, tastes: list[list[list[int]]], seed: int, *, watched: bool = True) -> Match:
    state: FeudumEngine = game_called("feudum").new_state([SeatSetup()] * PLAYERS, {"preset": preset})
    players = [Player(state, each, WIDTH, NODES) for each in tastes]
    box, codes, observer = FastBox(seed), Codes(), Observer()
    seen: list[list[Look]] = [[] for _ in range(PLAYERS)]
    rounds: list[list[Look]] = []
    holding = [False] * PLAYERS
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(awaited)
        if watched and state.round != len(rounds):
            rounds.append([observer.look(state, each) for each in range(PLAYERS)])
            for each in range(PLAYERS):
                seen[each].append(rounds[-1][each])
        state.apply(seat, players[seat].decide(state, seat, codes, box))
        if not watched:
            continue
        hands = [hand > 0 for hand in state.hand[:PLAYERS]]
        for each in range(PLAYERS):
            if holding[each] and not hands[each] and (state.active != each or state.settled()):
                seen[each].append(observer.look(state, each))
                holding[each] = False
            holding[each] = holding[each] or hands[each]
    return Match(seen, rounds, [state.stores.score[seat] for seat in range(PLAYERS)])


def spread_out(look: Look) -> Floats:
    """The counts of a taste that is the same at all stages, then of what each stage adds; then a one by stage."""
    row = np.zeros((STAGES + 1) * TASTES + STAGES)
    row[:TASTES] = look.counts
    start = (look.stage + 1) * TASTES
    row[start : start + TASTES] = look.counts
    row[(STAGES + 1) * TASTES + look.stage] = UNIT
    return row


class Fit:
    """The sums of a least-squares fit of temporal differences."""

    def __init__(self) -> None:
        size = (STAGES + 1) * TASTES + STAGES
        self.matrix, self.right = np.zeros((size, size)), np.zeros(size)
        self.scale, self.looks = np.zeros(size), 0

    def add(self, seen: list[Look], points: int) -> None:
        trace = np.zeros(len(self.right))
        for look, after in zip(seen, [*seen[1:], None], strict=True):
            here = spread_out(look)
            there = np.zeros(len(here)) if after is None else spread_out(after)
            gained = (100.0 * points if after is None else after.points) - look.points
            trace = TRACE * trace + here
            self.matrix += np.outer(trace, here - there)
            self.right += trace * gained
            self.scale += here * here
            self.looks += 1

    def solve(self, start: Floats) -> Floats:
        size = len(start)
        prior = np.zeros(len(self.right))
        prior[:size] = start
        strength = np.full(len(prior), STAGE_PULL)
        strength[:size], strength[-STAGES:] = PULL, 0.01
        weight = strength * (1 + np.maximum(self.scale, self.looks / 50.0) / 100)
        found = np.linalg.solve(self.matrix + np.diag(weight), self.right + weight * prior)
        stages: Floats = found[:size] + found[size : (STAGES + 1) * size].reshape(STAGES, size)
        return stages.clip(min=0.0)


def varied(tastes: Floats, rng: np.random.Generator) -> tuple[Floats, list[list[int]]]:
    """Each number changed by chance, alike at all stages: the changes as logarithms, and what comes of them."""
    change = SPREAD * rng.normal(size=TASTES)
    return change, whole(tastes * np.exp(change))


def whole(tastes: Floats) -> list[list[int]]:
    return [[round(number) for number in stage] for stage in tastes]


def fitted(tastes: Floats, matches: int) -> Floats:
    rng, fit = np.random.default_rng(1), Fit()
    for number in range(matches):
        own = [varied(tastes, rng)[1] for _ in range(PLAYERS)]
        match = play_match(PRESETS[number % 2], own, 1 + number)
        for seat in range(PLAYERS):
            fit.add(match.seen[seat], match.points[seat])
    return fit.solve(tastes[0])


def climbed(tastes: Floats, steps: int, matches: int) -> Floats:
    """Steps along what wins, each a mixture of the last directions."""
    rng, way = np.random.default_rng(2), np.zeros(TASTES)
    for step in range(steps):
        changes, results = [], []
        for number in range(matches):
            own = [varied(tastes, rng) for _ in range(PLAYERS)]
            seed = 1 << 20 | step << 12 | number
            points = play_match(PRESETS[number % 2], [taste for _, taste in own], seed, watched=False).points
            for seat, (change, _) in enumerate(own):
                best_other = max(points[:seat] + points[seat + 1 :])
                changes.append(change)
                results.append(np.tanh((points[seat] - best_other) / CLEAR))
        slope = np.linalg.lstsq(np.array(changes), np.array(results) - np.mean(results), rcond=None)[0]
        way = MOMENTUM * way + (1 - MOMENTUM) * slope
        tastes = np.maximum(LEAST, tastes * np.exp(STEP * way))
        print(f"step {step + 1}: slope {np.linalg.norm(slope):.3f}", flush=True)
    return tastes


def sureness(tastes: Floats, matches: int) -> list[int]:
    """By stage, what a point adds to the logarithm of the chance to win, in thousandths: the most likely number."""
    steps = np.arange(5, 500) / 1000.0
    likely = np.zeros((STAGES, len(steps)))
    for number in range(matches):
        match = play_match(PRESETS[number % 2], [whole(tastes)] * PLAYERS, 1 << 21 | number)
        winner = int(np.argmax(match.points))
        for looks in match.rounds:
            stage = looks[0].stage
            points = np.array([look.points + look.counts @ tastes[stage] for look in looks]) / 100.0
            ahead = np.outer(steps, points - points[winner])
            likely[stage] -= np.log(np.exp(ahead).sum(axis=1))
    return [round(1000 * steps[k]) for k in likely.argmax(axis=1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1500, help="to fit what positions are worth")
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--each", type=int, default=600, help="matches for a step")
    settings = parser.parse_args()
    start = np.array(greedy_tastes(), dtype=float)
    tastes = np.maximum(LEAST, (start + fitted(start, settings.matches)) / 2)
    for row in whole(tastes):
        print(row)
    tastes = np.array(whole(climbed(tastes, settings.steps, settings.each)), dtype=float)
    rows = "\n".join(f"  {row}," for row in whole(tastes))
    DATA.write_text(
        "# Written by tools/train_feudum.py. By rounds to come: what things are worth, in hundredths of a point; and\n"
        "# what a point adds to the logarithm of the chance to win, in thousandths.\n"
        f"tastes = [\n{rows}\n]\nsure = {sureness(tastes, settings.each)}\n"
    )


if __name__ == "__main__":
    main()
