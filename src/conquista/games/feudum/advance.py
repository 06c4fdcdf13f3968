"""Chapter 4: what goes on by itself."""

from __future__ import annotations

from conquista.games.feudum import ending, epochs, feeding, free, landscapes, paying, selection, setup, turn
from conquista.games.feudum.cards import (
    conquer,
    explore,
    guild,
    harvest,
    improve,
    migrate,
    move,
    repeat,
    starve,
)
from conquista.games.feudum.limits import IMPROVE
from conquista.games.feudum.phase import (
    BEAD_PLACED,
    CARD_DONE,
    COLLECTED,
    COPY_PAID,
    DELIVERED,
    ENTERED,
    EPOCH_CHECK,
    EPOCH_SCORE,
    EXPLORED,
    FAVOURS_DRAWN,
    FED,
    FEEDING,
    FINAL,
    FIRST_TURN,
    FUNCTION,
    GREW,
    HARVEST_DRAWN,
    HARVESTED,
    IMMUNITY_PAID,
    IMPROVE_PAID,
    IMPROVED,
    INSPECTED,
    LANDSCAPE,
    MANDATE_DONE,
    MANDATE_PAID,
    NEXT_FEEDER,
    NEXT_SELECT,
    NEXT_TURN,
    PAYING,
    PILFERED,
    POUCHED,
    PROGRESS,
    REFILL,
    REFILL_BARN,
    REFILL_BEADS,
    REFILL_CHICKENS,
    REFILL_GUILDS,
    ROUND_END,
    SALTPETER_PAID,
    SCATTERED,
    SETUP_BARN,
    SETUP_BEADS,
    SETUP_CHICKENS,
    SETUP_CHOSEN,
    SETUP_MAP,
    SETUP_READY,
    SHARED,
    SHOVEL_PAID,
    SOBERING,
    SPILLED,
    STARVED,
    STORING,
    TEND_PAID,
    TRADED,
    WEAPON_PAID,
    WORK_REWARDED,
    WORKED,
)
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.trades import farmer, merchant, noble
from conquista.kernel.errors import BrokenRule


def run(state: FeudumState) -> None:
    """One step of what nobody decides."""
    phase = state.phase
    if phase == PAYING:
        paying.go_on_paying(state)
    elif phase == STORING:
        paying.go_on_storing(state)
    elif phase == CARD_DONE:
        turn.finish_card(state)
    elif phase == NEXT_TURN:
        turn.pass_on(state)
    elif phase >= NEXT_FEEDER:
        end_round(state, phase)
    elif phase <= FIRST_TURN:
        begin_round(state, phase)
    elif phase >= FUNCTION:
        work(state, phase)
    elif phase >= IMPROVE_PAID:
        improve_and_conquer(state, phase)
    else:
        act(state, phase)


def begin_round(state: FeudumState, phase: int) -> None:
    if phase == NEXT_SELECT:
        selection.begin(state)
    elif phase == POUCHED:
        selection.begin_picks(state)
    elif phase == FIRST_TURN:
        turn.first_turn(state)
    elif phase == SETUP_BEADS:
        setup.string_beads(state)
    elif phase == SETUP_CHICKENS:
        setup.feed_chicken(state)
    elif phase == SETUP_BARN:
        setup.fill_barn(state)
    elif phase == SETUP_MAP:
        setup.strew_map(state)
    elif phase == SETUP_READY:
        setup.ask_goods(state)
    elif phase == SETUP_CHOSEN:
        setup.next_choice(state)


def act(state: FeudumState, phase: int) -> None:
    if phase == ENTERED:
        migrate.arrive(state)
    elif phase == COPY_PAID:
        repeat.go_on(state)
    elif phase == PILFERED:
        move.succeed(state)
    elif phase == EXPLORED:
        explore.offer_shovels(state)
    elif phase == SHOVEL_PAID:
        explore.find(state)
    elif phase == HARVEST_DRAWN:
        harvest.draw_favours(state)
    elif phase == FAVOURS_DRAWN:
        harvest.store_favours(state)
    elif phase == INSPECTED:
        harvest.bring_in(state)
    elif phase == SCATTERED:
        harvest.throw_back(state)
    elif phase == HARVESTED:
        harvest.finish(state)
    else:
        raise BrokenRule(f"nothing goes on in phase {phase} of Feudum")


def improve_and_conquer(state: FeudumState, phase: int) -> None:
    if phase == IMPROVE_PAID:
        improve.rebuild(state)
    elif phase == IMPROVED:
        improve.finish(state)
    elif phase == TEND_PAID:
        improve.lay_out(state)
    elif phase == GREW:
        landscapes.collect_rest(state)
    elif phase == COLLECTED:
        after_landscape(state)
    elif phase == SALTPETER_PAID:
        conquer.fire(state)
    elif phase == WEAPON_PAID:
        conquer.strike(state)
    elif phase == STARVED:
        starve.drive_out(state)
    elif phase == IMMUNITY_PAID:
        starve.protect(state)


def after_landscape(state: FeudumState) -> None:
    """Either a card has laid it out, or an epoch has dawned and the next one grows."""
    if state.card == IMPROVE:
        state.phase = CARD_DONE
    else:
        state.site += 1
        state.phase = LANDSCAPE


def work(state: FeudumState, phase: int) -> None:
    if phase == FUNCTION:
        guild.perform(state)
    elif phase == DELIVERED:
        farmer.spill_surplus(state)
    elif phase == SPILLED:
        farmer.throw_away(state)
    elif phase == SHARED:
        farmer.ask_share(state)
    elif phase == TRADED:
        merchant.finish(state)
    elif phase == BEAD_PLACED:
        noble.go_on(state)
    elif phase == WORKED:
        guild.reward(state)
    elif phase == WORK_REWARDED:
        guild.offer_guardian(state)
    elif phase == MANDATE_PAID:
        free.gain(state)
    elif phase == MANDATE_DONE:
        free.finish_mandate(state)


def end_round(state: FeudumState, phase: int) -> None:
    if phase == NEXT_FEEDER:
        feeding.begin(state)
    elif phase == SOBERING:
        feeding.sober_up(state)
    elif phase == FEEDING:
        feeding.go_on(state)
    elif phase == FED:
        feeding.next_pawn(state)
    elif phase == PROGRESS:
        epochs.ask_die(state)
    elif phase == EPOCH_CHECK:
        epochs.check(state)
    elif phase == EPOCH_SCORE:
        epochs.score_epoch(state)
    elif phase == LANDSCAPE:
        epochs.tend_landscapes(state)
    elif phase == REFILL:
        epochs.strew_map(state)
    elif phase == REFILL_GUILDS:
        epochs.restock(state)
    elif phase == REFILL_BEADS:
        epochs.restring(state)
    elif phase == REFILL_CHICKENS:
        epochs.refeed_chicken(state)
    elif phase == REFILL_BARN:
        epochs.refill_barn(state)
    elif phase == ROUND_END:
        epochs.end_round(state)
    elif phase == FINAL:
        ending.finish(state)
