"""Chapter 4: receiving armies and bombers, and placing the armies."""

from __future__ import annotations

from conquista.games.war2.ending import check_active
from conquista.games.war2.holdings import armies_in_box, bombers_in_box, centres_of, has_majority
from conquista.games.war2.phase import ATTACK, DO_PLACE, FIRST_STAGE, MOST_CENTRES, TURN_END
from conquista.games.war2.state import War2State
from conquista.kernel.family import AMOUNT, HEAD
from conquista.kernel.state import Codes
from conquista.parts.land import muster
from conquista.parts.land.limits import FREE
from conquista.parts.land.occupation import owns_continent


def receive(state: War2State) -> None:
    """WAR2-REC-01 to 07, 13, 15: all rights are counted once, when the turn starts."""
    rules, land, seat = state.rules, state.land, state.active
    state.due = centres_of(state, seat)
    state.pools.clear()
    state.pools.add(FREE, muster.territory_armies(land.territories[seat], rules.divisor, rules.least_armies))
    for continent in range(land.board.continents):
        if owns_continent(land, seat, continent):
            state.pools.add(continent + 1, land.board.bonus[continent])
        elif has_majority(land, seat, continent):
            pool = FREE if rules.majority_goes_anywhere else continent + 1
            state.pools.add(pool, rules.majority[continent])
    man_centres(state)


def man_centres(state: War2State) -> None:
    """WAR2-REC-11, WAR2-REC-14: one army on each own Strategic Centre, in board order, as long as there are any."""
    left = armies_in_box(state, state.active)
    for k in range(MOST_CENTRES):
        centre = state.rules.centres[k]
        if left > 0 and state.land.owner[centre] == state.active:
            state.land.armies[centre] += 1
            left -= 1


def is_over(state: War2State) -> bool:
    """WAR2-REC-12, WAR2-REC-14: all is placed, or the box is empty."""
    return state.pools.left == 0 or armies_in_box(state, state.active) == 0


def list_placements(state: War2State, out: Codes) -> int:
    """WAR2-REC-08 to 10, 13: any pool, any part of it that the box has, where it may go."""
    listed = muster.list_placements(state.pools, state.land, state.active, DO_PLACE, out, 0)
    left = armies_in_box(state, state.active)
    for k in range(listed):
        if out.codes[k] >> AMOUNT > left:
            out.codes[k] = left << AMOUNT | out.codes[k] & HEAD
    return listed


def place(state: War2State, pool: int, territory: int, armies: int) -> None:
    muster.place(state.pools, state.land, pool, territory, armies)
    state.chain = not is_over(state)
    check_active(state)


def finish(state: War2State) -> None:
    """WAR2-REC-14 to 17: what cannot be placed is lost; then the bombers arrive, as many as the box has."""
    state.pools.clear()
    state.chain = False
    state.base[state.active] += min(state.due, bombers_in_box(state, state.active))
    state.due = 0
    state.phase = TURN_END if state.stage == FIRST_STAGE else ATTACK
