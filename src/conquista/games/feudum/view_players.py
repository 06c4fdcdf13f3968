"""FEU-HID-01, FEU-HID-02: what a seat may know of each player."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.feudum.coding import FILLINGS
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import NO_VESSEL, NOWHERE, PAWNS
from conquista.games.feudum.naming import name_of, names_in
from conquista.games.feudum.phase import OVER
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import stars_of
from conquista.kernel.bitset import count

_PARTS = components()


class PawnView(Struct, frozen=True):
    """A pawn; in the supply it stands at no location."""

    location: str | None
    character: str
    vessel: str | None
    wine: bool


class PlayerView(Struct, frozen=True):
    """What a player has. `hand` and `writs` are None for those who may not see them.

    `beads`: how many of the values 2 to 5. `stars`: in each guild. `left`: 0, or the how-manieth to surrender.
    """

    score: int
    goods: list[int]
    shillings: int
    barrel: int
    markers: int
    vessels: list[int]
    seals: int
    beads: list[int]
    tiles: list[str]
    discs: int
    guardians: list[str]
    military: int
    voyage: int
    pouch: str
    pouch_cube: bool
    pawns: list[PawnView]
    stars: list[int]
    hand_size: int
    played: list[str]
    guilds_used: list[str]
    moves: int
    writ_count: int
    left: int
    hand: list[str] | None
    writs: list[str] | None


def player(state: FeudumState, seat: int, me: int) -> PlayerView:
    stores, realm, deck = state.stores, state.realm, state.deck
    shown = seat == me or state.phase == OVER
    return PlayerView(
        score=stores.score[seat],
        goods=stores.goods[seat][:],
        shillings=stores.shillings[seat],
        barrel=stores.barrel[seat],
        markers=stores.markers[seat],
        vessels=stores.vessels[seat][:],
        seals=stores.seals[seat],
        beads=stores.beads[seat][:],
        tiles=names_in(_PARTS.tiles, stores.tiles[seat]),
        discs=stores.discs[seat],
        guardians=names_in(_PARTS.guilds, stores.guardians[seat]),
        military=stores.military[seat],
        voyage=stores.voyage[seat],
        pouch=FILLINGS[stores.pouch[seat]],
        pouch_cube=stores.pouch_cube[seat] == 1,
        pawns=[
            PawnView(
                name_of(_PARTS.locations, realm.place[pawn], NOWHERE),
                _PARTS.guilds[realm.character[pawn]],
                name_of(_PARTS.vessels, realm.vessel[pawn], NO_VESSEL),
                realm.wine[pawn] == 1,
            )
            for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS)
        ],
        stars=[stars_of(state, seat, guild) for guild in range(len(_PARTS.guilds))],
        hand_size=count(state.hand[seat]),
        played=names_in(_PARTS.cards, state.played[seat]),
        guilds_used=names_in(_PARTS.guilds, state.used[seat]),
        moves=state.voyages[seat],
        writ_count=count(deck.hands[seat]),
        left=state.left_at[seat],
        hand=names_in(_PARTS.cards, state.hand[seat]) if shown else None,
        writs=names_in(_PARTS.writs, deck.hands[seat]) if shown else None,
    )
