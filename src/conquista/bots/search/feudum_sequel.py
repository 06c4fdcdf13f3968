"""What a seat of Feudum can still make of a round, if the others pass."""

from __future__ import annotations

from conquista.bots.feudum.plan import take_turn
from conquista.bots.feudum.player import Player
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.phase import OVER
from conquista.kernel.bitset import count
from conquista.kernel.box import Box

_CHOSEN: int = 4


class Sequel:
    __slots__ = ("_next", "_player")

    _player: Player
    _next: FeudumEngine

    def __init__(self, like: FeudumEngine, player: Player) -> None:
        self._player = player
        self._next = FeudumEngine(like.rules)

    def end_of(self, state: FeudumEngine, seat: int, box: Box) -> FeudumEngine:
        """Where a seat stands when it has played its hand as well as it can; before the first round, any four cards."""
        cards: int = count(state.hand[seat])
        player = self._player
        if state.phase == OVER or (cards == 0 and state.round > 0):
            return state
        player.look(state, seat, box)
        if cards == 0:
            player.dream(state, _CHOSEN)
        else:
            following = self._next
            following.copy_from(state)
            take_turn(following, seat)
            player.plan(following, cards)
        beam = player.planner.beam
        end: FeudumEngine = beam.held[0]
        return end
