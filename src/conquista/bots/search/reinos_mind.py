"""What a planning player of Reinos knows before a match, and says of its plans."""

from __future__ import annotations

from typing import Any

from conquista.analysis.kingdoms import muster_chance
from conquista.bots.greedy.reinos import RESTLESS
from conquista.bots.kingdoms.search import LOST, LOST_IN_LARGER, PASS_COST
from conquista.bots.kingdoms.solution import KINGDOMS
from conquista.bots.search.bot import Mind
from conquista.bots.search.guide import Guide
from conquista.bots.search.reinos import Book, ReinosGuide, reinos_state
from conquista.bots.thought import CERTAIN, Idea
from conquista.games.reinos.phase import DO_ATTACK, DO_PASS, DO_TRY, KIND
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import State


class ReinosMind(Mind):
    facts = ("chance",)

    def guide(self, state: State) -> Guide:
        rules = reinos_state(state).rules
        return ReinosGuide(book_for(rules.seats, rules.base_failure))

    def notice(self, view: Any, guide: Guide) -> None:
        """Nothing of a match needs to be remembered."""

    def idea(self, plan: int, chance: int) -> Idea:
        if plan & KIND == DO_ATTACK:
            return Idea("attack", plan >> 12 & 63, chance)
        if plan & KIND == DO_PASS:
            return Idea("wait", None, chance)
        return Idea("revolt" if plan & KIND == DO_TRY else "loyal", None, chance)


def book_for(seats: int, failure: int) -> Book:
    attack = [0] * (SEAT_ROWS * SEAT_ROWS)
    for mine in range(seats):
        for theirs in range(seats - mine):
            attack[mine * SEAT_ROWS + theirs] = int(CERTAIN * muster_chance(failure, mine, theirs))
    lost, waiting = [0.0] * SEAT_ROWS, [0.0] * SEAT_ROWS
    for kingdoms in range(1, seats + 1):
        lost[kingdoms] = CERTAIN / kingdoms * min(1.0, LOST * LOST_IN_LARGER ** (kingdoms - KINGDOMS))
        waiting[kingdoms] = lost[kingdoms] / LOST * PASS_COST * failure / 100
    return Book(attack, [round(each) for each in lost], [round(each) for each in waiting], RESTLESS)
