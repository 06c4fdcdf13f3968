"""What a rulebook lacks: texts, refusals, tests."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game
from conquista.rules import contents
from conquista.texts import Voice

_RAISED = re.compile(r'"([A-Z0-9]+-[A-Z]+-\d\d)"')
_TEST = re.compile(r"def test_([a-z0-9]+)_([a-z]+)((?:_\d\d)+)_")


def missing_texts(game: Game[Any, Any], tongue: str) -> list[str]:
    """Clauses without a sentence, and refusals without words."""
    book = contents(game.id)
    voice = Voice(tongue, game)
    wanted = [f"{book.prefix}-{chapter}" for chapter, _ in book.chapters] + list(book.clauses())
    lines = [f"{clause}: no sentence in {tongue}" for clause in wanted if not voice.knows(clause)]
    lines += [
        f"{clause}: no refusal in {tongue}"
        for clause in sorted(refusing_clauses(game))
        if not voice.knows(clause, "refusal")
    ]
    return lines


def refusing_clauses(game: Game[Any, Any]) -> set[str]:
    """The clauses that the game's `explain`, and the modules it is divided into, can name."""
    package = importlib.resources.files(f"conquista.games.{game.id}")
    sources = [file.read_text("utf-8") for file in package.iterdir() if file.name.startswith("explain")]
    return {clause for source in sources for clause in _RAISED.findall(source)}


def missing_tests(game: Game[Any, Any], root: Path) -> list[str]:
    """Clauses and worked examples that no test is named after. Needs the project's tests."""
    folder = root / "tests" / "rules" / game.id
    if not folder.is_dir():
        raise BadSetup(f"there are no tests in {folder}: run this in a clone of the project")
    book = contents(game.id)
    tested = set(_tested(folder))
    wanted = [*book.clauses(), *book.worked_examples()]
    lines = [f"{clause}: no test" for clause in wanted if clause not in tested]
    return lines + [f"{clause}: tested, but not in the book" for clause in sorted(tested - set(wanted))]


def _tested(folder: Path) -> Iterator[str]:
    """test_war_atk_05_… names WAR-ATK-05; test_war_ex_01_02_… names two."""
    for file in sorted(folder.glob("test_*.py")):
        for prefix, section, numbers in _TEST.findall(file.read_text("utf-8")):
            for number in numbers[1:].split("_"):
                yield f"{prefix}-{section}-{number}".upper()
