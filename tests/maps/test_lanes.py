"""How lanes are found, on a sea with one island."""

from __future__ import annotations

import pytest
from shapely.geometry import LineString, MultiPolygon, Point, box
from tools.maps.lanes import WIDE, Water, harbour, lane, spline

ISLAND = box(80, 40, 120, 160)
SEA = Water([MultiPolygon([ISLAND])], (200, 200))


def test_nothing_in_the_way_gives_a_gentle_curve():
    way = lane((30, 20), (170, 20), SEA)
    assert len(way) == 3
    assert way[0] == (30, 20)
    assert way[-1] == (170, 20)


def test_a_lane_goes_round_what_is_in_the_way_and_keeps_off_it():
    way = LineString(spline(lane((40, 80), (160, 80), SEA)))
    assert not way.intersects(ISLAND)
    assert way.distance(ISLAND) > WIDE / 3
    assert way.bounds[1] < 40, "north of it, where it is shorter"
    assert way.bounds[3] < 100
    assert way.length < 1.3 * LineString([(40, 80), (80, 40), (120, 40), (160, 80)]).length


def test_a_lane_is_the_same_from_either_end():
    there = LineString(spline(lane((40, 80), (160, 80), SEA)))
    back = LineString(spline(lane((160, 80), (40, 80), SEA)))
    assert there.hausdorff_distance(back) < WIDE


def test_without_water_between_there_is_no_lane():
    walled = Water([MultiPolygon([box(80, -10, 120, 210)])], (200, 200))
    with pytest.raises(ValueError, match="no way through water"):
        lane((40, 80), (160, 80), walled)


def test_a_pier_stands_on_the_coast_and_its_ship_off_it():
    at, berth = harbour(MultiPolygon([ISLAND]), (70, 100), SEA, [(90, 100)])
    assert at == (80, 100)
    assert berth[0] < 80
    assert ISLAND.distance(Point(berth)) > WIDE


def test_a_ship_keeps_away_from_what_is_there_already():
    _, free = harbour(MultiPolygon([ISLAND]), (70, 100), SEA, [])
    _, pushed = harbour(MultiPolygon([ISLAND]), (70, 100), SEA, [(free[0], free[1] + 4)])
    assert pushed[1] < free[1]


def test_a_port_on_another_countrys_coast_is_moved_to_its_own():
    """The border with a neighbour is no coast."""
    home, beside = box(80, 40, 120, 100), box(80, 100, 120, 160)
    water = Water([MultiPolygon([home]), MultiPolygon([beside])], (200, 200))
    at, _ = harbour(MultiPolygon([home]), (100, 130), water, [])
    assert at[0] in (80, 120)
    assert at[1] < 100


def test_a_spline_passes_between_its_inner_points():
    points = spline([(0, 0), (10, 0), (10, 10), (20, 10)], steps=2)
    assert (10, 5) in points
    assert points[0] == (0, 0)
    assert points[-1] == (20, 10)
