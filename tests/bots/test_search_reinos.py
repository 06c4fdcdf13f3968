"""The planning player of Reinos: it plays every match out, and says what it is after."""

from __future__ import annotations

import pytest

from conquista.bots.bot import Question
from conquista.bots.kingdoms.position import Clock, read
from conquista.bots.kingdoms.search import judge
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.guide import Prospect
from conquista.bots.search.reinos_mind import ReinosMind
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.catalog import GAMES
from conquista.games.reinos.phase import CHOOSE, DO_ATTACK, DO_PASS, DO_STAY, DO_TRY, REVOLT, STAYS, TRIES
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.family import ONE
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, copied
from conquista.texts import bundle

GAME = GAMES["reinos"]


def planning(seed, turns=20):
    return PlanningBot(seeded(seed), ReinosMind(), turns)


def asked(bot, state, seat):
    return bot.decide(Question.of_state(GAME, state, seat, Codes()))


def started(seats=4, **options):
    """A match whose order of play is drawn."""
    state = GAME.new_state([SeatSetup()] * seats, options)
    while state.awaiting() == ASKS_CHANCE:
        state.apply(CHANCE, 0)
    return state


def conquered(seats=4, **options):
    """Kingdom 0 has all vassals but the last, which is due to attack; the others would not revolt."""
    state = started(seats, **options)
    lords, revolt = state.suzerain, state.revolt
    for seat in range(1, seats - 1):
        lords[seat], revolt[seat] = 0, state.rules.revolt_start
    state.suzerain, state.revolt = lords, revolt
    return state


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"round_limit": 2, "revolt_clock": "round"}, {"picking": "auto"}])
def test_whatever_it_decides_is_legal_with_any_number_of_players(seats, options):
    state, box = GAME.new_state([SeatSetup()] * seats, options), seeded("match", seats)
    bots, codes = [planning(seat, turns=4) for seat in range(seats)], Codes()
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(awaited)
        code = asked(bots[seat], state, seat)
        assert code in codes.first(state.list_actions(seat, codes))
        state.apply(seat, code)
    assert state.winners


def test_equal_seeds_plan_alike():
    simulator = Simulator(GAME, 4, {})
    bots = [lambda box: PlanningBot(box, ReinosMind(), 20), *[bot_called("greedy", GAME)] * 3]
    one, other = (simulator.play(bots, match_seed(5, 1)) for _ in range(2))
    assert one == other


def test_a_round_limit_is_seen_coming():
    """In the last round the one with most vassals wins by passing, and loses by a lost battle."""
    state = conquered(4, round_limit=1)
    assert state.phase == CHOOSE
    assert state.active == 0
    assert asked(planning("limit", turns=400), state, 0) == ONE | DO_PASS


def test_its_thought_tells_what_it_is_after_and_the_chance_to_win():
    state, bot = started(4), planning("thought", turns=200)
    code = asked(bot, state, state.active)
    thought = bot.thought
    assert thought is not None
    assert (thought.plan.aim, code & ~ONE) in [("wait", DO_PASS), ("attack", code & ~ONE)]
    assert len(thought.others) == 2
    assert thought.before == CERTAIN // 4
    assert 0 < thought.after < CERTAIN
    assert thought.fact.key in ("chance", "rival")


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_what_a_position_promises_is_what_the_search_of_the_solver_says(seats):
    state = conquered(seats)
    passes = state.passes
    passes[0] = 1
    state.passes = passes
    prospect = Prospect(0)
    ReinosMind().guide(state).promise(state, prospect)
    position, places = read(GAME.view(state, 0))
    for share, seat in zip(judge(position, Clock(state.rules.base_failure)), places, strict=True):
        assert prospect.share[seat] == pytest.approx(CERTAIN * share, abs=2 * seats)


def test_what_other_vassals_have_decided_is_not_seen():
    state = conquered(4)
    state.apply(0, ONE | DO_ATTACK | 3 << 12)
    assert state.phase == REVOLT
    state.apply(1, ONE | DO_STAY)
    other = copied(state)
    answers = other.answer
    assert answers[1] == STAYS
    answers[1] = TRIES
    other.answer = answers
    assert asked(planning("eyes"), other, 2) == asked(planning("eyes"), state, 2)


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_plan_and_fact_has_words(language):
    words, mind = bundle(language, "reinos"), ReinosMind()
    plans = (DO_ATTACK | 2 << 12, DO_PASS, DO_STAY, DO_TRY)
    aims = [mind.idea(ONE | plan, 0).aim for plan in plans]
    assert aims == ["attack", "wait", "loyal", "revolt"]
    assert all(words.has_message(f"plan-{aim}") for aim in aims)
    assert all(words.has_message(f"fact-{fact}") for fact in {*mind.facts, "only", "rival"})
