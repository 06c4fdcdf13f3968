"""Degrees to the units of the board.

Monotone in each axis, so neighbours stay neighbours: Europe is wide, the oceans are narrow.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import PchipInterpolator
from shapely import transform
from shapely.geometry import MultiPolygon

from tools.maps.recipe import Point, Recipe

Coordinates = NDArray[np.float64]


class Projection:
    def __init__(self, recipe: Recipe) -> None:
        self._north = _through(recipe.north)
        self._south = _through(recipe.south)
        self._latitudes = _through(recipe.latitudes)
        self._blend = recipe.blend

    def __call__(self, degrees: Coordinates) -> Coordinates:
        lon, lat = degrees[:, 0], degrees[:, 1]
        low, high = self._blend
        share = np.clip((lat - low) / (high - low), 0, 1)
        share = share * share * (3 - 2 * share)
        x = (1 - share) * self._south(lon) + share * self._north(lon)
        return np.column_stack([x, self._latitudes(lat)])

    def project(self, shape: MultiPolygon) -> MultiPolygon:
        projected: MultiPolygon = transform(shape, self)
        return projected


def _through(knots: tuple[Point, ...]) -> Callable[[Coordinates], Coordinates]:
    x, y = zip(*sorted(knots), strict=True)
    curve: Callable[[Coordinates], Coordinates] = PchipInterpolator(x, y)
    return curve
