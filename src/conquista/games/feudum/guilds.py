"""The six guilds: who sits where, and what lies in their storages."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import (
    BEADS,
    GOODS,
    GUILDS,
    LEAST_BEAD,
    MOST_PLAYERS,
    NOBODY_HERE,
    RANKS,
    VESSELS,
)
from conquista.kernel.row import grid, row

PerGood = Annotated[list[int], GOODS]
PerVessel = Annotated[list[int], VESSELS]
PerRow = Annotated[list[int], MOST_PLAYERS]
PerBead = Annotated[list[int], BEADS]
Seats = Annotated[list[list[int]], (GUILDS, RANKS)]


class Guilds:
    """`seats`: by guild, the master, the official and the apprentice. `rows`: the knights' markers by colour.

    `scrolls` is the bit set of those with a seal. Beads on rosary and chickens are counted by value.
    """

    __slots__ = (
        "barn",
        "basket",
        "carts",
        "chickens",
        "market",
        "purse",
        "rosary",
        "rows",
        "sale",
        "scrolls",
        "seats",
    )

    seats: Seats
    barn: PerGood
    market: PerGood
    carts: PerGood
    sale: PerVessel
    rows: PerRow
    scrolls: int
    rosary: PerBead
    chickens: PerBead
    purse: int
    basket: int

    def __init__(self) -> None:
        self.seats = grid(GUILDS, RANKS)
        for guild in range(GUILDS):
            for rank in range(RANKS):
                self.seats[guild][rank] = NOBODY_HERE
        self.barn = row(GOODS)
        self.market = row(GOODS)
        self.carts = row(GOODS)
        self.sale = row(VESSELS)
        self.rows = row(MOST_PLAYERS)
        self.scrolls = 0
        self.rosary = row(BEADS)
        self.chickens = row(BEADS)
        self.purse = 0
        self.basket = 0

    def copy_from(self, like: Guilds) -> None:
        for guild in range(GUILDS):
            self.seats[guild][:] = like.seats[guild]
        self.barn[:] = like.barn
        self.market[:] = like.market
        self.carts[:] = like.carts
        self.sale[:] = like.sale
        self.rows[:] = like.rows
        self.scrolls = like.scrolls
        self.rosary[:] = like.rosary
        self.chickens[:] = like.chickens
        self.purse = like.purse
        self.basket = like.basket


def barn_size(guilds: Guilds) -> int:
    total = 0
    for good in range(GOODS):
        total += guilds.barn[good]
    return total


def rosary_size(guilds: Guilds) -> int:
    return guilds.rosary[0] + guilds.rosary[1] + guilds.rosary[2] + guilds.rosary[3]


def rosary_sum(guilds: Guilds) -> int:
    total = 0
    for value in range(BEADS):
        total += guilds.rosary[value] * (value + LEAST_BEAD)
    return total


def chicken_beads(guilds: Guilds) -> int:
    return guilds.chickens[0] + guilds.chickens[1] + guilds.chickens[2] + guilds.chickens[3]


def chicken_sum(guilds: Guilds) -> int:
    total = 0
    for value in range(BEADS):
        total += guilds.chickens[value] * (value + LEAST_BEAD)
    return total


def vessels_for_sale(guilds: Guilds) -> int:
    return guilds.sale[0] + guilds.sale[1] + guilds.sale[2]


def rank_of(guilds: Guilds, guild: int, seat: int) -> int:
    """0 for the master, 1 for the official, 2 for the apprentice, `RANKS` for nobody of them."""
    for rank in range(RANKS):
        if guilds.seats[guild][rank] == seat:
            return rank
    return RANKS
