"""War for a search: the plans of a turn, and a player that follows one."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.bots.search.scale import Scale
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
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes, State
from conquista.parts.land.limits import MOST_TERRITORIES, PerTerritory

# A plan is how daring it is, what it aims at, and which continent, seat or territory that is.
_PLAIN: int = 0
_WHICH: int = 63
_CONTINENT: int = 1 << 6
_RIVAL: int = 2 << 6
_SPOT: int = 3 << 6
_AIM: int = 3 << 6
_BOLD: int = 1 << 8
_CAREFUL: int = 2 << 8
_HALT: int = 3 << 8
_MANNER: int = 3 << 8

_WINNING: int = 1_000_000
_FAR: int = 99
_CERTAIN: int = 10_000
_CARDS: int = 16  # room for objective cards
_BELIEFS: int = 9 * 16

# The places of what a taste says, beyond those of the outlook.
_CARD: int = 14
_LEAST: int = 15
_MOST: int = 16
_EAGER: int = 17
_DANGER: int = 18
_PRICE: int = 19
_ALREADY: int = 20
_GUARD: int = 21
_STAY: int = 22
_FOCUS: int = 23


class WarGuide(Guide):
    """`_belief`: of each seat and objective, how well they fit, the best fitting objective 10,000."""

    __slots__ = ("_belief", "_depth", "_judge", "_outlook")

    _outlook: Outlook
    _judge: Judge
    _depth: PerTerritory
    _belief: Annotated[list[int], _BELIEFS]

    def __init__(self, like: State, scale: Scale, taste: list[int]) -> None:
        self._outlook = Outlook(war_state(like), taste)
        self._judge = Judge(self._outlook, scale)
        self._depth = row(MOST_TERRITORIES)
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
        """To play as seems best, more or less daring, for one continent, against one rival, or from one place."""
        here = war_state(state)
        land = here.land
        codes = out.codes
        codes[0] = _PLAIN
        codes[1] = _BOLD
        codes[2] = _CAREFUL
        codes[3] = _HALT
        listed: int = 4
        for continent in range(land.board.continents):
            if land.held[seat][continent] < land.board.size[continent]:
                codes[listed] = _CONTINENT | continent
                codes[listed + 1] = _CONTINENT | continent | _BOLD
                listed += 2
        for rival in range(here.rules.seats):
            if rival != seat and here.in_play >> rival & 1:
                codes[listed] = _RIVAL | rival
                codes[listed + 1] = _RIVAL | rival | _BOLD
                listed += 2
        if here.phase in (TRADE, PLACE):
            self._outlook.survey(here, seat)
            for territory in range(land.board.territories):
                if land.owner[territory] == seat and self._outlook.at_border(territory):
                    codes[listed] = _SPOT | territory
                    listed += 1
        return listed

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        here = war_state(state)
        phase: int = here.phase
        listed: int = state.list_actions(seat, out)
        if listed == 1 and phase != OCCUPY:
            return out.codes[0]
        self._outlook.survey(here, seat)
        self._aim(plan)
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

    def _aim(self, plan: int) -> None:
        """What the plan aims at is worth more."""
        outlook = self._outlook
        land = outlook.state.land
        aim: int = plan & _AIM
        which: int = plan & _WHICH
        if aim == _CONTINENT:
            for territory in range(land.board.territories):
                if land.board.continent[territory] == which:
                    outlook.worth[territory] += outlook.taste[_FOCUS]
        elif aim == _RIVAL:
            for territory in range(land.board.territories):
                if land.owner[territory] == which:
                    outlook.worth[territory] += outlook.taste[_FOCUS]

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
        """Everything of a pool where it promises most."""
        outlook = self._outlook
        land = outlook.state.land
        thin: int = self._thin(out, listed)
        if thin >= 0:
            return out.codes[thin] & HEAD | ONE
        best: int = 0
        best_score: int = -1
        for k in range(listed):
            territory: int = out.codes[k] >> 6 & 63
            new: int = out.codes[k] >> AMOUNT
            armies: int = land.armies[territory]
            gain: int = (
                outlook.prospects(territory, armies + new)
                - outlook.taste[_ALREADY] * outlook.prospects(territory, armies) // 1000
            )
            danger: int = max(0, min(outlook.threat(territory) - armies, new))
            score: int = (
                gain
                + danger * (outlook.army * outlook.worth[territory] // 1000) * outlook.taste[_GUARD] // 1000
            )
            if plan & _AIM == _SPOT and plan & _WHICH == territory:
                score += _WINNING
            if score > best_score:
                best = k
                best_score = score
        return out.codes[best]

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
        if plan & _MANNER == _HALT:
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
        attackers: int = state.land.armies[source]
        defenders: int = state.land.armies[target]
        chance: int = outlook.chance(attackers, defenders)
        worth: int = outlook.worth[target]
        if worth >= _WINNING or outlook.completes(target):
            return 1 + _WINNING // 1000 * chance
        if not state.conquered:
            worth += outlook.taste[_CARD]
        least: int = max(outlook.taste[_LEAST], outlook.taste[_MOST] - worth * outlook.taste[_EAGER] // 1000)
        if plan & _MANNER == _BOLD:
            least -= 150
        elif plan & _MANNER == _CAREFUL:
            least += 150
            if state.conquered:
                return 0
        if chance < least:
            return 0
        price: int = outlook.cost(defenders)
        open_by: int = max(0, 1000 * outlook.threat(source) - (1000 * attackers - price))
        danger: int = open_by * outlook.taste[_DANGER] // 1000 * outlook.worth[source] // 1000
        return chance * worth // 1000 - outlook.army * (outlook.taste[_PRICE] * price // 1000 + danger) // 1000

    def _occupy(self, out: Codes) -> int:
        """Go where there is more to take; leave behind what must be held."""
        outlook = self._outlook
        land = outlook.state.land
        battle = outlook.state.battle
        most: int = (out.codes[0] >> AMOUNT) - 1
        if not outlook.at_border(battle.source):
            return out.codes[0]
        here: int = outlook.prospects(battle.source, land.armies[battle.source])
        there: int = outlook.prospects(battle.target, 1 + most)
        if there > here or outlook.threat(battle.target) > outlook.threat(battle.source):
            return out.codes[0]
        extra: int = min(most, 1 if land.armies[battle.source] > 3 else 0)
        return out.codes[0] & HEAD | (extra + 1) << AMOUNT

    def _fortify(self, out: Codes, listed: int) -> int:
        """What stands inland marches to the border; what stands there, to where there is more to take."""
        self._measure_depth()
        best: int = -1
        best_score: int = 0
        for k in range(listed):
            code: int = out.codes[k]
            if code & KIND != DO_MOVE:
                continue
            score: int = self._march(code >> 12 & 63, code >> 6 & 63, code >> AMOUNT)
            if score > best_score:
                best = k
                best_score = score
        return ONE | DO_END_FORTIFY if best < 0 else out.codes[best]

    def _march(self, source: int, target: int, armies: int) -> int:
        outlook = self._outlook
        there: int = outlook.state.land.armies[target]
        if self._depth[source] > 0:
            gained: int = self._depth[source] - self._depth[target]
            if gained <= 0:
                return 0
            return 10_000 * gained + outlook.worth[target] * (1 + outlook.threat(target)) // (1 + there)
        gain: int = outlook.prospects(target, there + armies) - outlook.prospects(target, there)
        loss: int = outlook.prospects(source, armies + 1) - outlook.prospects(source, 1)
        return gain - outlook.taste[_STAY] * loss // 1000 - outlook.worth[source]

    def _measure_depth(self) -> None:
        """Of each own territory, how many steps it is from the nearest border."""
        outlook = self._outlook
        land = outlook.state.land
        board = land.board
        for territory in range(board.territories):
            mine: bool = land.owner[territory] == outlook.me
            self._depth[territory] = _FAR if mine and not outlook.at_border(territory) else 0
        changed: bool = True
        while changed:
            changed = False
            for territory in range(board.territories):
                for k in range(board.degree[territory]):
                    other: int = board.neighbours[territory][k]
                    if land.owner[other] == outlook.me and self._depth[other] + 1 < self._depth[territory]:
                        self._depth[territory] = self._depth[other] + 1
                        changed = True


def plan_parts(plan: int) -> tuple[str, int, str]:
    """What a plan aims at, which one of them, and its manner, in words."""
    aims: list[str] = ["plain", "continent", "rival", "spot"]
    manners: list[str] = ["", "bold", "careful", "halt"]
    return aims[(plan & _AIM) >> 6], plan & _WHICH, manners[plan >> 8]


def war_state(state: State) -> WarState:
    if not isinstance(state, WarState):
        raise BrokenRule("a guide of War is asked about another game")
    return state
