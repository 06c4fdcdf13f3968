"""Why an action is not allowed: the clause that forbids it, and what it would allow.

The engine's lists say what is legal. This says why something is not in them, and is asked only then.
"""

from __future__ import annotations

from conquista.games.war.actions import (
    Attack,
    Defend,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.games.war.cards import may_skip
from conquista.games.war.components import components
from conquista.games.war.conquest import most_extra
from conquista.games.war.phase import (
    ATTACK,
    DEFEND,
    END_PLACE,
    END_TRADE,
    FORTIFY,
    OCCUPY,
    OVER,
    PHASES,
    PLACE,
    TRADE,
)
from conquista.games.war.state import WarState
from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.seat import ASKS_CHANCE, seats_in
from conquista.parts.land.assault import most_attackers, most_defenders
from conquista.parts.land.board import adjacent
from conquista.parts.land.fates import ELIMINATED, IN_PLAY
from conquista.parts.land.limits import FREE, MOST_DICE
from conquista.parts.land.trade import is_set

_PARTS = components()

_STATES: dict[type[Action], tuple[int, ...]] = {
    Trade: (TRADE, END_TRADE),
    Skip: (TRADE, END_TRADE),
    Place: (PLACE, END_PLACE),
    Attack: (ATTACK,),
    EndAttack: (ATTACK,),
    Defend: (DEFEND,),
    Occupy: (OCCUPY,),
    Move: (FORTIFY,),
    EndFortify: (FORTIFY,),
}


def explain(state: WarState, seat: int, action: Action) -> None:
    """Raise IllegalAction for what is not allowed now; return for what is."""
    _who(state, seat, action)
    if isinstance(action, Surrender):
        return
    _when(state, action)
    match action:
        case Attack(source, target, dice):
            _attack(state, seat, source, target, dice)
        case Place(pool, territory, armies):
            _place(state, seat, pool, territory, armies)
        case Move(source, target, armies):
            _move(state, seat, source, target, armies)
        case Trade(cards):
            _trade(state, seat, cards)
        case Skip():
            if not may_skip(state):
                raise IllegalAction("WAR-TRD-08", hand=state.deck.sizes[seat])
        case Occupy(extra):
            if not 0 <= extra <= most_extra(state):
                clause = "WAR-OPT-03" if state.rules.all_but_one else "WAR-CNQ-02"
                raise IllegalAction(clause, asked=extra, most=most_extra(state))
        case Defend(dice):
            most = most_defenders(state.land, state.battle.target)
            if not 1 <= dice <= most:
                raise IllegalAction("WAR-ATK-09", asked=dice, most=most)


def _who(state: WarState, seat: int, action: Action) -> None:
    awaiting = state.awaiting()
    if state.phase == OVER:
        raise IllegalAction("WAR-END-01")
    if awaiting == ASKS_CHANCE:
        raise IllegalAction("WAR-TRN-04")
    if state.fate[seat] != IN_PLAY:
        if isinstance(action, Surrender):
            raise IllegalAction("WAR-SUR-11" if state.fate[seat] == ELIMINATED else "WAR-SUR-02")
        raise IllegalAction("WAR-ELM-01" if state.fate[seat] == ELIMINATED else "WAR-SUR-02")
    if not awaiting >> seat & 1 and not isinstance(action, Surrender):
        raise IllegalAction("WAR-TRN-01", seat=seats_in(awaiting)[0])


def _when(state: WarState, action: Action) -> None:
    if state.phase in _STATES[type(action)]:
        return
    if state.phase == PLACE and isinstance(action, (Attack, EndAttack)):
        raise IllegalAction("WAR-RNF-07", armies=state.pools.left)
    if isinstance(action, Attack):
        raise IllegalAction("WAR-ATK-01", phase=PHASES[state.phase])
    if isinstance(action, Move) and state.phase in (ATTACK, OCCUPY):
        raise IllegalAction("WAR-ATK-19")
    if isinstance(action, Trade):
        during = state.eliminated and state.phase in (ATTACK, OCCUPY)
        raise IllegalAction("WAR-ELM-13" if during else "WAR-TRD-05", phase=PHASES[state.phase])
    if isinstance(action, Defend) and not state.rules.defender_chooses:
        raise IllegalAction("WAR-ATK-10")
    raise IllegalAction("WAR-TRN-03", phase=PHASES[state.phase], action=action.kind)


def _territory(name: str) -> int:
    if name not in _PARTS.territories:
        raise IllegalAction("WAR-CMP-02", name=name)
    return _PARTS.territories.index(name)


def _attack(state: WarState, seat: int, source: str, target: str, dice: int) -> None:
    origin, aim = _territory(source), _territory(target)
    land = state.land
    if land.owner[origin] != seat:
        raise IllegalAction("WAR-ATK-03", why="owner", source=source)
    if land.armies[origin] < 2:
        raise IllegalAction("WAR-ATK-03", why="armies", source=source)
    if land.owner[aim] == seat:
        raise IllegalAction("WAR-ATK-04", why="owner", source=source, target=target)
    if not adjacent(land.board, origin, aim):
        raise IllegalAction("WAR-ATK-04", why="neighbour", source=source, target=target)
    if dice > MOST_DICE:
        raise IllegalAction("WAR-ATK-06", asked=dice, most=MOST_DICE)
    if not 1 <= dice < land.armies[origin]:
        raise IllegalAction("WAR-ATK-05", asked=dice, most=most_attackers(land, origin), source=source)


def _place(state: WarState, seat: int, pool: str, territory: str, armies: int) -> None:
    if pool not in _PARTS.pools:
        raise IllegalAction("WAR-RNF-03", name=pool)
    which, where = _PARTS.pools.index(pool), _territory(territory)
    if state.land.owner[where] != seat:
        raise IllegalAction("WAR-RNF-05", territory=territory)
    if which != FREE and state.land.board.continent[where] != which - 1:
        raise IllegalAction("WAR-RNF-06", territory=territory, pool=pool)
    if not 1 <= armies <= state.pools.pool[which]:
        raise IllegalAction("WAR-RNF-08", asked=armies, most=state.pools.pool[which], pool=pool)


def _move(state: WarState, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = _territory(source), _territory(target)
    land = state.land
    if land.owner[origin] != seat:
        raise IllegalAction("WAR-FRT-01", why="owner", source=source, target=target, territory=source)
    if land.owner[aim] != seat:
        raise IllegalAction("WAR-FRT-01", why="owner", source=source, target=target, territory=target)
    if not adjacent(land.board, origin, aim):
        raise IllegalAction("WAR-FRT-01", why="neighbour", source=source, target=target, territory=target)
    movable = state.reserve.movable[origin]
    if armies < 1:
        raise IllegalAction("WAR-FRT-04", asked=armies, most=movable, source=source)
    if armies >= land.armies[origin]:
        raise IllegalAction("WAR-FRT-02", asked=armies, most=movable, source=source)
    if armies > movable:
        raise IllegalAction("WAR-FRT-03", asked=armies, most=movable, source=source)


def _trade(state: WarState, seat: int, cards: tuple[str, str, str]) -> None:
    for card in cards:
        if card not in _PARTS.cards:
            raise IllegalAction("WAR-CMP-10", name=card)
    if len(set(cards)) < len(cards):
        repeated = next(card for card in cards if cards.count(card) > 1)
        raise IllegalAction("WAR-TRD-01", why="repeated", card=repeated)
    one, two, three = (_PARTS.cards.index(card) for card in cards)
    for number, card in zip((one, two, three), cards, strict=True):
        if not state.deck.hands[seat] >> number & 1:
            raise IllegalAction("WAR-TRD-01", why="hand", card=card)
    if not is_set(state.rules.cards, one, two, three):
        raise IllegalAction("WAR-TRD-02")
