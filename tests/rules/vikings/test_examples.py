"""VIK-EX: the worked examples of the rulebook, in its own numbers."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    BuildShip,
    DrawAgain,
    EndAttack,
    EndFortify,
    FinishPlacing,
    Invoke,
    Move,
    Occupy,
    PassInvocation,
    Place,
    PlaceCommander,
    Reroll,
    SendToValhalla,
    Trade,
)
from conquista.games.vikings.events import BattleFought
from conquista.games.vikings.phase import DEAL, DEALER
from conquista.kernel.chance import Draw
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table, cards_of, dealt, opening, region

GOD = {card: card.partition("_")[0] for card in PARTS.god_cards}


def scattered(number):
    """So many territories without a whole region."""
    lands = [name for each in PARTS.continents for name in region(each)[1:]]
    return lands[:number]


@pytest.mark.parametrize(("number", "armies"), [(8, 4), (11, 5), (5, 3), (1, 3)])
def test_vik_ex_01_02_04_armies_for_territories(number, armies):
    assert Table("turn_start", holdings={A: scattered(number)}).pools() == {"free": armies}


def test_vik_ex_03_nineteen_territories_with_the_north_atlantic():
    lands = [*region("atlantico"), *[name for name in scattered(21) if name not in region("atlantico")][:15]]
    assert len(lands) == 19
    table = Table("turn_start", holdings={A: lands})
    assert table.pools() == {"free": 9, "atlantico": 2}
    assert table.clause(A, Place("atlantico", lands[-1], 1)) == "VIK-REI-04"


def test_vik_ex_05_a_reserve_of_four():
    lands = [*region("dinamarca"), *[name for name in scattered(14) if name not in region("dinamarca")][:9]]
    table = Table("turn_start", holdings={A: lands[:13]}, reserve={A: 4})
    assert table.pools() == {"free": 4}


def test_vik_ex_06_removed_armies_come_back():
    table = Table("turn_start", holdings={A: scattered(14)}, reserve={A: 1}, removed={A: 10})
    assert (table.pools(), table.state.removed[A]) == ({"free": 3}, 8)


def battle(source, target, armies, attack, defence, **more):
    table = Table(holdings={A: ["alba"]}, armies={"alba": source, "nortumbria": target}, **more)
    return table.attack("alba", "nortumbria", armies, *attack, *defence)


def test_vik_ex_07_defence_attack_defence():
    table = battle(4, 3, 3, [5, 4, 1], [6, 3, 1]).bury()
    assert table.armies("alba", "nortumbria") == [2, 2]
    assert table.refuses(A, Attack("alba", "nortumbria", 2)).parameters["most"] == 1


def test_vik_ex_08_one_pair():
    assert battle(3, 1, 2, [3, 2], [6]).bury().armies("alba", "nortumbria") == [2, 1]


def test_vik_ex_09_10_two_battles_and_a_conquest():
    table = battle(10, 4, 3, [6, 3, 2], [5, 4, 2]).bury()
    assert table.armies("alba", "nortumbria") == [8, 3]
    table.attack("alba", "nortumbria", 3, 5, 3, 2, 4, 2, 1).bury()
    assert table.legal(A) == [Occupy(3, False), Occupy(2, False), Occupy(1, False)]
    assert table.play(A, Occupy(2, False)).armies("alba") == [6]


def test_vik_ex_11_two_attacked_two_move_in_at_most():
    table = battle(6, 1, 2, [6, 5], [1]).bury()
    assert table.clause(A, Occupy(3, False)) == "VIK-OCC-02"


def test_vik_ex_12_one_army_cannot_attack():
    table = Table(holdings={A: ["alba", "gales"]}, armies={"gales": 2})
    assert table.refuses(A, Attack("alba", "nortumbria", 1)).parameters["why"] == "armies"


@pytest.mark.parametrize(("before", "value"), [(0, 4), (1, 6), (2, 8), (3, 10), (5, 15), (6, 20), (13, 55)])
def test_vik_ex_13_what_exchanges_are_worth(before, value):
    assert Table("reinforce", exchanges=before).view(None).next_exchange == value


def test_vik_ex_14_a_forced_exchange_with_one_kind_of_set():
    shields, raven, hammers = cards_of("alba", "irlanda"), cards_of("gales"), cards_of("faroe", "wessex")
    table = Table("turn_start", holdings={A: ["carelia"]}, hands={A: [*shields, *raven, *hammers]})
    table.play(A, Place("free", "carelia", 3))
    assert table.clause(A, FinishPlacing()) == "VIK-CRD-04"
    sets = {frozenset(trade.cards) for trade in table.legal(A, Trade)}
    assert sets == {frozenset({shield, raven[0], hammer}) for shield in shields for hammer in hammers}


def test_vik_ex_15_two_for_iceland():
    hand = [*cards_of("islandia", "alba"), "curinga_1"]
    table = Table("reinforce", holdings={A: ["islandia"]}, hands={A: hand}).play(A, Trade(tuple(hand)))
    assert (table.pools(), table.armies("islandia", "alba")) == ({"free": 4}, [3, 1])


def eliminated(own, captured):
    """A, with so many cards, eliminates C, who has so many, and ends the turn with a card."""
    mine = cards_of("alba", "faroe", "gales", "irlanda")[:own]
    table = Table(
        holdings={A: ["vendia"], B: ["carelia"], C: ["hedeby"]},
        armies={"vendia": 4},
        hands={A: mine, C: cards_of("islandia", "mercia", "hordaland")[:captured]},
    ).attack("vendia", "hedeby", 1, 6, 1)
    while table.phase != "card":
        table.play(A, EndAttack() if table.phase == "attack" else EndFortify())
    return table.outcome()


def test_vik_ex_16_five_cards_may_be_kept():
    table = eliminated(1, 3)
    assert (len(table.hand(A)), table.phase) == (5, "captured")
    table.play(A, FinishPlacing())
    while table.state.active != A:
        table.answer_by_default()
    assert table.state.must_trade


def test_vik_ex_17_eight_cards_must_be_exchanged():
    table = eliminated(4, 3)
    assert len(table.hand(A)) == 8
    assert table.clause(A, FinishPlacing()) == "VIK-ELI-06"
    table.play(A, table.legal(A, Trade)[0])
    assert len(table.hand(A)) == 5


def test_vik_ex_18_one_fortification():
    table = Table(
        "fortify", holdings={A: ["svealand", "norrland", "trondelag"]}, armies={"svealand": 4, "norrland": 4}
    ).play(A, Move("svealand", "norrland", 2, False))
    assert table.awaiting == [D]


def test_vik_ex_19_one_place_left_in_valhalla():
    table = battle(6, 3, 3, [1, 1, 1], [5, 5, 5], valhalla={A: 5})
    assert table.legal(A) == [SendToValhalla(1), SendToValhalla(0)]
    table.play(A, SendToValhalla(1))
    assert table.supply(A) == (3, 6, 76, 0)


def with_cards(attack, defence, red=None, yellow=None):
    """A battle with the dice of both sides and the card that each has drawn."""
    table = Table(
        holdings={A: ["alba"]},
        armies={"alba": 9, "nortumbria": 1 if yellow == "odin_corvos" else len(defence)},
        valhalla={A: 6, D: 6},
    ).play(A, Attack("alba", "nortumbria", len(attack)))
    for card in (red, yellow):
        table = table.invoke(GOD[card], card) if card else table.play(table.awaiting[0], PassInvocation())
    table.roll(*attack, *defence)
    event = table.heard(None, BattleFought)[0]
    return event.attack, event.defence, event.attack_losses, event.defence_losses


def test_vik_ex_20_mjolnir_in_attack():
    assert with_cards([4, 3, 2], [4, 3, 1], red="thor_mjolnir") == ([5, 3, 2], [4, 3, 1], 1, 2)


def test_vik_ex_21_mjolnir_in_defence():
    assert with_cards([6, 5], [5, 5], yellow="thor_mjolnir") == ([6, 5], [7, 5], 2, 0)


def test_vik_ex_22_the_price_of_a_second_call():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 12, "nortumbria": 9}, valhalla={A: 6})
    for left in (4, 1):
        table.play(A, Attack("alba", "nortumbria", 3)).invoke("thor", "thor_trovao")
        table.roll(1, 1, 1, 6, 6, 6)
        table.bury()
        assert table.valhalla(A) == left
    assert table.play(A, Attack("alba", "nortumbria", 3)).asks_chance


def test_vik_ex_23_two_cards_of_loki_are_left():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 9}, valhalla={A: 6, D: 6})
    table.play(A, Attack("alba", "nortumbria", 1)).invoke("loki", "loki_ilusao").play(D, Invoke("loki"))
    assert GAME.chance(table.state) == Draw(("loki_troca", "loki_discordia"))


def test_vik_ex_24_one_army_calls_only_freyja():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 9}, valhalla={A: 1})
    assert table.play(A, Attack("alba", "nortumbria", 1)).legal(A, Invoke) == [Invoke("freya")]


def test_vik_ex_25_gungnir_against_thunder():
    found = with_cards([6, 4, 3], [5, 4, 2], red="odin_gungnir", yellow="thor_trovao")
    assert found == ([6, 4, 3], [6, 5, 2], 1, 2)


def test_vik_ex_26_shape_change():
    assert with_cards([5, 2, 1], [4], red="loki_troca") == ([5, 4, 2], [1], 0, 1)


def test_vik_ex_27_illusion_against_seidr():
    found = with_cards([3, 2], [6, 1], red="loki_ilusao", yellow="freya_seidr")
    assert found == ([3, 2], [4, 3], 2, 0)


def test_vik_ex_28_huginn_and_muninn_for_a_single_defender():
    assert with_cards([6, 5, 2], [1, 3, 6], yellow="odin_corvos") == ([6, 5, 2], [6], 1, 0)


def test_vik_ex_29_battle_cry():
    table = battle(9, 3, 3, [6, 4, 1], [5, 4, 2], commanders={A: "alba"}, effect="grito_de_batalha")
    table.play(A, Reroll(1)).roll(5)
    event = table.heard(None, BattleFought)[0]
    assert (event.attack, event.defence_losses) == ([6, 5, 4], 3)


def test_vik_ex_30_shield_wall_elsewhere():
    table = battle(9, 3, 3, [6, 4, 1], [5, 4, 2], commanders={D: "mercia"}, effect="parede_de_escudos")
    assert table.phase == "valhalla_att"


def test_vik_ex_31_war_prayer():
    table = Table(
        holdings={A: ["alba"]},
        armies={"alba": 4},
        valhalla={A: 3},
        commanders={A: "alba"},
        effect="prece_da_guerra",
    ).play(A, Attack("alba", "nortumbria", 1))
    table.invoke("odin", "odin_mimir").play(A, DrawAgain())
    assert GAME.chance(table.state) == Draw(("odin_corvos", "odin_gungnir", "odin_mimir"))
    table.draw("odin_gungnir")
    assert (table.valhalla(A), table.phase) == (0, "roll")


def test_vik_ex_32_the_commander_is_lost_and_returns():
    table = Table(
        holdings={A: ["alba"], B: ["nortumbria", "carelia"]},
        armies={"alba": 4},
        commanders={B: "nortumbria"},
        valhalla={B: 2, D: 0},
    ).attack("alba", "nortumbria", 1, 6, 1)
    table.play(B, SendToValhalla(0))
    assert table.commander(B) is None
    while table.state.active != B or table.phase != "reinforce":
        table.answer_by_default() if not table.asks_chance else table.outcome()
    table.play(B, PlaceCommander("carelia"))
    assert (table.commander(B), table.valhalla(B)) == ("carelia", 1)


def test_vik_ex_33_a_ship_in_hedeby():
    table = Table("reinforce", holdings={A: ["hedeby"]}, armies={"hedeby": 4}, valhalla={A: 2})
    table.play(A, BuildShip("hedeby"), FinishPlacing())
    assert (table.valhalla(A), table.state.removed[A]) == (1, 1)
    for target in ("saxonia", "vendia", "jutlandia"):
        assert table.clause(A, Attack("hedeby", target, 1)) == "VIK-ATK-03"


def naval(*faces):
    return Table(holdings={A: ["viken"]}, armies={"viken": 4}, ships=["viken", "frisia"]).engage(
        "viken", "frisia", *faces
    )


def test_vik_ex_34_three_pairs():
    table = naval(6, 5, 4, 5, 4, 3)
    assert (table.ships(), Attack("viken", "frisia", 3) in table.legal(A)) == (["viken"], True)


def test_vik_ex_35_two_pairs():
    table = naval(6, 5, 3, 5, 4, 3)
    assert set(table.ships()) == {"viken", "frisia"}
    assert Attack("viken", "frisia", 3) in table.legal(A)


def test_vik_ex_36_one_pair():
    table = naval(6, 4, 3, 5, 4, 3)
    assert set(table.ships()) == {"viken", "frisia"}
    assert not table.legal(A, Attack)


def test_vik_ex_37_no_pair():
    table = naval(5, 4, 3, 5, 4, 3)
    assert table.ships() == ["frisia"]
    assert Attack("viken", "oppland", 3) in table.legal(A)


def test_vik_ex_38_an_unguarded_port():
    table = Table(holdings={A: ["viken"]}, armies={"viken": 4}, ships=["viken"])
    table.attack("viken", "frisia", 2, 6, 6, 1).bury().play(A, Occupy(1, False))
    assert (table.owner("frisia"), table.ships()) == (A, ["viken"])


def test_vik_ex_39_a_conquered_ship():
    table = Table(holdings={A: ["saxonia"]}, armies={"saxonia": 4}, ships=["frisia"])
    assert table.attack("saxonia", "frisia", 1, 6, 1).bury().fleet(D) == (0, 5, 0)


def test_vik_ex_40_a_deal_of_five():
    table = opening(5)
    while table.state.phase != DEALER:
        table.outcome()
    table.roll(1, 6, 1, 1, 1)
    dealt_to = []
    while table.state.phase == DEAL:
        before = list(table.state.land.territories)
        table.outcome()
        dealt_to.append(next(k for k in range(5) if table.state.land.territories[k] > before[k]))
    assert dealt_to[:6] == [0, 4, 3, 2, 1, 0]
    assert [dealt_to.count(seat) for seat in range(5)] == [8, 7, 7, 7, 7]
    order, table = [], dealt(5, dealer=1)
    for _ in range(5):
        order.append(table.awaiting[0])
        while table.awaiting == [order[-1]]:
            table.answer_by_default()
    assert order == [1, 2, 3, 4, 0]


def test_vik_ex_41_vengeance_that_came_too_late():
    lands = [name for name in PARTS.territories if name not in ("vendia", "hedeby", "saxonia")]
    table = Table(
        holdings={A: lands[:20], B: ["hedeby"], C: ["vendia"]},
        active=C,
        armies={"vendia": 4},
        objectives={A: "obj_destruir_azul"},
    ).attack("vendia", "hedeby", 1, 6, 1)
    assert table.view(A).goal == "obj_conquista"
    assert not table.over
    while not table.over and table.state.active != A:
        table.answer_by_default() if not table.asks_chance else table.outcome()
    assert table.winners == [A]


def test_vik_ex_42_two_surrender():
    table = Table(players=3, holdings={A: ["alba"], B: ["mercia"]})
    assert table.surrender(B).surrender(2).winners == [A]
