"""Harbours on the coast, and the lanes of ships between them: the shortest way through open water, drawn as a curve.

A lane is written as the points of a quadratic spline: it begins at the first, ends at the last, passes the middle
between each two others, and bends towards the point between. Nearly straight ones need three points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import distance_transform_edt
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra
from shapely import contains_xy, prepare, union_all
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from tools.maps.recipe import Point as Spot

CELL = 1  # units; of the grid on which the ways are found
NARROWEST = 1.6  # units from a lane to the coast, where a strait leaves no more
WIDE = 9.0  # units from the coast that a ship keeps where it can
EDGE = 8.0  # units from the edge of the board
PIER = 11.0  # units from the coast to the middle of a ship
LEG = 26.0  # units between the points of a winding lane
BENDS = (0.05, -0.05, 0.09, -0.09, 0.02, -0.02)

Line = list[Spot]


class Water:
    """What is not land, as a grid of cells that know how far the coast is."""

    def __init__(self, land: list[MultiPolygon], canvas: tuple[int, int]) -> None:
        self.land: BaseGeometry = union_all(land)
        prepare(self.land)
        width, height = canvas
        self._columns, self._rows = width // CELL, height // CELL
        x, y = np.meshgrid((np.arange(self._columns) + 0.5) * CELL, (np.arange(self._rows) + 0.5) * CELL)
        wet = ~contains_xy(self.land, x, y)
        margin = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
        far = np.clip(distance_transform_edt(wet) * CELL - CELL * 0.75, 0, WIDE * 2)
        self._far: NDArray[np.float64] = np.where(margin < EDGE, 0, far)
        self._graph = self._ways()

    def _ways(self) -> csr_array:
        """Between neighbouring cells of water; the nearer the coast, the longer."""
        far = self._far.ravel()
        numbers = np.arange(far.size).reshape(self._far.shape)
        pairs, lengths = [], []
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            here = numbers[: self._rows - down, max(0, -right) : self._columns - max(0, right)]
            there = numbers[down:, max(0, right) : self._columns + min(0, right)]
            one, other = here.ravel(), there.ravel()
            least = np.minimum(far[one], far[other])
            open_ = least >= NARROWEST
            slow = 1 + 5 * np.clip(1 - least / WIDE, 0, 1)
            pairs.append(np.stack([one[open_], other[open_]]))
            lengths.append((hypot(down, right) * slow)[open_])
        (one, other), length = np.concatenate(pairs, axis=1), np.concatenate(lengths)
        return csr_array((length, (one, other)), shape=(far.size, far.size))

    def way(self, start: Spot, end: Spot) -> Line:
        first, last = self._cell(start), self._cell(end)
        _, before = dijkstra(self._graph, directed=False, indices=first, return_predecessors=True)
        cells = [last]
        while cells[-1] != first:
            if before[cells[-1]] < 0:
                raise ValueError(f"no way through water from {start} to {end}")
            cells.append(int(before[cells[-1]]))
        inner = [self._middle(cell) for cell in reversed(cells[1:-1])]
        return [start, *inner, end]

    def clear(self, line: LineString, by: float) -> bool:
        return not self.land.dwithin(line, by)

    def _cell(self, spot: Spot) -> int:
        """The nearest cell of open water."""
        column, row = int(spot[0] / CELL), int(spot[1] / CELL)
        reach = round(WIDE / CELL)
        around = [
            (hypot(c - column, r - row), r * self._columns + c)
            for r in range(max(0, row - reach), min(self._rows, row + reach))
            for c in range(max(0, column - reach), min(self._columns, column + reach))
            if self._far[r, c] >= NARROWEST
        ]
        if not around:
            raise ValueError(f"there is no water at {spot}")
        return min(around)[1]

    def _middle(self, cell: int) -> Spot:
        row, column = divmod(cell, self._columns)
        return (column + 0.5) * CELL, (row + 0.5) * CELL


def harbour(shape: MultiPolygon, near: Spot, water: Water, taken: list[Spot]) -> tuple[Spot, Spot]:
    """The point of the coast nearest to `near`, and off it the place for a ship, clear of land and of what is taken."""
    others = water.land.difference(shape.buffer(0.2))
    coast = shape.boundary.difference(others.buffer(1.0))
    at = nearest_points(coast, Point(near))[0]
    best: tuple[float, Spot] | None = None
    for step in range(72):
        angle = step * pi / 36
        berth = (at.x + PIER * cos(angle), at.y + PIER * sin(angle))
        off = (at.x + 0.6 * cos(angle), at.y + 0.6 * sin(angle))
        if water.land.intersects(LineString([off, berth])):
            continue
        room = min(water.land.distance(Point(berth)), WIDE * 1.2)
        crowd = sum(max(0.0, 30 - hypot(berth[0] - x, berth[1] - y)) for x, y in taken)
        if best is None or room - crowd > best[0]:
            best = room - crowd, berth
    if best is None:
        raise ValueError(f"no water for a ship near {near}")
    return (at.x, at.y), best[1]


def lane(start: Spot, end: Spot, water: Water) -> Line:
    """A gentle curve if nothing is in its way, else round the capes."""
    (x1, y1), (x2, y2) = start, end
    for bend in BENDS:
        middle = ((x1 + x2) / 2 + (y2 - y1) * bend * 2, (y1 + y2) / 2 - (x2 - x1) * bend * 2)
        if water.clear(_curved([start, middle, end]), 5.0):
            return [start, middle, end]
    taut = _taut(water.way(start, end), water)
    for leg in (LEG, LEG / 2, LEG / 4):
        winding = _relaxed(_divided(taut, leg), water)
        if water.clear(_curved(winding), NARROWEST / 2):
            return winding
    raise ValueError(f"the lane from {start} to {end} would touch land")


def _taut(way: Line, water: Water) -> Line:
    """Corners only where something is in the way."""
    kept, here = [way[0]], 0
    while here < len(way) - 1:
        for there in range(len(way) - 1, here, -1):
            straight = LineString([way[here], way[there]])
            along = LineString(way[here : there + 1]) if there > here + 1 else straight
            room = min(WIDE * 0.7, water.land.distance(along) * 0.8)
            if there == here + 1 or water.clear(straight, room):
                kept.append(way[there])
                here = there
                break
    return kept


def _divided(line: Line, leg: float) -> Line:
    found = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        pieces = max(1, ceil(hypot(x2 - x1, y2 - y1) / leg))
        found += [(x1 + (x2 - x1) * k / pieces, y1 + (y2 - y1) * k / pieces) for k in range(1, pieces + 1)]
    return found


def _relaxed(line: Line, water: Water) -> Line:
    """Each point drawn between its neighbours, as far as the coast allows."""
    points = list(line)
    for _ in range(12):
        for k in range(1, len(points) - 1):
            (x1, y1), (x, y), (x2, y2) = points[k - 1 : k + 2]
            moved = ((x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4)
            room = water.land.distance(Point(moved))
            if room >= min(WIDE * 0.7, water.land.distance(Point(x, y))):
                points[k] = moved
    return points


def _curved(line: Line) -> LineString:
    return LineString(spline(line))


def spline(line: Line, steps: int = 12) -> Line:
    """Points of the curve that a written lane stands for."""
    if len(line) == 2:
        return line
    found = [line[0]]
    start = line[0]
    for k in range(1, len(line) - 1):
        (cx, cy), after = line[k], line[k + 1]
        end = after if k == len(line) - 2 else ((cx + after[0]) / 2, (cy + after[1]) / 2)
        for step in range(1, steps + 1):
            t = step / steps
            found.append(
                (
                    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * cx + t * t * end[0],
                    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * cy + t * t * end[1],
                )
            )
        start = end
    return found


def shipping(
    shapes: dict[str, MultiPolygon],
    tokens: dict[str, Spot],
    ports: dict[str, Spot],
    lanes: Sequence[tuple[str, str]],
    canvas: tuple[int, int],
) -> dict[str, Any]:
    """The harbours of the ports and the lanes between them, as the file has them."""
    water = Water(list(shapes.values()), canvas)
    taken = list(tokens.values())
    moored: dict[str, tuple[Spot, Spot]] = {}
    for port, near in ports.items():
        moored[port] = harbour(shapes[port], near, water, taken)
        taken.append(moored[port][1])
    ways = {pair: lane(moored[pair[0]][1], moored[pair[1]][1], water) for pair in lanes}
    return {
        "harbours": [
            {"place": port, "at": _rounded(at), "berth": _rounded(berth)}
            for port, (at, berth) in moored.items()
        ],
        "lanes": [
            {"between": list(pair), "line": [value for spot in way for value in _rounded(spot)]}
            for pair, way in ways.items()
        ],
    }


def _rounded(spot: Spot) -> list[float]:
    return [round(value, 1) for value in spot]
