"""The table of War II as text."""

from __future__ import annotations

from conquista.games.war2.components import components
from conquista.games.war2.view import War2View
from conquista.kernel.speaker import Speaker

_PARTS = components()
_CELL = 26
_COLUMNS = 3


def sketch(view: War2View, speaker: Speaker) -> str:
    lines = [speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active), ""]
    lines += _board(view, speaker)
    lines += _seats(view, speaker)
    lines += ["", *_own(view, speaker)]
    return "\n".join(lines)


def _board(view: War2View, speaker: Speaker) -> list[str]:
    lines = []
    first = 0
    board = _PARTS.board
    for number, continent in enumerate(_PARTS.continents):
        size = board.size[number]
        bonus = f"(+{board.bonus[number]}/+{_PARTS.majority[number]})"
        lines.append(f"{speaker.name('continent', continent)} {bonus}{_holder(view, speaker, first, size)}")
        cells = [_cell(view, speaker, t) for t in range(first, first + size)]
        lines += ["".join(cells[k : k + _COLUMNS]).rstrip() for k in range(0, size, _COLUMNS)]
        first += size
    return [*lines, ""]


def _holder(view: War2View, speaker: Speaker, first: int, size: int) -> str:
    """Who has all of a continent (=) or most of it (>)."""
    owners = view.owners[first : first + size]
    for seat in range(len(view.colours)):
        if 2 * owners.count(seat) > size:
            return f" {'=' if owners.count(seat) == size else '>'} {speaker.mark(seat)}"
    return ""


def _cell(view: War2View, speaker: Speaker, territory: int) -> str:
    """A star marks a Strategic Centre, a letter after the armies each Information Centre."""
    place = _PARTS.territories[territory]
    name = speaker.name("territory", place) + ("*" if place in _PARTS.centres else "")
    spies = "".join(speaker.mark(seat) for seat, where in enumerate(view.ci) if where == place)
    armies = f"{view.armies[territory]}{'@' + spies if spies else ''}"
    return f"  {name:<14}{speaker.mark(view.owners[territory])} {armies:<7}"[:_CELL]


def _seats(view: War2View, speaker: Speaker) -> list[str]:
    lines = []
    for seat, fate in enumerate(view.fates):
        arrow = ">" if seat == view.active and view.phase != "over" else " "
        name = f"{arrow} {speaker.mark(seat)} {speaker.name('seat', seat):<20.20}"
        if fate != "in_play":
            lines.append(f"{name} {speaker.say('sketch-out', fate=fate)}")
            continue
        owned = [t for t, owner in enumerate(view.owners) if owner == seat]
        facts = {
            "territories": len(owned),
            "armies": sum(view.armies[t] for t in owned),
            "bombers": view.base[seat],
            "number": view.hand_sizes[seat],
        }
        lines.append(f"{name} {speaker.say('sketch-seat', **facts)}")
    return lines


def _own(view: War2View, speaker: Speaker) -> list[str]:
    lines = [speaker.say("sketch-piles", pile=view.pile_size, discards=len(view.discards) + view.covered_size)]
    if view.seat is None:
        return lines
    objective = view.objectives[view.seat]
    if objective is not None:
        lines.append(speaker.say("sketch-objective", objective=objective))
    if view.goal not in (None, objective):
        lines.append(speaker.say("sketch-goal", objective=view.goal))
    if hand := view.hands[view.seat]:
        lines.append(speaker.say("sketch-hand", cards=hand))
    for seen in view.sightings:
        facts = {"seat": seen.opponent, "turn": seen.turn, "cards": seen.cards, "objective": seen.objective}
        lines.append(speaker.say("sketch-seen", **facts))
    if view.conquered and view.seat == view.active:
        lines.append(speaker.say("sketch-earned"))
    return lines


def prompt(view: War2View, speaker: Speaker) -> str:
    if view.seat not in view.awaiting:
        return ""
    facts: dict[str, object] = {"pools": view.pools, "cards": view.paid}
    if view.battle is not None:
        facts |= {"source": view.battle.source, "target": view.battle.target, "armies": view.battle.armies}
    if view.raid is not None:
        armies = view.armies[_PARTS.territories.index(view.raid.target)]
        facts |= {"target": view.raid.target, "bombers": view.raid.bombers, "armies": armies}
    return speaker.say(f"prompt-{view.phase}", **facts)
