"""A match in play: it checks, keeps drafts and entries, lets chance answer, and tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from conquista.kernel.action import Action, Continued, Surrender
from conquista.kernel.errors import BadRecord
from conquista.kernel.event import Event
from conquista.kernel.game import Game
from conquista.kernel.lot import Lot
from conquista.kernel.record import BY_DEFAULT, Entry, Header, Record
from conquista.kernel.replay import Told, code_of, fitting, started
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, RULES, seats_in
from conquista.kernel.state import State
from conquista.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Draft(NamedTuple):
    """A step of an open chain."""

    seat: int
    code: int
    by: str


class Match(Generic[S, V]):
    """One match of one game. Whoever runs it is its only writer.

    Steps of an open chain are drafts: only their seat sees them, and takes them back if it likes. When the
    state settles they become entries, get their numbers, and are told.
    """

    def __init__(self, game: Game[S, V], header: Header, lot: Lot, entries: Sequence[Entry] = ()) -> None:
        """Begin, or go on after recorded entries, up to the next decision of a seat."""
        self._prepare(game, header, lot)
        for entry in entries:
            self._enter(entry.seat, code_of(game, self.state, entry), entry.by)
        self._let_chance_answer()

    def _prepare(self, game: Game[S, V], header: Header, lot: Lot) -> None:
        self.game = game
        self.lot = lot
        self.header = fitting(game, header)
        self.state = game.new_state(header.seats, header.options)
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self._forgotten = 0
        self._surrendered: set[int] = set()
        self.drafts: list[Draft] = []
        self._draft = cast(S, self.state.blank())
        self._before = cast(S, self.state.blank())

    @classmethod
    def restored(
        cls,
        game: Game[S, V],
        header: Header,
        lot: Lot,
        past: Sequence[Told],
        snapshot: tuple[int, list[int]] | None = None,
    ) -> Match[S, V]:
        """A match as it was kept: entries with what was told of them, and a dump of the state after one of them.

        What was told stays told, whatever `narrate` would say today.
        """
        match = cls.__new__(cls)
        match._prepare(game, header, lot)  # noqa: SLF001 - its own class
        if snapshot is not None:
            first, dump = snapshot
            match.state.load(dump)
        else:
            match.state, first = started(game, header, [told.entry for told in past])
        for told in past[first:]:
            match.state.apply(told.entry.seat, code_of(game, match.state, told.entry))
        for told in past:
            match._remember(told)  # noqa: SLF001
        match._let_chance_answer()  # noqa: SLF001
        return match

    # What can be asked of a match.

    @property
    def over(self) -> bool:
        return self.state.awaiting() == NOBODY

    @property
    def awaiting(self) -> list[int]:
        """The seats that owe a decision. More may be known here than a view tells."""
        return seats_in(self.state.awaiting())

    @property
    def count(self) -> int:
        """How many entries there are: the number of the last one."""
        return self._forgotten + len(self.entries)

    @property
    def record(self) -> Record:
        """All entries so far; the secret of the dice only when the match is over."""
        if self._forgotten:
            raise BadRecord(f"the first {self._forgotten} entries are kept elsewhere")
        return Record(replace(self.header, dice=self.lot.note(revealed=self.over)), list(self.entries))

    def has_surrendered(self, seat: int) -> bool:
        """Asked all the same, it is one for whom a bot plays on."""
        return seat in self._surrendered and not self.state.may_surrender(seat)

    def seen_by(self, viewer: int | None) -> S:
        """The state that a viewer's view is made of: its own drafts count for a seat."""
        return self._draft if self.drafts and self.drafts[0].seat == viewer else self.state

    def view(self, viewer: int | None) -> V:
        if viewer is not None:
            self.game.known_seat(self.state, viewer)
        return self.game.view(self.seen_by(viewer), viewer)

    def legal_actions(self, seat: int) -> list[Action]:
        return self.game.legal_actions(self.seen_by(seat), seat)

    def heard(self, viewer: int | None) -> list[Event]:
        """Every event that a viewer has been told."""
        return [
            event
            for told in self.told
            for telling in told.tellings
            if (event := telling.heard_by(viewer)) is not None
        ]

    # What can be done to it.

    def play(self, seat: int, action: Action, by: str = "") -> list[Told]:
        """Take an action; return what is told of the entries it made: none while it is a draft."""
        self.game.known_seat(self.state, seat)
        return self._take(seat, self.game.check(self.seen_by(seat), seat, action), by)

    def play_default(self, seat: int) -> list[Told]:
        """Answer for a seat that does not."""
        self.game.known_seat(self.state, seat)
        state = self.seen_by(seat)
        if not state.awaiting() >> seat & 1:
            raise BadRecord(f"seat {seat} is not asked anything")
        return self._take(seat, self.game.default(state, seat), BY_DEFAULT)

    def step_back(self, seat: int) -> bool:
        """Take back the last step of an open chain; False if this seat has none."""
        if not self.drafts or self.drafts[0].seat != seat:
            return False
        self._redraft(self.drafts[:-1])
        return True

    def change_rules(self) -> list[Told]:
        """Go on from here by this version of the rules, whatever led here."""
        self.header = replace(self.header, rules_version=self.game.rules_version)
        entry = Entry(self.count + 1, RULES, Continued(self.game.rules_version, self.state.dump()))
        self._remember(Told(entry, []))
        return self.told[-1:]

    def forget(self) -> None:
        """Let go of the entries so far, which somebody else keeps. The next one still gets the next number."""
        self._forgotten = self.count
        self.entries = []
        self.told = []

    def _take(self, seat: int, code: int, by: str) -> list[Told]:
        first = len(self.told)
        if self.drafts and self.drafts[0].seat != seat:
            waiting = self.drafts
            self._enter(seat, code, by)
            self._let_chance_answer()
            self._redraft(waiting)
        else:
            self._step(Draft(seat, code, by))
        return self.told[first:]

    def _step(self, step: Draft) -> None:
        """Try a step on the draft; when that settles, the chain becomes entries."""
        if not self.drafts:
            self._draft.copy_from(self.state)
        self._draft.apply(step.seat, step.code)
        self.drafts.append(step)
        if self._draft.settled():
            chain, self.drafts = self.drafts, []
            for seat, code, by in chain:
                self._enter(seat, code, by)
            self._let_chance_answer()

    def _redraft(self, steps: Sequence[Draft]) -> None:
        """Play these steps as drafts again, as far as they are still legal."""
        self.drafts = []
        for step in steps:
            if not self.game.lists(self.seen_by(step.seat), step.seat, step.code):
                return
            self._step(step)

    def _let_chance_answer(self) -> None:
        while self.state.awaiting() == ASKS_CHANCE:
            self._enter(CHANCE, self.state.draw(self.lot.box(self.count + 1)), "")

    def _enter(self, seat: int, code: int, by: str) -> None:
        entry = Entry(self.count + 1, seat, self.game.action_of(self.state, seat, code), by)
        self._before.copy_from(self.state)
        self.state.apply(seat, code)
        self._remember(Told(entry, self.game.narrate(self._before, seat, code, self.state)))

    def _remember(self, told: Told) -> None:
        self.entries.append(told.entry)
        self.told.append(told)
        if isinstance(told.entry.action, Surrender):
            self._surrendered.add(told.entry.seat)
