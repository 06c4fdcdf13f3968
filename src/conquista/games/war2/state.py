"""Where a match of War II stands. The chapters change it; `engine` says how they follow one another."""

from __future__ import annotations

from conquista.games.war2.phase import (
    COLOURS,
    FIRST_STAGE,
    NO_COLOUR,
    NO_OBJECTIVE,
)
from conquista.games.war2.raid import Raid
from conquista.games.war2.rules import War2Rules
from conquista.games.war2.spies import Spies
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


class War2State(State):
    """Sub-states of the land, the air and the spies, then what is left. All of it is ints and rows of ints."""

    __slots__ = (
        "active",
        "back",
        "base",
        "battle",
        "chain",
        "colour",
        "conquered",
        "cursor",
        "dealer",
        "deck",
        "destroyer",
        "draws",
        "due",
        "ending",
        "fate",
        "first",
        "handed",
        "in_play",
        "land",
        "last_stand",
        "leaving",
        "objective",
        "paid",
        "paid_too",
        "pairs",
        "phase",
        "pools",
        "raid",
        "reserve",
        "rollers",
        "round",
        "rules",
        "spies",
        "stage",
        "turns",
        "undealt",
        "winners",
    )

    rules: War2Rules
    land: Occupation
    pools: Pools
    battle: Battle
    reserve: Reserve
    deck: Deck
    raid: Raid
    spies: Spies

    phase: int
    back: int  # the phase that goes on after a raid or a transport
    active: int
    first: int
    round: int
    stage: int  # of round 1; `WHOLE` in all others
    turns: int
    chain: bool  # what has been done may still be taken back
    conquered: bool  # the active player has conquered a territory in this turn
    due: int  # bombers that arrive when the placing is over
    draws: int  # cards still to be drawn at the end of the turn
    paid: int  # the two cards of a transport
    paid_too: int

    base: PerHolder  # bombers in the air base
    colour: PerHolder
    objective: PerHolder
    fate: PerHolder
    destroyer: PerHolder  # who eliminated this seat; the seat itself if nobody did
    in_play: int  # bit set of seats, as are the next three
    leaving: int  # have surrendered while somebody's battle or raid was open
    handed: int  # a bot plays on for them
    last_stand: int  # have been down to one territory, under the option

    cursor: int  # setup: the seat, or the number of cards, that the dealing has come to
    dealer: int  # the rulebook's distributor
    rollers: int  # setup: the seats that still roll to become the dealer
    pairs: int  # setup of five: how many have taken two territories
    undealt: int  # bit set of objectives that nobody holds

    winners: int  # bit set of seats
    ending: int

    def __init__(self, rules: War2Rules) -> None:
        self.rules = rules
        self.land = Occupation(rules.board)
        self.pools = Pools()
        self.battle = Battle()
        self.reserve = Reserve()
        self.deck = Deck()
        self.raid = Raid()
        self.spies = Spies()
        self.phase = COLOURS
        self.back = COLOURS
        self.active = 0
        self.first = 0
        self.round = 1
        self.stage = FIRST_STAGE
        self.turns = 0
        self.chain = False
        self.conquered = False
        self.due = 0
        self.draws = 0
        self.paid = 0
        self.paid_too = 0
        self.base = row(MOST_HOLDERS)
        self.colour = row(MOST_HOLDERS, NO_COLOUR)
        self.objective = row(MOST_HOLDERS, NO_OBJECTIVE)
        self.fate = row(MOST_HOLDERS, IN_PLAY)
        self.destroyer = list(range(MOST_HOLDERS))
        self.in_play = (BIT << rules.seats) - 1
        self.leaving = 0
        self.handed = 0
        self.last_stand = 0
        self.cursor = 0
        self.dealer = 0
        self.rollers = self.in_play
        self.pairs = 0
        self.undealt = 0
        self.winners = 0
        self.ending = RUNNING

    def copy_from(self, like: State) -> None:
        if not isinstance(like, War2State):
            raise BrokenRule("a state of War II is copied from another game's")
        other: War2State = like
        self.rules = other.rules
        self.land.copy_from(other.land)
        self.pools.copy_from(other.pools)
        self.battle.copy_from(other.battle)
        self.reserve.copy_from(other.reserve)
        self.deck.copy_from(other.deck)
        self.raid.copy_from(other.raid)
        self.spies.copy_from(other.spies)
        self.phase = other.phase
        self.back = other.back
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.stage = other.stage
        self.turns = other.turns
        self.chain = other.chain
        self.conquered = other.conquered
        self.due = other.due
        self.draws = other.draws
        self.paid = other.paid
        self.paid_too = other.paid_too
        self.base[:] = other.base
        self.colour[:] = other.colour
        self.objective[:] = other.objective
        self.fate[:] = other.fate
        self.destroyer[:] = other.destroyer
        self.in_play = other.in_play
        self.leaving = other.leaving
        self.handed = other.handed
        self.last_stand = other.last_stand
        self.cursor = other.cursor
        self.dealer = other.dealer
        self.rollers = other.rollers
        self.pairs = other.pairs
        self.undealt = other.undealt
        self.winners = other.winners
        self.ending = other.ending
