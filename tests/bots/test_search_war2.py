"""The planning player of War II: every plan is legal and honest, and it knows what wins."""

from __future__ import annotations

import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.guide import Prospect
from conquista.bots.search.land_beliefs import PULL
from conquista.bots.search.war2_beliefs import War2Beliefs
from conquista.bots.search.war2_mind import War2Mind
from conquista.bots.search.war2_taste import FORWARD
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.games.war2 import actions as do
from conquista.kernel.bitset import first
from conquista.kernel.box import FastBox
from conquista.kernel.datafile import read_toml
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, copied
from conquista.texts import bundle
from tests.rules.war2.table import GAME, PARTS, Table, dealt, territories_of

A, B, C = range(3)
COLOURS = PARTS.colours[:3]
OBJECTIVES = {A: "obj_america_do_norte_oceania", B: "obj_24_territorios", C: "obj_18_territorios"}
TABLES = [
    (3, {}),
    (4, {"ci": True, "majority_placement": "free"}),
    (5, {"transport_mode": "shown", "last_stand": True, "aa_die": "heavy"}),
    (6, {"first_round_attacks": False, "objectives_after_claims": True, "random_claims": True, "ci": True}),
]


def planning(seed, turns=60):
    return PlanningBot(seeded_box(seed), War2Mind(), turns)


def seeded_box(seed):
    return FastBox(sum(map(ord, seed)))


def decided(bot, table, seat=A):
    return GAME.decode(bot.decide(Question.of_state(GAME, table.state, seat, Codes())))


def one_short_of_north_america_and_oceania(armies, **more):
    mine = [t for t in (*territories_of("america_do_norte"), *territories_of("oceania")) if t != "alasca"]
    return Table(
        holdings={A: mine, B: ["alasca", "vladivostok"]},
        rest=C,
        armies={"mackenzie": armies, "alasca": 3},
        objectives=OBJECTIVES,
        **more,
    )


def followed(players, options, seed, rounds):
    """Positions of a match in which everybody follows plans at random, with the guide and what it decided."""
    state = GAME.new_state([SeatSetup()] * players, {**options, "round_limit": rounds})
    guide, codes, box = War2Mind().guide(state), Codes(), seeded_box(seed)
    while state.awaiting() != NOBODY:
        if state.awaiting() == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(state.awaiting())
        plan = 0
        if guide.plans_now(state, seat):
            plans = codes.first(guide.plans(state, seat, codes))
            assert len(plans) == len(set(plans)) <= 64
            plan = plans[box.below(len(plans))]
        code = guide.decide(state, seat, plan, codes, box)
        yield state, seat, plan, code, guide
        state.apply(seat, code)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_plan_leads_to_legal_actions_at_every_table(players, options):
    for state, seat, _, code, _ in followed(players, options, f"legal {players}", 3):
        assert GAME.lists(state, seat, code), GAME.decode(code)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whatever_others_hide_it_decides_alike(players, options):
    codes, box = Codes(), seeded_box("twin")
    for number, (state, seat, plan, code, guide) in enumerate(followed(players, options, "hidden", 2)):
        if number % 3 == 0:
            twin = copied(state)
            twin.redeal(seat, box)
            assert guide.decide(twin, seat, plan, codes, box) == code


def test_equal_seeds_plan_alike():
    simulator = Simulator(GAME, 3, {"round_limit": 1, "random_claims": True})
    bots = [
        lambda box: PlanningBot(box, War2Mind(), 20),
        bot_called("greedy", GAME),
        bot_called("random", GAME),
    ]
    first_match, second_match = (simulator.play(bots, match_seed(5, 1)) for _ in range(2))
    assert first_match == second_match


def test_a_win_at_hand_is_taken():
    action = decided(planning("win"), one_short_of_north_america_and_oceania(9))
    assert isinstance(action, do.Attack)
    assert action.target == "alasca"


def test_a_card_that_helps_to_win_is_played_first():
    table = one_short_of_north_america_and_oceania(3, hands={A: ["continente_america_do_norte", "numero_3_01"]})
    action = decided(planning("card"), table)
    assert isinstance(action, (do.Reinforce, do.RaidWithCards))
    assert action.numbers == (3,)


def test_bombers_fly_before_the_battle():
    table = one_short_of_north_america_and_oceania(9, base={A: 4})
    assert decided(planning("bombs"), table) == do.RaidFromBase("alasca", 4)


def test_in_the_setup_it_claims_what_its_objective_asks_for():
    table = dealt()
    seat = table.awaiting[0]
    objective = table.state.objective
    objective[seat] = PARTS.objectives.index("obj_africa_maioria_america_do_norte_europa")
    table.state.objective = objective
    codes = Codes()
    code = War2Mind().guide(table.state).decide(table.state, seat, 0, codes, seeded_box("claim"))
    wanted = [t for name in ("africa", "america_do_norte", "europa") for t in territories_of(name)]
    assert GAME.decode(code).territory in wanted


def test_what_a_position_promises_adds_up_to_certainty():
    table = one_short_of_north_america_and_oceania(9)
    prospect = Prospect(A)
    War2Mind().guide(table.state).promise(table.state, prospect)
    shares = [prospect.share[seat] for seat in range(3)]
    assert CERTAIN - 3 <= sum(shares) <= CERTAIN
    assert shares[B] == min(shares)


def test_who_takes_centres_may_need_them_and_who_is_attacked_may_be_hunted():
    beliefs = War2Beliefs(COLOURS)
    before = [A] * len(PARTS.territories)
    after = [C if name in ("egito", "china") else A for name in PARTS.territories]
    assert beliefs.see(C, before, after)
    neutral, centres, hunter = (
        beliefs.likelihood[C][PARTS.objectives.index(name)]
        for name in ("obj_24_territorios", "obj_8_centros", f"obj_destruir_{COLOURS[A]}")
    )
    every, wanted = len(PARTS.territories), len(PARTS.centres)
    assert centres / neutral == pytest.approx((PULL * every / (every + (PULL - 1) * wanted)) ** 2)
    assert hunter == pytest.approx(neutral)


def test_it_uses_what_it_learned():
    """A weight for every feature that a thought can speak of; and what it promises is not what was guessed."""
    learned, guessed = (
        read_toml("conquista.bots.search", f"data/{name}.toml") for name in ("war2", "war2_untrained")
    )
    assert len(learned["weights"]) == len(guessed["weights"]) == len(War2Mind.facts)
    assert len(learned["taste"]) == len(guessed["taste"]) == FORWARD + 1
    state = one_short_of_north_america_and_oceania(9).state
    promises = []
    for trained in (True, False):
        prospect = Prospect(A)
        War2Mind(trained=trained).guide(state).promise(state, prospect)
        promises.append([prospect.share[seat] for seat in range(3)])
    assert promises[0] != promises[1]


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_plan_and_fact_has_words(language):
    mind, words = War2Mind(), bundle(language, "war2")
    place = Table(
        "place",
        holdings={A: PARTS.territories[:14]},
        rest=B,
        armies={"franca": 4, "moscou": 3, "china": 3},
        pools={"free": 3},
        base={A: 4},
        hands={A: ["continente_europa"]},
    )
    codes, aims = Codes(), set()
    for table, seat in ((place, A), (dealt(), None)):
        asked = table.awaiting[0] if seat is None else seat
        plans = codes.first(mind.guide(table.state).plans(table.state, asked, codes))
        aims |= {mind.idea(plan, 0).aim for plan in plans}
    expected = {"plain", "halt", "continent", "rival", "spot", "objective", "raid", "save", "territory"}
    assert expected < aims
    assert all(words.has_message(f"plan-{aim}") for aim in aims)
    assert all(words.has_message(f"fact-{fact}") for fact in {*mind.facts, "only", "rival"})
