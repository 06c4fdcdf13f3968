"""Jogo dos Reinos for four kingdoms as arrays, and what comes of a strategy in it. For `solve_reinos`."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse import linalg

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
from conquista.bots.kingdoms.solution import KINGDOMS, MOST_ASKED, PASS

Floats = NDArray[np.float64]


class KingdomsGame:
    """All positions that can arise, and what leads from one to another.

    A *choice* is to pass or to attack somebody in a position; a *revolt* is a vassal that is asked in a
    battle; a *row* is a choice with all tries settled, from where chance alone leads on. Values are by
    place, seen from the kingdom on turn.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.positions = [first_position(KINGDOMS, clock)]
        self.number = {self.positions[0]: 0}
        self.choices: list[tuple[int, int]] = []  # position and option
        self.battles: dict[tuple[Position, int], list[int]] = {}  # each with its rows
        self.asking: list[tuple[Position, int]] = []  # the battles in which a vassal is asked
        self.revolts: list[tuple[int, int, int]] = []  # the battle asking, which of its vassals, its place
        self.links: list[tuple[int, int, float]] = []  # choice and row
        self.rows: list[list[Branch]] = []
        self.tries: list[list[tuple[int, bool]]] = []  # of each row: revolts, and whether they are tried
        for position in self.positions:  # grows on the way
            self._explore(position)
        self._build_arrays()

    def _explore(self, position: Position) -> None:
        if may_pass(position):
            self._choose(position, PASS, [self._row([after_pass(position, self.clock)], [])])
        declared = position._replace(passes=(0, *position.passes[1:]))
        for target in targets(position):
            if (declared, target) not in self.battles:
                self.battles[declared, target] = self._battle(declared, target)
            self._choose(position, target, self.battles[declared, target])

    def _choose(self, position: Position, option: int, rows: list[int]) -> None:
        self.links += [(len(self.choices), row, 1.0) for row in rows]
        self.choices.append((self.number[position], option))

    def _battle(self, position: Position, target: int) -> list[int]:
        vassals = asked(position, target)
        numbers = range(len(self.revolts), len(self.revolts) + len(vassals))
        self.revolts += [(len(self.asking), k, place) for k, place in enumerate(vassals)]
        self.asking += [(position, target)] if vassals else []
        rows = []
        for flags in product((False, True), repeat=len(vassals)):
            tried = [place for place, flag in zip(vassals, flags, strict=True) if flag]
            branches = list(after_attack(position, target, tried, self.clock))
            rows.append(self._row(branches, list(zip(numbers, flags, strict=True))))
        return rows

    def _row(self, branches: list[Branch], tries: list[tuple[int, bool]]) -> int:
        for branch in branches:
            if branch.position is not None and branch.position not in self.number:
                self.number[branch.position] = len(self.positions)
                self.positions.append(branch.position)
        self.rows.append(branches)
        self.tries.append(tries)
        return len(self.rows) - 1

    def _build_arrays(self) -> None:
        onward: list[tuple[int, int, float]] = []
        self.won = np.zeros(KINGDOMS * len(self.rows))
        for row, branches in enumerate(self.rows):
            for chance, shift, position in branches:
                if position is None:
                    self.won[KINGDOMS * row + shift] += chance
                    continue
                start = KINGDOMS * self.number[position]
                onward += [
                    (KINGDOMS * row + place, start + (place - shift) % KINGDOMS, chance)
                    for place in range(KINGDOMS)
                ]
        self.onward = _matrix(onward, (len(self.won), KINGDOMS * len(self.positions)))
        self.link = _matrix(self.links, (len(self.choices), len(self.rows)))
        self.position_of, self.option_of = np.array(self.choices).T
        self.first_choice = np.searchsorted(self.position_of, np.arange(len(self.positions)))
        battle, slot, place = np.array(self.revolts).T
        self.slots = battle, slot
        self.place = np.append(place, 0)  # with one for nobody
        nobody = len(self.revolts), False
        padded = np.array([tries + [nobody] * (MOST_ASKED - len(tries)) for tries in self.tries])
        self.asked, self.tried = padded[:, :, 0], padded[:, :, 1] == 1
        met = {(choice, revolt) for choice, row, _ in self.links for revolt, _ in self.tries[row]}
        self.meets = np.array(sorted(met))  # choice and revolt


class Strategy(NamedTuple):
    """How likely each choice is made, and each revolt tried."""

    choices: Floats
    tries: Floats

    def distance(self, other: Strategy) -> float:
        return max(float(np.abs(one - two).max()) for one, two in zip(self, other, strict=True))

    def towards(self, other: Strategy, part: float) -> Strategy:
        return Strategy(*(one + part * (two - one) for one, two in zip(self, other, strict=True)))


class Evaluation:
    """What comes of a strategy that all follow, exactly."""

    def __init__(self, game: KingdomsGame, strategy: Strategy) -> None:
        self.game = game
        self.tries = strategy.tries
        chance = np.append(strategy.tries, 0.0)[game.asked]
        chance = np.where(game.tried, chance, 1.0 - chance)
        self.slopes = np.where(game.tried, 1.0, -1.0) * chance[:, ::-1]  # of a row's weight, by its revolts
        self.mix = game.link @ sparse.diags(chance.prod(axis=1))
        choice = np.arange(len(game.choices))
        self.play = sparse.csr_matrix((strategy.choices, (game.position_of, choice)))

    def values(self) -> Floats:
        """The winning chances of each place in each position."""
        step = sparse.kron(self.play @ self.mix, sparse.identity(KINGDOMS), format="csr")
        matrix = sparse.identity(step.shape[0], format="csc") - (step @ self.game.onward).tocsc()
        solved: Floats = linalg.splu(matrix).solve(step @ self.game.won)
        return solved.reshape(-1, KINGDOMS)

    def look_ahead(self, values: Floats) -> tuple[Floats, Floats]:
        """What each choice promises to each place, and what each asked vassal gains by trying."""
        game = self.game
        of_rows = (game.onward @ values.ravel() + game.won).reshape(-1, KINGDOMS)
        urges = np.zeros(len(game.place))
        np.add.at(urges, game.asked, self.slopes * np.take_along_axis(of_rows, game.place[game.asked], axis=1))
        return self.mix @ of_rows, urges[:-1]

    def gains(self) -> Floats:
        """What the best deviation of one kingdom gains, by position and by its place there.

        Value iteration on all that the deviating kingdom decides; the others keep to the strategy.
        """
        game, tries = self.game, self.tries
        values = self.values()
        choice, revolt = game.meets.T
        best, change = values, 1.0
        while change > 1e-14:
            of_choices, urges = self.look_ahead(best)
            better = np.maximum((1.0 - tries) * urges, -tries * urges)
            of_choices[choice, game.place[revolt]] += better[revolt]
            following = self.play @ of_choices
            following[:, 0] = np.maximum.reduceat(of_choices[:, 0], game.first_choice)
            change = float(np.abs(following - best).max())
            best = following
        return best - values


def _matrix(entries: list[tuple[int, int, float]], shape: tuple[int, int]) -> Any:
    rows, columns, data = zip(*entries, strict=True)
    return sparse.csr_matrix((data, (rows, columns)), shape)
