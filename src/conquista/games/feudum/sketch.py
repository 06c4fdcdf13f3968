"""The table of Feudum as text."""

from __future__ import annotations

from conquista.games.feudum.components import components
from conquista.games.feudum.limits import EPOCHS
from conquista.games.feudum.view import FeudumView
from conquista.games.feudum.view_players import PlayerView
from conquista.games.feudum.view_realm import LocationView
from conquista.kernel.speaker import Speaker

_PARTS = components()
_INITIALS = {"outpost": "o", "farm": "f", "town": "t", "feudum": "F"}


def sketch(view: FeudumView, speaker: Speaker) -> str:
    seat = view.awaiting[0] if view.awaiting else view.active
    lines = [
        speaker.say("sketch-round", round=view.round, epoch=view.epoch, phase=view.phase, seat=seat),
        "",
        *_map(view, speaker),
        *_guilds(view, speaker),
        *_players(view, speaker),
        *_own(view, speaker),
    ]
    return "\n".join(lines)


def _map(view: FeudumView, speaker: Speaker) -> list[str]:
    """One line a location: type, markers (ruler, + with a subject, /serf), pawns, goods."""
    lines = []
    region = ""
    for number, place in enumerate(view.locations):
        if _PARTS.region_of[number] != region:
            region = _PARTS.region_of[number]
            top = view.supply.gone[_PARTS.regions.index(region)] + 1
            tile = speaker.say("sketch-stack", top=top) if top <= EPOCHS else speaker.say("sketch-no-stack")
            lines.append(f"{speaker.name('region', region)} ({tile})")
        lines.append(f"  {_location(view, speaker, number, place)}".rstrip())
    return [*lines, ""]


def _location(view: FeudumView, speaker: Speaker, number: int, place: LocationView) -> str:
    name = speaker.name("location", _PARTS.locations[number])
    kind = _INITIALS[place.type] + (f" {speaker.name('guild', place.guild)}" if place.guild else "")
    held = speaker.mark(place.ruler) + ("+" if place.subject else "")
    held += f"/{speaker.mark(place.serf)}" if place.serf is not None else ""
    units = [
        speaker.mark(seat) + speaker.name("character", pawn.character)[:3]
        for seat, player in enumerate(view.players)
        for pawn in player.pawns
        if pawn.location == _PARTS.locations[number]
    ]
    units += [
        speaker.mark(monster.owner) + speaker.name("monster", _PARTS.monsters[kind_of])[:3]
        for kind_of, monster in enumerate(view.monsters)
        if monster.location == _PARTS.locations[number]
    ]
    goods = _counts(speaker, "good", _PARTS.goods, place.goods)
    return f"{name:<18.18} {kind:<3.12} {held:<5} {' '.join(units):<16} {goods}"


def _counts(speaker: Speaker, kind: str, names: tuple[str, ...], numbers: list[int]) -> str:
    return ", ".join(
        f"{number} {speaker.name(kind, name)}" for name, number in zip(names, numbers, strict=True) if number
    )


def _guilds(view: FeudumView, speaker: Speaker) -> list[str]:
    seats = [
        f"{speaker.name('guild', name)} {''.join(speaker.mark(seat) for seat in ranks) or '·'}"
        for name, ranks in zip(_PARTS.guilds, view.guilds.seats, strict=True)
    ]
    guilds = view.guilds
    return [
        " | ".join(seats),
        speaker.say("sketch-barn", goods=_counts(speaker, "good", _PARTS.goods, guilds.barn)),
        speaker.say("sketch-market", goods=_counts(speaker, "good", _PARTS.goods, guilds.market)),
        speaker.say("sketch-carts", goods=_counts(speaker, "good", _PARTS.goods, guilds.carts)),
        speaker.say("sketch-sale", vessels=_counts(speaker, "vessel", _PARTS.vessels, guilds.sale) or "-"),
        speaker.say(
            "sketch-discs",
            scrolls=" ".join(guilds.scrolls) or "-",
            rosary=_beads(guilds.rosary),
            chickens=_beads(guilds.chickens),
        ),
        "",
    ]


def _beads(numbers: list[int]) -> str:
    return " ".join(str(value + 2) for value, number in enumerate(numbers) for _ in range(number)) or "-"


def _players(view: FeudumView, speaker: Speaker) -> list[str]:
    lines = []
    for seat in view.order:
        player = view.players[seat]
        arrow = ">" if seat in view.awaiting else " "
        start = "*" if seat == view.first else " "
        name = f"{arrow}{start}{speaker.mark(seat)} {speaker.name('seat', seat):<14.14}"
        if player.left:
            lines.append(f"{name} {speaker.say('sketch-out', points=player.score)}")
            continue
        lines.append(f"{name} {speaker.say('sketch-seat', **_facts(player))}")
        goods = _counts(speaker, "good", _PARTS.goods, player.goods)
        store = speaker.say("sketch-store", seals=player.seals, barrel=player.barrel)
        lines.append(f"      {store}{'; ' if goods else ''}{goods}")
    return [*lines, ""]


def _facts(player: PlayerView) -> dict[str, object]:
    return {
        "points": player.score,
        "shillings": player.shillings,
        "markers": player.markers,
        "hand": player.hand_size,
        "writs": player.writ_count,
    }


def _own(view: FeudumView, speaker: Speaker) -> list[str]:
    if view.seat is None:
        return []
    player = view.players[view.seat]
    lines = []
    if player.hand:
        lines.append(speaker.say("sketch-hand", cards=player.hand))
    if player.writs:
        lines.append(speaker.say("sketch-writs", writs=player.writs))
    if player.tiles:
        lines.append(speaker.say("sketch-tiles", tiles=player.tiles))
    return lines


def prompt(view: FeudumView, speaker: Speaker) -> str:
    if view.seat not in view.awaiting:
        return ""
    task = view.task
    facts: dict[str, object] = {
        "points": task["points"],
        "price": task["price"],
        "attack": task["attack"],
        "defence": task["defence"],
        "total": task["total"],
        "seat": view.active,
        "number": task["favours"],
        "location": _PARTS.locations[task["site"]] if task["site"] < len(_PARTS.locations) else None,
        "card": _PARTS.cards[task["card"]] if task["card"] < len(_PARTS.cards) else None,
        "good": next((name for name, due in zip(_PARTS.goods, view.due, strict=True) if due), None),
        "pawn": task["cursor"] % 3 + 1,
    }
    return speaker.say(f"prompt-{view.phase}", **facts)
