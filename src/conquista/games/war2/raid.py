"""The bombers of a raid that is being flown."""

from __future__ import annotations


class Raid:
    """`bombers` are those that fly; 0 when no raid is open."""

    __slots__ = ("bombers", "target")

    target: int
    bombers: int

    def __init__(self) -> None:
        self.target = 0
        self.bombers = 0

    def declare(self, target: int, bombers: int) -> None:
        self.target = target
        self.bombers = bombers

    def copy_from(self, like: Raid) -> None:
        self.target = like.target
        self.bombers = like.bombers
