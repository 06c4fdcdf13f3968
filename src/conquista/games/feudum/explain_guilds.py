"""Refusals of chapters 7.11, 8 and 9.1: what cannot be done in the guilds."""

from __future__ import annotations

from conquista.games.feudum import actions as do
from conquista.games.feudum.cards.guild import is_open, may_trade, may_work, meets
from conquista.games.feudum.coding import FUNCTIONS, INVENTIONS
from conquista.games.feudum.components import components
from conquista.games.feudum.guilds import rank_of
from conquista.games.feudum.limits import (
    BARREL,
    FARMER,
    FOOD,
    MERCHANT,
    NO_GUILD,
    NOBODY_HERE,
    PUSH,
    SERPENT,
    TRADE,
)
from conquista.games.feudum.realm import has_marker, has_pawn_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades.alchemist import rows_have_room
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction

_PARTS = components()


def reason(state: FeudumState, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.UseGuild(guild, function):
            return _use(state, seat, guild, function)
        case do.HoldFeast(owner, guild, function):
            return _feast(state, seat, owner, guild, function)
        case do.ShareFood(foods):
            most = min(state.price, state.stores.bag[FOOD])
            return IllegalAction("FEU-FAR-06", foods=min(max(foods, -1), 99), most=most)
        case do.BuyGood(good):
            return _buy(state, good)
        case do.TakeVessel():
            return IllegalAction("FEU-WRI-09" if state.guild == NO_GUILD else "FEU-ALC-02")
        case do.Tame(monster, location):
            return _tame(state, seat, monster, location)
        case do.BuySeals():
            return IllegalAction("FEU-NOB-02", why="number")
        case do.TakeScroll():
            return IllegalAction("FEU-NOB-02", why="scroll")
        case do.MoveGood():
            return IllegalAction(_moving_clause(state))
        case do.Invent(invention):
            return _invent(state, invention)
        case do.Exchange(row, scroll):
            return _exchange(state, row, scroll)
    return IllegalAction("FEU-FLOW-01", phase="")


def _use(state: FeudumState, seat: int, guild: str, function: str) -> IllegalAction:
    if guild not in _PARTS.guilds or function not in FUNCTIONS:
        return IllegalAction("FEU-GUI-01", why="unknown", guild=guild)
    number, wanted = _PARTS.guilds.index(guild), FUNCTIONS.index(function)
    if not is_open(state, number):
        return IllegalAction("FEU-REP-06", guild=guild)
    if wanted == TRADE:
        assert not may_trade(state, number)  # noqa: S101 - else it would be listed
        return IllegalAction("FEU-GUI-02", why="trade", guild=guild)
    if rank_of(state.guilds, number, seat) != (0 if wanted == PUSH else 1):
        return IllegalAction("FEU-GUI-01", why=function, guild=guild)
    return IllegalAction("FEU-GUI-02", why=function, guild=guild)


def _feast(state: FeudumState, seat: int, owner: int, guild: str, function: str) -> IllegalAction:
    known = guild in _PARTS.guilds and function in FUNCTIONS and 0 <= owner < state.rules.seats
    if not known or owner == seat:
        return IllegalAction("FEU-GUI-13", why="unknown")
    number, wanted = _PARTS.guilds.index(guild), FUNCTIONS.index(function)
    if not is_open(state, number):
        return IllegalAction("FEU-REP-06", guild=guild)
    if not meets(state, owner):
        return IllegalAction("FEU-GUI-13", why="meeting")
    if wanted == TRADE or rank_of(state.guilds, number, owner) != (0 if wanted == PUSH else 1):
        return IllegalAction("FEU-GUI-13", why="seat")
    assert not may_work(state, number, wanted)  # noqa: S101 - else it would be listed
    return IllegalAction("FEU-GUI-02", why=function, guild=guild)


def _buy(state: FeudumState, good: str) -> IllegalAction:
    if good not in _PARTS.goods:
        return IllegalAction("FEU-MER-03", why="unknown")
    if state.count == 3:
        return IllegalAction("FEU-MER-03", why="three")
    empty = state.guilds.market[_PARTS.goods.index(good)] == 0
    return IllegalAction("FEU-MER-02", good=good) if empty else IllegalAction("FEU-GUI-06")


def _tame(state: FeudumState, seat: int, monster: str, location: str) -> IllegalAction:
    if monster not in _PARTS.monsters or location not in _PARTS.locations:
        return IllegalAction("FEU-MON-01", why="unknown")
    unit, place = _PARTS.monsters.index(monster), _PARTS.locations.index(location)
    if state.realm.owner[unit] != NOBODY_HERE:
        return IllegalAction("FEU-MON-02", monster=monster)
    if not has_marker(state.realm, seat, place) and not has_pawn_at(state.realm, seat, place):
        return IllegalAction("FEU-MON-01", why="place")
    assert unit == SERPENT  # noqa: S101 - the behemoth may be placed there
    return IllegalAction("FEU-MAP-05", location=location)


def _moving_clause(state: FeudumState) -> str:
    if state.guild == FARMER:
        return "FEU-FAR-07"
    if state.guild == MERCHANT:
        return "FEU-MER-04" if state.function == PUSH else "FEU-MER-05"
    return "FEU-ALC-07"


def _invent(state: FeudumState, invention: str) -> IllegalAction:
    if invention not in INVENTIONS:
        return IllegalAction("FEU-ALC-04", why="unknown")
    number = INVENTIONS.index(invention)
    if number == BARREL:
        if state.barrels < 3 and not rows_have_room(state):
            return IllegalAction("FEU-ALC-06")
    elif state.stores.yard[number] == 0:
        return IllegalAction("FEU-ALC-05", invention=invention)
    return IllegalAction("FEU-ALC-04", why="goods")


def _exchange(state: FeudumState, row: int, scroll: str) -> IllegalAction:
    if not 1 <= row <= state.rules.rows or scroll not in _PARTS.scrolls:
        return IllegalAction("FEU-KNI-04", why="unknown")
    if state.done >> (row - 1) & 1:
        return IllegalAction("FEU-KNI-04", why="colour")
    return IllegalAction("FEU-KNI-04", why="row" if state.guilds.rows[row - 1] == 0 else "scroll")
