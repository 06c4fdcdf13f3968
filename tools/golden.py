"""Golden playthroughs: a seeded match of each game as text, with all that is told and to whom.

    python tools/golden.py          write tests/golden/*.txt

A change in these files is a change of the rules or of what is told; the reviewer of a change reads it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conquista.api import watch_match
from conquista.catalog import GAMES
from conquista.kernel import fields
from conquista.kernel.game import Game
from conquista.kernel.match import Match
from conquista.kernel.replay import Replay
from conquista.kernel.seat import CHANCE, seats_in
from conquista.texts import Voice

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEED = 7
MOST_ENTRIES = 400


def played(game: Game[Any, Any]) -> Match[Any, Any]:
    bots = ["brawler", "random", "brawler", "brawler"]
    return watch_match(game.id, bots, {"round_limit": 12}, seed=SEED)


def text_of(game: Game[Any, Any]) -> Iterator[str]:
    record = played(game).record
    steps = Replay(game, record)
    voice = Voice("en", game)
    seats = range(len(record.header.seats))
    turn = 0
    yield f"# {game.id}, rules version {game.rules_version}, seed {SEED}"
    yield from (f"# {name} = {value}" for name, value in record.header.options.items())
    while steps.position < min(len(record.entries), MOST_ENTRIES):
        state = steps.state
        offered = [len(game.families(state, seat)) for seat in seats_in(state.awaiting())]
        told = steps.step()
        who = "chance" if told.entry.seat == CHANCE else f"seat {told.entry.seat}"
        yield f"{told.entry.number} {who}: {told.entry.action}" + (
            f" of {offered[0]} families" if offered else ""
        )
        for telling in told.tellings:
            yield f"    {voice.event(telling.event)}"
            if telling.event != telling.heard_by(None):
                hears = [seat for seat in seats if telling.heard_by(seat) == telling.event]
                masked = voice.event(telling.masked) if telling.masked is not None else "(nothing)"
                yield f"        only for {hears}; others: {masked}"
        if steps.state.turn() > turn:
            turn = steps.state.turn()
            yield from (
                f"  | {line}".rstrip() for line in game.sketch(game.view(steps.state, 0), voice).splitlines()
            )
            yield f"  = {fields.fingerprint(steps.state)[:16]}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"{game.id}.txt").write_text("\n".join(text_of(game)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
