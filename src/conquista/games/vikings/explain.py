"""Why an action is not allowed: the clause that forbids it, and what it would allow.

The engine's lists say what is legal. This says why something is not in them, and is asked only then. Who may
act, and when, is said here; the rest in `explain_land`, `explain_sea` and `explain_combat`.
"""

from __future__ import annotations

from conquista.games.vikings import actions as do
from conquista.games.vikings import explain_combat, explain_land, explain_sea
from conquista.games.vikings.phase import (
    ATTACK,
    CAPTURED,
    COLOUR,
    DICE_DEF,
    FORTIFY,
    INVOKE_ATT,
    INVOKE_DEF,
    OCCUPY,
    OVER,
    PHASES,
    PLACE,
    PRAYER_ATT,
    PRAYER_DEF,
    REINFORCE,
    REROLL_ATT,
    REROLL_DEF,
    VALHALLA_ATT,
    VALHALLA_DEF,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.seat import ASKS_CHANCE, seats_in
from conquista.parts.land.fates import ELIMINATED, IN_PLAY

_STATES: dict[type[Action], tuple[int, ...]] = {
    do.TakeColour: (COLOUR,),
    do.Place: (PLACE, REINFORCE, CAPTURED),
    do.PlaceCommander: (PLACE, REINFORCE),
    do.Trade: (REINFORCE, CAPTURED),
    do.BuildShip: (REINFORCE,),
    do.LayUpShip: (REINFORCE,),
    do.FinishPlacing: (PLACE, REINFORCE, CAPTURED),
    do.Attack: (ATTACK,),
    do.AttackShip: (ATTACK,),
    do.EndAttack: (ATTACK,),
    do.Invoke: (INVOKE_ATT, INVOKE_DEF),
    do.PassInvocation: (INVOKE_ATT, INVOKE_DEF),
    do.KeepCard: (PRAYER_ATT, PRAYER_DEF),
    do.DrawAgain: (PRAYER_ATT, PRAYER_DEF),
    do.Defend: (DICE_DEF,),
    do.Reroll: (REROLL_ATT, REROLL_DEF),
    do.DeclineReroll: (REROLL_ATT, REROLL_DEF),
    do.SendToValhalla: (VALHALLA_ATT, VALHALLA_DEF),
    do.Occupy: (OCCUPY,),
    do.Move: (FORTIFY,),
    do.Sail: (FORTIFY,),
    do.EndFortify: (FORTIFY,),
}
_OUT_OF_PHASE: dict[type[Action], str] = {
    do.TakeColour: "VIK-SET-01",
    do.PlaceCommander: "VIK-CMD-06",
    do.Trade: "VIK-CRD-03",
    do.BuildShip: "VIK-SHP-02",
    do.LayUpShip: "VIK-SHP-08",
    do.Invoke: "VIK-GOD-02",
    do.KeepCard: "VIK-EFF-06",
    do.DrawAgain: "VIK-EFF-06",
    do.Defend: "VIK-ATK-05",
    do.Reroll: "VIK-EFF-07",
    do.SendToValhalla: "VIK-VAL-01",
    do.Occupy: "VIK-OCC-01",
    do.Move: "VIK-FOR-01",
    do.Sail: "VIK-FOR-01",
}


def explain(state: VikingsState, seat: int, action: Action) -> None:
    """Raise IllegalAction for what is not allowed now; return for what is."""
    _who(state, seat, action)
    if isinstance(action, Surrender):
        return
    _when(state, action)
    match action:
        case do.TakeColour(colour):
            explain_land.take_colour(state, colour)
        case do.Place(pool, territory, armies):
            explain_land.place(state, seat, pool, territory, armies)
        case do.PlaceCommander(territory):
            explain_land.place_commander(state, seat, territory)
        case do.Trade(cards):
            explain_land.trade(state, seat, cards)
        case do.FinishPlacing():
            explain_land.finish(state, seat)
        case do.BuildShip(territory):
            explain_sea.build(state, seat, territory)
        case do.LayUpShip(territory):
            explain_sea.lay_up(state, seat, territory)
        case do.Attack(source, target, armies):
            explain_combat.attack(state, seat, source, target, armies)
        case do.AttackShip(source, target):
            explain_sea.attack_ship(state, seat, source, target)
        case do.Move(source, target, armies, commander):
            explain_land.move(state, seat, source, target, armies, commander)
        case do.Sail():
            explain_sea.sail(state, seat, action)
        case _:
            explain_combat.decision(state, seat, action)


def _who(state: VikingsState, seat: int, action: Action) -> None:
    awaiting = state.awaiting()
    if state.phase == OVER:
        raise IllegalAction("VIK-TRN-09")
    if awaiting == ASKS_CHANCE:
        raise IllegalAction("VIK-RND-01")
    if state.fate[seat] == ELIMINATED:
        raise IllegalAction("VIK-ELI-01")
    if state.fate[seat] != IN_PLAY or state.leaving >> seat & 1:
        raise IllegalAction("VIK-SUR-01")
    if not awaiting >> seat & 1 and not isinstance(action, Surrender):
        raise IllegalAction("VIK-TRN-01", seat=seats_in(awaiting)[0])


def _when(state: VikingsState, action: Action) -> None:
    kind = type(action)
    if state.phase in _STATES[kind]:
        return
    phase = PHASES[state.phase]
    if state.phase == PLACE and kind not in (do.TakeColour, do.Defend):
        raise IllegalAction("VIK-TRN-03")
    if state.phase == REINFORCE and kind in (do.Attack, do.AttackShip, do.EndAttack) and state.pools.left:
        raise IllegalAction("VIK-REI-06", why="left", armies=state.pools.left)
    if kind is do.Trade and state.eliminated:
        raise IllegalAction("VIK-ELI-05")
    if kind in _OUT_OF_PHASE:
        raise IllegalAction(_OUT_OF_PHASE[kind], why="phase", phase=phase)
    raise IllegalAction("VIK-TRN-05", phase=phase, action=action.kind)
