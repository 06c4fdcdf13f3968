"""Chapter 6: air attacks."""

from __future__ import annotations

from conquista.games.war2.phase import BOMBS, DO_CONTINUE_RAID, DO_RAID_FROM_BASE, DO_STOP_RAID, FLAK, RAID
from conquista.games.war2.state import War2State
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes


def may_target(state: War2State, territory: int) -> bool:
    """WAR2-AIR-01, WAR2-AIR-02: any enemy territory, near or far, with two armies or more."""
    return state.land.owner[territory] != state.active and state.land.armies[territory] >= 2


def list_raids(state: War2State, out: Codes, count: int) -> int:
    """WAR2-AIR-04, WAR2-AIR-06: from the base, with some or all of the bombers there."""
    bombers = state.base[state.active]
    if bombers == 0:
        return count
    for territory in range(state.land.board.territories):
        if may_target(state, territory):
            out.codes[count] = bombers << AMOUNT | DO_RAID_FROM_BASE | territory << 6
            count += 1
    return count


def raid_from_base(state: War2State, target: int, bombers: int) -> None:
    state.base[state.active] -= bombers
    begin(state, target, bombers)


def begin(state: War2State, target: int, bombers: int) -> None:
    """WAR2-AIR-11, WAR2-AIR-14: the number is fixed now, and the first die is rolled in any case."""
    state.raid.declare(target, bombers)
    state.back = state.phase
    state.chain = False
    state.phase = FLAK


def shoot(state: War2State, face: int) -> None:
    """WAR2-AIR-07 steps 1 and 2, WAR2-AIR-08, WAR2-AIR-17: those shot down go to the box."""
    state.raid.bombers -= min(state.rules.anti_aircraft[face], state.raid.bombers)
    if state.raid.bombers == 0:
        end(state)
    else:
        state.phase = BOMBS


def bomb(state: War2State, face: int) -> None:
    """WAR2-AIR-07 steps 3 and 4, WAR2-AIR-09: the last army is never destroyed."""
    land = state.land
    target = state.raid.target
    land.armies[target] -= min(state.rules.air_attack[face], land.armies[target] - 1)
    if land.armies[target] == 1:
        end(state)
    else:
        state.phase = RAID


def list_answers(out: Codes) -> int:
    """WAR2-AIR-07 step 5."""
    out.codes[0] = ONE | DO_CONTINUE_RAID
    out.codes[1] = ONE | DO_STOP_RAID
    return 2


def go_on(state: War2State) -> None:
    state.phase = FLAK


def end(state: War2State) -> None:
    """WAR2-AIR-12, WAR2-AIR-13: what is left goes to the air base, also if it came from the box."""
    state.base[state.active] += state.raid.bombers
    state.raid.bombers = 0
    state.phase = state.back
