"""What must be true of a map before people play on it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from shapely import Point, STRtree
from shapely.geometry.base import BaseGeometry

from tools.maps.arcs import read_shape
from tools.maps.marks import sample

SHORTEST_BORDER = 3.0  # units; a shorter one would not be seen
NARROWEST_WATER = 1.5
CLOSEST_TOKENS = 44.0
LEAST_ROOM = 5.0

Links = Iterable[tuple[str, str]]


def problems(drawn: dict[str, Any], land: Links, sea: Links) -> list[str]:
    shapes = {place["id"]: read_shape(drawn["arcs"], place["rings"]) for place in drawn["places"]}
    broken = _broken_shapes(shapes)
    if broken:
        return broken
    return [
        *_wrong_borders(shapes, _pairs(land)),
        *_wrong_routes(drawn, shapes, _pairs(sea)),
        *_wrong_tokens(drawn, shapes),
    ]


def _pairs(links: Links) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in links}


def _broken_shapes(shapes: dict[str, BaseGeometry]) -> list[str]:
    return [
        f"{place} crosses itself" for place, shape in shapes.items() if not shape.is_valid or shape.is_empty
    ]


def _wrong_borders(shapes: dict[str, BaseGeometry], land: set[frozenset[str]]) -> list[str]:
    """Places share a border exactly where the game links them by land; between all others there is water."""
    places, outlines = list(shapes), list(shapes.values())
    close = STRtree(outlines).query(outlines, predicate="dwithin", distance=NARROWEST_WATER)
    near = {frozenset((places[a], places[b])) for a, b in close.T if a < b}
    found = [f"{' and '.join(sorted(pair))} are neighbours, but far apart" for pair in land - near]
    for pair in near:
        one, other = sorted(pair)
        if pair not in land:
            apart = shapes[one].distance(shapes[other])
            found.append(f"{one} and {other} are {apart:.1f} apart, and no neighbours by land")
            continue
        shared = shapes[one].intersection(shapes[other])
        if shared.area > 0:
            found.append(f"{one} and {other} overlap")
        if shared.length < SHORTEST_BORDER:
            found.append(f"{one} and {other} are neighbours, with a border of {shared.length:.1f}")
    return sorted(found)


def _wrong_routes(
    drawn: dict[str, Any], shapes: dict[str, BaseGeometry], sea: set[frozenset[str]]
) -> list[str]:
    routes = {frozenset(route["between"]) for route in drawn["routes"]}
    found = [f"{' and '.join(sorted(pair))}: no route" for pair in sea - routes]
    found += [f"{' and '.join(sorted(pair))}: a route but no link" for pair in routes - sea]
    for route in drawn["routes"]:
        one, other = route["between"]
        first, last = route["curves"][0], route["curves"][-1]
        arrival = last[4:] if len(route["curves"]) == 1 else last[:2]
        if (
            max(shapes[one].distance(Point(first[:2])), shapes[other].distance(Point(arrival)))
            > NARROWEST_WATER
        ):
            found.append(f"the route {one}–{other} does not reach the coast")
        for curve in route["curves"]:
            line = sample(curve)
            crossed = [
                name for name, shape in shapes.items() if name not in (one, other) and shape.intersects(line)
            ]
            found += [f"the route {one}–{other} runs over {name}" for name in crossed]
    return found


def _wrong_tokens(drawn: dict[str, Any], shapes: dict[str, BaseGeometry]) -> list[str]:
    found = []
    spots = {place["id"]: Point(place["token"]) for place in drawn["places"]}
    for place in drawn["places"]:
        if not shapes[place["id"]].contains(spots[place["id"]]):
            found.append(f"the token of {place['id']} stands outside")
        if place["room"] < LEAST_ROOM:
            found.append(f"the token of {place['id']} has only {place['room']} of room")
    for one, other in combinations(spots, 2):
        apart = spots[one].distance(spots[other])
        if apart < CLOSEST_TOKENS:
            found.append(f"the tokens of {one} and {other} are only {apart:.0f} apart")
    return found
