"""What an arena plays: deals, each of them once for every seating, so that luck is the same for all.

In a deal the same bots meet the same chance. They move on by one seat from match to match, until they would sit as in
the first. Who sits next to whom is drawn anew for each deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from conquista.bots.roster import bot_found
from conquista.bots.simulate import Simulator, match_seed
from conquista.catalog import game_called
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.option import Value


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    """Equal contests have equal results, wherever and by how many they are played."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Value]
    seed: int = 1

    def check(self) -> None:
        """Raise BadSetup before anything is played."""
        game = game_called(self.game)
        game.new_state([SeatSetup()] * self.players, self.options)
        if len(set(self.bots)) < 2:
            raise BadSetup(f"a contest needs two bots at least, not only {', '.join(self.bots) or 'none'}")
        if len(self.bots) > self.players and len(set(self.bots)) < len(self.bots):
            raise BadSetup(f"{len(self.bots)} names for {self.players} seats: then each may be named once only")
        for name in self.bots:
            bot_found(name, game)

    def lineups(self) -> list[tuple[str, ...]]:
        """Which bots meet in a deal: every choice of them if there are more than seats; else each as often as fits."""
        names, seats = self.bots, self.players
        if len(names) >= seats:
            return list(combinations(names, seats))
        return [tuple(names[seat * len(names) // seats] for seat in range(seats))]

    def seatings(self, deal: int) -> list[list[str]]:
        """The bots by seat in each match of a deal."""
        lineups = self.lineups()
        around = list(lineups[deal % len(lineups)])
        box = seeded("neighbours", self.seed, deal)
        for k in range(len(around) - 1, 0, -1):
            other = box.below(k + 1)
            around[k], around[other] = around[other], around[k]
        turned = [around[k:] + around[:k] for k in range(len(around))]
        return [seats for k, seats in enumerate(turned) if seats not in turned[:k]]

    def deals(self, games: int) -> Iterator[int]:
        """Deals from the first on, until they make so many matches."""
        deal = 0
        while games > 0:
            yield deal
            games -= len(self.seatings(deal))
            deal += 1

    def play(self, deal: int) -> Played:
        game: Game[Any, Any] = game_called(self.game)
        simulator = Simulator(game, self.players, self.options)
        seed = match_seed(self.seed, deal)
        outcomes = [
            simulator.play([bot_found(name, game) for name in seats], seed) for seats in self.seatings(deal)
        ]
        return Played(deal, [outcome.places for outcome in outcomes], [outcome.rounds for outcome in outcomes])


class Played(NamedTuple):
    """A deal: for each seating the places by seat, and how many rounds it took."""

    deal: int
    places: list[list[int]]
    rounds: list[int]
