"""The battle of Reinos: the cards on the table, who picks them, and who serves whom afterwards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from conquista.games.reinos.actions import Pick
from conquista.games.reinos.events import BattleWon, CardsLaidOut, CardTurned, JokerShown, TurnStarted
from tests.rules.reinos.table import A, B, C, D, E, F, G, H, Table

AUTO = {"picking": "auto"}
PICKINGS = [{}, AUTO]

BATTLES = [  # vassals of A, vassals of B, natives, rebels; armies of A and of B; who picks
    (0, 0, True, False, 5, 5, A),
    (0, 0, False, False, 1, 5, A),
    (0, 0, False, True, 1, 9, A),
    (1, 0, True, False, 10, 5, B),
    (1, 0, False, False, 6, 5, B),
    (1, 0, False, True, 6, 9, A),
    (0, 1, True, False, 5, 10, A),
    (1, 1, True, False, 10, 10, A),
    (2, 1, True, False, 15, 10, B),
    (2, 1, False, False, 11, 10, B),
    (2, 1, False, True, 11, 14, A),
    (3, 3, True, False, 20, 20, A),
    (3, 3, False, False, 16, 20, A),
    (4, 2, False, True, 21, 19, B),
    (6, 0, True, False, 35, 5, B),
    (0, 6, False, True, 1, 39, A),
]


def battle_of(mine: int, its: int, natives: bool, rebels: bool, **more) -> Table:
    """A attacks B; so many vassals on either side, all loyal, from C on."""
    vassals = {A: range(2, 2 + mine), B: range(2 + mine, 2 + mine + its)}
    return Table(8, vassals=vassals, **more).fight(A, B, natives, rebels)


# REI-BAT-01 to REI-BAT-04.


@pytest.mark.parametrize(("mine", "its", "natives", "rebels", "attack", "defence", "picking"), BATTLES)
@pytest.mark.parametrize("options", PICKINGS)
def test_rei_bat_01_as_many_cards_as_armies_lie_on_the_table(
    mine, its, natives, rebels, attack, defence, picking, options
):
    table = battle_of(mine, its, natives, rebels, options=options)
    assert table.sides == (attack, defence, attack + defence, picking)
    assert (table.battle.turned, len(table.face_down)) == ([], attack + defence)
    picks = attack if picking == A else defence
    assert table.heard(None)[-1] == CardsLaidOut(attack, defence, attack + defence, picking, picks)


def test_rei_bat_01_the_joker_is_always_among_them():
    table = Table().fight(A, B)
    for card in range(1, 6):
        table.pick(A, card)
    assert (table.phase, table.asks_chance, table.state.outcomes()) == ("joker", True, 5)
    table.draw("card 9")
    assert table.told(JokerShown) == [JokerShown(9)]


@pytest.mark.parametrize(("mine", "its", "natives", "rebels", "attack", "defence", "picking"), BATTLES)
def test_rei_bat_02_the_side_with_fewer_armies_picks(mine, its, natives, rebels, attack, defence, picking):
    table = battle_of(mine, its, natives, rebels)
    assert table.battle.picking == picking == (A if attack <= defence else B)
    others = range(2 + mine, 2 + mine + its) if picking == A else range(2, 2 + mine)
    for seat in (A + B - picking, *others):
        assert (seat in table.picks, table.legal(seat)) == (False, [])
        assert table.refuses(seat, Pick(1)) == ("REI-BAT-05", {"why": "turn", "seat": table.awaiting[0]})


@pytest.mark.parametrize("attacker", [A, B])
def test_rei_bat_02_with_equal_armies_the_attacker_picks(attacker):
    table = Table(active=attacker).fight(attacker, A + B - attacker)
    assert table.battle.picking == attacker
    vassals = {A: [C], B: [D]}
    table = Table(5, vassals=vassals, active=attacker).fight(attacker, A + B - attacker)
    assert (table.battle.picking, table.awaiting) == (attacker, [C if attacker == A else D])


@pytest.mark.parametrize(("mine", "its", "natives", "rebels", "attack", "defence", "picking"), BATTLES)
@pytest.mark.parametrize("options", PICKINGS)
def test_rei_bat_03_each_vassal_picks_five_and_its_suzerain_the_rest(
    mine, its, natives, rebels, attack, defence, picking, options
):
    table = battle_of(mine, its, natives, rebels, options=options)
    if picking == A:
        own, vassals = 5 if natives else 1, range(2, 2 + mine)
    else:
        own, vassals = 9 if rebels else 5, range(2 + mine, 2 + mine + its)
    assert table.picks == {picking: own} | dict.fromkeys(vassals, 5)


def test_rei_bat_03_all_that_is_due_is_picked():
    table = battle_of(2, 1, natives=False, rebels=True)
    picked = []
    while table.phase == "battle":
        seat = table.awaiting[0]
        picked.append(seat)
        table.pick(seat, table.face_down[-1])
    assert picked == [C] * 5 + [D] * 5 + [A]
    assert (table.phase, table.picks) == ("joker", {})


@pytest.mark.parametrize("picking", PICKINGS)
@pytest.mark.parametrize(("mine", "its", "side"), [(0, 0, A), (0, 1, A), (1, 0, B), (2, 0, B)])
def test_rei_bat_04_the_joker_wins_for_the_picking_side(mine, its, side, picking):
    picks = 5
    for joker_at in range(1, picks + 1):
        table = battle_of(mine, its, natives=True, rebels=False, options=picking)
        for number in range(1, joker_at + 1):
            if picking:
                table.outcome(0)
            else:
                table.play(side, Pick(table.face_down[0]))
            table.card(joker=number == joker_at)
        assert A + B - side in table.bonds
        assert (table.bonds[A + B - side], table.told(JokerShown)) == (side, [])


@pytest.mark.parametrize("picking", PICKINGS)
@pytest.mark.parametrize(("mine", "its", "side"), [(0, 0, A), (0, 1, A), (1, 0, B), (2, 0, B)])
def test_rei_bat_04_without_it_the_other_side_wins(mine, its, side, picking):
    table = battle_of(mine, its, natives=True, rebels=False, options=picking)
    for number in range(5):
        assert table.bonds.get(side) is None
        if picking:
            table.outcome(number)
        else:
            table.play(side, Pick(table.face_down[number]))
        table.card()
    assert table.phase == "joker"
    table.outcome(0)
    assert table.bonds[side] == A + B - side


# REI-BAT-05: the way of picking.


def test_rei_bat_05_the_vassals_pick_first_from_the_attacker_on_then_the_suzerain():
    table = Table(8, [E, H, A, G, C, B, F, D], {A: [B, C, E], D: [F, G, H]}).fight(A, D)
    picked = []
    while table.phase == "battle":
        picked.append(table.awaiting[0])
        table.pick(table.awaiting[0], table.face_down[0])
    assert picked == [C] * 5 + [B] * 5 + [E] * 5 + [A] * 5


def test_rei_bat_05_from_the_attacker_on_also_when_the_defence_picks():
    table = Table(8, [E, H, A, G, C, B, F, D], {A: [E, H, G], D: [B, F, C]}).fight(A, D, natives=True)
    assert table.battle.picking == A
    table = Table(8, [E, H, A, G, C, B, F, D], {A: [H, G, C], D: [B, E]}).fight(A, D)
    picked = []
    while table.phase == "battle":
        picked.append(table.awaiting[0])
        table.pick(table.awaiting[0], table.face_down[0])
    assert picked == [B] * 5 + [E] * 5 + [D] * 5


def test_rei_bat_05_the_suzerain_is_last_wherever_its_place_is():
    table = Table(5, [A, B, C, D, E], {A: [E], B: [C, D]}, active=A).fight(A, B, natives=False, rebels=False)
    assert table.picks == {A: 1, E: 5}
    assert table.awaiting == [E]
    table = Table(6, [A, B, C, D, E, F], {A: [E, F], B: [C]}).fight(A, B)
    assert (table.picks, table.awaiting) == ({B: 5, C: 5}, [C])


def test_rei_bat_05_the_cards_are_numbered_from_one_and_any_face_down_can_be_picked():
    table = Table().fight(A, B)
    assert table.legal(A) == [Pick(card) for card in range(1, 11)]
    table.pick(A, 4).pick(A, 10)
    assert table.legal(A) == [Pick(card) for card in (1, 2, 3, 5, 6, 7, 8, 9)]
    assert table.battle.turned == [4, 10]
    table.pick(A, 1)
    assert (table.battle.turned, table.picks) == ([1, 4, 10], {A: 2})


@pytest.mark.parametrize("card", [-1, 0, 3, 10, 11, 40, 41, 1000])
def test_rei_bat_05_no_card_can_be_picked_that_is_turned_or_not_there(card):
    table = Table().fight(A, B).pick(A, 3).pick(A, 10)
    assert table.refuses(A, Pick(card)) == ("REI-BAT-05", {"why": "card", "card": card, "most": 10})


def test_rei_bat_05_the_first_card_can_be_refused_too():
    table = Table().fight(A, B).pick(A, 1)
    assert table.refuses(A, Pick(1)) == ("REI-BAT-05", {"why": "card", "card": 1, "most": 10})


@pytest.mark.parametrize("seat", [A, D, E, F])
def test_rei_bat_05_only_whose_card_is_next_picks(seat):
    table = Table(6, vassals={A: [C, D], B: [E, F]}).fight(A, B)
    for card in (1, 99):
        assert table.refuses(seat, Pick(card)) == ("REI-BAT-05", {"why": "turn", "seat": C})
    assert table.awaiting == [C]


def test_rei_bat_05_a_card_is_turned_at_once_and_told_to_all():
    table = Table().fight(A, B).play(A, Pick(7))
    assert (table.phase, table.asks_chance, table.battle.turned) == ("card", True, [])
    assert table.refuses(A, Pick(8)) == ("REI-END-05", {})
    table.card()
    assert (table.battle.turned, table.awaiting) == ([7], [A])
    for viewer in (*range(4), None):
        assert table.heard(viewer)[-1] == CardTurned(A, 7, False)


def test_rei_bat_05_the_picking_ends_as_soon_as_the_joker_shows():
    table = Table(5, vassals={A: [C], B: [D]}).fight(A, B).pick(C, 20).pick(C, 1, joker=True)
    assert table.turn == ("choose", [E], 1)
    assert table.heard(None)[-4:] == [
        CardTurned(C, 20, False),
        CardTurned(C, 1, True),
        BattleWon(A, B, [B, D]),
        TurnStarted(E, 1),
    ]


def test_rei_bat_05_the_last_card_may_be_the_joker():
    table = Table().fight(A, B, natives=False).pick(A, 6, joker=True)
    assert (table.bonds, table.told(JokerShown)) == ({B: A}, [])


def test_rei_bat_05_with_auto_the_program_picks_in_the_same_order():
    table = Table(8, [E, H, A, G, C, B, F, D], {A: [B, C, E], D: [F, G, H]}, options=AUTO).fight(A, D)
    for number in range(20):
        assert (table.phase, table.asks_chance, table.state.outcomes()) == ("place", True, 40 - number)
        table.draw(f"card {2 * number + 1}")
        assert (table.phase, table.state.outcomes()) == ("card", 40 - number)
        table.card()
    turned = [(event.seat, event.card) for event in table.told(CardTurned)]
    assert turned == list(zip([C] * 5 + [B] * 5 + [E] * 5 + [A] * 5, range(1, 40, 2), strict=True))
    assert (table.phase, table.battle.turned) == ("joker", list(range(1, 40, 2)))


def test_rei_bat_05_with_auto_any_card_face_down_is_as_likely_as_the_others():
    for number in range(8):
        table = Table(options=AUTO).fight(A, B).draw("card 2").card().draw("card 5").card()
        assert table.state.outcomes() == 8
        table.outcome(number).card()
        assert table.battle.turned == sorted([2, 5, [1, 3, 4, 6, 7, 8, 9, 10][number]])


def test_rei_bat_05_with_auto_the_picking_ends_with_the_joker_too():
    table = Table(options=AUTO).fight(A, B).draw("card 9").card(joker=True)
    assert (table.turn, table.bonds) == (("choose", [C], 1), {B: A})
    assert table.told(CardTurned) == [CardTurned(A, 9, True)]


def test_rei_bat_05_each_picks_if_nothing_is_said():
    assert Table().view(None).options["picking"] == "each"
    assert Table().fight(A, B).awaiting == [A]


# REI-BAT-06: the joker can be anywhere.


def odds(table: Table) -> dict[int, Fraction]:
    """How likely the joker is to lie at each place, when the cards are turned from the left."""
    places: dict[int, Fraction] = {}
    left = Fraction(1)
    while table.phase != "joker":
        card = table.face_down[0]
        table.play(table.awaiting[0], Pick(card))
        places[card] = left / table.state.outcomes()
        left -= places[card]
        table.card()
    return places | dict.fromkeys(table.face_down, left / table.state.outcomes())


@pytest.mark.parametrize(("mine", "its", "natives", "rebels"), [battle[:4] for battle in BATTLES])
def test_rei_bat_06_the_joker_lies_at_every_place_with_the_same_probability(mine, its, natives, rebels):
    table = battle_of(mine, its, natives, rebels)
    cards = table.battle.cards
    assert odds(table) == dict.fromkeys(range(1, cards + 1), Fraction(1, cards))


@pytest.mark.parametrize("place", [2, 3, 5, 7, 9])
def test_rei_bat_06_it_may_lie_under_any_card_that_was_left(place):
    table = Table().fight(A, B)
    for card in (1, 4, 6, 8, 10):
        table.pick(A, card)
    left = [2, 3, 5, 7, 9]
    table.outcome(left.index(place))
    assert table.told(JokerShown) == [JokerShown(place)]


# REI-BAT-07 to REI-BAT-09: who serves whom.


@pytest.mark.parametrize("options", PICKINGS)
@pytest.mark.parametrize(("winner", "loser"), [(A, B), (B, A)])
def test_rei_bat_07_the_defeated_becomes_a_vassal_of_the_winner(winner, loser, options):
    table = Table(options=options).fight(A, B).decide(winner)
    assert (table.bonds, table.revolts) == ({loser: winner}, {loser: 15})
    assert table.told(BattleWon) == [BattleWon(winner, loser, [loser])]


@pytest.mark.parametrize(("winner", "loser"), [(A, B), (B, A)])
def test_rei_bat_07_also_where_the_defence_picks(winner, loser):
    table = Table(5, vassals={A: [C]}).fight(A, B)
    assert table.battle.picking == B
    table.decide(winner)
    assert table.bonds == {loser: winner, C: winner}


def test_rei_bat_07_nobody_else_is_touched():
    table = Table(8, vassals={E: [F], G: [H]}, revolt={F: 30, H: 45}).win(A, B)
    assert table.bonds == {B: A, F: E, H: G}
    assert table.view(None).active == C


@pytest.mark.parametrize("winner", [A, B])
def test_rei_bat_08_the_vassals_of_the_defeated_serve_the_winner_directly(winner):
    table = Table(8, vassals={A: [C, D], B: [E], G: [H]}).fight(A, B).decide(winner)
    loser = A + B - winner
    assert table.bonds == {loser: winner, C: winner, D: winner, E: winner, H: G}
    changed = [A, C, D] if loser == A else [B, E]
    assert table.told(BattleWon) == [BattleWon(winner, loser, changed)]


def test_rei_bat_08_who_has_surrendered_does_not_come_along():
    table = Table(6, vassals={B: [C]}).surrender(C).win(A, B)
    assert table.bonds == {B: A}
    assert table.told(BattleWon) == [BattleWon(A, B, [B])]
    assert table.view(None).suzerains == [None, A, None, None, None, None]


def test_rei_bat_09_after_the_battle_the_natives_are_five_again():
    table = Table(6).fight(A, B, natives=False, rebels=True).decide(A)
    table.fight(C, A)
    assert (table.battle.native, table.sides) == (5, (5, 10, 15, C))
    table.decide(A).passes(D, E, F)
    assert table.awaiting == [A]
    table.fight(A, D)
    assert (table.battle.native, table.sides) == (5, (15, 5, 20, D))


def test_rei_bat_09_additional_armies_are_gone():
    table = Table(6).fight(A, B, natives=False, rebels=True).decide(B).passes(B).fight(C, B)
    assert (table.battle.additional, table.sides) == (0, (5, 10, 15, C))
    table.decide(B).passes(D, E, F).fight(B, D)
    assert (table.battle.additional, table.sides) == (0, (15, 5, 20, D))


@pytest.mark.parametrize("winner", [A, B])
def test_rei_bat_09_nothing_of_the_battle_is_left(winner):
    table = Table(5, vassals={B: [C]}).fight(A, B, natives=False, rebels=True).decide(winner)
    state = table.state
    assert (table.view(None).battle, table.phase) == (None, "choose")
    assert (state.attacker, state.defender, state.picking) == (5, 5, 5)
    assert (state.asked, state.attack_armies, state.defence_armies) == (0, 0, 0)
    assert (state.cards, state.turned, state.called_off) == (0, 0, False)


def test_rei_bat_09_the_next_battle_begins_with_nothing():
    table = Table(5, vassals={B: [C]}).fight(A, B, natives=False, rebels=True).decide(B).attack(B, D)
    battle = table.battle
    assert (battle.native, battle.additional, battle.cards, battle.turned) == (0, 0, 0, [])
    assert (battle.picking, battle.picks_left, battle.revolted) == (None, [], [])
    assert (battle.attack_armies, battle.defence_armies) == (0, 0)
    table.stays(A, C).muster()
    assert (table.battle.turned, table.picks) == ([], {D: 5})
