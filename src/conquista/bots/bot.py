"""What a bot is, and what it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar

from conquista.bots.thought import Thought
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT, amount, head
from conquista.kernel.game import Game
from conquista.kernel.state import Codes, State
from conquista.kernel.view import View


class Question:
    """One decision that a seat owes: its view, and what it can answer. Nothing else is to be seen from here.

    Views and actions are made when they are looked at; a bot that needs neither pays for neither.
    """

    def __init__(
        self, game: Game[Any, Any], seat: int, codes: Codes, count: int, look: Callable[[], View]
    ) -> None:
        self.game = game
        self.seat = seat
        self.codes = codes
        self.count = count
        self._look = look

    @classmethod
    def of_state(cls, game: Game[Any, Any], state: State, seat: int, codes: Codes) -> Question:
        """What a state asks of a seat; `codes` is room for the families, and is written over."""
        return cls(game, seat, codes, state.list_actions(seat, codes), lambda: game.view(state, seat))

    @classmethod
    def of_view(cls, game: Game[Any, Any], view: View, families: list[int]) -> Question:
        """The same from what came over a wire."""
        assert view.seat is not None  # noqa: S101 - spectators are not asked
        codes = Codes()
        return cls(game, view.seat, codes, codes.fill(families), lambda: view)

    @cached_property
    def view(self) -> Any:
        """What this seat may know; its type is the game's view."""
        return self._look()

    @cached_property
    def families(self) -> list[int]:
        """The codes of all families, each with the largest amount that is legal."""
        return self.codes.first(self.count)

    @cached_property
    def actions(self) -> list[Action]:
        """Every legal action. Lists can be long: `families` are the same in short."""
        return [
            self.game.decode(code - (less << AMOUNT)) for code in self.families for less in range(amount(code))
        ]


class Bot(ABC):
    """A player. Derive from it, and choose one of `question.actions`.

    Each seat of each match has a bot of its own. `box` is its source of chance, so that matches can be
    repeated from their seed. It may remember what it saw, but must cope with being made anew in the middle of a
    match: whatever it relies on is in the view.
    """

    thought: Thought | None = None
    """What is behind the decision just given, if that is new. Whoever runs the bot takes it, and sets it to None."""

    plans: ClassVar[bool] = False
    """Whether it plans its turns: it then uses the time that it is allowed, and can say what it thought."""

    helpers: int = 0
    """How many idle cores it may use for the next decision besides its own, if it thinks by the clock."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def allow(self, seconds: float) -> None:  # noqa: B027 - only those who plan need to know
        """Let it think so long in each of its turns. Called once, before the first question."""

    @abstractmethod
    def choose(self, question: Question) -> Action: ...

    def decide(self, question: Question) -> int:
        """The code of the choice. Bots that think in codes override this."""
        action = self.choose(question)
        code = question.game.encode(action)
        if code is None or not _listed(code, question.families):
            raise BrokenRule(f"{type(self).__name__} chose {action}, which is not legal")
        return code


Maker = Callable[[Box], Bot]


def _listed(code: int, families: list[int]) -> bool:
    return any(head(code) == head(family) and 1 <= amount(code) <= amount(family) for family in families)
