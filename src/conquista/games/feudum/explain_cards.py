"""Refusals of chapters 7.1 to 7.10: what a card cannot do."""

from __future__ import annotations

from conquista.games.feudum import actions as do
from conquista.games.feudum.cards.conquer import may_add_saltpeter
from conquista.games.feudum.cards.harvest import may_harvest
from conquista.games.feudum.cards.improve import feudums_left
from conquista.games.feudum.cards.migrate import gates
from conquista.games.feudum.cards.move import far_end, ferry_runs, landscape_at, may_pilfer_at, monster_uses
from conquista.games.feudum.cards.repeat import is_free, is_plain
from conquista.games.feudum.cards.starve import has_noble_at
from conquista.games.feudum.coding import MARKERS, RESOURCES, SHARES, SOURCES
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import (
    ABANDONED,
    ALL_PAWNS,
    ARCHERY,
    FARM,
    FERRY,
    FEUDUM,
    FOOD,
    GOODS,
    MERCHANT,
    MONK,
    NO_TILE,
    NOBODY_HERE,
    NOWHERE,
    OUTPOST,
    PAWNS,
    ROAD,
    SUBJECT,
    TOWN,
)
from conquista.games.feudum.markers import may_place
from conquista.games.feudum.paying import owns
from conquista.games.feudum.phase import FARM_CHOICE
from conquista.games.feudum.realm import has_character_at, has_pawn_at, has_unit_at, is_held, pawns_on_map
from conquista.games.feudum.state import FeudumState
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction

_PARTS = components()
KINDS = (
    do.Enter,
    do.Withdraw,
    do.RepeatCard,
    do.MovePawn,
    do.MoveMonster,
    do.Pilfer,
    do.Influence,
    do.BuyInfluence,
    do.ChooseFarm,
    do.ChooseHarvest,
    do.TakeFavour,
    do.Improve,
    do.TakeTile,
    do.Tend,
    do.AttackPawn,
    do.AttackMonster,
    do.AttackFeudum,
    do.Starve,
    do.AddSaltpeter,
)


def reason(state: FeudumState, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.Enter(character, location):
            return _enter(state, seat, character, location)
        case do.Withdraw():
            return IllegalAction("FEU-MIG-05")
        case do.RepeatCard(card):
            return _repeat(state, seat, card)
        case do.MovePawn(pawn, route, vessel):
            return _move_pawn(state, seat, pawn, route, vessel)
        case do.MoveMonster(monster, route):
            return _move_monster(state, seat, monster, route)
        case do.Pilfer(location, resource):
            return _pilfer(state, seat, location, resource)
        case do.Influence(location):
            return _influence(state, seat, location)
        case do.BuyInfluence(location):
            return _buy_influence(state, seat, location)
    return _other(state, seat, action)


def _other(state: FeudumState, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.ChooseFarm(location):
            return _farm(state, seat, location)
        case do.ChooseHarvest(share):
            return IllegalAction("FEU-HAR-08") if share in SHARES else IllegalAction("FEU-HAR-03")
        case do.TakeFavour():
            return IllegalAction("FEU-HAR-07")
        case do.Improve(location, guild):
            return _improve(state, seat, location, guild)
        case do.TakeTile():
            return IllegalAction("FEU-IMP-05")
        case do.Tend(location, tile):
            return _tend(state, seat, location, tile)
        case do.Starve(location, marker):
            return _starve(state, seat, location, marker)
        case do.AddSaltpeter():
            lacking = not may_add_saltpeter(state) and state.powder == 0
            return IllegalAction("FEU-CON-09", why="lacking" if lacking else "knight")
        case do.AttackFeudum(location) if location in _PARTS.locations:
            place = _PARTS.locations.index(location)
            if state.realm.kind[place] != FEUDUM:
                return IllegalAction("FEU-CON-02", location=location)
    return IllegalAction("FEU-CON-01")


def _place(name: str) -> int | None:
    return _PARTS.locations.index(name) if name in _PARTS.locations else None


def _enter(state: FeudumState, seat: int, character: str, location: str) -> IllegalAction:
    place = _place(location)
    if place is None or character not in _PARTS.guilds:
        return IllegalAction("FEU-MIG-01")
    if pawns_on_map(state.realm, seat) == PAWNS:
        return IllegalAction("FEU-MIG-02", why="pawns", location=location)
    if not owns(state, seat, FOOD):
        return IllegalAction("FEU-MIG-02", why="food", location=location)
    if state.rules.board.start[place] and pawns_on_map(state.realm, seat) == 0:
        return IllegalAction("FEU-MIG-03")
    shut = not gates(state, seat) >> place & 1
    return IllegalAction("FEU-MIG-02", why="place" if shut else "food", location=location)


def _repeat(state: FeudumState, seat: int, card: str) -> IllegalAction:
    if card not in _PARTS.cards or not state.played[seat] >> _PARTS.cards.index(card) & 1:
        return IllegalAction("FEU-REP-01")
    number = _PARTS.cards.index(card)
    if is_plain(number) and not state.rules.advanced:
        return IllegalAction("FEU-OPT-01", why="special")
    if is_plain(number) or is_free(number):
        return IllegalAction("FEU-REP-03", card=card)
    return IllegalAction("FEU-REP-04", card=card)


def _move_pawn(state: FeudumState, seat: int, pawn: int, route: str, vessel: str) -> IllegalAction:
    realm, board = state.realm, state.rules.board
    if not 1 <= pawn <= PAWNS or route not in _PARTS.routes or vessel not in SOURCES:
        return IllegalAction("FEU-MOV-03", why="unknown")
    unit = seat * PAWNS + pawn - 1
    place = realm.place[unit]
    if place == NOWHERE:
        return IllegalAction("FEU-MOV-03", why="supply")
    number = _PARTS.routes.index(route)
    if place not in (board.ends[number], board.other_ends[number]):
        return IllegalAction("FEU-MOV-03", why="route")
    if state.points == 0:
        monk = state.bonus > 0 and realm.character[unit] == MONK
        if not monk:
            return IllegalAction("FEU-MOV-02" if state.bonus else "FEU-MOV-01")
    if is_held(realm, seat, place):
        return IllegalAction("FEU-MOV-08", location=_PARTS.locations[place])
    kind = board.kinds[number]
    if kind == FERRY and not ferry_runs(state):
        waits = state.stores.shillings[seat] < 2
        return IllegalAction("FEU-MOV-07", why="fare" if waits else "sale")
    if kind in (ROAD, FERRY):
        return IllegalAction("FEU-MOV-05", why="none")
    there = realm.abandoned[place][kind] > 0
    fresh = vessel == SOURCES[ABANDONED] and there and realm.vessel[unit] != kind
    return IllegalAction("FEU-MOV-05", why="fresh" if fresh else "lacking")


def _move_monster(state: FeudumState, seat: int, monster: str, route: str) -> IllegalAction:
    board = state.rules.board
    if monster not in _PARTS.monsters or route not in _PARTS.routes:
        return IllegalAction("FEU-MOV-03", why="unknown")
    unit, number = _PARTS.monsters.index(monster), _PARTS.routes.index(route)
    if state.realm.owner[unit] != seat:
        return IllegalAction("FEU-MON-02", monster=monster)
    place = state.realm.place[ALL_PAWNS + unit]
    if place not in (board.ends[number], board.other_ends[number]):
        return IllegalAction("FEU-MOV-03", why="route")
    if not monster_uses(unit, board.kinds[number]):
        return IllegalAction("FEU-MON-04", monster=monster)
    assert far_end(state, number, place) != place  # noqa: S101 - no route leads back to where it begins
    return IllegalAction("FEU-MOV-01")


def _pilfer(state: FeudumState, seat: int, location: str, resource: str) -> IllegalAction:
    place = _place(location)
    if place is None or resource not in RESOURCES:
        return IllegalAction("FEU-MOV-10", why="unknown")
    if not has_unit_at(state.realm, seat, place):
        return IllegalAction("FEU-MOV-10", why="unit")
    if not may_pilfer_at(state, place):
        moved = state.rules.pilfer_moved and not _has_moved_to(state, place)
        return IllegalAction("FEU-MOV-10", why="moved") if moved else IllegalAction("FEU-MOV-11")
    if RESOURCES.index(resource) == GOODS and state.realm.stock[place] > 0:
        if state.realm.serf[place] == seat:
            return IllegalAction("FEU-MOV-11")
        if landscape_at(state, place) == ARCHERY:
            return IllegalAction("FEU-MOV-12")
    return IllegalAction("FEU-MOV-10", why="nothing")


def _has_moved_to(state: FeudumState, place: int) -> bool:
    return any(state.moved >> unit & 1 and where == place for unit, where in enumerate(state.realm.place))


def _influence(state: FeudumState, seat: int, location: str) -> IllegalAction:
    place = _place(location)
    if place is None or not has_pawn_at(state.realm, seat, place):
        return IllegalAction("FEU-INF-01", why="pawn")
    if state.done >> place & 1:
        return IllegalAction("FEU-INF-01", why="once")
    if state.stores.markers[seat] == 0:
        return IllegalAction("FEU-INF-02")
    realm = state.realm
    risen = realm.serf[place] == seat and not realm.subject[place]
    if not may_place(state, seat, place) and risen:
        return IllegalAction("FEU-LOC-08")
    return IllegalAction("FEU-LOC-01")


def _buy_influence(state: FeudumState, seat: int, location: str) -> IllegalAction:
    realm, place = state.realm, _place(location)
    if not state.rules.advanced:
        return IllegalAction("FEU-OPT-01", why="special")
    if state.bought:
        return IllegalAction("FEU-INF-03", why="once")
    if place is None or not has_character_at(realm, seat, MERCHANT, place):
        return IllegalAction("FEU-INF-03", why="merchant")
    if state.done >> place & 1:
        return IllegalAction("FEU-INF-01", why="once")
    if state.stores.markers[seat] == 0:
        return IllegalAction("FEU-INF-02")
    if state.stores.shillings[seat] == 0:
        return IllegalAction("FEU-INF-03", why="shilling")
    alone = realm.ruler[place] not in (seat, NOBODY_HERE) and not realm.subject[place]
    if alone and realm.serf[place] == NOBODY_HERE:
        return IllegalAction("FEU-LOC-08")
    return IllegalAction("FEU-INF-03", why="ruler")


def _farm(state: FeudumState, seat: int, location: str) -> IllegalAction:
    place = _place(location)
    harvesting = state.phase == FARM_CHOICE
    clause = "FEU-HAR-01" if harvesting else "FEU-FAR-01"
    mine = place is not None and state.realm.ruler[place] == seat and state.realm.kind[place] == FARM
    if harvesting and mine and place is not None and not may_harvest(state, place):
        return IllegalAction(clause, why="full")
    return IllegalAction(clause, why="goods" if mine else "farm")


def _improve(state: FeudumState, seat: int, location: str, guild: str) -> IllegalAction:
    place = _place(location)
    if place is None or state.realm.ruler[place] != seat:
        return IllegalAction("FEU-IMP-01", why="ruler")
    kind = state.realm.kind[place]
    if kind == FEUDUM:
        return IllegalAction("FEU-IMP-01", why="feudum")
    if (kind == TOWN) != (guild in _PARTS.guilds):
        return IllegalAction("FEU-IMP-01", why="guild")
    if kind == TOWN and state.stores.seals[seat] > 0:
        assert feudums_left(state, _PARTS.guilds.index(guild)) == 0  # noqa: S101 - else it would be listed
        return IllegalAction("FEU-CMP-09", guild=guild)
    return IllegalAction("FEU-IMP-01", why="wood" if kind == OUTPOST else "iron" if kind == FARM else "seal")


def _tend(state: FeudumState, seat: int, location: str, tile: str) -> IllegalAction:
    place = _place(location)
    if place is None or state.realm.serf[place] != seat:
        return IllegalAction("FEU-IMP-08", why="serf")
    if tile not in _PARTS.tiles or not state.stores.tiles[seat] >> _PARTS.tiles.index(tile) & 1:
        return IllegalAction("FEU-IMP-08", why="tile")
    if state.realm.tile[place] != NO_TILE:
        return IllegalAction("FEU-LAN-01", location=location)
    return IllegalAction("FEU-IMP-09", tile=tile)


def _starve(state: FeudumState, seat: int, location: str, marker: str) -> IllegalAction:
    realm, place = state.realm, _place(location)
    if place is None or marker not in MARKERS:
        return IllegalAction("FEU-CON-16", why="unknown")
    if not has_noble_at(state, place):
        return IllegalAction("FEU-CON-16", why="noble")
    subject = MARKERS.index(marker) == SUBJECT
    if subject:
        there = realm.subject[place] == 1 and realm.ruler[place] != seat
    else:
        there = realm.serf[place] not in (seat, NOBODY_HERE)
    return IllegalAction("FEU-DEF-05") if there else IllegalAction("FEU-CON-16", why="marker")
