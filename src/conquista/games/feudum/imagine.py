"""A state that looks to a seat like its view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from conquista.games.feudum.chancery import everybody
from conquista.games.feudum.coding import FILLINGS
from conquista.games.feudum.components import components, rules_for
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import (
    ALL_PAWNS,
    CARDS,
    NO_GUILD,
    NO_TILE,
    NO_VESSEL,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    RANKS,
    UNSEEN,
)
from conquista.games.feudum.phase import ENDINGS, NO_COLOUR, PHASES
from conquista.games.feudum.view import TASK, FeudumView
from conquista.kernel.bitset import first
from conquista.kernel.box import Box
from conquista.kernel.errors import BadMessage
from conquista.kernel.seat import NO_SEAT

_PARTS = components()


def imagine(view: FeudumView, box: Box) -> FeudumEngine:
    """What the viewer knows is set; the rest is set anyhow and then dealt again."""
    if view.phase in ("setup", "over"):
        raise BadMessage(f"nothing is decided in phase {view.phase!r}, so there is nothing to imagine")
    state = FeudumEngine(rules_for(len(view.colours), view.options))
    _set_flow(state, view)
    _set_realm(state, view)
    _set_stores(state, view)
    _set_supply(state, view)
    _set_guilds(state, view)
    _set_cards(state, view)
    _set_writs(state, view)
    state.redeal(NO_SEAT if view.seat is None else view.seat, box)
    return state


def _bits(names: Sequence[str], chosen: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _padded(numbers: list[int], like: list[int]) -> list[int]:
    return numbers + like[len(numbers) :]


def _number(names: Sequence[str], name: str | None, nothing: int) -> int:
    return nothing if name is None else names.index(name)


def _seat(seat: int | None) -> int:
    return NOBODY_HERE if seat is None else seat


def _set_flow(state: FeudumEngine, view: FeudumView) -> None:
    state.phase = PHASES.index(view.phase)
    state.turns, state.round, state.epoch = view.turn, view.round, view.epoch
    state.first, state.active = view.first, view.active
    state.order = _padded(view.order, state.order)
    state.colour = _padded([_number(_PARTS.colours, name, NO_COLOUR) for name in view.colours], state.colour)
    state.in_play, state.slayers = _seats(view.in_play), _seats(view.slayers)
    state.left_at = _padded([player.left for player in view.players], state.left_at)
    state.departed = max(state.left_at)
    state.due, state.open = view.due[:], view.table[:]
    state.winners, state.ending = _seats(view.winners), ENDINGS.index(view.ending)
    for name in TASK:
        setattr(state, name, type(getattr(state, name))(view.task[name]))


def _set_realm(state: FeudumEngine, view: FeudumView) -> None:
    realm, places = state.realm, view.locations
    realm.kind = [_PARTS.types.index(place.type) for place in places]
    realm.guild = [_number(_PARTS.guilds, place.guild, NO_GUILD) for place in places]
    realm.ruler = [_seat(place.ruler) for place in places]
    realm.subject = [int(place.subject) for place in places]
    realm.serf = [_seat(place.serf) for place in places]
    realm.subject_seal = [int(place.subject_seal) for place in places]
    realm.serf_seal = [int(place.serf_seal) for place in places]
    realm.tile = [_number(_PARTS.tiles, place.tile, NO_TILE) for place in places]
    realm.stock = [place.stock for place in places]
    realm.goods = [place.goods[:] for place in places]
    realm.abandoned = [place.abandoned[:] for place in places]
    realm.fresh = [place.fresh[:] for place in places]
    pawns = [pawn for player in view.players for pawn in player.pawns]
    missing = ALL_PAWNS - len(pawns)
    realm.place = [
        *(_number(_PARTS.locations, pawn.location, NOWHERE) for pawn in pawns),
        *[NOWHERE] * missing,
        *(_number(_PARTS.locations, monster.location, NOWHERE) for monster in view.monsters),
    ]
    realm.character = [_PARTS.guilds.index(pawn.character) for pawn in pawns] + [0] * missing
    realm.vessel = [_number(_PARTS.vessels, pawn.vessel, NO_VESSEL) for pawn in pawns] + [NO_VESSEL] * missing
    realm.wine = [int(pawn.wine) for pawn in pawns] + [0] * missing
    realm.owner = [_seat(monster.owner) for monster in view.monsters]


def _set_stores(state: FeudumEngine, view: FeudumView) -> None:
    stores, players = state.stores, view.players
    for name in (
        "score",
        "shillings",
        "barrel",
        "markers",
        "seals",
        "discs",
        "military",
        "voyage",
    ):
        setattr(stores, name, _padded([getattr(each, name) for each in players], getattr(stores, name)))
    for name in ("goods", "vessels", "beads"):
        rows = getattr(stores, name)
        setattr(stores, name, [getattr(each, name)[:] for each in players] + rows[len(players) :])
    stores.tiles = _padded([_bits(_PARTS.tiles, each.tiles) for each in players], stores.tiles)
    stores.guardians = _padded([_bits(_PARTS.guilds, each.guardians) for each in players], stores.guardians)
    stores.pouch = _padded([FILLINGS.index(each.pouch) for each in players], stores.pouch)
    stores.pouch_cube = _padded([int(each.pouch_cube) for each in players], stores.pouch_cube)
    state.played = _padded([_bits(_PARTS.cards, each.played) for each in players], state.played)
    state.used = _padded([_bits(_PARTS.guilds, each.guilds_used) for each in players], state.used)
    state.voyages = _padded([each.moves for each in players], state.voyages)


def _set_supply(state: FeudumEngine, view: FeudumView) -> None:
    stores, supply = state.stores, view.supply
    stores.bag, stores.yard, stores.pool = supply.bag[:], supply.vessels[:], supply.values[:]
    stores.rest = _padded(supply.markers, stores.rest)
    stores.sealed, stores.targets = supply.seals, supply.targets
    stores.gone = supply.gone[:]
    stores.unseen = [row[:] for row in supply.backs]
    stores.back = [
        _PARTS.landscapes.index(supply.landscapes[tile]) if tile in supply.landscapes else UNSEEN
        for tile in _PARTS.tiles
    ]
    stores.dropped, stores.spent = _bits(_PARTS.tiles, supply.dropped), _bits(_PARTS.tiles, supply.spent)


def _set_guilds(state: FeudumEngine, view: FeudumView) -> None:
    guilds, seen = state.guilds, view.guilds
    guilds.seats = [seats + [NOBODY_HERE] * (RANKS - len(seats)) for seats in seen.seats]
    guilds.barn, guilds.market, guilds.carts, guilds.sale = (
        numbers[:] for numbers in (seen.barn, seen.market, seen.carts, seen.sale)
    )
    guilds.rows = _padded(seen.rows, guilds.rows)
    guilds.scrolls = _bits(_PARTS.scrolls, seen.scrolls)
    guilds.rosary, guilds.chickens = seen.rosary[:], seen.chickens[:]
    guilds.purse, guilds.basket = seen.purse, seen.basket


def _set_cards(state: FeudumEngine, view: FeudumView) -> None:
    """Of the others' hands only the sizes are known."""
    hands = []
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            hands.append(_bits(_PARTS.cards, player.hand))
        else:
            unplayed = [card for card in range(CARDS) if not state.played[seat] >> card & 1]
            hands.append(_seats(unplayed[: player.hand_size]))
    state.hand = _padded(hands, state.hand)


def _set_writs(state: FeudumEngine, view: FeudumView) -> None:
    deck, seen = state.deck, view.writs
    known = [slot.writ for slot in seen.bottom if slot.writ is not None]
    own = [] if view.seat is None else view.players[view.seat].writs or []
    rest = state.rules.deck & ~_bits(_PARTS.writs, [*known, *own, *(seen.drawn or [])])

    def take() -> int:
        nonlocal rest
        card = first(rest)
        rest &= ~(1 << card)
        return card

    hands = deck.hands
    for seat, player in enumerate(view.players):
        if player.writs is not None:
            hands[seat] = _bits(_PARTS.writs, player.writs)
        else:
            hands[seat] = _seats(take() for _ in range(player.writ_count))
    deck.hands = hands
    cards = [take() if slot.writ is None else _PARTS.writs.index(slot.writ) for slot in seen.bottom]
    knowers = deck.knowers
    for card, slot in zip(cards, seen.bottom, strict=True):
        public = len(slot.knowers) == len(view.players)
        knowers[card] = everybody() if public else _seats(slot.knowers)
    deck.knowers = knowers
    deck.bottom, deck.size = _padded(cards, deck.bottom), len(cards)
    shown = [_PARTS.writs.index(name) for name in seen.drawn or []]
    drawn = shown if seen.drawn is not None else [take() for _ in range(seen.drawn_size)]
    deck.drawn, deck.drawn_size = _padded(drawn, deck.drawn), seen.drawn_size
    deck.pile = rest


assert PAWNS * len(_PARTS.colours) == ALL_PAWNS  # noqa: S101 - pawns are numbered by seat
