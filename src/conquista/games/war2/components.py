"""Chapter 1: the components, read from the data files, with the names that people use for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from conquista.games.war2.phase import NO_COLOUR
from conquista.games.war2.rules import CardTable, ObjectiveTable, War2Rules
from conquista.kernel.datafile import read_toml
from conquista.kernel.option import Option, Options, read_schema
from conquista.parts.land.board import Board
from conquista.parts.land.boardfile import Links, board_in, continents_in, links_in, territories_in
from conquista.parts.land.limits import MOST_CONTINENTS, MOST_TERRITORIES

LAST_STAND = "obj_ultimo_territorio"
"""The name of what a player must do instead of his card after WAR2-OPT-07."""


@dataclass(frozen=True)
class Components:
    """WAR2-COM, BRD, DCK, OBC: the place of a name in its tuple is its number.

    `goals`: the objectives, and what replaces them by WAR2-OPT-07. `bundles`: how many ones, twos and threes.
    """

    colours: tuple[str, ...]
    continents: tuple[str, ...]
    territories: tuple[str, ...]
    centres: tuple[str, ...]
    cards: tuple[str, ...]
    centre_cards: Mapping[str, str]
    bundles: tuple[tuple[int, int, int], ...]
    objectives: tuple[str, ...]
    goals: tuple[str, ...]
    pools: tuple[str, ...]
    links: Links
    board: Board
    majority: tuple[int, ...]
    card_table: CardTable
    objective_table: ObjectiveTable
    numbers: Mapping[str, Any]
    options: tuple[Option, ...]


@cache
def components() -> Components:
    board_file = read_toml("conquista.games.war2", "data/board.toml")
    cards_file = read_toml("conquista.games.war2", "data/cards.toml")
    numbers = read_toml("conquista.games.war2", "data/rules.toml")
    continents = continents_in(board_file)
    territories = territories_in(board_file)
    bundles = _bundles(numbers["cards"]["hand_limit"] - 1)
    objectives = tuple(card["id"] for card in cards_file["objectives"])
    return Components(
        colours=tuple(board_file["colours"]),
        continents=continents,
        territories=territories,
        centres=tuple(
            name for name in territories if any(name in each["centres"] for each in board_file["continents"])
        ),
        cards=_card_names(cards_file, continents),
        centre_cards={
            card["centre"]: _card_name(card) for card in cards_file["territory_cards"] if "centre" in card
        },
        bundles=bundles,
        objectives=objectives,
        goals=(*objectives, LAST_STAND),
        pools=("free", *continents),
        links=links_in(board_file),
        board=board_in(board_file, "totality"),
        majority=tuple(continent["majority"] for continent in board_file["continents"]),
        card_table=_card_table(cards_file, board_file, territories, bundles),
        objective_table=_objective_table(cards_file, board_file["colours"], continents),
        numbers=numbers,
        options=read_schema(numbers["options"]),
    )


def _bundles(most: int) -> tuple[tuple[int, int, int], ...]:
    """Every choice of so many number cards at most, the fewest first."""
    numbers = range(most + 1)
    found = [(a, b, c) for a in numbers for b in numbers for c in numbers if a + b + c <= most]
    return tuple(sorted(found, key=lambda bundle: (sum(bundle), *(-number for number in bundle))))


def _card_name(card: Mapping[str, Any]) -> str:
    return "carta_" + "_".join(card["shows"])


def _card_names(file: Mapping[str, Any], continents: tuple[str, ...]) -> tuple[str, ...]:
    return (
        *(_card_name(card) for card in file["territory_cards"]),
        *(f"continente_{name}" for name in continents),
        *(f"numero_{value}_{k + 1:02}" for value, number in file["numbers"].items() for k in range(number)),
    )


def _card_table(
    cards: Mapping[str, Any],
    board: Mapping[str, Any],
    territories: tuple[str, ...],
    bundles: tuple[tuple[int, int, int], ...],
) -> CardTable:
    shown = [card["shows"] for card in cards["territory_cards"]]
    shown += [continent["territories"] for continent in board["continents"]]
    return CardTable(
        [sum(1 << territories.index(name) for name in names) for names in shown],
        [int(value) for value, number in cards["numbers"].items() for _ in range(number)],
        list(bundles),
    )


def _objective_table(
    file: Mapping[str, Any], colours: list[str], continents: tuple[str, ...]
) -> ObjectiveTable:
    rows: list[dict[str, int]] = []
    for card in file["objectives"]:
        asked = {"more_whole": 0, "majorities": 0, "territories": 0, "armies": 1, "centres": 0}
        asked |= {name: card[name] for name in asked if name in card}
        for name in ("whole", "majority"):
            asked[name] = sum(1 << continents.index(each) for each in card.get(name, ()))
        asked["destroy"] = colours.index(card["destroy"]) if "destroy" in card else NO_COLOUR
        rows.append(asked)
    return ObjectiveTable(rows, next(k for k, card in enumerate(file["objectives"]) if card.get("fallback")))


def rules_for(seats: int, options: Options) -> War2Rules:
    """The rules of one match: WAR2-SET-10, WAR2-SET-12 and chapter 15."""
    parts = components()
    numbers = parts.numbers
    setup, pieces, dice, hand = (numbers[name] for name in ("setup", "pieces", "dice", "cards"))
    rules = War2Rules()
    rules.chosen = dict(options)
    rules.seats = seats
    rules.board = parts.board
    rules.majority = [*parts.majority, *[0] * (MOST_CONTINENTS - len(parts.majority))]
    flags = [int(name in parts.centres) for name in parts.territories]
    rules.centre = flags + [0] * (MOST_TERRITORIES - len(flags))
    rules.centres = [parts.territories.index(name) for name in parts.centres]
    rules.cards = parts.card_table
    rules.objectives = parts.objective_table
    heavy = options["aa_die"] == "heavy"
    rules.anti_aircraft = dice["anti_aircraft_heavy"] if heavy else dice["anti_aircraft"]
    rules.air_attack = dice["air_attack"]
    rules.centres_each = next(row for row in setup["by_players"] if row["players"] == seats)["centres_each"]
    rules.pairs = setup["pairs_with_five"]
    rules.centre_armies = setup["centre_armies"]
    rules.supply = pieces["small"] * pieces["small_value"] + pieces["large"] * pieces["large_value"]
    rules.bombers = pieces["bombers"]
    rules.divisor = numbers["reinforcement"]["divisor"]
    rules.least_armies = numbers["reinforcement"]["least"]
    rules.hand_limit = hand["hand_limit"]
    rules.recycle_at = hand["recycle_at"]
    rules.drawn = hand["drawn"]
    rules.espionage = options["ci"] is True
    rules.attacks_in_first_round = options["first_round_attacks"] is True
    rules.objectives_after_claims = options["objectives_after_claims"] is True
    rules.majority_goes_anywhere = options["majority_placement"] == "free"
    rules.shown_only = options["transport_mode"] == "shown"
    rules.last_stand = options["last_stand"] is True
    rules.last_stand_centres = int(options["last_stand_centres"])
    rules.bot_takes_over = options["surrender_seat"] == "bot"
    rules.round_limit = int(options["round_limit"])
    rules.claims_by_lot = options["random_claims"] is True
    return rules
