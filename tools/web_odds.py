"""Writes the odds that the browser's own are tested against.

python tools/web_odds.py
"""

from __future__ import annotations

import json
from pathlib import Path

from conquista.analysis.odds import battle_odds, roll_odds
from conquista.analysis.raids import exchange_odds, raid_odds
from conquista.parts.land.limits import MOST_DICE

FILE = Path(__file__).parent.parent / "web" / "tests" / "odds.json"
BATTLES = [(2, 1), (2, 5), (3, 2), (4, 4), (5, 1), (7, 2), (8, 4), (12, 9), (20, 20), (31, 17), (60, 45)]
KEEPS = (1, 3, 6)
RAIDS = [(1, 2), (1, 9), (2, 3), (3, 6), (4, 4), (6, 5), (10, 2), (10, 30)]


def rendered() -> str:
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
    return json.dumps({"rolls": rolls, "battles": battles, "exchanges": exchanges, "raids": raids}) + "\n"


if __name__ == "__main__":
    FILE.write_text(rendered(), "utf-8")
