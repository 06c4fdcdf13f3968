"""What is told of each step, made from the state before it and the state after it."""

from __future__ import annotations

from conquista.games.reinos import events as tell
from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.battle import native_percent, next_to_pick
from conquista.games.reinos.coding import decode
from conquista.games.reinos.loyalty import next_to_try
from conquista.games.reinos.phase import (
    CARD,
    ENDINGS,
    JOKER,
    NATIVE_TEST,
    NOTHING,
    ORDER,
    OVER,
    REBELS,
    REVOLT,
    TRIES,
    TRY,
)
from conquista.games.reinos.state import ReinosState
from conquista.kernel.event import Telling, to_all, to_one
from conquista.kernel.family import SURRENDER
from conquista.kernel.seat import CHANCE, seats_in


def narrate(before: ReinosState, seat: int, code: int, after: ReinosState) -> list[Telling]:
    if seat == CHANCE:
        story = _chance(before, code, after)
    elif code == SURRENDER:
        story = _surrender(before, seat, after)
    else:
        story = _decision(before, seat, code, after)
    return [*story, *_aftermath(before, after)]


def _chance(before: ReinosState, outcome: int, after: ReinosState) -> list[Telling]:
    phase, score = before.phase, outcome + 1
    if phase == TRY:
        return [_tried(before, score, after)]
    if phase == NATIVE_TEST:
        percent = native_percent(before, before.attacker)
        return [to_all(tell.NativesTested(before.attacker, percent, score, score <= percent))]
    if phase == REBELS:
        percent = before.rules.rebel_percent
        return [to_all(tell.RebelsCourted(before.defender, percent, score, score <= percent))]
    if phase == CARD:
        turned = to_all(tell.CardTurned(next_to_pick(before), before.picked + 1, outcome == 0))
        return [turned, _won(before, before.picking)] if outcome == 0 else [turned]
    if phase == JOKER:
        shown = to_all(tell.JokerShown(after.joker))
        other = before.defender if before.picking == before.attacker else before.attacker
        return [shown] if before.called_off else [shown, _won(before, other)]
    if phase == ORDER and after.phase != ORDER:
        return [to_all(tell.OrderDrawn(after.order[: after.rules.seats]))]
    return []  # a place of the order that is told with all others, or a card that is turned at once


def _tried(before: ReinosState, score: int, after: ReinosState) -> Telling:
    seat = next_to_try(before)
    percent = before.revolt[seat]
    free = score <= percent
    left = None if free else after.revolt[seat]
    return to_all(tell.RevoltTried(seat, before.suzerain[seat], percent, score, free, left))


def _decision(before: ReinosState, seat: int, code: int, after: ReinosState) -> list[Telling]:
    match decode(code):
        case Attack(target):
            return [to_all(tell.AttackDeclared(seat, target, seats_in(after.asked)))]
        case Pass():
            return [to_all(tell.TurnPassed(seat, before.passes[seat] + 1))]
        case Revolt() | StayLoyal():
            return _vassal_decided(before, seat, code, after)
        case Pick(_):
            return []  # the card is turned at once
    return []


def _vassal_decided(before: ReinosState, seat: int, code: int, after: ReinosState) -> list[Telling]:
    """REI-HID-01, REI-HID-02: that it has decided is open; what, and whether it changes it, is not."""
    revolts = isinstance(decode(code), Revolt)
    if before.answer[seat] != NOTHING:
        return [to_one(seat, tell.DecisionRevised(seat, revolts))]
    story = [to_one(seat, tell.DecisionMade(seat, revolts), tell.DecisionMade(seat))]
    return story + _revealed(before, after)


def _revealed(before: ReinosState, after: ReinosState) -> list[Telling]:
    """Told when the last decision is in, and when the last one missing is void."""
    asked = seats_in(after.asked)
    if before.phase != REVOLT or after.phase == REVOLT or not asked:
        return []
    answers = after.answer
    trying = [seat for seat in asked if answers[seat] == TRIES]
    return [to_all(tell.DecisionsRevealed([seat for seat in asked if seat not in trying], trying))]


def _surrender(before: ReinosState, seat: int, after: ReinosState) -> list[Telling]:
    story = [to_all(tell.PlayerSurrendered(seat))]
    story += [to_all(tell.KingdomFreed(vassal, seat)) for vassal in seats_in(before.vassals_of(seat))]
    if seat in (before.attacker, before.defender):
        return [*story, to_all(tell.BattleCalledOff(before.attacker, before.defender))]
    return story + _revealed(before, after)


def _won(before: ReinosState, winner: int) -> Telling:
    loser = before.defender if winner == before.attacker else before.attacker
    return to_all(tell.BattleWon(winner, loser, [loser, *seats_in(before.vassals_of(loser))]))


def _aftermath(before: ReinosState, after: ReinosState) -> list[Telling]:
    story: list[Telling] = []
    if before.cards == 0 and after.cards > 0:
        picks = sum(after.picks_left)
        sides = after.attack_armies, after.defence_armies
        story.append(to_all(tell.CardsLaidOut(*sides, after.cards, after.picking, picks)))
    if after.phase == OVER and before.phase != OVER:
        story.append(to_all(tell.GameEnded(seats_in(after.winners), ENDINGS[after.ending])))
    elif after.turns > before.turns:
        story.append(to_all(tell.TurnStarted(after.active, after.round)))
    return story
