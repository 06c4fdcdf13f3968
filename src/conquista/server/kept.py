"""Between a match in play and what is stored of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from conquista.bots.thought import Thought
from conquista.kernel import fields
from conquista.kernel.errors import BadRecord, ConquistaError
from conquista.kernel.event import Telling
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.jsontext import decode_json
from conquista.kernel.lot import Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.record import Header, Record, read_entry
from conquista.kernel.replay import Replay, Told
from conquista.storage import schema
from conquista.storage.changes import Change
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


def answer_to(table: str, seat: int, action: str, text: str) -> Change:
    return Change(schema.answers, {"table_id": table, "seat": seat, "action_id": action, "answer": text})


def thought_before(table: str, entry: int, seat: int, thought: Thought) -> Change:
    text = msgspec.json.encode(thought).decode()
    return Change(schema.thoughts, {"table_id": table, "entry": entry, "seat": seat, "thought": text})


def told_again(game: Game[Any, Any], kept: StoredEntry) -> Told:
    return Told(read_entry(game, kept.number, kept.line), tellings_again(game, kept.told))


def tellings_again(game: Game[Any, Any], text: str) -> list[Telling]:
    return [
        Telling(game.read_event(event), audience, None if masked is None else game.read_event(masked))
        for event, audience, masked in decode_json(text)
    ]


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
    return None if row is None or row["rules_version"] != game.rules_version else readable(game, header, row)


def readable(game: Game[Any, Any], header: Header, row: Row | None) -> tuple[int, list[int]] | None:
    """A position whose layout is still that of the state."""
    if row is None or row["layout"] != fields.layout(game.new_state(header.seats, header.options)):
        return None
    return row["number"], decode_json(row["dump"], list[int])


# Matches of another version of the rules.


def first_changed(game: Game[Any, Any], table: Row, seats: list[Row], kept: StoredMatch) -> int | None:
    """Play a match again by the rules of today; the first entry that they refuse or tell otherwise.

    None if it comes to the same. Where the layout of the state is the same too, the position decides what came.
    """
    header = replace(header_of(game, table, seats, lot_of(table, seats)), rules_version=game.rules_version)
    differs = None
    number = 0
    try:
        replay = Replay(game, Record(header, [read_entry(game, e.number, e.line) for e in kept.entries]))
        for told in replay:
            number = told.entry.number
            if differs is None and entry_row(header.match, told)["told"] != kept.entries[number - 1].told:
                differs = number
    except BadRecord as error:
        return error.entry or number + 1
    before = readable(game, header, kept.position)
    if before is None:
        return differs
    return None if before[1] == replay.state.dump() else differs or number


def as_it_stood(
    game: Game[Any, Any], table: Row, seats: list[Row], kept: StoredMatch
) -> Match[Any, Any] | None:
    """A match to be looked at, whatever rules it was played by; None if this version cannot read its position."""
    lot = lot_of(table, seats)
    header = replace(header_of(game, table, seats, lot), rules_version=game.rules_version)
    position = readable(game, header, kept.position)
    if position is None:
        return None
    try:
        match = Match.restored(game, header, lot, [told_again(game, e) for e in kept.entries], position)
    except ConquistaError:
        return None
    match.header = replace(match.header, rules_version=table["rules_version"])
    return match


def record_text(game: Game[Any, Any], table: Row, seats: list[Row], kept: StoredMatch) -> str:
    """The record of a match that has ended, as it was written, with the secret of its dice."""
    lot = lot_of(table, seats)
    header = replace(header_of(game, table, seats, lot), dice=lot.note(revealed=True))
    return "\n".join([msgspec.json.encode(header).decode(), *(entry.line for entry in kept.entries), ""])


def position_of(match: Match[Any, Any], layout: str) -> Row:
    return {
        "table_id": match.header.match,
        "number": match.count,
        "layout": layout,
        "rules_version": match.game.rules_version,
        "dump": msgspec.json.encode(match.state.dump()).decode(),
        "steps": steps_of(match),
    }


def steps_of(match: Match[Any, Any]) -> str:
    """The open chain as `[seat, by, kind, *fields]` lines."""
    lines = [[step.seat, step.by, *msgspec.to_builtins(match.game.decode(step.code))] for step in match.drafts]
    return msgspec.json.encode(lines).decode()
