"""FEU-FAR-07, FEU-MER-04, FEU-MER-05, FEU-ALC-07: goods that move from barn to market to carts."""

from __future__ import annotations

from conquista.games.feudum.limits import CART_ROOM, FARMER, GOODS, MERCHANT, PULL, PUSH, SHELF_ROOM
from conquista.games.feudum.notes import NOTE_GOOD_MOVED
from conquista.games.feudum.phase import DO_MOVE_GOOD, DO_STOP, GOOD, WORKED
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def into_market(guild: int, function: int) -> bool:
    """Farmers push and merchants pull into the market; merchants push and alchemists pull out of it."""
    return (guild == FARMER and function == PUSH) or (guild == MERCHANT and function == PULL)


def may_move(state: FeudumState, good: int, to_market: bool) -> bool:
    guilds = state.guilds
    if to_market:
        return guilds.barn[good] > 0 and guilds.market[good] < SHELF_ROOM
    return guilds.market[good] > 0 and guilds.carts[good] < CART_ROOM


def may_move_any(state: FeudumState, to_market: bool) -> bool:
    for good in range(GOODS):
        if may_move(state, good, to_market):
            return True
    return False


def full_shelves(state: FeudumState) -> int:
    full = 0
    for good in range(GOODS):
        if state.guilds.market[good] == SHELF_ROOM:
            full |= BIT << good
    return full


def full_columns(state: FeudumState) -> int:
    """FEU-MER-02: so many columns are complete."""
    least = SHELF_ROOM
    for good in range(GOODS):
        least = min(least, state.guilds.market[good])
    return least


def full_carts(state: FeudumState) -> int:
    full = 0
    for good in range(GOODS):
        if state.guilds.carts[good] == CART_ROOM:
            full |= BIT << good
    return full


def begin(state: FeudumState, quota: int) -> None:
    """FEU-GUI-09: what is complete beforehand does not count."""
    state.quota = quota
    if into_market(state.guild, state.function):
        state.was_full = full_shelves(state)
        state.was_columns = full_columns(state)
    else:
        state.was_full = full_carts(state)
    state.phase = GOOD


def list_moves(state: FeudumState, out: Codes) -> int:
    """FEU-GUI-11."""
    listed = 0
    to_market = into_market(state.guild, state.function)
    for good in range(GOODS):
        if may_move(state, good, to_market):
            out.codes[listed] = ONE | DO_MOVE_GOOD | good
            listed += 1
    if state.count > 0 and not state.rules.fill_up:
        out.codes[listed] = ONE | DO_STOP
        listed += 1
    return listed


def move(state: FeudumState, good: int) -> None:
    guilds = state.guilds
    to_market = into_market(state.guild, state.function)
    if to_market:
        guilds.barn[good] -= 1
        guilds.market[good] += 1
    else:
        guilds.market[good] -= 1
        guilds.carts[good] += 1
    state.count += 1
    state.journal.note(NOTE_GOOD_MOVED, state.active, state.guild, good)
    state.phase = GOOD if state.count < state.quota and may_move_any(state, to_market) else WORKED


def objectives(state: FeudumState) -> int:
    """FEU-GUI-09, FEU-GUI-10: new rows or new columns of the market, or new full carts and piles."""
    if into_market(state.guild, state.function):
        rows = count(full_shelves(state) & ~state.was_full)
        return max(rows, full_columns(state) - state.was_columns)
    return count(full_carts(state) & ~state.was_full)
