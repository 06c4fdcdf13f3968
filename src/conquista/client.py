"""A client of the server, for bots that play from elsewhere and for tests.

    with Client("http://127.0.0.1:8000") as client:
        table = client.open_table("war", ["me", "greedy", "greedy"])
        client.start(table)
        with client.sit(table) as seat:
            while not seat.over:
                seat.wait_for_turn()
                seat.act(seat.legal[0])

`Seat` keeps what the server last showed. It reconnects by itself and hears what it has missed; an action on its way is
sent again under its old id, and so never done twice. `conquista.remote` lets a bot play.
"""

from __future__ import annotations

import json
import secrets
import time
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect


class ServerProblem(Exception):  # noqa: N818 - it says what came back
    """The server did not do what it was asked."""

    def __init__(self, status: int, message: str) -> None:
        self.status = status
        super().__init__(f"{status}: {message}")


class Client(AbstractContextManager["Client"]):
    """One guest. The token or cookie that says who it is can be kept and given again; programs use a token."""

    def __init__(self, address: str, cookie: str | None = None, token: str | None = None) -> None:
        cookies = {"conquista": cookie} if cookie else None
        headers = {"Authorization": f"Bearer {token}"} if token else None
        self.http = httpx.Client(base_url=address, timeout=30, cookies=cookies, headers=headers)

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        if "conquista" not in self.http.cookies:
            self.ask("GET", "/api/me")
        return str(self.http.cookies["conquista"])

    @property
    def token(self) -> str:
        """A client without a token gets one, and is that new guest from then on. Keep it to yourself."""
        if "Authorization" not in self.http.headers:
            self.http.headers["Authorization"] = f"Bearer {self.ask('POST', '/api/tokens')['token']}"
        return self.http.headers["Authorization"].removeprefix("Bearer ")

    @property
    def identity(self) -> dict[str, str]:
        told = self.http.headers.get("Authorization")
        return {"Authorization": told} if told else {"Cookie": f"conquista={self.cookie}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        content: Any = answer.json() if is_json else answer.text
        if answer.is_error:
            raise ServerProblem(answer.status_code, content["error"] if is_json else content)
        return content

    def open_table(self, game: str, seats: list[str], options: Any = None, **more: Any) -> dict[str, Any]:
        """Seats: `me`, `open`, or the name of a bot. More: `listed`, `thinking`, `aloud`."""
        plans = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": game, "seats": plans, "options": options or {}}
        return dict(self.ask("POST", "/api/tables", wish | more))

    def join(self, table: str, **wish: Any) -> dict[str, Any]:
        """Take a seat at the table of this id or code, with a seed of one's own for the dice."""
        wish.setdefault("seed", secrets.token_hex(16))
        return dict(self.ask("POST", f"/api/tables/{table}/join", wish))

    def start(self, table: dict[str, Any]) -> dict[str, Any]:
        """Give the own seats their seeds, and begin."""
        for seat in (each for each in table["seats"] if each["yours"] and not each["seed_by"]):
            self.join(table["id"], seat=seat["number"])
        return dict(self.ask("POST", f"/api/tables/{table['id']}/start"))

    def record(self, table: dict[str, Any]) -> str:
        return str(self.ask("GET", f"/api/tables/{table['id']}/record"))

    def sit(self, table: dict[str, Any], seat: int | None = None) -> Seat:
        """Look at a table from a seat of one's own: the first, if none is said."""
        own = (each["number"] for each in table["seats"] if each["yours"])
        return Seat(self, table["id"], next(own, None) if seat is None else seat)

    def watch(self, table: dict[str, Any]) -> Seat:
        return Seat(self, table["id"], None)


class Seat(AbstractContextManager["Seat"]):
    """A stream of one table as one viewer hears it."""

    def __init__(self, client: Client, table: str, number: int | None) -> None:
        self.client = client
        self.number = number
        self.n = 0
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.legal: list[list[Any]] = []
        self.events: list[dict[str, Any]] = []
        address = str(client.http.base_url).replace("http", "ws", 1).rstrip("/")
        self._address = f"{address}/api/tables/{table}/socket"
        self._socket: Any = None
        self._open = ExitStack()
        self._answers: dict[str, dict[str, Any]] = {}
        self.connect()

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["places"])

    @property
    def asked(self) -> bool:
        return bool(self.legal) and self.view is not None and self.number in self.view["awaiting"]

    def connect(self, patience: float = 30.0) -> None:
        """Connect, or connect again, and hear what was missed."""
        deadline = time.monotonic() + patience
        while True:
            self._open.close()
            try:
                return self._greet()
            except (OSError, InvalidHandshake, ConnectionClosed, httpx.HTTPError):
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def _greet(self) -> None:
        opened = connect(self._address, additional_headers=self.client.identity, max_size=None)
        self._socket = self._open.enter_context(opened)
        self.say({"type": "hello", "seat": self.number, "since": self.n if self.view else None})
        while (message := self.hear()) is None or message["type"] not in ("state", "told"):
            if message and message["type"] == "problem":
                raise ServerProblem(403, message["message"])

    def say(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def hear(self, seconds: float | None = None) -> dict[str, Any] | None:
        """One message, taken in; None if none came in that time."""
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return None
        if (kind := message["type"]) == "told":
            self.events += message["events"][max(0, self.n + 1 - message["first"]) :]
        if kind in ("told", "state"):
            self.n, self.view, self.legal = message["n"], message["view"], message["legal"]
        if kind in ("state", "table"):
            self.table = message["table"]
        if "id" in message:
            self._answers[message["id"]] = message
        return message

    def wait_for_turn(self, seconds: float = 60.0) -> bool:
        """Until the seat is asked or the match is over; False if it takes too long."""
        deadline = time.monotonic() + seconds
        while not self.asked and not self.over and time.monotonic() < deadline:
            try:
                self.hear(1.0)
            except ConnectionClosed:
                self.connect()
        return self.asked or self.over

    def act(self, *actions: list[Any]) -> list[dict[str, Any]]:
        """Do these, in order; what became of each. Safe to be cut off in the middle."""
        act = {"type": "act", "id": secrets.token_hex(8), "seat": self.number, "at": self.n, "actions": actions}
        for pause in (0.1, 1.0, 5.0, 0.0):
            answer = self._answer_to(act)
            if answer["type"] == "answer":
                return list(answer["results"])
            if answer["code"] != "trouble":
                break
            time.sleep(pause)
        raise ServerProblem(400, answer["message"])

    def _answer_to(self, message: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                self.say(message)
                while message["id"] not in self._answers:
                    self.hear()
                return self._answers.pop(message["id"])
            except ConnectionClosed:
                self.connect()
