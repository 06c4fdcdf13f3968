"""Feudum as the kernel sees it: who is asked, what can be answered, and when a chain is closed."""

from __future__ import annotations

from conquista.games.feudum import (
    advance,
    answering,
    chancery,
    drawing,
    epochs,
    listing,
    redeal,
    setup,
    surrender,
)
from conquista.games.feudum.phase import (
    BEAD_COIN,
    BEAD_VALUE,
    BOOST,
    DEFENSE,
    DIE,
    DISCS,
    FIRST_AUTOMATIC,
    FIRST_DECISION,
    GOODS_DRAW,
    IMMUNITY,
    IMPROVED,
    OPEN_DRAW,
    OVER,
    PAY,
    SULFUR_STORE,
    TILE_BACK,
    VESSEL_DRAW,
    WRIT_DRAW,
)
from conquista.games.feudum.rules import FeudumRules
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State

_COIN: int = 2


class FeudumEngine(FeudumState):
    """The state machine of chapter 4. `_codes` is room to see whether a decision has one answer only."""

    __slots__ = ("_codes",)

    _codes: Codes

    def __init__(self, rules: FeudumRules) -> None:
        FeudumState.__init__(self, rules)
        self._codes = Codes()

    def awaiting(self) -> int:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase < FIRST_DECISION:
            return ASKS_CHANCE
        return BIT << self.asked()

    def asked(self) -> int:
        """The seat that decides; not always the one whose turn it is."""
        phase = self.phase
        if phase == PAY:
            return self.payer
        if phase == SULFUR_STORE:
            return self.receiver
        if phase in (DEFENSE, IMMUNITY):
            return self.defender
        return self.active

    def turn(self) -> int:
        return self.turns

    def rounds(self) -> int:
        return self.round

    def list_actions(self, seat: int, out: Codes) -> int:
        if self.phase < FIRST_DECISION or self.phase >= FIRST_AUTOMATIC:
            raise BrokenRule(f"nobody is asked in phase {self.phase} of Feudum")
        return listing.list_answers(self, out)

    def outcomes(self) -> int:
        phase = self.phase
        if phase <= DISCS:
            return setup.outcomes(self)
        if phase in (GOODS_DRAW, OPEN_DRAW):
            return drawing.goods_outcomes(self)
        if phase == WRIT_DRAW:
            return self.deck.outcomes()
        if phase == BEAD_VALUE:
            return drawing.values_left(self)
        if phase == TILE_BACK:
            return drawing.unseen_backs(self)
        if phase == VESSEL_DRAW:
            return drawing.vessels_left(self)
        if phase == DIE:
            return epochs.rollable(self)
        return _COIN

    def apply(self, seat: int, code: int) -> None:
        self.journal.clear()
        if seat == CHANCE:
            self.answer(code)
        elif code == SURRENDER:
            surrender.surrender(self, seat)
        else:
            answering.decide(self, code)
        self.go_on()
        self.chain = seat != CHANCE and not self.fresh_start and self.awaiting() == BIT << seat
        self.fresh_start = False

    def answer(self, outcome: int) -> None:
        phase = self.phase
        if phase <= DISCS:
            setup.apply(self, outcome)
        elif phase == GOODS_DRAW:
            drawing.take_good(self, outcome)
        elif phase == OPEN_DRAW:
            drawing.take_open(self, outcome)
        elif phase == WRIT_DRAW:
            chancery.draw_writ(self, outcome)
        elif phase == BEAD_VALUE:
            drawing.turn_seal(self, outcome)
        elif phase == BEAD_COIN:
            drawing.take_bead(self, outcome)
        elif phase == TILE_BACK:
            drawing.see_back(self, outcome)
            self.phase = IMPROVED
        elif phase == VESSEL_DRAW:
            drawing.offer_vessel(self, outcome)
        elif phase == DIE:
            epochs.roll(self, outcome)
        else:
            raise BrokenRule(f"chance is not asked in phase {phase} of Feudum")

    def go_on(self) -> None:
        """FEU-FLOW-03: up to chance, the end, or a decision that is one."""
        while self.phase != OVER:
            if self.phase >= FIRST_AUTOMATIC:
                advance.run(self)
            elif self.phase < FIRST_DECISION or self.is_question():
                return
            else:
                answering.decide(self, self._codes.codes[0])

    def is_question(self) -> bool:
        """Where the question itself would tell what somebody holds, it is asked in any case."""
        if self.phase in (DEFENSE, IMMUNITY):
            return True
        if self.phase == BOOST and self.deck.hands[self.active] != 0:
            return True
        listed = listing.list_answers(self, self._codes)
        return listed > 1 or self._codes.codes[0] >> AMOUNT > 1

    def settled(self) -> bool:
        return not self.chain

    def may_surrender(self, seat: int) -> bool:
        """FEU-SUR-01."""
        return self.awaiting() == BIT << seat and surrender.may_surrender(self)

    def blank(self) -> State:
        return FeudumEngine(self.rules)

    def redeal(self, seat: int, box: Box) -> None:
        redeal.redeal(self, seat, box)
