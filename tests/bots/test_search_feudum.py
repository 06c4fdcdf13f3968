"""The planning player of Feudum: its lines are legal, fit the view, and are told in words."""

from __future__ import annotations

import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.feudum_mind import Effort, FeudumMind
from conquista.bots.search.guide import Prospect
from conquista.bots.search.planner import Planner
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.games.feudum import actions as do
from conquista.games.feudum.phase import PICK
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.family import amount, head
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, copied
from conquista.texts import bundle
from tests.rules.feudum.table import GAME, A, B, Table, dealt

PUBLISHED = {"preset": "published"}
LITTLE = Effort(lines=2, nodes=6, width=2, later_nodes=3, later_width=1)


def planning(seed, turns=2, effort=LITTLE):
    return PlanningBot(seeded(seed), FeudumMind(effort), turns)


def asked(bot, state, seat):
    return bot.decide(Question.of_state(GAME, state, seat, Codes()))


def is_legal(code, state, seat):
    codes = Codes()
    families = codes.first(state.list_actions(seat, codes))
    return any(head(code) == head(family) and 1 <= amount(code) <= amount(family) for family in families)


def improvable(**more):
    """A rules the outpost that Improve makes a farm; or Influence comes first, if it does not."""
    return Table(
        pawns=[(A, "farmer", "l09"), (B, "monk", "l14")],
        goods={A: {"wood": 1, "food": 1}},
        hands={A: ["improve", "influence"], B: ["tax", "defend", "explore"]},
        **more,
    )


@pytest.mark.parametrize("options", [{}, PUBLISHED])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_it_decides_is_legal_with_any_number_of_players(options, players):
    state = GAME.new_state([SeatSetup()] * players, {**options, "round_limit": 2})
    box = seeded("match", players)
    bots = [planning(seat) if seat < 2 else bot_called("random", GAME)(seeded(seat)) for seat in range(players)]
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(awaited)
        code = asked(bots[seat], state, seat)
        assert is_legal(code, state, seat)
        state.apply(seat, code)
    assert state.winners


def test_every_line_can_be_followed_to_its_end():
    table = improvable()
    guide, codes = FeudumMind(LITTLE).guide(table.state), Codes()
    lines = guide.plans(table.state, A, codes)
    assert lines == 2
    for plan in range(lines):
        trial = copied(table.state)
        for code in guide.line(plan):
            assert is_legal(code, trial, A)
            trial.apply(A, code)


def test_equal_seeds_plan_alike():
    simulator = Simulator(GAME, 2, {**PUBLISHED, "round_limit": 1})
    bots = [lambda box: PlanningBot(box, FeudumMind(LITTLE), 2), bot_called("random", GAME)]
    one, other = (simulator.play(bots, match_seed(5, 1)) for _ in range(2))
    assert one == other


def test_what_it_cannot_see_changes_nothing():
    table = improvable()
    other = copied(table.state)
    other.redeal(A, seeded("other"))
    assert other.hand[B] != table.state.hand[B]
    assert asked(planning("eyes"), other, A) == asked(planning("eyes"), table.state, A)


def test_it_plays_its_cards_in_the_order_in_which_they_help_one_another():
    table, bot = improvable(), planning("order", turns=8, effort=Effort())
    while table.luck().awaiting == [A]:
        table.play(A, GAME.decode(asked(bot, table.state, A)))
    assert table.held("l09").startswith("A")
    table.card(B, "defend")
    while table.luck().awaiting == [A]:
        table.play(A, GAME.decode(asked(bot, table.state, A)))
    assert table.kind_of("l09") == "farm"


def test_it_chooses_as_many_cards_as_it_needs_and_tells_them():
    state = improvable().state
    state.phase = PICK
    hand = state.hand
    hand[A] = 0
    state.hand = hand
    bot, picked = planning("choice"), []
    while state.phase == PICK and state.active == A:
        picked.append(GAME.decode(asked(bot, state, A)))
        state.apply(A, GAME.encode(picked[-1]))
    assert len({action.card for action in picked if isinstance(action, do.PickCard)}) == 4
    assert bot.thought is not None
    assert bot.thought.plan.aim == "round"
    assert sorted(bot.thought.plan.about.split(",")) == sorted(action.card for action in picked)


def test_its_thought_tells_the_plan_another_and_the_chance_to_win():
    table, bot = improvable(), planning("thought")
    asked(bot, table.state, A)
    thought = bot.thought
    assert thought is not None
    assert thought.plan.aim == "card"
    assert thought.after == thought.plan.chance
    assert 0 < thought.before < CERTAIN
    assert len(thought.others) == 1


def test_who_is_ahead_has_the_better_chance_and_all_add_up():
    table = improvable()
    table.state.stores.score = [40, 10, 0, 0, 0]
    guide, prospect = FeudumMind(LITTLE).guide(table.state), Prospect(A)
    guide.promise(table.state, prospect)
    assert prospect.share[A] > prospect.share[B]
    assert CERTAIN - 2 <= prospect.share[A] + prospect.share[B] <= CERTAIN


def test_a_line_is_tried_in_worlds_that_fit_the_view():
    table = improvable()
    before = table.state.dump()
    planner = Planner(FeudumMind(LITTLE).guide(table.state), table.state, A)
    planner.begin(table.state)
    planner.compare(table.state, 2, 0, seeded("worlds"))
    assert [planner.trials(place) for place in range(planner.plans)] == [2] * planner.plans
    assert table.state.dump() == before


def test_before_the_first_round_every_choice_is_looked_at():
    state = dealt(2)
    guide, codes = FeudumMind(LITTLE._replace(lines=60)).guide(state), Codes()
    listed = state.list_actions(first(state.awaiting()), codes)
    assert 1 <= guide.plans(state, first(state.awaiting()), codes) <= listed


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_plan_and_fact_has_words(language):
    words = bundle(language, "feudum")
    aims = {"round", "round-extra", "card", "start", "supplies", "step"}
    assert all(words.has_message(f"plan-{aim}") for aim in aims)
    assert all(words.has_message(f"fact-{fact}") for fact in {*FeudumMind.facts, "only", "rival"})
