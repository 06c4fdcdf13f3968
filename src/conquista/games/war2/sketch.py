"""The table of War II as text."""

from __future__ import annotations

from conquista.games.war2.components import components
from conquista.games.war2.view import War2View
from conquista.kernel.speaker import Speaker
from conquista.parts.land.sketching import board_lines, cell_text, holdings, own_lines, seat_lines

_PARTS = components()


def sketch(view: War2View, speaker: Speaker) -> str:
    lines = [speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active), ""]
    lines += _board(view, speaker)
    lines += _seats(view, speaker)
    lines += ["", *_own(view, speaker)]
    return "\n".join(lines)


def _board(view: War2View, speaker: Speaker) -> list[str]:
    def heading(number: int, territories: range) -> str:
        bonus = f"(+{_PARTS.board.bonus[number]}/+{_PARTS.majority[number]})"
        name = speaker.name("continent", _PARTS.continents[number])
        return f"{name} {bonus}{_holder(view, speaker, territories)}"

    def cell(territory: int) -> str:
        """A star marks a Strategic Centre, a letter after the armies each Information Centre."""
        place = _PARTS.territories[territory]
        name = speaker.name("territory", place) + ("*" if place in _PARTS.centres else "")
        spies = "".join(speaker.mark(seat) for seat, where in enumerate(view.ci) if where == place)
        armies = f"{view.armies[territory]}{'@' + spies if spies else ''}"
        return cell_text(name, speaker.mark(view.owners[territory]), armies)

    return board_lines(_PARTS.board, heading, cell)


def _holder(view: War2View, speaker: Speaker, territories: range) -> str:
    """Who has all of a continent (=) or most of it (>)."""
    owners = [view.owners[territory] for territory in territories]
    for seat in range(len(view.colours)):
        if 2 * owners.count(seat) > len(owners):
            return f" {'=' if owners.count(seat) == len(owners) else '>'} {speaker.mark(seat)}"
    return ""


def _seats(view: War2View, speaker: Speaker) -> list[str]:
    def facts(seat: int) -> dict[str, object]:
        own: dict[str, object] = {"bombers": view.base[seat], "number": view.hand_sizes[seat]}
        return holdings(view.owners, view.armies, seat) | own

    return seat_lines(view.fates, None if view.phase == "over" else view.active, facts, speaker)


def _own(view: War2View, speaker: Speaker) -> list[str]:
    lines = [speaker.say("sketch-piles", pile=view.pile_size, discards=len(view.discards) + view.covered_size)]
    if view.seat is None:
        return lines
    lines += own_lines(view.objectives[view.seat], view.goal, view.hands[view.seat], speaker)
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
