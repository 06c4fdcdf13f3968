"""conquista arena: bots against each other, with the same luck for all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from conquista.bots.arena import runners
from conquista.bots.arena.contest import Contest, Played
from conquista.bots.arena.log import Log
from conquista.bots.arena.page import page, percent
from conquista.bots.arena.standing import Standing, standings


class Results(msgspec.Struct, frozen=True):
    contest: Contest
    games: int
    rounds: float
    standings: list[Standing]


def run(contest: Contest, games: int, jobs: int, ray: str, log: Path | None) -> Results:
    """Play what the log does not have yet. An interruption loses only the deals that were being played."""
    contest.check()
    wanted = list(contest.deals(games))
    with Log(log, contest) as kept:
        missing = [deal for deal in wanted if deal not in kept.played]
        players = runners.on_ray(contest, missing, ray) if ray else runners.here(contest, missing, jobs)
        try:
            for played in _shown(contest, missing, players):
                kept.add(played)
        except KeyboardInterrupt:
            done = sum(deal in kept.played for deal in wanted)
            again = "the same command goes on from here" if log else "with --log it could go on from here"
            sys.stderr.write(f"\nStopped after {done} of {len(wanted)} deals; {again}.\n")
            raise SystemExit(130) from None
        found = [kept.played[deal] for deal in wanted]
    rounds = [number for played in found for number in played.rounds]
    return Results(contest, len(rounds), sum(rounds) / len(rounds), standings(contest, found))


def _shown(contest: Contest, missing: list[int], played: Iterator[Played]) -> Iterator[Played]:
    """With a bar and the time that is left."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(contest.game, total=sum(len(contest.seatings(deal)) for deal in missing))
        for each in played:
            yield each
            progress.advance(bar, len(each.places))


def show(results: Results, as_json: bool, html: Path | None) -> None:
    if html is not None:
        html.write_text(page(results.contest, results.games, results.rounds, results.standings), "utf-8")
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(results), indent=2).decode() + "\n")
    else:
        _print(results)


def _print(results: Results) -> None:
    contest = results.contest
    title = f"{contest.game}, {contest.players} × {results.games}"
    table = Table(title=title, title_justify="left")
    for heading in ("", "matches", "wins", "share", "95 %", "fair", "rating"):
        table.add_column(heading, justify="right" if heading else "left")
    for each in results.standings:
        table.add_row(*_cells(each))
    Console().print(table)


def _cells(each: Standing) -> list[Any]:
    return [
        each.bot,
        str(each.games),
        f"{each.wins:g}" if each.wins == int(each.wins) else f"{each.wins:.1f}",
        percent(each.share),
        f"{percent(each.low)}–{percent(each.high)}",
        percent(each.fair),
        f"{each.mu:.1f} ± {each.sigma:.1f}",
    ]
