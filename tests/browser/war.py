"""Somebody who plays War in a browser: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

LONG = 90_000
BOTS = ("Aimoré", "Caxias")
INSTANT = {"botSpeed": 0, "speed": 4}

# In both languages.
OWN = re.compile(r"[^,]+, (seu|yours),")
PLACE = re.compile(r"^(Coloque|Place)")
ROLL = re.compile(r"^(Rolar|Roll)\b")
ALL = re.compile(r"^(todos|all)\b")
END = re.compile(r"^(Encerrar|End)\b")

CREATE = """async ([game, bots, options]) => {
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const seats = [{ kind: 'me', name: 'Ana' }, ...bots.map((name) => ({ kind: 'bot', bot: 'random', name }))];
  const table = await ask('POST', '/api/tables', { game, seats, options });
  await ask('POST', `/api/tables/${table.id}/start`);
  return table.code;
}"""

# Places on the board as [name, x, y, label]; those under other things are left out.
SEEN = """() => [...document.querySelectorAll('[data-token]')].map((token) => {
  const box = token.querySelector('circle').getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const badge = token.parentNode.querySelector('.badge')?.textContent ?? '';
  const place = [token.dataset.token, x, y, token.getAttribute('aria-label'), badge];
  return top?.closest('[data-place]') ? place : null;
}).filter(Boolean)"""

Spot = list[Any]


class Player:
    game = "war"

    def __init__(self, page, by: str = "mouse") -> None:
        self.page = page
        self.by = by

    def start(
        self,
        options: Mapping[str, object] | None = None,
        language: str = "pt-BR",
        bots: Sequence[str] = BOTS,
    ) -> str:
        kept = json.dumps(json.dumps({**INSTANT, "language": language}))
        self.page.add_init_script(f"localStorage['conquista:settings'] ??= {kept}")
        self.page.goto("/")
        code = self.page.evaluate(CREATE, [self.game, bots, {"round_limit": 2, **(options or {})}])
        self.page.goto(f"/mesa/{code}")
        self.page.locator("[data-stage]").wait_for(timeout=LONG)
        return str(code)

    # What one sees.

    @property
    def stage(self) -> str:
        return str(self.page.locator("[data-stage]").get_attribute("data-stage"))

    @property
    def sentence(self) -> str:
        return str(self.page.locator("[data-sentence]").inner_text())

    def places(self, kind: str = "") -> list[Spot]:
        """Places in sight; `own` only one's own, `open` only those with a chance on them."""
        found = self.page.evaluate(SEEN)
        if kind == "own":
            return [each for each in found if OWN.match(each[3])]
        return [each for each in found if "%" in each[4]] if kind == "open" else found

    def borders(self) -> list[Spot]:
        """One's own places, those with the most enemies beside them first."""
        return sorted(self.places("own"), key=lambda each: len(OWN.findall(each[3])) - each[3].count(";"))

    def chance(self, place: Spot) -> int:
        return int("".join(filter(str.isdigit, place[4])))

    def wait_for(self, *stages: str) -> str:
        wanted = ", ".join(f'[data-stage="{stage}"]' for stage in stages)
        self.page.locator(wanted).wait_for(timeout=LONG)
        return self.stage

    def wait_for_turn(self) -> str:
        return self.wait_for("trade", "place", "attack", "move", "occupy", "out", "over")

    # What one does.

    def touch(self, place: Spot) -> None:
        if self.by == "finger":
            self.page.touchscreen.tap(place[1], place[2])
            self.page.wait_for_timeout(80)
            large = self.page.locator(".magnifier").get_by_role("button", name=place[3], exact=True)
            if large.count():
                large.click()
        else:
            self.page.mouse.click(place[1], place[2])

    def press_main(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.page.locator("[data-primary]").click()

    def settled(self) -> None:
        """Nothing is being sent or shown any more."""
        self.page.locator("[data-stage]:not([data-busy])").wait_for(timeout=LONG)

    def place_all(self) -> None:
        """Everything on one territory at the border, then confirm."""
        if self.by == "keys":
            while PLACE.match(self.sentence):
                self.page.keyboard.press("n")
                self.page.keyboard.press("Alt+Enter")
        elif self.by == "finger":
            self.page.get_by_role("button", name=ALL).first.click()
            for attempt in range(30):
                if not PLACE.match(self.sentence):
                    break
                if own := self.borders():  # seen anew each time, since the board may have moved
                    self.touch(own[attempt % len(own)])
                else:
                    self.page.keyboard.press("0")
                    self.page.wait_for_timeout(500)
        else:
            for place in self.borders():
                if PLACE.match(self.sentence):
                    self.page.keyboard.down("Alt")
                    self.touch(place)
                    self.page.keyboard.up("Alt")
        self.press_main()
        self.wait_for("attack", "move", "trade", "wait", "over")

    def aim(self) -> list[Spot]:
        """Pick the first origin offered that has targets in sight: those, the most promising last."""
        offers = self.page.locator(".controls .origins button")
        for number in range(offers.count()):
            offers.nth(number).click()
            for _ in range(20):
                if targets := self.places("open"):
                    return sorted(targets, key=self.chance)
                self.page.wait_for_timeout(50)
            self.page.keyboard.press("Escape")
            offers.first.wait_for(timeout=LONG)
        return []

    def attack_once(self) -> None:
        """The most promising attack from the strongest territory, until it is decided."""
        targets = self.aim()
        if not targets:
            return
        self.touch(targets[-1])
        self.fight()

    def attack_by_key(self) -> None:
        self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        for _ in range(12):
            self.page.keyboard.press("n")
            label = self.page.evaluate("document.activeElement.getAttribute('aria-label')")
            if not OWN.match(label):
                break
        self.page.keyboard.press("Enter")
        self.fight()

    def fight(self) -> None:
        roll = self.page.get_by_role("button", name=ROLL)
        for _ in range(20):
            self.settled()
            if self.stage != "attack" or not roll.is_visible():
                return
            if self.by == "keys":
                self.page.keyboard.press("Space")
            else:
                roll.click()

    def end_attacks(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.page.get_by_role("button", name=END).first.click()
        if self.page.locator('[data-asking="end_attack"]').count():
            self.press_main()
        self.wait_for("move", "trade", "place", "wait", "over")

    def pass_on(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.press_main()
        self.page.locator('[data-stage]:not([data-stage="move"])').wait_for(timeout=LONG)

    def play_turn(self, attacks: int = 1) -> None:
        """From the beginning of the own turn to its end."""
        fought = 0
        while (stage := self.stage) not in ("wait", "out", "over"):
            self.settled()
            if stage in ("trade", "occupy"):
                self.press_main()
                self.page.wait_for_timeout(100)
            elif stage == "place":
                self.place_all()
            elif stage == "attack" and fought < attacks:
                fought += 1
                if self.by == "keys":
                    self.attack_by_key()
                else:
                    self.attack_once()
            elif stage == "attack":
                self.end_attacks()
            elif stage == "move":
                self.pass_on()

    def play_to_the_end(self) -> None:
        for _ in range(12):
            if self.wait_for_turn() in ("out", "over"):
                break
            self.play_turn()
        if self.stage == "out":
            self.page.keyboard.press("s")
        self.wait_for("over")
