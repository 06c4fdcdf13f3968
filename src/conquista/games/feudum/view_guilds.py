"""FEU-HID-02 to 06: what a seat may know of the guilds, the general supply and the writs."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.feudum.components import components
from conquista.games.feudum.limits import NOBODY_HERE, UNSEEN
from conquista.games.feudum.naming import names_in
from conquista.games.feudum.phase import OVER
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bitset import count

_PARTS = components()


class GuildsView(Struct, frozen=True):
    """`seats`: master, official and apprentice of each guild. Beads are counted by the values 2 to 5."""

    seats: list[list[int]]
    barn: list[int]
    market: list[int]
    carts: list[int]
    sale: list[int]
    rows: list[int]
    scrolls: list[str]
    rosary: list[int]
    chickens: list[int]
    purse: int
    basket: int


class SupplyView(Struct, frozen=True):
    """What belongs to nobody. `markers`: by colour. `values`: of all discs whose red side is up.

    `gone`: tiles that each stack has lost. `backs`: by epoch, landscapes on tiles that nobody has seen.
    """

    bag: list[int]
    markers: list[int]
    vessels: list[int]
    seals: int
    values: list[int]
    targets: int
    gone: list[int]
    backs: list[list[int]]
    landscapes: dict[str, str]
    dropped: list[str]
    spent: list[str]


class BottomView(Struct, frozen=True):
    """A writ at the bottom of the deck: who knows it, and which it is if the viewer does."""

    knowers: list[int]
    writ: str | None


class WritsView(Struct, frozen=True):
    """The deck: its unknown part, its bottom, and what is being looked at."""

    pile_size: int
    bottom: list[BottomView]
    drawn_size: int
    drawn: list[str] | None


def guilds_of(state: FeudumState) -> GuildsView:
    guilds = state.guilds
    return GuildsView(
        seats=[[seat for seat in ranks if seat != NOBODY_HERE] for ranks in guilds.seats],
        barn=guilds.barn[:],
        market=guilds.market[:],
        carts=guilds.carts[:],
        sale=guilds.sale[:],
        rows=guilds.rows[: state.rules.rows],
        scrolls=names_in(_PARTS.scrolls, guilds.scrolls),
        rosary=guilds.rosary[:],
        chickens=guilds.chickens[:],
        purse=guilds.purse,
        basket=guilds.basket,
    )


def supply_of(state: FeudumState) -> SupplyView:
    """FEU-HID-03 to 05: counts and what has been seen, nothing of the order."""
    stores = state.stores
    return SupplyView(
        bag=stores.bag[:],
        markers=stores.rest[: state.rules.rows],
        vessels=stores.yard[:],
        seals=stores.sealed,
        values=stores.pool[:],
        targets=stores.targets,
        gone=stores.gone[:],
        backs=[row[:] for row in stores.unseen],
        landscapes={
            _PARTS.tiles[tile]: _PARTS.landscapes[back]
            for tile, back in enumerate(stores.back)
            if back != UNSEEN
        },
        dropped=names_in(_PARTS.tiles, stores.dropped),
        spent=names_in(_PARTS.tiles, stores.spent),
    )


def writs_of(state: FeudumState, me: int) -> WritsView:
    """FEU-HID-02, FEU-HID-03."""
    deck, over = state.deck, state.phase == OVER
    bottom = deck.bottom[: deck.size]
    seen = [_PARTS.writs[card] for card in deck.drawn[: deck.drawn_size]]
    return WritsView(
        pile_size=count(deck.pile),
        bottom=[
            BottomView(
                [seat for seat in range(state.rules.seats) if deck.knowers[card] >> seat & 1],
                _PARTS.writs[card] if over or deck.knowers[card] >> me & 1 else None,
            )
            for card in bottom
        ],
        drawn_size=deck.drawn_size,
        drawn=seen if me == state.active else None,
    )
