"""VIK-BAT, VIK-GDC: the dice, and what the gods make of them."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import Attack, Invoke, PassInvocation, Reroll
from conquista.games.vikings.events import BattleFought, DiceRolled, DieRerolled, PowerRolled
from tests.rules.vikings.table import PARTS, A, D, Table

GOD = {card: card.partition("_")[0] for card in PARTS.god_cards}


def fought(attack, defence, *more, red=None, yellow=None, guard=None, **table):
    """A battle with these dice; `red` and `yellow`: the god cards; `more`: rolls that cards ask for."""
    armies = {"alba": 9, "nortumbria": guard or len(defence)}
    field = Table(holdings={A: ["alba"]}, armies=armies, valhalla={A: 6, D: 6}, **table)
    field.play(A, Attack("alba", "nortumbria", table_armies(attack, red)))
    for card in (red, yellow):
        if card:
            field.invoke(GOD[card], card)
        else:
            field.play(field.awaiting[0], PassInvocation())
    field.roll(*attack, *defence)
    for faces in more:
        field.roll(*faces)
    return field


def table_armies(attack, red):
    return len(attack) - 2 if red == "odin_corvos" else len(attack)


def result(*args, **kwargs):
    """The dice as compared, and the losses of both sides."""
    event = fought(*args, **kwargs).heard(None, BattleFought)[0]
    return event.attack, event.defence, (event.attack_losses, event.defence_losses)


def test_vik_bat_01_invocations_come_first():
    field = Table(holdings={A: ["alba"]}, armies={"alba": 3}, valhalla={A: 1, D: 1})
    field.play(A, Attack("alba", "nortumbria", 2))
    assert (field.phase, field.awaiting) == ("invoke_att", [A])
    field.play(A, PassInvocation())
    assert (field.phase, field.awaiting) == ("invoke_def", [D])
    assert field.play(D, PassInvocation()).asks_chance


def test_vik_bat_02_all_dice_at_once():
    assert fought([2, 5], [3]).heard(None, DiceRolled) == [DiceRolled([2, 5], [3])]


def test_vik_bat_03_in_descending_order():
    assert result([1, 6, 4], [2, 5, 3])[:2] == ([6, 4, 1], [5, 3, 2])


@pytest.mark.parametrize(
    ("attack", "defence", "pairs"), [([6, 6, 6], [1], 1), ([6], [1, 1, 1], 1), ([6, 6], [1, 1], 2)]
)
def test_vik_bat_04_as_many_pairs_as_the_smaller_number(attack, defence, pairs):
    assert sum(result(attack, defence)[2]) == pairs


def test_vik_bat_05_a_tie_is_the_defenders():
    assert result([4], [4])[2] == (1, 0)
    assert result([5], [4])[2] == (0, 1)


def test_vik_bat_06_the_loser_of_a_pair_loses_an_army():
    field = fought([6, 1], [5, 5], guard=2)
    assert field.armies("alba", "nortumbria") == [8, 1]


def test_vik_bat_07_values_beyond_the_faces_are_compared_as_they_are():
    assert result([6], [6], red="thor_mjolnir") == ([7], [6], (0, 1))
    assert result([1], [1], yellow="odin_gungnir") == ([0], [1], (1, 0))


def test_vik_bat_08_stages_and_the_attacker_first_in_each():
    field = fought([6, 2], [1, 1], (3, 4), red="loki_troca", yellow="odin_mimir")
    event = field.heard(None, BattleFought)[0]
    assert (event.attack, event.defence) == ([6, 3], [4, 2])
    both = result([5, 1], [5, 2], red="loki_ilusao", yellow="thor_mjolnir")
    assert both[:2] == ([5, 1], [5, 2])


def test_vik_bat_09_ranks_are_those_of_the_moment():
    assert result([6, 6, 3], [6, 6], red="freya_manto")[0] == [7, 6, 3]


@pytest.mark.parametrize(("again", "kept"), [(5, 5), (1, 2)])
def test_vik_gdc_01_brisingamen(again, kept):
    assert result([6, 2], [1, 1], (again,), red="freya_brisingamen")[0] == [6, kept]
    assert result([6, 2], [3, 1], (4,), yellow="freya_brisingamen")[1] == [4, 3]


def test_vik_gdc_02_seidr():
    assert result([1, 1, 5], [2], red="freya_seidr")[0] == [5, 3, 3]
    assert result([4], [1, 2], yellow="freya_seidr")[1] == [3, 2]


def test_vik_gdc_03_falcon_cloak():
    assert result([5, 4, 1], [2], red="freya_manto")[0] == [5, 5, 1]
    assert result([5], [4, 4, 1], yellow="freya_manto")[1] == [5, 4, 1]


def test_vik_gdc_04_mjolnir_is_stronger_in_defence():
    assert result([4, 3], [4], red="thor_mjolnir")[0] == [5, 3]
    assert result([6], [5, 5], yellow="thor_mjolnir")[1] == [7, 5]


def test_vik_gdc_05_thunder():
    assert result([4, 3, 2], [6], red="thor_trovao")[0] == [5, 4, 2]
    assert result([4], [3, 2, 1], yellow="thor_trovao")[1] == [4, 3, 1]


def test_vik_gdc_06_belt_of_strength():
    assert result([5, 4, 3], [6], red="thor_megingjord")[0] == [5, 5, 4]
    assert result([5], [4, 1], yellow="thor_megingjord")[1] == [4, 3]


def test_vik_gdc_07_illusion():
    assert result([5], [6, 5], red="loki_ilusao")[1] == [5, 4]
    assert result([5, 4], [3], yellow="loki_ilusao")[0] == [4, 3]


def test_vik_gdc_08_shape_change_only_if_it_helps():
    assert result([5, 2, 1], [4], red="loki_troca")[:2] == ([5, 4, 2], [1])
    assert result([5, 4], [3], red="loki_troca")[:2] == ([5, 4], [3])
    assert result([5], [4], yellow="loki_troca")[:2] == ([4], [5])
    assert result([5], [5], yellow="loki_troca")[:2] == ([5], [5])


def test_vik_gdc_09_discord():
    field = fought([5], [6, 4], (1,), red="loki_discordia")
    assert field.heard(None, BattleFought)[0].defence == [4, 1]
    assert field.heard(None, PowerRolled) == [PowerRolled(A, "loki_discordia", [1], [5], [4, 1])]
    assert result([5, 2], [3], (6,), yellow="loki_discordia")[0] == [6, 2]


def test_vik_gdc_10_huginn_and_muninn():
    assert result([1, 6, 2, 5], [3], red="odin_corvos")[0] == [6, 5]
    assert result([4], [1, 6, 2], yellow="odin_corvos", guard=1)[1] == [6]


def test_vik_gdc_11_gungnir():
    assert result([4, 4], [4, 3], red="odin_gungnir")[2] == (0, 2)
    assert result([4, 4], [4, 3], yellow="odin_gungnir") == ([3, 3], [4, 3], (2, 0))
    assert result([5, 4], [5, 4], red="odin_gungnir")[:2] == ([5, 4], [5, 4])


def test_vik_gdc_12_mimirs_well():
    field = fought([6, 3, 1], [4], (2, 5), red="odin_mimir")
    assert field.heard(None, BattleFought)[0].attack == [6, 5, 2]
    assert result([6], [2], (1,), yellow="odin_mimir")[1] == [1]
    assert result([6], [4], yellow="odin_mimir")[1] == [4]


@pytest.mark.parametrize(
    ("card", "value"), [("freya_manto", 5), ("thor_mjolnir", 5), ("thor_trovao", 5), ("thor_megingjord", 6)]
)
def test_vik_gdc_13_a_single_die_is_all_of_them(card, value):
    assert result([4], [1], red=card)[0] == [value]


def test_vik_gdc_14_the_lowest_also_without_a_partner():
    assert result([6, 5, 1], [6], red="thor_megingjord")[0] == [6, 5, 3]


def test_vik_gdc_15_extra_dice_can_be_rolled_again_and_cost_no_army_more():
    field = fought([1, 1, 1, 1, 1], [2], red="odin_corvos", commanders={A: "alba"}, effect="grito_de_batalha")
    assert field.phase == "reroll_att"
    field.play(A, Reroll(1)).roll(6)
    event = field.heard(None, BattleFought)[0]
    assert (event.attack, event.defence_losses) == ([6, 1, 1], 1)
    assert field.heard(None, DieRerolled) == [DieRerolled(A, 1, 6)]


def test_every_card_is_one_of_three_of_its_god():
    field = Table(holdings={A: ["alba"]}, armies={"alba": 3}, valhalla={A: 6})
    for god in PARTS.gods:
        other = Table(holdings={A: ["alba"]}, armies={"alba": 3}, valhalla={A: 6})
        other.play(A, Attack("alba", "nortumbria", 2), Invoke(god))
        left = other.game.chance(other.state).left
        assert left == tuple(card for card in PARTS.god_cards if GOD[card] == god)
    assert field.phase == "attack"
