"""What a report tells of Feudum: points and land round by round, and the little that luck decides for one player."""

from __future__ import annotations

from typing import Any

from conquista.analysis.chronicle import Chronicle, Step, Trial
from conquista.analysis.report import Saying
from conquista.analysis.spread import coin, evenly
from conquista.games.feudum.limits import BEADS, LEAST_BEAD
from conquista.games.feudum.phase import BEAD_COIN, BEAD_VALUE, ENDINGS
from conquista.games.feudum.state import FeudumState

COINS, TURNED = "coins", "turned"


class FeudumChronicle(Chronicle):
    """Chance favours somebody only where beads are drawn or turned; all else it does to everybody alike."""

    chapters = (COINS, TURNED)
    tallied = ("improved", "attacks", "pilfered")

    def watch(self, step: Step) -> None:
        self._chance(step)
        for event in step.events:
            self._hear(step, event)

    def measures(self, state: FeudumState) -> dict[str, list[int]]:
        ruler = state.realm.ruler
        return {
            "points": state.stores.score[: self.seats],
            "locations": [sum(holder == seat for holder in ruler) for seat in range(self.seats)],
            "shillings": state.stores.shillings[: self.seats],
        }

    def result(self, state: FeudumState, winners: list[int]) -> Saying | None:
        if not winners:
            return None
        return Saying(f"won-by-{ENDINGS[state.ending]}", {"winners": winners, "round": state.round})

    def _chance(self, step: Step) -> None:
        """A coin for the higher bead; what a seal is worth that somebody turns in a round."""
        state = step.before
        for event in step.events:
            if state.phase == BEAD_COIN and event.kind == "bead_moved":
                highest = max(value for value in range(BEADS) if state.guilds.rosary[value]) + LEAST_BEAD
                self.trials.append(Trial(COINS, state.active, int(_value(event) == highest), coin(0.5)))
            elif state.phase == BEAD_VALUE and state.turn() and event.kind == "bead_turned":
                pool = [value + LEAST_BEAD for value in range(BEADS) for _ in range(state.stores.pool[value])]
                self.trials.append(Trial(TURNED, state.active, _value(event), evenly(pool)))

    def _hear(self, step: Step, event: Any) -> None:
        match event.kind:
            case "location_improved":
                self.count("improved", event.seat)
                if event.guild is not None:
                    self.note(step, "gain", "feudum", event.seat, location=event.location, guild=event.guild)
            case "attack_declared":
                self.count("attacks", event.seat)
            case "resource_pilfered":
                self.count("pilfered", event.seat)
            case "feudum_fell":
                self.note(step, "loss", "fallen", event.former, location=event.location)
            case "player_surrendered":
                self.note(step, "out", "surrendered", event.seat)
                self.fates[event.seat] = Saying("fate-surrendered", {"round": step.before.rounds()})


def _value(event: Any) -> int:
    return int(event.value)
