"""What is told of each step: the notes that the rules have left, in words."""

from __future__ import annotations

from collections.abc import Callable

from conquista.games.feudum import events as tell
from conquista.games.feudum import notes
from conquista.games.feudum.coding import (
    FILLINGS,
    FUNCTIONS,
    INVENTIONS,
    MARKERS,
    MEALS,
    MEANS,
    MODES,
    PLACES,
    RESOURCES,
    SHARES,
    SOURCES,
)
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import ALL_PAWNS, LEAST_BEAD, NO_GUILD, NOBODY_HERE, PAWNS
from conquista.games.feudum.naming import names_in
from conquista.games.feudum.notes import LEAVING, NOTE_BITS, REASONS, ROLES
from conquista.games.feudum.phase import ENDINGS, TO_LETTERED, TO_LOCATION, TO_SEAT, TO_SUPPLY
from conquista.games.feudum.state import FeudumState
from conquista.kernel.event import Event, Telling, to_all, to_one
from conquista.kernel.seat import seats_in

_PARTS = components()
_MASK = (1 << NOTE_BITS) - 1
GOODS_TO = ("barn", "location", "supply", "table", "location", "guilds")
BEADS_TO = ("rosary", "chickens", "supply")
SPILLED_TO = ("market", "carts", "bag")


def narrate(before: FeudumState, after: FeudumState) -> list[Telling]:
    story = []
    for note in after.journal.read():
        numbers = [note >> shift * NOTE_BITS & _MASK for shift in (4, 3, 2, 1, 0)]
        story.append(_told(before, after, *numbers))
    return story


def _told(before: FeudumState, after: FeudumState, kind: int, a: int, b: int, c: int, d: int) -> Telling:
    if kind in _PRIVATE:
        event, names = _PRIVATE[kind]
        return to_one(a, event(a, names[b]), event(a))
    if kind in _PUBLIC:
        return to_all(_PUBLIC[kind](a, b, c, d))
    if kind == notes.NOTE_MOVED:
        return to_all(_moved(before, a, b, c, d))
    if kind == notes.NOTE_ATTACK:
        return to_all(_attack(before, a, b, c, d))
    return to_all(_ended(after))


def _moved(before: FeudumState, seat: int, unit: int, route: int, source: int) -> Event:
    board = before.rules.board
    ends = (board.ends[route], board.other_ends[route])
    place = _PARTS.locations[ends[before.realm.place[unit] == ends[0]]]
    if unit >= ALL_PAWNS:
        return tell.MonsterMoved(seat, _PARTS.monsters[unit - ALL_PAWNS], _PARTS.routes[route], place)
    return tell.PawnMoved(seat, unit % PAWNS + 1, _PARTS.routes[route], SOURCES[source], place)


def _attack(before: FeudumState, seat: int, kind: int, target: int, location: int) -> Event:
    place = _PARTS.locations[location]
    if kind == notes.A_PAWN:
        return tell.AttackDeclared(seat, place, target // PAWNS, "pawn", target % PAWNS + 1)
    if kind == notes.A_MONSTER:
        return tell.AttackDeclared(seat, place, before.realm.owner[target], _PARTS.monsters[target])
    return tell.AttackDeclared(seat, place, before.realm.ruler[location], "feudum")


def _ended(after: FeudumState) -> Event:
    """FEU-HID-08."""
    seats = range(after.rules.seats)
    return tell.GameEnded(
        seats_in(after.winners),
        ENDINGS[after.ending],
        [after.stores.score[seat] for seat in seats],
        [names_in(_PARTS.writs, after.deck.hands[seat]) for seat in seats],
    )


def _good_drawn(good: int, to: int, at: int, _: int) -> Event:
    place = _PARTS.locations[at] if to in (TO_LOCATION, TO_LETTERED) else None
    return tell.GoodDrawn(_PARTS.goods[good], GOODS_TO[to], place, at if to == TO_SUPPLY else None)


def _good_brought(good: int, to: int, at: int, _: int) -> Event:
    place = _PARTS.locations[at] if to == TO_LOCATION else None
    return tell.GoodBrought(_PARTS.goods[good], GOODS_TO[to], place)


def _bead(event: type[tell.BeadTurned] | type[tell.BeadMoved]) -> Callable[[int, int, int, int], Event]:
    return lambda value, to, seat, _: event(value + LEAST_BEAD, BEADS_TO[to], seat if to == TO_SEAT else None)


def _improved(seat: int, location: int, kind: int, guild: int) -> Event:
    name = None if guild == NO_GUILD else _PARTS.guilds[guild]
    return tell.LocationImproved(seat, _PARTS.locations[location], _PARTS.types[kind], name)


def _seats(guild: int, *seats: int) -> Event:
    return tell.SeatsSettled(_PARTS.guilds[guild], [seat for seat in seats if seat != NOBODY_HERE])


def _place(location: int) -> str:
    return _PARTS.locations[location]


_P = _PARTS
_PRIVATE: dict[int, tuple[type[tell.CardPicked] | type[tell.WritDrawn], tuple[str, ...]]] = {
    notes.NOTE_PICKED: (tell.CardPicked, _P.cards),
    notes.NOTE_WRIT_DRAWN: (tell.WritDrawn, _P.writs),
    notes.NOTE_WRIT_KEPT: (tell.WritKept, _P.writs),  # type: ignore[dict-item]
    notes.NOTE_WRIT_RETURNED: (tell.WritReturned, _P.writs),  # type: ignore[dict-item]
}
_PUBLIC: dict[int, Callable[[int, int, int, int], Event]] = {
    notes.NOTE_COLOUR: lambda a, b, _c, _d: tell.ColourAssigned(a, _P.colours[b]),
    notes.NOTE_SEATED: lambda a, b, _c, _d: tell.PlaceDrawn(a + 1, b),
    notes.NOTE_START: lambda a, _b, _c, _d: tell.StartDrawn(a),
    notes.NOTE_DISC: lambda a, b, _c, _d: tell.DiscLaid(_place(a), _P.types[b]),
    notes.NOTE_GOOD_DRAWN: _good_drawn,
    notes.NOTE_OPEN_DRAWN: _good_brought,
    notes.NOTE_BEAD_TURNED: _bead(tell.BeadTurned),
    notes.NOTE_BEAD_MOVED: _bead(tell.BeadMoved),
    notes.NOTE_OFFERED: lambda a, _b, _c, _d: tell.VesselOffered(_P.vessels[a]),
    notes.NOTE_GOODS_CHOSEN: lambda a, b, _c, _d: tell.GoodsChosen(a, list(_P.triples[b])),
    notes.NOTE_SULFUR_STORED: lambda a, b, _c, _d: tell.SulfurStored(a, PLACES[b]),
    notes.NOTE_PAID: lambda a, b, c, _d: tell.GoodPaid(a, _P.goods[b], MEANS[c]),
    notes.NOTE_POUCH: lambda a, b, _c, _d: tell.PouchFilled(a, FILLINGS[b]),
    notes.NOTE_POUCH_EMPTIED: lambda a, b, _c, _d: tell.PouchEmptied(a, FILLINGS[b]),
    notes.NOTE_TURN: lambda a, b, _c, _d: tell.TurnStarted(a, b),
    notes.NOTE_CARD_PLAYED: lambda a, b, _c, _d: tell.CardPlayed(a, _P.cards[b]),
    notes.NOTE_MODE: lambda a, b, c, _d: tell.ModeChosen(a, _P.cards[b], MODES[c]),
    notes.NOTE_REPEATED: lambda a, b, _c, _d: tell.CardRepeated(a, _P.cards[b]),
    notes.NOTE_ENTERED: lambda a, b, c, d: tell.PawnEntered(a, b + 1, _P.guilds[c], _place(d)),
    notes.NOTE_LEFT: lambda a, b, c, d: tell.PawnLeft(a, b + 1, _place(c), LEAVING[d]),
    notes.NOTE_PILFERED: lambda a, b, c, _d: tell.ResourcePilfered(a, _place(b), RESOURCES[c]),
    notes.NOTE_VOYAGE: lambda a, b, _c, _d: tell.VoyageContinued(a, b),
    notes.NOTE_MARKER: lambda a, b, c, _d: tell.MarkerPlaced(a, _place(b), ROLES[c]),
    notes.NOTE_MARKER_BACK: lambda a, b, _c, _d: tell.MarkerReturned(a, _place(b)),
    notes.NOTE_BOUGHT_OUT: lambda a, b, c, _d: tell.RulerBoughtOut(a, _place(b), c),
    notes.NOTE_SEAL_TAKEN: lambda a, b, _c, _d: tell.SealTaken(a, _place(b)),
    notes.NOTE_SEATS: _seats,
    notes.NOTE_GUARDIAN: lambda a, b, _c, _d: tell.GuardianPlaced(a, _P.guilds[b]),
    notes.NOTE_GUARDIAN_BACK: lambda a, b, _c, _d: tell.GuardianReturned(a, _P.guilds[b]),
    notes.NOTE_SHILLINGS: lambda a, b, c, _d: tell.ShillingsGained(a, b, REASONS[c]),
    notes.NOTE_SPENT: lambda a, b, _c, _d: tell.ShillingsPaid(a, b),
    notes.NOTE_MARKERS: lambda a, b, c, _d: tell.MarkersGained(a, b, REASONS[c]),
    notes.NOTE_VESSEL: lambda a, b, _c, _d: tell.VesselGained(a, _P.vessels[b]),
    notes.NOTE_SEALS: lambda a, b, _c, _d: tell.SealsGained(a, b),
    notes.NOTE_MANDATE: lambda a, b, c, _d: tell.MandatePlayed(a, _P.writs[b], c + 1),
    notes.NOTE_HARVEST: lambda a, b, c, d: tell.HarvestBegun(a, _place(b), c, SHARES[d]),
    notes.NOTE_FAVOUR: lambda a, b, _c, _d: tell.FavourTaken(a, _P.goods[b]),
    notes.NOTE_BEADS_TURNED: lambda a, b, _c, _d: tell.BeadsTurnedOver(a, b),
    notes.NOTE_IMPROVED: _improved,
    notes.NOTE_TILE_TAKEN: lambda a, b, c, _d: tell.TileTaken(a, _P.tiles[b], c == 1),
    notes.NOTE_TILE_SEEN: lambda a, b, _c, _d: tell.TileSeen(_P.tiles[a], _P.landscapes[b]),
    notes.NOTE_TENDED: lambda a, b, c, _d: tell.LandscapeTended(a, _place(b), _P.tiles[c]),
    notes.NOTE_GREW: lambda a, b, _c, _d: tell.LandscapeGrew(_place(a), b),
    notes.NOTE_COLLECTED: lambda a, b, c, _d: tell.LandscapeCollected(a, _place(b), c),
    notes.NOTE_LEFT_THERE: lambda a, b, _c, _d: tell.LandscapeLeft(a, _place(b)),
    notes.NOTE_TRIBUTE: lambda a, b, _c, _d: tell.TributePaid(a, _place(b)),
    notes.NOTE_DEFENDED: lambda a, _b, _c, _d: tell.DefendRevealed(a),
    notes.NOTE_POWDER: lambda a, b, _c, _d: tell.SaltpeterAdded(a, b),
    notes.NOTE_WEAPON: lambda a, b, c, _d: tell.WeaponUsed(a, _P.writs[b], c + 1),
    notes.NOTE_RESOLVED: lambda a, b, c, d: tell.AttackResolved(a, b, c, d == 1),
    notes.NOTE_FEUDUM_FELL: lambda a, b, _c, _d: tell.FeudumFell(_place(a), b),
    notes.NOTE_MONSTER_BEATEN: lambda a, b, _c, _d: tell.MonsterFreed(_P.monsters[a], b),
    notes.NOTE_STARVING: lambda a, b, c, d: tell.StarvingBegun(a, _place(b), MARKERS[c], d),
    notes.NOTE_STARVED: lambda a, b, c, d: tell.MarkerStarved(a, _place(b), MARKERS[c], d),
    notes.NOTE_PROTECTED: lambda a, b, c, _d: tell.MarkerProtected(a, _place(b), MARKERS[c]),
    notes.NOTE_MILITARY: lambda a, b, _c, _d: tell.MilitaryAdvanced(a, b),
    notes.NOTE_CHICKENS_EMPTIED: lambda a, _b, _c, _d: tell.ChickensEmptied(a),
    notes.NOTE_GUILD: lambda a, b, c, _d: tell.GuildUsed(a, _P.guilds[b], FUNCTIONS[c]),
    notes.NOTE_FEAST: lambda a, b, c, d: tell.FeastHeld(a, b, _P.guilds[c], FUNCTIONS[d]),
    notes.NOTE_COIN: lambda a, b, c, d: tell.CoinsPaid(_P.guilds[a], b, c, d),
    notes.NOTE_SOLD: lambda a, b, c, _d: tell.FarmSold(a, _place(b), c),
    notes.NOTE_SPILLED: lambda a, b, _c, _d: tell.GoodSpilled(_P.goods[a], SPILLED_TO[b]),
    notes.NOTE_GOOD_BOUGHT: lambda a, b, c, _d: tell.GoodBought(a, _P.goods[b], c),
    notes.NOTE_GOOD_MOVED: lambda a, b, c, _d: tell.GoodMoved(a, _P.guilds[b], _P.goods[c]),
    notes.NOTE_VESSEL_BOUGHT: lambda a, b, _c, _d: tell.VesselBought(a, _P.vessels[b]),
    notes.NOTE_ROW_BOUGHT: lambda a, b, _c, _d: tell.RowBought(a, b),
    notes.NOTE_TAMED: lambda a, b, c, _d: tell.MonsterTamed(a, _P.monsters[b], _place(c)),
    notes.NOTE_SEAL_BOUGHT: lambda a, b, _c, _d: tell.SealBought(a, _P.scrolls[b]),
    notes.NOTE_SEAL_MOVED: lambda a, b, _c, _d: tell.SealMoved(a, _P.scrolls[b]),
    notes.NOTE_INVENTED: lambda a, b, _c, _d: tell.ThingInvented(a, INVENTIONS[b]),
    notes.NOTE_EXCHANGED: lambda a, b, c, _d: tell.MarkerExchanged(a, b + 1, _P.scrolls[c]),
    notes.NOTE_SHARES: lambda a, b, c, d: tell.CharityShared(_P.guilds[a], b, c, d),
    notes.NOTE_POINTS: lambda a, b, c, _d: tell.PointsScored(a, b, REASONS[c]),
    notes.NOTE_LOST: lambda a, b, c, _d: tell.PointsLost(a, b, REASONS[c]),
    notes.NOTE_FEED: lambda a, b, c, _d: tell.PawnFed(a, b + 1, MEALS[c]),
    notes.NOTE_SOBER: lambda a, b, _c, _d: tell.PawnSobered(a, b + 1),
    notes.NOTE_DIE: lambda a, b, _c, _d: tell.TileDropped(_P.regions[a], b),
    notes.NOTE_EPOCH: lambda a, _b, _c, _d: tell.EpochDawned(a),
    notes.NOTE_REFILLED: lambda _a, _b, _c, _d: tell.GuildsRestocked(),
    notes.NOTE_ROUND: lambda a, b, _c, _d: tell.RoundStarted(a, b),
    notes.NOTE_SURRENDERED: lambda a, _b, _c, _d: tell.PlayerSurrendered(a),
}
