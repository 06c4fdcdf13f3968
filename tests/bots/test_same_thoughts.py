"""Planning bots think the same in pure and in compiled code, to the last part of a chance.

    python -m tests.bots.test_same_thoughts    writes what they think now

The file is written from pure code, whenever a planning bot has changed on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.catalog import GAMES
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes

KEPT = Path(__file__).parent.parent / "golden" / "thoughts.json"
PLANNERS = {"war": "general", "war2": "general", "vikings": "general", "reinos": "search", "feudum": "general"}
SEATS = 4
THOUGHTS = 6
TURNS = 60
"""In imagination, for each turn: as few as it takes to try everything."""


def first_thoughts(game_id: str) -> list[str]:
    """What four of a kind think in their first turns."""
    game = GAMES[game_id]
    state = game.new_state([SeatSetup()] * SEATS, {})
    box, codes = seeded("thoughts"), Codes()
    bots = [bot_called(PLANNERS[game_id], game)(seeded("thinker", seat)) for seat in range(SEATS)]
    found: list[str] = []
    for bot in bots:
        assert isinstance(bot, PlanningBot)
        bot.turns = TURNS
    while len(found) < THOUGHTS and (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(awaited)
        question = Question.of_view(game, game.view(state, seat), codes.first(state.list_actions(seat, codes)))
        state.apply(seat, bots[seat].decide(question))
        if thought := bots[seat].thought:
            found.append(msgspec.json.encode(thought).decode())
            bots[seat].thought = None
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_planning_bots_think_the_same_everywhere(game_id):
    """A match of Reinos may be over before all have thought, but somebody has."""
    found = first_thoughts(game_id)
    assert found
    assert found == json.loads(KEPT.read_text("utf-8"))[game_id]


if __name__ == "__main__":
    thoughts = {game_id: first_thoughts(game_id) for game_id in GAMES}
    KEPT.write_text(json.dumps(thoughts, indent=2, ensure_ascii=False) + "\n", "utf-8")
