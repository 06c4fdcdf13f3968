"""Chapter 6.3: stars, seats and how they are settled; 6.4: what guardians lose with them."""

from __future__ import annotations

from conquista.games.feudum.guilds import rank_of
from conquista.games.feudum.limits import (
    FARM,
    FARMER,
    FEUDUM,
    GUILDS,
    KNIGHT,
    LOCATIONS,
    MERCHANT,
    MOST_PLAYERS,
    NO_GUILD,
    NOBLE,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    RANKS,
    TOWN,
)
from conquista.games.feudum.notes import NOTE_GUARDIAN_BACK, NOTE_SEATS
from conquista.games.feudum.standing import Standing
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.errors import BrokenRule

_SEAT_POINTS: int = 5
_MOST_STEPS: int = 60


def type_of(guild: int) -> int:
    """FEU-STA-03: the locations that add stars in a guild."""
    if guild in (FARMER, KNIGHT):
        return FARM
    if guild in (MERCHANT, NOBLE):
        return TOWN
    return 0


def stars_of(state: FeudumState, seat: int, guild: int) -> int:
    """FEU-STA-02, FEU-STA-03, FEU-STA-11."""
    realm = state.realm
    stars = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] != NOWHERE and realm.character[pawn] == guild:
            stars += 1
    located = 0
    kind = type_of(guild)
    for location in range(LOCATIONS):
        if realm.ruler[location] == seat:
            if realm.kind[location] == kind:
                located += 1
            elif realm.guild[location] == guild:
                stars += 3
    return stars + located if stars > 0 else 0


def count_stars(state: FeudumState, standing: Standing) -> None:
    """The same for all seats and guilds at once."""
    realm = state.realm
    for seat in range(MOST_PLAYERS):
        farms = 0
        towns = 0
        outposts = 0
        for guild in range(GUILDS):
            standing.stars[guild][seat] = 0
        if not state.in_play >> seat & 1:
            continue
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            if realm.place[pawn] != NOWHERE:
                standing.stars[realm.character[pawn]][seat] += 1
        for location in range(LOCATIONS):
            if realm.ruler[location] == seat:
                kind = realm.kind[location]
                if kind == FEUDUM:
                    standing.stars[realm.guild[location]][seat] += 3
                elif kind == FARM:
                    farms += 1
                elif kind == TOWN:
                    towns += 1
                else:
                    outposts += 1
        for guild in range(GUILDS):
            if standing.stars[guild][seat] > 0:
                kind = type_of(guild)
                standing.stars[guild][seat] += farms if kind == FARM else towns if kind == TOWN else outposts


def settle(state: FeudumState) -> None:
    """FEU-STA-06 to 10, FEU-FLOW-04: all guilds together, until nothing changes."""
    standing = state.standing
    count_stars(state, standing)
    for _ in range(_MOST_STEPS):
        if not settle_step(state, standing):
            return_guardians(state)
            return
    raise BrokenRule("the seats of the guilds do not come to rest")


def settle_step(state: FeudumState, standing: Standing) -> bool:
    """FEU-STA-09: first what nobody gains by; else the guild in which a gained seat is worth most."""
    changed = False
    best = NO_GUILD
    best_worth = 0
    for guild in range(GUILDS):
        rank_guild(state, standing, guild)
    for guild in range(GUILDS):
        if differs(state, standing, guild):
            worth = gain_of(state, standing, guild)
            if worth == 0:
                seat_guild(state, standing, guild)
                changed = True
            elif worth > best_worth:
                best_worth = worth
                best = guild
    if not changed and best != NO_GUILD:
        seat_guild(state, standing, best)
        return True
    return changed


def rank_guild(state: FeudumState, standing: Standing, guild: int) -> None:
    """FEU-STA-07, FEU-STA-08: those seated, then the others by stars and turn order; then all by stars."""
    size = 0
    seated = 0
    for rank in range(RANKS):
        seat = state.guilds.seats[guild][rank]
        if seat != NOBODY_HERE:
            seated |= BIT << seat
            if standing.stars[guild][seat] > 0:
                standing.line[size] = seat
                size += 1
    first = 0
    while state.order[first] != state.first:
        first += 1
    for k in range(state.rules.seats):
        seat = state.order[(first + k) % state.rules.seats]
        if not seated >> seat & 1 and standing.stars[guild][seat] > 0 and state.stores.markers[seat] > 0:
            standing.line[size] = seat
            size += 1
    for k in range(1, size):
        seat = standing.line[k]
        place = k
        while place > 0 and standing.stars[guild][standing.line[place - 1]] < standing.stars[guild][seat]:
            standing.line[place] = standing.line[place - 1]
            place -= 1
        standing.line[place] = seat
    for rank in range(RANKS):
        kept = rank < size and rank < state.rules.ranks
        standing.seats[guild][rank] = standing.line[rank] if kept else NOBODY_HERE


def differs(state: FeudumState, standing: Standing, guild: int) -> bool:
    for rank in range(RANKS):
        if state.guilds.seats[guild][rank] != standing.seats[guild][rank]:
            return True
    return False


def gain_of(state: FeudumState, standing: Standing, guild: int) -> int:
    """What the best seat that somebody gains is worth; 0 if nobody gains one."""
    for rank in range(RANKS):
        seat = standing.seats[guild][rank]
        if seat != NOBODY_HERE and rank_of(state.guilds, guild, seat) == RANKS:
            return _SEAT_POINTS - 2 * rank
    return 0


def seat_guild(state: FeudumState, standing: Standing, guild: int) -> None:
    """FEU-STA-06, FEU-STA-08: markers back to those who leave, from those who come."""
    guilds = state.guilds
    for rank in range(RANKS):
        seat = guilds.seats[guild][rank]
        if seat != NOBODY_HERE:
            state.stores.markers[seat] += 1
    for rank in range(RANKS):
        seat = standing.seats[guild][rank]
        guilds.seats[guild][rank] = seat
        if seat != NOBODY_HERE:
            state.stores.markers[seat] -= 1
    state.journal.note(
        NOTE_SEATS, guild, guilds.seats[guild][0], guilds.seats[guild][1], guilds.seats[guild][2]
    )


def return_guardians(state: FeudumState) -> None:
    """FEU-REV-03."""
    for seat in range(state.rules.seats):
        for guild in range(GUILDS):
            if state.stores.guardians[seat] >> guild & 1 and rank_of(state.guilds, guild, seat) > 1:
                state.stores.guardians[seat] &= ~(BIT << guild)
                state.stores.discs[seat] += 1
                state.journal.note(NOTE_GUARDIAN_BACK, seat, guild)
