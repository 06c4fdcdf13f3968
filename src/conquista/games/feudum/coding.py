"""Between actions that people read and codes that the engine reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conquista.games.feudum import actions as do
from conquista.games.feudum import phase as kinds
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import NO_GUILD, NO_TILE
from conquista.games.feudum.phase import KIND
from conquista.kernel.action import Action
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, MOST_AMOUNT, ONE

_PARTS = components()
A, B, C = 12, 6, 0
"""Where a part of the head stands."""
CUBE = "cube"
LANDSCAPE = "landscape"
BARREL = "barrel"
NOTHING = "nothing"
MARKERS = ("subject", "serf")
MODES = ("regular", "special", "forgo")
FUNCTIONS = ("trade", "push", "pull")
FILLINGS = (NOTHING, "saltpeter", "sulfur")
SOURCES = ("none", "under", "abandoned", "own")
PLACES = ("supply", BARREL)
SHARES = ("whole", "favours")
MEALS = ("food", "wine", NOTHING)
RESOURCES = (*_PARTS.goods, LANDSCAPE)
INVENTIONS = (*_PARTS.vessels, BARREL)
MEANS = (*_PARTS.tiles, CUBE)


@dataclass(frozen=True)
class Named:
    """A part of the head that stands for one of these names."""

    shift: int
    names: Sequence[str]

    def write(self, value: object) -> int | None:
        return self.names.index(value) << self.shift if value in self.names else None

    def read(self, code: int) -> object:
        return self.names[code >> self.shift & 63]


@dataclass(frozen=True)
class GuildOrNone:
    """The guild of a new feudum, or `none`."""

    shift: int

    def write(self, value: object) -> int | None:
        if value == "none":
            return NO_GUILD << self.shift
        return Named(self.shift, _PARTS.guilds).write(value)

    def read(self, code: int) -> object:
        number = code >> self.shift & 63
        return "none" if number == NO_GUILD else _PARTS.guilds[number]


@dataclass(frozen=True)
class Numbered:
    """A part of the head that is a number, counted from `first` on."""

    shift: int
    first: int
    most: int

    def write(self, value: object) -> int | None:
        inside = type(value) is int and self.first <= value <= self.most
        return value - self.first << self.shift if inside else None  # type: ignore[operator]

    def read(self, code: int) -> object:
        return (code >> self.shift & 63) + self.first


@dataclass(frozen=True)
class Amount:
    """The amount of the code, less so many."""

    less: int = 0

    def write(self, value: object) -> int | None:
        inside = type(value) is int and 1 <= value + self.less <= MOST_AMOUNT
        return value + self.less - 1 << AMOUNT if inside else None  # type: ignore[operator]

    def read(self, code: int) -> object:
        return (code >> AMOUNT) - self.less


@dataclass(frozen=True)
class Triple:
    """The order in which a player names the goods has no effect."""

    def write(self, value: object) -> int | None:
        names = tuple(sorted(value, key=RESOURCES.index)) if set(value) <= set(_PARTS.goods) else ()  # type: ignore[call-overload]
        return _PARTS.triples.index(names) if names in _PARTS.triples else None

    def read(self, code: int) -> object:
        return _PARTS.triples[code & 63]


Part = Named | Numbered | Amount | Triple | GuildOrNone
_LOCATION = Named(B, _PARTS.locations)
_SEAT = Numbered(A, 0, 4)
_LAYOUT: dict[type[Action], tuple[int, tuple[Part, ...]]] = {
    do.ChooseGoods: (kinds.DO_CHOOSE_GOODS, (Triple(),)),
    do.SetPawn: (kinds.DO_SET_PAWN, (Named(A, _PARTS.guilds), _LOCATION)),
    do.StoreSulfur: (kinds.DO_STORE_SULFUR, (Named(C, PLACES),)),
    do.PayWith: (kinds.DO_PAY_WITH, (Named(C, MEANS),)),
    do.FillPouch: (kinds.DO_FILL_POUCH, (Named(C, FILLINGS),)),
    do.PickCard: (kinds.DO_PICK_CARD, (Named(C, _PARTS.cards),)),
    do.GoOn: (kinds.DO_GO_ON, ()),
    do.PlayMandate: (kinds.DO_PLAY_MANDATE, (Named(B, _PARTS.writs), Numbered(C, 1, 3))),
    do.ReturnWrit: (kinds.DO_RETURN_WRIT, (Named(C, _PARTS.writs),)),
    do.TakeSeal: (kinds.DO_TAKE_SEAL, (_LOCATION, Named(C, MARKERS))),
    do.PlayCard: (kinds.DO_PLAY_CARD, (Named(C, _PARTS.cards),)),
    do.Stop: (kinds.DO_STOP, ()),
    do.ChooseMode: (kinds.DO_CHOOSE_MODE, (Named(C, MODES),)),
    do.Enter: (kinds.DO_ENTER, (Named(A, _PARTS.guilds), _LOCATION)),
    do.Withdraw: (kinds.DO_WITHDRAW, (Numbered(C, 1, 3),)),
    do.RepeatCard: (kinds.DO_REPEAT_CARD, (Named(C, _PARTS.cards),)),
    do.MovePawn: (
        kinds.DO_MOVE_PAWN,
        (Numbered(A, 1, 3), Named(B, _PARTS.routes), Named(C, SOURCES)),
    ),
    do.MoveMonster: (kinds.DO_MOVE_MONSTER, (Named(A, _PARTS.monsters), Named(B, _PARTS.routes))),
    do.Pilfer: (kinds.DO_PILFER, (_LOCATION, Named(C, RESOURCES))),
    do.Decline: (kinds.DO_DECLINE, ()),
    do.Accept: (kinds.DO_ACCEPT, ()),
    do.Influence: (kinds.DO_INFLUENCE, (_LOCATION,)),
    do.BuyInfluence: (kinds.DO_BUY_INFLUENCE, (_LOCATION,)),
    do.KeepWrit: (kinds.DO_KEEP_WRIT, (Named(C, _PARTS.writs),)),
    do.ChooseFarm: (kinds.DO_CHOOSE_FARM, (_LOCATION,)),
    do.ChooseHarvest: (kinds.DO_CHOOSE_HARVEST, (Named(C, SHARES),)),
    do.TakeFavour: (kinds.DO_TAKE_FAVOUR, (Named(C, _PARTS.goods),)),
    do.Improve: (kinds.DO_IMPROVE, (_LOCATION, GuildOrNone(C))),
    do.TakeTile: (kinds.DO_TAKE_TILE, (Named(C, _PARTS.regions),)),
    do.Tend: (kinds.DO_TEND, (_LOCATION, Named(C, _PARTS.tiles))),
    do.AttackPawn: (kinds.DO_ATTACK_PAWN, (_SEAT, Numbered(C, 1, 3))),
    do.AttackMonster: (kinds.DO_ATTACK_MONSTER, (Named(C, _PARTS.monsters),)),
    do.AttackFeudum: (kinds.DO_ATTACK_FEUDUM, (_LOCATION,)),
    do.Starve: (kinds.DO_STARVE, (_LOCATION, Named(C, MARKERS))),
    do.RevealDefend: (kinds.DO_REVEAL_DEFEND, ()),
    do.Pass: (kinds.DO_PASS, ()),
    do.AddSaltpeter: (kinds.DO_ADD_SALTPETER, ()),
    do.UseWeapon: (kinds.DO_USE_WEAPON, (Named(B, _PARTS.writs), Numbered(C, 1, 3))),
    do.Resolve: (kinds.DO_RESOLVE, ()),
    do.UseGuild: (kinds.DO_USE_GUILD, (Named(B, _PARTS.guilds), Named(C, FUNCTIONS))),
    do.HoldFeast: (kinds.DO_HOLD_FEAST, (_SEAT, Named(B, _PARTS.guilds), Named(C, FUNCTIONS))),
    do.ShareFood: (kinds.DO_SHARE_FOOD, (Amount(1),)),
    do.BuyGood: (kinds.DO_BUY_GOOD, (Named(C, _PARTS.goods),)),
    do.TakeVessel: (kinds.DO_BUY_VESSEL, (Named(C, _PARTS.vessels),)),
    do.Tame: (kinds.DO_TAME, (Named(A, _PARTS.monsters), _LOCATION)),
    do.BuySeals: (kinds.DO_BUY_SEALS, (Amount(),)),
    do.TakeScroll: (kinds.DO_TAKE_SCROLL, (Named(C, _PARTS.scrolls),)),
    do.MoveGood: (kinds.DO_MOVE_GOOD, (Named(C, _PARTS.goods),)),
    do.Invent: (kinds.DO_INVENT, (Named(C, INVENTIONS),)),
    do.Exchange: (kinds.DO_EXCHANGE, (Numbered(B, 1, 5), Named(C, _PARTS.scrolls))),
    do.FeedPawn: (kinds.DO_FEED_PAWN, (Named(C, MEALS),)),
}
_KIND_OF = {kind: action for action, (kind, _) in _LAYOUT.items()}
assert MEANS.index(CUBE) == NO_TILE  # noqa: S101 - the cube stands where no tile does


def encode(action: Action) -> int | None:
    """None for a name that does not exist, and for a number that no code can hold."""
    if type(action) not in _LAYOUT:
        return None
    code, parts = _LAYOUT[type(action)]
    code |= ONE
    for part, field in zip(parts, action.__struct_fields__, strict=True):
        written = part.write(getattr(action, field))
        if written is None:
            return None
        code += written
    return code


def decode(code: int) -> Action:
    if code & KIND not in _KIND_OF:
        raise BrokenRule(f"{code} is no decision of Feudum")
    action = _KIND_OF[code & KIND]
    return action(*(part.read(code) for part in _LAYOUT[action][1]))


def heads(action: type[Action]) -> list[int]:
    """Every head that a kind of action can have."""
    kind, parts = _LAYOUT[action]
    found = [kind]
    for part in parts:
        found = [head | number << _shift(part) for head in found for number in _numbers(part)]
    return found


def _shift(part: Part) -> int:
    return C if isinstance(part, (Amount, Triple)) else part.shift


def _numbers(part: Part) -> Sequence[int]:
    if isinstance(part, Named):
        return range(len(part.names))
    if isinstance(part, Numbered):
        return range(part.most - part.first + 1)
    if isinstance(part, GuildOrNone):
        return [*range(len(_PARTS.guilds)), NO_GUILD]
    return range(len(_PARTS.triples)) if isinstance(part, Triple) else [0]


def has_amount(action: type[Action]) -> bool:
    return any(isinstance(part, Amount) for part in _LAYOUT[action][1])
