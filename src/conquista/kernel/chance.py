"""Chance for people: what is drawn, and what came.

Whatever the kind, the rules see one number below the number of equally likely outcomes. These classes
say what that number means, and turn it into an answer that can be read in a record and back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from conquista.kernel.action import Action
from conquista.kernel.errors import BadRecord


class Rolled(Action, frozen=True):
    """Dice of so many sides, in the order in which they were rolled."""

    sides: int
    faces: tuple[int, ...]


class Scored(Action, frozen=True):
    """A number from 1 to 100; the test succeeds if it is not above its percentage."""

    value: int


class Drawn(Action, frozen=True):
    """The thing at this place (from 1) among so many left."""

    place: int
    left: int


class Chance(ABC):
    """What is to be drawn."""

    @property
    @abstractmethod
    def outcomes(self) -> int: ...

    @abstractmethod
    def answer(self, outcome: int) -> Action:
        """The answer that outcome number `outcome` stands for."""

    @abstractmethod
    def outcome(self, answer: Action) -> int:
        """The number of an answer. Raises BadRecord for one that does not fit."""

    def misfit(self, answer: Action) -> BadRecord:
        return BadRecord(f"{answer} does not answer {self}")


@dataclass(frozen=True)
class Dice(Chance):
    """Dice that are all rolled at once. The faces are the digits of the outcome, the first the highest."""

    count: int
    sides: int = 6

    @property
    def outcomes(self) -> int:
        return int(self.sides**self.count)

    def answer(self, outcome: int) -> Rolled:
        faces = []
        for _ in range(self.count):
            outcome, digit = divmod(outcome, self.sides)
            faces.append(digit + 1)
        return Rolled(self.sides, tuple(reversed(faces)))

    def outcome(self, answer: Action) -> int:
        if not isinstance(answer, Rolled) or (answer.sides, len(answer.faces)) != (self.sides, self.count):
            raise self.misfit(answer)
        number = 0
        for face in answer.faces:
            if not 1 <= face <= self.sides:
                raise self.misfit(answer)
            number = number * self.sides + face - 1
        return number


@dataclass(frozen=True)
class Percent(Chance):
    """A test that succeeds with so many per cent."""

    chance: int

    @property
    def outcomes(self) -> int:
        return 100

    def answer(self, outcome: int) -> Scored:
        return Scored(outcome + 1)

    def outcome(self, answer: Action) -> int:
        if not isinstance(answer, Scored) or not 1 <= answer.value <= 100:
            raise self.misfit(answer)
        return answer.value - 1


@dataclass(frozen=True)
class Draw(Chance):
    """One of the things that are left, each as likely as the others."""

    left: tuple[str, ...]

    @property
    def outcomes(self) -> int:
        return len(self.left)

    def answer(self, outcome: int) -> Drawn:
        return Drawn(outcome + 1, len(self.left))

    def outcome(self, answer: Action) -> int:
        if (
            not isinstance(answer, Drawn)
            or answer.left != len(self.left)
            or not 1 <= answer.place <= answer.left
        ):
            raise self.misfit(answer)
        return answer.place - 1


CHANCE_ACTIONS: tuple[type[Action], ...] = (Rolled, Scored, Drawn)
