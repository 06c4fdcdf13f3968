"""The solved game of four kingdoms: reading and writing the strategy that `tools/solve_reinos.py` finds.

The file is packed with zlib. It holds, all little-endian:

- three counts (u32): positions, battles in which a vassal is asked, difficulties;
- the key of each position, and of each battle (u32);
- for each difficulty, in the order of the rules' data: how often each is done in each position: pass, attack
  place 1, 2, 3 (4 u16); and how often the vassals asked in each battle try to revolt, in the order of play
  (2 u16).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from conquista.bots.kingdoms.position import MOST, MOST_PASSES, START, STEP, Position, asked
from conquista.games.reinos.components import components

KINGDOMS = 4
MOST_ASKED = 2
WHOLE = 0xFFFF
"""A probability of 1."""
FILE = "reinos_4.bin"
DIFFICULTIES: dict[str, int] = components().numbers["failure"]
"""Base probability of failure, in per cent."""

_RESTLESSNESS = 2 * ((MOST - START) // STEP + 1)
_BITS = 6


class Table(NamedTuple):
    """A strategy as it is written: shares of `WHOLE`, row after row."""

    decisions: Sequence[int]
    revolts: Sequence[int]


class Solution(NamedTuple):
    """A stationary strategy that all four kingdoms follow, at one difficulty."""

    positions: dict[int, int]
    battles: dict[int, int]
    table: Table

    def knows(self, position: Position) -> bool:
        """Whether it can come up among four kingdoms that never surrender."""
        return len(position.lords) == KINGDOMS and key_of(position) in self.positions

    def knows_battle(self, position: Position, target: int) -> bool:
        return len(position.lords) == KINGDOMS and key_of(position, target) in self.battles

    def choices(self, position: Position) -> dict[int, int]:
        """How often, of `WHOLE`, the kingdom on turn does what: `PASS`, or the place it attacks."""
        row = KINGDOMS * self.positions[key_of(position)]
        shares = self.table.decisions[row : row + KINGDOMS]
        return {choice: share for choice, share in enumerate(shares) if share}

    def tries(self, position: Position, target: int) -> dict[int, int]:
        """How often, of `WHOLE`, each asked vassal tries to revolt when this place is attacked."""
        vassals = asked(position, target)
        if not vassals:
            return {}
        row = MOST_ASKED * self.battles[key_of(position, target)]
        return {place: self.table.revolts[row + k] for k, place in enumerate(vassals)}


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
            standing = MOST_PASSES + 1 + lord * _RESTLESSNESS + restless
        key = key << _BITS | standing
    return key


@cache
def solutions() -> dict[str, Solution]:
    """By difficulty."""
    data = zlib.decompress(files("conquista.bots.kingdoms").joinpath(FILE).read_bytes())
    positions, battles, difficulties = struct.unpack_from("<3I", data)
    keys = struct.unpack_from(f"<{positions + battles}I", data, 12)
    of_position = {key: row for row, key in enumerate(keys[:positions])}
    of_battle = {key: row for row, key in enumerate(keys[positions:])}
    table = struct.Struct(f"<{KINGDOMS * positions + MOST_ASKED * battles}H")
    found = {}
    for number, difficulty in zip(range(difficulties), DIFFICULTIES, strict=True):
        shares = table.unpack_from(data, 12 + 4 * len(keys) + number * table.size)
        split = KINGDOMS * positions
        found[difficulty] = Solution(of_position, of_battle, Table(shares[:split], shares[split:]))
    return found


def written(positions: Sequence[int], battles: Sequence[int], tables: Sequence[Table]) -> bytes:
    """The file: the keys of positions and battles, and a table for each difficulty."""
    parts = [
        struct.pack("<3I", len(positions), len(battles), len(tables)),
        struct.pack(f"<{len(positions) + len(battles)}I", *positions, *battles),
    ]
    parts += [
        struct.pack(f"<{len(decisions) + len(revolts)}H", *decisions, *revolts) for decisions, revolts in tables
    ]
    return zlib.compress(b"".join(parts), 9)
