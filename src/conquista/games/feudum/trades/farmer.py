"""Chapter 8.1: the Farmer Guild's trade, and the beads on its chickens."""

from __future__ import annotations

from conquista.games.feudum.drawing import draw_bead, draw_open, open_size, spill
from conquista.games.feudum.guilds import barn_size, chicken_beads, chicken_sum, rosary_size
from conquista.games.feudum.limits import BARN_ROOM, CHICKEN_ROOM, FARM, FOOD, GOODS, LOCATIONS
from conquista.games.feudum.notes import FOR_SALE, NOTE_SOLD
from conquista.games.feudum.paying import earn
from conquista.games.feudum.phase import (
    CARD_DONE,
    DELIVERED,
    DO_CHOOSE_FARM,
    DO_SHARE_FOOD,
    FOODSHARE,
    SELLFARM,
    SHARED,
    SPILLED,
    TO_BARN,
    TO_CHICKENS,
    TO_GUILDS,
    WORKED,
)
from conquista.games.feudum.realm import goods_at
from conquista.games.feudum.state import FeudumState
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes

_SPILL: int = 4


def may_sell_at(state: FeudumState, location: int) -> bool:
    """FEU-FAR-01: a ruled farm with goods."""
    realm = state.realm
    mine = realm.ruler[location] == state.active and realm.kind[location] == FARM
    return mine and goods_at(realm, location) > 0


def may_trade(state: FeudumState) -> bool:
    for location in range(LOCATIONS):
        if may_sell_at(state, location):
            return True
    return False


def begin_trade(state: FeudumState) -> None:
    state.phase = SELLFARM


def list_farms(state: FeudumState, out: Codes) -> int:
    listed = 0
    for location in range(LOCATIONS):
        if may_sell_at(state, location):
            out.codes[listed] = ONE | DO_CHOOSE_FARM | location << 6
            listed += 1
    return listed


def sell(state: FeudumState, location: int) -> None:
    """FEU-FAR-02: the goods leave the farm; if the barn cannot hold all, chance says which enter."""
    for good in range(GOODS):
        state.open[good] = state.realm.goods[location][good]
        state.realm.goods[location][good] = 0
    state.site = location
    state.total = open_size(state)
    state.count = state.total
    state.journal.note(NOTE_SOLD, state.active, location, state.total)
    room = BARN_ROOM - barn_size(state.guilds)
    if state.total > room:
        draw_open(state, room, TO_BARN, 0, DELIVERED)
        return
    for good in range(GOODS):
        state.guilds.barn[good] += state.open[good]
        state.open[good] = 0
    state.phase = SHARED


def spill_surplus(state: FeudumState) -> None:
    """FEU-FAR-03, FEU-FAR-04: with a bead on a chicken some of the surplus is tried elsewhere."""
    tried = 0
    if chicken_beads(state.guilds) > 0:
        tried = chicken_sum(state.guilds) if state.rules.far_spill_by_sum else _SPILL
    if tried < open_size(state):
        draw_open(state, tried, TO_GUILDS, 0, SPILLED)
        return
    for good in range(GOODS):
        while state.open[good] > 0:
            state.open[good] -= 1
            spill(state, good)
    state.phase = SPILLED


def throw_away(state: FeudumState) -> None:
    """FEU-FAR-03 to 05: the rest goes to the bag."""
    for good in range(GOODS):
        state.stores.bag[good] += state.open[good]
        state.count -= state.open[good]
        state.open[good] = 0
    state.phase = SHARED


def payment(state: FeudumState) -> int:
    """FEU-FAR-01, FEU-FAR-05: foods and shillings in all."""
    paid = state.count if state.rules.accepted_only else state.total
    return paid // state.rules.goods_per_coin


def ask_share(state: FeudumState) -> None:
    """FEU-FAR-06: food as far as the bag has it now."""
    state.price = payment(state)
    state.phase = FOODSHARE


def list_shares(state: FeudumState, out: Codes) -> int:
    """The amount is one more than the number of foods."""
    most = min(state.price, state.stores.bag[FOOD])
    out.codes[0] = most + 1 << AMOUNT | DO_SHARE_FOOD
    return 1


def share(state: FeudumState, foods: int) -> None:
    state.stores.bag[FOOD] -= foods
    state.stores.goods[state.active][FOOD] += foods
    earn(state, state.active, state.price - foods, FOR_SALE)
    state.phase = CARD_DONE


def may_draw_bead(state: FeudumState) -> bool:
    """FEU-FAR-09, FEU-MNK-03: a bead on the rosary and an empty chicken."""
    return rosary_size(state.guilds) > 0 and chicken_beads(state.guilds) < CHICKEN_ROOM


def move_bead(state: FeudumState) -> None:
    draw_bead(state, TO_CHICKENS, WORKED)


def pull_objectives(state: FeudumState) -> int:
    """FEU-FAR-09: at least 5 on the chickens."""
    return 1 if chicken_sum(state.guilds) >= 5 else 0
