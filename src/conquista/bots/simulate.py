"""Whole matches among bots, headless."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from conquista.bots.bot import Bot, Question
from conquista.bots.roster import Maker
from conquista.kernel import fields
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seed_of, seeded
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Options
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, State


class Outcome(NamedTuple):
    """How a match ended. Equal seeds give equal outcomes, pure and compiled alike."""

    places: list[int]
    rounds: int
    decisions: int
    fingerprint: str

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
        decisions = 0
        while (awaited := state.awaiting()) != NOBODY:
            if awaited == ASKS_CHANCE:
                state.apply(CHANCE, state.draw(box))
                continue
            seat = first(awaited)
            state.apply(seat, self._decide(state, seat, bots[seat]))
            decisions += 1
        return Outcome(self.game.ranking(state), state.rounds(), decisions, fields.fingerprint(state))

    def _decide(self, state: State, seat: int, bot: Bot) -> int:
        return bot.decide(Question.of_state(self.game, state, seat, self._codes))


def match_seed(seed: int | str, number: int) -> int:
    """The seed of the match with this number in a series."""
    return seed_of("series", seed, number)
