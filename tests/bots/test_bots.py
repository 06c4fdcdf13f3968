"""Bots: legal, honest, repeatable, and as strong as they are said to be."""

from __future__ import annotations

import pytest

from conquista import Bot, play_match, watch_match
from conquista.bots.bot import Question
from conquista.bots.roster import all_bots, bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.feudum_bots import FeudumGeneralBot
from conquista.bots.search.feudum_mind import Effort, FeudumMind
from conquista.bots.simulate import Simulator, match_seed
from conquista.catalog import GAMES
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadSetup, BrokenRule
from conquista.kernel.state import Codes
from tests.conformance.positions import positions

WAR = GAMES["war"]
ALL = [
    (game_id, bot)
    for game_id, game in GAMES.items()
    for bot in {maker: bot for bot, maker in all_bots(game).items()}.values()
]
"""Each once, under its last name: a level may be one of the others."""
PLANNING = {("feudum", "grabber"), ("feudum", "greedy")}
"""Those who look ahead although they do not say that they plan."""
LITTLE = Effort(lines=3, nodes=8, width=2, later_nodes=4, later_width=1)
FEW_TURNS = 40
"""Enough for those who plan by playing out turns to try each plan; they are not asked to be strong here."""


def tried(game_id, bot):
    """All positions; for those who plan ahead, which takes its time, some of every phase."""
    if not bot_called(bot, GAMES[game_id]).plans and (game_id, bot) not in PLANNING:
        return positions(game_id)
    by_phase = {}
    for position in positions(game_id):
        by_phase.setdefault(GAMES[game_id].view(position.state, None).phase, []).append(position)
    each = 1 if game_id == "vikings" else 5  # it has most phases, and the longest turns to play out
    return [position for several in by_phase.values() for position in several[:each]]


def made(name, game, box):
    player = bot_called(name, game)(box)
    if isinstance(player, FeudumGeneralBot):
        return PlanningBot(box, FeudumMind(LITTLE), FEW_TURNS)
    if isinstance(player, PlanningBot):
        player.turns = FEW_TURNS
    return player


def wins(game, seats, games, seed, options):
    """How many matches the first bot wins, its seat changing from match to match."""
    simulator = Simulator(game, len(seats), options)
    won = 0.0
    for number in range(games):
        turn = number % len(seats)
        rotated = seats[-turn:] + seats[:-turn] if turn else seats
        outcome = simulator.play([bot_called(name, game) for name in rotated], match_seed(seed, number))
        if turn in outcome.winners:
            won += 1 / len(outcome.winners)
    return won


def test_greedy_wins_at_least_95_of_100_against_three_random_players():
    assert wins(WAR, ["greedy", "random", "random", "random"], 100, 11, {"round_limit": 100}) >= 95


def test_greedy_wins_at_least_60_per_cent_of_500_against_three_brawlers():
    assert wins(WAR, ["greedy", "brawler", "brawler", "brawler"], 500, 12, {"round_limit": 100}) >= 300


@pytest.mark.parametrize("espionage", [False, True])
def test_greedy_of_war_ii_beats_three_random_players_and_three_brawlers(espionage):
    """Of 100 and of 500 it wins as many as it has to in War; fewer matches show it here."""
    game, options = GAMES["war2"], {"ci": espionage}
    assert wins(game, ["greedy", "random", "random", "random"], 40, 11, options) >= 38
    assert wins(game, ["greedy", "brawler", "brawler", "brawler"], 60, 12, options) >= 36


def test_greedy_of_war_vikings_beats_three_random_players_and_three_brawlers():
    """Fewer matches than docs/bots.md has, and the same shares."""
    game = GAMES["vikings"]
    assert wins(game, ["greedy", "random", "random", "random"], 20, 11, {}) >= 19
    assert wins(game, ["greedy", "brawler", "brawler", "brawler"], 20, 12, {}) >= 12


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_greedy_players_come_to_an_end_among_themselves(players):
    """Without a round limit a match could go on for ever; 100 rounds are far more than they need."""
    simulator = Simulator(WAR, players, {"round_limit": 100})
    bots = [bot_called("greedy", WAR)] * players
    rounds = [simulator.play(bots, match_seed(13, k)).rounds for k in range(12)]
    assert sorted(rounds)[6] < 30
    assert sum(number == 100 for number in rounds) <= 1


@pytest.mark.parametrize(("game_id", "bot"), ALL)
def test_every_choice_is_legal_in_every_phase(game_id, bot):
    game = GAMES[game_id]
    codes = Codes()
    for number, (state, seat) in enumerate(tried(game_id, bot)):
        before = state.dump()
        player = made(bot, game, seeded(bot, number))
        code = player.decide(Question.of_state(game, state, seat, codes))
        assert game.lists(state, seat, code)
        assert state.dump() == before


@pytest.mark.parametrize(("game_id", "bot"), ALL)
def test_a_bot_sees_its_view_alone(game_id, bot):
    """In another world that looks the same to it, it does the same."""
    game = GAMES[game_id]
    codes = Codes()
    for number, (state, seat) in enumerate(tried(game_id, bot)):
        twin = game.imagine(game.view(state, seat), seeded("twin", number))
        answers = []
        for world in (state, twin):
            player = made(bot, game, seeded("same"))
            answers.append(player.decide(Question.of_state(game, world, seat, codes)))
        assert answers[0] == answers[1]


def test_equal_seeds_give_equal_matches():
    bots = ["greedy", "brawler", "random"]
    assert play_match("war", bots, seed=4) == play_match("war", bots, seed=4)
    assert play_match("war", bots, seed=4) != play_match("war", bots, seed=5)


def test_a_bot_takes_five_lines():
    class Mine(Bot):
        def choose(self, question):
            return question.actions[0]

    outcome = play_match("war", [Mine, "greedy", "random"], {"round_limit": 10})
    assert len(outcome.places) == 3
    match = watch_match("war", [Mine, "greedy", "random"], {"round_limit": 3})
    assert match.over
    assert match.record.header.dice.simulated == 1


def test_a_bot_that_cheats_is_stopped():
    class Cheat(Bot):
        def choose(self, question):
            return WAR.decode(1 << 24 | 5 << 18)

    with pytest.raises(BrokenRule, match="Cheat"):
        play_match("war", [Cheat, "greedy", "random"])


def test_unknown_bots_and_games_are_refused_with_what_there_is():
    with pytest.raises(BadSetup, match="random, brawler, greedy"):
        play_match("war", ["nobody", "greedy", "random"])
    with pytest.raises(BadSetup, match="war"):
        play_match("chess", ["random", "random", "random"])
    with pytest.raises(BadSetup, match="3 to 6"):
        play_match("war", ["random", "random"])
