"""Somebody who plays War II in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.browser.prepared import guest_of, stand_up
from tests.browser.war import BOTS, LONG, OWN, Player, Spot
from tests.server.running import RunningServer

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

    def go_on(self, server: RunningServer, table: str, record: str, entries: int, seat: int) -> None:
        """Sit down where a match has been played so far."""
        self.remember()
        stand_up(server, table, record, entries, {seat: guest_of(self.page)})
        self.page.goto(f"/mesa/{table}")

    # The set-up.

    def claim_all(self) -> None:
        """Vacant territories until there are none, then the first stage."""
        while self.wait_for("claim", "place", "attack", "over") == "claim":
            self.claim_one()

    def claim_one(self) -> None:
        if self.by == "keys":
            for key in ("n", "Enter", "Enter"):
                self.page.keyboard.press(key)
        else:
            self.touch(self.vacant()[0])
            self.press_main()

    def vacant(self) -> list[Spot]:
        names = self.page.evaluate(VACANT)
        if not [each for each in self.places() if each[0] in names]:
            self.see_all()
        return [each for each in self.places() if each[0] in names]

    def territories(self) -> int:
        """How many one has, in sight or not."""
        labels = self.page.locator("[data-token]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        return sum(bool(OWN.match(label)) for label in labels)

    # Air.

    def by_air(self) -> None:
        self.page.keyboard.press("f")

    def targets(self) -> list[Spot]:
        """Enemies with armies to bomb, the strongest last."""
        found = [each for each in self.places() if not OWN.match(each[3]) and armies(each) > 1]
        return sorted(found, key=armies)

    def may_raid(self) -> bool:
        """Whether there are bombers, and somebody who is worth a bomb."""
        return not EMPTY.match(self.sentence) and bool(self.targets())

    def aim_raid(self) -> None:
        """Picks the strongest target."""
        self.touch(self.targets()[-1])

    def fly(self, exchanges: int = 1) -> int:
        """Rolls so many exchanges, then flies home; how many were flown."""
        self.press_main()
        flown = 1
        while self.ready() == "raid":
            if flown < exchanges:
                self.press_main()
                flown += 1
            else:
                self.fly_home()
        return flown

    def fly_home(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.page.locator("[data-stop]").click()

    # Cards.

    def hand(self) -> list[str]:
        cards = self.page.locator("[data-card]")
        return [str(cards.nth(place).get_attribute("data-card")) for place in range(cards.count())]

    def choose(self, *cards: str) -> None:
        for card in cards:
            self.page.locator(f'[data-card="{card}"]').click()

    def can_use(self) -> bool:
        return bool(self.page.locator("[data-stage] [data-primary]:not([disabled])").count())

    def drop(self) -> None:
        for _ in range(3):
            self.page.keyboard.press("Escape")
            if not self.page.locator('[data-card][aria-pressed="true"]').count():
                return

    def transport(self) -> tuple[str, str] | None:
        """Gives two cards, if two of the hand allow it, and moves all that one territory can spare: from, to."""
        lands = [card for card in self.hand() if not NUMBER.match(card)]
        for one in range(len(lands)):
            for other in range(one + 1, len(lands)):
                self.choose(lands[one], lands[other])
                if self.can_use():
                    self.press_main()
                    self.wait_for("transport")
                    return self.carry()
                self.drop()
        return None

    def carry(self) -> tuple[str, str]:
        strongest = max(self.places("own"), key=armies)
        self.touch(strongest)
        weakest = min(self.places("own"), key=armies)
        self.touch(weakest)
        self.press_main()
        self.ready()
        return strongest[0], weakest[0]

    def strengths(self) -> dict[str, int]:
        """The armies on one's own territories in sight."""
        return {each[0]: armies(each) for each in self.places("own")}

    def throw_away_numbers(self) -> None:
        numbers = [card for card in self.hand() if NUMBER.match(card)]
        if not numbers:
            return
        self.choose(*numbers)
        self.page.get_by_role("button", name=re.compile("^(Descartar|Discard)")).click()
        self.page.get_by_role("button", name=re.compile("^(Descartar|Discard)$")).click()
        self.ready()

    # Spies.

    def place_ci(self) -> None:
        self.page.get_by_role("button", name=PLACE_CI).click()
        self.touch(max(self.places("own"), key=armies))
        self.press_main()
        self.ready()

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
        before = self.territories()
        for _ in range(6):
            if self.ready() != "attack" or self.territories() > before:
                return
            self.attack_once()
            if self.ready() == "occupy":
                self.press_main()
                self.ready()
            self.put_letters_away()

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
    me.touch(me.vacant()[0])
    yield "claim"
    me.press_main()
    me.claim_all()
    yield "place"
    seen: set[str] = set()
    while (stage := me.wait_for_turn()) not in ("out", "over"):
        if stage == "place":
            if page.get_by_role("button", name=PLACE_CI).count():
                page.get_by_role("button", name=PLACE_CI).click()
                me.see_all()
                me.touch(max(me.places("own"), key=armies))
                yield "ci"
                me.press_main()
                me.ready()
            me.place_all()
        elif stage == "attack":
            yield from _attacks(me, seen)
        elif stage == "move":
            yield from {"move"} - seen
            seen.add("move")
            me.pass_on()
        else:
            me.press_main()
    me.watch_the_end()
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
        if me.may_raid():
            me.aim_raid()
            yield "air"
            me.press_main()
            yield "raid"
            seen.add("raid")
            if me.ready() == "raid":
                me.fly_home()
                me.ready()
        me.by_air()
    me.conquer()
    if me.ready() != "attack":
        return
    if me.by == "mouse" and "cards" not in seen and (hand := me.hand()):
        lands = [card for card in hand if not NUMBER.match(card)]
        me.choose(*lands[:1], *[card for card in hand if NUMBER.match(card)])
        page.wait_for_timeout(300)
        yield "cards"
        seen.add("cards")
        me.drop()
    me.end_attacks()
