"""What one viewer of a table is sent: its view, what it can do, and why it cannot do the rest."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from conquista.kernel.action import Action, Surrender, snake
from conquista.kernel.errors import IllegalAction
from conquista.kernel.lot import commitment_of
from conquista.kernel.match import Match
from conquista.server.messages import Line, Refusal, SeatView, TableView
from conquista.storage.store import Row

MOST_FIXES = 3


def table_view(table: Row, seats: list[Row], guest: str | None, present: set[str | None]) -> TableView:
    """A table as one guest sees it. Of other guests only who is there."""
    return TableView(
        id=table["id"],
        code=table["code"],
        game=table["game"],
        options=table["options"],
        status=table["status"],
        listed=bool(table["listed"]),
        host=guest is not None and table["host"] == guest,
        seats=[
            SeatView(
                number=seat["number"],
                kind=seat["kind"],
                name=seat["name"],
                colour=seat["colour"],
                bot=seat["bot"],
                yours=guest is not None and seat["guest"] == guest,
                online=seat["kind"] == "bot" or seat["guest"] in present,
                seed_by=seat["seed_by"] if seat["seed"] else "",
            )
            for seat in seats
        ],
        commitment=commitment_of(bytes.fromhex(table["secret"])),
        rematch=table["rematch"],
        held_at=table["held_at"],
        thinking=table["thinking"],
        aloud=bool(table["aloud"]),
    )


def legal_lines(match: Match[Any, Any], viewer: int | None) -> list[Line]:
    """Every family as an action with the largest amount; smaller amounts are legal too."""
    if viewer is None:
        return []
    game = match.game
    return [msgspec.to_builtins(game.decode(code)) for code in game.families(match.seen_by(viewer), viewer)]


def draft_lines(match: Match[Any, Any], viewer: int | None) -> list[Line]:
    if not match.drafts or match.drafts[0].seat != viewer:
        return []
    return [msgspec.to_builtins(match.game.decode(step.code)) for step in match.drafts]


def why_not(match: Match[Any, Any], viewer: int | None, legal: list[Line]) -> dict[str, Refusal]:
    """Of each kind of action that is not possible now, the clause that forbids it.

    To a seat that is not asked at all everything is forbidden for the same reason.
    """
    if viewer is None:
        return {}
    kinds = _kinds(match.game.action_types)
    if not legal:
        reason = _reason(match, viewer, kinds[0][1])
        return {} if reason is None else {name: reason for name, _ in kinds}
    offered = {line[0] for line in legal}
    found = ((name, _reason(match, viewer, kind)) for name, kind in kinds if name not in offered)
    return {name: reason for name, reason in found if reason is not None}


@cache
def _kinds(types: tuple[type[Action], ...]) -> list[tuple[str, type[Action]]]:
    """Kinds by name. Nobody asks why he cannot surrender."""
    return [(snake(kind.__name__), kind) for kind in types if kind is not Surrender]


def _reason(match: Match[Any, Any], seat: int, kind: type[Action]) -> Refusal | None:
    state = match.seen_by(seat)
    return refusal_of(match, seat, match.game.example(state, seat, kind), [])


def refusal_of(match: Match[Any, Any], seat: int, action: Action, legal: list[Line]) -> Refusal | None:
    """Why this seat cannot do this now; None if it can."""
    try:
        match.game.explain(match.seen_by(seat), seat, action)
    except IllegalAction as error:
        return refused(error, action, legal)
    return None


def refused(error: IllegalAction, action: Action, legal: list[Line]) -> Refusal:
    return Refusal(error.clause, dict(error.parameters), fixes_for(action, legal))


def fixes_for(action: Action, legal: list[Line]) -> list[Line]:
    """Legal actions of the same kind that share most with the one refused."""
    if not legal:
        return []
    wanted: Line = msgspec.to_builtins(action)
    alike = [(sum(part in line[1:] for part in wanted[1:]), line) for line in legal if line[0] == wanted[0]]
    alike.sort(key=lambda pair: -pair[0])
    return [line for shared, line in alike if shared][:MOST_FIXES]
