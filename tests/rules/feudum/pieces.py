"""Counting every kind of piece of Feudum, wherever it lies."""

from __future__ import annotations

from conquista.games.feudum.limits import (
    ARCHERY,
    EXTRA,
    FOOD,
    GOODS,
    LOCATIONS,
    MOST_PLAYERS,
    NO_TILE,
    ORCHARD,
    SALTPETER,
    SEQUENCE,
    SULFUR,
    SULFUR_MINE,
    VESSELS,
)
from conquista.games.feudum.phase import BEAD_VALUE, FIRST_DECISION

PLACES = range(LOCATIONS)
SEATS = range(MOST_PLAYERS)


def on_landscapes(state, landscape):
    """How many resources lie on all landscapes of a kind."""
    tiles = state.realm.tile
    return sum(
        state.realm.stock[place]
        for place in PLACES
        if tiles[place] != NO_TILE and state.stores.back[tiles[place]] == landscape
    )


def goods(state):
    """FEU-CMP-07: of each kind, in all."""
    realm, stores, guilds = state.realm, state.stores, state.guilds
    found = [
        stores.bag[good]
        + guilds.barn[good]
        + guilds.market[good]
        + guilds.carts[good]
        + state.open[good]
        + sum(supply[good] for supply in stores.goods)
        + sum(there[good] for there in realm.goods)
        for good in range(GOODS)
    ]
    pouches = [what for what, cube in zip(stores.pouch, stores.pouch_cube, strict=True) if cube]
    found[SALTPETER] += pouches.count(EXTRA)
    found[SULFUR] += pouches.count(SEQUENCE) + sum(stores.barrel) + sum(realm.wine) + state.sulfur_due
    found[SULFUR] += on_landscapes(state, SULFUR_MINE)
    found[FOOD] += on_landscapes(state, ORCHARD)
    return found


def markers(state):
    """FEU-CMP-04: of each colour in the match, in all."""
    realm, stores, guilds = state.realm, state.stores, state.guilds
    return [
        stores.markers[seat]
        + stores.rest[seat]
        + guilds.rows[seat]
        + sum(holder == seat for seats in guilds.seats for holder in seats)
        + sum((1 + realm.subject[place]) * (realm.ruler[place] == seat) for place in PLACES)
        + sum(serf == seat for serf in realm.serf)
        + sum(owner == seat for owner in realm.owner)
        for seat in range(state.rules.rows)
    ]


def vessels(state):
    realm, stores = state.realm, state.stores
    return [
        stores.yard[kind]
        + state.guilds.sale[kind]
        + sum(owned[kind] for owned in stores.vessels)
        + sum(there[kind] for there in realm.abandoned)
        + sum(under == kind for under in realm.vessel)
        for kind in range(VESSELS)
    ]


def red_discs(state):
    """Seals with their red side up, counted where they lie; one that is being turned lies nowhere."""
    realm, stores = state.realm, state.stores
    turning = state.bead_left if state.phase == BEAD_VALUE else 0
    lying = stores.sealed + sum(stores.seals) + state.guilds.scrolls.bit_count() + turning
    return lying + sum(realm.subject_seal) + sum(realm.serf_seal)


def green_discs(state):
    return sum(state.guilds.rosary) + sum(state.guilds.chickens) + sum(map(sum, state.stores.beads))


def tiles(state):
    stores = state.stores
    owned = sum(bits.bit_count() for bits in stores.tiles)
    placed = sum(tile != NO_TILE for tile in state.realm.tile)
    return 24 - sum(stores.gone) + owned + placed + stores.dropped.bit_count() + stores.spent.bit_count()


def discs(state, seat):
    """The three free ones of a player."""
    stores = state.stores
    travelling = stores.voyage[seat] > 0
    return stores.discs[seat] + stores.military[seat] + travelling + stores.guardians[seat].bit_count()


def writs(state):
    deck = state.deck
    return deck.pile.bit_count() + deck.size + sum(h.bit_count() for h in deck.hands) + deck.drawn_size


def assert_conserved(state):
    """No piece of any kind is lost or made, and nothing is counted below zero."""
    assert goods(state) == [30, 30, 30, 30, 50]
    assert markers(state) == [20] * state.rules.rows
    assert vessels(state) == [3, 3, 3]
    if state.phase >= FIRST_DECISION or state.round > 1:
        assert red_discs(state) == sum(state.stores.pool)
        assert red_discs(state) + green_discs(state) == 17
    assert tiles(state) == 24
    assert all(discs(state, seat) == 3 for seat in SEATS if state.in_play >> seat & 1)
    assert writs(state) == state.rules.deck.bit_count()
    assert state.stores.targets + on_landscapes(state, ARCHERY) == 12
    assert min(number for number in state.dump() if number not in state.stores.score) >= 0
