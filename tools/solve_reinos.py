"""Solve Jogo dos Reinos for four kingdoms with the revolt clock per turn, and write the strategy.

    python -m tools.solve_reinos               solve, write the file, and measure it
    python -m tools.solve_reinos --measure     measure the file that is there

All kingdoms follow one strategy that looks at the position alone, seen from the kingdom on turn. Sought is one
from which nobody gains by deviating. The way there is the logit equilibrium: each option is played in
proportion to exp(value / temperature), with the values that this very strategy brings about. Damped iteration
finds it at a high temperature and follows it while the temperature falls.

There are many equilibria, and some do badly among players who do not keep to them. So a small part of each value
is what the option would bring among greedy players, and among random ones. What counts is measured on the
strategy as it is written: the exact best response of each kingdom to the three others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from conquista.bots.greedy.reinos import RESTLESS, greedy_choices
from conquista.bots.kingdoms import solution
from conquista.bots.kingdoms.position import Clock
from conquista.bots.kingdoms.solution import DIFFICULTIES, KINGDOMS, MOST_ASKED, WHOLE, Table, key_of, solutions
from tools.reinos_arrays import Evaluation, Floats, KingdomsGame, Strategy

HOT, COLD, COOLING = 0.05, 2e-5, 0.8
DAMPING = 0.05
STEPS = 400
"""At one temperature, unless it settles before."""
SETTLED = 1e-4
DOUBT = 0.1
"""The part of a value that counts what happens among strangers."""
MOST_GAIN = 0.005
"""That a deviation may bring in any position."""
FILE = Path(solution.__file__).with_name(solution.FILE)


def logit(game: KingdomsGame, of_choices: Floats, urges: Floats, temperature: float) -> Strategy:
    """What is played where options promise this much."""
    lead = of_choices - np.maximum.reduceat(of_choices, game.first_choice)[game.position_of]
    shares = np.exp(lead / temperature)
    shares /= np.add.reduceat(shares, game.first_choice)[game.position_of]
    return Strategy(shares, 1.0 / (1.0 + np.exp(-np.clip(urges / temperature, -700.0, 700.0))))


def random_play(game: KingdomsGame) -> Strategy:
    share = 1.0 / np.bincount(game.position_of)
    return Strategy(share[game.position_of], np.full(len(game.revolts), 0.5))


def greedy_play(game: KingdomsGame) -> Strategy:
    liked = [greedy_choices(position, game.clock) for position in game.positions]
    shares = [(option in liked[position]) / len(liked[position]) for position, option in game.choices]
    tries = [game.asking[battle][0].revolt[place] >= RESTLESS for battle, _, place in game.revolts]
    return Strategy(np.array(shares), np.array(tries, float))


def strangers(game: KingdomsGame) -> dict[str, Evaluation]:
    plays = {"greedy": greedy_play, "random": random_play}
    return {name: Evaluation(game, play(game)) for name, play in plays.items()}


def cooled(game: KingdomsGame) -> Iterator[Strategy]:
    """The strategy at which the iteration arrives at each temperature, the coldest last."""
    strategy = logit(game, np.zeros(len(game.choices)), np.zeros(len(game.revolts)), HOT)
    others = list(strangers(game).values())
    values = [np.full((len(game.positions), KINGDOMS), 1.0 / KINGDOMS)] * (1 + len(others))
    weights = [1.0 - DOUBT, *[DOUBT / len(others)] * len(others)]
    temperature = HOT
    while temperature > COLD:
        for _ in range(STEPS):
            tables = [Evaluation(game, strategy), *others]
            ahead = [table.look_ahead(value) for table, value in zip(tables, values, strict=True)]
            values = [table.follow(*found, strategy) for table, found in zip(tables, ahead, strict=True)]
            promised = np.average([of_choices[:, 0] for of_choices, _ in ahead], axis=0, weights=weights)
            urges = np.average([urges for _, urges in ahead], axis=0, weights=weights)
            wanted = logit(game, promised, urges, temperature)
            if strategy.distance(wanted) < SETTLED:
                break
            strategy = strategy.towards(wanted, DAMPING)
        yield strategy
        temperature *= COOLING


def solve(game: KingdomsGame) -> Table:
    """Of all strategies on the way that leave little to gain, the one that wins most among strangers."""
    others = strangers(game).values()
    found: list[tuple[float, Table]] = []
    for strategy in cooled(game):
        table = table_of(game, strategy)
        rounded = strategy_of(game, table)
        if Evaluation(game, rounded).gains().max() <= MOST_GAIN:
            found.append((sum(other.guest_values(rounded)[0].mean() for other in others), table))
    return max(found)[1]


def table_of(game: KingdomsGame, strategy: Strategy) -> Table:
    """In whole numbers; what rounding leaves over goes to the most frequent choice."""
    decisions = np.zeros((len(game.positions), KINGDOMS), int)
    decisions[game.position_of, game.option_of] = np.floor(strategy.choices * WHOLE)
    rows = np.arange(len(decisions))
    decisions[rows, decisions.argmax(axis=1)] += WHOLE - decisions.sum(axis=1)
    revolts = np.zeros((len(game.asking), MOST_ASKED), int)
    revolts[game.slots] = np.rint(strategy.tries * WHOLE)
    return Table(decisions.ravel().tolist(), revolts.ravel().tolist())


def strategy_of(game: KingdomsGame, table: Table) -> Strategy:
    decisions = np.array(table.decisions).reshape(-1, KINGDOMS) / WHOLE
    revolts = np.array(table.revolts).reshape(-1, MOST_ASKED) / WHOLE
    return Strategy(decisions[game.position_of, game.option_of], revolts[game.slots])


class Measure(NamedTuple):
    """Of the strategy in the file, by place; in the first row at the beginning of a match, then everywhere."""

    values: Floats
    gains: Floats
    among: dict[str, tuple[Floats, Floats]]
    """The winning chances of a kingdom that follows it alone among three strangers of a kind; and the best
    that anybody can do there who knows them."""


def measured(difficulty: str) -> Measure:
    game = KingdomsGame(Clock(DIFFICULTIES[difficulty]))
    found = solutions()[difficulty]
    assert [*found.positions] == [key_of(position) for position in game.positions]
    assert [*found.battles] == [key_of(*battle) for battle in game.asking]
    strategy = strategy_of(game, found.table)
    evaluation = Evaluation(game, strategy)
    among = {
        name: (other.guest_values(strategy), other.values() + other.gains())
        for name, other in strangers(game).items()
    }
    return Measure(evaluation.values(), evaluation.gains(), among)


def write() -> None:
    games = [KingdomsGame(Clock(failure)) for failure in DIFFICULTIES.values()]
    positions = [key_of(position) for position in games[0].positions]
    battles = [key_of(*battle) for battle in games[0].asking]
    FILE.write_bytes(solution.written(positions, battles, [solve(game) for game in games]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve Jogo dos Reinos for four kingdoms.")
    parser.add_argument("--measure", action="store_true", help="only measure the file that is there")
    if not parser.parse_args().measure:
        write()
    for difficulty in DIFFICULTIES:
        measure = measured(difficulty)
        print(f"{difficulty}, by place in the order of play:")
        print("  wins, %                   " + _row(100 * measure.values[0], 2))
        print("  gain by deviation, pp     " + _row(100 * measure.gains[0], 4))
        print(f"  most in any of {len(measure.gains)} positions " + _row([100 * measure.gains.max()], 4))
        for name, (values, best) in measure.among.items():
            print(f"  wins among three {name}   " + _row(100 * values[0], 2))
            print("  the most possible there   " + _row(100 * best[0], 2))


def _row(numbers: Iterable[float], digits: int) -> str:
    return "".join(f"{max(0.0, number):9.{digits}f}" for number in numbers)


if __name__ == "__main__":
    main()
