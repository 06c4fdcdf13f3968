"""Chapters 6.2 to 6.5 of Feudum: markers, guild status, guardians and royal writs."""

from __future__ import annotations

import pytest

from conquista.games.feudum.actions import (
    Accept,
    AttackFeudum,
    ChooseFarm,
    Decline,
    Enter,
    GoOn,
    Influence,
    KeepWrit,
    MoveGood,
    Pass,
    PayWith,
    PickCard,
    PlayMandate,
    Resolve,
    ReturnWrit,
    Stop,
    TakeVessel,
    UseGuild,
    UseWeapon,
    Withdraw,
)
from conquista.games.feudum.ending import title_points
from conquista.games.feudum.events import (
    GuardianReturned,
    MandatePlayed,
    SeatsSettled,
    WritDrawn,
    WritKept,
    WritReturned,
)
from conquista.games.feudum.status import stars_of
from conquista.kernel.datafile import read_toml
from tests.rules.feudum.table import GAME, PARTS, A, B, C, D, Table, place

HANDS = {A: ["influence", "tax", "explore"], B: ["tax", "explore", "influence"]}
FED = {seat: {"food": 9} for seat in range(2)}


def influence(location="l09", seat=A, **more):
    """A has a pawn at l09 and places a marker there."""
    more = {"pawns": [(A, "monk", "l09"), (B, "monk", "l09")], "hands": HANDS, "goods": FED, **more}
    return Table(**more).card(seat, "influence", "regular", Influence(location))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, "A"),
        ({"rulers": {"l09": A}}, "A+"),
        ({"rulers": {"l09": B}}, "B/A"),
        ({"rulers": {"l09": B}, "subjects": ["l09"]}, "B+/A"),
        ({"rulers": {"l09": A}, "serfs": {"l09": B}}, "A+/B"),
        ({"rulers": {"l09": B}, "serfs": {"l09": A}}, "A+/B"),
    ],
)
def test_feu_loc_02_03_04_05_06_what_a_marker_becomes(before, after):
    assert influence(**before).held("l09") == after


@pytest.mark.parametrize(
    "before",
    [
        {"rulers": {"l09": A}, "subjects": ["l09"]},
        {"rulers": {"l09": B}, "subjects": ["l09"], "serfs": {"l09": A}},
        {"rulers": {"l09": B}, "serfs": {"l09": C}},
    ],
)
def test_feu_loc_01_three_markers_of_two_players(before):
    table = Table(
        3,
        pawns=[(A, "monk", "l09"), (A, "monk", "l10")],
        hands={seat: ["influence", "tax"] for seat in range(3)},
        **before,
    )
    table.card(A, "influence")
    assert table.clause(A, Influence("l09")) == "FEU-LOC-01"


def test_feu_ex_17_the_serf_rises():
    table = influence(rulers={"l09": B}, serfs={"l09": A})
    assert table.held("l09") == "A+/B"
    realm = table.state.realm
    assert (realm.ruler[place("l09")], realm.serf[place("l09")], realm.subject[place("l09")]) == (A, B, 1)


def test_feu_loc_07_a_serf_that_remains_rules():
    table = Table(
        3,
        rulers={"l09": A, "l10": A},
        serfs={"l09": B, "l10": C},
        subjects=["l10"],
        hands={seat: ["tax", "explore"] for seat in range(3)},
    )
    table.surrender(A)
    assert (table.held("l09"), table.held("l10")) == ("B", "C")


@pytest.mark.parametrize(("value", "held"), [("open", "A+/B"), ("sealed", "B/A")])
def test_feu_loc_08_feudum_influence(value, held):
    table = Table(
        feudums={"l09": "monk"},
        rulers={"l09": B},
        serfs={"l09": A},
        pawns=[(A, "monk", "l09"), (A, "monk", "l10")],
        hands=HANDS,
        goods=FED,
        options={"feudum_influence": value},
    ).card(A, "influence")
    if value == "sealed":
        assert table.clause(A, Influence("l09")) == "FEU-LOC-08"
    else:
        table.play(A, Influence("l09"))
    assert table.held("l09") == held


def test_feu_loc_08_a_first_serf_and_a_subject_as_usual():
    table = influence(feudums={"l09": "monk"}, rulers={"l09": B}, options={"feudum_influence": "sealed"})
    assert table.held("l09") == "B/A"


def test_feu_sta_01_the_ring():
    assert PARTS.guilds == ("farmer", "merchant", "alchemist", "knight", "noble", "monk")


def stars(table, seat=A):
    return dict(zip(PARTS.guilds, table.view(None).players[seat].stars, strict=True))


def test_feu_sta_02_pawns_and_feudums():
    table = Table(
        pawns=[(A, "knight", "l09"), (A, "knight", "l10"), (A, "monk", "l10")],
        feudums={"l01": "monk", "l02": "noble"},
        rulers={"l01": A, "l02": A},
    )
    assert stars(table) == {"farmer": 0, "merchant": 0, "alchemist": 0, "knight": 2, "noble": 3, "monk": 4}


@pytest.mark.parametrize(
    ("kind", "guilds"),
    [("farm", ("farmer", "knight")), ("town", ("merchant", "noble")), ("outpost", ("alchemist", "monk"))],
)
def test_feu_sta_03_locations_count_only_for_those_who_belong(kind, guilds):
    land = {"types": {"l01": kind, "l02": kind}, "rulers": {"l01": A, "l02": A}}
    assert set(stars(Table(**land)).values()) == {0}
    for guild in PARTS.guilds:
        table = Table(pawns=[(A, guild, "l09")], **land)
        assert stars(table)[guild] == (3 if guild in guilds else 1)
        assert stars_of(table.state, A, PARTS.guilds.index(guild)) == stars(table)[guild]


@pytest.mark.parametrize(("players", "seats"), [(2, "AB"), (3, "AB"), (4, "ABC"), (5, "ABC")])
def test_feu_sta_04_seats(players, seats):
    crowd = [(seat, "monk", "l09") for seat in range(players)]
    assert Table(players, pawns=crowd).seats("monk") == seats


def test_feu_sta_05_the_first_pawn_takes_the_best_free_seat():
    crowd = [(seat, "monk", "l09") for seat in range(3)]
    table = Table(3, pawns=crowd, first=C)
    assert (table.seats("monk"), [table.markers(seat) for seat in range(3)]) == ("CA", [6, 7, 6])


def test_feu_sta_06_a_seat_takes_a_marker():
    table = Table(pawns=[(A, "monk", "l09")])
    assert (table.seats("monk"), table.markers(A)) == ("A", 6)
    assert Table(pawns=[(A, "monk", "l09")], markers={A: 0}).seats("monk") == ""


def test_feu_sta_07_08_only_more_stars_pass():
    hands = {A: ["migrate", "tax"], B: ["migrate", "tax"]}
    crowd = [(A, "monk", "l09"), (B, "monk", "l10")]
    table = Table(pawns=crowd, hands=hands, goods=FED)
    assert table.seats("monk") == "AB"
    table.card(A, "migrate", "regular", Enter("noble", "l09"))
    table.card(B, "migrate", "regular", Enter("monk", "l10"))
    assert table.seats("monk") == "BA"


def test_feu_sta_08_who_loses_the_last_star_loses_the_seat():
    table = Table(pawns=[(A, "monk", "l09")], hands={A: ["migrate", "tax"], B: ["tax"]})
    table.card(A, "migrate", "regular", Withdraw(1))
    assert (table.seats("monk"), table.markers(A)) == ("", 7)
    assert [event.seats for event in table.heard(None, SeatsSettled)] == [[]]


def test_feu_sta_08_a_fourth_player_stays_outside():
    crowd = [(A, "monk", "l09"), (B, "monk", "l09"), (C, "monk", "l09"), (D, "monk", "l09"), (D, "monk", "l10")]
    assert Table(4, pawns=crowd).seats("monk") == "DAB"


def test_feu_sta_09_the_seat_worth_most_comes_first():
    crowd = [
        (A, "monk", "l09"),
        (A, "noble", "l09"),
        (B, "monk", "l09"),
        (B, "monk", "l10"),
        (B, "farmer", "l09"),
    ]
    table = Table(pawns=crowd, markers={A: 1})
    assert (table.seats("monk"), table.seats("noble")) == ("B", "A")
    table = Table(pawns=[(A, "noble", "l09"), (A, "merchant", "l09")], markers={A: 1})
    assert (table.seats("merchant"), table.seats("noble")) == ("A", "")


def test_feu_sta_10_a_new_marker_settles_again():
    table = Table(
        pawns=[(A, "knight", "l09"), (A, "noble", "l09")],
        types={"l10": "town"},
        rulers={"l10": A},
        markers={A: 1},
        hands={A: ["tax", "move"], B: ["tax"]},
        goods=FED,
    )
    assert (table.seats("knight"), table.seats("noble")) == ("A", "")
    table.card(A, "tax")
    assert (table.seats("noble"), table.markers(A)) == ("A", 0)


def test_feu_sta_11_monsters_give_no_stars():
    table = Table(monsters={"behemoth": (A, "l09")})
    assert set(stars(table).values()) == {0}


def test_feu_ex_13_a_master_falls_and_comes_back():
    table = Table(
        feudums={"l10": "noble"},
        types={"l09": "town", "l13": "town"},
        rulers={"l10": A, "l09": A, "l13": B},
        pawns=[(B, "noble", "l10"), (B, "knight", "l10"), (B, "noble", "l10")],
        hands={A: ["migrate", "tax"], B: ["conquer", "tax", "move"]},
        goods={A: {"food": 2}, B: {"saltpeter": 3, "food": 9}},
        first=B,
    )
    assert (stars(table)["noble"], table.seats("noble")) == (4, "AB")
    table.card(B, "conquer", "regular", AttackFeudum("l10")).play(A, Pass()).play(B, Resolve(), Decline())
    assert (stars(table)["noble"], table.seats("noble")) == (0, "B")
    table.card(A, "migrate", "regular", Enter("noble", "l09"))
    assert (stars(table)["noble"], table.seats("noble")) == (2, "BA")


def guild_work(discs=3, guardians=(), options=None, **more):
    """A is master of the farmers and can push one good that completes nothing, or a row."""
    settings = {
        "pawns": [(A, "farmer", "l09"), (A, "merchant", "l09"), (B, "merchant", "l10"), (B, "merchant", "l10")],
        "hands": {A: ["guild", "tax", "move"], B: ["tax", "move"]},
        "goods": FED,
        "barn": {"food": 2, "iron": 1},
        "market": [0, 0, 0, 0, 3],
        "options": options,
    }
    table = Table(**{**settings, **more})
    bits = sum(1 << PARTS.guilds.index(guild) for guild in guardians)
    table.state.stores.guardians = [bits, 0, 0, 0, 0]
    table.state.stores.discs = [discs - len(guardians), *table.state.stores.discs[1:]]
    return table


def push(table, *guardian):
    table.card(A, "guild", "regular", UseGuild("farmer", "push"), MoveGood("food"), Stop())
    return table.play(A, *guardian)


def test_feu_rev_01_a_disc_as_guardian():
    table = push(guild_work(), Accept())
    view = table.view(None).players[A]
    assert (view.guardians, view.discs) == (["farmer"], 2)
    assert push(guild_work(guardians=["farmer"])).phase != "guardian"
    assert push(guild_work(guardians=["monk", "noble"])).phase != "guardian"
    assert push(guild_work(options={"mode": "basic"})).phase != "guardian"


def test_feu_rev_02_in_later_actions():
    assert push(guild_work(), Accept()).points(A) == 4
    assert push(guild_work(guardians=["farmer"])).points(A) == 5


def test_feu_ex_25_the_bonus_of_guardians():
    at_once = {"guardian_bonus": "at_once_and_second"}
    assert push(guild_work(), Accept()).points(A) == 4
    assert push(guild_work(guardians=["farmer"])).points(A) == 5
    assert push(guild_work(options=at_once), Accept()).points(A) == 5
    assert push(guild_work(options=at_once), Decline()).points(A) == 4
    assert push(guild_work(guardians=["farmer"], options=at_once)).points(A) == 5
    assert push(guild_work(guardians=["farmer", "monk"], options=at_once)).points(A) == 6


def test_feu_rev_02_without_an_objective_too():
    table = guild_work(guardians=["farmer"], market=[0, 0, 0, 0, 0])
    assert push(table).points(A) == 1


def test_feu_rev_03_demoted_the_disc_returns():
    crowd = [(A, "monk", "l09"), (B, "monk", "l09")]
    table = Table(pawns=crowd, hands={A: ["migrate", "tax"], B: ["migrate", "tax"]}, goods=FED)
    table.state.stores.guardians, table.state.stores.discs = [1 << 5, 1 << 5, 0, 0, 0], [2, 2, 0, 0, 0]
    table.card(A, "migrate", "regular", Enter("noble", "l09"))
    table.card(B, "migrate", "regular", Enter("monk", "l09"))
    assert (table.seats("monk"), table.heard(None, GuardianReturned)) == ("BA", [])
    table = Table(
        4,
        pawns=[*crowd, (C, "monk", "l09"), (B, "monk", "l10")],
        hands={A: ["migrate", "tax"], C: ["migrate"]},
        goods={C: {"food": 5}, A: {"food": 5}},
    )
    assert table.seats("monk") == "BAC"
    table.state.stores.guardians, table.state.stores.discs = [1 << 5, 0, 0, 0, 0], [2, 3, 3, 3, 0]
    table.card(A, "migrate", "regular", Enter("noble", "l09")).card(
        C, "migrate", "regular", Enter("monk", "l09")
    )
    assert (table.seats("monk"), table.view(None).players[A].discs) == ("BCA", 3)


def test_feu_rev_04_a_feast_gives_no_guardian():
    from conquista.games.feudum.actions import HoldFeast

    table = Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l09")],
        barrel={B: 1},
        goods=FED,
        barn={"food": 1},
        market=[0, 0, 0, 0, 3],
        hands={A: ["tax", "move"], B: ["guild", "tax"]},
        first=B,
    )
    table.card(B, "guild", "special", HoldFeast(A, "farmer", "push"))
    assert (table.points(B), table.awaiting) == (4 + 3, [A])


def test_feu_wri_01_three_writs_at_most():
    table = Table(
        rulers={"l09": A}, writs={A: ["m1", "m2", "c1"]}, hands={A: ["explore", "tax", "move"], B: ["tax"]}
    )
    table.play(A, GoOn()).card(A, "explore").draw("m4", "c2").play(A, KeepWrit("c2"))
    assert (table.phase, len(table.legal(A))) == ("return", 4)
    assert table.why(A, ReturnWrit("c8")) == ("FEU-WRI-04", "held")
    table.play(A, ReturnWrit("m1"))
    assert set(table.view(A).players[A].writs) == {"m2", "c1", "c2"}
    assert table.view(B).players[A].writs is None


def test_feu_wri_02_draw_two_keep_one():
    table = Table(rulers={"l09": A}, hands={A: ["explore", "tax", "move"], B: ["tax"]})
    table.card(A, "explore").draw("m4", "c2")
    assert table.legal(A) == [KeepWrit("m4"), KeepWrit("c2")]
    assert table.why(A, KeepWrit("c1")) == ("FEU-WRI-02", "held")
    assert table.why(A, KeepWrit("zz")) == ("FEU-WRI-02", "unknown")
    assert (table.view(A).writs.drawn, table.view(B).writs.drawn) == (["m4", "c2"], None)
    table.play(A, KeepWrit("c2"))
    assert [slot.writ for slot in table.view(A).writs.bottom] == ["m4"]
    assert [slot.writ for slot in table.view(B).writs.bottom] == [None]


def test_feu_wri_02_passed_over_in_the_order_drawn_and_drawn_again_in_it():
    table = Table(rulers={"l09": A, "l10": A, "l11": A}, hands={A: ["explore", "tax", "move"], B: ["tax"]})
    table.state.deck.pile = 0b1111
    deck = table.state.deck
    deck.bottom = [*range(4, 16), *[0] * 20]
    deck.size = 12
    table.card(A, "explore").draw("m4", "m2", "m1", "m3").play(A, KeepWrit("m1"))
    assert deck.bottom[12:15] == [PARTS.writs.index(name) for name in ("m4", "m2", "m3")]


def test_feu_wri_03_an_empty_deck_gives_nothing():
    every = {A: PARTS.writs[:3], B: PARTS.writs[3:6]}
    table = Table(rulers={"l09": B}, writs=every, hands={A: ["tax"], B: ["explore", "tax"]}, first=B)
    deck = table.state.deck
    hands = deck.hands
    hands[A] |= deck.pile
    deck.hands, deck.pile = hands, 0
    table.play(B, GoOn()).card(B, "explore")
    assert table.heard(None, WritDrawn) == []
    assert table.phase != "keep"


def test_feu_wri_04_played_and_returned_writs_go_under_the_deck():
    table = Table(writs={A: ["m3", "c1"]}, goods={A: {"food": 1}})
    table.play(A, PlayMandate("m3", 1), ReturnWrit("c1"))
    assert [slot.writ for slot in table.view(A).writs.bottom] == ["m3", "c1"]
    assert [slot.writ for slot in table.view(B).writs.bottom] == ["m3", None]
    assert [event.writ for event in table.heard(B, MandatePlayed)] == ["m3"]
    assert [event.writ for event in table.heard(B, WritReturned)] == [None]
    assert table.heard(A, WritKept) == []


def test_feu_ex_04_provisions():
    table = Table(writs={A: ["m3"]}, goods={A: {"food": 1}})
    table.play(A, PlayMandate("m3", 1))
    assert (table.coins(A), table.bag("food"), table.goods(A)) == (3, 50, {})
    assert table.view(None).writs.bottom[0].writ == "m3"


def test_feu_wri_05_one_option_for_its_price():
    table = Table(writs={A: ["m3", "m5"]}, goods={A: {"food": 1}})
    assert table.legal(A, PlayMandate) == [PlayMandate("m3", 1), PlayMandate("m5", 1)]
    assert table.facts(A, PlayMandate("m3", 2)) == ("FEU-WRI-05", {"why": "price", "writ": "m3"})
    assert table.facts(A, PlayMandate("m3", 3)) == ("FEU-WRI-05", {"why": "option", "writ": "m3"})
    assert table.facts(A, PlayMandate("m4", 1)) == ("FEU-WRI-05", {"why": "held", "writ": "m4"})
    assert table.facts(A, PlayMandate("zz", 1)) == ("FEU-WRI-05", {"why": "unknown", "writ": "zz"})


def test_feu_wri_06_at_four_moments():
    from conquista.games.feudum.actions import FeedPawn, PlayCard

    table = Table(
        writs={A: ["m3"]},
        goods={A: {"food": 9, "sulfur": 1}},
        pawns=[(A, "monk", "l09")],
    )
    assert table.phase == "free"
    from conquista.games.feudum.actions import FillPouch

    table.play(A, GoOn(), FillPouch("sulfur"), *map(PickCard, ("tax", "explore", "guild", "move")))
    table.play(B, *map(PickCard, ("tax", "explore", "guild", "move")))
    assert (table.phase, table.awaiting) == ("free", [A])
    table.play(A, GoOn(), PlayCard("tax"))
    assert table.phase == "free"
    table.play(A, GoOn(), PlayCard("explore"))
    while table.awaiting == [B] or table.phase in ("card", "card_mode"):
        seat = table.awaiting[0]
        table.play(seat, GAME.decode(GAME.default(table.state, seat)))
    seen = []
    while table.phase != "feed":
        seen.append(table.phase)
        table.play(table.awaiting[0], GAME.decode(GAME.default(table.state, table.awaiting[0])))
    assert seen[-1] == "free"
    table.play(A, FeedPawn("food"))


def fight(**more):
    """A attacks B's monk at l09 with a weapon in his hand."""
    settings = {
        "pawns": [(A, "monk", "l09"), (B, "monk", "l09")],
        "hands": {A: ["conquer", "tax", "move"], B: ["tax", "move"]},
        "writs": {A: ["m2"]},
        **more,
    }
    table = Table(**settings).play(A, GoOn())
    return table.card(A, "conquer").play(B, Pass())


def test_feu_ex_05_sword():
    table = fight(goods={A: {"iron": 1}})
    table.play(A, UseWeapon("m2", 2))
    assert (table.state.attack, table.goods(A)) == (3, {})


def test_feu_wri_07_weapons_only_in_an_attack():
    table = Table(writs={A: ["m2"]})
    assert table.facts(A, PlayMandate("m2", 1)) == ("FEU-WRI-07", {"why": "moment", "writ": "m2"})
    table = fight(writs={A: ["m1", "m2", "m3"]}, goods={A: {"food": 1}})
    assert table.legal(A, UseWeapon) == [UseWeapon("m1", 1), UseWeapon("m2", 1)]
    assert table.facts(A, UseWeapon("m3", 1)) == ("FEU-WRI-06", {"writ": "m3"})
    assert table.facts(A, UseWeapon("m9", 1)) == ("FEU-WRI-07", {"why": "held", "writ": "m9"})
    assert table.facts(A, UseWeapon("zz", 1)) == ("FEU-WRI-07", {"why": "unknown", "writ": "zz"})
    assert table.facts(A, UseWeapon("m2", 2)) == ("FEU-WRI-05", {"why": "price", "writ": "m2"})
    table.play(A, UseWeapon("m1", 1), UseWeapon("m2", 1))
    assert table.state.attack == 3


def test_feu_wri_08_stars_seated_or_not():
    crowd = [(A, "merchant", "l09")]
    land = {"types": {"l01": "town", "l02": "town"}, "rulers": {"l01": A, "l02": A}}
    table = Table(writs={A: ["m7"]}, pawns=crowd, markers={A: 0}, **land)
    assert (table.seats("merchant"), table.legal(A, PlayMandate)) == ("", [PlayMandate("m7", 2)])
    refusal = table.refuses(A, PlayMandate("m7", 1))
    assert (refusal.clause, refusal.parameters) == ("FEU-WRI-08", {"guild": "farmer", "stars": 3})
    table.play(A, PlayMandate("m7", 2))
    assert table.coins(A) == 3


GAINS = {"feudums": {"l01": "alchemist", "l02": "farmer", "l03": "noble", "l04": "monk"}}


def test_feu_wri_09_gains():
    rich = {"rulers": dict.fromkeys(("l01", "l02", "l03", "l04"), A), **GAINS}
    table = Table(writs={A: ["m7"]}, **rich).play(A, PlayMandate("m7", 1)).draw("iron", "iron", "food")
    assert table.goods(A) == {"iron": 2, "food": 1}
    table = Table(writs={A: ["m7"]}, **rich).play(A, PlayMandate("m7", 3), TakeVessel("sub"))
    assert table.view(None).players[A].vessels == [0, 1, 0]
    table = Table(writs={A: ["m8"]}, **rich).play(A, PlayMandate("m8", 2))
    assert table.view(None).players[A].seals == 1
    table = Table(writs={A: ["m8"]}, **rich).play(A, PlayMandate("m8", 3)).draw("5")
    assert table.view(None).players[A].beads == [0, 0, 0, 1]


def test_feu_wri_09_no_vessel_of_the_kind_left():
    table = Table(writs={A: ["m5"]}, goods={A: {"wood": 1}}, vessels={B: ["ship"] * 3})
    assert table.clause(A, PlayMandate("m5", 2)) == "FEU-WRI-09"


@pytest.mark.parametrize(
    ("writ", "option", "setting", "check"),
    [
        ("m11", 2, {"goods": {A: {"saltpeter": 1, "sulfur": 1}}}, lambda p: p.shillings == 8),
        ("m12", 2, {"goods": {A: {"wood": 1, "iron": 1}}}, lambda p: p.markers == 11),
        ("m15", 1, {"goods": {A: {"sulfur": 1}}}, lambda p: p.seals == 1),
        ("m16", 2, {"goods": {A: {"food": 2, "wood": 1, "iron": 1}}}, lambda p: p.score == 4),
    ],
)
def test_feu_wri_11_the_extended_deck(writ, option, setting, check):
    table = Table(writs={A: [writ]}, options={"writ_deck": "extended"}, **setting)
    table.play(A, PlayMandate(writ, option))
    assert check(table.view(None).players[A])


def test_feu_wri_11_the_caravan_costs_shillings():
    table = Table(writs={A: ["m13"]}, options={"writ_deck": "extended"}, shillings={A: 3})
    assert table.legal(A, PlayMandate) == [PlayMandate("m13", 1)]
    table.play(A, PlayMandate("m13", 1)).draw("wood", "wood", "wood")
    assert (table.coins(A), table.goods(A)) == (1, {"wood": 3})


def test_feu_wri_11_sixteen_writs_one_each():
    writs = read_toml("conquista.games.feudum", "data/writs.toml")["writs"]
    assert [writ["id"] for writ in writs if writ["deck"] == "base"] == [
        *(f"m{k}" for k in range(1, 9)),
        *(f"c{k}" for k in range(1, 9)),
    ]
    assert len({writ["id"] for writ in writs}) == len(writs) == 32


def test_feu_wri_10_a_title_cannot_be_played():
    table = Table(writs={A: ["c1"]})
    assert table.facts(A, PlayMandate("c1", 1)) == ("FEU-WRI-10", {"writ": "c1"})


@pytest.mark.parametrize(
    ("title", "setting", "points"),
    [
        ("c1", {"barrel": {A: 1}}, 0),
        ("c1", {"barrel": {A: 2}}, 5),
        ("c1", {"barrel": {A: 3}}, 7),
        ("c3", {"rulers": dict.fromkeys(("l16", "l22"), A)}, 5),
        ("c4", {"rulers": dict.fromkeys(("l01", "l02", "l03", "l04", "l05"), A)}, 9),
        ("c5", {"rulers": {"l11": A}}, 0),
        ("c6", {"rulers": {"l11": A, "l22": A, "l20": A}}, 7),
        ("c7", {"rulers": {"l08": A}}, 3),
        ("c8", {"rulers": dict.fromkeys(("l03", "l17", "l20"), A)}, 17),
        ("c9", {"rulers": dict.fromkeys(("l03", "l17", "l20", "l21"), A)}, 7),
        ("c10", {"rulers": {"l03": A}, "types": {"l03": "farm"}}, 2),
        ("c11", {"rulers": {"l03": A, "l01": A}, "types": {"l03": "town"}, "feudums": {"l01": "monk"}}, 2),
        ("c12", {"rulers": {"l01": A}, "feudums": {"l01": "monk"}}, 4),
        ("c13", {"pawns": [(A, "monk", "l09"), (A, "noble", "l09")]}, 5),
        ("c14", {"rulers": {"l01": B}, "serfs": {"l01": A}, "landscapes": {"l01": "orchard"}}, 4),
        ("c15", {"rulers": dict.fromkeys(("l01", "l04", "l08", "l11"), A)}, 3),
    ],
)
def test_feu_wri_12_what_titles_count(title, setting, points):
    gone = [1, 0, 0, 0, 0, 0] if "landscapes" in setting else [0] * 6
    table = Table(writs={A: [title]}, options={"writ_deck": "extended"}, gone=gone, **setting)
    assert title_points(table.state, A, PARTS.writs.index(title)) == points


def test_feu_wri_12_monsters_and_discs():
    table = Table(writs={A: ["c2", "c16"]}, options={"writ_deck": "extended"})
    state = table.state
    assert title_points(state, A, PARTS.writs.index("c2")) == 0
    state.slayers, state.stores.military = 1, [2, 0, 0, 0, 0]
    assert title_points(state, A, PARTS.writs.index("c2")) == 7
    assert title_points(state, A, PARTS.writs.index("c16")) == 6


def test_paying_and_farms_are_refused_outside_their_moment():
    table = Table(hands=HANDS)
    assert table.facts(A, PayWith("cube")) == ("FEU-FLOW-01", {"phase": "card"})
    assert table.facts(A, ChooseFarm("l01")) == ("FEU-FLOW-01", {"phase": "card"})
