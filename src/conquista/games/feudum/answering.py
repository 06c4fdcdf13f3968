"""Which chapter takes which answer."""

from __future__ import annotations

from conquista.games.feudum import chancery, feeding, free, landscapes, paying, selection, setup, turn
from conquista.games.feudum.cards import (
    conquer,
    explore,
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
    BUY,
    CARD_DONE,
    COLLECT,
    DEFENSE,
    DISC,
    DO_ACCEPT,
    DO_ADD_SALTPETER,
    DO_ATTACK_FEUDUM,
    DO_ATTACK_MONSTER,
    DO_ATTACK_PAWN,
    DO_BUY_GOOD,
    DO_BUY_INFLUENCE,
    DO_BUY_SEALS,
    DO_BUY_VESSEL,
    DO_CHOOSE_FARM,
    DO_CHOOSE_GOODS,
    DO_CHOOSE_HARVEST,
    DO_CHOOSE_MODE,
    DO_DECLINE,
    DO_ENTER,
    DO_EXCHANGE,
    DO_FEED_PAWN,
    DO_FILL_POUCH,
    DO_GO_ON,
    DO_HOLD_FEAST,
    DO_IMPROVE,
    DO_INFLUENCE,
    DO_INVENT,
    DO_KEEP_WRIT,
    DO_MOVE_GOOD,
    DO_MOVE_MONSTER,
    DO_MOVE_PAWN,
    DO_PASS,
    DO_PAY_WITH,
    DO_PICK_CARD,
    DO_PILFER,
    DO_PLAY_CARD,
    DO_PLAY_MANDATE,
    DO_REPEAT_CARD,
    DO_RESOLVE,
    DO_RETURN_WRIT,
    DO_REVEAL_DEFEND,
    DO_SET_PAWN,
    DO_SHARE_FOOD,
    DO_STARVE,
    DO_STOP,
    DO_STORE_SULFUR,
    DO_TAKE_FAVOUR,
    DO_TAKE_SCROLL,
    DO_TAKE_SEAL,
    DO_TAKE_TILE,
    DO_TAME,
    DO_TEND,
    DO_USE_GUILD,
    DO_USE_WEAPON,
    DO_WITHDRAW,
    FARM_CHOICE,
    FREE,
    GUARDIAN,
    INFLUENCING,
    KIND,
    PILFER,
    PILFERED,
    SHOVEL,
    STEP,
    TAME,
    TRADED,
    VOYAGING,
    WORKED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades import alchemist, farmer, goodsmoves, knight, merchant, noble
from conquista.kernel.errors import BrokenRule
from conquista.kernel.family import AMOUNT


def decide(state: FeudumState, code: int) -> None:
    kind = code & KIND
    a = code >> 12 & 63
    b = code >> 6 & 63
    c = code & 63
    if kind <= DO_STOP:
        decide_round(state, kind, a, b, c)
    elif kind <= DO_BUY_INFLUENCE:
        decide_moves(state, kind, a, b, c)
    elif kind <= DO_TEND:
        decide_realm(state, kind, b, c)
    elif kind <= DO_RESOLVE:
        decide_conflict(state, kind, a, b, c)
    else:
        decide_guilds(state, code, kind, a)


def decide_round(state: FeudumState, kind: int, a: int, b: int, c: int) -> None:
    if kind == DO_PICK_CARD:
        selection.pick(state, c)
    elif kind == DO_PLAY_CARD:
        turn.play(state, c)
    elif kind == DO_STOP:
        stop(state)
    elif kind == DO_GO_ON:
        state.phase = state.free_back
    elif kind == DO_PAY_WITH:
        paying.pay(state, c)
    elif kind == DO_FILL_POUCH:
        selection.fill_pouch(state, c)
    elif kind == DO_STORE_SULFUR:
        paying.store(state, c)
    elif kind == DO_PLAY_MANDATE:
        free.play_mandate(state, b, c)
    elif kind == DO_RETURN_WRIT:
        if state.phase == FREE:
            free.return_writ(state, c)
        else:
            chancery.return_writ(state, c)
    elif kind == DO_TAKE_SEAL:
        free.take_seal(state, b, c)
    elif kind == DO_CHOOSE_GOODS:
        setup.choose_goods(state, c)
    elif kind == DO_SET_PAWN:
        setup.set_pawn(state, a, b)
    else:
        raise BrokenRule(f"kind {kind} is no decision of Feudum")


def stop(state: FeudumState) -> None:
    """Enough of whatever goes on."""
    if state.phase == STEP:
        move.stop(state)
    elif state.phase == INFLUENCING:
        state.phase = CARD_DONE
    elif state.phase == AFTER:
        turn.stop(state)
    elif state.phase == BUY:
        state.phase = TRADED
    else:
        state.phase = WORKED


def decide_moves(state: FeudumState, kind: int, a: int, b: int, c: int) -> None:
    if kind == DO_CHOOSE_MODE:
        turn.choose_mode(state, c)
    elif kind == DO_MOVE_PAWN:
        move.move_pawn(state, a, b, c)
    elif kind == DO_MOVE_MONSTER:
        move.move_monster(state, a, b)
    elif kind == DO_INFLUENCE:
        influence.influence(state, b)
    elif kind == DO_BUY_INFLUENCE:
        influence.buy_influence(state, b)
    elif kind == DO_PILFER:
        move.pilfer(state, b, c)
    elif kind == DO_ENTER:
        migrate.enter(state, a, b)
    elif kind == DO_WITHDRAW:
        migrate.withdraw(state, c)
    elif kind == DO_REPEAT_CARD:
        repeat.repeat(state, c)
    elif kind == DO_ACCEPT:
        accept(state)
    elif kind == DO_DECLINE:
        decline(state)


def accept(state: FeudumState) -> None:
    if state.phase == VOYAGING:
        move.depart(state)
    elif state.phase == SHOVEL:
        explore.dig(state)
    elif state.phase == COLLECT:
        landscapes.collect(state)
    elif state.phase == DISC:
        conquer.place_disc(state)
    else:
        guild.place_guardian(state)


def decline(state: FeudumState) -> None:
    if state.phase == PILFER:
        state.phase = PILFERED
    elif state.phase == COLLECT:
        landscapes.leave(state)
    elif state.phase == GUARDIAN:
        guild.take_bonus(state)
    elif state.phase == TAME:
        knight.let_be(state)
    else:
        state.phase = CARD_DONE


def decide_realm(state: FeudumState, kind: int, b: int, c: int) -> None:
    if kind == DO_KEEP_WRIT:
        chancery.keep(state, c)
    elif kind == DO_CHOOSE_FARM:
        if state.phase == FARM_CHOICE:
            harvest.choose_farm(state, b)
        else:
            farmer.sell(state, b)
    elif kind == DO_CHOOSE_HARVEST:
        harvest.choose_share(state, c)
    elif kind == DO_TAKE_FAVOUR:
        harvest.take_favour(state, c)
    elif kind == DO_IMPROVE:
        improve.improve(state, b, c)
    elif kind == DO_TAKE_TILE:
        improve.take_tile(state, c, 0)
    elif kind == DO_TEND:
        improve.tend(state, b, c)


def decide_conflict(state: FeudumState, kind: int, a: int, b: int, c: int) -> None:
    if kind == DO_ATTACK_PAWN:
        conquer.attack_pawn(state, a, c)
    elif kind == DO_ATTACK_MONSTER:
        conquer.attack_monster(state, c)
    elif kind == DO_ATTACK_FEUDUM:
        conquer.attack_feudum(state, b)
    elif kind == DO_STARVE:
        starve.starve(state, b, c)
    elif kind == DO_REVEAL_DEFEND:
        if state.phase == DEFENSE:
            conquer.defend(state)
        else:
            starve.ask_immunity(state)
    elif kind == DO_PASS:
        if state.phase == DEFENSE:
            conquer.pass_defence(state)
        else:
            starve.pass_immunity(state)
    elif kind == DO_ADD_SALTPETER:
        conquer.add_saltpeter(state)
    elif kind == DO_USE_WEAPON:
        conquer.use_weapon(state, b, c)
    elif kind == DO_RESOLVE:
        conquer.resolve(state)


def decide_guilds(state: FeudumState, code: int, kind: int, a: int) -> None:
    b = code >> 6 & 63
    c = code & 63
    if kind == DO_USE_GUILD:
        guild.use(state, b, c)
    elif kind == DO_HOLD_FEAST:
        guild.hold_feast(state, a, b, c)
    elif kind == DO_MOVE_GOOD:
        goodsmoves.move(state, c)
    elif kind == DO_EXCHANGE:
        knight.exchange(state, b, c)
    elif kind == DO_INVENT:
        alchemist.invent(state, c)
    elif kind == DO_BUY_GOOD:
        merchant.buy(state, c)
    elif kind == DO_TAKE_SCROLL:
        noble.take_scroll(state, c)
    elif kind == DO_SHARE_FOOD:
        farmer.share(state, (code >> AMOUNT) - 1)
    elif kind == DO_BUY_VESSEL:
        if state.guild == NO_GUILD:
            free.take_vessel(state, c)
        else:
            alchemist.buy_vessel(state, c)
    elif kind == DO_TAME:
        knight.tame(state, a, b)
    elif kind == DO_BUY_SEALS:
        noble.buy_seals(state, code >> AMOUNT)
    elif kind == DO_FEED_PAWN:
        feeding.feed(state, c)
    else:
        raise BrokenRule(f"kind {kind} is no decision of Feudum")
