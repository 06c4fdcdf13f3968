"""`explain` finds a clause exactly for what is not listed; what is refused changes nothing."""

from __future__ import annotations

import itertools
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

AMOUNTS = (-1, 0, 1, 2, 3, 4, 2**31 - 1, 2**31, 2**70)


def candidates(game, kind, state, seat, rng):
    """Actions of one kind: every place with every amount, where there are not too many; else a sample."""
    ranges = []
    most = {family.amount(code) for code in game.families(state, seat)}
    amounts = sorted({*AMOUNTS, *most, *(number + 1 for number in most), *(number - 1 for number in most)})
    values = TRAITS[game.id].values
    for field, hint in get_type_hints(kind).items():
        if field not in kind.__struct_fields__:
            continue
        if get_origin(hint) is tuple:
            size = len(get_args(hint))
            names = [*values[field], "nowhere"]
            ranges.append([tuple(rng.choices(names, k=size)) for _ in range(300)])
            ranges[-1] += sets_near(game, state, seat, size, rng)
        elif hint is int:
            ranges.append(sorted({*amounts, *values.get(field, ())}))
        else:
            ranges.append([*values[field], "nowhere"])
    return [kind(*values) for values in itertools.product(*ranges)]


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


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_clause_is_found_exactly_for_what_is_not_listed(game_id):
    game = GAMES[game_id]
    rng = random.Random(1)
    clauses = set(contents(game_id).clauses())
    voices = [Voice(tongue, game) for tongue in LANGUAGES]
    seen = {}
    for state, seat in by_phase(game_id, 2):
        listed = {family.head(code): family.amount(code) for code in game.families(state, seat)}
        before = state.dump()
        for kind in game.action_types:
            if kind is Surrender:
                continue
            for action in candidates(game, kind, state, seat, rng):
                code = game.encode(action)
                legal = code is not None and 1 <= family.amount(code) <= listed.get(family.head(code), 0)
                error = refusal(game, state, seat, action)
                assert (error is None) == legal, f"{action} is listed: {legal}; forbidden by {error}"
                if error is not None:
                    seen.setdefault((error.clause, error.parameters.get("why")), error)
        assert state.dump() == before
    for error in seen.values():
        assert error.clause in clauses
        for voice in voices:
            assert error.clause in voice.refusal(error)
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
