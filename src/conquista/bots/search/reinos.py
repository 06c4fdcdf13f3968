"""Jogo dos Reinos for a search: every choice at hand is a plan, and a match is played out to its end."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.games.reinos.phase import CHOOSE, DO_ATTACK, DO_PASS, DO_STAY, DO_TRY, KIND, OVER, REVOLT
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import ONE
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import Codes, State

_PLAIN: int = 0
_CERTAIN: int = 10_000
_HALF: int = 5000
_PERCENT: int = 100
_LONG: int = 1000
_ODDS: int = SEAT_ROWS * SEAT_ROWS


class Book:
    """What a guide looks up, in parts of 10,000; the numbers come from the exact odds of battles.

    `attack`: the chance of an attack, by the vassals of attacker and defender. `lost`, `waiting`: by kingdoms in play,
    what a vassal without hope loses of its share to its lord, and what a pass costs.
    """

    __slots__ = ("attack", "lost", "restless", "waiting")

    attack: Annotated[list[int], _ODDS]
    lost: Annotated[list[int], SEAT_ROWS]
    waiting: Annotated[list[int], SEAT_ROWS]
    restless: int

    def __init__(self, attack: list[int], lost: list[int], waiting: list[int], restless: int) -> None:
        self.attack = attack
        self.lost = lost
        self.waiting = waiting
        self.restless = restless


class ReinosGuide(Guide):
    """A plan is the code of a decision. The quick player is the greedy one."""

    __slots__ = ("_book",)

    _book: Book

    def __init__(self, book: Book) -> None:
        self._book = book

    def plans(self, state: State, seat: int, out: Codes) -> int:
        return state.list_actions(seat, out)

    def plans_now(self, state: State, seat: int) -> bool:
        """One card is as good as another."""
        return reinos_state(state).phase in (CHOOSE, REVOLT)

    def round_length(self, state: State) -> int:
        """To the end, in practice."""
        return _LONG

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        here = reinos_state(state)
        kind: int = plan & KIND
        if here.phase == CHOOSE:
            return plan if kind in (DO_ATTACK, DO_PASS) else self._choose(here, out, box)
        if here.phase == REVOLT:
            if kind in (DO_STAY, DO_TRY):
                return plan
            return ONE | (DO_TRY if here.revolt[seat] >= self._book.restless else DO_STAY)
        state.list_actions(seat, out)
        return out.codes[0]

    def _choose(self, state: ReinosState, out: Codes, box: Box) -> int:
        """The strongest that is more likely beaten than not; else wait; else the likeliest, any of the best."""
        listed: int = state.list_actions(state.active, out)
        mine: int = count(state.vassals_of(state.active))
        best: int = -1
        tied: int = 0
        chosen: int = out.codes[0]
        for k in range(listed):
            code: int = out.codes[k]
            worth: int = 0
            if code & KIND == DO_ATTACK:
                theirs: int = count(state.vassals_of(code >> 12 & 63))
                odds: int = self._book.attack[mine * SEAT_ROWS + theirs]
                worth = (2 + theirs) * _CERTAIN if odds > _HALF else odds
            elif code & KIND == DO_PASS:
                worth = _CERTAIN
            if worth > best:
                best = worth
                tied = 0
            if worth == best:
                tied += 1
                if box.below(tied) == 0:
                    chosen = code
        return chosen

    def promise(self, state: State, into: Prospect) -> None:
        if reinos_state(state).phase == OVER:
            into.end(reinos_state(state).winners)
        else:
            into.over = False
            self._share_out(reinos_state(state), into)

    def _share_out(self, here: ReinosState, into: Prospect) -> None:
        """Kingdoms are worth the same, but a vassal gives to its lord what it is unlikely to win back."""
        kingdoms: int = count(here.in_play)
        free: int = 0
        for seat in range(here.rules.seats):
            if here.is_free(seat):
                free += 1
        for seat in range(SEAT_ROWS):
            into.share[seat] = _CERTAIN // kingdoms if here.in_play >> seat & 1 else 0
        for seat in range(here.rules.seats):
            if not here.in_play >> seat & 1:
                continue
            lord: int = here.suzerain[seat]
            if lord != seat:
                gives: int = self._book.lost[kingdoms] * (_PERCENT - here.revolt[seat]) // _PERCENT
                into.share[seat] -= gives
                into.share[lord] += gives
            elif free > 1:
                self._pay_for_waiting(here, seat, free, kingdoms, into)

    def _pay_for_waiting(self, state: ReinosState, seat: int, free: int, kingdoms: int, into: Prospect) -> None:
        """Whoever passes comes nearer to an attack that is due, and all others who are free gain by it."""
        each: int = self._book.waiting[kingdoms] * state.passes[seat] // (free - 1)
        for other in range(state.rules.seats):
            if other != seat and state.is_free(other):
                into.share[other] += each
                into.share[seat] -= each


def reinos_state(state: State) -> ReinosState:
    if not isinstance(state, ReinosState):
        raise BrokenRule("a guide of Reinos is asked about another game")
    return state
