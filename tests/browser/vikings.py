"""Somebody who plays WAR Vikings in a browser."""

from __future__ import annotations

import re

from tests.browser.war import LONG, Player, Spot

BOTS = ("Aimoré", "Caxias", "Iara")
TURN = ("colour", "place", "attack", "invoke", "prayer", "defend", "reroll", "valhalla", "occupy", "move")
ANSWERS = ("invoke", "prayer", "defend", "reroll", "valhalla", "occupy")

# In both languages.
SHIP = re.compile(r"(navio no porto|ship in port)")
PORT = re.compile(r"(porto|port)\b")
BUILD = re.compile(r"^(Construir navio|Build a ship)")
LEADER = re.compile(r"^(Pôr o comandante|Trazer o comandante|Put the commander|Bring back)")
NAVAL = re.compile(r"^(Combate naval|Fight at sea)")
LANDING = re.compile(r"desembarque|landing")
DEFENDS = re.compile(r"(na defesa|for the defence)")
STRONG = re.compile(r"^[^,]+, [^,]+, (\d+) ")

CREATE = """async ([bots, options, bot]) => {
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const seats = [{ kind: 'me', name: 'Ana' }, ...bots.map((name) => ({ kind: 'bot', bot, name }))];
  const table = await ask('POST', '/api/tables', { game: 'vikings', seats, options });
  await ask('POST', `/api/tables/${table.id}/start`);
  return table.code;
}"""


def armies(place: Spot) -> int:
    found = STRONG.match(place[3])
    return int(found[1]) if found else 0


class Jarl(Player):
    """Does everything once, as soon as it can; `done` says what and how often."""

    game = "vikings"

    def __init__(self, page, by: str = "mouse") -> None:
        super().__init__(page, by)
        self.done = dict.fromkeys(
            ("ship", "naval", "landing", "invoked", "defended", "valhalla", "reroll", "prayer"), 0
        )

    def begin(self, options=None, language="pt-BR", bot="sparring") -> str:
        """A table of one's own among bots, with the objectives put away so that nobody wins by accident."""
        self.page.add_init_script(
            "localStorage['conquista:settings'] ??= "
            f"""'{{"botSpeed":0,"speed":4,"language":"{language}"}}'"""
        )
        self.page.goto("/")
        wanted = {"objective_mode": "total_conquest", "round_limit": 2, **(options or {})}
        code = self.page.evaluate(CREATE, [list(BOTS), wanted, bot])
        self.page.goto(f"/mesa/{code}")
        self.page.locator("[data-stage]").wait_for(timeout=LONG)
        return str(code)

    def wait_for_turn(self) -> str:
        return self.wait_for(*TURN, "out", "over")

    # Placing.

    def choose_colour(self) -> None:
        self.page.locator("[data-primary]").click()
        self.page.locator('[data-stage]:not([data-stage="colour"])').wait_for(timeout=LONG)

    def work(self, name: re.Pattern[str]) -> bool:
        """A ship or the commander, at the first place offered; whether there was one."""
        chip = self.page.locator(".controls").get_by_role("button", name=name)
        if not chip.count():
            return False
        chip.click()
        self.page.locator(".controls button").first.click()
        self.settled()
        return True

    def harbour(self) -> list[Spot]:
        """Own places, those with ships first, then ports, then borders."""
        own = self.borders()
        return sorted(own, key=lambda each: (not SHIP.search(each[3]), not PORT.search(each[3])))

    def place_all(self) -> None:
        self.settled()
        self.work(LEADER)
        while self.done["ship"] < 3 and self.work(BUILD):
            self.done["ship"] += 1
        for place in self.harbour():
            self.page.keyboard.down("Alt")
            self.touch(place)
            self.page.keyboard.up("Alt")
            if self.page.locator("[data-primary]:not([disabled])").count():
                break
        self.trade_if_due()
        self.press_main()
        self.page.locator('[data-stage]:not([data-stage="place"])').wait_for(timeout=LONG)

    def trade_if_due(self) -> None:
        if self.page.locator("[data-primary]:not([disabled])").count():
            return
        self.page.keyboard.press("t")
        self.press_main()
        self.settled()
        for place in self.harbour():
            self.page.keyboard.down("Alt")
            self.touch(place)
            self.page.keyboard.up("Alt")
            if self.page.locator("[data-primary]:not([disabled])").count():
                return

    # Attacking.

    def aim_at_sea(self) -> bool:
        """From a port with a ship against another port, if there is such an attack."""
        for origin in [each for each in self.places("own") if SHIP.search(each[3])]:
            self.choose_origin()
            self.touch(origin)
            self.page.wait_for_timeout(100)
            targets = [each for each in self.places("open") if "⚓" in each[4]]
            if targets:
                self.touch(targets[-1])
                return True
        return False

    def attack_at_sea(self) -> bool:
        if not self.aim_at_sea():
            return False
        main = self.page.locator("[data-primary]")
        main.wait_for(timeout=LONG)
        naval = NAVAL.match(main.inner_text())
        landing = self.page.locator(".controls").get_by_text(LANDING).count()
        assert self.page.locator("[data-chance]").inner_text().endswith("%")
        self.roll_out()
        self.done["naval"] += 1 if naval else 0
        self.done["landing"] += 1 if landing and not naval else 0
        return True

    def choose_origin(self) -> None:
        """Back to where nothing is chosen; a click may have opened something else to be closed first."""
        for _ in range(6):
            if self.page.locator(".controls .origins").count():
                return
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no origin can be chosen: {self.sentence}")

    def aim(self) -> list[Spot]:
        offers = self.page.locator(".controls .origins button")
        self.choose_origin()
        for number in range(offers.count()):
            offers.nth(number).click()
            self.page.wait_for_timeout(100)
            if targets := self.places("open"):
                return sorted(targets, key=self.chance)
            self.choose_origin()
        return []

    def attack_on_land(self) -> bool:
        targets = self.aim()
        if not targets:
            return False
        self.touch(targets[-1])
        self.page.locator("[data-primary]").wait_for(timeout=LONG)
        self.roll_out()
        return True

    def roll_out(self) -> None:
        """Declares, and answers all that is asked until the combat is over."""
        self.press_main()
        self.page.wait_for_timeout(100)
        self.settled()
        while self.wait_for("attack", "move", "wait", "over", "out", *ANSWERS, "place") in ANSWERS:
            self.answer()

    def answer(self) -> None:
        stage = self.stage
        turn = self.page.locator("[data-stage]").get_attribute("data-asked")
        if stage == "invoke":
            self.answer_invocation()
        elif stage == "reroll":
            self.page.locator("[data-face]").first.click()
            self.done["reroll"] += 1
        elif stage == "prayer":
            self.page.locator("[data-again]").click()
            self.done["prayer"] += 1
        else:
            self.done["valhalla"] += stage == "valhalla"
            self.press_main()
        self.page.locator(f'[data-stage]:not([data-asked="{turn}"])').wait_for(timeout=LONG)
        self.settled()

    def answer_invocation(self) -> None:
        defends = DEFENDS.search(self.sentence)
        wish = "defended" if defends else "invoked"
        gods = self.page.locator("[data-god]:not(.dear)")
        if self.done[wish] == 0 and gods.count():
            gods.first.click()
            self.done[wish] += 1
        else:
            self.press_main()

    def fight_on(self, attacks: int = 3) -> None:
        """By sea as often as it goes, then by land, until there is somebody in Valhalla."""
        for _ in range(attacks):
            if self.stage == "attack" and not self.attack_at_sea():
                break
        for _ in range(attacks):
            if self.stage == "attack" and not self.attack_on_land():
                break
        if self.stage == "attack":
            self.end_attacks()

    def play_turn(self, attacks: int = 3) -> None:
        while (stage := self.stage) not in ("wait", "out", "over"):
            self.settled()
            if stage == "colour":
                self.choose_colour()
            elif stage == "place":
                self.place_all()
            elif stage == "attack":
                self.fight_on(attacks)
            elif stage == "move":
                self.pass_on()
            elif stage in ANSWERS:
                self.answer()

    def play_to_the_end(self) -> None:
        while self.wait_for_turn() not in ("out", "over"):
            self.play_turn()
        if self.stage == "out":
            self.page.keyboard.press("s")
        self.wait_for("over")
