"""Chapter 13 of War: who may know what."""

from __future__ import annotations

import inspect
import random

import pytest
from msgspec.structs import asdict

from conquista.games.war.actions import (
    Attack,
    Defend,
    EndAttack,
    EndFortify,
    Move,
    Occupy,
    Place,
    Skip,
    Trade,
)
from conquista.games.war.engine import WarEngine
from conquista.games.war.events import (
    ArmiesMoved,
    ArmiesMovedIn,
    ArmiesPlaced,
    AttackDeclared,
    AttackEnded,
    BattleFought,
    CardDrawn,
    CardLost,
    CardsTaken,
    CardsTraded,
    FortifyEnded,
    GameEnded,
    ObjectiveChanged,
    ObjectiveDealt,
    PileRecycled,
    PlayerEliminated,
    PlayerSurrendered,
    TerritoriesDealt,
    TerritoryConquered,
    TradeSkipped,
    TurnStarted,
)
from conquista.games.war.objectives import fulfilled
from conquista.games.war.setup import objective_pool
from conquista.kernel.boxes import seeded
from conquista.kernel.state import copied
from tests.rules.war.table import GAME, PARTS, Table, card_bits, cards_of, opening

EVERYBODY = [0, 1, 2, None]
SQUARES = cards_of("labrador", "california", "mexico", "argentina", "franca", "polonia", "sudao", "congo")
CIRCLES = cards_of("mackenzie", "groenlandia", "ottawa", "brasil", "inglaterra")
PRIVATE = {"seat", "may_surrender", "hands", "known_discards", "objectives", "goal", "returned_objective"}
DESTROY_B = f"obj_destruir_{PARTS.colours[1]}"
DESTROY_C = f"obj_destruir_{PARTS.colours[2]}"


def table_of_three(phase: str = "attack", **more) -> Table:
    """A holds Brasil and Peru, B Argélia, C the rest; A is at turn."""
    return Table(phase, holdings={0: ["brasil", "peru"], 1: ["argelia"]}, armies={"brasil": 6}, **more)


def dealt(**more) -> Table:
    """The same with a different objective for each, and the others undealt."""
    table = table_of_three(
        objectives={0: "obj_asia_africa", 1: "obj_24_territorios", 2: "obj_america_do_norte_africa"}, **more
    )
    cards = table.state.objective[:3]
    in_play = range(len(PARTS.objectives))
    present = [card for card in in_play if PARTS.objectives[card] in table.view(None).objective_pool]
    table.state.undealt = sum(1 << card for card in present if card not in cards)
    return table


def public(table: Table, viewer: int | None) -> dict[str, object]:
    return {name: value for name, value in asdict(table.view(viewer)).items() if name not in PRIVATE}


def all_heard_alike(table: Table) -> bool:
    return all(table.heard(viewer) == table.heard(None) for viewer in EVERYBODY)


def destroy_b(table: Table) -> Table:
    return table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)


def trade_of(cards: list[str]) -> Trade:
    one, two, three = cards
    return Trade((one, two, three))


@pytest.mark.parametrize("phase", ["trade", "place", "attack", "fortify", "end_trade", "end_place"])
def test_war_hid_01_board_colours_seats_turn_and_state_are_public(phase):
    table = table_of_three(
        phase, hands={0: SQUARES[:3], 2: CIRCLES[:2]}, pools={"free": 2}, round_number=7, first=2
    )
    for viewer in EVERYBODY:
        assert public(table, viewer) == public(table, None)
        view = table.view(viewer)
        assert (view.seat, view.phase, view.awaiting, view.active) == (viewer, phase, [0], 0)
        assert (view.round, view.first, view.turn) == (7, 2, 1)
        assert view.colours == list(PARTS.colours[:3])
        assert view.fates == ["in_play"] * 3
        owners = dict(zip(PARTS.territories, view.owners, strict=True))
        assert [owners[name] for name in ("brasil", "argelia", "china")] == [0, 1, 2]
        assert view.armies[PARTS.territories.index("brasil")] == 6


def test_war_hid_01_all_actions_and_all_dice_are_heard_by_everybody():
    table = table_of_three("trade", hands={0: SQUARES[:3]}, pools={"free": 2})
    table.play(0, Skip()).play(0, Place("free", "peru", 2))
    table.play(0, Attack("brasil", "argentina", 3)).roll(6, 2, 5, 1).play(0, Occupy(1)).play(0, EndAttack())
    table.play(0, Move("peru", "brasil", 2)).play(0, EndFortify())
    assert all_heard_alike(table)
    assert table.heard(None) == [
        TradeSkipped(0),
        ArmiesPlaced(0, "free", "peru", 2),
        BattleFought(0, 2, "brasil", "argentina", [6, 2, 5], [1], 0, 1),
        TerritoryConquered(0, "brasil", "argentina", 2),
        ArmiesMovedIn(0, "brasil", "argentina", 1),
        AttackEnded(0),
        ArmiesMoved(0, "peru", "brasil", 2),
        FortifyEnded(0),
    ]


def test_war_hid_01_also_an_attack_that_waits_for_its_defence():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]},
        armies={"brasil": 6, "argentina": 2},
        options={"defender_dice": "choose"},
    )
    table.play(0, Attack("brasil", "argentina", 2))
    assert (table.phase, table.view(None).awaiting, table.legal(2)) == ("defend", [2], [Defend(2), Defend(1)])
    for viewer in EVERYBODY:
        battle = table.view(viewer).battle
        assert battle is not None
        assert (battle.source, battle.target, battle.dice) == ("brasil", "argentina", 2)
    assert table.heard(None)[-1] == AttackDeclared(0, "brasil", "argentina", 2, 2)
    table.play(2, Defend(1)).roll(6, 5, 5)
    assert table.heard(None)[-1] == BattleFought(0, 2, "brasil", "argentina", [6, 5], [5], 0, 1)
    assert all_heard_alike(table)


def test_war_hid_02_the_number_of_cards_in_every_place_is_public():
    hands = {0: SQUARES[:4], 1: CIRCLES[:1], 2: CIRCLES[1:3]}
    table = Table(
        players=4,
        holdings={0: ["brasil"], 1: ["argelia"], 2: ["egito"]},
        armies={"brasil": 6},
        hands=hands,
        discards=SQUARES[4:7],
    )
    table.surrender(2)
    for viewer in (0, 1, 2, 3, None):
        view = table.view(viewer)
        assert view.hand_sizes == [4, 1, 0, 0]
        assert view.pile_size == 44 - 4 - 1 - 2 - 3
        assert len(view.discards) + view.covered_size == 3 + 2
        assert view.covered_by == [0, 0, 2, 0]


def test_war_hid_03_exchanges_their_next_value_and_the_traded_cards_are_public():
    table = table_of_three("trade", hands={0: SQUARES[:3]}, discards=CIRCLES[:3], exchanges=3)
    for viewer in EVERYBODY:
        assert (table.view(viewer).exchanges, table.view(viewer).next_exchange) == (3, 10)
        assert set(table.view(viewer).discards) == set(CIRCLES[:3])
    table.play(0, trade_of(SQUARES[:3]))
    for viewer in EVERYBODY:
        assert (table.view(viewer).exchanges, table.view(viewer).next_exchange) == (4, 12)
        assert set(table.view(viewer).discards) == {*CIRCLES[:3], *SQUARES[:3]}
        assert table.heard(viewer) == [CardsTraded(0, SQUARES[:3], 10, [])]


def test_war_hid_04_the_pools_and_whether_a_card_is_earned_are_public():
    table = table_of_three("place", pools={"free": 4, "america_do_sul": 2})
    assert all(table.view(viewer).pools == {"free": 4, "america_do_sul": 2} for viewer in EVERYBODY)
    table = table_of_three()
    assert not any(table.view(viewer).conquered for viewer in EVERYBODY)
    table.play(0, Attack("brasil", "argentina", 1)).roll(6, 1)
    assert all(table.view(viewer).conquered for viewer in EVERYBODY)


def test_war_hid_04_the_pools_of_a_new_turn_are_told_to_all():
    table = table_of_three("fortify").play(0, EndFortify())
    started = TurnStarted(1, 2, {"free": 3})
    assert all(table.heard(viewer)[-1] == started for viewer in EVERYBODY)
    assert all((table.view(viewer).active, table.view(viewer).turn) == (1, 2) for viewer in EVERYBODY)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_war_hid_05_the_objective_is_private_to_its_owner(holder):
    cards = ("obj_asia_africa", "obj_asia_america_do_sul")
    one, other = (table_of_three(objectives={holder: card}) for card in cards)
    for viewer in EVERYBODY:
        if viewer == holder:
            assert one.view(viewer).objectives[holder] == one.view(viewer).goal == "obj_asia_africa"
            assert one.view(viewer) != other.view(viewer)
        else:
            assert one.view(viewer) == other.view(viewer)
            assert one.view(viewer).objectives[holder] is None
    assert all(one.legal(seat) == other.legal(seat) for seat in (0, 1, 2))


def test_war_hid_05_in_its_current_form():
    table = table_of_three(objectives={0: DESTROY_C, 2: DESTROY_B})
    assert (table.view(0).objectives, table.view(0).goal) == ([DESTROY_C, None, None], DESTROY_C)
    table.surrender(2)
    assert (table.view(0).objectives, table.view(0).goal) == ([DESTROY_C, None, None], "obj_24_territorios")
    assert table.heard(0)[-1] == ObjectiveChanged(0, "obj_24_territorios")
    assert table.heard(1) == table.heard(2) == table.heard(None) == [PlayerSurrendered(2, 0)]
    assert table.view(None).goal is None


@pytest.mark.parametrize("phase", ["trade", "place", "attack", "fortify", "end_trade"])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_war_hid_06_the_hand_is_private_to_its_owner(phase, holder):
    hands = {0: CIRCLES[:3], 1: CIRCLES[3:4], 2: SQUARES[:3]}
    changed = hands | {holder: SQUARES[5:8][: len(hands[holder])]}
    one, other = (table_of_three(phase, hands=each, pools={"free": 2}) for each in (hands, changed))
    for viewer in EVERYBODY:
        if viewer == holder:
            assert one.view(viewer).hands[holder] == one.hand(holder)
            assert one.view(viewer) != other.view(viewer)
        else:
            assert one.view(viewer) == other.view(viewer)
            assert one.view(viewer).hands[holder] is None
            assert viewer is None or one.legal(viewer) == other.legal(viewer)


def test_war_hid_06_nobody_else_learns_of_a_set_from_the_course_of_the_game():
    tables = []
    for hand in (SQUARES[:3], [*SQUARES[:2], CIRCLES[0]]):
        table = table_of_three("trade", hands={0: hand}, pools={"free": 3}).play(0, Skip())
        tables.append(table)
    for viewer in (1, 2, None):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].heard(viewer) == tables[1].heard(viewer)


def test_war_hid_07_cards_that_pass_at_an_elimination_are_known_to_both():
    table = destroy_b(table_of_three(hands={0: SQUARES[:1], 1: CIRCLES[:2]}))
    for viewer in (0, 1):
        assert CardsTaken(0, 1, 2, CIRCLES[:2]) in table.heard(viewer)
    assert set(table.view(0).hands[0] or []) == {SQUARES[0], *CIRCLES[:2]}


def test_war_hid_07_the_others_learn_only_the_number():
    tables = [destroy_b(table_of_three(hands={1: hand})) for hand in (CIRCLES[:2], SQUARES[:2])]
    for viewer in (2, None):
        heard = tables[0].heard(viewer)
        assert heard == tables[1].heard(viewer)
        assert heard[-2:] == [PlayerEliminated(1, 0, 2), CardsTaken(0, 1, 2)]
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].view(viewer).hand_sizes == [2, 0, 0]


def test_war_hid_08_a_card_lost_above_the_limit_is_known_only_to_its_holder():
    table = table_of_three("end_trade", hands={0: SQUARES[:7]}, eliminated=True).play(0, Skip())
    table.draw(SQUARES[1]).draw(SQUARES[4])
    assert [event for event in table.heard(0) if isinstance(event, CardLost)] == [
        CardLost(0, SQUARES[1]),
        CardLost(0, SQUARES[4]),
    ]
    assert table.view(0).known_discards == sorted([SQUARES[1], SQUARES[4]], key=PARTS.cards.index)
    for viewer in (1, 2, None):
        assert table.heard(viewer)[:3] == [TradeSkipped(0), CardLost(0), CardLost(0)]
        assert (table.view(viewer).known_discards, table.view(viewer).discards) == ([], [])


def test_war_hid_08_which_card_was_lost_makes_no_difference_to_the_others():
    tables = []
    for lost in SQUARES[:2]:
        table = table_of_three("end_trade", hands={0: SQUARES[:6]}, eliminated=True)
        tables.append(table.play(0, Skip()).draw(lost))
    for viewer in (1, 2, None):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].heard(viewer) == tables[1].heard(viewer)
    assert tables[0].view(0) != tables[1].view(0)


def test_war_hid_08_the_cards_of_who_surrendered_are_shown_to_nobody():
    tables = [table_of_three(hands={1: hand}).surrender(1) for hand in (CIRCLES[:2], SQUARES[:2])]
    for viewer in EVERYBODY:
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].heard(viewer) == tables[1].heard(viewer) == [PlayerSurrendered(1, 2)]


def test_war_hid_09_nobody_sees_the_draw_pile_or_the_undealt_objectives():
    table = dealt(hands={0: SQUARES[:2]})
    for viewer in EVERYBODY:
        assert table.view(viewer).pile is None
        assert table.view(viewer).undealt_objectives is None


def test_war_hid_09_which_cards_the_pile_holds_makes_no_difference_to_a_view():
    one, other = (table_of_three(hands={0: SQUARES[:2], 1: hand}) for hand in (CIRCLES[:2], CIRCLES[2:4]))
    other_pile = set(PARTS.cards) - {*SQUARES[:2], *CIRCLES[2:4]}
    assert other.state.deck.pile == card_bits(sorted(other_pile)) != one.state.deck.pile
    assert one.view(0) == other.view(0)


def test_war_hid_09_until_the_game_is_over():
    hands = {0: SQUARES[:2], 1: CIRCLES[:1], 2: CIRCLES[1:3]}
    table = dealt(hands=hands).surrender(0).surrender(1)
    shown = ["obj_asia_africa", "obj_24_territorios", "obj_america_do_norte_africa"]
    undealt = [card for card in table.view(None).objective_pool if card not in shown]
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view.pile == [card for card in PARTS.cards if card not in {*SQUARES[:2], *CIRCLES[:3]}]
        assert (view.undealt_objectives, view.objectives) == (undealt, shown)
        assert (view.hands, view.winners, view.places) == ([[], [], CIRCLES[1:3]], [2], [2, 2, 1])
        assert table.heard(viewer)[-1] == GameEnded([2], "last_in_play", shown, [[], [], CIRCLES[1:3]])
    assert len(undealt) == 8


def test_war_hid_09_what_will_be_drawn_or_rolled_is_not_in_the_view():
    table = table_of_three("fortify", conquered=True).play(0, EndFortify())
    views = [table.view(viewer) for viewer in EVERYBODY]
    for number in (0, 17, 43):
        drawn = table_of_three("fortify", conquered=True).play(0, EndFortify())
        assert [drawn.view(viewer) for viewer in EVERYBODY] == views
        drawn.outcome(number)
        assert drawn.hand(0) == [PARTS.cards[number]]


def after_recycling() -> Table:
    table = table_of_three(
        "end_trade",
        hands={0: SQUARES[:6]},
        discards=CIRCLES[:3],
        pile=[],
        eliminated=True,
        conquered=True,
    )
    table.play(0, trade_of(SQUARES[:3])).play(0, Place("free", "brasil", 4)).play(0, Skip())
    return table


def test_war_hid_10_after_a_reshuffle_no_list_of_the_pile_is_shown():
    table = after_recycling()
    assert table.phase == "card"
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (view.pile, view.pile_size, view.discards, view.known_discards) == (None, 6, [], [])
        assert table.heard(viewer)[-1] == PileRecycled(6)


def test_war_hid_10_who_knew_a_face_down_card_is_not_reminded_of_it():
    table = table_of_three(
        "end_trade", hands={0: SQUARES[:6]}, pile=CIRCLES[1:2], discards=CIRCLES[:1], eliminated=True
    )
    table.play(0, Skip()).draw(SQUARES[0])
    assert (table.view(0).known_discards, table.view(0).covered_by) == ([SQUARES[0]], [1, 0, 0])
    table.state.deck.recycle()
    assert (table.view(0).known_discards, table.view(0).covered_by) == ([], [0, 0, 0])
    assert (table.view(0).covered_size, table.view(0).pile_size) == (0, 3)
    assert table.state.deck.pile == card_bits([*CIRCLES[:2], SQUARES[0]])
    assert table.state.deck.known == [0] * len(table.state.deck.known)


def test_war_hid_11_spectators_are_shown_the_public_information_only():
    view = table_of_three(hands={0: SQUARES[:2], 2: CIRCLES[:2]}).view(None)
    assert (view.hands, view.objectives, view.known_discards) == ([None] * 3, [None] * 3, [])
    assert (view.goal, view.returned_objective, view.pile, view.may_surrender) == (None, None, None, False)


def test_war_hid_11_the_eliminated_sees_what_is_public_and_his_former_objective():
    table = table_of_three(hands={0: SQUARES[:2], 1: CIRCLES[:2]}, objectives={1: "obj_asia_africa"})
    destroy_b(table)
    view = table.view(1)
    assert public(table, 1) == public(table, None)
    assert view.objectives == [None, "obj_asia_africa", None]
    assert (view.hands[0], view.hands[2], view.hands[1] or []) == (None, None, [])
    assert (view.goal, view.known_discards, view.may_surrender) == (None, [], False)


def test_war_hid_11_the_surrendered_sees_what_is_public_and_his_former_objective():
    table = table_of_three(hands={0: SQUARES[:2], 1: CIRCLES[:2]}, objectives={1: "obj_asia_africa"})
    table.surrender(1)
    view = table.view(1)
    assert public(table, 1) == public(table, None)
    assert view.objectives == [None, "obj_asia_africa", None]
    assert (view.hands[0], view.hands[2], view.hands[1] or []) == (None, None, [])
    assert (view.goal, view.known_discards, view.may_surrender) == (None, [], False)
    assert view.covered_size == 2


def test_war_hid_11_what_the_eliminated_saw_stays_in_his_record():
    table = destroy_b(table_of_three(hands={1: CIRCLES[:2]}))
    assert CardsTaken(0, 1, 2, CIRCLES[:2]) in table.heard(1)
    table.play(0, EndAttack()).play(0, EndFortify()).draw(SQUARES[0])
    assert CardDrawn(0) in table.heard(1)
    assert CardDrawn(0, SQUARES[0]) not in table.heard(1)


def test_war_hid_11_the_deck_remembers_all_that_he_has_seen_lie_face_down():
    table = table_of_three(hands={1: CIRCLES[:2], 2: SQUARES[:1]})
    table.state.deck.discard_covered(1, card_bits(CIRCLES[:1]))
    destroy_b(table)
    assert table.state.deck.known[:3] == [0, card_bits(CIRCLES[:2]), 0]


def test_war_hid_11_a_card_that_passed_and_then_lies_face_down_is_not_shown_to_who_gave_it():
    table = destroy_b(table_of_three(hands={0: SQUARES[:4], 1: CIRCLES[:2]}))
    table.play(0, EndAttack()).play(0, EndFortify()).play(0, Skip()).draw(CIRCLES[0])
    assert (table.view(1).known_discards, table.view(0).known_discards) == ([], [CIRCLES[0]])
    assert all(table.view(viewer).covered_by == [1, 0, 0] for viewer in EVERYBODY)


def test_war_hid_12_a_view_depends_on_the_seat_alone():
    assert list(inspect.signature(GAME.view).parameters) == ["state", "viewer"]
    assert list(inspect.signature(GAME.legal_actions).parameters) == ["state", "seat"]


def worlds(table: Table, seat: int, number: int = 60) -> list[WarEngine]:
    """States that a bot of this seat searches in."""
    states = []
    for k in range(number):
        state = copied(table.state)
        assert isinstance(state, WarEngine)
        state.redeal(seat, seeded("worlds", seat, k))
        states.append(state)
    return states


def bits_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_hid_12_what_a_bot_searches_in_agrees_with_its_view(seat):
    table = dealt(hands={0: SQUARES[:3], 1: CIRCLES[:2], 2: CIRCLES[2:4]}, discards=SQUARES[5:8])
    for state in worlds(table, seat):
        assert GAME.view(state, seat) == table.view(seat)
        assert GAME.legal_actions(state, seat) == table.legal(seat)
        places = [state.deck.pile, state.deck.opened, *state.deck.hands]
        assert sum(places) == (1 << len(PARTS.cards)) - 1
        assert [bits.bit_count() for bits in places] == [34, 3, 3, 2, 2] + [0] * 6


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_hid_12_all_that_a_bot_does_not_know_is_open(seat):
    table = dealt(hands={0: SQUARES[:3], 1: CIRCLES[:2], 2: CIRCLES[2:4]}, discards=SQUARES[5:8])
    states = worlds(table, seat)
    for other in range(3):
        hands = {state.deck.hands[other] for state in states}
        objectives = {state.objective[other] for state in states}
        assert (len(hands) == 1) == (len(objectives) == 1) == (other == seat)
    assert len({state.deck.pile for state in states}) > 50


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_hid_12_the_objectives_of_a_world_are_those_of_the_pool(seat):
    table = dealt()
    pool = objective_pool(table.state)
    for state in worlds(table, seat):
        held = bits_of(state.objective[:3])
        assert held.bit_count() == 3
        assert (held | state.undealt, held & state.undealt, state.set_aside) == (pool, 0, 0)
        assert not any(fulfilled(state, each) for each in range(3))


def test_war_hid_12_in_no_world_has_somebody_passed_over_his_victory():
    table = destroy_b(dealt())
    states = worlds(table, 2, 200)
    taboo = PARTS.objectives.index(DESTROY_B)
    assert all(state.objective[0] != taboo for state in states)
    assert any(state.objective[1] == taboo for state in states)
    assert len({state.objective[0] for state in states}) > 5


def after_a_swap() -> Table:
    """A was dealt the card against himself and changed it; the first turn has begun."""
    table = opening(options={"own_colour_objective": "redraw"})
    own = f"obj_destruir_{PARTS.colours[0]}"
    for card in (own, "obj_asia_africa", "obj_asia_america_do_sul", "obj_24_territorios"):
        table.draw(card)
    table.roll(6, 1, 1)
    while table.asks_chance:
        table.outcome(0)
    return table


def test_war_hid_05_a_card_that_was_given_back_is_known_to_who_held_it():
    table = after_a_swap()
    own = f"obj_destruir_{PARTS.colours[0]}"
    assert [table.view(viewer).returned_objective for viewer in EVERYBODY] == [own, None, None, None]
    assert [table.view(viewer).objectives[0] for viewer in EVERYBODY] == [
        "obj_24_territorios",
        None,
        None,
        None,
    ]
    table.surrender(0)
    assert table.view(0).returned_objective is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_hid_12_in_a_world_nobody_keeps_the_card_against_himself_if_it_is_changed(seat):
    table = after_a_swap()
    pool = objective_pool(table.state)
    against = [PARTS.objectives.index(f"obj_destruir_{PARTS.colours[each]}") for each in range(3)]
    returned = set()
    for state in worlds(table, seat, 200):
        held = state.objective[:3]
        assert GAME.view(state, seat) == table.view(seat)
        assert not any(held[each] == against[each] for each in range(3))
        assert (bits_of(held) | state.undealt, bits_of(held) & state.undealt) == (pool, 0)
        assert state.set_aside & ~state.undealt == 0
        assert state.set_aside & ~bits_of(against) == 0
        assert bool(state.set_aside >> against[seat] & 1) == (seat == 0)
        returned |= {each for each in range(3) if state.set_aside >> against[each] & 1}
    assert returned == ({0, 1, 2} if seat == 0 else {0, 1, 2} - {seat})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_war_hid_12_a_state_can_be_made_from_the_view_alone(seat):
    table = dealt(hands={0: SQUARES[:3], 1: CIRCLES[:2], 2: CIRCLES[2:4]}, discards=SQUARES[5:8])
    state = GAME.imagine(table.view(seat), seeded("hid-12", seat))
    assert GAME.view(state, seat) == table.view(seat)
    assert GAME.legal_actions(state, seat) == table.legal(seat)


def test_war_hid_12_cards_that_a_bot_knows_to_lie_face_down_stay_there():
    table = dealt(hands={0: SQUARES[:3], 1: CIRCLES[:2], 2: CIRCLES[2:4]})
    deck = table.state.deck
    deck.discard_covered(0, card_bits(SQUARES[:1]))
    deck.discard_covered(2, card_bits(CIRCLES[2:3]))
    seen = set()
    for state in worlds(table, 0):
        covered, known = state.deck.covered, state.deck.known
        assert covered == card_bits(SQUARES[:1]) | known[2]
        assert (known[0], known[1], known[2].bit_count()) == (card_bits(SQUARES[:1]), 0, 1)
        seen.add(known[2])
    assert len(seen) > 20


def test_war_hid_13_the_initial_deal_is_public():
    table = opening()
    dice = random.Random(13)
    while table.asks_chance:
        assert table.view(0).owners == table.view(None).owners == table.view(None).armies == []
        assert (table.view(0).phase, table.view(0).pile_size, table.view(0).discards) == ("setup", 0, [])
        table.outcome(dice.randrange(table.state.outcomes()))
    owners = table.state.land.owner[: len(PARTS.territories)]
    for viewer in EVERYBODY:
        assert [event.owners for event in table.heard(viewer) if isinstance(event, TerritoriesDealt)] == [
            owners
        ]
        assert table.view(viewer).owners == owners
    assert sorted(owners) == [0] * 14 + [1] * 14 + [2] * 14


@pytest.mark.parametrize(("absent", "cards"), [("exclude", 11), ("become_24", 14)])
def test_war_hid_14_the_set_of_objectives_is_public_who_has_which_is_not(absent, cards):
    table = opening(options={"absent_colour_objectives": absent})
    colours = PARTS.colours[:3] if absent == "exclude" else PARTS.colours
    pool = [card for card in PARTS.objectives if "destruir" not in card or card.split("_")[2] in colours]
    assert len(pool) == cards
    for seat in range(3):
        assert table.view(None).objective_pool == pool
        table.outcome(seat)
    for viewer in EVERYBODY:
        assert table.view(viewer).objective_pool == pool
        told = [event for event in table.heard(viewer) if isinstance(event, ObjectiveDealt)]
        assert [event.seat for event in told] == [0, 1, 2]
        for event in told:
            assert (event.objective is not None) == (event.seat == viewer)
            assert event.objective == table.view(viewer).objectives[event.seat]


def test_war_hid_14_it_is_known_when_the_colours_are():
    table = opening(colours=[None, "preto", "azul"])
    assert table.view(None).objective_pool == []
    table.draw("verde")
    assert len(table.view(None).objective_pool) == 11


@pytest.mark.parametrize("phase", ["trade", "end_trade"])
def test_war_hid_15_the_legal_trades_are_listed_to_the_active_player_alone(phase):
    table = table_of_three(phase, hands={0: SQUARES[:3], 1: CIRCLES[:3]}, pools={"free": 2})
    assert trade_of(sorted(SQUARES[:3], key=PARTS.cards.index)) in table.legal(0)
    assert (table.legal(1), table.legal(2)) == ([], [])


def test_war_hid_15_a_refused_action_is_told_to_its_author_alone():
    table = table_of_three("trade", hands={0: [*SQUARES[:2], CIRCLES[0]]}, pools={"free": 2})
    views = [table.view(viewer) for viewer in EVERYBODY]
    assert table.refuses(0, trade_of([*SQUARES[:2], CIRCLES[0]])).clause == "WAR-TRD-02"
    assert table.events == []
    assert [table.view(viewer) for viewer in EVERYBODY] == views
