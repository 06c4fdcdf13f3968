"""Solve Jogo dos Reinos for four kingdoms with the revolt clock per turn, and write the strategy.

    python -m tools.solve_reinos               solve, write the file, and measure it
    python -m tools.solve_reinos --measure     measure the file that is there

All kingdoms follow one strategy that looks at the position alone, seen from the kingdom on turn. Sought is one
from which nobody gains by deviating. The way there is the logit equilibrium: each option is played in
proportion to exp(value / temperature), with the values that this very strategy brings about. Warm, damped
iteration finds it; from there Newton's method follows it while the temperature falls, until bad options have
all but vanished. What counts is measured on the strategy as it is written: the exact best response of each
kingdom to the three others.
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

HOT, WARM, COLD = 0.05, 2e-3, 1e-7
DAMPING = 0.1
LOOSE=1e-2
FILE = Path(solution.__file__).with_name(solution.FILE)


class Game:
    """The game as arrays.

    A *choice* is to pass or to attack somebody in a position; a *revolt* is a vassal that is asked in a
    battle; a *row* is a choice with all tries settled, from where chance alone leads on. Values are by
    place, seen from the kingdom on turn; in flat arrays the four places of a position stand together.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.positions = [first_position(KINGDOMS, clock)]
        self.number = {self.positions[0]: 0}
        self.choices: list[tuple[int, int]] = []  # position and option
        self.battles: dict[tuple[Position, int], list[int]] = {}  # each with its rows
        self.revolts: list[int] = []  # the vassal's place
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
        self.revolts += vassals
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
        self.size = KINGDOMS * len(self.positions)
        onward: list[tuple[int, int, float]] = []
        self.won = np.zeros(KINGDOMS * len(self.rows))
        for row, branches in enumerate(self.rows):
            for chance, shift, position in branches:
                if position is None:
                    self.won[KINGDOMS * row + shift] += chance
                    continue
                start = KINGDOMS * self.number[position]
                for place in range(KINGDOMS):
                    onward.append((KINGDOMS * row + place, start + (place - shift) % KINGDOMS, chance))
        self.onward = _matrix(onward, (len(self.won), self.size))
        self.link = _matrix(self.links, (len(self.choices), len(self.rows)))
        self.position_of = np.array([position for position, _ in self.choices])
        self.first_choice = np.searchsorted(self.position_of, np.arange(len(self.positions)))
        nobody = len(self.revolts), False
        padded = np.array([tries + [nobody] * (MOST_ASKED - len(tries)) for tries in self.tries])
        self.asked, self.tried = padded[:, :, 0], padded[:, :, 1] == 1
        self.place = np.array([*self.revolts, 0])  # with one for nobody
        met = {(choice, revolt) for choice, row, _ in self.links for revolt, _ in self.tries[row]}
        self.meets = np.array(sorted(met))  # choice and revolt


class Strategy(NamedTuple):
    """How likely each choice is made, and each revolt tried."""

    choices: Floats
    tries: Floats


class Evaluation:
    """What comes of a strategy that all follow, exactly."""

    def __init__(self, game: Game, strategy: Strategy) -> None:
        self.game = game
        self.strategy = strategy
        chance = np.append(strategy.tries, 0.0)[game.asked]
        chance = np.where(game.tried, chance, 1.0 - chance)
        self.slopes = np.where(game.tried, 1.0, -1.0) * chance[:, ::-1]  # of a row's weight, by its revolts
        self.mix = _by_place(game.link @ sparse.diags(chance.prod(axis=1)))
        choice = np.arange(len(game.choices))
        self.play = sparse.csr_matrix((strategy.choices, (game.position_of, choice)))

    def solve(self) -> None:
        step = _by_place(self.play) @ self.mix
        game = self.game
        self.inverse = linalg.splu(sparse.identity(game.size, format="csc") - (step @ game.onward).tocsc())
        self.values: Floats = self.inverse.solve(step @ game.won)
        self.of_rows, self.of_choices, self.urges = self.look_ahead(self.values)

    def look_ahead(self, values: Floats) -> tuple[Floats, Floats, Floats]:
        """What rows and choices promise to each place, and what each asked vassal gains by trying."""
        of_rows = self.game.onward @ values + self.game.won
        of_choices = (self.mix @ of_rows).reshape(-1, KINGDOMS)
        urges = np.zeros(len(self.game.place))
        np.add.at(urges, self.game.asked, self.slopes * self.own(of_rows))
        return of_rows, of_choices, urges[:-1]

    def own(self, of_rows: Floats) -> Floats:
        """Of each row, what it promises to the vassals that are asked in it."""
        place = self.game.place[self.game.asked]
        return np.take_along_axis(of_rows.reshape(-1, KINGDOMS), place, axis=1)

    def gains(self) -> tuple[Floats, Floats]:
        """What the best deviation of one kingdom gains, by place: in positions, and in declared battles.

        Value iteration on what the deviating kingdom decides; all others keep to the strategy.
        """
        game, tries = self.game, self.strategy.tries
        best, change = self.values, 1.0
        while change > 1e-14:
            _, of_choices, urges = self.look_ahead(best)
            bonus = np.maximum((1.0 - tries) * urges, -tries * urges)
            choice, revolt = game.meets.T
            of_choices[choice, game.place[revolt]] += bonus[revolt]
            following = self.play @ of_choices
            following[:, 0] = np.maximum.reduceat(of_choices[:, 0], game.first_choice)
            change = float(np.abs(following.ravel() - best).max())
            best = following.ravel()
        return (best - self.values).reshape(-1, KINGDOMS), of_choices - self.of_choices

    def slope(self, loose: NDArray[np.int64]) -> Floats:
        """How choices' values and vassals' urges change with the probabilities of the loose decisions."""
        game, places = self.game, np.arange(KINGDOMS)
        choices, revolts = len(game.choices), len(game.revolts)
        at = (KINGDOMS * game.position_of[:, None] + places).ravel()
        column = np.repeat(np.arange(choices), KINGDOMS)
        by_choice = sparse.csc_matrix((self.of_choices.ravel(), (at, column)), (game.size, choices))
        row = np.repeat(KINGDOMS * np.arange(len(game.rows)), MOST_ASKED)
        asked, slopes = game.asked.ravel(), self.slopes.ravel()
        height = KINGDOMS * len(game.rows)
        shares = [(slopes * self.of_rows[row + place], (row + place, asked)) for place in places]
        rows = sum(sparse.csr_matrix(share, (height, revolts + 1)) for share in shares)[:, :-1]
        touched = _by_place(game.link) @ rows
        causes = sparse.hstack([by_choice, _by_place(self.play) @ touched], format="csc")[:, loose]
        urge = sparse.csr_matrix((slopes, (asked, row + game.place[asked])), (revolts + 1, height))[:-1]
        effects = sparse.vstack([self.mix[::KINGDOMS], urge]) @ game.onward
        signs = np.where(game.tried, 1.0, -1.0).prod(axis=1)[:, None] * self.own(self.of_rows)
        pairs = sparse.csr_matrix((signs.ravel(), (asked, game.asked[:, ::-1].ravel())))[:-1, :-1]
        none = sparse.csr_matrix((choices, choices))
        direct = sparse.bmat([[none, touched[::KINGDOMS]], [None, pairs]], format="csc")[:, loose]
        return np.asarray(effects @ self.inverse.solve(causes.toarray()) + direct.toarray())


def _matrix(entries: list[tuple[int, int, float]], shape: tuple[int, int]) -> Any:
    rows, columns, data = zip(*entries, strict=True)
    return sparse.csr_matrix((data, (rows, columns)), shape)


def _by_place(matrix: Any) -> Any:
    """The same for each of the four places."""
    return sparse.kron(matrix, sparse.identity(KINGDOMS), format="csr")


def logit(game: Game, scores: Floats) -> Strategy:
    """Scores are values divided by the temperature: of all choices, then of all revolts."""
    choices, revolts = np.split(scores, [len(game.choices)])
    most = np.maximum.reduceat(choices, game.first_choice)[game.position_of]
    shares = np.exp(choices - most)
    shares /= np.add.reduceat(shares, game.first_choice)[game.position_of]
    return Strategy(shares, 1.0 / (1.0 + np.exp(-np.clip(revolts, -700.0, 700.0))))


def warm_up(game: Game) -> tuple[Floats, float]:
    """The logit equilibrium by damped iteration, as cold as that leads: its scores and its temperature."""
    scores = np.zeros(len(game.choices) + len(game.revolts))
    strategy, values = logit(game, scores), np.full(game.size, 1.0 / KINGDOMS)
    temperature = HOT
    found=None
    while temperature>1e-4:
        for _ in range(400):
            _, of_choices, urges = (evaluation := Evaluation(game, strategy)).look_ahead(values)
            scores = np.append(of_choices[:, 0], urges) / temperature
            wanted = logit(game, scores)
            change = max(float(np.abs(new - old).max()) for new, old in zip(wanted, strategy, strict=True))
            if change<1e-6: found = scores, temperature; print('warm',temperature, _, flush=True);break
            strategy = Strategy(*(old + DAMPING * (new - old) for new, old in zip(wanted, strategy, strict=True)))
            values = (evaluation.play @ of_choices).ravel()
        temperature *= 0.8
    return found


def newton(game: Game, scores: Floats, temperature: float) -> Floats:
    """One step towards scores that are the values of their own logit strategy, divided by the temperature."""
    strategy = logit(game, scores)
    evaluation = Evaluation(game, strategy)
    evaluation.solve()
    error = temperature * scores - np.append(evaluation.of_choices[:, 0], evaluation.urges)
    shares = np.concatenate(strategy)
    loose = np.flatnonzero(shares * (1.0 - shares) > LOOSE * temperature)
    owner = np.append(game.position_of, len(game.positions) + np.arange(len(game.revolts)))[loose]
    share = shares[loose]
    together = (owner[:, None] == owner) & (loose < len(game.choices))
    spread = np.diag(share) - np.where(together | np.eye(len(loose), dtype=bool), np.outer(share, share), 0.0)
    slope = evaluation.slope(loose) @ spread
    change = np.linalg.solve(temperature * np.eye(len(loose)) - slope[loose], -error[loose])
    return scores + (slope @ change - error) / temperature


def settle(game: Game, scores: Floats, temperature: float) -> Floats | None:
    """Newton's method to the end; None if it does not come to one."""
    before = np.concatenate(logit(game, scores))
    for _ in range(12):
        scores = newton(game, scores, temperature)
        after = np.concatenate(logit(game, scores))
        if not np.isfinite(after).all():
            return None
        if np.abs(after - before).max() < 1e-10:
            return scores
        before = after
    return None


def cool_down(game: Game, scores: Floats, temperature: float) -> Floats:
    """Follow the equilibrium to `COLD`, in smaller steps where it turns quickly."""
    factor = 0.9
    while temperature > COLD:
        t=time.time()
        found = settle(game, scores / factor, factor * temperature)
        if found is None:
            found = settle(game, scores, factor * temperature)
        if found is None:
            factor = factor**0.5
            print('   fail',factor,time.time()-t,flush=True)
            if factor > 0.99999: raise SystemExit("stuck")
            continue
        temperature, scores = factor * temperature, found
        factor = max(0.7, factor**1.5)
        sh=np.concatenate(logit(game,scores))
        print(temperature, factor, (sh*(1-sh)>LOOSE*temperature).sum(),time.time()-t,flush=True)
    return scores
