"""PettingZoo's own tests, and ours."""

from __future__ import annotations

import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from conquista.adapters.pettingzoo import env, raw_env
from conquista.adapters.seating import payoffs
from conquista.catalog import GAMES
from conquista.kernel.errors import BadMessage, BadSetup

EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""Said of everything that has a mask beside its observation and is not one of PettingZoo's own games."""


def play(table, seed, limit=None):
    """Random play; how many decisions there were, and what everybody got."""
    table.reset(seed=seed)
    got, decisions = dict.fromkeys(table.possible_agents, 0.0), 0
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        got[agent] += reward
        if over or cut:
            table.step(None)
            continue
        decisions += 1
        if decisions == limit:
            break
        table.step(int(np.flatnonzero(observation["action_mask"])[(seed * decisions) % 7 - 7 :][0]))
    return decisions, got


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoos_test_of_its_interface(game_id):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game_id, players=max(GAMES[game_id].seats)), num_cycles=60)
        api_test(raw_env(game_id), num_cycles=60)
    ours = {str(warning.message) for warning in said if "pettingzoo" in str(warning.filename)}
    assert [text for text in ours if not text.startswith(EXPECTED)] == []


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoos_test_of_a_whole_match(game_id):
    """`num_cycles` is beyond the end, so that ends and rewards are tested as well."""
    options = {} if game_id == "feudum" else {"round_limit": 5}
    api_test(env(game_id, options=options), num_cycles=100_000)


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoos_test_of_seeds(game_id):
    seed_test(lambda: env(game_id), num_cycles=40)


@pytest.mark.parametrize("game_id", GAMES)
def test_matches_end_and_pay_zero_in_all(game_id):
    options = {} if game_id == "feudum" else {"round_limit": 5}
    table = env(game_id, options=options)
    for seed in (1, 2):
        decisions, got = play(table, seed)
        assert decisions > 10
        assert sum(got.values()) == pytest.approx(0)
        assert got == dict(
            zip(table.possible_agents, payoffs(table.unwrapped.view("player_0").places), strict=True)
        )


def test_a_seed_begins_a_series():
    table = raw_env("war", options={"round_limit": 3})
    first = [play(table, 5), follow(table)]
    assert first == [play(table, 5), follow(table)]
    assert first[0] != first[1]


def follow(table):
    table.reset()
    return table.observe("player_0")["observation"].tobytes()


def test_without_a_seed_matches_differ():
    starts = set()
    for _ in range(3):
        table = raw_env("war")
        table.reset()
        starts.add(table.observe("player_0")["observation"].tobytes())
    assert len(starts) == 3


def test_a_seat_observes_its_own_hand_alone():
    table = raw_env("war", players=4)
    play(table, 3, limit=150)
    for seat, agent in enumerate(table.agents):
        said = dict(zip(table.observer.names, table.observe(agent)["observation"], strict=True))
        assert [said[f"hands[{other}]?"] for other in range(4)] == [other == seat for other in range(4)]
        assert [any(v for n, v in said.items() if n.startswith(f"objectives[{k}]")) for k in range(4)] == [
            other == seat for other in range(4)
        ]


def test_revolts_are_answered_by_seat_and_unseen():
    table = raw_env("reinos", players=8)
    several = 0
    for seed in range(12):
        table.reset(seed=seed)
        while not all(table.terminations.values()):
            agent = table.agent_selection
            view = table.view(agent)
            asked = [f"player_{seat}" for seat in view.awaiting]
            if view.phase == "revolt" and len(asked) > 1 and agent == asked[0]:
                several += 1
                second = table.observe(asked[1])["observation"]
                numbers = np.flatnonzero(table.observe(agent)["action_mask"])
                table.step(numbers[-1])
                assert table.agent_selection == asked[1]
                after = dict(zip(table.observer.names, table.observe(asked[1])["observation"], strict=True))
                before = dict(zip(table.observer.names, second, strict=True))
                told = {name for name in after if after[name] != before[name]}
                assert all(name.startswith(("awaiting", "battle.decided")) for name in told), told
                continue
            table.step(np.flatnonzero(table.observe(agent)["action_mask"])[0])
    assert several > 3


def test_numbers_stand_for_actions():
    table = raw_env("war")
    table.reset(seed=1)
    numbers = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    assert {table.action(int(number)).kind for number in numbers} == {"place"}
    with pytest.raises(BadMessage, match=r"0 stands for nothing that player_\d can do now"):
        table.action(0)


def test_what_the_mask_forbids_is_refused():
    table = raw_env("war")
    table.reset(seed=1)
    agent, before = table.agent_selection, table.observe(table.agent_selection)["observation"]
    for wrong in (0, -1, 10**9, None):
        with pytest.raises(BadMessage, match="action mask"):
            table.step(wrong)
    assert np.array_equal(table.observe(agent)["observation"], before)


def test_in_the_wrapped_environment_it_loses_the_match():
    table = env("war")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "chess"}, "no game 'chess'; there are: war"),
        ({"game": "war", "players": 9}, "war is played by 3 to 6, not by 9"),
        ({"game": "war", "options": {"colour": 1}}, "no option 'colour'; there are"),
        ({"game": "war", "render_mode": "3d"}, "no render mode '3d'; there are: ansi, human"),
        ({"game": "war", "options": {"round_limit": -5}}, "round_limit cannot be -5; allowed"),
    ],
)
def test_bad_wishes_are_explained(wish, message):
    with pytest.raises(BadSetup, match=message):
        env(**wish)


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoos_test_of_rendering(game_id, capsys):
    render_test(lambda render_mode: env(game_id, render_mode=render_mode))
    assert "player_1" in capsys.readouterr().out


def test_a_position_can_be_read():
    table = env("war", render_mode="ansi")
    table.reset(seed=1)
    assert "Brazil" in table.render()
    table.close()


@pytest.mark.parametrize(
    ("places", "paid"),
    [
        ([2, 1, 2], [-0.5, 1, -0.5]),
        ([1, 1, 2, 2], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ([1, 2, 3, 4, 5], [1, 0.5, 0, -0.5, -1]),
        ([1, 1, 1], [0, 0, 0]),
    ],
)
def test_payoffs(places, paid):
    assert payoffs(places) == pytest.approx(paid)


@pytest.mark.parametrize(("adapter", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_what_is_missing_is_named(adapter, package):
    code = f"import sys; sys.modules[{package!r}] = None; import conquista.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'conquista[{adapter}]'" in done.stderr
