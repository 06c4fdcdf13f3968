"""The table of War as text."""

from __future__ import annotations

from conquista.games.war.components import components
from conquista.games.war.view import WarView
from conquista.kernel.speaker import Speaker
from conquista.parts.land.sketching import board_lines, cell_text, holdings, own_lines, seat_lines

_PARTS = components()


def sketch(view: WarView, speaker: Speaker) -> str:
    lines = [speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active), ""]
    if view.owners:
        lines += _board(view, speaker)
    lines += _seats(view, speaker)
    lines += ["", *_own(view, speaker)]
    return "\n".join(lines)


def _board(view: WarView, speaker: Speaker) -> list[str]:
    def heading(number: int, territories: range) -> str:
        held = {view.owners[territory] for territory in territories}
        whole = f" = {speaker.mark(held.pop())}" if len(held) == 1 else ""
        return f"{speaker.name('continent', _PARTS.continents[number])} (+{_PARTS.board.bonus[number]}){whole}"

    def cell(territory: int) -> str:
        name = speaker.name("territory", _PARTS.territories[territory])
        return cell_text(name, speaker.mark(view.owners[territory]), str(view.armies[territory]))

    return board_lines(_PARTS.board, heading, cell)


def _seats(view: WarView, speaker: Speaker) -> list[str]:
    def facts(seat: int) -> dict[str, object]:
        return holdings(view.owners, view.armies, seat) | {"number": view.hand_sizes[seat]}

    return seat_lines(view.fates, None if view.phase == "over" else view.active, facts, speaker)


def _own(view: WarView, speaker: Speaker) -> list[str]:
    lines = [
        speaker.say("sketch-trade", value=view.next_exchange),
        speaker.say("sketch-piles", pile=view.pile_size, discards=len(view.discards) + view.covered_size),
    ]
    if view.seat is None:
        return lines
    lines += own_lines(view.objectives[view.seat], view.goal, view.hands[view.seat], speaker)
    if view.conquered and view.seat == view.active:
        lines.append(speaker.say("sketch-earned"))
    return lines


def prompt(view: WarView, speaker: Speaker) -> str:
    if view.seat not in view.awaiting:
        return ""
    facts: dict[str, object] = {"value": view.next_exchange, "pools": view.pools}
    if view.battle is not None:
        facts |= {"source": view.battle.source, "target": view.battle.target, "dice": view.battle.dice}
    return speaker.say(f"prompt-{view.phase}", **facts)
