"""What is told of a match of War II. A field that its hearer may not know is None."""

from __future__ import annotations

from conquista.kernel.event import Event
from conquista.parts.land.events import (
    ArmiesMoved,
    ArmiesPlaced,
    AttackEnded,
    BattleFought,
    CardDrawn,
    CardLost,
    CardsTaken,
    ColourAssigned,
    DealerRolled,
    ObjectiveChanged,
    ObjectiveDealt,
    PileRecycled,
    PlayerEliminated,
    PlayerSurrendered,
    TerritoryConquered,
)


class CentreDealt(Event, frozen=True):
    """The card of a Strategic Centre, and two armies on it."""

    seat: int
    territory: str


class CentreTaken(Event, frozen=True):
    seat: int
    territory: str


class PairTaken(Event, frozen=True):
    seat: int
    territories: list[str]


class TerritoryClaimed(Event, frozen=True):
    seat: int
    territory: str


class TurnStarted(Event, frozen=True):
    """`stage` is 1 or 2 in round 1, else 0; `centres` are the territories that received their army at once."""

    nature = "turn"

    seat: int
    round: int
    stage: int
    pools: dict[str, int]
    centres: list[str]


class ArmiesLost(Event, frozen=True):
    """WAR2-REC-14: the box is empty, and so many of the pools cannot be placed."""

    seat: int
    armies: int


class BombersArrived(Event, frozen=True):
    """So many new ones in the air base; `base` are all that are there now."""

    seat: int
    bombers: int
    base: int


class ArmiesMovedIn(Event, frozen=True):
    seat: int
    source: str
    territory: str
    armies: int


class RaidDeclared(Event, frozen=True):
    """`cards` is empty for a raid from the air base."""

    nature = "notable"

    seat: int
    defender: int | None
    target: str
    bombers: int
    cards: list[str]


class FlakFired(Event, frozen=True):
    """What the anti-aircraft die shows, and how many bombers fly on."""

    seat: int
    target: str
    face: int
    bombers: int


class BombsDropped(Event, frozen=True):
    """What the air-attack die shows, and how many armies are left."""

    seat: int
    target: str
    face: int
    armies: int


class RaidEnded(Event, frozen=True):
    """So many bombers fly to the air base."""

    seat: int
    target: str
    bombers: int


class ArmiesAirlifted(Event, frozen=True):
    seat: int
    source: str
    target: str
    armies: int


class TurnEnded(Event, frozen=True):
    seat: int


class TerritoryReinforced(Event, frozen=True):
    nature = "trade"

    seat: int
    cards: list[str]
    territory: str
    armies: int


class TransportPaid(Event, frozen=True):
    nature = "trade"

    seat: int
    cards: list[str]


class ArmiesTransported(Event, frozen=True):
    seat: int
    source: str
    target: str
    armies: int


class CardDiscarded(Event, frozen=True):
    """Face down; only its holder knows which."""

    seat: int
    card: str | None = None


class LastStandBegun(Event, frozen=True):
    """WAR2-OPT-07: from now on this player needs so many Strategic Centres."""

    seat: int
    number: int


class CiPlaced(Event, frozen=True):
    seat: int
    territory: str


class CiMoved(Event, frozen=True):
    """`ci` is the seat whose Information Centre it is."""

    seat: int
    ci: int
    source: str
    territory: str


class CiCaptured(Event, frozen=True):
    """All are told who has seen whose cards and objective, and nothing more."""

    nature = "notable"

    seat: int
    ci: int
    territory: str


class CiFreed(Event, frozen=True):
    """Conquered back by its owner."""

    seat: int
    territory: str


class Spied(Event, frozen=True):
    """All are told who has seen whose cards, and nothing more."""

    seat: int
    opponent: int


class HandSeen(Event, frozen=True):
    """For the spy alone."""

    seat: int
    opponent: int
    cards: list[str]


class SecretsSeen(Event, frozen=True):
    """For the captor alone: the hand, the objective card as drawn, and its current form."""

    seat: int
    opponent: int
    cards: list[str]
    dealt: str | None
    objective: str | None


class SurrenderAnnounced(Event, frozen=True):
    """WAR2-SUR-02: it takes effect when the battle or raid that is open has ended."""

    seat: int


class SeatHandedOver(Event, frozen=True):
    """WAR2-OPT-08: a bot plays on."""

    nature = "elimination"

    seat: int


class GameEnded(Event, frozen=True):
    """WAR2-END-04: everything is laid open."""

    nature = "end"

    winners: list[int]
    ending: str
    objectives: list[str | None]
    hands: list[list[str]]
    leftover: list[str]


WAR2_EVENTS: tuple[type[Event], ...] = (
    ColourAssigned,
    ObjectiveDealt,
    DealerRolled,
    CentreDealt,
    CentreTaken,
    PairTaken,
    TerritoryClaimed,
    TurnStarted,
    ArmiesPlaced,
    ArmiesLost,
    BombersArrived,
    BattleFought,
    TerritoryConquered,
    ArmiesMovedIn,
    AttackEnded,
    RaidDeclared,
    FlakFired,
    BombsDropped,
    RaidEnded,
    ArmiesMoved,
    ArmiesAirlifted,
    TurnEnded,
    TerritoryReinforced,
    TransportPaid,
    ArmiesTransported,
    CardDiscarded,
    PileRecycled,
    CardDrawn,
    PlayerEliminated,
    CardsTaken,
    CardLost,
    ObjectiveChanged,
    LastStandBegun,
    CiPlaced,
    CiMoved,
    CiCaptured,
    CiFreed,
    Spied,
    HandSeen,
    SecretsSeen,
    SurrenderAnnounced,
    PlayerSurrendered,
    SeatHandedOver,
    GameEnded,
)

HEADLINES: frozenset[type[Event]] = frozenset(
    {
        TurnStarted,
        TerritoryReinforced,
        RaidDeclared,
        RaidEnded,
        TransportPaid,
        ArmiesTransported,
        TerritoryConquered,
        PlayerEliminated,
        CardsTaken,
        ObjectiveChanged,
        LastStandBegun,
        CiCaptured,
        CiFreed,
        Spied,
        HandSeen,
        SecretsSeen,
        PlayerSurrendered,
        SeatHandedOver,
        GameEnded,
    }
)
