"""Chapter 5.2: turns, and how a card is played."""

from __future__ import annotations

from conquista.games.feudum.cards import (
    conquer,
    defend,
    explore,
    guild,
    harvest,
    improve,
    influence,
    migrate,
    move,
    repeat,
    starve,
    tax,
)
from conquista.games.feudum.free import ask_free
from conquista.games.feudum.limits import (
    CARDS,
    CONQUER,
    DEFEND,
    EXPLORE,
    FORGO,
    GUILD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    LOCATIONS,
    MIGRATE,
    MOVE,
    NO_CARD,
    NO_GUILD,
    NOBODY_HERE,
    NOWHERE,
    REGULAR,
    REPEAT,
    SPECIAL,
    TAX,
    VESSELS,
)
from conquista.games.feudum.notes import NOTE_CARD_PLAYED, NOTE_MODE, NOTE_TURN
from conquista.games.feudum.phase import (
    AFTER,
    CARD,
    CARD_DONE,
    CARD_MODE,
    DO_CHOOSE_MODE,
    DO_PLAY_CARD,
    DO_STOP,
    FARM_CHOICE,
    FEAST,
    GUILD_CHOICE,
    IMPROVING,
    MIGRATING,
    NEXT_FEEDER,
    NEXT_TURN,
    REPEATING,
    STARVE,
    TARGET,
    TEND,
)
from conquista.games.feudum.pouch import empty_pouch, may_go_on, spend_extra
from conquista.games.feudum.state import FeudumState
from conquista.games.feudum.turnorder import following, serve_all
from conquista.kernel.bit import BIT
from conquista.kernel.family import ONE
from conquista.kernel.state import Codes


def begin(state: FeudumState) -> None:
    """FEU-TURN-01, FEU-TURN-03: a turn of the active player, who has cards."""
    state.turns += 1
    state.fresh_start = True
    for location in range(LOCATIONS):
        for vessel in range(VESSELS):
            state.realm.fresh[location][vessel] = 0
    state.journal.note(NOTE_TURN, state.active, state.round)
    ask_free(state, CARD)


def first_turn(state: FeudumState) -> None:
    """The starting player, or the next one who has cards."""
    if state.hand[state.active] == 0:
        pass_on(state)
    else:
        begin(state)


def list_cards(state: FeudumState, out: Codes, listed: int) -> int:
    for card in range(CARDS):
        if state.hand[state.active] >> card & 1:
            out.codes[listed] = ONE | DO_PLAY_CARD | card
            listed += 1
    return listed


def list_after(state: FeudumState, out: Codes) -> int:
    """FEU-TURN-06."""
    out.codes[0] = ONE | DO_STOP
    return list_cards(state, out, 1)


def play(state: FeudumState, card: int) -> None:
    """FEU-TURN-01, FEU-SEL-05, FEU-SEL-06."""
    seat = state.active
    if state.phase == AFTER:
        empty_pouch(state, seat)
    state.card = card
    state.copying = False
    state.hand[seat] &= ~(BIT << card)
    state.played[seat] |= BIT << card
    state.journal.note(NOTE_CARD_PLAYED, seat, card)
    spend_extra(state, seat)
    state.phase = CARD_MODE


def list_modes(state: FeudumState, out: Codes) -> int:
    """FEU-TURN-04, FEU-FLOW-05: what can be carried out, and always to forgo it."""
    regular = may_act(state, out)
    special = may_act_specially(state, out)
    listed = 0
    if regular:
        out.codes[listed] = ONE | DO_CHOOSE_MODE | REGULAR
        listed += 1
    if special:
        out.codes[listed] = ONE | DO_CHOOSE_MODE | SPECIAL
        listed += 1
    out.codes[listed] = ONE | DO_CHOOSE_MODE | FORGO
    return listed + 1


def may_act(state: FeudumState, out: Codes) -> bool:
    """Whether the card's regular action has a first step. The buffer is only room."""
    card = state.card
    if card == MIGRATE:
        return migrate.list_migrations(state, out) > 0
    if card == REPEAT:
        return repeat.list_copies(state, out) > 0
    if card == MOVE:
        return move.may_move(state, out)
    if card == INFLUENCE:
        return influence.may_influence(state, out)
    if card == TAX:
        return tax.may_tax(state)
    if card == EXPLORE:
        return explore.may_explore(state)
    if card == HARVEST:
        return harvest.list_farms(state, out) > 0
    if card == IMPROVE:
        return improve.list_improvements(state, out) > 0
    if card == CONQUER:
        return not is_last_card(state) and conquer.list_targets(state, out) > 0
    if card == GUILD:
        return guild.list_functions(state, out) > 0
    return True


def may_act_specially(state: FeudumState, out: Codes) -> bool:
    """FEU-TURN-04, FEU-OPT-01: only Improve, Conquer and Guild have another action instead."""
    if not state.rules.advanced:
        return False
    if state.card == IMPROVE:
        return improve.list_landscapes(state, out) > 0
    if state.card == CONQUER:
        return not is_last_card(state) and starve.list_victims(state, out) > 0
    return state.card == GUILD and guild.list_feasts(state, out) > 0


def is_last_card(state: FeudumState) -> bool:
    """FEU-TURN-05."""
    return state.hand[state.active] == 0


def choose_mode(state: FeudumState, mode: int) -> None:
    state.journal.note(NOTE_MODE, state.active, state.card, mode)
    if mode == FORGO:
        state.phase = CARD_DONE
    elif mode == SPECIAL:
        state.phase = TEND if state.card == IMPROVE else STARVE if state.card == CONQUER else FEAST
    else:
        act(state)


def act(state: FeudumState) -> None:
    card = state.card
    if card == MIGRATE:
        state.phase = MIGRATING
    elif card == REPEAT:
        state.phase = REPEATING
    elif card == MOVE:
        move.begin(state)
    elif card == INFLUENCE:
        influence.begin(state)
    elif card == TAX:
        tax.tax(state)
    elif card == EXPLORE:
        explore.explore(state)
    elif card == HARVEST:
        state.phase = FARM_CHOICE
    elif card == IMPROVE:
        state.phase = IMPROVING
    elif card == CONQUER:
        state.phase = TARGET
    elif card == DEFEND:
        defend.defend(state)
    else:
        state.phase = GUILD_CHOICE


def clear(state: FeudumState) -> None:
    """Nothing of an action is left over."""
    state.card = NO_CARD
    state.copying = False
    state.site = NOWHERE
    state.points = 0
    state.bonus = 0
    state.moved = 0
    state.done = 0
    state.bought = False
    state.total = 0
    state.favours = 0
    state.target_kind = 0
    state.target = 0
    state.defender = 0
    state.attack = 0
    state.defence = 0
    state.powder = 0
    state.marker = 0
    state.guild = NO_GUILD
    state.function = 0
    state.host = NOBODY_HERE
    state.count = 0
    state.quota = 0
    state.price = 0
    state.was_full = 0
    state.was_columns = 0
    state.barrels = 0
    state.had_guardian = False


def finish_card(state: FeudumState) -> None:
    """FEU-TURN-06: a second card with sulfur on the pouch; else the next player."""
    clear(state)
    if may_go_on(state):
        ask_free(state, AFTER)
    else:
        state.phase = NEXT_TURN


def stop(state: FeudumState) -> None:
    state.phase = NEXT_TURN


def pass_on(state: FeudumState) -> None:
    """FEU-TURN-02: the next player with cards; without any left step 1 is over."""
    seat = state.active
    for _ in range(state.rules.seats):
        seat = following(state, seat)
        if state.hand[seat] != 0:
            state.active = seat
            begin(state)
            return
    for other in range(state.rules.seats):
        empty_pouch(state, other)
    serve_all(state)
    state.phase = NEXT_FEEDER
