"""What can go wrong, by whose fault it is. Everything is raised before anything changes."""

from __future__ import annotations

from collections.abc import Mapping


class ConquistaError(Exception):
    """The root of all errors of the package."""


class IllegalAction(ConquistaError):  # noqa: N818 - it names what the player did
    """The player's fault: a clause of the rulebook forbids it.

    `parameters` are the facts that the clause's sentence of refusal speaks of: what was asked for and
    what is allowed. The texts in both languages are made from clause and parameters alone.
    """

    def __init__(self, clause: str, **parameters: str | int) -> None:
        self.clause = clause
        self.parameters: Mapping[str, str | int] = parameters
        facts = ", ".join(f"{name} = {value}" for name, value in parameters.items())
        super().__init__(f"{clause}: {facts}" if facts else clause)


class BadRecord(ConquistaError):  # noqa: N818 - it names the thing at fault
    """The data's fault: a record, a message or a set-up that cannot be read or does not fit."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        self.reason = reason
        self.entry = entry
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")


class BadSetup(BadRecord):
    """No match can begin from these seats and options."""


class BadMessage(BadRecord):
    """Bytes or values that are no action, view or event of the game."""


class BrokenRule(ConquistaError):  # noqa: N818 - it names what broke
    """Our fault: the rules were asked for something that they should never be asked."""
