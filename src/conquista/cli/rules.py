"""conquista rules: the rulebook for players, and what it still lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from conquista.catalog import GAMES
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game
from conquista.rules import contents
from conquista.rules.check import missing_tests, missing_texts
from conquista.texts import LANGUAGES, Voice


def show(game: Game[Any, Any], clause: str, tongue: str) -> None:
    """The whole book, a chapter, or a clause."""
    book = contents(game.id)
    voice = Voice(tongue, game)
    wanted = clause.upper()
    found = False
    console = Console(highlight=False)
    for chapter, _ in book.chapters:
        title = f"{book.prefix}-{chapter}"
        clauses = [each for each in book.chapter(chapter) if wanted in ("", title, each)]
        if not clauses:
            continue
        if wanted in ("", title):
            console.print(f"\n[bold]{voice.rule(title)}[/bold]")
        for each in clauses:
            console.print(f"[dim]{each}[/dim]  {voice.rule(each)}", soft_wrap=False)
        found = True
    if not found:
        titles = ", ".join(f"{book.prefix}-{chapter}" for chapter, _ in book.chapters)
        raise BadSetup(f"there is no clause {clause!r} in the rules of {game.id}; its chapters are: {titles}")


def missing(root: Path) -> list[str]:
    """Everything that some game's rulebook lacks, one line each."""
    lines: list[str] = []
    for game in GAMES.values():
        for tongue in LANGUAGES:
            lines += missing_texts(game, tongue)
        lines += missing_tests(game, root)
    return lines
