"""What a player can decide (the decision index of chapter 18)."""

from __future__ import annotations

from conquista.kernel.action import Action, Surrender


class ChooseGoods(Action, frozen=True):
    """At the start: take these three different goods out of the bag."""

    goods: tuple[str, ...]


class SetPawn(Action, frozen=True):
    """At the start: put a pawn with this face up beside a starting location."""

    character: str
    location: str


class StoreSulfur(Action, frozen=True):
    """In the `supply` or in the `barrel`."""

    place: str


class PayWith(Action, frozen=True):
    """A `cube` of the good that is due, or this tile instead."""

    means: str


class FillPouch(Action, frozen=True):
    """With `saltpeter` for a fifth card, with `sulfur` for two cards in one turn, or with `nothing`."""

    filling: str


class PickCard(Action, frozen=True):
    """Choose a card for this round, in secret."""

    card: str


class GoOn(Action, frozen=True):
    """No more free actions now."""


class PlayMandate(Action, frozen=True):
    """Use one option of a mandate; options are counted from 1."""

    writ: str
    option: int


class ReturnWrit(Action, frozen=True):
    """Put a writ of the hand under the deck."""

    writ: str


class TakeSeal(Action, frozen=True):
    """Take the immunity seal of your marker at a location into your supply."""

    location: str
    marker: str


class PlayCard(Action, frozen=True):
    card: str


class Stop(Action, frozen=True):
    """Enough of what is being done."""


class ChooseMode(Action, frozen=True):
    """Carry the card out: `regular`, or `special` instead; or `forgo` it."""

    mode: str


class Enter(Action, frozen=True):
    """Migrate in: a pawn with this face up, at a location."""

    character: str
    location: str


class Withdraw(Action, frozen=True):
    """Migrate out: this pawn of yours, 1 to 3."""

    pawn: int


class RepeatCard(Action, frozen=True):
    """Copy this card that you have already played in this round."""

    card: str


class MovePawn(Action, frozen=True):
    """One of your pawns along a route; with the vessel `under` it, an `abandoned` or an `own` one, or `none`."""

    pawn: int
    route: str
    vessel: str


class MoveMonster(Action, frozen=True):
    monster: str
    route: str


class Pilfer(Action, frozen=True):
    """At a location, a good beside it, or what is on its `landscape`."""

    location: str
    resource: str


class Decline(Action, frozen=True):
    """Say no to what is offered."""


class Accept(Action, frozen=True):
    """Say yes to what is offered."""


class Influence(Action, frozen=True):
    """Place a marker at a location."""

    location: str


class BuyInfluence(Action, frozen=True):
    """For a shilling: place a marker above an opponent's lone ruler."""

    location: str


class KeepWrit(Action, frozen=True):
    """Keep this one of the writs drawn."""

    writ: str


class ChooseFarm(Action, frozen=True):
    """Harvest here, or sell what lies here."""

    location: str


class ChooseHarvest(Action, frozen=True):
    """The `whole` harvest for the farm, or part of it as `favours` for yourself."""

    share: str


class TakeFavour(Action, frozen=True):
    """One of the goods that lie open."""

    good: str


class Improve(Action, frozen=True):
    """A location of yours; a town to a feudum of this guild, anything else with `none`."""

    location: str
    guild: str


class TakeTile(Action, frozen=True):
    """From the stack of another region."""

    region: str


class Tend(Action, frozen=True):
    """Where you serve, lay out this tile as a landscape."""

    location: str
    tile: str


class AttackPawn(Action, frozen=True):
    """Pawn 1 to 3 of an opponent."""

    owner: int
    pawn: int


class AttackMonster(Action, frozen=True):
    monster: str


class AttackFeudum(Action, frozen=True):
    location: str


class Starve(Action, frozen=True):
    """Drive an opponent's `subject` or `serf` out of a location."""

    location: str
    marker: str


class RevealDefend(Action, frozen=True):
    """Show your Defend card."""


class Pass(Action, frozen=True):
    """Do not defend yourself."""


class AddSaltpeter(Action, frozen=True):
    """One more strength for the attack."""


class UseWeapon(Action, frozen=True):
    """Use one option of a weapon; options are counted from 1."""

    writ: str
    option: int


class Resolve(Action, frozen=True):
    """Let the attack be decided."""


class UseGuild(Action, frozen=True):
    """In a guild: `trade`, `push` or `pull`."""

    guild: str
    function: str


class HoldFeast(Action, frozen=True):
    """In an opponent's place: `push` or `pull` in a guild."""

    owner: int
    guild: str
    function: str


class ShareFood(Action, frozen=True):
    """So many foods; the rest of the payment in shillings."""

    foods: int


class BuyGood(Action, frozen=True):
    good: str


class TakeVessel(Action, frozen=True):
    """Buy one that is for sale, or take it from the general supply."""

    vessel: str


class Tame(Action, frozen=True):
    """A free monster, placed at a location."""

    monster: str
    location: str


class BuySeals(Action, frozen=True):
    """One or two royal seals."""

    seals: int


class TakeScroll(Action, frozen=True):
    """The seal on this scroll."""

    scroll: str


class MoveGood(Action, frozen=True):
    """One good of this kind to the next guild's storage."""

    good: str


class Invent(Action, frozen=True):
    """A vessel of a kind, or a `barrel` of krud."""

    invention: str


class Exchange(Action, frozen=True):
    """A marker of a knights' row (from 1) for a seal on an empty scroll."""

    row: int
    scroll: str


class FeedPawn(Action, frozen=True):
    """With `food`, with `wine`, or with `nothing`."""

    meal: str


FEUDUM_ACTIONS: tuple[type[Action], ...] = (
    ChooseGoods,
    SetPawn,
    StoreSulfur,
    PayWith,
    FillPouch,
    PickCard,
    GoOn,
    PlayMandate,
    ReturnWrit,
    TakeSeal,
    PlayCard,
    Stop,
    ChooseMode,
    Enter,
    Withdraw,
    RepeatCard,
    MovePawn,
    MoveMonster,
    Pilfer,
    Decline,
    Accept,
    Influence,
    BuyInfluence,
    KeepWrit,
    ChooseFarm,
    ChooseHarvest,
    TakeFavour,
    Improve,
    TakeTile,
    Tend,
    AttackPawn,
    AttackMonster,
    AttackFeudum,
    Starve,
    RevealDefend,
    Pass,
    AddSaltpeter,
    UseWeapon,
    Resolve,
    UseGuild,
    HoldFeast,
    ShareFood,
    BuyGood,
    TakeVessel,
    Tame,
    BuySeals,
    TakeScroll,
    MoveGood,
    Invent,
    Exchange,
    FeedPawn,
    Surrender,
)
