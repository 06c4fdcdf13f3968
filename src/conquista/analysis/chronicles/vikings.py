"""What a report tells of WAR Vikings: what all land games tell, the sea, the gods and Valhalla."""

from __future__ import annotations

from typing import Any

from conquista.analysis.chronicle import Aim, Step, Trial
from conquista.analysis.chronicles.land import LAND, LandChronicle, attack_odds, defence_odds
from conquista.analysis.report import Fact, Saying
from conquista.games.vikings.components import components
from conquista.games.vikings.objectives import fulfilled, goal, ports_of, seat_of_colour
from conquista.games.vikings.phase import NO_COLOUR, NO_OBJECTIVE, UNPLACED
from conquista.games.vikings.ships import on_board
from conquista.games.vikings.state import VikingsState
from conquista.kernel.names import names_in
from conquista.parts.land.fates import BY_OBJECTIVE, ENDINGS
from conquista.parts.land.objectives import garrisoned

SEA = "sea"
_PARTS = components()


class VikingsChronicle(LandChronicle):
    """Luck is counted where the dice alone decided: of rolls that no god and no command effect has touched."""

    chapters = (LAND, SEA, "cards")
    tallied = (*LandChronicle.tallied, "naval", "invocations", "trades")
    continents = _PARTS.continents

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._touched = False

    def measures(self, state: VikingsState) -> dict[str, list[int]]:
        return {
            **super().measures(state),
            "valhalla": state.valhalla[: self.seats],
            "ships": [on_board(state, seat) for seat in range(self.seats)],
        }

    def hear(self, step: Step, event: Any) -> None:
        super().hear(step, event)
        match event.kind:
            case "battle_declared" | "naval_combat_declared":
                self._touched = False
            case "god_invoked":
                self._touched = True
                self.count("invocations", event.seat)
            case "die_rerolled":
                self._touched = True
            case "dice_rolled":
                self._fell(step, event)
            case "naval_roll_fought":
                self._sail(event)
            case "cards_traded":
                self.count("trades", event.seat)
                self.note(step, "cards", "trade", event.seat, armies=event.armies)
            case "card_drawn":
                self.useful_card(step, event.seat, _PARTS.cards.index(event.card))
            case "commander_lost":
                self.note(step, "loss", "commander", event.seat, territory=event.territory)

    def fight(self, step: Step, event: Any) -> None:
        if not self._touched:
            super().fight(step, event)
            return
        self.close()
        self.count("battles", event.seat)

    def roll(self, kind: str, seat: int | None, shown: int) -> None:
        """Dice are counted as they fall, not as they are compared."""

    def _fell(self, step: Step, event: Any) -> None:
        owner = step.before.land.owner[step.before.battle.target]
        defender = owner if owner < self.seats else None
        for face in event.attack:
            super().roll(LAND, step.before.active, face)
        for face in event.defence:
            super().roll(LAND, defender, face)

    def _sail(self, event: Any) -> None:
        self.count("naval", event.seat)
        if not self._touched:
            dice, reply = len(event.attack), len(event.defence)
            self.trials.append(Trial(SEA, event.seat, event.attack_pairs, attack_odds(dice, reply)))
            self.trials.append(Trial(SEA, event.defender, event.defence_pairs, defence_odds(dice, reply)))
        self._touched = False

    def aim(self, state: VikingsState, seat: int) -> Aim | None:
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

    def _parts(self, state: VikingsState, seat: int, card: int) -> list[Saying]:
        table, land = state.rules.objectives, state.land
        if table.destroy[card] != NO_COLOUR:
            target = seat_of_colour(state, table.destroy[card])
            return [Saying("aim-destroy", {"left": land.territories[target]})]
        regions = range(land.board.continents)
        parts = [self.held(land, seat, k) for k in regions if table.whole[card] >> k & 1]
        for name in names_in(_PARTS.territories, table.named[card]):
            have = int(land.owner[_PARTS.territories.index(name)] == seat)
            parts.append(Saying("aim-territory", {"territory": name, "have": have, "of": 1}))
        if table.territories[card]:
            have = garrisoned(land, seat, table.armies[card])
            parts.append(Saying("aim-territories", {"have": have, "of": table.territories[card]}))
        if table.ports[card]:
            parts.append(Saying("aim-ports", {"have": ports_of(state, seat), "of": table.ports[card]}))
        return parts + self._pieces(state, seat, card)

    def _pieces(self, state: VikingsState, seat: int, card: int) -> list[Saying]:
        """What a card asks of ships and commanders, where there are any."""
        table, parts = state.rules.objectives, []
        if state.rules.ships_on and table.ships[card]:
            parts.append(Saying("aim-ships", {"have": on_board(state, seat), "of": table.ships[card]}))
        if state.rules.ships_on:
            for name in names_in(_PARTS.territories, table.ship_in[card]):
                place = _PARTS.territories.index(name)
                there = state.fleet.in_port >> place & 1 and state.land.owner[place] == seat
                parts.append(Saying("aim-ship-in", {"territory": name, "have": int(there), "of": 1}))
        if state.rules.commander_on:
            for name in names_in(_PARTS.territories, table.commander_in[card]):
                where = state.commander[seat]
                there = where < UNPLACED and _PARTS.territories[where] == name
                parts.append(Saying("aim-commander", {"territory": name, "have": int(there), "of": 1}))
        return parts

    def result(self, state: VikingsState, winners: list[int]) -> Saying | None:
        if not winners:
            return None
        aim = self.aim(state, winners[0])
        facts: dict[str, Fact] = {"winners": winners, "round": state.round}
        facts["objective"] = None if aim is None else aim.said.facts["objective"]
        return Saying(f"won-by-{ENDINGS[state.ending]}", facts)


def destroyed_by_holder(state: VikingsState, seat: int) -> bool:
    """A card that is met by an elimination is told as it was, not as what it would have become without."""
    colour = state.rules.objectives.destroy[state.objective[seat]]
    if colour == NO_COLOUR:
        return False
    target = seat_of_colour(state, colour)
    return target < state.rules.seats and target != seat and state.destroyer[target] == seat
