"""Chapters 7.1 to 7.8 and 9.2 to 9.4 of Feudum: Migrate to Improve, landscapes, the military track, the voyage."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import (
    Accept,
    BuyInfluence,
    ChooseFarm,
    ChooseHarvest,
    ChooseMode,
    Decline,
    Enter,
    Improve,
    Influence,
    KeepWrit,
    MoveMonster,
    MovePawn,
    PayWith,
    Pilfer,
    PlayCard,
    RepeatCard,
    Stop,
    StoreSulfur,
    TakeFavour,
    TakeTile,
    Tend,
    UseGuild,
    Withdraw,
)
from conquista.games.feudum.cards.harvest import favours_of, partial_of
from conquista.games.feudum.ending import voyage_points
from conquista.games.feudum.epochs import disloyalty
from conquista.games.feudum.events import (
    BeadsTurnedOver,
    HarvestBegun,
    LandscapeGrew,
    PawnLeft,
    PointsScored,
    TileTaken,
    VoyageContinued,
)
from tests.rules.feudum.table import GAME, PARTS, A, B, Table, place

REST = {B: ["tax", "explore"]}
FED = {A: {"food": 9}, B: {"food": 9}}


def at(card, *, more_cards=("tax", "explore"), goods=None, **setting):
    """It is A's turn; he holds this card and two that do nothing."""
    hands = {A: [card, *more_cards], **REST}
    supply = {seat: {**FED.get(seat, {}), **(goods or {}).get(seat, {})} for seat in (A, B)}
    return Table(hands=hands, goods=supply, **setting)


# Migrate


def test_feu_mig_01_in_or_out():
    table = at("migrate", pawns=[(A, "monk", "l09")]).card(A, "migrate")
    assert len(table.legal(A, Enter)) == 6
    assert table.legal(A, Withdraw) == [Withdraw(1)]
    assert table.clause(A, Enter("pope", "l09")) == "FEU-MIG-01"


def test_feu_mig_02_for_a_food_beside_an_own_pawn_or_marker():
    table = at("migrate", pawns=[(A, "monk", "l09")], rulers={"l01": A, "l02": B}, serfs={"l02": A})
    table.card(A, "migrate")
    assert {action.location for action in table.legal(A, Enter)} == {"l01", "l02", "l09"}
    assert table.facts(A, Enter("monk", "l10")) == ("FEU-MIG-02", {"why": "place", "location": "l10"})
    table.play(A, Enter("noble", "l01"))
    assert (table.goods(A), table.pawns(A)) == ({"food": 8}, ["l09", "l01", None])
    poor = Table(pawns=[(A, "monk", "l09")], hands={A: ["migrate", "tax"], **REST}).card(A, "migrate")
    assert poor.pawns(A)[0] is None
    crowd = [(A, "monk", "l09")] * 3
    full = at("migrate", pawns=crowd).card(A, "migrate")
    assert full.facts(A, Enter("monk", "l09")) == ("FEU-MIG-02", {"why": "pawns", "location": "l09"})
    hungry = Table(pawns=crowd[:2], hands={A: ["migrate", "tax"], **REST}).card(A, "migrate")
    assert hungry.facts(A, Enter("monk", "l09")) == ("FEU-MIG-02", {"why": "food", "location": "l09"})


@pytest.mark.parametrize(("value", "open_places"), [("preset", 7), ("marker_first", 1)])
def test_feu_mig_03_without_a_pawn_on_the_map(value, open_places):
    table = at("migrate", rulers={"l01": A}, options={"migrate_without_pawn": value}).card(A, "migrate")
    assert len({action.location for action in table.legal(A, Enter)}) == open_places
    if value == "marker_first":
        assert table.clause(A, Enter("monk", "l09")) == "FEU-MIG-03"
    bare = at("migrate", options={"migrate_without_pawn": value}).card(A, "migrate")
    assert len({action.location for action in bare.legal(A, Enter)}) == 6


def test_feu_mig_04_a_character_of_his_choice():
    table = at("migrate").card(A, "migrate", "regular", Enter("knight", "l13"))
    assert (table.seats("knight"), table.view(None).players[A].pawns[0].character) == ("A", "knight")


def test_feu_mig_05_out_for_nothing_from_anywhere():
    table = at(
        "migrate",
        pawns=[(A, "monk", "l09"), (A, "noble", "l10")],
        wine=[(A, 1)],
        monsters={"behemoth": (B, "l09")},
    )
    table.card(A, "migrate", "regular", Withdraw(1))
    assert (table.pawns(A), table.bag("sulfur"), table.seats("monk")) == ([None, "l10", None], 30, "")
    assert [event.why for event in table.heard(None, PawnLeft)] == ["withdrawn"]
    table = at("migrate", pawns=[(A, "monk", "l09")]).card(A, "migrate")
    assert table.clause(A, Withdraw(2)) == "FEU-MIG-05"


@pytest.mark.parametrize(("mode", "number"), [("advanced", 7), ("basic", 1)])
def test_feu_mig_06_distant_kin(mode, number):
    table = at("migrate", pawns=[(A, "alchemist", "l01")], options={"mode": mode}).card(A, "migrate")
    assert len({action.location for action in table.legal(A, Enter)}) == number


# Repeat


def repeat(played=("move", "tax"), **setting):
    return at("repeat", played={A: list(played)}, more_cards=("explore", "defend"), **setting).card(A, "repeat")


def test_feu_rep_01_an_own_card_that_was_played():
    table = repeat(("move", "influence"), pawns=[(A, "monk", "l09")])
    assert table.legal(A) == [RepeatCard("move"), RepeatCard("influence")]
    assert table.clause(A, RepeatCard("guild")) == "FEU-REP-01"


def test_feu_rep_02_03_three_for_nothing_five_for_a_saltpeter():
    everything = [card for card in PARTS.cards if card not in ("explore", "defend", "repeat")]
    rich = {A: {"saltpeter": 1}}
    table = repeat(everything, goods=rich)
    assert [each.card for each in table.legal(A)] == [
        "migrate",
        "move",
        "influence",
        "tax",
        "harvest",
        "improve",
        "guild",
    ]
    assert [each.card for each in repeat(everything).legal(A)] == ["move", "influence", "guild"]
    assert repeat(everything).facts(A, RepeatCard("tax")) == ("FEU-REP-03", {"card": "tax"})
    table.play(A, RepeatCard("migrate"))
    assert (table.bag("saltpeter"), table.phase) == (30, "card_mode")
    basic = repeat(everything, goods=rich, options={"mode": "basic"})
    assert basic.facts(A, RepeatCard("tax")) == ("FEU-OPT-01", {"why": "special"})


def test_feu_rep_04_never_conquer_defend_or_repeat():
    table = repeat(("move", "guild", "conquer"), goods={A: {"saltpeter": 1}})
    for card in ("conquer", "repeat"):
        assert table.facts(A, RepeatCard(card)) == ("FEU-REP-04", {"card": card})


def test_feu_rep_05_as_if_played_now():
    table = repeat(("influence", "move"), pawns=[(A, "monk", "l09")])
    table.play(A, RepeatCard("influence"))
    assert table.legal(A) == [ChooseMode("regular"), ChooseMode("forgo")]
    table.play(A, ChooseMode("regular"), Influence("l09"))
    assert table.held("l09") == "A"


def test_feu_rep_06_another_guild():
    table = Table(
        hands={A: ["guild", "repeat", "tax"], **REST},
        shillings={A: 20},
        goods=FED,
        market=[0, 0, 0, 0, 3],
        scrolls="ab",
        rosary=[3],
    )
    table.card(A, "guild", "regular", UseGuild("merchant", "trade"), Stop())
    table.card(B, "tax").card(A, "repeat", "regular", RepeatCard("guild")).play(A, ChooseMode("regular"))
    assert {action.guild for action in table.legal(A)} == {"noble", "monk"}
    assert table.facts(A, UseGuild("merchant", "trade")) == ("FEU-REP-06", {"guild": "merchant"})


# Move


def move(*steps, pawns=((A, "farmer", "l09"), (A, "noble", "l13")), **setting):
    return at("move", pawns=list(pawns), **setting).card(A, "move", "regular", *steps)


def test_feu_mov_01_a_point_for_each_unit():
    assert move().state.points == 2
    assert move(monsters={"behemoth": (A, "l09")}).state.points == 3
    table = move(MovePawn(1, "road-l08-l09", "none"), MovePawn(1, "road-l08-l09", "none"))
    assert table.phase != "step"
    table = move(pawns=[(A, "monk", "l09")], options={"godspeed": "monk_only"})
    table.play(A, MovePawn(1, "road-l08-l09", "none"), MovePawn(1, "road-l08-l09", "none"))
    assert table.pawns(A)[0] == "l09"


@pytest.mark.parametrize(
    ("options", "points", "bonus"),
    [({}, 3, 0), ({"godspeed": "monk_only"}, 2, 1), ({"mode": "basic"}, 2, 0)],
)
def test_feu_mov_02_good_luck(options, points, bonus):
    table = move(pawns=[(A, "monk", "l09"), (A, "noble", "l13")], options=options)
    assert (table.state.points, table.state.bonus) == (points, bonus)


def test_feu_mov_02_the_last_point_is_the_monks():
    table = move(pawns=[(A, "monk", "l09"), (A, "noble", "l13")], options={"godspeed": "monk_only"})
    table.play(A, MovePawn(2, "road-l13-l14", "none"), MovePawn(2, "road-l13-l14", "none"))
    assert {action.pawn for action in table.legal(A, MovePawn)} == {1}
    assert table.clause(A, MovePawn(2, "road-l13-l14", "none")) == "FEU-MOV-02"


def test_feu_mov_03_steps_along_routes():
    table = move()
    assert table.offers() == ["Stop", "MovePawn"]
    assert table.why(A, MovePawn(3, "road-l08-l09", "none")) == ("FEU-MOV-03", "supply")
    assert table.why(A, MovePawn(1, "road-l13-l14", "none")) == ("FEU-MOV-03", "route")
    assert table.why(A, MovePawn(4, "road-l13-l14", "none")) == ("FEU-MOV-03", "unknown")
    assert table.why(A, MovePawn(1, "tunnel", "none")) == ("FEU-MOV-03", "unknown")
    table.play(A, MovePawn(1, "road-l09-l10", "none"), MovePawn(1, "road-l10-l14", "none"))
    assert table.pawns(A) == ["l14", "l13", None]


def test_feu_mov_04_05_vessels_of_three_sources():
    table = move(
        pawns=[(A, "farmer", "l01"), (A, "farmer", "l04"), (A, "noble", "l13")],
        vessels={A: ["ship"]},
        abandoned={"l04": "flight"},
    )
    assert set(table.legal(A, MovePawn)) == {
        MovePawn(1, "ship-l01-l02", "own"),
        MovePawn(1, "ship-l01-l04", "own"),
        MovePawn(1, "ship-l01-l08", "own"),
        MovePawn(2, "road-l04-l05", "none"),
        MovePawn(2, "ship-l01-l04", "own"),
        MovePawn(2, "ship-l04-l08", "own"),
        MovePawn(2, "flight-l04-l08", "abandoned"),
        MovePawn(3, "road-l13-l14", "none"),
        MovePawn(3, "road-l11-l13", "none"),
    }
    assert table.why(A, MovePawn(2, "sub-l02-l04", "own")) == ("FEU-MOV-05", "lacking")
    assert table.why(A, MovePawn(3, "road-l13-l14", "own")) == ("FEU-MOV-05", "none")
    table.play(A, MovePawn(1, "ship-l01-l04", "own"))
    assert table.view(None).players[A].pawns[0].vessel == "ship"
    assert MovePawn(1, "ship-l04-l08", "under") in table.legal(A)
    assert MovePawn(1, "ship-l04-l08", "own") not in table.legal(A)


def test_feu_mov_05_not_one_that_was_left_in_this_turn():
    table = move(
        pawns=[(A, "farmer", "l01"), (A, "farmer", "l04"), (A, "farmer", "l05")], vessels={A: ["ship"]}
    )
    table.play(A, MovePawn(1, "ship-l01-l04", "own"), MovePawn(1, "road-l04-l05", "none"))
    assert table.view(None).locations[place("l04")].abandoned == [1, 0, 0]
    assert table.why(A, MovePawn(2, "ship-l04-l08", "abandoned")) == ("FEU-MOV-05", "fresh")
    table.play(A, Stop())
    assert table.view(None).locations[place("l04")].fresh == [0, 0, 0]


def test_feu_mov_06_a_vessel_is_left_behind():
    table = move(
        MovePawn(1, "ship-l01-l04", "own"),
        pawns=[(A, "farmer", "l01"), (A, "noble", "l13")],
        vessels={A: ["ship"]},
    )
    table.play(A, MovePawn(1, "road-l04-l05", "none"))
    assert table.view(None).players[A].pawns[0].vessel is None
    assert table.view(None).players[A].vessels == [0, 0, 0]
    assert table.view(None).locations[place("l04")].abandoned == [1, 0, 0]


def test_feu_mov_07_ferries_for_two_shillings():
    table = move(pawns=[(A, "farmer", "l14")], shillings={A: 5}, sale=["ship"])
    assert table.why(A, MovePawn(1, "ferry-l14-l15", "none")) == ("FEU-MOV-07", "sale")
    table = move(pawns=[(A, "farmer", "l14")], shillings={A: 1})
    assert table.why(A, MovePawn(1, "ferry-l14-l15", "none")) == ("FEU-MOV-07", "fare")
    table = move(MovePawn(1, "ferry-l14-l15", "none"), pawns=[(A, "farmer", "l14")], shillings={A: 5})
    assert (table.pawns(A)[0], table.coins(A)) == ("l15", 3)


def test_feu_ex_23_the_last_vessel_opens_the_ferry():
    table = Table(
        pawns=[(A, "farmer", "l14")],
        shillings={A: 5},
        goods=FED,
        sale=["ship"],
        hands={A: ["guild", "move", "tax"], **REST},
    )
    table.card(A, "guild", "regular", UseGuild("alchemist", "trade")).card(B, "tax").card(A, "move")
    table.play(A, MovePawn(1, "ferry-l14-l15", "none"))
    assert table.coins(A) == 0


def test_feu_mov_08_held_by_a_monster():
    table = move(monsters={"behemoth": (B, "l09")})
    assert table.facts(A, MovePawn(1, "road-l08-l09", "none")) == ("FEU-MOV-08", {"location": "l09"})
    assert {action.pawn for action in table.legal(A, MovePawn)} == {2}
    free = move(monsters={"behemoth": (A, "l09")})
    assert {action.pawn for action in free.legal(A, MovePawn)} == {1, 2}


def test_feu_mov_09_without_a_step_it_has_not_succeeded():
    table = move(Stop(), there={"l09": {"iron": 1}})
    assert (table.awaiting, table.state.voyages[A]) == ([B], 0)


def test_feu_mov_10_one_resource_where_he_has_a_unit():
    table = move(
        MovePawn(1, "road-l08-l09", "none"),
        Stop(),
        there={"l08": {"iron": 2}, "l13": {"wood": 1}, "l09": {"food": 1}},
    )
    assert table.legal(A) == [Decline(), Pilfer("l08", "iron"), Pilfer("l13", "wood")]
    assert table.why(A, Pilfer("l09", "food")) == ("FEU-MOV-10", "unit")
    assert table.why(A, Pilfer("l08", "food")) == ("FEU-MOV-10", "nothing")
    assert table.why(A, Pilfer("l99", "food")) == ("FEU-MOV-10", "unknown")
    table.play(A, Pilfer("l08", "iron"))
    assert (table.goods(A)["iron"], table.lying("l08"), table.awaiting) == (1, {"iron": 1}, [B])


def test_feu_mov_10_only_units_that_moved():
    table = move(
        MovePawn(1, "road-l08-l09", "none"),
        Stop(),
        there={"l08": {"iron": 2}, "l13": {"wood": 1}},
        options={"pilfer_unit": "moved"},
    )
    assert table.legal(A, Pilfer) == [Pilfer("l08", "iron")]
    assert table.why(A, Pilfer("l13", "wood")) == ("FEU-MOV-10", "moved")


@pytest.mark.parametrize(
    ("held", "kind", "usual", "published"),
    [
        ({"rulers": {"l08": A}}, "outpost", False, True),
        ({"rulers": {"l08": A}}, "farm", False, False),
        ({"rulers": {"l08": B}, "serfs": {"l08": A}}, "farm", False, True),
        ({"rulers": {"l08": B}}, "farm", True, True),
    ],
)
def test_feu_mov_11_never_from_himself(held, kind, usual, published):
    for value, allowed in (("preset", usual), ("ruled_farm_or_own_landscape", published)):
        table = move(
            MovePawn(1, "road-l08-l09", "none"),
            Stop(),
            there={"l08": {"iron": 1}, "l13": {"wood": 1}},
            types={"l08": kind},
            options={"pilfer_ban": value},
            **held,
        )
        assert (Pilfer("l08", "iron") in table.legal(A)) == allowed
        if not allowed:
            assert table.clause(A, Pilfer("l08", "iron")) == "FEU-MOV-11"


def test_feu_mov_10_12_what_lies_on_a_landscape():
    setting = {"landscapes": {"l08": "archery_butt"}, "rulers": {"l08": B}, "gone": [1, 0, 0, 0, 0, 0]}
    table = at("move", pawns=[(A, "farmer", "l09")], there={"l08": {"wood": 1}}, **setting)
    stock = table.state.realm.stock
    stock[place("l08")] = 2
    table.state.realm.stock, table.state.stores.targets = stock, 10
    before = table.markers(A)
    table.card(A, "move", "regular", MovePawn(1, "road-l08-l09", "none"), Stop(), Pilfer("l08", "landscape"))
    assert (table.state.stores.targets, table.markers(A)) == (11, before + 1)


def test_feu_mov_12_a_target_only_for_a_marker():
    setting = {"landscapes": {"l08": "archery_butt"}, "rulers": {"l08": B}, "gone": [1, 0, 0, 0, 0, 0]}
    table = at("move", pawns=[(A, "farmer", "l09")], there={"l08": {"wood": 1}}, markers={A: 20}, **setting)
    stock = table.state.realm.stock
    stock[place("l08")] = 2
    table.state.realm.stock, table.state.stores.targets = stock, 10
    table.card(A, "move", "regular", MovePawn(1, "road-l08-l09", "none"), Stop())
    assert table.clause(A, Pilfer("l08", "landscape")) == "FEU-MOV-12"


def test_feu_mov_12_stolen_sulfur_supply_or_barrel():
    table = move(
        MovePawn(1, "road-l08-l09", "none"), Stop(), Pilfer("l08", "sulfur"), there={"l08": {"sulfur": 1}}
    )
    table.play(A, StoreSulfur("barrel"))
    assert table.state.stores.barrel[A] == 1


def voyage(space=0, discs=3, **setting):
    """A has moved once in this round, and moves again."""
    table = at("move", pawns=[(A, "farmer", "l09"), (A, "farmer", "l13")], **setting)
    table.state.voyages = [1, 0, 0, 0, 0]
    table.state.stores.voyage = [space, 0, 0, 0, 0]
    table.state.stores.discs = [discs - (space > 0), 3, 0, 0, 0]
    table.state.stores.military = [3 - discs, 0, 0, 0, 0]
    return table.card(A, "move", "regular", MovePawn(1, "road-l08-l09", "none"), Stop())


def test_feu_mov_13_the_second_move_is_a_voyage():
    table = voyage()
    assert (table.phase, table.offers()) == ("voyage", ["Accept", "Decline"])
    table.play(A, Accept())
    assert (table.view(None).players[A].voyage, table.view(None).players[A].discs) == (1, 2)
    assert voyage().play(A, Decline()).view(None).players[A].voyage == 0


def test_feu_voy_01_a_disc_on_the_track_advances():
    assert voyage(2).view(None).players[A].voyage == 3
    assert voyage(0, discs=0).view(None).players[A].voyage == 0


def test_feu_voy_02_seven_spaces():
    table = voyage(7)
    assert table.view(None).players[A].voyage == 7
    assert table.heard(None, VoyageContinued) == []
    assert [table.state.rules.voyage_points[k] for k in range(7)] == [
        [3, 5],
        [3, 5],
        [7, 9],
        [7, 9],
        [11, 13],
        [11, 13],
        [17, 17],
    ]


@pytest.mark.parametrize("space", range(1, 7))
def test_feu_voy_03_a_writ_at_every_second_space(space):
    table = voyage(space)
    assert (table.asks_chance and space + 1 in (2, 4, 6)) == (space % 2 == 1 and space < 6)
    if table.asks_chance:
        table.draw("m1", "m2").play(A, KeepWrit("m2"))
        assert table.view(A).players[A].writs == ["m2"]


def test_feu_voy_04_points_of_the_voyage():
    table = Table(5)
    table.state.stores.voyage = [1, 2, 2, 4, 7]
    assert [voyage_points(table.state, seat) for seat in range(5)] == [3, 5, 5, 9, 17]
    table.state.stores.voyage = [0, 1, 3, 6, 5]
    assert [voyage_points(table.state, seat) for seat in range(5)] == [0, 5, 9, 13, 11]


def test_feu_ex_21_discs_on_1_2_2_4_7():
    table = Table(5)
    table.state.stores.voyage = [1, 2, 2, 4, 7]
    assert [voyage_points(table.state, seat) for seat in range(5)] == [3, 5, 5, 9, 17]


# Influence


def test_feu_inf_01_one_marker_a_location_where_he_has_a_pawn():
    table = at("influence", pawns=[(A, "monk", "l09"), (A, "monk", "l10")], monsters={"behemoth": (A, "l13")})
    table.card(A, "influence")
    assert table.legal(A) == [Stop(), Influence("l09"), Influence("l10")]
    assert table.why(A, Influence("l13")) == ("FEU-INF-01", "pawn")
    table.play(A, Influence("l09"))
    assert table.why(A, Influence("l09")) == ("FEU-INF-01", "once")
    table.play(A, Influence("l10"))
    assert (table.held("l09"), table.held("l10")) == ("A", "A")


def test_feu_inf_02_a_marker_and_room():
    crowd = [(A, "monk", "l09"), (A, "monk", "l10")]
    table = at("influence", pawns=crowd, markers={A: 2}).card(A, "influence")
    table.play(A, Influence("l09"))
    assert (table.held("l09"), table.markers(A), table.awaiting) == ("A", 0, [B])
    table = at("influence", pawns=crowd, markers={A: 2}).card(A, "influence")
    table.state.stores.markers = [0, 7, 0, 0, 0]
    table.state.stores.rest = [r + (2 if k == A else 0) for k, r in enumerate(table.state.stores.rest)]
    assert table.clause(A, Influence("l09")) == "FEU-INF-02"


def merchant(**setting):
    setting = {"shillings": {A: 1}, "rulers": {"l09": B}, **setting}
    return at("influence", pawns=[(A, "merchant", "l09"), (A, "merchant", "l10")], **setting).card(
        A, "influence"
    )


def test_feu_inf_03_money_is_influence():
    table = merchant()
    assert BuyInfluence("l09") in table.legal(A)
    table.play(A, BuyInfluence("l09"))
    assert (table.held("l09"), table.coins(A)) == ("A/B", 0)


def test_feu_inf_03_when_it_is_not():
    assert merchant(shillings={}).why(A, BuyInfluence("l09")) == ("FEU-INF-03", "shilling")
    assert merchant(subjects=["l09"]).why(A, BuyInfluence("l09")) == ("FEU-INF-03", "ruler")
    assert merchant(serfs={"l09": A}).why(A, BuyInfluence("l09")) == ("FEU-INF-03", "ruler")
    assert merchant().why(A, BuyInfluence("l13")) == ("FEU-INF-03", "merchant")
    assert merchant(options={"mode": "basic"}).facts(A, BuyInfluence("l09")) == (
        "FEU-OPT-01",
        {"why": "special"},
    )
    two = merchant(shillings={A: 5}, rulers={"l09": B, "l10": B}).play(A, BuyInfluence("l09"))
    assert two.why(A, BuyInfluence("l10")) == ("FEU-INF-03", "once")
    sealed = merchant(feudums={"l09": "monk"}, options={"feudum_influence": "sealed"})
    assert sealed.clause(A, BuyInfluence("l09")) == "FEU-LOC-08"


def test_feu_inf_04_05_a_seat_takes_its_marker_first():
    crowd = [(A, "monk", "l09"), (A, "alchemist", "l10"), (B, "monk", "l13"), (B, "monk", "l13")]
    table = at("influence", pawns=crowd, markers={A: 3}).card(A, "influence")
    assert (table.seats("monk"), table.seats("alchemist"), table.markers(A)) == ("BA", "A", 1)
    table.play(A, Influence("l09"))
    assert (table.seats("monk"), table.awaiting) == ("BA", [B])


# Tax and Explore


@pytest.mark.parametrize(("towns", "feudums", "coins"), [(1, 0, 2), (2, 0, 3), (1, 2, 4)])
def test_feu_tax_01_two_shillings_and_more(towns, feudums, coins):
    places = [f"l{k:02}" for k in range(1, 9)]
    table = at(
        "tax",
        more_cards=("explore", "defend"),
        types=dict.fromkeys(places[:towns], "town"),
        feudums=dict.fromkeys(places[6 : 6 + feudums], "monk"),
        rulers=dict.fromkeys([*places[:towns], *places[6 : 6 + feudums]], A),
    ).card(A, "tax")
    assert table.coins(A) == coins
    assert at("tax", more_cards=("defend", "guild")).card(A, "tax").coins(A) == 0


@pytest.mark.parametrize(("mode", "more"), [("advanced", 1), ("basic", 0)])
def test_feu_tax_02_reinforcements(mode, more):
    crowd = [(A, "knight", "l09"), (A, "knight", "l09")]
    setting = {"types": {"l01": "town"}, "rulers": {"l01": A}, "options": {"mode": mode}}
    table = at("tax", more_cards=("explore", "defend"), pawns=crowd, **setting)
    before = table.markers(A)
    assert table.card(A, "tax").markers(A) == before + more


def test_feu_tax_02_from_the_row_if_the_supply_is_empty():
    table = at(
        "tax",
        more_cards=("explore", "defend"),
        pawns=[(A, "knight", "l09")],
        types={"l01": "town"},
        rulers={"l01": A},
        rows=[2, 0, 0, 0],
        markers={A: 17},
    )
    assert table.state.stores.rest[A] == 0
    table.card(A, "tax")
    assert (table.state.guilds.rows[A], table.markers(A)) == (1, 17)


@pytest.mark.parametrize(("outposts", "feudums", "drawn"), [(1, 0, 2), (3, 0, 4), (2, 1, 4)])
def test_feu_exp_01_as_many_writs_as_outposts(outposts, feudums, drawn):
    places = [f"l{k:02}" for k in range(1, 9)]
    table = at(
        "explore",
        more_cards=("tax", "defend"),
        feudums=dict.fromkeys(places[6 : 6 + feudums], "monk"),
        rulers=dict.fromkeys([*places[:outposts], *places[6 : 6 + feudums]], A),
    ).card(A, "explore")
    assert table.luck().phase == "keep"
    assert len(table.legal(A)) == drawn
    assert not at("explore", more_cards=("tax", "guild")).card(A, "explore").asks_chance


def test_feu_exp_02_shovels_and_swords():
    setting = {"rulers": {"l09": A}, "more_cards": ("tax", "defend"), "goods": {A: {"iron": 1}}}
    table = at("explore", **setting).card(A, "explore").luck().play(A, KeepWrit("m1"))
    assert (table.phase, table.offers()) == ("shovel", ["Accept", "Decline"])
    table.play(A, Accept()).luck().play(A, KeepWrit("m3"))
    assert (table.view(A).players[A].writs, table.bag("iron")) == (["m1", "m3"], 30)
    basic = at("explore", options={"mode": "basic"}, **setting).card(A, "explore").luck()
    assert basic.play(A, KeepWrit("m1")).awaiting == [B]


def test_feu_exp_03_the_limit_holds_after_each_keep():
    setting = {"rulers": {"l09": A}, "more_cards": ("tax", "defend"), "goods": {A: {"iron": 1}}}
    table = at("explore", writs={A: ["m1", "m2", "m3"]}, **setting)
    from conquista.games.feudum.actions import GoOn, ReturnWrit

    table.play(A, GoOn()).card(A, "explore").luck().play(A, table.legal(A, KeepWrit)[0])
    assert table.phase == "return"
    table.play(A, ReturnWrit("m1"), Accept()).luck().play(A, table.legal(A, KeepWrit)[0])
    assert table.phase == "return"


# Harvest


def harvest(farms=1, feudums=0, share="whole", **setting):
    """A rules so many farms, the first of them l01, and so many feudums."""
    places = [f"l{k:02}" for k in range(1, 9)]
    others = [f"l{k:02}" for k in range(11, 17)]
    settings = {
        "types": dict.fromkeys(places[:farms], "farm"),
        "feudums": dict(
            zip(others[:feudums], ("monk", "monk", "noble", "noble", "knight", "knight"), strict=False)
        ),
        "rulers": dict.fromkeys([*places[:farms], *others[:feudums]], A),
        **setting,
    }
    table = at("harvest", **settings).card(A, "harvest", "regular", ChooseFarm("l01"))
    return table.play(A, ChooseHarvest(share)) if share else table


def test_feu_har_01_a_farm_with_room():
    table = harvest(2, share="", there={"l02": {"food": 10}})
    assert table.phase == "harvest"
    table = at(
        "harvest",
        types=dict.fromkeys(("l01", "l02", "l03"), "farm"),
        rulers={"l01": A, "l02": A, "l03": A},
        there={"l02": {"food": 10}},
    ).card(A, "harvest")
    assert table.legal(A) == [ChooseFarm("l01"), ChooseFarm("l03")]
    assert table.why(A, ChooseFarm("l02")) == ("FEU-HAR-01", "full")
    assert table.why(A, ChooseFarm("l04")) == ("FEU-HAR-01", "farm")


@pytest.mark.parametrize(
    ("farms", "feudums", "beads", "usual", "published"),
    [(1, 0, [], 5, 5), (2, 1, [], 7, 7), (1, 0, [2, 3], 7, 10), (4, 2, [5, 5], 10, 10)],
)
def test_feu_har_02_the_total(farms, feudums, beads, usual, published):
    for value, total in (("preset", usual), ("value", published)):
        table = harvest(farms, feudums, beads={A: beads}, options={"harvest_bead_bonus": value})
        assert [event.total for event in table.heard(None, HarvestBegun)] == [total]


def test_feu_har_03_whole_or_favours():
    table = harvest(share="")
    assert table.legal(A) == [ChooseHarvest("whole"), ChooseHarvest("favours")]
    assert table.clause(A, ChooseHarvest("half")) == "FEU-HAR-03"


@pytest.mark.parametrize(("value", "number"), [("preset", 10), ("soft", 13)])
def test_feu_har_04_never_beyond_ten(value, number):
    table = harvest(there={"l01": {"food": 8}}, options={"farm_capacity": value}).luck()
    assert sum(table.lying("l01").values()) == number


def test_feu_har_05_the_table_of_favours():
    assert [partial_of(total) for total in range(5, 11)] == [4, 5, 5, 5, 6, 6]
    assert [favours_of(total) for total in range(5, 11)] == [1, 1, 2, 3, 3, 4]
    assert PARTS.numbers["harvest"] == {"partial": [4, 5, 5, 5, 6, 6], "favours": [1, 1, 2, 3, 3, 4]}
    table = harvest(share="favours").draw("iron", "iron", "iron", "iron", "wood")
    assert (table.lying("l01"), table.goods(A)["wood"]) == ({"iron": 4}, 1)


def test_feu_ex_19_two_farms_a_feudum_and_a_bead():
    table = harvest(2, 1, share="favours", beads={A: [4]}, there={"l01": {"food": 7}})
    table.draw("iron", "iron", "iron", "wood", "wood", "wood")
    assert (table.lying("l01"), table.goods(A)["wood"]) == ({"food": 7, "iron": 3}, 3)
    player = table.view(None).players[A]
    assert (player.beads, player.seals, table.awaiting) == ([0, 0, 0, 0], 1, [B])


def test_feu_har_06_favours_turn_beads_to_seals():
    table = harvest(share="favours", beads={A: [2, 5]})
    assert [event.beads for event in table.heard(None, BeadsTurnedOver)] == [2]
    assert table.view(None).players[A].seals == 2
    assert harvest(share="whole", beads={A: [2, 5]}).view(None).players[A].seals == 0


def test_feu_har_07_inspect_the_harvest():
    table = harvest(share="favours", pawns=[(A, "farmer", "l09")])
    table.draw("iron", "iron", "wood", "sulfur", "food")
    assert {action.good for action in table.legal(A)} == {"iron", "wood", "sulfur", "food"}
    assert table.clause(A, TakeFavour("saltpeter")) == "FEU-HAR-07"
    table.play(A, TakeFavour("sulfur"), StoreSulfur("barrel"))
    assert (table.lying("l01"), table.state.stores.barrel[A]) == ({"iron": 2, "wood": 1, "food": 1}, 1)


def test_feu_har_07_what_does_not_fit_goes_back():
    table = harvest(share="favours", pawns=[(A, "farmer", "l09")], there={"l01": {"food": 9}})
    table.draw("iron", "iron", "wood", "wood", "wood").play(A, TakeFavour("iron"))
    table.draw("wood")
    assert (table.lying("l01"), table.bag("iron"), table.bag("wood")) == ({"food": 9, "wood": 1}, 29, 29)


def test_feu_har_07_not_in_the_basic_game():
    table = harvest(share="favours", pawns=[(A, "farmer", "l09")], options={"mode": "basic"})
    table.draw("iron", "iron", "iron", "iron", "wood")
    assert table.goods(A)["wood"] == 1


def thin_bag(table, number):
    """All but so many foods of the bag lie in B's supply."""
    stores = table.state.stores
    owned = stores.goods
    owned[B] = [have + left for have, left in zip(owned[B], stores.bag, strict=True)]
    owned[B][4] -= number
    stores.goods, stores.bag = owned, [0, 0, 0, 0, number]
    return table


def test_feu_har_08_a_thin_bag():
    setting = {"types": {"l01": "farm", "l02": "farm"}, "rulers": {"l01": A, "l02": A}}
    table = thin_bag(at("harvest", **setting), 4).card(A, "harvest", "regular", ChooseFarm("l01")).luck()
    assert table.lying("l01") == {"food": 4}
    table = thin_bag(at("harvest", **setting), 5).card(A, "harvest", "regular", ChooseFarm("l01"))
    table.play(A, ChooseHarvest("favours")).luck()
    assert (table.lying("l01"), table.goods(A)["food"]) == ({"food": 4}, 10)
    empty = thin_bag(at("harvest", **setting), 0).card(A, "harvest")
    assert empty.awaiting == [B]


def test_feu_har_08_the_refusal():
    table = harvest(2, share="")
    thin_bag(table, 3)
    assert table.clause(A, ChooseHarvest("favours")) == "FEU-HAR-08"


def test_feu_har_09_a_point():
    table = harvest().luck()
    assert [(e.points, e.reason) for e in table.heard(None, PointsScored)] == [(1, "harvest")]


# Improve


def improve(*actions, mode="regular", **setting):
    return at("improve", **setting).card(A, "improve", mode, *actions)


def test_feu_ex_01_an_outpost_becomes_a_farm():
    table = improve(rulers={"l01": A}, goods={A: {"wood": 1}}).draw("orchard")
    assert (table.kind_of("l01"), table.bag("wood"), table.points(A)) == ("farm", 30, 2)
    assert table.view(None).players[A].tiles == ["sea_1"]


def test_feu_ex_02_a_farm_becomes_a_town():
    table = improve(
        types={"l01": "farm"}, rulers={"l01": A}, goods={A: {"iron": 1}}, there={"l01": {"food": 6}}
    )
    assert (table.kind_of("l01"), table.bag("iron"), table.lying("l01")) == ("town", 30, {})
    assert table.bag("food") == 50 - 18


def test_feu_ex_03_a_town_becomes_a_feudum():
    table = improve(
        Improve("l01", "noble"),
        types={"l01": "town"},
        rulers={"l01": A},
        seals={A: 1},
        pawns=[(A, "merchant", "l09"), (A, "noble", "l09")],
    ).draw("orchard")
    stars = dict(zip(PARTS.guilds, table.view(None).players[A].stars, strict=True))
    assert (stars["noble"], stars["merchant"]) == (4, 1)
    assert disloyalty(table.state, A) == 0
    table.state.epoch = 2
    assert disloyalty(table.state, A) == 3


def test_feu_imp_01_what_can_be_improved():
    land = {"types": {"l02": "farm", "l03": "town"}, "rulers": {"l01": A, "l02": A, "l03": A, "l05": B}}
    table = improve(**land, goods={A: {"wood": 1, "iron": 1}})
    assert table.legal(A) == [Improve("l01", "none"), Improve("l02", "none")]
    assert table.why(A, Improve("l03", "monk")) == ("FEU-IMP-01", "seal")
    assert table.why(A, Improve("l03", "none")) == ("FEU-IMP-01", "guild")
    assert table.why(A, Improve("l05", "none")) == ("FEU-IMP-01", "ruler")
    table = improve(**land, goods={A: {"iron": 1}}, feudums={"l04": "monk"}, seals={A: 1})
    assert table.why(A, Improve("l01", "none")) == ("FEU-IMP-01", "wood")
    table = improve(types={"l01": "town"}, feudums={"l04": "monk"}, rulers={"l04": A, "l01": A}, seals={A: 1})
    assert table.why(A, Improve("l04", "monk")) == ("FEU-IMP-01", "feudum")


def test_feu_imp_02_markers_and_other_goods_stay():
    table = improve(
        rulers={"l01": A},
        subjects=["l01"],
        serfs={"l01": B},
        goods={A: {"wood": 1}},
        there={"l01": {"iron": 2}},
    )
    assert (table.held("l01"), table.lying("l01")) == ("A+/B", {"iron": 2})


def test_feu_imp_03_the_seal_returns_to_the_general_supply():
    table = improve(Improve("l01", "noble"), types={"l01": "town"}, rulers={"l01": A}, seals={A: 2})
    assert (table.view(None).players[A].seals, table.view(None).supply.seals) == (1, 16)


@pytest.mark.parametrize(("gone", "epoch"), [(0, 1), (1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize(("kind", "points"), [("outpost", 2), ("farm", 3), ("town", 4)])
def test_feu_imp_04_points_of_a_tile(gone, epoch, kind, points):
    table = improve(
        Improve("l01", "monk"),
        types={"l01": kind},
        rulers={"l01": A},
        goods={A: {"wood": 1, "iron": 1}},
        seals={A: 1},
        gone=[gone, 0, 0, 0, 0, 0],
        epoch=epoch,
    )
    assert table.points(A) == points + gone


def test_feu_imp_05_another_stack_without_points():
    setting = {"rulers": {"l01": A}, "goods": {A: {"wood": 1}}, "epoch": 2}
    table = improve(gone=[2, 1, 0, 2, 2, 2], **setting)
    assert table.legal(A) == [TakeTile("islands"), TakeTile("forest")]
    assert table.clause(A, TakeTile("desert")) == "FEU-IMP-05"
    table.play(A, TakeTile("islands"))
    assert table.points(A) == 0
    past = improve(gone=[2, 1, 0, 2, 2, 2], options={"improve_fallback": "past_only"}, **setting)
    assert [event.tile for event in past.heard(None, TileTaken)] == ["forest_1"]
    none = improve(gone=[2, 2, 2, 2, 2, 2], **setting)
    assert (none.heard(None, TileTaken), none.kind_of("l01")) == ([], "farm")


def test_feu_imp_06_the_tile_is_seen_by_all():
    table = improve(rulers={"l01": A}, goods={A: {"wood": 1}}).draw("silver_mine")
    assert table.view(B).players[A].tiles == ["sea_1"]
    assert table.view(B).supply.landscapes == {"sea_1": "silver_mine"}
    basic = improve(rulers={"l01": A}, goods={A: {"wood": 1}}, options={"mode": "basic"})
    assert (basic.view(B).players[A].tiles, basic.view(B).supply.landscapes) == (["sea_1"], {})


def test_feu_imp_07_settled_at_once():
    table = improve(
        rulers={"l01": A}, goods={A: {"wood": 1}}, pawns=[(A, "farmer", "l09"), (B, "farmer", "l09")], first=A
    )
    assert table.seats("farmer") == "AB"
    table.draw("orchard")
    assert dict(zip(PARTS.guilds, table.view(None).players[A].stars, strict=True))["farmer"] == 2


def tend(kind="orchard", **setting):
    settings = {
        "tiles": {A: {"sea_1": kind}},
        "gone": [1, 0, 0, 0, 0, 0],
        "rulers": {"l04": B},
        "serfs": {"l04": A},
        "goods": {A: {"wood": 1}},
        **setting,
    }
    return improve(Tend("l04", "sea_1"), mode="special", **settings)


def test_feu_imp_08_tend_a_landscape():
    table = tend()
    assert (table.phase, table.points(A), table.bag("wood")) == ("collect", 2, 30)
    assert table.view(None).locations[place("l04")].stock == 3
    table.play(A, Accept())
    assert (table.goods(A)["food"], table.goods(B)["food"], table.awaiting) == (9 + 2, 9 + 1, [B])


def test_feu_imp_08_09_where_and_with_what():
    setting = {
        "tiles": {A: {"sea_1": "orchard", "sea_2": "orchard"}},
        "gone": [2, 0, 0, 0, 0, 0],
        "rulers": {"l04": B, "l05": A, "l06": B},
        "serfs": {"l04": A, "l06": A},
        "landscapes": {"l06": "orchard"},
    }
    table = improve(mode="special", **{**setting, "gone": [3, 0, 0, 0, 0, 0]})
    assert table.legal(A) == [Tend("l04", "sea_1"), Tend("l04", "sea_2")]
    assert table.why(A, Tend("l05", "sea_1")) == ("FEU-IMP-08", "serf")
    assert table.why(A, Tend("l04", "sea_3")) == ("FEU-IMP-08", "tile")
    assert table.facts(A, Tend("l06", "sea_1")) == ("FEU-LAN-01", {"location": "l06"})
    table.play(A, Tend("l04", "sea_1"))
    assert table.view(None).players[A].tiles == []


def test_feu_imp_09_the_tile_placed_does_not_pay():
    table = Table(
        tiles={A: {"sea_1": "orchard", "sea_2": "orchard"}},
        gone=[2, 0, 0, 0, 0, 0],
        rulers={"l04": B},
        serfs={"l04": A},
        goods={A: {"wood": 1}},
        hands={A: ["improve", "tax"], **REST},
    ).card(A, "improve", "special", Tend("l04", "sea_1"))
    assert table.legal(A) == [PayWith("cube"), PayWith("sea_2")]
    assert table.facts(A, PayWith("sea_1")) == ("FEU-IMP-09", {"tile": "sea_1"})


def test_feu_lan_01_one_landscape_a_location():
    table = tend().play(A, Decline())
    assert table.view(None).locations[place("l04")].tile == "sea_1"


def test_feu_lan_02_without_a_serf_nobody_tends():
    table = Table(
        rulers={"l04": A},
        landscapes={"l04": "orchard"},
        gone=[1, 1, 1, 0, 0, 0],
        hands={A: ["tax"], B: ["tax"]},
    )
    table.draw("desert")
    assert table.heard(None, LandscapeGrew) == []
    assert [event.reason for event in table.heard(None, PointsScored)] == ["regions"]


@pytest.mark.parametrize(
    ("kind", "mine", "rulers_share"),
    [
        ("orchard", {"food": 2}, {"food": 1}),
        ("sulfur_mine", {"sulfur": 2}, {"sulfur": 1}),
        ("silver_mine", {"shillings": 2}, {"shillings": 1}),
        ("archery_butt", {"markers": 2}, {"markers": 1}),
    ],
)
def test_feu_lan_03_04_four_landscapes(kind, mine, rulers_share):
    def had(table, seat):
        player = table.view(None).players[seat]
        found = dict(zip(PARTS.goods, player.goods, strict=True))
        return {**found, "shillings": player.shillings, "markers": player.markers}

    table = tend(kind)
    before = [had(table, seat) for seat in (A, B)]
    table.play(A, Accept())
    while table.phase == "sulfur":
        table.play(table.awaiting[0], StoreSulfur("supply"))
    for seat, share in ((A, mine), (B, rulers_share)):
        after = had(table, seat)
        assert {name: after[name] - before[seat][name] for name in share} == share
        assert sum(after.values()) - sum(before[seat].values()) == sum(share.values())


def test_feu_lan_03_take_all_or_leave_all():
    table = tend().play(A, Decline())
    assert table.view(None).locations[place("l04")].stock == 3
    assert table.goods(A)["food"] == 9


def test_feu_mil_01_three_spaces_in_order():
    table = Table(feudums={"l01": "monk"}, rulers={"l01": A})
    table.state.epoch = 5
    for discs, lost in ((0, 12), (1, 9), (2, 5), (3, 0)):
        table.state.stores.military = [discs, 0, 0, 0, 0]
        assert disloyalty(table.state, A) == lost


def test_feu_mil_02_what_each_epoch_checks():
    table = Table(feudums={"l01": "monk"}, rulers={"l01": A})
    found = {}
    for epoch in range(1, 6):
        table.state.epoch = epoch
        found[epoch] = disloyalty(table.state, A)
    assert found == {1: 0, 2: 3, 3: 0, 4: 7, 5: 12}


def test_feu_mil_03_only_who_rules_a_feudum():
    table = Table(rulers={"l01": A})
    table.state.epoch = 5
    assert disloyalty(table.state, A) == 0


def test_feu_ex_12_a_feudum_and_no_disc():
    table = Table(feudums={"l01": "monk"}, rulers={"l01": A})
    lost = 0
    for epoch in (2, 4, 5):
        table.state.epoch = epoch
        lost += disloyalty(table.state, A)
    assert lost == 22


def test_feu_mil_05_scores_may_fall_below_zero():
    table = Table(
        feudums={"l01": "monk"},
        rulers={"l01": A},
        gone=[1, 1, 1, 0, 0, 0],
        hands={A: ["tax"], B: ["tax"]},
        markers={A: 0},
    )
    table.state.stores.score = [-5, 0, 0, 0, 0]
    table.draw("desert")
    assert table.points(A) == -5 + 1 - 3


def test_a_monster_moves_on_its_own_routes():
    table = at("move", pawns=[(A, "farmer", "l09")], monsters={"behemoth": (A, "l04"), "serpent": (B, "l01")})
    table.card(A, "move")
    assert table.legal(A, MoveMonster) == [
        MoveMonster("behemoth", "road-l04-l05"),
        MoveMonster("behemoth", "flight-l04-l08"),
    ]
    assert table.phase == "step"
    assert GAME.view(table.state, A).task["points"] == 2
    assert table.facts(A, PlayCard("tax")) == ("FEU-FLOW-01", {"phase": "step"})
