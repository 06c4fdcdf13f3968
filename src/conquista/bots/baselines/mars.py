"""MARS: an agent in every territory, and an auction of armies among them.

After S. J. Johansson and F. Olsson, Using Multi-Agent System Technologies in Risk Bots (AIIDE 2006): every territory
values itself and bids for armies, to hold or to go on a way through others; a mission agent gives them to the best
bids. Attacks, occupation and moves are decided by the same bids.
"""

from __future__ import annotations

from conquista.bots.baselines.baseline import Baseline
from conquista.bots.baselines.mars_agents import CHANCE, Agents
from conquista.bots.bot import Question
from conquista.bots.greedy.war_plan import NUMBER
from conquista.bots.war_player import conquest, listed
from conquista.games.war.actions import Attack, EndAttack, EndFortify, Move, Occupy, Place
from conquista.kernel.action import Action

AMOUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30)
"""How many armies are bid for: any small number, then ever larger steps."""


class MarsBot(Baseline[Agents]):
    """The mission agent."""

    reading = Agents

    def _place(self, question: Question, plan: Agents) -> Action:
        """What the auction of a pool gives to its first winner; those of continents come before the free one."""
        places = listed(question, Place)
        pool = min((place.pool for place in places), key=lambda pool: pool == "free")
        lots = {NUMBER[place.territory]: place for place in places if place.pool == pool}
        given = auction(plan, list(lots), next(iter(lots.values())).armies)
        winner = next(iter(given))
        return Place(pool, lots[winner].territory, given[winner])

    def _attack(self, question: Question, plan: Agents) -> Action:
        """The first step of the best way that is likely enough to be gone."""
        best: Action = EndAttack()
        most = 0.0
        for attack in listed(question, Attack):
            source, target = NUMBER[attack.source], NUMBER[attack.target]
            armies = plan.view.armies[source]
            if plan.chance(armies, target) >= CHANCE:
                gain = plan.conquest(source, target, armies) + plan.card(armies, target)
                if gain > most:
                    best, most = attack, gain
        return best

    def _occupy(self, question: Question, plan: Agents) -> Action:
        """As many as the two agents' bids are highest for together; if equal, more."""
        source, target, most = conquest(question, plan)
        standing = plan.view.armies[source]

        def bids(extra: int) -> float:
            return plan.bid(source, standing - extra) + plan.bid(target, 1 + extra)

        return Occupy(max(range(most, -1, -1), key=bids))

    def _fortify(self, question: Question, plan: Agents) -> Action:
        """Out of the hinterland to the border; between borders, where the bids rise most."""
        best: Action = EndFortify()
        most = 0.0
        for move in listed(question, Move):
            source, target = NUMBER[move.source], NUMBER[move.target]
            inland = not plan.enemies_of(source)
            for armies in (move.armies,) if inland else amounts(move.armies):
                gain = plan.march(source, target, armies) if inland else plan.shift(source, target, armies)
                if gain > most:
                    best, most = Move(move.source, move.target, armies), gain
        return best


def auction(plan: Agents, territories: list[int], armies: int) -> dict[int, int]:
    """Armies for territories, in the order of their bids: always to the bid that promises most for each army."""
    given: dict[int, int] = {}
    bids: dict[int, tuple[float, int]] = {}
    left = armies
    while left:
        for territory in territories:
            if territory not in bids or bids[territory][1] > left:
                standing = plan.view.armies[territory] + given.get(territory, 0)
                bids[territory] = _bid(plan, territory, standing, left)
        winner = max(territories, key=lambda territory: bids[territory][0])
        _, asked = bids.pop(winner)
        given[winner] = given.get(winner, 0) + asked
        left -= asked
    return given


def _bid(plan: Agents, territory: int, standing: int, most: int) -> tuple[float, int]:
    """What more armies would bring to a territory, each of them; and how many it then asks for."""
    now = plan.bid(territory, standing)
    return max(((plan.bid(territory, standing + more) - now) / more, more) for more in amounts(most))


def amounts(most: int) -> list[int]:
    return [*(armies for armies in AMOUNTS if armies < most), most]
