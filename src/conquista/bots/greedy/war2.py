"""A heuristic player of War II that looks at its view alone.

It pursues its objective, gathers Strategic Centres and majorities, bombs what it means to attack or fears,
plays its cards where they help at once, flies stranded armies to the front, and spies on full hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from conquista.analysis.odds import conquest_chance
from conquista.bots.bot import Bot, Question
from conquista.bots.greedy.land_plan import WINNING
from conquista.bots.greedy.war2_plan import CENTRES, NUMBER, PARTS, TABLE, Plan, plan_for
from conquista.games.war2 import actions as do
from conquista.kernel.action import Action

_STRANDED = 5
"""So many armies inland are worth two cards."""


class War2GreedyBot(Bot):
    def choose(self, question: Question) -> Action:
        plan = plan_for(question.view)
        listed = [question.game.decode(code) for code in question.families]
        match plan.view.phase:
            case "choice" | "claim":
                return max(listed, key=lambda action: self._claim(plan, action))
            case "place":
                return self._spy_or_place(plan, listed) or self._place(plan, listed)
            case "attack":
                return self._spy_or_place(plan, listed) or self._attack(plan, listed)
            case "occupy":
                return self._occupy(plan, listed)
            case "move":
                return self._spy_or_place(plan, listed) or self._move(plan, listed)
            case "transport":
                return self._carry(plan, listed)
            case _:
                return listed[0]  # a raid goes on: an exchange destroys more than it costs

    def _claim(self, plan: Plan, action: Action) -> float:
        match action:
            case do.Claim(territory):
                return plan.worth[NUMBER[territory]]
            case do.TakePair(territory, other):
                return plan.worth[NUMBER[territory]] + plan.worth[NUMBER[other]]
            case do.TakeCentre(territory):
                return 3.0 + plan.worth[NUMBER[territory]]
        return 0.0

    def _spy_or_place(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """An Information Centre goes where no enemy is near; it looks at the fullest hand."""
        places = [action for action in listed if isinstance(action, do.PlaceCi)]
        if places and not (plan.view.stage and plan.view.phase == "place"):
            return max(places, key=lambda place: self._shelter(plan, NUMBER[place.territory]))
        spies = [action for action in listed if isinstance(action, do.Spy)]
        fullest = max(spies, key=lambda spy: plan.view.hand_sizes[spy.opponent], default=None)
        return fullest if fullest is not None and plan.view.hand_sizes[fullest.opponent] else None

    def _shelter(self, plan: Plan, territory: int) -> float:
        return 5.0 * plan.depth.get(territory, 9) + plan.view.armies[territory] - plan.threat(territory)

    def _place(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """Everything where it promises most; or where it wins at once."""
        places = [action for action in listed if isinstance(action, do.Place)]
        least = TABLE.armies[plan.goal]
        if least > 1 and len(plan.mine) >= TABLE.territories[plan.goal]:
            for place in places:
                if plan.view.armies[NUMBER[place.territory]] < least:
                    return do.Place(place.pool, place.territory, 1)
        return max(places, key=lambda place: plan.promise(NUMBER[place.territory], place.armies))

    def _attack(self, plan: Plan, listed: Sequence[Action]) -> Action:
        steps: tuple[Callable[[Plan, Sequence[Action]], Action | None], ...] = (
            self._use_cards,
            self._raid,
            self._best_attack,
        )
        for step in steps:
            action = step(plan, listed)
            if action is not None:
                return action
        return do.EndAttack()

    def _use_cards(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """The largest reinforcement of a border; else a raid on a neighbour; else a flight out of the hinterland."""
        reinforcements = [
            (plan.promise(NUMBER[each.territory], 1 + sum(each.numbers)), each)
            for each in listed
            if isinstance(each, do.Reinforce) and plan.enemies_of(NUMBER[each.territory])
        ]
        if reinforcements:
            return max(reinforcements, key=lambda pair: (sum(pair[1].numbers), pair[0]))[1]
        raids = [
            (
                min(1 + sum(each.numbers), plan.view.armies[NUMBER[each.target]]),
                self._target(plan, each.target),
                each,
            )
            for each in listed
            if isinstance(each, do.RaidWithCards) and self._target(plan, each.target) > 0.0
        ]
        if raids:
            return max(raids, key=lambda triple: triple[:2])[2]
        transports = [action for action in listed if isinstance(action, do.Transport)]
        return transports[0] if transports and self._stranded(plan) else None

    def _stranded(self, plan: Plan) -> list[int]:
        """Own territories with many armies and no enemy next to them."""
        return [t for t in plan.mine if plan.depth.get(t, 9) > 0 and plan.view.armies[t] > _STRANDED]

    def _target(self, plan: Plan, name: str) -> float:
        """What it is worth to bomb a territory: one that is to be taken, or that threatens."""
        territory = NUMBER[name]
        armies = plan.view.armies[territory]
        own = [t for t in plan.mine if territory in plan.enemies_of(t)]
        if not own or armies < 3:
            return 0.0
        ready = max(plan.view.armies[t] for t in own)
        return (plan.worth[territory] + 0.3 * armies) * min(1.0, ready / armies)

    def _raid(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """All bombers at once: they are few, and their losses do not grow with their number."""
        raids = [
            (self._target(plan, action.target), action)
            for action in listed
            if isinstance(action, do.RaidFromBase) and action.bombers > 1
        ]
        value, best = max(raids, key=lambda pair: pair[0], default=(0.0, None))
        return best if value > 0.0 else None

    def _best_attack(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        attacks = [
            (self._score(plan, NUMBER[action.source], NUMBER[action.target]), action)
            for action in listed
            if isinstance(action, do.Attack)
        ]
        score, best = max(attacks, key=lambda pair: pair[0], default=(0.0, None))
        return best if score > 0.0 else None

    def _score(self, plan: Plan, source: int, target: int) -> float:
        chance = conquest_chance(plan.view.armies[source], plan.view.armies[target])
        if plan.worth[target] >= WINNING or plan.completes(target):
            return WINNING * chance
        return plan.venture(source, target, chance, card=not plan.view.conquered)

    def _occupy(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """Go where there is more to take; leave behind what must be held."""
        battle = plan.view.battle
        assert battle is not None  # noqa: S101 - there is one in this phase
        source, target = NUMBER[battle.source], NUMBER[battle.target]
        if not plan.enemies_of(source):
            return listed[0]
        here = plan.prospects(source, plan.view.armies[source])
        there = plan.prospects(target, battle.armies)
        if there > here or plan.threat(target) > plan.threat(source):
            return listed[0]
        return do.Occupy(min(battle.armies, 2 if plan.view.armies[source] > 3 else 1))

    def _move(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """What stands inland marches or flies to the border; then hands are made ready for new cards."""
        best: Action | None = None
        best_score = 0.0
        for action in listed:
            if isinstance(action, (do.Move, do.Airlift)):
                score = plan.march(NUMBER[action.source], NUMBER[action.target], action.armies)
                if score > best_score:
                    best, best_score = action, score
        return best or self._make_room(plan, listed) or do.EndTurn()

    def _make_room(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """Three cards are coming: what would not fit is discarded, small numbers first."""
        if not plan.view.conquered or plan.view.hand_sizes[plan.me] <= 2:
            return None
        table = PARTS.card_table
        numbers = [
            (table.value[PARTS.cards.index(action.card)], action)
            for action in listed
            if isinstance(action, do.Discard) and action.card.startswith("numero")
        ]
        return min(numbers, key=lambda pair: pair[0])[1] if len(numbers) > 2 else None

    def _carry(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """The largest stranded army to the border that can use it best."""
        carries = [action for action in listed if isinstance(action, do.Carry)]
        stranded = set(self._stranded(plan))

        def use(carry: do.Carry) -> tuple[bool, float]:
            gain = plan.promise(NUMBER[carry.target], carry.armies) + (NUMBER[carry.target] in CENTRES)
            return NUMBER[carry.source] in stranded, gain

        return max(carries, key=use) if carries else listed[0]
