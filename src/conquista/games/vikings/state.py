"""Where a match of WAR Vikings stands. The chapters change it; `engine` says how they follow one another."""

from __future__ import annotations

from typing import Annotated

from conquista.games.vikings.assaults import Assaults
from conquista.games.vikings.clash import Clash
from conquista.games.vikings.fleet import Fleet
from conquista.games.vikings.phase import (
    COLOUR,
    MOST_CARDS,
    NO_COLOUR,
    NO_EFFECT,
    NO_OBJECTIVE,
    UNPLACED,
)
from conquista.games.vikings.rules import VikingsRules
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


class VikingsState(State):
    """Sub-states of the land, the sea and the combat, then what is left. All of it is ints and rows of ints."""

    __slots__ = (
        "active",
        "arrivals",
        "arrived",
        "assaults",
        "battle",
        "chain",
        "clash",
        "colour",
        "commander",
        "conquered",
        "cursor",
        "dealer",
        "deck",
        "destroyer",
        "effect",
        "eliminated",
        "ending",
        "exchanges",
        "fate",
        "first",
        "fleet",
        "in_play",
        "land",
        "leaving",
        "led",
        "must_trade",
        "objective",
        "phase",
        "pools",
        "removed",
        "reserve",
        "rollers",
        "round",
        "rules",
        "stock",
        "turns",
        "undealt",
        "valhalla",
        "winners",
    )

    rules: VikingsRules
    land: Occupation
    pools: Pools
    battle: Battle
    clash: Clash
    assaults: Assaults
    fleet: Fleet
    reserve: Reserve
    deck: Deck

    phase: int
    active: int
    first: int
    round: int
    turns: int
    chain: bool  # what has been done may still be taken back
    conquered: bool  # the active player has conquered a territory in this turn
    eliminated: bool  # the active player has eliminated somebody in this turn
    must_trade: bool  # the active player began the phase with a full hand
    led: bool  # the commander has moved in this fortification
    exchanges: int
    effect: int  # the command effect of the match

    stock: PerHolder  # armies in the reserve
    valhalla: PerHolder
    removed: PerHolder
    commander: PerHolder  # the territory; UNPLACED, OFF
    colour: PerHolder
    objective: PerHolder
    fate: PerHolder
    destroyer: PerHolder  # who eliminated this seat; the seat itself if nobody did
    in_play: int  # bit set of seats
    leaving: int  # bit set of seats that have surrendered while a combat, or the choice of colours, was open

    arrived: Annotated[list[int], MOST_CARDS]  # when each card came into the hand that holds it
    arrivals: int

    cursor: int  # setup: the seat, or the number of territories, that the deal has come to
    dealer: int
    rollers: int  # setup: the seats that still roll to become the dealer
    undealt: int  # bit set of objectives that nobody holds

    winners: int  # bit set of seats
    ending: int

    def __init__(self, rules: VikingsRules) -> None:
        self.rules = rules
        self.land = Occupation(rules.board)
        self.pools = Pools()
        self.battle = Battle()
        self.clash = Clash()
        self.assaults = Assaults()
        self.fleet = Fleet()
        self.reserve = Reserve()
        self.deck = Deck()
        self.phase = COLOUR
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns = 0
        self.chain = False
        self.conquered = False
        self.eliminated = False
        self.must_trade = False
        self.led = False
        self.exchanges = 0
        self.effect = NO_EFFECT
        self.stock = row(MOST_HOLDERS)
        self.valhalla = row(MOST_HOLDERS)
        self.removed = row(MOST_HOLDERS)
        self.commander = row(MOST_HOLDERS, UNPLACED)
        self.colour = row(MOST_HOLDERS, NO_COLOUR)
        self.objective = row(MOST_HOLDERS, NO_OBJECTIVE)
        self.fate = row(MOST_HOLDERS, IN_PLAY)
        self.destroyer = list(range(MOST_HOLDERS))
        self.in_play = (BIT << rules.seats) - 1
        self.leaving = 0
        self.arrived = row(MOST_CARDS)
        self.arrivals = 0
        self.cursor = 0
        self.dealer = 0
        self.rollers = self.in_play
        self.undealt = 0
        self.winners = 0
        self.ending = RUNNING

    def copy_from(self, like: State) -> None:
        if not isinstance(like, VikingsState):
            raise BrokenRule("a state of WAR Vikings is copied from another game's")
        other: VikingsState = like
        self.rules = other.rules
        self.land.copy_from(other.land)
        self.pools.copy_from(other.pools)
        self.battle.copy_from(other.battle)
        self.clash.copy_from(other.clash)
        self.assaults.copy_from(other.assaults)
        self.fleet.copy_from(other.fleet)
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
        self.must_trade = other.must_trade
        self.led = other.led
        self.exchanges = other.exchanges
        self.effect = other.effect
        self.stock[:] = other.stock
        self.valhalla[:] = other.valhalla
        self.removed[:] = other.removed
        self.commander[:] = other.commander
        self.colour[:] = other.colour
        self.objective[:] = other.objective
        self.fate[:] = other.fate
        self.destroyer[:] = other.destroyer
        self.in_play = other.in_play
        self.leaving = other.leaving
        self.arrived[:] = other.arrived
        self.arrivals = other.arrivals
        self.cursor = other.cursor
        self.dealer = other.dealer
        self.rollers = other.rollers
        self.undealt = other.undealt
        self.winners = other.winners
        self.ending = other.ending
