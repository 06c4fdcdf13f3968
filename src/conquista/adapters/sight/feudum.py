from __future__ import annotations

from conquista.adapters.sight.deriving import fields_of, in_every_view
from conquista.adapters.sight.parts import NUMBER, Fields, Items, Maybe, Name, Names, Order, Part, Row, Table
from conquista.games.feudum.coding import FILLINGS
from conquista.games.feudum.components import components
from conquista.games.feudum.game import Feudum
from conquista.games.feudum.limits import BEADS, EPOCHS, LEAST_BEAD, MOST_PLAYERS, PAWNS, RANKS, WRITS
from conquista.games.feudum.phase import ENDINGS, PHASES
from conquista.games.feudum.view import TASK, FeudumView
from conquista.games.feudum.view_guilds import BottomView, GuildsView, SupplyView, WritsView
from conquista.games.feudum.view_players import PawnView, PlayerView
from conquista.games.feudum.view_realm import LocationView, MonsterView

_PARTS = components()
_GOODS, _VESSELS = Row(_PARTS.goods), Row(_PARTS.vessels)
_BEADS = Row(range(LEAST_BEAD, LEAST_BEAD + BEADS))
_BY_COLOUR = Row(range(1, MOST_PLAYERS + 1))
_GUILDS, _TILES, _WRITS = Names(_PARTS.guilds), Names(_PARTS.tiles), Names(_PARTS.writs)


def feudum(players: int) -> Fields:
    seats = range(players)
    seat, some = Name(seats), Names(seats)
    monster = fields_of(MonsterView, owner=seat, location=Name(_PARTS.locations))
    return fields_of(
        FeudumView,
        **in_every_view(Feudum(), players, PHASES),
        first=seat,
        active=seat,
        order=Order(seats),
        in_play=some,
        slayers=some,
        locations=Row(_PARTS.locations, _location(seat)),
        monsters=Row(_PARTS.monsters, monster),
        players=Row(seats, _player()),
        guilds=_guilds(seat),
        supply=_supply(),
        writs=_writs(some),
        due=_GOODS,
        table=_GOODS,
        task=Items(dict.fromkeys(TASK, NUMBER)),
        ending=Name(ENDINGS),
    )


def _location(seat: Part) -> Fields:
    return fields_of(
        LocationView,
        type=Name(_PARTS.types),
        guild=Name(_PARTS.guilds),
        ruler=seat,
        serf=seat,
        tile=Name(_PARTS.tiles),
        goods=_GOODS,
        abandoned=_VESSELS,
        fresh=_VESSELS,
    )


def _player() -> Fields:
    pawn = fields_of(
        PawnView,
        location=Name(_PARTS.locations),
        character=Name(_PARTS.guilds),
        vessel=Name(_PARTS.vessels),
    )
    return fields_of(
        PlayerView,
        goods=_GOODS,
        vessels=_VESSELS,
        beads=_BEADS,
        tiles=_TILES,
        guardians=_GUILDS,
        pouch=Name(FILLINGS),
        pawns=Row(range(1, PAWNS + 1), pawn),
        stars=Row(_PARTS.guilds),
        played=Names(_PARTS.cards),
        guilds_used=_GUILDS,
        hand=Maybe(Names(_PARTS.cards)),
        writs=Maybe(_WRITS),
    )


def _guilds(seat: Part) -> Fields:
    return fields_of(
        GuildsView,
        seats=Row(_PARTS.guilds, Row(("master", "official", "apprentice")[:RANKS], seat)),
        barn=_GOODS,
        market=_GOODS,
        carts=_GOODS,
        sale=_VESSELS,
        rows=_BY_COLOUR,
        scrolls=Names(_PARTS.scrolls),
        rosary=_BEADS,
        chickens=_BEADS,
    )


def _supply() -> Fields:
    return fields_of(
        SupplyView,
        bag=_GOODS,
        markers=_BY_COLOUR,
        vessels=_VESSELS,
        values=_BEADS,
        gone=Row(_PARTS.regions),
        backs=Row(range(1, EPOCHS + 1), Row(_PARTS.landscapes)),
        landscapes=Table(_PARTS.tiles, Name(_PARTS.landscapes)),
        dropped=_TILES,
        spent=_TILES,
    )


def _writs(some: Part) -> Fields:
    bottom = fields_of(BottomView, knowers=some, writ=Name(_PARTS.writs))
    return fields_of(
        WritsView,
        bottom=Row(range(1, WRITS + 1), Maybe(bottom)),
        drawn=Maybe(Order(_PARTS.writs)),
    )
