"""How a match for learners is set up, and what it pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from conquista.catalog import game_called
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Value, for_bots, settle
from conquista.kernel.state import State


class Seating(NamedTuple):
    """A game, how many play it, and by which options."""

    game: Game[Any, Any]
    players: int
    options: dict[str, Value]

    def new_state(self) -> State:
        state: State = self.game.new_state([SeatSetup()] * self.players, self.options)
        return state


def seating(game: str, players: int | None, options: Mapping[str, object]) -> Seating:
    """Raises BadSetup naming what is allowed. With no number of players, as few as the options let play.

    Where the rules let a match go on for ever, `round_limit` is set unless it is said otherwise.
    """
    found = game_called(game)
    chosen = settle(found.options, for_bots(found.options, options))
    seats = found.seats_with(chosen).start if players is None else players
    settled = Seating(found, seats, chosen)
    settled.new_state()
    return settled


def payoffs(places: Sequence[int]) -> list[float]:
    """What each seat gets in the end: +1 for every other seat that it is ahead of, −1 for every one that is
    ahead of it, divided by their number. They sum to 0; the only winner gets 1.
    """
    others = len(places) - 1
    return [sum((place < other) - (place > other) for other in places) / others for place in places]
