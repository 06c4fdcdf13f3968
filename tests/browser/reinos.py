"""Somebody who plays Jogo dos Reinos in a browser: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

LONG = 90_000
BOTS = ("Aimoré", "Caxias", "Iara")
INSTANT = {"botSpeed": 0, "speed": 4}
ASKED = ("choose", "revolt", "pick")

CREATE = """async ([seats, options]) => {
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const table = await ask('POST', '/api/tables', { game: 'reinos', seats, options });
  if (!seats.some((seat) => seat.kind === 'open')) await ask('POST', `/api/tables/${table.id}/start`);
  return [table.id, table.code];
}"""

JOIN = """async ([id, name]) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const answer = await fetch(`/api/tables/${id}/join`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""

START = """async (id) => {
  const answer = await fetch(`/api/tables/${id}/start`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}"""


class Player:
    def __init__(self, page, by: str = "mouse") -> None:
        self.page = page
        self.by = by
        self.picks = 0

    # Coming to a table.

    def arrive(self, language: str = "pt-BR", **settings: object) -> None:
        kept = json.dumps(json.dumps({**INSTANT, "language": language, **settings}))
        self.page.add_init_script(f"localStorage['conquista:settings'] ??= {kept}")
        self.page.goto("/")

    def open_table(
        self,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str] = BOTS,
        others: int = 0,
        bot: str = "brawler",
    ) -> tuple[str, str]:
        seats: list[Mapping[str, object]] = [{"kind": "me", "name": "Ana"}]
        seats += [{"kind": "open"}] * others
        seats += [{"kind": "bot", "bot": bot, "name": name} for name in bots]
        table, code = self.page.evaluate(CREATE, [seats, dict(options or {})])
        return str(table), str(code)

    def join(self, table: str, name: str) -> None:
        self.page.evaluate(JOIN, [table, name])

    def begin(self, table: str) -> None:
        self.page.evaluate(START, table)

    def sit_down(self, code: str) -> None:
        self.page.goto(f"/mesa/{code}")
        self.page.locator("[data-stage]").wait_for(timeout=LONG)

    def start(
        self,
        options: Mapping[str, object] | None = None,
        language: str = "pt-BR",
        bots: Sequence[str] = BOTS,
        bot: str = "brawler",
        **settings: object,
    ) -> str:
        self.arrive(language, **settings)
        _, code = self.open_table(options, bots, bot=bot)
        self.sit_down(code)
        return code

    # What one sees.

    @property
    def stage(self) -> str:
        return str(self.page.locator("[data-stage]").get_attribute("data-stage"))

    @property
    def sentence(self) -> str:
        return str(self.page.locator("[data-sentence]").inner_text())

    @property
    def face_down(self) -> list[int]:
        cards = self.page.locator('[data-face="down"]')
        return [int(card) for card in cards.evaluate_all("all => all.map((one) => one.dataset.card)")]

    def kingdom(self, seat: int):
        return self.page.locator(f'[data-kingdom="{seat}"]')

    def kingdoms(self, mark: str) -> list[int]:
        """The seats of the kingdoms that bear a mark: `target`, `vassal`."""
        found = self.page.locator(f"[data-kingdom].{mark}")
        return [int(seat) for seat in found.evaluate_all("all => all.map((one) => one.dataset.kingdom)")]

    def wait_for(self, *stages: str) -> str:
        wanted = ", ".join(f'[data-stage="{stage}"]' for stage in stages)
        self.page.locator(wanted).wait_for(timeout=LONG)
        return self.stage

    def settled(self) -> None:
        """Nothing is being sent or shown any more."""
        self.page.locator("[data-stage]:not([data-busy])").wait_for(timeout=LONG)

    # What one does.

    def press_main(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.page.locator("[data-primary]").click()

    def touch(self, place) -> None:
        if self.by == "finger":
            place.tap()
        else:
            place.click()

    def attack(self, target: int) -> None:
        """Choose a kingdom, then declare."""
        if self.by == "keys":
            while self.kingdom(target).get_attribute("aria-pressed") != "true":
                self.page.keyboard.press("n")
        else:
            self.touch(self.kingdom(target))
        self.press_main()

    def pass_on(self) -> None:
        if self.by == "keys":
            self.page.keyboard.press("e")
        else:
            self.touch(self.page.locator("[data-pass]"))

    def decide(self, revolts: bool) -> None:
        if self.by == "keys":
            self.page.keyboard.press("v" if revolts else "f")
        else:
            self.touch(self.page.locator("[data-revolt]" if revolts else "[data-loyal]"))

    def pick(self, card: int) -> None:
        """Click it, or type its number and press Enter."""
        self.picks += 1
        if self.by == "keys":
            for digit in str(card):
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Enter")
        else:
            self.touch(self.page.locator(f'[data-card="{card}"]'))

    def act(self) -> str:
        """Do one thing, if one is asked; returns the stage in which it was done."""
        stage = self.stage
        if stage not in ASKED or self.page.locator("[data-busy]").count():
            return stage
        before = self.sentence
        if stage == "choose":
            self.attack(self.kingdoms("target")[0])
        elif stage == "revolt":
            if self.page.locator("[aria-pressed=true][data-loyal], [aria-pressed=true][data-revolt]").count():
                return stage
            self.decide(revolts=True)
        else:
            self.pick(self.face_down[-1])
        self.page.wait_for_function(
            """before => document.querySelector('[data-sentence]')?.innerText !== before
              || document.querySelector('[data-stage]').dataset.stage !== 'choose'""",
            arg=before,
            timeout=LONG,
        )
        return stage

    def play_to_the_end(self) -> None:
        for _ in range(600):
            if self.stage == "over":
                return
            if self.act() not in ASKED:
                self.page.wait_for_timeout(60)
        raise AssertionError(f"still not over: {self.sentence}")
