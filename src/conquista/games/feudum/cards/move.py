"""Chapter 7.3: Move, with pilfering; and 9.4, the epic voyage that a second Move is."""

from __future__ import annotations

from conquista.games.feudum.chancery import draw_writs
from conquista.games.feudum.guilds import vessels_for_sale
from conquista.games.feudum.limits import (
    ABANDONED,
    ALL_PAWNS,
    ARCHERY,
    FARM,
    FERRY,
    FLIGHT,
    FOOD,
    GOODS,
    LOCATIONS,
    MONK,
    MONSTERS,
    NO_SOURCE,
    NO_TILE,
    NOWHERE,
    ORCHARD,
    OWN,
    PAWNS,
    ROAD,
    SERPENT,
    SHIP,
    SILVER,
    SUB,
    SULFUR,
    SULFUR_MINE,
    UNDER,
    VOYAGE_SPACES,
)
from conquista.games.feudum.notes import FOR_PILFERING, NOTE_MOVED, NOTE_PILFERED, NOTE_VOYAGE
from conquista.games.feudum.paying import earn, enlist, receive, store_sulfur
from conquista.games.feudum.phase import (
    CARD_DONE,
    DO_DECLINE,
    DO_MOVE_MONSTER,
    DO_MOVE_PAWN,
    DO_PILFER,
    DO_STOP,
    PILFER,
    PILFERED,
    STEP,
    VOYAGING,
)
from conquista.games.feudum.realm import has_character, has_unit_at, is_held, leave_vessel, pawns_on_map
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_FARE: int = 2


def begin(state: FeudumState) -> None:
    """FEU-MOV-01, FEU-MOV-02, FEU-MON-03: a point for each unit, and one for a monk."""
    seat = state.active
    state.points = pawns_on_map(state.realm, seat)
    for monster in range(MONSTERS):
        if state.realm.owner[monster] == seat:
            state.points += 1
    state.bonus = 0
    if state.rules.advanced and has_character(state.realm, seat, MONK):
        if state.rules.monk_only:
            state.bonus = 1
        else:
            state.points += 1
    state.moved = 0
    state.phase = STEP


def list_steps(state: FeudumState, out: Codes) -> int:
    """FEU-MOV-03: stop, or a step of one of his units along a route."""
    out.codes[0] = ONE | DO_STOP
    listed = 1
    if state.points == 0 and state.bonus == 0:
        return listed
    realm = state.realm
    seat = state.active
    for pawn in range(PAWNS):
        unit = seat * PAWNS + pawn
        if realm.place[unit] != NOWHERE and (state.points > 0 or realm.character[unit] == MONK):
            listed = list_pawn_steps(state, out, listed, pawn)
    if state.points > 0:
        for monster in range(MONSTERS):
            if realm.owner[monster] == seat:
                listed = list_monster_steps(state, out, listed, monster)
    return listed


def list_pawn_steps(state: FeudumState, out: Codes, listed: int, pawn: int) -> int:
    """FEU-MOV-04 to 08."""
    realm, board = state.realm, state.rules.board
    seat = state.active
    unit = seat * PAWNS + pawn
    location = realm.place[unit]
    if is_held(realm, seat, location):
        return listed
    for k in range(board.degree[location]):
        route = board.around[location][k]
        kind = board.kinds[route]
        code = ONE | DO_MOVE_PAWN | pawn << 12 | route << 6
        if kind == ROAD:
            out.codes[listed] = code | NO_SOURCE
            listed += 1
        elif kind == FERRY:
            if ferry_runs(state):
                out.codes[listed] = code | NO_SOURCE
                listed += 1
        elif realm.vessel[unit] == kind:
            out.codes[listed] = code | UNDER
            listed += 1
        else:
            if realm.abandoned[location][kind] > realm.fresh[location][kind]:
                out.codes[listed] = code | ABANDONED
                listed += 1
            if state.stores.vessels[seat][kind] > 0:
                out.codes[listed] = code | OWN
                listed += 1
    return listed


def ferry_runs(state: FeudumState) -> bool:
    """FEU-MOV-07, FEU-ALC-03."""
    return vessels_for_sale(state.guilds) == 0 and state.stores.shillings[state.active] >= _FARE


def monster_uses(monster: int, kind: int) -> bool:
    """FEU-MON-04."""
    if monster == SERPENT:
        return kind in (SHIP, SUB)
    return kind in (ROAD, FLIGHT)


def list_monster_steps(state: FeudumState, out: Codes, listed: int, monster: int) -> int:
    board = state.rules.board
    location = state.realm.place[ALL_PAWNS + monster]
    for k in range(board.degree[location]):
        route = board.around[location][k]
        if monster_uses(monster, board.kinds[route]):
            out.codes[listed] = ONE | DO_MOVE_MONSTER | monster << 12 | route << 6
            listed += 1
    return listed


def far_end(state: FeudumState, route: int, location: int) -> int:
    board = state.rules.board
    return board.other_ends[route] if board.ends[route] == location else board.ends[route]


def spend_point(state: FeudumState) -> None:
    if state.points > 0:
        state.points -= 1
    else:
        state.bonus -= 1


def move_pawn(state: FeudumState, pawn: int, route: int, source: int) -> None:
    """FEU-MOV-05 to 07: with the vessel of its choice, or on foot, or by ferry."""
    realm = state.realm
    seat = state.active
    unit = seat * PAWNS + pawn
    location = realm.place[unit]
    kind = state.rules.board.kinds[route]
    if source != UNDER:
        leave_vessel(realm, unit)
    if source == ABANDONED:
        realm.abandoned[location][kind] -= 1
        realm.vessel[unit] = kind
    elif source == OWN:
        state.stores.vessels[seat][kind] -= 1
        realm.vessel[unit] = kind
    if kind == FERRY:
        state.stores.shillings[seat] -= _FARE
    realm.place[unit] = far_end(state, route, location)
    step(state, unit, route, source)


def move_monster(state: FeudumState, monster: int, route: int) -> None:
    unit = ALL_PAWNS + monster
    state.realm.place[unit] = far_end(state, route, state.realm.place[unit])
    step(state, unit, route, NO_SOURCE)


def step(state: FeudumState, unit: int, route: int, source: int) -> None:
    spend_point(state)
    state.moved |= BIT << unit
    state.journal.note(NOTE_MOVED, state.active, unit, route, source)
    state.phase = STEP


def stop(state: FeudumState) -> None:
    """FEU-MOV-09: without a step the Move has not succeeded."""
    state.points = 0
    state.bonus = 0
    state.phase = PILFER if state.moved else CARD_DONE


def landscape_at(state: FeudumState, location: int) -> int:
    """The landscape that lies there; `LANDSCAPES` if none does."""
    tile = state.realm.tile[location]
    return SULFUR_MINE + 1 if tile == NO_TILE else state.stores.back[tile]


def may_pilfer_at(state: FeudumState, location: int) -> bool:
    """FEU-MOV-10, FEU-MOV-11: where he has a unit, and neither rules nor serves."""
    realm = state.realm
    seat = state.active
    if state.rules.pilfer_moved:
        if not moved_unit_at(state, location):
            return False
    elif not has_unit_at(realm, seat, location):
        return False
    if state.rules.pilfer_wide:
        return not (realm.ruler[location] == seat and realm.kind[location] == FARM)
    return realm.ruler[location] != seat and realm.serf[location] != seat


def moved_unit_at(state: FeudumState, location: int) -> bool:
    for unit in range(ALL_PAWNS + MONSTERS):
        if state.moved >> unit & 1 and state.realm.place[unit] == location:
            return True
    return False


def may_pilfer_landscape(state: FeudumState, location: int) -> bool:
    """FEU-MOV-11, FEU-MOV-12: not the one he tends; a target only for a marker."""
    if state.realm.stock[location] == 0 or state.realm.serf[location] == state.active:
        return False
    return landscape_at(state, location) != ARCHERY or state.stores.rest[state.active] > 0


def list_booty(state: FeudumState, out: Codes) -> int:
    out.codes[0] = ONE | DO_DECLINE
    listed = 1
    for location in range(LOCATIONS):
        if may_pilfer_at(state, location):
            for good in range(GOODS):
                if state.realm.goods[location][good] > 0:
                    out.codes[listed] = ONE | DO_PILFER | location << 6 | good
                    listed += 1
            if may_pilfer_landscape(state, location):
                out.codes[listed] = ONE | DO_PILFER | location << 6 | GOODS
                listed += 1
    return listed


def pilfer(state: FeudumState, location: int, what: int) -> None:
    """FEU-MOV-10, FEU-MOV-12."""
    seat = state.active
    state.journal.note(NOTE_PILFERED, seat, location, what)
    if what < GOODS:
        state.realm.goods[location][what] -= 1
        receive(state, seat, what, 1)
    else:
        landscape = landscape_at(state, location)
        state.realm.stock[location] -= 1
        if landscape == ORCHARD:
            receive(state, seat, FOOD, 1)
        elif landscape == SULFUR_MINE:
            receive(state, seat, SULFUR, 1)
        elif landscape == SILVER:
            earn(state, seat, 1, FOR_PILFERING)
        else:
            state.stores.targets += 1
            enlist(state, seat, 1, FOR_PILFERING)
            settle(state)
    store_sulfur(state, PILFERED)


def succeed(state: FeudumState) -> None:
    """FEU-MOV-13, FEU-VOY-01, FEU-VOY-02."""
    seat = state.active
    state.moved = 0
    state.voyages[seat] += 1
    state.phase = CARD_DONE
    if state.voyages[seat] != 2:
        return
    if state.stores.voyage[seat] == 0:
        if state.stores.discs[seat] > 0:
            state.phase = VOYAGING
    elif state.stores.voyage[seat] < VOYAGE_SPACES:
        sail(state)


def depart(state: FeudumState) -> None:
    state.stores.discs[state.active] -= 1
    sail(state)


def sail(state: FeudumState) -> None:
    """FEU-VOY-03: every second space up to the sixth gives a writ."""
    seat = state.active
    state.stores.voyage[seat] += 1
    space = state.stores.voyage[seat]
    state.journal.note(NOTE_VOYAGE, seat, space)
    state.phase = CARD_DONE
    if space % 2 == 0:
        draw_writs(state, 2, CARD_DONE)


def may_move(state: FeudumState, out: Codes) -> bool:
    """FEU-FLOW-05: some unit can make a step now. The buffer is only room."""
    realm = state.realm
    seat = state.active
    for pawn in range(PAWNS):
        if realm.place[seat * PAWNS + pawn] != NOWHERE and list_pawn_steps(state, out, 0, pawn) > 0:
            return True
    for monster in range(MONSTERS):
        if realm.owner[monster] == seat and list_monster_steps(state, out, 0, monster) > 0:
            return True
    return False
