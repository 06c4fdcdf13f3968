"""What bot authors and researchers start with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from conquista.bots.bot import Bot, Maker, Question
from conquista.bots.roster import bot_found
from conquista.bots.simulate import Outcome, Simulator
from conquista.catalog import game_called, read_record
from conquista.kernel.boxes import seeded
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.lot import DiceNote, FastLot
from conquista.kernel.match import Match
from conquista.kernel.option import for_bots, settle
from conquista.kernel.record import Header, Record
from conquista.kernel.state import Codes


def play_match(
    game: str,
    bots: Sequence[str | type[Bot] | Maker],
    options: Mapping[str, object] | None = None,
    seed: int | str = 1,
) -> Outcome:
    """Play one match among bots, as fast as it goes. Equal seeds give equal matches.

    A bot is a name or a class derived from `Bot`. Where the rules let a match go on for ever, `round_limit`
    is set unless you set it yourself.
    """
    found, makers, chosen = _prepare(game, bots, options)
    return Simulator(found, len(bots), chosen).play(makers, seed)


def watch_match(
    game: str,
    bots: Sequence[str | type[Bot] | Maker],
    options: Mapping[str, object] | None = None,
    seed: int | str = 1,
) -> Match[Any, Any]:
    """Play one match among bots and keep everything; `match.record.text()` is its record."""
    found, makers, chosen = _prepare(game, bots, options)
    header = Header(
        found.id, found.rules_version, f"match-{seed}", [SeatSetup()] * len(bots), chosen, DiceNote()
    )
    match = Match(found, header, FastLot(seed))
    players = [maker(seeded("bot", seat, seed)) for seat, maker in enumerate(makers)]
    codes = Codes()
    while not match.over:
        seat = match.awaiting[0]
        code = players[seat].decide(Question.of_state(found, match.seen_by(seat), seat, codes))
        match.play(seat, found.decode(code))
    return match


def load_record(file: str | Path) -> tuple[Game[Any, Any], Record]:
    """A record and its game. Raises BadRecord naming the entry that cannot be read."""
    return read_record(Path(file).read_text("utf-8"))


def _prepare(
    game: str, bots: Sequence[str | type[Bot] | Maker], options: Mapping[str, object] | None
) -> tuple[Game[Any, Any], list[Maker], dict[str, Any]]:
    found = game_called(game)
    makers = [bot_found(bot, found) if isinstance(bot, str) else bot for bot in bots]
    chosen = settle(found.options, for_bots(found.options, options or {}))
    found.new_state([SeatSetup()] * len(bots), chosen)
    return found, makers, dict(chosen)
