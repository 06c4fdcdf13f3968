"""Every way in which a turn of Reinos can end, from the rules themselves, with exact probabilities."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from conquista.games.reinos.game import Reinos
from conquista.games.reinos.phase import (
    CARD,
    CHOOSE,
    DO_PICK,
    DO_STAY,
    DO_TRY,
    JOKER,
    OVER,
    PICK,
    PLACE,
    REVOLT,
)
from conquista.kernel.bitset import first
from conquista.kernel.chance import Percent
from conquista.kernel.family import ONE
from conquista.kernel.seat import CHANCE

GAME = Reinos()


def endings(state: Any, tried: frozenset[int] = frozenset()) -> Iterator[tuple[Fraction, Any]]:
    """What a turn leads to in which an attack was declared. Those in `tried` revolt, all others are loyal.

    Where a card is picked it is the first: all are alike.
    """
    for chance, seat, code in _answers(state, tried):
        after = GAME.after(state, seat, code)
        if after.phase in (CHOOSE, OVER):
            yield chance, after
        else:
            for further, end in endings(after, tried):
                yield chance * further, end


def _answers(state: Any, tried: frozenset[int]) -> list[tuple[Fraction, int, int]]:
    one = Fraction(1)
    if state.phase == REVOLT:
        seat = first(state.awaiting())
        return [(one, seat, ONE | (DO_TRY if seat in tried else DO_STAY))]
    if state.phase == PICK:
        card = next(card for card in range(state.cards) if not state.turned >> card & 1)
        return [(one, first(state.awaiting()), ONE | DO_PICK | card << 12)]
    if state.phase in (PLACE, JOKER):
        return [(one, CHANCE, 0)]
    if state.phase == CARD:
        joker = Fraction(1, state.outcomes())
        both = [(joker, CHANCE, 0), (1 - joker, CHANCE, state.outcomes() - 1)]
    else:
        question = GAME.chance(state)
        assert isinstance(question, Percent)
        success = Fraction(question.chance, 100)
        both = [(success, CHANCE, 0), (1 - success, CHANCE, 99)]
    return [answer for answer in both if answer[0]]


def attack_wins(state: Any, tried: frozenset[int] = frozenset()) -> Fraction:
    """The chance that a declared attack succeeds."""
    attacker, defender = state.attacker, state.defender
    return sum(
        (chance for chance, end in endings(state, tried) if end.suzerain[defender] == attacker), Fraction(0)
    )
