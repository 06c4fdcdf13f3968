"""Exact odds of WAR Vikings as tables of thousandths, for a player that has no time to compute them."""

from __future__ import annotations

from functools import cache

from conquista.analysis.assaults import Side, naval_odds, next_roll_odds
from conquista.analysis.gods import pairs_won, roll_odds
from conquista.games.vikings.components import components
from conquista.games.vikings.phase import BATTLE_CRY, RED, SHIELD_WALL
from conquista.parts.land.limits import MOST_DICE

SIDE = 48
"""Battles are tabled up to so many armies on either side."""
_PARTS = components()
_PLAIN = Side()


@cache
def led_chances(effect: int) -> list[int]:
    """Of attackers and defenders the chance to conquer, where a commander has the effect in every roll."""
    ours, theirs = Side(rerolls=effect == BATTLE_CRY), Side(rerolls=effect == SHIELD_WALL)
    chance = [[0.0] * SIDE for _ in range(SIDE)]
    for attack in range(1, SIDE):
        chance[attack][0] = 1.0
        for defence in range(1, SIDE if attack > 1 else 0):
            dice, reply = min(MOST_DICE, attack - 1), min(MOST_DICE, defence)
            chance[attack][defence] = sum(
                float(odds) * chance[attack - min(dice, reply) + won][defence - won]
                for won, odds in enumerate(next_roll_odds(dice, reply, ours, theirs))
            )
    return [round(1000 * each) for line in chance for each in line]


@cache
def god_gain(side: int, attack: int, defence: int, god: int) -> int:
    """The pairs that a god wins on the average, before a card is drawn."""
    return _gain(side, attack, defence, Side(god=_PARTS.gods[god]))


@cache
def card_gain(side: int, attack: int, defence: int, card: int) -> int:
    """The pairs that a power card wins on the average."""
    return _gain(side, attack, defence, Side(card=_PARTS.god_cards[card]))


def _gain(side: int, attack: int, defence: int, helped: Side) -> int:
    sides = (helped, _PLAIN) if side == RED else (_PLAIN, helped)
    gain = pairs_won(next_roll_odds(attack, defence, *sides)) - pairs_won(roll_odds(attack, defence))
    return round(1000 * (gain if side == RED else -gain))


@cache
def opening_chance(rolls: int) -> int:
    """That a naval combat opens the way."""
    odds = naval_odds(rolls=rolls)
    return round(1000 * (odds["open"] + odds["sunk"]))
