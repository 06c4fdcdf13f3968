"""The planning player of War: it takes what wins, believes by Bayes' rule, and says what it thought."""

from __future__ import annotations

import msgspec
import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.guide import Prospect
from conquista.bots.search.land_beliefs import PULL
from conquista.bots.search.planner import Planner
from conquista.bots.search.war_beliefs import Beliefs
from conquista.bots.search.war_mind import WarMind
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.games.war.actions import Attack
from conquista.kernel.boxes import seeded
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import Codes
from conquista.texts import bundle
from tests.rules.war.table import GAME, PARTS, Table, territories_of

A, B, C = range(3)
COLOURS = PARTS.colours[:3]
OBJECTIVES = {A: "obj_asia_africa", B: "obj_24_territorios", C: "obj_18_territorios"}


def planning(seed, turns=60):
    return PlanningBot(seeded(seed), WarMind(), turns)


def decided(bot, table, seat=A):
    return GAME.decode(bot.decide(Question.of_state(GAME, table.state, seat, Codes())))


def one_short_of_asia_and_africa(armies):
    mine = [t for t in (*territories_of("asia"), *territories_of("africa")) if t != "madagascar"]
    table = Table(holdings={A: mine, B: ["madagascar"]}, rest=C, armies={"sudao": armies, "madagascar": 3})
    table.set_people(3, OBJECTIVES, COLOURS)
    return table


def number(objective):
    return PARTS.objectives.index(objective)


def test_a_win_at_hand_is_taken():
    action = decided(planning("win"), one_short_of_asia_and_africa(9))
    assert isinstance(action, Attack)
    assert action.target == "madagascar"


def test_its_thought_tells_the_plan_two_others_and_that_the_match_is_nearly_won():
    bot = planning("thought")
    decided(bot, one_short_of_asia_and_africa(30))
    thought = bot.thought
    assert thought is not None
    assert thought.after == thought.plan.chance > 8 * CERTAIN // 10
    assert len(thought.others) == 2
    assert all(other != thought.plan for other in thought.others)
    assert 0 < thought.before < thought.after
    assert msgspec.convert(msgspec.to_builtins(thought), type(thought)) == thought


def test_a_turn_is_explained_once():
    table, bot = one_short_of_asia_and_africa(9), planning("once")
    decided(bot, table)
    bot.thought = None
    decided(bot, table)
    assert bot.thought is None


def test_equal_seeds_plan_alike():
    simulator = Simulator(GAME, 3, {"round_limit": 2})
    bots = [lambda box: PlanningBot(box, WarMind(), 20), bot_called("greedy", GAME), bot_called("random", GAME)]
    first, second = (simulator.play(bots, match_seed(5, 1)) for _ in range(2))
    assert first == second


def test_a_second_is_a_limit_as_well_as_a_number_of_turns():
    """With next to no time it still decides; how much it takes is measured in bench/thinking.py."""
    bot = planning("short")
    bot.allow(0.001)
    assert GAME.encode(decided(bot, one_short_of_asia_and_africa(9))) is not None


def test_what_a_position_promises_adds_up_to_certainty():
    table = one_short_of_asia_and_africa(9)
    guide, prospect = WarMind().guide(table.state), Prospect(A)
    guide.promise(table.state, prospect)
    shares = [prospect.share[seat] for seat in range(3)]
    assert CERTAIN - 3 <= sum(shares) <= CERTAIN
    assert shares[B] == min(shares)


def test_a_match_that_is_over_promises_all_to_its_winner():
    table = one_short_of_asia_and_africa(30)
    bot = planning("over")
    while not table.over:
        if table.asks_chance:
            table.state.apply(CHANCE, table.state.draw(seeded("six")))
        else:
            table.play(A, decided(bot, table))
    prospect = Prospect(B)
    WarMind().guide(table.state).promise(table.state, prospect)
    assert prospect.over
    assert [prospect.share[seat] for seat in range(3)] == [CERTAIN, 0, 0]


def test_a_plan_is_tried_in_worlds_that_fit_the_view():
    table = one_short_of_asia_and_africa(9)
    before = table.state.dump()
    planner = Planner(WarMind().guide(table.state), table.state, A)
    planner.begin(table.state)
    planner.compare(table.state, 2, 0, seeded("worlds"))
    assert [planner.trials(place) for place in range(planner.plans)] == [2] * planner.plans
    assert planner.spent == 2 * planner.plans
    assert table.state.dump() == before


BEFORE = [A if t in territories_of("asia") else B for t in PARTS.territories]


def after(*taken):
    return [C if t in taken else owner for t, owner in zip(PARTS.territories, BEFORE, strict=True)]


def test_before_anything_is_seen_all_objectives_are_as_likely():
    assert {share for seat in Beliefs(COLOURS).likelihood for share in seat} == {1.0}


def test_a_conquest_speaks_for_objectives_that_ask_for_it_by_the_rule_of_bayes():
    beliefs = Beliefs(COLOURS)
    assert beliefs.see(C, BEFORE, after("brasil"))
    wanted = len(territories_of("asia")) + len(territories_of("america_do_sul"))
    fits, neutral = number("obj_asia_america_do_sul"), number("obj_24_territorios")
    ratio = beliefs.likelihood[C][fits] / beliefs.likelihood[C][neutral]
    every = len(PARTS.territories)
    assert ratio == pytest.approx(PULL * every / (every + (PULL - 1) * wanted))


def test_a_colour_that_is_attacked_may_have_to_be_destroyed():
    beliefs = Beliefs(COLOURS)
    beliefs.see(C, BEFORE, after("brasil", "argentina"))
    of_a, of_b = (beliefs.likelihood[C][number(f"obj_destruir_{colour}")] for colour in COLOURS[:2])
    assert of_b > of_a


def test_who_takes_nothing_tells_nothing():
    beliefs = Beliefs(COLOURS)
    assert not beliefs.see(C, BEFORE, BEFORE)
    assert set(beliefs.likelihood[C]) == {1.0}


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_plan_and_fact_has_words(language):
    mind, words = WarMind(), bundle(language, "war")
    table = Table("place", holdings={A: PARTS.territories[:14]}, rest=B, pools={"free": 3})
    codes = Codes()
    plans = codes.first(mind.guide(table.state).plans(table.state, A, codes))
    aims = {mind.idea(plan, 0).aim for plan in plans}
    assert {"plain", "halt", "continent", "continent-bold", "rival-bold", "spot"} < aims
    facts = {*mind.facts, "only", "rival"}
    assert all(words.has_message(f"plan-{aim}") for aim in aims)
    assert all(words.has_message(f"fact-{fact}") for fact in facts)
