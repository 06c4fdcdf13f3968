"""Countries and their provinces as polygons in degrees, read from TopoJSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from shapely import make_valid, segmentize, union_all
from shapely.affinity import translate
from shapely.geometry import LineString, MultiPolygon, Polygon

SEAM = -169.5  # degrees east; the world is cut in the Bering Strait
LONGEST_EDGE = 0.7  # degrees; straight lines bend in our projection
SNAP = 1e-6

Points = list[tuple[float, float]]


def read_areas(path: Path, wanted: frozenset[str]) -> dict[str, MultiPolygon]:
    """By their names in Natural Earth. No polygon crosses the edge of the map."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = [_arc(topology["transform"], arc) for arc in topology["arcs"]]
    found: dict[str, MultiPolygon] = {}
    for group in topology["objects"].values():
        for area in group["geometries"]:
            name = area.get("properties", {}).get("name")
            if name in wanted:
                found[name] = _area(area, arcs)
    missing = sorted(wanted - set(found))
    if missing:
        raise ValueError(f"{path.name} has no {', '.join(missing)}")
    return found


def _arc(transform: dict[str, Any], arc: list[list[int]]) -> Points:
    """Edges are divided here, so that the countries on both sides of a border get the same points."""
    steps = np.cumsum(np.array(arc), axis=0)
    line = steps * np.array(transform["scale"]) + np.array(transform["translate"])
    line[:, 0] = np.unwrap(line[:, 0], period=360)
    if (line == line[0]).all():  # an islet too small for the grid of the file
        return [(float(x), float(y)) for x, y in line]
    return [(x, y) for x, y in segmentize(LineString(line), LONGEST_EDGE).coords]


def _area(area: dict[str, Any], arcs: list[Points]) -> MultiPolygon:
    polygons = [area["arcs"]] if area["type"] == "Polygon" else area["arcs"]
    parts = []
    for rings in polygons:
        outer, *holes = [_unwrapped(_ring(arcs, ring)) for ring in rings]
        if len(set(outer)) < 3:
            continue
        part = make_valid(Polygon(outer, holes))
        parts.append(translate(part, xoff=360) if part.centroid.x < SEAM else part)
    return multipolygon(union_all(parts, grid_size=SNAP))


def _ring(arcs: list[Points], numbers: list[int]) -> Points:
    """TopoJSON writes an arc that runs backwards as the complement of its number."""
    points: Points = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[1:] if points else arc
    return points


def _unwrapped(ring: Points) -> Points:
    """The same ring without the jump where it crosses 180°."""
    turn, before, found = 0, ring[0][0], []
    for lon, lat in ring:
        if abs(lon - before) > 180:
            turn += 360 if lon < before else -360
        before = lon
        found.append((lon + turn, lat))
    return found


def multipolygon(shape: Any) -> MultiPolygon:
    """The areas of any shape; lines and points that an operation left behind are dropped."""
    if isinstance(shape, Polygon):
        return MultiPolygon([] if shape.is_empty else [shape])
    return MultiPolygon([part for each in getattr(shape, "geoms", []) for part in multipolygon(each).geoms])
