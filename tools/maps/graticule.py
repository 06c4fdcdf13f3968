"""The lines of longitude and latitude, as path data. They go on beyond the board, as the sea does."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString, box

from tools.maps.projection import Projection
from tools.maps.recipe import Flat, Recipe

BEYOND = 700  # units


def graticule(project: Projection, recipe: Recipe) -> str:
    return (
        _of_part(project, recipe.canvas)
        if isinstance(recipe.projection, Flat)
        else _of_world(project, recipe.canvas)
    )


def _of_world(project: Projection, canvas: tuple[int, int]) -> str:
    """Every twentieth degree. Beyond the world the lines go on, straight."""
    width, height = canvas
    lines = []
    for lat in range(-40, 81, 20):
        y = project(np.array([[0.0, float(lat)]]))[0][1]
        lines.append(f"M{-BEYOND} {y:.0f}H{width + BEYOND}")
    for lon in range(-160, 181, 20):
        steps = _steps(
            LineString(project(np.array([[float(lon), lat] for lat in np.arange(84.0, -57.0, -2.0)])))
        )
        x = steps[1:].split()[0]
        lines.append(f"M{x} {-BEYOND}{steps}V{height + BEYOND}")
    return "".join(lines)


def _of_part(project: Projection, canvas: tuple[int, int]) -> str:
    """Every fifth parallel and every tenth meridian, up to the last parallel before the pole."""
    width, height = canvas
    seen = box(-BEYOND, -BEYOND, width + BEYOND, height + BEYOND)
    across = [[(lon, float(lat)) for lon in np.arange(-110.0, 131.0, 2.0)] for lat in range(30, 86, 5)]
    down = [[(float(lon), lat) for lat in np.arange(85.0, 29.0, -2.5)] for lon in range(-110, 131, 10)]
    lines = [LineString(project(np.array(line))).intersection(seen) for line in across + down]
    parts = [part for line in lines for part in getattr(line, "geoms", [line]) if not part.is_empty]
    return "".join("M" + _steps(part)[1:] for part in parts)


def _steps(line: LineString) -> str:
    return "".join(f"L{round(x)} {round(y)}" for x, y in line.simplify(0.4).coords)
