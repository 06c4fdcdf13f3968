"""What a player can decide (the table of states of chapter 3)."""

from __future__ import annotations

from conquista.kernel.action import Action, Surrender
from conquista.parts.land.actions import EndAttack, Move, Place


class TakeCentre(Action, frozen=True):
    """With five players: take a Strategic Centre that is left."""

    territory: str


class TakePair(Action, frozen=True):
    """With five players: take two vacant territories in different continents instead."""

    territory: str
    other: str


class Claim(Action, frozen=True):
    """Put an army on a vacant territory."""

    territory: str


class Attack(Action, frozen=True):
    """From a territory against a neighbour with so many armies."""

    source: str
    target: str
    armies: int


class Occupy(Action, frozen=True):
    """Move so many armies into the conquered territory."""

    armies: int


class RaidFromBase(Action, frozen=True):
    """Against a territory with so many bombers of the air base."""

    target: str
    bombers: int


class RaidWithCards(Action, frozen=True):
    """For a card that shows the target, and number cards of these values, with bombers of the box."""

    card: str
    numbers: tuple[int, ...]
    target: str


class ContinueRaid(Action, frozen=True):
    """Fly another exchange."""


class StopRaid(Action, frozen=True):
    """Fly home to the air base."""


class Airlift(Action, frozen=True):
    """From one of your Strategic Centres to another, so many armies."""

    source: str
    target: str
    armies: int


class EndTurn(Action, frozen=True):
    """Move no more, and draw cards if you conquered."""


class Reinforce(Action, frozen=True):
    """For a card that shows a territory of yours, and number cards of these values, armies on it."""

    card: str
    numbers: tuple[int, ...]
    territory: str


class Transport(Action, frozen=True):
    """Give two territory cards; what they move is said next."""

    cards: tuple[str, str]


class Carry(Action, frozen=True):
    """For the two cards: from one of your territories to any other, so many armies."""

    source: str
    target: str
    armies: int


class Discard(Action, frozen=True):
    """Put a card face down on the discard pile."""

    card: str


class PlaceCi(Action, frozen=True):
    """Put your Information Centre on a territory of yours."""

    territory: str


class Spy(Action, frozen=True):
    """Look at the cards of an opponent."""

    opponent: int


class MoveCi(Action, frozen=True):
    """Move the Information Centre of a seat that you keep to a neighbour, or between Strategic Centres."""

    ci: int
    territory: str


class CarryCi(Action, frozen=True):
    """For the two cards: the Information Centre of a seat that you keep, to any territory of yours."""

    ci: int
    territory: str


WAR2_ACTIONS: tuple[type[Action], ...] = (
    TakeCentre,
    TakePair,
    Claim,
    Place,
    Attack,
    EndAttack,
    Occupy,
    RaidFromBase,
    RaidWithCards,
    ContinueRaid,
    StopRaid,
    Move,
    Airlift,
    EndTurn,
    Reinforce,
    Transport,
    Carry,
    Discard,
    PlaceCi,
    Spy,
    MoveCi,
    CarryCi,
    Surrender,
)
