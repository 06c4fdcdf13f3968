"""Reinos as the kernel sees it: who is asked, what can be answered, and which chapter takes the answer."""

from __future__ import annotations

from conquista.games.reinos import battle, ending, loyalty, turn
from conquista.games.reinos.phase import (
    CARD,
    CHOOSE,
    DO_ATTACK,
    DO_PASS,
    DO_PICK,
    DO_STAY,
    DO_TRY,
    JOKER,
    KIND,
    NATIVE_TEST,
    NOTHING,
    ORDER,
    OVER,
    PICK,
    PLACE,
    REBELS,
    REVOLT,
    STAYS,
    TRIES,
    TRY,
)
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import SURRENDER
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State

_PERCENT: int = 100


class ReinosEngine(ReinosState):
    """REI-TRN-11: who decides in each state."""

    __slots__ = ()

    def awaiting(self) -> int:
        if self.phase == CHOOSE:
            return BIT << self.active
        if self.phase == REVOLT:
            return loyalty.undecided(self)
        if self.phase == PICK:
            return BIT << battle.next_to_pick(self)
        if self.phase == OVER:
            return NOBODY
        return ASKS_CHANCE

    def turn(self) -> int:
        return self.turns

    def rounds(self) -> int:
        return self.round

    def list_actions(self, seat: int, out: Codes) -> int:
        if self.phase == CHOOSE:
            return battle.list_choices(self, out)
        if self.phase == REVOLT:
            return loyalty.list_decisions(out)
        if self.phase == PICK:
            return battle.list_cards(self, out)
        raise BrokenRule(f"nobody is asked in phase {self.phase}")

    def outcomes(self) -> int:
        if self.phase == ORDER:
            return count(turn.unplaced(self))
        if self.phase in (PLACE, CARD, JOKER):
            return count(battle.covered(self))
        return _PERCENT

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.answer_of_chance(code)
        elif code == SURRENDER:
            ending.surrender(self, seat)
        else:
            self.decide(seat, code)
        turn.advance(self)

    def answer_of_chance(self, outcome: int) -> None:
        if self.phase == ORDER:
            turn.draw_place(self, outcome)
        elif self.phase == TRY:
            loyalty.try_to_revolt(self, outcome + 1)
        elif self.phase == NATIVE_TEST:
            battle.test_natives(self, outcome + 1)
        elif self.phase == REBELS:
            battle.recruit_rebels(self, outcome + 1)
        elif self.phase == PLACE:
            battle.pick(self, nth(battle.covered(self), outcome))
        elif self.phase == CARD:
            battle.turn_card(self, outcome)
        elif self.phase == JOKER:
            battle.show_joker(self, outcome)
        else:
            raise BrokenRule(f"chance is not asked in phase {self.phase}")

    def decide(self, seat: int, code: int) -> None:
        kind = code & KIND
        what = code >> 12 & 63
        if kind == DO_ATTACK:
            battle.attack(self, what)
        elif kind == DO_PASS:
            battle.pass_turn(self)
        elif kind == DO_STAY:
            loyalty.decide(self, seat, STAYS)
        elif kind == DO_TRY:
            loyalty.decide(self, seat, TRIES)
        elif kind == DO_PICK:
            battle.pick(self, what)
        else:
            raise BrokenRule(f"{code} is no decision of Reinos")

    def settled(self) -> bool:
        return True

    def may_surrender(self, seat: int) -> bool:
        """REI-END-05: any player in play, whenever somebody is asked."""
        return self.in_play >> seat & 1 == 1 and self.phase in (CHOOSE, REVOLT, PICK)

    def may_revise(self, seat: int) -> bool:
        """REI-PRE-01: a decision can be changed until the last one is in."""
        return self.phase == REVOLT and self.asked >> seat & 1 == 1 and self.answer[seat] != NOTHING

    def blank(self) -> State:
        return ReinosEngine(self.rules)

    def redeal(self, seat: int, box: Box) -> None:
        """REI-HID-02: the decisions of others that are in but not shown; nothing else is hidden."""
        if self.phase == REVOLT:
            for other in range(self.rules.seats):
                if other != seat and self.answer[other] != NOTHING:
                    self.answer[other] = STAYS + box.below(2)
