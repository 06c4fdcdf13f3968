"""Somebody who plays Feudum in a browser: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

LONG = 90_000
INSTANT = {"botSpeed": 0, "speed": 4, "coach": False}
ONCE = ("tax", "harvest", "improve", "explore", "guild", "influence", "move", "migrate")
"""The cards that a round is played with, the most wanted first."""

CREATE = """async ([seats, options]) => {
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const table = await ask('POST', '/api/tables', { game: 'feudum', seats, options });
  await ask('POST', `/api/tables/${table.id}/start`);
  return [table.id, table.code];
}"""

Choose = Callable[[str, Sequence[str]], str | None]
"""From the phase and the answers to the answer wanted; None for the main button."""


class Player:
    def __init__(self, page, by: str = "mouse") -> None:
        self.page = page
        self.by = by
        self.seen: set[str] = set()

    # Coming to a table.

    def arrive(self, language: str = "pt-BR", **settings: object) -> None:
        kept = json.dumps(json.dumps({**INSTANT, "language": language, **settings}))
        self.page.add_init_script(f"localStorage['conquista:settings'] ??= {kept}")
        self.page.goto("/")

    def open_table(
        self,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str] = ("Aimoré",),
        bot: str = "random",
    ) -> str:
        seats: list[Mapping[str, object]] = [{"kind": "me", "name": "Ana"}]
        seats += [{"kind": "bot", "bot": bot, "name": name} for name in bots]
        _, code = self.page.evaluate(CREATE, [seats, dict(options or {})])
        return str(code)

    def sit_down(self, code: str) -> None:
        self.page.goto(f"/mesa/{code}")
        self.page.locator("[data-stage]").wait_for(timeout=LONG)

    def start(
        self,
        options: Mapping[str, object] | None = None,
        language: str = "pt-BR",
        bots: Sequence[str] = ("Aimoré",),
        **settings: object,
    ) -> str:
        self.arrive(language, **settings)
        code = self.open_table(options, bots)
        self.sit_down(code)
        return code

    # What one sees.

    def _bar(self, name: str) -> str:
        return str(self.page.locator("[data-stage]").get_attribute(name))

    @property
    def stage(self) -> str:
        return self._bar("data-stage")

    @property
    def phase(self) -> str:
        return self._bar("data-phase")

    @property
    def sentence(self) -> str:
        return str(self.page.locator("[data-sentence]").inner_text())

    @property
    def answers(self) -> list[str]:
        found = self.page.locator("[data-stage] [data-answer]")
        return [str(each) for each in found.evaluate_all("all => all.map((one) => one.dataset.answer)")]

    @property
    def actions(self) -> list[str]:
        found = self.page.locator("[data-stage] [data-action]")
        return [str(each) for each in found.evaluate_all("all => all.map((one) => one.dataset.action)")]

    def type_of(self, place: str) -> str:
        return str(self.page.locator(f'[data-place="{place}"]').get_attribute("data-type"))

    def place_of(self, unit: str) -> str:
        """Where one of the units that are asked for stands."""
        return str(self.page.locator(f'[data-answer="{unit}"]').get_attribute("data-at"))

    def wait_for(self, *stages: str) -> str:
        wanted = ", ".join(f'[data-stage="{stage}"]:not([data-busy])' for stage in stages)
        self.page.locator(wanted).wait_for(timeout=LONG)
        return self.stage

    def settled(self) -> None:
        """Nothing is being sent or shown any more."""
        self.page.locator("[data-stage]:not([data-busy])").wait_for(timeout=LONG)

    # What one does.

    def touch(self, place) -> None:
        if self.by == "finger":
            place.tap()
        elif self.by == "keys":
            place.focus()
            self.page.keyboard.press("Enter")
        else:
            place.click()

    def press_main(self) -> None:
        self.touch(self.page.locator("[data-primary]"))
        self.settled()

    def answer(self, wanted: str) -> None:
        """Choose an answer; a place on the map itself."""
        facet, value = wanted.split(" ", 1)
        if facet == "place" and self.by == "mouse":
            self.page.locator(f'[data-place="{value}"]').dispatch_event("click")
        else:
            self.touch(self.page.locator(f'[data-answer="{wanted}"]'))
        self.settled()

    def act_on(self, action: str) -> None:
        self.touch(self.page.locator(f'[data-action="{action}"]'))
        self.settled()

    def close_summary(self) -> None:
        """What sums up the last round lies over the map until it is put away."""
        if self.page.locator("[data-summary]").count():
            self.page.keyboard.press("Escape")
            self.page.locator("[data-summary]").wait_for(state="detached")

    def pick_cards(self, wanted: Sequence[str]) -> None:
        for card in wanted:
            self.touch(self.page.locator(f'[data-card="{card}"]'))
        self.press_main()

    def take_goods(self, *goods: str) -> None:
        for good in goods:
            self.touch(self.page.locator(f'[data-good="{good}"]'))
        self.press_main()

    def act(self, choose: Choose | None = None) -> str:
        """Do one thing, if one is asked; returns the phase in which it was done."""
        if self.wait_for("asked", "over", "wait") != "asked":
            return self.stage
        phase = self.phase
        self.seen.add(phase)
        self.close_summary()
        if phase == "setup_goods":
            self.take_goods("wood", "iron", "saltpeter")
        elif phase == "pick":
            left = int("".join(sign for sign in self.sentence if sign.isdigit()) or 4)
            self.pick_cards(ONCE[:left])
        else:
            self._decide(phase, choose)
        return phase

    def _decide(self, phase: str, choose: Choose | None) -> None:
        answers, actions = self.answers, self.actions
        if not answers and self.page.locator("[data-primary]").count() and "ready" in self._bar("data-ready"):
            self.press_main()
            return
        wanted = choose(phase, [*answers, *actions]) if choose else None
        if wanted is not None and wanted in answers:
            self.answer(wanted)
        elif wanted is not None and wanted in actions:
            self.act_on(wanted)
        elif not choose and answers:
            self.answer(answers[0])
        elif self.page.locator("[data-primary]").count():
            self.press_main()
        elif answers:
            self.answer(answers[0])
        else:
            self.act_on(actions[0])

    def play_to_the_end(self, choose: Choose | None = None) -> None:
        for _ in range(3000):
            if self.act(choose) == "over":
                return
        raise AssertionError(f"still not over: {self.sentence}")
