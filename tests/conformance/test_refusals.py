"""`explain` finds a clause exactly for what is not listed; what is refused changes nothing."""

from __future__ import annotations

import itertools
import math
import random
from typing import get_args, get_origin, get_type_hints

import pytest

from conquista.catalog import GAMES
from conquista.kernel import family
from conquista.kernel.action import Surrender
from conquista.kernel.errors import BadMessage, IllegalAction
from conquista.rules import contents
from conquista.rules.check import refusing_clauses
from conquista.texts import LANGUAGES, Voice
from tests.conformance.positions import GAME_IDS, positions
from tests.conformance.traits import TRAITS

MOST_CANDIDATES = 40_000
AMOUNTS = (-1, 0, 1, 2, 3, 4, 2**31 - 1, 2**31, 2**70)


def candidates(game, kind, state, seat, rng):
    """Actions of one kind: every place with every amount, if not too many; else a sample, and the legal ones."""
    ranges = choices(game, kind, state, seat, rng)
    if math.prod(map(len, ranges)) <= MOST_CANDIDATES:
        return [kind(*fields) for fields in itertools.product(*ranges)]
    sample = [kind(*(rng.choice(part) for part in ranges)) for _ in range(MOST_CANDIDATES)]
    return sample + [action for action in game.legal_actions(state, seat) if type(action) is kind]


def choices(game, kind, state, seat, rng):
    """What to try for each field of a kind of action; of sets of cards a sample."""
    ranges = []
    most = {family.amount(code) for code in game.families(state, seat)}
    amounts = sorted({*AMOUNTS, *most, *(number + 1 for number in most), *(number - 1 for number in most)})
    values = TRAITS[game.id].values
    for field, hint in get_type_hints(kind).items():
        if field not in kind.__struct_fields__:
            continue
        if get_origin(hint) is tuple and Ellipsis in get_args(hint):
            ranges.append(list(values[field]))
        elif get_origin(hint) is tuple:
            size = len(get_args(hint))
            names = [*values[field], "nowhere"]
            ranges.append([tuple(rng.choices(names, k=size)) for _ in range(300)])
            ranges[-1] += sets_near(game, state, seat, size, rng)
        elif hint is bool:
            ranges.append([False, True])
        elif hint is int:
            ranges.append(sorted({*amounts, *values.get(field, ())}))
        else:
            ranges.append([*values[field], "nowhere"])
    return ranges


def sets_near(game, state, seat, size, rng):
    """Cards that the seat does hold, in all combinations and some with repetition."""
    hand = game.view(state, seat).hands[seat] or []
    found = list(itertools.combinations(hand, size))
    return found + [tuple(rng.choices(hand, k=size)) for _ in range(20) if hand]


def refusal(game, state, seat, action):
    try:
        game.explain(state, seat, action)
    except IllegalAction as error:
        return error
    return None


def by_phase(game_id, number):
    game = GAMES[game_id]
    chosen = {}
    for state, seat in positions(game_id):
        kept = chosen.setdefault(game.view(state, None).phase, [])
        if len(kept) < number:
            kept.append((state, seat))
    return [position for kept in chosen.values() for position in kept]


def kinds(game):
    return [kind for kind in game.action_types if kind is not Surrender]


def refusals(game, state, seat, actions):
    """What `explain` says of those that are not listed; it must say nothing of the others."""
    listed = {family.head(code): family.amount(code) for code in game.families(state, seat)}
    for action in actions:
        code = game.encode(action)
        legal = code is not None and 1 <= family.amount(code) <= listed.get(family.head(code), 0)
        error = refusal(game, state, seat, action)
        assert (error is None) == legal, f"{action} is listed: {legal}; forbidden by {error}"
        if error is not None:
            yield error


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_clause_is_found_exactly_for_what_is_not_listed(game_id):
    game = GAMES[game_id]
    rng = random.Random(1)
    for state, seat in by_phase(game_id, 2):
        before = state.dump()
        for kind in kinds(game):
            assert all(refusals(game, state, seat, candidates(game, kind, state, seat, rng)))
        assert state.dump() == before


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_seat_is_refused_by_a_clause_that_has_words(game_id):
    """A few actions of each kind by everybody at the table, whether it is asked or not."""
    game = GAMES[game_id]
    rng = random.Random(2)
    clauses = set(contents(game_id).clauses())
    seen = {}
    for state, _ in positions(game_id):
        for seat, kind in itertools.product(range(game.seats_of(state)), kinds(game)):
            ranges = choices(game, kind, state, seat, rng)
            actions = [kind(*map(rng.choice, ranges)) for _ in range(5)]
            for error in refusals(game, state, seat, actions):
                seen.setdefault((error.clause, error.parameters.get("why")), error)
    for error in seen.values():
        assert error.clause in clauses
        for tongue in LANGUAGES:
            assert error.clause in Voice(tongue, game).refusal(error)
    assert len({clause for clause, _ in seen}) > len(refusing_clauses(game)) // 2


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_is_no_action_of_the_game_is_a_bad_message(game_id):
    game = GAMES[game_id]
    state, seat = positions(game_id)[0]
    before = state.dump()
    for kind in game.action_types:
        for junk in (None, 1.5, b"x", "x" * 1000, ["x"], {}):
            if not kind.__struct_fields__:
                continue
            with pytest.raises((BadMessage, IllegalAction)):
                game.check(state, seat, kind(*[junk] * len(kind.__struct_fields__)))
    for junk in (None, 3, b"\xff", "attack", [], ["attack"], ["nothing"], [["attack"]], {"kind": "attack"}):
        with pytest.raises(BadMessage):
            game.read_action(junk)
    assert state.dump() == before
