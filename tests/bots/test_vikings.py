"""The greedy player of WAR Vikings: gods, Valhalla, ships and the commander."""

from __future__ import annotations

from collections import Counter

import pytest

from conquista.bots.bot import Question
from conquista.bots.greedy.vikings import VikingsGreedyBot
from conquista.bots.roster import bot_called
from conquista.bots.simulate import Simulator
from conquista.games.vikings import actions as do
from conquista.kernel.boxes import seeded
from conquista.kernel.state import Codes
from tests.rules.vikings.table import GAME, A, B, D, Table, region


def choice(table, seat=A):
    question = Question.of_state(GAME, table.state, seat, Codes())
    return GAME.decode(VikingsGreedyBot(seeded("vikings")).decide(question))


def play_on(table, seat=A, steps=40):
    """Let the bot decide for the seat until it is the seat's no more, or the match is over."""
    taken = []
    while seat in table.awaiting and len(taken) < steps:
        taken.append(choice(table, seat))
        table.play(seat, taken[-1])
    return taken


def test_it_uses_gods_ships_and_commanders_in_its_matches():
    used = Counter()
    for effect in ("grito_de_batalha", "prece_da_guerra"):
        simulator = Simulator(GAME, 4, {"command_effect": effect, "round_limit": 5})
        used += Counter(simulator.play([bot_called("greedy", GAME)] * 4, effect).actions)
    assert {"place_commander", "build_ship", "reroll", "draw_again", "send_to_valhalla"} <= set(used)
    assert used["invoke"] > 20


@pytest.mark.parametrize("defends", [False, True])
def test_a_god_is_called_when_valhalla_is_full_and_an_important_roll_is_near(defends):
    table = Table(
        holdings={A: ["alba", "gales"], B: region("gardarike")},
        armies={"alba": 9, "nortumbria": 3},
        valhalla={D if defends else A: 6},
    )
    table.play(A, do.Attack("alba", "nortumbria", 3))
    assert isinstance(choice(table, D if defends else A), do.Invoke)


def test_no_god_is_called_when_pieces_run_short():
    table = Table(
        holdings={A: ["alba", "gales"], B: region("gardarike")},
        armies={"alba": 9, "nortumbria": 3},
        valhalla={A: 3},
        removed={A: 70},
    )
    table.play(A, do.Attack("alba", "nortumbria", 3))
    assert choice(table) == do.PassInvocation()


def test_losses_go_to_valhalla_as_long_as_there_are_pieces():
    def after_a_lost_roll(**more):
        field = {"holdings": {A: ["alba", "gales"]}, "armies": {"alba": 9, "nortumbria": 3}}
        table = Table(**field, commanders={A: "gales"}, **more)
        return choice(table.attack("alba", "nortumbria", 3, 1, 1, 1, 6, 6, 6))

    assert after_a_lost_roll() == do.SendToValhalla(3)
    assert after_a_lost_roll(removed={A: 70}) == do.SendToValhalla(2)
    assert after_a_lost_roll(removed={A: 70}, valhalla={A: 2}) == do.SendToValhalla(0)


def test_a_weak_card_is_refused_and_a_strong_one_kept():
    def after(card):
        table = Table(
            holdings={A: ["alba", "gales"]},
            armies={"alba": 9, "nortumbria": 3},
            valhalla={A: 6},
            commanders={A: "alba"},
            effect="prece_da_guerra",
        )
        table.play(A, do.Attack("alba", "nortumbria", 3)).play(A, do.Invoke("odin")).draw(card)
        return choice(table)

    assert after("odin_mimir") == do.DrawAgain()
    assert after("odin_gungnir") == do.KeepCard()


def test_the_die_that_hurts_is_rolled_again():
    table = Table(
        holdings={A: ["alba", "gales"]},
        armies={"alba": 9, "nortumbria": 3},
        commanders={A: "alba"},
        effect="grito_de_batalha",
    )
    table.attack("alba", "nortumbria", 3, 6, 4, 1, 5, 4, 2)
    assert choice(table) == do.Reroll(1)


def test_a_ship_is_built_where_only_the_sea_leads_on():
    """Islândia's one neighbour is its own; over the sea lies Irlanda with a single army."""
    table = Table(
        "reinforce",
        holdings={A: ["islandia", "faroe", "ilhas_do_norte", "ilhas_do_sul"], B: region("noruega")},
        armies={"islandia": 8, "alba": 9, "irlanda": 1, "hordaland": 9, "ilhas_do_norte": 5, "ilhas_do_sul": 5},
        objectives={A: "obj_conquista"},
        valhalla={A: 2},
    )
    assert do.BuildShip("islandia") in play_on(table)


def test_the_objectives_ships_are_built_and_win():
    table = Table(
        "reinforce",
        holdings={A: [*region("noruega"), *region("atlantico"), "irlanda"]},
        objectives={A: "obj_mar_do_oeste"},
        valhalla={A: 2},
    )
    assert set(play_on(table)[:2]) == {do.BuildShip("islandia"), do.BuildShip("ilhas_do_norte")}
    assert table.view(None).winners == [A]


def test_the_commander_goes_where_the_objective_wants_him():
    holdings = {A: [*region("suecia"), *region("gardarike")]}
    table = Table("reinforce", holdings=holdings, objectives={A: "obj_rota_varegue"}, valhalla={A: 1})
    assert play_on(table)[-1] == do.PlaceCommander("holmgard")
    assert table.view(None).winners == [A]
    moving = Table(
        "fortify",
        holdings=holdings,
        objectives={A: "obj_rota_varegue"},
        armies={"curlandia": 3},
        commanders={A: "curlandia"},
    )
    move = choice(moving)
    assert (move.source, move.target, move.commander) == ("curlandia", "holmgard", True)


def test_a_naval_combat_is_fought_for_a_port_worth_it():
    table = Table(
        holdings={A: ["viken", "oppland"], B: ["hordaland"], D: ["frisia"]},
        rest=B,
        armies={"viken": 9},
        ships=["viken", "frisia", "hedeby"],
        colours=["vermelho", "azul", "verde", "amarelo"],
        objectives={A: "obj_destruir_amarelo"},
    )
    assert choice(table) == do.AttackShip("viken", "frisia")


def test_the_commander_stays_where_the_objective_wants_him():
    table = Table(
        "fortify",
        holdings={A: [*region("suecia"), *region("gardarike")[:-1]]},
        objectives={A: "obj_rota_varegue"},
        armies={"holmgard": 9},
        commanders={A: "holmgard"},
    )
    move = choice(table)
    assert not (isinstance(move, do.Move) and move.commander)


def test_who_has_no_objective_does_not_attack_at_any_price():
    table = Table(
        holdings={B: ["alba"]},
        rest=A,
        armies={"alba": 30, "nortumbria": 3},
        options={"objective_mode": "total_conquest"},
    )
    assert choice(table) == do.EndAttack()
