"""The committed maps against the boards of their games. No network: they are read as the browser reads them."""

from __future__ import annotations

import copy
import gzip
import json
from pathlib import Path

import pytest
from tools.maps.arcs import read_shape
from tools.maps.checks import problems

from conquista.games.war.components import components as war
from conquista.games.war2.components import components as war2

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
LINKS = war().links
BOARDS = pytest.mark.parametrize(("game", "parts"), [("war", war()), ("war2", war2())], ids=["war", "war2"])


def read(game):
    return json.loads((FOLDER / game / "map.json").read_text("utf-8"))


@pytest.fixture
def drawn():
    return read("war")


def found(drawn):
    return problems(drawn, LINKS["land"], LINKS["sea"])


@BOARDS
def test_borders_routes_and_tokens_agree_with_the_board(game, parts):
    assert problems(read(game), parts.links["land"], parts.links["sea"]) == []


@BOARDS
def test_places_stand_in_board_order(game, parts):
    assert tuple(place["id"] for place in read(game)["places"]) == parts.territories


@BOARDS
def test_continents_hold_their_territories(game, parts):
    for number, region in enumerate(read(game)["regions"]):
        assert region["id"] == parts.continents[number]
        names = [name for k, name in enumerate(parts.territories) if parts.board.continent[k] == number]
        assert region["places"] == names


@BOARDS
def test_all_land_lies_on_the_canvas(game, parts):
    drawn = read(game)
    for place in drawn["places"]:
        west, north, east, south = read_shape(drawn["arcs"], place["rings"]).bounds
        assert west >= 0, place["id"]
        assert north >= 0, place["id"]
        assert east <= drawn["width"], place["id"]
        assert south <= drawn["height"], place["id"]


@BOARDS
def test_the_file_is_small_enough_to_load_at_once(game, parts):
    raw = (FOLDER / game / "map.json").read_bytes()
    assert len(raw) < 90_000
    assert len(gzip.compress(raw)) < 35_000


@BOARDS
def test_a_border_is_written_once(game, parts):
    drawn = read(game)
    used = [number for place in drawn["places"] for ring in place["rings"] for number in ring]
    assert sorted({n if n >= 0 else ~n for n in used}) == list(range(len(drawn["arcs"])))
    assert len(used) == len(set(used)), "one place on each side"


@pytest.mark.parametrize(
    ("one", "other"), [("brasil", "argelia"), ("peru", "venezuela"), ("omsk", "china"), ("japao", "china")]
)
def test_the_check_sees_a_link_that_is_not_drawn(drawn, one, other):
    land = [pair for pair in LINKS["land"] if set(pair) != {one, other}]
    sea = [pair for pair in LINKS["sea"] if set(pair) != {one, other}]
    said = problems(drawn, land, sea)
    assert len(said) == 1
    assert one in said[0]
    assert other in said[0]


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
