"""War II as the kernel sees it: who is asked, what can be answered, and which chapter takes the answer."""

from __future__ import annotations

from conquista.games.war2 import (
    air,
    attack,
    cards,
    conquest,
    espionage,
    movement,
    redeal,
    reinforce,
    setup,
    surrender,
    transport,
)
from conquista.games.war2.phase import (
    ATTACK,
    BATTLE,
    BOMBS,
    CARD,
    CHOICE,
    CLAIM,
    DO_AIRLIFT,
    DO_ATTACK,
    DO_CARRY,
    DO_CARRY_CI,
    DO_CLAIM,
    DO_CONTINUE_RAID,
    DO_DISCARD,
    DO_END_ATTACK,
    DO_END_TURN,
    DO_MOVE,
    DO_MOVE_CI,
    DO_OCCUPY,
    DO_PLACE,
    DO_PLACE_CI,
    DO_RAID_FROM_BASE,
    DO_RAID_WITH_CARDS,
    DO_REINFORCE,
    DO_SPY,
    DO_STOP_RAID,
    DO_TAKE_CENTRE,
    DO_TAKE_PAIR,
    DO_TRANSPORT,
    EXCESS,
    FLAK,
    KIND,
    LOT,
    MOVE,
    OCCUPY,
    OVER,
    PLACE,
    RAID,
    TRANSPORT,
)
from conquista.games.war2.state import War2State
from conquista.games.war2.turn import advance
from conquista.kernel.bit import BIT
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State
from conquista.parts.land import combat

_FACES: int = 6


class War2Engine(War2State):
    """The table of states of chapter 3 as code."""

    __slots__ = ()

    def awaiting(self) -> int:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase <= LOT or phase >= BATTLE:
            return ASKS_CHANCE
        return BIT << self.active

    def turn(self) -> int:
        return self.turns

    def rounds(self) -> int:
        return self.round

    def list_actions(self, seat: int, out: Codes) -> int:
        phase = self.phase
        if phase == ATTACK:
            return self.list_free(out, air.list_raids(self, out, attack.list_attacks(self, out)))
        if phase == MOVE:
            return self.list_free(out, movement.list_moves(self, out))
        if phase == PLACE:
            return self.list_free(out, reinforce.list_placements(self, out))
        if phase == OCCUPY:
            return conquest.list_occupations(self, out)
        if phase == RAID:
            return air.list_answers(out)
        if phase == TRANSPORT:
            return transport.list_carries(self, out)
        if phase == CLAIM:
            return setup.list_claims(self, out)
        if phase == CHOICE:
            return setup.list_choices(self, out)
        raise BrokenRule(f"nobody is asked in phase {phase}")

    def list_free(self, out: Codes, listed: int) -> int:
        """WAR2-TRN-08: what can be done in every phase of the own turn."""
        return espionage.list_actions(self, out, cards.list_uses(self, out, listed))

    def outcomes(self) -> int:
        if self.phase == BATTLE:
            return combat.throws_of(self.battle)
        if self.phase in (FLAK, BOMBS):
            return _FACES
        if self.phase in (CARD, EXCESS):
            return cards.outcomes(self)
        return setup.outcomes(self)

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.answer(code)
        elif code == SURRENDER:
            surrender.surrender(self, seat)
        elif self.phase in (CHOICE, CLAIM):
            self.settle_in(code)
        else:
            self.decide(code)
        advance(self)

    def answer(self, outcome: int) -> None:
        if self.phase == BATTLE:
            attack.fight(self, outcome)
        elif self.phase == FLAK:
            air.shoot(self, outcome)
        elif self.phase == BOMBS:
            air.bomb(self, outcome)
        elif self.phase == CARD:
            cards.draw_card(self, outcome)
        elif self.phase == EXCESS:
            cards.lose_card(self, outcome)
        else:
            setup.apply(self, outcome)

    def settle_in(self, code: int) -> None:
        kind = code & KIND
        territory = code >> 6 & 63
        if kind == DO_CLAIM:
            setup.claim(self, territory)
        elif kind == DO_TAKE_CENTRE:
            setup.choose_centre(self, territory)
        elif kind == DO_TAKE_PAIR:
            setup.choose_pair(self, code >> 12 & 63, territory)
        else:
            raise BrokenRule(f"{code} is no decision of the setup of War II")

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
            conquest.occupy(self, amount)
        elif kind in (DO_MOVE, DO_AIRLIFT):
            movement.move(self, one, two, amount)
        elif kind == DO_END_ATTACK:
            movement.begin(self)
        elif kind == DO_END_TURN:
            movement.end(self)
        elif kind == DO_RAID_FROM_BASE:
            air.raid_from_base(self, two, amount)
        elif kind == DO_CONTINUE_RAID:
            air.go_on(self)
        elif kind == DO_STOP_RAID:
            air.end(self)
        elif kind < DO_PLACE_CI:
            self.use_cards(code)
        else:
            self.use_ci(code)

    def use_cards(self, code: int) -> None:
        kind = code & KIND
        one = code >> 12 & 63
        two = code >> 6 & 63
        if kind == DO_REINFORCE:
            cards.reinforce(self, one, two, code & 63)
        elif kind == DO_RAID_WITH_CARDS:
            cards.raid(self, one, two, code & 63)
        elif kind == DO_TRANSPORT:
            transport.pay(self, one, two)
        elif kind == DO_CARRY:
            transport.carry(self, one, two, code >> AMOUNT)
        elif kind == DO_DISCARD:
            cards.discard(self, two)
        else:
            raise BrokenRule(f"{code} is no decision of War II")

    def use_ci(self, code: int) -> None:
        kind = code & KIND
        one = code >> 12 & 63
        two = code >> 6 & 63
        if kind == DO_PLACE_CI:
            espionage.place(self, two)
        elif kind == DO_SPY:
            espionage.spy(self, two)
        elif kind == DO_MOVE_CI:
            espionage.move(self, one, two)
        elif kind == DO_CARRY_CI:
            transport.carry_ci(self, one, two)
        else:
            raise BrokenRule(f"{code} is no decision of War II")

    def settled(self) -> bool:
        return not self.chain

    def may_surrender(self, seat: int) -> bool:
        """WAR2-TRN-12, WAR2-SUR-02, WAR2-OPT-08: any player in play, from the claims on, and only once."""
        leaving = self.leaving | self.handed
        return (self.in_play & ~leaving) >> seat & 1 == 1 and CLAIM <= self.phase < BATTLE

    def blank(self) -> State:
        return War2Engine(self.rules)

    def redeal(self, seat: int, box: Box) -> None:
        redeal.redeal(self, seat, box)
