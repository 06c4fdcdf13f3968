"""The committed maps against the boards of their games. No network: they are read as the browser reads them."""

from __future__ import annotations

import copy
import gzip
from dataclasses import replace

import pytest
from tools.maps.arcs import read_shape
from tools.maps.checks import problems

from tests.maps.boards import GAMES, board_of, path_of, read_map

WAR = board_of("war")
EACH = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def drawn():
    return read_map("war")


def found(drawn):
    return problems(drawn, WAR)


@EACH
def test_borders_routes_tokens_harbours_and_lanes_agree_with_the_board(game):
    assert problems(read_map(game), board_of(game)) == []


@EACH
def test_places_stand_in_board_order(game):
    assert [place["id"] for place in read_map(game)["places"]] == board_of(game).places


@EACH
def test_continents_hold_their_territories(game):
    drawn = {region["id"]: region["places"] for region in read_map(game)["regions"]}
    assert list(drawn.items()) == list(board_of(game).regions.items())


@EACH
def test_all_land_lies_on_the_canvas(game):
    drawn = read_map(game)
    for place in drawn["places"]:
        west, north, east, south = read_shape(drawn["arcs"], place["rings"]).bounds
        assert west >= 0, place["id"]
        assert north >= 0, place["id"]
        assert east <= drawn["width"], place["id"]
        assert south <= drawn["height"], place["id"]


@EACH
def test_the_file_is_small_enough_to_load_at_once(game):
    raw = path_of(game).read_bytes()
    assert len(raw) < 90_000
    assert len(gzip.compress(raw)) < 35_000


@EACH
def test_a_border_is_written_once(game):
    drawn = read_map(game)
    shapes = [place["rings"] for place in drawn["places"]] + [drawn.get("scenery", [])]
    used = [number for rings in shapes for ring in rings for number in ring]
    assert sorted({n if n >= 0 else ~n for n in used}) == list(range(len(drawn["arcs"])))
    assert len(used) == len(set(used)), "one place on each side"


@pytest.mark.parametrize(
    ("one", "other"), [("brasil", "argelia"), ("peru", "venezuela"), ("omsk", "china"), ("japao", "china")]
)
def test_the_check_sees_a_link_that_is_not_drawn(drawn, one, other):
    land = tuple(pair for pair in WAR.land if set(pair) != {one, other})
    routes = tuple(pair for pair in WAR.routes if set(pair) != {one, other})
    said = problems(drawn, replace(WAR, land=land, routes=routes))
    assert len(said) == 1
    assert one in said[0]
    assert other in said[0]


def test_the_check_sees_a_missing_place(drawn):
    drawn["places"] = [place for place in drawn["places"] if place["id"] != "madagascar"]
    drawn["routes"] = [route for route in drawn["routes"] if "madagascar" not in route["between"]]
    assert "madagascar: no place" in found(drawn)


def test_the_check_sees_a_missing_route(drawn):
    drawn["routes"].pop()
    assert found(drawn) == ["australia and nova_guine: no route"]


def test_the_check_sees_a_token_in_the_sea(drawn):
    drawn["places"][0]["token"] = [2, 2]
    assert "the token of alasca stands outside" in found(drawn)


def test_the_check_sees_tokens_that_crowd(drawn):
    brasil, peru = (next(p for p in drawn["places"] if p["id"] == name) for name in ("brasil", "peru"))
    x, y = peru["token"]
    brasil["token"] = [x + 25, y]
    assert any("brasil" in line and "only 25 apart" in line for line in found(drawn))


def test_the_check_sees_a_shape_that_crosses_itself(drawn):
    broken = copy.deepcopy(drawn)
    ring = next(place for place in broken["places"] if place["id"] == "madagascar")["rings"][0]
    arc = broken["arcs"][ring[0]]
    arc[20] += 4000
    arc[22] -= 4000
    assert any("madagascar" in line for line in found(broken))


def test_the_check_sees_a_border_that_came_apart(drawn):
    moved = copy.deepcopy(drawn)
    ring = next(place for place in moved["places"] if place["id"] == "mongolia")["rings"][0]
    moved["arcs"] += [moved["arcs"][n if n >= 0 else ~n][:] for n in ring]
    first = len(moved["arcs"]) - len(ring)
    for k, number in enumerate(ring):
        moved["arcs"][first + k][1] += 100
        ring[k] = first + k if number >= 0 else ~(first + k)
    assert any("mongolia" in line and "overlap" in line for line in found(moved))
