"""WAR Vikings for a search: the plans of a turn, and a player that follows one."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.bots.search.land_plans import aim, list_aims
from conquista.bots.search.plan_codes import BOLD, SPOT
from conquista.bots.search.scale import Scale
from conquista.bots.search.taste import FOCUS
from conquista.bots.search.vikings_bids import VikingsBids
from conquista.bots.search.vikings_codes import OBJECTIVE, OWN_AIM, SAVE, SEA
from conquista.bots.search.vikings_combat import Fighter
from conquista.bots.search.vikings_judge import Judge
from conquista.bots.search.vikings_march import Marcher
from conquista.bots.search.vikings_muster import Musterer
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.games.vikings.phase import (
    ATTACK,
    CAPTURED,
    DO_BUILD,
    DO_TRADE,
    FORTIFY,
    INVOKE_ATT,
    KIND,
    OCCUPY,
    PLACE,
    REINFORCE,
    VALHALLA_DEF,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.row import row
from conquista.kernel.state import Codes, State

_CERTAIN: int = 10_000
_CARDS: int = 16  # room for objective cards
_BELIEFS: int = 9 * 16


class VikingsGuide(Guide):
    """`_belief`: of each seat and objective, how well they fit, the best fitting objective 10,000."""

    __slots__ = ("_belief", "_bids", "_fighter", "_judge", "_marcher", "_musterer", "_outlook")

    _outlook: VikingsOutlook
    _judge: Judge
    _fighter: Fighter
    _bids: VikingsBids
    _musterer: Musterer
    _marcher: Marcher
    _belief: Annotated[list[int], _BELIEFS]

    def __init__(self, like: State, scale: Scale, taste: list[int]) -> None:
        self._outlook = VikingsOutlook(vikings_state(like), taste)
        self._judge = Judge(self._outlook, scale)
        self._fighter = Fighter(self._outlook)
        self._bids = VikingsBids(self._outlook)
        self._musterer = Musterer(self._outlook)
        self._marcher = Marcher(self._outlook, self._bids)
        self._belief = row(_BELIEFS, _CERTAIN)

    def believe(self, seat: int, objective: int, share: int) -> None:
        self._belief[seat * _CARDS + objective] = share

    def credence(self, state: State, seat: int) -> int:
        here = vikings_state(state)
        credence: int = _CERTAIN
        for other in range(here.rules.seats):
            if other != seat and here.in_play >> other & 1:
                credence = credence * self._belief[other * _CARDS + here.objective[other]] // _CERTAIN
        return credence

    def plans_now(self, state: State, seat: int) -> bool:
        """What is answered inside a combat belongs to no plan."""
        here = vikings_state(state)
        return here.active == seat and here.phase >= PLACE and not INVOKE_ATT <= here.phase <= VALHALLA_DEF

    def stage(self, state: State, seat: int) -> int:
        """A conquest is a moment to think again."""
        return vikings_state(state).land.territories[seat]

    def round_length(self, state: State) -> int:
        return count(vikings_state(state).in_play)

    def describe(self, state: State, seat: int) -> list[int]:
        """The features of a seat, for training."""
        self._judge.describe(vikings_state(state), seat)
        scale = self._judge.scale
        return [scale.feature[k] for k in range(scale.features)]

    def promise(self, state: State, into: Prospect) -> None:
        self._judge.promise(vikings_state(state), into)

    def plans(self, state: State, seat: int, out: Codes) -> int:
        """Those of the land; from one place, for the objective, with all cards kept, or from a new ship in a port."""
        here = vikings_state(state)
        self._outlook.look(here, seat)
        offers: int = self._offers(here, seat, out)
        codes = out.codes
        listed: int = list_aims(self._outlook, here.in_play & ~(BIT << seat), out)
        if here.phase in (PLACE, REINFORCE):
            for territory in range(here.land.board.territories):
                if here.land.owner[territory] == seat and self._outlook.at_border(territory):
                    codes[listed] = SPOT | territory
                    listed += 1
        if self._outlook.goal.wanted or self._outlook.goal.victim < here.rules.seats:
            codes[listed] = OBJECTIVE
            codes[listed + 1] = OBJECTIVE | BOLD
            listed += 2
        if offers & 1:
            codes[listed] = SAVE
            listed += 1
        for port in range(here.land.board.territories):
            if offers >> (port + 1) & 1:
                codes[listed] = SEA | SPOT | port
                listed += 1
        return listed

    def _offers(self, state: VikingsState, seat: int, out: Codes) -> int:
        """What can be done now, as a bit set: cards exchanged, and a ship built in each port."""
        offers: int = 0
        if state.phase == REINFORCE:
            for k in range(state.list_actions(seat, out)):
                code: int = out.codes[k]
                if code & KIND == DO_TRADE and not state.must_trade:
                    offers |= 1
                elif code & KIND == DO_BUILD:
                    offers |= BIT << ((code >> 6 & 63) + 1)
        return offers

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        here = vikings_state(state)
        phase: int = here.phase
        listed: int = state.list_actions(seat, out)
        if INVOKE_ATT <= phase <= VALHALLA_DEF:
            return self._fighter.answer(here, seat, out, listed)
        if listed == 1 and phase != OCCUPY:
            return out.codes[0]
        self._outlook.survey(here, seat)
        self._aim(plan)
        self._bids.open(True, not here.conquered)
        if phase == ATTACK:
            return self._marcher.attack(plan, out, listed)
        if phase in (PLACE, REINFORCE, CAPTURED):
            return self._musterer.prepare(plan, out, listed)
        if phase == OCCUPY:
            return self._marcher.occupy(out, listed)
        if phase == FORTIFY:
            return self._marcher.fortify(out, listed)
        return out.codes[0]

    def _aim(self, plan: int) -> None:
        outlook = self._outlook
        aim(outlook, plan)
        if plan & OWN_AIM == OBJECTIVE:
            for territory in range(outlook.land.board.territories):
                if outlook.goal.wants(territory) or outlook.land.owner[territory] == outlook.goal.victim:
                    outlook.worth[territory] += outlook.taste[FOCUS]


def vikings_state(state: State) -> VikingsState:
    if not isinstance(state, VikingsState):
        raise BrokenRule("a guide of WAR Vikings is asked about another game")
    return state
