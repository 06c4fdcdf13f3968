"""The match on the home page: one between bots, as what changes on the board from step to step.

python tools/home_match.py      write web/src/pages/home/match.json
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from conquista.api import watch_match
from conquista.catalog import GAMES
from conquista.games.war.actions import Attack
from conquista.games.war.components import components
from conquista.kernel.replay import Replay
from conquista.kernel.seat import CHANCE

FILE = Path(__file__).parent.parent / "web" / "src" / "pages" / "home" / "match.json"
SEED = 25
SEATS = 5
FIRST_ROUND, LAST_ROUND = 5, 8


class Position(NamedTuple):
    colours: list[str | None]
    seat: int
    attack: Attack | None
    owners: list[int | None]
    armies: list[int]


def positions(seed: int) -> Iterator[Position]:
    """The board after each decision and each roll of some rounds, in which it is no longer as dealt."""
    game = GAMES["war"]
    record = watch_match("war", ["greedy"] * SEATS, {"round_limit": LAST_ROUND}, seed=seed).record
    replay = Replay(game, record)
    attack: Attack | None = None
    for told in replay:
        view = game.view(replay.state, None)
        if isinstance(told.entry.action, Attack):
            attack = told.entry.action
        elif told.entry.seat != CHANCE:
            attack = None
        if view.round >= FIRST_ROUND:
            yield Position(view.colours, view.active, attack, view.owners, view.armies)


def changes(before: Position, after: Position) -> list[list[int | None]]:
    """Territory, owner and armies, where they are not as they were."""
    was = zip(before.owners, before.armies, strict=True)
    now = zip(after.owners, after.armies, strict=True)
    return [[place, *new] for place, (old, new) in enumerate(zip(was, now, strict=True)) if old != new]


def steps(match: list[Position]) -> Iterator[dict[str, Any]]:
    """What one player places is one step; so is each battle, and each conquest."""
    territories = components().territories
    placed: dict[str, Any] | None = None
    for before, after in pairwise(match):
        new = changes(before, after)
        if not new:
            continue
        if after.attack is not None:
            placed = None
            arrow = [territories.index(place) for place in (after.attack.source, after.attack.target)]
            yield {"seat": after.seat, "arrow": arrow, "new": new}
        elif placed is not None and placed["seat"] == after.seat:
            placed["new"] += new
        else:
            placed = {"seat": after.seat, "new": new}
            yield placed


def text() -> str:
    match = list(positions(SEED))
    first = match[0]
    told = {
        "colours": first.colours,
        "places": components().territories,
        "owners": first.owners,
        "armies": first.armies,
        "steps": list(steps(match)),
    }
    return json.dumps(told, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
