"""Characters of planning players: whom they turn to, and that a liking never changes what they say of their chances."""

from __future__ import annotations

import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search import bot as bot_module
from conquista.bots.search.land_bots import STYLES, in_styles
from conquista.bots.search.land_styles import Avenger, Builder, Diplomat, Raider
from conquista.bots.search.planner import Planner
from conquista.bots.search.vikings_bots import VikingsGeneralBot
from conquista.bots.search.war2_bots import War2GeneralBot
from conquista.bots.search.war_bots import WarGeneralBot
from conquista.bots.search.war_mind import WarMind
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.catalog import GAMES
from conquista.kernel.boxes import seeded
from conquista.kernel.state import Codes
from tests.rules.war.table import GAME, PARTS, Table

ME, THIEF, QUIET = range(3)
OBJECTIVES = {ME: "obj_asia_africa", THIEF: "obj_24_territorios", QUIET: "obj_18_territorios"}


def three_at_a_table(phase="attack"):
    holdings = {ME: PARTS.territories[:14], THIEF: PARTS.territories[14:28]}
    table = Table(phase, holdings=holdings, rest=QUIET, pools={"free": 3} if phase == "place" else {})
    table.set_people(3, OBJECTIVES, PARTS.colours[:3])
    return table


def test_a_builder_likes_continents_and_a_raider_bold_plans():
    assert Builder().leaning("continent", 0, "") > Builder().leaning("plain", 0, "") == 0
    assert Builder().leaning("rival", 0, "bold") < Builder().leaning("rival", 0, "") < 0
    assert Raider().leaning("plain", 0, "bold") > 0 > Raider().leaning("plain", 0, "halt")


def test_an_avenger_goes_for_whoever_took_from_it_until_it_is_taken_back():
    avenger = Avenger()
    calm = avenger.leaning("rival", THIEF, "")
    avenger.watch(ME, [ME, ME, QUIET], [THIEF, ME, QUIET])
    once = avenger.leaning("rival", THIEF, "")
    avenger.watch(ME, [THIEF, ME, QUIET], [THIEF, THIEF, QUIET])
    assert avenger.leaning("rival", THIEF, "") > once > calm == avenger.leaning("rival", QUIET, "")
    avenger.watch(ME, [THIEF, THIEF, QUIET], [ME, ME, QUIET])
    assert avenger.leaning("rival", THIEF, "") == calm
    assert avenger.leaning("plain", THIEF, "") == 0


def test_a_diplomat_spares_those_who_spare_it_and_turns_against_whoever_is_ahead():
    diplomat = Diplomat()
    diplomat.watch(ME, [ME, ME, QUIET, 3, 3, 3], [ME, THIEF, QUIET, 3, 3, 3])
    likings = [diplomat.leaning("rival", seat, "") for seat in (3, THIEF, QUIET)]
    assert likings == sorted(likings, reverse=True)
    assert likings[0] > likings[1] == 0 > likings[2]


def test_a_liking_decides_between_plans_and_leaves_their_chances_alone():
    table = three_at_a_table()
    planner = Planner(WarMind().guide(table.state), table.state, ME)
    planner.begin(table.state)
    planner.compare(table.state, 2, 1, seeded("liking"))
    last = planner.plans - 1
    liked, chance = planner.plan(last), planner.chance(last, ME)
    planner.lean(last, 2 * CERTAIN)
    planner.drop(planner.plans)
    assert (planner.plan(0), planner.chance(0, ME)) == (liked, chance)


def test_only_as_many_plans_are_considered_as_there_is_time_for():
    table = three_at_a_table()
    planner = Planner(WarMind().guide(table.state), table.state, ME)
    planner.begin(table.state)
    planner.limit(3)
    planner.compare(table.state, 1, 1, seeded("limit"))
    assert planner.plans == planner.left() == 3
    assert [planner.trials(place) for place in range(4)] == [1, 1, 1, 0]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("general", [WarGeneralBot, War2GeneralBot, VikingsGeneralBot])
def test_every_style_plays_whole_matches(general, style):
    game = GAMES[general.mind.game]

    class Short(in_styles(general)[style]):
        budget = 10

    bots = [Short, bot_called("greedy", game), *[bot_called("brawler", game)] * (game.seats[0] - 2)]
    outcome = Simulator(game, game.seats[0], {"round_limit": 3}).play(bots, match_seed(1, 1))
    assert outcome.winners


def test_a_player_on_the_clock_keeps_to_it_however_slow_the_machine(monkeypatch):
    """A clock that runs only while plans are compared: so long for every plan in every world."""
    table = three_at_a_table("place")
    clock = Clock(0.02)
    monkeypatch.setattr(bot_module, "time", clock)
    monkeypatch.setattr(bot_module, "Planner", clock.planner)
    bot = WarGeneralBot(seeded("slow"))
    bot.allow(1.0)
    bot.decide(Question.of_state(GAME, table.state, ME, Codes()))
    assert 0.3 < clock.now <= 0.55


class Clock:
    def __init__(self, pace):
        self.now, self.pace = 0.0, pace

    def monotonic(self):
        return self.now

    def planner(self, guide, state, seat):
        return Slow(self, Planner(guide, state, seat))


class Slow:
    """A planner that takes its time."""

    def __init__(self, clock, planner):
        self._clock, self._planner = clock, planner

    def __getattr__(self, name):
        return getattr(self._planner, name)

    def compare(self, root, worlds, turns, box):
        self._planner.compare(root, worlds, turns, box)
        self._clock.now += worlds * self._planner.left() * self._clock.pace
