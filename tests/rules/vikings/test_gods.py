"""VIK-GOD: the invocation of the gods."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import Attack, AttackShip, Invoke, PassInvocation
from conquista.games.vikings.events import BattleFought, GodCardDrawn, GodInvoked
from tests.rules.vikings.table import A, C, D, Table


def field(valhalla=None, **more):
    armies = {"alba": 9, "nortumbria": 9}
    table = Table(
        holdings=more.pop("holdings", {A: ["alba"]}), armies=armies, valhalla=valhalla or {A: 6, D: 6}, **more
    )
    return table.play(A, Attack("alba", "nortumbria", 1))


def gods(table, seat):
    return [action.god for action in table.legal(seat, Invoke)]


def test_vik_god_01_each_side_may_invoke_once_before_the_roll():
    table = field().invoke("freya", "freya_seidr")
    assert (table.phase, table.awaiting) == ("invoke_def", [D])
    assert table.invoke("thor", "thor_trovao").asks_chance
    naval = Table(
        holdings={A: ["viken"]}, ships=["viken", "frisia"], valhalla={A: 1}, options={"commander": False}
    ).play(A, AttackShip("viken", "frisia"))
    assert gods(naval, A) == ["freya"]


def test_vik_god_02_nobody_invokes_after_the_roll():
    table = field().pass_gods().roll(1, 6, 6, 6)
    assert table.phase == "attack"
    assert table.clause(A, Invoke("freya")) == "VIK-GOD-02"


def test_vik_god_03_the_attackers_card_lies_open_before_the_defender_decides():
    table = field().invoke("freya", "freya_seidr")
    assert table.view(D).combat.attack_card == "freya_seidr"
    assert table.awaiting == [D]


def test_vik_god_04_name_sacrifice_and_draw():
    table = field().play(A, Invoke("thor"))
    assert (table.valhalla(A), table.state.removed[A]) == (4, 2)
    table.draw("thor_mjolnir")
    assert table.heard(C)[1:] == [GodInvoked(A, "thor", 2), GodCardDrawn(A, "thor_mjolnir")]


@pytest.mark.parametrize(("god", "cost"), [("freya", 1), ("thor", 2), ("loki", 2), ("odin", 3)])
def test_vik_god_05_what_each_costs(god, cost):
    assert field().play(A, Invoke(god)).valhalla(A) == 6 - cost


def test_vik_god_05_more_for_each_earlier_one_of_the_assault():
    table = field().invoke("freya", "freya_seidr").invoke("freya", "freya_manto").roll(1, 6, 6, 6).bury()
    assert (table.valhalla(A), table.valhalla(D)) == (5, 5)
    table.play(A, Attack("alba", "nortumbria", 1)).invoke("freya", "freya_seidr")
    assert table.valhalla(A) == 3
    table.invoke("thor", "thor_trovao")
    assert table.valhalla(D) == 2
    view = table.view(None).assaults
    assert [(one.attack_calls, one.defence_calls) for one in view] == [(2, 2)]


def test_vik_god_05_another_assault_counts_anew():
    table = field().invoke("freya", "freya_seidr").play(D, PassInvocation()).roll(1, 6, 6, 6).bury()
    table.play(A, Attack("alba", "ilhas_do_sul", 1)).invoke("freya", "freya_seidr")
    assert table.valhalla(A) == 4


def test_vik_god_06_who_cannot_pay_cannot_invoke():
    table = field({A: 2, D: 0})
    assert gods(table, A) == ["freya", "thor", "loki"]
    error = table.refuses(A, Invoke("odin"))
    assert (error.clause, error.parameters) == ("VIK-GOD-06", {"god": "odin", "cost": 3, "valhalla": 2})
    assert table.play(A, PassInvocation()).asks_chance


def test_vik_god_07_three_cards_or_two_if_the_other_side_holds_one():
    table = field().play(A, Invoke("loki"))
    assert table.state.outcomes() == 3
    table.draw("loki_ilusao").play(D, Invoke("loki"))
    assert table.game.chance(table.state).left == ("loki_troca", "loki_discordia")


def test_vik_god_08_by_the_line_of_the_own_side():
    attack = field().invoke("thor", "thor_mjolnir").play(D, PassInvocation()).roll(5, 1, 1, 1)
    assert attack.heard(None, BattleFought)[0].attack == [6]
    defence = field().play(A, PassInvocation()).invoke("thor", "thor_mjolnir").roll(5, 5, 1, 1)
    assert defence.heard(None, BattleFought)[0].defence == [7, 1, 1]


def test_vik_god_09_a_card_holds_for_one_roll():
    table = field().invoke("thor", "thor_mjolnir").play(D, PassInvocation()).roll(1, 6, 6, 6).bury()
    table.play(A, Attack("alba", "nortumbria", 1)).pass_gods().roll(4, 4, 1, 1)
    assert table.heard(None, BattleFought)[-1].attack == [4]
    table.bury().play(A, Attack("alba", "nortumbria", 1), Invoke("thor"))
    assert table.state.outcomes() == 3


def test_vik_god_10_11_the_cost_stays_paid_and_there_is_nothing_to_choose():
    table = field().invoke("freya", "freya_seidr").play(D, PassInvocation()).roll(6, 1, 1, 1)
    assert table.valhalla(A) == 5
    assert table.heard(None, BattleFought)[0].attack == [6]


def test_vik_god_11_an_effect_holds_even_against_its_invoker():
    """Discórdia has the 2 rolled again; the 6 that comes stands."""
    table = field().invoke("loki", "loki_discordia").play(D, PassInvocation()).roll(3, 2, 1, 1)
    assert table.asks_chance
    table.roll(6)
    fought = table.heard(None, BattleFought)[0]
    assert (fought.defence, fought.attack_losses) == ([6, 1, 1], 1)


def test_vik_god_12_attack_again_and_invoke_again():
    table = field({A: 6, D: 6})
    for left in (5, 3, 0):
        table.invoke("freya", "freya_seidr").pass_gods().roll(6, 1, 1, 1)
        assert table.valhalla(A) == left
        table.bury().play(A, Attack("alba", "nortumbria", 1))
    assert table.awaiting == [D]


def test_vik_god_13_neutral_armies_never_invoke():
    table = Table(holdings={A: ["alba"], C: ["nortumbria"]}, armies={"alba": 5}, valhalla={C: 6}).surrender(C)
    assert table.play(A, Attack("alba", "nortumbria", 1)).asks_chance
