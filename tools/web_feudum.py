"""Writes positions of Feudum, with what the rules make of them, that the browser's own counting is tested against.

python tools/web_feudum.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from conquista.catalog import game_called
from conquista.games.feudum import turn
from conquista.games.feudum.components import components
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.phase import CARD
from conquista.kernel.family import AMOUNT, amount
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import Codes

FILE = Path(__file__).parent.parent / "web" / "tests" / "feudum" / "positions.json"
MATCHES = ({"preset": "seed"}, {"preset": "published"}, {"mode": "basic"})
SEED = 11
EVERY = 17
"""One of so many turns is kept."""
COUNTED = ("migrate", "move", "influence", "tax", "explore", "harvest", "improve", "conquer")
"""The cards of which the browser says whether they have a use."""
SEATED = ("enter", "withdraw", "influence", "buy_influence")
"""Actions after which seats are settled at once, without a draw."""
CARDS = components().cards


def rendered() -> str:
    return json.dumps([case for place in range(len(MATCHES)) for case in _cases(place)]) + "\n"


def _cases(place: int) -> list[dict[str, Any]]:
    chooser = Random(SEED + place)  # noqa: S311 - no dice, only positions to test with
    game = game_called("feudum")
    state: FeudumEngine = game.new_state([SeatSetup()] * (place + 2), MATCHES[place])
    found, turns, codes = [], 0, Codes()
    while (awaiting := state.awaiting()) != NOBODY:
        if awaiting == ASKS_CHANCE:
            state.apply(CHANCE, chooser.randrange(state.outcomes()))
            continue
        (seat,) = seats_in(awaiting)
        if state.phase == CARD:
            turns += 1
            if turns % EVERY == 0:
                found.append(_case(game, state, seat))
        families = codes.first(state.list_actions(seat, codes))
        code = chooser.choice(families)
        state.apply(seat, code - (chooser.randrange(amount(code)) << AMOUNT))
    return found


def _case(game: Any, state: FeudumEngine, seat: int) -> dict[str, Any]:
    view = msgspec.to_builtins(game.view(state, seat))
    return {
        "view": {name: view[name] for name in view if name not in ("writs", "slayers")},
        "seat": seat,
        "uses": {card: _useful(state, seat, card) for card in COUNTED},
        "seats": [step for card in ("migrate", "influence") for step in _settled(game, state, seat, card)],
    }


def _tried(state: FeudumEngine, seat: int, card: str) -> FeudumEngine:
    """The state in which this card is being played, whether he holds it or not; another one stays in his hand."""
    other: FeudumEngine = state.blank()  # type: ignore[assignment]
    other.copy_from(state)
    number = CARDS.index(card)
    other.hand[seat] |= 1 << number | 1 << CARDS.index("defend")
    turn.play(other, number)
    return other


def _useful(state: FeudumEngine, seat: int, card: str) -> bool:
    tried, codes = _tried(state, seat, card), Codes()
    return turn.may_act(tried, codes) or turn.may_act_specially(tried, codes)


def _settled(game: Any, state: FeudumEngine, seat: int, card: str) -> list[Any]:
    """Actions of a card, and who sits in the guilds after each."""
    tried, codes = _tried(state, seat, card), Codes()
    if not turn.may_act(tried, codes):
        return []
    turn.choose_mode(tried, 0)
    steps: list[Any] = []
    for code in codes.first(tried.list_actions(seat, codes)):
        line = msgspec.to_builtins(game.decode(code))
        if line[0] not in SEATED or len(steps) >= 4:
            continue
        after: FeudumEngine = tried.blank()  # type: ignore[assignment]
        after.copy_from(tried)
        after.apply(seat, code)
        if line[0] == "enter" and state.stores.tiles[seat]:
            continue  # it is asked first what pays
        steps.append([line, game.view(after, None).guilds.seats])
    return steps


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(rendered(), encoding="utf-8")
