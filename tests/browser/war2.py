"""Somebody who plays War II in a browser."""

from __future__ import annotations

import re

from tests.browser.war import LONG, OWN, PLACE, Player, Spot

# In both languages.
STRONG = re.compile(r"^[^,]+, [^,]+, (\d+) (?:exércitos?|arm(?:y|ies))")
NUMBER = re.compile(r"numero_")
PLACE_CI = re.compile(r"^(Colocar seu CI|Place your CI)")
EMPTY = re.compile(r"^(Sua base aérea|Your air base)")
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
        turn = self.page.locator("[data-stage]").get_attribute("data-turn")
        if self.by == "keys":
            self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
        else:
            self.touch(self.vacant()[0])
            self.press_main()
        self.page.locator(f'[data-stage]:not([data-turn="{turn}"])').wait_for(timeout=LONG)

    def vacant(self) -> list[Spot]:
        names = self.page.evaluate(VACANT)
        if not [each for each in self.places() if each[0] in names]:
            self.see_all()
        return [each for each in self.places() if each[0] in names]

    def see_all(self) -> None:
        self.page.keyboard.press("0")
        self.page.wait_for_timeout(500)

    def place_all(self) -> None:
        if self.by == "finger":
            self.see_all()
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
        self.press_main()
        flown = 1
        while self.wait_for("raid", "attack", "place", "move", "over") == "raid":
            self.settled()
            if self.stage != "raid":
                break
            if flown < exchanges:
                self.press_main()
                flown += 1
            else:
                self.page.locator("[data-stop]").click()
            self.page.wait_for_timeout(150)
        return flown

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
                    self.wait_for("transport")
                    self.settled()
                    return self.carry()
                self.drop()
        return False

    def carry(self) -> bool:
        strong = sorted(self.places("own"), key=armies)
        self.touch(strong[-1])
        self.touch(strong[0])
        self.press_main()
        self.wait_for("place", "attack", "move", "over")
        self.settled()
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

    def spy(self, name: str) -> str:
        """From the seat's menu; what the letter says."""
        self.page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        self.page.get_by_role("button", name=SPY).click()
        letter = self.page.locator("[data-letter]")
        letter.wait_for(timeout=LONG)
        return str(letter.inner_text())

    def conquer(self) -> None:
        """Attacks until something falls, as long as there is somebody to attack."""
        for _ in range(6):
            if self.stage != "attack":
                return
            self.attack_once()
            self.settled()
            if self.stage == "occupy":
                self.press_main()
                self.page.wait_for_timeout(150)
                self.settled()
                return


__all__ = ["LONG", "PLACE", "Commander", "armies"]
