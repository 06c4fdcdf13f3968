"""What only the map of WAR Vikings has: harbours, lanes, scenery; and that a finger finds its places."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest
from shapely import Point
from tools.maps.arcs import read_shape
from tools.maps.checks import problems

from tests.maps.boards import board_of, read_map

VIKINGS = board_of("vikings")
FINGER = 44  # pixels
PADDING = 10
SEEN_AROUND = 350  # units around the board that the window of a phone shows


@pytest.fixture
def drawn():
    return read_map("vikings")


def found(drawn):
    return problems(drawn, VIKINGS)


def harbour_of(drawn, place):
    return next(each for each in drawn["harbours"] if each["place"] == place)


def lane_of(drawn, *between):
    return next(each for each in drawn["lanes"] if set(each["between"]) == set(between))


def test_the_board_has_36_places_12_harbours_and_16_lanes(drawn):
    assert [len(drawn[part]) for part in ("places", "harbours", "lanes")] == [36, 12, 16]


@pytest.mark.parametrize(
    ("window", "scale"),
    [((1128, 712), 1.0), ((390, 476), 0.69)],
    ids=["the whole board on a desk", "as high as the window on a phone"],
)
def test_a_finger_tells_any_two_tokens_apart(drawn, window, scale):
    """On a phone the board opens as high as its window; circles of 44 pixels about two tokens hardly overlap."""
    width, height = window
    across, down = (width - 2 * PADDING) / drawn["width"], (height - 2 * PADDING) / drawn["height"]
    opened = min(across, down) if width > height else max(across, down)
    assert opened == pytest.approx(scale, abs=0.05)
    closest = min(dist(one["token"], other["token"]) for one, other in combinations(drawn["places"], 2))
    assert closest * opened >= FINGER * min(1, scale)


def test_scenery_reaches_as_far_as_a_phone_shows(drawn):
    *_, east, south = read_shape(drawn["arcs"], drawn["scenery"]).bounds
    assert east >= drawn["width"] + SEEN_AROUND
    assert south >= drawn["height"] + SEEN_AROUND


def test_what_borders_on_scenery_has_no_shore_there(drawn):
    """The line between both is written once, so that no water shows through."""
    used = {n if n >= 0 else ~n for ring in drawn["scenery"] for n in ring}
    inland = ("austrasia", "saxonia", "vendia", "curlandia", "holmgard", "carelia", "normandia", "bretanha")
    places = {place["id"]: place["rings"] for place in drawn["places"]}
    for name in inland:
        assert any((n if n >= 0 else ~n) in used for ring in places[name] for n in ring), name


def test_plates_and_seas_stand_clear_of_tokens_and_ships(drawn):
    taken = [place["token"] for place in drawn["places"]] + [each["berth"] for each in drawn["harbours"]]
    for mark in drawn["regions"] + drawn["seas"]:
        assert min(dist(mark["at"], spot) for spot in taken) > 26, mark["id"]


def test_lanes_keep_away_from_land_where_there_is_room(drawn):
    land = [read_shape(drawn["arcs"], place["rings"]) for place in drawn["places"]]
    x, y = lane_of(drawn, "islandia", "ilhas_do_norte")["line"][2:4]
    assert min(shape.distance(Point(x, y)) for shape in land) > 10


def test_the_check_sees_a_missing_harbour(drawn):
    drawn["harbours"] = [each for each in drawn["harbours"] if each["place"] != "viken"]
    assert "viken: no harbour" in found(drawn)


def test_the_check_sees_a_harbour_that_the_board_does_not_have(drawn):
    fewer = replace(VIKINGS, ports=tuple(port for port in VIKINGS.ports if port != "viken"))
    assert problems(drawn, fewer) == ["viken: a harbour that the board does not have"]


def test_the_check_sees_a_pier_off_the_coast(drawn):
    harbour_of(drawn, "irlanda")["at"][0] += 3
    assert found(drawn) == ["the pier of irlanda is not on its coast"]


def test_the_check_sees_a_ship_on_land(drawn):
    place = next(place for place in drawn["places"] if place["id"] == "irlanda")
    harbour_of(drawn, "irlanda")["berth"] = place["token"]
    said = found(drawn)
    assert "the ship of irlanda would lie on land" in said
    assert "the ship of irlanda would lie on the token of irlanda" in said
    assert "the lane islandia–irlanda does not lead from berth to berth" in said


def test_the_check_sees_a_lane_over_land(drawn):
    lane = lane_of(drawn, "nortumbria", "normandia")
    lane["line"] = [*lane["line"][:2], *lane["line"][-2:]]
    assert found(drawn) == ["the lane nortumbria–normandia runs over land"]


def test_the_check_sees_a_missing_lane(drawn):
    drawn["lanes"].remove(lane_of(drawn, "svealand", "holmgard"))
    assert found(drawn) == ["holmgard and svealand: no lane"]


def test_the_check_sees_scenery_over_a_place(drawn):
    place = next(place for place in drawn["places"] if place["id"] == "faroe")
    drawn["scenery"].append(place["rings"][0])
    assert found(drawn) == ["faroe overlaps the scenery"]
