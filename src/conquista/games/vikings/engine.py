"""WAR Vikings as the kernel sees it: who is asked, what can be answered, which chapter takes the answer."""

from __future__ import annotations

from conquista.games.vikings import (
    attack,
    cards,
    combat,
    commander,
    conquest,
    ending,
    fortify,
    gods,
    redeal,
    reinforce,
    setup,
    ships,
    surrender,
)
from conquista.games.vikings.phase import (
    ATTACK,
    CAPTURED,
    CARD,
    COLOUR,
    DICE_DEF,
    DIE_ATT,
    DIE_DEF,
    DO_ATTACK,
    DO_ATTACK_SHIP,
    DO_BUILD,
    DO_DECLINE,
    DO_DEFEND,
    DO_DRAW_AGAIN,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_FINISH,
    DO_INVOKE,
    DO_KEEP,
    DO_LAY_UP,
    DO_MOVE,
    DO_OCCUPY,
    DO_PASS,
    DO_PLACE,
    DO_PLACE_COMMANDER,
    DO_REROLL,
    DO_SAIL,
    DO_SAIL_EMPTY,
    DO_TAKE_COLOUR,
    DO_TRADE,
    DO_VALHALLA,
    FORTIFY,
    GOD_ATT,
    GOD_DEF,
    INVOKE_ATT,
    INVOKE_DEF,
    KIND,
    OCCUPY,
    OVER,
    PLACE,
    POWER_ATT,
    POWER_DEF,
    PRAYER_ATT,
    PRAYER_DEF,
    REINFORCE,
    REROLL_ATT,
    REROLL_DEF,
    ROLL,
    SWAP,
    VALHALLA_ATT,
    VALHALLA_DEF,
    WITH_SHIP,
)
from conquista.games.vikings.state import VikingsState
from conquista.games.vikings.turn import advance, side_of
from conquista.kernel.bit import BIT
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State


class VikingsEngine(VikingsState):
    """The table of VIK-TRN-06 as code."""

    __slots__ = ()

    def awaiting(self) -> int:
        phase = self.phase
        if phase == OVER:
            return NOBODY
        if phase <= SWAP or phase >= GOD_ATT:
            return ASKS_CHANCE
        if INVOKE_ATT <= phase <= VALHALLA_DEF:
            return BIT << gods.fighter(self, side_of(phase))
        return BIT << self.active

    def turn(self) -> int:
        return self.turns

    def rounds(self) -> int:
        return self.round

    def list_actions(self, seat: int, out: Codes) -> int:
        phase = self.phase
        if phase == ATTACK:
            return attack.list_attacks(self, out)
        if phase in (PLACE, REINFORCE, CAPTURED):
            return reinforce.list_actions(self, out)
        if phase == FORTIFY:
            return fortify.list_moves(self, out)
        if phase == OCCUPY:
            return conquest.list_occupations(self, out)
        if phase in (VALHALLA_ATT, VALHALLA_DEF):
            return combat.list_valhalla(self, out)
        if phase in (INVOKE_ATT, INVOKE_DEF):
            return gods.list_invocations(self, out)
        if phase in (PRAYER_ATT, PRAYER_DEF):
            return gods.list_prayers(out)
        if phase in (REROLL_ATT, REROLL_DEF):
            return combat.list_rerolls(self, out)
        if phase == DICE_DEF:
            return combat.list_defences(self, out)
        if phase == COLOUR:
            return setup.list_colours(self, out)
        raise BrokenRule(f"nobody is asked in phase {phase}")

    def outcomes(self) -> int:
        if self.phase in (ROLL, DIE_ATT, DIE_DEF, POWER_ATT, POWER_DEF):
            return combat.outcomes(self)
        if self.phase in (GOD_ATT, GOD_DEF):
            return gods.outcomes(self)
        if self.phase == CARD:
            return cards.outcomes(self)
        return setup.outcomes(self)

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.answer(code)
        elif code == SURRENDER:
            surrender.surrender(self, seat)
        elif self.phase in (PLACE, REINFORCE, CAPTURED):
            self.reinforce(code)
        elif INVOKE_ATT <= self.phase <= OCCUPY:
            self.fight(code)
        else:
            self.decide(code)
        advance(self)

    def answer(self, outcome: int) -> None:
        phase = self.phase
        if phase == ROLL:
            combat.roll(self, outcome)
        elif phase in (GOD_ATT, GOD_DEF):
            gods.draw(self, outcome)
        elif phase in (DIE_ATT, DIE_DEF):
            combat.reroll(self, outcome)
        elif phase in (POWER_ATT, POWER_DEF):
            combat.use_power(self, outcome)
        elif phase == CARD:
            cards.draw_card(self, outcome)
        else:
            setup.apply(self, outcome)

    def reinforce(self, code: int) -> None:
        kind = code & KIND
        territory = code >> 6 & 63
        if kind == DO_FINISH:
            reinforce.finish(self)
            return
        if kind == DO_PLACE:
            reinforce.place(self, code >> 12 & 63, territory, code >> AMOUNT)
        elif kind == DO_TRADE:
            cards.exchange(self, code >> 12 & 63, territory, code & 63)
        elif kind == DO_BUILD:
            ships.build(self, territory)
        elif kind == DO_LAY_UP:
            ships.lay_up(self, territory)
        elif kind == DO_PLACE_COMMANDER:
            commander.place(self, territory)
        else:
            raise BrokenRule(f"{code} is no decision of a reinforcement of WAR Vikings")
        reinforce.go_on(self)

    def fight(self, code: int) -> None:
        kind = code & KIND
        two = code >> 6 & 63
        amount = code >> AMOUNT
        if kind == DO_VALHALLA:
            combat.send_to_valhalla(self, amount - 1)
        elif kind == DO_OCCUPY:
            conquest.occupy(self, amount, two == 1)
        elif kind == DO_INVOKE:
            gods.invoke(self, two)
        elif kind in (DO_PASS, DO_KEEP):
            gods.go_on(self, side_of(self.phase))
        elif kind == DO_DRAW_AGAIN:
            gods.draw_again(self)
        elif kind == DO_DEFEND:
            combat.defend(self, amount)
        elif kind == DO_REROLL:
            combat.choose_die(self, two)
        elif kind == DO_DECLINE:
            combat.decline(self)
        else:
            raise BrokenRule(f"{code} is no decision of a combat of WAR Vikings")

    def decide(self, code: int) -> None:
        kind = code & KIND
        one = code >> 12 & 63
        two = code >> 6 & 63
        amount = code >> AMOUNT
        if kind == DO_ATTACK:
            attack.declare(self, one, two, amount)
        elif kind == DO_ATTACK_SHIP:
            attack.declare_naval(self, one, two)
        elif kind == DO_END_ATTACK:
            fortify.begin(self)
        elif kind == DO_MOVE:
            fortify.move(self, one, two, amount, code & 63 == 1)
            self.check_fortified()
        elif kind == DO_SAIL:
            fortify.sail(self, one, two, amount, code & 63)
            self.check_fortified()
        elif kind == DO_SAIL_EMPTY:
            fortify.sail(self, one, two, 0, WITH_SHIP)
            self.check_fortified()
        elif kind == DO_END_FORTIFY:
            fortify.end(self)
        elif kind == DO_TAKE_COLOUR:
            setup.take_colour(self, two)
        else:
            raise BrokenRule(f"{code} is no decision of WAR Vikings")

    def check_fortified(self) -> None:
        """VIK-WIN-01: a fortification can meet an objective too."""
        ending.check_active(self)

    def settled(self) -> bool:
        return not self.chain

    def may_surrender(self, seat: int) -> bool:
        """VIK-SUR-01: any player in play, whenever somebody is asked, and only once."""
        return (self.in_play & ~self.leaving) >> seat & 1 == 1 and COLOUR <= self.phase <= CAPTURED

    def blank(self) -> State:
        return VikingsEngine(self.rules)

    def redeal(self, seat: int, box: Box) -> None:
        redeal.redeal(self, seat, box)
