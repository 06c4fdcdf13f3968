"""VIK-TRN-06, VIK-HID-07: what is done for a player who does not answer, and what he ordered beforehand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from conquista.games.vikings import actions as do
from conquista.games.vikings.orders import StandingOrders, ordered
from tests.rules.vikings.table import GAME, A, B, D, Table, cards_of, opening

OWN = {A: ["nortumbria", "alba", "viken"]}


def default(table: Table) -> Any:
    return GAME.decode(GAME.default(table.state, table.awaiting[0]))


def battle(**more: Any) -> Table:
    more = {"armies": {"alba": 6, "ilhas_do_sul": 3}, **more}
    return Table(holdings=OWN, **more).play(A, do.Attack("alba", "ilhas_do_sul", 3))


@pytest.mark.parametrize(
    ("colours", "first"),
    [
        ([None] * 4, "vermelho"),
        (["vermelho", None, "azul", "amarelo"], "verde"),
        (["azul", "vermelho", "verde", None], "amarelo"),
    ],
)
def test_vik_trn_06_the_first_free_colour(colours, first):
    assert default(opening(colours=colours)) == do.TakeColour(first)


def test_vik_trn_06_each_pool_whole_on_the_first_territory_allowed():
    table = Table("reinforce", holdings=OWN, pools={"free": 3, "britania": 4, "noruega": 2})
    expected = [do.Place("free", "alba", 3), do.Place("britania", "alba", 4), do.Place("noruega", "viken", 2)]
    for action in expected:
        assert default(table) == action
        table.answer_by_default()
    assert default(table) == do.FinishPlacing()


def test_vik_trn_06_the_commander_is_placed_in_round_1_only():
    table = Table("place", holdings=OWN, pools={"free": 3}, round_number=1)
    assert default(table) == do.Place("free", "alba", 3)
    assert default(table.answer_by_default()) == do.PlaceCommander("alba")
    assert default(table.answer_by_default()) == do.FinishPlacing()
    later = Table("reinforce", holdings=OWN, valhalla={A: 3})
    assert default(later) == do.FinishPlacing()


def test_vik_trn_06_an_exchange_only_where_it_is_owed():
    six = cards_of("islandia", "alba", "mercia", "irlanda", "gales", "bretanha")
    owed = Table("captured", holdings=OWN, hands={A: six}, eliminated=True)
    assert default(owed) == do.Trade(("carta_islandia", "carta_alba", "carta_bretanha"))
    assert default(Table("captured", holdings=OWN, hands={A: six[:5]}, eliminated=True)) == do.FinishPlacing()
    assert default(Table("reinforce", holdings=OWN, hands={A: six[:5]})) == do.FinishPlacing()


def test_vik_trn_06_no_attack_no_god_and_no_move():
    assert default(Table(holdings=OWN, armies={"alba": 3})) == do.EndAttack()
    assert default(Table("fortify", holdings=OWN, armies={"alba": 3})) == do.EndFortify()
    for owner in (A, D):
        assert default(battle(valhalla={owner: 3})) == do.PassInvocation()


@pytest.mark.parametrize(("owner", "place"), [(A, "alba"), (D, "ilhas_do_sul")])
def test_vik_trn_06_the_god_card_is_kept(owner, place):
    table = battle(valhalla={owner: 3}, commanders={owner: place}, effect="prece_da_guerra")
    table.invoke("freya", "freya_seidr")
    assert default(table) == do.KeepCard()


@pytest.mark.parametrize(
    ("owner", "place", "effect"),
    [(A, "alba", "grito_de_batalha"), (D, "ilhas_do_sul", "parede_de_escudos")],
)
def test_vik_trn_06_the_dice_stay(owner, place, effect):
    table = battle(commanders={owner: place}, effect=effect).roll(6, 6, 1, 1, 1, 1)
    assert (table.awaiting, default(table)) == ([owner], do.DeclineReroll())


@pytest.mark.parametrize(("armies", "dice"), [(2, 2), (3, 3), (4, 3)])
def test_vik_trn_06_the_defence_rolls_all_it_can(armies, dice):
    options = {"defender_dice": "choose"}
    table = battle(armies={"alba": 6, "ilhas_do_sul": armies}, options=options)
    assert default(table) == do.Defend(dice)


def test_vik_trn_06_as_many_as_fit_go_to_valhalla():
    """The attack loses one, the defence two; the defender has room for one."""
    table = battle(valhalla={A: 5, D: 5}).pass_gods().roll(6, 6, 1, 5, 5, 5)
    assert (table.awaiting, default(table)) == ([A], do.SendToValhalla(1))
    assert default(table.answer_by_default()) == do.SendToValhalla(1)
    table = battle(valhalla={A: 4, D: 2}).pass_gods().roll(6, 1, 1, 5, 5, 5)
    assert default(table) == do.SendToValhalla(2)
    table = battle(valhalla={A: 4, D: 2}).pass_gods().roll(6, 6, 6, 5, 5, 5)
    assert (table.awaiting, default(table)) == ([D], do.SendToValhalla(3))


def test_vik_trn_06_all_move_in_and_the_commander_stays():
    table = battle(armies={"alba": 6}, commanders={A: "alba"}).roll(6, 6, 6, 1).bury()
    assert default(table) == do.Occupy(3, False)


ALL = StandingOrders(valhalla="most", invoke_from=7, reroll=False, prayer=False)
ANSWERS = {
    "invoke": do.PassInvocation(),
    "prayer": do.KeepCard(),
    "reroll": do.DeclineReroll(),
    "valhalla": do.SendToValhalla(1),
}


def seen(phase: str, seat: int = A, **more: Any) -> Any:
    """How the seat that is asked sees a battle in which the attack lost one army and the defence two."""
    view = battle(valhalla={A: 3, D: 2}).pass_gods().roll(6, 6, 1, 5, 5, 5).view(seat)
    assert (view.combat.attack_losses, view.combat.defence_losses) == (1, 2)
    return replace(view, **{"phase": phase, "awaiting": [seat], **more})


@pytest.mark.parametrize("side", ["att", "def"])
@pytest.mark.parametrize("question", ANSWERS)
def test_vik_hid_07_each_order_answers_its_own_question_and_no_other(question, side):
    seat = A if side == "att" else D
    view = seen(f"{question}_{side}", seat)
    answer = ANSWERS[question]
    if (question, side) == ("valhalla", "def"):
        answer = do.SendToValhalla(2)
    field = {"invoke": "invoke_from"}.get(question, question)
    only = replace(StandingOrders(), **{field: getattr(ALL, field)})
    others = replace(ALL, **{field: getattr(StandingOrders(), field)})
    assert ordered(ALL, view) == ordered(only, view) == answer
    assert ordered(others, view) is ordered(StandingOrders(), view) is None


def test_vik_hid_07_only_who_is_asked_in_a_combat():
    assert ordered(ALL, seen("invoke_att", awaiting=[D])) is None
    assert ordered(ALL, seen("invoke_att", combat=None)) is None
    assert ordered(ALL, replace(seen("invoke_att"), seat=None)) is None
    for phase in ("dice_def", "occupy", "attack", "fortify"):
        assert ordered(ALL, seen(phase)) is None


@pytest.mark.parametrize(("least", "passes"), [(2, False), (3, False), (4, True)])
def test_vik_hid_07_a_god_is_called_from_so_many_armies_on(least, passes):
    answer = ordered(StandingOrders(invoke_from=least), seen("invoke_att"))
    assert answer == (do.PassInvocation() if passes else None)


@pytest.mark.parametrize(("there", "sent"), [(0, 2), (4, 2), (5, 1), (6, 0)])
def test_vik_hid_07_as_many_as_fit_or_none(there, sent):
    view = seen("valhalla_def", D, valhalla=[0, 0, 0, there])
    assert ordered(StandingOrders(valhalla="most"), view) == do.SendToValhalla(sent)
    assert ordered(StandingOrders(valhalla="none"), view) == do.SendToValhalla(0)


def test_vik_hid_07_what_is_ordered_is_legal():
    table = battle(valhalla={A: 3, D: 5})
    for seat in (A, D):
        answer = ordered(ALL, table.view(seat))
        assert answer in table.legal(seat)
        table.play(seat, answer)
    table.roll(6, 6, 1, 5, 5, 5)
    for seat in (A, D):
        answer = ordered(ALL, table.view(seat))
        assert answer in table.legal(seat)
        table.play(seat, answer)
    assert [table.valhalla(seat) for seat in (A, B, D)] == [4, 0, 6]
