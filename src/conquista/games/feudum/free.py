"""FEU-TURN-03 and chapter 6.5: what can be done for free: mandates, returned writs, immunity seals."""

from __future__ import annotations

from conquista.games.feudum.chancery import everybody, give_back, list_hand
from conquista.games.feudum.drawing import draw_goods, turn_seals, vessels_left
from conquista.games.feudum.limits import (
    ANY_VESSEL,
    GAIN_BEADS,
    GAIN_GOODS,
    GAIN_MARKERS,
    GAIN_POINTS,
    GAIN_SEALS,
    GAIN_SHILLINGS,
    GAIN_VESSEL,
    GOODS,
    LOCATIONS,
    NO_GUILD,
    NO_TILE,
    SERF,
    SUBJECT,
    VESSELS,
    WRITS,
)
from conquista.games.feudum.notes import (
    FOR_MANDATE,
    NOTE_MANDATE,
    NOTE_SEAL_TAKEN,
    NOTE_SEALS,
    NOTE_SPENT,
    NOTE_VESSEL,
)
from conquista.games.feudum.paying import ask_price, clear_due, earn, enlist, score, store_sulfur
from conquista.games.feudum.phase import (
    DO_BUY_VESSEL,
    DO_GO_ON,
    DO_PLAY_MANDATE,
    DO_TAKE_SEAL,
    FREE,
    MANDATE_DONE,
    MANDATE_PAID,
    TO_SEAT,
    TO_SUPPLY,
    VESSEL_CHOICE,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.status import settle, stars_of
from conquista.kernel.bitset import count
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def ask_free(state: FeudumState, back: int) -> None:
    """FEU-HID-07: asked of whoever holds a writ or has an immunity seal on the map; `back` goes on then."""
    state.free_back = back
    asked = state.deck.hands[state.active] != 0 or has_immunity(state, state.active)
    state.phase = FREE if asked else back


def has_immunity(state: FeudumState, seat: int) -> bool:
    for location in range(LOCATIONS):
        if is_sealed(state, seat, location, SUBJECT) or is_sealed(state, seat, location, SERF):
            return True
    return False


def is_sealed(state: FeudumState, seat: int, location: int, marker: int) -> bool:
    realm = state.realm
    if marker == SUBJECT:
        return realm.subject_seal[location] == 1 and realm.ruler[location] == seat
    return realm.serf_seal[location] == 1 and realm.serf[location] == seat


def list_free(state: FeudumState, out: Codes) -> int:
    out.codes[0] = ONE | DO_GO_ON
    listed = 1
    mandates = state.deck.hands[state.active] & state.rules.writs.mandates & ~state.rules.writs.weapons
    if mandates:
        for card in range(WRITS):
            if mandates >> card & 1:
                for choice in range(state.rules.writs.options[card]):
                    if may_play(state, card, choice):
                        out.codes[listed] = ONE | DO_PLAY_MANDATE | card << 6 | choice
                        listed += 1
    listed = list_hand(state, out, listed)
    for location in range(LOCATIONS):
        for marker in range(2):
            if is_sealed(state, state.active, location, marker):
                out.codes[listed] = ONE | DO_TAKE_SEAL | location << 6 | marker
                listed += 1
    return listed


def set_price(state: FeudumState, card: int, choice: int) -> None:
    """The goods of a mandate's or weapon's option are due from the active player."""
    clear_due(state)
    state.payer = state.active
    state.pledged = NO_TILE
    for good in range(GOODS):
        state.due[good] = state.rules.writs.price[card][choice * GOODS + good]


def affords(state: FeudumState, card: int, choice: int) -> bool:
    """Whether the active player's cubes, and a tile for each that he lacks, cover an option's goods."""
    missing = 0
    for good in range(GOODS):
        price = state.rules.writs.price[card][choice * GOODS + good]
        missing += max(0, price - state.stores.goods[state.active][good])
    return missing <= count(state.stores.tiles[state.active])


def may_play(state: FeudumState, card: int, choice: int) -> bool:
    """FEU-WRI-05, 08, 09: its goods, shillings or stars; and of a vessel, that there is one."""
    table = state.rules.writs
    seat = state.active
    if not affords(state, card, choice) or state.stores.shillings[seat] < table.shillings[card][choice]:
        return False
    guild = table.star_guild[card][choice]
    if guild != NO_GUILD and stars_of(state, seat, guild) < table.stars[card][choice]:
        return False
    if table.gain[card][choice] == GAIN_VESSEL:
        vessel = table.amount[card][choice]
        return vessels_left(state) > 0 if vessel == ANY_VESSEL else state.stores.yard[vessel] > 0
    return True


def play_mandate(state: FeudumState, card: int, choice: int) -> None:
    """FEU-WRI-04, FEU-WRI-05: the card goes under the deck for all to see; then its price."""
    state.writ = card
    state.choice = choice
    state.deck.give_back(state.active, card, everybody())
    state.journal.note(NOTE_MANDATE, state.active, card, choice)
    set_price(state, card, choice)
    ask_price(state, MANDATE_PAID)


def gain(state: FeudumState) -> None:
    """FEU-WRI-09."""
    table = state.rules.writs
    seat = state.active
    shillings = table.shillings[state.writ][state.choice]
    if shillings > 0:
        state.stores.shillings[seat] -= shillings
        state.journal.note(NOTE_SPENT, seat, shillings)
    kind = table.gain[state.writ][state.choice]
    amount = table.amount[state.writ][state.choice]
    state.phase = MANDATE_DONE
    if kind == GAIN_SHILLINGS:
        earn(state, seat, amount, FOR_MANDATE)
    elif kind == GAIN_MARKERS:
        enlist(state, seat, amount, FOR_MANDATE)
        settle(state)
    elif kind == GAIN_POINTS:
        score(state, seat, amount, FOR_MANDATE)
    elif kind == GAIN_SEALS:
        taken = min(amount, state.stores.sealed)
        state.stores.sealed -= taken
        state.stores.seals[seat] += taken
        state.journal.note(NOTE_SEALS, seat, taken)
    elif kind == GAIN_BEADS:
        turned = min(amount, state.stores.sealed)
        state.stores.sealed -= turned
        turn_seals(state, turned, TO_SEAT, MANDATE_DONE)
    elif kind == GAIN_GOODS:
        draw_goods(state, amount, TO_SUPPLY, seat, MANDATE_DONE)
    elif kind == GAIN_VESSEL:
        if amount == ANY_VESSEL:
            state.phase = VESSEL_CHOICE
        else:
            take_vessel(state, amount)


def finish_mandate(state: FeudumState) -> None:
    """Sulfur among the goods is stored; then the free actions go on."""
    state.writ = 0
    state.choice = 0
    ask_free(state, state.free_back)
    store_sulfur(state, state.phase)


def list_yard(state: FeudumState, out: Codes) -> int:
    listed = 0
    for vessel in range(VESSELS):
        if state.stores.yard[vessel] > 0:
            out.codes[listed] = ONE | DO_BUY_VESSEL | vessel
            listed += 1
    return listed


def take_vessel(state: FeudumState, vessel: int) -> None:
    state.stores.yard[vessel] -= 1
    state.stores.vessels[state.active][vessel] += 1
    state.journal.note(NOTE_VESSEL, state.active, vessel)
    state.phase = MANDATE_DONE


def return_writ(state: FeudumState, card: int) -> None:
    give_back(state, card)
    ask_free(state, state.free_back)


def take_seal(state: FeudumState, location: int, marker: int) -> None:
    """FEU-DEF-06."""
    if marker == SUBJECT:
        state.realm.subject_seal[location] = 0
    else:
        state.realm.serf_seal[location] = 0
    state.stores.seals[state.active] += 1
    state.journal.note(NOTE_SEAL_TAKEN, state.active, location)
    ask_free(state, state.free_back)
