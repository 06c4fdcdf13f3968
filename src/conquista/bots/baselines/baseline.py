"""A baseline of War: a published way to play, and the objectives that War adds to it.

The descriptions know no objectives: they conquer the world. Whoever plays so in War is overtaken, so every baseline
takes a win that is at hand, and values what its objective asks for.
"""

from __future__ import annotations

from conquista.analysis.odds import conquest_chance
from conquista.bots.bot import Question
from conquista.bots.greedy.war_plan import GROUND, NUMBER, Plan
from conquista.bots.war_player import Reading, WarPlayer, conquest, listed
from conquista.games.war.actions import Attack, Move, Occupy, Place
from conquista.games.war.phase import TERRITORIES
from conquista.kernel.action import Action

HOPE = 0.2
"""From this chance on a battle for the match is fought."""


class Baseline(WarPlayer[Reading]):
    def _answer(self, question: Question, plan: Reading) -> Action:
        return last_step(question, plan) or super()._answer(question, plan)


def last_step(question: Question, plan: Plan) -> Action | None:
    """What wins at once, or leads there in this phase."""
    match plan.view.phase:
        case "attack":
            return _last_battle(question, plan)
        case "place" | "end_place":
            return _last_armies(question, plan)
        case "occupy":
            return _last_garrison(question, plan)
        case "fortify":
            return _last_moves(question, plan)
        case _:
            return None


def _last_battle(question: Question, plan: Plan) -> Attack | None:
    armies = plan.view.armies
    best, hope = None, HOPE
    for attack in listed(question, Attack):
        source, target = NUMBER[attack.source], NUMBER[attack.target]
        if plan.completes(target) or (wanting(plan) == 1 and armies[source] > 4):
            chance = conquest_chance(armies[source], armies[target])
            if chance > hope:
                best, hope = attack, chance
    return best


def wanting(plan: Plan) -> int:
    """For so many territories with two armies each: how many still lack; 0 for other objectives."""
    kind, number, least = plan.goal
    if kind != TERRITORIES or least == 1:
        return 0
    return number - sum(plan.view.armies[t] >= least for t in plan.mine)


def thin(plan: Plan) -> list[int]:
    """Own territories with a single army."""
    return [t for t in plan.mine if plan.view.armies[t] == 1]


def _last_armies(question: Question, plan: Plan) -> Place | None:
    lacking = wanting(plan)
    weak = thin(plan)
    if not 0 < lacking <= min(len(weak), sum(plan.view.pools.values())):
        return None
    fitting = [place for place in listed(question, Place) if NUMBER[place.territory] in weak]
    bound_first = sorted(fitting, key=lambda place: place.pool == "free")
    return Place(bound_first[0].pool, bound_first[0].territory, 1) if bound_first else None


def _last_garrison(question: Question, plan: Plan) -> Occupy | None:
    if wanting(plan) != 1:
        return None
    source, _, most = conquest(question, plan)
    enough = most >= 1 and plan.view.armies[source] > 2
    return Occupy(1) if enough else None


def _last_moves(question: Question, plan: Plan) -> Move | None:
    """One army each for as many weak neighbours as still lack, if there are enough of them."""
    lacking = wanting(plan)
    if lacking <= 0:
        return None
    left, spare = list(plan.view.armies), list(plan.view.movable)
    found = []
    for weak in thin(plan):
        for source in GROUND.neighbours[weak]:
            if plan.view.owners[source] == plan.me and spare[source] > 0 and left[source] > 2:
                spare[source] -= 1
                left[source] -= 1
                found.append((source, weak))
                break
    if len(found) < lacking:
        return None
    return next(
        Move(move.source, move.target, 1)
        for move in listed(question, Move)
        if (NUMBER[move.source], NUMBER[move.target]) in found
    )
