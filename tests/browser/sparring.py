"""A bot that gives whoever plays WAR Vikings against it something to decide: for tests, not to win.

It attacks people where they are strong, with one army at a time; calls Freya when it is attacked; sends its dead to
Valhalla; and builds ships as long as two are left there, unless it sits in the last seat.
"""

from __future__ import annotations

from conquista.bots.bot import Bot, Question
from conquista.games.vikings import actions as do
from conquista.games.vikings.components import components
from conquista.games.vikings.view import VikingsView
from conquista.kernel.action import Action

_TERRITORIES = components().territories
_PERSON = 0
_STRONG = 3
_KEPT = 2


class Sparring(Bot):
    def choose(self, question: Question) -> Action:
        view: VikingsView = question.view
        for kind in _WANTED:
            found = [each for each in question.actions if isinstance(each, kind)]
            wished = [each for each in found if _wishes(view, question.seat, each)]
            if wished:
                return max(wished, key=_size)
        return next(each for each in question.actions if isinstance(each, _PASSES))


_WANTED: tuple[type[Action], ...] = (
    do.TakeColour,
    do.PlaceCommander,
    do.BuildShip,
    do.Trade,
    do.Place,
    do.AttackShip,
    do.Attack,
    do.Invoke,
    do.Defend,
    do.SendToValhalla,
    do.Occupy,
)
_PASSES = (
    do.FinishPlacing,
    do.EndAttack,
    do.PassInvocation,
    do.KeepCard,
    do.DeclineReroll,
    do.EndFortify,
)


def _size(action: Action) -> int:
    """Of the same kind the largest, but attacks with a single army."""
    armies = getattr(action, "armies", 0)
    return -armies if isinstance(action, do.Attack) else int(armies)


def _wishes(view: VikingsView, seat: int, action: Action) -> bool:
    match action:
        case do.BuildShip():
            return seat != len(view.colours) - 1 and view.valhalla[seat] >= _KEPT + 1
        case do.Trade():
            return view.must_trade or view.hand_sizes[seat] > 5
        case do.AttackShip(_, target):
            return _owner(view, target) == _PERSON
        case do.Attack(source, target, armies):
            if armies > 1 or _armies(view, source) <= _STRONG:
                return False
            return _owner(view, target) != _PERSON or _armies(view, target) >= _STRONG
        case do.Invoke(god):
            return god == "freya" and seat != view.active
    return True


def _owner(view: VikingsView, territory: str) -> int | None:
    return view.owners[_TERRITORIES.index(territory)]


def _armies(view: VikingsView, territory: str) -> int:
    return view.armies[_TERRITORIES.index(territory)]
