"""Chapter 14 of War: what is drawn, when, and how likely it is."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from conquista.games.war.actions import Attack, EndFortify
from conquista.games.war.events import BattleFought, CardDrawn, CardLost, PileRecycled, TurnStarted
from conquista.kernel.boxes import ReplayBox
from conquista.kernel.chance import Dice, Draw, Rolled
from conquista.kernel.errors import BrokenRule
from conquista.kernel.seat import CHANCE
from tests.rules.war.table import GAME, PARTS, Table, cards_of, opening, territories_of

OBJECTIVES = ("obj_18_territorios", "obj_24_territorios", "obj_asia_africa")


def asked(table):
    """What chance is asked; the number of equally likely answers is the same for people and rules."""
    chance = GAME.chance(table.state)
    assert table.asks_chance
    assert table.state.outcomes() == chance.outcomes
    return chance


def every_outcome(table):
    """The states after each answer of chance."""
    asked(table)
    return [GAME.after(table.state, CHANCE, number) for number in range(table.state.outcomes())]


def rolling(players=3):
    table = opening(players)
    for card in (*OBJECTIVES, "obj_asia_america_do_sul")[:players]:
        table.draw(card)
    return table


def names(bits, of=PARTS.cards):
    return [name for number, name in enumerate(of) if bits >> number & 1]


@pytest.mark.parametrize(
    ("chosen", "first", "second"),
    [([None, "azul", None], 0, 2), (["azul", None, None], 1, 2), ([None, None, "azul"], 0, 1)],
)
def test_war_rnd_01_one_uniform_choice_for_each_player_without_a_colour(chosen, first, second):
    table = opening(3, chosen)
    left = [colour for colour in PARTS.colours if colour != "azul"]
    assert asked(table) == Draw(tuple(left))
    assert [GAME.view(after, None).colours[first] for after in every_outcome(table)] == left
    table.draw("vermelho")
    left.remove("vermelho")
    assert asked(table) == Draw(tuple(left))
    assert [GAME.view(after, None).colours[second] for after in every_outcome(table)] == left
    table.draw("verde")
    assert table.phase == "objectives"


def test_war_rnd_01_nothing_is_drawn_when_all_have_chosen():
    assert opening(6).phase == "objectives"


def test_war_rnd_02_objectives_are_drawn_one_by_one_in_seat_order():
    table = opening(3)
    left = list(PARTS.objectives[:8])
    left += [card for card in PARTS.objectives[8:] if card.endswith(("branco", "preto", "vermelho"))]
    assert len(left) == 11
    for seat, card in enumerate(OBJECTIVES):
        assert asked(table) == Draw(tuple(left))
        assert [GAME.view(after, seat).objectives[seat] for after in every_outcome(table)] == left
        table.draw(card)
        left.remove(card)
    assert table.phase == "dealer"


def test_war_rnd_03_one_die_for_each_player_in_seat_order():
    table = rolling(3)
    assert asked(table) == Dice(3)
    thrown = list(product(range(1, 7), repeat=3))
    assert [GAME.answer(table.state, number) for number in range(216)] == [Rolled(6, faces) for faces in thrown]
    for faces, after in zip(thrown, every_outcome(table), strict=True):
        highest = [seat for seat in range(3) if faces[seat] == max(faces)]
        if len(highest) == 1:
            assert GAME.chance(after) == Draw(PARTS.territories)
            assert after.dealer == highest[0]
        else:
            assert GAME.chance(after) == Dice(len(highest))


@pytest.mark.parametrize("tied", [(0, 1), (0, 2), (1, 3), (1, 2, 3), (0, 1, 2, 3)])
def test_war_rnd_03_those_tied_roll_again_in_seat_order(tied):
    table = rolling(4).roll(*(5 if seat in tied else 2 for seat in range(4)))
    assert asked(table) == Dice(len(tied))
    for place, seat in enumerate(tied):
        faces = [6 if k == place else 3 for k in range(len(tied))]
        after = GAME.after(table.state, CHANCE, Dice(len(tied)).outcome(Rolled(6, tuple(faces))))
        assert (GAME.chance(after), after.dealer) == (Draw(PARTS.territories), seat)


def test_war_rnd_04_each_territory_is_as_likely_as_the_others_left():
    table = rolling(3).roll(1, 6, 1)
    left = list(PARTS.territories)
    for position in range(41):
        assert asked(table) == Draw(tuple(left))
        seat = (1 + position) % 3
        before = table.state.land.owner[:42]
        got = []
        for after in every_outcome(table):
            owners = after.land.owner[:42]
            (dealt,) = (k for k in range(42) if owners[k] != before[k])
            assert owners[dealt] == seat
            got.append(PARTS.territories[dealt])
        assert got == left
        thing = left.pop(position * 7 % len(left))
        table.draw(thing)
    assert asked(table) == Draw(tuple(left))


def test_war_rnd_04_setup_draws_colours_objectives_dealer_and_territories_in_this_order():
    table = opening(3, ["branco", None, "preto"])
    sizes = [asked(table).outcomes]
    table.draw("azul")
    for card in ("obj_america_do_norte_oceania", *OBJECTIVES[:2]):
        sizes.append(asked(table).outcomes)
        table.draw(card)
    sizes.append(asked(table).outcomes)
    table.roll(6, 6, 1)
    sizes.append(asked(table).outcomes)
    table.roll(6, 1)
    mine = [*territories_of("america_do_norte"), *territories_of("oceania"), "brasil"]
    others = [name for name in PARTS.territories if name not in mine]
    rejected = [name for k in range(14) for name in (mine[k], others[2 * k], others[2 * k + 1])]
    for territory in (*rejected, *PARTS.territories):
        sizes.append(asked(table).outcomes)
        table.draw(territory)
    assert sizes == [4, 11, 10, 9, 216, 36, *range(42, 0, -1), *range(42, 0, -1)]
    assert (table.asks_chance, table.phase) == (False, "place")


def drawing(**more):
    setting: dict[str, Any] = {"holdings": {0: ["brasil"], 1: ["peru"]}, "conquered": True}
    return Table("draw", **(setting | more))


def test_war_rnd_05_the_first_card_is_any_of_the_44():
    table = drawing()
    assert asked(table) == Draw(PARTS.cards)
    assert [names(after.deck.hands[0]) for after in every_outcome(table)] == [[card] for card in PARTS.cards]
    for after in every_outcome(table):
        assert GAME.view(after, None).pile_size == 43


def test_war_rnd_05_the_next_card_is_any_of_those_left_in_the_pile():
    hands = {0: cards_of("alasca"), 1: ["coringa_1"]}
    discards = cards_of("japao", "china", "brasil")
    table = drawing(hands=hands, discards=discards)
    left = [card for card in PARTS.cards if card not in (*hands[0], *hands[1], *discards)]
    assert asked(table) == Draw(tuple(left))
    gained = [names(after.deck.hands[0] & ~table.state.deck.hands[0]) for after in every_outcome(table)]
    assert gained == [[card] for card in left]


@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2, 3])
def test_war_rnd_06_a_battle_rolls_the_dice_of_both_sides(attack, defence):
    table = Table(holdings={0: ["brasil"], 1: ["peru"]}, armies={"brasil": 9, "peru": defence})
    table.play(0, Attack("brasil", "peru", attack))
    assert asked(table) == Dice(attack + defence)


@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (1, 2)])
def test_war_rnd_06_every_throw_is_one_outcome_attack_first(attack, defence):
    table = Table(holdings={0: ["brasil"], 1: ["peru"]}, armies={"brasil": 9, "peru": defence})
    table.play(0, Attack("brasil", "peru", attack))
    pairs = min(attack, defence)
    for number, faces in enumerate(product(range(1, 7), repeat=attack + defence)):
        after = GAME.after(table.state, CHANCE, number)
        fought = GAME.narrate(table.state, CHANCE, number, after)[0].event
        assert isinstance(fought, BattleFought)
        assert (fought.attack, fought.defence) == (list(faces[:attack]), list(faces[attack:]))
        lost = int(max(faces[:attack]) <= max(faces[attack:]))
        assert (fought.attack_losses, fought.defence_losses) == (lost, pairs - lost)


def test_war_rnd_07_a_new_pile_is_drawn_from_the_discards():
    discards = cards_of("alasca", "brasil", "egito", "japao")
    table = Table(
        "fortify",
        holdings={0: ["brasil", "peru"], 1: ["china"]},
        armies={"brasil": 2},
        discards=discards,
        pile=[],
        conquered=True,
    )
    table.play(0, EndFortify())
    assert asked(table) == Draw(tuple(discards))
    assert [names(after.deck.hands[0]) for after in every_outcome(table)] == [[card] for card in discards]
    table.draw("carta_egito")
    assert (table.view(None).pile_size, table.view(None).discards) == (3, [])
    assert [type(event) for event in table.heard(1)[1:]] == [PileRecycled, CardDrawn, TurnStarted]
    assert table.heard(1)[1] == PileRecycled(4)


def test_war_rnd_07_face_down_discards_are_in_the_new_pile():
    hands = {2: cards_of("vietna", "aral")}
    table = Table(
        "fortify",
        players=4,
        holdings={0: ["brasil", "peru"], 1: ["china"], 2: ["congo"]},
        armies={"brasil": 2},
        hands=hands,
        discards=cards_of("alasca"),
        pile=[],
        conquered=True,
    )
    table.surrender(2).play(0, EndFortify())
    assert asked(table) == Draw(("carta_alasca", "carta_aral", "carta_vietna"))


def test_war_rnd_07_nothing_is_shuffled_while_the_pile_has_a_card():
    table = drawing(pile=["coringa_2"], discards=cards_of("alasca", "brasil"))
    assert asked(table) == Draw(("coringa_2",))
    table.outcome(0)
    assert (table.view(None).pile_size, table.view(None).discards) == (0, cards_of("alasca", "brasil"))
    assert PileRecycled(2) not in table.heard(0)


def test_war_rnd_08_one_uniform_choice_for_each_card_above_five():
    hand = cards_of("alasca", "brasil", "egito", "aral", "china", "japao", "sumatra")
    table = drawing(hands={0: hand}, conquered=False)
    for excess in (2, 1):
        assert asked(table) == Draw(tuple(hand))
        assert len(hand) == 5 + excess
        kept = [names(after.deck.hands[0]) for after in every_outcome(table)]
        assert kept == [[card for card in hand if card != lost] for lost in hand]
        lost = hand.pop(3)
        table.draw(lost)
        assert table.heard(0)[2 - excess] == CardLost(0, lost)
    assert (table.hand(0), table.awaiting) == (hand, [1])


def test_war_rnd_08_a_draw_takes_one_number_below_the_number_of_outcomes():
    table = drawing()
    before = table.state.dump()
    for number in range(44):
        assert table.state.draw(ReplayBox([number])) == number
    with pytest.raises(BrokenRule):
        table.state.draw(ReplayBox([44]))
    assert table.state.dump() == before
