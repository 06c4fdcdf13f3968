"""Random play on the abstract state: the inner loop of benchmarks and of search."""

from __future__ import annotations

from conquista.kernel.bitset import first
from conquista.kernel.box import Box
from conquista.kernel.family import AMOUNT
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State


def pick(out: Codes, count: int, box: Box) -> int:
    """One of the listed decisions, each member of each family as likely as any other."""
    codes = out.codes
    total: int = 0
    for k in range(count):
        total += codes[k] >> AMOUNT
    place: int = box.below(total)
    for k in range(count):
        members: int = codes[k] >> AMOUNT
        if place < members:
            return codes[k] - (place << AMOUNT)
        place -= members
    return 0


def play_out(state: State, out: Codes, box: Box, last_turn: int) -> int:
    """Play at random until the match is over or a turn after `last_turn` has begun; count the decisions."""
    decisions = 0
    while True:
        awaited = state.awaiting()
        if awaited == NOBODY:
            return decisions
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        if state.turn() > last_turn:
            return decisions
        seat = first(awaited)
        listed = state.list_actions(seat, out)
        state.apply(seat, pick(out, listed, box))
        decisions += 1
