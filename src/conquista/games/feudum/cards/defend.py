"""Chapter 7.10: Defend in the own turn; out of turn it is an answer to Conquer."""

from __future__ import annotations

from conquista.games.feudum.notes import FOR_DEFENCE
from conquista.games.feudum.paying import score
from conquista.games.feudum.phase import CARD_DONE
from conquista.games.feudum.state import FeudumState


def defend(state: FeudumState) -> None:
    """FEU-DEF-01."""
    score(state, state.active, 1, FOR_DEFENCE)
    state.phase = CARD_DONE
