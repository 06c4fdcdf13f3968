"""Inside a bot's process: every seat of every match has a bot of its own there, which remembers what it saw."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec

from conquista.bots.bot import Bot, Question
from conquista.bots.roster import bot_called
from conquista.bots.thought import Thought
from conquista.catalog import game_called
from conquista.kernel import wire
from conquista.kernel.boxes import seeded

MOST_BOTS = 256
"""That one process remembers; those that were not asked for longest are forgotten, and made anew if need be."""


class Player(NamedTuple):
    """Which bot is asked. `seconds`: for how long it may think in each of its turns."""

    match: str
    seat: int
    game: str
    bot: str
    seconds: float


class Request(NamedTuple):
    """A decision that is asked for. `helpers`: how many idle cores may help with it."""

    player: Player
    view: bytes
    families: list[int]
    helpers: int = 0


class Decision(NamedTuple):
    """The code of an action, and the thought behind it as JSON, if there is a new one."""

    code: int
    thought: bytes | None


class Minds:
    """Two players share nothing here: neither seats of one match, nor one seat of two."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._bots: dict[Player, Bot] = {}

    def answer(self, request: Request) -> Decision:
        """What the bot decides. One that fails is forgotten: who knows what it believes by now."""
        player = request.player
        game = game_called(player.game)
        view = wire.decode_view(game, request.view)
        bot = self._bots.pop(player, None) or _made(player)
        bot.helpers = request.helpers
        code = bot.decide(Question.of_view(game, view, request.families))
        thought, bot.thought = bot.thought, None
        self._keep(player, bot)
        return Decision(code, msgspec.json.encode(thought) if isinstance(thought, Thought) else None)

    def _keep(self, player: Player, bot: Bot) -> None:
        self._bots[player] = bot
        if len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]


def _made(player: Player) -> Bot:
    bot = bot_called(player.bot, game_called(player.game))(seeded("live", secrets.token_hex(8)))
    bot.allow(player.seconds)
    return bot
