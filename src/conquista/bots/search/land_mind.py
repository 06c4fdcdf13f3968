"""What a planning player of a game of territories and armies remembers, and how it says what a plan is for."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from conquista.bots.search.bot import Mind
from conquista.bots.search.guide import Guide
from conquista.bots.search.land_beliefs import LandBeliefs, Owners
from conquista.bots.search.land_styles import Style
from conquista.bots.search.plan_codes import plan_parts
from conquista.bots.search.scale import Scale
from conquista.bots.thought import CERTAIN, Idea
from conquista.kernel.datafile import read_toml
from conquista.kernel.state import State


@cache
def _data(name: str) -> dict[str, Any]:
    return read_toml("conquista.bots.search", f"data/{name}.toml")


class LandView(Protocol):
    """What the views of these games have in common."""

    @property
    def seat(self) -> int | None: ...

    @property
    def owners(self) -> Owners: ...

    @property
    def colours(self) -> Sequence[str | None]: ...


class LandMind(Mind):
    """`trained`: with what was learned by self-play, or with the guesses from before. `style`: its character."""

    game: str
    continents: Sequence[str]
    territories: Sequence[str]

    def __init__(self, *, trained: bool = True, style: Style | None = None) -> None:
        self._trained = trained
        self._style = style
        self._owners: list[int | None] = []
        self._beliefs: LandBeliefs | None = None

    @abstractmethod
    def new_guide(self, state: State, scale: Scale, taste: list[int]) -> Guide: ...

    @abstractmethod
    def new_beliefs(self, colours: Sequence[str | None]) -> LandBeliefs: ...

    @abstractmethod
    def believe(self, guide: Guide, seat: int, objective: int, share: int) -> None:
        """Tell the guide how well an objective fits what a seat did."""

    def guide(self, state: State) -> Guide:
        data = _data(self.game if self._trained else f"{self.game}_untrained")
        return self.new_guide(state, Scale(data["weights"]), data["taste"])

    def idea(self, plan: int, chance: int) -> Idea:
        aim, which, manner = plan_parts(plan)
        about: str | int | None = None
        if aim == "continent":
            about = self.continents[which]
        elif aim == "spot":
            about = self.territories[which]
        elif aim == "rival":
            about = which
        elif manner:
            return Idea(manner, None, chance)
        return Idea(f"{aim}-{manner}" if manner else aim, about, chance)

    def leaning(self, plan: int) -> int:
        return self._style.leaning(*plan_parts(plan)) if self._style else 0

    def notice(self, view: LandView, guide: Guide) -> None:
        before, self._owners = self._owners, list(view.owners)
        if not before or None in view.colours:
            return
        if self._style and view.seat is not None:
            self._style.watch(view.seat, before, view.owners)
        beliefs = self._beliefs = self._beliefs or self.new_beliefs(view.colours)
        for seat in range(len(view.colours)):
            if seat != view.seat and beliefs.see(seat, before, view.owners):
                for card, share in enumerate(beliefs.likelihood[seat]):
                    self.believe(guide, seat, card, round(CERTAIN * share))
