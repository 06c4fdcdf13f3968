"""How likely a fight is to come by a point as bad, or as good, as the one that it came to."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Lost = tuple[int, int]
"""What the attack and what the defence has lost so far."""

Moves = Callable[[Lost], Mapping[Lost, float]]
"""Where one roll leads from a point, and how likely; nowhere if the fight cannot go on. Never back to itself."""


def chance_of_as_bad(moves: Moves, came_to: Lost) -> float:
    """That the attack loses at least as much before the defence has lost more.

    This is a property of the fight if it is fought on, so it is exact whenever and why ever it was left.
    """
    attack, defence = came_to
    return _reaches(moves, lambda at: at[0] >= attack, lambda at: at[1] > defence)


def chance_of_as_good(moves: Moves, came_to: Lost) -> float:
    """That the defence loses at least as much before the attack has lost more."""
    attack, defence = came_to
    return _reaches(moves, lambda at: at[1] >= defence, lambda at: at[0] > attack)


def _reaches(moves: Moves, wanted: Callable[[Lost], bool], passed: Callable[[Lost], bool]) -> float:
    found = 0.0
    coming: dict[int, dict[Lost, float]] = {0: {(0, 0): 1.0}}
    while coming:
        for at, chance in coming.pop(min(coming)).items():
            if passed(at):
                continue
            if wanted(at):
                found += chance
                continue
            for to, likely in moves(at).items():
                later = coming.setdefault(sum(to), {})
                later[to] = later.get(to, 0.0) + chance * likely
    return found
