"""War II for a search: the plans of a turn, and a player that follows one."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.guide import Guide, Prospect
from conquista.bots.search.land_plans import aim
from conquista.bots.search.plan_codes import (
    AIM,
    BOLD,
    CAREFUL,
    HALT,
    MANNER,
    SPOT,
    WHICH,
)
from conquista.bots.search.scale import Scale
from conquista.bots.search.taste import CARD, EAGER, LEAST, MOST
from conquista.bots.search.war2_air import raid
from conquista.bots.search.war2_cards import Hand, land_at
from conquista.bots.search.war2_judge import War2Judge
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_plan_codes import PURSUE, SAVE
from conquista.bots.search.war2_plans import list_plans
from conquista.bots.search.war2_setup import choose, claim, spy_or_hide
from conquista.bots.search.war2_taste import FORWARD, RUSH
from conquista.games.war2 import attack, movement, reinforce
from conquista.games.war2.phase import (
    ATTACK,
    CLAIM,
    DO_CONTINUE_RAID,
    DO_END_ATTACK,
    DO_END_TURN,
    DO_OCCUPY,
    FIRST_STAGE,
    KIND,
    MOVE,
    OCCUPY,
    PLACE,
    RAID,
    TRANSPORT,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes, State
from conquista.parts.land.limits import FREE

_WINNING: int = 1_000_000
_CERTAIN: int = 10_000
_CARDS: int = 32  # room for objective cards, and for none
_BELIEFS: int = 9 * 32
_NOTHING: int = 0
_PUSH: int = 150  # how much more or less chance a manner asks of an attack


class War2Guide(Guide):
    """`_belief`: of each seat and objective, how well they fit, the best fitting objective 10,000."""

    __slots__ = ("_belief", "_hand", "_judge", "_outlook")

    _outlook: War2Outlook
    _judge: War2Judge
    _hand: Hand
    _belief: Annotated[list[int], _BELIEFS]

    def __init__(self, like: State, scale: Scale, taste: list[int]) -> None:
        self._outlook = War2Outlook(war2_state(like), taste)
        self._judge = War2Judge(self._outlook, scale)
        self._hand = Hand(self._outlook)
        self._belief = row(_BELIEFS, _CERTAIN)

    def believe(self, seat: int, objective: int, share: int) -> None:
        self._belief[seat * _CARDS + objective] = share

    def credence(self, state: State, seat: int) -> int:
        here = war2_state(state)
        credence: int = _CERTAIN
        for other in range(here.rules.seats):
            if other != seat and here.in_play >> other & 1:
                credence = credence * self._belief[other * _CARDS + here.objective[other]] // _CERTAIN
        return credence

    def plans_now(self, state: State, seat: int) -> bool:
        return war2_state(state).active == seat and war2_state(state).phase >= CLAIM

    def stage(self, state: State, seat: int) -> int:
        """Claims, conquests and the end of the placing are moments to think again."""
        here = war2_state(state)
        return 2 * here.land.territories[seat] + (here.phase > PLACE)

    def round_length(self, state: State) -> int:
        """Before the first attacks everybody has two turns."""
        here = war2_state(state)
        return count(here.in_play) * (2 if here.stage == FIRST_STAGE else 1)

    def describe(self, state: State, seat: int) -> list[int]:
        """The features of a seat, for training."""
        self._judge.describe(war2_state(state), seat)
        scale = self._judge.scale
        return [scale.feature[k] for k in range(scale.features)]

    def promise(self, state: State, into: Prospect) -> None:
        self._judge.promise(war2_state(state), into)

    def plans(self, state: State, seat: int, out: Codes) -> int:
        self._outlook.survey(war2_state(state), seat)
        return list_plans(self._outlook, out)

    def decide(self, state: State, seat: int, plan: int, out: Codes, box: Box) -> int:
        here = war2_state(state)
        phase: int = here.phase
        if phase == RAID:
            return ONE | DO_CONTINUE_RAID  # an exchange destroys more than it costs
        outlook = self._outlook
        outlook.survey(here, seat)
        if plan & PURSUE:
            outlook.pursue()
        aim(outlook, plan)
        if phase == ATTACK:
            return self._attack(plan, out)
        if phase == PLACE:
            return self._place(plan, out)
        if phase == OCCUPY:
            return self._occupy()
        if phase == MOVE:
            return self._move(out)
        if phase == CLAIM:
            return claim(outlook, plan)
        listed: int = state.list_actions(seat, out)
        if phase == TRANSPORT:
            return land_at(outlook, out, listed)
        return choose(outlook, out, listed)

    def _place(self, plan: int, out: Codes) -> int:
        """Everything of a pool where it promises most; what goes anywhere comes last."""
        outlook = self._outlook
        code: int = spy_or_hide(outlook)
        if code != _NOTHING:
            return code
        listed: int = reinforce.list_placements(outlook.state, out)
        thin: int = self._thin(out, listed)
        if thin >= 0:
            return out.codes[thin] & HEAD | ONE
        bound: bool = out.codes[listed - 1] >> 12 & 63 != FREE
        best: int = 0
        best_score: int = -1
        for k in range(listed):
            if bound and out.codes[k] >> 12 & 63 == FREE:
                continue
            territory: int = out.codes[k] >> 6 & 63
            score: int = outlook.reinforcement(territory, out.codes[k] >> AMOUNT)
            if plan & AIM == SPOT and plan & WHICH == territory:
                score += _WINNING
            if score > best_score:
                best = k
                best_score = score
        return out.codes[best]

    def _thin(self, out: Codes, listed: int) -> int:
        """For territories with two armies each: the first family that strengthens a single army once it is near."""
        outlook = self._outlook
        if outlook.least < 2 or outlook.land.territories[outlook.me] < outlook.territories:
            return -1
        for k in range(listed):
            if outlook.land.armies[out.codes[k] >> 6 & 63] < outlook.least:
                return k
        return -1

    def _attack(self, plan: int, out: Codes) -> int:
        """Cards, then bombs, then battles."""
        outlook = self._outlook
        code: int = spy_or_hide(outlook)
        if code == _NOTHING and not plan & SAVE and plan & MANNER != HALT:
            code = self._hand.play()
        if code == _NOTHING:
            code = raid(outlook, plan)
        if code == _NOTHING and plan & MANNER != HALT:
            code = self._best_attack(plan, out)
        if code == _NOTHING and not plan & SAVE:
            code = self._hand.carry()
        return ONE | DO_END_ATTACK if code == _NOTHING else code

    def _best_attack(self, plan: int, out: Codes) -> int:
        listed: int = attack.list_attacks(self._outlook.state, out)
        best: int = -1
        best_score: int = 0
        for k in range(1, listed):
            score: int = self._venture(plan, out.codes[k] >> 12 & 63, out.codes[k] >> 6 & 63)
            if score > best_score:
                best = k
                best_score = score
        return _NOTHING if best < 0 else out.codes[best]

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
        least -= outlook.taste[RUSH] // (1 + outlook.short)
        if plan & MANNER == BOLD:
            least -= _PUSH
        elif plan & MANNER == CAREFUL:
            least += _PUSH
            if state.conquered:
                return 0
        if chance < least:
            return 0
        return outlook.profit(source, target, chance, worth)

    def _occupy(self) -> int:
        """Go where there is more to take; leave behind what must be held."""
        outlook = self._outlook
        land = outlook.land
        battle = outlook.state.battle
        most: int = battle.attack_dice
        all_of_them: int = most << AMOUNT | DO_OCCUPY
        if not outlook.at_border(battle.source):
            return all_of_them
        here: int = outlook.prospects(battle.source, land.armies[battle.source])
        there: int = outlook.prospects(battle.target, most)
        if 1000 * there > outlook.taste[FORWARD] * here or outlook.threat(battle.target) > outlook.threat(
            battle.source
        ):
            return all_of_them
        return min(most, 2 if land.armies[battle.source] > 3 else 1) << AMOUNT | DO_OCCUPY

    def _move(self, out: Codes) -> int:
        """What stands inland marches or flies to the border; then the hand is made ready for new cards."""
        outlook = self._outlook
        code: int = spy_or_hide(outlook)
        if code != _NOTHING:
            return code
        outlook.measure_depth()
        listed: int = movement.list_moves(outlook.state, out)
        best: int = -1
        best_score: int = 0
        for k in range(listed):
            if out.codes[k] & KIND == DO_END_TURN:
                continue
            score: int = self._march(out.codes[k])
            if score > best_score:
                best = k
                best_score = score
        if best >= 0:
            return out.codes[best] & HEAD | ONE if best_score >= _WINNING else out.codes[best]
        code = self._hand.make_room()
        return ONE | DO_END_TURN if code == _NOTHING else code

    def _march(self, code: int) -> int:
        """For territories with two armies each, a single army that gets its second comes first."""
        outlook = self._outlook
        land = outlook.land
        source: int = code >> 12 & 63
        target: int = code >> 6 & 63
        near: bool = outlook.least > 1 and land.territories[outlook.me] >= outlook.territories
        if near and land.armies[target] < outlook.least < land.armies[source]:
            return _WINNING
        return outlook.march(source, target, code >> AMOUNT)


def war2_state(state: State) -> War2State:
    if not isinstance(state, War2State):
        raise BrokenRule("a guide of War II is asked about another game")
    return state
