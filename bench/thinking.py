"""Whether bots that plan keep to their time: of every turn in whole matches, the time taken as a share of the budget.

python bench/thinking.py war general --seconds 0.5 --matches 3
python bench/thinking.py war general --live    as on a server: in a process of its own, with views over a wire
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from conquista.bots.bot import Bot, Question
from conquista.bots.roster import bot_called
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import Thought
from conquista.catalog import game_called
from conquista.kernel import wire
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.game import Game
from conquista.server.botpool import BotPool
from conquista.server.minds import Decision, Player, Request

ENOUGH = 60.0
"""Seconds after which the server would give up a bot."""

Ask = Callable[[Question], tuple[int, Thought | None]]


class Library:
    """Bots as a program runs them."""

    def __init__(self, game: Game[Any, Any], bot: str, seconds: float, cores: int) -> None:
        self._game, self._bot, self._seconds = game, bot, seconds

    def player(self, box: Box, match: int) -> Ask:
        bot = bot_called(self._bot, self._game)(box)
        bot.allow(self._seconds)

        def ask(question: Question) -> tuple[int, Thought | None]:
            code = bot.decide(question)
            thought, bot.thought = bot.thought, None
            return code, thought

        return ask

    def warm_up(self, question: Question) -> None:
        """Starting a process does not count as thinking."""

    def close(self) -> None: ...


class Live(Library):
    """Bots as the server runs them."""

    def __init__(self, game: Game[Any, Any], bot: str, seconds: float, cores: int) -> None:
        super().__init__(game, bot, seconds, cores)
        self._loop = asyncio.new_event_loop()
        self._pool = BotPool(1, ENOUGH, cores)

    def player(self, box: Box, match: int) -> Ask:
        def ask(question: Question) -> tuple[int, Thought | None]:
            decision = self._choose(question, match, self._bot)
            told = decision.thought
            return decision.code, msgspec.json.decode(told, type=Thought) if told else None

        return ask

    def warm_up(self, question: Question) -> None:
        self._choose(question, -1, "greedy")

    def _choose(self, question: Question, match: int, bot: str) -> Decision:
        player = Player(str(match), question.seat, self._game.id, bot, self._seconds)
        request = Request(player, wire.encode(question.view), question.families)
        return self._loop.run_until_complete(self._pool.choose(request))

    def close(self) -> None:
        self._loop.run_until_complete(self._pool.close())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--cores", type=int, default=1, help="that it may use, --live")
    asked = parser.parse_args()
    game = game_called(asked.game)
    host = (Live if asked.live else Library)(game, asked.bot, asked.seconds, asked.cores)
    taken: dict[tuple[int, int], float] = defaultdict(float)
    playing = 0

    class Timed(Bot):
        """The bot in question, by the clock."""

        def __init__(self, box: Box) -> None:
            super().__init__(box)
            self._ask = host.player(box, playing)
            self._turn = -1

        def choose(self, question: Question) -> Action:
            if not taken:
                host.warm_up(question)
            start = time.monotonic()
            code, thought = self._ask(question)
            self._turn = thought.turn if thought else self._turn
            taken[playing, self._turn] += time.monotonic() - start
            return game.decode(code)

    seats = 4 if 4 in game.seats else game.seats[0]
    simulator = Simulator(game, seats, {})
    for playing in range(asked.matches):
        bots = [bot_called("greedy", game)] * seats
        bots[playing % seats] = Timed
        simulator.play(bots, match_seed(1, playing))
    host.close()
    shares = sorted(each / asked.seconds for (_, turn), each in taken.items() if turn >= 0)
    over = sum(share > 1.2 for share in shares)
    print(f"{len(shares)} turns with {asked.seconds} s each")
    print(f"share of it that was used: median {shares[len(shares) // 2]:.2f}, most {shares[-1]:.2f}")
    print(f"more than 20 % beyond the budget: {over}")


if __name__ == "__main__":
    main()
