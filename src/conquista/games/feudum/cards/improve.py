"""Chapter 7.8: Improve."""

from __future__ import annotations

from conquista.games.feudum.landscapes import grow
from conquista.games.feudum.limits import (
    EPOCHS,
    FARM,
    GOODS,
    GUILDS,
    IRON,
    LOCATIONS,
    NO_GUILD,
    NO_TILE,
    OUTPOST,
    REGIONS,
    TILES,
    TOWN,
    WOOD,
)
from conquista.games.feudum.notes import (
    FOR_LANDSCAPE,
    FOR_TILE,
    NOTE_IMPROVED,
    NOTE_TENDED,
    NOTE_TILE_TAKEN,
)
from conquista.games.feudum.paying import ask_one, owns, score
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_IMPROVE,
    DO_TAKE_TILE,
    DO_TEND,
    FALLBACK,
    IMPROVE_PAID,
    IMPROVED,
    TEND_PAID,
    TILE_BACK,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_FEUDUMS: int = 2
_PLACED: int = 2


def feudums_left(state: FeudumState, guild: int) -> int:
    """FEU-CMP-09."""
    left = _FEUDUMS
    for location in range(LOCATIONS):
        if state.realm.guild[location] == guild:
            left -= 1
    return left


def list_improvements(state: FeudumState, out: Codes) -> int:
    """FEU-IMP-01: a ruled location that he can pay for."""
    listed = 0
    seat = state.active
    for location in range(LOCATIONS):
        if state.realm.ruler[location] != seat:
            continue
        kind = state.realm.kind[location]
        if (kind == OUTPOST and owns(state, seat, WOOD)) or (kind == FARM and owns(state, seat, IRON)):
            out.codes[listed] = ONE | DO_IMPROVE | location << 6 | NO_GUILD
            listed += 1
        elif kind == TOWN and state.stores.seals[seat] > 0:
            for guild in range(GUILDS):
                if feudums_left(state, guild) > 0:
                    out.codes[listed] = ONE | DO_IMPROVE | location << 6 | guild
                    listed += 1
    return listed


def improve(state: FeudumState, location: int, guild: int) -> None:
    """FEU-IMP-01, FEU-IMP-03: for wood, iron, or a seal."""
    state.site = location
    state.guild = guild
    kind = state.realm.kind[location]
    if kind == TOWN:
        state.stores.seals[state.active] -= 1
        state.stores.sealed += 1
        state.phase = IMPROVE_PAID
    else:
        ask_one(state, state.active, WOOD if kind == OUTPOST else IRON, IMPROVE_PAID)


def rebuild(state: FeudumState) -> None:
    """FEU-IMP-02, FEU-IMP-04, FEU-IMP-05: the new type, then a tile."""
    realm = state.realm
    location = state.site
    if realm.kind[location] == FARM:
        for good in range(GOODS):
            state.stores.bag[good] += realm.goods[location][good]
            realm.goods[location][good] = 0
    realm.kind[location] += 1
    realm.guild[location] = state.guild
    state.journal.note(NOTE_IMPROVED, state.active, location, realm.kind[location], state.guild)
    state.guild = NO_GUILD
    region = state.rules.board.region[location]
    if is_due(state, region):
        points = state.rules.tile_points[state.stores.gone[region]][realm.kind[location]]
        take_tile(state, region, 1)
        score(state, state.active, points, FOR_TILE)
    else:
        state.phase = FALLBACK if fallbacks(state) else IMPROVED


def is_due(state: FeudumState, region: int) -> bool:
    """Whether the top tile of a stack is of the current epoch or an earlier one."""
    gone = state.stores.gone[region]
    return gone < EPOCHS and gone < state.epoch


def fallbacks(state: FeudumState) -> int:
    """FEU-IMP-05: the bit set of other stacks that may give the tile."""
    found = 0
    latest = state.epoch - 1 if state.rules.past_only else state.epoch
    for region in range(REGIONS):
        if is_due(state, region) and state.stores.gone[region] < latest:
            found |= BIT << region
    return found


def list_fallbacks(state: FeudumState, out: Codes) -> int:
    listed = 0
    found = fallbacks(state)
    for region in range(REGIONS):
        if found >> region & 1:
            out.codes[listed] = ONE | DO_TAKE_TILE | region
            listed += 1
    return listed


def take_tile(state: FeudumState, region: int, scored: int) -> None:
    """FEU-IMP-06: its back is now seen by all; in the basic game there is nothing to see."""
    state.tile = region * EPOCHS + state.stores.gone[region]
    state.stores.gone[region] += 1
    state.stores.tiles[state.active] |= BIT << state.tile
    state.journal.note(NOTE_TILE_TAKEN, state.active, state.tile, scored)
    state.phase = TILE_BACK if state.rules.advanced else IMPROVED


def finish(state: FeudumState) -> None:
    """FEU-IMP-07."""
    state.tile = NO_TILE
    settle(state)
    state.phase = CARD_DONE


def may_tend(state: FeudumState, location: int) -> bool:
    """FEU-IMP-08, FEU-IMP-09: where he serves and nothing lies, if another tile or a cube pays the wood."""
    seat = state.active
    if state.realm.serf[location] != seat or state.realm.tile[location] != NO_TILE:
        return False
    return state.stores.goods[seat][WOOD] > 0 or count(state.stores.tiles[seat]) > 1


def list_landscapes(state: FeudumState, out: Codes) -> int:
    listed = 0
    tiles = state.stores.tiles[state.active]
    if tiles == 0:
        return 0
    for location in range(LOCATIONS):
        if may_tend(state, location):
            for tile in range(TILES):
                if tiles >> tile & 1:
                    out.codes[listed] = ONE | DO_TEND | location << 6 | tile
                    listed += 1
    return listed


def tend(state: FeudumState, location: int, tile: int) -> None:
    state.site = location
    state.tile = tile
    ask_one(state, state.active, WOOD, TEND_PAID)
    state.pledged = tile


def lay_out(state: FeudumState) -> None:
    """FEU-IMP-08."""
    state.stores.tiles[state.active] &= ~(BIT << state.tile)
    state.realm.tile[state.site] = state.tile
    state.pledged = NO_TILE
    state.journal.note(NOTE_TENDED, state.active, state.site, state.tile)
    state.tile = NO_TILE
    score(state, state.active, _PLACED, FOR_LANDSCAPE)
    grow(state, state.site)
