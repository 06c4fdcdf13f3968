"""Why an action is not allowed: the clause that forbids it, and what it would allow.

The engine's lists say what is legal. This says why something is not in them, and is asked only then.
"""

from __future__ import annotations

from conquista.games.war2 import actions as do
from conquista.games.war2 import explain_cards, explain_land
from conquista.games.war2.cards import may_raid
from conquista.games.war2.phase import (
    ATTACK,
    CHOICE,
    CLAIM,
    FIRST_STAGE,
    MOVE,
    OCCUPY,
    OVER,
    PHASES,
    PLACE,
    RAID,
    TRANSPORT,
)
from conquista.games.war2.state import War2State
from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.seat import ASKS_CHANCE, seats_in
from conquista.parts.land.fates import ELIMINATED, IN_PLAY

_AT_ANY_MOMENT = (PLACE, ATTACK, MOVE)
_STATES: dict[type[Action], tuple[int, ...]] = {
    do.TakeCentre: (CHOICE,),
    do.TakePair: (CHOICE,),
    do.Claim: (CLAIM,),
    do.Place: (PLACE,),
    do.Attack: (ATTACK,),
    do.EndAttack: (ATTACK,),
    do.Occupy: (OCCUPY,),
    do.RaidFromBase: (ATTACK,),
    do.RaidWithCards: _AT_ANY_MOMENT,
    do.ContinueRaid: (RAID,),
    do.StopRaid: (RAID,),
    do.Move: (MOVE,),
    do.Airlift: (MOVE,),
    do.EndTurn: (MOVE,),
    do.Reinforce: _AT_ANY_MOMENT,
    do.Transport: _AT_ANY_MOMENT,
    do.Carry: (TRANSPORT,),
    do.Discard: _AT_ANY_MOMENT,
    do.PlaceCi: _AT_ANY_MOMENT,
    do.Spy: _AT_ANY_MOMENT,
    do.MoveCi: (MOVE,),
    do.CarryCi: (TRANSPORT,),
}
_OF_CI = (do.PlaceCi, do.Spy, do.MoveCi, do.CarryCi)
_OF_CARDS = (do.Reinforce, do.RaidWithCards, do.Transport, do.Discard, do.Carry)


def explain(state: War2State, seat: int, action: Action) -> None:
    """Raise IllegalAction for what is not allowed now; return for what is."""
    if isinstance(action, Surrender):
        _surrender(state, seat)
        return
    _who(state, seat)
    _when(state, action)
    if isinstance(action, (*_OF_CARDS, *_OF_CI)):
        explain_cards.explain(state, seat, action)
    else:
        explain_land.explain(state, seat, action)


def _surrender(state: War2State, seat: int) -> None:
    if state.phase == OVER:
        raise IllegalAction("WAR2-OBJ-01")
    if state.handed >> seat & 1:
        raise IllegalAction("WAR2-OPT-08")
    if state.awaiting() == ASKS_CHANCE:
        raise IllegalAction("WAR2-RND-01")
    if state.fate[seat] != IN_PLAY or state.leaving >> seat & 1:
        raise IllegalAction("WAR2-TRN-12", why="out")
    if state.phase < CLAIM:
        raise IllegalAction("WAR2-TRN-12", why="early")


def _who(state: War2State, seat: int) -> None:
    awaiting = state.awaiting()
    if state.phase == OVER:
        raise IllegalAction("WAR2-OBJ-01")
    if awaiting == ASKS_CHANCE:
        raise IllegalAction("WAR2-RND-01")
    if state.fate[seat] != IN_PLAY:
        raise IllegalAction("WAR2-ELI-01" if state.fate[seat] == ELIMINATED else "WAR2-SUR-01")
    if not awaiting >> seat & 1:
        raise IllegalAction("WAR2-TRN-01", seat=seats_in(awaiting)[0])


def _when(state: War2State, action: Action) -> None:
    phase = state.phase
    if isinstance(action, _OF_CI) and not state.rules.espionage:
        raise IllegalAction("WAR2-OPT-01")
    if phase in _STATES[type(action)]:
        if isinstance(action, (*_OF_CARDS, do.Spy)) and state.stage == FIRST_STAGE:
            raise IllegalAction("WAR2-CI-11" if isinstance(action, do.Spy) else "WAR2-TRN-13")
        if isinstance(action, do.RaidWithCards) and not may_raid(state):
            raise IllegalAction("WAR2-OPT-02")
        return
    if phase in (OCCUPY, RAID):
        raise IllegalAction("WAR2-TRN-11", phase=PHASES[phase])
    if phase == TRANSPORT:
        raise IllegalAction("WAR2-CRD-18", why="open")
    if phase == CLAIM:
        raise IllegalAction("WAR2-SET-19", why="first")
    if phase == CHOICE:
        raise IllegalAction("WAR2-SET-14", why="first")
    _too_early_or_late(state, action)


def _too_early_or_late(state: War2State, action: Action) -> None:
    """In a turn, outside a battle, raid or transport."""
    phase = state.phase
    if isinstance(action, (do.TakeCentre, do.TakePair)):
        raise IllegalAction("WAR2-SET-14", why="over")
    if isinstance(action, do.Claim):
        raise IllegalAction("WAR2-SET-19", why="over")
    if isinstance(action, (do.Occupy, do.ContinueRaid, do.StopRaid)):
        raise IllegalAction("WAR2-CON-02" if isinstance(action, do.Occupy) else "WAR2-AIR-07", why="none")
    if isinstance(action, (do.Carry, do.CarryCi)):
        raise IllegalAction("WAR2-CRD-18" if isinstance(action, do.Carry) else "WAR2-CI-28", why="cards")
    if phase == PLACE:
        if state.stage == FIRST_STAGE:
            raise IllegalAction("WAR2-TRN-04", armies=state.pools.left)
        if isinstance(action, do.RaidFromBase):
            raise IllegalAction("WAR2-AIR-06")
        raise IllegalAction("WAR2-REC-12", armies=state.pools.left)
    if phase == MOVE and not may_raid(state) and not isinstance(action, do.Place):
        raise IllegalAction("WAR2-OPT-02")
    if phase == MOVE and isinstance(action, do.RaidFromBase):
        raise IllegalAction("WAR2-AIR-06")
    if phase == ATTACK and not isinstance(action, do.Place):
        raise IllegalAction("WAR2-MOV-01", why="attacks")
    raise IllegalAction("WAR2-TRN-09", phase=PHASES[phase])
