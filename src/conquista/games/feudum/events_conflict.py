"""What is told of attacks, defences and starving."""

from __future__ import annotations

from conquista.kernel.event import Event


class AttackDeclared(Event, frozen=True):
    """Against a `pawn`, a `feudum` or a monster."""

    seat: int
    location: str
    owner: int
    target: str
    pawn: int | None = None


class DefendRevealed(Event, frozen=True):
    seat: int


class SaltpeterAdded(Event, frozen=True):
    seat: int
    attack: int


class WeaponUsed(Event, frozen=True):
    seat: int
    writ: str
    option: int


class AttackResolved(Event, frozen=True):
    nature = "notable"
    seat: int
    attack: int
    defence: int
    won: bool


class FeudumFell(Event, frozen=True):
    nature = "conquest"
    location: str
    former: int


class MonsterFreed(Event, frozen=True):
    monster: str
    owner: int


class StarvingBegun(Event, frozen=True):
    seat: int
    location: str
    marker: str
    owner: int


class MarkerStarved(Event, frozen=True):
    seat: int
    location: str
    marker: str
    owner: int


class MarkerProtected(Event, frozen=True):
    seat: int
    location: str
    marker: str


class MilitaryAdvanced(Event, frozen=True):
    seat: int
    space: int


class ChickensEmptied(Event, frozen=True):
    beads: int
