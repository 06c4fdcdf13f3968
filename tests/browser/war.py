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

# Places on the board as [name, x, y, label, badge], once it moves no more; those under other things are left out.
SEEN = """async () => {
  const seen = () => [...document.querySelectorAll('[data-token]')].map((token) => {
    const box = token.querySelector('circle').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const badge = token.parentNode.querySelector('.badge')?.textContent ?? '';
    const place = [token.dataset.token, x, y, token.getAttribute('aria-label'), badge];
    return top?.closest('[data-place]') ? place : null;
  }).filter(Boolean);
  let [places, still] = [seen(), 0];
  while (still < 3) {
    await new Promise(requestAnimationFrame);
    const before = JSON.stringify(places);
    places = seen();
    still = JSON.stringify(places) === before ? still + 1 : 0;
  }
  return places;
}"""

# The stage, once nothing is being sent or shown any more, if it is one of those wanted, or any if none is named.
# Who only watches is always ready. On a device that is passed round the curtain counts as having to wait.
STAGE = """(wanted) => {
  if (document.querySelector('[data-curtain]')) return 'wait';
  const bar = document.querySelector('[data-stage]');
  if (bar === null) return null;
  const { stage, busy } = bar.dataset;
  if (busy !== undefined && stage !== 'watch') return null;
  return wanted.length === 0 || wanted.includes(stage) ? stage : null;
}"""

# A finger's click comes some time after its touch.
AWAIT_CLICK = """() => {
  window.clicked = false;
  addEventListener('click', () => (window.clicked = true), { once: true, capture: true });
}"""

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
        self.remember(language)
        self.page.goto("/")
        code = self.page.evaluate(CREATE, [self.game, bots, {"round_limit": 2, **(options or {})}])
        self.page.goto(f"/mesa/{code}")
        self.page.locator("[data-stage]").wait_for(timeout=LONG)
        return str(code)

    def remember(self, language: str = "pt-BR", **settings: object) -> None:
        """Nothing is to be waited for, if the settings do not say so."""
        kept = json.dumps(json.dumps({**INSTANT, "language": language, **settings}))
        self.page.add_init_script(f"localStorage['conquista:settings'] ??= {kept}")

    # What one sees.

    @property
    def stage(self) -> str:
        """As it is at this moment, whatever may still be on its way."""
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
        """One of these, once nothing is being sent or shown any more."""
        return str(self.page.wait_for_function(STAGE, arg=list(stages), timeout=LONG).json_value())

    def ready(self) -> str:
        """Whatever stage it is, once nothing is being sent or shown any more."""
        return self.wait_for()

    def settled(self) -> None:
        self.ready()

    def wait_for_turn(self) -> str:
        return self.wait_for("trade", "place", "attack", "move", "occupy", "out", "over")

    # What one does.

    def touch(self, place: Spot) -> None:
        if self.by == "finger":
            self.page.evaluate(AWAIT_CLICK)
            self.page.touchscreen.tap(place[1], place[2])
            self.page.wait_for_function("window.clicked", timeout=LONG)
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

    def see_all(self) -> None:
        self.page.keyboard.press("0")

    def place_all(self) -> None:
        """Everything on one territory at the border, as far as it may go there, then confirm."""
        if self.by == "finger":
            self._place_by_finger()
        elif self.by == "mouse":
            for place in self.borders():
                if PLACE.match(self.sentence):
                    self.page.keyboard.down("Alt")
                    self.touch(place)
                    self.page.keyboard.up("Alt")
        while PLACE.match(before := self.sentence):  # also what a continent without a border is given
            self.page.keyboard.press("n")
            self.page.keyboard.press("Alt+Enter")
            assert self.sentence != before, "nothing can be placed where the key leads"
        self.press_main()
        self.ready()

    def _place_by_finger(self) -> None:
        self.see_all()
        self.page.get_by_role("button", name=ALL).first.click()
        for name in [each[0] for each in self.borders()]:
            if not PLACE.match(self.sentence):
                return
            place = next((each for each in self.places("own") if each[0] == name), None)
            if place is not None:  # seen anew each time, since a dial may stand before it
                self.touch(place)

    def origins(self) -> Any:
        """What the bar offers to attack from, with nothing chosen yet."""
        offers = self.page.locator(".controls .origins")
        for _ in range(3):  # a target, an origin, what stands before them
            if not offers.count():
                self.page.keyboard.press("Escape")
        offers.wait_for(state="attached", timeout=LONG)
        return offers.get_by_role("button")

    def aim(self) -> list[Spot]:
        """Pick the first origin offered that has targets in sight: those, the most promising last."""
        for number in range(self.origins().count()):
            self.origins().nth(number).click()
            if targets := self.places("open"):
                return sorted(targets, key=self.chance)
        return []

    def attack_once(self) -> None:
        """The most promising attack from the strongest territory, until it is decided."""
        if targets := self.aim():
            self.touch(targets[-1])
            self.fight()

    def attack_by_key(self) -> None:
        if not self.origins().count():
            return
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
        while self.ready() == "attack" and roll.is_visible():
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
        self.ready()

    def pass_on(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.press_main()
        self.ready()

    def play_turn(self, attacks: int = 1) -> None:
        """From the beginning of the own turn to its end."""
        fought = 0
        while (stage := self.ready()) not in ("wait", "watch", "out", "over"):
            if stage == "place":
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
            else:  # a trade, an occupation, a defence: what is proposed
                self.press_main()

    def play_to_the_end(self) -> None:
        for _ in range(12):
            if self.wait_for_turn() in ("out", "over"):
                break
            self.play_turn()
        self.watch_the_end()

    def watch_the_end(self) -> None:
        if self.wait_for("out", "over") == "out":
            self.page.keyboard.press("s")
        self.wait_for("over")
