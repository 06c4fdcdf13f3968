"""What a planning player of War remembers: who may have which objective."""

from __future__ import annotations

from functools import cache
from typing import Any

from conquista.bots.search.bot import Mind
from conquista.bots.search.guide import Guide
from conquista.bots.search.plan_codes import plan_parts
from conquista.bots.search.scale import Scale
from conquista.bots.search.war import WarGuide
from conquista.bots.search.war_beliefs import Beliefs
from conquista.bots.thought import Idea
from conquista.games.war.components import components
from conquista.games.war.view import WarView
from conquista.kernel.datafile import read_toml
from conquista.kernel.state import State

_PARTS = components()
_CERTAIN = 10_000


@cache
def _data(name: str) -> dict[str, Any]:
    return read_toml("conquista.bots.search", f"data/{name}.toml")


class WarMind(Mind):
    """`trained`: with what was learned by self-play, or with the guesses from before."""

    facts = (
        "territories",
        "armies",
        "income",
        "cards",
        "goal",
        "goal",
        "chance",
        "goal",
        "goal",
        "cards",
        "safety",
        "goal",
        "safety",
        "goal",
        "goal",
        "safety",
        "continents",
        "safety",
    )

    def __init__(self, *, trained: bool = True) -> None:
        self._trained = trained
        self._owners: list[int | None] = []
        self._beliefs: Beliefs | None = None

    def guide(self, state: State) -> Guide:
        data = _data("war" if self._trained else "war_untrained")
        return WarGuide(state, Scale(data["weights"]), data["taste"])

    def idea(self, plan: int, chance: int) -> Idea:
        aim, which, manner = plan_parts(plan)
        about: str | int | None = None
        if aim == "continent":
            about = _PARTS.continents[which]
        elif aim == "spot":
            about = _PARTS.territories[which]
        elif aim == "rival":
            about = which
        elif manner:
            return Idea(manner, None, chance)
        return Idea(f"{aim}-{manner}" if manner else aim, about, chance)

    def notice(self, view: WarView, guide: Guide) -> None:
        assert isinstance(guide, WarGuide)  # noqa: S101 - the mind made it
        before, self._owners = self._owners, list(view.owners)
        if not before or None in view.colours:
            return
        beliefs = self._beliefs = self._beliefs or Beliefs(view.colours)
        for seat in range(len(view.colours)):
            if seat != view.seat and beliefs.see(seat, before, view.owners):
                for card, share in enumerate(beliefs.likelihood[seat]):
                    guide.believe(seat, card, round(_CERTAIN * share))
