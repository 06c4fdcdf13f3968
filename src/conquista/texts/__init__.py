"""Saying things in Portuguese and English: names, events, actions, rules and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from conquista.kernel.action import Action
from conquista.kernel.errors import BadSetup, IllegalAction
from conquista.kernel.event import Event
from conquista.kernel.game import Game
from conquista.kernel.option import written

LANGUAGES = ("pt-BR", "en")
NONE = "none"
"""How a text is told that a parameter is nothing, or not for its hearer to know."""


def language(name: str) -> str:
    """The language meant by `pt`, `pt-BR`, `pt_BR.UTF-8`, `en`, …"""
    for known in LANGUAGES:
        if name.replace("_", "-").lower()[:2] == known[:2].lower():
            return known
    raise BadSetup(f"there is no language {name!r}; there are: pt, en")


@cache
def bundle(tongue: str, game: str) -> FluentBundle:
    """The common texts, the game's own, and its rulebook."""
    found = FluentBundle([tongue], use_isolating=False)
    for package, name in (
        ("conquista.texts", f"{tongue}/common.ftl"),
        ("conquista.texts", f"{tongue}/{game}.ftl"),
        ("conquista.rules", f"{game}/{tongue}.ftl"),
    ):
        found.add_resource(FluentResource(files(package).joinpath(name).read_text("utf-8")))
    return found


class Voice:
    """Speaks one language about one game, to one table.

    Parameters are put into words by what they are called: `source` is a territory, `seat` a player. Which
    name means what is said by the game's `words`.
    """

    def __init__(
        self,
        tongue: str,
        game: Game[Any, Any],
        players: Sequence[str] = (),
        colours: Sequence[str | None] = (),
    ) -> None:
        self.bundle = bundle(tongue, game.id)
        self.tongue = tongue
        self.words = game.words
        self.players = players
        self.colours = colours

    def say(self, message: str, **parameters: object) -> str:
        return self._format(message, None, parameters)

    def knows(self, message: str, part: str | None = None) -> bool:
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return (found.value is not None) if part is None else part in found.attributes

    def name(self, kind: str, thing: object) -> str:
        """What a thing of this kind is called."""
        if kind == "seat":
            return self._player(thing)
        return self.say(f"{kind}-{thing}") if self.knows(f"{kind}-{thing}") else str(thing)

    def mark(self, seat: int | None) -> str:
        """The letter of a seat's colour; a dot for nobody."""
        if seat is None:
            return "·"
        colour = self.colours[seat] if seat < len(self.colours) else None
        return "ABCDEFGH"[seat] if colour is None else self.say(f"letter-{colour}")

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}", **_fields(event))

    def action(self, action: Action) -> str:
        return self.say(f"action-{action.kind}", **_fields(action))

    def rule(self, clause: str) -> str:
        return self.say(clause)

    def refusal(self, error: IllegalAction) -> str:
        """Why not, by the clause's own words, and what would be legal."""
        text = self._format(error.clause, "refusal", dict(error.parameters))
        if self.knows(error.clause, "fix"):
            text += " " + self._format(error.clause, "fix", dict(error.parameters))
        return f"{text} ({error.clause})"

    def _format(self, message: str, part: str | None, parameters: Mapping[str, object]) -> str:
        if not self.knows(message, part):
            raise KeyError(f"{message}{'.' + part if part else ''} has no text in {self.tongue}")
        found = self.bundle.get_message(message)
        pattern = found.value if part is None else found.attributes[part]
        assert pattern is not None  # noqa: S101 - `knows` has said so
        worded = {name: self._worded(name, value) for name, value in parameters.items()}
        text, errors = self.bundle.format_pattern(pattern, worded)
        if errors:
            raise KeyError(f"{message} in {self.tongue}: {errors[0]}")
        return str(text)

    def _worded(self, parameter: str, value: object) -> Any:
        kind = self.words.get(parameter)
        if value is None or value in ([], (), {}):
            return NONE
        if isinstance(value, bool):
            return written(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._worded(parameter, part)) for part in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.name(kind, key) if kind else key} {count}" for key, count in value.items())
        return value if kind is None else self.name(kind, value)

    def _player(self, seat: object) -> str:
        if isinstance(seat, int) and seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=int(str(seat)) + 1)


def _fields(thing: Event | Action) -> dict[str, object]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}
