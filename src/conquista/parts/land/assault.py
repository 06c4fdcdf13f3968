"""Attacking a neighbour, and moving in when it falls."""

from __future__ import annotations

from conquista.kernel.family import AMOUNT
from conquista.kernel.state import Codes
from conquista.parts.land.combat import Battle
from conquista.parts.land.limits import MOST_DICE
from conquista.parts.land.occupation import Occupation


def most_attackers(land: Occupation, source: int) -> int:
    """The garrison stays behind, and no more than three fight at once."""
    return min(MOST_DICE, land.armies[source] - 1)


def most_defenders(land: Occupation, target: int) -> int:
    """The garrison may fight too."""
    return min(MOST_DICE, land.armies[target])


def can_attack(land: Occupation, seat: int) -> bool:
    board = land.board
    owner = land.owner
    armies = land.armies
    for source in range(board.territories):
        if owner[source] == seat and armies[source] > 1:
            for k in range(board.degree[source]):
                if owner[board.neighbours[source][k]] != seat:
                    return True
    return False


def list_attacks(land: Occupation, seat: int, kind: int, out: Codes, count: int) -> int:
    """Append a family for each origin and each neighbour of it that somebody else holds."""
    board = land.board
    owner = land.owner
    armies = land.armies
    codes = out.codes
    for source in range(board.territories):
        if owner[source] == seat and armies[source] > 1:
            base = most_attackers(land, source) << AMOUNT | kind | source << 12
            for k in range(board.degree[source]):
                target = board.neighbours[source][k]
                if owner[target] != seat:
                    codes[count] = base | target << 6
                    count += 1
    return count


def remove_losses(land: Occupation, battle: Battle) -> None:
    """The losses of all pairs are removed together."""
    land.armies[battle.source] -= battle.attack_losses
    land.armies[battle.target] -= battle.defence_losses


def conquered(land: Occupation, battle: Battle) -> bool:
    return land.armies[battle.target] == 0


def move_in(land: Occupation, battle: Battle, armies: int) -> None:
    land.armies[battle.source] -= armies
    land.armies[battle.target] += armies
