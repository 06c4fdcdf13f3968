"""What is told of the map: pawns, markers, harvests, improvements, landscapes."""

from __future__ import annotations

from conquista.kernel.event import Event


class PawnEntered(Event, frozen=True):
    seat: int
    pawn: int
    character: str
    location: str


class PawnLeft(Event, frozen=True):
    seat: int
    pawn: int
    location: str
    why: str


class PawnMoved(Event, frozen=True):
    seat: int
    pawn: int
    route: str
    vessel: str
    location: str


class MonsterMoved(Event, frozen=True):
    seat: int
    monster: str
    route: str
    location: str


class ResourcePilfered(Event, frozen=True):
    seat: int
    location: str
    resource: str


class VoyageContinued(Event, frozen=True):
    seat: int
    space: int


class MarkerPlaced(Event, frozen=True):
    seat: int
    location: str
    role: str


class MarkerReturned(Event, frozen=True):
    seat: int
    location: str


class RulerBoughtOut(Event, frozen=True):
    nature = "conquest"
    seat: int
    location: str
    former: int


class SealTaken(Event, frozen=True):
    """The immunity of a marker ends."""

    seat: int
    location: str


class HarvestBegun(Event, frozen=True):
    seat: int
    location: str
    total: int
    share: str


class FavourTaken(Event, frozen=True):
    seat: int
    good: str


class BeadsTurnedOver(Event, frozen=True):
    """Beads have become seals."""

    seat: int
    beads: int


class LocationImproved(Event, frozen=True):
    nature = "conquest"
    seat: int
    location: str
    type: str
    guild: str | None = None


class TileTaken(Event, frozen=True):
    seat: int
    tile: str
    scored: bool


class TileSeen(Event, frozen=True):
    tile: str
    landscape: str


class LandscapeTended(Event, frozen=True):
    seat: int
    location: str
    tile: str


class LandscapeGrew(Event, frozen=True):
    location: str
    resources: int


class LandscapeCollected(Event, frozen=True):
    seat: int
    location: str
    resources: int


class LandscapeLeft(Event, frozen=True):
    seat: int
    location: str


class TributePaid(Event, frozen=True):
    """One of the resources goes to the ruler."""

    seat: int
    location: str
