"""What the greedy player of WAR Vikings does inside a combat: gods, prayers, second rolls, Valhalla."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from conquista.analysis.assaults import Side, assault_odds, next_roll_odds
from conquista.analysis.gods import best_reroll, pairs_won, roll_odds
from conquista.bots.greedy.vikings_plan import NUMBER, PARTS, Plan
from conquista.games.vikings import actions as do
from conquista.games.vikings.view import CombatView
from conquista.kernel.action import Action

_COSTS = dict(zip(PARTS.gods, PARTS.god_table.cost, strict=True))
_GOD_OF = {card: PARTS.gods[of] for card, of in zip(PARTS.god_cards, PARTS.god_table.god, strict=False)}
_ENOUGH = 2
"""Armies in Valhalla that are enough when pieces run short."""
_DEFENDING = 0.6
_LARGE = 40
"""Beyond so many armies on a side a battle is decided by their number."""


@cache
def conquest(attack: int, defence: int, god: str | None, cries: bool, walled: bool) -> float:
    """The chance to take a target by fighting on; the god is called for the first roll."""
    scale = min(1.0, _LARGE / max(attack, defence))
    armies = max(1, round(attack * scale)), max(1, round(defence * scale))
    return assault_odds(*armies, Side(god=god, rerolls=cries), Side(rerolls=walled)).conquest


def affordable(points: int, calls: int = 0) -> list[str]:
    """The gods that so many armies of Valhalla can pay, after so many calls in the same assault."""
    return [god for god, cost in _COSTS.items() if cost + calls <= points]


@cache
def _gain(attack: int, defence: int, attacks: bool, power: str) -> float:
    """Pairs that a card, or a god before the draw, wins on the average."""
    side = Side(god=power) if power in PARTS.gods else Side(card=power)
    helped = next_roll_odds(attack, defence, *((side, Side()) if attacks else (Side(), side)))
    gain = float(pairs_won(helped) - pairs_won(roll_odds(attack, defence)))
    return gain if attacks else -gain


def invoke(plan: Plan, combat: CombatView, attacks: bool) -> Action:
    """The god whose help is worth most beyond what it costs, if any is."""
    points = plan.view.valhalla[plan.me]
    calls = _calls(plan, combat, attacks)
    weight = _weight(plan, combat, attacks)
    best, best_value = None, 0.0
    for god in affordable(points - _saved(plan), calls):
        price = _COSTS[god] + calls
        value = weight * _gain(combat.armies, combat.defence_dice, attacks, god) - plan.price(price)
        if value > best_value:
            best, best_value = god, value
    return do.PassInvocation() if best is None else do.Invoke(best)


def _calls(plan: Plan, combat: CombatView, attacks: bool) -> int:
    """How often this side has called already in the assault."""
    here = {combat.source, combat.target}
    counts = [
        each.attack_calls if attacks else each.defence_calls
        for each in plan.view.assaults
        if set(each.territories) == here
    ]
    return sum(counts)


def _saved(plan: Plan) -> int:
    """What is kept for ships that the objective asks for, when it is near, and for a lost commander."""
    ships = plan.ships_wanted if plan.missing() <= 3 else 0
    return ships + (plan.commander is None and plan.view.options["commander_return"] == "valhalla")


def _weight(plan: Plan, combat: CombatView, attacks: bool) -> float:
    """How much a pair matters here. In defence it is worth less: the attacker says when it is over."""
    target = NUMBER[combat.target]
    worth = plan.worth[target]
    if attacks and not combat.naval and plan.completes(target):
        return 3.0
    weight = 0.6 + 0.05 * worth
    if not combat.naval:
        falls = plan.view.armies[target] <= min(combat.armies, combat.defence_dice)
        weight += 0.1 + (0.1 * worth if falls else 0.0)
    return weight if attacks else _DEFENDING * weight


def pray(combat: CombatView, attacks: bool) -> Action:
    """A card worse than the average of its god is refused."""
    card = combat.attack_card if attacks else combat.defence_card
    assert card is not None  # noqa: S101 - somebody prays over a card
    sizes = combat.armies, combat.defence_dice
    return (
        do.KeepCard()
        if _gain(*sizes, attacks, card) >= _gain(*sizes, attacks, _GOD_OF[card])
        else do.DrawAgain()
    )


def reroll(plan: Plan, combat: CombatView, attacks: bool) -> Action:
    """The die that wins most pairs when it is rolled again."""
    answers = combat.naval and plan.leads(plan.view.owners[NUMBER[combat.target]], NUMBER[combat.target])
    face = best_reroll(
        tuple(combat.attack),
        tuple(combat.defence),
        attacks,
        combat.attack_card,
        combat.defence_card,
        attacks and answers and not combat.rerolled[1],
    )
    return do.DeclineReroll() if face is None else do.Reroll(face)


def bury(plan: Plan, listed: Sequence[Action]) -> Action:
    """As many as fit; when pieces run short, only what the cheapest gods or a ship take."""
    most = listed[0]
    assert isinstance(most, do.SendToValhalla)  # noqa: S101 - nothing else is listed
    if plan.scarcity < 0.5:
        return most
    return do.SendToValhalla(max(0, min(most.armies, _ENOUGH + _saved(plan) - plan.view.valhalla[plan.me])))
