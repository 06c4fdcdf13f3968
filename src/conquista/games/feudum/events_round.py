"""What is told of the setup, of rounds and turns, and of the end."""

from __future__ import annotations

from conquista.kernel.event import Event


class ColourAssigned(Event, frozen=True):
    seat: int
    colour: str


class PlaceDrawn(Event, frozen=True):
    place: int
    seat: int


class StartDrawn(Event, frozen=True):
    seat: int


class DiscLaid(Event, frozen=True):
    location: str
    type: str


class GoodsChosen(Event, frozen=True):
    seat: int
    goods: list[str]


class PouchFilled(Event, frozen=True):
    seat: int
    filling: str


class PouchEmptied(Event, frozen=True):
    seat: int
    filling: str


class CardPicked(Event, frozen=True):
    """Only who picks it knows which."""

    seat: int
    card: str | None = None


class TurnStarted(Event, frozen=True):
    nature = "turn"
    seat: int
    round: int


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class ModeChosen(Event, frozen=True):
    seat: int
    card: str
    mode: str


class CardRepeated(Event, frozen=True):
    seat: int
    card: str


class PointsScored(Event, frozen=True):
    seat: int
    points: int
    reason: str


class PointsLost(Event, frozen=True):
    seat: int
    points: int
    reason: str


class PawnFed(Event, frozen=True):
    seat: int
    pawn: int
    meal: str


class PawnSobered(Event, frozen=True):
    seat: int
    pawn: int


class TileDropped(Event, frozen=True):
    region: str
    epoch: int


class EpochDawned(Event, frozen=True):
    nature = "notable"
    epoch: int


class GuildsRestocked(Event, frozen=True):
    pass


class RoundStarted(Event, frozen=True):
    round: int
    seat: int


class PlayerSurrendered(Event, frozen=True):
    nature = "elimination"
    seat: int


class GameEnded(Event, frozen=True):
    """All writs are shown."""

    nature = "end"
    winners: list[int]
    ending: str
    scores: list[int]
    writs: list[list[str]]
