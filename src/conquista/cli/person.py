"""A person at the terminal: what is shown, and what is typed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple
from rich.console import Console

from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.family import amount
from conquista.kernel.match import Match
from conquista.kernel.replay import Told
from conquista.rules import contents
from conquista.texts import Voice

LONG_LIST = 12


class Left(Exception):  # noqa: N818 - it is no error
    """The person has left the table."""


def in_columns(lines: list[str], width: int) -> list[str]:
    """A long list of short lines in columns, each read downwards."""
    if len(lines) <= LONG_LIST:
        return lines
    room = max(map(len, lines)) + 2
    rows = -(-len(lines) // max(1, (width + 2) // room))
    return ["".join(line.ljust(room) for line in lines[row::rows]).rstrip() for row in range(rows)]


class Person:
    """Asks one seat until it has decided."""

    def __init__(self, console: Console, match: Match[Any, Any], voice: Voice, seat: int) -> None:
        self.console = console
        self.match = match
        self.voice = voice
        self.seat = seat
        self.turn_shown = -1
        self.heard = 0

    def take_decision(self, hand_over: bool) -> list[Told]:
        """Ask; behind a curtain if somebody else has been at the screen."""
        turn = self.match.state.turn()
        if hand_over:
            self._draw_curtain()
        if hand_over or turn != self.turn_shown:
            self.turn_shown = turn
            self._show_table()
        self.say("")
        self.say(self.match.game.prompt(self.match.view(self.seat), self.voice))
        self._list("")
        while True:
            told = self._answer(self._read(self._question()))
            if told is not None:
                return told

    def say(self, text: str) -> None:
        self.console.print(text, markup=False)

    def _read(self, question: str) -> str:
        return self.console.input(question + " ", markup=False).strip()

    def _question(self) -> str:
        has_amounts = any(amount(code) > 1 for code in self._families())
        return self.voice.say("play-choice-amount" if has_amounts else "play-choice")

    def _draw_curtain(self) -> None:
        self.console.clear()
        self._read(self.voice.say("play-curtain", player=self.voice.name("seat", self.seat)))
        self.console.clear()

    def _show_table(self) -> None:
        self.say("\n" + self.match.game.sketch(self.match.view(self.seat), self.voice))

    def _families(self) -> list[int]:
        return self.match.game.families(self.match.seen_by(self.seat), self.seat)

    def _list(self, text: str) -> None:
        actions = [self.voice.action(self.match.game.decode(code)) for code in self._families()]
        lines = [f"{number:>3}  {action}" for number, action in enumerate(actions, 1)]
        found = [line for line in lines if text.lower() in line.lower()]
        for line in in_columns(found, self.console.width):
            self.say(line)

    def _answer(self, typed: str) -> list[Told] | None:
        """What was done, or None if the person has only looked at something."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "?" | "":
                self.say(self.voice.say("play-help", clause=next(iter(contents(self.match.game.id).clauses()))))
            case "q" | "quit" | "sair":
                raise Left
            case "b" | "v" | "back" | "voltar":
                done = self.match.step_back(self.seat)
                self.say(self.voice.say("play-back" if done else "play-no-back"))
                self._list("")
            case "t" | "m" | "table" | "mesa":
                self._show_table()
            case "l" | "log":
                self._log()
            case "r" | "rule" | "regra":
                clause = rest.strip().upper()
                known = self.voice.knows(clause)
                self.say(self.voice.rule(clause) if known else self.voice.say("play-no-such", text=clause))
            case "surrender" | "render":
                if self._read(self.voice.say("play-surrender")).lower() == self.voice.say("play-yes"):
                    return self._play(Surrender())
            case _:
                return self._choose(word, rest.strip())
        return None

    def _choose(self, word: str, rest: str) -> list[Told] | None:
        families = self._families()
        if not word.isdigit():
            self._list(f"{word} {rest}".strip())
            return None
        if not 1 <= int(word) <= len(families) or (rest and not rest.isdigit()):
            self.say(self.voice.say("play-no-such", text=f"{word} {rest}".strip()))
            return None
        code = families[int(word) - 1]
        most = self.match.game.decode(code)
        return self._play(self._with_amount(code, most, int(rest)) if rest else most)

    def _with_amount(self, code: int, most: Action, number: int) -> Action:
        """The member of a family whose amount, as people count it, is this number."""
        if amount(code) == 1:
            return most
        fields = list(astuple(most))
        fields[-1] = number
        return type(most)(*fields)

    def _play(self, action: Action) -> list[Told] | None:
        try:
            return self.match.play(self.seat, action)
        except IllegalAction as error:
            self.say(self.voice.refusal(error))
            return None

    def _log(self) -> None:
        events = self.match.heard(self.seat)
        for event in events[self.heard :]:
            self.say(self.voice.event(event))
        self.heard = len(events)
