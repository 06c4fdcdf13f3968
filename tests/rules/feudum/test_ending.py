"""Chapters 14 and 15 of Feudum: the end, hidden information, chance."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import ChooseMode, GoOn, KeepWrit, Pass, PickCard, PlayCard, ReturnWrit
from conquista.games.feudum.ending import empire, sets, titles
from conquista.games.feudum.events import EpochDawned, GameEnded, PointsLost, PointsScored
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import NO_SEAT
from conquista.kernel.state import copied
from tests.rules.feudum.table import GAME, PARTS, A, B, Table, dealt

IDLE = {A: ["tax"], B: ["tax"]}
LAST = {"epoch": 4, "gone": [1, 1, 1, 3, 1, 1]}


def final(players=2, **setting):
    """The last round ends: the die takes the last tile of the desert."""
    table = Table(players, hands={seat: ["tax"] for seat in range(players)}, **{**LAST, **setting})
    return table.draw("desert")


def scored(table, seat=A):
    return {event.reason: event.points for event in table.heard(None, PointsScored) if event.seat == seat}


def test_feu_end_01_the_fifth_epoch_scores_and_then_the_end():
    table = final(rulers={"l01": A}, feudums={"l02": "monk"}, serfs={"l01": B})
    assert (table.over, table.state.epoch) == (True, 5)
    reasons = [event.reason for event in table.heard(None, PointsScored) if event.seat == A]
    assert reasons == ["regions", "empire"]


def test_feu_end_02_an_empty_stack_does_not_stop_the_round():
    table = Table(epoch=4, gone=[4, 3, 3, 3, 3, 3], hands={A: ["tax", "explore"], B: ["tax"]})
    table.play(A, PlayCard("tax"))
    assert table.asks_chance
    table.draw("islands")
    assert table.over


@pytest.mark.parametrize("limit", [1, 5])
def test_feu_end_03_a_round_limit(limit):
    table = Table(hands=IDLE, options={"round_limit": limit}, round_number=limit, rulers={"l01": A})
    table.draw("sea")
    assert (table.over, table.state.epoch) == (True, 5)
    assert [event.epoch for event in table.heard(None, EpochDawned)] == [5]


def test_feu_end_04_there_is_no_other_end():
    table = Table(hands=IDLE).draw("sea")
    assert not table.over


def test_feu_end_05_at_most_nineteen_rounds():
    assert PARTS.numbers["epochs"]["most_rounds"] == 19


def idle_rounds(table, regions):
    """Nobody does anything; the die takes tiles of these regions, one a round."""
    for region in regions:
        while not table.asks_chance:
            seat = table.awaiting[0]
            table.play(seat, GAME.decode(GAME.default(table.state, seat)))
        table.draw(region)
        while table.asks_chance:
            table.luck()
    return table


def test_feu_ex_16_nineteen_rounds_without_an_improvement():
    first = ["sea", "islands", "forest", "desert"]
    second = ["badlands", "mountains", "sea", "islands", "forest"]
    third = ["desert", "badlands", "mountains", "sea", "islands"]
    fourth = ["forest", "desert", "badlands", "mountains", "sea"]
    table = idle_rounds(Table(), [*first, *second, *third, *fourth])
    assert (table.over, table.state.round) == (True, 19)
    assert [event.epoch for event in table.heard(None, EpochDawned)] == [2, 3, 4, 5]


def test_feu_end_06_the_voyage_scores():
    table = Table(hands=IDLE, **LAST)
    table.state.stores.voyage, table.state.stores.discs = [3, 4, 0, 0, 0], [2, 2, 0, 0, 0]
    table.draw("desert")
    assert (scored(table, A), scored(table, B)) == ({"voyage": 7}, {"voyage": 9})


def test_feu_end_07_ruled_locations_score():
    table = Table(
        rulers=dict.fromkeys(("l01", "l02", "l03"), A), types={"l02": "farm"}, feudums={"l03": "monk"}
    )
    assert empire(table.state, A) == 1 + 1 + 3


@pytest.mark.parametrize(
    ("outposts", "farms", "towns", "feudums", "number"),
    [
        (0, 3, 0, 0, 1),
        (0, 0, 4, 2, 2),
        (0, 2, 1, 1, 1),
        (2, 2, 2, 3, 3),
        (1, 1, 1, 2, 1),
        (0, 0, 0, 3, 1),
        (5, 0, 0, 1, 2),
        (2, 2, 1, 2, 2),
        (2, 2, 2, 2, 2),
        (1, 0, 0, 5, 2),
    ],
)
def test_feu_end_08_sets_of_three(outposts, farms, towns, feudums, number):
    places = iter(PARTS.locations)
    kinds = ["outpost"] * outposts + ["farm"] * farms + ["town"] * towns
    guilds = ["monk", "monk", "noble", "noble", "knight"]
    land = dict(zip(places, kinds, strict=False))
    more = dict(zip(places, guilds[:feudums], strict=False))
    table = Table(types=land, feudums=more, rulers=dict.fromkeys([*land, *more], A))
    assert sets(table.state, A) == number


def test_feu_ex_08_three_farms():
    farms = dict.fromkeys(("l01", "l02", "l03"), "farm")
    table = final(types=farms, rulers=dict.fromkeys(farms, A))
    assert scored(table) == {"regions": 1, "empire": 3, "sets": 3}


def test_feu_ex_15_four_towns_and_two_feudums():
    towns = dict.fromkeys(("l01", "l02", "l03", "l04"), "town")
    table = Table(
        types=towns, feudums={"l05": "monk", "l06": "noble"}, rulers=dict.fromkeys([*towns, "l05", "l06"], A)
    )
    assert 3 * sets(table.state, A) == 6
    table = Table(
        types={"l01": "farm", "l02": "farm", "l03": "town"},
        feudums={"l05": "monk"},
        rulers=dict.fromkeys(("l01", "l02", "l03", "l05"), A),
    )
    assert sets(table.state, A) == 1


@pytest.mark.parametrize(("value", "points"), [("preset", 9), ("one", 3)])
def test_feu_end_09_shillings(value, points):
    assert scored(final(shillings={A: 11}, options={"shilling_group_vp": value})) == {"coins": points}


def test_feu_end_10_the_best_titles_for_his_seals():
    land = {"rulers": {"l03": A, "l17": A, "l01": A}, "barrel": {A: 3}}
    writs = {A: ["c1", "c8", "c4"]}
    for seals, points in ((0, 0), (1, 11), (2, 18), (3, 23), (4, 23)):
        table = Table(writs=writs, seals={A: seals}, **land)
        assert titles(table.state, A) == points


def test_feu_end_10_seals_under_markers_count():
    table = Table(writs={A: ["c1"]}, barrel={A: 3}, rulers={"l01": B}, serfs={"l01": A})
    table.state.realm.serf_seal = [1] + [0] * 21
    assert titles(table.state, A) == 7


def test_feu_end_11_most_points_then_sulfur_then_shared():
    table = final(3, rulers={"l01": B})
    assert (table.view(None).winners, table.view(None).places, table.view(None).ending) == (
        [B],
        [2, 1, 2],
        "points",
    )
    table = final(barrel={A: 2, B: 1})
    assert (table.view(None).winners, table.view(None).places) == ([A], [1, 2])
    table = final()
    assert (table.view(None).winners, table.view(None).places) == ([A, B], [1, 1])
    assert table.clause(A, PlayCard("tax")) == "FEU-END-11"


# Hidden information


def test_feu_hid_01_others_see_the_number_of_cards():
    table = Table(hands={A: ["tax", "move"], B: ["tax", "guild", "move"]})
    assert (table.view(B).players[A].hand, table.view(B).players[A].hand_size) == (None, 2)
    assert table.view(A).players[A].hand == ["move", "tax"]
    assert table.view(None).players[A].hand is None
    table.play(A, PlayCard("tax"))
    assert table.view(B).players[A].played == ["tax"]


def test_feu_hid_02_others_see_the_number_of_writs():
    table = Table(writs={A: ["m1", "c1"]})
    assert (table.view(B).players[A].writs, table.view(B).players[A].writ_count) == (None, 2)
    assert table.view(A).players[A].writs == ["m1", "c1"]
    table.play(A, ReturnWrit("c1"))
    assert (table.view(B).writs.bottom[0].writ, table.view(A).writs.bottom[0].writ) == (None, "c1")


def test_feu_hid_03_the_order_of_bag_and_deck_is_nowhere():
    state = dealt()
    assert GAME.view(state, A).supply.bag == state.stores.bag
    assert GAME.view(state, A).writs.pile_size == 16
    twin = copied(state)
    twin.redeal(A, seeded("x"))
    assert twin.dump() == state.dump()


def test_feu_hid_04_nobody_knows_which_seal_is_which():
    table = Table(seals={A: 2}, beads={A: [5]}, rosary=[2, 3])
    view = table.view(A)
    assert (view.players[A].seals, view.players[A].beads, view.guilds.rosary) == (2, [0, 0, 0, 1], [1, 1, 0, 0])
    assert view.supply.values == [5, 4, 4, 1]


def test_feu_hid_05_backs_are_seen_by_nobody_before_the_tile_is_taken():
    table = Table(tiles={A: {"sea_1": "orchard"}}, gone=[1, 1, 0, 0, 0, 0])
    assert table.view(B).supply.landscapes == {"sea_1": "orchard"}
    assert table.view(B).supply.backs[0] == [1, 2, 1, 1]


def test_feu_hid_06_all_else_is_public():
    table = Table(goods={A: {"iron": 2}}, shillings={A: 4}, barrel={A: 1}, pouch={A: "sulfur"}, hands=IDLE)
    mine, seen = table.view(A).players[A], table.view(B).players[A]
    for name in ("goods", "shillings", "barrel", "pouch", "markers", "score", "stars"):
        assert getattr(mine, name) == getattr(seen, name)


def test_feu_hid_07_what_could_be_answered_is_not_shown():
    crowd = [(A, "monk", "l09"), (B, "monk", "l09")]
    worlds = []
    for cards in (["defend", "tax"], ["move", "tax"]):
        table = Table(pawns=crowd, hands={A: ["conquer", "tax"], B: cards}).card(A, "conquer")
        assert table.awaiting == [B]
        worlds.append((table.view(A), table.play(B, Pass()).heard(A)[-1:]))
    assert worlds[0][0] == worlds[1][0]
    with_writ = Table(writs={A: ["c1"]}, hands={A: ["tax", "move"], B: ["tax"]})
    assert with_writ.view(B).phase == "free"


def test_feu_hid_08_at_the_end_all_writs_are_shown():
    table = Table(hands=IDLE, writs={A: ["c1", "m2"]}, **LAST)
    while not table.asks_chance:
        table.play(table.awaiting[0], GoOn())
    table.draw("desert")
    assert table.heard(B, GameEnded)[0].writs == [["m2", "c1"], []]
    assert table.view(B).players[A].writs == ["m2", "c1"]


def test_a_redeal_changes_only_what_is_hidden():
    table = Table(writs={A: ["m1"], B: ["m2", "c2"]}, hands={A: ["tax", "move"], B: ["tax", "guild"]})
    table.play(A, ReturnWrit("m1"))
    different = 0
    for viewer in (A, B, NO_SEAT):
        for seed in range(20):
            twin = copied(table.state)
            twin.redeal(viewer, seeded("deal", viewer, seed))
            seat = None if viewer == NO_SEAT else viewer
            assert GAME.view(twin, seat) == GAME.view(table.state, seat)
            different += twin.dump() != table.state.dump()
    assert different > 40


# Chance


def test_feu_ran_01_what_the_setup_draws():
    state = GAME.new_state([SeatSetup()] * 3, {})
    drawn = []
    while state.awaiting() == 1 << 16:
        drawn.append(state.phase)
        state.apply(16, 0)
    assert [drawn.count(phase) for phase in range(4)] == [3, 2, 1, 22]
    assert len(drawn) == 3 + 2 + 1 + 22 + 2 + 5 + 10 + 6


def test_feu_ran_02_every_cube_of_the_bag_is_as_likely():
    table = Table(writs={A: ["m13"]}, options={"writ_deck": "extended"}, shillings={A: 2})
    from conquista.games.feudum.actions import PlayMandate

    table.play(A, PlayMandate("m13", 1))
    left = GAME.chance(table.state).left
    assert {good: left.count(good) for good in PARTS.goods} == {good: table.bag(good) for good in PARTS.goods}
    table.draw("iron")
    assert GAME.chance(table.state).outcomes == len(left) - 1


def test_feu_ran_03_every_seal_is_as_likely():
    table = Table(writs={A: ["m8"]}, feudums={"l01": "monk"}, rulers={"l01": A})
    from conquista.games.feudum.actions import PlayMandate

    table.play(A, PlayMandate("m8", 3))
    left = GAME.chance(table.state).left
    assert [left.count(value) for value in "2345"] == [6, 5, 4, 2]


def test_feu_ran_04_every_stack_that_can_lose_a_tile_is_as_likely():
    table = Table(hands=IDLE, gone=[1, 0, 0, 1, 0, 0])
    assert GAME.chance(table.state).left == ("islands", "forest", "badlands", "mountains")


def test_feu_ran_05_06_07_coins_and_orders():
    from conquista.games.feudum.actions import UseGuild

    table = Table(rosary=[2, 3, 5], shillings={A: 3}, hands={A: ["guild", "tax"], B: ["tax"]})
    table.card(A, "guild", "regular", UseGuild("monk", "trade"))
    assert GAME.chance(table.state).left == ("lowest", "highest")
    table = Table(
        types={"l01": "farm"},
        rulers={"l01": A},
        there={"l01": {"iron": 2, "food": 1}},
        barn={"wood": 8},
        hands={A: ["guild", "tax"], B: ["tax"]},
    ).card(A, "guild", "regular", UseGuild("farmer", "trade"))
    assert GAME.chance(table.state).left == ("iron", "iron", "food")
    fight = Table(
        pawns=[(A, "monk", "l09"), (A, "knight", "l09"), (A, "knight", "l09"), (B, "monk", "l09")],
        hands={A: ["conquer", "tax"], B: ["tax", "move"]},
    ).card(A, "conquer")
    assert not fight.play(B, Pass()).asks_chance


def test_points_lost_are_told():
    table = Table(hands=IDLE, gone=[1, 1, 1, 0, 0, 0], feudums={"l01": "monk"}, rulers={"l01": A}).draw(
        "desert"
    )
    assert [(event.seat, event.points) for event in table.heard(None, PointsLost)] == [(A, 3)]


def test_chains_stay_open_until_chance_or_another_seat():
    table = Table(rulers={"l09": A}, hands={A: ["explore", "tax", "move"], B: ["tax", "move"]})
    assert table.state.settled()
    table.play(A, PlayCard("explore"))
    assert not table.state.settled()
    table.play(A, ChooseMode("regular"))
    assert table.asks_chance
    assert table.state.settled()
    table.luck()
    assert table.state.settled()
    table.play(A, KeepWrit(table.view(A).writs.drawn[0]))
    assert table.state.settled()
    picks = Table()
    for card in PARTS.cards[:3]:
        picks.play(A, PickCard(card))
        assert not picks.state.settled()
    picks.play(A, PickCard("guild"))
    assert picks.state.settled()
