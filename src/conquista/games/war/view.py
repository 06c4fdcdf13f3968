"""Chapter 13: what a seat may know."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.war.cards import next_value
from conquista.games.war.components import components
from conquista.games.war.objectives import goal
from conquista.games.war.phase import (
    DEAL,
    DEFEND,
    FORTIFY,
    NO_COLOUR,
    NO_OBJECTIVE,
    OBJECTIVES,
    OCCUPY,
    OVER,
    PHASES,
)
from conquista.games.war.redeal import knows_objective, returned_by
from conquista.games.war.setup import objective_pool
from conquista.games.war.state import WarState
from conquista.kernel.bitset import count
from conquista.kernel.names import name_of, names_in
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View
from conquista.parts.land.fates import ELIMINATED, ENDINGS, FATES
from conquista.parts.land.limits import NEUTRAL
from conquista.parts.land.telling import filled_pools


class BattleView(Struct, frozen=True):
    """The attack that waits for its defence, or the conquest that waits for its armies."""

    source: str
    target: str
    dice: int


class WarView(View, frozen=True):
    """Lists by seat are in seat order, lists by territory in board order.

    `covered_by`: how many of the face-down discards each seat that is not eliminated has put there.
    Private to the viewer are `hands` (the own one; None for those not seen), `known_discards`, `objectives`
    (likewise), `goal` and `returned_objective`. When the match is over, all is shown.
    """

    options: dict[str, Value]
    fates: list[str]
    destroyers: list[int | None]
    objective_pool: list[str]
    first: int
    active: int
    round: int
    owners: list[int | None]
    armies: list[int]
    pools: dict[str, int]
    conquered: bool
    eliminated: bool
    exchanges: int
    next_exchange: int
    hand_sizes: list[int]
    pile_size: int
    discards: list[str]
    covered_size: int
    covered_by: list[int]
    battle: BattleView | None
    movable: list[int]
    hands: list[list[str] | None]
    known_discards: list[str]
    objectives: list[str | None]
    goal: str | None
    returned_objective: str | None
    winners: list[int]
    ending: str
    pile: list[str] | None
    covered: list[str] | None
    undealt_objectives: list[str] | None


_PARTS = components()


def view(state: WarState, viewer: int | None) -> WarView:
    """WAR-HID-11: who is out of play sees what spectators see, and the objective that was his."""
    me = NO_SEAT if viewer is None else viewer
    playing = state.in_play >> me & 1 == 1
    seats = range(state.rules.seats)
    deck = state.deck
    over = state.phase == OVER
    dealt = state.phase > DEAL
    hand_cards, known, sizes, fates = deck.hands, deck.known, deck.sizes, state.fate
    awaiting = state.awaiting()
    return WarView(
        seat=viewer,
        turn=state.turns,
        phase=PHASES[state.phase] if dealt else "setup",
        awaiting=seats_in(awaiting),
        may_surrender=viewer is not None and state.may_surrender(viewer),
        places=places(state),
        options=state.rules.chosen,
        colours=[name_of(_PARTS.colours, colour, NO_COLOUR) for colour in state.colour[: len(seats)]],
        fates=[FATES[fate] for fate in fates[: len(seats)]],
        destroyers=[None if by == seat else by for seat, by in enumerate(state.destroyer[: len(seats)])],
        objective_pool=names_in(_PARTS.objectives, objective_pool(state)) if state.phase >= OBJECTIVES else [],
        first=state.first if dealt else 0,
        active=state.active if dealt else 0,
        round=state.round,
        owners=_owners(state) if dealt else [],
        armies=state.land.armies[: len(_PARTS.territories)] if dealt else [],
        pools=filled_pools(state.pools, _PARTS.pools),
        conquered=state.conquered,
        eliminated=state.eliminated,
        exchanges=state.exchanges,
        next_exchange=next_value(state),
        hand_sizes=sizes[: len(seats)],
        pile_size=count(deck.pile),
        discards=names_in(_PARTS.cards, deck.opened),
        covered_size=count(deck.covered),
        covered_by=[0 if fates[seat] == ELIMINATED else count(known[seat] & deck.covered) for seat in seats],
        battle=_battle(state),
        movable=state.reserve.movable[: len(_PARTS.territories)] if state.phase == FORTIFY else [],
        hands=[names_in(_PARTS.cards, hand_cards[seat]) if over or seat == me else None for seat in seats],
        known_discards=names_in(_PARTS.cards, known[me] & deck.covered)
        if playing and viewer is not None
        else [],
        objectives=[_objective(state, me, seat) for seat in seats],
        goal=_PARTS.objectives[goal(state, me)] if playing and dealt else None,
        returned_objective=_returned(state, me) if playing else None,
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
        pile=names_in(_PARTS.cards, deck.pile) if over else None,
        covered=names_in(_PARTS.cards, deck.covered) if over else None,
        undealt_objectives=names_in(_PARTS.objectives, state.undealt) if over else None,
    )


def places(state: WarState) -> list[int]:
    """Winners are first, all others second: War knows no order among those who did not win."""
    if state.phase != OVER:
        return []
    return [1 if state.winners >> seat & 1 else 2 for seat in range(state.rules.seats)]


def _owners(state: WarState) -> list[int | None]:
    return [None if owner == NEUTRAL else owner for owner in state.land.owner[: len(_PARTS.territories)]]


def _battle(state: WarState) -> BattleView | None:
    if state.phase not in (DEFEND, OCCUPY):
        return None
    battle = state.battle
    return BattleView(_PARTS.territories[battle.source], _PARTS.territories[battle.target], battle.attack_dice)


def _objective(state: WarState, me: int, seat: int) -> str | None:
    """WAR-HID-05, WAR-HID-11, WAR-END-09, WAR-OPT-08."""
    shown = state.phase == OVER or knows_objective(state, me, seat)
    return name_of(_PARTS.objectives, state.objective[seat], NO_OBJECTIVE) if shown else None


def _returned(state: WarState, me: int) -> str | None:
    returned = returned_by(state, me)
    return names_in(_PARTS.objectives, returned)[0] if returned else None
