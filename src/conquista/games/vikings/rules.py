"""What holds for a whole match: board and sea, cards, gods, objectives, numbers and the table's options."""

from __future__ import annotations

from typing import Annotated

from conquista.games.vikings.phase import (
    MOST_GOD_CARDS,
    MOST_GODS,
    MOST_OBJECTIVES,
    MOST_ROUTES,
    NO_LINK,
)
from conquista.kernel.bit import BIT
from conquista.kernel.option import Value
from conquista.kernel.row import grid, row
from conquista.parts.land.board import Board
from conquista.parts.land.limits import MOST_TERRITORIES, PerTerritory
from conquista.parts.land.trade import CardTable

PerObjective = Annotated[list[int], MOST_OBJECTIVES]
PerGodCard = Annotated[list[int], MOST_GOD_CARDS]
SidesOfGodCard = Annotated[list[list[int]], (2, MOST_GOD_CARDS)]
_MOST_ROUNDS_RAMPED: int = 8


class Sea:
    """Ports and the routes between them; and a number for every pair of territories that can meet in combat."""

    __slots__ = ("degree", "link", "neighbours", "ports")

    ports: int  # bit set of territories
    degree: PerTerritory
    neighbours: Annotated[list[list[int]], (MOST_TERRITORIES, MOST_ROUTES)]
    link: Annotated[list[int], MOST_TERRITORIES * MOST_TERRITORIES]

    def __init__(self, ports: list[int], routes: list[tuple[int, int]], borders: list[tuple[int, int]]) -> None:
        bits = 0
        for port in ports:
            bits |= BIT << port
        self.ports = bits
        degree = row(MOST_TERRITORIES)
        neighbours = grid(MOST_TERRITORIES, MOST_ROUTES)
        for one, other in sorted(routes + [(b, a) for a, b in routes]):
            neighbours[one][degree[one]] = other
            degree[one] += 1
        self.degree = degree
        self.neighbours = neighbours
        link = row(MOST_TERRITORIES * MOST_TERRITORIES, NO_LINK)
        for number, (one, other) in enumerate(borders + routes):
            link[one * MOST_TERRITORIES + other] = number
            link[other * MOST_TERRITORIES + one] = number
        self.link = link


def link_between(sea: Sea, one: int, other: int) -> int:
    return sea.link[one * MOST_TERRITORIES + other]


class GodTable:
    """The gods and their power cards. Rows by side have the attack's line first, then the defence's.

    `own`: whether the dice of the invoker are meant. `value`: what is added, or the dice that are rolled
    more, or the value that counts, or the values that are rolled again as a bit set. `shows`: what a die
    must show to count as something else. `best`: whether the better of two results stands.
    """

    __slots__ = ("best", "cards", "cost", "god", "gods", "op", "own", "shows", "surcharge", "value", "which")

    gods: int
    cards: int
    cost: Annotated[list[int], MOST_GODS]
    surcharge: int
    god: PerGodCard
    op: SidesOfGodCard
    own: SidesOfGodCard
    which: SidesOfGodCard
    value: SidesOfGodCard
    shows: SidesOfGodCard
    best: SidesOfGodCard

    def __init__(
        self, costs: list[int], surcharge: int, gods: list[int], lines: list[tuple[dict[str, int], ...]]
    ) -> None:
        """`gods`: of each card its god; `lines`: of each card what it does in attack and in defence."""
        self.gods = len(costs)
        self.cards = len(gods)
        self.cost = costs
        self.surcharge = surcharge
        padding = MOST_GOD_CARDS - len(gods)
        self.god = gods + row(padding)

        def by_side(field: str) -> list[list[int]]:
            return [[card[side].get(field, 0) for card in lines] + row(padding) for side in (0, 1)]

        self.op = by_side("op")
        self.own = by_side("own")
        self.which = by_side("which")
        self.value = by_side("value")
        self.shows = by_side("shows")
        self.best = by_side("best")


class ObjectiveTable:
    """What each objective card asks for; all of it must hold together. Rows that say nothing hold 0."""

    __slots__ = (
        "armies",
        "cards",
        "commander_in",
        "destroy",
        "fallback",
        "named",
        "ports",
        "ship_in",
        "ships",
        "territories",
        "whole",
    )

    cards: int
    fallback: int
    whole: PerObjective  # bit set of regions
    named: PerObjective  # bit set of territories
    territories: PerObjective
    armies: PerObjective  # on each of the territories counted
    ports: PerObjective
    ships: PerObjective
    ship_in: PerObjective  # bit set of territories
    commander_in: PerObjective  # bit set of territories
    destroy: PerObjective  # a colour; NO_COLOUR for none

    def __init__(self, rows: list[dict[str, int]], fallback: int) -> None:
        self.cards = len(rows)
        self.fallback = fallback

        def column(name: str) -> list[int]:
            return [asked[name] for asked in rows] + row(MOST_OBJECTIVES - len(rows))

        self.whole = column("whole")
        self.named = column("named")
        self.territories = column("territories")
        self.armies = column("armies")
        self.ports = column("ports")
        self.ships = column("ships")
        self.ship_in = column("ship_in")
        self.commander_in = column("commander_in")
        self.destroy = column("destroy")


class VikingsRules:
    """Shared by all states of a match, never changed.

    `chosen` are the table's options as they were given, for people; the fields from `gods_on` on say the same
    to the chapters. `ramp`: how many assaults a turn may have, by round; 0 is no limit.
    """

    __slots__ = (
        "board",
        "cards",
        "chosen",
        "classic_fortify",
        "commander_on",
        "commander_return",
        "compensates",
        "defender_chooses",
        "divisor",
        "effects",
        "gods",
        "gods_on",
        "guaranteed",
        "hand_limit",
        "least_armies",
        "limited",
        "naval_rolls",
        "objectives",
        "objectives_on",
        "ramp",
        "ramped",
        "round_limit",
        "sea",
        "seats",
        "ships",
        "ships_on",
        "supply",
        "territory_bonus",
        "valhalla_most",
        "valhalla_on",
    )

    chosen: dict[str, Value]
    seats: int
    board: Board
    sea: Sea
    cards: CardTable
    gods: GodTable
    objectives: ObjectiveTable
    divisor: int
    least_armies: int
    territory_bonus: int
    hand_limit: int
    supply: int
    guaranteed: int
    valhalla_most: int
    ships: int
    gods_on: bool
    commander_on: bool
    ships_on: bool
    valhalla_on: bool
    effects: int  # bit set of the command effects in play, or of the one that was named
    naval_rolls: int
    commander_return: int
    defender_chooses: bool
    classic_fortify: bool
    ramped: int  # the last round with a limit of assaults; 0 if there is none
    ramp: Annotated[list[int], _MOST_ROUNDS_RAMPED]
    compensates: bool
    limited: bool
    objectives_on: bool
    round_limit: int
