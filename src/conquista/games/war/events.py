"""What is told of a match of War. A field that its hearer may not know is None."""

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
    TerritoriesDealt,
    TerritoryConquered,
)


class ObjectiveSwapped(Event, frozen=True):
    """WAR-OPT-06, heard by the holder alone."""

    seat: int
    returned: str
    objective: str


class TurnStarted(Event, frozen=True):
    nature = "turn"

    seat: int
    round: int
    pools: dict[str, int]


class CardsTraded(Event, frozen=True):
    """`bonus` are the territories that received armies for their own card."""

    nature = "trade"

    seat: int
    cards: list[str]
    armies: int
    bonus: list[str]


class TradeSkipped(Event, frozen=True):
    seat: int


class AttackDeclared(Event, frozen=True):
    """Told when the defender is to choose his dice."""

    seat: int
    source: str
    target: str
    dice: int
    defender: int


class AttackVoided(Event, frozen=True):
    """WAR-SUR-09: the attacker surrendered before the roll."""

    source: str
    target: str


class ObjectiveRevealed(Event, frozen=True):
    """WAR-OPT-08: the card, and the objective in its current form."""

    seat: int
    card: str
    objective: str


class ArmiesMovedIn(Event, frozen=True):
    """So many more after the first."""

    seat: int
    source: str
    territory: str
    armies: int


class FortifyEnded(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    """WAR-END-09: everything is laid open."""

    nature = "end"

    winners: list[int]
    ending: str
    objectives: list[str]
    hands: list[list[str]]


WAR_EVENTS: tuple[type[Event], ...] = (
    ColourAssigned,
    ObjectiveDealt,
    ObjectiveSwapped,
    DealerRolled,
    TerritoriesDealt,
    TurnStarted,
    CardsTraded,
    TradeSkipped,
    ArmiesPlaced,
    AttackDeclared,
    AttackVoided,
    BattleFought,
    TerritoryConquered,
    PlayerEliminated,
    CardsTaken,
    ObjectiveChanged,
    ObjectiveRevealed,
    ArmiesMovedIn,
    AttackEnded,
    ArmiesMoved,
    FortifyEnded,
    PileRecycled,
    CardDrawn,
    CardLost,
    PlayerSurrendered,
    GameEnded,
)

HEADLINES: frozenset[type[Event]] = frozenset(
    {
        TurnStarted,
        CardsTraded,
        AttackDeclared,
        TerritoryConquered,
        PlayerEliminated,
        CardsTaken,
        ObjectiveChanged,
        ObjectiveRevealed,
        PlayerSurrendered,
        GameEnded,
    }
)
