"""What is told of a match of WAR Vikings. A field that its hearer may not know is None."""

from __future__ import annotations

from conquista.kernel.event import Event
from conquista.parts.land.events import (
    ArmiesPlaced,
    AttackEnded,
    CardDrawn,
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


class EffectDrawn(Event, frozen=True):
    """The command effect that holds for all commanders, all game."""

    effect: str


class TurnStarted(Event, frozen=True):
    """`restored`: removed armies that went back to the reserve."""

    nature = "turn"

    seat: int
    round: int
    pools: dict[str, int]
    restored: int


class CommanderPlaced(Event, frozen=True):
    """`cost`: the armies of Valhalla that it took."""

    seat: int
    territory: str
    cost: int


class CardsTraded(Event, frozen=True):
    """`armies` to place freely; `bonus`: what the cards' own territories received at once."""

    nature = "trade"

    seat: int
    cards: list[str]
    armies: int
    bonus: dict[str, int]


class ShipBuilt(Event, frozen=True):
    nature = "notable"

    seat: int
    territory: str


class ShipLaidUp(Event, frozen=True):
    seat: int
    territory: str


class PlacingFinished(Event, frozen=True):
    seat: int


class BattleDeclared(Event, frozen=True):
    """`defender` is None for neutral armies."""

    seat: int
    defender: int | None
    source: str
    target: str
    armies: int


class NavalCombatDeclared(Event, frozen=True):
    seat: int
    defender: int
    source: str
    target: str


class GodInvoked(Event, frozen=True):
    nature = "notable"

    seat: int
    god: str
    cost: int


class GodCardDrawn(Event, frozen=True):
    seat: int
    god_card: str


class GodCardRefused(Event, frozen=True):
    """By War Prayer: it goes back, and another is drawn."""

    seat: int
    god_card: str


class DiceRolled(Event, frozen=True):
    """All dice as they fell, red and yellow."""

    attack: list[int]
    defence: list[int]


class DieRerolled(Event, frozen=True):
    """By the command effect: what the die showed, and what it shows now."""

    seat: int
    face: int
    result: int


class PowerRolled(Event, frozen=True):
    """Dice that a god's card had rolled again; `attack` and `defence` are all dice afterwards."""

    seat: int
    god_card: str
    faces: list[int]
    attack: list[int]
    defence: list[int]


class BattleFought(Event, frozen=True):
    """Dice as they were compared, after all effects, and how many armies each side lost."""

    seat: int
    defender: int | None
    source: str
    target: str
    attack: list[int]
    defence: list[int]
    attack_losses: int
    defence_losses: int


class NavalRollFought(Event, frozen=True):
    """Dice as they were compared, and how many pairs each side won."""

    seat: int
    defender: int
    source: str
    target: str
    attack: list[int]
    defence: list[int]
    attack_pairs: int
    defence_pairs: int


class NavalCombatEnded(Event, frozen=True):
    """`result` is `sunk` or `open` if the attack won, `spent` or `lost` if the defence did."""

    nature = "notable"

    seat: int
    defender: int
    source: str
    target: str
    result: str


class ValhallaEntered(Event, frozen=True):
    """So many of the armies lost went to Valhalla; the others to the reserve."""

    seat: int
    armies: int


class CommanderLost(Event, frozen=True):
    nature = "notable"

    seat: int
    territory: str


class ShipReturned(Event, frozen=True):
    """Its port was conquered; it is in its owner's reserve."""

    seat: int
    territory: str


class ArmiesMovedIn(Event, frozen=True):
    seat: int
    source: str
    territory: str
    armies: int
    commander: bool


class ArmiesMoved(Event, frozen=True):
    """By a border or, with a ship, by sea. `ship`: it sailed along."""

    seat: int
    source: str
    target: str
    armies: int
    commander: bool
    ship: bool


class FortifyEnded(Event, frozen=True):
    seat: int


class SurrenderAnnounced(Event, frozen=True):
    """VIK-SUR-01: it takes effect when the combat that is open has ended."""

    seat: int


class HandDiscarded(Event, frozen=True):
    """VIK-SUR-03: the cards of one who surrendered, face up."""

    seat: int
    cards: list[str]


class GameEnded(Event, frozen=True):
    """VIK-WIN-07: everything is laid open."""

    nature = "end"

    winners: list[int]
    ending: str
    objectives: list[str | None]
    hands: list[list[str]]


VIKINGS_EVENTS: tuple[type[Event], ...] = (
    ColourAssigned,
    EffectDrawn,
    DealerRolled,
    TerritoriesDealt,
    ObjectiveDealt,
    TurnStarted,
    ArmiesPlaced,
    CommanderPlaced,
    CardsTraded,
    ShipBuilt,
    ShipLaidUp,
    PlacingFinished,
    BattleDeclared,
    NavalCombatDeclared,
    GodInvoked,
    GodCardDrawn,
    GodCardRefused,
    DiceRolled,
    DieRerolled,
    PowerRolled,
    BattleFought,
    NavalRollFought,
    NavalCombatEnded,
    ValhallaEntered,
    TerritoryConquered,
    CommanderLost,
    ShipReturned,
    ArmiesMovedIn,
    PlayerEliminated,
    CardsTaken,
    ObjectiveChanged,
    AttackEnded,
    ArmiesMoved,
    FortifyEnded,
    PileRecycled,
    CardDrawn,
    SurrenderAnnounced,
    PlayerSurrendered,
    HandDiscarded,
    GameEnded,
)

HEADLINES: frozenset[type[Event]] = frozenset(
    {
        TurnStarted,
        CardsTraded,
        ShipBuilt,
        NavalCombatEnded,
        GodCardDrawn,
        TerritoryConquered,
        CommanderLost,
        PlayerEliminated,
        CardsTaken,
        ObjectiveChanged,
        PlayerSurrendered,
        GameEnded,
    }
)
