"""Random tables of a land game, and random matches on them, for tests of what holds in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hypothesis import strategies as st

from conquista.bots.playout import pick
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.family import SURRENDER
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Choice, Option
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NO_SEAT, NOBODY
from conquista.kernel.state import Codes


def some_values(option: Option) -> list[Any]:
    """All values of a choice; of numbers the default, the smallest ones and a larger one."""
    if isinstance(option, Choice):
        return list(option.values)
    numbers = [option.default, option.least, option.least + 1, option.least + 7]
    return [number for number in numbers if number <= option.most]


@st.composite
def tables(draw, game: Game[Any, Any]):
    """Seats, of which some have chosen a colour, options and a seed."""
    players = draw(st.integers(game.seats.start, game.seats.stop - 1))
    colours = draw(st.permutations(game.colours))[:players]
    seats = [SeatSetup(colour if draw(st.booleans()) else None) for colour in colours]
    values = {option.id: st.sampled_from(some_values(option)) for option in game.options}
    return seats, draw(st.fixed_dictionaries({}, optional=values)), draw(st.integers(0, 10**6))


def single_options(game: Game[Any, Any]) -> Iterator[tuple[str, Any]]:
    """Some values of every option, one at a time."""
    for option in game.options:
        yield from ((option.id, value) for value in some_values(option))


def play_at_random(
    state: Any, seed: int | str, surrenders: Mapping[int, int], check: Callable[[Any], None]
) -> None:
    """To the end. `surrenders`: at which step who leaves, if he may. Every position is checked."""
    box, codes = seeded("property", seed), Codes()
    leaving = dict(surrenders)
    steps = 0
    while (awaited := state.awaiting()) != NOBODY:
        steps += 1
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
        elif state.may_surrender(leaver := leaving.pop(steps, NO_SEAT)):
            state.apply(leaver, SURRENDER)
        else:
            seat = first(awaited)
            state.apply(seat, pick(codes, state.list_actions(seat, codes), box))
        check(state)
