"""Feudum for a search: lines worth comparing, everybody's play for the rest of the round, and what it promises."""

from __future__ import annotations

from conquista.bots.feudum.player import Player
from conquista.bots.search.feudum_judge import Judge
from conquista.bots.search.feudum_lines import Lines
from conquista.bots.search.guide import Guide, Prospect
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import NO_CARD
from conquista.games.feudum.phase import (
    FEED,
    FREE,
    PICK,
    POUCH,
    SETUP_GOODS,
    SETUP_PAWN,
)
from conquista.kernel.box import Box, FastBox
from conquista.kernel.errors import BrokenRule
from conquista.kernel.state import Codes, State

_KINDS: int = 4
_TURN: int = 0
_CHOICE: int = 1
_GOODS: int = 2
_PAWN: int = 3
_NOBODY: int = -1
_SEEDS: int = 1 << 30


class FeudumGuide(Guide):
    """A plan is the place of a line. The lines are those of the decision that `plans` was last asked about.

    A trial ends where the line and what chance makes of it end: `_seat` and `_occasion` say whose and which that is.
    """

    __slots__ = ("_box", "_fresh", "_judge", "_lines", "_occasion", "_player", "_room", "_seat", "_stage")

    _player: Player
    _lines: Lines
    _judge: Judge
    _box: FastBox
    _room: Codes
    _fresh: bool
    _stage: int
    _seat: int
    _occasion: int

    def __init__(self, player: Player, lines: Lines, judge: Judge) -> None:
        self._player = player
        self._lines = lines
        self._judge = judge
        self._box = FastBox(0)
        self._room = Codes()
        self._fresh = False
        self._stage = 0
        self._seat = _NOBODY
        self._occasion = 0

    def plans(self, state: State, seat: int, out: Codes) -> int:
        self._seat = seat
        self._occasion = self.occasion(state)
        self._lines.find(feudum_state(state), seat, self._box)
        for place in range(self._lines.size):
            out.codes[place] = place
        return self._lines.size

    def line(self, plan: int) -> list[int]:
        """The decisions of a plan, as far as they can be known."""
        return self._lines.chain(plan)

    def plans_now(self, state: State, seat: int) -> bool:
        """Not free actions and feeding, nor what is asked in another's turn: there the quick player answers."""
        here = feudum_state(state)
        return here.active == seat and here.asked() == seat and here.phase not in (FREE, FEED)

    def occasion(self, state: State) -> int:
        """A turn, a choice of cards, or a choice before the first round."""
        here = feudum_state(state)
        phase: int = here.phase
        kind: int = _TURN
        if phase in (POUCH, PICK):
            kind = _CHOICE
        elif phase == SETUP_GOODS:
            kind = _GOODS
        elif phase == SETUP_PAWN:
            kind = _PAWN
        return here.turns * _KINDS + kind

    def stage(self, state: State, seat: int) -> int:
        """Whether what was decided before still goes on; if not, there is something new to plan."""
        if not self._player.goes_on(seat, self._room, state.list_actions(seat, self._room)):
            self._stage += 1
        return self._stage

    def clock(self, state: State) -> int:
        """0 as long as the occasion lasts, 1 afterwards."""
        here = feudum_state(state)
        if here.active != self._seat or self.occasion(state) != self._occasion:
            return 1
        return 1 if here.card == NO_CARD and here.phase in (FREE, FEED) else 0

    def round_length(self, state: State) -> int:
        return 0

    def take_up(self, seat: int, plan: int) -> None:
        self._fresh = True
        self._player.forget()
        self._player.take_up(seat, self._lines.chain(plan))

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        if self._fresh:  # all trials in a world begin with the same luck
            self._fresh = False
            self._judge.luck = 1 + box.below(_SEEDS)
        return self._player.decide(feudum_state(state), seat, out, box)

    def promise(self, state: State, into: Prospect) -> None:
        self._judge.promise(feudum_state(state), into)


def feudum_state(state: State) -> FeudumEngine:
    if not isinstance(state, FeudumEngine):
        raise BrokenRule("a guide of Feudum is asked about another game")
    return state
