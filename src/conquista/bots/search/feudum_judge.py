"""Everybody's chance to win a match of Feudum: by what a position is worth, the surer the later it is."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.feudum.weights import KEPT, STAGES
from conquista.bots.feudum.worth import (
    Outlook,
    goods,
    holdings,
    look_ahead,
    pawns,
    standing,
    treasures,
    writs,
)
from conquista.bots.search.feudum_sequel import Sequel
from conquista.bots.search.guide import Prospect
from conquista.bots.search.scale import Scale
from conquista.games.feudum.ending import voyage_points
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.phase import OVER
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bitset import count
from conquista.kernel.box import FastBox

_POINT: int = 100
_WHOLE: int = 1000
_PARTS: int = 8
_CARD: int = 250  # hundredths of a point


class Judge:
    """`sure`: by stage, what a point adds to the logarithm of the chance to win, in thousandths.

    `luck`: what chance is drawn from in what can follow; the same for all that is compared.

    Whoever asks is judged by where his cards can lead him; a card of another's is taken for what cards usually bring.
    """

    __slots__ = ("luck", "_box", "_outlook", "_scale", "_sequel", "_sure")

    luck: int
    _outlook: Outlook
    _scale: Scale
    _sequel: Sequel
    _box: FastBox
    _sure: Annotated[list[int], STAGES]

    def __init__(self, sequel: Sequel, tastes: list[list[int]], sure: list[int]) -> None:
        self._outlook = Outlook(0, points_only=False, tastes=tastes)
        self._scale = Scale([_WHOLE] * _PARTS)
        self._sequel = sequel
        self._box = FastBox(0)
        self.luck = 1
        self._sure = sure

    def promise(self, state: FeudumEngine, into: Prospect) -> None:
        if state.phase == OVER:
            into.end(state.winners)
            return
        into.over = False
        look_ahead(state, self._outlook)
        for seat in range(state.rules.seats):
            if not state.in_play >> seat & 1:
                continue
            if seat == into.seat:
                self._box.word = self.luck
                self._describe(self._sequel.end_of(state, seat, self._box), seat, 0)
            else:
                self._describe(state, seat, _CARD * count(state.hand[seat]))
            self._scale.weigh(seat, into)
        self._scale.share_out(state.in_play, into)

    def _describe(self, state: FeudumState, seat: int, more: int) -> None:
        """The parts of a seat's worth; `FeudumMind.facts` says what each stands for."""
        outlook = self._outlook
        outlook.seat = seat
        sure: int = self._sure[max(0, min(outlook.rounds // 2, STAGES - 1))]
        feature = self._scale.feature
        feature[0] = (_POINT * state.stores.score[seat] + more) * sure // _POINT
        feature[1] = standing(state, outlook) * sure // _POINT
        feature[2] = holdings(state, outlook) * sure // _POINT
        feature[3] = pawns(state, outlook) * sure // _POINT
        feature[4] = goods(state, outlook) * sure // _POINT
        feature[5] = treasures(state, outlook) * sure // _POINT
        feature[6] = writs(state, outlook) * sure // _POINT
        feature[7] = voyage_points(state, seat) * outlook.taste[KEPT] * sure // _POINT
