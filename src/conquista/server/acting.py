"""Taking decisions at a table: people's, bots', and those of seats that do not answer."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from conquista.bots.roster import heir_in
from conquista.bots.thought import Thought
from conquista.kernel import wire
from conquista.kernel.action import Action
from conquista.kernel.errors import BadMessage, ConquistaError, IllegalAction
from conquista.kernel.record import BY_DEFAULT
from conquista.kernel.replay import Told
from conquista.server import kept, looking
from conquista.server.botpool import BotFailed
from conquista.server.messages import Act, Answer, Back, Refusal, Result, Why
from conquista.server.minds import Decision, Player, Request
from conquista.server.room import PAUSE_SECONDS, NotAllowed, Room

log = structlog.get_logger()


async def act(room: Room, guest: str | None, message: Act) -> Answer:
    """Play a batch. The first refusal ends it: what came before stands, what comes after is dropped."""
    own_seat(room, guest, message.seat)
    actions = [room.game.read_action(line) for line in message.actions]
    started = time.perf_counter()
    async with room.changing():
        if (known := await _known(room, message, message.at)) is not None:
            return known
        told: list[Told] = []
        results: list[Result] = []
        for action in actions:
            result, steps = _play(room, message.seat, action, message.at)
            told += steps
            results.append(result)
            if result.status != "done":
                break
        results += [Result("dropped")] * (len(actions) - len(results))
        answer = Answer(message.id, results)
        await _keep(room, message, message.at, answer, told)
        room.publish(told)
    for result in results:
        room.services.metrics.actions.labels(room.game.id, result.status).inc()
    room.services.metrics.action_seconds.observe(time.perf_counter() - started)
    wake_bots(room)
    return answer


def _play(room: Room, seat: int, action: Action, at: int) -> tuple[Result, list[Told]]:
    match = room.playing()
    if match.over:
        refusal = looking.refusal_of(match, seat, action, [])
        return Result("refused", refusal), []
    try:
        return Result("done"), match.play(seat, action)
    except IllegalAction as error:
        if at < room.heard_by(seat):
            return Result("stale"), []
        legal = looking.legal_lines(match, seat)
        return Result("refused", looking.refused(error, action, legal)), []


async def back(room: Room, guest: str | None, message: Back) -> Answer:
    """Take back steps of the own open chain, as many as there are."""
    own_seat(room, guest, message.seat)
    async with room.changing():
        if (known := await _known(room, message, 0)) is not None:
            return known
        match = room.playing()
        taken = [match.step_back(message.seat) for _ in range(message.steps)]
        answer = Answer(message.id, [Result("done" if done else "dropped") for done in taken])
        await _keep(room, message, room.heard_by(message.seat), answer, [])
        room.publish([])
    return answer


async def _known(room: Room, message: Act | Back, at: int) -> Answer | None:
    """What was answered when this message came before."""
    known = await room.answers.find(message.seat, message.id, at)
    return None if known is None else msgspec.json.decode(known, type=Answer)


async def _keep(room: Room, message: Act | Back, at: int, answer: Answer, told: list[Told]) -> None:
    """On the disk before anybody hears of it."""
    text = msgspec.json.encode(answer).decode()
    await room.save_steps(told, along=[kept.answer_to(room.id, message.seat, message.id, text)])
    room.answers.add(message.seat, message.id, at, text)


async def why(room: Room, guest: str | None, message: Why) -> Answer:
    """Why an action is refused, without trying it."""
    own_seat(room, guest, message.seat)
    action = room.game.read_action(message.action)
    async with room.steady():
        match = room.playing()
        legal = looking.legal_lines(match, message.seat)
        refusal: Refusal | None = looking.refusal_of(match, message.seat, action, legal)
    return Answer(message.id, [Result("done") if refusal is None else Result("refused", refusal)])


def own_seat(room: Room, guest: str | None, seat: int) -> None:
    if seat not in room.seats_of(guest):
        raise NotAllowed(f"seat {seat} is not yours")
    room.playing()
    if room.status in ("held", "ended"):
        raise NotAllowed(f"the match is {room.status}")
    match = room.playing()
    if seat in match.awaiting and match.has_surrendered(seat):
        raise NotAllowed(f"seat {seat} has surrendered; a bot plays on for it")


# Bots.


def wake_bots(room: Room) -> None:
    """Let bots that are asked think, if they do not think already."""
    thinking = room.bots_thinking is not None and not room.bots_thinking.done()
    if not thinking and _asked_bot(room) is not None:
        room.bots_thinking = asyncio.create_task(_drive_bots(room))


def _asked_bot(room: Room) -> int | None:
    if room.match is None or room.status != "playing":
        return None
    match = room.match
    bots = (seat for seat in match.awaiting if room.seats[seat]["kind"] == "bot" or match.has_surrendered(seat))
    return next(bots, None)


async def _drive_bots(room: Room) -> None:
    while (seat := _asked_bot(room)) is not None:
        try:
            await _bot_decides(room, seat)
        except Exception:
            log.exception("a bot's decision failed", table=room.id, seat=seat)
            await asyncio.sleep(PAUSE_SECONDS)


async def _bot_decides(room: Room, seat: int) -> None:
    match = room.playing()
    bot = room.seats[seat]["bot"] or heir_in(room.game)
    position = _position(room)
    state = match.seen_by(seat)
    view = wire.encode(match.game.view(state, seat))
    player = Player(room.id, seat, room.game.id, bot, room.table["thinking"])
    action: Action | None = None
    thought: Thought | None = None
    try:
        decision = await room.services.bots.choose(Request(player, view, room.game.families(state, seat)))
        action = room.game.decode(decision.code)
        thought = _thought_in(room, seat, bot, decision)
    except (BotFailed, ConquistaError) as error:
        _note_failure(room, seat, bot, str(error))
    async with room.changing():
        if _position(room) != position:
            return  # somebody surrendered meanwhile; the question is asked again
        told, is_own = _played_by_bot(room, seat, bot, action)
        thought = thought if is_own else None
        along = [] if thought is None else [kept.thought_before(room.id, position[0] + 1, seat, thought)]
        await room.save_steps(told, along=along)
        room.publish(told)
        if thought is not None:
            room.think_aloud(seat, thought)


def _position(room: Room) -> tuple[int, int]:
    match = room.playing()
    return match.count, len(match.drafts)


def _played_by_bot(room: Room, seat: int, bot: str, action: Action | None) -> tuple[list[Told], bool]:
    """What is told of it, and whether it is what the bot wanted."""
    match = room.playing()
    if action is not None:
        try:
            return match.play(seat, action), True
        except (IllegalAction, BadMessage) as error:
            _note_failure(room, seat, bot, str(error))
    return match.play_default(seat), False


def _thought_in(room: Room, seat: int, bot: str, decision: Decision) -> Thought | None:
    """The thought behind a decision. One that cannot be read is not kept; the decision counts all the same."""
    if decision.thought is None:
        return None
    try:
        return msgspec.json.decode(decision.thought, type=Thought)
    except msgspec.MsgspecError as error:
        log.warning("a thought cannot be read", table=room.id, seat=seat, bot=bot, reason=str(error))
        return None


def _note_failure(room: Room, seat: int, bot: str, reason: str) -> None:
    room.services.metrics.bot_failures.labels(bot).inc()
    log.warning("bot failed", table=room.id, seat=seat, bot=bot, reason=reason, played=BY_DEFAULT)
