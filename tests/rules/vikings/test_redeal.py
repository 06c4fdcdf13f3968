"""VIK-HID-03: the worlds that a seat imagines agree with all it has seen, and leave out nothing that can be."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.vikings.default import hand_in_order
from conquista.games.vikings.redeal import believable, redeal_objectives
from conquista.kernel.boxes import ReplayBox, seeded
from conquista.kernel.state import copied
from tests.rules.rows import put
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table, cards_of, region

HELD = {A: "obj_muralha", B: "obj_danelaw", C: "obj_portos", D: "obj_conquista"}
POOL = [name for name in PARTS.objectives if name not in ("obj_destruir_preto", "obj_destruir_branco")]
AGAINST = {
    A: "obj_destruir_vermelho",
    B: "obj_destruir_azul",
    C: "obj_destruir_verde",
    D: "obj_destruir_amarelo",
}


def bits(names: list[str]) -> int:
    return sum(1 << PARTS.objectives.index(name) for name in names)


def secret(phase: str = "attack", held: dict[int, str] = HELD, **more: Any) -> Table:
    """Four seats with objectives; the other cards of the pool lie aside."""
    holdings = {A: ["alba"], B: ["frisia"], C: ["faroe"]}
    table = Table(phase, **{"holdings": holdings, "objectives": held, **more})
    table.state.undealt = bits([name for name in POOL if name not in held.values()])
    return table


def worlds(table: Table, seat: int, number: int = 120) -> list[Any]:
    states = []
    for k in range(number):
        state = copied(table.state)
        state.redeal(seat, seeded("vikings", seat, k))
        states.append(state)
    return states


def objectives(states: list[Any], seat: int) -> set[str]:
    return {PARTS.objectives[state.objective[seat]] for state in states}


def test_every_objective_that_can_be_held_is_held_in_some_world():
    states = worlds(secret(), A)
    assert objectives(states, A) == {"obj_muralha"}
    for seat in (B, C, D):
        assert objectives(states, seat) == set(POOL) - {"obj_muralha", AGAINST[seat]}


def test_no_objective_is_lost_or_doubled():
    table = secret()
    for state in worlds(table, C):
        held = [PARTS.objectives[card] for card in state.objective[:4]]
        assert held[C] == "obj_portos"
        assert len(set(held)) == 4
        assert (state.undealt & bits(held), state.undealt | bits(held)) == (0, bits(POOL))
        assert GAME.view(state, C) == table.view(C)


def test_without_objectives_there_is_nothing_to_imagine():
    table = secret(options={"objective_mode": "total_conquest"})
    table.state.undealt = 0
    before = list(table.state.objective)
    for state in worlds(table, A, 5):
        assert (state.objective, state.undealt) == (before, 0)


def drawn_in_order(first: int, *names: str) -> list[str]:
    """The objectives of all after A has imagined these draws: one for each other, then the changes."""
    table = secret(first=first)
    left = [name for name in POOL if name != "obj_muralha"]
    numbers, back = [], None
    for k, name in enumerate(names):
        numbers.append(left.index(name))
        left.remove(name)
        if k >= 3:
            assert back is not None
            left = sorted([*left, back.pop(0)], key=POOL.index)
        elif k == 2:
            back = [own for own in changes(first) if own in names[:3]]
    redeal_objectives(table.state, A, ReplayBox(numbers))
    return [PARTS.objectives[card] for card in table.state.objective[:4]]


def changes(first: int) -> list[str]:
    """The cards against their own holders, in turn order."""
    return [AGAINST[(first + k) % 4] for k in range(4)]


@pytest.mark.parametrize(
    ("first", "draws", "held"),
    [
        (B, ("obj_portos", AGAINST[C], AGAINST[D], "obj_danelaw", AGAINST[C]), (0, 3, 4)),
        (C, ("obj_portos", AGAINST[C], AGAINST[D], "obj_danelaw", AGAINST[C]), (0, 3, 4)),
        (D, ("obj_portos", AGAINST[C], AGAINST[D], "obj_danelaw", AGAINST[D]), (0, 4, 3)),
        (A, (AGAINST[B], "obj_portos", AGAINST[D], "obj_danelaw", AGAINST[B]), (3, 1, 4)),
        (C, (AGAINST[B], "obj_portos", AGAINST[D], "obj_danelaw", AGAINST[D]), (4, 1, 3)),
        (A, (AGAINST[A], "obj_portos", AGAINST[B]), (0, 1, 2)),
    ],
)
def test_cards_against_oneself_are_changed_in_turn_order(first, draws, held):
    """A card that was given back can be drawn by whoever changes after."""
    assert drawn_in_order(first, *draws) == ["obj_muralha", *(draws[k] for k in held)]


def test_the_viewer_never_changes_his_own():
    """Also where it is the one against himself, which no deal leaves to him."""
    table = secret(held={**HELD, A: AGAINST[A]})
    assert objectives(worlds(table, A, 20), A) == {AGAINST[A]}


CONQUEROR = {A: ["alba"], B: [*region("noruega"), *region("dinamarca"), *region("suecia")], C: ["faroe"]}


@pytest.mark.parametrize("phase", ["reinforce", "attack", "fortify", "captured"])
def test_nobody_on_turn_has_met_his_objective_already(phase):
    states = worlds(secret(phase, active=B, holdings=CONQUEROR), A)
    assert "obj_tres_coroas" not in objectives(states, B)
    assert "obj_tres_coroas" in objectives(states, D)
    assert objectives(states, A) == {"obj_muralha"}


def test_who_is_not_on_turn_or_in_round_1_may_have_met_it():
    for table in (
        secret("attack", active=C, holdings=CONQUEROR),
        secret("place", active=B, holdings=CONQUEROR, round_number=1),
    ):
        assert "obj_tres_coroas" in objectives(worlds(table, A), B)


@pytest.mark.parametrize(
    ("phase", "number", "viewer", "allowed"),
    [
        ("attack", 2, A, False),
        ("attack", 3, A, False),
        ("attack", 1, A, True),
        ("attack", 2, B, True),
        ("invoke_def", 2, A, False),
        ("valhalla_def", 2, A, False),
        ("over", 2, A, True),
    ],
)
def test_when_a_met_objective_is_believed(phase, number, viewer, allowed):
    held = {**HELD, B: "obj_tres_coroas"}
    table = secret(phase, held, active=B, holdings=CONQUEROR, round_number=number)
    assert believable(table.state, viewer) == allowed


def test_who_destroyed_somebody_did_not_have_to():
    """B eliminated C: his objective is not to destroy C; that of D may have been."""
    table = secret(holdings={A: ["alba"], B: ["frisia"]})
    put(table.state, "destroyer", B, C)
    states = worlds(table, A)
    assert AGAINST[C] not in objectives(states, B)
    assert AGAINST[D] in objectives(states, B)
    assert AGAINST[C] in objectives(states, D)


@pytest.mark.parametrize(
    ("destroyer", "holder", "viewer", "allowed"),
    [(B, B, A, False), (B, B, B, True), (D, D, A, False), (D, B, A, True), (C, B, A, True)],
)
def test_when_a_destroyer_is_believed(destroyer, holder, viewer, allowed):
    table = secret(held={**HELD, holder: AGAINST[C]}, holdings={A: ["alba"], B: ["frisia"]})
    put(table.state, "destroyer", destroyer, C)
    assert believable(table.state, viewer) == allowed


def test_hands_keep_their_size_and_the_order_in_which_their_cards_came():
    hands = {A: cards_of("alba", "faroe"), B: cards_of("viken", "islandia", "gales"), C: cards_of("frisia")}
    table = secret(hands=hands, discards=cards_of("irlanda"))
    came = [[table.state.arrived[card] for card in hand_in_order(table.state, seat)] for seat in range(4)]
    held = set()
    for state in worlds(table, A):
        now = [[state.arrived[card] for card in hand_in_order(state, seat)] for seat in range(4)]
        assert now == came == [[1, 2], [3, 4, 5], [6], []]
        assert GAME.view(state, A) == table.view(A)
        held |= set(hand_in_order(state, B))
    known = {PARTS.cards.index(card) for card in [*hands[A], "carta_irlanda"]}
    assert held == set(range(len(PARTS.cards))) - known
