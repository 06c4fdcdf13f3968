"""Chapter 7.11: Guild: trade, push, pull, and feasts; with the guardians of 6.4."""

from __future__ import annotations

from conquista.games.feudum.chancery import draw_writs
from conquista.games.feudum.guilds import rank_of
from conquista.games.feudum.limits import (
    ALCHEMIST,
    FARMER,
    FEUDUM,
    GUILDS,
    KNIGHT,
    MERCHANT,
    MONK,
    NOBLE,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    PULL,
    PUSH,
    SULFUR,
    TRADE,
)
from conquista.games.feudum.notes import (
    FOR_FEAST,
    FOR_GUARDIAN,
    FOR_PULL,
    FOR_PUSH,
    NOTE_FEAST,
    NOTE_GUARDIAN,
    NOTE_GUILD,
)
from conquista.games.feudum.paying import score
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_HOLD_FEAST,
    DO_USE_GUILD,
    FUNCTION,
    GUARDIAN,
    WORK_REWARDED,
)
from conquista.games.feudum.realm import has_pawn_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades import alchemist, farmer, goodsmoves, knight, merchant, monk, noble
from conquista.games.feudum.trades.coins import share_charity
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_GUARDIANS: int = 2


def is_open(state: FeudumState, guild: int) -> bool:
    """FEU-REP-06: a copy must use a guild in which he has not acted in this round."""
    return not (state.copying and state.used[state.active] >> guild & 1)


def list_functions(state: FeudumState, out: Codes) -> int:
    """FEU-GUI-01, FEU-GUI-02: trade for all, push for the master, pull for the official."""
    listed = 0
    for guild in range(GUILDS):
        if not is_open(state, guild):
            continue
        rank = rank_of(state.guilds, guild, state.active)
        if may_trade(state, guild):
            out.codes[listed] = ONE | DO_USE_GUILD | guild << 6 | TRADE
            listed += 1
        if rank == 0 and may_work(state, guild, PUSH):
            out.codes[listed] = ONE | DO_USE_GUILD | guild << 6 | PUSH
            listed += 1
        elif rank == 1 and may_work(state, guild, PULL):
            out.codes[listed] = ONE | DO_USE_GUILD | guild << 6 | PULL
            listed += 1
    return listed


def may_trade(state: FeudumState, guild: int) -> bool:
    """FEU-GUI-02, FEU-GUI-06: there is something to be had, and he owns its price."""
    if guild == FARMER:
        return farmer.may_trade(state)
    if guild == MERCHANT:
        return merchant.may_trade(state)
    if guild == ALCHEMIST:
        return alchemist.may_trade(state)
    if guild == KNIGHT:
        return knight.may_trade(state)
    return noble.may_trade(state) if guild == NOBLE else monk.may_trade(state)


def may_work(state: FeudumState, guild: int, function: int) -> bool:
    """FEU-GUI-02: at least one item can be moved."""
    if guild == MERCHANT:
        return goodsmoves.may_move_any(state, function == PULL)
    if guild == FARMER:
        return goodsmoves.may_move_any(state, True) if function == PUSH else farmer.may_draw_bead(state)
    if guild == ALCHEMIST:
        return alchemist.may_invent_any(state) if function == PUSH else goodsmoves.may_move_any(state, False)
    if guild == KNIGHT:
        return knight.may_exchange(state) if function == PUSH else alchemist.may_invent_any(state)
    if guild == NOBLE:
        return noble.may_offer(state) if function == PUSH else knight.may_exchange(state)
    return farmer.may_draw_bead(state) if function == PUSH else noble.may_offer(state)


def meets(state: FeudumState, owner: int) -> bool:
    """FEU-GUI-13, FEU-MON-06: a pawn of his shares a location with a pawn or a feudum of the owner's."""
    realm = state.realm
    for pawn in range(state.active * PAWNS, state.active * PAWNS + PAWNS):
        location = realm.place[pawn]
        if location == NOWHERE:
            continue
        if has_pawn_at(realm, owner, location):
            return True
        if realm.kind[location] == FEUDUM and realm.ruler[location] == owner:
            return True
    return False


def list_feasts(state: FeudumState, out: Codes) -> int:
    listed = 0
    if state.stores.barrel[state.active] == 0:
        return 0
    for owner in range(state.rules.seats):
        if owner == state.active or not meets(state, owner):
            continue
        for guild in range(GUILDS):
            rank = rank_of(state.guilds, guild, owner)
            if rank > 1 or not is_open(state, guild):
                continue
            function = PUSH if rank == 0 else PULL
            if may_work(state, guild, function):
                out.codes[listed] = ONE | DO_HOLD_FEAST | owner << 12 | guild << 6 | function
                listed += 1
    return listed


def use(state: FeudumState, guild: int, function: int) -> None:
    state.host = NOBODY_HERE
    state.journal.note(NOTE_GUILD, state.active, guild, function)
    set_out(state, guild, function)


def hold_feast(state: FeudumState, owner: int, guild: int, function: int) -> None:
    """FEU-GUI-13: wine for the guests."""
    state.stores.barrel[state.active] -= 1
    state.stores.bag[SULFUR] += 1
    state.host = owner
    state.journal.note(NOTE_FEAST, state.active, owner, guild, function)
    set_out(state, guild, function)


def set_out(state: FeudumState, guild: int, function: int) -> None:
    state.guild = guild
    state.function = function
    state.count = 0
    state.price = 0
    state.had_guardian = state.stores.guardians[state.active] >> guild & 1 == 1
    state.used[state.active] |= BIT << guild
    state.phase = FUNCTION


def perform(state: FeudumState) -> None:
    """The six guilds, each with its three functions."""
    guild = state.guild
    if state.function == TRADE:
        trade(state, guild)
    elif state.function == PUSH:
        push(state, guild)
    else:
        pull(state, guild)


def trade(state: FeudumState, guild: int) -> None:
    if guild == FARMER:
        farmer.begin_trade(state)
    elif guild == MERCHANT:
        merchant.begin_trade(state)
    elif guild == ALCHEMIST:
        alchemist.begin_trade(state)
    elif guild == KNIGHT:
        knight.trade(state)
    elif guild == NOBLE:
        noble.begin_trade(state)
    else:
        monk.trade(state)


def push(state: FeudumState, guild: int) -> None:
    if guild == FARMER:
        goodsmoves.begin(state, 5)
    elif guild == MERCHANT:
        goodsmoves.begin(state, 4)
    elif guild == ALCHEMIST:
        alchemist.begin(state, 3)
    elif guild == KNIGHT:
        knight.begin(state, 3)
    elif guild == NOBLE:
        noble.begin(state, 2)
    else:
        farmer.move_bead(state)


def pull(state: FeudumState, guild: int) -> None:
    if guild == FARMER:
        farmer.move_bead(state)
    elif guild == MERCHANT:
        goodsmoves.begin(state, 3)
    elif guild == ALCHEMIST:
        goodsmoves.begin(state, 2)
    elif guild == KNIGHT:
        alchemist.begin(state, 1)
    elif guild == NOBLE:
        knight.begin(state, 2)
    else:
        noble.begin(state, 1)


def objectives(state: FeudumState) -> int:
    """FEU-GUI-07 to 10: how many the function has met."""
    guild = state.guild
    pushes = state.function == PUSH
    if guild == FARMER:
        return goodsmoves.objectives(state) if pushes else farmer.pull_objectives(state)
    if guild == MERCHANT:
        return goodsmoves.objectives(state)
    if guild == ALCHEMIST:
        return state.count if pushes else goodsmoves.objectives(state)
    if guild == KNIGHT:
        return knight.objectives(state) if pushes else state.count
    if guild == NOBLE:
        return noble.objectives(state) if pushes else knight.objectives(state)
    return monk.objectives(state) if pushes else noble.objectives(state)


def reward(state: FeudumState) -> None:
    """FEU-GUI-07, 08, 14, FEU-FAR-08, FEU-MNK-03."""
    met = objectives(state)
    state.phase = WORK_REWARDED
    if state.host != NOBODY_HERE:
        score(state, state.active, 3, FOR_FEAST)
    if state.function == PUSH:
        score(state, state.active, 0 if met == 0 else 3 + min(met, 3), FOR_PUSH)
        if state.guild in (FARMER, MONK):
            share_charity(state, state.guild)
    elif met > 0:
        score(state, state.active, 3, FOR_PULL)
        draw_writs(state, 2, WORK_REWARDED)


def offer_guardian(state: FeudumState) -> None:
    """FEU-REV-01, FEU-REV-04, FEU-GUI-12."""
    if may_guard(state):
        state.phase = GUARDIAN
    else:
        take_bonus(state)


def may_guard(state: FeudumState) -> bool:
    seat = state.active
    guardians = state.stores.guardians[seat]
    if not state.rules.advanced or state.host != NOBODY_HERE or guardians >> state.guild & 1:
        return False
    return state.stores.discs[seat] > 0 and count(guardians) < _GUARDIANS


def place_guardian(state: FeudumState) -> None:
    seat = state.active
    state.stores.discs[seat] -= 1
    state.stores.guardians[seat] |= BIT << state.guild
    state.journal.note(NOTE_GUARDIAN, seat, state.guild)
    take_bonus(state)


def take_bonus(state: FeudumState) -> None:
    """FEU-REV-02, FEU-REV-04."""
    seat = state.active
    points = 0
    if state.host == NOBODY_HERE:
        if state.rules.guardian_at_once:
            if state.stores.guardians[seat] >> state.guild & 1:
                points = count(state.stores.guardians[seat])
        elif state.had_guardian:
            points = 1
    score(state, seat, points, FOR_GUARDIAN)
    state.phase = CARD_DONE
