"""A match of WAR Vikings up to a turn in which everything can be done: found among matches of the sparring bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from conquista.bots.bot import Question
from conquista.catalog import GAMES
from conquista.games.vikings.components import components
from conquista.games.vikings.view import VikingsView
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.option import Value
from conquista.kernel.record import Header
from conquista.kernel.replay import Replay
from conquista.kernel.state import Codes
from tests.browser.sparring import Sparring

GAME = GAMES["vikings"]
PARTS = components()
PLAYERS = 4
ME = 0
OPTIONS: dict[str, Value] = {
    "objective_mode": "total_conquest",
    "round_limit": 6,
    "command_effect": "grito_de_batalha",
}
SEEDS = range(200)


def played(seed: int) -> Match[Any, Any]:
    """On sealed dice, so that it can go on at a server's table."""
    name = f"voyage-{seed}"
    lot = SealedLot(Seal(name.encode()), [SeatSeed(f"{name}-{k}", "server") for k in range(PLAYERS)], name)
    header = Header(GAME.id, GAME.rules_version, name, [SeatSetup()] * PLAYERS, OPTIONS, DiceNote())
    match = Match(GAME, header, lot)
    bots = [Sparring(seeded("voyage", seat)) for seat in range(PLAYERS)]
    codes = Codes()
    while not match.over:
        seat = match.awaiting[0]
        code = bots[seat].decide(Question.of_state(GAME, match.seen_by(seat), seat, codes))
        match.play(seat, GAME.decode(code))
    return match


def has_it_all(view: VikingsView) -> bool:
    """A ship to build and gods to pay; from one port a ship to fight, whose owner can pay, and one to land in."""
    if view.phase != "reinforce" or view.active != ME or view.must_trade:
        return False
    if view.valhalla[ME] < 2 or view.commanders[ME] is None or not free_ports(view):
        return False
    return any(
        any(view.valhalla[owner(view, each) or 0] >= 1 for each in guarded) and unguarded
        for guarded, unguarded in targets(view).values()
    )


def owner(view: VikingsView, territory: str) -> int | None:
    return view.owners[PARTS.territories.index(territory)]


def free_ports(view: VikingsView) -> list[str]:
    return [each for each in PARTS.ports if owner(view, each) == ME and each not in view.ships]


def targets(view: VikingsView) -> dict[str, tuple[list[str], list[str]]]:
    """From each port of mine with a ship: enemy ports that a ship guards, and those that none does."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for route in PARTS.routes:
        for source, target in (route, route[::-1]):
            mine = owner(view, source) == ME and source in view.ships
            if mine and owner(view, target) not in (ME, None):
                found.setdefault(source, ([], []))[target not in view.ships].append(target)
    return found


def find(folder: Path) -> tuple[str, int]:
    """The record, as `stand_up` wants it named, and how many of its entries lead there."""
    for seed in SEEDS:
        match = played(seed)
        replay = Replay(GAME, match.record)
        for number, _ in enumerate(replay, 1):
            if has_it_all(GAME.view(replay.state, None)):
                file = folder / "voyage.jsonl"
                file.write_text(match.record.text(), "utf-8")
                return str(file.with_suffix("")), number
    raise AssertionError("no match of the sparring bot comes to such a turn")
