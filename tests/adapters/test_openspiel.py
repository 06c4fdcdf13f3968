"""OpenSpiel's own checks, and ours."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from copy import deepcopy

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from conquista.adapters.openspiel import MOST_OUTCOMES
from conquista.adapters.position import Position
from conquista.adapters.seating import payoffs, seating
from conquista.catalog import GAMES
from conquista.kernel.chance import Dice
from conquista.kernel.errors import BadMessage, BadSetup
from conquista.kernel.fields import fingerprint
from conquista.kernel.option import Choice
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import copied

SHORT = {
    "war": "round_limit=3",
    "war2": "round_limit=2",
    "vikings": "round_limit=2",
    "reinos": "round_limit=6",
    "feudum": "mode=basic",
}


def random_positions(game_id, seed, players=None, **options):
    """A random match, position by position."""
    rng = random.Random(seed)
    position = Position.first(seating(game_id, players, options))
    while not position.over:
        yield position
        count = len(position.outcomes) if position.asks_chance else 0
        position = position.after(rng.randrange(count) if count else rng.choice(list(position.decisions)))
    yield position


def let_chance_answer(state, rng):
    """Up to the next decision, or to the end."""
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiels_random_simulation(game_id):
    fewest = GAMES[game_id].seats.start
    game = pyspiel.load_game(f"conquista_{game_id}(players={fewest},{SHORT[game_id]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_random_simulation_with_more_players():
    game = pyspiel.load_game("conquista_reinos(players=8,round_limit=4)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_chance_answers_in_small_steps_as_the_rules_do(game_id):
    """Every answer of the rules belongs to one outcome here, and their probabilities are the same."""
    kinds = Counter()
    limit = {} if game_id == "feudum" else {"round_limit": 3}
    for position in random_positions(game_id, 5, **limit):
        if not position.asks_chance:
            continue
        outcomes = position.outcomes
        assert len(outcomes) <= MOST_OUTCOMES
        assert len({outcome.text for outcome in outcomes}) == len(outcomes)
        assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1)
        chance = position.seating.game.chance(position.state)
        kinds[type(chance).__name__] += 1
        if isinstance(chance, Dice):
            assert [outcome.probability for outcome in outcomes] == [1 / chance.sides] * chance.sides
        elif kinds[type(chance).__name__] < 40:
            assert ours(position) == pytest.approx(of_the_rules(position))
    assert kinds["Draw"] + kinds["Percent"] > 10


def ours(position):
    odds = Counter()
    for number, outcome in enumerate(position.outcomes):
        odds[fingerprint(position.after(number).state)] += outcome.probability
    return odds


def of_the_rules(position):
    odds = Counter()
    total = position.state.outcomes()
    for number in range(total):
        state = copied(position.state)
        state.apply(CHANCE, number)
        odds[fingerprint(state)] += 1 / total
    return odds


def test_dice_one_by_one_are_dice_at_once():
    position = next(
        each
        for each in random_positions("war", 1)
        if each.asks_chance and each.view(None).phase == "battle" and position_dice(each) == 4
    )
    for face in (5, 0, 2, 3):
        assert position.asks_chance
        position, before = position.after(face), position
    state = copied(before.state)
    state.apply(CHANCE, ((5 * 6 + 0) * 6 + 2) * 6 + 3)
    assert fingerprint(state) == fingerprint(position.state)


def position_dice(position):
    return position.seating.game.chance(position.state).count


def test_a_position_never_changes():
    for position in random_positions("war", 3, round_limit=2):
        text, dump = position.text, position.state.dump()
        count = (
            len(position.outcomes if position.asks_chance else position.decisions) if not position.over else 0
        )
        if count:
            position.after(0 if position.asks_chance else next(iter(position.decisions)))
        assert (position.text, position.state.dump()) == (text, dump)
        assert deepcopy(position) is position


def test_a_position_can_be_kept():
    *_, position = random_positions("war2", 3, round_limit=2)
    again = pickle.loads(pickle.dumps(position))  # noqa: S301 - our own
    assert again.text == position.text
    assert again.heard(1) == position.heard(1)
    assert again.view(1) == position.view(1)


def test_what_a_seat_has_heard_is_never_forgotten():
    heard = [[] for _ in range(3)]
    for position in random_positions("war", 8, round_limit=3):
        for seat, before in enumerate(heard):
            now = position.heard(seat)
            assert now[: len(before)] == before
            heard[seat] = now
    assert all(len(lines) > 50 for lines in heard)
    assert heard[0] != heard[1]


def test_others_secret_decisions_are_in_no_information_state():
    game = pyspiel.load_game("conquista_reinos(players=6)")
    tried = 0
    for seed in range(20):
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal() and tried < 12:
            let_chance_answer(state, rng)
            if state.is_terminal():
                break
            player, legal = state.current_player(), state.legal_actions()
            asked = state.position.view(None).awaiting
            if state.position.view(None).phase == "revolt" and len(asked) > 1:
                tried += 1
                first, second = (state.child(action) for action in legal)
                for other in set(range(6)) - {player}:
                    assert first.information_state_string(other) == second.information_state_string(other)
                    assert first.observation_tensor(other) == second.observation_tensor(other)
                assert first.information_state_string(player) != second.information_state_string(player)
            state.apply_action(rng.choice(legal))
    assert tried == 12


def test_observations_are_those_of_the_view():
    game = pyspiel.load_game("conquista_war")
    state = game.new_initial_state()
    let_chance_answer(state, random.Random(1))
    tensor = state.observation_tensor(1)
    assert game.observation_tensor_shape() == [game.observer.size]
    assert np.array_equal(np.array(tensor, np.float32), game.observer.observe(state.position.view(1)))
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, np.array(tensor, np.float32))
    assert '"seat":1' in state.observation_string(1)
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert '"seat":null' in public.string_from(state, 1)
    assert '"seat":null' not in observation.string_from(state, 1)


def test_what_is_private_is_what_others_do_not_see():
    game = pyspiel.load_game("conquista_war")
    state = game.new_initial_state()
    let_chance_answer(state, random.Random(1))
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    said = json.loads(private.string_from(state, 1))
    assert set(said) == {"seat", "hands", "objectives", "goal", "may_surrender"}
    private.set_from(state, 1)
    numbers = [game.observer.names[k] for k in np.flatnonzero(private.tensor)]
    assert {name.partition("[")[0].partition("=")[0] for name in numbers} == set(said)


def test_actions_are_said_in_words():
    game = pyspiel.load_game("conquista_war")
    state = game.new_initial_state()
    assert state.action_to_string(0).isalpha()
    let_chance_answer(state, random.Random(1))
    assert state.action_to_string(state.legal_actions()[0]).startswith('["place",')


@pytest.mark.parametrize("game_id", GAMES)
def test_matches_pay_by_place(game_id):
    *_, last = random_positions(game_id, 2, **({} if game_id == "feudum" else {"round_limit": 2}))
    assert min(last.places) == 1
    assert sum(payoffs(last.places)) == pytest.approx(0)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_a_parameter(game_id):
    """And a table of three Vikings is one of those that can be loaded."""
    for option in GAMES[game_id].options:
        value = option.values[-1] if isinstance(option, Choice) else option.least
        written = str(value).lower() if isinstance(option, Choice) and not all_bool(option) else value
        game = pyspiel.load_game(f"conquista_{game_id}", {option.id: written})
        assert game.seating.options[option.id] == value
        assert game.get_parameters()[option.id] == written


def all_bool(option):
    return all(isinstance(value, bool) for value in option.values)


def test_three_vikings():
    game = pyspiel.load_game("conquista_vikings(players=3,three_players=True)")
    assert game.num_players() == 3
    assert game.get_type().min_num_players == 3


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("conquista_war(players=9)", "war is played by 3 to 6, not by 9"),
        ("conquista_war(defender_dice=none)", "defender_dice cannot be 'none'; allowed: most, choose"),
    ],
)
def test_bad_parameters_are_explained(name, message):
    with pytest.raises(BadSetup, match=message):
        pyspiel.load_game(name)


def test_bad_numbers_are_explained():
    position = Position.first(seating("war", 3, {}))
    with pytest.raises(BadMessage, match="none with number 99"):
        position.after(99)
    position = next(each for each in random_positions("war", 1) if not each.asks_chance)
    with pytest.raises(BadMessage, match=f"0 stands for nothing that seat {position.seat} can do now"):
        position.after(0)


@pytest.mark.parametrize(
    "kind",
    [
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"private_info": pyspiel.PrivateInfoType.NONE, "public_info": False},
        {"private_info": pyspiel.PrivateInfoType.NONE, "perfect_recall": True},
        {"public_info": False, "perfect_recall": True},
    ],
)
def test_what_cannot_be_observed(kind):
    game = pyspiel.load_game("conquista_war")
    assert make_observation(game, pyspiel.IIGObservationType(**{"perfect_recall": False, **kind})) is None
    with pytest.raises(ValueError, match="have no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_openspiel_tells_a_match():
    """With every observation, string and struct of the interface."""
    text = playthrough("conquista_reinos(round_limit=2)", None, seed=3)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert "ObservationTensor(0)" in text
    assert "InformationStateString(3)" in text
    assert text.count("# Apply action") > 20


def test_openspiels_environment_for_learners():
    env = rl_environment.Environment(pyspiel.load_game("conquista_reinos(round_limit=6)"))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 189
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiels_tree_search():
    """It clones states and plays them to the end."""
    game = pyspiel.load_game("conquista_reinos(round_limit=4)")
    luck = np.random.RandomState(1)
    bot = MCTSBot(game, 2.0, 6, RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    let_chance_answer(state, random.Random(1))
    assert bot.step(state) in state.legal_actions()
