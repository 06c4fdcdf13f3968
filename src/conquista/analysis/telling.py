"""Making the report of a match from its record."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from conquista.analysis.chronicle import Aim, Chronicle, Noted, Step
from conquista.analysis.chronicles import chronicle_for
from conquista.analysis.luck import dice_chapters, luck_chapters, unusual
from conquista.analysis.report import (
    LuckChapter,
    Mark,
    Measure,
    Report,
    Saying,
    Story,
    Tally,
)
from conquista.kernel.game import Game
from conquista.kernel.record import Record
from conquista.kernel.replay import Replay
from conquista.kernel.seat import CHANCE, NOBODY


def report_of(game: Game[Any, Any], record: Record) -> Report:
    """What a record tells of its match. Raises BadRecord naming the entry that does not fit.

    A match that is not over is told as far as it goes.
    """
    replay = Replay(game, record)
    chronicle = chronicle_for(game.id, len(record.header.seats))
    line = _Line(chronicle)
    first = replay.position
    line.start(replay.state)
    for told in replay:
        events = [telling.event for telling in told.tellings]
        step = Step(told.entry, replay.before, replay.state, events)
        chronicle.watch(step)
        line.follow(step)
    chronicle.close()
    line.end(replay.state)
    return _written(game, replay, chronicle, line, first)


class _Line:
    """What is measured at the beginning and at the end of every round."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.rounds: list[int] = []
        self.taken: list[dict[str, list[int]]] = []
        self.turns: dict[int, list[int]] = {}

    def start(self, state: Any) -> None:
        if state.turn():
            self._take(state.rounds() - 1, state)
            self._turn(state)

    def follow(self, step: Step) -> None:
        """A round may end before the next turn begins: in between, cards are chosen or goods are laid out."""
        before, after = step.before, step.after
        if not before.turn():
            if after.turn():
                self._take(after.rounds() - 1, after)
        elif after.rounds() > before.rounds():
            self._take(before.rounds(), after)
        if after.turn() != before.turn():
            self._turn(after)

    def end(self, state: Any) -> None:
        if state.turn():
            self._take(state.rounds(), state)

    def _take(self, at: int, state: Any) -> None:
        self.rounds.append(at)
        self.taken.append(self.chronicle.measures(state))

    def _turn(self, state: Any) -> None:
        turns = self.turns.setdefault(state.rounds(), [])
        if state.turn() not in turns:
            turns.append(state.turn())

    def measures(self) -> list[Measure]:
        if not self.taken:
            return []
        seats = range(self.chronicle.seats)
        return [
            Measure(name, [[taken[name][seat] for taken in self.taken] for seat in seats])
            for name in self.taken[0]
        ]

    def mark(self, noted: Noted) -> Mark:
        """Where in its round a mark stands: by the turns that the round had."""
        turns = self.turns.get(noted.round, [noted.turn])
        done = sum(turn <= noted.turn for turn in turns) / len(turns)
        name = f"mark-{noted.name}"
        said, short = Saying(name, noted.facts), Saying(f"{name}-short", noted.facts)
        return Mark(noted.round - 1 + done, noted.round, noted.entry, noted.seat, noted.kind, said, short)


def _written(
    game: Game[Any, Any], replay: Replay[Any, Any], chronicle: Chronicle, line: _Line, first: int
) -> Report:
    header, entries, state = replay.record.header, replay.record.entries, replay.state
    places = game.ranking(state)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    fights = chronicle.fights
    rarest = unusual(fights)
    luck = luck_chapters(chronicle.chapters, chronicle.trials, fights)
    kept = _spoken_of(luck, rarest)
    return Report(
        game=game.id,
        rules_version=header.rules_version,
        match=header.match,
        commitment=header.dice.commitment,
        first=first,
        entries=len(entries),
        chances=sum(entry.seat == CHANCE for entry in entries),
        over=state.awaiting() == NOBODY,
        winners=winners,
        result=chronicle.result(state, winners),
        seats=_stories(game, replay, chronicle, places),
        rounds=line.rounds,
        measures=line.measures(),
        marks=[line.mark(noted) for noted in chronicle.noted],
        tallies=[Tally(name, values) for name, values in chronicle.tallies.items()],
        luck=[_renumbered(chapter, kept) for chapter in luck],
        dice=dice_chapters(chronicle.dice, chronicle.rolled, chronicle.seats),
        fights=[fights[place] for place in kept],
        fought=len(fights),
        unusual=[kept[place] for place in rarest],
        view=game.view(state, None),
    )


def _stories(
    game: Game[Any, Any], replay: Replay[Any, Any], chronicle: Chronicle, places: list[int]
) -> list[Story]:
    """Objectives are told when the match is over, and not before."""
    seats, state = replay.record.header.seats, replay.state
    aims: list[Aim | None] = chronicle.aims(state) if places else [None] * len(seats)
    ends, colours = chronicle.ends(state), game.view(state, None).colours
    return [
        Story(
            seat=seat,
            name=setup.name,
            colour=colours[seat],
            place=places[seat] if places else None,
            aim=None if aim is None else aim.said,
            parts=[] if aim is None else aim.parts,
            met=aim is not None and aim.met,
            fate=ends.get(seat),
        )
        for seat, (setup, aim) in enumerate(zip(seats, aims, strict=True))
    ]


def _spoken_of(luck: list[LuckChapter], rarest: list[int]) -> dict[int, int]:
    """The places of the fights that something refers to, and where they stand in the report."""
    extremes = [
        place
        for chapter in luck
        for figure in chapter.figures
        for place in (figure.best, figure.worst)
        if place is not None
    ]
    return {place: number for number, place in enumerate(sorted({*rarest, *extremes}))}


def _renumbered(chapter: LuckChapter, kept: dict[int, int]) -> LuckChapter:
    def moved(place: int | None) -> int | None:
        return None if place is None else kept[place]

    figures = [replace(each, best=moved(each.best), worst=moved(each.worst)) for each in chapter.figures]
    return LuckChapter(chapter.id, figures)
