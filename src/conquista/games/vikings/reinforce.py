"""Chapters 3.2 and 4: receiving armies, and all that is done before the attacks."""

from __future__ import annotations

from conquista.games.vikings import cards, commander, ships, supply
from conquista.games.vikings.ending import check_active
from conquista.games.vikings.phase import ATTACK, DO_FINISH, DO_PLACE, PLACE, REINFORCE, TURN_END
from conquista.games.vikings.state import VikingsState
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes
from conquista.parts.land import muster
from conquista.parts.land.limits import FREE
from conquista.parts.land.occupation import owns_continent
from conquista.parts.rounds import place_in_round


def receive_first(state: VikingsState) -> None:
    """VIK-ONE-01, VIK-ONE-02, VIK-OPT-11: half the territories; later seats may get some more."""
    rules, seat = state.rules, state.active
    state.pools.clear()
    armies = muster.territory_armies(state.land.territories[seat], rules.divisor, rules.least_armies)
    if rules.compensates:
        armies += place_in_round(state.first, seat, rules.seats)
    supply.grant(state, FREE, armies)


def receive(state: VikingsState) -> None:
    """VIK-REI-01 to 03, VIK-SUP-04: territories first, then regions in their order."""
    rules, land, seat = state.rules, state.land, state.active
    state.pools.clear()
    supply.refill(state)
    armies = muster.territory_armies(land.territories[seat], rules.divisor, rules.least_armies)
    supply.grant(state, FREE, armies)
    for region in range(land.board.continents):
        if owns_continent(land, seat, region):
            supply.grant(state, region + 1, land.board.bonus[region])


def may_finish(state: VikingsState) -> bool:
    """VIK-REI-06, VIK-ONE-03, VIK-CRD-04, VIK-ELI-06: nothing is left to place, no exchange is due."""
    if state.pools.left > 0 or cards.must_trade(state):
        return False
    return state.phase != PLACE or not commander.is_unplaced(state, state.active)


def list_actions(state: VikingsState, out: Codes) -> int:
    """VIK-REI-04 to 07, VIK-ELI-07: placing and exchanging; ships and the commander in the own reinforcement."""
    listed = muster.list_placements(state.pools, state.land, state.active, DO_PLACE, out, 0)
    if state.phase in (PLACE, REINFORCE):
        listed = commander.list_places(state, out, listed)
    if state.phase == REINFORCE and state.rules.ships_on:
        listed = ships.list_works(state, out, listed)
    if state.phase != PLACE:
        listed = cards.list_trades(state, out, listed)
    if may_finish(state):
        out.codes[listed] = ONE | DO_FINISH
        listed += 1
    return listed


def place(state: VikingsState, pool: int, territory: int, armies: int) -> None:
    muster.place(state.pools, state.land, pool, territory, armies)
    supply.spend(state, state.active, armies)


def go_on(state: VikingsState) -> None:
    """After each step of the phase: it may be taken back until the phase is finished, unless it wins."""
    state.chain = True
    check_active(state)


def finish(state: VikingsState) -> None:
    state.chain = False
    state.phase = ATTACK if state.phase == REINFORCE else TURN_END
