"""Chapter 15.1: what a seat may know."""

from __future__ import annotations

from conquista.games.feudum.components import components
from conquista.games.feudum.naming import name_of
from conquista.games.feudum.phase import ENDINGS, NO_COLOUR, OVER, PHASES
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.view_guilds import GuildsView, SupplyView, WritsView, guilds_of, supply_of, writs_of
from conquista.games.feudum.view_players import PlayerView, player
from conquista.games.feudum.view_realm import LocationView, MonsterView, locations, monsters
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View

_PARTS = components()


class FeudumView(View, frozen=True):
    """Lists by seat are in seat order; `order` are the seats clockwise.

    `task`: how far the action of the moment has come, in the numbers of the rules. Private to the viewer are
    hands, writs, and what it knows of the deck. When the match is over, all is shown.
    """

    options: dict[str, Value]
    round: int
    epoch: int
    first: int
    active: int
    order: list[int]
    in_play: list[int]
    slayers: list[int]
    locations: list[LocationView]
    monsters: list[MonsterView]
    players: list[PlayerView]
    guilds: GuildsView
    supply: SupplyView
    writs: WritsView
    due: list[int]
    table: list[int]
    task: dict[str, int]
    winners: list[int]
    ending: str


TASK = (
    "waiting",
    "cursor",
    "unfed",
    "free_back",
    "card",
    "copying",
    "payer",
    "pledged",
    "pay_back",
    "receiver",
    "sulfur_due",
    "sulfur_back",
    "writs_due",
    "writ_back",
    "draw_to",
    "draw_left",
    "draw_at",
    "draw_back",
    "bead_to",
    "bead_left",
    "bead_back",
    "writ",
    "choice",
    "site",
    "points",
    "bonus",
    "moved",
    "done",
    "bought",
    "total",
    "favours",
    "tile",
    "target_kind",
    "target",
    "defender",
    "attack",
    "defence",
    "powder",
    "marker",
    "guild",
    "function",
    "host",
    "count",
    "quota",
    "price",
    "was_full",
    "was_columns",
    "barrels",
    "had_guardian",
)
"""The fields of a state that say how far an action has come; all of them follow from what everybody sees."""


def view(state: FeudumState, viewer: int | None) -> FeudumView:
    me = NO_SEAT if viewer is None else viewer
    seats = range(state.rules.seats)
    return FeudumView(
        seat=viewer,
        turn=state.turns,
        phase=PHASES[state.phase],
        awaiting=seats_in(state.awaiting()),
        may_surrender=viewer is not None and state.may_surrender(viewer),
        places=places(state),
        colours=[name_of(_PARTS.colours, state.colour[seat], NO_COLOUR) for seat in seats],
        options=state.rules.chosen,
        round=state.round,
        epoch=state.epoch,
        first=state.first,
        active=state.active,
        order=state.order[: len(seats)],
        in_play=seats_in(state.in_play),
        slayers=seats_in(state.slayers),
        locations=locations(state),
        monsters=monsters(state),
        players=[player(state, seat, me) for seat in seats],
        guilds=guilds_of(state),
        supply=supply_of(state),
        writs=writs_of(state, me),
        due=state.due[:],
        table=state.open[:],
        task={name: int(getattr(state, name)) for name in TASK},
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
    )


def places(state: FeudumState) -> list[int]:
    """FEU-END-11, FEU-SUR-05: by points, then by sulfur in the barrel; who surrendered later ranks higher."""
    if state.phase != OVER:
        return []
    keys = [_standing(state, seat) for seat in range(state.rules.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _standing(state: FeudumState, seat: int) -> tuple[int, int, int]:
    if state.in_play >> seat & 1:
        return state.rules.seats, state.stores.score[seat], state.stores.barrel[seat]
    return state.left_at[seat] - state.rules.seats, 0, 0
