"""Whole matches among bots, headless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from conquista.bots.bot import Bot, Maker, Question
from conquista.kernel import fields
from conquista.kernel.action import Surrender, snake
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seed_of, seeded
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Options
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State


class Outcome(NamedTuple):
    """How a match ended. Equal seeds give equal outcomes, pure and compiled alike.

    `actions`: how many of each kind were decided on.
    """

    places: list[int]
    rounds: int
    turns: int
    actions: dict[str, int]
    fingerprint: str

    @property
    def decisions(self) -> int:
        return sum(self.actions.values())

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Simulator:
    """Plays matches of one game with the same options."""

    def __init__(self, game: Game[Any, Any], players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self._codes = Codes()

    def play(self, makers: Sequence[Maker], seed: int | str) -> Outcome:
        """One match to its end; every bot has a box of its own."""
        state: State = self.game.new_state([SeatSetup()] * self.players, self.options)
        box = seeded("chance", seed)
        bots = [maker(seeded("bot", seat, seed)) for seat, maker in enumerate(makers)]
        decided: list[int] = []
        while (awaited := state.awaiting()) != NOBODY:
            if awaited == ASKS_CHANCE:
                state.apply(CHANCE, state.draw(box))
                continue
            seat = first(awaited)
            decided.append(self._decide(state, seat, bots[seat]))
            state.apply(seat, decided[-1])
        ranking, counts = self.game.ranking(state), self._count(decided)
        return Outcome(ranking, state.rounds(), state.turn(), counts, fields.fingerprint(state))

    def _decide(self, state: State, seat: int, bot: Bot) -> int:
        return bot.decide(Question.of_state(self.game, state, seat, self._codes))

    def _count(self, decided: Iterable[int]) -> dict[str, int]:
        """By kind of action; every kind of the game has its count."""
        counts = {snake(kind.__name__): 0 for kind in self.game.action_types if kind is not Surrender}
        for code, times in Counter(decided).items():
            counts[snake(type(self.game.decode(code)).__name__)] += times
        return counts


def match_seed(seed: int | str, number: int) -> int:
    """The seed of the match with this number in a series."""
    return seed_of("series", seed, number)
