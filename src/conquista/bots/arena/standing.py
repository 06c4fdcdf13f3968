"""Who is better: shares of wins with their intervals, and OpenSkill ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from conquista.bots.arena.contest import Contest, Played
from conquista.kernel.boxes import seeded

Z95 = 1.959964
FEW_DEALS = 20
"""Below this the spread between deals is not trusted to make an interval narrower."""
MOST_ORDERS = 20
MOST_RATED = 40_000
"""Matches that are rated in all, over all orders."""


class Standing(Struct, frozen=True):
    """A bot in a contest. A shared win counts as a part of one.

    `fair` is the share of wins that it would have if nothing but the number of its seats counted; `by_seat` are its
    wins and matches on each seat; `beats` says against each other bot how often it was placed better, of so many
    meetings, a tie counting half.
    """

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    mu: float
    sigma: float
    by_seat: list[tuple[float, int]]
    beats: dict[str, tuple[float, int]]


class _Tally:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0
        self.deals: list[tuple[float, int]] = []
        self.by_seat = [(0.0, 0)] * seats
        self.beats: dict[str, tuple[float, int]] = {}


class Match(NamedTuple):
    bots: list[str]
    places: list[int]


class Rating(NamedTuple):
    mu: float
    sigma: float


def standings(contest: Contest, played: Iterable[Played]) -> list[Standing]:
    """The best rating first."""
    deals = [
        [Match(*each) for each in zip(contest.seatings(found.deal), found.places, strict=True)]
        for found in sorted(played)
    ]
    names = sorted(set(contest.bots))
    rated = ratings(names, [match for deal in deals for match in deal])
    found = [_standing(name, _tally(name, contest.players, deals), rated[name]) for name in names]
    return sorted(found, key=lambda standing: -standing.mu)


def _tally(bot: str, seats: int, deals: Sequence[Sequence[Match]]) -> _Tally:
    tally = _Tally(seats)
    for deal in deals:
        wins, games = 0.0, 0
        for match in deal:
            if bot in match.bots:
                wins += _count(bot, match, tally)
                games += 1
        if games:
            tally.deals.append((wins, games))
            tally.wins += wins
            tally.games += games
    return tally


def _count(bot: str, match: Match, tally: _Tally) -> float:
    """Enter one match; what it won there."""
    worth = 1 / match.places.count(1)
    own = [seat for seat, name in enumerate(match.bots) if name == bot]
    tally.fair += len(own) / len(match.bots)
    for seat in own:
        before, times = tally.by_seat[seat]
        tally.by_seat[seat] = before + worth * (match.places[seat] == 1), times + 1
        for other, name in enumerate(match.bots):
            if name != bot:
                better, met = tally.beats.get(name, (0.0, 0))
                tally.beats[name] = better + _better(match.places[seat], match.places[other]), met + 1
    return sum(worth for seat in own if match.places[seat] == 1)


def _better(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def _standing(bot: str, tally: _Tally, rating: Rating) -> Standing:
    low, high = interval(tally.deals)
    games = max(1, tally.games)
    return Standing(
        bot=bot,
        games=tally.games,
        wins=tally.wins,
        share=tally.wins / games,
        low=low,
        high=high,
        fair=tally.fair / games,
        mu=rating.mu,
        sigma=rating.sigma,
        by_seat=tally.by_seat,
        beats=tally.beats,
    )


def interval(deals: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The 95 % interval of a share of wins, from the wins and matches of each deal.

    Matches of one deal have their chance in common. So what counts is how much deals differ: that says how many
    independent matches they are worth, and Wilson's interval is taken for that number.
    """
    games = sum(number for _, number in deals)
    if games == 0:
        return 0.0, 1.0
    share = sum(wins for wins, _ in deals) / games
    worth = float(games)
    spread = sum((wins - share * number) ** 2 for wins, number in deals)
    if len(deals) > 1 and spread > 0:
        variance = spread / games**2 * len(deals) / (len(deals) - 1)
        worth = share * (1 - share) / variance
        if len(deals) < FEW_DEALS:
            worth = min(worth, games)
    return wilson(share, worth)


def wilson(share: float, number: float) -> tuple[float, float]:
    middle = share + Z95**2 / (2 * number)
    spread = Z95 * math.sqrt(share * (1 - share) / number + Z95**2 / (4 * number**2))
    whole = 1 + Z95**2 / number
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def ratings(names: Sequence[str], matches: Sequence[Match]) -> dict[str, Rating]:
    """OpenSkill's Plackett-Luce ratings. They depend on the order of the matches, so several orders are averaged."""
    orders = max(1, min(MOST_ORDERS, MOST_RATED // max(1, len(matches))))
    passes = [_rated(names, _shuffled(matches, number)) for number in range(orders)]
    return {
        name: Rating(
            sum(each[name].mu for each in passes) / orders, sum(each[name].sigma for each in passes) / orders
        )
        for name in names
    }


def _rated(names: Sequence[str], matches: Iterable[Match]) -> dict[str, Rating]:
    """After all matches in this order. A bot on several seats takes the mean of what they say."""
    model = PlackettLuce()
    rated = {name: Rating(model.mu, model.sigma) for name in names}
    for match in matches:
        teams = [[model.create_rating(list(rated[name]))] for name in match.bots]
        after = model.rate(teams, ranks=[float(place) for place in match.places])
        for name in set(match.bots):
            own = [team[0] for bot, team in zip(match.bots, after, strict=True) if bot == name]
            rated[name] = Rating(
                sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            )
    return rated


def _shuffled(matches: Sequence[Match], number: int) -> list[Match]:
    """The first order is the one they were played in."""
    order = list(matches)
    box = seeded("order", number)
    for k in range(len(order) - 1, 0, -1) if number else ():
        other = box.below(k + 1)
        order[k], order[other] = order[other], order[k]
    return order
