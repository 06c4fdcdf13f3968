"""Jogo dos Reinos for four kingdoms as arrays, and what comes of a strategy in it. For `solve_reinos`."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse import linalg

from conquista.bots.kingdoms.position import (
    PASS,
    Branch,
    Clock,
    Position,
    after_attack,
    after_pass,
    asked,
    choices,
    first_position,
)
from conquista.bots.kingdoms.solution import KINGDOMS, MOST_ASKED

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
        declared = position._replace(passes=(0, *position.passes[1:]))
        for choice in choices(position):
            if choice == PASS:
                rows = [self._row([after_pass(position, self.clock)], [])]
            else:
                rows = self.battles.get((declared, choice)) or self._battle(declared, choice)
            self.links += [(len(self.choices), row, 1.0) for row in rows]
            self.choices.append((self.number[position], choice))

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
        self.battles[position, target] = rows
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
        values = self.values()
        best, change = values, 1.0
        while change > 1e-14:
            of_choices, urges = self.look_ahead(best)
            better = np.maximum((1.0 - self.tries) * urges, -self.tries * urges)
            most = np.maximum.reduceat(of_choices[:, 0], self.game.first_choice)
            following = self._deviate(of_choices, better, most)
            change = float(np.abs(following - best).max())
            best = following
        return best - values

    def guest_values(self, guest: Strategy) -> Floats:
        """The winning chances of one kingdom that follows another strategy, by position and by its place."""
        values, change = self.values(), 1.0
        while change > 1e-14:
            following = self.follow(*self.look_ahead(values), guest)
            change = float(np.abs(following - values).max())
            values = following
        return values

    def follow(self, of_choices: Floats, urges: Floats, guest: Strategy) -> Floats:
        """What `look_ahead` found for a kingdom that follows another strategy, as its values a turn before."""
        better = (guest.tries - self.tries) * urges
        own = np.add.reduceat(guest.choices * of_choices[:, 0], self.game.first_choice)
        return self._deviate(of_choices, better, own)

    def _deviate(self, of_choices: Floats, better: Floats, own: Floats) -> Floats:
        """Values by place of a kingdom whose answers to revolts bring this much more, and its own turns `own`."""
        choice, revolt = self.game.meets.T
        of_choices = of_choices.copy()
        of_choices[choice, self.game.place[revolt]] += better[revolt]
        following: Floats = self.play @ of_choices
        following[:, 0] = own
        return following


def _matrix(entries: list[tuple[int, int, float]], shape: tuple[int, int]) -> Any:
    rows, columns, data = zip(*entries, strict=True)
    return sparse.csr_matrix((data, (rows, columns)), shape)
