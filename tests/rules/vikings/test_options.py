"""VIK-OPT: the options of the table."""

from __future__ import annotations

import pytest

from conquista.games.vikings.actions import (
    Attack,
    AttackShip,
    BuildShip,
    Defend,
    EndAttack,
    EndFortify,
    Invoke,
    Move,
    PlaceCommander,
    Reroll,
    Sail,
)
from conquista.games.vikings.events import GameEnded, NavalCombatEnded, NavalRollFought
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table, dealt, opening

OFF = {"gods": False, "commander": False, "ships": False}


def test_vik_opt_01_three_players():
    assert GAME.seats_of(opening(3).state) == 3
    with pytest.raises(BadSetup):
        GAME.new_state([SeatSetup()] * 3, {})


def test_vik_opt_02_without_gods_nobody_invokes():
    table = Table(
        holdings={A: ["alba"]}, armies={"alba": 4}, valhalla={A: 6, D: 6}, options={"gods": False}
    ).play(A, Attack("alba", "nortumbria", 1))
    assert table.asks_chance


def test_vik_opt_02_all_off_is_the_basic_game():
    table = dealt(options=OFF)
    assert table.view(None).effect is None
    assert table.legal(A, PlaceCommander) == []
    while table.phase == "place":
        table.answer_by_default()
    assert table.phase == "reinforce"


def test_vik_opt_03_without_commanders():
    table = Table("reinforce", holdings={A: ["alba"]}, options={"commander": False}, valhalla={A: 3})
    assert table.clause(A, PlaceCommander("alba")) == "VIK-OPT-03"


def test_vik_opt_04_without_ships():
    options = {"ships": False}
    yard = Table("reinforce", holdings={A: ["hedeby"]}, valhalla={A: 3}, options=options)
    assert yard.clause(A, BuildShip("hedeby")) == "VIK-OPT-04"
    assert yard.fleet(A) == (0, 0, 0)
    table = Table(holdings={A: ["viken"]}, armies={"viken": 3}, options=options)
    assert table.clause(A, AttackShip("viken", "frisia")) == "VIK-OPT-04"
    moving = Table("fortify", holdings={A: ["viken", "frisia"]}, armies={"viken": 3}, options=options)
    assert moving.clause(A, Sail("viken", "frisia", 1, False, False)) == "VIK-OPT-04"


def test_vik_opt_05_a_named_effect():
    table = dealt(options={"command_effect": "parede_de_escudos"})
    assert table.view(None).effect == "parede_de_escudos"
    for effect, part in (
        ("aguas_sangrentas", "ships"),
        ("prece_da_guerra", "gods"),
        ("grito_de_batalha", "commander"),
    ):
        with pytest.raises(BadSetup):
            opening(options={"command_effect": effect, part: False})


def rounds(*pairs, **more):
    """A naval combat of three rolls; `pairs`: how many the attack wins in each."""
    dice = {3: (6, 6, 6, 1, 1, 1), 2: (6, 6, 1, 1, 1, 1), 1: (6, 1, 1, 1, 1, 1), 0: (1, 1, 1, 1, 1, 1)}
    table = Table(
        holdings={A: ["viken"]},
        armies={"viken": 3},
        ships=["viken", "frisia"],
        options={"naval_mode": "three_rounds"},
        **more,
    ).engage("viken", "frisia")
    for number in pairs:
        table.roll(*dice[number]).pass_gods()
    return table


@pytest.mark.parametrize(
    ("pairs", "result"), [((2, 3, 2), "sunk"), ((2, 0, 3), "open"), ((1, 1, 2), "spent"), ((1, 0, 1), "lost")]
)
def test_vik_opt_06_three_rolls_of_which_two_win(pairs, result):
    table = rounds(*pairs)
    assert len(table.heard(None, NavalRollFought)) == 3
    assert [event.result for event in table.heard(None, NavalCombatEnded)] == [result]


def test_vik_opt_06_each_roll_has_its_invocations_and_their_price_grows():
    table = Table(
        holdings={A: ["viken"]},
        armies={"viken": 3},
        ships=["viken", "frisia"],
        valhalla={A: 6},
        options={"naval_mode": "three_rounds"},
    ).play(A, AttackShip("viken", "frisia"))
    for left in (5, 3, 0):
        table.invoke("freya", "freya_seidr").roll(6, 6, 6, 1, 1, 1)
        assert table.valhalla(A) == left
    assert table.phase == "attack"


def test_vik_opt_06_bloody_waters_once_in_the_whole_combat():
    table = rounds(commanders={A: "viken"}, effect="aguas_sangrentas").roll(1, 1, 1, 1, 1, 1)
    table.play(A, Reroll(1)).roll(6).roll(1, 1, 1, 1, 1, 1)
    assert table.asks_chance


def test_vik_opt_07_how_a_lost_commander_comes_back():
    free = Table("reinforce", holdings={A: ["alba"]}, options={"commander_return": "free"})
    assert free.play(A, PlaceCommander("alba")).commander(A) == "alba"
    never = Table("reinforce", holdings={A: ["alba"]}, valhalla={A: 6}, options={"commander_return": "never"})
    assert never.clause(A, PlaceCommander("alba")) == "VIK-OPT-07"


def test_vik_opt_08_the_defender_chooses_his_dice():
    options = {"defender_dice": "choose"}
    table = Table(
        holdings={A: ["alba"]}, armies={"alba": 5, "nortumbria": 4}, valhalla={D: 3}, options=options
    ).play(A, Attack("alba", "nortumbria", 2))
    table.invoke("odin", "odin_corvos")
    assert (table.phase, table.awaiting) == ("dice_def", [D])
    assert table.refuses(D, Defend(4)).parameters == {"asked": 4, "most": 3}
    assert table.play(D, Defend(1)).state.outcomes() == 6 ** (2 + 1 + 2)
    single = Table(holdings={A: ["alba"]}, armies={"alba": 5}, options=options)
    assert single.play(A, Attack("alba", "nortumbria", 2)).asks_chance
    neutral = Table(
        holdings={A: ["alba"], C: ["nortumbria"]}, armies={"alba": 5, "nortumbria": 3}, options=options
    )
    assert neutral.surrender(C).play(A, Attack("alba", "nortumbria", 2)).asks_chance
    naval = Table(holdings={A: ["viken"]}, ships=["viken", "frisia"], options=options, armies={"frisia": 3})
    assert naval.play(A, AttackShip("viken", "frisia")).asks_chance


def test_vik_opt_09_classic_fortification_moves_nothing_twice():
    options = {"fortify_mode": "classic"}
    table = Table(
        "fortify",
        holdings={A: ["alba", "nortumbria", "mercia"]},
        armies={"alba": 4, "nortumbria": 2},
        commanders={A: "alba"},
        options=options,
    )
    table.play(A, Move("alba", "nortumbria", 3, True))
    assert table.phase == "fortify"
    error = table.refuses(A, Move("nortumbria", "mercia", 2, False))
    assert (error.clause, error.parameters["most"]) == ("VIK-OPT-09", 1)
    assert table.clause(A, Move("nortumbria", "mercia", 1, True)) == "VIK-FOR-05"
    table.play(A, Move("nortumbria", "mercia", 1, False))
    assert table.armies("nortumbria", "mercia") == [4, 2]
    assert table.awaiting == [D]


def test_vik_opt_09_each_ship_sails_once():
    table = Table(
        "fortify",
        holdings={A: ["viken", "oppland", "frisia", "nortumbria"]},
        armies={"viken": 4},
        ships=["viken"],
        options={"fortify_mode": "classic"},
    ).play(A, Sail("viken", "frisia", 1, True, False))
    error = table.refuses(A, Sail("frisia", "nortumbria", 0, True, False))
    assert (error.clause, error.parameters) == ("VIK-OPT-09", {"why": "ship", "source": "frisia"})
    assert table.view(None).sailed == ["frisia"]


def test_vik_opt_10_a_ramp_of_assaults():
    options = {"attack_ramp": True}
    armies = {"alba": 9, "nortumbria": 9, "mercia": 9}
    table = Table(holdings={A: ["alba", "mercia"]}, armies=armies, options=options)
    table.attack("alba", "nortumbria", 1, 1, 6, 6, 6).bury()
    assert table.refuses(A, Attack("mercia", "wessex", 1)).parameters == {"most": 1}
    assert table.clause(A, Attack("alba", "ilhas_do_sul", 1)) == "VIK-OPT-10"
    assert {action.target for action in table.legal(A, Attack)} == {"nortumbria"}
    for round_number, most in ((3, 2), (4, 3), (5, 4)):
        later = Table(holdings={A: ["alba"]}, armies=armies, options=options, round_number=round_number)
        later.state.assaults.number = most
        assert later.refuses(A, Attack("alba", "nortumbria", 1)).parameters == {"most": most}
    free = Table(holdings={A: ["alba"]}, armies=armies, options=options, round_number=6)
    free.state.assaults.number = 9
    assert Attack("alba", "nortumbria", 1) in free.legal(A)


def test_vik_opt_11_later_seats_place_more():
    table = dealt(4, dealer=B, options={"seat_compensation": True})
    armies = []
    for _ in range(4):
        armies.append(table.pools()["free"])
        seat = table.awaiting[0]
        while table.awaiting == [seat]:
            table.answer_by_default()
    assert armies == [4, 5, 6, 7]


def test_vik_opt_12_supply_without_end():
    table = Table("turn_start", holdings={A: ["alba"]}, armies={"alba": 200}, options={"supply_limit": False})
    assert table.pools() == {"free": 3}
    assert (table.view(None).reserve, table.view(None).removed) == ([], [])


def test_vik_opt_13_no_objectives():
    table = dealt(options={"objective_mode": "total_conquest"})
    assert table.view(A).objectives == [None] * 4
    assert table.view(A).objective_pool == []
    whole = Table(
        "turn_start",
        holdings={A: list(PARTS.territories[:30])},
        options={"objective_mode": "total_conquest"},
    )
    assert not whole.over


@pytest.mark.parametrize(("limit", "over"), [(5, True), (6, False), (0, False)])
def test_vik_opt_14_the_round_limit(limit, over):
    table = Table(
        "fortify", active=D, round_number=5, holdings={A: ["alba"]}, options={"round_limit": limit}
    ).play(D, EndFortify())
    assert table.over == over
    assert bool(table.heard(None, GameEnded)) == over
    assert table.over or table.clause(D, EndAttack()) == "VIK-TRN-01"
    assert table.over or table.clause(A, Invoke("thor")) == "VIK-GOD-02"
