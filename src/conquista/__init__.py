"""Conquista: conquest board games as a library.

    from conquista import Bot, play_match

    class Mine(Bot):
        def choose(self, question):
            return question.actions[0]

    print(play_match("war", [Mine, "greedy", "random"]).winners)

What is named here is the library's face; the rest of the package is found in the folders of its layers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conquista.api import load_record, play_match, watch_match
    from conquista.bots.bot import Bot, Question
    from conquista.bots.simulate import Outcome
    from conquista.catalog import GAMES
    from conquista.kernel.errors import BadRecord, BadSetup, BrokenRule, ConquistaError, IllegalAction

_WHERE = {
    "conquista.api": ("load_record", "play_match", "watch_match"),
    "conquista.bots.bot": ("Bot", "Question"),
    "conquista.bots.simulate": ("Outcome",),
    "conquista.catalog": ("GAMES",),
    "conquista.kernel.errors": ("BadRecord", "BadSetup", "BrokenRule", "ConquistaError", "IllegalAction"),
}
__all__ = [
    "GAMES",
    "BadRecord",
    "BadSetup",
    "Bot",
    "BrokenRule",
    "ConquistaError",
    "IllegalAction",
    "Outcome",
    "Question",
    "load_record",
    "play_match",
    "watch_match",
]


def __getattr__(name: str) -> object:
    """Import what is asked for, so that the kernel can be used without the rest."""
    for module, names in _WHERE.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'conquista' has no attribute {name!r}")
