"""Chapter 6.1: paying in goods and tiles, storing sulfur, and gains of every kind."""

from __future__ import annotations

from conquista.games.feudum.limits import GOODS, NO_TILE, SULFUR, TILES
from conquista.games.feudum.notes import (
    NOTE_LOST,
    NOTE_MARKERS,
    NOTE_PAID,
    NOTE_POINTS,
    NOTE_SHILLINGS,
    NOTE_SULFUR_STORED,
)
from conquista.games.feudum.phase import (
    DO_PAY_WITH,
    DO_STORE_SULFUR,
    PAY,
    PAYING,
    POUCHED,
    STORING,
    SULFUR_STORE,
)
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_BARREL: int = 3


def owns(state: FeudumState, seat: int, good: int) -> bool:
    """FEU-PAY-02: whether he can pay one good of a kind, with a cube or with a tile."""
    return state.stores.goods[seat][good] > 0 or state.stores.tiles[seat] != 0


def clear_due(state: FeudumState) -> None:
    for good in range(GOODS):
        state.due[good] = 0


def payable(state: FeudumState) -> bool:
    """FEU-PAY-08: whether the payer's cubes, and a tile for each that he lacks, cover what is due."""
    missing = 0
    for good in range(GOODS):
        missing += max(0, state.due[good] - state.stores.goods[state.payer][good])
    return missing <= count(state.stores.tiles[state.payer] & ~(BIT << state.pledged))


def ask_price(state: FeudumState, back: int) -> None:
    """Let the payer pay what is due; `back` goes on then."""
    state.pay_back = back
    state.phase = PAYING


def ask_one(state: FeudumState, payer: int, good: int, back: int) -> None:
    """A price of a single good."""
    clear_due(state)
    state.payer = payer
    state.due[good] = 1
    state.pledged = NO_TILE
    ask_price(state, back)


def go_on_paying(state: FeudumState) -> None:
    state.phase = PAY if next_due(state) < GOODS else state.pay_back


def next_due(state: FeudumState) -> int:
    """FEU-PAY-08: the first kind of good that is still to be paid; `GOODS` if none is."""
    for good in range(GOODS):
        if state.due[good] > 0:
            return good
    return GOODS


def list_means(state: FeudumState, out: Codes) -> int:
    """FEU-PAY-03, FEU-PAY-08: an own cube, or any tile as long as the rest can still be paid without it."""
    listed = 0
    good = next_due(state)
    payer = state.payer
    if state.stores.goods[payer][good] > 0:
        out.codes[listed] = ONE | DO_PAY_WITH | NO_TILE
        listed += 1
    tiles = state.stores.tiles[payer] & ~(BIT << state.pledged)
    if tiles == 0 or not payable_with_tile(state, good):
        return listed
    for tile in range(TILES):
        if tiles >> tile & 1:
            out.codes[listed] = ONE | DO_PAY_WITH | tile
            listed += 1
    return listed


def payable_with_tile(state: FeudumState, good: int) -> bool:
    missing = 1
    for other in range(GOODS):
        due = state.due[other] - (1 if other == good else 0)
        missing += max(0, due - state.stores.goods[state.payer][other])
    return missing <= count(state.stores.tiles[state.payer] & ~(BIT << state.pledged))


def pay(state: FeudumState, tile: int) -> None:
    """FEU-CMP-13, FEU-PAY-03, FEU-SEL-01: the cube to the bag or onto the pouch, or the tile out of the game."""
    good = next_due(state)
    state.due[good] -= 1
    if tile == NO_TILE:
        state.stores.goods[state.payer][good] -= 1
        if state.pay_back == POUCHED:
            state.stores.pouch_cube[state.payer] = 1
        else:
            state.stores.bag[good] += 1
    else:
        state.stores.tiles[state.payer] &= ~(BIT << tile)
        state.stores.spent |= BIT << tile
    state.journal.note(NOTE_PAID, state.payer, good, tile)
    state.phase = PAYING


def receive(state: FeudumState, seat: int, good: int, number: int) -> None:
    """Goods for a supply; sulfur waits until it is said where it goes (FEU-PAY-06)."""
    if good == SULFUR:
        state.receiver = seat
        state.sulfur_due += number
    else:
        state.stores.goods[seat][good] += number


def store_sulfur(state: FeudumState, back: int) -> None:
    """Let the receiver store what he has got; `back` goes on then."""
    state.sulfur_back = back
    state.phase = STORING


def go_on_storing(state: FeudumState) -> None:
    if state.sulfur_due == 0:
        state.phase = state.sulfur_back
    else:
        state.phase = SULFUR_STORE


def list_stores(state: FeudumState, out: Codes) -> int:
    out.codes[0] = ONE | DO_STORE_SULFUR
    if state.stores.barrel[state.receiver] == _BARREL:
        return 1
    out.codes[1] = ONE | DO_STORE_SULFUR | 1
    return 2


def store(state: FeudumState, barrel: int) -> None:
    """FEU-PAY-06: in the supply or in the barrel, for good."""
    state.sulfur_due -= 1
    if barrel:
        state.stores.barrel[state.receiver] += 1
    else:
        state.stores.goods[state.receiver][SULFUR] += 1
    state.journal.note(NOTE_SULFUR_STORED, state.receiver, barrel)
    state.phase = STORING


def score(state: FeudumState, seat: int, points: int, reason: int) -> None:
    if points > 0:
        state.stores.score[seat] += points
        state.journal.note(NOTE_POINTS, seat, points, reason)


def lose(state: FeudumState, seat: int, points: int, reason: int) -> None:
    """FEU-MIL-05: a score may fall below zero."""
    if points > 0:
        state.stores.score[seat] -= points
        state.journal.note(NOTE_LOST, seat, points, reason)


def earn(state: FeudumState, seat: int, shillings: int, reason: int) -> None:
    if shillings > 0:
        state.stores.shillings[seat] += shillings
        state.journal.note(NOTE_SHILLINGS, seat, shillings, reason)


def enlist(state: FeudumState, seat: int, number: int, reason: int) -> None:
    """FEU-CMP-12: markers from the general supply, as many as there are."""
    taken = min(number, state.stores.rest[seat])
    if taken > 0:
        state.stores.rest[seat] -= taken
        state.stores.markers[seat] += taken
        state.journal.note(NOTE_MARKERS, seat, taken, reason)
