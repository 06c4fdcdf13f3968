"""The table of Reinos as text."""

from __future__ import annotations

from conquista.games.reinos.view import ReinosView
from conquista.kernel.speaker import Speaker


def sketch(view: ReinosView, speaker: Speaker) -> str:
    if view.phase == "over":
        title = speaker.say("sketch-over", round=view.round, phase=view.phase, winners=view.winners)
    else:
        title = speaker.say("sketch-round", round=view.round, phase=view.phase, seat=view.active)
    lines = [title, ""]
    for place, seat in enumerate(view.order, 1):
        arrow = ">" if seat == view.active and view.phase != "over" else " "
        name = f"{arrow} {place}. {speaker.mark(seat)} {speaker.name('seat', seat):<20.20}"
        lines.append(f"{name} {_standing(view, speaker, seat)}")
    if view.battle is not None and view.battle.cards:
        lines += ["", _row(view)]
    return "\n".join(lines)


def _standing(view: ReinosView, speaker: Speaker, seat: int) -> str:
    if not view.in_play[seat]:
        return speaker.say("sketch-out")
    lord = view.suzerains[seat]
    if lord is not None:
        frozen = speaker.say("sketch-frozen") if view.skips_growth[seat] else ""
        return speaker.say("sketch-vassal", suzerain=lord, percent=view.revolt[seat]) + frozen
    vassals = [
        other for other, suzerain in enumerate(view.suzerains) if suzerain == seat and view.in_play[other]
    ]
    facts = {"number": len(vassals), "passes": view.passes[seat], "percent": view.native_percent[seat]}
    return speaker.say("sketch-free", **facts)


def _row(view: ReinosView) -> str:
    """The cards on the table: numbers face down, a line for those turned."""
    battle = view.battle
    assert battle is not None  # noqa: S101 - the caller has looked
    cards = ["--" if card in battle.turned else f"{card:>2}" for card in range(1, battle.cards + 1)]
    rows = [" ".join(cards[k : k + 20]) for k in range(0, len(cards), 20)]
    return "\n".join(f"    {row}" for row in rows)


def prompt(view: ReinosView, speaker: Speaker) -> str:
    if view.seat not in view.awaiting:
        return ""
    facts: dict[str, object] = {"percent": view.revolt[view.seat], "forced": view.must_attack}
    if view.battle is not None:
        battle = view.battle
        facts |= {"attacker": battle.attacker, "defender": battle.defender}
        if battle.picks_left:
            facts |= {"picks": battle.picks_left[view.seat], "left": battle.cards - len(battle.turned)}
    return speaker.say(f"prompt-{view.phase}", **facts)
