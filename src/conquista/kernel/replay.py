"""Folding a record into states, and checking its dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from conquista.kernel.action import Continued
from conquista.kernel.errors import BadRecord, IllegalAction
from conquista.kernel.event import Telling
from conquista.kernel.game import Game
from conquista.kernel.lot import Seal, SealedLot, keeps
from conquista.kernel.option import settle
from conquista.kernel.record import Entry, Header, Record
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import State
from conquista.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Told(NamedTuple):
    """An entry, and what is told of it."""

    entry: Entry
    tellings: list[Telling]


def fitting(game: Game[Any, Any], header: Header) -> Header:
    """The header with all options spelled out. Raises BadRecord if it is not one of this game."""
    if header.game != game.id:
        raise BadRecord(f"the record is of the game {header.game!r}, not of {game.id!r}")
    if header.rules_version != game.rules_version:
        raise BadRecord(
            f"the record was played by version {header.rules_version} of the rules of {game.id}; "
            f"this is version {game.rules_version}"
        )
    return replace(header, options=settle(game.options, header.options))


def code_of(game: Game[S, V], state: S, entry: Entry) -> int:
    """The code of a recorded entry. Raises BadRecord if it does not fit the state."""
    if entry.seat == CHANCE and state.awaiting() != ASKS_CHANCE:
        raise BadRecord("chance is not asked here", entry.number)
    try:
        if entry.seat == CHANCE:
            return game.chance(state).outcome(entry.action)
        game.known_seat(state, entry.seat)
        return game.check(state, entry.seat, entry.action)
    except IllegalAction as error:
        raise BadRecord(f"{entry.action} of seat {entry.seat} is against {error}", entry.number) from error
    except BadRecord as error:
        raise BadRecord(error.reason, entry.number) from None


def started(game: Game[S, V], header: Header, entries: Sequence[Entry]) -> tuple[S, int]:
    """A state from which entries can be folded, and how many it stands behind.

    Only what follows the last change of rules can be folded by these rules; what was before lies in its position.
    """
    state = game.new_state(header.seats, header.options)
    for entry in reversed(entries):
        if isinstance(entry.action, Continued):
            state.load(entry.action.position)
            return state, entry.number
    return state, 0


class Replay(Generic[S, V]):
    """A record played again, entry by entry. `before` is the state before the last one."""

    def __init__(self, game: Game[S, V], record: Record) -> None:
        self.game = game
        self.record = record._replace(header=fitting(game, record.header))
        self.state, self.position = started(game, record.header, record.entries)
        self.before = cast(S, self.state.blank())

    def __iter__(self) -> Iterator[Told]:
        while self.position < len(self.record.entries):
            yield self.step()

    def step(self) -> Told:
        entry = self.record.entries[self.position]
        code = code_of(self.game, self.state, entry)
        self.before.copy_from(self.state)
        self.state.apply(entry.seat, code)
        self.position += 1
        return Told(entry, self.game.narrate(self.before, entry.seat, code, self.state))


def replay(game: Game[S, V], record: Record) -> S:
    """The state that a record leads to. Raises BadRecord naming the entry that does not fit."""
    fitting(game, record.header)
    state, first = started(game, record.header, record.entries)
    for entry in record.entries[first:]:
        state.apply(entry.seat, code_of(game, state, entry))
    return state


def verify(game: Game[S, V], record: Record) -> int:
    """Derive every roll and draw of a finished live record again; return how many there were.

    Raises BadRecord naming the first entry that differs, or saying why there is nothing to verify.
    """
    lot = _sealed_lot(record)
    state, first = started(game, fitting(game, record.header), record.entries)
    checked = 0
    for entry in record.entries[first:]:
        code = code_of(game, state, entry)
        if entry.seat == CHANCE:
            derived = state.draw(lot.box(entry.number))
            if derived != code:
                answer = game.answer(state, derived)
                raise BadRecord(f"the record says {entry.action}, the sealed dice say {answer}", entry.number)
            checked += 1
        state.apply(entry.seat, code)
    if state.awaiting() != NOBODY:
        raise BadRecord("the record ends before the match does", len(record.entries))
    return checked


def _sealed_lot(record: Record) -> SealedLot:
    dice = record.header.dice
    if dice.commitment is None:
        raise BadRecord("the match was played with simulated dice: there is nothing to verify")
    if dice.secret is None:
        raise BadRecord("the secret of the dice has not been revealed: the match was not over")
    try:
        secret = bytes.fromhex(dice.secret)
    except ValueError:
        raise BadRecord("the revealed secret is not hexadecimal") from None
    if not keeps(dice.commitment, secret):
        raise BadRecord("the revealed secret is not the one that the commitment was made for")
    if len(dice.seeds) != len(record.header.seats):
        raise BadRecord(f"there are {len(dice.seeds)} seeds for {len(record.header.seats)} seats")
    return SealedLot(Seal(secret), dice.seeds, record.header.match)
