"""Chapter 1: the components, read from the data files, with the names that people use for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from conquista.games.war.phase import CONTINENTS, DESTROY, TERRITORIES
from conquista.games.war.rules import ObjectiveTable, WarRules
from conquista.kernel.datafile import read_toml
from conquista.kernel.option import Option, Options, read_schema
from conquista.parts.land.board import Board
from conquista.parts.land.boardfile import Links, board_in, continents_in, links_in, territories_in
from conquista.parts.land.limits import JOKER
from conquista.parts.land.trade import CardTable


@dataclass(frozen=True)
class Components:
    """WAR-CMP: the place of a name in its tuple is its number."""

    colours: tuple[str, ...]
    continents: tuple[str, ...]
    territories: tuple[str, ...]
    figures: tuple[str, ...]
    cards: tuple[str, ...]
    objectives: tuple[str, ...]
    pools: tuple[str, ...]
    links: Links
    board: Board
    card_table: CardTable
    objective_table: ObjectiveTable
    numbers: Mapping[str, Any]
    options: tuple[Option, ...]


@cache
def components() -> Components:
    board_file = read_toml("conquista.games.war", "data/board.toml")
    objectives_file = read_toml("conquista.games.war", "data/objectives.toml")
    numbers = read_toml("conquista.games.war", "data/rules.toml")
    continents = continents_in(board_file)
    territories = territories_in(board_file)
    figures = tuple(board_file["figures"])
    return Components(
        colours=tuple(board_file["colours"]),
        continents=continents,
        territories=territories,
        figures=figures,
        cards=(*(f"carta_{name}" for name in territories), *_jokers(numbers)),
        objectives=tuple(card["id"] for card in objectives_file["objectives"]),
        pools=("free", *continents),
        links=links_in(board_file),
        board=board_in(board_file, "bonus"),
        card_table=_card_table(board_file, numbers, figures),
        objective_table=_objective_table(objectives_file, board_file["colours"], continents),
        numbers=numbers,
        options=read_schema(numbers["options"]),
    )


def _jokers(numbers: Mapping[str, Any]) -> list[str]:
    return [f"coringa_{k + 1}" for k in range(numbers["deck"]["jokers"])]


def _card_table(file: Mapping[str, Any], numbers: Mapping[str, Any], figures: tuple[str, ...]) -> CardTable:
    printed = [figures.index(figure) for each in file["continents"] for figure in each["territories"].values()]
    jokers = numbers["deck"]["jokers"]
    nowhere = len(printed)
    exchange = numbers["exchange"]
    return CardTable(
        printed + [JOKER] * jokers,
        [*range(len(printed)), *[nowhere] * jokers],
        exchange["table"],
        exchange["step"],
    )


def _objective_table(
    file: Mapping[str, Any], colours: list[str], continents: tuple[str, ...]
) -> ObjectiveTable:
    rows: list[tuple[int, int, int]] = []
    fallback = 0
    for card in file["objectives"]:
        if "continents" in card:
            named = sum(1 << continents.index(name) for name in card["continents"])
            rows.append((CONTINENTS, named, int(card.get("any_third", False))))
        elif "territories" in card:
            if card.get("fallback"):
                fallback = len(rows)
            rows.append((TERRITORIES, card["territories"], card["armies"]))
        else:
            rows.append((DESTROY, colours.index(card["destroy"]), 0))
    return ObjectiveTable(rows, fallback)


def rules_for(seats: int, options: Options) -> WarRules:
    """The rules of one match: WAR-SET-09, WAR-SET-12 and chapter 15."""
    parts = components()
    numbers = parts.numbers
    setup = next(row for row in numbers["setup"] if row["players"] == seats)
    rules = WarRules()
    rules.chosen = dict(options)
    rules.seats = seats
    rules.board = parts.board
    rules.cards = parts.card_table
    rules.objectives = parts.objective_table
    rules.first_position = setup["first"]
    rules.divisor = numbers["reinforcement"]["divisor"]
    rules.least_armies = numbers["reinforcement"]["least"]
    rules.territory_bonus = numbers["exchange"]["territory_bonus"]
    rules.hand_limit = numbers["exchange"]["hand_limit"]
    rules.placement_only = options["first_round"] == "placement_only"
    rules.defender_chooses = options["defender_dice"] == "choose"
    rules.all_but_one = options["conquest_move"] == "all_but_one"
    rules.deal_left_of_dealer = options["deal_start"] == "left_of_dealer"
    rules.absent_become_24 = options["absent_colour_objectives"] == "become_24"
    rules.redraw_own_colour = options["own_colour_objective"] == "redraw"
    rules.trade_after_elimination = options["elimination_trade"] == "end_of_turn"
    rules.reveal_objectives = options["reveal_objective_on_elimination"] is True
    rules.exchange_cap = int(options["exchange_cap"])
    rules.round_limit = int(options["round_limit"])
    return rules
