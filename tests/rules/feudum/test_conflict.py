"""Chapters 7.9, 7.10, 9.1 and 13 of Feudum: Conquer, Defend, monsters and surrender."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import (
    Accept,
    AddSaltpeter,
    AttackFeudum,
    AttackMonster,
    AttackPawn,
    ChooseMode,
    Decline,
    FeedPawn,
    GoOn,
    Influence,
    MoveMonster,
    MovePawn,
    Pass,
    PickCard,
    PlayCard,
    Resolve,
    RevealDefend,
    Starve,
    TakeSeal,
    Tame,
    UseGuild,
    UseWeapon,
)
from conquista.games.feudum.events import (
    AttackResolved,
    CardPlayed,
    ChickensEmptied,
    MarkerStarved,
    MilitaryAdvanced,
    PlayerSurrendered,
    PointsScored,
)
from conquista.kernel.action import Surrender
from tests.rules.feudum.table import GAME, PARTS, A, B, C, Table, place

FED = {seat: {"food": 9} for seat in range(3)}


def battle(target=None, *, players=2, defence=("tax", "explore"), goods=None, pawns=(), **setting):
    """A plays Conquer; B holds these cards."""
    hands = {A: ["conquer", "tax", "explore"], B: list(defence), C: ["tax", "explore"]}
    supply = {seat: {**FED[seat], **(goods or {}).get(seat, {})} for seat in range(players)}
    table = Table(
        players,
        hands={seat: hands[seat] for seat in range(players)},
        goods=supply,
        pawns=list(pawns) or [(A, "monk", "l09"), (B, "monk", "l09")],
        **setting,
    )
    if table.phase == "free":
        table.play(A, GoOn())
    table.card(A, "conquer")
    return table.play(A, target) if target is not None and table.phase == "target" else table


def strength(table):
    return table.state.attack, table.state.defence


KNIGHTS = [(A, "knight", "l09"), (A, "monk", "l09"), (A, "monk", "l09")]


def test_feu_con_01_targets_where_he_has_a_unit():
    table = battle(
        players=3,
        pawns=[(A, "monk", "l09"), (B, "monk", "l09"), (B, "monk", "l10"), (C, "noble", "l09")],
        monsters={"behemoth": (B, "l09"), "serpent": (A, "l04")},
        feudums={"l09": "monk", "l04": "noble", "l01": "noble"},
        rulers={"l09": B, "l04": C, "l01": B},
    )
    assert set(table.legal(A)) == {
        AttackPawn(B, 1),
        AttackPawn(C, 1),
        AttackMonster("behemoth"),
        AttackFeudum("l09"),
        AttackFeudum("l04"),
    }
    for wrong in (AttackPawn(B, 2), AttackPawn(A, 1), AttackMonster("serpent"), AttackFeudum("l01")):
        assert table.clause(A, wrong) == "FEU-CON-01"


def test_feu_con_02_only_feudums_among_locations():
    table = battle(rulers={"l09": B}, pawns=[(A, "monk", "l09"), (B, "monk", "l09"), (B, "noble", "l09")])
    assert table.facts(A, AttackFeudum("l09")) == ("FEU-CON-02", {"location": "l09"})


def test_feu_con_03_all_own_units_join():
    table = battle(pawns=[*KNIGHTS, (B, "monk", "l09")], monsters={"behemoth": (A, "l09")})
    assert strength(table) == (4, 2)


def test_feu_con_04_companions_defend():
    table = battle(
        AttackPawn(B, 1),
        pawns=[(A, "monk", "l09"), (B, "monk", "l09"), (B, "noble", "l09")],
        monsters={"behemoth": (B, "l09")},
        rulers={"l09": B},
        subjects=["l09"],
    )
    assert strength(table) == (1, 5)


def test_feu_con_05_a_feudum_with_its_subject_and_a_rebel_serf():
    setting = {"feudums": {"l09": "monk"}, "rulers": {"l09": B}, "pawns": [(A, "monk", "l09")]}
    assert strength(battle(**setting)) == (1, 2)
    assert strength(battle(subjects=["l09"], serfs={"l09": A}, **setting)) == (2, 3)
    setting["pawns"] = [(A, "monk", "l09"), (B, "monk", "l09")]
    assert strength(battle(AttackFeudum("l09"), **setting)) == (1, 4)


def test_feu_ex_10_a_feudum_with_subject():
    table = battle(
        pawns=[(A, "knight", "l09"), (A, "monk", "l09")],
        feudums={"l09": "noble"},
        rulers={"l09": B},
        subjects=["l09"],
        goods={A: {"saltpeter": 2}},
    )
    assert strength(table) == (2, 3)
    table.play(B, Pass()).play(A, AddSaltpeter(), AddSaltpeter())
    if table.phase == "boost":
        table.play(A, Resolve())
    assert (table.points(A), table.kind_of("l09")) == (4, "outpost")


def test_feu_ex_11_a_tie_is_the_defenders():
    table = battle(
        AttackPawn(B, 1),
        pawns=[(A, "noble", "l09"), (A, "monk", "l09"), (B, "merchant", "l09")],
        goods={A: {"saltpeter": 1}},
        defence=("defend", "tax"),
    )
    table.play(B, RevealDefend()).play(A, AddSaltpeter())
    assert [(e.attack, e.defence, e.won) for e in table.heard(None, AttackResolved)] == [(3, 3, False)]
    assert (table.points(B), table.pawns(B)[0]) == (1, "l09")


def test_feu_con_06_third_players_never_count():
    table = battle(
        AttackFeudum("l09"),
        players=3,
        pawns=[(A, "monk", "l09"), (C, "monk", "l09"), (C, "monk", "l09")],
        feudums={"l09": "monk"},
        rulers={"l09": B},
        serfs={"l09": C},
    )
    assert strength(table) == (1, 2)


def test_feu_con_07_drunk_pawns_count_nothing():
    table = battle(pawns=[*KNIGHTS, (B, "monk", "l09")], wine=[(A, 1), (B, 1)])
    assert strength(table) == (2, 0)


def test_feu_con_08_the_defender_is_asked_if_he_may_hold_defend():
    table = battle()
    assert (table.phase, table.awaiting, table.legal(B)) == ("defense", [B], [Pass()])
    assert table.clause(B, RevealDefend()) == "FEU-CON-08"
    shown = battle(played={B: ["defend"]})
    assert shown.phase != "defense"
    empty = Table(
        pawns=[*KNIGHTS, (B, "monk", "l09")], goods=dict(list(FED.items())[:2]), hands={A: ["conquer", "tax"]}
    ).card(A, "conquer")
    assert (empty.phase, empty.pawns(B)[0]) == ("disc", None)


def test_feu_con_09_saltpeter_once_or_with_a_knight():
    table = battle(goods={A: {"saltpeter": 3}}).play(B, Pass())
    assert table.offers() == ["AddSaltpeter", "Resolve"]
    table.play(A, AddSaltpeter())
    assert (table.goods(A)["saltpeter"], table.phase) == (2, "card")
    table = battle(AttackPawn(B, 1), goods={A: {"saltpeter": 3}}, writs={A: ["c1"]}).play(B, Pass())
    table.play(A, AddSaltpeter())
    assert table.why(A, AddSaltpeter()) == ("FEU-CON-09", "knight")
    table = battle(goods={A: {"saltpeter": 2}}, pawns=[(A, "knight", "l09"), (B, "monk", "l09")]).play(
        B, Pass()
    )
    table.play(A, AddSaltpeter(), AddSaltpeter())
    assert table.pawns(B)[0] is None
    drunk = battle(
        goods={A: {"saltpeter": 2}},
        pawns=[(A, "knight", "l09"), (A, "monk", "l09"), (B, "monk", "l09")],
        wine=[(A, 1)],
        writs={A: ["c1"]},
    ).play(B, Pass())
    drunk.play(A, AddSaltpeter())
    assert drunk.why(A, AddSaltpeter()) == ("FEU-CON-09", "knight")
    bare = battle(writs={A: ["c1"]}).play(B, Pass())
    assert bare.why(A, AddSaltpeter()) == ("FEU-CON-09", "lacking")


def test_feu_con_10_what_was_paid_is_lost():
    table = battle(goods={A: {"saltpeter": 1}}).play(B, Pass()).play(A, AddSaltpeter())
    assert (table.pawns(B)[0], table.bag("saltpeter"), table.points(A)) == ("l09", 30, 0)


def beaten(**setting):
    return battle(AttackPawn(B, 1), pawns=[*KNIGHTS, (B, "monk", "l09")], **setting).play(B, Pass())


def test_feu_con_11_a_beaten_pawn():
    table = beaten(wine=[(B, 1)])
    assert (table.pawns(B)[0], table.points(A), table.bag("sulfur")) == (None, 2, 30)
    assert table.seats("monk") == "A"


def test_feu_con_12_a_beaten_monster():
    table = battle(pawns=KNIGHTS, monsters={"behemoth": (B, "l09")}).play(B, Pass())
    assert (table.points(A), table.view(None).monsters[1].owner, table.markers(B)) == (2, None, 8)
    assert table.view(None).slayers == [A]


def storm(serf=None, **setting):
    crowd = [(A, "knight", "l09"), (A, "monk", "l09"), (A, "monk", "l09")]
    setting = {"feudums": {"l09": "monk"}, "rulers": {"l09": B}, **setting}
    if serf is not None:
        setting["serfs"] = {"l09": serf}
    table = battle(players=3, pawns=crowd, goods={A: {"saltpeter": 1}}, there={"l09": {"iron": 1}}, **setting)
    table.play(B, Pass())
    return table.play(A, Resolve()) if table.phase == "boost" else table


def test_feu_con_13_a_fallen_feudum():
    table = storm()
    assert (table.kind_of("l09"), table.held("l09"), table.lying("l09")) == ("outpost", "", {"iron": 1})
    assert (table.points(A), table.view(None).locations[place("l09")].guild) == (4, None)
    assert table.markers(B) == 8


@pytest.mark.parametrize(
    ("serf", "value", "held"),
    [(A, "preset", "A"), (C, "preset", "C"), (A, "attacker_only", "A"), (C, "attacker_only", "")],
)
def test_feu_con_14_the_serf_rises(serf, value, held):
    assert storm(serf, options={"feudum_fall_serf": value}).held("l09") == held


def test_feu_ex_24_green_feudum_red_serf_blue_attacker():
    table = storm(C)
    assert (table.kind_of("l09"), table.held("l09"), table.points(A)) == ("outpost", "C", 4)


def test_feu_con_15_a_disc_on_the_military_track():
    table = beaten()
    assert (table.phase, table.offers()) == ("disc", ["Accept", "Decline"])
    table.play(A, Accept())
    player = table.view(None).players[A]
    assert (player.military, player.discs) == (1, 2)
    assert beaten().play(A, Decline()).view(None).players[A].military == 0


def test_feu_mil_04_in_advance_and_for_good():
    table = beaten().play(A, Accept())
    assert [event.space for event in table.heard(None, MilitaryAdvanced)] == [1]
    full = battle(AttackPawn(B, 1), pawns=[*KNIGHTS, (B, "monk", "l09")])
    full.state.stores.military, full.state.stores.discs = [3, 0, 0, 0, 0], [0, 3, 0, 0, 0]
    full.play(B, Pass())
    assert full.phase != "disc"


def starve(target=None, *, defence=("tax", "explore"), goods=None, **setting):
    settings = {
        "pawns": [(A, "noble", "l09"), (A, "noble", "l10")],
        "rulers": {"l09": B, "l10": A},
        "subjects": ["l09"],
        "serfs": {"l10": B},
        **setting,
    }
    table = Table(
        hands={A: ["conquer", "tax", "explore"], B: list(defence)},
        goods={A: {"food": 9}, B: {"food": 9}} if goods is None else goods,
        **settings,
    ).card(A, "conquer", "special")
    return table.play(A, target) if target is not None and table.phase == "starve" else table


def test_feu_con_16_an_opponents_subject_or_serf():
    table = starve()
    assert table.legal(A) == [Starve("l09", "subject"), Starve("l10", "serf")]
    assert table.why(A, Starve("l10", "subject")) == ("FEU-CON-16", "marker")
    assert table.why(A, Starve("l13", "serf")) == ("FEU-CON-16", "noble")
    assert table.why(A, Starve("l13", "king")) == ("FEU-CON-16", "unknown")


def test_feu_con_17_the_marker_returns_to_its_owner():
    table = starve(Starve("l09", "subject"))
    assert (table.phase, table.awaiting, table.legal(B)) == ("immunity", [B], [Pass()])
    assert table.clause(B, RevealDefend()) == "FEU-CON-17"
    before = table.markers(B)
    table.play(B, Pass())
    assert (table.held("l09"), table.markers(B), table.points(A)) == ("B", before + 1, 0)
    assert len(table.heard(None, MarkerStarved)) == 1
    poor = starve(Starve("l10", "serf"), goods={A: {"food": 9}})
    assert poor.held("l10") == "A"


def test_feu_con_18_a_disc_must_or_may_follow():
    table = starve(Starve("l09", "subject")).play(B, Pass())
    assert table.view(None).players[A].military == 1
    table = starve(Starve("l09", "subject"), options={"starve_disc": "may"}).play(B, Pass())
    assert table.phase == "disc"
    assert table.play(A, Decline()).view(None).players[A].military == 0


def test_feu_con_19_the_chickens_lose_their_beads():
    table = starve(Starve("l09", "subject"), chickens=[2, 5]).play(B, Pass())
    assert table.view(None).guilds.chickens == [0, 0, 0, 0]
    assert [event.beads for event in table.heard(None, ChickensEmptied)] == [2]
    assert table.view(None).supply.seals == 17


def test_feu_def_01_in_his_own_turn():
    table = Table(hands={A: ["defend", "tax"], B: ["tax"]}).card(A, "defend")
    assert (table.points(A), table.heard(None, PointsScored)[0].reason) == (1, "defence")


def test_feu_def_02_03_out_of_turn():
    table = battle(defence=("defend", "tax", "explore"))
    assert table.legal(B) == [Pass(), RevealDefend()]
    table.play(B, RevealDefend())
    assert (table.points(B), table.view(None).players[B].played) == (1, ["defend"])
    monster = battle(pawns=KNIGHTS, monsters={"behemoth": (B, "l09")}, defence=("defend", "tax"))
    monster.play(B, RevealDefend())
    assert [(e.attack, e.defence) for e in monster.heard(None, AttackResolved)] == [(3, 2)]
    table = battle(defence=("conquer", "tax"))
    assert table.facts(B, PlayCard("conquer")) == ("FEU-FLOW-01", {"phase": "defense"})


def immune(**setting):
    return starve(Starve("l09", "subject"), defence=("defend", "tax"), **setting).play(B, RevealDefend())


def test_feu_def_04_royal_immunity():
    table = immune()
    assert (table.held("l09"), table.goods(B)["food"], table.points(B)) == ("B+", 8, 0)
    assert table.view(None).locations[place("l09")].subject_seal
    assert table.view(None).supply.seals == 16


def test_feu_def_05_a_sealed_marker_cannot_be_starved():
    table = starve()
    table.state.realm.subject_seal = [int(k == place("l09")) for k in range(22)]
    table.state.stores.sealed -= 1
    assert table.clause(A, Starve("l09", "subject")) == "FEU-DEF-05"
    assert table.legal(A) == [Starve("l10", "serf")]
    table.state.realm.serf_seal = [int(k == place("l10")) for k in range(22)]
    table.state.stores.sealed -= 1
    assert table.clause(A, Starve("l10", "serf")) == "FEU-DEF-05"
    empty = starve(Starve("l09", "subject"), defence=("defend", "tax"), seals={A: 17})
    empty.play(B, RevealDefend())
    assert (empty.held("l09"), empty.view(None).locations[place("l09")].subject_seal) == ("B+", False)


def test_feu_def_06_the_owner_takes_the_seal():
    table = immune()
    assert (table.phase, table.awaiting) == ("free", [B])
    assert table.offers() == ["GoOn", "TakeSeal"]
    assert table.why(B, TakeSeal("l10", "serf")) == ("FEU-DEF-06", "seal")
    assert table.why(B, TakeSeal("l13", "serf")) == ("FEU-DEF-06", "marker")
    assert table.why(B, TakeSeal("l99", "serf")) == ("FEU-DEF-06", "unknown")
    table.play(B, TakeSeal("l09", "subject"))
    assert table.view(None).players[B].seals == 1
    assert not table.view(None).locations[place("l09")].subject_seal


def test_feu_def_07_the_seal_follows_its_marker():
    table = Table(
        pawns=[(A, "monk", "l09")],
        rulers={"l09": B, "l10": B},
        serfs={"l09": A, "l10": A},
        goods={A: {"food": 9}},
        hands={A: ["influence", "tax", "explore"], B: ["tax", "explore"]},
    )
    sealed = table.state.realm.serf_seal
    sealed[place("l09")] = sealed[place("l10")] = 1
    table.state.realm.serf_seal = sealed
    table.state.stores.sealed -= 2
    table.card(A, "influence", "regular", Influence("l09"))
    view = table.view(None).locations[place("l09")]
    assert (table.held("l09"), view.subject_seal, view.serf_seal) == ("A+/B", True, False)


def test_feu_def_07_a_marker_that_rules_or_leaves_gives_it_back():
    table = storm(C)
    sealed = storm(C, options={"feudum_fall_serf": "attacker_only"})
    assert table.view(None).players[C].seals == sealed.view(None).players[C].seals == 0
    table = Table(
        3, rulers={"l09": B}, serfs={"l09": C}, hands={seat: ["tax", "move"] for seat in range(3)}, first=B
    )
    seals = table.state.realm.serf_seal
    seals[place("l09")] = 1
    table.state.realm.serf_seal = seals
    table.state.stores.sealed -= 1
    table.surrender(B)
    assert (table.held("l09"), table.view(None).players[C].seals) == ("C", 1)


# Monsters


def tame(monster="behemoth", location="l09", rows=(3, 0, 0, 0), **setting):
    settings = {"rulers": {"l09": A, "l04": B}, "serfs": {"l04": A}, "pawns": [(A, "monk", "l01")], **setting}
    table = Table(
        rows=list(rows),
        shillings={A: 3},
        goods={A: {"food": 9}},
        hands={A: ["guild", "move", "tax"], B: ["tax", "move"]},
        **settings,
    )
    table.card(A, "guild", "regular", UseGuild("knight", "trade"))
    return table.play(A, Tame(monster, location)) if monster else table


def test_feu_mon_01_tamed_where_he_has_a_marker_or_pawn():
    table = tame("")
    assert {(each.monster, each.location) for each in table.legal(A, Tame)} == {
        ("serpent", "l01"),
        ("serpent", "l04"),
        ("behemoth", "l01"),
        ("behemoth", "l04"),
        ("behemoth", "l09"),
    }
    assert table.why(A, Tame("behemoth", "l13")) == ("FEU-MON-01", "place")
    assert table.why(A, Tame("dragon", "l13")) == ("FEU-MON-01", "unknown")
    before, rest = table.markers(A), table.state.stores.rest[A]
    table.play(A, Tame("behemoth", "l09"))
    assert (table.markers(A), table.state.stores.rest[A]) == (before - 3, rest + 2)


def test_feu_mon_02_his_until_defeated():
    table = tame("", monsters={"behemoth": (B, "l10")})
    assert table.facts(A, Tame("behemoth", "l09")) == ("FEU-MON-02", {"monster": "behemoth"})
    both = tame("serpent", "l04", monsters={"behemoth": (A, "l10")})
    assert [monster.owner for monster in both.view(None).monsters] == [A, A]


def test_feu_mon_03_moves_steals_and_fights():
    table = tame().card(B, "tax").card(A, "move")
    assert table.state.points == 1 + 1 + 1
    table = battle(
        pawns=[(A, "monk", "l10"), (B, "monk", "l09")],
        monsters={"behemoth": (A, "l09")},
        writs={A: ["m2", "c1"]},
    )
    table.play(B, Pass()).play(A, UseWeapon("m2", 1))
    assert table.state.attack == 2


def test_feu_mon_04_its_own_routes():
    table = Table(
        pawns=[(A, "farmer", "l09")],
        monsters={"serpent": (A, "l04"), "behemoth": (B, "l09")},
        hands={A: ["move", "tax", "explore"], B: ["tax"]},
        goods={A: {"food": 3}},
    ).card(A, "move")
    assert {action.route for action in table.legal(A, MoveMonster)} == {
        "ship-l01-l04",
        "ship-l04-l08",
        "sub-l02-l04",
        "sub-l03-l04",
    }
    assert table.facts(A, MoveMonster("serpent", "road-l04-l05")) == ("FEU-MON-04", {"monster": "serpent"})
    assert table.facts(A, MoveMonster("behemoth", "road-l08-l09")) == ("FEU-MON-02", {"monster": "behemoth"})
    assert table.facts(A, MovePawn(1, "road-l08-l09", "none")) == ("FEU-MOV-08", {"location": "l09"})
    table.play(A, MoveMonster("serpent", "sub-l03-l04"))
    assert table.view(None).monsters[0].location == "l03"


def test_feu_mon_05_07_holds_pawns_but_not_monsters():
    table = Table(
        pawns=[(A, "farmer", "l09")],
        monsters={"behemoth": (A, "l04"), "serpent": (B, "l04")},
        hands={A: ["move", "tax", "explore"], B: ["tax"]},
        goods={A: {"food": 3}},
    ).card(A, "move")
    assert table.legal(A, MoveMonster)
    held = Table(
        pawns=[(A, "farmer", "l09")],
        monsters={"behemoth": (B, "l09")},
        hands={A: ["migrate", "tax", "explore"], B: ["tax"]},
        goods={A: {"food": 3}},
    ).card(A, "migrate")
    assert "Withdraw" in held.offers()


def test_feu_mon_06_no_food_no_stars_no_influence_no_feast():
    table = Table(monsters={"behemoth": (A, "l09")}, hands={A: ["influence"], B: ["tax"]}, barrel={A: 1})
    assert table.asks_chance
    assert set(table.view(None).players[A].stars) == {0}
    assert table.held("l09") == ""


def test_feu_mon_08_defeated_it_is_free_again():
    table = battle(pawns=KNIGHTS, monsters={"behemoth": (B, "l09")}).play(B, Pass())
    monster = table.view(None).monsters[1]
    assert (monster.owner, monster.location, table.view(None).slayers) == (None, None, [A])


# Surrender


def leaving(players=3, **setting):
    hands = {seat: ["tax", "explore"] for seat in range(players)}
    return Table(players, **{"hands": hands, **setting})


def test_feu_sur_01_at_six_decisions_only():
    table = leaving()
    assert table.state.may_surrender(A)
    assert not table.state.may_surrender(B)
    assert table.facts(B, Surrender()) == ("FEU-FLOW-02", {"seat": A})
    table = Table(pawns=[(A, "monk", "l09")], hands={A: ["influence", "tax"], B: ["tax"]}).card(A, "influence")
    assert table.facts(A, Surrender()) == ("FEU-SUR-01", {"phase": "influence"})
    off = leaving(options={"surrender": False})
    assert off.clause(A, Surrender()) == "FEU-OPT-08"
    for setting in ({"writs": {A: ["c1"]}}, {}):
        assert leaving(**setting).state.may_surrender(A)
    feed = Table(3, pawns=[(A, "monk", "l09")], goods={A: {"food": 1}}, hands={B: ["tax"], C: ["tax"]}, first=A)
    assert (feed.phase, feed.state.may_surrender(A)) == ("feed", True)


def test_feu_sur_02_all_his_pieces_leave_the_map():
    table = leaving(
        pawns=[(A, "monk", "l09"), (B, "monk", "l09")],
        feudums={"l10": "noble"},
        rulers={"l10": A, "l13": A, "l14": B},
        serfs={"l14": A, "l13": C},
        monsters={"behemoth": (A, "l09")},
        landscapes={"l14": "orchard"},
        gone=[1, 0, 0, 0, 0, 0],
    )
    table.surrender(A)
    assert (table.kind_of("l10"), table.held("l10"), table.held("l13"), table.held("l14")) == (
        "outpost",
        "",
        "C",
        "B",
    )
    assert (table.pawns(A), table.seats("monk")) == ([None] * 3, "B")
    assert table.view(None).monsters[1].owner is None
    assert table.view(None).locations[place("l14")].tile is not None
    assert table.heard(None, PlayerSurrendered)[0].seat == A


def test_feu_sur_03_and_his_supply_is_handed_back():
    table = leaving(
        goods={A: {"iron": 3}},
        barrel={A: 2},
        shillings={A: 9},
        seals={A: 2},
        beads={A: [4]},
        vessels={A: ["ship"]},
        writs={A: ["m1", "c1"]},
        tiles={A: {"sea_1": "orchard"}},
        gone=[1, 0, 0, 0, 0, 0],
        rows=[2, 0, 0, 0],
        pouch={A: "sulfur"},
    )
    table.surrender(A)
    player, supply = table.view(None).players[A], table.view(None).supply
    assert (player.goods, player.barrel, player.shillings, player.seals) == ([0] * 5, 0, 0, 0)
    assert (player.vessels, player.tiles, player.markers, player.discs) == ([0] * 3, [], 0, 0)
    assert (player.writ_count, player.hand_size, player.pouch) == (0, 0, "nothing")
    assert (supply.bag[1], supply.seals, supply.vessels[0], supply.markers[A]) == (30, 17, 3, 18)
    assert (supply.spent, table.view(None).guilds.rows[A]) == (["sea_1"], 2)
    assert [slot.writ for slot in table.view(B).writs.bottom] == [None, None]


@pytest.mark.parametrize("leaver", ["attacker", "defender"])
def test_feu_sur_04_an_attack_ends_without_effect(leaver):
    table = battle(AttackPawn(B, 1), players=3, pawns=[*KNIGHTS, (B, "monk", "l09")], writs={A: ["m2"]})
    if leaver == "defender":
        table.surrender(B)
    else:
        table.play(B, Pass()).surrender(A)
    assert table.heard(None, AttackResolved) == []
    assert table.points(A) == 0
    assert table.heard(None, CardPlayed)[0].card == "conquer"
    assert table.awaiting == [C if leaver == "defender" else B]


def test_feu_sur_04_so_does_a_starving():
    table = Table(
        3,
        pawns=[(A, "noble", "l09")],
        rulers={"l09": B},
        subjects=["l09"],
        goods={A: {"food": 3}, B: {"food": 3}},
        hands={A: ["conquer", "tax"], B: ["tax", "move"], C: ["tax", "move"]},
    ).card(A, "conquer", "special")
    table.surrender(B)
    assert table.heard(None, MarkerStarved) == []
    assert table.view(None).players[A].military == 0


def test_feu_sur_05_ranks_below_all_others():
    table = leaving(4)
    table.state.stores.score = [50, 1, 9, 2, 0]
    table.surrender(A).surrender(B).surrender(C)
    assert (table.over, GAME.ranking(table.state)) == (True, [4, 3, 2, 1])
    assert table.view(None).players[A].score == 50


def test_feu_sur_06_the_last_one_wins():
    table = leaving(2).surrender(A)
    assert (table.over, table.view(None).winners, table.view(None).ending) == (True, [B], "last_in_play")


def test_feu_sur_07_the_starting_marker_passes_and_he_is_skipped():
    table = leaving().surrender(A)
    assert (table.state.first, table.awaiting) == (B, [B])
    assert table.clause(A, PlayCard("tax")) == "FEU-SUR-07"
    table.play(B, PlayCard("tax")).play(C, PlayCard("tax"))
    table.draw("sea")
    assert (table.state.round, table.state.first) == (2, C)


@pytest.mark.parametrize("leaver", [A, B])
def test_feu_sur_07_in_the_choice_of_cards(leaver):
    table = Table(3, writs={A: ["c1"], B: ["c2"]})
    if leaver == B:
        table.play(A, GoOn(), *map(PickCard, PARTS.cards[:4]))
    table.surrender(leaver)
    others = [seat for seat in (A, B, C) if seat != leaver]
    asked = [seat for seat in others if table.state.hand[seat] == 0]
    for seat in asked:
        if table.phase == "free":
            table.play(seat, GoOn())
        assert table.awaiting == [seat]
        table.play(seat, *map(PickCard, PARTS.cards[:4]))
    assert table.awaiting == [others[0]]


def test_feu_sur_07_while_feeding():
    table = Table(
        3,
        pawns=[(seat, "monk", "l09") for seat in range(3)],
        goods=FED,
        hands={seat: ["tax"] for seat in range(3)},
    )
    table.play(A, FeedPawn("food")).surrender(B)
    assert table.awaiting == [C]
    table.play(C, FeedPawn("food")).draw("sea")
    assert table.state.round == 2


def test_a_mode_is_refused_while_another_is_asked():
    table = battle()
    assert table.facts(A, ChooseMode("forgo")) == ("FEU-FLOW-02", {"seat": B})
