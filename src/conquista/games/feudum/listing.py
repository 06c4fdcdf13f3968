"""What can be answered in each state (the decision index of chapter 18)."""

from __future__ import annotations

from conquista.games.feudum import chancery, feeding, free, paying, selection, setup, turn
from conquista.games.feudum.cards import (
    conquer,
    guild,
    harvest,
    improve,
    influence,
    migrate,
    move,
    repeat,
    starve,
)
from conquista.games.feudum.limits import NO_GUILD
from conquista.games.feudum.phase import (
    AFTER,
    BOOST,
    BUY,
    CARD,
    CARD_MODE,
    DEFENSE,
    DISC,
    DO_ACCEPT,
    DO_DECLINE,
    EXCHANGE,
    FALLBACK,
    FARM_CHOICE,
    FAVOUR,
    FEAST,
    FEED,
    FOODSHARE,
    FREE,
    GOOD,
    GUARDIAN,
    GUILD_CHOICE,
    HARVESTING,
    IMMUNITY,
    IMPROVING,
    INFLUENCING,
    INVENT,
    KEEP,
    MIGRATING,
    PAY,
    PICK,
    PILFER,
    POUCH,
    REPEATING,
    RETURN,
    SCROLL,
    SEALS,
    SELLFARM,
    SETUP_GOODS,
    SETUP_PAWN,
    SHOVEL,
    STARVE,
    STEP,
    SULFUR_STORE,
    TAME,
    TARGET,
    TEND,
    VESSEL_CHOICE,
    VOYAGING,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades import alchemist, farmer, goodsmoves, knight, merchant, noble
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def list_answers(state: FeudumState, out: Codes) -> int:
    phase = state.phase
    if phase == PICK:
        return selection.list_picks(state, out)
    if phase == STEP:
        return move.list_steps(state, out)
    if phase == CARD_MODE:
        return turn.list_modes(state, out)
    if phase == CARD:
        return turn.list_cards(state, out, 0)
    if phase == FEED:
        return feeding.list_food(state, out)
    if phase == FREE:
        return free.list_free(state, out)
    if phase <= AFTER:
        return list_round(state, out, phase)
    if phase <= TEND:
        return list_realm(state, out, phase)
    if phase <= DISC:
        return list_conflict(state, out, phase)
    return list_guilds(state, out, phase)


def list_yes_and_no(out: Codes) -> int:
    out.codes[0] = ONE | DO_ACCEPT
    out.codes[1] = ONE | DO_DECLINE
    return 2


def list_round(state: FeudumState, out: Codes, phase: int) -> int:
    if phase == POUCH:
        return selection.list_pouches(state, out)
    if phase == PAY:
        return paying.list_means(state, out)
    if phase == SULFUR_STORE:
        return paying.list_stores(state, out)
    if phase == AFTER:
        return turn.list_after(state, out)
    if phase == SETUP_GOODS:
        return setup.list_triples(state, out)
    if phase == SETUP_PAWN:
        return setup.list_pawns(state, out)
    raise BrokenRule(f"nobody is asked in phase {phase} of Feudum")


def list_realm(state: FeudumState, out: Codes, phase: int) -> int:
    if phase == INFLUENCING:
        return influence.list_placements(state, out)
    if phase == MIGRATING:
        return migrate.list_migrations(state, out)
    if phase == PILFER:
        return move.list_booty(state, out)
    if phase == REPEATING:
        return repeat.list_copies(state, out)
    if phase == KEEP:
        return chancery.list_drawn(state, out)
    if phase == RETURN:
        return chancery.list_hand(state, out, 0)
    if phase == FARM_CHOICE:
        return harvest.list_farms(state, out)
    if phase == HARVESTING:
        return harvest.list_shares(state, out)
    if phase == FAVOUR:
        return harvest.list_favours(state, out)
    if phase == IMPROVING:
        return improve.list_improvements(state, out)
    if phase == FALLBACK:
        return improve.list_fallbacks(state, out)
    if phase == TEND:
        return improve.list_landscapes(state, out)
    if phase in (VOYAGING, SHOVEL):
        return list_yes_and_no(out)
    raise BrokenRule(f"nobody is asked in phase {phase} of Feudum")


def list_conflict(state: FeudumState, out: Codes, phase: int) -> int:
    if phase == TARGET:
        return conquer.list_targets(state, out)
    if phase == STARVE:
        return starve.list_victims(state, out)
    if phase in (DEFENSE, IMMUNITY):
        return conquer.list_defences(state, out)
    if phase == BOOST:
        return conquer.list_boosts(state, out)
    return list_yes_and_no(out)


def list_guilds(state: FeudumState, out: Codes, phase: int) -> int:
    if phase == GUILD_CHOICE:
        return guild.list_functions(state, out)
    if phase == GOOD:
        return goodsmoves.list_moves(state, out)
    if phase == EXCHANGE:
        return knight.list_exchanges(state, out)
    if phase == INVENT:
        return alchemist.list_inventions(state, out)
    if phase == SCROLL:
        return noble.list_scrolls(state, out)
    if phase == BUY:
        return merchant.list_goods(state, out)
    if phase == FEAST:
        return guild.list_feasts(state, out)
    if phase == SELLFARM:
        return farmer.list_farms(state, out)
    if phase == FOODSHARE:
        return farmer.list_shares(state, out)
    if phase == VESSEL_CHOICE:
        if state.guild == NO_GUILD:
            return free.list_yard(state, out)
        return alchemist.list_vessels(state, out)
    if phase == TAME:
        return knight.list_monsters(state, out)
    if phase == SEALS:
        return noble.list_numbers(state, out)
    if phase == GUARDIAN:
        return list_yes_and_no(out)
    raise BrokenRule(f"nobody is asked in phase {phase} of Feudum")
