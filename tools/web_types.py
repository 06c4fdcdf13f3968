"""Write what the browser part must know of the Python part: types of all messages, and the data of each game.

    python tools/web_types.py          write the files
    python tools/web_types.py --check  say which of them are stale, and fail if any is

`web/src/protocol/types.ts` has the messages, `web/src/protocol/<game>.ts` a game's view, events and actions as
the wire shows them, `web/src/games/<game>/data.ts` its data files and how its texts name things.
"""

from __future__ import annotations

import inspect as python_inspect
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from conquista.catalog import GAMES
from conquista.kernel.action import Action, snake
from conquista.kernel.game import Game
from conquista.kernel.view import View
from conquista.rules import contents
from conquista.server import messages

ROOT = Path(__file__).parent.parent
HEAD = "// Made by tools/web_types.py. Do not edit.\n"
LINE = "/** An action as `[kind, ...fields]`. */\nexport type Line = [kind: string, ...fields: unknown[]];"
SPOKEN = (
    messages.NewTable,
    messages.Join,
    messages.TableView,
    messages.MyTable,
    messages.GameView,
    messages.Guest,
    messages.Rename,
    messages.SeatPlan,
    messages.RecordText,
    messages.CheckedRecord,
    messages.ReplayOutline,
    messages.ReplayViews,
    messages.KeptThought,
    *get_args(messages.FromClient),
    *get_args(messages.FromServer),
    View,
)

Kind = type[msgspec.Struct]


def rendered() -> dict[Path, str]:
    """Every file that this tool writes, with its text."""
    protocol = ROOT / "web" / "src" / "protocol"
    made = {protocol / "types.ts": shared_types()}
    for game in GAMES.values():
        made[protocol / f"{game.id}.ts"] = game_types(game)
        made[ROOT / "web" / "src" / "games" / game.id / "data.ts"] = game_data(game)
    return made


def shared_types() -> str:
    unions = [
        _union("FromClient", get_args(messages.FromClient)),
        _union("FromServer", get_args(messages.FromServer)),
    ]
    return "\n\n".join([HEAD.rstrip(), LINE, *_declarations(SPOKEN), *unions]) + "\n"


def game_types(game: Game[Any, Any]) -> str:
    """View, events and actions of one game; `<Game>Wire` names all three for generic code."""
    name = game.view_type.__name__.removesuffix("View")
    kinds = [game.view_type, *game.event_types, *game.action_types]
    wire = f"export interface {name}Wire {{\n  view: {name}View;\n  event: {name}Event;\n  action: {name}Action;\n}}"
    parts = [
        HEAD.rstrip(),
        *_declarations(kinds),
        _union(f"{name}Event", game.event_types),
        _union(f"{name}Action", game.action_types),
        wire,
    ]
    return "\n\n".join(parts) + "\n"


def game_data(game: Game[Any, Any]) -> str:
    """The data files as constants, what the fields of actions are called, and what they name."""
    folder = files(f"conquista.games.{game.id}").joinpath("data")
    found = sorted(folder.iterdir(), key=lambda each: each.name)
    tables = {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in found}
    parts = [HEAD.rstrip(), *(_constant(name, table) for name, table in tables.items())]
    note = "What the fields of each action are called, in the order of its line."
    parts.append(_constant("actionFields", _fields(game.action_types), note))
    note = "What the fields of each event are called; one that its hearer may not know is left out."
    parts.append(_constant("eventFields", _fields(game.event_types), note))
    parts.append(_constant("words", dict(game.words), "What a field of an action, event or refusal names."))
    book = contents(game.id)
    numbers = {"prefix": book.prefix, "chapters": dict(book.chapters)}
    parts.append(_constant("rulebook", numbers, "How many clauses each chapter of the rulebook has."))
    return "\n\n".join(parts) + "\n"


def _fields(kinds: Sequence[Kind]) -> dict[str, list[str]]:
    return {snake(kind.__name__): list(kind.__struct_fields__) for kind in kinds}


def _constant(name: str, value: object, comment: str = "") -> str:
    note = f"/** {comment} */\n" if comment else ""
    return f"{note}export const {name} = {json.dumps(value, indent=2, ensure_ascii=False)} as const;"


def _union(name: str, kinds: Sequence[Kind]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in kinds) + ";"


def _declarations(kinds: Iterable[Kind]) -> Iterator[str]:
    for kind in _with_parts(kinds):
        note = _comment(kind)
        if issubclass(kind, Action):
            yield f"{note}export type {kind.__name__} = {_tuple(kind)};"
        else:
            yield f"{note}export interface {kind.__name__} {{\n{_members(kind)}\n}}"


def _with_parts(kinds: Iterable[Kind]) -> list[Kind]:
    """The kinds, and those that they are made of, each once."""
    found: dict[Kind, None] = {}

    def visit(kind: Kind) -> None:
        if kind in found:
            return
        for field in _info(kind).fields:
            for part in _structs(field.type):
                visit(part)
        found[kind] = None

    for kind in kinds:
        visit(kind)
    return list(found)


def _info(kind: Kind) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _structs(info: inspect.Type) -> Iterator[Kind]:
    match info:
        case inspect.StructType(cls=kind):
            yield kind
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from _structs(item)
        case inspect.DictType(value_type=value):
            yield from _structs(value)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _structs(each)


def _comment(kind: Kind) -> str:
    text = kind.__dict__.get("__doc__")
    if not text:
        return ""
    lines = python_inspect.cleandoc(text).replace("None", "null").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def _tuple(kind: Kind) -> str:
    parts = [f'kind: "{snake(kind.__name__)}"']
    parts += [f"{field.name}: {_type(field.type)}" for field in _info(kind).fields]
    return f"[{', '.join(parts)}]"


def _members(kind: Kind) -> str:
    """What may be left out is optional: defaults in a request, and in an answer that omits them."""
    info = _info(kind)
    config = kind.__struct_config__
    may_omit = config.forbid_unknown_fields or config.omit_defaults
    lines = [] if info.tag_field is None else [f'  {info.tag_field}: "{info.tag}";']
    for field in info.fields:
        mark = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.name}{mark}: {_type(field.type)};")
    return "\n".join(lines)


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.Metadata(extra={"name": str(name)}):
            return name
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{_grouped(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(_type(each) for each in types)
        case inspect.StructType(cls=kind):
            return kind.__name__
    raise TypeError(f"no type of the browser for {info}")


def _grouped(info: inspect.Type) -> str:
    text = _type(info)
    return f"({text})" if " | " in text else text


def stale() -> list[Path]:
    return [path for path, text in rendered().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        old = stale()
        for path in old:
            print(f"{path.relative_to(ROOT)} is stale: run python tools/web_types.py")
        sys.exit(bool(old))
    for path, text in rendered().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
