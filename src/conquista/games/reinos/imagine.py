"""A state that looks to a seat like its view."""

from __future__ import annotations

from conquista.games.reinos.components import rules_for
from conquista.games.reinos.engine import ReinosEngine
from conquista.games.reinos.phase import ENDINGS, PHASES, STAYS, TRIES
from conquista.games.reinos.view import BattleView, ReinosView
from conquista.kernel.box import Box
from conquista.kernel.errors import BadMessage
from conquista.kernel.seat import NO_SEAT


def imagine(view: ReinosView, box: Box) -> ReinosEngine:
    """Everything is open but what other vassals have decided."""
    if view.phase in ("setup", "over"):
        raise BadMessage(f"nothing is decided in phase {view.phase!r}, so there is nothing to imagine")
    seats = len(view.in_play)
    state = ReinosEngine(rules_for(view.colours, view.options))
    state.phase = PHASES.index(view.phase)
    state.order = _padded(view.order, state.order)
    state.ordered = (1 << seats) - 1
    state.in_play = _bits(view.in_play)
    lords = [seat if lord is None else lord for seat, lord in enumerate(view.suzerains)]
    state.suzerain = _padded(lords, state.suzerain)
    state.revolt = _padded(view.revolt, state.revolt)
    state.skips_growth, state.tried, state.subdued = map(_bits, (view.skips_growth, view.tried, view.subdued))
    state.passes = _padded(view.passes, state.passes)
    state.active, state.round, state.turns = view.active, view.round, view.turn
    state.ending = ENDINGS.index(view.ending)
    if view.battle is not None:
        _set_battle(state, view, view.battle)
    state.redeal(NO_SEAT if view.seat is None else view.seat, box)
    return state


def _set_battle(state: ReinosEngine, view: ReinosView, battle: BattleView) -> None:
    state.attacker, state.defender = battle.attacker, battle.defender
    state.asked = sum(1 << seat for seat in battle.asked)
    answers = list(state.answer)
    for seat in battle.decided:
        answers[seat] = STAYS
    if view.seat is not None and view.decision is not None:
        answers[view.seat] = TRIES if view.decision else STAYS
    state.answer = answers
    state.revolted = sum(1 << seat for seat in battle.revolted)
    state.native, state.additional = battle.native, battle.additional
    state.attack_armies, state.defence_armies = battle.attack_armies, battle.defence_armies
    state.cards = battle.cards
    state.turned = sum(1 << card - 1 for card in battle.turned)
    if battle.picking is not None:
        state.picking = battle.picking
        state.picks_left = _padded(battle.picks_left, state.picks_left)


def _padded(numbers: list[int], like: list[int]) -> list[int]:
    return numbers + like[len(numbers) :]


def _bits(flags: list[bool]) -> int:
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)
