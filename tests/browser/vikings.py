"""Somebody who plays WAR Vikings in a browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.browser.prepared import guest_of, stand_up
from tests.browser.voyage import ME
from tests.browser.war import LONG, Player, Spot
from tests.server.running import RunningServer

BOTS = ("Aimoré", "Caxias", "Iara")
ANSWERS = ("invoke", "prayer", "defend", "reroll", "valhalla", "occupy")
TURN = ("colour", "place", "attack", "move", *ANSWERS)
SHIPS = 1
"""As many are built in a turn."""

# In both languages.
SHIP = re.compile(r"(navio no porto|ship in port)")
PORT = re.compile(r"(porto|port)\b")
BUILD = re.compile(r"^(Construir navio|Build a ship)")
LEADER = re.compile(r"^(Pôr o comandante|Trazer o comandante|Put the commander|Bring back)")
NAVAL = re.compile(r"^(Combate naval|Fight at sea)")
DEFENDS = re.compile(r"(na defesa|for the defence)")
DUE = re.compile(r"VIK-CRD-04")


class Jarl(Player):
    """Calls a god once on either side, and otherwise gives the answer of the main button.

    `done` counts what has been done; `asked` has all that was asked in combats.
    """

    game = "vikings"

    def __init__(self, page, by: str = "mouse") -> None:
        super().__init__(page, by)
        self.done = dict.fromkeys(("ship", "naval", "landing", "invoked", "defended"), 0)
        self.asked: set[str] = set()

    def begin(self, options: Mapping[str, object] | None = None) -> str:
        """A table of one's own among bots, with the objectives put away so that nobody wins by accident."""
        return self.start({"objective_mode": "total_conquest", **(options or {})}, bots=BOTS)

    def go_on(self, server: RunningServer, table: str, record: str, entries: int) -> None:
        """Sit down where a match has been played so far, against bots that give something to decide."""
        self.remember()
        stand_up(server, table, record, entries, {ME: guest_of(self.page)}, bot="sparring")
        self.page.goto(f"/mesa/{table}")

    def wait_for_turn(self) -> str:
        return self.wait_for(*TURN, "out", "over")

    def push(self, button: Any) -> None:
        if self.by == "keys":
            button.press("Enter")
        else:
            button.click()

    def moved_on(self, press: Any) -> str:
        """Presses; the stage that something else is asked in, or nothing."""
        bar = self.page.locator("[data-stage]")
        asked = bar.get_attribute("data-asked")
        press()
        self.page.locator(f'[data-stage]:not([data-asked="{asked}"])').wait_for(timeout=LONG)
        return self.ready()

    # Placing.

    def choose_colour(self) -> None:
        self.moved_on(lambda: self.push(self.page.locator("[data-primary]")))

    def work(self, name: re.Pattern[str]) -> bool:
        """A ship or the commander, at the first place offered; whether there was one."""
        chip = self.page.locator(".controls").get_by_role("button", name=name)
        if not chip.count():
            return False
        self.push(chip)
        self.push(self.page.locator('[data-bar="work"] .controls button').first)
        self.page.locator('[data-bar="place"]:not([data-busy])').wait_for(timeout=LONG)
        return True

    def harbour(self) -> list[Spot]:
        """Own places, those with ships first, then ports, then borders."""
        own = self.borders()
        return sorted(own, key=lambda each: (not SHIP.search(each[3]), not PORT.search(each[3])))

    def place_all(self) -> None:
        self.work(LEADER)
        for _ in range(SHIPS):
            self.done["ship"] += self.work(BUILD)
        if self.page.locator("[data-stage]").get_by_text(DUE).count():
            self.page.keyboard.press("t")
            self.push(self.page.locator('[data-bar="trade"] [data-primary]'))
            self.page.locator('[data-bar="place"]:not([data-busy])').wait_for(timeout=LONG)
        if self.by == "mouse":
            self.page.keyboard.down("Alt")
            self.touch(self.harbour()[0])
            self.page.keyboard.up("Alt")
        super().place_all()

    # Attacking.

    def aim_at_sea(self, wish: str | None = None) -> str | None:
        """From a port with a ship: a `landing`, a `naval` combat, or any; which it is, if there is one."""
        for origin in [each for each in self.places("own") if SHIP.search(each[3])]:
            self.origins()
            self.touch(origin)
            for name in [each[0] for each in self.places("open") if "⚓" in each[4]]:
                self.origins()
                self.touch(origin)
                self.touch(next(each for each in self.places() if each[0] == name))
                main = self.page.locator("[data-primary]")
                main.wait_for(timeout=LONG)
                kind = "naval" if NAVAL.match(main.inner_text()) else "landing"
                if wish in (None, kind):
                    return kind
        return None

    def attack_at_sea(self, wish: str | None = None) -> bool:
        kind = self.aim_at_sea(wish)
        if kind is None:
            return False
        assert self.page.locator("[data-chance]").inner_text().endswith("%")
        self.roll_out()
        self.done[kind] += 1
        return True

    def aim(self) -> list[Spot]:
        """From the first origin offered that has targets in sight: those, the most promising last."""
        for number in range(self.origins().count()):
            self.push(self.origins().nth(number))
            if targets := self.places("open"):
                return sorted(targets, key=self.chance)
        return []

    def attack_on_land(self) -> bool:
        """The most promising attack; False if there is none in sight."""
        if self.by == "keys":
            self.attack_by_key()
            return True
        if not (targets := self.aim()):
            return False
        self.touch(targets[-1])
        self.fight()
        return True

    def fight(self) -> None:
        self.page.locator("[data-primary]").wait_for(timeout=LONG)
        self.roll_out()

    def roll_out(self) -> None:
        """Declares, and answers all that is asked until the combat is over."""
        stage = self.moved_on(self.press_main)
        while stage in ANSWERS or stage == "wait":
            stage = self.answer() if stage in ANSWERS else self.wait_for(*TURN, "out", "over")

    def answer(self) -> str:
        self.asked.add(self.stage)
        if self.stage == "invoke":
            return self.moved_on(self.call)
        return self.moved_on(self.press_main)

    def call(self) -> None:
        wish = "defended" if DEFENDS.search(self.sentence) else "invoked"
        gods = self.page.locator("[data-god]:not(.dear)")
        if self.done[wish]:
            self.press_main()
        else:
            self.push(gods.first)
            self.done[wish] += 1

    def play_turn(self, attacks: int = 2) -> None:
        """From wherever it stands to its end."""
        fought = 0
        while (stage := self.ready()) in TURN:
            if stage == "colour":
                self.choose_colour()
            elif stage == "place":
                self.place_all()
            elif stage == "move":
                self.pass_on()
            elif stage in ANSWERS:
                self.answer()
            elif fought < attacks and self.attack_on_land():
                fought += 1
            else:
                self.end_attacks()
