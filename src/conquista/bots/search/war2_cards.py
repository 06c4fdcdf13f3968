"""The cards of War II: where they promise most."""

from __future__ import annotations

from conquista.bots.search.war2_air import raid_value
from conquista.bots.search.war2_outlook import War2Outlook
from conquista.bots.search.war2_taste import KEEP, STRANDED
from conquista.games.war2 import cards, transport
from conquista.games.war2.holdings import armies_in_box, bombers_in_box, territories_of
from conquista.games.war2.phase import (
    DO_CARRY,
    DO_DISCARD,
    DO_RAID_WITH_CARDS,
    DO_REINFORCE,
    DO_TRANSPORT,
    KIND,
)
from conquista.games.war2.state import War2State
from conquista.kernel.bitset import first
from conquista.kernel.family import AMOUNT, ONE
from conquista.kernel.state import Codes

_NOTHING: int = 0  # no decision has this code
_WINNING: int = 1_000_000


class Hand:
    """The best use of the cards of the active seat: `code` says which, `value` what it promises."""

    __slots__ = ("code", "_outlook", "value")

    code: int
    value: int
    _outlook: War2Outlook

    def __init__(self, outlook: War2Outlook) -> None:
        self._outlook = outlook
        self.code = _NOTHING
        self.value = 0

    def look(self, inland: bool) -> None:
        """All number cards go with the first territory card; `inland`: also to where no enemy is near."""
        outlook = self._outlook
        state = outlook.state
        table = state.rules.cards
        self.code = _NOTHING
        self.value = -1
        hand: int = state.deck.hands[outlook.me]
        bundle: int = _all_numbers(state, outlook.me)
        worth: int = 1 + table.total[bundle]
        armies: int = min(worth, armies_in_box(state, outlook.me))
        bombers: int = min(worth, bombers_in_box(state, outlook.me)) if cards.may_raid(state) else 0
        while hand:
            card: int = first(hand)
            hand &= hand - 1
            shown: int = table.shows[card]
            while shown:
                territory: int = first(shown)
                shown &= shown - 1
                kind: int = DO_REINFORCE
                value: int = -1
                if state.land.owner[territory] == outlook.me:
                    if armies > 0 and (inland or outlook.at_border(territory)):
                        value = outlook.reinforcement(territory, armies)
                elif bombers > 0 and state.land.armies[territory] >= 2:
                    kind = DO_RAID_WITH_CARDS
                    value = raid_value(outlook, territory, bombers)
                if value > self.value:
                    self.value = value
                    self.code = ONE | kind | card << 12 | territory << 6 | bundle

    def play(self) -> int:
        """What to play before attacking; 0 if it is better kept."""
        outlook = self._outlook
        state = outlook.state
        if state.deck.sizes[outlook.me] == 0:
            return _NOTHING
        self.look(False)
        if self.value > 0 and (self.value >= outlook.taste[KEEP] or not has_room(outlook)):
            return self.code
        return _NOTHING

    def make_room(self) -> int:
        """Use, or else discard, what would keep new cards out; 0 if there is room."""
        outlook = self._outlook
        state = outlook.state
        if not state.conquered or has_room(outlook):
            return _NOTHING
        self.look(True)
        if self.value >= 0:
            return self.code
        table = state.rules.cards
        hand: int = state.deck.hands[outlook.me]
        worst: int = first(hand)
        while hand:
            card: int = first(hand)
            hand &= hand - 1
            if table.value[card] and (not table.value[worst] or table.value[card] < table.value[worst]):
                worst = card
        return ONE | DO_DISCARD | worst << 6

    def carry(self) -> int:
        """Two cards for a flight out of the hinterland; 0 if nobody waits for one or there are no such cards."""
        outlook = self._outlook
        state = outlook.state
        table = state.rules.cards
        hand: int = state.deck.hands[outlook.me]
        if state.deck.sizes[outlook.me] < 2:
            return _NOTHING
        source: int = stranded(outlook)
        if source < 0:
            return _NOTHING
        own: int = territories_of(state, outlook.me)
        for one in range(table.territory_cards):
            if not (hand >> one & 1 and table.shows[one] & own):
                continue
            for other in range(one + 1, table.territory_cards):
                if not (hand >> other & 1 and table.shows[other] & own):
                    continue
                if transport.targets(state, one, other, source, own):
                    return ONE | DO_TRANSPORT | one << 12 | other << 6
        return _NOTHING


def has_room(outlook: War2Outlook) -> bool:
    """Whether the hand can take all the cards that a conquest brings."""
    state = outlook.state
    return state.deck.sizes[outlook.me] + state.rules.drawn <= state.rules.hand_limit


def stranded(outlook: War2Outlook) -> int:
    """The largest army that stands inland, if it is large; -1 if there is none."""
    land = outlook.land
    best: int = -1
    most: int = outlook.taste[STRANDED] // 1000
    for territory in range(land.board.territories):
        if (
            land.owner[territory] == outlook.me
            and land.armies[territory] > most
            and not outlook.at_border(territory)
        ):
            best = territory
            most = land.armies[territory]
    return best


def land_at(outlook: War2Outlook, out: Codes, listed: int) -> int:
    """The largest stranded army to the border that can use it best."""
    source: int = stranded(outlook)
    best: int = 0
    best_score: int = -_WINNING
    for k in range(listed):
        code: int = out.codes[k]
        if code & KIND != DO_CARRY:
            continue
        score: int = outlook.reinforcement(code >> 6 & 63, code >> AMOUNT)
        if code >> 12 & 63 == source:
            score += _WINNING
        if score > best_score:
            best = k
            best_score = score
    return out.codes[best]


def _all_numbers(state: War2State, seat: int) -> int:
    """The bundle of all number cards in a hand; none if there is no card that they could go with."""
    table = state.rules.cards
    hand: int = state.deck.hands[seat]
    ones: int = 0
    twos: int = 0
    threes: int = 0
    while hand:
        value: int = table.value[first(hand)]
        hand &= hand - 1
        if value == 1:
            ones += 1
        elif value == 2:
            twos += 1
        elif value == 3:
            threes += 1
    for bundle in range(table.bundles):
        if table.ones[bundle] == ones and table.twos[bundle] == twos and table.threes[bundle] == threes:
            return bundle
    return 0
