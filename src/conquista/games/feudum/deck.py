"""The royal writs: hands, what has never been drawn, and the bottom of the deck, whose order somebody may know."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import MOST_PLAYERS, WRITS
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS

PerSeat = Annotated[list[int], SEAT_ROWS]
PerWrit = Annotated[list[int], WRITS]


class WritDeck:
    """The upper part of the deck is the set `pile`, drawn late; below it lies `bottom`, first card first.

    `knowers`: by card, the bit set of seats that know where in the bottom it lies. `drawn` are the cards that the
    drawing seat looks at. `_order` is room for `redeal`.
    """

    __slots__ = ("bottom", "drawn", "drawn_size", "hands", "knowers", "_order", "pile", "size")

    pile: int
    bottom: PerWrit
    size: int
    knowers: PerWrit
    hands: PerSeat
    drawn: PerWrit
    drawn_size: int
    _order: PerWrit

    def __init__(self) -> None:
        self.pile = 0
        self.bottom = row(WRITS)
        self.size = 0
        self.knowers = row(WRITS)
        self.hands = row(SEAT_ROWS)
        self.drawn = row(WRITS)
        self.drawn_size = 0
        self._order = row(WRITS)

    def left(self) -> int:
        """How many cards the deck has."""
        return count(self.pile) + self.size

    def outcomes(self) -> int:
        """In how many ways the top card can turn out."""
        return count(self.pile) if self.pile else 1

    def draw(self, place: int) -> int:
        """Take the top card and lay it before whoever draws."""
        if self.pile:
            card = nth(self.pile, place)
            self.pile &= ~(BIT << card)
        else:
            card = self.bottom[0]
            self.size -= 1
            for k in range(self.size):
                self.bottom[k] = self.bottom[k + 1]
            self.bottom[self.size] = 0
        self.knowers[card] = 0
        self.drawn[self.drawn_size] = card
        self.drawn_size += 1
        return card

    def keep(self, seat: int, card: int) -> None:
        """FEU-WRI-02: the others go to the bottom in the order drawn."""
        self.hands[seat] |= BIT << card
        for k in range(self.drawn_size):
            if self.drawn[k] != card:
                self.put_under(self.drawn[k], BIT << seat)
            self.drawn[k] = 0
        self.drawn_size = 0

    def put_under(self, card: int, knowers: int) -> None:
        self.bottom[self.size] = card
        self.size += 1
        self.knowers[card] = knowers

    def give_back(self, seat: int, card: int, knowers: int) -> None:
        """A card of a hand goes to the bottom."""
        self.hands[seat] &= ~(BIT << card)
        self.put_under(card, knowers)

    def redeal(self, seat: int, drawer: int, box: Box) -> None:
        """Exchange at random the cards that this seat has not seen; every place keeps its number of them.

        What others know of the bottom they then know of the card that lies there now.
        """
        unseen = self.pile
        for other in range(MOST_PLAYERS):
            if other != seat:
                unseen |= self.hands[other]
        for k in range(self.size):
            if not self.knowers[self.bottom[k]] >> seat & 1:
                unseen |= BIT << self.bottom[k]
        if drawer != seat:
            for k in range(self.drawn_size):
                unseen |= BIT << self.drawn[k]
        self.shuffle(unseen, box)
        for other in range(MOST_PLAYERS):
            if other != seat:
                self.hands[other] = self.exchanged_set(self.hands[other], unseen)
        self.pile = self.exchanged_set(self.pile, unseen)
        if drawer != seat:
            for k in range(self.drawn_size):
                self.drawn[k] = self._order[self.drawn[k]]
        self.move_knowledge(unseen)

    def shuffle(self, unseen: int, box: Box) -> None:
        """Let `_order` be what each unseen card becomes."""
        left = unseen
        rest = unseen
        for size in range(count(unseen), 0, -1):
            card = nth(left, box.below(size))
            self._order[nth(rest, 0)] = card
            left &= ~(BIT << card)
            rest &= rest - 1

    def move_knowledge(self, unseen: int) -> None:
        """The bottom keeps its slots and who knows them."""
        for card in range(WRITS):
            if unseen >> card & 1:
                self._order[card] |= self.knowers[card] << 6
        for card in range(WRITS):
            if unseen >> card & 1:
                self.knowers[self._order[card] & 63] = self._order[card] >> 6
                self._order[card] &= 63
        for k in range(self.size):
            if unseen >> self.bottom[k] & 1:
                self.bottom[k] = self._order[self.bottom[k]]

    def exchanged_set(self, cards: int, unseen: int) -> int:
        result = cards & ~unseen
        left = cards & unseen
        while left:
            result |= BIT << self._order[nth(left, 0)]
            left &= left - 1
        return result

    def copy_from(self, like: WritDeck) -> None:
        self.pile = like.pile
        self.bottom[:] = like.bottom
        self.size = like.size
        self.knowers[:] = like.knowers
        self.hands[:] = like.hands
        self.drawn[:] = like.drawn
        self.drawn_size = like.drawn_size
