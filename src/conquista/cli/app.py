"""The commands and their options."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from conquista.bots.roster import heir_in
from conquista.catalog import GAMES, game_called, read_record
from conquista.cli import hosting
from conquista.cli import play as playing
from conquista.cli import replay as replaying
from conquista.cli import report as reporting
from conquista.cli import rules as reading
from conquista.cli import sim as simulating
from conquista.kernel.errors import BadRecord, BadSetup
from conquista.kernel.option import for_bots, settle
from conquista.kernel.replay import verify as verify_record
from conquista.texts import language

app = typer.Typer(
    help="Conquest board games with complete rules, checkable dice and honest bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Bots = Annotated[
    str, typer.Option(help="Bots by seat, separated by commas; one name fills all seats.", metavar="NAMES")
]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the table; may be repeated.", metavar="NAME=VALUE"),
]
Lang = Annotated[str, typer.Option(help="pt or en; as the system says, if not given.", metavar="LANG")]
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record: one JSON line for the header and for each entry.")
]


def tongue(asked: str) -> str:
    """The language asked for, else the system's, else Portuguese."""
    if asked:
        return language(asked)
    system = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return "en" if system.startswith("en") else "pt-BR"


def options_of(chosen: list[str] | None) -> dict[str, str]:
    options = {}
    for text in chosen or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetup(f"an option is given as NAME=VALUE, not as {text!r}")
        options[name.strip()] = value.strip()
    return options


@app.command()
def sim(
    game: GameName,
    players: Annotated[int, typer.Option(help="Number of seats.")],
    games: Annotated[int, typer.Option(help="How many matches to play.", min=1)] = 100,
    bots: Bots = "random",
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal matches.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.", min=1)] = 1,
    rotate: Annotated[bool, typer.Option(help="Let the bots change seats from match to match.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play whole matches among bots and print who won.

    Where the rules let a match go on for ever, `round_limit` is set unless you set it yourself.
    """
    found = game_called(game)
    options = settle(found.options, for_bots(found.options, options_of(option)))
    series = simulating.Series(found.id, players, games, bots, options, seed, rotate)
    simulating.run(series, jobs, json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots that meet, separated by commas.", metavar="NAMES")],
    games: Annotated[int, typer.Option(help="How many matches to play, at least.", min=1)] = 400,
    players: Annotated[int | None, typer.Option(help="Number of seats; 4, or as few as are allowed.")] = None,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal matches.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to use.", min=1)] = 1,
    ray: Annotated[
        str, typer.Option(help="Play on the Ray cluster there, or on `local`.", metavar="ADDRESS")
    ] = "",
    log: Annotated[
        Path | None, typer.Option(help="Keep results here; the same command goes on from them.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with tables and plots.")] = None,
) -> None:
    """Let bots play against each other, with the same luck for all, and say who is better.

    Every deal is played once for each seating. With fewer bots than seats each has several; with more, every choice of
    them meets in turn. A bot is named as in `sim`, or by its place: file.py:Class.
    """
    from conquista.bots.arena.contest import Contest  # noqa: PLC0415 - what it needs takes a moment to load
    from conquista.cli import arena as contending  # noqa: PLC0415

    found = game_called(game)
    options = settle(found.options, for_bots(found.options, options_of(option)))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = max(4, found.seats.start) if players is None else players
    contest = Contest(found.id, seats, names, options, seed)
    contending.show(contending.run(contest, games, jobs, ray, log), json, html)


@app.command()
def play(
    game: GameName = "war",
    players: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    humans: Annotated[int, typer.Option(help="How many of them are people at this screen.", min=0)] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots of the other seats; a good one of the game, if not given.", metavar="NAMES"
        ),
    ] = "",
    option: Chosen = None,
    record: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or with people at the same screen."""
    found = game_called(game)
    playing.play(found, players, humans, bots or heir_in(found), options_of(option), record, tongue(lang))


@app.command()
def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(help="See it as this seat saw it (from 1).")] = None,
    all_at_once: Annotated[bool, typer.Option("--all", help="Print everything without stopping.")] = False,
    lang: Lang = "",
) -> None:
    """Step through a record as text."""
    found, record = read_record(read_text(file))
    replaying.replay(found, record, seat, all_at_once, tongue(lang))


@app.command()
def report(
    file: File,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Tell how a match went: what everybody had, and how lucky they were against exact odds."""
    found, record = read_record(read_text(file))
    reporting.report(found, record, json, tongue(lang))


@app.command()
def verify(file: File) -> None:
    """Derive every roll and draw of a finished live match again from its sealed dice."""
    found, record = read_record(read_text(file))
    checked = verify_record(found, record)
    typer.echo(f"{file}: {checked} rolls and draws are those of the sealed dice.")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(GAMES)}.")] = "",
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="For instance WAR-ATK-05, or WAR-ATK.")
    ] = "",
    check: Annotated[bool, typer.Option("--check", help="List clauses without a text or a test.")] = False,
    lang: Lang = "",
) -> None:
    """Print a game's rulebook, or one clause or chapter of it."""
    if check:
        if missing := reading.missing(Path.cwd()):
            typer.echo("\n".join(missing))
            raise typer.Exit(1)
        typer.echo("Every clause has its texts and its test.")
    elif not game:
        raise BadSetup(f"name a game: {', '.join(GAMES)}")
    else:
        reading.show(game_called(game), clause, tongue(lang))


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not text in UTF-8, so it is no record") from None


hosting.add_to(app)
