"""Positions to try a game on: from seeded random matches, under all kinds of options and numbers of players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from conquista.bots.playout import pick
from conquista.catalog import GAMES
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Choice, Option, Value
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import Codes, State, copied
from tests.conformance.traits import TRAITS

GAME_IDS = list(GAMES)


class Position(NamedTuple):
    """A state in which `seat` is asked."""

    state: State
    seat: int


def random_value(option: Option, rng: random.Random) -> Value:
    if isinstance(option, Choice):
        return rng.choice(option.values)
    numbers = [option.least, min(option.most, option.least + 8), min(option.most, option.least + 40)]
    return rng.choice([option.default, *numbers])


def random_options(game: Game[Any, Any], rng: random.Random) -> dict[str, Value]:
    return {option.id: random_value(option, rng) for option in game.options}


def fresh(game: Game[Any, Any], seed: int) -> State:
    """Half of the seeds play by the defaults, the others with any combination that the game allows."""
    rng = random.Random(seed)
    seats = [SeatSetup()] * game.seats[seed % len(game.seats)]
    while True:
        try:
            state: State = game.new_state(seats, {} if seed % 2 else random_options(game, rng))
        except BadSetup:
            continue
        return state


def warlike_code(game: Game[Any, Any], codes: Codes, count: int, rng: random.Random, box: Any) -> int:
    """Mostly fight where one can, so that matches get somewhere."""
    fights = [code for code in codes.first(count) if type(game.decode(code)) in game.warlike]
    if fights and rng.random() < 0.9:
        return rng.choice(fights)
    return pick(codes, count, box)


def walk(game: Game[Any, Any], seed: int, surrenders: bool = True) -> Iterator[tuple[State, int, int]]:
    """A random match: each step as the state before it, who answers, and the code. The state goes on living."""
    rng = random.Random(seed)
    box = seeded("walk", seed)
    codes = Codes()
    state = fresh(game, seed)
    players = game.seats_of(state)
    for _ in range(4000):
        awaited = state.awaiting()
        if awaited == NOBODY:
            return
        if awaited == ASKS_CHANCE:
            seat, code = CHANCE, state.draw(box)
        else:
            revising = [seat for seat in range(players) if state.may_revise(seat)]
            seat = rng.choice(revising if revising and rng.random() < 0.2 else seats_in(awaited))
            count = state.list_actions(seat, codes)
            code = warlike_code(game, codes, count, rng, box)
            leaver = rng.randrange(players)
            if surrenders and rng.random() < 0.003 and state.may_surrender(leaver):
                seat, code = leaver, 1 << 24
        yield state, seat, code
        state.apply(seat, code)


@cache
def positions(game_id: str, matches: int = 32) -> list[Position]:
    """States with a decision, spread over matches and phases."""
    game = GAMES[game_id]
    found: dict[tuple[str, int, bool], list[Position]] = {}
    for seed in range(matches):
        rng = random.Random(1000 + seed)
        for state, seat, _ in walk(game, seed):
            if seat == CHANCE or not state.awaiting() >> seat & 1:
                continue
            some_have_answered = any(map(state.may_revise, range(game.seats_of(state))))
            kept = found.setdefault((game.view(state, None).phase, seed, some_have_answered), [])
            if not kept or (len(kept) < 3 and rng.random() < 0.05):
                kept.append(Position(copied(state), seat))
    staged = [Position(state, seats_in(state.awaiting())[0]) for state in TRAITS[game_id].staged()]
    return [position for kept in found.values() for position in kept] + staged
