"""The table of War as text."""

from __future__ import annotations

from conquista.games.war.components import components
from conquista.games.war.view import WarView
from conquista.kernel.speaker import Speaker

_PARTS = components()
_CELL = 26
_COLUMNS = 3


def sketch(view: WarView, speaker: Speaker) -> str:
    lines = [speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active), ""]
    if view.owners:
        lines += _board(view, speaker)
    lines += _seats(view, speaker)
    lines += ["", *_own(view, speaker)]
    return "\n".join(lines)


def _board(view: WarView, speaker: Speaker) -> list[str]:
    lines = []
    first = 0
    board = _PARTS.board
    for number, continent in enumerate(_PARTS.continents):
        size = board.size[number]
        held = {view.owners[t] for t in range(first, first + size)}
        whole = f" = {speaker.mark(held.pop())}" if len(held) == 1 else ""
        lines.append(f"{speaker.name('continent', continent)} (+{board.bonus[number]}){whole}")
        cells = [_cell(view, speaker, t) for t in range(first, first + size)]
        lines += ["".join(cells[k : k + _COLUMNS]).rstrip() for k in range(0, size, _COLUMNS)]
        first += size
    return [*lines, ""]


def _cell(view: WarView, speaker: Speaker, territory: int) -> str:
    name = speaker.name("territory", _PARTS.territories[territory])
    return f"  {name:<14}{speaker.mark(view.owners[territory])} {view.armies[territory]:<7}"[:_CELL]


def _seats(view: WarView, speaker: Speaker) -> list[str]:
    lines = []
    for seat, fate in enumerate(view.fates):
        arrow = ">" if seat == view.active and view.phase != "over" else " "
        name = f"{arrow} {speaker.mark(seat)} {speaker.name('seat', seat):<20.20}"
        if fate != "in_play":
            lines.append(f"{name} {speaker.say('sketch-out', fate=fate)}")
            continue
        owned = [t for t, owner in enumerate(view.owners) if owner == seat]
        armies = sum(view.armies[t] for t in owned)
        facts = {"territories": len(owned), "armies": armies, "number": view.hand_sizes[seat]}
        lines.append(f"{name} {speaker.say('sketch-seat', **facts)}")
    return lines


def _own(view: WarView, speaker: Speaker) -> list[str]:
    lines = [
        speaker.say("sketch-trade", value=view.next_exchange),
        speaker.say("sketch-piles", pile=view.pile_size, discards=len(view.discards) + view.covered_size),
    ]
    if view.seat is None:
        return lines
    objective = view.objectives[view.seat]
    lines.append(speaker.say("sketch-objective", objective=objective))
    if view.goal not in (None, objective):
        lines.append(speaker.say("sketch-goal", objective=view.goal))
    if hand := view.hands[view.seat]:
        lines.append(speaker.say("sketch-hand", cards=hand))
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
