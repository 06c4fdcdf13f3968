"""A board of territories as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from conquista.kernel.speaker import Speaker
from conquista.parts.land.board import Board

_CELL = 26
_COLUMNS = 3


def board_lines(board: Board, heading: Callable[[int, range], str], cell: Callable[[int], str]) -> list[str]:
    """Continent by continent: its heading, made from its number and its territories, then these in columns."""
    lines = []
    first = 0
    for number in range(board.continents):
        territories = range(first, first + board.size[number])
        lines.append(heading(number, territories))
        cells = [f"  {cell(territory)}"[:_CELL] for territory in territories]
        lines += ["".join(cells[k : k + _COLUMNS]).rstrip() for k in range(0, len(cells), _COLUMNS)]
        first += board.size[number]
    return [*lines, ""]


def cell_text(name: str, mark: str, armies: str) -> str:
    return f"{name:<14}{mark} {armies:<7}"


def seat_lines(
    fates: Sequence[str], active: int | None, facts: Callable[[int], dict[str, object]], speaker: Speaker
) -> list[str]:
    """An arrow for who is at play, and what each has; of those who are out, how they left."""
    lines = []
    for seat, fate in enumerate(fates):
        arrow = ">" if seat == active else " "
        name = f"{arrow} {speaker.mark(seat)} {speaker.name('seat', seat):<20.20}"
        said = speaker.say("sketch-seat", **facts(seat)) if fate == "in_play" else ""
        lines.append(f"{name} {said or speaker.say('sketch-out', fate=fate)}")
    return lines


def holdings(owners: Sequence[int | None], armies: Sequence[int], seat: int) -> dict[str, object]:
    """How many territories a seat has, and how many armies on them."""
    owned = [territory for territory, owner in enumerate(owners) if owner == seat]
    return {"territories": len(owned), "armies": sum(armies[territory] for territory in owned)}


def own_lines(objective: str | None, goal: str | None, hand: list[str] | None, speaker: Speaker) -> list[str]:
    """The viewer's objective card, what it now asks for if that is something else, and the hand."""
    lines = []
    if objective is not None:
        lines.append(speaker.say("sketch-objective", objective=objective))
    if goal not in (None, objective):
        lines.append(speaker.say("sketch-goal", objective=goal))
    if hand:
        lines.append(speaker.say("sketch-hand", cards=hand))
    return lines
