"""What is told of each step, made from the state before it and the state after it."""

from __future__ import annotations

from conquista.games.war import events as tell
from conquista.games.war.actions import Attack, Defend, EndAttack, EndFortify, Move, Occupy, Place, Skip, Trade
from conquista.games.war.cards import next_value
from conquista.games.war.coding import decode
from conquista.games.war.components import components
from conquista.games.war.objectives import goal
from conquista.games.war.phase import (
    BATTLE,
    CARD,
    COLOURS,
    DEAL,
    DEALER,
    DEFEND,
    EXCESS,
    OBJECTIVES,
    OVER,
    SWAP,
)
from conquista.games.war.state import WarState
from conquista.kernel.bitset import count, nth
from conquista.kernel.event import Telling, to_all, to_one
from conquista.kernel.family import SURRENDER
from conquista.kernel.names import names_in
from conquista.kernel.seat import CHANCE, seats_in
from conquista.parts.land import telling
from conquista.parts.land.fates import ELIMINATED, ENDINGS

_PARTS = components()


def narrate(before: WarState, seat: int, code: int, after: WarState) -> list[Telling]:
    """The step itself first, then what followed from it by itself, in the order of the rulebook."""
    if seat == CHANCE:
        story = _chance(before, code, after)
    elif code == SURRENDER:
        story = _surrender(before, seat, after)
    else:
        story = _decision(before, seat, code, after)
    return [*story, *_left_play(before, after), *_aftermath(before, after)]


def _chance(before: WarState, outcome: int, after: WarState) -> list[Telling]:
    phase = before.phase
    if phase == BATTLE:
        return _battle(before, after)
    if phase == CARD:
        drawn = _PARTS.cards[nth(before.deck.pile, outcome)]
        return [telling.card_drawn(before.active, drawn)]
    if phase == EXCESS:
        lost = _PARTS.cards[nth(before.deck.hands[before.active], outcome)]
        return [telling.card_lost(before.active, lost)]
    return _setup(before, outcome, after)


def _setup(before: WarState, outcome: int, after: WarState) -> list[Telling]:
    phase, seat = before.phase, before.cursor
    if phase == COLOURS:
        return [to_all(tell.ColourAssigned(seat, _PARTS.colours[after.colour[seat]]))]
    if phase == OBJECTIVES:
        return [telling.objective_dealt(seat, _PARTS.objectives[after.objective[seat]])]
    if phase == SWAP:
        returned, dealt = (_PARTS.objectives[state.objective[seat]] for state in (before, after))
        return [to_one(seat, tell.ObjectiveSwapped(seat, returned, dealt))]
    if phase == DEALER:
        dealer = after.dealer if after.phase == DEAL else None
        return [telling.dealer_rolled(before.rollers, outcome, dealer)]
    if after.phase == DEAL:
        return []  # WAR-SET-13: a deal is told when it stands
    return [to_all(tell.TerritoriesDealt(after.dealer, after.land.owner[: len(_PARTS.territories)]))]


def _battle(before: WarState, after: WarState) -> list[Telling]:
    battle = after.battle
    former = telling.holder(before.land, battle.target)
    story = [telling.battle_fought(before.active, former, battle, _PARTS.territories)]
    if after.land.owner[battle.target] != before.land.owner[battle.target]:
        source, target = _PARTS.territories[battle.source], _PARTS.territories[battle.target]
        story.append(to_all(tell.TerritoryConquered(before.active, source, target, former)))
    return story


def _decision(before: WarState, seat: int, code: int, after: WarState) -> list[Telling]:
    match decode(code):
        case Place(pool, territory, armies):
            return [to_all(tell.ArmiesPlaced(seat, pool, territory, armies))]
        case Attack(source, target, dice):
            if after.phase != DEFEND:
                return []  # the battle that follows at once tells it all
            defender = before.land.owner[after.battle.target]
            return [to_all(tell.AttackDeclared(seat, source, target, dice, defender))]
        case Occupy(extra):
            source, target = (_PARTS.territories[t] for t in (before.battle.source, before.battle.target))
            return [to_all(tell.ArmiesMovedIn(seat, source, target, extra))]
        case Move(source, target, armies):
            return [to_all(tell.ArmiesMoved(seat, source, target, armies))]
        case Trade(cards):
            own = [_PARTS.cards.index(card) for card in cards]
            territories = before.rules.cards.territory
            bonus = [
                _PARTS.territories[territories[card]]
                for card in own
                if territories[card] < len(_PARTS.territories) and before.land.owner[territories[card]] == seat
            ]
            return [to_all(tell.CardsTraded(seat, list(cards), next_value(before), bonus))]
        case EndAttack():
            return [to_all(tell.AttackEnded(seat))]
        case EndFortify():
            return [to_all(tell.FortifyEnded(seat))]
        case Skip():
            return [to_all(tell.TradeSkipped(seat))]
        case Defend(_):
            return []  # the battle that follows at once shows the dice
    return []


def _surrender(before: WarState, seat: int, after: WarState) -> list[Telling]:
    story = [to_all(tell.PlayerSurrendered(seat, before.deck.sizes[seat]))]
    if before.phase == DEFEND and seat == before.active and after.phase != OVER:
        source, target = (_PARTS.territories[t] for t in (before.battle.source, before.battle.target))
        story.append(to_all(tell.AttackVoided(source, target)))
    return story


def _left_play(before: WarState, after: WarState) -> list[Telling]:
    """Chapters 9 to 11: eliminations, cards that pass, objectives that turn or are laid open."""
    story: list[Telling] = []
    for seat in seats_in(before.in_play & ~after.in_play):
        if after.fate[seat] == ELIMINATED:
            story += telling.eliminated(seat, after.destroyer[seat], before.deck, after.deck, _PARTS.cards)
        if after.rules.reveal_objectives:
            card, form = (_PARTS.objectives[number] for number in (after.objective[seat], goal(after, seat)))
            story.append(to_all(tell.ObjectiveRevealed(seat, card, form)))
    for seat in seats_in(after.in_play):
        if before.phase > DEAL and goal(before, seat) != goal(after, seat):
            story.append(to_one(seat, tell.ObjectiveChanged(seat, _PARTS.objectives[goal(after, seat)])))
    return story


def _aftermath(before: WarState, after: WarState) -> list[Telling]:
    story: list[Telling] = []
    if before.phase > DEAL and before.deck.pile == 0 and after.deck.pile:
        story.append(to_all(tell.PileRecycled(count(after.deck.pile))))
    if after.turns > before.turns:
        pools = telling.filled_pools(after.pools, _PARTS.pools)
        story.append(to_all(tell.TurnStarted(after.active, after.round, pools)))
    if after.phase == OVER and before.phase != OVER:
        seats = range(after.rules.seats)
        story.append(
            to_all(
                tell.GameEnded(
                    seats_in(after.winners),
                    ENDINGS[after.ending],
                    [_PARTS.objectives[after.objective[seat]] for seat in seats],
                    [names_in(_PARTS.cards, after.deck.hands[seat]) for seat in seats],
                )
            )
        )
    return story
