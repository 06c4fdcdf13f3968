"""Records of finished matches, as files that somebody brings."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload

RECORDS = Path(__file__).parents[1] / "records"
WAR = RECORDS / "war" / "destruir-azul-turned-to-24-out-of-turn.jsonl"
VIKINGS = RECORDS / "vikings" / "portos.jsonl"
FEUDUM = RECORDS / "feudum" / "points-of-4.jsonl"
NAMES = ["Aimoré", "Iara", "Ubirajara", "Anita", "Bia", "Caio"]


def file_of(text: str, name: str = "war.jsonl") -> FilePayload:
    """A file to be chosen."""
    return {"name": name, "mimeType": "application/x-ndjson", "buffer": text.encode()}


def named(record: Path) -> str:
    """A record whose players have names."""
    first, *entries = record.read_text("utf-8").splitlines()
    header = json.loads(first)
    header["seats"] = [{**seat, "name": name} for seat, name in zip(header["seats"], NAMES, strict=False)]
    return "\n".join([json.dumps(header), *entries, ""])


def rolls(record: Path) -> list[int]:
    """The numbers of the entries at which dice were rolled."""
    entries = [json.loads(line) for line in record.read_text("utf-8").splitlines()[1:]]
    return [entry[0] for entry in entries if entry[2] == "rolled"]


def bring(page, record: Path, position: int, seat: int | None = None) -> None:
    """Open the replay of a record, and look at a position."""
    page.goto("/replay")
    page.locator('input[type="file"]').set_input_files(file_of(named(record)))
    page.locator("[data-replay]").wait_for(timeout=60_000)
    page.goto(f"/replay/registro?n={position}" + ("" if seat is None else f"&visao={seat + 1}"))
    page.locator(f'[data-replay="{position}"]').wait_for(timeout=60_000)
