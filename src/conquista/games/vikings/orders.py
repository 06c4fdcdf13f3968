"""VIK-HID-07: answers that a player leaves beforehand, so that a live game flows.

They are no part of the match. Whoever sits at a seat, or the server for him, keeps them to himself, looks at the
seat's own view, and plays what they say as that seat's ordinary action.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from conquista.games.vikings.actions import (
    DeclineReroll,
    KeepCard,
    PassInvocation,
    SendToValhalla,
)
from conquista.games.vikings.components import components
from conquista.games.vikings.view import VikingsView
from conquista.kernel.action import Action

_PARTS = components()
_ROOM = _PARTS.numbers["supply"]["valhalla_most"]


class StandingOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """What is not ordered is asked.

    `valhalla`: send as many of the lost armies as fit, or none. `invoke_from`: call no god with fewer armies
    than this in Valhalla, so 7 means never. `reroll`, `prayer`: false gives the right away.
    """

    valhalla: Literal["ask", "most", "none"] = "ask"
    invoke_from: int = 0
    reroll: bool = True
    prayer: bool = True


def ordered(orders: StandingOrders, view: VikingsView) -> Action | None:
    """What the orders of the viewer answer now; None if he is to be asked himself."""
    if view.seat is None or view.seat not in view.awaiting or view.combat is None:
        return None
    own = view.valhalla[view.seat]
    if view.phase in ("invoke_att", "invoke_def") and own < orders.invoke_from:
        return PassInvocation()
    if view.phase in ("prayer_att", "prayer_def") and not orders.prayer:
        return KeepCard()
    if view.phase in ("reroll_att", "reroll_def") and not orders.reroll:
        return DeclineReroll()
    if view.phase in ("valhalla_att", "valhalla_def") and orders.valhalla != "ask":
        attacks = view.phase == "valhalla_att"
        losses = view.combat.attack_losses if attacks else view.combat.defence_losses
        return SendToValhalla(min(losses, _ROOM - own) if orders.valhalla == "most" else 0)
    return None
