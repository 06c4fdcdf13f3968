"""Somebody who plays War II in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.war import BOTS, LONG, OWN, PLACE, Player, Spot

SOON = 4000
TRIES = 25

# In both languages.
STRONG = re.compile(r"^[^,]+, [^,]+, (\d+) (?:exércitos?|arm(?:y|ies))")
NUMBER = re.compile(r"numero_")
PLACE_CI = re.compile(r"^(Colocar seu CI|Place your CI)")
KEEP = re.compile(r"^(Guardar|Keep)$")
EMPTY = re.compile(r"^(Sua base aérea|Your air base)")
SEATS = re.compile(r"^(Jogadores|Players)$")
SPY_ANY = re.compile(r"^(Espionar…|Spy…)$")
SPY = re.compile(r"^(Espionar|Spy)$")

VACANT = """() => [...document.querySelectorAll('[data-token]')]
  .filter((token) => token.parentNode.querySelector('.vacant')).map((token) => token.dataset.token)"""


def armies(place: Spot) -> int:
    found = STRONG.match(place[3])
    return int(found[1]) if found else 0


class Commander(Player):
    game = "war2"

    def wait_for_turn(self) -> str:
        return self.wait_for("claim", "choice", "place", "attack", "move", "occupy", "raid", "out", "over")

    # The set-up.

    def claim_all(self) -> None:
        """Vacant territories until there are none, then the first stage."""
        while self.wait_for("claim", "choice", "place", "attack", "over") in ("claim", "choice"):
            self.settled()
            self.claim_one()

    def claim_one(self) -> None:
        """One vacant territory. What is pressed while others' claims are still being shown may not count."""
        turn = self.page.locator("[data-stage]").get_attribute("data-turn")
        for _ in range(TRIES):
            if self.stage not in ("claim", "choice"):
                return
            if self.by == "keys":
                self.page.keyboard.press("n")
                self.page.keyboard.press("Enter")
                self.page.keyboard.press("Enter")
            elif vacant := self.vacant():
                self.touch(vacant[0])
                self.press_main()
            if self.has_moved_on(turn):
                return
        raise AssertionError(f"no claim is taken: {self.sentence}")

    def has_moved_on(self, turn: str | None) -> bool:
        """Whether the table answers soon."""
        try:
            self.page.locator(f'[data-stage]:not([data-turn="{turn}"])').wait_for(timeout=SOON)
        except PlaywrightTimeout:
            return False
        return True

    def fly_home_by_key(self) -> None:
        for _ in range(TRIES):
            if self.stage != "raid":
                return
            self.page.keyboard.press("e")
            self.page.wait_for_timeout(300)
        raise AssertionError(f"the raid does not end: {self.sentence}")

    def vacant(self) -> list[Spot]:
        names = self.page.evaluate(VACANT)
        if not [each for each in self.places() if each[0] in names]:
            self.see_all()
        return [each for each in self.places() if each[0] in names]

    def see_all(self) -> None:
        self.page.keyboard.press("0")
        self.page.wait_for_timeout(500)

    def place_all(self) -> None:
        self.settled()  # the last claims of the others may still be being shown
        if self.by == "finger":
            self.see_all()
        if self.by == "mouse":
            for place in self.borders():
                if PLACE.match(self.sentence):
                    self.page.keyboard.down("Alt")
                    self.touch(place)
                    self.page.keyboard.up("Alt")
            for _ in range(40):  # a continent's armies may have no border to go to
                if PLACE.match(self.sentence):
                    self.page.keyboard.press("n")
                    self.page.keyboard.press("Alt+Enter")
        super().place_all()

    # Air.

    def by_air(self) -> None:
        self.page.keyboard.press("f")

    def targets(self) -> list[Spot]:
        """Enemies with armies to bomb, the strongest last."""
        found = [each for each in self.places() if not OWN.match(each[3]) and armies(each) > 1]
        return sorted(found, key=armies)

    def aim_raid(self) -> Spot | None:
        """Picks the strongest target; none if there are no bombers, or nobody is worth a bomb."""
        targets = self.targets()
        if not targets or EMPTY.match(self.sentence):
            return None
        self.touch(targets[-1])
        self.page.locator("[data-primary]").wait_for(timeout=LONG)
        return targets[-1]

    def fly(self, exchanges: int = 1) -> int:
        """Rolls so many exchanges, then flies home; how many were flown."""
        self.roll_out(self.press_main)
        flown = 1
        while self.stage == "raid":
            if flown < exchanges:
                self.roll_out(self.press_main)
                flown += 1
            else:
                self.roll_out(self.page.locator("[data-stop]").click)
        return flown

    def roll_out(self, press: Callable[[], None]) -> None:
        """Presses, and waits until the table has answered and all of it was shown."""
        turn = self.page.locator("[data-stage]").get_attribute("data-turn")
        press()
        self.page.locator(f'[data-stage]:not([data-turn="{turn}"])').wait_for(timeout=LONG)
        self.settled()

    # Cards.

    def hand(self) -> list[str]:
        cards = self.page.locator("[data-card]")
        return [str(cards.nth(place).get_attribute("data-card")) for place in range(cards.count())]

    def choose(self, *cards: str) -> None:
        for card in cards:
            self.page.locator(f'[data-card="{card}"]').click()

    def can_use(self) -> bool:
        self.page.wait_for_timeout(120)
        return bool(self.page.locator("[data-stage] [data-primary]:not([disabled])").count())

    def drop(self) -> None:
        for _ in range(3):
            self.page.keyboard.press("Escape")
            if not self.page.locator('[data-card][aria-pressed="true"]').count():
                return

    def transport(self) -> bool:
        """Gives two cards, if two of the hand allow it, and moves all that one territory can spare."""
        lands = [card for card in self.hand() if not NUMBER.match(card)]
        for one in range(len(lands)):
            for other in range(one + 1, len(lands)):
                self.choose(lands[one], lands[other])
                if self.can_use():
                    self.press_main()
                    self.wait_for("transport")  # an open chain: nothing is told before it ends
                    return self.carry()
                self.drop()
        return False

    def carry(self) -> bool:
        strong = sorted(self.places("own"), key=armies)
        self.touch(strong[-1])
        self.touch(strong[0])
        self.roll_out(self.press_main)
        return True

    def throw_away_numbers(self) -> None:
        numbers = [card for card in self.hand() if NUMBER.match(card)]
        if not numbers:
            return
        self.choose(*numbers)
        self.page.get_by_role("button", name=re.compile("^(Descartar|Discard)")).click()
        self.page.get_by_role("button", name=re.compile("^(Descartar|Discard)$")).click()
        self.settled()

    # Spies.

    def place_ci(self) -> None:
        self.page.get_by_role("button", name=PLACE_CI).click()
        self.touch(max(self.places("own"), key=armies))
        self.press_main()
        self.settled()

    def seat(self, name: str) -> Any:
        return self.page.get_by_role("region", name=SEATS).get_by_role("button", name=name).first

    def spy(self, name: str) -> str:
        """From the seat's menu; what the letter says."""
        self.seat(name).click()
        self.page.get_by_role("button", name=SPY).click()
        letter = self.page.locator("[data-letter]")
        letter.wait_for(timeout=LONG)
        return str(letter.inner_text())

    def conquer(self) -> None:
        """Attacks until something falls, as long as there is somebody to attack."""
        for _ in range(6):
            if self.stage != "attack":
                return
            before = self.places("own")
            self.attack_once()
            self.settled()
            if self.stage == "occupy":
                self.press_main()
                self.page.wait_for_timeout(150)
                self.settled()
            self.put_letters_away()
            if len(before) < len(self.places("own")):
                return

    def put_letters_away(self) -> None:
        """Whoever takes an Information Centre is shown an envelope."""
        keep = self.page.get_by_role("button", name=KEEP)
        if keep.count():
            keep.click()


def phases(page, language: str) -> Iterator[str]:
    """Plays War II with spies and stops at each phase that is worth a picture."""
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    me = Commander(page, by="finger" if touch else "mouse")
    me.start({"ci": True, "round_limit": 5}, language)
    me.wait_for("claim")
    me.settled()
    me.touch(me.vacant()[0])
    yield "claim"
    me.claim_all()
    yield "place"
    seen: set[str] = set()
    while me.wait_for_turn() not in ("out", "over"):
        me.settled()
        if me.stage == "place":
            if page.get_by_role("button", name=PLACE_CI).count():
                page.get_by_role("button", name=PLACE_CI).click()
                me.see_all()
                me.touch(max(me.places("own"), key=armies))
                yield "ci"
                me.press_main()
                me.settled()
            me.place_all()
        elif me.stage == "attack":
            yield from _attacks(me, seen)
        elif me.stage == "move":
            yield from {"move"} - seen
            seen.add("move")
            me.pass_on()
        else:
            me.press_main()
            page.wait_for_timeout(150)
    if me.stage == "out":
        page.keyboard.press("s")
    me.wait_for("over")
    page.wait_for_timeout(1500)
    yield "over"


def _attacks(me: Commander, seen: set[str]) -> Iterator[str]:
    page = me.page
    if "letter" not in seen and page.get_by_text(SPY_ANY).count():
        seen.add("letter")
        me.seat(BOTS[0]).click()
        yield "menu"
        page.get_by_role("button", name=SPY).click()
        page.locator("[data-letter]").wait_for(timeout=LONG)
        yield "letter"
        page.keyboard.press("Escape")
        page.keyboard.press("d")
        yield "dossier"
        page.keyboard.press("Escape")
        me.seat(BOTS[0]).click()
    if "raid" not in seen:
        me.by_air()
        me.see_all()
        if me.aim_raid():
            yield "air"
            me.roll_out(me.press_main)
            yield "raid"
            seen.add("raid")
            if me.stage == "raid":
                me.roll_out(page.locator("[data-stop]").click)
        me.by_air()
    me.conquer()
    if me.stage != "attack":
        return
    if me.by == "mouse" and "cards" not in seen and (hand := me.hand()):
        lands = [card for card in hand if not NUMBER.match(card)]
        me.choose(*lands[:1], *[card for card in hand if NUMBER.match(card)])
        page.wait_for_timeout(300)
        yield "cards"
        seen.add("cards")
        me.drop()
    me.end_attacks()
