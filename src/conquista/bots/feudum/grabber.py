"""A player of Feudum that looks one step ahead, for points alone: what others are measured by."""

from __future__ import annotations

from conquista.bots.bot import Bot, Question
from conquista.bots.feudum.plan import Planner, take_turn
from conquista.bots.feudum.weights import greedy_tastes
from conquista.bots.feudum.worth import Outlook
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.phase import DO_PICK_CARD, DO_PLAY_CARD, KIND
from conquista.kernel.action import Action
from conquista.kernel.box import Box, FastBox
from conquista.kernel.family import ONE

_NODES = 40
_SEED = 1 << 30


class FeudumGrabberBot(Bot):
    """Of all it could do now, to the end of the action, it does what scores most; one of the best by chance."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self._planner: Planner | None = None

    def choose(self, question: Question) -> Action:
        return question.game.decode(self.decide(question))

    def decide(self, question: Question) -> int:
        state: FeudumEngine = question.game.imagine(question.view, self.box)
        if self._planner is None:
            self._planner = Planner(state, Outlook(question.seat, points_only=True, tastes=greedy_tastes()), 1)
        self._planner.box = FastBox(self.box.below(_SEED))
        points = {code: _points(self._planner, state, code) for code in question.families}
        best = [code for code in points if points[code] == max(points.values())]
        return best[self.box.below(len(best))]


def _points(planner: Planner, state: FeudumEngine, code: int) -> int:
    seat = planner.outlook.seat
    after = FeudumEngine(state.rules)
    after.copy_from(state)
    if code & KIND == DO_PICK_CARD:
        take_turn(after, seat)
        code = ONE | DO_PLAY_CARD | code & 63
    after.apply(seat, code)
    return planner.finish(after, _NODES)
