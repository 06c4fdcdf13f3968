"""Writes the odds that the browser's own are tested against.

python tools/web_odds.py
"""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path
from typing import Any

from conquista.analysis.assaults import Side, assault_odds, naval_odds, next_roll_odds
from conquista.analysis.odds import battle_odds, roll_odds
from conquista.analysis.raids import exchange_odds, raid_odds
from conquista.parts.land.limits import MOST_DICE

FILE = Path(__file__).parent.parent / "web" / "tests" / "odds.json"
BATTLES = [(2, 1), (2, 5), (3, 2), (4, 4), (5, 1), (7, 2), (8, 4), (12, 9), (20, 20), (31, 17), (60, 45)]
KEEPS = (1, 3, 6)
RAIDS = [(1, 2), (1, 9), (2, 3), (3, 6), (4, 4), (6, 5), (10, 2), (10, 30)]

SIDES = (
    (Side(), Side()),
    (Side(card="freya_seidr"), Side(card="odin_gungnir")),
    (Side(card="loki_troca"), Side(card="thor_mjolnir")),
    (Side(card="odin_corvos"), Side(card="loki_ilusao")),
    (Side(god="thor"), Side()),
    (Side(), Side(god="freya")),
    (Side(card="odin_mimir"), Side(god="odin")),
    (Side(god="loki", prays=True), Side(god="loki")),
    (Side(rerolls=True), Side()),
    (Side(), Side(rerolls=True)),
    (Side(god="freya", rerolls=True), Side(card="loki_discordia")),
)
ASSAULTS = [(2, 1), (3, 2), (5, 4), (9, 6), (20, 15)]


def rendered() -> str:
    return json.dumps({**_of_all(), **_of_vikings()}) + "\n"


def _of_vikings() -> dict[str, Any]:
    """Sides as `[card, god, rerolls, prays]`."""
    told = [[list(astuple(side)) for side in sides] for sides in SIDES]
    god_rolls = [
        [a, d, *names, [float(chance) for chance in next_roll_odds(a, d, ours, theirs)]]
        for a, d in ((1, 1), (3, 1), (2, 3), (3, 3))
        for names, (ours, theirs) in zip(told, SIDES, strict=True)
    ]
    assaults = [
        [a, d, *names, odds.conquest, odds.attack_losses, odds.defence_losses]
        for a, d in ASSAULTS
        for names, (ours, theirs) in zip(told, SIDES, strict=True)
        if (odds := assault_odds(a, d, ours, theirs))
    ]
    naval = [
        [*names, {name: float(chance) for name, chance in naval_odds(ours, theirs).items()}]
        for names, (ours, theirs) in zip(told, SIDES, strict=True)
    ]
    return {"godRolls": god_rolls, "assaults": assaults, "naval": naval}


def _of_all() -> dict[str, Any]:
    dice = range(1, MOST_DICE + 1)
    rolls = [[a, d, [float(chance) for chance in roll_odds(a, d)]] for a in dice for d in dice]
    battles = [
        [a, d, keep, odds.conquest, odds.attack_losses, odds.defence_losses]
        for a, d in BATTLES
        for keep in KEEPS
        if (odds := battle_odds(a, d, keep))
    ]
    exchanges = [
        [bombers, armies, heavy, sorted([*left, float(chance)] for left, chance in outcomes.items())]
        for bombers, armies in RAIDS
        for heavy in (False, True)
        if (outcomes := exchange_odds(bombers, armies, heavy))
    ]
    raids = [
        [bombers, armies, heavy, *map(float, (raid.down_to_one, raid.bombers_lost, raid.armies_destroyed))]
        for bombers, armies in RAIDS
        for heavy in (False, True)
        if (raid := raid_odds(bombers, armies, heavy=heavy))
    ]
    return {"rolls": rolls, "battles": battles, "exchanges": exchanges, "raids": raids}


if __name__ == "__main__":
    FILE.write_text(rendered(), "utf-8")
