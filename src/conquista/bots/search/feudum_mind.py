"""What a planning player of Feudum says of its plans."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from conquista.bots.feudum.player import Player
from conquista.bots.search.bot import Mind
from conquista.bots.search.feudum import FeudumGuide, feudum_state
from conquista.bots.search.feudum_judge import Judge
from conquista.bots.search.feudum_lines import Lines
from conquista.bots.search.feudum_sequel import Sequel
from conquista.bots.search.guide import Guide
from conquista.bots.thought import Idea
from conquista.games.feudum.components import components
from conquista.games.feudum.limits import EXTRA
from conquista.games.feudum.phase import (
    DO_CHOOSE_GOODS,
    DO_FILL_POUCH,
    DO_PICK_CARD,
    DO_PLAY_CARD,
    DO_SET_PAWN,
    KIND,
)
from conquista.kernel.datafile import read_toml
from conquista.kernel.state import State

_PARTS = components()


@cache
def _data() -> dict[str, Any]:
    return read_toml("conquista.bots.search", "data/feudum.toml")


class Effort(NamedTuple):
    """Decisions that are tried for a card, and positions that are kept: to find lines, and to see where they lead."""

    lines: int = 8
    nodes: int = 400
    width: int = 12
    later_nodes: int = 100
    later_width: int = 3


class FeudumMind(Mind):
    facts = ("points", "guilds", "lands", "pawns", "goods", "wealth", "writs", "voyage")

    def __init__(self, effort: Effort | None = None) -> None:
        self._effort = effort or Effort()
        self._guide: FeudumGuide | None = None

    def guide(self, state: State) -> Guide:
        here, effort, tastes = feudum_state(state), self._effort, _data()["tastes"]
        sequel = Sequel(here, Player(here, tastes, effort.later_width, effort.later_nodes))
        scout = Player(here, tastes, effort.width, effort.nodes)
        lines = Lines(here, scout, sequel, effort.lines)
        answers = Player(here, tastes, effort.later_width, effort.later_nodes)
        self._guide = FeudumGuide(answers, lines, Judge(sequel, tastes, _data()["sure"]))
        return self._guide

    def notice(self, view: Any, guide: Guide) -> None:
        """All that counts is in the view."""

    def idea(self, plan: int, chance: int) -> Idea:
        assert self._guide is not None  # noqa: S101 - ideas are of its plans
        line = self._guide.line(plan)
        first = line[0]
        if first & KIND in (DO_PICK_CARD, DO_FILL_POUCH):
            cards = [_PARTS.cards[code & 63] for code in line if code & KIND == DO_PICK_CARD]
            more = first & KIND == DO_FILL_POUCH and first & 63 == EXTRA
            return Idea("round-extra" if more else "round", ",".join(cards), chance)
        if first & KIND == DO_PLAY_CARD:
            return Idea("card", _PARTS.cards[first & 63], chance)
        if first & KIND == DO_SET_PAWN:
            return Idea("start", _PARTS.locations[first >> 6 & 63], chance)
        return Idea("supplies" if first & KIND == DO_CHOOSE_GOODS else "step", None, chance)
