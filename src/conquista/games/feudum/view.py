"""Chapter 15.1: what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from conquista.games.feudum.coding import FILLINGS
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import (
    ALL_PAWNS,
    NO_GUILD,
    NO_TILE,
    NO_VESSEL,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    UNSEEN,
)
from conquista.games.feudum.phase import ENDINGS, NO_COLOUR, OVER, PHASES
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import stars_of
from conquista.kernel.bitset import count
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View


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


class MonsterView(Struct, frozen=True):
    owner: int | None
    location: str | None


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


class FeudumView(View, frozen=True):
    """Lists by seat are in seat order; `order` are the seats clockwise.

    `task`: how far the action of the moment has come, in the numbers of the rules. Private to the viewer are
    hands, writs, and what it knows of the deck. When the match is over, all is shown.
    """

    options: dict[str, Value]
    round: int
    epoch: int
    first: int
    active: int
    order: list[int]
    in_play: list[int]
    slayers: list[int]
    locations: list[LocationView]
    monsters: list[MonsterView]
    players: list[PlayerView]
    guilds: GuildsView
    supply: SupplyView
    writs: WritsView
    due: list[int]
    table: list[int]
    task: dict[str, int]
    winners: list[int]
    ending: str


_PARTS = components()
TASK = (
    "waiting",
    "cursor",
    "unfed",
    "free_back",
    "card",
    "copying",
    "payer",
    "pledged",
    "pay_back",
    "receiver",
    "sulfur_due",
    "sulfur_back",
    "writs_due",
    "writ_back",
    "draw_to",
    "draw_left",
    "draw_at",
    "draw_back",
    "bead_to",
    "bead_left",
    "bead_back",
    "writ",
    "choice",
    "site",
    "points",
    "bonus",
    "moved",
    "done",
    "bought",
    "total",
    "favours",
    "tile",
    "target_kind",
    "target",
    "defender",
    "attack",
    "defence",
    "powder",
    "marker",
    "guild",
    "function",
    "host",
    "count",
    "quota",
    "price",
    "was_full",
    "was_columns",
    "barrels",
    "had_guardian",
)
"""The fields of a state that say how far an action has come; all of them follow from what everybody sees."""


def names_in(names: Sequence[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def view(state: FeudumState, viewer: int | None) -> FeudumView:
    me = NO_SEAT if viewer is None else viewer
    seats = range(state.rules.seats)
    return FeudumView(
        seat=viewer,
        turn=state.turns,
        phase=PHASES[state.phase],
        awaiting=seats_in(state.awaiting()),
        may_surrender=viewer is not None and state.may_surrender(viewer),
        places=places(state),
        colours=[_name(_PARTS.colours, state.colour[seat], NO_COLOUR) for seat in seats],
        options=state.rules.chosen,
        round=state.round,
        epoch=state.epoch,
        first=state.first,
        active=state.active,
        order=state.order[: len(seats)],
        in_play=seats_in(state.in_play),
        slayers=seats_in(state.slayers),
        locations=_locations(state),
        monsters=[
            MonsterView(_seat(owner), _name(_PARTS.locations, place, NOWHERE))
            for owner, place in zip(state.realm.owner, state.realm.place[ALL_PAWNS:], strict=True)
        ],
        players=[_player(state, seat, me) for seat in seats],
        guilds=_guilds(state),
        supply=_supply(state),
        writs=_writs(state, me),
        due=state.due[:],
        table=state.open[:],
        task={name: int(getattr(state, name)) for name in TASK},
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
    )


def places(state: FeudumState) -> list[int]:
    """FEU-END-11, FEU-SUR-05: by points, then by sulfur in the barrel; who surrendered later ranks higher."""
    if state.phase != OVER:
        return []
    keys = [_standing(state, seat) for seat in range(state.rules.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _standing(state: FeudumState, seat: int) -> tuple[int, int, int]:
    if state.in_play >> seat & 1:
        return state.rules.seats, state.stores.score[seat], state.stores.barrel[seat]
    return state.left_at[seat] - state.rules.seats, 0, 0


def _name(names: Sequence[str], number: int, nothing: int) -> str | None:
    return None if number == nothing else names[number]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY_HERE else seat


def _locations(state: FeudumState) -> list[LocationView]:
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
            _name(_PARTS.guilds, guild, NO_GUILD),
            _seat(ruler),
            subject == 1,
            _seat(serf),
            subject_seal == 1,
            serf_seal == 1,
            _name(_PARTS.tiles, tile, NO_TILE),
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


def _player(state: FeudumState, seat: int, me: int) -> PlayerView:
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
                _name(_PARTS.locations, realm.place[pawn], NOWHERE),
                _PARTS.guilds[realm.character[pawn]],
                _name(_PARTS.vessels, realm.vessel[pawn], NO_VESSEL),
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


def _guilds(state: FeudumState) -> GuildsView:
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


def _supply(state: FeudumState) -> SupplyView:
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


def _writs(state: FeudumState, me: int) -> WritsView:
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
