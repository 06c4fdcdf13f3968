"""What a report tells of War."""

from __future__ import annotations

from typing import Any

from conquista.analysis.chronicle import Aim, Step
from conquista.analysis.chronicles.land import LandChronicle
from conquista.analysis.report import Fact, Saying
from conquista.games.war.components import components
from conquista.games.war.objectives import fulfilled, goal, seat_of_colour
from conquista.games.war.phase import CONTINENTS, DESTROY, NO_OBJECTIVE
from conquista.games.war.state import WarState
from conquista.parts.land.fates import BY_OBJECTIVE, ENDINGS
from conquista.parts.land.objectives import garrisoned

_PARTS = components()


class WarChronicle(LandChronicle):
    tallied = (*LandChronicle.tallied, "trades")
    continents = _PARTS.continents

    def hear(self, step: Step, event: Any) -> None:
        super().hear(step, event)
        if event.kind == "cards_traded":
            self.count("trades", event.seat)
            self.note(step, "cards", "trade", event.seat, armies=event.armies)
        elif event.kind == "card_drawn":
            self.useful_card(step, event.seat, _PARTS.cards.index(event.card))

    def aim(self, state: WarState, seat: int) -> Aim | None:
        card = state.objective[seat]
        if card == NO_OBJECTIVE:
            return None
        form = card if destroyed_by_holder(state, seat) else goal(state, seat)
        won = state.winners >> seat & 1 == 1 and state.ending == BY_OBJECTIVE
        said = Saying("aim", {"objective": _PARTS.objectives[card]})
        if form != card:
            names = {"objective": _PARTS.objectives[form], "returned": _PARTS.objectives[card]}
            said = Saying("aim-turned", {**names})
        return Aim(said, self._parts(state, seat, form), won or fulfilled(state, seat))

    def _parts(self, state: WarState, seat: int, card: int) -> list[Saying]:
        table, land = state.rules.objectives, state.land
        kind, what, least = table.kind[card], table.what[card], table.least[card]
        if kind == DESTROY:
            target = seat_of_colour(state, what)
            return [Saying("aim-destroy", {"left": land.territories[target]})]
        if kind == CONTINENTS:
            named = [k for k in range(land.board.continents) if what >> k & 1]
            if least:
                named.append(self.nearest_other(land, seat, what))
            return [self.held(land, seat, k) for k in named]
        return [Saying("aim-territories", {"have": garrisoned(land, seat, least), "of": what})]

    def result(self, state: WarState, winners: list[int]) -> Saying | None:
        aim = self.aim(state, winners[0]) if winners else None
        if aim is None:
            return None
        facts: dict[str, Fact] = {"winners": winners, "round": state.round}
        facts["objective"] = aim.said.facts["objective"]
        return Saying(f"won-by-{ENDINGS[state.ending]}", facts)


def destroyed_by_holder(state: WarState, seat: int) -> bool:
    """A card that is met by an elimination is told as it was, not as what it would have become without."""
    table, card = state.rules.objectives, state.objective[seat]
    if table.kind[card] != DESTROY:
        return False
    target = seat_of_colour(state, table.what[card])
    return target < state.rules.seats and target != seat and state.destroyer[target] == seat
