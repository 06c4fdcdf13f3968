"""What a player can decide (REI-TRN-11)."""

from __future__ import annotations

from conquista.kernel.action import Action, Surrender


class Attack(Action, frozen=True):
    """Attack the free kingdom of this seat."""

    target: int


class Pass(Action, frozen=True):
    """Let this turn go by."""


class StayLoyal(Action, frozen=True):
    """Fight for the suzerain in this battle."""


class Revolt(Action, frozen=True):
    """Try to become free before this battle."""


class Pick(Action, frozen=True):
    """Turn over the card at this place of the row, counted from 1."""

    card: int


REINOS_ACTIONS: tuple[type[Action], ...] = (Attack, Pass, StayLoyal, Revolt, Pick, Surrender)
