"""Writes matches of Reinos as one seat sees them: what the browser makes of each event is tested against them.

python tools/web_matches.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from conquista.catalog import read_record
from conquista.kernel.replay import Replay

ROOT = Path(__file__).parent.parent
FILE = ROOT / "web" / "tests" / "reinos" / "matches.json"
RECORDS = ROOT / "tests" / "records" / "reinos"
NAMES = (
    "conquest-by-attack-of-8",
    "conquest-by-defence-of-6-auto-brutal",
    "conquest-by-defence-of-7-easy-clock-per-round",
    "conquest-by-surrender-in-battle",
    "conquest-by-surrender-in-revolt",
    "round-limit-shared",
)
VIEWER = 0


def rendered() -> str:
    return json.dumps([_match(name) for name in NAMES], separators=(",", ":")) + "\n"


def _match(name: str) -> dict[str, Any]:
    game, record = read_record((RECORDS / f"{name}.jsonl").read_text("utf-8"))
    replay = Replay(game, record)
    first = msgspec.to_builtins(game.view(replay.state, VIEWER))
    steps: list[dict[str, Any]] = []
    last = first
    for told in replay:
        events = [event for each in told.tellings if (event := each.heard_by(VIEWER)) is not None]
        if not events:
            continue
        view = msgspec.to_builtins(game.view(replay.state, VIEWER))
        changed = {field: value for field, value in view.items() if last[field] != value}
        steps.append({"events": msgspec.to_builtins(events), "changed": changed})
        last = view
    return {"name": name, "view": first, "steps": steps}


if __name__ == "__main__":
    FILE.write_text(rendered(), "utf-8")
