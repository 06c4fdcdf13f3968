"""What holds for a whole match: board, cards, objectives, dice, numbers and the table's options."""

from __future__ import annotations

from typing import Annotated

from conquista.games.war2.phase import MOST_BUNDLES, MOST_CARDS, MOST_CENTRES, MOST_OBJECTIVES
from conquista.kernel.option import Value
from conquista.kernel.row import row
from conquista.parts.land.board import Board
from conquista.parts.land.limits import PerContinent, PerTerritory

_FACES: int = 6

PerCard = Annotated[list[int], MOST_CARDS]
PerBundle = Annotated[list[int], MOST_BUNDLES]
PerObjective = Annotated[list[int], MOST_OBJECTIVES]
PerFace = Annotated[list[int], _FACES]


class CardTable:
    """The exchange cards: those that show territories come first, then the number cards.

    `shows`: the bit set of territories on a card. `value`: of a number card. A bundle is so many ones, twos
    and threes that are played with a territory card; bundle 0 is none.
    """

    __slots__ = ("bundles", "cards", "ones", "shows", "territory_cards", "threes", "total", "twos", "value")

    cards: int
    territory_cards: int
    shows: PerCard
    value: PerCard
    bundles: int
    ones: PerBundle
    twos: PerBundle
    threes: PerBundle
    total: PerBundle

    def __init__(self, shows: list[int], values: list[int], bundles: list[tuple[int, int, int]]) -> None:
        self.cards = len(shows) + len(values)
        self.territory_cards = len(shows)
        self.shows = shows + row(MOST_CARDS - len(shows))
        self.value = row(len(shows)) + values + row(MOST_CARDS - self.cards)
        padding = row(MOST_BUNDLES - len(bundles))
        self.bundles = len(bundles)
        self.ones = [ones for ones, _, _ in bundles] + padding
        self.twos = [twos for _, twos, _ in bundles] + padding
        self.threes = [threes for _, _, threes in bundles] + padding
        self.total = [ones + 2 * twos + 3 * threes for ones, twos, threes in bundles] + padding


class ObjectiveTable:
    """The objective cards. A card is fulfilled if all of its conditions hold; a condition of 0 always does.

    `whole`, `majority`: bit sets of continents. `more_whole`, `majorities`: how many of choice. `territories`
    with `armies` each. `centres` in all. `destroy`: the colour, or `NO_COLOUR`.
    """

    __slots__ = (
        "armies",
        "cards",
        "centres",
        "destroy",
        "fallback",
        "majorities",
        "majority",
        "more_whole",
        "territories",
        "whole",
    )

    cards: int
    fallback: int
    whole: PerObjective
    more_whole: PerObjective
    majority: PerObjective
    majorities: PerObjective
    territories: PerObjective
    armies: PerObjective
    centres: PerObjective
    destroy: PerObjective

    def __init__(self, rows: list[dict[str, int]], fallback: int) -> None:
        """`fallback`: the card that a "destroy" card turns into when it cannot be fulfilled."""
        padding = row(MOST_OBJECTIVES - len(rows))
        self.cards = len(rows)
        self.fallback = fallback
        self.whole = [card["whole"] for card in rows] + padding
        self.more_whole = [card["more_whole"] for card in rows] + padding
        self.majority = [card["majority"] for card in rows] + padding
        self.majorities = [card["majorities"] for card in rows] + padding
        self.territories = [card["territories"] for card in rows] + padding
        self.armies = [card["armies"] for card in rows] + padding
        self.centres = [card["centres"] for card in rows] + padding
        self.destroy = [card["destroy"] for card in rows] + padding


class War2Rules:
    """Shared by all states of a match, never changed.

    `chosen` are the table's options as they were given, for people; the fields after `drawn` say the same to
    the chapters. `centre`: 1 for a territory that is a Strategic Centre; `centres`: those territories.
    """

    __slots__ = (
        "air_attack",
        "anti_aircraft",
        "attacks_in_first_round",
        "board",
        "bombers",
        "bot_takes_over",
        "cards",
        "centre",
        "centre_armies",
        "centres",
        "centres_each",
        "chosen",
        "claims_by_lot",
        "divisor",
        "drawn",
        "espionage",
        "hand_limit",
        "last_stand",
        "last_stand_centres",
        "least_armies",
        "majority",
        "majority_goes_anywhere",
        "objectives",
        "objectives_after_claims",
        "pairs",
        "recycle_at",
        "round_limit",
        "seats",
        "shown_only",
        "supply",
    )

    chosen: dict[str, Value]
    seats: int
    board: Board
    majority: PerContinent
    centre: PerTerritory
    centres: Annotated[list[int], MOST_CENTRES]
    cards: CardTable
    objectives: ObjectiveTable
    anti_aircraft: PerFace
    air_attack: PerFace
    centres_each: int
    pairs: int
    centre_armies: int
    supply: int
    bombers: int
    divisor: int
    least_armies: int
    hand_limit: int
    recycle_at: int
    drawn: int
    espionage: bool
    attacks_in_first_round: bool
    objectives_after_claims: bool
    majority_goes_anywhere: bool
    shown_only: bool
    last_stand: bool
    last_stand_centres: int
    bot_takes_over: bool
    round_limit: int
    claims_by_lot: bool
