"""A heuristic player of Feudum that looks at its view alone.

It imagines a match that looks like its view, and plans there: first which cards to choose for a round, with the
chains of decisions that they would bring, then at every turn what to make of the cards in hand. What a position is
worth is in `conquista.bots.feudum.worth`.
"""

from __future__ import annotations

from conquista.bots.bot import Bot, Question
from conquista.bots.feudum.plan import Planner, take_turn
from conquista.bots.feudum.weights import greedy_tastes
from conquista.bots.feudum.worth import Outlook, look_ahead, worth
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.limits import CARDS, EMPTY, EXTRA
from conquista.games.feudum.phase import (
    AFTER,
    CARD,
    DEFENSE,
    DO_FILL_POUCH,
    DO_PICK_CARD,
    DO_REVEAL_DEFEND,
    IMMUNITY,
    KIND,
    PICK,
    POUCH,
)
from conquista.kernel.action import Action
from conquista.kernel.bitset import count
from conquista.kernel.box import Box, FastBox
from conquista.kernel.family import ONE, amount, head

_WIDTH = 4
"""Positions that are kept from card to card."""
_CARD_NODES = 150
"""Decisions that are tried for each card of a hand."""
_CHOSEN = 4
_ALL_CARDS = (1 << CARDS) - 1
_SEED = 1 << 30


class FeudumGreedyBot(Bot):
    """`_chain` is what it has already decided, up to the next chance; `_picks` the cards for this round."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._chain: list[int] = []
        self._picks: list[int] = []
        self._planner: Planner | None = None

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        families = question.families
        if self._chain and is_listed(self._chain[0], families):
            return self._chain.pop(0)
        self._chain = []
        if families[0] & KIND == DO_PICK_CARD and self._picks:
            return self._picks.pop(0)
        state: FeudumEngine = question.game.imagine(question.view, self.box)
        if state.phase in (DEFENSE, IMMUNITY):
            return max(families, key=lambda code: code & KIND == DO_REVEAL_DEFEND)
        planner = self._planner_for(state, question.seat)
        if state.phase == POUCH:
            return self._fill_pouch(planner, state, families)
        if state.phase == PICK:
            self._choose_cards(planner, state, _CHOSEN + (state.stores.pouch[question.seat] == EXTRA))
            return self._picks.pop(0)
        cards = count(state.hand[question.seat]) if state.active == question.seat else 0
        plan(planner, state, cards if state.phase in (CARD, AFTER) else cards + 1)
        self._chain = opening(planner)
        return self._chain.pop(0) if self._chain else families[0]

    def _planner_for(self, state: FeudumEngine, seat: int) -> Planner:
        """Room is made once; what is to come is looked at again for every plan."""
        if self._planner is None:
            self._planner = Planner(state, Outlook(seat, points_only=False, tastes=greedy_tastes()), _WIDTH)
        self._planner.box = FastBox(self.box.below(_SEED))
        look_ahead(state, self._planner.outlook)
        return self._planner

    def _fill_pouch(self, planner: Planner, state: FeudumEngine, families: list[int]) -> int:
        """Saltpeter, if a fifth card is worth more than it; sulfur is better kept for a feast."""
        extra, nothing = ONE | DO_FILL_POUCH | EXTRA, ONE | DO_FILL_POUCH | EMPTY
        four = self._choose_cards(planner, state, _CHOSEN)
        if not is_listed(extra, families):
            return nothing
        spent = FeudumEngine(state.rules)
        spent.copy_from(state)
        spent.apply(planner.outlook.seat, extra)
        price = worth(state, planner.outlook) - worth(spent, planner.outlook)
        picks = self._picks
        if self._choose_cards(planner, state, _CHOSEN + 1) - four > price:
            return extra
        self._picks = picks
        return nothing

    def _choose_cards(self, planner: Planner, state: FeudumEngine, cards: int) -> int:
        """Plan a round with all cards in hand; those of the best plan are chosen. Returns what it is worth."""
        seat = planner.outlook.seat
        dream = FeudumEngine(state.rules)
        dream.copy_from(state)
        picked = dream.hand[seat]
        hands = dream.hand
        hands[seat] = _ALL_CARDS
        dream.hand = hands
        take_turn(dream, seat)
        plan(planner, dream, cards)
        chosen = planner.beam.held[0].played[seat] | picked
        fill = [card for card in range(CARDS) if not chosen >> card & 1]
        wanted = [card for card in range(CARDS) if chosen >> card & 1 and not picked >> card & 1]
        self._picks = [ONE | DO_PICK_CARD | card for card in (wanted + fill)[: cards - count(picked)]]
        return planner.beam.value[0]


def is_listed(code: int, families: list[int]) -> bool:
    return any(head(code) == head(family) and amount(code) <= amount(family) for family in families)


def plan(planner: Planner, state: FeudumEngine, cards: int) -> None:
    """Plan so many cards; what is going on counts as the first."""
    planner.begin(state, _CARD_NODES * max(1, cards))
    for left in range(cards - 1, 0, -1):
        if not planner.go_on(_CARD_NODES * left):
            return


def opening(planner: Planner) -> list[int]:
    """How the best plan begins, as far as it can be known."""
    beam = planner.beam
    return list(beam.opening[0][: beam.length[0]]) if beam.size else []
