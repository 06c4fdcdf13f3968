"""What a quick player of WAR Vikings does before its attacks: cards, ships, armies, the commander."""

from __future__ import annotations

from conquista.bots.search.plan_codes import AIM, SPOT, WHICH
from conquista.bots.search.vikings_codes import OWN_AIM, SAVE, SEA
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.bots.search.vikings_sea import ship_work
from conquista.games.vikings.phase import (
    BLOODY_WATERS,
    DO_BUILD,
    DO_FINISH,
    DO_PLACE,
    DO_PLACE_COMMANDER,
    DO_TRADE,
    KIND,
    SHIELD_WALL,
)
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.state import Codes

_WINNING: int = 1_000_000
_AT_SEA: int = 5000  # what a ship is worth to a commander who fights at sea


class Musterer:
    __slots__ = ("_outlook",)

    _outlook: VikingsOutlook

    def __init__(self, outlook: VikingsOutlook) -> None:
        self._outlook = outlook

    def prepare(self, plan: int, out: Codes, listed: int) -> int:
        """Cards, then ships, then armies, then the commander beside them."""
        finish: int = ONE | DO_FINISH
        may_finish: bool = out.codes[listed - 1] == finish
        saves: bool = plan & OWN_AIM == SAVE and not self._outlook.state.must_trade
        chosen: int = -1 if saves else self._trade(out, listed)
        if chosen < 0:
            chosen = self._ship(plan, out, listed)
        if chosen >= 0:
            return out.codes[chosen]
        code: int = self._place(plan, out, listed)
        if code:
            return code
        chosen = self._appoint(out, listed)
        if chosen >= 0:
            return out.codes[chosen]
        return finish if may_finish else out.codes[0]

    def _trade(self, out: Codes, listed: int) -> int:
        """The set with most territories of one's own, and jokers kept if possible."""
        best: int = -1
        best_score: int = -_WINNING
        for k in range(listed):
            code: int = out.codes[k]
            if code & KIND == DO_TRADE:
                cards: int = self._printed(code >> 12 & 63) + self._printed(code >> 6 & 63)
                score: int = cards + self._printed(code & 63)
                if score > best_score:
                    best = k
                    best_score = score
        return best

    def _printed(self, card: int) -> int:
        state = self._outlook.state
        territory: int = state.rules.cards.territory[card]
        if territory >= state.land.board.territories:
            return -1
        return 2 if state.land.owner[territory] == self._outlook.me else 0

    def _ship(self, plan: int, out: Codes, listed: int) -> int:
        """The one of the plan; without such a plan, what seems best."""
        if plan & OWN_AIM != SEA:
            return ship_work(self._outlook, out, listed)
        for k in range(listed):
            if out.codes[k] & KIND == DO_BUILD and out.codes[k] >> 6 & 63 == plan & WHICH:
                return k
        return -1

    def _place(self, plan: int, out: Codes, listed: int) -> int:
        """Everything of a pool where it promises most; 0 if there is nothing to place."""
        outlook = self._outlook
        thin: bool = self._wants_garrisons()
        best: int = -1
        best_score: int = -1
        for k in range(listed):
            if out.codes[k] & KIND != DO_PLACE:
                continue
            territory: int = out.codes[k] >> 6 & 63
            if thin and outlook.land.armies[territory] < self._garrison():
                return out.codes[k] & HEAD | ONE
            score: int = outlook.reinforcement(territory, out.codes[k] >> AMOUNT)
            if plan & AIM == SPOT and plan & WHICH == territory:
                score += _WINNING
            if score > best_score:
                best = k
                best_score = score
        return out.codes[best] if best >= 0 else 0

    def _garrison(self) -> int:
        return self._outlook.state.rules.objectives.armies[self._outlook.goal.card]

    def _wants_garrisons(self) -> bool:
        """Whether the goal has its territories, but asks for more than one army on each."""
        outlook = self._outlook
        asked: int = outlook.state.rules.objectives.territories[outlook.goal.card]
        return self._garrison() > 1 and outlook.land.territories[outlook.me] >= asked

    def _appoint(self, out: Codes, listed: int) -> int:
        """The commander: where the goal wants him, else where the effect serves."""
        outlook = self._outlook
        best: int = -1
        best_score: int = -1
        for k in range(listed):
            if out.codes[k] & KIND != DO_PLACE_COMMANDER:
                continue
            territory: int = out.codes[k] >> 6 & 63
            score: int = post(outlook, territory)
            if territory == outlook.goal.throne:
                score += _WINNING
            if score > best_score:
                best = k
                best_score = score
        return best


def post(outlook: VikingsOutlook, territory: int) -> int:
    """What the commander's effect does in a territory."""
    armies: int = outlook.land.armies[territory]
    if outlook.state.effect == SHIELD_WALL:
        return outlook.worth[territory] * min(outlook.threat(territory), armies)
    promise: int = outlook.prospects(territory, armies)
    if outlook.state.effect == BLOODY_WATERS and outlook.by_sea(territory):
        return promise + _AT_SEA
    return promise
