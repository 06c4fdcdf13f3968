"""Several people who play War on one device, handing it round."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.browser.war import LONG, Player

PEOPLE = ("Ana", "Bia", "Caio")

CREATE = """async ([game, people, bots, options]) => {
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const seats = [
    ...people.map((name) => ({ kind: 'me', name })),
    ...bots.map((name) => ({ kind: 'bot', bot: 'random', name })),
  ];
  const table = await ask('POST', '/api/tables', { game, seats, options });
  await ask('POST', `/api/tables/${table.id}/start`);
  return table.code;
}"""

# Everything that lives in the page's memory, after what is garbage has been taken away.
SECRETS = """function () {
  const found = [];
  for (const each of this) {
    try {
      if (Array.isArray(each)) {
        if (KINDS.includes(each[0]) && !KINDS.includes(each[1])) found.push(JSON.stringify(each));
        continue;
      }
      const own = Object.getOwnPropertyDescriptors(each);
      const value = (name) => own[name]?.value;
      for (const name of ['objectives', 'hands'])
        if ('awaiting' in own && value(name)?.some((one) => one !== null))
          found.push(`${name} ${JSON.stringify(value(name))}`);
      for (const name of ['goal', 'returned_objective', 'decision'])
        if ('awaiting' in own && value(name) != null) found.push(`${name} ${value(name)}`);
      const told = ['card', 'objective'].some((name) => typeof value(name) === 'string');
      if (typeof value('event') === 'string' && (told || typeof value('revolts') === 'boolean'))
        found.push(JSON.stringify(each));
    } catch (error) { /* an object that cannot be looked into holds no data of ours */ }
  }
  return found.slice(0, 20);
}"""
DECISIONS = {
    "war": ["trade", "place", "attack", "move", "occupy", "end_attack", "end_fortify", "skip_trade"],
    "reinos": ["revolt", "stay_loyal"],
}


# Whose turn the public table shows, one after the other; a name with a star if anybody's own things can be seen there.
WATCH = """() => {
  window.watched = [];
  const look = () => {
    const now = document.querySelector('button[aria-current="true"] .name b')?.textContent;
    if (!now || !document.querySelector('[data-stage="watch"]')) return;
    const seen = now + (document.querySelector('.objective, .hand') ? '*' : '');
    if (window.watched.at(-1) !== seen) window.watched.push(seen);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


class Heard:
    """What one socket of the page was sent."""

    def __init__(self, socket) -> None:
        self.frames: list[dict[str, Any]] = []
        self.closed = False
        self._socket = socket
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("close", self._close)

    def _close(self, _) -> None:
        self.closed = True

    def wait_until_closed(self) -> None:
        """The page says that it closes a socket; the other end has to agree."""
        if not self.closed:
            self._socket.wait_for_event("close")


class Family(Player):
    """Whoever has the device."""

    def __init__(self, page, by: str = "mouse") -> None:
        super().__init__(page, by)
        self.sockets: list[Heard] = []
        page.on("websocket", lambda socket: self.sockets.append(Heard(socket)))

    def sit_down(
        self,
        people: Sequence[str] = PEOPLE,
        bots: Sequence[str] = (),
        game: str = "war",
        options: dict[str, object] | None = None,
        language: str = "pt-BR",
        **settings: object,
    ) -> str:
        self.remember(language, **settings)
        self.page.goto("/")
        wish = {"round_limit": 2} if options is None else options
        code = self.page.evaluate(CREATE, [game, list(people), list(bots), wish])
        self.page.goto(f"/mesa/{code}")
        return str(code)

    @property
    def curtain(self):
        return self.page.locator("[data-curtain]")

    def called(self) -> str:
        """Who is to take the device."""
        self.curtain.wait_for(timeout=LONG)
        return str(self.curtain.get_by_role("heading").inner_text()).split(" ", 2)[2]

    def take(self) -> str:
        """Hold the button, and look."""
        name = self.called()
        if self.by == "keys":
            self.page.keyboard.down("Enter")
            self.curtain.wait_for(state="detached", timeout=LONG)
            self.page.keyboard.up("Enter")
        else:
            box = self.curtain.get_by_role("button").first.bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.down()
            self.curtain.wait_for(state="detached", timeout=LONG)
            self.page.mouse.up()
        self.page.locator('[data-stage]:not([data-stage="opening"])').wait_for(timeout=LONG)
        return name

    def holds_a_card(self) -> bool:
        """Whether whoever looks holds a card."""
        held: int = self.page.get_by_role("region", name="Suas cartas").get_by_role("button").count()
        return held > 0

    def attacked_who_may_choose(self) -> bool:
        """Attack where it is hardest; whether the defence has a choice of dice."""
        if self.ready() == "place":
            self.place_all()
        targets = self.aim()
        if not targets:
            return False
        self.touch(targets[0])
        self.press_main()
        return self.ready() == "defend"

    def wait_for_pass(self) -> str:
        """Until the device is to be passed on, or the match is over."""
        self.page.locator('[data-curtain], [data-stage="over"]').first.wait_for(timeout=LONG)
        return "over" if self.curtain.count() == 0 else "pass"

    def watch(self) -> None:
        """Remember from now on whose turns are shown to all."""
        self.page.evaluate(WATCH)

    def watched(self) -> list[str]:
        return list(self.page.evaluate("window.watched"))

    def secrets(self, game: str = "war") -> list[str]:
        """Views, cards, objectives and decisions that live anywhere in the page's memory."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        anything = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
        alive = session.send("Runtime.queryObjects", {"prototypeObjectId": anything["objectId"]})
        answer = session.send(
            "Runtime.callFunctionOn",
            {
                "functionDeclaration": SECRETS.replace("KINDS", json.dumps(DECISIONS[game])),
                "objectId": alive["objects"]["objectId"],
                "returnByValue": True,
            },
        )
        session.detach()
        return list(answer["result"]["value"])

    def kept(self) -> dict[str, str]:
        """What the browser's storages hold."""
        return dict(self.page.evaluate("({ ...localStorage, ...sessionStorage })"))
