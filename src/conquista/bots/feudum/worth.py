"""What a position of Feudum promises a seat at the end of the match, in hundredths of a point.

Points that are scored count as they are. What will be scored at the epochs to come and at the end counts by how
likely it is still there then; what is only of use, like goods, by what it usually brings, as long as rounds are left.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.feudum.weights import (
    BARREL_WINE,
    COIN_USE,
    COINS_USED,
    DISLOYAL,
    FED_NOW,
    FED_SOON,
    GOODS_ON_FARM,
    GUARDIAN,
    KEPT,
    LATER,
    LOYAL,
    MANDATE,
    MARKERS,
    MASTER_WORK,
    NEW_REGION,
    NEXT,
    OFFICIAL_WORK,
    OPEN_TITLE,
    PAIR,
    PAWN,
    PILFER,
    POWDER,
    PREY,
    ROUNDS_AN_EPOCH,
    RULABLE,
    SEAL,
    SERVABLE,
    SERVING,
    SPARE,
    STAGES,
    STAR,
    SUBJECT_THERE,
    SULFUR_LEFT,
    TASTES,
    TILE,
    TOOL,
    USURPABLE,
    VESSEL,
    WORKS_FARM,
    WORKS_OUTPOST,
    WORKS_TOWN,
)
from conquista.games.feudum.ending import sets, title_points, titles, voyage_points
from conquista.games.feudum.guilds import rank_of
from conquista.games.feudum.landscapes import tends
from conquista.games.feudum.limits import (
    FARM,
    FEUDUM,
    FOOD,
    GUILDS,
    IRON,
    LOCATIONS,
    MILITARY_SPACES,
    NOBODY_HERE,
    NOWHERE,
    OUTPOST,
    PAWNS,
    RANKS,
    REGIONS,
    SALTPETER,
    SULFUR,
    TOWN,
    VESSELS,
    WOOD,
    WRITS,
)
from conquista.games.feudum.realm import goods_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.stores import beads_of
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count
from conquista.kernel.row import row

_POINT: int = 100
_LAST: int = 5
_TYPES: int = 4


class Outlook:
    """What is still to come, as it looks from one decision. `points_only`: nothing but the score counts.

    `tastes`: what things are worth, by stage of the match; `taste` is that of this stage.

    `rounds`: after this one. `holding`: how often, in hundredths, something held now will score at an epoch.
    """

    __slots__ = (
        "epochs",
        "holding",
        "kinds",
        "points_only",
        "regions",
        "rounds",
        "seat",
        "taste",
        "tastes",
        "use",
    )

    seat: int
    points_only: bool
    tastes: Annotated[list[list[int]], (STAGES, TASTES)]
    taste: Annotated[list[int], TASTES]
    epochs: int
    rounds: int
    holding: int
    use: int  # in hundredths: how far what is only of use will still be used
    kinds: Annotated[list[int], _TYPES]  # room: ruled locations by type
    regions: int  # room: the bit set of those in which the seat is active

    def __init__(self, seat: int, points_only: bool, tastes: list[list[int]]) -> None:
        self.seat = seat
        self.points_only = points_only
        self.tastes = tastes
        self.taste = row(TASTES)
        self.epochs = 0
        self.rounds = 0
        self.holding = 0
        self.use = 0
        self.kinds = row(_TYPES)
        self.regions = 0


def look_ahead(state: FeudumState, outlook: Outlook) -> None:
    """Fix what is to come. It stays as it is while a plan is made, so that nothing is done to prolong the match."""
    outlook.epochs = _LAST - state.epoch
    outlook.rounds = rounds_to_come(state)
    stage = max(0, min(outlook.rounds // 2, STAGES - 1))
    for k in range(TASTES):
        outlook.taste[k] = outlook.tastes[stage][k]
    outlook.holding = outlook.taste[NEXT] + outlook.taste[LATER] * (outlook.epochs - 1)
    outlook.use = min(_POINT, 40 * outlook.rounds)


def rounds_to_come(state: FeudumState) -> int:
    """Roughly: tiles go by the die and by improvements, until the stacks are low enough for the next epoch."""
    wanted = _LAST - state.epoch
    missing = 0
    taken = 0
    for gone in range(state.epoch, -1, -1):
        for region in range(REGIONS):
            if min(state.stores.gone[region], state.epoch) == gone and taken < wanted:
                missing += state.epoch - gone
                taken += 1
    rounds = (missing + 1) // 3 + ROUNDS_AN_EPOCH * (wanted - 1)
    if state.rules.round_limit > 0:
        rounds = min(rounds, state.rules.round_limit - state.round)
    return rounds


def worth(state: FeudumState, outlook: Outlook) -> int:
    taste = outlook.taste
    seat = outlook.seat
    points = _POINT * state.stores.score[seat]
    if outlook.points_only:
        return points
    points += standing(state, outlook)
    points += holdings(state, outlook)
    points += pawns(state, outlook)
    points += goods(state, outlook)
    points += treasures(state, outlook)
    points += writs(state, outlook)
    return points + voyage_points(state, seat) * taste[KEPT]


def standing(state: FeudumState, outlook: Outlook) -> int:
    """Seats in the guilds: they score at every epoch, and a master or an official can work there."""
    taste = outlook.taste
    seat = outlook.seat
    points = 0
    masters = 0
    officials = 0
    for guild in range(GUILDS):
        rank = rank_of(state.guilds, guild, seat)
        if rank < RANKS:
            points += (5 - 2 * rank) * outlook.holding
            if rank == 0:
                masters += 1
            elif rank == 1:
                officials += 1
    work = taste[MASTER_WORK] * min(masters, 3) + taste[OFFICIAL_WORK] * min(officials, 2)
    points += work * min(outlook.rounds, 5)
    points += taste[GUARDIAN] * count(state.stores.guardians[seat]) * min(outlook.rounds, 5)
    return points


def holdings(state: FeudumState, outlook: Outlook) -> int:
    """Ruled locations and tended landscapes: at the epochs, at the end, and for what they yield."""
    taste = outlook.taste
    realm = state.realm
    seat = outlook.seat
    for kind in range(_TYPES):
        outlook.kinds[kind] = 0
    outlook.regions = 0
    points = 0
    harvested = 0
    for location in range(LOCATIONS):
        if realm.ruler[location] == seat:
            kind = realm.kind[location]
            outlook.kinds[kind] += 1
            outlook.regions |= BIT << state.rules.board.region[location]
            if realm.subject[location]:
                points += taste[SUBJECT_THERE]
            if kind == FARM:
                harvested += min(goods_at(realm, location), 10)
        elif realm.serf[location] == seat:
            points += taste[SERVING] * outlook.use // _POINT
            if tends(state, seat, location):
                outlook.regions |= BIT << state.rules.board.region[location]
                points += (4 if realm.stock[location] > 0 else 2) * outlook.holding
    points += state.rules.active_points[count(outlook.regions)] * outlook.holding
    points += taste[KEPT] * (
        outlook.kinds[OUTPOST] + outlook.kinds[FARM] + outlook.kinds[TOWN] + 3 * outlook.kinds[FEUDUM]
    )
    points += 3 * taste[KEPT] * sets(state, seat)
    for kind in range(FEUDUM):
        points += taste[PAIR] if outlook.kinds[kind] % 3 == 2 else 0
        points += taste[STAR] * outlook.kinds[kind] * outlook.use // _POINT
    points += loyalty(state, outlook)
    yields = taste[WORKS_FARM] if outlook.kinds[FARM] > 0 else 0
    yields += taste[WORKS_TOWN] if outlook.kinds[TOWN] > 0 else 0
    yields += taste[WORKS_OUTPOST] if outlook.kinds[OUTPOST] > 0 else 0
    points += yields * min(outlook.rounds, 4)
    return (
        points + taste[GOODS_ON_FARM] * min(harvested, 15) * outlook.use // _POINT // state.rules.goods_per_coin
    )


def loyalty(state: FeudumState, outlook: Outlook) -> int:
    """What uncovered spaces of the military track will cost a vassal; half of that saved by others in advance."""
    saved = 0
    risk = 0
    for space in range(MILITARY_SPACES):
        checks = 1  # at the end
        if space < 2 and outlook.epochs > 1:
            checks += 1
        if space == 0 and outlook.epochs > 3:
            checks += 1
        if space < state.stores.military[outlook.seat]:
            saved += checks * (3 + space)
        else:
            risk += checks * (3 + space)
    if outlook.kinds[FEUDUM] > 0:
        return -outlook.taste[DISLOYAL] * risk
    return outlook.taste[LOYAL] * saved * outlook.use // _POINT


def pawns(state: FeudumState, outlook: Outlook) -> int:
    """Pawns on the map, and what they could do where they stand."""
    taste = outlook.taste
    realm = state.realm
    seat = outlook.seat
    points = 0
    spare = state.stores.markers[seat]
    looked_at = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        location = realm.place[pawn]
        if location == NOWHERE:
            continue
        if state.unfed >> pawn & 1:
            points -= 4 * taste[PAWN]
            continue
        points += taste[PAWN] * min(outlook.rounds + 1, 4)
        if looked_at >> location & 1:
            continue
        looked_at |= BIT << location
        chance = 0
        if spare > 0:
            chance = room_for(state, outlook, location)
        if chance > 0:
            spare -= 1
        if realm.ruler[location] != seat and realm.serf[location] != seat:
            chance += taste[PILFER] * min(2, goods_at(realm, location))
            if realm.kind[location] == FEUDUM:
                chance += taste[PREY]
        points += chance * outlook.use // _POINT
    return points


def room_for(state: FeudumState, outlook: Outlook, location: int) -> int:
    """What a marker could bring there."""
    taste = outlook.taste
    realm = state.realm
    seat = outlook.seat
    ruler = realm.ruler[location]
    fresh = 0 if outlook.regions >> state.rules.board.region[location] & 1 else taste[NEW_REGION]
    if ruler == NOBODY_HERE:
        return taste[RULABLE] + fresh
    if ruler == seat:
        return 0
    if realm.serf[location] == seat:
        return 0 if realm.subject[location] else taste[USURPABLE]
    return taste[SERVABLE] if realm.serf[location] == NOBODY_HERE else 0


def dwindling(number: int, first: int, then: int, most: int) -> int:
    """The first so many are worth more than the rest."""
    return first * min(number, most) + then * max(0, min(number - most, 3))


def goods(state: FeudumState, outlook: Outlook) -> int:
    taste = outlook.taste
    stores = state.stores
    seat = outlook.seat
    eaters = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if state.realm.place[pawn] != NOWHERE and not state.unfed >> pawn & 1 and not state.realm.wine[pawn]:
            eaters += 1
    used = dwindling(stores.goods[seat][SALTPETER], taste[POWDER], taste[SPARE], 1)
    used += taste[SULFUR_LEFT] * min(stores.goods[seat][SULFUR], 2)
    used += dwindling(stores.goods[seat][IRON], taste[TOOL], taste[SPARE], 2) + dwindling(
        stores.goods[seat][WOOD], taste[TOOL], taste[SPARE], 2
    )
    used += (
        taste[FED_SOON] * min(max(0, stores.goods[seat][FOOD] - eaters), 2 * PAWNS)
        + taste[BARREL_WINE] * stores.barrel[seat]
    )
    used += taste[TILE] * min(count(stores.tiles[seat]), 5)
    for vessel in range(VESSELS):
        used += taste[VESSEL] * min(1, stores.vessels[seat][vessel])
    return taste[FED_NOW] * min(stores.goods[seat][FOOD], eaters) + used * outlook.use // _POINT


def treasures(state: FeudumState, outlook: Outlook) -> int:
    """Shillings, seals, beads and markers."""
    taste = outlook.taste
    stores = state.stores
    seat = outlook.seat
    coin = _POINT * state.rules.shilling_points // 3
    points = coin * stores.shillings[seat]
    used = max(0, taste[COIN_USE] - coin) * min(stores.shillings[seat], COINS_USED)
    used += dwindling(stores.seals[seat] + beads_of(stores, seat), taste[SEAL], taste[SPARE], 2)
    used += dwindling(stores.markers[seat], taste[MARKERS], taste[SPARE], 4)
    return points + used * outlook.use // _POINT


def writs(state: FeudumState, outlook: Outlook) -> int:
    """Mandates for what they usually bring; titles for what they score with the seals that are there."""
    taste = outlook.taste
    seat = outlook.seat
    hand = state.deck.hands[seat]
    if hand == 0:
        return 0
    table = state.rules.writs
    points = taste[MANDATE] * count(hand & table.mandates) * outlook.use // _POINT
    if hand & table.titles:
        points += taste[KEPT] * titles(state, seat)
        best = 0
        for card in range(WRITS):
            if hand & table.titles & BIT << card:
                best += title_points(state, seat, card)
        points += taste[OPEN_TITLE] * best
    return points
