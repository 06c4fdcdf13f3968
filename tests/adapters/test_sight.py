"""Observations: complete, fixed in length, named, and made of views."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from conquista.adapters.sight.deriving import fields_of
from conquista.adapters.sight.observer import SIGHTS, Observer
from conquista.adapters.sight.parts import NUMBER, Name, Row
from conquista.catalog import GAMES
from conquista.games.war.view import BattleView
from conquista.kernel.errors import BadMessage, BrokenRule
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import CHANCE
from tests.conformance.positions import walk

EXACT = 2**24
"""Whole numbers below it are the same in 32 bits with a point."""


def views(game, seed, every=1):
    """What seats, and one who looks on, see in a random match."""
    for number, (state, seat, _) in enumerate(walk(game, seed)):
        if seat != CHANCE and number % every == 0:
            yield game.view(state, seat)
            yield game.view(state, number % game.seats_of(state))
            yield game.view(state, None)


def test_every_game_can_be_observed():
    assert set(SIGHTS) == set(GAMES)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_different_views_give_different_observations(game_id, seed):
    game, seen = GAMES[game_id], {}
    observer = None
    for view in views(game, seed):
        observer = observer or Observer(game, len(view.colours))
        row = observer.observe(view)
        assert row.shape == (observer.size,)
        assert np.abs(row).max() < EXACT
        text = msgspec.json.encode(view)
        assert seen.setdefault(row.tobytes(), text) == text


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_of_a_view_counts(game_id):
    """A view in which one value is another one, as seen elsewhere, gives another observation."""
    game, rng = GAMES[game_id], random.Random(1)
    by_players = {}
    for seed in range(8):
        for view in views(game, seed, every=23):
            by_players.setdefault(len(view.colours), []).append(msgspec.to_builtins(view))
    changed = 0
    for players, trees in by_players.items():
        observer = Observer(game, players)
        values = {}
        for tree in trees:
            for path, value in leaves(tree):
                values.setdefault(generic(path), {})[repr(value)] = value
        for tree in rng.sample(trees, min(3, len(trees))):
            before = observer.observe(game.read_view(tree))
            for path, value in list(leaves(tree)):
                for other in rng.sample(
                    sorted(values[generic(path)].items()), min(2, len(values[generic(path)]))
                ):
                    if told_apart(value, other[1]):
                        view = game.read_view(replaced(tree, path, other[1]))
                        assert not np.array_equal(observer.observe(view), before), (path, value, other[1])
                        changed += 1
    assert changed > 200


def leaves(tree, path=()):
    """Every value of every field, however deep."""
    for key, value in tree.items():
        yield (*path, key), value
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        if isinstance(value, list):
            for place, item in enumerate(value):
                if isinstance(item, dict):
                    yield from leaves(item, (*path, key, place))


def generic(path):
    return tuple("*" if isinstance(step, int) else step for step in path)


def replaced(tree, path, value):
    copy = dict(tree) if isinstance(tree, dict) else list(tree)
    copy[path[0]] = value if len(path) == 1 else replaced(tree[path[0]], path[1:], value)
    return copy


def told_apart(value, other):
    """A list that is cut short is one with nothing behind: there the phase tells them apart."""
    if isinstance(value, list) and isinstance(other, list):
        while value and value[-1] in (0, None):
            value = value[:-1]
        while other and other[-1] in (0, None):
            other = other[:-1]
    return value != other


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_has_a_name_of_its_own(game_id):
    game = GAMES[game_id]
    for players in game.seats:
        observer = Observer(game, players)
        assert len(observer.names) == len(set(observer.names)) == observer.size


def test_names_say_what_the_numbers_are():
    game = GAMES["war"]
    *_, view = views(game, 1)
    seats = range(len(view.colours))
    observer = Observer(game, len(seats))
    said = dict(zip(observer.names, observer.observe(view), strict=True))
    board = [name[len("armies[") : -1] for name in observer.names if name.startswith("armies[")]
    assert [said[f"armies[{territory}]"] for territory in board] == view.armies
    for territory, owner in zip(board, view.owners, strict=True):
        assert [said[f"owners[{territory}]={seat}"] for seat in seats] == [owner == seat for seat in seats]
    assert said[f"phase={view.phase}"] == 1


def test_an_observation_is_made_of_the_view_alone():
    """What came over a wire is observed as what is at hand."""
    game = GAMES["war2"]
    for view in views(game, 2, every=50):
        observer = Observer(game, len(view.colours))
        again = game.read_view(msgspec.json.decode(msgspec.json.encode(view)))
        assert np.array_equal(observer.observe(again), observer.observe(view))


def test_a_forgotten_field_is_an_error():
    with pytest.raises(TypeError, match="nothing says how to write source, target"):
        fields_of(BattleView)
    with pytest.raises(TypeError, match="no field sauce"):
        fields_of(BattleView, sauce=NUMBER, source=NUMBER, target=NUMBER)


def test_another_view_is_an_error():
    war, reinos = GAMES["war"], GAMES["reinos"]
    view = next(views(war, 1))
    for observer in (Observer(war, len(view.colours) + 1), Observer(reinos, 4)):
        with pytest.raises(BadMessage, match=r"only views of \w+ with \d players"):
            observer.observe(view)


def test_a_list_that_does_not_fit_is_an_error():
    with pytest.raises(BrokenRule, match="3 does not fit into 2"):
        Row(("a", "b"), Name("xy")).write(["x", "x", "x"], np.zeros(4, np.float32), 0)


def test_the_sizes_in_the_documents_are_those_of_the_games():
    page = (Path(__file__).parent.parent.parent / "docs/library.md").read_text("utf-8")
    for game in GAMES.values():
        sizes = [Observer(game, players).size for players in game.seats]
        row = f"| {min(game.seats)}–{max(game.seats)} | {sizes[0]:,}–{sizes[-1]:,} | {game.actions:,} |"
        assert row in page, row


@pytest.mark.parametrize("game_id", GAMES)
def test_the_beginning_can_be_observed(game_id):
    game = GAMES[game_id]
    players = max(game.seats)
    state = game.new_state([SeatSetup()] * players, {})
    assert Observer(game, players).observe(game.view(state, 0)).any()
