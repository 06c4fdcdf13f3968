"""The rulebooks as players read them: which clauses there are, and how they are printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from conquista.kernel.datafile import read_toml


@dataclass(frozen=True)
class Contents:
    """The clauses of a game's rulebook. Numbers within a chapter have no gaps."""

    prefix: str
    chapters: tuple[tuple[str, int], ...]
    examples: int

    def clauses(self) -> Iterator[str]:
        """Every clause, in the order of the book. Each needs a test and a sentence in every language."""
        for chapter, _ in self.chapters:
            yield from self.chapter(chapter)

    def chapter(self, chapter: str) -> list[str]:
        number = dict(self.chapters)[chapter]
        return [f"{self.prefix}-{chapter}-{k:02}" for k in range(1, number + 1)]

    def worked_examples(self) -> list[str]:
        """Every worked example. Each needs a test."""
        return [f"{self.prefix}-EX-{k:02}" for k in range(1, self.examples + 1)]


@cache
def contents(game: str) -> Contents:
    file = read_toml("conquista.rules", f"{game}/contents.toml")
    return Contents(file["prefix"], tuple(file["chapters"].items()), file["examples"])
