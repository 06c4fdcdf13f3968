"""Chapter 5 of War: attacks and battles."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, permutations, product

import pytest

from conquista.games.war.actions import Attack, Defend, EndAttack, EndFortify, Move, Occupy
from conquista.games.war.events import AttackEnded, BattleFought, TerritoryConquered
from conquista.kernel.chance import Dice, Rolled
from conquista.kernel.family import amount
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import copied
from conquista.parts.land.combat import ThrowTable
from tests.rules.war.table import GAME, PARTS, Table, cards_of

EVERYBODY = [0, 1, 2, None]
NEIGHBOURS = {pair for links in PARTS.links.values() for a, b in links for pair in ((a, b), (b, a))}
SET = cards_of("labrador", "california", "mexico")


def duel(origin: int, target: int, **more) -> Table:
    """A's Brasil against B's Argélia with so many armies; C holds the rest."""
    return Table(
        holdings={0: ["brasil", "japao"], 1: ["argelia", "egito"]},
        armies={"brasil": origin, "argelia": target},
        **more,
    )


def attack(table: Table, dice: int) -> Table:
    return table.play(0, Attack("brasil", "argelia", dice))


def battle_of(table: Table) -> BattleFought:
    return next(event for event in table.heard(None) if isinstance(event, BattleFought))


def dice_against(table: Table, source: str, target: str) -> list[int]:
    attacks = [action for action in table.legal(0) if isinstance(action, Attack)]
    return sorted(each.dice for each in attacks if (each.source, each.target) == (source, target))


def test_war_atk_01_only_the_active_player_attacks():
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, armies={"brasil": 3, "egito": 3})
    assert (table.awaiting, table.legal(1), table.legal(2)) == ([0], [], [])
    for seat in (1, 2):
        refusal = table.refuses(seat, Attack("egito", "argelia", 1))
        assert (refusal.clause, refusal.parameters) == ("WAR-TRN-01", {"seat": 0})
    assert Attack("brasil", "argelia", 1) in table.legal(0)


@pytest.mark.parametrize("phase", ["trade", "fortify", "end_trade", "end_place"])
def test_war_atk_01_only_in_the_state_attack(phase):
    table = duel(5, 1, phase=phase, hands={0: SET}, pools={"free": 3})
    assert not any(isinstance(action, (Attack, EndAttack)) for action in table.legal(0))
    refusal = table.refuses(0, Attack("brasil", "argelia", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-01", {"phase": phase})
    refusal = table.refuses(0, EndAttack())
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": phase, "action": "end_attack"})


def test_war_atk_01_neither_while_a_conquest_is_occupied_nor_while_the_defence_chooses():
    table = attack(duel(5, 1), 3).roll(6, 6, 6, 1)
    refusal = table.refuses(0, Attack("brasil", "peru", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-01", {"phase": "occupy"})
    table = attack(duel(5, 2, options={"defender_dice": "choose"}), 3)
    refusal = table.refuses(0, Attack("brasil", "peru", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-01", {"seat": 1})
    refusal = table.refuses(1, Attack("argelia", "brasil", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-01", {"phase": "defend"})


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_war_atk_02_one_die_is_rolled_for_each_army_that_takes_part(dice):
    table = attack(duel(6, 2), dice)
    assert table.asks_chance
    assert (GAME.chance(table.state), table.state.outcomes()) == (Dice(dice + 2), 6 ** (dice + 2))
    assert (table.armies("brasil", "argelia"), table.events) == ([6, 2], [])
    table.roll(*[1, 2, 3][:dice], 6, 5)
    battle = battle_of(table)
    assert (battle.seat, battle.defender, battle.source, battle.target) == (0, 1, "brasil", "argelia")
    assert (battle.attack, battle.defence) == ([1, 2, 3][:dice], [6, 5])
    assert all(table.heard(viewer) == [battle] for viewer in EVERYBODY)


def test_war_atk_02_nothing_else_is_decided_before_the_roll():
    table = attack(duel(6, 2), 3)
    assert (table.awaiting, table.legal(0)) == ([], [])
    assert table.refuses(0, EndAttack()).clause == "WAR-TRN-04"


def test_war_atk_03_the_origin_is_owned_by_the_attacker():
    table = duel(2, 5)
    refusal = table.refuses(0, Attack("argelia", "franca", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-03", {"why": "owner", "source": "argelia"})
    assert not any(isinstance(action, Attack) and action.source == "argelia" for action in table.legal(0))


def test_war_atk_03_the_origin_holds_at_least_two_armies():
    table = Table(holdings={0: ["brasil", "japao"]}, armies={"brasil": 1, "japao": 2})
    refusal = table.refuses(0, Attack("brasil", "argelia", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-03", {"why": "armies", "source": "brasil"})
    assert dice_against(table, "brasil", "argelia") == []
    assert dice_against(table, "japao", "china") == [1]


def test_war_atk_04_the_target_is_a_neighbour_that_the_attacker_does_not_own():
    table = Table(holdings={0: ["brasil", "peru"]}, armies={"brasil": 3, "peru": 3})
    refusal = table.refuses(0, Attack("brasil", "peru", 1))
    expected = {"why": "owner", "source": "brasil", "target": "peru"}
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-04", expected)
    refusal = table.refuses(0, Attack("brasil", "egito", 1))
    expected = {"why": "neighbour", "source": "brasil", "target": "egito"}
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-04", expected)
    assert table.refuses(0, Attack("brasil", "brasil", 1)).clause == "WAR-ATK-04"
    refusal = table.refuses(0, Attack("brasil", "atlantida", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-CMP-02", {"name": "atlantida"})


def test_war_atk_04_every_neighbour_that_is_not_owned_is_a_target_and_nothing_else():
    own = PARTS.territories[::3]
    table = Table(holdings={0: own}, armies=dict.fromkeys(own[1:], 2))
    listed = [action for action in table.legal(0) if isinstance(action, Attack)]
    expected = {(a, b) for a, b in NEIGHBOURS if a in own[1:] and b not in own}
    assert {(each.source, each.target) for each in listed} == expected
    assert len(listed) == len(expected)
    assert table.legal(0).count(EndAttack()) == 1
    assert [amount(family) for family in GAME.families(table.state, 0)] == [1] * (1 + len(expected))


@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_war_atk_05_from_one_die_to_the_armies_in_the_origin_minus_one(armies, most):
    table = duel(armies, 3)
    assert dice_against(table, "brasil", "argelia") == list(range(1, most + 1))
    for dice in range(1, most + 1):
        GAME.explain(table.state, 0, Attack("brasil", "argelia", dice))
    for dice in (0, -1, armies):
        if dice <= 3:
            refusal = table.refuses(0, Attack("brasil", "argelia", dice))
            expected = {"asked": dice, "most": most, "source": "brasil"}
            assert (refusal.clause, refusal.parameters) == ("WAR-ATK-05", expected)


@pytest.mark.parametrize("armies", [4, 5, 20])
def test_war_atk_06_never_more_than_three_dice(armies):
    table = duel(armies, 3)
    assert dice_against(table, "brasil", "argelia") == [1, 2, 3]
    for dice in (4, armies - 1, 10**12):
        if dice > 3:
            refusal = table.refuses(0, Attack("brasil", "argelia", dice))
            assert (refusal.clause, refusal.parameters) == ("WAR-ATK-06", {"asked": dice, "most": 3})


@pytest.mark.parametrize("dice", [1, 2])
def test_war_atk_07_fewer_dice_than_the_maximum_may_be_chosen(dice):
    table = attack(duel(10, 3), dice).roll(*[6] * dice, 1, 1, 1)
    assert len(battle_of(table).attack) == dice
    assert table.armies("brasil", "argelia") == [10, 3 - dice]


def test_war_atk_08_armies_of_several_territories_are_never_combined():
    table = Table(holdings={0: ["brasil", "congo"]}, armies={"brasil": 2, "congo": 2, "argelia": 2})
    assert dice_against(table, "brasil", "argelia") == dice_against(table, "congo", "argelia") == [1]
    table.play(0, Attack("brasil", "argelia", 1)).roll(1, 6, 6)
    assert table.armies("brasil", "congo", "argelia") == [1, 2, 2]


@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_war_atk_09_the_defence_rolls_one_to_three_dice_and_its_garrison_takes_part(armies, dice):
    table = attack(duel(2, armies), 1)
    assert GAME.chance(table.state) == Dice(1 + dice)


@pytest.mark.parametrize(("armies", "most"), [(2, 2), (3, 3), (7, 3)])
def test_war_atk_09_no_other_number_of_defence_dice_can_be_chosen(armies, most):
    table = attack(duel(4, armies, options={"defender_dice": "choose"}), 3)
    assert table.legal(1) == [Defend(dice) for dice in range(most, 0, -1)]
    assert len(GAME.families(table.state, 1)) == 1
    for dice in range(1, most + 1):
        GAME.explain(table.state, 1, Defend(dice))
    for dice in (0, most + 1):
        refusal = table.refuses(1, Defend(dice))
        assert (refusal.clause, refusal.parameters) == ("WAR-ATK-09", {"asked": dice, "most": most})


@pytest.mark.parametrize(("armies", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (30, 3)])
def test_war_atk_10_the_defence_rolls_the_maximum_without_being_asked(armies, dice):
    table = attack(duel(2, armies), 1)
    assert (table.asks_chance, table.awaiting, table.legal(1)) == (True, [], [])
    table.roll(1, *[2] * dice)
    assert battle_of(table).defence == [2] * dice


def test_war_atk_10_a_number_of_defence_dice_cannot_be_named():
    assert duel(4, 3).refuses(0, Defend(1)).clause == "WAR-ATK-10"


@pytest.mark.parametrize("armies", [1, 2, 3, 4, 100])
def test_war_atk_11_a_target_may_be_attacked_whatever_its_armies(armies):
    assert dice_against(duel(2, armies), "brasil", "argelia") == [1]


def test_war_atk_12_every_throw_is_sorted_from_high_to_low():
    throws = ThrowTable()
    assert list(throws.throws) == [1, 6, 36, 216]
    faces = throws.sorted
    for dice in (1, 2, 3):
        for number, thrown in enumerate(product(range(1, 7), repeat=dice)):
            assert faces[dice][number][:dice] == sorted(thrown)[::-1]


def test_war_atk_12_dice_are_compared_from_high_to_low_in_whatever_order_they_fell():
    for attackers in permutations((5, 4, 1)):
        for defenders in permutations((6, 3, 1)):
            table = attack(duel(4, 3), 3).roll(*attackers, *defenders)
            assert table.armies("brasil", "argelia") == [2, 2]
            assert battle_of(table).attack == list(attackers)


@pytest.mark.parametrize("defenders", [1, 2, 3])
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_war_atk_12_highest_with_highest_second_with_second_third_with_third(attackers, defenders):
    start = attack(duel(9, defenders), attackers).state
    chance = GAME.chance(start)
    brasil = PARTS.territories.index("brasil")
    for thrown in combinations_with_replacement(range(1, 7), attackers):
        for against in combinations_with_replacement(range(1, 7), defenders):
            pairs = list(zip(sorted(thrown)[::-1], sorted(against)[::-1], strict=False))
            state = GAME.after(start, CHANCE, chance.outcome(Rolled(6, (*thrown, *against))))
            lost = sum(one <= other for one, other in pairs)
            assert (state.battle.attack_losses, state.battle.defence_losses) == (lost, len(pairs) - lost)
            conquered = len(pairs) - lost == defenders
            assert state.land.armies[brasil] == 9 - lost - conquered


@pytest.mark.parametrize(
    ("attackers", "defenders", "left"),
    [
        ((6,), (5, 5, 5), [9, 2]),
        ((1,), (1, 1, 1), [8, 3]),
        ((6, 6), (1, 1, 6), [8, 2]),
        ((3, 2, 1), (2, 2), [8, 1]),
        ((5, 1, 1), (6,), [8, 1]),
        ((6, 6, 1), (5, 5, 5), [8, 1]),
    ],
)
def test_war_atk_13_dice_without_a_partner_are_ignored(attackers, defenders, left):
    table = attack(duel(9, len(defenders)), len(attackers)).roll(*attackers, *defenders)
    assert table.armies("brasil", "argelia") == left
    battle = battle_of(table)
    assert battle.attack_losses + battle.defence_losses == min(len(attackers), len(defenders))


@pytest.mark.parametrize(("one", "other", "left"), [(2, 1, [5, 1]), (1, 2, [4, 2]), (6, 5, [5, 1])])
def test_war_atk_14_the_loser_of_a_pair_removes_one_army(one, other, left):
    table = attack(duel(5, 2), 1).roll(one, other, 1)
    assert table.armies("brasil", "argelia") == left


@pytest.mark.parametrize("face", range(1, 7))
def test_war_atk_15_a_tied_pair_is_won_by_the_defence(face):
    table = attack(duel(5, 3), 3).roll(face, face, face, face, face, face)
    assert table.armies("brasil", "argelia") == [2, 3]


def test_war_atk_16_the_losses_of_all_pairs_are_removed_together():
    table = attack(duel(4, 3), 3).roll(6, 5, 1, 5, 4, 2)
    assert table.armies("brasil", "argelia") == [3, 1]
    battles = [event for event in table.heard(1) if isinstance(event, BattleFought)]
    assert [(battle.attack_losses, battle.defence_losses) for battle in battles] == [(1, 2)]


def test_war_atk_16_a_lost_pair_takes_no_die_from_the_next_one():
    table = attack(duel(3, 2), 2).roll(6, 4, 5, 4)
    assert table.armies("brasil", "argelia") == [2, 1]
    table = attack(duel(3, 2), 2).roll(5, 4, 6, 3)
    assert table.armies("brasil", "argelia") == [2, 1]


def test_war_atk_17_any_number_of_attacks_one_battle_at_a_time():
    table = duel(9, 3, phase="attack")
    table.play(0, Attack("brasil", "argelia", 3)).roll(1, 1, 1, 2, 2, 2)
    table.play(0, Attack("brasil", "argelia", 1)).roll(6, 2, 2, 2)
    table.play(0, Attack("brasil", "peru", 2)).roll(1, 1, 2)
    assert (table.phase, table.awaiting) == ("attack", [0])
    assert table.armies("brasil", "argelia", "peru") == [5, 2, 1]
    assert len(table.heard(None)) == 3


def test_war_atk_17_a_new_battle_begins_with_nothing_rolled_and_nothing_lost():
    table = duel(9, 3)
    battle = table.state.battle
    assert (battle.source, battle.target, battle.attack_dice, battle.defence_dice) == (0, 0, 0, 0)
    attack(table, 3).roll(6, 1, 1, 2, 2, 2)
    assert (battle.attack_losses, battle.defence_losses, battle.outcome > 0) == (2, 1, True)
    assert copied(table.state).dump() == table.state.dump()
    attack(table, 2)
    assert (battle.attack_losses, battle.defence_losses, battle.outcome) == (0, 0, 0)


def test_war_atk_17_from_other_origins_too():
    table = Table(holdings={0: ["brasil", "japao"]}, armies={"brasil": 3, "japao": 3})
    table.play(0, Attack("brasil", "argelia", 1)).roll(1, 6)
    table.play(0, Attack("japao", "china", 2)).roll(1, 1, 6)
    assert table.armies("brasil", "japao") == [2, 2]
    assert dice_against(table, "brasil", "argelia") == dice_against(table, "japao", "china") == [1]


@pytest.mark.parametrize("battles", [0, 1, 2])
def test_war_atk_18_the_attacker_may_stop_at_any_time(battles):
    table = Table(holdings={0: ["brasil", "peru"]}, armies={"brasil": 5})
    for _ in range(battles):
        attack(table, 1).roll(1, 6)
    assert EndAttack() in table.legal(0)
    table.play(0, EndAttack())
    assert (table.phase, table.awaiting) == ("fortify", [0])
    assert table.armies("brasil", "peru") == [5 - battles, 1]
    assert all(table.heard(viewer)[-1] == AttackEnded(0) for viewer in EVERYBODY)


def test_war_atk_19_no_armies_move_during_the_attacks():
    table = Table(holdings={0: ["brasil", "peru"]}, armies={"brasil": 5})
    refusal = table.refuses(0, Move("brasil", "peru", 1))
    assert (refusal.clause, refusal.parameters) == ("WAR-ATK-19", {})
    attack(table, 3).roll(6, 6, 6, 1)
    assert table.phase == "occupy"
    assert table.refuses(0, Move("brasil", "peru", 1)).clause == "WAR-ATK-19"
    refusal = table.refuses(0, EndFortify())
    assert (refusal.clause, refusal.parameters) == ("WAR-TRN-03", {"phase": "occupy", "action": "end_fortify"})


def test_war_atk_19_a_battle_touches_its_two_territories_only():
    table = duel(5, 3)
    before = table.view(None)
    attack(table, 3).roll(6, 5, 1, 4, 4, 4)
    changed = {
        name
        for name, one, other in zip(PARTS.territories, before.armies, table.view(None).armies, strict=True)
        if one != other
    }
    assert changed == {"brasil", "argelia"}
    assert table.view(None).owners == before.owners


@pytest.mark.parametrize("seed", range(8))
def test_war_atk_20_every_battle_removes_an_army_so_that_a_turn_ends(seed):
    dice = random.Random(seed)
    own = dice.sample(PARTS.territories, 10)
    table = Table(
        holdings={0: own, 1: [name for name in PARTS.territories if name not in own][:16]},
        armies={name: dice.randint(1, 12) for name in PARTS.territories},
        objectives=dict.fromkeys(range(3), "obj_24_territorios"),
    )
    armies = sum(table.view(None).armies)
    while table.phase in ("attack", "occupy"):
        actions = [action for action in table.legal(0) if action != EndAttack()]
        table.play(0, dice.choice(actions))
        if table.phase == "battle":
            table.outcome(dice.randrange(table.state.outcomes()))
            now = sum(table.view(None).armies)
            assert now < armies
            armies = now
        else:
            assert sum(table.view(None).armies) == armies
    mine = {name for name in PARTS.territories if table.owner(name) == 0}
    able = {name for name in mine if table.armies(name)[0] > 1}
    assert table.over or not any(a in able and b not in mine for a, b in NEIGHBOURS)


def test_war_ex_05_dice_by_the_armies_in_the_origin():
    allowed = {1: [], 2: [1], 3: [1, 2], 4: [1, 2, 3], 5: [1, 2, 3], 12: [1, 2, 3]}
    for armies, dice in allowed.items():
        table = Table(holdings={0: ["brasil", "japao"]}, armies={"brasil": armies, "japao": 2})
        assert dice_against(table, "brasil", "peru") == dice


def test_war_ex_07_three_against_three():
    table = attack(duel(4, 3), 3).roll(5, 4, 1, 6, 3, 1)
    assert table.armies("brasil", "argelia") == [2, 2]
    battle = battle_of(table)
    assert (battle.attack_losses, battle.defence_losses) == (2, 1)


def test_war_ex_08_after_two_against_two_are_left_only_one_die_attacks_two():
    table = duel(2, 2)
    assert dice_against(table, "brasil", "argelia") == [1]
    attack(table, 1).roll(6, 1, 1)
    assert (len(battle_of(table).attack), len(battle_of(table).defence)) == (1, 2)


def test_war_ex_09_two_dice_against_one_compare_only_the_highest():
    table = attack(duel(3, 1), 2).roll(3, 2, 6)
    assert table.armies("brasil", "argelia") == [2, 1]
    assert table.owner("argelia") == 1


def test_war_ex_10_ten_against_four():
    table = attack(duel(10, 4), 3).roll(6, 3, 2, 5, 4, 2)
    assert table.armies("brasil", "argelia") == [8, 3]


def test_war_ex_13_four_armies_attack_one_with_three_dice_against_one():
    table = attack(duel(4, 1), 3)
    assert GAME.chance(table.state) == Dice(4)
    table.roll(6, 2, 1, 5)
    assert (battle_of(table).attack, battle_of(table).defence) == ([6, 2, 1], [5])


def test_war_ex_27_mexico_rolls_three_dice_against_one_in_nova_york():
    table = Table(holdings={0: ["mexico"], 1: ["nova_york", "egito"]}, armies={"mexico": 4})
    table.play(0, Attack("mexico", "nova_york", 3)).roll(1, 2, 3, 3)
    assert (battle_of(table).attack, battle_of(table).defence) == ([1, 2, 3], [3])


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("face", range(1, 7))
def test_war_ex_29_against_one_die_both_sides_together_lose_one_army(dice, face):
    table = attack(duel(6, 1), dice).roll(*[4, 3, 2][:dice], face)
    battle = battle_of(table)
    assert (battle.attack_losses, battle.defence_losses) == ((1, 0) if face >= 4 else (0, 1))
    assert (TerritoryConquered(0, "brasil", "argelia", 1) in table.heard(None)) == (face < 4)


def test_war_ex_30_no_move_between_own_territories_during_attack():
    table = Table(holdings={0: ["brasil", "peru"]}, armies={"brasil": 5, "peru": 2})
    assert table.refuses(0, Move("brasil", "peru", 1)).clause == "WAR-ATK-19"
    attack(table, 3).roll(6, 6, 6, 1).play(0, Occupy(0))
    assert table.refuses(0, Move("brasil", "argelia", 1)).clause == "WAR-ATK-19"
    table.play(0, EndAttack()).play(0, Move("brasil", "peru", 1))
    assert table.armies("brasil", "peru") == [3, 3]
