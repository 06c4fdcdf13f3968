"""Chapter 7.9: Conquer; with the defence of 7.10."""

from __future__ import annotations

from conquista.games.feudum.cards.migrate import take_pawn
from conquista.games.feudum.chancery import everybody
from conquista.games.feudum.free import affords, set_price
from conquista.games.feudum.limits import (
    ALL_PAWNS,
    DEFEND,
    FEUDUM,
    KNIGHT,
    LOCATIONS,
    MILITARY_SPACES,
    MONSTERS,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
    SALTPETER,
    WRITS,
)
from conquista.games.feudum.markers import fell_feudum, send_ruler_home, send_serf_home
from conquista.games.feudum.notes import (
    A_FEUDUM,
    A_MONSTER,
    A_PAWN,
    BEATEN,
    FOR_DEFENCE,
    FOR_VICTORY,
    NOTE_ATTACK,
    NOTE_CARD_PLAYED,
    NOTE_DEFENDED,
    NOTE_MILITARY,
    NOTE_MONSTER_BEATEN,
    NOTE_POWDER,
    NOTE_RESOLVED,
    NOTE_WEAPON,
)
from conquista.games.feudum.paying import ask_one, ask_price, owns, score
from conquista.games.feudum.phase import (
    BOOST,
    CARD_DONE,
    DEFENSE,
    DISC,
    DO_ADD_SALTPETER,
    DO_ATTACK_FEUDUM,
    DO_ATTACK_MONSTER,
    DO_ATTACK_PAWN,
    DO_PASS,
    DO_RESOLVE,
    DO_REVEAL_DEFEND,
    DO_USE_WEAPON,
    SALTPETER_PAID,
    WEAPON_PAID,
)
from conquista.games.feudum.pouch import spend_extra
from conquista.games.feudum.realm import has_unit_at
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes

_FEUDUM_DEFENCE: int = 2
_FEUDUM_POINTS: int = 4
_UNIT_POINTS: int = 2


def list_targets(state: FeudumState, out: Codes) -> int:
    """FEU-CON-01, FEU-CON-02: opponents' pawns, monsters and feudums where he has a unit."""
    realm = state.realm
    seat = state.active
    listed = 0
    for location in range(LOCATIONS):
        if not has_unit_at(realm, seat, location):
            continue
        for pawn in range(ALL_PAWNS):
            if realm.place[pawn] == location and pawn // PAWNS != seat:
                out.codes[listed] = ONE | DO_ATTACK_PAWN | pawn // PAWNS << 12 | pawn % PAWNS
                listed += 1
        for monster in range(MONSTERS):
            if realm.place[ALL_PAWNS + monster] == location and realm.owner[monster] != seat:
                out.codes[listed] = ONE | DO_ATTACK_MONSTER | monster
                listed += 1
        if realm.kind[location] == FEUDUM and realm.ruler[location] != seat:
            out.codes[listed] = ONE | DO_ATTACK_FEUDUM | location << 6
            listed += 1
    return listed


def attack_pawn(state: FeudumState, owner: int, pawn: int) -> None:
    unit = owner * PAWNS + pawn
    declare(state, A_PAWN, unit, owner, state.realm.place[unit])


def attack_monster(state: FeudumState, monster: int) -> None:
    declare(state, A_MONSTER, monster, state.realm.owner[monster], state.realm.place[ALL_PAWNS + monster])


def attack_feudum(state: FeudumState, location: int) -> None:
    declare(state, A_FEUDUM, location, state.realm.ruler[location], location)


def declare(state: FeudumState, kind: int, target: int, owner: int, location: int) -> None:
    """FEU-CON-03 to 08: the strengths, then the defender's answer."""
    state.target_kind = kind
    state.target = target
    state.defender = owner
    state.site = location
    state.powder = 0
    state.attack = units_attack(state, state.active, location)
    state.defence = units_defence(state, owner, location)
    if kind == A_FEUDUM:
        state.defence += _FEUDUM_DEFENCE + state.realm.subject[location]
        if state.realm.serf[location] == state.active:
            state.attack += 1
    state.journal.note(NOTE_ATTACK, state.active, kind, target, location)
    state.phase = DEFENSE if may_hide_defend(state, owner) else BOOST


def may_hide_defend(state: FeudumState, seat: int) -> bool:
    """FEU-CON-08: as far as all can see, he may hold Defend."""
    return state.hand[seat] != 0 and not state.played[seat] >> DEFEND & 1


def units_attack(state: FeudumState, seat: int, location: int) -> int:
    """FEU-CON-03, FEU-CON-07, FEU-MON-03."""
    realm = state.realm
    strength = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] == location and realm.wine[pawn] == 0:
            strength += 1
    return strength + monsters_at(state, seat, location)


def units_defence(state: FeudumState, seat: int, location: int) -> int:
    """FEU-CON-04, FEU-CON-07."""
    realm = state.realm
    strength = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if realm.place[pawn] == location and realm.wine[pawn] == 0:
            strength += 2
    return strength + monsters_at(state, seat, location)


def monsters_at(state: FeudumState, seat: int, location: int) -> int:
    number = 0
    for monster in range(MONSTERS):
        if state.realm.owner[monster] == seat and state.realm.place[ALL_PAWNS + monster] == location:
            number += 1
    return number


def list_defences(state: FeudumState, out: Codes) -> int:
    """FEU-CON-08, FEU-CON-17: pass, or reveal Defend if it is there."""
    out.codes[0] = ONE | DO_PASS
    if not state.hand[state.defender] >> DEFEND & 1:
        return 1
    out.codes[1] = ONE | DO_REVEAL_DEFEND
    return 2


def pass_defence(state: FeudumState) -> None:
    state.phase = BOOST


def reveal(state: FeudumState, seat: int) -> None:
    """FEU-DEF-02, FEU-DEF-03: it counts as played."""
    state.hand[seat] &= ~(BIT << DEFEND)
    state.played[seat] |= BIT << DEFEND
    state.journal.note(NOTE_CARD_PLAYED, seat, DEFEND)
    state.journal.note(NOTE_DEFENDED, seat)
    spend_extra(state, seat)


def defend(state: FeudumState) -> None:
    reveal(state, state.defender)
    state.defence += 1
    score(state, state.defender, 1, FOR_DEFENCE)
    state.phase = BOOST


def list_boosts(state: FeudumState, out: Codes) -> int:
    """FEU-CON-09, FEU-WRI-07."""
    listed = 0
    if may_add_saltpeter(state):
        out.codes[listed] = ONE | DO_ADD_SALTPETER
        listed += 1
    weapons = state.deck.hands[state.active] & state.rules.writs.weapons
    if weapons:
        for card in range(WRITS):
            if weapons >> card & 1:
                for choice in range(state.rules.writs.options[card]):
                    if affords(state, card, choice):
                        out.codes[listed] = ONE | DO_USE_WEAPON | card << 6 | choice
                        listed += 1
    out.codes[listed] = ONE | DO_RESOLVE
    return listed + 1


def may_add_saltpeter(state: FeudumState) -> bool:
    return owns(state, state.active, SALTPETER) and (state.powder == 0 or has_sober_knight(state))


def has_sober_knight(state: FeudumState) -> bool:
    realm = state.realm
    for pawn in range(state.active * PAWNS, state.active * PAWNS + PAWNS):
        here = realm.place[pawn] == state.site and realm.wine[pawn] == 0
        if here and realm.character[pawn] == KNIGHT:
            return True
    return False


def add_saltpeter(state: FeudumState) -> None:
    state.powder += 1
    ask_one(state, state.active, SALTPETER, SALTPETER_PAID)


def fire(state: FeudumState) -> None:
    state.attack += 1
    state.journal.note(NOTE_POWDER, state.active, state.attack)
    state.phase = BOOST


def use_weapon(state: FeudumState, card: int, choice: int) -> None:
    """FEU-WRI-07: the card goes under the deck for all to see."""
    state.writ = card
    state.choice = choice
    state.deck.give_back(state.active, card, everybody())
    state.journal.note(NOTE_WEAPON, state.active, card, choice)
    set_price(state, card, choice)
    ask_price(state, WEAPON_PAID)


def strike(state: FeudumState) -> None:
    state.attack += state.rules.writs.amount[state.writ][state.choice]
    state.writ = 0
    state.choice = 0
    state.phase = BOOST


def resolve(state: FeudumState) -> None:
    """FEU-CON-10 to 15."""
    won = state.attack > state.defence
    state.journal.note(NOTE_RESOLVED, state.active, state.attack, state.defence, 1 if won else 0)
    if not won:
        state.phase = CARD_DONE
        return
    if state.target_kind == A_PAWN:
        take_pawn(state, state.target, BEATEN)
        score(state, state.active, _UNIT_POINTS, FOR_VICTORY)
    elif state.target_kind == A_MONSTER:
        beat_monster(state, state.target)
        state.slayers |= BIT << state.active
        score(state, state.active, _UNIT_POINTS, FOR_VICTORY)
    else:
        storm(state, state.target)
        score(state, state.active, _FEUDUM_POINTS, FOR_VICTORY)
    settle(state)
    state.phase = DISC if may_place_disc(state) else CARD_DONE


def beat_monster(state: FeudumState, monster: int) -> None:
    """FEU-MON-08: free again; its owner gets the marker back."""
    owner = state.realm.owner[monster]
    state.realm.owner[monster] = NOBODY_HERE
    state.realm.place[ALL_PAWNS + monster] = NOWHERE
    state.stores.markers[owner] += 1
    state.journal.note(NOTE_MONSTER_BEATEN, monster, owner)


def storm(state: FeudumState, location: int) -> None:
    """FEU-CON-13, FEU-CON-14."""
    serf = state.realm.serf[location]
    if not state.rules.any_serf_rises and serf != state.active:
        send_serf_home(state, location)
    fell_feudum(state, location)
    send_ruler_home(state, location)


def may_place_disc(state: FeudumState) -> bool:
    seat = state.active
    return state.stores.discs[seat] > 0 and state.stores.military[seat] < MILITARY_SPACES


def place_disc(state: FeudumState) -> None:
    """FEU-MIL-01: on the next space of the military track."""
    seat = state.active
    state.stores.discs[seat] -= 1
    state.stores.military[seat] += 1
    state.journal.note(NOTE_MILITARY, seat, state.stores.military[seat])
    state.phase = CARD_DONE
