"""VIK-ELI, VIK-SUR: elimination and surrender."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    AttackShip,
    EndAttack,
    EndFortify,
    FinishPlacing,
    Invoke,
    Occupy,
    Place,
    SendToValhalla,
    TakeColour,
    Trade,
)
from conquista.games.vikings.events import (
    CardsTaken,
    HandDiscarded,
    PlayerEliminated,
    PlayerSurrendered,
    SurrenderAnnounced,
)
from conquista.kernel.action import Surrender
from conquista.parts.land.limits import NEUTRAL
from tests.rules.vikings.table import PARTS, A, B, C, D, Table, cards_of, opening, region

RAVENS = cards_of("islandia", "mercia", "gales")
SHIELDS = cards_of("alba", "irlanda", "hedeby")


def last_stand(**more):
    """C holds only Nortúmbria, which A attacks from Alba."""
    holdings = {A: ["alba"], B: ["mercia"], C: ["nortumbria"], **more.pop("holdings", {})}
    armies = {"alba": 9, **more.pop("armies", {})}
    return Table(holdings=holdings, armies=armies, **more)


def taken(**more):
    return last_stand(**more).attack("alba", "nortumbria", 1, 6, 1)


def test_vik_eli_01_out_without_a_territory():
    table = taken()
    assert table.view(None).fates[C] == "eliminated"
    assert table.heard(None, PlayerEliminated) == [PlayerEliminated(C, A, 0)]
    assert table.clause(C, EndAttack()) == "VIK-ELI-01"
    assert table.clause(C, Surrender()) == "VIK-ELI-01"


def test_vik_eli_02_the_conqueror_gets_the_cards_unseen():
    table = taken(hands={A: SHIELDS[:1], C: RAVENS[:2]})
    assert set(table.hand(A)) == {*SHIELDS[:1], *RAVENS[:2]}
    assert table.view(A).hands[A] == [*SHIELDS[:1], *RAVENS[:2]]
    assert table.heard(A, CardsTaken) == [CardsTaken(A, C, 2, RAVENS[:2])]
    assert table.heard(B, CardsTaken) == [CardsTaken(A, C, 2)]


def test_vik_eli_03_his_pieces_leave_the_game():
    table = taken(valhalla={C: 4}, commanders={C: "nortumbria"}, removed={C: 2}, sunk={C: 1})
    assert table.supply(C) == (0, 0, 0, 0)
    assert (table.state.fleet.in_reserve[C], table.commander(C)) == (0, None)


def test_vik_eli_04_his_objective_stays_hidden():
    table = taken(objectives={C: "obj_danelaw"})
    assert table.view(A).objectives[C] is None
    assert table.view(C).objectives[C] == "obj_danelaw"


def test_vik_eli_05_the_turn_goes_on_without_exchange():
    table = taken(hands={C: RAVENS})
    assert table.phase == "attack"
    assert table.clause(A, Trade(tuple(RAVENS))) == "VIK-ELI-05"


def test_vik_eli_06_at_the_end_of_the_turn_after_the_card():
    table = taken(hands={A: SHIELDS, C: RAVENS})
    table.play(A, EndAttack(), EndFortify()).draw("carta_faroe")
    assert (table.phase, len(table.hand(A))) == ("captured", 7)
    assert table.refuses(A, FinishPlacing()).parameters == {"hand": 7}
    table.play(A, Trade(tuple(RAVENS)), Place("free", "alba", 4))
    assert {type(action) for action in table.legal(A)} == {Trade, FinishPlacing}
    table.play(A, Trade((SHIELDS[0], SHIELDS[1], SHIELDS[2])), Place("free", "alba", 6), FinishPlacing())
    assert (table.hand(A), table.state.active) == (["carta_faroe"], B)


def test_vik_eli_07_those_armies_are_placed_at_once():
    table = taken(hands={A: SHIELDS, C: RAVENS})
    table.play(A, EndAttack(), EndFortify()).draw("carta_faroe")
    table.play(A, Trade(tuple(SHIELDS)))
    assert table.pools() == {"free": 4}
    assert table.refuses(A, FinishPlacing()).parameters == {"why": "left", "armies": 4}


def test_vik_eli_08_a_victory_comes_first():
    table = taken(objectives={A: "obj_destruir_verde"}, hands={C: RAVENS})
    assert (table.over, table.winners) == (True, [A])


def test_vik_eli_09_nobody_is_eliminated_in_his_own_turn():
    table = last_stand(armies={"alba": 2, "nortumbria": 3}).attack("alba", "nortumbria", 1, 1, 6, 6, 6)
    table.bury()
    assert table.armies("alba") == [1]
    assert table.state.in_play >> A & 1


def test_vik_sur_01_at_once_outside_a_combat():
    table = last_stand().surrender(B)
    assert table.heard(None) == [PlayerSurrendered(B, 0)]
    assert table.clause(B, Surrender()) == "VIK-SUR-01"


def test_vik_sur_01_after_the_combat_within_one_and_by_defaults_until_then():
    table = last_stand(armies={"nortumbria": 3}, valhalla={A: 3, C: 3})
    table.play(A, Attack("alba", "nortumbria", 3)).surrender(C)
    assert table.heard(None)[-1] == SurrenderAnnounced(C)
    assert table.view(None).leaving == [C]
    assert table.owner("nortumbria") == C
    table.invoke("freya", "freya_seidr").roll(6, 5, 4, 1, 1, 6)
    assert table.phase == "valhalla_att"
    table.play(A, SendToValhalla(0))
    assert table.owner("nortumbria") == NEUTRAL
    assert table.heard(None)[-1] == PlayerSurrendered(C, 0)


def test_vik_sur_01_the_attacker_who_leaves_still_moves_in_with_all():
    table = last_stand(armies={"nortumbria": 1}, holdings={C: ["nortumbria", "carelia"]}, valhalla={C: 1})
    table.play(A, Attack("alba", "nortumbria", 3)).surrender(A)
    table.play(C, *[action for action in table.legal(C) if type(action) is not Invoke])
    table.roll(6, 6, 6, 1).play(C, SendToValhalla(1))
    assert table.armies("alba", "nortumbria") == [6, 3]
    assert table.owner("nortumbria") == NEUTRAL
    assert table.state.active == B
    assert table.view(None).fates[A] == "surrendered"


def test_vik_sur_01_while_colours_are_chosen_it_waits_for_the_deal():
    table = opening(colours=[None] * 4).surrender(B)
    table.play(A, TakeColour("azul"))
    assert table.awaiting == [C]
    assert table.view(None).colours[B] == "vermelho"
    table.play(C, TakeColour("preto")).play(D, TakeColour("verde"))
    while table.asks_chance:
        table.outcome(1 if table.state.outcomes() == 6**4 else 0)
    assert table.view(None).fates[B] == "surrendered"
    assert table.state.land.territories[NEUTRAL] == 9


def test_vik_sur_02_his_territories_become_neutral_with_their_armies():
    table = last_stand(armies={"mercia": 4}).surrender(B)
    assert (table.owner("mercia"), table.armies("mercia")) == (NEUTRAL, [4])


def test_vik_sur_03_cards_open_pieces_gone_objective_hidden():
    table = Table(
        holdings={A: ["alba"], B: ["hedeby"], C: ["mercia"]},
        armies={"alba": 3},
        hands={B: RAVENS},
        valhalla={B: 3},
        ships=["hedeby"],
        commanders={B: "hedeby"},
        objectives={B: "obj_danelaw"},
    ).surrender(B)
    assert set(table.view(None).discards) == set(RAVENS)
    assert table.heard(None)[-1] == HandDiscarded(B, sorted(RAVENS, key=PARTS.cards.index))
    assert (table.supply(B), table.ships(), table.commander(B)) == ((0, 0, 0, 0), [], None)
    assert table.state.fleet.in_reserve[B] == 0
    assert table.view(A).objectives[B] is None


def test_vik_sur_04_his_turn_ends_without_a_card():
    table = last_stand(conquered=True).surrender(A)
    assert (table.state.active, table.view(None).pile_size) == (B, 38)
    placing = Table("reinforce", holdings={A: ["alba"], B: ["mercia"]}, pools={"free": 3}).surrender(A)
    assert placing.pools() == {"free": 3}
    assert placing.state.active == B


def test_vik_sur_05_neutral_territories_defend_with_all_and_have_nothing():
    table = last_stand(armies={"mercia": 5, "nortumbria": 4}, valhalla={C: 6}).surrender(C)
    table.attack("alba", "nortumbria", 2)
    assert table.game.chance(table.state).count == 5
    table.roll(6, 6, 1, 1, 1)
    assert table.phase == "attack"
    assert table.armies("nortumbria") == [2]
    assert table.supply(C) == (0, 0, 0, 0)


def test_vik_sur_06_a_region_with_a_neutral_territory_is_nobodys():
    lands = region("atlantico")
    table = Table("turn_end", active=D, holdings={A: lands[1:], B: lands[:1], C: ["alba"]})
    table.surrender(B)
    assert "atlantico" not in table.pools()


@pytest.mark.parametrize("pairs", [2])
def test_vik_sur_07_the_assault_goes_on_and_the_sea_is_free(pairs):
    table = Table(holdings={A: ["viken"], C: ["frisia"]}, armies={"viken": 5}, ships=["viken", "frisia"])
    assert AttackShip("viken", "frisia") in table.legal(A)
    table.surrender(C)
    assert table.ships() == ["viken"]
    assert Attack("viken", "frisia", 3) in table.legal(A)


def test_vik_sur_08_nobody_gains_by_it():
    table = last_stand(objectives={A: "obj_destruir_verde"}, hands={C: RAVENS}).surrender(C)
    assert not table.over
    assert table.hand(A) == []
    table.attack("alba", "nortumbria", 1, 6, 1)
    assert not table.over
    assert not table.state.eliminated
    assert table.clause(A, Occupy(1, False)) == "VIK-OCC-01"
