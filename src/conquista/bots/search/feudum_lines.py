"""What a seat of Feudum could do next: the best few chains for a card, or the best few choices of cards."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.feudum.player import Player, filled_up, is_listed
from conquista.bots.feudum.worth import worth
from conquista.bots.search.feudum_sequel import Sequel
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import CARDS, EMPTY, EXTRA
from conquista.games.feudum.phase import (
    AFTER,
    CARD,
    DO_FILL_POUCH,
    DO_PICK_CARD,
    PICK,
    POUCH,
    SETUP_GOODS,
    SETUP_PAWN,
)
from conquista.kernel.bitset import count
from conquista.kernel.box import Box
from conquista.kernel.family import ONE
from conquista.kernel.row import grid, row
from conquista.kernel.state import Codes

_PATH: int = 32
_MOST: int = 64
_CHOSEN: int = 4
_ENDS: int = 6  # of a card, that are looked at further
_MARGIN: int = 400  # hundredths of a point: what is worse than the best by more is no alternative,
_TOLD: int = 3  # but so many can be told in any case


class Lines:
    """The best first. `code` and `length`: the decisions of a line, up to where chance or another seat comes in.

    `_scout` finds how a line can begin; `_sequel` sees what it can lead to.
    """

    __slots__ = ("code", "length", "size", "value", "_next", "_room", "_scout", "_sequel", "_width")

    size: int
    value: Annotated[list[int], _MOST]
    length: Annotated[list[int], _MOST]
    code: Annotated[list[list[int]], (_MOST, _PATH)]
    _width: int
    _scout: Player
    _sequel: Sequel
    _next: FeudumEngine
    _room: Codes

    def __init__(self, like: FeudumEngine, scout: Player, sequel: Sequel, width: int) -> None:
        self.size = 0
        self.value = row(_MOST)
        self.length = row(_MOST)
        self.code = grid(_MOST, _PATH)
        self._width = width
        self._scout = scout
        self._sequel = sequel
        self._next = FeudumEngine(like.rules)
        self._room = Codes()

    def find(self, state: FeudumEngine, seat: int, box: Box) -> None:
        self.size = 0
        self._scout.look(state, seat, box)
        room = self._room
        listed: int = state.list_actions(seat, room)
        phase: int = state.phase
        if phase in (SETUP_GOODS, SETUP_PAWN):
            for k in range(listed):
                self._offer_one(state, seat, room.codes[k])
        elif phase == PICK:
            cards: int = _CHOSEN + (1 if state.stores.pouch[seat] == EXTRA else 0)
            self._choices(state, cards, 0, 0)
        elif phase == POUCH:
            self._choices(state, _CHOSEN, ONE | DO_FILL_POUCH | EMPTY, 0)
            extra: int = ONE | DO_FILL_POUCH | EXTRA
            if is_listed(extra, room, listed):
                self._choices(state, _CHOSEN + 1, extra, self._scout.price_of(state, extra))
        elif phase in (CARD, AFTER):
            for k in range(listed):
                self._scout.planner.begin_with(state, room.codes[k], self._scout.nodes)
                self._chains(seat)
        else:
            self._scout.planner.begin(state, self._scout.nodes)
            self._chains(seat)
        while self.size > _TOLD and self.value[self.size - 1] < self.value[0] - _MARGIN:
            self.size -= 1

    def chain(self, place: int) -> list[int]:
        return [self.code[place][k] for k in range(self.length[place])]

    def _chains(self, seat: int) -> None:
        """The best that the scout has found, by what can follow."""
        beam = self._scout.planner.beam
        for k in range(min(beam.size, _ENDS)):
            held: FeudumEngine = beam.held[k]
            value: int = self._value(held, seat)
            place: int = self._place(value, beam.length[k])
            if place < self._width:
                for j in range(beam.length[k]):
                    self.code[place][j] = beam.opening[k][j]
                self._drop_twins(place)

    def _value(self, state: FeudumEngine, seat: int) -> int:
        """What a position can lead to in this round, as it looks before it."""
        return worth(self._sequel.end_of(state, seat, self._scout.planner.box), self._scout.outlook)

    def _choices(self, state: FeudumEngine, cards: int, pouch: int, price: int) -> None:
        """The cards of the best plans of a round."""
        seat: int = self._scout.outlook.seat
        self._scout.dream(state, cards)
        beam = self._scout.planner.beam
        for k in range(beam.size):
            held: FeudumEngine = beam.held[k]
            chosen: int = filled_up(held.played[seat] | state.hand[seat], cards) & ~state.hand[seat]
            begins: int = 1 if pouch else 0
            place: int = self._place(beam.value[k] - price, begins + count(chosen))
            if place >= self._width:
                continue
            if pouch:
                self.code[place][0] = pouch
            for card in range(CARDS):
                if chosen >> card & 1:
                    self.code[place][begins] = ONE | DO_PICK_CARD | card
                    begins += 1
            self._drop_twins(place)

    def _offer_one(self, state: FeudumEngine, seat: int, code: int) -> None:
        """A choice before the first round."""
        after = self._next
        after.copy_from(state)
        after.apply(seat, code)
        place: int = self._place(self._value(after, seat), 1)
        if place < self._width:
            self.code[place][0] = code

    def _place(self, value: int, length: int) -> int:
        """Make room for a line of this value; `_width` if there is none, or nothing to do."""
        place: int = self.size
        while place > 0 and self.value[place - 1] < value:
            place -= 1
        if place >= self._width or length == 0:
            return self._width
        if self.size < self._width:
            self.size += 1
        for k in range(self.size - 1, place, -1):
            self._move(k - 1, k)
        self.value[place] = value
        self.length[place] = length
        return place

    def _move(self, source: int, target: int) -> None:
        self.value[target] = self.value[source]
        self.length[target] = self.length[source]
        for k in range(self.length[source]):
            self.code[target][k] = self.code[source][k]

    def _drop_twins(self, place: int) -> None:
        """Of lines that begin alike as far as can be known, the better one stays."""
        for k in range(self.size):
            if k != place and self._alike(k, place):
                for j in range(max(k, place), self.size - 1):
                    self._move(j + 1, j)
                self.size -= 1
                break

    def _alike(self, one: int, other: int) -> bool:
        if self.length[one] != self.length[other]:
            return False
        for k in range(self.length[one]):
            if self.code[one][k] != self.code[other][k]:
                return False
        return True
