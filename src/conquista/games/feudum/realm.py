"""The map: what its locations are, who holds them, what lies there, and where the units stand."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import (
    ALL_PAWNS,
    FARM,
    FARM_ROOM,
    GOODS,
    LOCATIONS,
    MONSTERS,
    NO_GUILD,
    NO_TILE,
    NO_VESSEL,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    UNITS,
    VESSELS,
)
from conquista.kernel.row import grid, row

PerLocation = Annotated[list[int], LOCATIONS]
PerUnit = Annotated[list[int], UNITS]
PerPawn = Annotated[list[int], ALL_PAWNS]
PerMonster = Annotated[list[int], MONSTERS]
GoodsThere = Annotated[list[list[int]], (LOCATIONS, GOODS)]
VesselsThere = Annotated[list[list[int]], (LOCATIONS, VESSELS)]


class Realm:
    """By location: its type and guild, its markers, immunity seals, landscape tile with its stock, goods, vessels.

    `fresh` are those of the abandoned vessels that were left in this turn. A pawn is `seat * PAWNS + k`; in the
    supply it stands `NOWHERE`. `owner` is whose a monster is.
    """

    __slots__ = (
        "abandoned",
        "character",
        "fresh",
        "goods",
        "guild",
        "kind",
        "owner",
        "place",
        "ruler",
        "serf",
        "serf_seal",
        "stock",
        "subject",
        "subject_seal",
        "tile",
        "vessel",
        "wine",
    )

    kind: PerLocation
    guild: PerLocation
    ruler: PerLocation
    subject: PerLocation
    serf: PerLocation
    subject_seal: PerLocation
    serf_seal: PerLocation
    tile: PerLocation
    stock: PerLocation
    goods: GoodsThere
    abandoned: VesselsThere
    fresh: VesselsThere
    place: PerUnit
    character: PerPawn
    vessel: PerPawn
    wine: PerPawn
    owner: PerMonster

    def __init__(self) -> None:
        self.kind = row(LOCATIONS)
        self.guild = row(LOCATIONS, NO_GUILD)
        self.ruler = row(LOCATIONS, NOBODY_HERE)
        self.subject = row(LOCATIONS)
        self.serf = row(LOCATIONS, NOBODY_HERE)
        self.subject_seal = row(LOCATIONS)
        self.serf_seal = row(LOCATIONS)
        self.tile = row(LOCATIONS, NO_TILE)
        self.stock = row(LOCATIONS)
        self.goods = grid(LOCATIONS, GOODS)
        self.abandoned = grid(LOCATIONS, VESSELS)
        self.fresh = grid(LOCATIONS, VESSELS)
        self.place = row(UNITS, NOWHERE)
        self.character = row(ALL_PAWNS)
        self.vessel = row(ALL_PAWNS, NO_VESSEL)
        self.wine = row(ALL_PAWNS)
        self.owner = row(MONSTERS, NOBODY_HERE)

    def copy_from(self, like: Realm) -> None:
        self.kind[:] = like.kind
        self.guild[:] = like.guild
        self.ruler[:] = like.ruler
        self.subject[:] = like.subject
        self.serf[:] = like.serf
        self.subject_seal[:] = like.subject_seal
        self.serf_seal[:] = like.serf_seal
        self.tile[:] = like.tile
        self.stock[:] = like.stock
        self.place[:] = like.place
        self.character[:] = like.character
        self.vessel[:] = like.vessel
        self.wine[:] = like.wine
        self.owner[:] = like.owner
        for location in range(LOCATIONS):
            self.goods[location][:] = like.goods[location]
            self.abandoned[location][:] = like.abandoned[location]
            self.fresh[location][:] = like.fresh[location]


def goods_at(realm: Realm, location: int) -> int:
    """How many goods lie beside a location."""
    total = 0
    for good in range(GOODS):
        total += realm.goods[location][good]
    return total


def is_full_farm(realm: Realm, location: int) -> bool:
    """FEU-MAP-07, FEU-MAP-08."""
    return realm.kind[location] == FARM and goods_at(realm, location) >= FARM_ROOM


def ruled(realm: Realm, seat: int, kind: int) -> int:
    """How many locations of a type a seat rules."""
    total = 0
    for location in range(LOCATIONS):
        if realm.ruler[location] == seat and realm.kind[location] == kind:
            total += 1
    return total


def has_marker(realm: Realm, seat: int, location: int) -> bool:
    return realm.ruler[location] == seat or realm.serf[location] == seat


def has_pawn_at(realm: Realm, seat: int, location: int) -> bool:
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] == location:
            return True
    return False


def has_unit_at(realm: Realm, seat: int, location: int) -> bool:
    if has_pawn_at(realm, seat, location):
        return True
    for monster in range(MONSTERS):
        if realm.owner[monster] == seat and realm.place[ALL_PAWNS + monster] == location:
            return True
    return False


def has_character(realm: Realm, seat: int, character: int) -> bool:
    """Whether one of his pawns on the map shows this face."""
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] != NOWHERE and realm.character[pawn] == character:
            return True
    return False


def has_character_at(realm: Realm, seat: int, character: int, location: int) -> bool:
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] == location and realm.character[pawn] == character:
            return True
    return False


def pawns_on_map(realm: Realm, seat: int) -> int:
    total = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] != NOWHERE:
            total += 1
    return total


def is_held(realm: Realm, seat: int, location: int) -> bool:
    """FEU-MOV-08: another player's monster stands there."""
    for monster in range(MONSTERS):
        if realm.place[ALL_PAWNS + monster] == location and realm.owner[monster] != seat:
            return True
    return False


def leave_vessel(realm: Realm, pawn: int) -> None:
    """FEU-MOV-06: the vessel under a pawn that goes by other means stays behind."""
    kind = realm.vessel[pawn]
    if kind != NO_VESSEL:
        location = realm.place[pawn]
        realm.abandoned[location][kind] += 1
        realm.fresh[location][kind] += 1
        realm.vessel[pawn] = NO_VESSEL
