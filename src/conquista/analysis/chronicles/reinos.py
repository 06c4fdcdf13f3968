"""What a report tells of Jogo dos Reinos: vassals, revolts, tests and battles."""

from __future__ import annotations

from typing import Any

from conquista.analysis.chronicle import Chronicle, Step, Trial
from conquista.analysis.kingdoms import muster_chance
from conquista.analysis.report import Fact, Fight, Saying
from conquista.analysis.spread import coin
from conquista.games.reinos.phase import ENDINGS
from conquista.games.reinos.state import ReinosState
from conquista.kernel.bitset import count

BATTLES, REVOLTS, TESTS, PICKS = "battles", "revolts", "tests", "picks"


class ReinosChronicle(Chronicle):
    """Each answer of chance is met by somebody.

    The cards of a battle by both suzerains, a revolt by the vassal and its suzerain, a test by whoever needs it, a
    turned card by who turns it.
    """

    chapters = (BATTLES, REVOLTS, TESTS, PICKS)
    tallied = ("attacks", "victories", "freed")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._entry = 0
        self._mustered = 0.0
        self._armies = (0, 0)

    def watch(self, step: Step) -> None:
        for event in step.events:
            self._hear(step, event)

    def measures(self, state: ReinosState) -> dict[str, list[int]]:
        return {
            "vassals": [count(state.vassals_of(seat)) for seat in range(self.seats)],
            "revolt": state.revolt[: self.seats],
        }

    def ends(self, state: ReinosState) -> dict[int, Saying]:
        """Free, a vassal, or gone."""
        told: dict[int, Saying] = {}
        for seat in range(self.seats):
            if state.is_free(seat):
                told[seat] = Saying("fate-free")
            elif state.is_playing(seat):
                told[seat] = Saying("fate-vassal", {"suzerain": state.suzerain[seat]})
        return {**told, **self.fates}

    def result(self, state: ReinosState, winners: list[int]) -> Saying | None:
        if not winners:
            return None
        return Saying(f"won-by-{ENDINGS[state.ending]}", {"winners": winners, "round": state.round})

    def _hear(self, step: Step, event: Any) -> None:
        match event.kind:
            case "attack_declared":
                self.count("attacks", event.seat)
                self._entry = step.entry.number
            case "revolt_tried":
                self._try(step, event)
            case "natives_tested":
                self.trials.append(Trial(TESTS, event.seat, int(event.passed), coin(event.percent / 100)))
                self._mustered = chance_after_revolts(step.before)
            case "rebels_courted":
                self.trials.append(Trial(TESTS, event.seat, int(event.won), coin(event.percent / 100)))
            case "cards_laid_out":
                self._armies = event.attack, event.defence
            case "card_turned":
                left = step.before.cards - count(step.before.turned)
                self.trials.append(Trial(PICKS, event.seat, int(event.joker), coin(1 / left)))
            case "battle_won":
                self._win(step, event)
            case "player_surrendered":
                self.note(step, "out", "surrendered", event.seat)
                self.fates[event.seat] = Saying("fate-surrendered", {"round": step.before.rounds()})

    def _try(self, step: Step, event: Any) -> None:
        chance = event.percent / 100
        self.trials.append(Trial(REVOLTS, event.seat, int(event.free), coin(chance)))
        self.trials.append(Trial(REVOLTS, event.suzerain, int(not event.free), coin(1 - chance)))
        if event.free:
            self.count("freed", event.seat)
            self.note(step, "loss", "freed", event.seat, suzerain=event.suzerain)
        facts: dict[str, Fact] = {"seat": event.seat, "suzerain": event.suzerain}
        self._tell(step, REVOLTS, (event.seat, event.suzerain), facts, (chance, event.free))

    def _win(self, step: Step, event: Any) -> None:
        attacker, defender = step.before.attacker, step.before.defender
        won = event.seat == attacker
        attack, defence = self._armies
        chance = attack / (attack + defence)
        self.trials.append(Trial(BATTLES, attacker, int(won), coin(chance)))
        self.trials.append(Trial(BATTLES, defender, int(not won), coin(1 - chance)))
        self.count("victories", event.seat)
        self.note(step, "gain", "subdued", event.seat, loser=event.loser, number=len(event.vassals))
        facts: dict[str, Fact] = {"seat": attacker, "target": defender, "attack": attack, "defence": defence}
        self._tell(step, BATTLES, (attacker, defender), facts, (self._mustered, won))

    def _tell(
        self,
        step: Step,
        chapter: str,
        sides: tuple[int, int],
        facts: dict[str, Fact],
        ended: tuple[float, bool],
    ) -> None:
        seat, against = sides
        chance, won = ended
        number = step.entry.number
        self.fights.append(
            Fight(
                entry=self._entry if chapter == BATTLES else number,
                last=number,
                round=step.before.rounds(),
                chapter=chapter,
                seat=seat,
                against=against,
                said=Saying(f"fight-{chapter}", facts),
                result=Saying(f"fight-{chapter}-{'won' if won else 'lost'}", facts),
                chance=chance,
                won=won,
                luck=won - chance,
                better=won,
                rare=chance if won else 1 - chance,
            )
        )


def chance_after_revolts(state: ReinosState) -> float:
    """The attack's chance before the native test, with the vassals that have stayed."""
    sides = (count(state.vassals_of(state.attacker)), count(state.vassals_of(state.defender)))
    return float(muster_chance(state.rules.base_failure, *sides))
