"""What a report tells of each game. A new game brings its chronicle and its line here."""

from __future__ import annotations

from conquista.analysis.chronicle import Chronicle
from conquista.analysis.chronicles.feudum import FeudumChronicle
from conquista.analysis.chronicles.reinos import ReinosChronicle
from conquista.analysis.chronicles.vikings import VikingsChronicle
from conquista.analysis.chronicles.war import WarChronicle
from conquista.analysis.chronicles.war2 import War2Chronicle

CHRONICLES: dict[str, type[Chronicle]] = {
    "war": WarChronicle,
    "war2": War2Chronicle,
    "vikings": VikingsChronicle,
    "reinos": ReinosChronicle,
    "feudum": FeudumChronicle,
}


def chronicle_for(game: str, seats: int) -> Chronicle:
    return CHRONICLES.get(game, Chronicle)(seats)
