"""The parts of a struct: from its types where they say enough, else as they are given."""

from __future__ import annotations

from typing import Any, get_type_hints

from msgspec import Struct

from conquista.adapters.sight.parts import NUMBER, Fields, Items, Maybe, Name, Names, Part, Row
from conquista.kernel.game import Game
from conquista.kernel.option import Choice, Option

_PLAIN: dict[Any, Part] = {
    int: NUMBER,
    bool: NUMBER,
    int | None: Maybe(NUMBER),
    bool | None: Maybe(NUMBER),
}


def fields_of(kind: type[Struct], /, **given: Part) -> Fields:
    """The parts of a struct, in the order of its fields. Numbers and truths need not be given.

    Raises TypeError for a field that is forgotten and for one that does not exist, so that a view cannot get
    a new field which no observation shows.
    """
    hints = get_type_hints(kind)
    strangers = given.keys() - hints.keys()
    if strangers:
        raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(strangers))}")
    forgotten = [name for name in kind.__struct_fields__ if name not in given and hints[name] not in _PLAIN]
    if forgotten:
        raise TypeError(f"{kind.__name__}: nothing says how to write {', '.join(forgotten)}")
    return Fields({name: given.get(name) or _PLAIN[hints[name]] for name in kind.__struct_fields__})


def in_every_view(game: Game[Any, Any], players: int, phases: tuple[str, ...]) -> dict[str, Part]:
    """The parts of what the views of all games have in common."""
    seats = range(players)
    return {
        "seat": Name(seats),
        "colours": Row(seats, Name(game.colours)),
        "phase": Name(phases),
        "awaiting": Names(seats),
        "places": Row(seats),
        "options": Items({option.id: _option(option) for option in game.options}),
        "winners": Names(seats),
    }


def _option(option: Option) -> Part:
    return Name(option.values) if isinstance(option, Choice) else NUMBER
