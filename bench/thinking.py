"""Whether bots that plan keep to their time: of every turn in whole matches, the time taken as a share of the budget.

python bench/thinking.py war general --seconds 0.5 --matches 3
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict

from conquista.bots.bot import Bot, Question
from conquista.bots.roster import bot_called
from conquista.bots.simulate import Simulator, match_seed
from conquista.catalog import game_called
from conquista.kernel.action import Action
from conquista.kernel.box import Box


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--matches", type=int, default=3)
    asked = parser.parse_args()
    game = game_called(asked.game)
    taken: dict[tuple[int, int], float] = defaultdict(float)
    playing = 0

    class Timed(Bot):
        """The bot in question, by the clock."""

        def __init__(self, box: Box) -> None:
            super().__init__(box)
            self._bot = bot_called(asked.bot, game)(box)
            self._bot.allow(asked.seconds)

        def choose(self, question: Question) -> Action:
            start = time.monotonic()
            code = self._bot.decide(question)
            turn = self._bot.thought.turn if self._bot.thought else -1
            taken[playing, turn] += time.monotonic() - start
            return game.decode(code)

    seats = 4 if 4 in game.seats else game.seats[0]
    simulator = Simulator(game, seats, {})
    for playing in range(asked.matches):
        bots = [bot_called("greedy", game)] * seats
        bots[playing % seats] = Timed
        simulator.play(bots, match_seed(1, playing))
    shares = sorted(each / asked.seconds for (_, turn), each in taken.items() if turn >= 0)
    over = sum(share > 1.2 for share in shares)
    print(f"{len(shares)} turns with {asked.seconds} s each")
    print(f"share of it that was used: median {shares[len(shares) // 2]:.2f}, most {shares[-1]:.2f}")
    print(f"more than 20 % beyond the budget: {over}")


if __name__ == "__main__":
    main()
