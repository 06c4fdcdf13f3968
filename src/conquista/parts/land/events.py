"""What is told in every game on a board of territories. A field that its hearer may not know is None."""

from __future__ import annotations

from conquista.kernel.event import Event


class ColourAssigned(Event, frozen=True):
    seat: int
    colour: str


class ObjectiveDealt(Event, frozen=True):
    """Heard by everybody; the card itself by its holder alone."""

    seat: int
    objective: str | None = None


class DealerRolled(Event, frozen=True):
    """Who rolled what; `dealer` is None while the highest are tied."""

    seats: list[int]
    faces: list[int]
    dealer: int | None = None


class TerritoriesDealt(Event, frozen=True):
    """Owners in board order."""

    dealer: int
    owners: list[int]


class ArmiesPlaced(Event, frozen=True):
    seat: int
    pool: str
    territory: str
    armies: int


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
    """Its last defender is gone."""

    nature = "conquest"

    seat: int
    source: str
    territory: str
    former: int | None


class AttackEnded(Event, frozen=True):
    seat: int


class ArmiesMoved(Event, frozen=True):
    seat: int
    source: str
    target: str
    armies: int


class PileRecycled(Event, frozen=True):
    """So many discards went back to the draw pile."""

    cards: int


class CardDrawn(Event, frozen=True):
    seat: int
    card: str | None = None


class CardLost(Event, frozen=True):
    """Above the hand limit; only its holder knows which."""

    seat: int
    card: str | None = None


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
    """The card can no longer be met and asks for something else; heard by its holder alone."""

    seat: int
    objective: str


class PlayerSurrendered(Event, frozen=True):
    nature = "elimination"

    seat: int
    cards: int
