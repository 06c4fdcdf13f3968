"""What a report tells of War II: what all land games tell, and the air."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from conquista.analysis.chronicle import Aim, Step, Trial
from conquista.analysis.chronicles.land import LAND, LandChronicle
from conquista.analysis.course import Lost, chance_of_as_bad, chance_of_as_good
from conquista.analysis.raids import exchange_odds, raid_odds
from conquista.analysis.report import Fact, Fight, Saying
from conquista.analysis.spread import Odds, evenly, expected
from conquista.games.war2.components import components
from conquista.games.war2.holdings import centres_of, has_majority
from conquista.games.war2.objectives import fulfilled, goal, seat_of_colour
from conquista.games.war2.phase import NO_COLOUR, NO_OBJECTIVE
from conquista.games.war2.state import War2State
from conquista.parts.land.fates import BY_OBJECTIVE, ENDINGS
from conquista.parts.land.objectives import garrisoned

AIR, FLAK, BOMBS = "air", "flak", "bombs"
_PARTS = components()
_CARD_WORTH: int = _PARTS.numbers["cards"]["worth"]


@dataclass
class Raid:
    """An air raid from the first die to its end."""

    entry: int
    round: int
    seat: int
    against: int | None
    target: str
    bombers: int
    armies: int
    heavy: bool
    shot_down: int = 0
    destroyed: int = 0
    luck: float = 0.0

    def moves(self, at: Lost) -> Mapping[Lost, float]:
        """An exchange further; one in which nothing happens is flown again."""
        here = self.bombers - at[0], self.armies - at[1]
        if here[0] < 1 or here[1] < 2:
            return {}
        outcomes = exchange_odds(*here, self.heavy)
        again = outcomes.get(here, 0)
        return {
            (self.bombers - left, self.armies - stand): float(chance / (1 - again))
            for (left, stand), chance in outcomes.items()
            if (left, stand) != here
        }

    def told(self, last: int) -> Fight:
        better = self.luck >= 0
        tail = chance_of_as_good if better else chance_of_as_bad
        facts: dict[str, Fact] = {"bombers": self.bombers, "armies": self.armies, "target": self.target}
        ended: dict[str, Fact] = {"destroyed": self.destroyed, "lost": self.shot_down}
        return Fight(
            entry=self.entry,
            last=last,
            round=self.round,
            chapter=AIR,
            seat=self.seat,
            against=self.against,
            said=Saying("fight-air", facts),
            result=Saying("fight-air-ended", ended),
            chance=float(raid_odds(self.bombers, self.armies, heavy=self.heavy).down_to_one),
            won=self.destroyed == self.armies - 1,
            luck=self.luck,
            better=better,
            rare=tail(self.moves, (self.shot_down, self.destroyed)),
        )


class War2Chronicle(LandChronicle):
    chapters = (LAND, AIR, "cards")
    tallied = (*LandChronicle.tallied, "raids")
    continents = _PARTS.continents

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._raid: Raid | None = None

    def measures(self, state: War2State) -> dict[str, list[int]]:
        return {
            **super().measures(state),
            "centres": [centres_of(state, seat) for seat in range(self.seats)],
            "bombers": state.base[: self.seats],
        }

    def hear(self, step: Step, event: Any) -> None:
        super().hear(step, event)
        match event.kind:
            case "raid_declared":
                self._begin(step, event)
            case "flak_fired":
                self._shoot(step, event)
            case "bombs_dropped":
                self._bomb(step, event)
            case "raid_ended" if self._raid is not None:
                self.fights.append(self._raid.told(step.entry.number))
                self._raid = None
            case "card_drawn":
                worth = [worth_of(card) for card in _PARTS.cards]
                pile = [worth[k] for k in range(len(worth)) if step.before.deck.pile >> k & 1]
                self.trials.append(Trial("cards", event.seat, worth_of(event.card), evenly(pile)))
            case "territory_reinforced":
                self.note(
                    step, "cards", "reinforced", event.seat, armies=event.armies, territory=event.territory
                )
            case "last_stand_begun":
                self.note(step, "loss", "last-stand", event.seat, number=event.number)

    def _begin(self, step: Step, event: Any) -> None:
        self.count("raids", event.seat)
        rules, armies = step.after.rules, step.after.land.armies
        self.dice.setdefault(FLAK, tuple(rules.anti_aircraft))
        self.dice.setdefault(BOMBS, tuple(rules.air_attack))
        self._raid = Raid(
            step.entry.number,
            step.after.rounds(),
            event.seat,
            event.defender,
            event.target,
            event.bombers,
            armies[step.after.raid.target],
            rules.chosen["aa_die"] == "heavy",
        )

    def _shoot(self, step: Step, event: Any) -> None:
        """What is shot down is the defence's gain."""
        flying = step.before.raid.bombers
        down = min(event.face, flying)
        sides = [min(side, flying) for side in step.before.rules.anti_aircraft]
        defender = self._against()
        self.roll(FLAK, defender, event.face)
        self._settle(-down, evenly([-side for side in sides]), down, evenly(sides))
        if self._raid is not None:
            self._raid.shot_down += down

    def _bomb(self, step: Step, event: Any) -> None:
        standing = step.before.land.armies[step.before.raid.target]
        fallen = standing - event.armies
        sides = [min(side, standing - 1) for side in step.before.rules.air_attack]
        self.roll(BOMBS, event.seat, event.face)
        self._settle(fallen, evenly(sides), -fallen, evenly([-side for side in sides]))
        if self._raid is not None:
            self._raid.destroyed += fallen

    def _against(self) -> int | None:
        return None if self._raid is None else self._raid.against

    def _settle(self, got: int, odds: Odds, other: int, others: Odds) -> None:
        """Bombers and armies count alike: what one side loses the other has gained."""
        raid = self._raid
        if raid is None:
            return
        raid.luck += got - expected(odds)
        self.trials.append(Trial(AIR, raid.seat, got, odds))
        if raid.against is not None:
            self.trials.append(Trial(AIR, raid.against, other, others))

    def aim(self, state: War2State, seat: int) -> Aim | None:
        card = state.objective[seat]
        if card == NO_OBJECTIVE:
            return None
        form = card if destroyed_by_holder(state, seat) else goal(state, seat)
        won = state.winners >> seat & 1 == 1 and state.ending == BY_OBJECTIVE
        said = Saying("aim", {"objective": _PARTS.goals[card]})
        if form != card:
            said = Saying("aim-turned", {"objective": _PARTS.goals[form], "returned": _PARTS.goals[card]})
        return Aim(said, self._parts(state, seat, form), won or fulfilled(state, seat))

    def _parts(self, state: War2State, seat: int, card: int) -> list[Saying]:
        table, land = state.rules.objectives, state.land
        centres = state.rules.last_stand_centres if card == table.cards else table.centres[card]
        parts: list[Saying] = []
        if card < table.cards:
            if table.destroy[card] != NO_COLOUR:
                target = seat_of_colour(state, table.destroy[card])
                return [Saying("aim-destroy", {"left": land.territories[target]})]
            parts += self._continents_asked(state, seat, card)
            if table.territories[card]:
                have = garrisoned(land, seat, table.armies[card])
                parts.append(Saying("aim-territories", {"have": have, "of": table.territories[card]}))
        if centres:
            parts.append(Saying("aim-centres", {"have": centres_of(state, seat), "of": centres}))
        return parts

    def _continents_asked(self, state: War2State, seat: int, card: int) -> list[Saying]:
        table, land = state.rules.objectives, state.land
        continents = range(land.board.continents)
        parts = [self.held(land, seat, k) for k in continents if table.whole[card] >> k & 1]
        if table.more_whole[card]:
            parts.append(self.held(land, seat, self.nearest_other(land, seat, table.whole[card])))
        for k in continents:
            if table.majority[card] >> k & 1:
                facts: dict[str, Fact] = {"continent": self.continents[k], "have": land.held[seat][k]}
                parts.append(Saying("aim-majority", {**facts, "of": land.board.size[k] // 2 + 1}))
        if table.majorities[card]:
            have = sum(has_majority(land, seat, k) for k in continents)
            parts.append(Saying("aim-majorities", {"have": have, "of": table.majorities[card]}))
        return parts

    def result(self, state: War2State, winners: list[int]) -> Saying | None:
        aim = self.aim(state, winners[0]) if winners else None
        if not winners:
            return None
        facts: dict[str, Fact] = {"winners": winners, "round": state.round}
        facts["objective"] = None if aim is None else aim.said.facts["objective"]
        return Saying(f"won-by-{ENDINGS[state.ending]}", facts)


def worth_of(card: str) -> int:
    """What a card adds to a reinforcement: a territory card opens it, a number card has its number."""
    table = _PARTS.card_table
    number = _PARTS.cards.index(card)
    return _CARD_WORTH if number < table.territory_cards else table.value[number]


def destroyed_by_holder(state: War2State, seat: int) -> bool:
    """A card that is met by an elimination is told as it was, not as what it would have become without."""
    colour = state.rules.objectives.destroy[state.objective[seat]]
    if colour == NO_COLOUR:
        return False
    target = seat_of_colour(state, colour)
    return target < state.rules.seats and target != seat and state.destroyer[target] == seat
