"""Degrees to the units of the board. Monotone in each axis, so neighbours stay neighbours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import PchipInterpolator
from shapely import transform
from shapely.geometry import MultiPolygon

from tools.maps.recipe import Flat, Point, World

EARTH = 6371.0  # kilometres

Coordinates = NDArray[np.float64]


class Projection(ABC):
    @abstractmethod
    def __call__(self, degrees: Coordinates) -> Coordinates: ...

    def project(self, shape: MultiPolygon) -> MultiPolygon:
        projected: MultiPolygon = transform(shape, self)
        return projected

    def point(self, lon: float, lat: float) -> Point:
        x, y = self(np.array([[lon, lat]]))[0]
        return float(x), float(y)


class WorldProjection(Projection):
    """Straight parallels; some stretches are wide, others narrow."""

    def __init__(self, how: World) -> None:
        self._north = _through(how.north)
        self._south = _through(how.south)
        self._latitudes = _through(how.latitudes)
        self._blend = how.blend

    def __call__(self, degrees: Coordinates) -> Coordinates:
        lon, lat = degrees[:, 0], degrees[:, 1]
        low, high = self._blend
        share = np.clip((lat - low) / (high - low), 0, 1)
        share = share * share * (3 - 2 * share)
        x = (1 - share) * self._south(lon) + share * self._north(lon)
        return np.column_stack([x, self._latitudes(lat)])


class FlatProjection(Projection):
    """Lambert's azimuthal projection with equal areas, drawn wider where the board is crowded."""

    def __init__(self, how: Flat) -> None:
        self._lon, self._lat = np.radians(how.centre)
        self._x, self._y = _through(how.x), _through(how.y)

    def __call__(self, degrees: Coordinates) -> Coordinates:
        lon, lat = np.radians(degrees[:, 0]) - self._lon, np.radians(degrees[:, 1])
        sine, cosine = np.sin(self._lat), np.cos(self._lat)
        ahead = sine * np.sin(lat) + cosine * np.cos(lat) * np.cos(lon)
        size = EARTH * np.sqrt(2 / (1 + ahead))
        east = size * np.cos(lat) * np.sin(lon)
        south = size * (sine * np.cos(lat) * np.cos(lon) - cosine * np.sin(lat))
        return np.column_stack([self._x(east), self._y(south)])


def projection_of(how: World | Flat) -> Projection:
    return FlatProjection(how) if isinstance(how, Flat) else WorldProjection(how)


def _through(knots: tuple[Point, ...]) -> Callable[[Coordinates], Coordinates]:
    x, y = zip(*sorted(knots), strict=True)
    curve: Callable[[Coordinates], Coordinates] = PchipInterpolator(x, y)
    return curve
