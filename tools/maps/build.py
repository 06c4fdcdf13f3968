"""From the countries of the world to the file that the browser draws."""

from __future__ import annotations

from typing import Any

from shapely.geometry import MultiPolygon

from tools.maps.arcs import Weaver, written
from tools.maps.coverage import coverage
from tools.maps.cutting import cut_places
from tools.maps.marks import graticule, routes, tokens
from tools.maps.projection import Projection
from tools.maps.recipe import Recipe


def build(
    countries: dict[str, MultiPolygon],
    recipe: Recipe,
    regions: dict[str, list[str]],
    sea_links: list[tuple[str, str]],
) -> dict[str, Any]:
    """`regions` names the places of each, in board order; `sea_links` are drawn as routes."""
    order = [place for places in regions.values() for place in places]
    project = Projection(recipe)
    cut = cut_places(countries, recipe)
    shapes = coverage({place: project.project(cut[place]) for place in order}, recipe)
    weaver = Weaver(shapes)
    standing = tokens(shapes, recipe)
    spots = {place: spot for place, (spot, _) in standing.items()}
    return {
        "width": recipe.canvas[0],
        "height": recipe.canvas[1],
        "arcs": [written(arc) for arc in weaver.arcs],
        "places": [
            {"id": place, "rings": weaver.rings[place], "token": spot, "room": room}
            for place, (spot, room) in standing.items()
        ],
        "regions": [
            {"id": region, "places": places, **recipe.regions[region]} for region, places in regions.items()
        ],
        "routes": routes(sea_links, shapes, spots, recipe),
        "seas": [{"id": sea, "at": at} for sea, at in recipe.seas.items()],
        "compass": recipe.compass,
        "graticule": graticule(project, recipe.canvas),
    }
