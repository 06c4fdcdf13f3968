"""conquista report: how a match went, and how lucky everybody was."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from conquista.analysis.report import DiceChapter, Fight, LuckChapter, Report, Saying
from conquista.analysis.telling import report_of
from conquista.cli.voice import voice_of
from conquista.kernel.game import Game
from conquista.kernel.record import Record
from conquista.texts import Voice


def report(game: Game[Any, Any], record: Record, as_json: bool, tongue: str) -> None:
    found = report_of(game, record)
    console = Console(highlight=False)
    if as_json:
        console.print(msgspec.json.encode(found).decode(), markup=False, soft_wrap=True)
        return
    voice = voice_of(game, record.header, [story.colour for story in found.seats], tongue)
    _Writer(console, voice).write(found)


class _Writer:
    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice

    def write(self, found: Report) -> None:
        rounds = found.rounds[-1] if found.rounds else 0
        self._line(
            self.voice.say("summary-rounds", rounds=rounds, entries=found.entries, chances=found.chances)
        )
        if found.first:
            self._line(self.voice.say("summary-from", entry=found.first + 1))
        if not found.over:
            self._line(self.voice.say("summary-unfinished"))
        if found.result is not None:
            self._line(
                f"{', '.join(self.voice.players[seat] for seat in found.winners)}. {self._say(found.result)}"
            )
        self._seats(found)
        for chapter in found.luck:
            self._luck(chapter)
        for dice in found.dice:
            self._dice(dice)
        if found.unusual:
            self._line("\n" + self.voice.say("summary-unusual", fought=found.fought))
            for place in found.unusual:
                self._line("  " + self._fight(found.fights[place]))

    def _line(self, text: str) -> None:
        self.console.print(text, markup=False)

    def _say(self, saying: Saying) -> str:
        return self.voice.say(saying.text, **saying.facts)

    def _seats(self, found: Report) -> None:
        table = Table(self.voice.say("summary-player"))
        for measure in found.measures:
            table.add_column(self.voice.say(f"measure-{measure.id}"), justify="right")
        for tally in found.tallies:
            table.add_column(self.voice.say(f"tally-{tally.id}"), justify="right")
        for story in found.seats:
            numbers = [measure.values[story.seat][-1] for measure in found.measures]
            numbers += [tally.values[story.seat] for tally in found.tallies]
            star = "★ " if story.place == 1 else ""
            table.add_row(star + self.voice.players[story.seat], *map(str, numbers))
        self.console.print(table)
        for story in found.seats:
            said = [self._say(each) for each in (story.aim, *story.parts, story.fate) if each is not None]
            if said:
                self._line(f"{self.voice.players[story.seat]}: {' · '.join(said)}")

    def _luck(self, chapter: LuckChapter) -> None:
        names = {"chapter": f"luck-{chapter.id}", "unit": f"luck-{chapter.id}-unit"}
        said = {name: self.voice.say(text) for name, text in names.items()}
        table = Table(title=self.voice.say("summary-luck", **said), title_justify="left")
        for heading in ("player", "trials", "got", "expected", "difference", "better", "band"):
            table.add_column(
                self.voice.say(f"summary-{heading}"), justify="left" if heading == "player" else "right"
            )
        for each in chapter.figures:
            table.add_row(
                self.voice.players[each.seat],
                str(each.trials),
                str(each.got),
                self._number(each.expected),
                self._number(each.luck, "+"),
                self._percent(each.rank),
                f"{self._number(each.low, '+')} … {self._number(each.high, '+')}",
            )
        self.console.print(table)

    def _dice(self, dice: DiceChapter) -> None:
        title = self.voice.say("summary-dice", kind=self.voice.say(f"dice-{dice.id}"))
        table = Table(self.voice.say("summary-player"), title=title, title_justify="left")
        for side in dice.sides:
            table.add_column(str(side), justify="right")
        table.add_column("")
        for each in dice.counts:
            name = self.voice.say("summary-everybody") if each.seat is None else self.voice.players[each.seat]
            bands = zip(dice.sides, each.counts, each.low, each.high, strict=True)
            outside = [str(side) for side, count, low, high in bands if not low <= count <= high]
            verdict = self.voice.say("summary-inside")
            if outside:
                verdict = self.voice.say("summary-outside", sides=", ".join(outside))
            table.add_row(name, *map(str, each.counts), verdict)
        self.console.print(table)

    def _fight(self, fight: Fight) -> str:
        parts = [
            f"{fight.entry}: {self._say(fight.said)}",
            self.voice.say("summary-chance", percent=self._percent(fight.chance)),
            self._say(fight.result),
        ]
        if fight.rare is not None:
            text = "summary-as-good" if fight.better else "summary-as-bad"
            parts.append(self.voice.say(text, percent=self._percent(fight.rare)))
        return " · ".join(parts)

    def _number(self, value: float, sign: str = "") -> str:
        text = f"{value:{sign}.1f}"
        return text.replace(".", ",") if self.voice.tongue == "pt-BR" else text

    def _percent(self, share: float) -> str:
        """What is not certain is never shown as 0 or 100 %."""
        shown = (
            self._number(100 * min(max(share, 0.001), 0.999)) if 0 < share < 1 else self._number(100 * share)
        )
        sign = "<" if 0 < share < 0.001 else ">" if 0.999 < share < 1 else ""
        return f"{sign}{shown} %" if self.voice.tongue == "pt-BR" else f"{sign}{shown}%"
