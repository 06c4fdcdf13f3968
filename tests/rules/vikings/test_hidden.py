"""VIK-HID, VIK-RND: what is seen, and what is left to chance."""

from __future__ import annotations

from conquista.games.vikings.actions import Attack, DrawAgain, FinishPlacing, Reroll, Trade
from conquista.games.vikings.events import (
    CardDrawn,
    CardsTraded,
    DiceRolled,
    DieRerolled,
    GodCardDrawn,
    PowerRolled,
)
from conquista.games.vikings.orders import StandingOrders, ordered
from conquista.kernel.boxes import seeded
from conquista.kernel.chance import Dice, Draw
from conquista.kernel.event import EVERYBODY
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table, cards_of, dealt, opening

RAVENS = cards_of("islandia", "mercia", "gales")


def full():
    """Something of everything."""
    return Table(
        holdings={A: ["alba", "viken"], B: ["frisia", "faroe"]},
        armies={"alba": 5, "viken": 3},
        hands={A: RAVENS, B: cards_of("alba")},
        valhalla={A: 2, D: 1},
        removed={B: 4},
        ships=["viken", "frisia"],
        sunk={D: 2},
        commanders={A: "alba"},
        effect="grito_de_batalha",
        objectives={A: "obj_danelaw", B: "obj_portos", C: "obj_muralha", D: "obj_conquista"},
        discards=cards_of("faroe"),
        exchanges=3,
    )


def test_vik_hid_01_what_all_see():
    view = full().view(None)
    assert view.owners[PARTS.territories.index("alba")] == A
    assert view.armies[PARTS.territories.index("alba")] == 5
    assert (view.ships, view.commanders[A]) == (["frisia", "viken"], "alba")
    assert (view.valhalla, view.removed) == ([2, 0, 0, 1], [0, 4, 0, 0])
    assert view.reserve[A] == 85 - 8 - 2
    assert (view.ships_in_reserve, view.ships_destroyed) == ([4, 4, 5, 3], [0, 0, 0, 2])
    assert (view.hand_sizes, view.pile_size, view.discards) == ([3, 1, 0, 0], 33, ["carta_faroe"])
    assert (view.exchanges, view.next_exchange, view.effect) == (3, 10, "grito_de_batalha")
    assert len(view.objective_pool) == 12
    assert view.awaiting == [A]


def test_vik_hid_02_what_only_the_owner_sees():
    table = full()
    assert table.view(A).objectives == ["obj_danelaw", None, None, None]
    assert table.view(A).hands == [RAVENS, None, None, None]
    assert table.view(A).goal == "obj_danelaw"
    spectator = table.view(None)
    assert (spectator.hands, spectator.objectives, spectator.goal) == ([None] * 4, [None] * 4, None)


def test_vik_hid_03_what_nobody_sees():
    table = full()
    for viewer in (A, B, None):
        assert table.view(viewer).pile is None
        assert table.view(viewer).undealt_objectives is None
    drawn = set()
    for seed in range(40):
        twin = full()
        twin.state.redeal(A, seeded("pile", seed))
        assert twin.view(A) == table.view(A)
        drawn.add(twin.state.deck.hands[B])
    assert len(drawn) > 10


def test_vik_hid_04_cards_drawn_exchanged_and_captured():
    table = Table("fortify", holdings={A: ["alba"], B: ["faroe"]}, conquered=True)
    table.answer_by_default().draw("carta_viken")
    assert table.heard(B, CardDrawn) == [CardDrawn(A)]
    trading = Table("reinforce", holdings={A: ["alba"]}, hands={A: RAVENS}).play(A, Trade(tuple(RAVENS)))
    assert trading.heard(B, CardsTraded)[0].cards == RAVENS


def test_vik_hid_05_god_cards_are_seen_by_all_also_refused_ones():
    table = Table(
        holdings={A: ["alba"]},
        armies={"alba": 3},
        valhalla={A: 3},
        commanders={A: "alba"},
        effect="prece_da_guerra",
    ).play(A, Attack("alba", "nortumbria", 1))
    table.invoke("thor", "thor_trovao")
    assert table.view(None).combat.attack_card == "thor_trovao"
    table.play(A, DrawAgain()).draw("thor_mjolnir")
    assert [event.god_card for event in table.heard(None, GodCardDrawn)] == ["thor_trovao", "thor_mjolnir"]
    assert all(telling.audience == EVERYBODY for telling in table.events)


def test_vik_hid_06_all_dice_before_and_after_each_effect():
    table = Table(
        holdings={A: ["alba"]},
        armies={"alba": 5, "nortumbria": 3},
        valhalla={A: 3},
        commanders={A: "alba"},
        effect="grito_de_batalha",
    ).play(A, Attack("alba", "nortumbria", 2))
    table.invoke("odin", "odin_mimir").roll(5, 1, 4, 4, 4)
    assert table.view(B).combat.attack == [5, 1]
    table.play(A, Reroll(1)).roll(2)
    table.roll(6)
    told = [event for event in table.heard(None) if isinstance(event, (DiceRolled, DieRerolled, PowerRolled))]
    assert told == [
        DiceRolled([5, 1], [4, 4, 4]),
        DieRerolled(A, 1, 2),
        PowerRolled(A, "odin_mimir", [6], [6, 5], [4, 4, 4]),
    ]


def test_vik_hid_07_standing_orders_are_the_seats_own():
    """They answer from the seat's view, as the seat itself would; the match knows nothing of them."""
    table = Table(holdings={A: ["alba"]}, armies={"alba": 5, "nortumbria": 2}, valhalla={A: 0, D: 3})
    table.play(A, Attack("alba", "nortumbria", 2))
    orders = StandingOrders(valhalla="most", invoke_from=7)
    answer = ordered(orders, table.view(D))
    assert answer is not None
    table.play(D, answer)
    table.roll(6, 6, 1, 1)
    answer = ordered(orders, table.view(D))
    assert answer is not None
    assert table.play(D, answer).valhalla(D) == 5
    assert ordered(orders, table.view(A)) is None


def test_vik_rnd_01_what_chance_is_asked():
    table = opening()
    kinds = []
    while table.asks_chance:
        kinds.append(type(GAME.chance(table.state)))
        table.outcome(0 if kinds[-1] is Draw else 1)
    assert kinds == [Draw, Dice, *[Draw] * 36, *[Draw] * 4]
    asked = Table(holdings={A: ["alba"]}, armies={"alba": 5}).attack("alba", "nortumbria", 1)
    assert asked.clause(A, FinishPlacing()) == "VIK-RND-01"


def test_vik_rnd_02_every_outcome_is_one_of_equally_likely_ones():
    table = Table(holdings={A: ["alba"]}, armies={"alba": 5, "nortumbria": 2}).attack("alba", "nortumbria", 2)
    assert table.state.outcomes() == 6**4
    assert dealt().state.deck.pile.bit_count() == 38


def test_vik_rnd_03_the_order_within_a_combat():
    table = Table(
        holdings={A: ["alba"]},
        armies={"alba": 5, "nortumbria": 2},
        valhalla={A: 6, D: 6},
        commanders={A: "alba", D: "nortumbria"},
        effect="grito_de_batalha",
    ).play(A, Attack("alba", "nortumbria", 2))
    phases = []

    def answer(*faces):
        phases.append(table.phase)
        table.roll(*faces)

    table.invoke("odin", "odin_mimir").invoke("loki", "loki_discordia")
    answer(3, 1, 2, 2)
    table.play(A, Reroll(1))
    answer(2)
    answer(4, 5)
    assert table.view(None).combat.attack == [5, 4]
    answer(6)
    assert phases == ["roll", "die_att", "power_att", "power_def"]
