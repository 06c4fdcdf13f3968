"""The table of WAR Vikings as text."""

from __future__ import annotations

from conquista.games.vikings.components import components
from conquista.games.vikings.view import VikingsView
from conquista.kernel.speaker import Speaker
from conquista.parts.land.sketching import board_lines, cell_text, holdings, own_lines, seat_lines

_PARTS = components()


def sketch(view: VikingsView, speaker: Speaker) -> str:
    lines = [speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active), ""]
    if view.owners:
        lines += _board(view, speaker)
        lines += _seats(view, speaker)
        lines += ["", *_own(view, speaker)]
    return "\n".join(lines)


def _board(view: VikingsView, speaker: Speaker) -> list[str]:
    def heading(number: int, territories: range) -> str:
        held = {view.owners[territory] for territory in territories}
        whole = f" = {speaker.mark(held.pop())}" if len(held) == 1 else ""
        return f"{speaker.name('continent', _PARTS.continents[number])} (+{_PARTS.board.bonus[number]}){whole}"

    def cell(territory: int) -> str:
        """A tilde marks a port; after the armies, a plus sign a ship and an exclamation mark a commander."""
        place = _PARTS.territories[territory]
        name = speaker.name("territory", place)[:13] + ("~" if place in _PARTS.ports else "")
        armies = f"{view.armies[territory]}{'+' if place in view.ships else ''}"
        return cell_text(
            name, speaker.mark(view.owners[territory]), armies + ("!" if place in view.commanders else "")
        )

    return board_lines(_PARTS.board, heading, cell)


def _seats(view: VikingsView, speaker: Speaker) -> list[str]:
    def facts(seat: int) -> dict[str, object]:
        own: dict[str, object] = {"valhalla": view.valhalla[seat], "number": view.hand_sizes[seat]}
        return holdings(view.owners, view.armies, seat) | own

    return seat_lines(view.fates, None if view.phase == "over" else view.active, facts, speaker)


def _own(view: VikingsView, speaker: Speaker) -> list[str]:
    lines = [speaker.say("sketch-effect", effect=view.effect)] if view.effect else []
    lines += [
        speaker.say("sketch-trade", value=view.next_exchange),
        speaker.say("sketch-piles", pile=view.pile_size, discards=len(view.discards)),
    ]
    if view.seat is None:
        return lines
    if view.reserve and view.fates[view.seat] == "in_play":
        lines.append(
            speaker.say("sketch-supply", reserve=view.reserve[view.seat], removed=view.removed[view.seat])
        )
    lines += own_lines(view.objectives[view.seat], view.goal, view.hands[view.seat], speaker)
    if view.conquered and view.seat == view.active:
        lines.append(speaker.say("sketch-earned"))
    return lines


def prompt(view: VikingsView, speaker: Speaker) -> str:
    if view.seat not in view.awaiting:
        return ""
    facts: dict[str, object] = {"value": view.next_exchange, "pools": view.pools}
    if view.seat is not None and view.valhalla:
        facts["valhalla"] = view.valhalla[view.seat]
    if (combat := view.combat) is not None:
        facts |= {"source": combat.source, "target": combat.target, "armies": combat.armies}
        facts |= {"attack": combat.attack, "defence": combat.defence}
        own_card = combat.attack_card if view.seat == view.active else combat.defence_card
        losses = combat.attack_losses if view.seat == view.active else combat.defence_losses
        facts |= {"god_card": own_card, "losses": losses}
    return speaker.say(f"prompt-{view.phase}", **facts)
