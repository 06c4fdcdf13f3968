"""A match is its record: a header and entries, one JSON line each.

{"format":1,"game":"war","rules_version":1,"match":"…","seats":[…],"options":{…},"dice":{…}}
[1,"chance","drawn",3,12]
[61,0,"place","free","brasil",4]
[62,0,"end_attack",{"by":"default"}]
[63,"rules","continued",2,[…]]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from conquista.kernel.action import Action
from conquista.kernel.errors import BadMessage, BadRecord
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.jsontext import decode_json
from conquista.kernel.lot import DiceNote
from conquista.kernel.option import Value
from conquista.kernel.seat import CHANCE, RULES

FORMAT = 1
_NAMES = {CHANCE: "chance", RULES: "rules"}
BY_DEFAULT = "default"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was settled before the first entry."""

    game: str
    rules_version: int
    match: str
    seats: list[SeatSetup]
    options: dict[str, Value]
    dice: DiceNote
    format: int = FORMAT


class Entry(NamedTuple):
    """`by` is set if the seat did not answer itself: then it says who or what did."""

    number: int
    seat: int
    action: Action
    by: str = ""

    def line(self) -> list[Any]:
        """The entry as it stands in a record."""
        seat = _NAMES.get(self.seat, self.seat)
        mark = [{"by": self.by}] if self.by else []
        return [self.number, seat, *msgspec.to_builtins(self.action), *mark]


class Record(NamedTuple):
    header: Header
    entries: list[Entry]

    def text(self) -> str:
        lines: list[object] = [self.header, *(entry.line() for entry in self.entries)]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_header(line: str | bytes) -> Header:
    try:
        header: Header = decode_json(line, Header)
    except BadMessage as error:
        raise BadRecord(f"the first line is no header of a record: {error}") from None
    if header.format != FORMAT:
        raise BadRecord(f"the record has format {header.format}; this version reads format {FORMAT}")
    return header


def read_entries(game: Game[Any, Any], lines: Iterable[str]) -> list[Entry]:
    """Entries as they stand; whether they fit the rules is for `replay` to say."""
    return [read_entry(game, number, line) for number, line in enumerate(lines, 1)]


def read_entry(game: Game[Any, Any], number: int, line: str) -> Entry:
    try:
        fields = decode_json(line, list[Any])
    except BadMessage as error:
        raise BadRecord(f"no line of a record: {error}", number) from None
    by = ""
    if fields and isinstance(fields[-1], dict):
        mark = fields.pop()
        by = mark.get("by")
        if set(mark) != {"by"} or not isinstance(by, str) or not by:
            raise BadRecord(f"an entry can be marked with 'by' alone, not with {mark}", number)
    if len(fields) < 3 or type(fields[0]) is not int:
        raise BadRecord("an entry is [number, seat, kind, …]", number)
    if fields[0] != number:
        raise BadRecord(f"it is numbered {fields[0]}", number)
    seat = next((seat for seat, name in _NAMES.items() if name == fields[1]), fields[1])
    if type(seat) is not int:
        raise BadRecord(f"{fields[1]!r} is no seat", number)
    read = {CHANCE: game.read_chance, RULES: game.read_change}.get(seat, game.read_action)
    try:
        return Entry(number, seat, read(fields[2:]), by)
    except BadMessage as error:
        raise BadRecord(error.reason, number) from None


def split(text: str) -> tuple[str, list[str]]:
    """The header's line and the entries' lines."""
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise BadRecord("the record is empty")
    return lines[0], lines[1:]
