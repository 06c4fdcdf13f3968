"""Chapters 16, 19 and 20 of Feudum: what options change, how long it lasts, and how the seed is read."""

from __future__ import annotations

import pytest

from conquista.bots.playout import pick
from conquista.games.feudum.actions import (
    BuyInfluence,
    ChooseMode,
    Enter,
    MovePawn,
    PlayCard,
    RepeatCard,
    ShareFood,
    Stop,
    TakeTile,
)
from conquista.games.feudum.components import components, switches
from conquista.games.feudum.events import GoodDrawn
from conquista.games.feudum.phase import PHASES
from conquista.kernel.action import Surrender
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadSetup
from conquista.kernel.family import amount
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes
from tests.rules.feudum.table import GAME, A, B, C, D, Table, dealt
from tests.rules.feudum.test_cards import at, improve, move
from tests.rules.feudum.test_conflict import battle, immune, leaving, storm, strength
from tests.rules.feudum.test_ending import final, scored
from tests.rules.feudum.test_guilds import guild, sale
from tests.rules.feudum.test_round import dawn

BASIC = {"mode": "basic"}
PUBLISHED = {"preset": "published"}
SWITCHES = [option.id for option in components().options if "preset" in getattr(option, "values", ())]


# Options


def distant_kin(options):
    table = at("migrate", pawns=[(A, "alchemist", "l01")], options=options).card(A, "migrate")
    return Enter("monk", "l13") in table.legal(A)


def deja_vu(options):
    table = at("repeat", played={A: ["tax", "move"]}, goods={A: {"saltpeter": 1}}, options=options)
    table.play(A, PlayCard("repeat"))
    return table.phase == "card_mode" and RepeatCard("tax") in table.card(A, "repeat").legal(A)


def good_luck(options):
    return move(pawns=[(A, "monk", "l09")], options=options).state.points == 2


def bought_influence(options):
    table = at(
        "influence", pawns=[(A, "merchant", "l09")], rulers={"l09": B}, shillings={A: 1}, options=options
    )
    return BuyInfluence("l09") in table.card(A, "influence").legal(A)


def reinforcements(options):
    """The card pays its shillings in any case."""
    knight = {"pawns": [(A, "knight", "l09")], "types": {"l01": "town"}, "rulers": {"l01": A}}
    table = at("tax", more_cards=("explore", "defend"), options=options, **knight)
    before = table.markers(A)
    return table.card(A, "tax").markers(A) > before


def shovels(options):
    iron = {"rulers": {"l01": A}, "goods": {A: {"iron": 1}}, "more_cards": ("tax", "guild")}
    table = at("explore", options=options, **iron).card(A, "explore").luck()
    table.play(A, table.legal(A)[0])
    return table.phase == "shovel"


def landscape(options):
    table = at(
        "improve",
        rulers={"l01": B},
        serfs={"l01": A},
        goods={A: {"wood": 1}},
        gone=[1, 0, 0, 0, 0, 0],
        tiles={A: {"sea_1": "silver_mine"}},
        options=options,
    )
    return ChooseMode("special") in table.play(A, PlayCard("improve")).legal(A)


def starving(options):
    table = at(
        "conquer", pawns=[(A, "noble", "l09")], rulers={"l09": B}, subjects=["l09"], options=options
    ).play(A, PlayCard("conquer"))
    return table.phase == "starve" or (table.awaiting == [A] and ChooseMode("special") in table.legal(A))


def feast(options):
    table = at(
        "guild",
        pawns=[(A, "monk", "l09"), (B, "farmer", "l09")],
        barrel={A: 1},
        barn={"wood": 1},
        market=(0, 0, 0, 3, 0),
        options=options,
    ).play(A, PlayCard("guild"))
    return table.awaiting == [A] and ChooseMode("special") in table.legal(A)


def guardian(options):
    table = guild("farmer", "push", pawns=["farmer"], barn={"wood": 1}, market=(0, 0, 0, 3, 0), options=options)
    if table.phase == "good":
        table.play(A, Stop())
    return table.phase == "guardian"


def monster(options):
    return guild("knight", "trade", pawns=["farmer"], rows=[3, 0], options=options).phase == "tame"


@pytest.mark.parametrize(
    "ability",
    [
        distant_kin,
        deja_vu,
        good_luck,
        bought_influence,
        reinforcements,
        shovels,
        landscape,
        starving,
        feast,
        guardian,
        monster,
    ],
)
def test_feu_opt_01_only_the_advanced_game_has_it(ability):
    assert (ability({}), ability(BASIC)) == (True, False)


def test_feu_opt_01_a_special_ability_is_refused_and_two_titles_are_missing():
    table = at("conquer", pawns=[(A, "noble", "l09"), (B, "monk", "l09")], options=BASIC)
    table.play(A, PlayCard("conquer"))
    refusal = table.refuses(A, ChooseMode("special"))
    assert (refusal.clause, refusal.parameters) == ("FEU-OPT-01", {"why": "special"})
    decks = [dealt(writ_deck="extended", **options).rules.deck for options in ({}, BASIC)]
    writs = components().writs
    missing = {writs[card] for card in range(len(writs)) if decks[0] >> card & 1 and not decks[1] >> card & 1}
    assert missing == {"c2", "c14"}


def test_feu_opt_02_presets_set_sixteen_switches():
    assert len(SWITCHES) == 16
    seed = switches(settle(components().options, {}))
    published = switches(settle(components().options, PUBLISHED))
    assert all(seed[name] != published[name] for name in SWITCHES)
    one = switches(settle(components().options, {**PUBLISHED, "godspeed": "any_pawn"}))
    assert one == {**published, "godspeed": "any_pawn"}


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 9),
        (PUBLISHED, 3),
        ({**PUBLISHED, "shilling_group_vp": "three"}, 9),
        ({"shilling_group_vp": "one"}, 3),
    ],
)
def test_feu_opt_02_a_switch_of_its_own_goes_before_the_preset(options, points):
    assert scored(final(shillings={A: 10}, options=options))["coins"] == points


REGIONS = ["l01", "l04", "l08", "l11", "l16", "l21"]


@pytest.mark.parametrize(
    ("value", "scale"), [("seed_literal", [1, 3, 5, 9, 11, 13]), ("published", [1, 3, 5, 7, 9, 11])]
)
def test_feu_opt_03_the_scale_of_active_regions(value, scale):
    for number, points in enumerate(scale, 1):
        rulers = dict.fromkeys(REGIONS[:number], A)
        assert scored(final(rulers=rulers, options={"active_region_scale": value}))["regions"] == points


@pytest.mark.parametrize(("value", "offered"), [("open", True), ("sealed", False)])
def test_feu_opt_04_feudum_influence(value, offered):
    table = at(
        "influence",
        pawns=[(A, "merchant", "l09"), (A, "monk", "l13")],
        feudums={"l09": "noble"},
        rulers={"l09": B},
        shillings={A: 1},
        options={"feudum_influence": value},
    ).card(A, "influence")
    assert (BuyInfluence("l09") in table.legal(A)) == offered


@pytest.mark.parametrize(("value", "paid"), [("all", 6), ("accepted", 2)])
def test_feu_opt_05_whether_surplus_is_paid(value, paid):
    """The barn has room for two of six, and no bead lies on a chicken."""
    table = sale({"iron": 6}, barn=8, options={"farmer_trade_pays": value}).luck()
    table.play(A, ShareFood(0))
    assert table.coins(A) == 20 + paid


@pytest.mark.parametrize(("value", "number"), [("base", 16), ("extended", 32)])
def test_feu_opt_06_the_size_of_the_writ_deck(value, number):
    table = Table(options={"writ_deck": value})
    assert table.view(None).writs.pile_size == number
    with pytest.raises(BadSetup, match="allowed"):
        dealt(writ_deck="huge")


@pytest.mark.parametrize(
    ("players", "value", "seated"), [(4, "four", "ABC"), (4, "never", "AB"), (3, "four", "AB")]
)
def test_feu_opt_07_from_how_many_players_there_are_apprentices(players, value, seated):
    crowd = [(A, "monk", "l09"), (A, "monk", "l09"), (B, "monk", "l09"), (C, "monk", "l09")]
    table = Table(players, pawns=crowd, options={"apprentice_from_players": value})
    assert table.seats("monk") == seated
    assert len(seated) == table.state.rules.ranks


@pytest.mark.parametrize(("limit", "over"), [(5, True), (6, False), (0, False)])
def test_feu_opt_08_the_last_round_and_surrender(limit, over):
    idle = {A: ["tax"], B: ["tax"]}
    assert Table(hands=idle, options={"round_limit": limit}, round_number=5).draw("sea").over == over
    with pytest.raises(BadSetup):
        dealt(round_limit=-1)
    assert leaving().surrender(A).view(None).in_play == [B, C]
    assert leaving(options={"surrender": False}).clause(A, Surrender()) == "FEU-OPT-08"


# Length


class Course:
    """A match of random players: how long it took, and how wide each kind of decision was."""

    def __init__(self, players, seed):
        state = GAME.new_state([SeatSetup()] * players, {})
        box, codes = seeded("course", seed), Codes()
        self.widest: dict[str, int] = {}
        self.decisions = 0
        while (awaited := state.awaiting()) != NOBODY:
            if awaited == ASKS_CHANCE:
                state.apply(CHANCE, state.draw(box))
                continue
            listed = state.list_actions(first(awaited), codes)
            phase, width = PHASES[state.phase], sum(map(amount, codes.first(listed)))
            self.widest[phase] = max(width, self.widest.get(phase, 0))
            self.decisions += 1
            state.apply(first(awaited), pick(codes, listed, box))
        self.rounds = state.round


@pytest.fixture(scope="module")
def courses():
    return {players: [Course(players, seed) for seed in range(8)] for players in (2, 3, 4, 5)}


def all_of(courses):
    return [course for several in courses.values() for course in several]


def test_feu_len_01_no_match_is_longer_than_19_rounds(courses):
    assert components().numbers["epochs"]["most_rounds"] == 19
    assert max(course.rounds for course in all_of(courses)) <= 19


def test_feu_len_02_random_play_takes_13_rounds_and_some_130_decisions_of_each(courses):
    rounds = [course.rounds for course in all_of(courses)]
    assert min(rounds) >= 8
    assert 12 <= sum(rounds) / len(rounds) <= 14
    decisions = [course.decisions / players for players, several in courses.items() for course in several]
    assert 115 <= sum(decisions) / len(decisions) <= 150


WIDE = {"migrate": 55, "setup_pawn": 36, "exchange": 30, "improve": 19, "guild": 14, "step": 13}


def test_feu_len_03_few_decisions_are_wide(courses):
    for course in all_of(courses):
        assert course.widest["setup_pawn"] == 36
        assert course.widest["pick"] == 11
        assert all(width <= WIDE.get(phase, 11) for phase, width in course.widest.items())
    assert max(course.widest["migrate"] for course in all_of(courses)) > 30


# Rulings


def test_feu_rul_01_02_the_seeds_economy_holds_by_default():
    """Three points for three shillings, a coin for every good; the published game gives a third and a half."""
    assert scored(final(shillings={A: 7}))["coins"] == 6
    assert scored(final(shillings={A: 7}, options=PUBLISHED))["coins"] == 2
    for options, coins in (({}, 27), (PUBLISHED, 23)):
        assert sale({"iron": 7}, options=options).play(A, ShareFood(0)).coins(A) == coins


def test_feu_rul_03_regions_are_counted_not_markers():
    """Three locations of the desert are one region; with three others four regions score 9."""
    assert scored(final(rulers=dict.fromkeys(["l11", "l12", "l13"], A), types={"l11": "farm"}))["regions"] == 1
    rulers = dict.fromkeys(["l11", "l12", "l13", "l01", "l04", "l08"], A)
    assert scored(final(rulers=rulers))["regions"] == 9
    assert scored(final(rulers=rulers, options=PUBLISHED))["regions"] == 7


def test_feu_rul_04_any_serf_rises_when_a_feudum_falls():
    assert (storm(C).held("l09"), storm(A).held("l09")) == ("C", "A")
    assert storm(C, options=PUBLISHED).held("l09") == ""


@pytest.mark.parametrize(("options", "norths"), [({}, 6), (PUBLISHED, 0)])
def test_feu_rul_05_the_third_epoch_strews_east_and_north(options, norths):
    table = dawn(epoch=2, options=options).draw("desert").luck()
    drawn = [event.location for event in table.heard(None, GoodDrawn) if event.location]
    assert len(drawn) == 6 + norths
    assert {"l03", "l05", "l10", "l15", "l20", "l22"} <= set(drawn)


def test_feu_rul_06_another_stack_of_this_epoch_or_an_earlier_one():
    setting = {"rulers": {"l01": A}, "goods": {A: {"wood": 1}}, "epoch": 2, "gone": [2, 1, 0, 2, 2, 2]}
    assert improve(**setting).legal(A) == [TakeTile("islands"), TakeTile("forest")]
    only = improve(options=PUBLISHED, **setting).luck()
    assert only.view(None).players[A].tiles == ["forest_1"]


def test_feu_rul_07_first_of_each_section():
    hands = {seat: ["tax"] for seat in range(4)}
    table = Table(4, hands=hands, epoch=4, gone=[1, 1, 1, 3, 1, 1])
    table.state.stores.voyage, table.state.stores.discs = [1, 3, 5, 4, 0], [2, 2, 2, 2, 0]
    table.draw("desert")
    assert [scored(table, seat)["voyage"] for seat in (A, B, C, D)] == [5, 7, 13, 9]


def test_feu_rul_08_each_of_four_tries_shelf_then_cart_then_bag():
    """One iron finds the last place of the shelf, one that of the cart; two of the four and all beyond go."""
    table = sale({"iron": 6}, barn=10, chickens=[2], market=[0, 0, 3, 0, 0], carts=[0, 0, 2, 0, 0])
    before = table.bag("iron")
    table.draw(*["iron"] * 4)
    assert (table.state.guilds.market[2], table.state.guilds.carts[2]) == (4, 3)
    assert table.bag("iron") == before + 4


def test_feu_rul_09_companions_count_subjects_and_serfs_do_not():
    pawns = [(A, "monk", "l09"), (B, "monk", "l09"), (B, "monk", "l09")]
    fight = battle(pawns=pawns, rulers={"l09": B}, subjects=["l09"], serfs={"l09": A})
    fight.play(A, fight.legal(A)[0])
    assert strength(fight) == (1, 4)


def test_feu_rul_10_royal_immunity_costs_a_food():
    assert immune().goods(B)["food"] == 8
    assert immune(options=PUBLISHED).goods(B)["food"] == 8


def test_feu_rul_11_a_royal_seal_costs_three_shillings():
    table = guild("noble", "trade", scrolls="a")
    assert (table.coins(A), table.view(None).players[A].seals) == (17, 1)


def test_feu_rul_12_the_starting_player_is_drawn_once():
    """Afterwards the marker passes clockwise, and nothing is drawn for it."""
    table = Table(3, first=B, hands={seat: ["tax"] for seat in range(3)})
    assert table.draw("sea").state.first == C
    assert table.awaiting == [C]


def test_feu_rul_13_a_vessel_left_in_this_turn_waits_for_the_next():
    """A pawn comes by ship and flies on; another may sail in its ship from the next turn on."""
    table = Table(
        pawns=[(A, "monk", "l08"), (A, "noble", "l04"), (A, "farmer", "l04")],
        vessels={A: ["ship", "flight"]},
        hands={A: ["move", "repeat", "tax"], B: ["tax", "explore"]},
    ).card(A, "move")
    table.play(A, MovePawn(1, "ship-l04-l08", "own"), MovePawn(1, "flight-l04-l08", "own"))
    sail = MovePawn(2, "ship-l04-l08", "abandoned")
    assert table.why(A, sail) == ("FEU-MOV-05", "fresh")
    table.play(A, Stop()).card(B, "tax").card(A, "repeat").play(A, ChooseMode("regular"))
    assert sail in table.legal(A)


def test_feu_rul_14_starting_locations_are_added_to_the_places_beside_markers():
    places = {action.location for action in at("migrate", rulers={"l01": A}).card(A, "migrate").legal(A)}
    assert places == {"l01", "l09", "l10", "l13", "l14", "l16", "l19"}
    only = at("migrate", rulers={"l01": A}, options=PUBLISHED).card(A, "migrate")
    assert {action.location for action in only.legal(A)} == {"l01"}
