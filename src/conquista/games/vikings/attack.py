"""Chapters 5 and 9.2: which battles and naval combats can be declared, and their declaration."""

from __future__ import annotations

from conquista.games.vikings import ships
from conquista.games.vikings.phase import DO_ATTACK, DO_ATTACK_SHIP, DO_END_ATTACK, INVOKE_ATT
from conquista.games.vikings.rules import link_between
from conquista.games.vikings.state import VikingsState
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes
from conquista.parts.land import assault
from conquista.parts.land.limits import MOST_DICE


def most_assaults(state: VikingsState) -> int:
    """VIK-OPT-10: how many assaults this turn may have; 0 is no limit."""
    return state.rules.ramp[state.round] if state.round <= state.rules.ramped else 0


def may_assault(state: VikingsState, source: int, target: int) -> bool:
    """VIK-OPT-10: an assault that has begun may go on."""
    most = most_assaults(state)
    return most == 0 or state.assaults.number < most or state.assaults.begun[link(state, source, target)] == 1


def link(state: VikingsState, source: int, target: int) -> int:
    return link_between(state.rules.sea, source, target)


def list_attacks(state: VikingsState, out: Codes) -> int:
    """VIK-ATK-01 to 10: from each origin by land or, with a ship, by sea; or to stop."""
    out.codes[0] = ONE | DO_END_ATTACK
    listed = 1
    for source in range(state.land.board.territories):
        if state.land.owner[source] == state.active:
            if state.fleet.lies_in(source):
                listed = list_by_sea(state, source, out, listed)
            elif state.land.armies[source] > 1:
                listed = list_by_land(state, source, out, listed)
    return listed


def list_by_land(state: VikingsState, source: int, out: Codes, listed: int) -> int:
    """VIK-ATK-02, VIK-ATK-03: against neighbours; not past the own ship."""
    land = state.land
    base = assault.most_attackers(land, source) << AMOUNT | DO_ATTACK | source << 12
    for k in range(land.board.degree[source]):
        target = land.board.neighbours[source][k]
        if land.owner[target] != state.active and may_assault(state, source, target):
            out.codes[listed] = base | target << 6
            listed += 1
    return listed


def list_by_sea(state: VikingsState, source: int, out: Codes, listed: int) -> int:
    """VIK-NAV-01 to 04, 14: a landing where the water is free, a naval combat where a ship guards it."""
    land, sea = state.land, state.rules.sea
    if not ships.can_sail(state, source):
        return listed
    for k in range(sea.degree[source]):
        target = sea.neighbours[source][k]
        if land.owner[target] == state.active or not may_assault(state, source, target):
            continue
        if not ships.is_open(state, source, target):
            out.codes[listed] = ONE | DO_ATTACK_SHIP | source << 12 | target << 6
            listed += 1
        elif land.armies[source] > 1:
            most = assault.most_attackers(land, source)
            out.codes[listed] = most << AMOUNT | DO_ATTACK | source << 12 | target << 6
            listed += 1
    return listed


def can_attack(state: VikingsState, room: Codes) -> bool:
    """Whether there is a battle or a naval combat to declare (VIK-ATK-10)."""
    return list_attacks(state, room) > 1


def declare(state: VikingsState, source: int, target: int, armies: int) -> None:
    """VIK-ATK-04, VIK-ATK-05: the defence rolls all it can, unless the table lets it choose later."""
    state.battle.declare(source, target, armies, assault.most_defenders(state.land, target))
    state.clash.declare(False)
    begin(state, source, target)


def declare_naval(state: VikingsState, source: int, target: int) -> None:
    """VIK-NAV-05: three dice each, whatever the armies."""
    state.battle.declare(source, target, MOST_DICE, MOST_DICE)
    state.clash.declare(True)
    begin(state, source, target)


def begin(state: VikingsState, source: int, target: int) -> None:
    """VIK-BAT-01: invocations come first."""
    state.assaults.begin(link(state, source, target))
    state.phase = INVOKE_ATT
