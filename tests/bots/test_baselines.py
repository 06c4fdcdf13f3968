"""The baselines of War: strong enough to measure others by, quick to take a win, and each in character."""

from __future__ import annotations

import pytest

from conquista.bots.baselines.continental import Campaign
from conquista.bots.baselines.mars import auction
from conquista.bots.baselines.mars_agents import Agents
from conquista.bots.bot import Question
from conquista.bots.greedy.war_plan import NUMBER
from conquista.bots.roster import BASELINES, all_bots, bot_called, bots_for
from conquista.bots.simulate import Simulator, match_seed
from conquista.games.war.actions import Attack, EndAttack, Move, Occupy, Place
from conquista.kernel.boxes import seeded
from conquista.kernel.state import Codes
from tests.bots.test_bots import wins
from tests.rules.war.table import GAME, PARTS, Table, territories_of

A, B, C = range(3)
NAMES = list(BASELINES["war"])
EIGHTEEN = {A: "obj_18_territorios"}


def choice(name, table, seat=A):
    question = Question.of_state(GAME, table.state, seat, Codes())
    return GAME.decode(bot_called(name, GAME)(seeded("baseline")).decide(question))


def every_baseline(test):
    return pytest.mark.parametrize("name", NAMES)(test)


@every_baseline
def test_it_wins_most_matches_against_three_brawlers(name):
    """60 of 100 are asked for; docs/bots.md has the shares of 500."""
    assert wins(GAME, [name, "brawler", "brawler", "brawler"], 40, 12, {"round_limit": 100}) >= 30


@every_baseline
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_matches_among_themselves_come_to_an_end(name, players):
    simulator = Simulator(GAME, players, {"round_limit": 100})
    rounds = [simulator.play([bot_called(name, GAME)] * players, match_seed(13, k)).rounds for k in range(2)]
    assert min(rounds) < 40


def test_baselines_are_known_but_not_offered_at_a_table():
    assert set(NAMES) == {"angry", "mars", "continental"}
    assert not set(NAMES) & set(bots_for(GAME))
    assert set(NAMES) < set(all_bots(GAME))


@every_baseline
def test_the_last_territory_of_its_continents_comes_first(name):
    mine = [t for t in (*territories_of("asia"), *territories_of("africa")) if t != "madagascar"]
    table = Table(
        holdings={A: mine, B: ["madagascar"]}, armies={"sudao": 5, "moscou": 1, "aral": 9, "madagascar": 3}
    )
    table.set_people(3, {A: "obj_asia_africa"}, PARTS.colours[:3])
    assert choice(name, table) == Attack("sudao", "madagascar", 3)


@every_baseline
def test_the_last_territory_of_whom_it_must_destroy_comes_first(name):
    table = Table(
        holdings={A: ["brasil", "peru"], B: ["argentina"]},
        armies={"brasil": 6, "peru": 4, "argentina": 3},
        objectives={A: "obj_destruir_preto"},
        colours=["branco", "preto", "azul"],
    )
    assert choice(name, table) in (Attack("brasil", "argentina", 3), Attack("peru", "argentina", 3))


@every_baseline
def test_the_24th_territory_is_fought_for_at_bad_odds(name):
    table = Table(
        holdings={A: PARTS.territories[:23], B: PARTS.territories[23:]},
        armies={"egito": 4, **dict.fromkeys(PARTS.territories[23:], 3)},
        objectives={A: "obj_24_territorios"},
    )
    assert choice(name, table).dice == 3


@every_baseline
def test_a_hopeless_battle_is_not_fought_even_for_the_match(name):
    table = Table(
        holdings={A: PARTS.territories[:23], B: PARTS.territories[23:]},
        armies={"egito": 4, **dict.fromkeys(PARTS.territories[23:], 9)},
        objectives={A: "obj_24_territorios"},
    )
    assert choice(name, table) == EndAttack()


def eighteen(phase, weak, **more):
    """A holds 18 territories, all of them but these with two armies."""
    mine = PARTS.territories[:18]
    armies = {t: 1 if t in weak else 2 for t in mine} | more.pop("armies", {})
    return Table(phase, holdings={A: mine}, rest=B, armies=armies, objectives=EIGHTEEN, **more)


@every_baseline
def test_18_garrisons_are_completed_by_new_armies(name):
    table = eighteen("place", ["alasca", "peru"], pools={"free": 3})
    for _ in range(2):
        place = choice(name, table)
        assert place in (Place("free", "alasca", 1), Place("free", "peru", 1))
        table.play(A, place)
    assert table.winners == [A]


@every_baseline
def test_18_garrisons_are_completed_by_those_who_follow_a_conquest(name):
    table = Table(
        "attack",
        holdings={A: PARTS.territories[:17]},
        rest=B,
        armies=dict.fromkeys(PARTS.territories[:17], 2) | {"alemanha": 5},
        objectives=EIGHTEEN,
    )
    attack = choice(name, table)
    assert attack == Attack("alemanha", attack.target, 3)
    table.play(A, attack).roll(6, 6, 6, 1)
    assert choice(name, table) == Occupy(1)
    table.play(A, Occupy(1))
    assert table.winners == [A]


@every_baseline
def test_18_garrisons_are_completed_by_moves(name):
    table = eighteen("fortify", ["peru", "argentina"], armies={"brasil": 4})
    for _ in range(2):
        move = choice(name, table)
        assert (move.source, move.armies) == ("brasil", 1)
        table.play(A, move)
    assert table.winners == [A]


@every_baseline
def test_moves_that_do_not_complete_18_garrisons_are_not_made_for_it(name):
    table = eighteen("fortify", ["peru", "argentina", "alasca"], armies={"brasil": 4})
    assert choice(name, table) not in (Move("brasil", "peru", 1), Move("brasil", "argentina", 1))


def test_angry_puts_everything_in_one_place_and_attacks_until_it_has_no_advantage():
    table = Table("place", holdings={A: ["brasil", "madagascar"]}, armies={"madagascar": 5}, pools={"free": 7})
    place = choice("angry", table)
    assert place.armies == 7
    table.play(A, place)
    fights = 0
    while isinstance(attack := choice("angry", table), Attack):
        fights += 1
        table.play(A, attack).roll(*[6] * attack.dice, 1)
        if table.phase == "occupy":
            table.play(A, choice("angry", table))
    assert fights >= 5


def test_continental_chooses_the_continent_that_is_nearly_complete_and_attacks_there():
    mine = ["australia", "sumatra", "borneu", "india", "brasil"]
    table = Table(holdings={A: mine}, armies={"australia": 4, "brasil": 4})
    assert Campaign(table.view(A), A).focus == PARTS.continents.index("oceania")
    assert choice("continental", table) == Attack("australia", "nova_guine", 3)


def test_continental_guards_the_borders_of_a_complete_continent_before_it_goes_on():
    table = Table(
        "place",
        holdings={A: territories_of("america_do_sul"), B: ["mexico"]},
        armies={"brasil": 6, "venezuela": 2, "mexico": 9},
        pools={"free": 3},
    )
    assert choice("continental", table) == Place("free", "venezuela", 3)


def test_the_auction_of_mars_gives_every_army_and_most_to_who_has_most_to_gain():
    table = Table("place", holdings={A: ["brasil", "madagascar"]}, armies={"sudao": 9, "africa_do_sul": 9})
    given = auction(Agents(table.view(A), A), [NUMBER["brasil"], NUMBER["madagascar"]], 8)
    assert sum(given.values()) == 8
    assert given[NUMBER["brasil"]] > 4


def test_an_agent_of_mars_sees_what_lies_behind_a_neighbour():
    table = Table(
        holdings={A: ["madagascar", "brasil"]},
        armies={"peru": 30, "argelia": 30},
        options={"conquest_move": "all_but_one"},
    )
    agents = Agents(table.view(A), A)
    source, target = NUMBER["brasil"], NUMBER["venezuela"]
    near, far = (agents.conquest(source, target, 7, length) for length in (1, 3))
    assert far > near + agents.worth[NUMBER["mexico"]] * 0.5


def test_mars_places_to_hold_when_no_attack_can_follow():
    table = Table(
        "end_place", holdings={A: ["brasil", "madagascar"]}, armies={"sudao": 5, "brasil": 9}, pools={"free": 4}
    )
    table.state.eliminated = True
    assert choice("mars", table).territory == "madagascar"
