"""A bot at a table of a server: what the seat is asked as bots want it, and what they choose sent back."""

from __future__ import annotations

import msgspec

from conquista.bots.bot import Bot, Question
from conquista.catalog import game_called
from conquista.client import Seat

PATIENCE = 3600.0
"""Seconds that a bot waits for the others."""


def play(bot: Bot, seat: Seat) -> list[int]:
    """Play to the end, and return everybody's place. Raises TimeoutError if nobody moves for an hour."""
    while not seat.over:
        if not seat.wait_for_turn(PATIENCE):
            raise TimeoutError(f"nothing has happened at the table for {PATIENCE:.0f} seconds")
        if seat.asked:
            question = question_of(seat)
            seat.act(msgspec.to_builtins(question.game.decode(bot.decide(question))))
    return list(seat.view["places"])


def question_of(seat: Seat) -> Question:
    """What a seat is asked now."""
    game = game_called(seat.table["game"])
    families = [game.encode(game.read_action(line)) for line in seat.legal]
    return Question.of_view(game, game.read_view(seat.view), [code for code in families if code is not None])
