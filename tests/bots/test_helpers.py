"""Idle cores think along with a bot, and what they do never costs it anything."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from conquista.bots.search import bot as planning
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.helpers import Helper, call_helpers
from conquista.bots.search.planner import Planner
from conquista.bots.search.war_mind import WarMind
from conquista.kernel.boxes import seeded
from tests.bots.test_search import A, decided, one_short_of_asia_and_africa

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be copied on this system")

PATIENT = 60.0


def apart(function):
    """In a process without threads, as a bot on a server has it."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(function).result(timeout=120)


def planner_at(state):
    guide = WarMind().guide(state)
    planner = Planner(guide, state, A)
    planner.begin(state)
    return planner


def crash():
    raise ValueError


def three_helpers():
    finds, crashes, sleeps = (
        Helper(lambda: [1, -2, 1 << 40]),
        Helper(crash),
        Helper(lambda: time.sleep(PATIENT) or [1]),
    )
    return finds.result(PATIENT), crashes.result(PATIENT), sleeps.result(0.01), left_behind()


def left_behind():
    """Whether a copy of this process is still there, or was not taken leave of."""
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return False
    return True


def test_what_a_helper_finds_is_handed_over_and_one_that_breaks_down_or_is_late_is_given_up():
    assert apart(three_helpers) == ([1, -2, 1 << 40], None, None, False)


def beside_a_thread():
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    helpers = call_helpers([lambda: [1]])
    stop.set()
    thread.join()
    return len(helpers), [each.result(PATIENT) for each in call_helpers([lambda: [1]])]


def test_a_process_with_threads_is_not_copied():
    assert apart(beside_a_thread) == (0, [[1]])


def test_what_two_planners_found_adds_up():
    state = one_short_of_asia_and_africa(5).state
    one, other = planner_at(state), planner_at(state)
    one.compare(state, 3, 3, seeded(1))
    before = [(one.plan(k), one.trials(k), one.chance(k, A), one.part(k, 0)) for k in range(one.plans)]
    other.compare(state, 3, 3, seeded(2))
    found = other.findings()
    one.add(found)
    assert one.spent > found[0] > 0
    for k, (plan, trials, chance, part) in enumerate(before):
        assert (one.plan(k), one.trials(k)) == (plan, 2 * trials)
        assert abs(one.chance(k, A) - (chance + other.chance(k, A)) / 2) <= 1
        assert one.part(k, 0) == part + other.part(k, 0)


def test_a_planner_that_forgets_still_compares_the_same():
    state = one_short_of_asia_and_africa(5).state
    planner = planner_at(state)
    planner.limit(3)
    planner.compare(state, 2, 3, seeded(1))
    planner.drop(2)
    kept = [planner.plan(0), planner.plan(1)]
    planner.forget()
    assert (planner.spent, planner.left(), planner.trials(0)) == (0, 2, 0)
    planner.compare(state, 2, 3, seeded(1))
    assert [planner.plan(0), planner.plan(1)] == kept


def helped_turn():
    """Trials of the plan that it chose: its own, and all."""
    planning._LATE = 0.1
    bot = PlanningBot(seeded(1), WarMind(), 60)
    bot.allow(2.0)
    bot.helpers = 1
    own, alone = [], bot._try_once

    def counted(*given):
        own.append(given)
        alone(*given)

    bot._try_once = counted
    decided(bot, one_short_of_asia_and_africa(5))
    return len(own) - 1, bot._planner.trials(0), left_behind()  # the first only shows how long a trial takes


def test_a_bot_with_a_helper_tries_its_plans_more_often_than_it_could_alone():
    own, all_trials, left = apart(helped_turn)
    assert all_trials > own > 0
    assert not left
