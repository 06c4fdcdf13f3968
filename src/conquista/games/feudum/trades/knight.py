"""Chapter 8.4: the Knight Guild: rows of markers, monsters, and markers exchanged for seals."""

from __future__ import annotations

from conquista.games.feudum.limits import ALL_PAWNS, KNIGHT, LOCATIONS, MONSTERS, NOBODY_HERE, SCROLLS, SERPENT
from conquista.games.feudum.notes import NOTE_EXCHANGED, NOTE_ROW_BOUGHT, NOTE_TAMED
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_DECLINE,
    DO_EXCHANGE,
    DO_STOP,
    DO_TAME,
    EXCHANGE,
    TAME,
    WORKED,
)
from conquista.games.feudum.realm import has_marker, has_pawn_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.games.feudum.trades.coins import pay_guild
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_PRICE: int = 3
_TAMING: int = 3


def may_trade(state: FeudumState) -> bool:
    """FEU-KNI-02."""
    return state.guilds.rows[state.active] > 0 and state.stores.shillings[state.active] >= _PRICE


def trade(state: FeudumState) -> None:
    """FEU-KNI-02, FEU-KNI-03: all markers of his row; with three, a monster may be tamed before seats settle."""
    seat = state.active
    bought = state.guilds.rows[seat]
    state.guilds.rows[seat] = 0
    state.stores.markers[seat] += bought
    state.journal.note(NOTE_ROW_BOUGHT, seat, bought)
    pay_guild(state, KNIGHT, _PRICE)
    if bought >= _TAMING and state.rules.advanced:
        state.phase = TAME
    else:
        settle(state)
        state.phase = CARD_DONE


def may_tame(state: FeudumState, monster: int, location: int) -> bool:
    """FEU-MON-01: a free monster, where he has a marker or a pawn; the serpent at a port."""
    if state.realm.owner[monster] != NOBODY_HERE:
        return False
    if monster == SERPENT and not state.rules.board.port[location]:
        return False
    seat = state.active
    return has_marker(state.realm, seat, location) or has_pawn_at(state.realm, seat, location)


def list_monsters(state: FeudumState, out: Codes) -> int:
    out.codes[0] = ONE | DO_DECLINE
    listed = 1
    for monster in range(MONSTERS):
        for location in range(LOCATIONS):
            if may_tame(state, monster, location):
                out.codes[listed] = ONE | DO_TAME | monster << 12 | location << 6
                listed += 1
    return listed


def tame(state: FeudumState, monster: int, location: int) -> None:
    """FEU-MON-01: two markers to the general supply, one onto the monster's icon."""
    seat = state.active
    state.stores.markers[seat] -= 3
    state.stores.rest[seat] += 2
    state.realm.owner[monster] = seat
    state.realm.place[ALL_PAWNS + monster] = location
    state.journal.note(NOTE_TAMED, seat, monster, location)
    let_be(state)


def let_be(state: FeudumState) -> None:
    settle(state)
    state.phase = CARD_DONE


def free_scrolls(state: FeudumState) -> int:
    return (BIT << SCROLLS) - 1 & ~state.guilds.scrolls


def may_exchange(state: FeudumState) -> bool:
    """FEU-KNI-04: a row not yet used with a marker, a seal in the general supply, an empty scroll."""
    if state.stores.sealed == 0 or free_scrolls(state) == 0:
        return False
    for row in range(state.rules.rows):
        if state.guilds.rows[row] > 0 and not state.done >> row & 1:
            return True
    return False


def begin(state: FeudumState, quota: int) -> None:
    state.quota = quota
    state.done = 0
    state.was_full = state.guilds.scrolls
    state.phase = EXCHANGE


def list_exchanges(state: FeudumState, out: Codes) -> int:
    listed = 0
    empty = free_scrolls(state)
    for row in range(state.rules.rows):
        if state.guilds.rows[row] > 0 and not state.done >> row & 1:
            for scroll in range(SCROLLS):
                if empty >> scroll & 1:
                    out.codes[listed] = ONE | DO_EXCHANGE | row << 6 | scroll
                    listed += 1
    if state.count > 0 and not state.rules.fill_up:
        out.codes[listed] = ONE | DO_STOP
        listed += 1
    return listed


def exchange(state: FeudumState, row: int, scroll: int) -> None:
    state.guilds.rows[row] -= 1
    state.stores.rest[row] += 1
    state.stores.sealed -= 1
    state.guilds.scrolls |= BIT << scroll
    state.done |= BIT << row
    state.count += 1
    state.journal.note(NOTE_EXCHANGED, state.active, row, scroll)
    state.phase = EXCHANGE if state.count < state.quota and may_exchange(state) else WORKED


def lines(scrolls: int, columns: bool) -> int:
    """FEU-NOB-01: the bit set of rows a b c, d e, f or of columns a d f, b e, c that are complete."""
    found = 0
    for line in range(3):
        if columns:
            wanted = 41 if line == 0 else 18 if line == 1 else 4
        else:
            wanted = 7 if line == 0 else 24 if line == 1 else 32
        if scrolls & wanted == wanted:
            found |= BIT << line
    return found


def objectives(state: FeudumState) -> int:
    """FEU-GUI-09, FEU-GUI-10."""
    scrolls = state.guilds.scrolls
    rows = lines(scrolls, False) & ~lines(state.was_full, False)
    columns = lines(scrolls, True) & ~lines(state.was_full, True)
    return max(count(rows), count(columns))
