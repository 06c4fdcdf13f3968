"""What goes over the wire. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from conquista.analysis.report import Report
from conquista.bots.thought import Thought
from conquista.kernel.option import Value

Name = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seed = Annotated[str, Meta(min_length=1, max_length=128, pattern=r"^[ -~]+$")]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Line = Annotated[list[Any], Meta(extra={"name": "Line"})]
"""An action as `[kind, *fields]`."""
THINKING = 0.5, 2.0, 8.0
"""The seconds that a table may give its bots for a turn."""


# Tables, over HTTP.


class SeatPlan(Struct, forbid_unknown_fields=True):
    """What the host wants on a seat: himself (`me`), whoever comes (`open`), or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    colour: str | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """`thinking`: the seconds that a bot has for a turn. `aloud`: bots tell in play what they think."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    listed: bool = False
    thinking: float = THINKING[0]
    aloud: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat: that one, or the first open one. `seed` is the browser's part in the dice."""

    seat: SeatNumber | None = None
    name: Name = ""
    colour: str | None = None
    seed: Seed | None = None


class SeatView(Struct):
    number: int
    kind: Literal["open", "human", "bot"]
    name: str
    colour: str | None
    bot: str | None
    yours: bool
    online: bool
    seed_by: str


class TableView(Struct):
    """A table as one guest sees it.

    `held`: since an upgrade the rules would not take the entry `held_at`; the host lets the match go on or end.
    """

    id: str
    code: str
    game: str
    options: dict[str, Value]
    status: Literal["waiting", "playing", "held", "over", "ended", "closed"]
    listed: bool
    host: bool
    seats: list[SeatView]
    commitment: str
    rematch: str | None
    held_at: int | None
    thinking: float
    aloud: bool


class MyTable(Struct):
    """A table of one's own, the colours it is played with, and the seats that owe a decision there.

    As far as one may know it; both are empty before the match.
    """

    table: TableView
    colours: list[str | None]
    awaiting: list[int]


class OptionView(Struct):
    id: str
    clause: str
    default: Value
    values: list[Value] | None = None
    least: int | None = None
    most: int | None = None
    off: int | None = None


class BotView(Struct):
    """A bot on offer. Levels stand from the weakest to the strongest; `rating` is measured in the arena.

    `plans`: it uses the time that the table allows, and can say what it thought.
    """

    id: str
    kind: Literal["level", "style", "other"]
    rating: int | None
    plans: bool


class GameView(Struct):
    id: str
    rules_version: int
    least_seats: int
    most_seats: int
    colours: list[str]
    bots: list[BotView]
    options: list[OptionView]


class Guest(Struct):
    id: str
    name: str


class Token(Struct):
    """Who a program is. It goes with every request: `Authorization: Bearer …`. Whoever has it is that guest."""

    token: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class RecordText(Struct, forbid_unknown_fields=True):
    """A record as it stands in its file."""

    text: str


class CheckedRecord(Struct):
    """Whether the rules take a record, up to the end of its match.

    If so, `rolls` says how many rolls and draws are those of its sealed dice (None: nothing was sealed), and
    `report` what it tells. If not, `problem` says why, and `entry` where.
    """

    good: bool
    problem: str = ""
    entry: int | None = None
    rolls: int | None = None
    report: Report | None = None


class KeptThought(Struct):
    """What a bot thought of a turn. `entry` is the first one after it; None while the match is in play."""

    seat: int
    entry: int | None
    thought: Thought


class Trouble(Struct, omit_defaults=True):
    """Why a request was not done."""

    error: str
    details: list[dict[str, Any]] = []


# Replays, over HTTP.


class ReplayOutline(Struct):
    """A match that can be looked at after each of its entries: position n is the one after entry n.

    Positions are `first` to `last`; `told[0]` are the events of entry `first + 1` as the viewer heard them.
    `natures` says of each kind of event that is worth a mark what it is.
    """

    table: TableView
    first: int
    last: int
    natures: dict[str, str]
    told: list[list[Any]]


class ReplayViews(Struct):
    """Views from position `begin` on: the first whole, of each later one the fields that differ."""

    begin: int
    views: list[dict[str, Any]]


# The socket: from the client.


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """See the table as this seat (None: as a spectator). `since` is the last number of that stream one has."""

    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Actions of a seat, in order. `at` is the number of the stream that they were decided on."""

    id: ActionId
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Line], Meta(min_length=1, max_length=200)]


class Back(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Take back the last `steps` of an open chain."""

    id: ActionId
    seat: SeatNumber
    steps: Annotated[int, Meta(ge=1, le=200)] = 1


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why an action is not allowed, or that it is."""

    id: ActionId
    seat: SeatNumber
    action: Line


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: ActionId


FromClient = Hello | Act | Back | Why | Ping


# The socket: from the server.


class Refusal(Struct):
    """A clause, the facts it speaks of, and legal actions that come near what was wanted."""

    clause: str
    parameters: dict[str, str | int]
    fixes: list[Line] = []


class Result(Struct, omit_defaults=True):
    """`done`; `refused`; `stale` (the table had changed); or `dropped` (an earlier one was refused)."""

    status: Literal["done", "refused", "stale", "dropped"]
    refusal: Refusal | None = None


class Answer(Struct, tag="answer", tag_field="type", omit_defaults=True):
    """The answer to a message with an id. The same id always gets the same answer."""

    id: str
    results: list[Result] = []


class State(Struct, tag="state", tag_field="type"):
    """Everything, for whoever comes or has missed too much. `view` is the game's; None before the start."""

    n: int
    table: TableView
    view: Any
    legal: list[Line]
    why_not: dict[str, Refusal]
    draft: list[Line]


class ToldEvents(Struct, tag="told", tag_field="type"):
    """What happened since the number before `first`, and how it looks now."""

    first: int
    n: int
    events: list[Any]
    view: Any
    legal: list[Line]
    why_not: dict[str, Refusal]
    draft: list[Line]


class TableChanged(Struct, tag="table", tag_field="type"):
    """Seats, names, who is there, or the status has changed."""

    table: TableView


class ToldThought(Struct, tag="thought", tag_field="type"):
    """What a bot thinks of its turn, at a table where they think aloud."""

    seat: int
    thought: Thought


class Problem(Struct, tag="problem", tag_field="type", omit_defaults=True):
    """What is wrong with a message; nothing was done."""

    code: Literal["bad_message", "not_yours", "not_playing", "no_table", "trouble"]
    message: str
    id: str | None = None


class Pong(Struct, tag="pong", tag_field="type"):
    id: str


FromServer = State | ToldEvents | ToldThought | TableChanged | Answer | Problem | Pong
