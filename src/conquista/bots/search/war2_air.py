"""The bombers of War II: where they promise most."""

from __future__ import annotations

from conquista.bots.search.plan_codes import WHICH
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_plan_codes import RAID_ON
from conquista.bots.search.war2_taste import BOMB, FEAR
from conquista.games.war2.phase import DO_RAID_FROM_BASE
from conquista.kernel.bit import BIT
from conquista.kernel.family import AMOUNT
from conquista.kernel.state import Codes
from conquista.parts.land.limits import NEUTRAL

_NOTHING: int = 0  # no decision has this code
_TARGETS: int = 3  # so many are compared
_FEWEST: int = 2  # bombers that fly; a single one is shot down too easily


def raid_value(outlook: War2Outlook, target: int, bombers: int) -> int:
    """What it is worth to bomb a territory: one that is to be taken, or that threatens, or anybody's."""
    land = outlook.land
    armies: int = land.armies[target]
    lost: int = min(1000 * (armies - 1), 1500 * bombers - 500)
    if lost <= 0:
        return 0
    left: int = armies - (lost + 500) // 1000
    gain: int = 0
    near: bool = False
    for k in range(land.board.degree[target]):
        source: int = land.board.neighbours[target][k]
        if land.owner[source] != outlook.me:
            continue
        near = True
        ready: int = land.armies[source]
        if ready > 1:
            easier: int = outlook.chance(ready, left) - outlook.chance(ready, armies)
            gain = max(gain, easier * outlook.worth[target] // 1000)
    if land.owner[target] == NEUTRAL:
        return gain
    rate: int = outlook.taste[BOMB]
    if near:
        rate += outlook.taste[FEAR]
    if land.owner[target] == outlook.leader:
        rate *= 2
    return gain + lost * (rate * outlook.army // 1000) // 1000


def best_target(outlook: War2Outlook, bombers: int, passed_over: int) -> int:
    """The territory whose bombing is worth most, beyond a bit set of some; -1 if none is worth anything."""
    land = outlook.land
    best: int = -1
    most: int = 0
    for territory in range(land.board.territories):
        if land.owner[territory] != outlook.me and not passed_over >> territory & 1:
            value: int = raid_value(outlook, territory, bombers)
            if value > most:
                best = territory
                most = value
    return best


def list_raids(outlook: War2Outlook, bombers: int, out: Codes, listed: int) -> int:
    """Append a plan for each of a few targets, after the one that a player without a plan would choose."""
    tried: int = 0
    for rank in range(_TARGETS + 1):
        target: int = best_target(outlook, bombers, tried)
        if target < 0:
            break
        tried |= BIT << target
        if rank > 0:
            out.codes[listed] = RAID_ON | target
            listed += 1
    return listed


def raid(outlook: War2Outlook, plan: int) -> int:
    """All bombers at once: they are few, and their losses do not grow with their number; 0 if nothing is worth it."""
    land = outlook.land
    bombers: int = outlook.state.base[outlook.me]
    if bombers < _FEWEST:
        return _NOTHING
    target: int = plan & WHICH
    if not plan & RAID_ON or land.owner[target] == outlook.me or land.armies[target] < 2:
        target = best_target(outlook, bombers, 0)
    return _NOTHING if target < 0 else bombers << AMOUNT | DO_RAID_FROM_BASE | target << 6
