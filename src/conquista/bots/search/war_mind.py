"""What a planning player of War remembers: who may have which objective."""

from __future__ import annotations

from functools import cache
from typing import Any

from conquista.bots.search.bot import Mind
from conquista.bots.search.guide import Guide
from conquista.bots.search.scale import Scale
from conquista.bots.search.war import WarGuide, plan_parts
from conquista.bots.thought import Idea
from conquista.games.war.components import components
from conquista.games.war.phase import CONTINENTS, DESTROY
from conquista.games.war.view import WarView
from conquista.kernel.datafile import read_toml
from conquista.kernel.state import State

_PARTS = components()
_TABLE = _PARTS.objective_table
_PULL = 2.0
"""How many times more often a player takes a territory that his objective asks for than another one."""
_CERTAIN = 10_000


@cache
def _data() -> dict[str, Any]:
    return read_toml("conquista.bots.search", "data/war.toml")


class WarMind(Mind):
    """Beliefs follow Bayes' rule: of each conquest, how likely it was under each objective."""

    facts = (
        "territories",
        "armies",
        "income",
        "cards",
        "goal",
        "goal",
        "turn",
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
        "front",
    )

    def __init__(self) -> None:
        self._owners: list[int | None] = []
        self._likelihood: dict[tuple[int, int], float] = {}

    def guide(self, state: State) -> Guide:
        data = _data()
        return WarGuide(state, Scale(data["direct"], data["into"], data["bias"], data["out"]), data["taste"])

    def idea(self, plan: int, chance: int) -> Idea:
        aim, about, manner = plan_parts(plan)
        if aim == "continent":
            return Idea(aim + manner, _PARTS.continents[about], chance)
        if aim in ("spot", "strike"):
            return Idea(aim, _PARTS.territories[about], chance)
        return Idea(aim + manner, about, chance) if aim == "rival" else Idea(manner[1:] or aim, None, chance)

    def notice(self, view: WarView, guide: Guide) -> None:
        assert isinstance(guide, WarGuide)  # noqa: S101 - the mind made it
        before, self._owners = self._owners, list(view.owners)
        if not before or before == view.owners:
            return
        for seat in range(len(view.colours)):
            if seat != view.seat:
                self._weigh(view, seat, before, guide)

    def _weigh(self, view: WarView, seat: int, before: list[int | None], guide: WarGuide) -> None:
        taken = [t for t, owner in enumerate(view.owners) if owner == seat != before[t]]
        if not taken:
            return
        others = [t for t, owner in enumerate(before) if owner != seat]
        cards = range(_TABLE.cards)
        for card in cards:
            wanted = {t for t in others if _asks_for(card, t, before[t], view)}
            chance = 1.0
            for territory in taken:
                chance *= (_PULL if territory in wanted else 1.0) / (len(others) + (_PULL - 1.0) * len(wanted))
            self._likelihood[seat, card] = (
                self._likelihood.get((seat, card), 1.0) * chance * len(others) ** len(taken)
            )
        most = max(self._likelihood[seat, card] for card in cards)
        for card in cards:
            self._likelihood[seat, card] /= most
            guide.believe(seat, card, round(_CERTAIN * self._likelihood[seat, card]))


def _asks_for(card: int, territory: int, owner: int | None, view: WarView) -> bool:
    """Whether taking a territory from its owner serves an objective more than taking another one does."""
    if _TABLE.kind[card] == CONTINENTS:
        return bool(_TABLE.what[card] >> _PARTS.board.continent[territory] & 1)
    if _TABLE.kind[card] == DESTROY:
        return owner is not None and view.colours[owner] == _PARTS.colours[_TABLE.what[card]]
    return False
