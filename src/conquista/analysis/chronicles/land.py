"""What the reports of all land games tell: territories, armies, continents, and battles with their dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from conquista.analysis.chronicle import Aim, Chronicle, Step, Trial
from conquista.analysis.course import Lost, chance_of_as_bad, chance_of_as_good
from conquista.analysis.odds import battle_odds, roll_odds
from conquista.analysis.report import Fight, Saying
from conquista.analysis.spread import Odds, coin, expected
from conquista.kernel.bitset import count
from conquista.parts.land.limits import MOST_DICE
from conquista.parts.land.occupation import Occupation, armies_of, owns_continent
from conquista.parts.land.trade import CardTable

LAND = "land"


@cache
def attack_odds(attack_dice: int, defence_dice: int) -> Odds:
    """The chance that the attack destroys 0, 1, 2, … armies; each other pair costs it one."""
    pairs = min(attack_dice, defence_dice)
    lost = roll_odds(attack_dice, defence_dice)
    return tuple((pairs - k, float(lost[k])) for k in range(pairs, -1, -1))


@cache
def defence_odds(attack_dice: int, defence_dice: int) -> Odds:
    return tuple((k, float(chance)) for k, chance in enumerate(roll_odds(attack_dice, defence_dice)))


def useful_cards(table: CardTable, land: Occupation, seat: int) -> int:
    """Jokers, and cards of territories that the seat holds, which bring armies when they are traded."""
    owner = land.owner
    return sum(
        1 << card
        for card in range(table.cards)
        if table.territory[card] >= land.board.territories or owner[table.territory[card]] == seat
    )


@dataclass
class Siege:
    """Rolls from one territory against another that follow upon one another."""

    entry: int
    last: int
    round: int
    seat: int
    against: int | None
    source: str
    target: str
    attack: int
    defence: int
    attack_lost: int = 0
    defence_lost: int = 0
    expected: float = 0.0
    all_dice: bool = True

    def goes_on(self, seat: int, source: str, target: str, attack: int, defence: int) -> bool:
        """Whether a roll with so many armies on either side belongs to it."""
        left = (self.attack - self.attack_lost, self.defence - self.defence_lost)
        return (self.seat, self.source, self.target) == (seat, source, target) and left == (attack, defence)

    def moves(self, at: Lost) -> Mapping[Lost, float]:
        """One roll further, both sides with all their dice."""
        attack, defence = self.attack - at[0], self.defence - at[1]
        if attack < 2 or defence < 1:
            return {}
        dice, reply = min(MOST_DICE, attack - 1), min(MOST_DICE, defence)
        pairs = min(dice, reply)
        return {
            (at[0] + pairs - destroyed, at[1] + destroyed): chance
            for destroyed, chance in attack_odds(dice, reply)
        }

    def told(self) -> Fight:
        luck = self.defence_lost - self.expected
        better = luck >= 0
        lost = self.attack_lost, self.defence_lost
        won = self.defence_lost == self.defence
        tail = chance_of_as_good if better else chance_of_as_bad
        return Fight(
            entry=self.entry,
            last=self.last,
            round=self.round,
            chapter=LAND,
            seat=self.seat,
            against=self.against,
            said=Saying(
                "fight-land",
                {"source": self.source, "attack": self.attack, "defence": self.defence, "target": self.target},
            ),
            result=Saying(
                "fight-land-won" if won else "fight-land-lost",
                {"lost": self.attack_lost, "destroyed": self.defence_lost},
            ),
            chance=battle_odds(self.attack, self.defence).conquest,
            won=won,
            luck=luck,
            better=better,
            rare=tail(self.moves, lost) if self.all_dice else None,
        )


class LandChronicle(Chronicle):
    """Its game tells of `battle_fought`, and its state has the parts `land` and `battle`."""

    chapters: tuple[str, ...] = (LAND, "cards")
    tallied: tuple[str, ...] = ("battles", "conquests", "eliminations")
    continents: tuple[str, ...]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dice = {LAND: (1, 2, 3, 4, 5, 6)}
        self._siege: Siege | None = None

    def watch(self, step: Step) -> None:
        for event in step.events:
            self.hear(step, event)

    def hear(self, step: Step, event: Any) -> None:
        match event.kind:
            case "battle_fought":
                self.fight(step, event)
            case "territory_conquered":
                self.count("conquests", event.seat)
                self._continents(step, event.seat)
            case "player_eliminated":
                self.count("eliminations", event.by)
                self.note(step, "out", "eliminated", event.seat, by=event.by)
                facts = {"by": event.by, "round": step.before.rounds()}
                self.fates[event.seat] = Saying("fate-eliminated", facts)
            case "player_surrendered":
                self.note(step, "out", "surrendered", event.seat)
                self.fates[event.seat] = Saying("fate-surrendered", {"round": step.before.rounds()})

    def close(self) -> None:
        if self._siege is not None:
            self.fights.append(self._siege.told())
            self._siege = None

    def measures(self, state: Any) -> dict[str, list[int]]:
        land: Occupation = state.land
        return {
            "territories": land.territories[: self.seats],
            "armies": [armies_of(land, seat) for seat in range(self.seats)],
        }

    def fight(self, step: Step, event: Any) -> None:
        """A roll whose dice were compared as they fell."""
        dice, reply = len(event.attack), len(event.defence)
        odds = attack_odds(dice, reply)
        self.trials.append(Trial(LAND, event.seat, event.defence_losses, odds))
        if event.defender is not None:
            self.trials.append(Trial(LAND, event.defender, event.attack_losses, defence_odds(dice, reply)))
        self.count("battles", event.seat)
        for face in event.attack:
            self.roll(LAND, event.seat, face)
        for face in event.defence:
            self.roll(LAND, event.defender, face)
        siege = self._siege_of(step, event)
        siege.last = step.entry.number
        siege.attack_lost += event.attack_losses
        siege.defence_lost += event.defence_losses
        siege.expected += expected(odds)

    def _siege_of(self, step: Step, event: Any) -> Siege:
        battle, armies = step.before.battle, step.before.land.armies
        attack, defence = armies[battle.source], armies[battle.target]
        siege = self._siege
        if siege is None or not siege.goes_on(event.seat, event.source, event.target, attack, defence):
            self.close()
            who = event.seat, event.defender, event.source, event.target
            siege = Siege(step.entry.number, step.entry.number, step.before.rounds(), *who, attack, defence)
            self._siege = siege
        most = min(MOST_DICE, attack - 1), min(MOST_DICE, defence)
        siege.all_dice = siege.all_dice and (len(event.attack), len(event.defence)) == most
        return siege

    def useful_card(self, step: Step, seat: int, card: int) -> None:
        """Whether the card drawn is one that brings armies of its own."""
        state = step.before
        pile, useful = state.deck.pile, useful_cards(state.rules.cards, state.land, seat)
        odds = coin(count(pile & useful) / count(pile))
        self.trials.append(Trial("cards", seat, useful >> card & 1, odds))

    def _continents(self, step: Step, seat: int) -> None:
        for number, name in enumerate(self.continents):
            if owns_continent(step.after.land, seat, number) and not owns_continent(
                step.before.land, seat, number
            ):
                self.note(step, "gain", "continent", seat, continent=name)

    def aims(self, state: Any) -> list[Aim | None]:
        return [self.aim(state, seat) for seat in range(self.seats)]

    def aim(self, state: Any, seat: int) -> Aim | None:
        """The objective of a seat."""
        raise NotImplementedError

    def held(self, land: Occupation, seat: int, continent: int) -> Saying:
        """How much of a continent a seat has."""
        have, all_of = land.held[seat][continent], land.board.size[continent]
        return Saying("aim-continent", {"continent": self.continents[continent], "have": have, "of": all_of})

    def nearest_other(self, land: Occupation, seat: int, named: int) -> int:
        """Of the continents that a card does not name, the one of which least is missing."""
        others = [k for k in range(land.board.continents) if not named >> k & 1]
        return min(others, key=lambda k: land.board.size[k] - land.held[seat][k])
