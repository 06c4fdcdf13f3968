"""Where a match of Reinos stands."""

from __future__ import annotations

from typing import Annotated

from conquista.games.reinos.phase import ORDER, RUNNING
from conquista.games.reinos.rules import ReinosRules
from conquista.kernel.bit import BIT
from conquista.kernel.errors import BrokenRule
from conquista.kernel.row import row
from conquista.kernel.seat import SEAT_ROWS
from conquista.kernel.state import State

PerSeat = Annotated[list[int], SEAT_ROWS]


class ReinosState(State):
    """Kingdoms are seats. A free kingdom is its own suzerain."""

    __slots__ = (
        "rules",
        "phase",
        "order",
        "ordered",
        "in_play",
        "suzerain",
        "revolt",
        "skips_growth",
        "passes",
        "tried",
        "subdued",
        "active",
        "round",
        "turns",
        "attacker",
        "defender",
        "asked",
        "answer",
        "trying",
        "revolted",
        "native",
        "additional",
        "attack_armies",
        "defence_armies",
        "cards",
        "turned",
        "picked",
        "picks_left",
        "picking",
        "called_off",
        "joker",
        "winners",
        "ending",
    )

    rules: ReinosRules
    phase: int
    order: PerSeat  # the kingdom at each place of the order of play
    ordered: int  # setup: bit set of the kingdoms that have a place
    in_play: int  # bit set
    suzerain: PerSeat
    revolt: PerSeat  # probability of revolt; 0 for the free
    skips_growth: int  # bit set: the next growth is skipped
    passes: PerSeat  # in a row
    tried: int  # bit set: tried to revolt since the clock last ticked
    subdued: int  # bit set: became a vassal, after having been free, since the clock last ticked
    active: int  # whose turn it is
    round: int
    turns: int
    attacker: int  # as defender: of the battle that is declared; the number of seats if none is
    defender: int
    asked: int  # bit set of the vassals that decide on a revolt in this battle
    answer: PerSeat
    trying: int  # bit set: tries still to be resolved
    revolted: int  # bit set: revolted successfully in this battle
    native: int  # the attacker's native armies in this battle
    additional: int  # rebels on the defender's side
    attack_armies: int  # of each side when the cards were laid out
    defence_armies: int
    cards: int  # on the table
    turned: int  # bit set of places
    picked: int  # the card that is being turned
    picks_left: PerSeat
    picking: int  # the suzerain whose side picks
    called_off: bool
    joker: int  # its place once it is known, from 1; 0 before
    winners: int
    ending: int

    def __init__(self, rules: ReinosRules) -> None:
        self.rules = rules
        self.phase = ORDER
        self.order = row(SEAT_ROWS)
        self.ordered = 0
        self.in_play = (BIT << rules.seats) - 1
        self.suzerain = list(range(SEAT_ROWS))
        self.revolt = row(SEAT_ROWS)
        self.skips_growth = 0
        self.passes = row(SEAT_ROWS)
        self.tried = 0
        self.subdued = 0
        self.active = 0
        self.round = 1
        self.turns = 0
        self.attacker = rules.seats
        self.defender = rules.seats
        self.asked = 0
        self.answer = row(SEAT_ROWS)
        self.trying = 0
        self.revolted = 0
        self.native = 0
        self.additional = 0
        self.attack_armies = 0
        self.defence_armies = 0
        self.cards = 0
        self.turned = 0
        self.picked = 0
        self.picks_left = row(SEAT_ROWS)
        self.picking = rules.seats
        self.called_off = False
        self.joker = 0
        self.winners = 0
        self.ending = RUNNING

    def copy_from(self, like: State) -> None:
        if not isinstance(like, ReinosState):
            raise BrokenRule("a state of Reinos is copied from another game's")
        other: ReinosState = like
        self.rules = other.rules
        self.phase = other.phase
        self.order[:] = other.order
        self.ordered = other.ordered
        self.in_play = other.in_play
        self.suzerain[:] = other.suzerain
        self.revolt[:] = other.revolt
        self.skips_growth = other.skips_growth
        self.passes[:] = other.passes
        self.tried = other.tried
        self.subdued = other.subdued
        self.active = other.active
        self.round = other.round
        self.turns = other.turns
        self.attacker = other.attacker
        self.defender = other.defender
        self.asked = other.asked
        self.answer[:] = other.answer
        self.trying = other.trying
        self.revolted = other.revolted
        self.native = other.native
        self.additional = other.additional
        self.attack_armies = other.attack_armies
        self.defence_armies = other.defence_armies
        self.cards = other.cards
        self.turned = other.turned
        self.picked = other.picked
        self.picks_left[:] = other.picks_left
        self.picking = other.picking
        self.called_off = other.called_off
        self.joker = other.joker
        self.winners = other.winners
        self.ending = other.ending

    def is_playing(self, seat: int) -> bool:
        return self.in_play >> seat & 1 == 1

    def is_free(self, seat: int) -> bool:
        """REI-SET-03, REI-SET-04: in play, and nobody's vassal."""
        return self.in_play >> seat & 1 == 1 and self.suzerain[seat] == seat

    def is_vassal_of(self, seat: int, lord: int) -> bool:
        return seat != lord and self.in_play >> seat & 1 == 1 and self.suzerain[seat] == lord

    def vassals_of(self, lord: int) -> int:
        """As a bit set."""
        found = 0
        for seat in range(self.rules.seats):
            if self.is_vassal_of(seat, lord):
                found |= BIT << seat
        return found

    def place_of(self, seat: int) -> int:
        """Its place in the order of play."""
        for place in range(self.rules.seats):
            if self.order[place] == seat:
                return place
        return self.rules.seats
