"""What players own off the map, and the general supply: bag, markers, vessels, seals, tiles."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import (
    BEADS,
    EPOCHS,
    GOODS,
    LANDSCAPES,
    MOST_PLAYERS,
    REGIONS,
    TILES,
    UNSEEN,
    VESSELS,
)
from conquista.kernel.row import grid, row

PerPlayer = Annotated[list[int], MOST_PLAYERS]
PerGood = Annotated[list[int], GOODS]
PerVessel = Annotated[list[int], VESSELS]
PerBead = Annotated[list[int], BEADS]
PerRegion = Annotated[list[int], REGIONS]
PerTile = Annotated[list[int], TILES]
GoodsOwned = Annotated[list[list[int]], (MOST_PLAYERS, GOODS)]
VesselsOwned = Annotated[list[list[int]], (MOST_PLAYERS, VESSELS)]
BeadsOwned = Annotated[list[list[int]], (MOST_PLAYERS, BEADS)]
Backs = Annotated[list[list[int]], (EPOCHS, LANDSCAPES)]


class Stores:
    """By seat first, then what belongs to nobody.

    `tiles` are bit sets of tiles; tile `region * EPOCHS + k` is the one of epoch k + 1. `pouch` says what lies on
    the pouch, `pouch_cube` whether it is a cube. `rest` are a colour's markers in the general supply.
    Nobody knows which seal is which: `seals` are counted, and `pool` are the values of all discs that lie with
    their red side up, wherever they are. `gone`: how many tiles a stack has lost; `unseen`: by epoch, the backs
    that nobody has seen; `dropped`, `spent`: tiles out of the game, unseen and seen.
    """

    __slots__ = (
        "back",
        "bag",
        "barrel",
        "beads",
        "discs",
        "dropped",
        "gone",
        "goods",
        "guardians",
        "markers",
        "military",
        "pool",
        "pouch",
        "pouch_cube",
        "rest",
        "score",
        "seals",
        "sealed",
        "shillings",
        "spent",
        "targets",
        "tiles",
        "unseen",
        "vessels",
        "voyage",
        "yard",
    )

    goods: GoodsOwned
    shillings: PerPlayer
    barrel: PerPlayer
    markers: PerPlayer
    vessels: VesselsOwned
    seals: PerPlayer
    beads: BeadsOwned
    tiles: PerPlayer
    discs: PerPlayer
    guardians: PerPlayer
    military: PerPlayer
    voyage: PerPlayer
    score: PerPlayer
    pouch: PerPlayer
    pouch_cube: PerPlayer

    bag: PerGood
    rest: PerPlayer
    yard: PerVessel  # vessels in the general supply
    sealed: int  # seals in the general supply
    pool: PerBead
    targets: int
    gone: PerRegion
    unseen: Backs
    back: PerTile
    dropped: int
    spent: int

    def __init__(self) -> None:
        self.goods = grid(MOST_PLAYERS, GOODS)
        self.shillings = row(MOST_PLAYERS)
        self.barrel = row(MOST_PLAYERS)
        self.markers = row(MOST_PLAYERS)
        self.vessels = grid(MOST_PLAYERS, VESSELS)
        self.seals = row(MOST_PLAYERS)
        self.beads = grid(MOST_PLAYERS, BEADS)
        self.tiles = row(MOST_PLAYERS)
        self.discs = row(MOST_PLAYERS)
        self.guardians = row(MOST_PLAYERS)
        self.military = row(MOST_PLAYERS)
        self.voyage = row(MOST_PLAYERS)
        self.score = row(MOST_PLAYERS)
        self.pouch = row(MOST_PLAYERS)
        self.pouch_cube = row(MOST_PLAYERS)
        self.bag = row(GOODS)
        self.rest = row(MOST_PLAYERS)
        self.yard = row(VESSELS)
        self.sealed = 0
        self.pool = row(BEADS)
        self.targets = 0
        self.gone = row(REGIONS)
        self.unseen = grid(EPOCHS, LANDSCAPES)
        self.back = row(TILES, UNSEEN)
        self.dropped = 0
        self.spent = 0

    def copy_from(self, like: Stores) -> None:
        for seat in range(MOST_PLAYERS):
            self.goods[seat][:] = like.goods[seat]
            self.vessels[seat][:] = like.vessels[seat]
            self.beads[seat][:] = like.beads[seat]
        self.shillings[:] = like.shillings
        self.barrel[:] = like.barrel
        self.markers[:] = like.markers
        self.seals[:] = like.seals
        self.tiles[:] = like.tiles
        self.discs[:] = like.discs
        self.guardians[:] = like.guardians
        self.military[:] = like.military
        self.voyage[:] = like.voyage
        self.score[:] = like.score
        self.pouch[:] = like.pouch
        self.pouch_cube[:] = like.pouch_cube
        self.bag[:] = like.bag
        self.rest[:] = like.rest
        self.yard[:] = like.yard
        self.sealed = like.sealed
        self.pool[:] = like.pool
        self.targets = like.targets
        self.gone[:] = like.gone
        for epoch in range(EPOCHS):
            self.unseen[epoch][:] = like.unseen[epoch]
        self.back[:] = like.back
        self.dropped = like.dropped
        self.spent = like.spent


def bag_size(stores: Stores) -> int:
    total = 0
    for good in range(GOODS):
        total += stores.bag[good]
    return total


def beads_of(stores: Stores, seat: int) -> int:
    total = 0
    for value in range(BEADS):
        total += stores.beads[seat][value]
    return total
