"""Chapter 1: the components, read from the data files, with the names that people use for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from conquista.games.feudum.limits import (
    ANY_VESSEL,
    COUNTS_LOCATIONS,
    COUNTS_TYPE,
    EPOCHS,
    GAIN_VESSEL,
    GOODS,
    LOCATIONS,
    MOST_OPTIONS,
    MOST_ROUTES,
    NO_GUILD,
    WRITS,
)
from conquista.games.feudum.rules import Board, FeudumRules, WritTable
from conquista.kernel.datafile import read_toml
from conquista.kernel.option import Option, Options, Value, read_schema

_KINDS = ("ship", "sub", "flight", "road", "ferry")
_GAINS = ("attack", "shillings", "vessel", "random_goods", "influence", "seals", "beads", "vp")
_COUNTED = (
    "barrel_sulfur",
    "monster_defeated",
    "locations",
    "type",
    "masterships",
    "landscapes",
    "active_regions",
    "military_discs",
)
_TABLE = 5


@dataclass(frozen=True)
class Components:
    """FEU-CMP, FEU-MAP: the place of a name in its tuple is its number."""

    colours: tuple[str, ...]
    goods: tuple[str, ...]
    guilds: tuple[str, ...]
    types: tuple[str, ...]
    vessels: tuple[str, ...]
    monsters: tuple[str, ...]
    landscapes: tuple[str, ...]
    scrolls: tuple[str, ...]
    cards: tuple[str, ...]
    regions: tuple[str, ...]
    locations: tuple[str, ...]
    region_of: tuple[str, ...]
    routes: tuple[str, ...]
    tiles: tuple[str, ...]
    writs: tuple[str, ...]
    triples: tuple[tuple[str, ...], ...]
    numbers: Mapping[str, Any]
    options: tuple[Option, ...]


@cache
def _writ_file() -> list[dict[str, Any]]:
    writs: list[dict[str, Any]] = read_toml("conquista.games.feudum", "data/writs.toml")["writs"]
    return writs


@cache
def components() -> Components:
    numbers = read_toml("conquista.games.feudum", "data/rules.toml")
    board = read_toml("conquista.games.feudum", "data/board.toml")
    named = ("colours", "goods", "guilds", "types", "vessels", "monsters", "landscapes", "scrolls", "cards")
    regions = tuple(board["regions"])
    return Components(
        **{name: tuple(numbers[name]) for name in named},
        regions=regions,
        locations=tuple(location["id"] for location in board["locations"]),
        region_of=tuple(location["region"] for location in board["locations"]),
        routes=tuple("-".join((route["kind"], *route["ends"])) for route in board["routes"]),
        tiles=tuple(f"{region}_{epoch + 1}" for region in regions for epoch in range(EPOCHS)),
        writs=tuple(writ["id"] for writ in _writ_file()),
        triples=tuple(combinations(numbers["goods"], numbers["start"]["chosen_goods"])),
        numbers=numbers,
        options=read_schema(numbers["options"]),
    )


@cache
def _board() -> Board:
    file = read_toml("conquista.games.feudum", "data/board.toml")
    parts = components()
    places = file["locations"]
    board = Board()
    board.region = [parts.regions.index(place["region"]) for place in places]
    board.start = [int(place["start"]) for place in places]
    ends = [[parts.locations.index(name) for name in route["ends"]] for route in file["routes"]]
    board.kinds = [_KINDS.index(route["kind"]) for route in file["routes"]]
    board.ends = [one for one, _ in ends]
    board.other_ends = [other for _, other in ends]
    around = [[k for k, pair in enumerate(ends) if place in pair] for place in range(LOCATIONS)]
    board.degree = [len(routes) for routes in around]
    board.around = [routes + [0] * (MOST_ROUTES - len(routes)) for routes in around]
    by_water = (_KINDS.index("ship"), _KINDS.index("sub"))
    board.port = [int(any(board.kinds[k] in by_water for k in routes)) for routes in around]
    board.letters = [
        sum(1 << k for k, place in enumerate(places) if letter and letter in place["letters"])
        for letter in parts.numbers["epochs"]["letters"]
    ]
    return board


@cache
def _writ_table() -> WritTable:
    parts = components()
    writs = _writ_file()
    table = WritTable()
    table.mandates = _bits("options" in writ for writ in writs)
    table.weapons = _bits(writ.get("weapon", False) for writ in writs)
    table.titles = _bits("kind" in writ for writ in writs)
    options = [writ.get("options", []) for writ in writs]
    padded = [each + [{}] * (MOST_OPTIONS - len(each)) for each in options]
    table.options = [len(each) for each in options]
    table.price = [
        [option.get("pay", {}).get(good, 0) for option in each for good in parts.goods] for each in padded
    ]
    table.shillings = [[option.get("pay", {}).get("shillings", 0) for option in each] for each in padded]
    asked = [[next(iter(option.get("stars", {}).items()), (None, 0)) for option in each] for each in padded]
    table.star_guild = [
        [NO_GUILD if guild is None else parts.guilds.index(guild) for guild, _ in each] for each in asked
    ]
    table.stars = [[stars for _, stars in each] for each in asked]
    gains = [[_gain(option.get("gain", {"vp": 0}), parts) for option in each] for each in padded]
    table.gain = [[gain for gain, _ in each] for each in gains]
    table.amount = [[amount for _, amount in each] for each in gains]
    table.counts = [_COUNTED.index(writ["kind"]) if "kind" in writ else 0 for writ in writs]
    table.of = [_counted_things(writ, table.counts[k], parts) for k, writ in enumerate(writs)]
    rows = [writ.get("table", [[1, 0]]) for writ in writs]
    filled = [each + [each[-1]] * (_TABLE - len(each)) for each in rows]
    table.reach = [[reach for reach, _ in each] for each in filled]
    table.worth = [[worth for _, worth in each] for each in filled]
    return table


def _gain(gain: Mapping[str, Any], parts: Components) -> tuple[int, int]:
    name, amount = next(iter(gain.items()))
    kind = _GAINS.index(name)
    if kind == GAIN_VESSEL:
        amount = ANY_VESSEL if amount == "any" else parts.vessels.index(amount)
    return kind, amount


def _counted_things(writ: Mapping[str, Any], counts: int, parts: Components) -> int:
    """A bit set of locations, or a type of location."""
    if "kind" in writ and counts == COUNTS_LOCATIONS:
        return sum(1 << parts.locations.index(name) for name in writ["locations"])
    return parts.types.index(writ["type"]) if "kind" in writ and counts == COUNTS_TYPE else 0


def _bits(flags: Any) -> int:
    return sum(1 << k for k, flag in enumerate(flags) if flag)


def _deck(options: Options) -> int:
    """FEU-SET-03, FEU-OPT-06."""
    writs = _writ_file()
    decks = ("base", "extended") if options["writ_deck"] == "extended" else ("base",)
    basic = options["mode"] == "basic"
    return _bits(writ["deck"] in decks and not (basic and writ.get("advanced_only")) for writ in writs)


def switches(options: Options) -> dict[str, str]:
    """FEU-OPT-02: each switch as it was set, or as the preset sets it."""
    place = 2 if options["preset"] == "published" else 1
    by_preset = {
        option["id"]: option["values"][place]
        for option in components().numbers["options"]
        if option.get("values", [None])[0] == "preset"
    }
    return {
        name: value if options[name] == "preset" else str(options[name]) for name, value in by_preset.items()
    }


def rules_for(seats: int, options: Options) -> FeudumRules:
    """The rules of one match; states under the same options share them."""
    return _rules(seats, tuple(options.items()))


@cache
def _rules(seats: int, chosen: tuple[tuple[str, Value], ...]) -> FeudumRules:
    """The tables of chapters 1 and 2, and chapter 16."""
    options = dict(chosen)
    numbers = components().numbers
    rules = FeudumRules()
    rules.chosen = options
    rules.seats = seats
    rules.rows = max(seats, numbers["players"]["colours_in_knight_guild"])
    apprentices = options["apprentice_from_players"] == "four" and seats >= 4
    rules.ranks = 3 if apprentices else 2
    rules.board = _board()
    rules.writs = _writ_table()
    rules.deck = _deck(options)
    rules.start_market = numbers["start"]["market"]
    rules.start_carts = numbers["start"]["carts"]
    rules.market_prices = numbers["market"]["prices"]
    recipes = numbers["inventions"]
    rules.inventions = [
        [recipe.get(good, 0) for good in components().goods]
        for recipe in (*(recipes[vessel] for vessel in components().vessels), *recipes["barrels"])
    ]
    rules.tile_points = numbers["tiles"]["points"]
    rules.voyage_points = numbers["scoring"]["voyage"]
    rules.triples = [sum(1 << components().goods.index(name) for name in t) for t in components().triples]
    rules.advanced = options["mode"] == "advanced"
    rules.sealed_feudums = options["feudum_influence"] == "sealed"
    rules.accepted_only = options["farmer_trade_pays"] == "accepted"
    rules.surrender = options["surrender"] is True
    rules.round_limit = int(options["round_limit"])
    _set_switches(rules, switches(options))
    return rules


def _set_switches(rules: FeudumRules, chosen: Mapping[str, str]) -> None:
    scales = components().numbers["scoring"]["active_regions"]
    rules.active_points = scales[chosen["active_region_scale"]]
    rules.goods_per_coin = 2 if chosen["farmer_trade_goods_per_coin"] == "two" else 1
    rules.far_spill_by_sum = chosen["farmer_spill"] == "bead_sum"
    rules.bead_value_counts = chosen["harvest_bead_bonus"] == "value"
    rules.soft_farms = chosen["farm_capacity"] == "soft"
    rules.shilling_points = 3 if chosen["shilling_group_vp"] == "three" else 1
    rules.monk_only = chosen["godspeed"] == "monk_only"
    rules.any_serf_rises = chosen["feudum_fall_serf"] == "any"
    rules.must_starve_disc = chosen["starve_disc"] == "must"
    rules.past_only = chosen["improve_fallback"] == "past_only"
    rules.north_again = chosen["epoch3_map"] == "north_and_east"
    rules.pilfer_moved = chosen["pilfer_unit"] == "moved"
    rules.pilfer_wide = chosen["pilfer_ban"] != "ruled_or_serf"
    rules.markers_first = chosen["migrate_without_pawn"] == "marker_first"
    rules.fill_up = chosen["push_count"] == "as_many_as_possible"
    rules.guardian_at_once = chosen["guardian_bonus"] == "at_once_and_second"


assert len(components().writs) == WRITS  # noqa: S101 - the arrays are as long as the data
assert len(components().goods) == GOODS  # noqa: S101
