"""Chapter 1: the components, read from the data files, with the names that people use for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from conquista.games.vikings.phase import (
    ADD,
    ALL,
    BY_VALHALLA,
    EXTRA,
    FOR_NOTHING,
    HIGHEST,
    LOWEST,
    NEVER,
    NO_COLOUR,
    REROLL,
    REROLL_VALUES,
    SECOND,
    SET,
    SWAP_LOWEST,
    TIES,
    TWO_HIGHEST,
)
from conquista.games.vikings.rules import GodTable, ObjectiveTable, Sea, VikingsRules
from conquista.kernel.datafile import read_toml
from conquista.kernel.errors import BadSetup
from conquista.kernel.names import bits_of
from conquista.kernel.option import Option, Options, read_schema
from conquista.parts.land.board import Board
from conquista.parts.land.boardfile import Links, board_in, continents_in, links_in, territories_in
from conquista.parts.land.limits import JOKER
from conquista.parts.land.trade import CardTable

_OPS = {
    "extra": EXTRA,
    "reroll": REROLL,
    "reroll_values": REROLL_VALUES,
    "set": SET,
    "swap": SWAP_LOWEST,
    "add": ADD,
    "ties": TIES,
}
_WHICH = {"highest": HIGHEST, "second": SECOND, "lowest": LOWEST, "two_highest": TWO_HIGHEST, "all": ALL}
_RETURNS = {"valhalla": BY_VALHALLA, "free": FOR_NOTHING, "never": NEVER}
_RAMP_ROWS = 8


@dataclass(frozen=True)
class Components:
    """VIK-CMP, VIK-BRD: the place of a name in its tuple is its number. `requires`: of each command effect."""

    colours: tuple[str, ...]
    continents: tuple[str, ...]
    territories: tuple[str, ...]
    ports: tuple[str, ...]
    figures: tuple[str, ...]
    cards: tuple[str, ...]
    objectives: tuple[str, ...]
    gods: tuple[str, ...]
    god_cards: tuple[str, ...]
    effects: tuple[str, ...]
    requires: tuple[tuple[str, ...], ...]
    pools: tuple[str, ...]
    links: Links
    routes: tuple[tuple[str, str], ...]
    board: Board
    sea: Sea
    card_table: CardTable
    god_table: GodTable
    numbers: Mapping[str, Any]
    options: tuple[Option, ...]


@cache
def components() -> Components:
    board_file = read_toml("conquista.games.vikings", "data/board.toml")
    cards_file = _cards_file()
    numbers = read_toml("conquista.games.vikings", "data/rules.toml")
    territories = territories_in(board_file)
    gods = tuple(god["id"] for god in cards_file["gods"])
    routes = tuple((one, other) for one, other in board_file["sea"]["routes"])
    continents = continents_in(board_file)
    return Components(
        colours=tuple(board_file["colours"]),
        continents=continents,
        territories=territories,
        ports=tuple(board_file["ports"]),
        figures=tuple(board_file["figures"]),
        cards=(
            *(f"carta_{name}" for name in territories),
            *(f"curinga_{k + 1}" for k in range(numbers["deck"]["jokers"])),
        ),
        objectives=tuple(card["id"] for card in cards_file["objectives"]),
        gods=gods,
        god_cards=tuple(card["id"] for card in cards_file["god_cards"]),
        effects=tuple(effect["id"] for effect in cards_file["effects"]),
        requires=tuple(tuple(effect["requires"]) for effect in cards_file["effects"]),
        pools=("free", *continents),
        links=links_in(board_file),
        routes=routes,
        board=board_in(board_file, "bonus"),
        sea=_sea(board_file, territories, routes),
        card_table=_card_table(board_file, numbers),
        god_table=_god_table(cards_file, gods, numbers["valhalla"]["surcharge"]),
        numbers=numbers,
        options=read_schema(numbers["options"]),
    )


def _cards_file() -> Mapping[str, Any]:
    return read_toml("conquista.games.vikings", "data/cards.toml")


def _sea(file: Mapping[str, Any], territories: tuple[str, ...], routes: tuple[tuple[str, str], ...]) -> Sea:
    number = {name: k for k, name in enumerate(territories)}
    borders = [(number[one], number[other]) for pairs in links_in(file).values() for one, other in pairs]
    return Sea(
        [number[name] for name in file["ports"]],
        [(number[one], number[other]) for one, other in routes],
        borders,
    )


def _card_table(file: Mapping[str, Any], numbers: Mapping[str, Any]) -> CardTable:
    figures = list(file["figures"])
    printed = [figures.index(figure) for each in file["continents"] for figure in each["territories"].values()]
    jokers = numbers["deck"]["jokers"]
    exchange = numbers["exchange"]
    return CardTable(
        printed + [JOKER] * jokers,
        [*range(len(printed)), *[len(printed)] * jokers],
        exchange["table"],
        exchange["step"],
    )


def _god_table(file: Mapping[str, Any], gods: tuple[str, ...], surcharge: int) -> GodTable:
    return GodTable(
        [god["cost"] for god in file["gods"]],
        surcharge,
        [gods.index(card["god"]) for card in file["god_cards"]],
        [(_line(card["attack"]), _line(card["defence"])) for card in file["god_cards"]],
    )


def _line(printed: Mapping[str, Any]) -> dict[str, int]:
    """What a card says for one side, as numbers."""
    values = sum(1 << face for face in printed.get("values", ()))
    return {
        "op": _OPS[printed["op"]],
        "own": int(printed.get("side", "own") == "own"),
        "which": _WHICH[printed.get("which", "highest")],
        "value": printed.get("value", 0) or printed.get("count", 0) or printed.get("to", 0) or values,
        "shows": printed.get("from", 0),
        "best": int(printed.get("keep") == "best"),
    }


@cache
def objective_table(players: int) -> ObjectiveTable:
    """VIK-OBJ-02: some cards ask for more or less by the number of players."""
    parts = components()
    column = players - parts.numbers["players"]["least_with_option"]
    rows = []
    cards = _cards_file()["objectives"]
    for card in cards:
        commander = [card["commander_in"]] if "commander_in" in card else []
        rows.append(
            {
                "whole": bits_of(parts.continents, card.get("whole", ())),
                "named": bits_of(parts.territories, card.get("named", ())),
                "territories": card["territories"][column] if "territories" in card else 0,
                "armies": card.get("armies", 1),
                "ports": card["ports"][column] if "ports" in card else 0,
                "ships": card.get("ships", 0),
                "ship_in": bits_of(parts.territories, card.get("ship_in", ())),
                "commander_in": bits_of(parts.territories, commander),
                "destroy": parts.colours.index(card["destroy"]) if "destroy" in card else NO_COLOUR,
            }
        )
    return ObjectiveTable(rows, next(k for k, card in enumerate(cards) if card.get("fallback")))


def _effects(options: Options) -> int:
    """VIK-SET-03, VIK-OPT-05: the command effects whose parts of the game are on; or the one that was named."""
    parts = components()
    in_play = [
        name
        for name, needed in zip(parts.effects, parts.requires, strict=True)
        if all(options[part] is True for part in needed)
    ]
    named = options["command_effect"]
    if named == "random":
        return bits_of(parts.effects, in_play)
    if named not in in_play:
        needed = parts.requires[parts.effects.index(str(named))]
        raise BadSetup(f"the command effect {named} needs these parts of the game on: {', '.join(needed)}")
    return bits_of(parts.effects, [str(named)])


def seats_for(options: Options) -> range:
    """VIK-CMP-13, VIK-CMP-14, VIK-OPT-01."""
    players = components().numbers["players"]
    least = players["least_with_option"] if options["three_players"] is True else players["least"]
    return range(least, players["most"] + 1)


def rules_for(seats: int, options: Options) -> VikingsRules:
    """The rules of one match: the numbers, and chapter 18."""
    parts = components()
    numbers = parts.numbers
    supply, exchange = numbers["supply"], numbers["exchange"]
    rules = VikingsRules()
    rules.chosen = dict(options)
    rules.seats = seats
    rules.board = parts.board
    rules.sea = parts.sea
    rules.cards = parts.card_table
    rules.gods = parts.god_table
    rules.objectives = objective_table(seats)
    rules.divisor = numbers["reinforcement"]["divisor"]
    rules.least_armies = numbers["reinforcement"]["least"]
    rules.territory_bonus = exchange["territory_bonus"]
    rules.hand_limit = exchange["hand_limit"]
    rules.supply = supply["warriors"] * supply["warrior_value"] + supply["emblems"] * supply["emblem_value"]
    rules.guaranteed = supply["guaranteed"]
    rules.valhalla_most = supply["valhalla_most"]
    rules.ships = supply["ships"]
    rules.gods_on = options["gods"] is True
    rules.commander_on = options["commander"] is True
    rules.ships_on = options["ships"] is True
    rules.effects = _effects(options)
    rules.naval_rolls = 3 if options["naval_mode"] == "three_rounds" else 1
    rules.commander_return = _RETURNS[str(options["commander_return"])]
    paid_return = rules.commander_on and rules.commander_return == BY_VALHALLA
    rules.valhalla_on = rules.gods_on or rules.ships_on or paid_return
    rules.defender_chooses = options["defender_dice"] == "choose"
    rules.classic_fortify = options["fortify_mode"] == "classic"
    assaults = numbers["ramp"]["assaults"] if options["attack_ramp"] is True else []
    ramp = [0, 0, *assaults]
    rules.ramped = len(ramp) - 1 if assaults else 0
    rules.ramp = ramp + [0] * (_RAMP_ROWS - len(ramp))
    rules.compensates = options["seat_compensation"] is True
    rules.limited = options["supply_limit"] is True
    rules.objectives_on = options["objective_mode"] == "cards"
    rules.round_limit = int(options["round_limit"])
    return rules
