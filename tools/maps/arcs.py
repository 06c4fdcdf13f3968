"""A coverage as arcs: lines from one crossing to the next, each written once however many shapes it bounds.

A shape is a list of rings, a ring a list of arc numbers; ~n is arc n walked backwards. Coordinates are whole
tenths of a board unit, each point after the first as the step from the one before.
"""

from __future__ import annotations

from collections import defaultdict
from functools import reduce
from itertools import accumulate, pairwise

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

TENTHS = 10

Spot = tuple[int, int]
Arc = tuple[Spot, ...]
Ring = list[int]


class Weaver:
    """Takes shapes apart into arcs."""

    def __init__(self, shapes: dict[str, MultiPolygon]) -> None:
        self.arcs: list[Arc] = []
        self.rings: dict[str, list[Ring]] = {}
        self._number: dict[Arc, int] = {}
        outlines = {place: [_spots(ring) for ring in _outlines(shape)] for place, shape in shapes.items()}
        self._crossings = _crossings(outlines)
        for place, rings in outlines.items():
            self.rings[place] = [self._ring(ring) for ring in rings]

    def _ring(self, ring: list[Spot]) -> Ring:
        """`ring` is open: its last point leads back to the first."""
        start = next((k for k, spot in enumerate(ring) if spot in self._crossings), None)
        if start is None:
            start = ring.index(min(ring))
        walk = [*ring[start:], *ring[:start], ring[start]]
        ends = [k for k, spot in enumerate(walk) if spot in self._crossings or k in (0, len(walk) - 1)]
        return [self._arc(tuple(walk[one : other + 1])) for one, other in pairwise(ends)]

    def _arc(self, arc: Arc) -> int:
        back = arc[::-1]
        if back in self._number:
            return ~self._number[back]
        if arc not in self._number:
            self._number[arc] = len(self.arcs)
            self.arcs.append(arc)
        return self._number[arc]


def _outlines(shape: MultiPolygon) -> list[BaseGeometry]:
    """All in one sense of rotation, so that two neighbours walk their border in opposite directions."""
    parts = [orient(part) for part in shape.geoms]
    return [ring for part in parts for ring in (part.exterior, *part.interiors)]


def _spots(ring: BaseGeometry) -> list[Spot]:
    return [(round(x * TENTHS), round(y * TENTHS)) for x, y in ring.coords[:-1]]


def _crossings(outlines: dict[str, list[list[Spot]]]) -> set[Spot]:
    """Points where a border begins, ends or meets another."""
    holders: dict[frozenset[Spot], set[str]] = defaultdict(set)
    for place, rings in outlines.items():
        for ring in rings:
            for one, other in pairwise([*ring, ring[0]]):
                holders[frozenset((one, other))].add(place)
    around: dict[Spot, list[set[str]]] = defaultdict(list)
    for edge, places in holders.items():
        for spot in edge:
            around[spot].append(places)
    return {spot for spot, sides in around.items() if len(sides) != 2 or sides[0] != sides[1]}


def written(arc: Arc) -> list[int]:
    flat = list(arc[0])
    for (x1, y1), (x2, y2) in pairwise(arc):
        flat += [x2 - x1, y2 - y1]
    return flat


def read_arc(flat: list[int]) -> list[tuple[float, float]]:
    xs, ys = accumulate(flat[0::2]), accumulate(flat[1::2])
    return [(x / TENTHS, y / TENTHS) for x, y in zip(xs, ys, strict=True)]


def read_ring(arcs: list[list[int]], ring: Ring) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for number in ring:
        line = read_arc(arcs[number]) if number >= 0 else read_arc(arcs[~number])[::-1]
        points += line[1:] if points else line
    return points


def read_shape(arcs: list[list[int]], rings: list[Ring]) -> BaseGeometry:
    """A ring inside another is a hole. A ring that crosses itself is handed back alone, as it is."""
    polygons: list[BaseGeometry] = [Polygon(read_ring(arcs, ring)) for ring in rings]
    broken = [polygon for polygon in polygons if not polygon.is_valid]
    return broken[0] if broken else reduce(lambda one, other: one.symmetric_difference(other), polygons)
