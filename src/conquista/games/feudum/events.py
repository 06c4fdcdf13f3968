"""What is told of a match of Feudum. A field that its hearer may not know is None."""

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


class GoodDrawn(Event, frozen=True):
    """Out of the bag: to the `barn`, beside a `location`, into a `supply`, or onto the `table`."""

    good: str
    place: str
    location: str | None = None
    seat: int | None = None


class GoodBrought(Event, frozen=True):
    """Off the table: to the `barn`, beside a `location`, or on to the other `guilds`."""

    good: str
    place: str
    location: str | None = None


class BeadTurned(Event, frozen=True):
    """A seal shows its green side: on the `rosary`, the `chickens`, or in a `supply`."""

    value: int
    place: str
    seat: int | None = None


class BeadMoved(Event, frozen=True):
    """Off the rosary, to the `chickens` or into a `supply`."""

    value: int
    place: str
    seat: int | None = None


class VesselOffered(Event, frozen=True):
    vessel: str


class GoodsChosen(Event, frozen=True):
    seat: int
    goods: list[str]


class SulfurStored(Event, frozen=True):
    seat: int
    place: str


class GoodPaid(Event, frozen=True):
    """With a `cube`, or with a tile instead."""

    seat: int
    good: str
    means: str


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


class SeatsSettled(Event, frozen=True):
    """Who sits there now: master, official, apprentice."""

    guild: str
    seats: list[int]


class GuardianPlaced(Event, frozen=True):
    seat: int
    guild: str


class GuardianReturned(Event, frozen=True):
    seat: int
    guild: str


class ShillingsGained(Event, frozen=True):
    seat: int
    shillings: int
    reason: str


class ShillingsPaid(Event, frozen=True):
    seat: int
    shillings: int


class MarkersGained(Event, frozen=True):
    seat: int
    markers: int
    reason: str


class VesselGained(Event, frozen=True):
    seat: int
    vessel: str


class SealsGained(Event, frozen=True):
    seat: int
    seals: int


class WritDrawn(Event, frozen=True):
    """Only who draws it sees which."""

    seat: int
    writ: str | None = None


class WritKept(Event, frozen=True):
    seat: int
    writ: str | None = None


class WritReturned(Event, frozen=True):
    seat: int
    writ: str | None = None


class MandatePlayed(Event, frozen=True):
    seat: int
    writ: str
    option: int


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


class GuildUsed(Event, frozen=True):
    seat: int
    guild: str
    function: str


class FeastHeld(Event, frozen=True):
    nature = "notable"
    seat: int
    owner: int
    guild: str
    function: str


class CoinsPaid(Event, frozen=True):
    guild: str
    master: int
    official: int
    charity: int


class FarmSold(Event, frozen=True):
    seat: int
    location: str
    goods: int


class GoodSpilled(Event, frozen=True):
    """To the `market`, to the `carts`, or back to the `bag`."""

    good: str
    place: str


class GoodBought(Event, frozen=True):
    seat: int
    good: str
    price: int


class GoodMoved(Event, frozen=True):
    seat: int
    guild: str
    good: str


class VesselBought(Event, frozen=True):
    seat: int
    vessel: str


class RowBought(Event, frozen=True):
    seat: int
    markers: int


class MonsterTamed(Event, frozen=True):
    nature = "notable"
    seat: int
    monster: str
    location: str


class SealBought(Event, frozen=True):
    seat: int
    scroll: str


class SealMoved(Event, frozen=True):
    seat: int
    scroll: str


class ThingInvented(Event, frozen=True):
    seat: int
    invention: str


class MarkerExchanged(Event, frozen=True):
    seat: int
    row: int
    scroll: str


class CharityShared(Event, frozen=True):
    """So much for the master, or `seat` who feasts in his place, and for the official."""

    guild: str
    master: int
    official: int
    seat: int


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


FEUDUM_EVENTS: tuple[type[Event], ...] = (
    ColourAssigned,
    PlaceDrawn,
    StartDrawn,
    DiscLaid,
    GoodDrawn,
    GoodBrought,
    BeadTurned,
    BeadMoved,
    VesselOffered,
    GoodsChosen,
    SulfurStored,
    GoodPaid,
    PouchFilled,
    PouchEmptied,
    CardPicked,
    TurnStarted,
    CardPlayed,
    ModeChosen,
    CardRepeated,
    PawnEntered,
    PawnLeft,
    PawnMoved,
    MonsterMoved,
    ResourcePilfered,
    VoyageContinued,
    MarkerPlaced,
    MarkerReturned,
    RulerBoughtOut,
    SealTaken,
    SeatsSettled,
    GuardianPlaced,
    GuardianReturned,
    ShillingsGained,
    ShillingsPaid,
    MarkersGained,
    VesselGained,
    SealsGained,
    WritDrawn,
    WritKept,
    WritReturned,
    MandatePlayed,
    HarvestBegun,
    FavourTaken,
    BeadsTurnedOver,
    LocationImproved,
    TileTaken,
    TileSeen,
    LandscapeTended,
    LandscapeGrew,
    LandscapeCollected,
    LandscapeLeft,
    TributePaid,
    AttackDeclared,
    DefendRevealed,
    SaltpeterAdded,
    WeaponUsed,
    AttackResolved,
    FeudumFell,
    MonsterFreed,
    StarvingBegun,
    MarkerStarved,
    MarkerProtected,
    MilitaryAdvanced,
    ChickensEmptied,
    GuildUsed,
    FeastHeld,
    CoinsPaid,
    FarmSold,
    GoodSpilled,
    GoodBought,
    GoodMoved,
    VesselBought,
    RowBought,
    MonsterTamed,
    SealBought,
    SealMoved,
    ThingInvented,
    MarkerExchanged,
    CharityShared,
    PointsScored,
    PointsLost,
    PawnFed,
    PawnSobered,
    TileDropped,
    EpochDawned,
    GuildsRestocked,
    RoundStarted,
    PlayerSurrendered,
    GameEnded,
)

HEADLINES: frozenset[type[Event]] = frozenset(
    {
        TurnStarted,
        ModeChosen,
        CardRepeated,
        PawnEntered,
        PawnLeft,
        MarkerPlaced,
        RulerBoughtOut,
        ResourcePilfered,
        MandatePlayed,
        LocationImproved,
        LandscapeTended,
        AttackResolved,
        FeudumFell,
        MonsterTamed,
        MarkerStarved,
        GuildUsed,
        FeastHeld,
        PointsScored,
        PointsLost,
        EpochDawned,
        RoundStarted,
        PlayerSurrendered,
        GameEnded,
    }
)
