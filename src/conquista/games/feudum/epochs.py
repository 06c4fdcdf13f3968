"""Chapters 11 and 9.3: the progress die, new epochs, and the end of a round."""

from __future__ import annotations

from conquista.games.feudum.cards.improve import is_due
from conquista.games.feudum.drawing import draw_goods, offer_vessels, turn_seals
from conquista.games.feudum.ending import active_regions
from conquista.games.feudum.guilds import barn_size, chicken_beads, rosary_size
from conquista.games.feudum.landscapes import grow, next_tended, tends
from conquista.games.feudum.limits import (
    BARN_ROOM,
    EPOCHS,
    FEUDUM,
    GOODS,
    GUILDS,
    LOCATIONS,
    NOBODY_HERE,
    NOWHERE,
    RANKS,
    REGIONS,
    SCROLLS,
)
from conquista.games.feudum.notes import (
    FOR_DISLOYALTY,
    FOR_REGIONS,
    FOR_SEAT,
    FOR_TENDING,
    NOTE_DIE,
    NOTE_EPOCH,
    NOTE_REFILLED,
    NOTE_ROUND,
)
from conquista.games.feudum.paying import lose, score
from conquista.games.feudum.phase import (
    DIE,
    EPOCH_CHECK,
    EPOCH_SCORE,
    FINAL,
    LANDSCAPE,
    NEXT_SELECT,
    REFILL,
    REFILL_BARN,
    REFILL_BEADS,
    REFILL_CHICKENS,
    REFILL_GUILDS,
    ROUND_END,
    TO_BARN,
    TO_CHICKENS,
    TO_LETTERED,
    TO_ROSARY,
)
from conquista.games.feudum.realm import ruled
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.turnorder import following, serve_all, serve_next
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count

_LAST: int = 5
_ROW: int = 2
_ROSARY: int = 4
_SCROLLS: int = 0b110101
_RESTOCKING: int = 3
"""The epoch in which the guilds are filled up again."""


def ask_die(state: FeudumState) -> None:
    """FEU-DIE-02."""
    state.phase = DIE if rollable(state) > 0 else EPOCH_CHECK


def rollable(state: FeudumState) -> int:
    """FEU-DIE-01, FEU-RAN-04: how many stacks have a tile that the die can take."""
    stacks = 0
    for region in range(REGIONS):
        if is_due(state, region):
            stacks += 1
    return stacks


def nth_rollable(state: FeudumState, place: int) -> int:
    region = 0
    while place > 0 or not is_due(state, region):
        if is_due(state, region):
            place -= 1
        region += 1
    return region


def roll(state: FeudumState, place: int) -> None:
    """FEU-DIE-01: the top tile leaves the game unseen."""
    region = nth_rollable(state, place)
    state.stores.dropped |= BIT << region * EPOCHS + state.stores.gone[region]
    state.stores.gone[region] += 1
    state.journal.note(NOTE_DIE, region, state.stores.gone[region])
    state.phase = EPOCH_CHECK


def check(state: FeudumState) -> None:
    """FEU-EPO-01, FEU-EPO-02, FEU-END-03."""
    state.phase = ROUND_END
    if state.round == state.rules.round_limit:
        state.epoch = _LAST
        state.phase = EPOCH_SCORE
    elif dawns(state):
        state.epoch += 1
        state.phase = EPOCH_SCORE
    if state.phase == EPOCH_SCORE:
        state.journal.note(NOTE_EPOCH, state.epoch)


def dawns(state: FeudumState) -> bool:
    """Epochs II to V dawn when 4, 3, 2, 1 stacks show them or something later."""
    showing = 0
    for region in range(REGIONS):
        if state.stores.gone[region] >= state.epoch:
            showing += 1
    return showing >= _LAST - state.epoch


def score_epoch(state: FeudumState) -> None:
    """FEU-EPO-03 to 06: seats, landscapes, regions, disloyalty."""
    for guild in range(GUILDS):
        for rank in range(RANKS):
            seat = state.guilds.seats[guild][rank]
            if seat != NOBODY_HERE:
                score(state, seat, 5 - 2 * rank, FOR_SEAT)
    for location in range(LOCATIONS):
        seat = state.realm.serf[location]
        if seat != NOBODY_HERE and tends(state, seat, location):
            score(state, seat, 4 if state.realm.stock[location] > 0 else 2, FOR_TENDING)
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1:
            points = state.rules.active_points[count(active_regions(state, seat))]
            score(state, seat, points, FOR_REGIONS)
            lose(state, seat, disloyalty(state, seat), FOR_DISLOYALTY)
    serve_all(state)
    state.site = 0
    state.fresh_start = True
    state.phase = LANDSCAPE


def disloyalty(state: FeudumState, seat: int) -> int:
    """FEU-MIL-01 to 03: what a vassal loses for spaces that he has not covered."""
    if ruled(state.realm, seat, FEUDUM) == 0:
        return 0
    checked = 1 if state.epoch == 2 else 2 if state.epoch == 4 else 3 if state.epoch == _LAST else 0
    lost = 0
    for space in range(state.stores.military[seat], checked):
        lost += 3 + space
    return lost


def tend_landscapes(state: FeudumState) -> None:
    """FEU-EPO-07: players in turn order, locations in id order."""
    location = next_tended(state, state.active, state.site)
    if location < LOCATIONS:
        grow(state, location)
        return
    state.site = 0
    state.fresh_start = True
    if not serve_next(state):
        state.phase = REFILL


def strew_map(state: FeudumState) -> None:
    """FEU-EPO-08, FEU-EPO-09."""
    state.site = NOWHERE
    state.done = state.rules.board.letters[state.epoch]
    if state.epoch == _RESTOCKING and state.rules.north_again:
        state.done |= state.rules.board.letters[1]
    next_phase = REFILL_GUILDS if state.epoch == _RESTOCKING else ROUND_END
    draw_goods(state, count(state.done), TO_LETTERED, 0, next_phase)


def restock(state: FeudumState) -> None:
    """FEU-EPO-10: shelves, carts, piles, rows and scrolls; then vessels."""
    guilds, stores = state.guilds, state.stores
    state.done = 0
    for good in range(GOODS):
        added = min(max(0, state.rules.start_market[good] - guilds.market[good]), stores.bag[good])
        guilds.market[good] += added
        stores.bag[good] -= added
        added = min(max(0, state.rules.start_carts[good] - guilds.carts[good]), stores.bag[good])
        guilds.carts[good] += added
        stores.bag[good] -= added
    for row in range(state.rules.rows):
        added = min(max(0, _ROW - guilds.rows[row]), stores.rest[row])
        guilds.rows[row] += added
        stores.rest[row] -= added
    for scroll in range(SCROLLS):
        wanted = _SCROLLS >> scroll & 1 and not guilds.scrolls >> scroll & 1
        if wanted and stores.sealed > 0:
            guilds.scrolls |= BIT << scroll
            stores.sealed -= 1
    state.journal.note(NOTE_REFILLED)
    offer_vessels(state, REFILL_BEADS)


def restring(state: FeudumState) -> None:
    wanted = min(max(0, _ROSARY - rosary_size(state.guilds)), state.stores.sealed)
    state.stores.sealed -= wanted
    turn_seals(state, wanted, TO_ROSARY, REFILL_CHICKENS)


def refeed_chicken(state: FeudumState) -> None:
    wanted = min(max(0, 1 - chicken_beads(state.guilds)), state.stores.sealed)
    state.stores.sealed -= wanted
    turn_seals(state, wanted, TO_CHICKENS, REFILL_BARN)


def refill_barn(state: FeudumState) -> None:
    draw_goods(state, max(0, BARN_ROOM - barn_size(state.guilds)), TO_BARN, 0, ROUND_END)


def end_round(state: FeudumState) -> None:
    """FEU-RND-01, FEU-TURN-07: the marker passes clockwise, all cards return."""
    state.done = 0
    if state.epoch == _LAST:
        state.phase = FINAL
        return
    for seat in range(state.rules.seats):
        state.played[seat] = 0
        state.used[seat] = 0
        state.voyages[seat] = 0
    state.round += 1
    state.first = following(state, state.first)
    serve_all(state)
    state.journal.note(NOTE_ROUND, state.round, state.first)
    state.phase = NEXT_SELECT
