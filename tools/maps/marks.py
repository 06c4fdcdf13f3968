"""What stands on the shapes: tokens and sea routes."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Any

from shapely import maximum_inscribed_circle
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.geometry.base import BaseGeometry

from tools.maps.recipe import Point as Spot
from tools.maps.recipe import Recipe

STEPS = 200
BEND, BEND_FAR, FAR = 0.06, 0.12, 120.0

Curve = tuple[Spot, Spot, Spot]


def tokens(shapes: dict[str, MultiPolygon], recipe: Recipe) -> dict[str, tuple[Spot, float]]:
    """Of each place, the middle of its widest part, and how far the nearest border is."""
    found = {}
    for place, shape in shapes.items():
        if place in recipe.tokens:
            x, y = recipe.tokens[place]
            radius = shape.boundary.distance(Point(x, y))
        else:
            circle = maximum_inscribed_circle(shape, tolerance=0.05)
            (x, y), _ = circle.coords
            radius = circle.length
        found[place] = (round(x, 1), round(y, 1)), round(radius, 1)
    return found


def routes(
    links: Iterable[tuple[str, str]],
    shapes: dict[str, MultiPolygon],
    spots: dict[str, Spot],
    recipe: Recipe,
) -> list[dict[str, Any]]:
    """Of each sea link, the curves from coast to coast; one over the edge of the map is in two pieces."""
    found = []
    for one, other in links:
        if (one, other) in recipe.over_the_edge:
            leaves, enters = recipe.over_the_edge[one, other]
            pieces = [
                _from_coast(_curve(*leaves, 0.0), shapes[one], None),
                _from_coast(_curve(*enters, 0.0), shapes[other], None),
            ]
        else:
            bend = recipe.bends.get((one, other), _bend(spots[one], spots[other]))
            curve = _curve(spots[one], spots[other], bend)
            pieces = [_from_coast(curve, shapes[one], shapes[other])]
        found.append({"between": [one, other], "curves": [_rounded(piece) for piece in pieces]})
    return found


def _bend(one: Spot, other: Spot) -> float:
    return BEND_FAR if hypot(other[0] - one[0], other[1] - one[1]) > FAR else BEND


def _curve(one: Spot, other: Spot, bend: float) -> Curve:
    """A quadratic curve whose middle is pushed to the left by twice this share of its length."""
    (x1, y1), (x2, y2) = one, other
    return one, ((x1 + x2) / 2 + (y2 - y1) * bend * 2, (y1 + y2) / 2 - (x2 - x1) * bend * 2), other


def _at(curve: Curve, t: float) -> Spot:
    (x1, y1), (cx, cy), (x2, y2) = curve
    return (
        (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2,
        (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2,
    )


def _from_coast(curve: Curve, one: BaseGeometry, other: BaseGeometry | None) -> Curve:
    """From where the curve last leaves the first shape to where it then enters the second."""
    points = [Point(_at(curve, k / STEPS)) for k in range(STEPS + 1)]
    arrives = next((k for k, point in enumerate(points) if other and other.contains(point)), STEPS)
    leaves = max(k for k in range(arrives) if one.contains(points[k]))
    return _between(curve, leaves / STEPS, arrives / STEPS)


def _between(curve: Curve, t1: float, t2: float) -> Curve:
    """A stretch of a quadratic curve is one itself; its middle point is where the end tangents meet."""
    (x1, y1), (cx, cy), (x2, y2) = curve
    middle = (
        (1 - t1) * (1 - t2) * x1 + (t1 + t2 - 2 * t1 * t2) * cx + t1 * t2 * x2,
        (1 - t1) * (1 - t2) * y1 + (t1 + t2 - 2 * t1 * t2) * cy + t1 * t2 * y2,
    )
    return _at(curve, t1), middle, _at(curve, t2)


def _rounded(curve: Curve) -> list[float]:
    return [round(value, 1) for spot in curve for value in spot]


def sample(flat: list[float]) -> LineString:
    """A written curve as a line, for measuring."""
    curve = ((flat[0], flat[1]), (flat[2], flat[3]), (flat[4], flat[5]))
    return LineString([_at(curve, k / STEPS) for k in range(STEPS + 1)])
