"""What is told of a combat: gods, dice, losses, ships, conquest."""

from __future__ import annotations

from conquista.games.vikings import actions as do
from conquista.games.vikings import events as tell
from conquista.games.vikings.clash import Clash, roll_fated
from conquista.games.vikings.components import components
from conquista.games.vikings.gods import fighter, in_asgard
from conquista.games.vikings.phase import (
    DIE_ATT,
    DIE_DEF,
    DO_OCCUPY,
    GOD_ATT,
    GOD_DEF,
    INVOKE_ATT,
    KIND,
    OCCUPY,
    POWER_DEF,
    RED,
    ROLL,
    YELLOW,
)
from conquista.games.vikings.state import VikingsState
from conquista.games.vikings.turn import side_of
from conquista.kernel.action import Action
from conquista.kernel.bitset import nth
from conquista.kernel.chance import Dice
from conquista.kernel.event import Telling, to_all
from conquista.kernel.family import AMOUNT
from conquista.kernel.seat import CHANCE
from conquista.parts.land import telling

_PARTS = components()
_RESULTS = ("lost", "spent", "open", "sunk")


def combat_chance(before: VikingsState, outcome: int) -> list[Telling]:
    phase, clash = before.phase, before.clash
    if phase in (GOD_ATT, GOD_DEF):
        card = _PARTS.god_cards[nth(in_asgard(before), outcome)]
        return [to_all(tell.GodCardDrawn(fighter(before, _side(phase)), card))]
    if phase == ROLL:
        faces = list(Dice(sum(clash.count)).answer(outcome).faces)
        return [to_all(tell.DiceRolled(faces[: clash.count[RED]], faces[clash.count[RED] :]))]
    seat = fighter(before, _side(phase))
    if phase in (DIE_ATT, DIE_DEF):
        return [to_all(tell.DieRerolled(seat, clash.chosen, outcome + 1))]
    return [to_all(_power(before, _side(phase), outcome))]


def _side(phase: int) -> int:
    return YELLOW if phase in (GOD_DEF, DIE_DEF) else side_of(phase)


def _power(before: VikingsState, side: int, outcome: int) -> tell.PowerRolled:
    rolled = Clash()
    rolled.copy_from(before.clash)
    dice = 0
    while 6**dice < before.outcomes():
        dice += 1
    roll_fated(rolled, before.rules.gods, side, outcome)
    return tell.PowerRolled(
        fighter(before, side),
        _PARTS.god_cards[rolled.card[side]],
        list(Dice(dice).answer(outcome).faces),
        rolled.dice[RED][: rolled.count[RED]],
        rolled.dice[YELLOW][: rolled.count[YELLOW]],
    )


def combat_decision(before: VikingsState, seat: int, action: Action, after: VikingsState) -> list[Telling]:
    match action:
        case do.Attack(source, target, armies):
            defender = telling.holder(before.land, after.battle.target)
            return [to_all(tell.BattleDeclared(seat, defender, source, target, armies))]
        case do.AttackShip(source, target):
            defender = before.land.owner[after.battle.target]
            return [to_all(tell.NavalCombatDeclared(seat, defender, source, target))]
        case do.Invoke(god):
            return [to_all(tell.GodInvoked(seat, god, before.valhalla[seat] - after.valhalla[seat]))]
        case do.DrawAgain():
            card = before.clash.card[side_of(before.phase)]
            return [to_all(tell.GodCardRefused(seat, _PARTS.god_cards[card]))]
        case do.SendToValhalla(armies):
            return [to_all(tell.ValhallaEntered(seat, armies))]
    return []  # to pass, to keep, to decline; dice that are chosen are told when they are rolled


def _fighting(phase: int) -> bool:
    return INVOKE_ATT <= phase <= OCCUPY or GOD_ATT <= phase <= POWER_DEF


def combat_story(before: VikingsState, seat: int, code: int, after: VikingsState) -> list[Telling]:
    """The comparison, if it came to that, and the conquest, if it was made."""
    if not _fighting(before.phase):
        return []
    story: list[Telling] = []
    battle = after.battle
    compared = after.clash.rolls > before.clash.rolls
    if compared:
        story += _compared(before, after)
    fallen = not after.clash.naval and before.land.armies[battle.target] == (
        battle.defence_losses if compared else 0
    )
    if fallen and compared:
        source, target = _PARTS.territories[battle.source], _PARTS.territories[battle.target]
        former = telling.holder(before.land, battle.target)
        story.append(to_all(tell.TerritoryConquered(before.active, source, target, former)))
    if fallen and not _fighting(after.phase):
        chosen = seat != CHANCE and code & KIND == DO_OCCUPY
        story += _occupied(before, after, code if chosen else 0)
    return story


def _compared(before: VikingsState, after: VikingsState) -> list[Telling]:
    battle, clash, seat = after.battle, after.clash, before.active
    source, target = _PARTS.territories[battle.source], _PARTS.territories[battle.target]
    attack = clash.dice[RED][: battle.attack_dice]
    defence = clash.dice[YELLOW][: battle.defence_dice]
    defender = telling.holder(before.land, battle.target)
    losses = (battle.attack_losses, battle.defence_losses)
    if not clash.naval:
        return [to_all(tell.BattleFought(seat, defender, source, target, attack, defence, *losses))]
    guard = before.land.owner[battle.target]
    story = [to_all(tell.NavalRollFought(seat, guard, source, target, attack, defence, *reversed(losses)))]
    if clash.rolls == after.rules.naval_rolls:
        result = _RESULTS[clash.rounds_won]
        story.append(to_all(tell.NavalCombatEnded(seat, guard, source, target, result)))
    return story


def _occupied(before: VikingsState, after: VikingsState, code: int) -> list[Telling]:
    """VIK-OCC-06: commander and ship of the former owner first. A code of 0: it was made by itself."""
    battle, seat = after.battle, before.active
    source, target = _PARTS.territories[battle.source], _PARTS.territories[battle.target]
    former = telling.holder(before.land, battle.target)
    story: list[Telling] = []
    if former is not None and before.commander[former] == battle.target:
        story.append(to_all(tell.CommanderLost(former, target)))
    if former is not None and before.fleet.in_port >> battle.target & 1:
        story.append(to_all(tell.ShipReturned(former, target)))
    armies = code >> AMOUNT if code else battle.attack_dice
    commander = code >> 6 & 63 == 1
    return [*story, to_all(tell.ArmiesMovedIn(seat, source, target, armies, commander))]
