"""Somebody who plays Jogo dos Reinos in a browser: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from tests.browser.prepared import guest_of, stand_up
from tests.browser.war import STAGE
from tests.server.running import RunningServer

LONG = 90_000
BOTS = ("Aimoré", "Caxias", "Iara")
SEVEN = (*BOTS, "Ubirajara", "Anita", "Jaci", "Moema")
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
  await ask('POST', `/api/tables/${table.id}/start`);
  return [table.id, table.code];
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
        bot: str = "brawler",
    ) -> tuple[str, str]:
        seats: list[Mapping[str, object]] = [{"kind": "me", "name": "Ana"}]
        seats += [{"kind": "bot", "bot": bot, "name": name} for name in bots]
        table, code = self.page.evaluate(CREATE, [seats, dict(options or {})])
        return str(table), str(code)

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

    @property
    def has_decided(self) -> bool:
        pressed = "[aria-pressed=true]"
        return bool(self.page.locator(f"[data-loyal]{pressed}, [data-revolt]{pressed}").count())

    def kingdom(self, seat: int):
        return self.page.locator(f'[data-kingdom="{seat}"]')

    def kingdoms(self, mark: str) -> list[int]:
        """The seats of the kingdoms that bear a mark: `target`, `vassal`."""
        found = self.page.locator(f"[data-kingdom].{mark}")
        return [int(seat) for seat in found.evaluate_all("all => all.map((one) => one.dataset.kingdom)")]

    def wait_for(self, *stages: str) -> str:
        """One of these, once nothing is being sent or shown any more."""
        return str(self.page.wait_for_function(STAGE, arg=list(stages), timeout=LONG).json_value())

    def ready(self) -> str:
        """Whatever stage it is, once nothing is being sent or shown any more."""
        return self.wait_for()

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

    def close_recap(self) -> None:
        if self.page.locator("section kbd", has_text="R").count():
            self.page.keyboard.press("Escape")

    def attack(self, target: int) -> None:
        """Choose a kingdom, then declare."""
        self.close_recap()
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
        stage = str(self.page.evaluate(STAGE, []))
        if stage not in ASKED:
            return stage
        if stage == "choose":
            self.attack(self.kingdoms("target")[0])
        elif stage == "pick":
            self.pick(self.face_down[-1])
        elif self.has_decided:
            return "wait"
        else:
            self.decide(revolts=True)
        self.ready()
        return stage

    def play_to_the_end(self) -> None:
        play_together(self)


def play_together(*players: Player) -> None:
    """Each does what it is asked, until the match is over for all."""
    for _ in range(1200):
        stages = [player.act() for player in players]
        if all(stage == "over" for stage in stages):
            return
        if not any(stage in ASKED for stage in stages):
            players[0].page.wait_for_timeout(50)
    raise AssertionError(f"still not over: {players[0].sentence}")


def go_on(server: RunningServer, table: str, record: str, entries: int, people: Mapping[int, Player]) -> None:
    """Sit down where a match has been played so far, among bots that bring it to its end."""
    for player in people.values():
        player.arrive()
    guests = {seat: guest_of(each.page) for seat, each in people.items()}
    stand_up(server, table, record, entries, guests, bot="brawler")
    for player in people.values():
        player.sit_down(table)


def on_turn(server: RunningServer, table: str, player: Player) -> None:
    """The second of four free kingdoms begins."""
    go_on(server, table, "reinos/conquest-by-attack-of-4", 4, {1: player})
    player.wait_for("choose")


def on_battle(server: RunningServer, table: str, player: Player) -> None:
    """Whose five armies have turned one card of ten, and turn the next."""
    go_on(server, table, "reinos/conquest-by-attack-of-4", 12, {2: player})
    player.wait_for("pick")


def phases(page, language: str) -> Iterator[str]:
    """Plays with seven bots until every phase that is worth a picture has been seen once, and stops at each."""
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    me = Player(page, by="finger" if touch else "mouse")
    me.arrive(language, speed=1)
    seen: set[str] = set()
    while not seen >= {*ASKED, "over"}:
        _, code = me.open_table(bots=SEVEN, bot="random")
        me.sit_down(code)
        while "over" not in seen or me.stage != "over":
            stage = me.wait_for(*ASKED, "over")
            if stage in seen or (stage == "pick" and len(me.face_down) % 5 == 0):
                me.act()
                continue
            seen.add(stage)
            me.close_recap()
            yield stage
            if stage == "choose":
                me.touch(me.kingdom(me.kingdoms("target")[-1]))
                yield "odds"
                me.press_main()
                me.page.locator("[data-dial]").wait_for(timeout=LONG)
                yield "dial"
