"""Countries, cut and put together again as the places of a board; still in degrees."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import pairwise

from shapely import segmentize, union_all
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.atlas import LONGEST_EDGE, SNAP, multipolygon
from tools.maps.recipe import Cut, Point, Recipe

FAR_X, FAR_Y = 400.0, 95.0
OVERLAP = 0.03  # degrees; provinces are drawn a little apart from the country

Provinces = dict[str, dict[str, MultiPolygon]]


def cut_places(
    countries: dict[str, MultiPolygon], provinces: Provinces, recipe: Recipe
) -> dict[str, MultiPolygon]:
    """`provinces` by their countries, as far as the recipe names them."""
    left: dict[str, BaseGeometry] = dict(countries)
    for name, limits in recipe.clipped.items():
        left[name] = left[name].intersection(box(*limits), grid_size=SNAP)
    pieces: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cut in recipe.cuts:
        piece = _taken(left[cut.country], cut, provinces.get(cut.country, {}))
        left[cut.country] = left[cut.country].difference(piece, grid_size=SNAP)
        if cut.to:
            pieces[cut.to].append(piece)
    for place, names in recipe.countries.items():
        pieces[place] += [left[name] for name in names]
    return {place: multipolygon(union_all(parts, grid_size=SNAP)) for place, parts in pieces.items()}


def _taken(country: BaseGeometry, cut: Cut, provinces: dict[str, MultiPolygon]) -> BaseGeometry:
    area: BaseGeometry
    if cut.provinces:
        area = union_all([provinces[name].buffer(OVERLAP) for name in cut.provinces])
        return country.intersection(area, grid_size=SNAP)
    if cut.whole_parts_in:
        limits = box(*cut.whole_parts_in)
        parts = multipolygon(country).geoms
        return MultiPolygon([part for part in parts if limits.contains(part.centroid)])
    area = box(*cut.box) if cut.box else box(-FAR_X, -FAR_Y, FAR_X, FAR_Y)
    for side in (_west(cut.west_of), _southwest(cut.southwest_of), _northwest(cut.northwest_of)):
        if side is not None:
            area = area.intersection(side)
    return country.intersection(segmentize(area, LONGEST_EDGE), grid_size=SNAP)


def _west(line: tuple[Point, ...]) -> Polygon | None:
    """West of a line drawn from south to north."""
    if not line:
        return None
    wild = weathered(line)
    return Polygon([(-FAR_X, -FAR_Y), (line[0][0], -FAR_Y), *wild, (line[-1][0], FAR_Y), (-FAR_X, FAR_Y)])


def _southwest(line: tuple[Point, ...]) -> Polygon | None:
    if not line:
        return None
    return Polygon([(-FAR_X, -FAR_Y), (line[0][0], -FAR_Y), *weathered(line), (-FAR_X, line[-1][1])])


def _northwest(line: tuple[Point, ...]) -> Polygon | None:
    if not line:
        return None
    return Polygon([(-FAR_X, line[0][1]), *weathered(line), (line[-1][0], FAR_Y), (-FAR_X, FAR_Y)])


def weathered(line: tuple[Point, ...]) -> list[Point]:
    """A line as rivers and ridges would draw it. What runs along a meridian or a parallel stays straight."""
    dice = random.Random(42)  # noqa: S311
    found = [line[0]]
    for one, other in pairwise(line):
        found += _broken(one, other, dice)
    return found


def _broken(one: Point, other: Point, dice: random.Random) -> list[Point]:
    """Halved again and again, each middle pushed aside; without the first point."""
    (x1, y1), (x2, y2) = one, other
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    if length < 0.6 or abs(x2 - x1) < 0.1 or abs(y2 - y1) < 0.1:
        return [other]
    push = dice.uniform(-0.14, 0.14)
    middle = ((x1 + x2) / 2 - (y2 - y1) * push, (y1 + y2) / 2 + (x2 - x1) * push * 0.7)
    return _broken(one, middle, dice) + _broken(middle, other, dice)
