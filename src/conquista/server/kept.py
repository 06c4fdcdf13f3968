"""Between a match in play and what is stored of it."""

from __future__ import annotations

from typing import Any

import msgspec

from conquista.kernel import fields
from conquista.kernel.errors import ConquistaError
from conquista.kernel.event import Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.jsontext import decode_json
from conquista.kernel.lot import Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.record import Header, read_entry
from conquista.kernel.replay import Told
from conquista.storage.store import Row, StoredEntry, StoredMatch


def entry_row(table: str, told: Told) -> Row:
    """An entry with what was told of it."""
    tellings = [[telling.event, telling.audience, telling.masked] for telling in told.tellings]
    return {
        "table_id": table,
        "number": told.entry.number,
        "line": msgspec.json.encode(told.entry.line()).decode(),
        "told": msgspec.json.encode(tellings).decode(),
    }


def told_again(game: Game[Any, Any], kept: StoredEntry) -> Told:
    tellings = [
        Telling(game.read_event(event), audience, None if masked is None else game.read_event(masked))
        for event, audience, masked in decode_json(kept.told)
    ]
    return Told(read_entry(game, kept.number, kept.line), tellings)


def header_of(game: Game[Any, Any], table: Row, seats: list[Row], lot: SealedLot) -> Header:
    people = [SeatSetup(seat["colour"], seat["name"]) for seat in seats]
    return Header(game.id, table["rules_version"], table["id"], people, table["options"], lot.note(False))


def lot_of(table: Row, seats: list[Row]) -> SealedLot:
    seeds = [SeatSeed(seat["seed"], seat["seed_by"]) for seat in seats]
    return SealedLot(Seal(bytes.fromhex(table["secret"])), seeds, table["id"])


def begun(game: Game[Any, Any], table: Row, seats: list[Row]) -> Match[Any, Any]:
    lot = lot_of(table, seats)
    return Match(game, header_of(game, table, seats, lot), lot)


def restored(game: Game[Any, Any], table: Row, seats: list[Row], kept: StoredMatch) -> Match[Any, Any]:
    """The match as it was, drafts included. Raises BadRecord if the rules do not take one of its entries."""
    lot = lot_of(table, seats)
    header = header_of(game, table, seats, lot)
    past = [told_again(game, entry) for entry in kept.entries]
    match = Match.restored(game, header, lot, past, fitting_position(game, header, kept.position))
    for seat, by, *line in decode_json(kept.position["steps"]) if kept.position else []:
        try:
            match.play(seat, game.read_action(line), by)
        except ConquistaError:
            break  # a draft that no longer fits is given up, and so is what was built on it
    return match


def fitting_position(game: Game[Any, Any], header: Header, row: Row | None) -> tuple[int, list[int]] | None:
    """A position is a cache: it counts only if the rules and the layout of the state are the same."""
    if row is None or row["rules_version"] != game.rules_version:
        return None
    blank = game.new_state(header.seats, header.options)
    if row["layout"] != fields.layout(blank):
        return None
    return row["number"], decode_json(row["dump"], list[int])


def position_of(match: Match[Any, Any], layout: str) -> Row:
    return {
        "table_id": match.header.match,
        "number": len(match.entries),
        "layout": layout,
        "rules_version": match.game.rules_version,
        "dump": msgspec.json.encode(match.state.dump()).decode(),
        "steps": steps_of(match),
    }


def steps_of(match: Match[Any, Any]) -> str:
    """The open chain as `[seat, by, kind, *fields]` lines."""
    lines = [[step.seat, step.by, *msgspec.to_builtins(match.game.decode(step.code))] for step in match.drafts]
    return msgspec.json.encode(lines).decode()
