"""A heuristic player of WAR Vikings that looks at its view alone.

It pursues its objective and completes regions like the greedy player of War; it fills Valhalla with its losses and
calls gods where a pair is worth their price, builds ships where the sea leads further than the land, fights for ports,
and keeps its commander with the army that fights, or where the objective wants him.
"""

from __future__ import annotations

from collections.abc import Sequence

from conquista.bots.bot import Bot, Question
from conquista.bots.greedy import vikings_combat as combat
from conquista.bots.greedy import vikings_sea as sea
from conquista.bots.greedy.land_plan import WINNING
from conquista.bots.greedy.vikings_plan import NUMBER, PARTS, Plan, plan_for
from conquista.games.vikings import actions as do
from conquista.kernel.action import Action

_LONG_SHOT = 0.1
"""With less than this chance an attack is not even tried for the win."""


class VikingsGreedyBot(Bot):
    def choose(self, question: Question) -> Action:
        plan = plan_for(question.view)
        listed = [question.game.decode(code) for code in question.families]
        phase, fight = plan.view.phase, plan.view.combat
        match phase:
            case "place" | "reinforce" | "captured":
                return self._prepare(plan, listed)
            case "attack":
                return self._attack(plan, listed)
            case "fortify":
                return self._fortify(plan, listed)
        if fight is None:
            return listed[0]
        attacks = phase.endswith("_att")
        match phase.removesuffix("_att").removesuffix("_def"):
            case "invoke":
                return combat.invoke(plan, fight, attacks)
            case "prayer":
                return combat.pray(fight, attacks)
            case "reroll":
                return combat.reroll(plan, fight, attacks)
            case "valhalla":
                return combat.bury(plan, listed)
            case "occupy":
                return self._occupy(plan, listed)
            case _:
                return listed[0]  # as many dice as there are

    def _prepare(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """Cards, then ships, then armies, then the commander beside them."""
        return (
            self._trade(plan, listed)
            or sea.work(plan, listed)
            or self._place(plan, listed)
            or self._appoint(plan, listed)
            or do.FinishPlacing()
        )

    def _trade(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """The set with most territories of one's own, and jokers kept if possible."""
        sets = [action for action in listed if isinstance(action, do.Trade)]

        def value(trade: do.Trade) -> int:
            places = [NUMBER.get(card.removeprefix("carta_")) for card in trade.cards]
            return sum(-1 if t is None else 2 * (plan.view.owners[t] == plan.me) for t in places)

        return max(sets, key=value, default=None)

    def _place(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """Everything where it promises most; or where it wins at once."""
        places = [action for action in listed if isinstance(action, do.Place)]
        least = plan.table.armies[plan.goal]
        if least > 1 and len(plan.mine) >= plan.table.territories[plan.goal]:
            for place in places:
                if plan.view.armies[NUMBER[place.territory]] < least:
                    return do.Place(place.pool, place.territory, 1)
        return max(places, key=lambda place: plan.promise(NUMBER[place.territory], place.armies), default=None)

    def _appoint(self, plan: Plan, listed: Sequence[Action]) -> Action | None:
        """The commander: where the objective wants him, else where the effect serves."""
        places = [action for action in listed if isinstance(action, do.PlaceCommander)]

        def value(place: do.PlaceCommander) -> float:
            territory = NUMBER[place.territory]
            return WINNING * (territory == plan.throne) + self._post(plan, territory)

        return max(places, key=value, default=None)

    def _post(self, plan: Plan, territory: int) -> float:
        """What the commander's effect does in a territory."""
        if plan.view.effect == "parede_de_escudos":
            return plan.worth[territory] * min(plan.threat(territory), plan.view.armies[territory])
        if plan.view.effect == "aguas_sangrentas":
            return 5.0 * (territory in plan.ships) + plan.prospects(territory, plan.view.armies[territory])
        return plan.prospects(territory, plan.view.armies[territory])

    def _attack(self, plan: Plan, listed: Sequence[Action]) -> Action:
        best: Action = do.EndAttack()
        best_score = 0.0
        for action in listed:
            score = 0.0
            if isinstance(action, do.Attack):
                score = self._score(plan, NUMBER[action.source], NUMBER[action.target])
            elif isinstance(action, do.AttackShip):
                score = sea.naval_score(plan, action, self._score)
            if score > best_score:
                best, best_score = action, score
        return best

    def _score(self, plan: Plan, source: int, target: int) -> float:
        if plan.view.armies[source] < 2:
            return 0.0
        chance = self._chance(plan, source, target)
        if (plan.worth[target] >= WINNING or plan.completes(target)) and chance > _LONG_SHOT:
            return WINNING * chance
        return plan.venture(source, target, chance, card=not plan.view.conquered)

    def _chance(self, plan: Plan, source: int, target: int) -> float:
        """To conquer, with the commanders who are there; without them, with the cheapest god that can be paid."""
        view = plan.view
        gods = combat.affordable(view.valhalla[plan.me]) if view.options["gods"] else []
        cries = view.effect == "grito_de_batalha" and plan.leads(plan.me, source)
        walled = view.effect == "parede_de_escudos" and plan.leads(view.owners[target], target)
        god = gods[0] if gods and not (cries or walled) else None
        return combat.conquest(view.armies[source], view.armies[target], god, cries, walled)

    def _occupy(self, plan: Plan, listed: Sequence[Action]) -> Action:
        """Go where there is more to take; leave behind what must be held."""
        battle = plan.view.combat
        assert battle is not None  # noqa: S101 - there is one in this phase
        source, target = NUMBER[battle.source], NUMBER[battle.target]
        moves = [action for action in listed if isinstance(action, do.Occupy)]
        onward = self._goes_on(plan, source, target, battle.armies)
        led = [move for move in moves if move.commander]
        move = (led or moves)[0] if self._leads_on(plan, source, target, onward) else moves[0]
        if onward:
            return move
        return do.Occupy(min(battle.armies, 2 if plan.view.armies[source] > 3 else 1), move.commander)

    def _goes_on(self, plan: Plan, source: int, target: int, armies: int) -> bool:
        if not plan.enemies_of(source):
            return True
        here = plan.prospects(source, plan.view.armies[source])
        there = plan.prospects(target, armies)
        return there > here or plan.threat(target) > plan.threat(source)

    def _leads_on(self, plan: Plan, source: int, target: int, onward: bool) -> bool:
        """Whether the commander goes along."""
        if plan.throne is not None:
            return plan.throne == target or (plan.throne != source and onward)
        return onward and plan.view.effect != "parede_de_escudos"

    def _fortify(self, plan: Plan, listed: Sequence[Action]) -> Action:
        best: Action = do.EndFortify()
        best_score = 0.0
        for action in listed:
            score = 0.0
            if isinstance(action, (do.Move, do.Sail)):
                score = self._moved(plan, action)
            if score > best_score:
                best, best_score = action, score
        return best

    def _moved(self, plan: Plan, action: do.Move | do.Sail) -> float:
        """Armies to the border; the commander with them, or to where the objective wants him."""
        source, target = NUMBER[action.source], NUMBER[action.target]
        score = plan.march(source, target, action.armies) if action.armies else 0.0
        if action.commander and plan.throne is not None:
            score += self._towards_throne(plan, source, target)
        elif action.commander:
            score += 0.5 if self._post(plan, target) > self._post(plan, source) else -0.5
        return score + (
            sea.sailed(plan, source, target) if isinstance(action, do.Sail) and action.ship else 0.0
        )

    def _towards_throne(self, plan: Plan, source: int, target: int) -> float:
        """WINNING if he could reach it now; some value for each step over own land."""
        if plan.throne == source:
            return -WINNING
        if plan.throne == target:
            return WINNING
        return 3.0 * (self._steps(plan, source) - self._steps(plan, target))

    def _steps(self, plan: Plan, start: int) -> int:
        """From a territory to where the commander is wanted."""
        reached, steps = {start}, 0
        while plan.throne not in reached and steps < len(PARTS.territories):
            reached |= {n for t in reached for n in plan.ground.neighbours[t]}
            steps += 1
        return steps
