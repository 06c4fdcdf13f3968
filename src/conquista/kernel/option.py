"""What a table may choose before a match: one schema for all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from conquista.kernel.errors import BadSetup

Value = str | bool | int
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Choice:
    """One of a few values; the first is the default. Yes-or-no options have False and True."""

    id: str
    values: tuple[str | bool, ...]
    clause: str

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def allowed(self) -> str:
        return ", ".join(written(value) for value in self.values)

    def read(self, value: object) -> Value | None:
        """The value meant, also when it comes as text; None if there is no such value."""
        for known in self.values:
            if value == written(known) or (type(value) is type(known) and value == known):
                return known
        return None


@dataclass(frozen=True)
class Number:
    """A whole number from `least` to `most`. If `off` is given, that value too: the rule does not apply.

    `among_bots` is what matches among bots alone take if nothing is said, where the default lets matches
    go on for ever.
    """

    id: str
    least: int
    most: int
    default: int
    clause: str
    off: int | None = None
    among_bots: int | None = None

    @property
    def allowed(self) -> str:
        span = f"{self.least} to {self.most}"
        return span if self.off is None else f"{self.off} (off), {span}"

    def read(self, value: object) -> Value | None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
            value = int(value)
        if type(value) is not int:
            return None
        return value if value == self.off or self.least <= value <= self.most else None


Option = Choice | Number


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_schema(tables: Iterable[Mapping[str, Any]]) -> tuple[Option, ...]:
    """Options as they stand in a game's data file."""
    options: list[Option] = []
    for table in tables:
        if "values" in table:
            options.append(Choice(table["id"], tuple(table["values"]), table["clause"]))
        else:
            off = table.get("off")
            default = table.get("default", off)
            span = (table["least"], table["most"])
            among_bots = table.get("among_bots")
            options.append(Number(table["id"], *span, default, table["clause"], off, among_bots))
    return tuple(options)


def for_bots(schema: Iterable[Option], chosen: Mapping[str, object]) -> dict[str, object]:
    """The values chosen, and those that matches among bots take where nothing was chosen."""
    usual = {o.id: o.among_bots for o in schema if isinstance(o, Number) and o.among_bots is not None}
    return {**usual, **chosen}


def settle(schema: Iterable[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """All options with the values chosen, or their defaults. Raises BadSetup naming what is allowed."""
    known = {option.id: option for option in schema}
    for name in chosen:
        if name not in known:
            raise BadSetup(f"there is no option {name!r}; there are: {', '.join(known)}")
    settled: dict[str, Value] = {}
    for name, option in known.items():
        if name not in chosen:
            settled[name] = option.default
            continue
        value = option.read(chosen[name])
        if value is None:
            raise BadSetup(f"option {name} cannot be {chosen[name]!r}; allowed: {option.allowed}")
        settled[name] = value
    return settled
