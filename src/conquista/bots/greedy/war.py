"""A heuristic player of War that looks at its view alone.

It pursues its objective, completes continents and breaks those of others, takes a card in every turn that it
can, trades as soon as it can, finishes weak players and holds back whoever runs away with the game.
"""

from __future__ import annotations

from conquista.analysis.odds import conquest_chance
from conquista.bots.bot import Bot, Question
from conquista.bots.greedy.land_plan import WINNING
from conquista.bots.greedy.war_plan import PARTS, Plan, plan_for
from conquista.games.war.actions import (
    Attack,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.games.war.phase import TERRITORIES
from conquista.kernel.action import Action

_NUMBER = {name: number for number, name in enumerate(PARTS.territories)}


class WarGreedyBot(Bot):
    def choose(self, question: Question) -> Action:
        plan = plan_for(question.view)
        match plan.view.phase:
            case "trade" | "end_trade":
                return self._trade(question, plan)
            case "place" | "end_place":
                return self._place(question, plan)
            case "attack":
                return self._attack(question, plan)
            case "occupy":
                return self._occupy(question, plan)
            case "fortify":
                return self._fortify(question, plan)
            case _:
                return question.game.decode(question.families[0])

    def _trade(self, question: Question, plan: Plan) -> Action:
        """The set with most territories of one's own, and jokers kept if possible."""
        sets = [action for action in question.actions if isinstance(action, Trade)]
        if not sets:
            return Skip()
        owners = plan.view.owners

        def value(trade: Trade) -> int:
            score = 0
            for card in trade.cards:
                territory = _NUMBER.get(card.removeprefix("carta_"))
                score += -1 if territory is None else 2 * (owners[territory] == plan.me)
            return score

        return max(sets, key=value)

    def _place(self, question: Question, plan: Plan) -> Action:
        """Everything where it promises most; or where it wins at once."""
        listed = [question.game.decode(code) for code in question.families]
        places = [action for action in listed if isinstance(action, Place)]
        if plan.goal[0] == TERRITORIES and plan.goal[2] > 1 and (thin := self._thin(plan, places)):
            return thin

        return max(places, key=lambda place: plan.promise(_NUMBER[place.territory], place.armies))

    def _thin(self, plan: Plan, places: list[Place]) -> Place | None:
        """For 18 territories with two armies each: strengthen single armies when it is near."""
        _, needed, least = plan.goal
        if len(plan.mine) < needed:
            return None
        for place in places:
            if plan.view.armies[_NUMBER[place.territory]] < least:
                return Place(place.pool, place.territory, 1)
        return None

    def _attack(self, question: Question, plan: Plan) -> Action:
        best: Action = EndAttack()
        best_score = 0.0
        for code in question.families:
            action = question.game.decode(code)
            if isinstance(action, Attack):
                score = self._score(plan, _NUMBER[action.source], _NUMBER[action.target])
                if score > best_score:
                    best, best_score = action, score
        return best

    def _score(self, plan: Plan, source: int, target: int) -> float:
        chance = conquest_chance(plan.view.armies[source], plan.view.armies[target])
        if plan.worth[target] >= WINNING or self._completes(plan, target):
            return WINNING * chance
        return plan.venture(source, target, chance, card=not plan.view.conquered)

    def _completes(self, plan: Plan, target: int) -> bool:
        """Whether this conquest fulfils the objective."""
        kind, number, least = plan.goal
        if kind == TERRITORIES:
            return least == 1 and len(plan.mine) + 1 >= number
        missing = [
            t
            for t, owner in enumerate(plan.view.owners)
            if owner != plan.me and PARTS.board.continent[t] in plan.wanted
        ]
        return bool(plan.wanted) and missing == [target]

    def _occupy(self, question: Question, plan: Plan) -> Action:
        """Go where there is more to take; leave behind what must be held."""
        battle = plan.view.battle
        assert battle is not None  # noqa: S101 - there is one in this phase
        source, target = _NUMBER[battle.source], _NUMBER[battle.target]
        most = question.game.decode(question.families[0])
        assert isinstance(most, Occupy)  # noqa: S101 - nothing else is listed
        if not plan.enemies_of(source):
            return most
        here = plan.prospects(source, plan.view.armies[source])
        there = plan.prospects(target, 1 + most.extra)
        if there > here or plan.threat(target) > plan.threat(source):
            return most
        return Occupy(min(most.extra, 1 if plan.view.armies[source] > 3 else 0))

    def _fortify(self, question: Question, plan: Plan) -> Action:
        """What stands inland marches to the border; what stands there, to where there is more to take."""
        best: Action = EndFortify()
        best_score = 0.0
        for code in question.families:
            action = question.game.decode(code)
            if isinstance(action, Move):
                source, target = _NUMBER[action.source], _NUMBER[action.target]
                score = plan.march(source, target, action.armies)
                if score > best_score:
                    best, best_score = action, score
        return best
