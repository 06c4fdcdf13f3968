"""Chapter 8 of War II: exchange cards."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import (
    Attack,
    Carry,
    Discard,
    EndAttack,
    EndTurn,
    Occupy,
    Place,
    RaidFromBase,
    RaidWithCards,
    Reinforce,
    StopRaid,
    Transport,
)
from conquista.games.war2.events import (
    ArmiesTransported,
    CardDiscarded,
    CardDrawn,
    PileRecycled,
    TerritoryReinforced,
    TransportPaid,
)
from conquista.kernel.errors import BrokenRule
from conquista.kernel.seat import CHANCE
from tests.rules.war2.table import PARTS, Table

ONES = [f"numero_1_{k:02}" for k in range(1, 11)]
TWOS = [f"numero_2_{k:02}" for k in range(1, 11)]
THREES = [f"numero_3_{k:02}" for k in range(1, 9)]
PAIR = ("carta_brasil", "carta_egito")
USES = (Reinforce, RaidWithCards, Transport)


def ending(hand: list[str], conquered: bool = True) -> Table:
    """A ends the turn with these cards."""
    table = Table("move", holdings={0: ["brasil"]}, hands={0: hand}, conquered=conquered)
    return table.play(0, EndTurn())


def holding(*cards: str, phase: str = "attack", own: tuple[str, ...] = ("brasil", "egito"), **more) -> Table:
    return Table(phase, holdings={0: own, 1: ["islandia"]}, hands={0: cards}, **more)


def draws(table: Table) -> int:
    number = 0
    while table.phase == "card":
        table.outcome()
        number += 1
    return number


def test_war2_crd_01_three_cards_for_a_turn_with_a_conquest():
    table = ending([])
    assert table.phase == "card"
    table.draw(ONES[0], "carta_china", THREES[7])
    assert set(table.hand(0)) == {ONES[0], "carta_china", THREES[7]}
    assert table.view(None).active == 2
    assert ending([], conquered=False).view(None).hand_sizes == [0, 0, 0]


def test_war2_crd_02_three_however_many_conquests():
    table = Table(holdings={0: ["brasil"], 1: ["islandia"]}, armies={"brasil": 6})
    for target in ("argelia", "venezuela", "argentina"):
        table.play(0, Attack("brasil", target, 1)).roll(6, 1)
    table.play(0, EndAttack(), EndTurn())
    assert draws(table) == 3


@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 3), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_war2_crd_03_04_as_many_as_fit_into_five_without_a_question(held, drawn):
    table = ending(ONES[:held])
    assert draws(table) == drawn
    assert len(table.hand(0)) == held + drawn


def test_war2_crd_05_after_the_draw_the_turn_is_over():
    table = ending([])
    table.draw("carta_brasil", ONES[0], ONES[1])
    assert table.awaiting == [2]
    assert table.clause(0, Reinforce("carta_brasil", (), "brasil")) == "WAR2-TRN-01"


def test_war2_crd_06_only_in_the_own_turn():
    table = Table(
        active=1, holdings={0: ["brasil"], 1: ["china"]}, hands={0: ["carta_brasil"], 1: ["carta_china"]}
    )
    assert table.clause(0, Reinforce("carta_brasil", (), "brasil")) == "WAR2-TRN-01"
    assert Reinforce("carta_china", (), "china") in table.legal(1)
    table = holding("carta_brasil", armies={"brasil": 4})
    table.play(0, Attack("brasil", "argelia", 2)).roll(6, 6, 1)
    assert table.legal(0, *USES, Discard) == []
    table.play(0, Occupy(1))
    assert Reinforce("carta_brasil", (), "brasil") in table.legal(0)


def test_war2_crd_07_each_card_serves_once():
    table = holding("carta_brasil").play(0, Reinforce("carta_brasil", (), "brasil"))
    refusal = table.refuses(0, Reinforce("carta_brasil", (), "brasil"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CRD-07", {"card": "carta_brasil"})
    assert table.view(None).discards == ["carta_brasil"]


def test_war2_crd_08_one_of_the_territories_shown():
    table = holding("carta_california_vancouver", own=("california", "vancouver", "china"))
    targets = {each.territory for each in table.legal(0, Reinforce)}
    assert targets == {"california", "vancouver"}
    refusal = table.refuses(0, Reinforce("carta_california_vancouver", (), "china"))
    assert refusal.clause == "WAR2-CRD-08"


def test_war2_crd_09_number_cards_go_with_a_territory_card_in_any_quantity():
    table = holding("carta_brasil", ONES[0], ONES[1], TWOS[0], THREES[0])
    bundles = {each.numbers for each in table.legal(0, Reinforce)}
    expected = {(1,) * a + (2,) * b + (3,) * c for a in (0, 1, 2) for b in (0, 1) for c in (0, 1)}
    assert bundles == expected
    for numbers in ((1, 1, 1), (2, 2), (4,), (1, 2, 3, 1, 1)):
        refusal = table.refuses(0, Reinforce("carta_brasil", numbers, "brasil"))
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-09", "numbers")
    table.play(0, Reinforce("carta_brasil", (3, 1, 2, 1), "brasil"))
    assert (table.armies("brasil"), table.hand(0)) == ([9], [])


def test_war2_crd_09_number_cards_serve_no_transport():
    table = holding("carta_brasil", ONES[0])
    refusal = table.refuses(0, Transport(("carta_brasil", ONES[0])))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-09", "alone")


def test_war2_crd_10_one_use_takes_one_territory_card():
    table = holding("carta_brasil", "carta_egito").play(0, Reinforce("carta_brasil", (), "brasil"))
    assert (table.armies("brasil", "egito"), table.hand(0)) == ([2, 1], ["carta_egito"])


def test_war2_crd_11_no_use_is_mandatory():
    table = holding("carta_brasil", "carta_egito", ONES[0], ONES[1], ONES[2])
    table.play(0, EndAttack(), EndTurn())
    assert len(table.hand(0)) == 5


def test_war2_crd_12_one_army_and_the_numbers_on_an_own_territory():
    table = holding("carta_brasil", "carta_china", TWOS[3])
    refusal = table.refuses(0, Reinforce("carta_china", (), "china"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CRD-12", {"territory": "china"})
    table.play(0, Reinforce("carta_brasil", (2,), "brasil"))
    assert table.armies("brasil") == [4]
    used = ["carta_brasil", TWOS[3]]
    assert table.heard(None) == [TerritoryReinforced(0, used, "brasil", 3)]


def test_war2_crd_13_what_the_box_does_not_have_is_lost():
    table = holding("carta_brasil", THREES[0], own=("brasil", "egito"), armies={"egito": 117})
    table.play(0, Reinforce("carta_brasil", (3,), "brasil"))
    assert (table.armies("brasil"), table.hand(0)) == ([3], [])
    assert table.heard(None)[0].armies == 2


def test_war2_crd_13_an_emptied_box_ends_the_placing():
    table = holding(
        "carta_brasil",
        THREES[0],
        phase="place",
        pools={"free": 5},
        armies={"egito": 117},
        own=("brasil", "egito"),
    )
    table.play(0, Reinforce("carta_brasil", (3,), "brasil"))
    assert (table.phase, table.pools()) == ("attack", {})


def test_war2_crd_14_an_enemy_territory_with_two_armies():
    table = holding("carta_brasil", "carta_china", "carta_india", armies={"china": 2})
    assert table.legal(0, RaidWithCards) == [RaidWithCards("carta_china", (), "china")]
    refusal = table.refuses(0, RaidWithCards("carta_brasil", (), "brasil"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-14", "own")
    refusal = table.refuses(0, RaidWithCards("carta_india", (), "india"))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-14", "armies")


@pytest.mark.parametrize(("numbers", "bombers"), [((), 1), ((1,), 2), ((2, 3), 6), ((3, 3, 2, 1), 10)])
def test_war2_crd_15_16_one_bomber_and_the_numbers_from_the_box(numbers, bombers):
    table = holding("carta_china", ONES[0], TWOS[0], THREES[0], THREES[1], armies={"china": 5})
    table.play(0, RaidWithCards("carta_china", numbers, "china"))
    view = table.view(None)
    assert (view.raid.bombers, view.base[0], view.box[0]) == (bombers, 0, 10 - bombers)


def test_war2_crd_17_fewer_bombers_than_the_cards_say():
    table = holding("carta_china", THREES[0], armies={"china": 5}, base={0: 8})
    table.play(0, RaidWithCards("carta_china", (3,), "china"))
    assert (table.view(None).raid.bombers, table.hand(0)) == (2, [])
    table = holding("carta_china", armies={"china": 5}, base={0: 10})
    assert table.clause(0, RaidWithCards("carta_china", (), "china")) == "WAR2-CRD-17"
    assert table.legal(0, RaidWithCards) == []


def test_war2_crd_18_two_cards_that_show_own_territories():
    table = holding(*PAIR, "carta_china", own=("brasil", "egito"), armies={"brasil": 5})
    assert table.legal(0, Transport) == [Transport(PAIR)]
    refusal = table.refuses(0, Transport(("carta_brasil", "carta_china")))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-18", "shows")
    refusal = table.refuses(0, Transport(("carta_brasil", "carta_brasil")))
    assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-18", "repeated")
    assert table.refuses(0, Carry("brasil", "egito", 1)).parameters == {"why": "cards"}
    table.play(0, Transport((PAIR[1], PAIR[0])))
    assert (table.phase, table.state.settled()) == ("transport", False)
    assert table.refuses(0, EndAttack()).parameters == {"why": "open"}
    table.play(0, Carry("brasil", "egito", 4))
    assert (table.phase, table.state.settled()) == ("attack", True)
    assert (table.armies("brasil", "egito"), table.hand(0)) == ([1, 5], ["carta_china"])
    assert table.heard(None) == [
        TransportPaid(0, [PAIR[0], PAIR[1]]),
        ArmiesTransported(0, "brasil", "egito", 4),
    ]


def test_war2_crd_19_between_any_two_own_territories():
    table = holding(*PAIR, own=("brasil", "egito", "japao", "australia"), armies={"australia": 3})
    table.play(0, Transport(PAIR))
    assert {(each.source, each.target) for each in table.legal(0, Carry)} == {
        ("australia", target) for target in ("brasil", "egito", "japao")
    }
    for action, why in (
        (Carry("australia", "china", 1), "owner"),
        (Carry("australia", "australia", 1), "same"),
    ):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-CRD-19", why)


def test_war2_crd_20_one_army_stays():
    table = holding(*PAIR, armies={"brasil": 4}).play(0, Transport(PAIR))
    for wrong in (0, 4):
        refusal = table.refuses(0, Carry("brasil", "egito", wrong))
        expected = {"why": "amount", "asked": wrong, "most": 3, "source": "brasil"}
        assert (refusal.clause, refusal.parameters) == ("WAR2-CRD-20", expected)
    refusal = holding(*PAIR).refuses(0, Transport(PAIR))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CRD-20", {"why": "nothing"})


def test_war2_crd_22_any_card_may_be_discarded():
    table = holding("carta_china", ONES[0])
    assert table.legal(0, Discard) == [Discard("carta_china"), Discard(ONES[0])]
    refusal = table.refuses(0, Discard("carta_india"))
    assert (refusal.clause, refusal.parameters) == ("WAR2-CRD-22", {"card": "carta_india"})
    table.play(0, Discard("carta_china"), Discard(ONES[0]))
    assert (table.hand(0), table.view(None).covered_size) == ([], 2)


def test_war2_crd_23_used_and_discarded_cards_go_to_the_discard_pile():
    table = holding("carta_brasil", "carta_china", ONES[0], armies={"china": 3})
    table.play(0, Reinforce("carta_brasil", (1,), "brasil"), Discard("carta_china"))
    view = table.view(None)
    assert (view.discards, view.covered_size, view.pile_size) == (["carta_brasil", ONES[0]], 1, 58)


def test_war2_crd_24_25_ten_discards_go_back_at_once():
    table = holding("carta_brasil", "carta_china", discards=TWOS[:8])
    table.play(0, Discard("carta_china"))
    assert table.view(None).pile_size == 61 - 10
    table.play(0, Reinforce("carta_brasil", (), "brasil"))
    view = table.view(None)
    assert (view.discards, view.covered_size, view.pile_size) == ([], 0, 61)
    assert table.heard(None, PileRecycled) == [PileRecycled(10)]


def test_war2_crd_25_a_transport_is_counted_when_it_is_over():
    table = holding(*PAIR, discards=TWOS[:8], armies={"brasil": 3}).play(0, Transport(PAIR))
    assert len(table.view(None).discards) == 10
    table.play(0, Carry("brasil", "egito", 1))
    assert (table.view(None).discards, table.view(None).pile_size) == ([], 61)


def test_war2_crd_26_the_draw_pile_is_never_empty():
    hands = {seat: list(PARTS.cards[5 * seat : 5 * seat + 5]) for seat in range(6)}
    table = Table(
        players=6,
        holdings={seat: [PARTS.territories[seat]] for seat in range(5)},
        hands=hands,
        discards=PARTS.cards[30:39],
    )
    assert table.view(None).pile_size == 22
    table = ending([])
    table.state.deck.pile = 0
    with pytest.raises(BrokenRule):
        table.state.apply(CHANCE, 0)


def test_war2_crd_27_used_cards_lie_open_and_others_face_down():
    table = holding("carta_brasil", "carta_china").play(
        0, Reinforce("carta_brasil", (), "brasil"), Discard("carta_china")
    )
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert (view.discards, view.covered_size) == (["carta_brasil"], 1)
        assert view.known_discards == (["carta_china"] if viewer == 0 else [])
    assert table.heard(0, CardDiscarded) == [CardDiscarded(0, "carta_china")]
    assert table.heard(1, CardDiscarded) == [CardDiscarded(0)]


def test_war2_ex_20_california_and_vancouver():
    hand = ("carta_california_vancouver", THREES[0])
    own = ("california", "vancouver")
    table = holding(*hand, own=own).play(0, Reinforce(hand[0], (), "vancouver"))
    assert table.armies("california", "vancouver") == [1, 2]
    table = holding(*hand, own=own).play(0, Reinforce(hand[0], (3,), "california"))
    assert table.armies("california", "vancouver") == [5, 1]


def test_war2_ex_21_reinforce_one_or_raid_the_other_but_not_both():
    card = "carta_california_vancouver"
    table = holding(card, own=("california",), armies={"vancouver": 2})
    assert table.legal(0, *USES) == [RaidWithCards(card, (), "vancouver"), Reinforce(card, (), "california")]
    table.play(0, Reinforce(card, (), "california"))
    assert table.legal(0, *USES) == []


def test_war2_ex_22_23_how_many_are_drawn():
    assert draws(ending(ONES[:3])) == 2
    assert draws(ending(ONES[:5])) == 0
    table = Table("move", holdings={0: ["brasil"]}, hands={0: ONES[:5]}, conquered=True)
    table.play(0, *(Discard(card) for card in ONES[:3]), EndTurn())
    assert draws(table) == 3


def test_war2_ex_24_eleven_discards_are_shuffled_into_the_pile():
    table = holding("carta_brasil", ONES[0], ONES[1], discards=TWOS[:8])
    table.play(0, Reinforce("carta_brasil", (1, 1), "brasil"))
    assert (table.view(None).discards, table.view(None).pile_size) == ([], 61)
    assert table.heard(None, PileRecycled) == [PileRecycled(11)]


def test_war2_ex_25_only_number_cards():
    table = holding(*ONES[:3], armies={"brasil": 4, "china": 4})
    assert table.legal(0, *USES) == []
    assert len(table.legal(0, Discard)) == 3
    assert table.clause(0, Reinforce(ONES[0], (), "brasil")) == "WAR2-CRD-09"


def test_war2_ex_26_the_card_of_asia():
    table = holding("continente_asia", own=("china",), armies={"india": 3})
    assert Reinforce("continente_asia", (), "china") in table.legal(0)
    assert RaidWithCards("continente_asia", (), "india") in table.legal(0)


def test_war2_ex_27_any_armies_but_the_last():
    table = holding(*PAIR, own=("brasil", "egito", "australia", "japao"), armies={"australia": 6})
    table.play(0, Transport(PAIR))
    to_japan = [each.armies for each in table.legal(0, Carry) if each.target == "japao"]
    assert sorted(to_japan) == [1, 2, 3, 4, 5]


def shown(own: tuple[str, ...], *cards: str, **more) -> Table:
    return holding(*cards, own=own, options={"transport_mode": "shown"}, **more)


def test_war2_opt_06_only_between_the_territories_shown():
    own = ("brasil", "egito", "japao")
    table = shown(own, *PAIR, armies={"brasil": 3, "egito": 2, "japao": 4}).play(0, Transport(PAIR))
    assert {(each.source, each.target) for each in table.legal(0, Carry)} == {
        ("brasil", "egito"),
        ("egito", "brasil"),
    }
    refusal = table.refuses(0, Carry("japao", "brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR2-OPT-06", {"why": "shown"})


def test_war2_opt_06_the_two_territories_are_different():
    cards = ("carta_china", "continente_asia")
    table = shown(("china", "brasil"), *cards, armies={"china": 5})
    refusal = table.refuses(0, Transport(cards))
    assert (refusal.clause, refusal.parameters) == ("WAR2-OPT-06", {"why": "nothing"})
    table = shown(("china", "india"), *cards, armies={"china": 5}).play(0, Transport(cards))
    assert {(each.source, each.target) for each in table.legal(0, Carry)} == {("china", "india")}


def test_war2_crd_06_cards_between_raid_and_attack():
    table = holding("carta_brasil", base={0: 1}, armies={"china": 3, "brasil": 2})
    table.play(0, RaidFromBase("china", 1)).flak(0).bombs(0).play(0, StopRaid())
    table.play(0, Reinforce("carta_brasil", (), "brasil"), Attack("brasil", "argelia", 2))
    assert table.asks_chance


def test_war2_crd_05_cards_drawn_are_told_to_their_drawer():
    table = ending([]).draw("carta_brasil", ONES[0], ONES[1])
    assert table.heard(0, CardDrawn)[0] == CardDrawn(0, "carta_brasil")
    assert table.heard(1, CardDrawn) == [CardDrawn(0)] * 3
    assert Place not in {type(action) for action in table.legal(0)}
