"""Where a match of War stands. The chapters change it; `engine` says how they follow one another."""

from __future__ import annotations

from conquista.games.war.phase import (
    COLOURS,
    NO_COLOUR,
    NO_OBJECTIVE,
)
from conquista.games.war.rules import WarRules
from conquista.kernel.bit import BIT
from conquista.kernel.errors import BrokenRule
from conquista.kernel.row import row
from conquista.kernel.state import State
from conquista.parts.decks import Deck
from conquista.parts.land.combat import Battle
from conquista.parts.land.fates import IN_PLAY, RUNNING
from conquista.parts.land.limits import MOST_HOLDERS, PerHolder
from conquista.parts.land.muster import Pools
from conquista.parts.land.occupation import Occupation
from conquista.parts.land.redeploy import Reserve


class WarState(State):
    """Sub-states of the land, then what is War's own. All of it is ints and rows of ints."""

    __slots__ = (
        "active",
        "battle",
        "chain",
        "colour",
        "conquered",
        "cursor",
        "dealer",
        "deck",
        "destroyer",
        "eliminated",
        "ending",
        "exchanges",
        "fate",
        "first",
        "in_play",
        "land",
        "objective",
        "phase",
        "pools",
        "reserve",
        "rollers",
        "round",
        "rules",
        "set_aside",
        "turns",
        "undealt",
        "winners",
    )

    rules: WarRules
    land: Occupation
    pools: Pools
    battle: Battle
    reserve: Reserve
    deck: Deck

    phase: int
    active: int
    first: int
    round: int
    turns: int
    chain: bool  # armies have been placed and others are still to be: the placements may be taken back
    conquered: bool  # the active player has conquered a territory in this turn
    eliminated: bool  # the active player has eliminated somebody in this turn
    exchanges: int

    colour: PerHolder
    objective: PerHolder
    fate: PerHolder
    destroyer: PerHolder  # who eliminated this seat; the seat itself if nobody did
    in_play: int  # bit set of seats

    cursor: int  # setup: the seat, or the number of territories, that the deal has come to
    dealer: int
    rollers: int  # setup: the seats that still roll to become the dealer
    undealt: int  # bit set of objectives that nobody holds
    set_aside: int  # those of them that were given back for another

    winners: int  # bit set of seats
    ending: int

    def __init__(self, rules: WarRules) -> None:
        self.rules = rules
        self.land = Occupation(rules.board)
        self.pools = Pools()
        self.battle = Battle()
        self.reserve = Reserve()
        self.deck = Deck()
        self.phase = COLOURS
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns = 0
        self.chain = False
        self.conquered = False
        self.eliminated = False
        self.exchanges = 0
        self.colour = row(MOST_HOLDERS, NO_COLOUR)
        self.objective = row(MOST_HOLDERS, NO_OBJECTIVE)
        self.fate = row(MOST_HOLDERS, IN_PLAY)
        self.destroyer = list(range(MOST_HOLDERS))
        self.in_play = (BIT << rules.seats) - 1
        self.cursor = 0
        self.dealer = 0
        self.rollers = self.in_play
        self.undealt = 0
        self.set_aside = 0
        self.winners = 0
        self.ending = RUNNING

    def copy_from(self, like: State) -> None:
        if not isinstance(like, WarState):
            raise BrokenRule("a state of War is copied from another game's")
        other: WarState = like
        self.rules = other.rules
        self.land.copy_from(other.land)
        self.pools.copy_from(other.pools)
        self.battle.copy_from(other.battle)
        self.reserve.copy_from(other.reserve)
        self.deck.copy_from(other.deck)
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.turns = other.turns
        self.chain = other.chain
        self.conquered = other.conquered
        self.eliminated = other.eliminated
        self.exchanges = other.exchanges
        self.colour[:] = other.colour
        self.objective[:] = other.objective
        self.fate[:] = other.fate
        self.destroyer[:] = other.destroyer
        self.in_play = other.in_play
        self.cursor = other.cursor
        self.dealer = other.dealer
        self.rollers = other.rollers
        self.undealt = other.undealt
        self.set_aside = other.set_aside
        self.winners = other.winners
        self.ending = other.ending
