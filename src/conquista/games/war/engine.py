"""War as the kernel sees it: who is asked, what can be answered, and which chapter takes the answer."""

from __future__ import annotations

from conquista.games.war import attack, cards, conquest, fortify, redeal, reinforce, setup, surrender
from conquista.games.war.phase import (
    ATTACK,
    BATTLE,
    CARD,
    DEAL,
    DEFEND,
    DO_ATTACK,
    DO_DEFEND,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_MOVE,
    DO_OCCUPY,
    DO_PLACE,
    DO_SKIP,
    DO_TRADE,
    END_PLACE,
    END_TRADE,
    EXCESS,
    FORTIFY,
    KIND,
    OCCUPY,
    OVER,
    PLACE,
    TRADE,
)
from conquista.games.war.state import WarState
from conquista.games.war.turn import advance
from conquista.kernel.bit import BIT
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State
from conquista.parts.land import combat


class WarEngine(WarState):
    """The table of WAR-TRN-03 as code."""

    __slots__ = ()

    def awaiting(self) -> int:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase <= DEAL or phase >= BATTLE:
            return ASKS_CHANCE
        if phase == DEFEND:
            return BIT << self.land.owner[self.battle.target]
        return BIT << self.active

    def turn(self) -> int:
        return self.turns

    def rounds(self) -> int:
        return self.round

    def list_actions(self, seat: int, out: Codes) -> int:
        phase = self.phase
        if phase == ATTACK:
            return attack.list_attacks(self, out)
        if phase == FORTIFY:
            return fortify.list_moves(self, out)
        if phase in (PLACE, END_PLACE):
            return reinforce.list_placements(self, out)
        if phase == OCCUPY:
            return conquest.list_occupations(self, out)
        if phase in (TRADE, END_TRADE):
            return cards.list_trades(self, out)
        if phase == DEFEND:
            return attack.list_defences(self, out)
        raise BrokenRule(f"nobody is asked in phase {phase}")

    def outcomes(self) -> int:
        if self.phase == BATTLE:
            return combat.throws_of(self.battle)
        if self.phase in (CARD, EXCESS):
            return cards.outcomes(self)
        return setup.outcomes(self)

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.answer(code)
        elif code == SURRENDER:
            surrender.surrender(self, seat)
        else:
            self.decide(code)
        advance(self)

    def answer(self, outcome: int) -> None:
        if self.phase == BATTLE:
            attack.fight(self, outcome)
        elif self.phase == CARD:
            cards.draw_card(self, outcome)
        elif self.phase == EXCESS:
            cards.lose_card(self, outcome)
        else:
            setup.apply(self, outcome)

    def decide(self, code: int) -> None:
        kind = code & KIND
        one = code >> 12 & 63
        two = code >> 6 & 63
        amount = code >> AMOUNT
        if kind == DO_ATTACK:
            attack.declare(self, one, two, amount)
        elif kind == DO_PLACE:
            reinforce.place(self, one, two, amount)
        elif kind == DO_OCCUPY:
            conquest.occupy(self, amount - 1)
        elif kind == DO_MOVE:
            fortify.move(self, one, two, amount)
        elif kind == DO_END_ATTACK:
            fortify.begin(self)
        elif kind == DO_END_FORTIFY:
            fortify.end(self)
        elif kind == DO_TRADE:
            cards.exchange(self, one, two, code & 63)
        elif kind == DO_SKIP:
            cards.skip(self)
        elif kind == DO_DEFEND:
            attack.defend(self, amount)
        else:
            raise BrokenRule(f"{code} is no decision of War")

    def settled(self) -> bool:
        return not self.chain

    def may_surrender(self, seat: int) -> bool:
        """WAR-SUR-02, WAR-SUR-11: any player in play, whenever somebody is asked."""
        return self.in_play >> seat & 1 == 1 and TRADE <= self.phase < BATTLE

    def blank(self) -> State:
        return WarEngine(self.rules)

    def redeal(self, seat: int, box: Box) -> None:
        redeal.redeal(self, seat, box)
