"""Chapter 7 of War II: moves and airlifts."""

from __future__ import annotations

from conquista.games.war2.actions import Airlift, Carry, EndAttack, EndTurn, Move, Reinforce, Transport
from conquista.games.war2.events import ArmiesAirlifted, ArmiesMoved
from tests.rules.war2.table import Table


def moving(holdings: list[str], **more) -> Table:
    return Table("move", holdings={0: holdings}, **more)


def test_war2_mov_01_between_own_neighbours():
    table = moving(["brasil", "argentina", "china"], armies={"brasil": 4})
    for action, why in (
        (Move("brasil", "argelia", 1), "owner"),
        (Move("egito", "brasil", 1), "owner"),
        (Move("brasil", "china", 1), "neighbour"),
    ):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-MOV-01", why)
    table.play(0, Move("brasil", "argentina", 2))
    assert table.armies("brasil", "argentina") == [2, 3]
    assert table.heard(None) == [ArmiesMoved(0, "brasil", "argentina", 2)]


def test_war2_mov_02_one_army_always_stays():
    table = moving(["brasil", "argentina"], armies={"brasil": 4})
    assert [each.armies for each in table.legal(0, Move)] == [3, 2, 1]
    refusal = table.refuses(0, Move("brasil", "argentina", 4))
    assert (refusal.clause, refusal.parameters["most"]) == ("WAR2-MOV-02", 3)


def test_war2_mov_03_an_army_moves_once():
    table = moving(["brasil", "argentina", "venezuela"], armies={"brasil": 4})
    table.play(0, Move("brasil", "argentina", 3))
    refusal = table.refuses(0, Move("argentina", "venezuela", 1))
    expected = {"asked": 1, "most": 0, "source": "argentina"}
    assert (refusal.clause, refusal.parameters) == ("WAR2-MOV-03", expected)


def test_war2_mov_04_the_count_of_what_may_move():
    table = moving(["brasil", "argentina", "venezuela"], armies={"brasil": 4, "argentina": 3})
    assert table.view(None).movable[9:12] == [0, 3, 2]
    table.play(0, Move("brasil", "argentina", 2))
    assert table.view(None).movable[9:12] == [0, 1, 2]
    assert table.clause(0, Move("brasil", "argentina", 0)) == "WAR2-MOV-04"


def test_war2_mov_04_a_card_adds_to_what_may_move():
    table = moving(["brasil", "argentina"], hands={0: ["carta_brasil", "numero_2_01"]})
    assert table.legal(0, Move) == []
    table.play(0, Reinforce("carta_brasil", (2,), "brasil"))
    assert max(each.armies for each in table.legal(0, Move)) == 3


def test_war2_mov_05_an_airlift_between_own_centres():
    table = moving(["brasil", "china", "argentina"], armies={"brasil": 4, "argentina": 4})
    for action, why in (
        (Airlift("brasil", "egito", 1), "owner"),
        (Airlift("argentina", "china", 1), "centre"),
        (Airlift("brasil", "argentina", 1), "centre"),
        (Airlift("brasil", "brasil", 1), "same"),
    ):
        refusal = table.refuses(0, action)
        assert (refusal.clause, refusal.parameters["why"]) == ("WAR2-MOV-05", why)
    assert {(each.source, each.target) for each in table.legal(0, Airlift)} == {("brasil", "china")}
    table.play(0, Airlift("brasil", "china", 3))
    assert table.armies("brasil", "china") == [1, 4]
    assert table.heard(None) == [ArmiesAirlifted(0, "brasil", "china", 3)]


def test_war2_mov_06_neither_walks_on_nor_flies_on():
    table = moving(["brasil", "china", "japao", "argentina"], armies={"brasil": 4, "argentina": 3})
    table.play(0, Airlift("brasil", "china", 3))
    assert table.clause(0, Move("china", "japao", 1)) == "WAR2-MOV-03"
    table.play(0, Move("argentina", "brasil", 2))
    assert table.clause(0, Airlift("brasil", "china", 1)) == "WAR2-MOV-03"
    assert table.legal(0) == [EndTurn()]


def test_war2_mov_07_any_number_of_moves():
    table = moving(["brasil", "argentina", "venezuela"], armies={"brasil": 5})
    for target in ("argentina", "venezuela", "argentina", "venezuela"):
        table.play(0, Move("brasil", target, 1))
    assert table.armies("brasil", "argentina", "venezuela") == [1, 3, 3]


def test_war2_mov_08_an_airlift_costs_nothing():
    table = moving(["brasil", "china"], armies={"brasil": 3}, base={0: 2}, hands={0: ["carta_egito"]})
    table.play(0, Airlift("brasil", "china", 1))
    assert (table.view(None).base[0], table.hand(0)) == (2, ["carta_egito"])


def test_war2_ex_28_what_arrived_stays():
    own = ["vietna", "china", "mongolia"]
    table = moving(own, armies={"vietna": 5}).play(0, Move("vietna", "china", 4))
    assert table.armies("china") == [5]
    assert table.clause(0, Move("china", "mongolia", 1)) == "WAR2-MOV-03"
    table = moving(own, armies={"vietna": 5, "china": 3}).play(0, Move("vietna", "china", 4))
    assert max(each.armies for each in table.legal(0, Move) if each.target == "mongolia") == 2


def test_war2_ex_29_airlifted_armies_do_not_move_on():
    table = moving(["nova_york", "moscou", "polonia"], armies={"nova_york": 4})
    table.play(0, Airlift("nova_york", "moscou", 3))
    assert table.clause(0, Move("moscou", "polonia", 1)) == "WAR2-MOV-03"


def test_war2_ex_30_moved_armies_are_not_airlifted():
    table = moving(["mexico", "nova_york", "moscou"], armies={"mexico": 4})
    table.play(0, Move("mexico", "nova_york", 3))
    assert table.clause(0, Airlift("nova_york", "moscou", 1)) == "WAR2-MOV-03"


def test_war2_crd_21_a_transport_counts_as_a_move_in_the_movement_phase_alone():
    cards = ("carta_brasil", "carta_egito")
    own = ["brasil", "egito", "china", "japao"]
    table = Table("move", holdings={0: own}, armies={"brasil": 5}, hands={0: cards})
    table.play(0, Transport(cards), Carry("brasil", "china", 3))
    assert table.clause(0, Move("china", "japao", 1)) == "WAR2-MOV-03"
    assert table.view(None).movable[10] == 1
    table = Table("attack", holdings={0: own}, armies={"brasil": 5}, hands={0: cards})
    table.play(0, Transport(cards), Carry("brasil", "china", 3))
    table.play(0, EndAttack(), Move("china", "japao", 3))
    assert table.armies("brasil", "china", "japao") == [2, 1, 4]
