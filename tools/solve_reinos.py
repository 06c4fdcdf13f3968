"""Solve Jogo dos Reinos for four kingdoms with the revolt clock per turn, and write the strategy.

    python -m tools.solve_reinos               solve, measure and write the file
    python -m tools.solve_reinos --measure     measure the file that is there

All kingdoms follow one strategy that looks at the position alone, seen from the kingdom on turn. Sought is one
from which nobody gains by deviating. The way there is the logit equilibrium: everybody plays an option with a
probability in proportion to exp(value / temperature), with the values that this very strategy brings about.
Hot, there is one such strategy and damped iteration finds it; from there Newton's method follows it while the
temperature falls, until what is left of bad options is next to nothing. What counts in the end is measured on
the file as it is written: the exact best response of each kingdom to the three others.
"""

from __future__ import annotations

import argparse
import time
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse import linalg

from conquista.bots.kingdoms import solution
from conquista.bots.kingdoms.position import (
    Branch,
    Clock,
    Position,
    after_attack,
    after_pass,
    asked,
    first_position,
    may_pass,
    targets,
)
from conquista.bots.kingdoms.solution import DIFFICULTIES, KINGDOMS, MOST_ASKED, PASS, WHOLE, Solution, key_of

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

HOT, WARM, COLD = 0.05, 2e-3, 1e-7
FILE = Path(solution.__file__).with_name(solution.FILE)


class Strategy(NamedTuple):
    """How likely each choice is taken, and how likely each asked vassal tries to revolt."""

    choices: Floats
    tries: Floats


class Game:
    """The game as arrays.

    A *choice* is to pass or to attack somebody in a position; a *revolt* is a vassal asked in a battle; a
    *row* is a choice with the tries settled, from which chance alone leads to the next position. Values are
    by place, seen from the kingdom on turn.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.positions = [first_position(KINGDOMS, clock)]
        self.number = {self.positions[0]: 0}
        self.choices: list[tuple[int, int]] = []  # position, option
        self.battles: dict[tuple[Position, int], list[int]] = {}  # its rows
        self.revolts: list[tuple[int, int]] = []  # battle, place
        self.links: list[tuple[int, int]] = []  # choice, row
        self.rows: list[list[Branch]] = []
        self.factors: list[list[tuple[int, bool]]] = []  # of each row: revolts, and whether they try
        for position in self.positions:  # grows on the way
            self._explore(position)
        self._index()

    def _explore(self, position: Position) -> None:
        if may_pass(position):
            self._choose(position, PASS, [self._row([after_pass(position, self.clock)], [])])
        declared = position._replace(passes=(0, *position.passes[1:]))
        for target in targets(position):
            battle = declared, target
            if battle not in self.battles:
                self.battles[battle] = self._battle(*battle)
            self._choose(position, target, self.battles[battle])

    def _choose(self, position: Position, option: int, rows: list[int]) -> None:
        self.links += [(len(self.choices), row) for row in rows]
        self.choices.append((self.number[position], option))

    def _battle(self, position: Position, target: int) -> list[int]:
        vassals = asked(position, target)
        numbers = range(len(self.revolts), len(self.revolts) + len(vassals))
        self.revolts += [(len(self.battles), place) for place in vassals]
        rows = []
        for tries in product((False, True), repeat=len(vassals)):
            tried = [place for place, tries_it in zip(vassals, tries, strict=True) if tries_it]
            branches = list(after_attack(position, target, tried, self.clock))
            rows.append(self._row(branches, list(zip(numbers, tries, strict=True))))
        return rows

    def _row(self, branches: list[Branch], factors: list[tuple[int, bool]]) -> int:
        for branch in branches:
            if branch.position is not None and branch.position not in self.number:
                self.number[branch.position] = len(self.positions)
                self.positions.append(branch.position)
        self.rows.append(branches)
        self.factors.append(factors)
        return len(self.rows) - 1

    def _index(self) -> None:
        places = range(KINGDOMS)
        self.size = KINGDOMS * len(self.positions)
        onward = [
            (r * KINGDOMS + k, self.number[branch.position] * KINGDOMS + (k - branch.shift) % KINGDOMS, branch.chance)
            for r, branches in enumerate(self.rows)
            for branch in branches
            for k in places
            if branch.position is not None
        ]
        self.onward = _matrix(onward, KINGDOMS * len(self.rows), self.size)
        self.won = np.zeros(KINGDOMS * len(self.rows))
        for r, branches in enumerate(self.rows):
            for branch in branches:
                if branch.position is None:
                    self.won[r * KINGDOMS + branch.shift] += branch.chance
        self.position_of = np.array([position for position, _ in self.choices])
        self.first_choice = np.searchsorted(self.position_of, np.arange(len(self.positions)))
        self.place = np.array([place for _, place in self.revolts])
        row_of = {row: number for number, rows in enumerate(self.battles.values()) for row in rows}
        of_battle: dict[int, list[int]] = {}
        for revolt, (battle, _) in enumerate(self.revolts):
            of_battle.setdefault(battle, []).append(revolt)
        met = {(c, u) for c, r in self.links if r in row_of for u in of_battle.get(row_of[r], [])}
        self.meets = np.array(sorted(met))  # choice, revolt

    def weights(self, tries: Floats) -> tuple[Floats, list[tuple[int, int, float]]]:
        """The probability of each row once its choice is taken, and its slope by each revolt."""
        weights = np.ones(len(self.rows))
        slopes = []
        for row, factors in enumerate(self.factors):
            chances = [tries[u] if tried else 1.0 - tries[u] for u, tried in factors]
            weights[row] = np.prod(chances)
            for k, (u, tried) in enumerate(factors):
                others = float(np.prod(chances[:k] + chances[k + 1 :]))
                slopes.append((row, u, others if tried else -others))
        return weights, slopes


def _matrix(entries: list[tuple[int, int, float]], height: int, width: int) -> Any:
    rows, columns, data = zip(*entries, strict=True)
    return sparse.csr_matrix((data, (rows, columns)), shape=(height, width))


def _by_place(matrix: Any) -> Any:
    """The same for each of the four places."""
    return sparse.kron(matrix, sparse.identity(KINGDOMS), format="csr")
