"""The solved game of four kingdoms: reading what `tools/solve_reinos.py` has written.

The file holds, all little-endian:

- three counts (u32): positions, battles in which a vassal is asked, difficulties;
- the key of each position, and of each battle (u32);
- for each difficulty, in the order of the rules' data: every kingdom's chance to win in each position (4 f32);
  how often each is done there: pass, attack place 1, 2, 3 (4 u16); and how often the vassals asked in each
  battle try to revolt, in the order of play (2 u16).
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from conquista.bots.kingdoms.position import MOST, START, STEP, Position, asked
from conquista.games.reinos.components import components

KINGDOMS = 4
MOST_ASKED = 2
WHOLE = 0xFFFF
"""A probability of 1."""
FILE = "reinos_4.bin"
PASS = 0
"""The choice to pass; the others are the place that is attacked."""

DIFFICULTIES: dict[str, int] = components().numbers["failure"]
"""Base probability of failure, in per cent."""

_RESTLESSNESS = 2 * (MOST // STEP)


def key_of(position: Position, target: int = 0) -> int:
    """A position of the clock per turn as one number; with a target the battle declared against it.

    By then the passes of the kingdom on turn are forgotten (REI-TRN-05).
    """
    key = target
    for place, lord in enumerate(position.lords):
        if lord == place:
            standing = 0 if target and place == 0 else position.passes[place]
        else:
            restless = 2 * ((position.revolt[place] - START) // STEP) + position.skips[place]
            standing = 3 + lord * _RESTLESSNESS + restless
        key = key << 6 | standing
    return key


class Solution(NamedTuple):
    """A stationary strategy that all four kingdoms follow, at one difficulty."""

    positions: dict[int, int]
    battles: dict[int, int]
    chances: tuple[float, ...]
    decisions: tuple[int, ...]
    revolts: tuple[int, ...]

    def knows(self, position: Position) -> bool:
        """Whether it can come up among four kingdoms that never surrender."""
        return len(position.lords) == KINGDOMS and key_of(position) in self.positions

    def knows_battle(self, position: Position, target: int) -> bool:
        return len(position.lords) == KINGDOMS and key_of(position, target) in self.battles

    def values(self, position: Position) -> tuple[float, ...]:
        """Each kingdom's chance to win."""
        row = KINGDOMS * self.positions[key_of(position)]
        return self.chances[row : row + KINGDOMS]

    def choices(self, position: Position) -> dict[int, float]:
        """What the kingdom on turn does, with the probability of each: `PASS`, or the place it attacks."""
        row = KINGDOMS * self.positions[key_of(position)]
        shares = self.decisions[row : row + KINGDOMS]
        return {choice: share / WHOLE for choice, share in enumerate(shares) if share}

    def tries(self, position: Position, target: int) -> dict[int, float]:
        """The probability that each asked vassal tries to revolt when this place is attacked."""
        vassals = asked(position, target)
        if not vassals:
            return {}
        row = MOST_ASKED * self.battles[key_of(position, target)]
        return {place: self.revolts[row + k] / WHOLE for k, place in enumerate(vassals)}


@cache
def solutions() -> dict[str, Solution]:
    """By difficulty."""
    data = files("conquista.bots.kingdoms").joinpath(FILE).read_bytes()
    positions, battles, difficulties = struct.unpack_from("<3I", data)
    keys = struct.unpack_from(f"<{positions + battles}I", data, 12)
    of_position = {key: row for row, key in enumerate(keys[:positions])}
    of_battle = {key: row for row, key in enumerate(keys[positions:])}
    table = struct.Struct(f"<{KINGDOMS * positions}f{KINGDOMS * positions}H{MOST_ASKED * battles}H")
    found = {}
    for number, difficulty in zip(range(difficulties), DIFFICULTIES, strict=True):
        row = table.unpack_from(data, 12 + 4 * len(keys) + number * table.size)
        split, end = KINGDOMS * positions, 2 * KINGDOMS * positions
        found[difficulty] = Solution(of_position, of_battle, row[:split], row[split:end], row[end:])
    return found


def written(
    positions: list[int],
    battles: list[int],
    tables: list[tuple[list[float], list[int], list[int]]],
) -> bytes:
    """The file: the keys, and for each difficulty the chances, decisions and revolts."""
    parts = [
        struct.pack("<3I", len(positions), len(battles), len(tables)),
        struct.pack(f"<{len(positions) + len(battles)}I", *positions, *battles),
    ]
    for chances, decisions, revolts in tables:
        parts.append(struct.pack(f"<{len(chances)}f", *chances))
        parts.append(struct.pack(f"<{len(decisions) + len(revolts)}H", *decisions, *revolts))
    return b"".join(parts)
