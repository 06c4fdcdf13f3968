"""Learn what positions and territories are worth from matches that the project's own players play among themselves.

    python tools/train.py war                   both, from what nobody has trained yet; the same on every run
    python tools/train.py war --only weights    what positions are worth, with the taste that there is

Taste is what makes one attack or place better than another: it climbs, by evolution strategies, towards what wins
against the untrained taste. Weights say how likely each seat is to win: a multinomial logistic regression on positions
of matches between both tastes. Written to src/conquista/bots/search/data.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conquista.bots.search.scale import Scale
from conquista.bots.search.selfplay import SelfPlay
from conquista.bots.search.war import WarGuide
from conquista.catalog import game_called
from conquista.games.war.state import WarState
from conquista.kernel.bitset import count
from conquista.kernel.datafile import read_toml
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import NOBODY

DATA = Path(__file__).parent.parent / "src" / "conquista" / "bots" / "search" / "data"
OPTIONS = {"round_limit": 60}
FEATURES = 18
FOCUS = 23  # a place in the taste that belongs to plans, which are not played here

Floats = NDArray[np.float64]


class Table:
    """Matches of so many seats between two tastes."""

    def __init__(self, seats: int, one: list[int], other: list[int], seed: int) -> None:
        self.seats = seats
        self.root: WarState = game_called("war").new_state([SeatSetup()] * seats, OPTIONS)
        self.guide = WarGuide(self.root, Scale([0] * FEATURES), one)
        rival = WarGuide(self.root, Scale([0] * FEATURES), other)
        self.play = SelfPlay(self.guide, rival, seed)

    def new(self) -> WarState:
        state: WarState = game_called("war").new_state([SeatSetup()] * self.seats, OPTIONS)
        state.copy_from(self.root)
        return state


def fitness(taste: list[int], rival: list[int], games: int, seed: int) -> float:
    """The share of matches that one seat wins against all others, as if every table had five seats."""
    won = 0.0
    for seats in (4, 6):
        table = Table(seats, taste, rival, seed + seats)
        for number in range(games // 2):
            state, seat = table.new(), number % seats
            table.play.play(state, 1 << seat, 1 << 30)
            if state.winners >> seat & 1:
                won += seats / 5 / count(state.winners)
    return won / games


def better_taste(start: list[int], steps: int, pairs: int, games: int) -> list[int]:
    """Evolution strategies with antithetic pairs, on logarithms, with Adam's step."""
    rng = np.random.default_rng(2)
    base = np.array(start, dtype=float)
    at, mean, spread = np.zeros(len(base)), np.zeros(len(base)), np.zeros(len(base))
    for step in range(1, steps + 1):
        slope = np.zeros(len(base))
        for _ in range(pairs):
            way = rng.normal(size=len(base))
            way[FOCUS] = 0.0
            seed = int(rng.integers(1 << 20))
            up, down = (
                fitness(whole(base * np.exp(at + sign * 0.3 * way)), start, games, seed) for sign in (1, -1)
            )
            slope += (up - down) * way / (0.6 * pairs)
        mean = 0.8 * mean + 0.2 * slope
        spread = 0.9 * spread + 0.1 * slope**2
        at += 0.06 * mean / (1 - 0.8**step) / (np.sqrt(spread / (1 - 0.9**step)) + 1e-6)
        print(
            f"taste {step}/{steps}: {fitness(whole(base * np.exp(at)), start, games, step):.3f} of 0.200",
            flush=True,
        )
    return whole(base * np.exp(at))


def whole(numbers: Floats) -> list[int]:
    return [round(float(number)) for number in numbers]


class Positions(NamedTuple):
    """Features by position, seat and feature; who is in play; who won."""

    features: Floats
    playing: NDArray[np.bool_]
    winner: NDArray[np.int64]

    def part(self, first: int, last: int) -> Positions:
        return Positions(self.features[first:last], self.playing[first:last], self.winner[first:last])


def positions(one: list[int], other: list[int], games: int) -> Positions:
    """One turn in five of matches with three to six seats."""
    rng = random.Random(4)  # noqa: S311 - to be repeated
    tables = {seats: Table(seats, one, other, seats) for seats in (3, 4, 5, 6)}
    features, playing, winner = [], [], []
    for number in range(games):
        table = tables[(3, 4, 5, 6, 6, 6)[number % 6]]
        state, seen = table.new(), []
        side = rng.getrandbits(table.seats) | rng.getrandbits(table.seats)
        while state.awaiting() != NOBODY:
            table.play.play(state, side, state.turn())
            if state.awaiting() != NOBODY and rng.random() < 0.2:
                seen.append(described(table, state))
        if count(state.winners) == 1:
            features += [each for each, _ in seen]
            playing += [each for _, each in seen]
            winner += [state.winners.bit_length() - 1] * len(seen)
    return Positions(np.array(features) / 1000, np.array(playing), np.array(winner))


def described(table: Table, state: WarState) -> tuple[Floats, NDArray[np.bool_]]:
    rows, playing = np.zeros((6, FEATURES)), np.zeros(6, dtype=bool)
    for seat in range(table.seats):
        if state.in_play >> seat & 1:
            rows[seat], playing[seat] = table.guide.describe(state, seat), True
    return rows, playing


def chances(weights: Floats, seen: Positions) -> Floats:
    sums = np.where(seen.playing, seen.features @ weights, -1e9)
    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def fitted(seen: Positions) -> Floats:
    """Newton's method on the likelihood of the winners, held back a little."""
    weights = np.zeros(FEATURES)
    rows = np.arange(len(seen.winner))
    for _ in range(12):
        share = chances(weights, seen)
        expected = np.einsum("ij,ijk->ik", share, seen.features)
        slope = (seen.features[rows, seen.winner] - expected).sum(axis=0) - 0.5 * weights
        bend = np.einsum("ij,ijk,ijl->kl", share, seen.features, seen.features, optimize=True)
        weights += np.linalg.solve(bend - expected.T @ expected + 0.5 * np.eye(FEATURES), slope)
    return weights


def surprise(weights: Floats, seen: Positions) -> float:
    """The mean logarithmic loss; 0 for whoever knows the winner."""
    return float(-np.log(chances(weights, seen)[np.arange(len(seen.winner)), seen.winner]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["war"])
    parser.add_argument("--only", choices=["weights"])
    parser.add_argument("--games", type=int, default=12_000, help="matches to learn weights from")
    parser.add_argument("--steps", type=int, default=30, help="steps of the taste")
    asked = parser.parse_args()
    untrained = read_toml("conquista.bots.search", f"data/{asked.game}_untrained.toml")["taste"]
    if asked.only:
        taste = read_toml("conquista.bots.search", f"data/{asked.game}.toml")["taste"]
    else:
        taste = better_taste(untrained, asked.steps, pairs=20, games=300)
    seen = positions(taste, untrained, asked.games)
    cut = len(seen.winner) * 9 // 10
    weights = fitted(seen.part(0, cut))
    print(f"{cut} positions; surprise by others: {surprise(weights, seen.part(cut, len(seen.winner))):.4f}")
    text = (
        "# Made by tools/train.py; do not edit. Thousandths; the order is that of the code that reads them.\n"
    )
    text += f"weights = {whole(1000 * weights)}\ntaste = {taste}\n"
    (DATA / f"{asked.game}.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
