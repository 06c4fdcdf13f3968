"""What a player can decide (the table of VIK-TRN-06)."""

from __future__ import annotations

from conquista.kernel.action import Action, Surrender
from conquista.parts.land.actions import EndAttack, Place


class TakeColour(Action, frozen=True):
    """Take a colour that nobody has."""

    colour: str


class PlaceCommander(Action, frozen=True):
    """Put your commander on a territory of yours: in round 1, or, later, after he was lost."""

    territory: str


class Trade(Action, frozen=True):
    """Give three cards for armies."""

    cards: tuple[str, str, str]


class BuildShip(Action, frozen=True):
    """Sacrifice an army of Valhalla for a ship in a port of yours."""

    territory: str


class LayUpShip(Action, frozen=True):
    """Take a ship from its port back to your reserve."""

    territory: str


class FinishPlacing(Action, frozen=True):
    """Go on: all is placed."""


class Attack(Action, frozen=True):
    """From a territory against a neighbour, or over the sea, with so many armies."""

    source: str
    target: str
    armies: int


class AttackShip(Action, frozen=True):
    """From a port with your ship against the ship that guards another port."""

    source: str
    target: str


class Invoke(Action, frozen=True):
    """Call a god before the roll."""

    god: str


class PassInvocation(Action, frozen=True):
    """Call no god in this roll."""


class KeepCard(Action, frozen=True):
    """Be content with the god's card."""


class DrawAgain(Action, frozen=True):
    """By War Prayer: refuse the god's card and draw another."""


class Defend(Action, frozen=True):
    """Roll so many dice (only with the option `defender_dice = choose`)."""

    dice: int


class Reroll(Action, frozen=True):
    """By the command effect: roll one of your dice that shows this face again."""

    face: int


class DeclineReroll(Action, frozen=True):
    """Leave your dice as they are."""


class SendToValhalla(Action, frozen=True):
    """Of the armies lost in this battle send so many to Valhalla, the others to the reserve."""

    armies: int


class Occupy(Action, frozen=True):
    """Move so many armies into the conquered territory, with or without the commander."""

    armies: int
    commander: bool


class Move(Action, frozen=True):
    """From one of your territories to a neighbouring one of yours, so many armies, with or without the commander."""

    source: str
    target: str
    armies: int
    commander: bool


class Sail(Action, frozen=True):
    """From a port with your ship to another port of yours: so many armies, the ship itself, the commander."""

    source: str
    target: str
    armies: int
    ship: bool
    commander: bool


class EndFortify(Action, frozen=True):
    """Move no more in this turn."""


VIKINGS_ACTIONS: tuple[type[Action], ...] = (
    TakeColour,
    Place,
    PlaceCommander,
    Trade,
    BuildShip,
    LayUpShip,
    FinishPlacing,
    Attack,
    AttackShip,
    EndAttack,
    Invoke,
    PassInvocation,
    KeepCard,
    DrawAgain,
    Defend,
    Reroll,
    DeclineReroll,
    SendToValhalla,
    Occupy,
    Move,
    Sail,
    EndFortify,
    Surrender,
)
