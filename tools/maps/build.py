"""From the countries of the world to the file that the browser draws."""

from __future__ import annotations

from typing import Any

from shapely.geometry import MultiPolygon

from tools.maps.arcs import Weaver, written
from tools.maps.board import Board
from tools.maps.coverage import coverage
from tools.maps.cutting import Provinces, cut_places
from tools.maps.graticule import graticule
from tools.maps.lanes import shipping
from tools.maps.marks import routes, tokens
from tools.maps.projection import projection_of
from tools.maps.recipe import Recipe
from tools.maps.scenery import SCENERY, scenery


def build(
    countries: dict[str, MultiPolygon], provinces: Provinces, recipe: Recipe, board: Board
) -> dict[str, Any]:
    project = projection_of(recipe.projection)
    cut = cut_places(countries, provinces, recipe)
    projected = {place: project.project(cut[place]) for place in board.places}
    if SCENERY in cut:
        projected[SCENERY] = scenery(project.project(cut[SCENERY]), recipe.canvas)
    fitted = coverage(projected, recipe)
    weaver = Weaver(fitted)
    shapes = {place: fitted[place] for place in board.places}
    standing = tokens(shapes, recipe)
    spots = {place: spot for place, (spot, _) in standing.items()}
    drawn = {
        "width": recipe.canvas[0],
        "height": recipe.canvas[1],
        "arcs": [written(arc) for arc in weaver.arcs],
        "places": [
            {"id": place, "rings": weaver.rings[place], "token": spot, "room": room}
            for place, (spot, room) in standing.items()
        ],
        "regions": [
            {"id": region, "places": places, **recipe.regions[region]}
            for region, places in board.regions.items()
        ],
        "routes": routes(board.routes, shapes, spots, recipe),
        "seas": [{"id": sea, "at": at} for sea, at in recipe.seas.items()],
        "compass": recipe.compass,
        "graticule": graticule(project, recipe),
    }
    if SCENERY in fitted:
        drawn["scenery"] = weaver.rings[SCENERY]
    if board.ports:
        ports = {port: project.point(*recipe.harbours[port]) for port in board.ports}
        drawn |= shipping(fitted, spots, ports, board.lanes, recipe.canvas)
    return drawn
