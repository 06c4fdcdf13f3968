"""A deck of cards that each exist once: where every card is, and who has seen which.

Nothing is shuffled. The draw pile is the set of cards in it; which one comes is drawn when it comes.
Sets of cards are bit sets: bit k is card k.
"""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count, nth
from conquista.kernel.box import Box
from conquista.kernel.row import row
from conquista.kernel.seat import MOST_SEATS, SEAT_ROWS

_MOST_CARDS: int = 62
PerSeat = Annotated[list[int], SEAT_ROWS]
PerCard = Annotated[list[int], _MOST_CARDS]


class Deck:
    """`known` are the cards that a seat has seen and that lie face down elsewhere than in its hand.

    `sizes` follows from `hands`; `_order` and `_unseen` are room for `redeal`.
    """

    __slots__ = ("covered", "hands", "known", "opened", "_order", "pile", "sizes", "_unseen")

    pile: int
    opened: int
    covered: int
    hands: PerSeat
    sizes: PerSeat
    known: PerSeat
    _order: PerCard
    _unseen: int

    def __init__(self) -> None:
        self.pile = 0
        self.opened = 0
        self.covered = 0
        self.hands = row(SEAT_ROWS)
        self.sizes = row(SEAT_ROWS)
        self.known = row(SEAT_ROWS)
        self._order = row(_MOST_CARDS)
        self._unseen = 0

    def put(self, seat: int, cards: int) -> None:
        """Let a hand be these cards."""
        self.hands[seat] = cards
        self.sizes[seat] = count(cards)

    def draw(self, seat: int, place: int) -> None:
        """The card at that place of the draw pile goes to a hand."""
        card = BIT << nth(self.pile, place)
        self.pile &= ~card
        self.hands[seat] |= card
        self.sizes[seat] += 1

    def discard_open(self, seat: int, cards: int) -> None:
        self.put(seat, self.hands[seat] & ~cards)
        self.opened |= cards

    def discard_covered(self, seat: int, cards: int) -> None:
        """Face down: only the seat that held them knows them."""
        self.put(seat, self.hands[seat] & ~cards)
        self.covered |= cards
        self.known[seat] |= cards

    def hand_over(self, giver: int, taker: int) -> None:
        """A whole hand passes; the giver remembers it."""
        cards = self.hands[giver]
        self.hands[taker] |= cards
        self.sizes[taker] += self.sizes[giver]
        self.put(giver, 0)
        self.known[giver] |= cards

    def show(self, owner: int, viewer: int) -> None:
        """Somebody else looks at a whole hand, and knows it as long as nothing leaves it unseen."""
        self.known[viewer] |= self.hands[owner]

    def forget(self, owner: int) -> None:
        """Something leaves this hand unseen: whoever has looked at it no longer knows which cards are in it."""
        for other in range(MOST_SEATS):
            if other != owner:
                self.known[other] &= ~self.hands[owner]

    def recycle(self) -> None:
        """The discards become the draw pile, and nobody knows any more where they lie."""
        cards = self.opened | self.covered
        self.pile |= cards
        self.opened = 0
        self.covered = 0
        for seat in range(MOST_SEATS):
            self.known[seat] &= ~cards

    def redeal(self, seat: int, box: Box) -> None:
        """Exchange at random the cards that this seat has not seen; every place keeps its number of them.

        What others know of a face-down card they then know of the card that lies there now.
        """
        unseen = self.covered | self.pile
        for other in range(MOST_SEATS):
            unseen |= self.hands[other]
        unseen &= ~(self.hands[seat] | self.known[seat])
        left = unseen
        for size in range(count(unseen), 0, -1):
            card = nth(left, box.below(size))
            self._order[size - 1] = card
            left &= ~(BIT << card)
        self._unseen = unseen
        self.pile = self.exchanged(self.pile)
        self.covered = self.exchanged(self.covered)
        for other in range(MOST_SEATS):
            self.hands[other] = self.exchanged(self.hands[other])
            self.known[other] = self.exchanged(self.known[other])

    def exchanged(self, cards: int) -> int:
        """What a set of cards became in the last redeal: the k-th unseen card gave way to the k-th of the new order."""
        unseen = self._unseen
        result = cards & ~unseen
        place = 0
        while unseen:
            card = unseen & -unseen
            if cards & card:
                result |= BIT << self._order[place]
            unseen &= ~card
            place += 1
        return result

    def copy_from(self, like: Deck) -> None:
        self.pile = like.pile
        self.opened = like.opened
        self.covered = like.covered
        self.hands[:] = like.hands
        self.sizes[:] = like.sizes
        self.known[:] = like.known
