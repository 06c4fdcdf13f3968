"""Writes the odds of Reinos that the browser's own are tested against.

python tools/web_kingdoms.py
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from conquista.analysis.kingdoms import battle_chance, is_free, muster_chance, native_chance
from conquista.catalog import game_called
from conquista.games.reinos.components import components
from conquista.games.reinos.view import ReinosView
from conquista.kernel.game import SeatSetup

FILE = Path(__file__).parent.parent / "web" / "tests" / "reinos" / "odds.json"
FAILURES: dict[str, int] = components().numbers["failure"]
MOST_VASSALS = 6
POSITIONS = 60
LIKELIHOODS = (0.0, 0.5, 1.0)
SEED = 7


def rendered() -> str:
    vassals = range(MOST_VASSALS + 1)
    return (
        json.dumps(
            {
                "natives": [[f, v, float(native_chance(f, v))] for f in FAILURES.values() for v in vassals],
                "musters": [
                    [f, a, d, float(muster_chance(f, a, d))]
                    for f, a, d in product(FAILURES.values(), vassals, vassals)
                    if a + d <= MOST_VASSALS
                ],
                "battles": _battles(),
            }
        )
        + "\n"
    )


def _battles() -> list[dict[str, Any]]:
    """Positions as a match may reach them, with who tries how likely."""
    chooser = Random(SEED)  # noqa: S311 - no dice, only positions to test with
    found: list[dict[str, Any]] = []
    while len(found) < POSITIONS:
        view = _position(chooser)
        free = [seat for seat in range(len(view.colours)) if is_free(view, seat)]
        if len(free) < 2:
            continue
        attacker, defender = chooser.sample(free, 2)
        asked = [seat for seat, lord in enumerate(view.suzerains) if lord in (attacker, defender)]
        tries = {seat: chooser.choice(LIKELIHOODS) for seat in asked}
        found.append(
            {
                "difficulty": view.options["difficulty"],
                "order": view.order,
                "in_play": view.in_play,
                "suzerains": view.suzerains,
                "revolt": view.revolt,
                "attacker": attacker,
                "defender": defender,
                "tries": sorted(tries.items()),
                "chance": float(battle_chance(view, attacker, defender, tries)),
            }
        )
    return found


def _position(chooser: Random) -> ReinosView:
    game = game_called("reinos")
    seats = chooser.randint(game.seats.start, game.seats.stop - 1)
    state = game.new_state([SeatSetup()] * seats, {"difficulty": chooser.choice(list(FAILURES))})
    view: ReinosView = game.view(state, None)
    lords = chooser.sample(range(seats), chooser.randint(2, seats))
    suzerains = [None if seat in lords else chooser.choice(lords) for seat in range(seats)]
    return replace(
        view,
        order=chooser.sample(range(seats), seats),
        suzerains=suzerains,
        revolt=[0 if lord is None else 15 * chooser.randint(1, 5) for lord in suzerains],
    )


if __name__ == "__main__":
    FILE.write_text(rendered(), "utf-8")
