"""Why an action is not allowed: the clause that forbids it, and what it would allow."""

from __future__ import annotations

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.battle import must_attack
from conquista.games.reinos.phase import CHOOSE, OVER, PHASES, PICK, REVOLT
from conquista.games.reinos.state import ReinosState
from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.seat import ASKS_CHANCE, seats_in

_STATES: dict[type[Action], int] = {
    Attack: CHOOSE,
    Pass: CHOOSE,
    Revolt: REVOLT,
    StayLoyal: REVOLT,
    Pick: PICK,
}


def explain(state: ReinosState, seat: int, action: Action) -> None:
    """Raise IllegalAction for what is not allowed now; return for what is."""
    awaiting = state.awaiting()
    if state.phase == OVER:
        raise IllegalAction("REI-END-01")
    if awaiting == ASKS_CHANCE:
        raise IllegalAction("REI-END-05")
    if not state.is_playing(seat):
        raise IllegalAction("REI-END-02", why="actor", seat=seat)
    if isinstance(action, Surrender):
        return
    if state.phase != _STATES[type(action)]:
        raise IllegalAction("REI-TRN-11", phase=PHASES[state.phase], seat=seats_in(awaiting)[0])
    if state.phase == REVOLT:
        _revolt(state, seat)
    elif not awaiting >> seat & 1:
        if state.phase == CHOOSE and not state.is_free(seat):
            raise IllegalAction("REI-TRN-03")
        clause = "REI-TRN-08" if state.phase == CHOOSE else "REI-BAT-05"
        raise IllegalAction(clause, why="turn", seat=seats_in(awaiting)[0])
    match action:
        case Attack(target):
            _attack(state, seat, target)
        case Pass() if must_attack(state):
            raise IllegalAction("REI-TRN-04", most=state.rules.most_passes)
        case Pick(card) if not 1 <= card <= state.cards or state.turned >> (card - 1) & 1:
            raise IllegalAction("REI-BAT-05", why="card", card=card, most=state.cards)


def _revolt(state: ReinosState, seat: int) -> None:
    if not state.asked >> seat & 1:
        raise IllegalAction("REI-PRE-01", attacker=state.attacker, defender=state.defender)


def _attack(state: ReinosState, seat: int, target: int) -> None:
    if target == seat or not 0 <= target < state.rules.seats:
        raise IllegalAction("REI-TRN-01", why="self" if target == seat else "nobody", number=target + 1)
    if not state.is_playing(target):
        raise IllegalAction("REI-END-02", why="target", seat=target)
    if not state.is_free(target):
        raise IllegalAction("REI-TRN-02", target=target, suzerain=state.suzerain[target])
