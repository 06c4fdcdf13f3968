"""How a quick player of WAR Vikings attacks, moves in and moves on."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.plan_codes import BOLD, CAREFUL, HALT, MANNER
from conquista.bots.search.taste import CARD, EAGER, LEAST, MOST
from conquista.bots.search.vikings_bids import VikingsBids
from conquista.bots.search.vikings_muster import post
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.bots.search.vikings_sea import sailed
from conquista.bots.search.vikings_taste import MARCH, POST, SHIP
from conquista.games.vikings.phase import (
    DO_ATTACK,
    DO_ATTACK_SHIP,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_MOVE,
    DO_SAIL,
    DO_SAIL_EMPTY,
    KIND,
    OFF,
    SHIELD_WALL,
    WITH_COMMANDER,
    WITH_SHIP,
)
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes
from conquista.parts.land.board import Board
from conquista.parts.land.limits import MOST_TERRITORIES

_WINNING: int = 1_000_000
_LONG_SHOT: int = 100  # with less than this chance an attack is not even tried for the win
_DARING: int = 150
_STEP: int = 3000  # what a step of the commander towards his throne is worth
_PAIRS: int = 48 * 48
_NOWHERE: int = OFF


class Marcher:
    """`_steps`: between any two territories by land."""

    __slots__ = ("_bids", "_outlook", "_steps")

    _outlook: VikingsOutlook
    _bids: VikingsBids
    _steps: Annotated[list[int], _PAIRS]

    def __init__(self, outlook: VikingsOutlook, bids: VikingsBids) -> None:
        self._outlook = outlook
        self._bids = bids
        self._steps = steps_between(outlook.land.board)

    def attack(self, plan: int, out: Codes, listed: int) -> int:
        outlook = self._outlook
        best: int = -1
        best_score: int = 0
        if plan & MANNER == HALT:
            return ONE | DO_END_ATTACK
        for k in range(listed):
            code: int = out.codes[k]
            source: int = code >> 12 & 63
            target: int = code >> 6 & 63
            score: int = 0
            if code & KIND == DO_ATTACK:
                score = self._venture(plan, source, target)
            elif code & KIND == DO_ATTACK_SHIP:
                landing: int = self._venture(plan, source, target)
                score = outlook.opening(source, target) * landing // 1000 - outlook.taste[SHIP]
            if score > best_score:
                best = k
                best_score = score
        return ONE | DO_END_ATTACK if best < 0 else out.codes[best]

    def _venture(self, plan: int, source: int, target: int) -> int:
        """What an attack promises, less what it costs and lays open; 0 if its chance is too small."""
        outlook = self._outlook
        if outlook.land.armies[source] < 2:
            return 0
        chance: int = outlook.conquest(source, target)
        worth: int = outlook.worth[target]
        if (worth >= _WINNING or outlook.goal.completes(target)) and chance > _LONG_SHOT:
            return _WINNING // 1000 * chance
        if not outlook.state.conquered:
            worth += outlook.taste[CARD]
        least: int = max(outlook.taste[LEAST], outlook.taste[MOST] - worth * outlook.taste[EAGER] // 1000)
        if plan & MANNER == BOLD:
            least -= _DARING
        elif plan & MANNER == CAREFUL:
            least += _DARING
            if outlook.state.conquered:
                return 0
        if chance < least:
            return 0
        return outlook.profit(source, target, chance, worth)

    def occupy(self, out: Codes, listed: int) -> int:
        """As many as both territories bid most for; the commander goes with the fighters."""
        battle = self._outlook.state.battle
        most: int = out.codes[0] >> AMOUNT
        armies: int = self._following(battle.source, battle.target, most)
        onward: bool = armies > 1 or most == 1
        code: int = out.codes[0]
        if listed > 1 and self._leads_on(battle.source, battle.target, onward):
            code = out.codes[1]
        return code & HEAD | armies << AMOUNT

    def _following(self, source: int, target: int, most: int) -> int:
        """How many armies move in, of those that fought; if it is all the same, more."""
        standing: int = self._outlook.land.armies[source]
        best: int = most
        best_sum: int = -_WINNING * _WINNING
        for fewer in range(most):
            armies: int = most - fewer
            both: int = self._bids.bid(source, standing - armies) + self._bids.bid(target, armies)
            if both > best_sum:
                best = armies
                best_sum = both
        return best

    def _leads_on(self, source: int, target: int, onward: bool) -> bool:
        throne: int = self._outlook.goal.throne
        if throne != _NOWHERE:
            return throne == target or (throne != source and onward)
        return onward and self._outlook.state.effect != SHIELD_WALL

    def fortify(self, out: Codes, listed: int) -> int:
        """The move that does most good: out of the hinterland, to where the bids are higher, with ship or commander."""
        self._outlook.measure_depth()
        best: int = -1
        best_score: int = 0
        for k in range(listed):
            score: int = self._move(out.codes[k])
            if score > best_score:
                best = k
                best_score = score
        return ONE | DO_END_FORTIFY if best < 0 else out.codes[best]

    def _move(self, code: int) -> int:
        outlook = self._outlook
        source: int = code >> 12 & 63
        target: int = code >> 6 & 63
        kind: int = code & KIND
        along: int = code & 63
        if kind == DO_MOVE:
            score: int = self._march(source, target, code >> AMOUNT)
            return score + (self._escort(source, target) if along else 0)
        if kind == DO_SAIL_EMPTY:
            return sailed(outlook, source, target)
        if kind != DO_SAIL:
            return 0
        crossed: int = self._march(source, target, code >> AMOUNT)
        if along & WITH_COMMANDER:
            crossed += self._escort(source, target)
        if along & WITH_SHIP:
            crossed += sailed(outlook, source, target)
        return crossed

    def _march(self, source: int, target: int, armies: int) -> int:
        """By how much the bids rise together, and how far the armies come out of the hinterland."""
        outlook = self._outlook
        gained: int = outlook.depth[source] - outlook.depth[target]
        return self._bids.shift(source, target, armies) + gained * armies * outlook.taste[MARCH]

    def _escort(self, source: int, target: int) -> int:
        """What it is worth that the commander moves: towards where the goal wants him, or to a better post."""
        outlook = self._outlook
        throne: int = outlook.goal.throne
        if throne == _NOWHERE:
            gain: int = post(outlook, target) - post(outlook, source)
            return outlook.taste[POST] if gain > 0 else -outlook.taste[POST]
        if throne == source:
            return -_WINNING
        if throne == target:
            return _WINNING
        here: int = self._steps[throne * MOST_TERRITORIES + source]
        return _STEP * (here - self._steps[throne * MOST_TERRITORIES + target])


def steps_between(board: Board) -> list[int]:
    """By start and end, in one row."""
    steps = [MOST_TERRITORIES] * (MOST_TERRITORIES * MOST_TERRITORIES)
    for start in range(board.territories):
        reached = [start]
        steps[start * MOST_TERRITORIES + start] = 0
        for here in reached:
            for k in range(board.degree[here]):
                there: int = board.neighbours[here][k]
                if there not in reached:
                    steps[start * MOST_TERRITORIES + there] = steps[start * MOST_TERRITORIES + here] + 1
                    reached.append(there)
    return steps
