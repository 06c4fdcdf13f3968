"""War for a search: the plans of a turn, and a player that follows one."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.bots.search.land_bids import Bids
from conquista.bots.search.land_plans import aim, list_aims
from conquista.bots.search.plan_codes import (
    AIM,
    BOLD,
    CAREFUL,
    HALT,
    MANNER,
    MANNERS,
    SPOT,
    WHICH,
)
from conquista.bots.search.scale import Scale
from conquista.bots.search.taste import CARD, EAGER, LEAST, MOST
from conquista.bots.search.war_judge import Judge
from conquista.bots.search.war_outlook import Outlook
from conquista.games.war.objectives import goal
from conquista.games.war.phase import (
    ATTACK,
    DO_ATTACK,
    DO_END_ATTACK,
    DO_END_FORTIFY,
    DO_MOVE,
    DO_SKIP,
    END_PLACE,
    END_TRADE,
    FORTIFY,
    KIND,
    OCCUPY,
    PLACE,
    TERRITORIES,
    TRADE,
)
from conquista.games.war.state import WarState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes, State

_WINNING: int = 1_000_000
_SPOTS: int = 5  # so many places are compared
_CERTAIN: int = 10_000
_CARDS: int = 16  # room for objective cards
_BELIEFS: int = 9 * 16


class WarGuide(Guide):
    """`_belief`: of each seat and objective, how well they fit, the best fitting objective 10,000."""

    __slots__ = ("_belief", "_bids", "_judge", "_outlook")

    _outlook: Outlook
    _bids: Bids
    _judge: Judge
    _belief: Annotated[list[int], _BELIEFS]

    def __init__(self, like: State, scale: Scale, taste: list[int]) -> None:
        self._outlook = Outlook(war_state(like), taste)
        self._bids = Bids(self._outlook)
        self._judge = Judge(self._outlook, scale)
        self._belief = row(_BELIEFS, _CERTAIN)

    def believe(self, seat: int, objective: int, share: int) -> None:
        self._belief[seat * _CARDS + objective] = share

    def credence(self, state: State, seat: int) -> int:
        here = war_state(state)
        credence: int = _CERTAIN
        for other in range(here.rules.seats):
            if other != seat and here.in_play >> other & 1:
                credence = credence * self._belief[other * _CARDS + here.objective[other]] // _CERTAIN
        return credence

    def plans_now(self, state: State, seat: int) -> bool:
        return war_state(state).active == seat and war_state(state).phase >= TRADE

    def stage(self, state: State, seat: int) -> int:
        """A conquest is a moment to think again."""
        return war_state(state).land.territories[seat]

    def round_length(self, state: State) -> int:
        return count(war_state(state).in_play)

    def describe(self, state: State, seat: int) -> list[int]:
        """The features of a seat, for training."""
        self._judge.describe(war_state(state), seat)
        scale = self._judge.scale
        return [scale.feature[k] for k in range(scale.features)]

    def promise(self, state: State, into: Prospect) -> None:
        self._judge.promise(war_state(state), into)

    def plans(self, state: State, seat: int, out: Codes) -> int:
        """To play as seems best, more or less daring; for one continent, against one rival, or from one place."""
        here = war_state(state)
        self._outlook.survey(here, seat)
        listed: int = list_aims(self._outlook, here.in_play & ~(BIT << seat), out)
        if here.phase in (TRADE, PLACE):
            self._bids.open(True, not here.conquered)
            listed = self._list_spots(here.pools.left, out, listed)
        return listed

    def lasting(self) -> int:
        return MANNERS

    def _list_spots(self, new: int, out: Codes, listed: int) -> int:
        """The few places where so many new armies promise most."""
        land = self._outlook.land
        tried: int = 0
        for _ in range(_SPOTS):
            best: int = -1
            most: int = 0
            for territory in range(land.board.territories):
                if land.owner[territory] == self._outlook.me and not tried >> territory & 1:
                    gain: int = self._bids.gain(territory, new)
                    if gain > most:
                        best = territory
                        most = gain
            if best < 0:
                break
            tried |= BIT << best
            out.codes[listed] = SPOT | best
            listed += 1
        return listed

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        here = war_state(state)
        phase: int = here.phase
        listed: int = state.list_actions(seat, out)
        if listed == 1 and phase != OCCUPY:
            return out.codes[0]
        self._outlook.survey(here, seat)
        aim(self._outlook, plan)
        self._bids.open(phase != END_PLACE, not here.conquered)
        if phase == ATTACK:
            return self._attack(plan, out, listed)
        if phase in (PLACE, END_PLACE):
            return self._place(plan, out, listed)
        if phase == OCCUPY:
            return self._occupy(out)
        if phase == FORTIFY:
            return self._fortify(out, listed)
        if phase in (TRADE, END_TRADE):
            return self._trade(out, listed)
        return out.codes[0]

    def _trade(self, out: Codes, listed: int) -> int:
        """The set with most territories of one's own, and jokers kept if possible."""
        best: int = 0
        best_score: int = -_WINNING
        for k in range(listed):
            code: int = out.codes[k]
            if code & KIND == DO_SKIP:
                continue
            score: int = (
                self._printed(code >> 12 & 63) + self._printed(code >> 6 & 63) + self._printed(code & 63)
            )
            if score > best_score:
                best = k
                best_score = score
        return out.codes[best]

    def _printed(self, card: int) -> int:
        state = self._outlook.state
        territory: int = state.rules.cards.territory[card]
        if territory >= state.land.board.territories:
            return -1
        return 2 if state.land.owner[territory] == self._outlook.me else 0

    def _place(self, plan: int, out: Codes, listed: int) -> int:
        """The armies of a continent first; each pool goes to the highest bids, or all to the spot that is planned."""
        thin: int = self._thin(out, listed)
        if thin >= 0:
            return out.codes[thin] & HEAD | ONE
        pool: int = out.codes[listed - 1] >> 12 & 63
        lots: int = 0
        for k in range(listed):
            if out.codes[k] >> 12 & 63 == pool:
                if plan & AIM == SPOT and plan & WHICH == out.codes[k] >> 6 & 63:
                    return out.codes[k]
                out.codes[lots] = out.codes[k]
                lots += 1
        return self._bids.award(out, lots)

    def _thin(self, out: Codes, listed: int) -> int:
        """For territories with two armies each: the first family that strengthens a single army once it is near."""
        outlook = self._outlook
        state = outlook.state
        table = state.rules.objectives
        card: int = goal(state, outlook.me)
        if table.kind[card] != TERRITORIES or table.least[card] < 2:
            return -1
        if state.land.territories[outlook.me] < table.what[card]:
            return -1
        for k in range(listed):
            if state.land.armies[out.codes[k] >> 6 & 63] < table.least[card]:
                return k
        return -1

    def _attack(self, plan: int, out: Codes, listed: int) -> int:
        best: int = -1
        best_score: int = 0
        if plan & MANNER == HALT:
            return ONE | DO_END_ATTACK
        for k in range(listed):
            code: int = out.codes[k]
            if code & KIND != DO_ATTACK:
                continue
            score: int = self._venture(plan, code >> 12 & 63, code >> 6 & 63)
            if score > best_score:
                best = k
                best_score = score
        return ONE | DO_END_ATTACK if best < 0 else out.codes[best]

    def _venture(self, plan: int, source: int, target: int) -> int:
        """What an attack promises, less what it costs and lays open; 0 if its chance is too small."""
        outlook = self._outlook
        state = outlook.state
        chance: int = outlook.chance(state.land.armies[source], state.land.armies[target])
        worth: int = outlook.worth[target]
        if worth >= _WINNING or outlook.completes(target):
            return 1 + _WINNING // 1000 * chance
        if not state.conquered:
            worth += outlook.taste[CARD]
        least: int = max(outlook.taste[LEAST], outlook.taste[MOST] - worth * outlook.taste[EAGER] // 1000)
        if plan & MANNER == BOLD:
            least -= 150
        elif plan & MANNER == CAREFUL:
            least += 150
            if state.conquered:
                return 0
        if chance < least:
            return 0
        return outlook.profit(source, target, chance, worth)

    def _occupy(self, out: Codes) -> int:
        """As many as both territories bid most for."""
        battle = self._outlook.state.battle
        most: int = (out.codes[0] >> AMOUNT) - 1
        extra: int = self._bids.following(battle.source, battle.target, most)
        return out.codes[0] & HEAD | (extra + 1) << AMOUNT

    def _fortify(self, out: Codes, listed: int) -> int:
        """What stands inland marches to the border; what stands there, to where the bids rise most."""
        outlook = self._outlook
        outlook.measure_depth()
        best: int = ONE | DO_END_FORTIFY
        best_score: int = 0
        for k in range(listed):
            code: int = out.codes[k]
            if code & KIND != DO_MOVE:
                continue
            source: int = code >> 12 & 63
            target: int = code >> 6 & 63
            armies: int = code >> AMOUNT
            if outlook.depth[source] > 0:
                march: int = _WINNING + outlook.march(source, target, armies)
                if march > _WINNING and march > best_score:
                    best = code
                    best_score = march
                continue
            while armies > 0:
                score: int = self._bids.shift(source, target, armies)
                if score > best_score:
                    best = code & HEAD | armies << AMOUNT
                    best_score = score
                armies //= 2
        return best


def war_state(state: State) -> WarState:
    if not isinstance(state, WarState):
        raise BrokenRule("a guide of War is asked about another game")
    return state
