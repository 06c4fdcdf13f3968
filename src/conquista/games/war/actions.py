"""What a player can decide (the table of WAR-TRN-03)."""

from __future__ import annotations

from conquista.kernel.action import Action, Surrender
from conquista.parts.land.actions import EndAttack, Move, Place


class Trade(Action, frozen=True):
    """Give three cards for armies."""

    cards: tuple[str, str, str]


class Skip(Action, frozen=True):
    """Trade no cards."""


class Attack(Action, frozen=True):
    """From a territory against a neighbour with so many dice."""

    source: str
    target: str
    dice: int


class Defend(Action, frozen=True):
    """Roll so many dice (only with the option `defender_dice = choose`)."""

    dice: int


class Occupy(Action, frozen=True):
    """Let so many more armies follow the first one into the conquered territory."""

    extra: int


class EndFortify(Action, frozen=True):
    """Move no more in this turn."""


WAR_ACTIONS: tuple[type[Action], ...] = (
    Trade,
    Skip,
    Place,
    Attack,
    EndAttack,
    Defend,
    Occupy,
    Move,
    EndFortify,
    Surrender,
)
