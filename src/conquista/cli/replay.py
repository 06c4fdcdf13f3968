"""conquista replay: a record as text, step by step."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console

from conquista.cli.voice import voice_of
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game
from conquista.kernel.record import Record
from conquista.kernel.replay import Replay
from conquista.kernel.replay import replay as state_after


def replay(game: Game[Any, Any], record: Record, seat: int | None, all_at_once: bool, tongue: str) -> None:
    """Tell every entry; on a terminal, stop at each turn and show the table."""
    seats = record.header.seats
    if seat is not None and not 1 <= seat <= len(seats):
        raise BadSetup(f"there is no seat {seat}; seats are 1 to {len(seats)}")
    viewer = None if seat is None else seat - 1
    voice = voice_of(game, record.header, game.view(state_after(game, record), None).colours, tongue)
    console = Console(highlight=False)
    stops = not all_at_once and sys.stdin.isatty() and console.is_terminal
    steps = Replay(game, record)
    turn = 0
    for told in steps:
        for telling in told.tellings:
            if (event := telling.heard_by(viewer)) is not None:
                console.print(f"{told.entry.number:>5}  {voice.event(event)}", markup=False)
        if stops and steps.state.turn() > turn:
            turn = steps.state.turn()
            console.print("\n" + game.sketch(game.view(steps.state, viewer), voice), markup=False)
            if console.input(f"\n{voice.say('replay-on')} ", markup=False).strip().lower() == "q":
                return
