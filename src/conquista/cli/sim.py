"""conquista sim: many matches, and who won them."""

from __future__ import annotations

import hashlib
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from conquista.bots.roster import bot_found
from conquista.bots.simulate import Outcome, Simulator, match_seed
from conquista.catalog import game_called
from conquista.kernel.compiled import is_compiled
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import Value


@dataclass(frozen=True)
class Series:
    """What to play. Equal series have equal results, whatever the number of processes."""

    game: str
    players: int
    games: int
    bots: str
    options: dict[str, Value]
    seed: int
    rotate: bool = False

    def seats(self, number: int) -> list[str]:
        """The bots of match `number`, by seat."""
        names = [name.strip() for name in self.bots.split(",")]
        if len(names) == 1:
            names *= self.players
        if len(names) != self.players:
            raise BadSetup(f"{len(names)} bots are named for {self.players} seats")
        turn = number % self.players if self.rotate else 0
        return names[turn:] + names[:turn]

    def play(self, numbers: range) -> list[Outcome]:
        game = game_called(self.game)
        simulator = Simulator(game, self.players, self.options)
        return [
            simulator.play([bot_found(name, game) for name in self.seats(k)], match_seed(self.seed, k))
            for k in numbers
        ]

    def check(self) -> None:
        """Raise BadSetup before anything is played."""
        game = game_called(self.game)
        game.new_state([SeatSetup()] * self.players, self.options)
        for name in self.seats(0):
            bot_found(name, game)


def run(series: Series, jobs: int, as_json: bool) -> None:
    series.check()
    started = time.perf_counter()
    outcomes = list(_outcomes(series, jobs))
    report = _report(series, outcomes, time.perf_counter() - started, jobs)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        _print(report)


def _outcomes(series: Series, jobs: int) -> Iterator[Outcome]:
    """All matches in their order, with a bar on the terminal while they are played."""
    size = max(1, min(50, series.games // (4 * jobs)))
    chunks = [range(k, min(k + size, series.games)) for k in range(0, series.games, size)]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(f"{series.game}: {series.games}", total=series.games)
        if jobs == 1:
            played = map(series.play, chunks)
            yield from _counted(played, progress, bar)
        else:
            with ProcessPoolExecutor(jobs) as pool:
                yield from _counted(pool.map(series.play, chunks), progress, bar)


def _counted(chunks: Iterator[list[Outcome]], progress: Progress, bar: TaskID) -> Iterator[Outcome]:
    for chunk in chunks:
        yield from chunk
        progress.advance(bar, len(chunk))


def _report(series: Series, outcomes: list[Outcome], seconds: float, jobs: int) -> dict[str, Any]:
    by_seat = [0.0] * series.players
    by_bot: Counter[str] = Counter(dict.fromkeys(series.seats(0), 0))
    for number, outcome in enumerate(outcomes):
        for seat in outcome.winners:
            by_seat[seat] += 1 / len(outcome.winners)
            by_bot[series.seats(number)[seat]] += 1 / len(outcome.winners)  # type: ignore[assignment]
    actions: Counter[str] = Counter()
    for outcome in outcomes:
        actions.update(outcome.actions)
    decisions = sum(outcome.decisions for outcome in outcomes)
    digest = hashlib.sha256("".join(outcome.fingerprint for outcome in outcomes).encode()).hexdigest()
    return {
        "series": asdict(series),
        "results": {
            "finished": len(outcomes),
            "wins_by_seat": [round(wins, 6) for wins in by_seat],
            "wins_by_bot": {name: round(wins, 6) for name, wins in by_bot.items()},
            "shared_wins": sum(len(outcome.winners) > 1 for outcome in outcomes),
            "rounds": _spread([outcome.rounds for outcome in outcomes]),
            "turns": _spread([outcome.turns for outcome in outcomes]),
            "actions": {
                kind: {"total": total, "mean": round(total / len(outcomes), 4)}
                for kind, total in actions.items()
            },
            "decisions": decisions,
            "digest": digest,
        },
        "speed": {
            "compiled": is_compiled(),
            "jobs": jobs,
            "seconds": round(seconds, 3),
            "games_per_second": round(len(outcomes) / seconds, 3),
            "decisions_per_second": round(decisions / seconds),
        },
    }


def _spread(lengths: list[int]) -> dict[str, Any]:
    """How long matches were; `matches` says how many had each length."""
    return {
        "mean": round(statistics.mean(lengths), 3),
        "median": statistics.median(lengths),
        "least": min(lengths),
        "most": max(lengths),
        "matches": {str(length): number for length, number in sorted(Counter(lengths).items())},
    }


def _print(report: dict[str, Any]) -> None:
    series, results, speed = report["series"], report["results"], report["speed"]
    console = Console()
    table = Table(title=f"{series['game']}, {series['players']} × {series['games']}", title_justify="left")
    for heading in ("", "wins", "share"):
        table.add_column(heading, justify="left" if not heading else "right")
    rows = [(f"seat {seat + 1}", wins) for seat, wins in enumerate(results["wins_by_seat"])]
    for name, wins in [*rows, *results["wins_by_bot"].items()]:
        table.add_row(name, f"{wins:g}", f"{wins / series['games']:.1%}")
    console.print(table)
    for name in ("rounds", "turns"):
        spread = results[name]
        span = f"{spread['least']} to {spread['most']}"
        console.print(f"{name:10} mean {spread['mean']}, median {spread['median']}, {span}")
    means = ", ".join(
        f"{kind} {count['mean']:.2f}" for kind, count in results["actions"].items() if count["total"]
    )
    console.print(f"actions    mean {means}")
    console.print(f"decisions  {results['decisions']:,}")
    kind = "compiled" if speed["compiled"] else "pure Python"
    console.print(
        f"speed      {speed['games_per_second']:,} games/s, "
        f"{speed['decisions_per_second']:,} decisions/s ({kind})"
    )
    console.print(f"digest     {results['digest'][:16]}")
