"""What a seat may know: everything but the decisions of others that are not shown yet."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.reinos.battle import must_attack, native_percent
from conquista.games.reinos.components import components
from conquista.games.reinos.phase import ENDINGS, NOTHING, ORDER, OVER, PHASES, REVOLT, TRIES
from conquista.games.reinos.state import ReinosState
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View

_PARTS = components()


class BattleView(Struct, frozen=True):
    """The battle that is declared. Armies, cards and picks are 0 until the cards lie on the table."""

    attacker: int
    defender: int
    asked: list[int]
    decided: list[int]
    revolted: list[int]
    native: int
    additional: int
    attack_armies: int
    defence_armies: int
    cards: int
    turned: list[int]
    picking: int | None
    picks_left: list[int]


class ReinosView(View, frozen=True):
    """Lists by seat are in seat order. A free kingdom has no suzerain; `revolt` is in per cent.

    `must_attack`: the kingdom on turn has passed as often as it may. `native_percent`: each kingdom's chance in
    the native test if it attacked now with its vassals.
    Private to the viewer is `decision`: whether it revolts, as it has decided in this battle.
    """

    options: dict[str, Value]
    order: list[int]
    in_play: list[bool]
    suzerains: list[int | None]
    revolt: list[int]
    skips_growth: list[bool]
    passes: list[int]
    tried: list[bool]
    subdued: list[bool]
    active: int
    round: int
    native_percent: list[int]
    must_attack: bool
    battle: BattleView | None
    decision: bool | None
    may_revise: bool
    winners: list[int]
    ending: str


def view(state: ReinosState, viewer: int | None) -> ReinosView:
    seats = range(state.rules.seats)
    me = NO_SEAT if viewer is None else viewer
    ordered = state.phase != ORDER
    suzerain = state.suzerain
    return ReinosView(
        seat=viewer,
        colours=state.rules.colours,
        turn=state.turns,
        phase=PHASES[state.phase] if ordered else "setup",
        awaiting=seats_in(state.awaiting()),
        may_surrender=viewer is not None and state.may_surrender(viewer),
        places=places(state),
        options=state.rules.chosen,
        order=state.order[: len(seats)] if ordered else [],
        in_play=_flags(state.in_play, seats),
        suzerains=[None if suzerain[seat] == seat else suzerain[seat] for seat in seats],
        revolt=state.revolt[: len(seats)],
        skips_growth=_flags(state.skips_growth, seats),
        passes=state.passes[: len(seats)],
        tried=_flags(state.tried, seats),
        subdued=_flags(state.subdued, seats),
        active=state.active,
        round=state.round,
        native_percent=[native_percent(state, seat) for seat in seats],
        must_attack=must_attack(state),
        battle=_battle(state) if state.attacker < len(seats) else None,
        decision=_decision(state, me) if viewer is not None else None,
        may_revise=viewer is not None and state.may_revise(viewer),
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
    )


def places(state: ReinosState) -> list[int]:
    """Winners are first, all others second."""
    if state.phase != OVER:
        return []
    return [1 if state.winners >> seat & 1 else 2 for seat in range(state.rules.seats)]


def _flags(bits: int, seats: range) -> list[bool]:
    return [bits >> seat & 1 == 1 for seat in seats]


def _decision(state: ReinosState, seat: int) -> bool | None:
    answer = state.answer[seat]
    return None if state.phase != REVOLT or answer == NOTHING else answer == TRIES


def _battle(state: ReinosState) -> BattleView:
    answers = state.answer
    asked = seats_in(state.asked)
    laid_out = state.cards > 0
    return BattleView(
        attacker=state.attacker,
        defender=state.defender,
        asked=asked,
        decided=[seat for seat in asked if answers[seat] != NOTHING],
        revolted=seats_in(state.revolted),
        native=state.native if laid_out else 0,
        additional=state.additional if laid_out else 0,
        attack_armies=state.attack_armies if laid_out else 0,
        defence_armies=state.defence_armies if laid_out else 0,
        cards=state.cards,
        turned=[card + 1 for card in range(state.cards) if state.turned >> card & 1],
        picking=state.picking if laid_out else None,
        picks_left=state.picks_left[: state.rules.seats] if laid_out else [],
    )
