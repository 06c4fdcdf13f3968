"""Refusals of chapters 3, 5, 6 and 10: setup, cards, payments, writs and feeding."""

from __future__ import annotations

from conquista.games.feudum import actions as do
from conquista.games.feudum.coding import CUBE, FILLINGS, MARKERS, MEALS, MODES, PLACES
from conquista.games.feudum.components import components
from conquista.games.feudum.free import affords
from conquista.games.feudum.limits import (
    CONQUER,
    DEFEND,
    GAIN_VESSEL,
    GUILD,
    IMPROVE,
    NO_GUILD,
    SUBJECT,
)
from conquista.games.feudum.paying import next_due
from conquista.games.feudum.phase import BUY, DEFENSE, SCROLL
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import stars_of
from conquista.games.feudum.turn import is_last_card
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction

_PARTS = components()
KINDS = (
    do.ChooseGoods,
    do.SetPawn,
    do.StoreSulfur,
    do.PayWith,
    do.FillPouch,
    do.PickCard,
    do.PlayMandate,
    do.ReturnWrit,
    do.TakeSeal,
    do.PlayCard,
    do.Stop,
    do.ChooseMode,
    do.KeepWrit,
    do.FeedPawn,
    do.RevealDefend,
    do.UseWeapon,
)


def reason(state: FeudumState, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.ChooseGoods():
            return IllegalAction("FEU-SET-13")
        case do.SetPawn(character, location):
            why = "character" if character not in _PARTS.guilds else "location"
            return IllegalAction("FEU-SET-14", why=why, location=location)
        case do.StoreSulfur(place):
            return IllegalAction("FEU-PAY-06", why="full" if place in PLACES else "unknown")
        case do.PayWith(means):
            return _means(state, seat, means)
        case do.FillPouch(filling):
            return IllegalAction("FEU-SEL-01", why="unknown" if filling not in FILLINGS else "lacking")
        case do.PickCard(card):
            return IllegalAction("FEU-SEL-02", why="picked" if card in _PARTS.cards else "unknown")
        case do.PlayMandate(writ, option):
            return _mandate(state, seat, writ, option)
        case do.UseWeapon(writ, option):
            return _weapon(state, seat, writ, option)
        case do.ReturnWrit(writ):
            return _not_held("FEU-WRI-04", writ)
        case do.KeepWrit(writ):
            return _not_held("FEU-WRI-02", writ)
        case do.TakeSeal(location, marker):
            return _seal(state, seat, location, marker)
        case do.PlayCard(card):
            return IllegalAction("FEU-TURN-01", why="hand" if card in _PARTS.cards else "unknown")
        case do.ChooseMode(mode):
            return _mode(state, mode)
        case do.Stop():
            return _stop(state)
        case do.FeedPawn(meal):
            return IllegalAction("FEU-FEE-01", why=meal if meal in MEALS else "unknown")
    return IllegalAction("FEU-CON-08" if state.phase == DEFENSE else "FEU-CON-17")


def _means(state: FeudumState, seat: int, means: str) -> IllegalAction:
    good = _PARTS.goods[next_due(state)]
    if means == CUBE:
        return IllegalAction("FEU-PAY-03", why="cube", good=good)
    if means not in _PARTS.tiles:
        return IllegalAction("FEU-PAY-03", why="unknown", good=good)
    tile = _PARTS.tiles.index(means)
    if not state.stores.tiles[seat] >> tile & 1:
        return IllegalAction("FEU-PAY-02", tile=means)
    if tile == state.pledged:
        return IllegalAction("FEU-IMP-09", tile=means)
    return IllegalAction("FEU-PAY-08", good=good)


def _not_held(clause: str, writ: str) -> IllegalAction:
    return IllegalAction(clause, why="held" if writ in _PARTS.writs else "unknown")


def _mandate(state: FeudumState, seat: int, writ: str, option: int) -> IllegalAction:
    table = state.rules.writs
    if writ not in _PARTS.writs:
        return IllegalAction("FEU-WRI-05", why="unknown", writ=writ)
    card = _PARTS.writs.index(writ)
    if not state.deck.hands[seat] >> card & 1:
        return IllegalAction("FEU-WRI-05", why="held", writ=writ)
    if table.weapons >> card & 1:
        return IllegalAction("FEU-WRI-07", why="moment", writ=writ)
    if not table.mandates >> card & 1:
        return IllegalAction("FEU-WRI-10", writ=writ)
    if not 1 <= option <= table.options[card]:
        return IllegalAction("FEU-WRI-05", why="option", writ=writ)
    guild = table.star_guild[card][option - 1]
    if guild != NO_GUILD and stars_of(state, seat, guild) < table.stars[card][option - 1]:
        return IllegalAction("FEU-WRI-08", guild=_PARTS.guilds[guild], stars=table.stars[card][option - 1])
    paid = affords(state, card, option - 1)
    if paid and table.gain[card][option - 1] == GAIN_VESSEL:
        return IllegalAction("FEU-WRI-09")
    return IllegalAction("FEU-WRI-05", why="price", writ=writ)


def _weapon(state: FeudumState, seat: int, writ: str, option: int) -> IllegalAction:
    if writ not in _PARTS.writs:
        return IllegalAction("FEU-WRI-07", why="unknown", writ=writ)
    card = _PARTS.writs.index(writ)
    if not state.deck.hands[seat] >> card & 1:
        return IllegalAction("FEU-WRI-07", why="held", writ=writ)
    if not state.rules.writs.weapons >> card & 1:
        return IllegalAction("FEU-WRI-06", writ=writ)
    known = 1 <= option <= state.rules.writs.options[card]
    return IllegalAction("FEU-WRI-05", why="price" if known else "option", writ=writ)


def _seal(state: FeudumState, seat: int, location: str, marker: str) -> IllegalAction:
    if location not in _PARTS.locations or marker not in MARKERS:
        return IllegalAction("FEU-DEF-06", why="unknown")
    place = _PARTS.locations.index(location)
    mine = (
        state.realm.ruler[place] == seat and state.realm.subject[place] == 1
        if MARKERS.index(marker) == SUBJECT
        else state.realm.serf[place] == seat
    )
    return IllegalAction("FEU-DEF-06", why="seal" if mine else "marker")


def _mode(state: FeudumState, mode: str) -> IllegalAction:
    card = _PARTS.cards[state.card]
    if mode not in MODES:
        return IllegalAction("FEU-TURN-04", why="unknown", card=card)
    if state.card == CONQUER and is_last_card(state):
        return IllegalAction("FEU-TURN-05")
    if mode == "special":
        if state.card not in (IMPROVE, CONQUER, GUILD):
            why = "defend" if state.card == DEFEND else "none"
            return IllegalAction("FEU-TURN-04", why=why, card=card)
        if not state.rules.advanced:
            return IllegalAction("FEU-OPT-01", why="special")
    return IllegalAction("FEU-FLOW-05", card=card, mode=mode)


def _stop(state: FeudumState) -> IllegalAction:
    if state.phase == BUY:
        return IllegalAction("FEU-MER-03", why="first")
    if state.phase == SCROLL and state.quota > 0 and state.function == 0:
        return IllegalAction("FEU-NOB-02", why="stop")
    return IllegalAction("FEU-GUI-11", why="first" if state.count == 0 else "fill")
