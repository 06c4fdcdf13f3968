"""A player of Feudum for imagined matches: it plans as the greedy one does, for any seat, in compiled code."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.feudum.plan import Planner, reveals, take_turn
from conquista.bots.feudum.worth import Outlook, look_ahead, worth
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import CARDS, EMPTY, EXTRA, MOST_PLAYERS
from conquista.games.feudum.phase import (
    AFTER,
    CARD,
    DEFENSE,
    DO_FILL_POUCH,
    DO_PICK_CARD,
    IMMUNITY,
    PICK,
    POUCH,
)
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, first
from conquista.kernel.box import Box
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes

_PATH: int = 32
_CHOSEN: int = 4
_NONE: int = -1
_SEEDS: int = 1 << 30


class Player:
    """`nodes`: decisions that are tried for each card of a hand.

    What is already decided is kept until `forget`: `_chain` for the seat `_seat`, from `_at` on, and in `_wanted` the
    cards that each seat wants in the round `_round`.
    """

    __slots__ = (
        "nodes",
        "outlook",
        "planner",
        "_at",
        "_chain",
        "_dream",
        "_length",
        "_round",
        "_seat",
        "_wanted",
    )

    planner: Planner
    outlook: Outlook
    nodes: int
    _dream: FeudumEngine
    _chain: Annotated[list[int], _PATH]
    _length: int
    _at: int
    _seat: int
    _wanted: Annotated[list[int], MOST_PLAYERS]
    _round: int

    def __init__(self, like: FeudumEngine, tastes: list[list[int]], width: int, nodes: int) -> None:
        self.outlook = Outlook(0, points_only=False, tastes=tastes)
        self.planner = Planner(like, self.outlook, width)
        self.nodes = nodes
        self._dream = FeudumEngine(like.rules)
        self._chain = row(_PATH)
        self._length = 0
        self._at = 0
        self._seat = _NONE
        self._wanted = row(MOST_PLAYERS)
        self._round = _NONE

    def forget(self) -> None:
        self._length = 0
        self._at = 0
        self._round = _NONE

    def want(self, state: FeudumEngine, seat: int, cards: int) -> None:
        """Let a seat choose these cards in this round."""
        if self._round != state.round:
            for other in range(MOST_PLAYERS):
                self._wanted[other] = 0
            self._round = state.round
        self._wanted[seat] = cards

    def take_up(self, seat: int, chain: list[int]) -> None:
        """Let a seat begin with this chain."""
        self._seat = seat
        self._at = 0
        self._length = len(chain)
        for k in range(self._length):
            self._chain[k] = chain[k]

    def look(self, state: FeudumEngine, seat: int, box: Box) -> None:
        """See with the eyes of a seat."""
        self.outlook.seat = seat
        look_ahead(state, self.outlook)
        self.planner.box.word = 1 + box.below(_SEEDS)

    def decide(self, state: FeudumEngine, seat: int, out: Codes, box: Box) -> int:
        listed: int = state.list_actions(seat, out)
        phase: int = state.phase
        if phase in (DEFENSE, IMMUNITY):
            return out.codes[listed - 1 if reveals(out, listed) else 0]
        if self.goes_on(seat, out, listed):
            self._at += 1
            return self._chain[self._at - 1]
        if listed == 1 and out.codes[0] >> AMOUNT == 1:
            return out.codes[0]
        self._length = 0
        self._at = 0
        if phase == PICK and self._wants(state, seat):
            return ONE | DO_PICK_CARD | first(self._wanted[seat] & ~state.hand[seat])
        self.look(state, seat, box)
        if phase == POUCH:
            return self._fill_pouch(state, out, listed)
        if phase == PICK:
            self.choose_cards(state, _CHOSEN + (1 if state.stores.pouch[seat] == EXTRA else 0))
            return ONE | DO_PICK_CARD | first(self._wanted[seat] & ~state.hand[seat])
        cards: int = count(state.hand[seat]) if state.active == seat else 0
        self.plan(state, cards if phase in (CARD, AFTER) else cards + 1)
        return self._begin(out)

    def goes_on(self, seat: int, out: Codes, listed: int) -> bool:
        """Whether what was decided before goes on here."""
        return self._at < self._length and self._seat == seat and is_listed(self._chain[self._at], out, listed)

    def _wants(self, state: FeudumEngine, seat: int) -> bool:
        return self._round == state.round and self._wanted[seat] & ~state.hand[seat] != 0

    def _begin(self, out: Codes) -> int:
        """The first decision of the best plan; the rest is kept."""
        beam = self.planner.beam
        if beam.size == 0 or beam.length[0] == 0:
            return out.codes[0]
        self._seat = self.outlook.seat
        self._length = beam.length[0]
        self._at = 1
        for k in range(self._length):
            self._chain[k] = beam.opening[0][k]
        return self._chain[0]

    def plan(self, state: FeudumEngine, cards: int) -> None:
        """Plan so many cards; what is going on counts as the first."""
        planner = self.planner
        planner.begin(state, self.nodes * max(1, cards))
        for left in range(cards - 1, 0, -1):
            if not planner.go_on(self.nodes * left):
                break

    def choose_cards(self, state: FeudumEngine, cards: int) -> int:
        """Plan a round as if all cards were in hand; those of the best plan are wanted. Returns what it is worth."""
        self.dream(state, cards)
        beam = self.planner.beam
        best: FeudumEngine = beam.held[0]
        seat: int = self.outlook.seat
        self.want(state, seat, filled_up(best.played[seat] | state.hand[seat], cards))
        return beam.value[0]

    def dream(self, state: FeudumEngine, cards: int) -> None:
        """Plan so many cards of one's own, out of all."""
        seat: int = self.outlook.seat
        dream = self._dream
        dream.copy_from(state)
        dream.hand[seat] = (BIT << CARDS) - 1
        take_turn(dream, seat)
        self.plan(dream, cards)

    def _fill_pouch(self, state: FeudumEngine, out: Codes, listed: int) -> int:
        """Saltpeter, if a fifth card is worth more than it."""
        seat: int = self.outlook.seat
        extra: int = ONE | DO_FILL_POUCH | EXTRA
        four: int = self.choose_cards(state, _CHOSEN)
        if not is_listed(extra, out, listed):
            return ONE | DO_FILL_POUCH | EMPTY
        wanted: int = self._wanted[seat]
        five: int = self.choose_cards(state, _CHOSEN + 1)
        if five - four > self.price_of(state, extra):
            return extra
        self._wanted[seat] = wanted
        return ONE | DO_FILL_POUCH | EMPTY

    def price_of(self, state: FeudumEngine, code: int) -> int:
        """What a decision costs at once."""
        spent = self._dream
        spent.copy_from(state)
        spent.apply(self.outlook.seat, code)
        return worth(state, self.outlook) - worth(spent, self.outlook)


def filled_up(cards: int, wanted: int) -> int:
    """So many cards: those that are given, and the first others."""
    for card in range(CARDS):
        if count(cards) < wanted:
            cards |= BIT << card
    return cards


def is_listed(code: int, out: Codes, listed: int) -> bool:
    for k in range(listed):
        family: int = out.codes[k]
        if family & HEAD == code & HEAD and code >> AMOUNT <= family >> AMOUNT:
            return True
    return False
