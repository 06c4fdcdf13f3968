"""Chapter 8: exchange cards; how they are drawn, used and discarded."""

from __future__ import annotations

from conquista.games.war2 import air, transport
from conquista.games.war2.discards import cover, recycle, spend
from conquista.games.war2.ending import check_active
from conquista.games.war2.holdings import armies_in_box, bombers_in_box
from conquista.games.war2.phase import (
    AFTER_ELIMINATION,
    CARD,
    DO_DISCARD,
    DO_RAID_WITH_CARDS,
    DO_REINFORCE,
    FIRST_STAGE,
    MOVE,
    TURN_END,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, first, nth
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def numbers_held(state: War2State, seat: int, value: int) -> int:
    """How many number cards of a value are in a hand."""
    table = state.rules.cards
    found = 0
    for card in range(table.territory_cards, table.cards):
        if state.deck.hands[seat] >> card & 1 and table.value[card] == value:
            found += 1
    return found


def holds_bundle(state: War2State, seat: int, bundle: int) -> bool:
    table = state.rules.cards
    return (
        table.ones[bundle] <= numbers_held(state, seat, 1)
        and table.twos[bundle] <= numbers_held(state, seat, 2)
        and table.threes[bundle] <= numbers_held(state, seat, 3)
    )


def may_raid(state: War2State) -> bool:
    """WAR2-OPT-02: in round 1 only if the table attacks in it."""
    return state.round > 1 or state.rules.attacks_in_first_round


def list_uses(state: War2State, out: Codes, listed: int) -> int:
    """WAR2-CRD-06 to 18, 22, WAR2-TRN-13: reinforce, raid, transport, and discard, at any moment of the own turn."""
    table, hand = state.rules.cards, state.deck.hands[state.active]
    if hand == 0 or state.stage == FIRST_STAGE:
        return listed
    bombers = bombers_in_box(state, state.active) if may_raid(state) else 0
    ones = numbers_held(state, state.active, 1)
    twos = numbers_held(state, state.active, 2)
    threes = numbers_held(state, state.active, 3)
    for card in range(table.territory_cards):
        if not hand >> card & 1:
            continue
        shown = table.shows[card]
        while shown:
            territory = first(shown)
            shown &= shown - 1
            if state.land.owner[territory] == state.active:
                kind = DO_REINFORCE
            elif bombers > 0 and air.may_target(state, territory):
                kind = DO_RAID_WITH_CARDS
            else:
                continue
            for bundle in range(table.bundles):
                if table.ones[bundle] <= ones and table.twos[bundle] <= twos and table.threes[bundle] <= threes:
                    out.codes[listed] = ONE | kind | card << 12 | territory << 6 | bundle
                    listed += 1
    listed = transport.list_payments(state, out, listed)
    for card in range(table.cards):
        if hand >> card & 1:
            out.codes[listed] = ONE | DO_DISCARD | card << 6
            listed += 1
    return listed


def bundle_cards(state: War2State, bundle: int) -> int:
    """The number cards of the active hand that a bundle stands for; of equal ones the first."""
    table = state.rules.cards
    chosen = 0
    for value in range(1, 4):
        wanted = (
            table.ones[bundle] if value == 1 else table.twos[bundle] if value == 2 else table.threes[bundle]
        )
        for card in range(table.territory_cards, table.cards):
            if wanted > 0 and table.value[card] == value and state.deck.hands[state.active] >> card & 1:
                chosen |= BIT << card
                wanted -= 1
    return chosen


def reinforce(state: War2State, card: int, territory: int, bundle: int) -> None:
    """WAR2-CRD-12, WAR2-CRD-13, WAR2-MOV-04: all on one territory, as many as the box has."""
    worth = 1 + state.rules.cards.total[bundle]
    spend(state, BIT << card | bundle_cards(state, bundle))
    armies = min(worth, armies_in_box(state, state.active))
    state.land.armies[territory] += armies
    if state.phase == MOVE:
        state.reserve.movable[territory] += armies
    state.chain = False
    check_active(state)


def raid(state: War2State, card: int, target: int, bundle: int) -> None:
    """WAR2-CRD-14 to 17: the bombers come from the box, as many as it has."""
    worth = 1 + state.rules.cards.total[bundle]
    spend(state, BIT << card | bundle_cards(state, bundle))
    air.begin(state, target, min(worth, bombers_in_box(state, state.active)))


def discard(state: War2State, card: int) -> None:
    """WAR2-CRD-22, WAR2-CRD-27: unused cards lie face down."""
    cover(state, state.active, BIT << card)
    recycle(state)
    state.chain = False


def close_turn(state: War2State) -> None:
    """WAR2-CRD-01 to 04: three cards for a turn with a conquest, but never more than five in the hand."""
    state.draws = 0
    if state.conquered:
        state.draws = min(state.rules.drawn, state.rules.hand_limit - state.deck.sizes[state.active])
    state.phase = CARD if state.draws > 0 else TURN_END


def outcomes(state: War2State) -> int:
    if state.phase == CARD:
        return count(state.deck.pile)
    return state.deck.sizes[state.active]


def draw_card(state: War2State, place: int) -> None:
    """WAR2-CRD-05, WAR2-CRD-26: there always is one."""
    if state.deck.pile == 0:
        raise BrokenRule("the draw pile of War II is empty")
    state.deck.draw(state.active, place)
    state.draws -= 1
    if state.draws == 0:
        state.phase = TURN_END


def lose_card(state: War2State, place: int) -> None:
    """WAR2-ELI-04, WAR2-ELI-05: one by one at random until five are left; then the pile is looked at."""
    cover(state, state.active, BIT << nth(state.deck.hands[state.active], place))
    if state.deck.sizes[state.active] <= state.rules.hand_limit:
        recycle(state)
        state.phase = AFTER_ELIMINATION
