"""What holds for a whole match: board, cards, objectives, numbers and the table's options."""

from __future__ import annotations

from typing import Annotated

from conquista.kernel.option import Value
from conquista.kernel.row import row
from conquista.parts.land.board import Board
from conquista.parts.land.trade import CardTable

_MOST_OBJECTIVES: int = 16

PerObjective = Annotated[list[int], _MOST_OBJECTIVES]


class ObjectiveTable:
    """The objective cards. What the three numbers mean depends on the kind.

    CONTINENTS: a bit set of continents, and 1 if one more is needed. TERRITORIES: how many, and with how
    many armies each. DESTROY: the colour.
    """

    __slots__ = ("cards", "fallback", "kind", "least", "what")

    cards: int
    fallback: int
    kind: PerObjective
    what: PerObjective
    least: PerObjective

    def __init__(self, rows: list[tuple[int, int, int]], fallback: int) -> None:
        """`fallback`: the card that a "destroy" card turns into when it cannot be fulfilled (WAR-OBJ-08)."""
        padding = row(_MOST_OBJECTIVES - len(rows))
        self.cards = len(rows)
        self.fallback = fallback
        self.kind = [kind for kind, _, _ in rows] + padding
        self.what = [what for _, what, _ in rows] + padding
        self.least = [least for _, _, least in rows] + padding


class WarRules:
    """Shared by all states of a match, never changed.

    `chosen` are the table's options as they were given, for people; the fields after `hand_limit` say the
    same to the chapters.
    """

    __slots__ = (
        "absent_become_24",
        "all_but_one",
        "board",
        "cards",
        "chosen",
        "deal_left_of_dealer",
        "defender_chooses",
        "divisor",
        "exchange_cap",
        "first_position",
        "hand_limit",
        "least_armies",
        "objectives",
        "placement_only",
        "redraw_own_colour",
        "reveal_objectives",
        "round_limit",
        "seats",
        "territory_bonus",
        "trade_after_elimination",
    )

    chosen: dict[str, Value]
    seats: int
    board: Board
    cards: CardTable
    objectives: ObjectiveTable
    first_position: int
    divisor: int
    least_armies: int
    territory_bonus: int
    hand_limit: int
    placement_only: bool
    defender_chooses: bool
    all_but_one: bool
    deal_left_of_dealer: bool
    absent_become_24: bool
    redraw_own_colour: bool
    trade_after_elimination: bool
    reveal_objectives: bool
    exchange_cap: int
    round_limit: int
