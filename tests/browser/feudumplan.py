"""A planned match of Feudum against the `neighbour`: what is done in each round, whatever the draws were.

Ana begins as a noble beside the farm nearest to her neighbour. Round 1: she rules it, makes it a town, brings an
alchemist, buys a seal. Round 2: the town becomes a feudum; she pulls as official of the alchemists, brings a monk,
moves to her neighbour and steals there. Round 3: she gathers there, is attacked and defends herself, attacks and is
defended against, and pushes as master of the nobles.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.feudum import Player
from tests.browser.feudumbot import HOME

STEPS_HOME = {"l09": "l16", "l10": "l16", "l14": "l10", "l19": "l18", "l18": "l16", "l13": "l14"}
"""From each location on the way the next one."""
FARMS = ("l09", "l10", "l14", "l19", "l13")
"""Where to begin, the nearest first; three of the six starting locations are farms."""
ROUNDS: dict[int, tuple[str, ...]] = {
    1: ("influence", "improve", "migrate", "guild"),
    2: ("improve", "guild", "migrate", "move"),
    3: ("move", "conquer", "guild", "defend"),
}
IDLE = ("tax", "explore", "harvest", "defend")
GUILDS = {1: ("noble", "trade"), 2: ("alchemist", "pull"), 3: ("noble", "push")}
NEWCOMERS = {1: "alchemist", 2: "monk"}
WISHES: dict[str, Sequence[str]] = {
    "pouch": ("answer nothing",),
    "sulfur": ("answer supply",),
    "pay": ("means cube",),
    "seals": ("number 1",),
    "boost": ("add_saltpeter",),
    "disc": ("accept",),
    "guardian": ("accept",),
    "defense": ("reveal_defend", "pass"),
    "immunity": ("pass",),
    "feed": ("answer food", "answer nothing"),
}


class Plan:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.home = ""

    @property
    def round(self) -> int:
        return int(self.player._bar("data-round"))

    def come_to(self, phase: str) -> None:
        """Play on until this is what is asked; what is asked stays so until it is answered."""
        while self.player.wait_for("asked") and self.player.phase != phase:
            self.act()

    def act(self) -> str:
        """Do the next thing; returns the phase in which it was done, or the stage if nobody asked."""
        player = self.player
        if player.wait_for("asked", "over", "wait") == "asked" and player.phase == "pick":
            player.seen.add("pick")
            player.close_summary()
            player.pick_cards(ROUNDS.get(self.round, IDLE))
            return "pick"
        return player.act(self.choose)

    def choose(self, phase: str, answers: Sequence[str]) -> str | None:
        """The answer wanted among these; None for the main button."""
        for wish in (*self._of_phase(phase, answers), *WISHES.get(phase, ())):
            if wish in answers:
                return wish
        if phase in ("step", "free", "after", "boost") or not answers:
            return None
        return answers[0]

    def _of_phase(self, phase: str, answers: Sequence[str]) -> list[str]:
        if phase == "setup_pawn":
            self.home = self.home or next(farm for farm in FARMS if self.player.type_of(farm) == "farm")
            return ["character noble", f"place {self.home}"]
        if phase == "card":
            return [f"card {card}" for card in ROUNDS.get(self.round, IDLE)]
        if phase == "card_mode":
            return ["mode regular" if self.round in ROUNDS else "mode forgo"]
        if phase == "migrate":
            return ["deed enter", f"character {NEWCOMERS.get(self.round)}", f"place {self.home}"]
        if phase == "guild":
            guild, function = GUILDS[self.round]
            return [f"guild {guild}", f"function {function}"]
        if phase == "step":
            return self._steps(answers)
        return []

    def _steps(self, answers: Sequence[str]) -> list[str]:
        """One pawn after the other to the neighbour's; whoever is there already is not moved."""
        units = [each for each in answers if each.startswith("unit ")]
        if units:
            return [unit for unit in units if self.player.place_of(unit) not in ("", HOME)][:1]
        return [f"place {place}" for place in STEPS_HOME.values()]

    def play(self, until_round: int) -> None:
        """Play until this round begins, or the match is over."""
        for _ in range(600):
            if self.act() == "over" or self.round >= until_round:
                return
        raise AssertionError(f"still round {self.round}: {self.player.sentence}")
