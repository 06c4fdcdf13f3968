"""How a board is cut from the countries: the typed form of a file such as war.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Stretch = tuple[Point, Point]
Box = tuple[float, float, float, float]

CHANNEL = 2.4  # units of water between places that must not touch, unless the recipe asks for more


@dataclass(frozen=True)
class Cut:
    """The part of a country that falls to a place; of several conditions all must hold."""

    country: str
    to: str | None  # None: off the board
    provinces: tuple[str, ...] = ()
    box: Box | None = None
    whole_parts_in: Box | None = None
    west_of: tuple[Point, ...] = ()
    southwest_of: tuple[Point, ...] = ()
    northwest_of: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Enlarged:
    """Islands, all or those `within` a box of the drawing, grown about the middle of the largest, then moved."""

    factor: Point = (1.0, 1.0)
    move: Point = (0.0, 0.0)
    within: Box | None = None


@dataclass(frozen=True)
class World:
    """Degrees to units, axis by axis; between the two latitudes of `blend` the south gives way to the north."""

    north: tuple[Point, ...]
    south: tuple[Point, ...]
    latitudes: tuple[Point, ...]
    blend: Point


@dataclass(frozen=True)
class Flat:
    """Part of the world, flattened about a centre in degrees; then kilometres to units, axis by axis."""

    centre: Point
    x: tuple[Point, ...]
    y: tuple[Point, ...]


@dataclass(frozen=True)
class Recipe:
    countries_file: str
    canvas: tuple[int, int]
    countries: dict[str, tuple[str, ...]]
    provinces: dict[str, str]
    clipped: dict[str, Box]
    cuts: tuple[Cut, ...]
    projection: World | Flat
    enlarged: dict[str, tuple[Enlarged, ...]]
    channels: tuple[tuple[str, str, float], ...]
    smallest_part: dict[str, float]
    tolerance: float
    smallest_hole: float
    tokens: dict[str, Point]
    bends: dict[tuple[str, str], float]
    over_the_edge: dict[tuple[str, str], tuple[Stretch, Stretch]]
    harbours: dict[str, Point]
    regions: dict[str, dict[str, Any]]
    seas: dict[str, Point]
    compass: Point

    @property
    def used_countries(self) -> frozenset[str]:
        named = {name for names in self.countries.values() for name in names}
        return frozenset(named | {cut.country for cut in self.cuts})

    def used_provinces(self, country: str) -> frozenset[str]:
        return frozenset(name for cut in self.cuts if cut.country == country for name in cut.provinces)


def read_recipe(path: Path) -> Recipe:
    data = _read(path)
    return Recipe(
        countries_file=data["countries_file"],
        canvas=tuple(data["canvas"]),
        countries={place: tuple(names) for place, names in data["countries"].items()},
        provinces=data.get("provinces", {}),
        clipped={name: tuple(box) for name, box in data["clipped"].items()},
        cuts=tuple(_cut(row) for row in data["cuts"]),
        projection=_projection(data["projection"]),
        enlarged={place: _enlarged(rows) for place, rows in data["enlarged"].items()},
        channels=tuple(_channel(*row) for row in data["channels"]),
        smallest_part=data["smallest_part"],
        smallest_hole=data["smallest_hole"],
        tolerance=data["tolerance"],
        tokens={place: tuple(at) for place, at in data["tokens"].items()},
        bends={(row["from"], row["to"]): row["bend"] for row in data["bends"]},
        over_the_edge={
            (row["from"], row["to"]): (_stretch(row["leaves"]), _stretch(row["enters"]))
            for row in data["over_the_edge"]
        },
        harbours={place: tuple(at) for place, at in data.get("harbours", {}).items()},
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


def _projection(row: dict[str, Any]) -> World | Flat:
    if "centre" in row:
        return Flat(tuple(row["centre"]), _points(row["x"]), _points(row["y"]))
    return World(_points(row["north"]), _points(row["south"]), _points(row["latitudes"]), tuple(row["blend"]))


def _enlarged(rows: Any) -> tuple[Enlarged, ...]:
    """One table, or a list of them; `factor` is one number, or one for each axis."""
    found = []
    for row in rows if isinstance(rows, list) else [rows]:
        factor = row.get("factor", 1)
        across, down = factor if isinstance(factor, list) else (factor, factor)
        found.append(Enlarged((across, down), tuple(row.get("move", (0, 0))), _box(row.get("within"))))
    return tuple(found)


def _cut(row: dict[str, Any]) -> Cut:
    return Cut(
        country=row["country"],
        to=row.get("to"),
        provinces=tuple(row.get("provinces", [])),
        box=_box(row.get("box")),
        whole_parts_in=_box(row.get("whole_parts_in")),
        west_of=_points(row.get("west_of", [])),
        southwest_of=_points(row.get("southwest_of", [])),
        northwest_of=_points(row.get("northwest_of", [])),
    )


def _channel(stays: str, gives: str, width: float = CHANNEL) -> tuple[str, str, float]:
    return stays, gives, width


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
