"""Conditions on what a seat holds, as objective cards put them together."""

from __future__ import annotations

from conquista.parts.land.occupation import Occupation, owns_continent


def owns_continents(land: Occupation, seat: int, named: int, one_more: bool) -> bool:
    """All continents of a bit set, and if asked one more, whichever it is."""
    others = 0
    for continent in range(land.board.continents):
        whole = owns_continent(land, seat, continent)
        if named >> continent & 1:
            if not whole:
                return False
        elif whole:
            others += 1
    return others > 0 or not one_more


def garrisoned(land: Occupation, seat: int, armies: int) -> int:
    """How many territories a seat holds with at least so many armies."""
    if armies == 1:
        return land.territories[seat]
    total = 0
    for territory in range(land.board.territories):
        if land.owner[territory] == seat and land.armies[territory] >= armies:
            total += 1
    return total
