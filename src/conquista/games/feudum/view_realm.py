"""What everybody sees of the map."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.feudum.components import components
from conquista.games.feudum.limits import ALL_PAWNS, NO_GUILD, NO_TILE, NOWHERE
from conquista.games.feudum.naming import name_of, seat_or_none
from conquista.games.feudum.state import FeudumState

_PARTS = components()


class LocationView(Struct, frozen=True):
    """A location. Goods, vessels and resources are numbers in the order of the rulebook's lists."""

    type: str
    guild: str | None
    ruler: int | None
    subject: bool
    serf: int | None
    subject_seal: bool
    serf_seal: bool
    tile: str | None
    stock: int
    goods: list[int]
    abandoned: list[int]
    fresh: list[int]


class MonsterView(Struct, frozen=True):
    owner: int | None
    location: str | None


def locations(state: FeudumState) -> list[LocationView]:
    realm = state.realm
    rows = zip(
        realm.kind,
        realm.guild,
        realm.ruler,
        realm.subject,
        realm.serf,
        realm.subject_seal,
        realm.serf_seal,
        realm.tile,
        realm.stock,
        realm.goods,
        realm.abandoned,
        realm.fresh,
        strict=True,
    )
    return [
        LocationView(
            _PARTS.types[kind],
            name_of(_PARTS.guilds, guild, NO_GUILD),
            seat_or_none(ruler),
            subject == 1,
            seat_or_none(serf),
            subject_seal == 1,
            serf_seal == 1,
            name_of(_PARTS.tiles, tile, NO_TILE),
            stock,
            goods[:],
            abandoned[:],
            fresh[:],
        )
        for (
            kind,
            guild,
            ruler,
            subject,
            serf,
            subject_seal,
            serf_seal,
            tile,
            stock,
            goods,
            abandoned,
            fresh,
        ) in rows
    ]


def monsters(state: FeudumState) -> list[MonsterView]:
    return [
        MonsterView(seat_or_none(owner), name_of(_PARTS.locations, place, NOWHERE))
        for owner, place in zip(state.realm.owner, state.realm.place[ALL_PAWNS:], strict=True)
    ]
