"""Writes what the browser's own counting in WAR Vikings is tested against: odds, standing orders, and a match.

python tools/web_vikings.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from conquista.analysis.assaults import Side, assault_odds
from conquista.analysis.gods import roll_odds
from conquista.api import watch_match
from conquista.catalog import GAMES
from conquista.games.vikings.components import components
from conquista.games.vikings.orders import StandingOrders, ordered
from conquista.games.vikings.view import CombatView
from conquista.kernel.game import SeatSetup
from conquista.kernel.replay import Replay

FILE = Path(__file__).parent.parent / "web" / "tests" / "vikings" / "exact.json"
CARDS = components().god_cards
DICE = ((1, 1), (2, 2), (3, 1))
SOME = ("thor_trovao", "loki_troca", "freya_brisingamen")
BOTH = (
    ("odin_gungnir", "thor_trovao"),
    ("loki_ilusao", "freya_seidr"),
    ("loki_discordia", "loki_troca"),
    ("odin_corvos", "loki_discordia"),
    ("freya_brisingamen", "odin_gungnir"),
)
RIGHTS = ((True, False), (False, True), (True, True))
SEED, SEATS, ROUNDS = 11, 4, 4
FIELDS = (
    "owners",
    "armies",
    "valhalla",
    "ships",
    "spent",
    "commanders",
    "commanders_lost",
    "ships_in_reserve",
    "ships_destroyed",
    "hand_sizes",
    "round",
    "active",
)
PHASES = ("invoke", "prayer", "reroll", "valhalla")


def rendered() -> str:
    made = {
        "rolls": list(_rolls()),
        "assaults": list(_assaults()),
        "orders": list(_orders()),
        "match": _match(),
    }
    return json.dumps(made, separators=(",", ":")) + "\n"


def _rolls() -> Iterator[list[Any]]:
    terms: list[tuple[int, int, str | None, str | None, bool, bool]] = []
    for dice, card in product(DICE, (None, *CARDS)):
        terms += [(*dice, card, None, False, False), (*dice, None, card, False, False)]
    for dice, cards in product(DICE, BOTH):
        terms.append((*dice, *cards, False, False))
    for dice, rights in product(DICE, RIGHTS):
        terms.append((*dice, None, None, *rights))
    terms += [(3, 3, card, None, False, False) for card in (None, *SOME)]
    terms.append((2, 2, "thor_mjolnir", "freya_manto", True, True))
    for each in terms:
        yield [*each, [float(chance) for chance in roll_odds(*each)]]


def _assaults() -> Iterator[list[Any]]:
    """Armies on either side, who may roll again; the chance to conquer, and what it costs the attack."""
    for armies, rights in product(((2, 1), (5, 3), (8, 5), (12, 9)), ((False, False), *RIGHTS)):
        ours, theirs = (Side(rerolls=right) for right in rights)
        odds = assault_odds(*armies, ours, theirs)
        yield [*armies, *rights, float(odds.conquest), float(odds.attack_losses)]


def _orders() -> Iterator[list[Any]]:
    """The orders, the seat's Valhalla, its losses, its side, the phase; and what is answered."""
    game = GAMES["vikings"]
    seen = game.view(game.new_state([SeatSetup()] * SEATS, {}), 0)
    choices = product(("ask", "most", "none"), (0, 3, 7), (True, False), (True, False))
    for (valhalla, invoke_from, reroll, prayer), own, side, phase in product(
        choices, (0, 3, 5, 6), ("att", "def"), PHASES
    ):
        fields = {"valhalla": valhalla, "invoke_from": invoke_from, "reroll": reroll, "prayer": prayer}
        orders = msgspec.convert(fields, StandingOrders)
        answer = ordered(orders, _asked(seen, own, side, f"{phase}_{side}"))
        line = None if answer is None else msgspec.to_builtins(answer)
        yield [msgspec.to_builtins(orders), own, 2, side, f"{phase}_{side}", line]


def _asked(seen: Any, own: int, side: str, phase: str) -> Any:
    combat = CombatView("viken", "frisia", False, 3, 3, None, None, [], [], 2, 2, 0, 0, [False, False])
    changes = {"phase": phase, "combat": combat, "valhalla": [own] * SEATS, "awaiting": [0]}
    return msgspec.structs.replace(seen, **changes, active=0 if side == "att" else 1)


def _match() -> dict[str, Any]:
    game = GAMES["vikings"]
    record = watch_match("vikings", ["brawler"] * SEATS, {"round_limit": ROUNDS}, seed=SEED).record
    replay = Replay(game, record)
    first = msgspec.to_builtins(game.view(replay.state, None))
    last = {field: first[field] for field in FIELDS}
    steps: list[dict[str, Any]] = []
    for told in replay:
        events = [event for each in told.tellings if (event := each.heard_by(None)) is not None]
        view = msgspec.to_builtins(game.view(replay.state, None))
        changed = {field: view[field] for field in FIELDS if last[field] != view[field]}
        if events or changed:
            steps.append({"events": msgspec.to_builtins(events), "changed": changed})
        last |= changed
    return {"view": first, "steps": steps}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(rendered(), "utf-8")
