"""What must be true of a map before people play on it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from shapely import Point, STRtree, union_all
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from tools.maps.arcs import read_shape
from tools.maps.board import Board
from tools.maps.lanes import spline
from tools.maps.marks import sample

SHORTEST_BORDER = 3.0  # units; a shorter one would not be seen
NARROWEST_WATER = 1.5
CLOSEST_TOKENS = 44.0
LEAST_ROOM = 5.0
LONGEST_PIER = 14.0
LEAST_BERTH = 4.0  # from a ship's middle to any land
CLOSEST_BERTH = 18.0  # from a ship's middle to the middle of any token

Links = Iterable[tuple[str, str]]
Shapes = dict[str, BaseGeometry]


def problems(drawn: dict[str, Any], board: Board) -> list[str]:
    shapes = {place["id"]: read_shape(drawn["arcs"], place["rings"]) for place in drawn["places"]}
    broken = _broken_shapes(shapes)
    if broken:
        return broken
    scenery = read_shape(drawn["arcs"], drawn["scenery"]) if "scenery" in drawn else Point()
    land = union_all([*shapes.values(), scenery])
    return [
        *_missing("place", board.places, shapes),
        *_wrong_scenery(scenery, shapes),
        *_wrong_borders(shapes, _pairs(board.land)),
        *_wrong_routes(drawn, shapes, _pairs(board.routes)),
        *_wrong_tokens(drawn, shapes),
        *_wrong_harbours(drawn, shapes, board.ports, land),
        *_wrong_lanes(drawn, _pairs(board.lanes), land),
    ]


def _pairs(links: Links) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in links}


def _missing(what: str, wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    there, needed = set(found), set(wanted)
    return [f"{name}: no {what}" for name in sorted(needed - there)] + [
        f"{name}: a {what} that the board does not have" for name in sorted(there - needed)
    ]


def _broken_shapes(shapes: Shapes) -> list[str]:
    return [
        f"{place} crosses itself" for place, shape in shapes.items() if not shape.is_valid or shape.is_empty
    ]


def _wrong_scenery(scenery: BaseGeometry, shapes: Shapes) -> list[str]:
    if not scenery.is_valid:
        return ["the scenery crosses itself"]
    return [
        f"{place} overlaps the scenery"
        for place, shape in shapes.items()
        if shape.intersection(scenery).area > 0
    ]


def _wrong_borders(shapes: Shapes, land: set[frozenset[str]]) -> list[str]:
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


def _wrong_routes(drawn: dict[str, Any], shapes: Shapes, sea: set[frozenset[str]]) -> list[str]:
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


def _wrong_tokens(drawn: dict[str, Any], shapes: Shapes) -> list[str]:
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


def _wrong_harbours(
    drawn: dict[str, Any], shapes: Shapes, ports: Iterable[str], land: BaseGeometry
) -> list[str]:
    harbours = drawn.get("harbours", [])
    found = _missing("harbour", ports, [each["place"] for each in harbours])
    tokens = {place["id"]: Point(place["token"]) for place in drawn["places"]}
    for each in harbours:
        place, at, berth = each["place"], Point(each["at"]), Point(each["berth"])
        if max(shapes[place].boundary.distance(at), land.boundary.distance(at)) > 0.2:
            found.append(f"the pier of {place} is not on its coast")
        if land.intersects(berth) or land.distance(berth) < LEAST_BERTH:
            found.append(f"the ship of {place} would lie on land")
        if at.distance(berth) > LONGEST_PIER:
            found.append(f"the ship of {place} would lie far from its pier")
        found += [
            f"the ship of {place} would lie on the token of {name}"
            for name, token in tokens.items()
            if token.distance(berth) < CLOSEST_BERTH
        ]
    return found


def _wrong_lanes(drawn: dict[str, Any], wanted: set[frozenset[str]], land: BaseGeometry) -> list[str]:
    lanes = drawn.get("lanes", [])
    there = {frozenset(lane["between"]) for lane in lanes}
    found = [f"{' and '.join(sorted(pair))}: no lane" for pair in wanted - there]
    found += [f"{' and '.join(sorted(pair))}: a lane that the board does not have" for pair in there - wanted]
    berths = {each["place"]: Point(each["berth"]) for each in drawn.get("harbours", [])}
    for lane in lanes:
        one, other = lane["between"]
        line = list(zip(lane["line"][0::2], lane["line"][1::2], strict=True))
        if Point(line[0]) != berths.get(one) or Point(line[-1]) != berths.get(other):
            found.append(f"the lane {one}–{other} does not lead from berth to berth")
        if land.intersects(LineString(spline(line))):
            found.append(f"the lane {one}–{other} runs over land")
        x, y = zip(*line, strict=True)
        if min(x) < 0 or min(y) < 0 or max(x) > drawn["width"] or max(y) > drawn["height"]:
            found.append(f"the lane {one}–{other} leaves the board")
    return found
