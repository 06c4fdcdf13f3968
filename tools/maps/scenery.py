"""Land around the board that takes no part in the game."""

from __future__ import annotations

from collections.abc import Iterator

from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.polygon import LinearRing

from tools.maps.atlas import multipolygon

SCENERY = "scenery"
BEYOND = 700  # units that may be seen around the board
NEAR = 30  # units around the board in which every point counts
STEP = 10.0  # between points further away

Spot = tuple[float, float]


def scenery(shape: MultiPolygon, canvas: tuple[int, int]) -> MultiPolygon:
    """Cut to what may be seen, and coarse where it lies far from the board."""
    width, height = canvas
    seen = multipolygon(shape.intersection(box(-BEYOND, -BEYOND, width + BEYOND, height + BEYOND)))
    parts = [_coarse(part, canvas) for part in seen.geoms]
    return multipolygon(make_valid(MultiPolygon([part for part in parts if part is not None])))


def _coarse(part: Polygon, canvas: tuple[int, int]) -> Polygon | None:
    outer, *holes = [list(_thinned(ring, canvas)) for ring in (part.exterior, *part.interiors)]
    if len(outer) < 3:
        return None
    return Polygon(outer, [hole for hole in holes if len(hole) > 2])


def _thinned(ring: LinearRing, canvas: tuple[int, int]) -> Iterator[Spot]:
    width, height = canvas
    last: Spot | None = None
    for x, y in ring.coords[:-1]:
        near = -NEAR < x < width + NEAR and -NEAR < y < height + NEAR
        if last is None or near or abs(x - last[0]) + abs(y - last[1]) > STEP:
            last = (x, y)
            yield last
