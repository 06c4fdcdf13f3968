"""How a board is cut from the countries: the typed form of a file such as war.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Stretch = tuple[Point, Point]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Cut:
    """The part of a country that falls to a place; of several conditions all must hold."""

    country: str
    to: str | None  # None: off the board
    box: Box | None = None
    whole_parts_in: Box | None = None
    west_of: tuple[Point, ...] = ()
    southwest_of: tuple[Point, ...] = ()
    northwest_of: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Enlarged:
    """An island grown about the middle of its largest part, then moved."""

    factor: float = 1.0
    move: Point = (0.0, 0.0)


@dataclass(frozen=True)
class Recipe:
    canvas: tuple[int, int]
    countries: dict[str, tuple[str, ...]]
    clipped: dict[str, Box]
    cuts: tuple[Cut, ...]
    north: tuple[Point, ...]
    south: tuple[Point, ...]
    latitudes: tuple[Point, ...]
    blend: Point
    enlarged: dict[str, Enlarged]
    channels: tuple[tuple[str, str], ...]
    smallest_part: dict[str, float]
    tolerance: float
    smallest_hole: float
    tokens: dict[str, Point]
    bends: dict[tuple[str, str], float]
    over_the_edge: dict[tuple[str, str], tuple[Stretch, Stretch]]
    regions: dict[str, dict[str, Any]]
    seas: dict[str, Point]
    compass: Point


def read_recipe(path: Path) -> Recipe:
    data = _read(path)
    return Recipe(
        canvas=tuple(data["canvas"]),
        countries={place: tuple(names) for place, names in data["countries"].items()},
        clipped={name: tuple(box) for name, box in data["clipped"].items()},
        cuts=tuple(_cut(row) for row in data["cuts"]),
        north=_points(data["projection"]["north"]),
        south=_points(data["projection"]["south"]),
        latitudes=_points(data["projection"]["latitudes"]),
        blend=tuple(data["projection"]["blend"]),
        enlarged={
            place: Enlarged(row.get("factor", 1), tuple(row.get("move", (0, 0))))
            for place, row in data["enlarged"].items()
        },
        channels=tuple((stays, gives) for stays, gives in data["channels"]),
        smallest_part=data["smallest_part"],
        smallest_hole=data["smallest_hole"],
        tolerance=data["tolerance"],
        tokens={place: tuple(at) for place, at in data["tokens"].items()},
        bends={(row["from"], row["to"]): row["bend"] for row in data["bends"]},
        over_the_edge={
            (row["from"], row["to"]): (_stretch(row["leaves"]), _stretch(row["enters"]))
            for row in data["over_the_edge"]
        },
        regions=data["regions"],
        seas={name: tuple(at) for name, at in data["seas"].items()},
        compass=tuple(data["compass"]),
    )


def _read(path: Path) -> dict[str, Any]:
    """The file over the one that it is `like`, table by table."""
    with path.open("rb") as file:
        data = tomllib.load(file)
    if "like" not in data:
        return data
    whole = _read(path.with_name(f"{data.pop('like')}.toml"))
    for name, value in data.items():
        whole[name] = {**whole[name], **value} if isinstance(value, dict) else value
    return whole


def _cut(row: dict[str, Any]) -> Cut:
    return Cut(
        country=row["country"],
        to=row.get("to"),
        box=_box(row.get("box")),
        whole_parts_in=_box(row.get("whole_parts_in")),
        west_of=_points(row.get("west_of", [])),
        southwest_of=_points(row.get("southwest_of", [])),
        northwest_of=_points(row.get("northwest_of", [])),
    )


def _box(limits: list[float] | None) -> Box | None:
    if limits is None:
        return None
    west, south, east, north = limits
    return west, south, east, north


def _points(flat: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in flat)


def _stretch(ends: list[list[float]]) -> Stretch:
    one, other = _points(ends)
    return one, other
