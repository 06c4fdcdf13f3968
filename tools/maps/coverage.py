"""Shapes that fit together exactly: every border is one line that both sides share, to the last digit."""

from __future__ import annotations

from collections import defaultdict

from shapely import STRtree, coverage_is_valid, coverage_simplify, polygonize, prepare, union_all
from shapely.affinity import scale, translate
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.maps.atlas import multipolygon
from tools.maps.recipe import Recipe

GRID = 0.1  # of all coordinates, board units
NARROW = 0.5  # half the width of an inlet that is filled

Shapes = dict[str, MultiPolygon]


def coverage(drawn: Shapes, recipe: Recipe) -> Shapes:
    shapes = {place: _roomy(place, shape, recipe) for place, shape in drawn.items()}
    for stays, gives, width in recipe.channels:
        shapes[gives] = multipolygon(shapes[gives].difference(shapes[stays].buffer(width)))
    places = list(shapes)
    faces = _faces(shapes)
    given = _given(faces, [shapes[place] for place in places], recipe.smallest_hole)
    whole = [union_all([faces[k] for k in given[place]], grid_size=GRID) for place in range(len(places))]
    simple = coverage_simplify(whole, recipe.tolerance)
    if not coverage_is_valid(simple):
        raise ValueError("the simplified shapes do not fit together")
    return {place: multipolygon(shape) for place, shape in zip(places, simple, strict=True)}


def _roomy(place: str, shape: MultiPolygon, recipe: Recipe) -> MultiPolygon:
    """Enlarged and moved as the recipe says, without the smallest islands."""
    for grown in recipe.enlarged.get(place, ()):
        limits = box(*grown.within) if grown.within else shape.envelope
        moved = [part for part in shape.geoms if limits.intersects(part.centroid)]
        middle = max(moved, key=lambda part: part.area).centroid
        grew = translate(scale(MultiPolygon(moved), *grown.factor, origin=middle), *grown.move)
        still = [part for part in shape.geoms if part not in moved]
        shape = multipolygon(union_all([*still, grew])) if still else grew
    smallest = recipe.smallest_part.get(place, recipe.smallest_part["default"])
    return MultiPolygon([part for part in shape.geoms if part.area >= smallest])


def _faces(shapes: Shapes) -> list[Polygon]:
    """The pieces into which all borders together divide the plane, with narrow inlets as pieces of their own."""
    land = union_all(list(shapes.values()))
    closed = land.buffer(NARROW, join_style="mitre").buffer(-NARROW, join_style="mitre")
    lines = [shape.boundary for shape in shapes.values()] + [closed.boundary]
    return list(multipolygon(polygonize([union_all(lines, grid_size=GRID)])).geoms)


def _given(faces: list[Polygon], shapes: list[MultiPolygon], smallest_hole: float) -> dict[int, list[int]]:
    """Of each shape, the faces that make it up: its own, and the gaps and inlets that only it could have."""
    given: dict[int, list[int]] = defaultdict(list)
    parts = [(part, n) for n, shape in enumerate(shapes) for part in shape.geoms]
    inside = [face.representative_point() for face in faces]
    found = STRtree([part for part, _ in parts]).query(inside, predicate="within")
    owner = {int(k): parts[int(part)][1] for k, part in zip(*found, strict=True)}
    tree = STRtree(faces)
    land = union_all(shapes).buffer(GRID)
    prepare(land)
    for k, face in enumerate(faces):
        if k in owner:
            given[owner[k]].append(k)
        elif face.area < smallest_hole:
            beside = _beside(face, faces, owner, [int(n) for n in tree.query(face)])
            if len(beside) == 1 or (beside and _enclosed(face, land)):
                given[max(beside, key=lambda n: beside[n])].append(k)
    return given


def _beside(
    face: Polygon, faces: list[Polygon], owner: dict[int, int], candidates: list[int]
) -> dict[int, float]:
    """The owners of the faces around, with the length of the border to each."""
    found: dict[int, float] = defaultdict(float)
    for n in candidates:
        shared = face.intersection(faces[n]).length if n in owner else 0.0
        if shared:
            found[owner[n]] += shared
    return found


def _enclosed(face: Polygon, land: BaseGeometry) -> bool:
    return bool(land.covers(face.exterior) or face.exterior.difference(land).length < GRID)
