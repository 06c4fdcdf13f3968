"""What is told of a match of Reinos. A field that its hearer may not know is None."""

from __future__ import annotations

from conquista.kernel.event import Event


class OrderDrawn(Event, frozen=True):
    """The seats in the order of play."""

    order: list[int]


class TurnStarted(Event, frozen=True):
    nature = "turn"

    seat: int
    round: int


class TurnPassed(Event, frozen=True):
    seat: int
    passes: int


class AttackDeclared(Event, frozen=True):
    """`vassals` are asked whether they revolt."""

    seat: int
    target: int
    vassals: list[int]


class DecisionMade(Event, frozen=True):
    """A vassal has decided; what, only it knows."""

    seat: int
    revolts: bool | None = None


class DecisionRevised(Event, frozen=True):
    """Heard by the vassal alone."""

    seat: int
    revolts: bool


class DecisionsRevealed(Event, frozen=True):
    loyal: list[int]
    trying: list[int]


class RevoltTried(Event, frozen=True):
    """`revolt` is the probability left to a vassal that failed; None for one that is free."""

    nature = "notable"

    seat: int
    suzerain: int
    percent: int
    score: int
    free: bool
    revolt: int | None = None


class NativesTested(Event, frozen=True):
    seat: int
    percent: int
    score: int
    passed: bool


class RebelsCourted(Event, frozen=True):
    seat: int
    percent: int
    score: int
    won: bool


class CardsLaidOut(Event, frozen=True):
    """`picks` cards are picked by the side of `picking`, of `cards` on the table."""

    attack: int
    defence: int
    cards: int
    picking: int
    picks: int


class CardTurned(Event, frozen=True):
    seat: int
    card: int
    joker: bool


class JokerShown(Event, frozen=True):
    """Where it lay, when the battle ended without it."""

    card: int


class BattleWon(Event, frozen=True):
    """`vassals` are all that serve the winner now because of this battle."""

    nature = "conquest"

    seat: int
    loser: int
    vassals: list[int]


class BattleCalledOff(Event, frozen=True):
    seat: int
    target: int


class KingdomFreed(Event, frozen=True):
    """Its suzerain has left the table."""

    nature = "conquest"

    seat: int
    suzerain: int


class PlayerSurrendered(Event, frozen=True):
    nature = "elimination"

    seat: int


class GameEnded(Event, frozen=True):
    nature = "end"

    winners: list[int]
    ending: str


REINOS_EVENTS: tuple[type[Event], ...] = (
    OrderDrawn,
    TurnStarted,
    TurnPassed,
    AttackDeclared,
    DecisionMade,
    DecisionRevised,
    DecisionsRevealed,
    RevoltTried,
    NativesTested,
    RebelsCourted,
    CardsLaidOut,
    CardTurned,
    JokerShown,
    BattleWon,
    BattleCalledOff,
    KingdomFreed,
    PlayerSurrendered,
    GameEnded,
)

HEADLINES: frozenset[type[Event]] = frozenset(
    {
        OrderDrawn,
        TurnPassed,
        AttackDeclared,
        DecisionsRevealed,
        RevoltTried,
        NativesTested,
        RebelsCourted,
        CardsLaidOut,
        BattleWon,
        BattleCalledOff,
        KingdomFreed,
        PlayerSurrendered,
        GameEnded,
    }
)
