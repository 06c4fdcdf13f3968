"""Solve Jogo dos Reinos for four kingdoms with the revolt clock per turn, and write the strategy.

    python -m tools.solve_reinos               solve, write the file, and measure it
    python -m tools.solve_reinos --measure     measure the file that is there

All kingdoms follow one strategy that looks at the position alone, seen from the kingdom on turn. Sought is one
from which nobody gains by deviating. The way there is the logit equilibrium: each option is played in
proportion to exp(value / temperature), with the values that this very strategy brings about. Damped iteration
finds it at a high temperature and follows it while the temperature falls. What counts is measured on the
strategy as it is written: the exact best response of each kingdom to the three others.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from conquista.bots.kingdoms import solution
from conquista.bots.kingdoms.position import Clock
from conquista.bots.kingdoms.solution import DIFFICULTIES, KINGDOMS, MOST_ASKED, WHOLE, Table, key_of, solutions
from tools.reinos_arrays import Evaluation, Floats, KingdomsGame, Strategy

HOT, COLD, COOLING = 0.05, 2e-5, 0.8
DAMPING = 0.05
STEPS = 400
"""At one temperature, unless it settles before."""
SETTLED = 1e-4
FILE = Path(solution.__file__).with_name(solution.FILE)


def logit(game: KingdomsGame, of_choices: Floats, urges: Floats, temperature: float) -> Strategy:
    """What is played where options promise this much."""
    lead = of_choices - np.maximum.reduceat(of_choices, game.first_choice)[game.position_of]
    shares = np.exp(lead / temperature)
    shares /= np.add.reduceat(shares, game.first_choice)[game.position_of]
    return Strategy(shares, 1.0 / (1.0 + np.exp(-np.clip(urges / temperature, -700.0, 700.0))))


def cooled(game: KingdomsGame) -> Iterator[Strategy]:
    """The strategy at which the iteration arrives at each temperature, the coldest last."""
    strategy = logit(game, np.zeros(len(game.choices)), np.zeros(len(game.revolts)), HOT)
    values = np.full((len(game.positions), KINGDOMS), 1.0 / KINGDOMS)
    temperature = HOT
    while temperature > COLD:
        for _ in range(STEPS):
            evaluation = Evaluation(game, strategy)
            of_choices, urges = evaluation.look_ahead(values)
            values = evaluation.play @ of_choices
            wanted = logit(game, of_choices[:, 0], urges, temperature)
            if strategy.distance(wanted) < SETTLED:
                break
            strategy = strategy.towards(wanted, DAMPING)
        yield strategy
        temperature *= COOLING


def solve(game: KingdomsGame) -> Table:
    """Of all strategies on the way, as they would be written, the one that leaves least to gain anywhere."""
    tables = (table_of(game, strategy) for strategy in cooled(game))
    return min(tables, key=lambda table: float(Evaluation(game, strategy_of(game, table)).gains().max()))


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


def measured(difficulty: str) -> tuple[Floats, Floats]:
    """Of the strategy in the file: each place's winning chances, and what its best deviation gains.

    The first row is the beginning of a match; then come all positions that can arise.
    """
    game = KingdomsGame(Clock(DIFFICULTIES[difficulty]))
    found = solutions()[difficulty]
    assert [*found.positions] == [key_of(position) for position in game.positions]
    assert [*found.battles] == [key_of(*battle) for battle in game.asking]
    evaluation = Evaluation(game, strategy_of(game, found.table))
    return evaluation.values(), evaluation.gains()


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
    print("                     place 1  place 2  place 3  place 4")
    for difficulty in DIFFICULTIES:
        values, gains = measured(difficulty)
        print(f"{difficulty:9} wins %    " + "".join(f"{100 * value:9.3f}" for value in values[0]))
        print(
            f"{difficulty:9} gains, pp " + "".join(f"{100 * gain:9.5f}" for gain in np.maximum(gains[0], 0.0))
        )
        print(f"{difficulty:9} most in any of {len(gains)} positions, pp: {100 * gains.max():.5f}")


if __name__ == "__main__":
    main()
