"""A player of War by the phases of its turn; what its kind has in common whatever its plans."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, NamedTuple, TypeVar

from conquista.bots.bot import Bot, Question
from conquista.bots.greedy.war_plan import NUMBER, Plan
from conquista.games.war.actions import Move, Occupy, Skip, Trade
from conquista.kernel.action import Action

Kind = TypeVar("Kind", bound=Action)
Reading = TypeVar("Reading", bound=Plan)


def listed(question: Question, kind: type[Kind]) -> list[Kind]:
    """The families of one kind of action, each with its largest amount."""
    actions = (question.game.decode(code) for code in question.families)
    return [action for action in actions if isinstance(action, kind)]


class Conquest(NamedTuple):
    """A territory that was just taken, and how many more armies may follow the first one."""

    source: int
    target: int
    most: int


def conquest(question: Question, plan: Plan) -> Conquest:
    """What the phase `occupy` is about."""
    battle = plan.view.battle
    assert battle is not None  # noqa: S101 - there is one in this phase
    (occupy,) = listed(question, Occupy)
    return Conquest(NUMBER[battle.source], NUMBER[battle.target], occupy.extra)


def best_march(question: Question, plan: Plan) -> Move | None:
    """Of all moves with as many armies as can go, the one that is worth most; none if none is worth anything."""
    best, most = None, 0.0
    for move in listed(question, Move):
        score = plan.march(NUMBER[move.source], NUMBER[move.target], move.armies)
        if score > most:
            best, most = move, score
    return best


class WarPlayer(Bot, Generic[Reading]):
    reading: type[Reading]
    """How it reads its view."""

    def choose(self, question: Question) -> Action:
        return self._answer(question, self.reading(question.view, question.seat))

    def _answer(self, question: Question, plan: Reading) -> Action:
        match plan.view.phase:
            case "trade" | "end_trade":
                return self._trade(question, plan)
            case "place" | "end_place":
                return self._place(question, plan)
            case "attack":
                return self._attack(question, plan)
            case "occupy":
                return self._occupy(question, plan)
            case "fortify":
                return self._fortify(question, plan)
            case _:
                return question.game.decode(question.families[0])

    def _trade(self, question: Question, plan: Reading) -> Action:
        """The set with most territories of one's own, and jokers kept if possible."""
        sets = [action for action in question.actions if isinstance(action, Trade)]
        if not sets:
            return Skip()
        owners = plan.view.owners

        def value(trade: Trade) -> int:
            score = 0
            for card in trade.cards:
                territory = NUMBER.get(card.removeprefix("carta_"))
                score += -1 if territory is None else 2 * (owners[territory] == plan.me)
            return score

        return max(sets, key=value)

    @abstractmethod
    def _place(self, question: Question, plan: Reading) -> Action: ...

    @abstractmethod
    def _attack(self, question: Question, plan: Reading) -> Action: ...

    @abstractmethod
    def _occupy(self, question: Question, plan: Reading) -> Action: ...

    @abstractmethod
    def _fortify(self, question: Question, plan: Reading) -> Action: ...
