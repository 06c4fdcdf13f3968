"""Tables before and after their match: seats, seeds, start, rematch, close."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from conquista.bots.roster import bot_called
from conquista.catalog import game_called
from conquista.kernel.errors import BadSetup
from conquista.kernel.lot import Seal, new_seed
from conquista.kernel.option import settle
from conquista.server import kept
from conquista.server.acting import wake_bots
from conquista.server.messages import THINKING, Join, NewTable, SeatPlan
from conquista.server.room import NotAllowed, Room
from conquista.server.services import Services
from conquista.storage.store import Row

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for one another."""


def new_code() -> str:
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(6))


def new_room(services: Services, guest: str, plan: NewTable) -> Room:
    """A table that waits for its players. Raises BadSetup for what no match could begin from."""
    game = game_called(plan.game)
    now = time.time()
    table: Row = {
        "id": secrets.token_hex(8),
        "code": new_code(),
        "game": game.id,
        "rules_version": game.rules_version,
        "options": settle(game.options, plan.options),
        "host": guest,
        "listed": int(plan.listed),
        "status": "waiting",
        "secret": Seal().secret.hex(),
        "created": now,
        "changed": now,
        "rematch_of": None,
        "rematch": None,
        "held_at": None,
        "thinking": _thinking_time(plan.thinking),
        "aloud": int(plan.aloud),
    }
    room = Room(services, table, [_seat(number) for number in range(len(plan.seats))])
    for number, seat in enumerate(plan.seats):
        arrange(room, number, seat, guest)
    room.check_setup()
    return room


def _thinking_time(seconds: float) -> float:
    if seconds not in THINKING:
        raise BadSetup(
            f"bots cannot think for {seconds:g} s a turn; allowed: {', '.join(f'{s:g}' for s in THINKING)}"
        )
    return float(seconds)


def _seat(number: int) -> Row:
    empty = dict.fromkeys(("guest", "colour", "bot", "seed"))
    return {"number": number, "kind": "open", "name": "", **empty, "seed_by": "server"}


def arrange(room: Room, number: int, plan: SeatPlan, host: str) -> None:
    """Let the host put somebody, or nobody, on a seat."""
    if not 0 <= number < len(room.seats):
        raise NotAllowed(f"there is no seat {number}; seats are 0 to {len(room.seats) - 1}")
    seat = {**_seat(number), "colour": plan.colour, "name": plan.name}
    if plan.kind == "bot":
        bot_called(plan.bot or "", room.game)
        seat |= {"kind": "bot", "bot": plan.bot, "name": plan.name or str(plan.bot)}
    elif plan.kind == "me":
        seat |= {"kind": "human", "guest": host}
    room.seats[number] = seat


async def rearrange(room: Room, guest: str, number: int, plan: SeatPlan) -> None:
    _host_only(room, guest)
    async with room.changing():
        _waiting(room)
        await _changed(room, lambda: arrange(room, number, plan, guest))


async def join(room: Room, guest: str, wish: Join) -> int:
    """Take a seat, or change name, colour and seed on one's own."""
    async with room.changing():
        _waiting(room)
        number = _wished_seat(room, guest, wish.seat)
        seat = dict(room.seats[number])
        seat |= {"kind": "human", "guest": guest, "name": wish.name or seat["name"]}
        if wish.colour is not None:
            seat["colour"] = wish.colour
        if wish.seed is not None:
            if not wish.seed.isprintable():
                raise BadSetup("a seed is 1 to 128 printable characters")
            seat |= {"seed": wish.seed, "seed_by": "seat"}

        def change() -> None:
            room.seats[number] = seat

        await _changed(room, change)
        return number


def _wished_seat(room: Room, guest: str, wish: int | None) -> int:
    if wish is None:
        own = room.seats_of(guest)
        free = [seat["number"] for seat in room.seats if seat["kind"] == "open"]
        if not own and not free:
            raise NotAllowed("every seat is taken")
        return (own or free)[0]
    if not 0 <= wish < len(room.seats):
        raise NotAllowed(f"there is no seat {wish}; seats are 0 to {len(room.seats) - 1}")
    if room.seats[wish]["kind"] != "open" and room.seats[wish]["guest"] != guest:
        raise NotAllowed(f"seat {wish} is taken")
    return wish


async def leave(room: Room, guest: str, number: int) -> None:
    async with room.changing():
        _waiting(room)
        if number not in room.seats_of(guest):
            raise NotAllowed(f"seat {number} is not yours")

        def change() -> None:
            room.seats[number] = _seat(number)

        await _changed(room, change)


async def start(room: Room, guest: str) -> None:
    """Begin the match. From here on nothing about seats, options and seeds can change."""
    _host_only(room, guest)
    async with room.changing():
        _waiting(room)
        still_open = [seat["number"] + 1 for seat in room.seats if seat["kind"] == "open"]
        if still_open:
            raise NotAllowed(f"nobody sits on seat {', '.join(map(str, still_open))} yet")
        for seat in room.seats:
            if seat["seed"] is None:
                seat |= {"seed": new_seed(), "seed_by": "server"}
        match = kept.begun(room.game, room.table, room.seats)
        room.table["status"] = "playing"
        room.adopt(match)
        await room.save_steps(match.told, and_table=True)
        room.publish_table()
        room.show_all()
    wake_bots(room)


async def close(room: Room, guest: str) -> None:
    """Give a table up before its match has begun."""
    _host_only(room, guest)
    async with room.changing():
        _waiting(room)
        room.table["status"] = "closed"
        await room.save_table()
        room.publish_table()


async def go_on(room: Room, guest: str) -> None:
    """Let a held match go on from where it stands, by the rules of today. The record says so."""
    _host_only(room, guest)
    async with room.changing():
        _held(room)
        if room.match is None:
            raise NotAllowed("this version cannot read the position; the match can only be ended")
        told = room.match.change_rules()
        room.table |= {"status": "playing", "held_at": None, "rules_version": room.game.rules_version}
        await room.save_steps(told, and_table=True)
        room.publish_table()
        room.show_all()
    wake_bots(room)


async def end(room: Room, guest: str) -> None:
    """End a held match without a result. Its record stays."""
    _host_only(room, guest)
    async with room.changing():
        _held(room)
        room.table["status"] = "ended"
        await room.save_table()
        room.publish_table()


def _held(room: Room) -> None:
    if room.status != "held":
        raise NotAllowed(f"the table is {room.status}, not held")


def rematch(room: Room) -> Room:
    """The same people and options, everybody one seat further."""
    if room.status not in ("over", "ended"):
        raise NotAllowed("the match is not over")
    again = dict(room.table)
    again |= {"id": secrets.token_hex(8), "code": new_code(), "status": "waiting", "rematch_of": room.id}
    again |= {"secret": Seal().secret.hex(), "created": time.time(), "rematch": None, "held_at": None}
    again["rules_version"] = room.game.rules_version
    rotated = room.seats[-1:] + room.seats[:-1]
    seats = [
        {**seat, "number": number, "seed": None, "seed_by": "server"} for number, seat in enumerate(rotated)
    ]
    return Room(room.services, again, seats)


async def _changed(room: Room, change: Callable[[], None]) -> None:
    """Make a change, check that a match could still begin, save it, and tell; or take it back."""
    before = list(room.seats)
    try:
        change()
        room.check_setup()
    except (NotAllowed, BadSetup):
        room.seats = before
        raise
    await room.save_table()
    room.publish_table()


def _host_only(room: Room, guest: str) -> None:
    if room.table["host"] != guest:
        raise NotAllowed("only the host of the table can do that")


def _waiting(room: Room) -> None:
    if room.status != "waiting":
        raise NotAllowed(f"the table is {room.status}; this is possible only before the match")
