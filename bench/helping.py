"""What idle cores add: how many turns a bot imagines for a plan with helpers, for each that it imagines alone.

python bench/helping.py war general --seconds 2 --helpers 1
"""

from __future__ import annotations

import argparse

from conquista.bots.bot import Question
from conquista.bots.playout import play_out
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.catalog import game_called
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import NOBODY
from conquista.kernel.state import Codes

EARLY = 8
"""The turn before which positions are taken, each after one turn more of random play."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--helpers", type=int, default=1)
    asked = parser.parse_args()
    game, codes, box = game_called(asked.game), Codes(), seeded("helping")
    seats = 4 if 4 in game.seats else game.seats[0]
    state = game.new_state([SeatSetup()] * seats, {})
    imagined = {0: 0, asked.helpers: 0}
    for turn in range(EARLY):
        play_out(state, codes, box, turn)
        if state.awaiting() == NOBODY:
            break
        seat = first(state.awaiting())
        for helpers in imagined:
            bot = bot_called(asked.bot, game)(seeded(turn))
            if not isinstance(bot, PlanningBot):
                parser.error(f"{asked.bot} does not plan")
            bot.allow(asked.seconds)
            bot.helpers = helpers
            bot.decide(Question.of_state(game, state, seat, codes))
            imagined[helpers] += bot.imagined
    alone, helped = imagined.values()
    print(
        f"turns imagined: {alone} alone, {helped} with {asked.helpers} more: {helped / alone:.2f} times as many"
    )


if __name__ == "__main__":
    main()
