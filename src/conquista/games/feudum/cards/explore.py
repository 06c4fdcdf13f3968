"""Chapter 7.6: Explore."""

from __future__ import annotations

from conquista.games.feudum.chancery import draw_writs
from conquista.games.feudum.limits import FEUDUM, IRON, OUTPOST
from conquista.games.feudum.paying import ask_one, owns
from conquista.games.feudum.phase import CARD_DONE, EXPLORED, SHOVEL, SHOVEL_PAID
from conquista.games.feudum.realm import ruled
from conquista.games.feudum.state import FeudumState


def may_explore(state: FeudumState) -> bool:
    return ruled(state.realm, state.active, OUTPOST) > 0


def explore(state: FeudumState) -> None:
    """FEU-EXP-01."""
    seat = state.active
    number = 1 + ruled(state.realm, seat, OUTPOST) + ruled(state.realm, seat, FEUDUM)
    draw_writs(state, number, EXPLORED)


def offer_shovels(state: FeudumState) -> None:
    """FEU-EXP-02."""
    able = state.rules.advanced and owns(state, state.active, IRON)
    state.phase = SHOVEL if able else CARD_DONE


def dig(state: FeudumState) -> None:
    ask_one(state, state.active, IRON, SHOVEL_PAID)


def find(state: FeudumState) -> None:
    draw_writs(state, 2, CARD_DONE)
