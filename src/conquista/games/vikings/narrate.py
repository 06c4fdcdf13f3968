"""What is told of each step, made from the state before it and the state after it."""

from __future__ import annotations

from conquista.games.vikings import actions as do
from conquista.games.vikings import events as tell
from conquista.games.vikings.coding import decode
from conquista.games.vikings.components import components
from conquista.games.vikings.narrate_combat import combat_chance, combat_decision, combat_story
from conquista.games.vikings.objectives import goal
from conquista.games.vikings.phase import (
    CARD,
    DEAL,
    DEALER,
    EFFECT,
    NO_OBJECTIVE,
    OBJECTIVES,
    OVER,
    SWAP,
)
from conquista.games.vikings.state import VikingsState
from conquista.games.vikings.view import view
from conquista.kernel.action import Action
from conquista.kernel.bitset import count, nth
from conquista.kernel.event import Telling, to_all, to_one
from conquista.kernel.family import SURRENDER
from conquista.kernel.names import names_in
from conquista.kernel.seat import CHANCE, seats_in
from conquista.parts.land import telling
from conquista.parts.land.fates import ELIMINATED, ENDINGS
from conquista.parts.land.limits import FREE

_PARTS = components()


def narrate(before: VikingsState, seat: int, code: int, after: VikingsState) -> list[Telling]:
    """The step itself first, then what followed from it by itself, in the order of the rulebook."""
    if seat == CHANCE:
        story = _chance(before, code, after)
    elif code == SURRENDER:
        story = [to_all(tell.SurrenderAnnounced(seat))] if after.leaving >> seat & 1 else []
    else:
        story = _decision(before, seat, decode(code), after)
    return [
        *story,
        *combat_story(before, seat, code, after),
        *_left_play(before, after),
        *_aftermath(before, after),
    ]


def _chance(before: VikingsState, outcome: int, after: VikingsState) -> list[Telling]:
    phase = before.phase
    if phase == EFFECT:
        return [to_all(tell.EffectDrawn(_PARTS.effects[after.effect]))]
    if phase == DEALER:
        return [telling.dealer_rolled(before.rollers, outcome, after.dealer if after.phase == DEAL else None)]
    if phase in (DEAL, OBJECTIVES, SWAP):
        return _dealt(before, after)
    if phase == CARD:
        return [telling.card_drawn(before.active, _PARTS.cards[nth(before.deck.pile, outcome)])]
    return combat_chance(before, outcome)


def _dealt(before: VikingsState, after: VikingsState) -> list[Telling]:
    """VIK-SET-11: an objective is told when all changes are made."""
    story: list[Telling] = []
    if before.phase == DEAL and after.phase != DEAL:
        owners = after.land.owner[: len(_PARTS.territories)]
        story.append(to_all(tell.TerritoriesDealt(after.dealer, owners)))
    if after.turns > 0 and after.rules.objectives_on:
        cards = [_PARTS.objectives[card] for card in after.objective[: after.rules.seats]]
        story += [telling.objective_dealt(seat, card) for seat, card in enumerate(cards)]
    return story


def _decision(before: VikingsState, seat: int, action: Action, after: VikingsState) -> list[Telling]:
    match action:
        case do.Place(pool, territory, armies):
            return [to_all(tell.ArmiesPlaced(seat, pool, territory, armies))]
        case do.PlaceCommander(territory):
            cost = before.valhalla[seat] - after.valhalla[seat]
            return [to_all(tell.CommanderPlaced(seat, territory, cost))]
        case do.Trade(cards):
            return [_traded(before, seat, cards, after)]
        case do.BuildShip(territory):
            return [to_all(tell.ShipBuilt(seat, territory))]
        case do.LayUpShip(territory):
            return [to_all(tell.ShipLaidUp(seat, territory))]
        case do.FinishPlacing():
            return [to_all(tell.PlacingFinished(seat))]
        case do.EndAttack():
            return [to_all(tell.AttackEnded(seat))]
        case do.Move(source, target, armies, commander):
            return [to_all(tell.ArmiesMoved(seat, source, target, armies, commander, False))]
        case do.Sail(source, target, armies, ship, commander):
            return [to_all(tell.ArmiesMoved(seat, source, target, armies, commander, ship))]
        case do.EndFortify():
            return [to_all(tell.FortifyEnded(seat))]
        case do.TakeColour(colour):
            return [to_all(tell.ColourAssigned(seat, colour))]
    return combat_decision(before, seat, action, after)


def _traded(before: VikingsState, seat: int, cards: tuple[str, ...], after: VikingsState) -> Telling:
    armies = after.pools.pool[FREE] - before.pools.pool[FREE]
    was, now = before.land.armies, after.land.armies
    bonus = {name: now[k] - was[k] for k, name in enumerate(_PARTS.territories) if now[k] > was[k]}
    return to_all(tell.CardsTraded(seat, list(cards), armies, bonus))


def _left_play(before: VikingsState, after: VikingsState) -> list[Telling]:
    """Chapters 12 to 14: eliminations, surrenders, cards that pass, objectives that turn."""
    story: list[Telling] = []
    for seat in seats_in(before.in_play & ~after.in_play):
        if after.fate[seat] == ELIMINATED:
            story += telling.eliminated(seat, after.destroyer[seat], before.deck, after.deck, _PARTS.cards)
        else:
            story.append(to_all(tell.PlayerSurrendered(seat, before.deck.sizes[seat])))
            if hand := names_in(_PARTS.cards, before.deck.hands[seat]):
                story.append(to_all(tell.HandDiscarded(seat, hand)))
    for seat in seats_in(after.in_play):
        if before.turns > 0 and goal(before, seat) != goal(after, seat):
            story.append(to_one(seat, tell.ObjectiveChanged(seat, _PARTS.objectives[goal(after, seat)])))
    return story


def _aftermath(before: VikingsState, after: VikingsState) -> list[Telling]:
    story: list[Telling] = []
    if before.turns > 0 and before.deck.pile == 0 and after.deck.pile:
        story.append(to_all(tell.PileRecycled(count(after.deck.pile))))
    if after.turns > before.turns:
        pools = telling.filled_pools(after.pools, _PARTS.pools)
        restored = max(0, before.removed[after.active] - after.removed[after.active])
        story.append(to_all(tell.TurnStarted(after.active, after.round, pools, restored)))
    if after.phase == OVER and before.phase != OVER:
        shown = view(after, None)
        hands = [hand or [] for hand in shown.hands]
        objectives = [None if card == NO_OBJECTIVE else _PARTS.objectives[card] for card in _objectives(after)]
        story.append(to_all(tell.GameEnded(shown.winners, ENDINGS[after.ending], objectives, hands)))
    return story


def _objectives(state: VikingsState) -> list[int]:
    return state.objective[: state.rules.seats]
