"""Chapter 13: surrender."""

from __future__ import annotations

from conquista.games.feudum.cards.conquer import beat_monster
from conquista.games.feudum.cards.migrate import take_pawn
from conquista.games.feudum.ending import check_last
from conquista.games.feudum.feeding import next_feeder
from conquista.games.feudum.limits import (
    BEADS,
    FEUDUM,
    GOODS,
    GUILDS,
    LOCATIONS,
    MONSTERS,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    RANKS,
    SULFUR,
    VESSELS,
    WRITS,
)
from conquista.games.feudum.markers import fell_feudum, send_ruler_home, send_serf_home
from conquista.games.feudum.notes import NOTE_SURRENDERED, RESIGNED
from conquista.games.feudum.phase import (
    BOOST,
    CARD,
    CARD_DONE,
    DEFENSE,
    FEED,
    FREE,
    IMMUNITY,
    NEXT_TURN,
    POUCH,
    SOBERING,
)
from conquista.games.feudum.pouch import empty_pouch
from conquista.games.feudum.selection import next_chooser
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.games.feudum.turn import clear
from conquista.games.feudum.turnorder import following
from conquista.kernel.bit import BIT


def may_surrender(state: FeudumState) -> bool:
    """FEU-SUR-01: at these decisions and at no other."""
    phase = state.phase
    return state.rules.surrender and phase in (FREE, CARD, FEED, DEFENSE, IMMUNITY, BOOST)


def surrender(state: FeudumState, seat: int) -> None:
    """FEU-SUR-02 to 07."""
    phase = state.phase
    state.journal.note(NOTE_SURRENDERED, seat)
    state.in_play &= ~(BIT << seat)
    state.departed += 1
    state.left_at[seat] = state.departed
    clear_map(state, seat)
    clear_seats(state, seat)
    settle(state)
    clear_supply(state, seat)
    if seat == state.first:
        state.first = following(state, seat)
    state.fresh_start = True
    if not check_last(state):
        go_on(state, phase)


def go_on(state: FeudumState, phase: int) -> None:
    """FEU-SUR-04: what he was attacked with, or starved, comes to nothing; else his part is skipped."""
    if phase in (DEFENSE, IMMUNITY):
        state.phase = CARD_DONE
        return
    clear(state)
    if phase == FEED or (phase == FREE and state.free_back == SOBERING):
        state.cursor = 0
        next_feeder(state)
    elif phase == FREE and state.free_back == POUCH:
        next_chooser(state)
    else:
        state.phase = NEXT_TURN


def clear_map(state: FeudumState, seat: int) -> None:
    """FEU-SUR-02: as after a conquest, without points."""
    realm = state.realm
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] != NOWHERE:
            take_pawn(state, pawn, RESIGNED)
    for monster in range(MONSTERS):
        if realm.owner[monster] == seat:
            beat_monster(state, monster)
    for location in range(LOCATIONS):
        if realm.ruler[location] == seat:
            if realm.kind[location] == FEUDUM:
                fell_feudum(state, location)
            send_ruler_home(state, location)
        elif realm.serf[location] == seat:
            send_serf_home(state, location)


def clear_seats(state: FeudumState, seat: int) -> None:
    """The others move up."""
    for guild in range(GUILDS):
        for rank in range(RANKS):
            if state.guilds.seats[guild][rank] == seat:
                state.stores.markers[seat] += 1
                for other in range(rank, RANKS - 1):
                    state.guilds.seats[guild][other] = state.guilds.seats[guild][other + 1]
                state.guilds.seats[guild][RANKS - 1] = NOBODY_HERE


def clear_supply(state: FeudumState, seat: int) -> None:
    """FEU-SUR-03."""
    stores = state.stores
    empty_pouch(state, seat)
    for good in range(GOODS):
        stores.bag[good] += stores.goods[seat][good]
        stores.goods[seat][good] = 0
    stores.bag[SULFUR] += stores.barrel[seat]
    stores.barrel[seat] = 0
    for value in range(BEADS):
        stores.pool[value] += stores.beads[seat][value]
        stores.sealed += stores.beads[seat][value]
        stores.beads[seat][value] = 0
    stores.sealed += stores.seals[seat]
    stores.seals[seat] = 0
    for vessel in range(VESSELS):
        stores.yard[vessel] += stores.vessels[seat][vessel]
        stores.vessels[seat][vessel] = 0
    stores.spent |= stores.tiles[seat]
    stores.tiles[seat] = 0
    stores.shillings[seat] = 0
    stores.rest[seat] += stores.markers[seat]
    stores.markers[seat] = 0
    stores.discs[seat] = 0
    stores.guardians[seat] = 0
    stores.military[seat] = 0
    stores.voyage[seat] = 0
    for card in range(WRITS):
        if state.deck.hands[seat] >> card & 1:
            state.deck.give_back(seat, card, BIT << seat)
    state.hand[seat] = 0
