"""FEU-HID-01 to 03: the worlds that a seat imagines; and what is done for a player who does not answer."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.feudum import actions as do
from conquista.games.feudum.deck import WritDeck
from conquista.games.feudum.limits import CARDS, MOST_PLAYERS, WRITS
from conquista.games.feudum.phase import COLLECT
from conquista.kernel.boxes import seeded
from conquista.kernel.names import names_in
from conquista.kernel.seat import seats_in
from conquista.kernel.state import copied
from tests.rules.feudum.staged import staged, turn
from tests.rules.feudum.table import GAME, PARTS, A, B, C, Table
from tests.rules.rows import put

HANDS = {A: ["tax", "move"], B: ["tax", "guild", "explore"], C: ["defend"]}


def bits(*cards: int) -> int:
    return sum(1 << card for card in cards)


def worlds(state: Any, seat: int, number: int = 300) -> list[Any]:
    found = []
    for k in range(number):
        twin = copied(state)
        twin.redeal(seat, seeded("feudum", seat, k))
        found.append(twin)
    return found


def test_others_may_hold_any_cards_that_they_have_not_played():
    table = Table(3, hands=HANDS, played={B: ["conquer"], C: ["tax", "improve"]})
    held: dict[int, set[str]] = {A: set(), B: set(), C: set()}
    for twin in worlds(table.state, A):
        assert [hand.bit_count() for hand in twin.hand] == [2, 3, 1, 0, 0]
        assert twin.hand[A] == table.state.hand[A]
        assert twin.played == table.state.played
        assert GAME.view(twin, A) == table.view(A)
        for seat in held:
            held[seat] |= set(names_in(PARTS.cards, twin.hand[seat]))
    assert held[A] == {"tax", "move"}
    assert held[B] == set(PARTS.cards) - {"conquer"}
    assert held[C] == set(PARTS.cards) - {"tax", "improve"}
    assert len(PARTS.cards) == CARDS


def deck() -> WritDeck:
    """A holds 0 and 1, B 2 and 3; A looks at 4 and 5; below lie 6, known to A, 7, known to B, 8, known to nobody."""
    writs = WritDeck()
    put(writs, "hands", bits(0, 1), A)
    put(writs, "hands", bits(2, 3), B)
    writs.pile = (1 << WRITS) - 1 & ~bits(*range(9))
    put(writs, "drawn", 4, 0)
    put(writs, "drawn", 5, 1)
    writs.drawn_size = 2
    for card, knowers in ((6, 1 << A), (7, 1 << B), (8, 0)):
        writs.put_under(card, knowers)
    return writs


def everything(writs: WritDeck) -> list[int]:
    hands = [card for hand in writs.hands for card in range(WRITS) if hand >> card & 1]
    pile = [card for card in range(WRITS) if writs.pile >> card & 1]
    return sorted([*hands, *pile, *writs.drawn[: writs.drawn_size], *writs.bottom[: writs.size]])


def redealt(seat: int, drawer: int, number: int = 400) -> list[WritDeck]:
    decks = []
    for k in range(number):
        writs = deck()
        writs.redeal(seat, drawer, seeded("writs", seat, drawer, k))
        assert everything(writs) == list(range(WRITS))
        assert [hand.bit_count() for hand in writs.hands[:MOST_PLAYERS]] == [2, 2, 0, 0, 0]
        assert (writs.size, writs.drawn_size, writs.pile.bit_count()) == (3, 2, WRITS - 9)
        decks.append(writs)
    return decks


def test_who_draws_knows_his_hand_what_he_looks_at_and_what_he_put_under():
    decks = redealt(A, A)
    seen = {0, 1, 4, 5, 6}
    for writs in decks:
        assert (writs.hands[A], writs.drawn[:2], writs.bottom[0]) == (bits(0, 1), [4, 5], 6)
    unseen = set(range(WRITS)) - seen
    for slot in (1, 2):
        assert {writs.bottom[slot] for writs in decks} == unseen
    assert {card for writs in decks for card in range(WRITS) if writs.hands[B] >> card & 1} == unseen
    assert {card for writs in decks for card in range(WRITS) if writs.pile >> card & 1} == unseen


def test_another_knows_nothing_of_what_is_looked_at():
    decks = redealt(B, A)
    unseen = set(range(WRITS)) - {2, 3, 7}
    for writs in decks:
        assert (writs.hands[B], writs.bottom[1]) == (bits(2, 3), 7)
    for slot in (0, 1):
        assert {writs.drawn[slot] for writs in decks} == unseen
    for slot in (0, 2):
        assert {writs.bottom[slot] for writs in decks} == unseen
    assert {card for writs in decks for card in range(WRITS) if writs.hands[A] >> card & 1} == unseen


@pytest.mark.parametrize("seat", [A, B, C])
def test_what_is_known_of_the_bottom_is_known_of_its_places(seat):
    for writs in redealt(seat, A, 50):
        assert [writs.knowers[card] for card in writs.bottom[:3]] == [1 << A, 1 << B, 0]
        below = set(writs.bottom[:3])
        assert all(writs.knowers[card] == 0 for card in range(WRITS) if card not in below)


def test_a_copied_deck_is_the_same_and_apart():
    writs, twin = deck(), WritDeck()
    twin.copy_from(writs)
    for name in ("pile", "bottom", "size", "knowers", "hands", "drawn", "drawn_size"):
        assert getattr(twin, name) == getattr(writs, name)
    twin.redeal(C, A, seeded("apart"))
    assert (writs.bottom[:3], writs.drawn[:2], writs.knowers[6]) == ([6, 7, 8], [4, 5], 1 << A)


# What is done for a player who does not answer.


def default(state: Any) -> Any:
    return GAME.decode(GAME.default(state, seats_in(state.awaiting())[0]))


@pytest.mark.parametrize("number", range(len(staged())))
def test_the_default_is_legal_and_as_little_as_can_be(number):
    state = staged()[number]
    seat = seats_in(state.awaiting())[0]
    actions = GAME.legal_actions(state, seat)
    chosen = default(state)
    assert chosen in actions
    least = (do.GoOn, do.Stop, do.Pass, do.Resolve, do.Decline)
    offered = [action for action in actions if isinstance(action, least)]
    if state.phase == COLLECT:
        assert chosen == do.Accept()
    elif offered:
        assert chosen == offered[0]


def test_some_position_is_there_for_each_kind_of_default():
    kinds = {type(default(state)) for state in staged()}
    assert kinds >= {do.Accept, do.GoOn, do.Stop, do.Pass, do.Resolve, do.Decline, do.Tend, do.UseGuild}


def test_a_card_is_forgone():
    table = Table(pawns=[(A, "monk", "l09")], hands={A: ["migrate", "tax"], B: ["tax"]}, goods={A: {"food": 3}})
    table.play(A, do.PlayCard("migrate"))
    assert (table.phase, default(table.state)) == ("card_mode", do.ChooseMode("forgo"))


def test_else_the_first_that_is_listed_with_the_least_amount():
    table = Table(pawns=[(A, "monk", "l09")], hands={A: ["tax", "move"], B: ["tax"]}, goods={A: {"food": 3}})
    assert default(table.state) == table.legal(A)[0] == do.PlayCard("move")
    sale = turn("guild", types={"l01": "farm"}, rulers={"l01": A}, there={"l01": {"iron": 8}}, shillings={A: 1})
    assert (sale.phase, default(sale.state)) == ("foodshare", do.ShareFood(0))
