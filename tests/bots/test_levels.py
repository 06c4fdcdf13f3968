"""Levels and styles: offered in order, under names that people know, beside the bots that have no rank."""

from __future__ import annotations

import pytest

from conquista.bots import levels
from conquista.bots.levels import LEVEL_NAMES, LEVELS, STYLE_NAMES, STYLES, Offer, kind_of, offers_for
from conquista.bots.random import BrawlerBot, RandomBot
from conquista.bots.roster import bot_called, bots_for
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.wavering import wavering
from conquista.catalog import GAMES
from conquista.kernel.boxes import seeded


@pytest.fixture
def ladder(monkeypatch):
    """War with three levels and a style."""
    ranks = {
        "recruta": Offer(RandomBot, 12.5),
        "soldado": Offer(BrawlerBot, 31.0),
        "capitao": Offer(BrawlerBot, 33.0),
    }
    monkeypatch.setattr(levels, "LEVELS", {"war": ranks})
    monkeypatch.setattr(levels, "STYLES", {"war": {"raider": Offer(BrawlerBot, 30.0)}})


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_and_styles_have_the_names_that_people_know(game_id):
    own = list(LEVELS[game_id])
    assert own == [name for name in LEVEL_NAMES if name in own]
    assert own
    assert set(STYLES.get(game_id, {})) <= set(STYLE_NAMES)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_higher_level_was_rated_higher_and_every_style_better_than_a_recruit(game_id):
    ratings = [offer.rating for offer in LEVELS[game_id].values()]
    assert ratings == sorted(ratings)
    assert all(offer.rating > ratings[0] for offer in STYLES.get(game_id, {}).values())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_and_style_is_a_bot_that_can_be_called(game_id):
    game = GAMES[game_id]
    for name, offer in offers_for(game_id).items():
        assert bot_called(name, game) is offer.maker
        assert offer.maker(seeded(name)).thought is None


def test_a_rating_is_told_in_points_that_people_know():
    assert [Offer(BrawlerBot, mean).points for mean in (25.0, 26.0, -17.2)] == [1500, 1524, 487]


def test_ranked_bots_come_first_and_are_told_apart(ladder):
    names = list(bots_for(GAMES["war"]))
    assert names[:4] == ["recruta", "soldado", "capitao", "raider"]
    assert names[4:6] == ["random", "brawler"]
    assert [kind_of(name, "war") for name in names[:5]] == ["level"] * 3 + ["style", "other"]
    assert kind_of("recruta", "reinos") == "other"
    assert offers_for("reinos") == {}


@pytest.mark.parametrize(("better", "worse"), [("soldado", "recruta"), ("capitao", "soldado")])
def test_each_level_of_war_beats_the_one_below(better, worse):
    """Two against two; docs/bots.md has the larger figures of all games."""
    game, won = GAMES["war"], 0.0
    simulator = Simulator(game, 4, {"round_limit": 100})
    for number in range(24):
        names = [better, worse] * 2 if number % 2 else [worse, better] * 2
        outcome = simulator.play([bot_called(name, game) for name in names], match_seed(3, number // 2))
        won += sum(names[seat] == better for seat in outcome.winners) / len(outcome.winners)
    assert won / 24 >= 0.7


@pytest.mark.parametrize(("wavers", "kinds"), [(0, {1}), (100, {2}), (50, {1, 2})])
def test_who_wavers_does_so_as_often_as_it_is_told(wavers, kinds, monkeypatch):
    class Steady(RandomBot):
        def decide(self, question):
            return 1

    monkeypatch.setattr(BrawlerBot, "decide", lambda self, question: 2)
    bot = wavering(Steady, wavers)(seeded(1))
    decisions = [bot.decide(None) for _ in range(200)]
    assert set(decisions) == kinds
    assert abs(decisions.count(2) - 2 * wavers) < 40
