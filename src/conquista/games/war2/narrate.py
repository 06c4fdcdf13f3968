"""What is told of each step, made from the state before it and the state after it."""

from __future__ import annotations

from conquista.games.war2 import actions as do
from conquista.games.war2 import events as tell
from conquista.games.war2.cards import bundle_cards
from conquista.games.war2.coding import decode
from conquista.games.war2.components import components
from conquista.games.war2.objectives import goal
from conquista.games.war2.phase import (
    ATTACK,
    BATTLE,
    BOMBS,
    CARD,
    CENTRES,
    COLOURS,
    DEALER,
    DO_PLACE,
    EXCESS,
    FLAK,
    KIND,
    NO_OBJECTIVE,
    OBJECTIVES,
    OCCUPY,
    OVER,
    PLACE,
    RAID,
    SECOND_STAGE,
)
from conquista.games.war2.state import War2State
from conquista.kernel.action import Action
from conquista.kernel.bitset import count, nth
from conquista.kernel.event import Telling, to_all, to_one
from conquista.kernel.family import AMOUNT, SURRENDER
from conquista.kernel.names import names_in
from conquista.kernel.seat import CHANCE, seats_in
from conquista.parts.land import telling
from conquista.parts.land.fates import ELIMINATED, ENDINGS, SURRENDERED
from conquista.parts.land.limits import VACANT

_PARTS = components()


def narrate(before: War2State, seat: int, code: int, after: War2State) -> list[Telling]:
    """The step itself first, then what followed from it by itself, in the order of the rulebook."""
    if seat == CHANCE:
        story = _chance(before, code, after)
    elif code == SURRENDER:
        story = _surrender(before, seat, after)
    else:
        story = _decision(before, seat, decode(code), code, after)
        story += _lost_armies(before, code, after)
    return [*story, *_left_play(before, after), *_aftermath(before, after)]


def _chance(before: War2State, outcome: int, after: War2State) -> list[Telling]:
    phase, seat = before.phase, before.active
    if phase == BATTLE:
        return _battle(before, after)
    if phase in (FLAK, BOMBS):
        return _raid(before, outcome, after)
    if phase == CARD:
        drawn = _PARTS.cards[nth(before.deck.pile, outcome)]
        return [telling.card_drawn(seat, drawn)]
    if phase == EXCESS:
        lost = _PARTS.cards[nth(before.deck.hands[seat], outcome)]
        return [telling.card_lost(seat, lost)]
    return _setup(before, outcome, after)


def _setup(before: War2State, outcome: int, after: War2State) -> list[Telling]:
    phase, seat = before.phase, before.cursor
    if phase == COLOURS:
        return [to_all(tell.ColourAssigned(seat, _PARTS.colours[after.colour[seat]]))]
    if phase == OBJECTIVES:
        return [telling.objective_dealt(seat, _PARTS.objectives[after.objective[seat]])]
    if phase == DEALER:
        dealer = after.dealer if after.phase == CENTRES else None
        return [telling.dealer_rolled(before.rollers, outcome, dealer)]
    territory = _taken(before, after)[0]
    if phase == CENTRES:
        return [to_all(tell.CentreDealt(before.active, territory))]
    return [to_all(tell.TerritoryClaimed(before.active, territory))]


def _taken(before: War2State, after: War2State) -> list[str]:
    """The territories that are no longer vacant."""
    was, now = before.land.owner, after.land.owner
    return [name for k, name in enumerate(_PARTS.territories) if was[k] == VACANT != now[k]]


def _battle(before: War2State, after: War2State) -> list[Telling]:
    battle, seat = after.battle, before.active
    source, target = _names(battle.source, battle.target)
    former = telling.holder(before.land, battle.target)
    story = [telling.battle_fought(seat, former, battle, _PARTS.territories)]
    if before.land.armies[battle.target] == battle.defence_losses:
        story.append(to_all(tell.TerritoryConquered(seat, source, target, former)))
        if after.phase != OCCUPY:
            story += _moved_in(before, 1, after)
    return story


def _moved_in(before: War2State, armies: int, after: War2State) -> list[Telling]:
    """WAR2-CON-06: armies, then Information Centres."""
    battle, seat = after.battle, before.active
    source, target = _names(battle.source, battle.target)
    story = [to_all(tell.ArmiesMovedIn(seat, source, target, armies))]
    for owner in range(before.rules.seats):
        if before.spies.place[owner] != battle.target:
            continue
        if owner == seat:
            story.append(to_all(tell.CiFreed(seat, target)))
            continue
        story.append(to_all(tell.CiCaptured(seat, owner, target)))
        cards = names_in(_PARTS.cards, before.deck.hands[owner])
        card, form = _objective(before.objective[owner]), _objective(goal(before, owner))
        story.append(to_one(seat, tell.SecretsSeen(seat, owner, cards, card, form)))
    return story


def _objective(number: int) -> str | None:
    return None if number == NO_OBJECTIVE else _PARTS.goals[number]


def _raid(before: War2State, outcome: int, after: War2State) -> list[Telling]:
    seat, place = before.active, before.raid.target
    target = _PARTS.territories[place]
    if before.phase == FLAK:
        face = before.rules.anti_aircraft[outcome]
        left = max(0, before.raid.bombers - face)
        story = [to_all(tell.FlakFired(seat, target, face, left))]
        return story if left else [*story, to_all(tell.RaidEnded(seat, target, 0))]
    face = before.rules.air_attack[outcome]
    armies = after.land.armies[place]
    story = [to_all(tell.BombsDropped(seat, target, face, armies))]
    return [*story, to_all(tell.RaidEnded(seat, target, before.raid.bombers))] if armies == 1 else story


def _decision(before: War2State, seat: int, action: Action, code: int, after: War2State) -> list[Telling]:
    match action:
        case do.Place(pool, territory, armies):
            return [to_all(tell.ArmiesPlaced(seat, pool, territory, armies))]
        case do.Occupy(armies):
            return _moved_in(before, armies, after)
        case do.Move(source, target, armies):
            return [to_all(tell.ArmiesMoved(seat, source, target, armies))]
        case do.Airlift(source, target, armies):
            return [to_all(tell.ArmiesAirlifted(seat, source, target, armies))]
        case do.EndAttack():
            return [to_all(tell.AttackEnded(seat))]
        case do.EndTurn():
            return [to_all(tell.TurnEnded(seat))]
        case do.Claim(territory):
            return [to_all(tell.TerritoryClaimed(seat, territory))]
        case do.TakeCentre(territory):
            return [to_all(tell.CentreTaken(seat, territory))]
        case do.TakePair(territory, other):
            return [to_all(tell.PairTaken(seat, [territory, other]))]
        case do.PlaceCi(territory):
            return [to_all(tell.CiPlaced(seat, territory))]
        case do.MoveCi(ci, territory) | do.CarryCi(ci, territory):
            source = _PARTS.territories[before.spies.place[ci]]
            return [to_all(tell.CiMoved(seat, ci, source, territory))]
        case do.Spy(opponent):
            cards = names_in(_PARTS.cards, before.deck.hands[opponent])
            seen = to_one(seat, tell.HandSeen(seat, opponent, cards))
            return [to_all(tell.Spied(seat, opponent)), seen]
        case _:
            return _use_of_cards(before, seat, action, code, after)


def _use_of_cards(before: War2State, seat: int, action: Action, code: int, after: War2State) -> list[Telling]:
    match action:
        case do.Reinforce(card, _, territory):
            used = [card, *names_in(_PARTS.cards, bundle_cards(before, code & 63))]
            place = _PARTS.territories.index(territory)
            armies = after.land.armies[place] - before.land.armies[place]
            return [to_all(tell.TerritoryReinforced(seat, used, territory, armies))]
        case do.RaidWithCards(card, _, target):
            used = [card, *names_in(_PARTS.cards, bundle_cards(before, code & 63))]
            return [_raid_declared(before, seat, target, used, after)]
        case do.RaidFromBase(target, _):
            return [_raid_declared(before, seat, target, [], after)]
        case do.StopRaid():
            target = _PARTS.territories[before.raid.target]
            return [to_all(tell.RaidEnded(seat, target, before.raid.bombers))]
        case do.Transport(cards):
            return [to_all(tell.TransportPaid(seat, list(cards)))]
        case do.Carry(source, target, armies):
            return [to_all(tell.ArmiesTransported(seat, source, target, armies))]
        case do.Discard(card):
            return [to_one(seat, tell.CardDiscarded(seat, card), tell.CardDiscarded(seat))]
    return []  # an attack, or a raid that goes on: the dice that follow at once tell it all


def _raid_declared(before: War2State, seat: int, target: str, cards: list[str], after: War2State) -> Telling:
    defender = telling.holder(before.land, _PARTS.territories.index(target))
    return to_all(tell.RaidDeclared(seat, defender, target, after.raid.bombers, cards))


def _surrender(before: War2State, seat: int, after: War2State) -> list[Telling]:
    """WAR2-SUR-02: what is closed, what is waited for."""
    if after.handed >> seat & 1:
        return [to_all(tell.SeatHandedOver(seat))]
    story: list[Telling] = []
    if before.phase == OCCUPY and seat == before.active:
        story += _moved_in(before, 1, after)
    if before.phase == RAID and seat == before.active:
        target = _PARTS.territories[before.raid.target]
        story.append(to_all(tell.RaidEnded(seat, target, before.raid.bombers)))
    if after.leaving >> seat & 1:
        story.append(to_all(tell.SurrenderAnnounced(seat)))
    return story


def _left_play(before: War2State, after: War2State) -> list[Telling]:
    """Chapters 9 to 11: eliminations, surrenders, cards that pass, objectives that turn."""
    begun = seats_in(after.last_stand & ~before.last_stand)
    story = [to_all(tell.LastStandBegun(seat, after.rules.last_stand_centres)) for seat in begun]
    for seat in seats_in(before.in_play & ~after.in_play):
        if after.fate[seat] == ELIMINATED:
            story += telling.eliminated(seat, after.destroyer[seat], before.deck, after.deck, _PARTS.cards)
        elif after.fate[seat] == SURRENDERED:
            story.append(to_all(tell.PlayerSurrendered(seat, before.deck.sizes[seat])))
    for seat in seats_in(after.in_play & ~after.last_stand):
        known = NO_OBJECTIVE not in (before.objective[seat], after.objective[seat])
        if known and goal(before, seat) != goal(after, seat):
            story.append(to_one(seat, tell.ObjectiveChanged(seat, _PARTS.goals[goal(after, seat)])))
    return story


def _lost_armies(before: War2State, code: int, after: War2State) -> list[Telling]:
    """WAR2-REC-14: what was left in the pools when the box was empty."""
    if before.phase != PLACE or not (after.phase == ATTACK or after.turns > before.turns):
        return []
    left = before.pools.left - (code >> AMOUNT if code & KIND == DO_PLACE else 0)
    return [to_all(tell.ArmiesLost(before.active, left))] if left else []


def _aftermath(before: War2State, after: War2State) -> list[Telling]:
    story: list[Telling] = []
    if (pile := count(before.deck.pile)) and count(after.deck.pile) > pile:
        story.append(to_all(tell.PileRecycled(count(after.deck.pile) - pile)))
    if after.turns > before.turns:
        story.append(_turn_started(before, after))
    for seat in range(after.rules.seats):
        gained = after.base[seat] - before.base[seat]
        if gained > 0 and not before.raid.bombers:
            arrived = to_all(tell.BombersArrived(seat, gained, after.base[seat]))
            story.insert(0 if seat == before.active else len(story), arrived)
    if after.phase == OVER and before.phase != OVER:
        story.append(_game_ended(after))
    return story


def _turn_started(before: War2State, after: War2State) -> Telling:
    seat = after.active
    pools = telling.filled_pools(after.pools, _PARTS.pools)
    was, now = before.land.armies, after.land.armies
    manned = []
    if after.stage != SECOND_STAGE:
        centres = after.rules.centres
        manned = [_PARTS.territories[t] for t in centres if after.land.owner[t] == seat and now[t] > was[t]]
    return to_all(tell.TurnStarted(seat, after.round, after.stage, pools, manned))


def _game_ended(after: War2State) -> Telling:
    seats = range(after.rules.seats)
    return to_all(
        tell.GameEnded(
            seats_in(after.winners),
            ENDINGS[after.ending],
            [_objective(after.objective[seat]) for seat in seats],
            [names_in(_PARTS.cards, after.deck.hands[seat]) for seat in seats],
            names_in(_PARTS.objectives, after.undealt),
        )
    )


def _names(*territories: int) -> list[str]:
    return [_PARTS.territories[territory] for territory in territories]
