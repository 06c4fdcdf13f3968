"""What a player decides in every game on a board of territories."""

from __future__ import annotations

from conquista.kernel.action import Action


class Place(Action, frozen=True):
    """From the pool `free`, or a continent's, put armies on a territory."""

    pool: str
    territory: str
    armies: int


class EndAttack(Action, frozen=True):
    """Attack no more in this turn."""


class Move(Action, frozen=True):
    """From one of your territories to a neighbouring one of yours, so many armies."""

    source: str
    target: str
    armies: int
