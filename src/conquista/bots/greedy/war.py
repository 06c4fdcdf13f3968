"""A heuristic player of War that looks at its view alone.

It pursues its objective, completes continents and breaks those of others, takes a card in every turn that it
can, trades as soon as it can, finishes weak players and holds back whoever runs away with the game.
"""

from __future__ import annotations

from conquista.analysis.odds import conquest_chance
from conquista.bots.bot import Question
from conquista.bots.greedy.land_plan import WINNING
from conquista.bots.greedy.war_plan import NUMBER, Plan
from conquista.bots.war_player import WarPlayer, best_march, conquest, listed
from conquista.games.war.actions import (
    Attack,
    EndAttack,
    EndFortify,
    Occupy,
    Place,
)
from conquista.games.war.phase import TERRITORIES
from conquista.kernel.action import Action


class WarGreedyBot(WarPlayer[Plan]):
    reading = Plan

    def _place(self, question: Question, plan: Plan) -> Action:
        """Everything where it promises most; or where it wins at once."""
        places = listed(question, Place)
        if plan.goal[0] == TERRITORIES and plan.goal[2] > 1 and (thin := self._thin(plan, places)):
            return thin

        return max(places, key=lambda place: plan.promise(NUMBER[place.territory], place.armies))

    def _thin(self, plan: Plan, places: list[Place]) -> Place | None:
        """For 18 territories with two armies each: strengthen single armies when it is near."""
        _, needed, least = plan.goal
        if len(plan.mine) < needed:
            return None
        for place in places:
            if plan.view.armies[NUMBER[place.territory]] < least:
                return Place(place.pool, place.territory, 1)
        return None

    def _attack(self, question: Question, plan: Plan) -> Action:
        best: Action = EndAttack()
        best_score = 0.0
        for action in listed(question, Attack):
            score = self._score(plan, NUMBER[action.source], NUMBER[action.target])
            if score > best_score:
                best, best_score = action, score
        return best

    def _score(self, plan: Plan, source: int, target: int) -> float:
        chance = conquest_chance(plan.view.armies[source], plan.view.armies[target])
        if plan.completes(target):
            return WINNING * chance
        return plan.venture(source, target, chance, card=not plan.view.conquered)

    def _occupy(self, question: Question, plan: Plan) -> Action:
        """Go where there is more to take; leave behind what must be held."""
        source, target, most = conquest(question, plan)
        if not plan.enemies_of(source):
            return Occupy(most)
        here = plan.prospects(source, plan.view.armies[source])
        there = plan.prospects(target, 1 + most)
        if there > here or plan.threat(target) > plan.threat(source):
            return Occupy(most)
        return Occupy(min(most, 1 if plan.view.armies[source] > 3 else 0))

    def _fortify(self, question: Question, plan: Plan) -> Action:
        """What stands inland marches to the border; what stands there, to where there is more to take."""
        return best_march(question, plan) or EndFortify()
