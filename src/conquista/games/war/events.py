"""What is told of a match of War. A field that its hearer may not know is None."""

from __future__ import annotations

from conquista.kernel.event import Event


class ColourAssigned(Event, frozen=True):
    seat: int
    colour: str


class ObjectiveDealt(Event, frozen=True):
    """Heard by everybody; the card itself by its holder alone."""

    seat: int
    objective: str | None = None


class ObjectiveSwapped(Event, frozen=True):
    """WAR-OPT-06, heard by the holder alone."""

    seat: int
    returned: str
    objective: str


class DealerRolled(Event, frozen=True):
    """Who rolled what; `dealer` is None while the highest are tied."""

    seats: list[int]
    faces: list[int]
    dealer: int | None = None


class TerritoriesDealt(Event, frozen=True):
    """Owners in board order."""

    dealer: int
    owners: list[int]


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


class ArmiesPlaced(Event, frozen=True):
    seat: int
    pool: str
    territory: str
    armies: int


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


class BattleFought(Event, frozen=True):
    """Dice as they fell, and how many armies each side lost. `defender` is None for neutral armies."""

    seat: int
    defender: int | None
    source: str
    target: str
    attack: list[int]
    defence: list[int]
    attack_losses: int
    defence_losses: int


class TerritoryConquered(Event, frozen=True):
    """The first army has moved in."""

    nature = "conquest"

    seat: int
    source: str
    territory: str
    former: int | None


class PlayerEliminated(Event, frozen=True):
    nature = "elimination"

    seat: int
    by: int
    cards: int


class CardsTaken(Event, frozen=True):
    """The cards of an eliminated player. Only giver and taker know which."""

    seat: int
    giver: int
    count: int
    cards: list[str] | None = None


class ObjectiveChanged(Event, frozen=True):
    """WAR-OBJ-11: heard by its holder alone."""

    seat: int
    objective: str


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


class AttackEnded(Event, frozen=True):
    seat: int


class ArmiesMoved(Event, frozen=True):
    seat: int
    source: str
    target: str
    armies: int


class FortifyEnded(Event, frozen=True):
    seat: int


class PileRecycled(Event, frozen=True):
    """WAR-CRD-07: the discards are the new draw pile."""

    cards: int


class CardDrawn(Event, frozen=True):
    seat: int
    card: str | None = None


class CardLost(Event, frozen=True):
    """WAR-ELM-11: above the hand limit; only its holder knows which."""

    seat: int
    card: str | None = None


class PlayerSurrendered(Event, frozen=True):
    nature = "elimination"

    seat: int
    cards: int


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
