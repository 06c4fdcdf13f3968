"""Learn what positions and territories are worth from matches that the project's own players play among themselves.

    python tools/train.py war                   both, from what nobody has trained yet; the same on every run
    python tools/train.py war --only weights    what positions are worth, with the taste that there is

Taste is what makes one attack or place better than another: it climbs, by evolution strategies, towards what wins
against the untrained taste. Weights say how likely each seat is to win: a multinomial logistic regression on positions
of matches between both tastes, in which now and then somebody follows a plan at random. Written to
src/conquista/bots/search/data.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conquista.bots.search.plan_codes import PLAIN
from conquista.bots.search.scale import Scale
from conquista.bots.search.selfplay import SelfPlay
from conquista.bots.search.taste import EXPECT, FOCUS, HOLD, ONWARD
from conquista.bots.search.vikings import VikingsGuide
from conquista.bots.search.war import WarGuide
from conquista.bots.search.war2 import War2Guide
from conquista.catalog import game_called
from conquista.games.vikings.state import VikingsState
from conquista.games.war.state import WarState
from conquista.games.war2.state import War2State
from conquista.kernel.bitset import count
from conquista.kernel.datafile import read_toml
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import MOST_SEATS, NOBODY
from conquista.kernel.state import Codes, State

DATA = Path(__file__).parent.parent / "src" / "conquista" / "bots" / "search" / "data"
OPTIONS = {"round_limit": 60}
CODES = Codes()

Floats = NDArray[np.float64]
Learner = WarGuide | War2Guide | VikingsGuide
Position = WarState | War2State | VikingsState


class Course(NamedTuple):
    """How a game is learned. `untouched`: places of its taste that only plans look at, or nobody in this game.

    `daring`: how often somebody follows a plan at random in the matches that weights are learned from; `guessed`:
    whether the player plans with the guessed taste all the same, because that wins more; `sharper`: by how much it
    trusts its weights more than the matches do that they come from, since it makes more of a lead.
    """

    guide: Callable[[State, Scale, list[int]], Learner]
    untouched: tuple[int, ...]
    daring: float = 0.0
    guessed: bool = False
    sharper: float = 1.0


COURSES = {
    "war": Course(WarGuide, (FOCUS,), daring=0.15, guessed=True, sharper=1.6),
    "war2": Course(War2Guide, (FOCUS, HOLD, EXPECT, ONWARD)),
    "vikings": Course(VikingsGuide, (FOCUS,), daring=0.15, sharper=1.3),
}


class Lesson:
    """A game, and what its player guessed before anything was learned."""

    def __init__(self, game: str) -> None:
        untrained = self.data(f"{game}_untrained")
        self.game = game_called(game)
        self.course = COURSES[game]
        self.taste: list[int] = untrained["taste"]
        self.features = len(untrained["weights"])

    def data(self, name: str) -> dict[str, list[int]]:
        return read_toml("conquista.bots.search", f"data/{name}.toml")

    def new(self, seats: int) -> Position:
        state: Position = self.game.new_state([SeatSetup()] * seats, OPTIONS)
        return state

    def guide(self, like: State, taste: list[int]) -> Learner:
        return self.course.guide(like, Scale([0] * self.features), taste)


class Table:
    """Matches of so many seats between two tastes."""

    def __init__(self, lesson: Lesson, seats: int, one: list[int], other: list[int], seed: int) -> None:
        self.lesson, self.seats = lesson, seats
        self.root = lesson.new(seats)
        self.guide = lesson.guide(self.root, one)
        self.play = SelfPlay(self.guide, lesson.guide(self.root, other), seed)

    def new(self) -> Position:
        state = self.lesson.new(self.seats)
        state.copy_from(self.root)
        return state


def fitness(lesson: Lesson, taste: list[int], games: int, seed: int) -> float:
    """The share of matches that one seat wins against all others, as if every table had five seats."""
    won = 0.0
    for seats in (4, 6):
        table = Table(lesson, seats, taste, lesson.taste, seed + seats)
        for number in range(games // 2):
            state, seat = table.new(), number % seats
            table.play.play(state, 1 << seat, 1 << 30)
            if state.winners >> seat & 1:
                won += seats / 5 / count(state.winners)
    return won / games


def better_taste(lesson: Lesson, steps: int, pairs: int, games: int) -> list[int]:
    """Evolution strategies with antithetic pairs, on logarithms, with Adam's step."""
    rng = np.random.default_rng(2)
    base = np.array(lesson.taste, dtype=float)
    at, mean, spread = np.zeros(len(base)), np.zeros(len(base)), np.zeros(len(base))
    for step in range(1, steps + 1):
        slope = np.zeros(len(base))
        for _ in range(pairs):
            way = rng.normal(size=len(base))
            way[list(lesson.course.untouched)] = 0.0
            seed = int(rng.integers(1 << 20))
            up, down = (
                fitness(lesson, whole(base * np.exp(at + sign * 0.3 * way)), games, seed) for sign in (1, -1)
            )
            slope += (up - down) * way / (0.6 * pairs)
        mean = 0.8 * mean + 0.2 * slope
        spread = 0.9 * spread + 0.1 * slope**2
        at += 0.06 * mean / (1 - 0.8**step) / (np.sqrt(spread / (1 - 0.9**step)) + 1e-6)
        print(
            f"taste {step}/{steps}: {fitness(lesson, whole(base * np.exp(at)), games, step):.3f} of 0.200",
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


def positions(lesson: Lesson, taste: list[int], games: int) -> Positions:
    """One turn in five of matches with three to six seats, those with six as many as all others."""
    rng = random.Random(4)  # noqa: S311 - to be repeated
    sizes = [seats for seats in (3, 4, 5, 6, 6, 6) if seats in lesson.game.seats]
    tables = {seats: Table(lesson, seats, taste, lesson.taste, seats) for seats in sizes}
    features, playing, winner = [], [], []
    for number in range(games):
        table = tables[sizes[number % len(sizes)]]
        state, seen = table.new(), []
        side = rng.getrandbits(table.seats) | rng.getrandbits(table.seats)
        while state.awaiting() != NOBODY:
            plan = any_plan(table, state, rng) if rng.random() < lesson.course.daring else PLAIN
            table.play.follow(state, side, state.turn(), state.active, plan)
            if state.awaiting() != NOBODY and rng.random() < 0.2:
                seen.append(described(table, state))
        if count(state.winners) == 1:
            features += [each for each, _ in seen]
            playing += [each for _, each in seen]
            winner += [state.winners.bit_length() - 1] * len(seen)
    return Positions(np.array(features) / 1000, np.array(playing), np.array(winner))


def any_plan(table: Table, state: Position, rng: random.Random) -> int:
    if not table.guide.plans_now(state, state.active):
        return PLAIN
    return CODES.codes[rng.randrange(table.guide.plans(state, state.active, CODES))]


def described(table: Table, state: Position) -> tuple[Floats, NDArray[np.bool_]]:
    rows, playing = np.zeros((MOST_SEATS, table.lesson.features)), np.zeros(MOST_SEATS, dtype=bool)
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
    features = seen.features.shape[2]
    weights = np.zeros(features)
    rows = np.arange(len(seen.winner))
    for _ in range(12):
        share = chances(weights, seen)
        expected = np.einsum("ij,ijk->ik", share, seen.features)
        slope = (seen.features[rows, seen.winner] - expected).sum(axis=0) - 0.5 * weights
        bend = np.einsum("ij,ijk,ijl->kl", share, seen.features, seen.features, optimize=True)
        weights += np.linalg.solve(bend - expected.T @ expected + 0.5 * np.eye(features), slope)
    return weights


def surprise(weights: Floats, seen: Positions) -> float:
    """The mean logarithmic loss; 0 for whoever knows the winner."""
    return float(-np.log(chances(weights, seen)[np.arange(len(seen.winner)), seen.winner]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(COURSES))
    parser.add_argument("--only", choices=["weights"])
    parser.add_argument("--games", type=int, default=12_000, help="matches to learn weights from")
    parser.add_argument("--steps", type=int, default=30, help="steps of the taste")
    parser.add_argument("--pairs", type=int, default=20, help="pairs of tastes that are tried for a step")
    asked = parser.parse_args()
    lesson = Lesson(asked.game)
    old = lesson.data(asked.game) if asked.only else None
    rival = old.get("rival", old["taste"]) if old else better_taste(lesson, asked.steps, asked.pairs, games=200)
    seen = positions(lesson, rival, asked.games)
    cut = len(seen.winner) * 9 // 10
    weights = fitted(seen.part(0, cut))
    print(f"{cut} positions; surprise by others: {surprise(weights, seen.part(cut, len(seen.winner))):.4f}")
    text = (
        "# Made by tools/train.py; do not edit. Thousandths; the order is that of the code that reads them.\n"
    )
    text += f"weights = {whole(1000 * lesson.course.sharper * weights)}\n"
    text += f"taste = {lesson.taste if lesson.course.guessed else rival}\n"
    if lesson.course.guessed:
        text += f"# The taste that climbed, which the weights were learned against.\nrival = {rival}\n"
    (DATA / f"{asked.game}.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
