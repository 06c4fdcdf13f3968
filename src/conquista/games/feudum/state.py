"""Where a match of Feudum stands. The chapters change it; `engine` says how they follow one another."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.deck import WritDeck
from conquista.games.feudum.guilds import Guilds
from conquista.games.feudum.journal import Journal
from conquista.games.feudum.limits import GOODS, MOST_PLAYERS, NO_CARD, NO_GUILD, NO_TILE, NOBODY_HERE, NOWHERE
from conquista.games.feudum.phase import COLOURS, NO_COLOUR
from conquista.games.feudum.realm import Realm
from conquista.games.feudum.rules import FeudumRules
from conquista.games.feudum.standing import Standing
from conquista.games.feudum.stores import Stores
from conquista.kernel.bit import BIT
from conquista.kernel.errors import BrokenRule
from conquista.kernel.row import row
from conquista.kernel.state import State

_DISCS: int = 6

PerPlayer = Annotated[list[int], MOST_PLAYERS]
PerGood = Annotated[list[int], GOODS]


class FeudumState(State):
    """The map, the stores, the guilds and the writs; then the flow of the match, and how far an action has come.

    What goes on after a payment, a draw or a store of sulfur is a phase, kept in the fields that end in `_back`.
    """

    __slots__ = (
        "rules",
        "realm",
        "stores",
        "guilds",
        "deck",
        "journal",
        "standing",
        "phase",
        "active",
        "first",
        "round",
        "epoch",
        "turns",
        "chain",
        "fresh_start",
        "in_play",
        "slayers",
        "waiting",
        "departed",
        "order",
        "colour",
        "hand",
        "played",
        "used",
        "voyages",
        "left_at",
        "discs_left",
        "cursor",
        "unfed",
        "free_back",
        "card",
        "copying",
        "payer",
        "due",
        "pledged",
        "pay_back",
        "receiver",
        "sulfur_due",
        "sulfur_back",
        "writs_due",
        "writ_back",
        "draw_to",
        "draw_left",
        "draw_at",
        "draw_back",
        "open",
        "bead_to",
        "bead_left",
        "bead_back",
        "writ",
        "choice",
        "site",
        "points",
        "bonus",
        "moved",
        "done",
        "bought",
        "total",
        "favours",
        "tile",
        "target_kind",
        "target",
        "defender",
        "attack",
        "defence",
        "powder",
        "marker",
        "guild",
        "function",
        "host",
        "count",
        "quota",
        "price",
        "was_full",
        "was_columns",
        "barrels",
        "had_guardian",
        "winners",
        "ending",
    )

    rules: FeudumRules
    realm: Realm
    stores: Stores
    guilds: Guilds
    deck: WritDeck
    journal: Journal
    standing: Standing

    phase: int
    active: int  # whose turn, choice of cards or feeding it is
    first: int  # the starting player
    round: int
    epoch: int
    turns: int
    chain: bool  # what has been done may still be taken back
    fresh_start: bool  # something new begins: what was done before stays done
    in_play: int  # bit set of seats, as is the next
    slayers: int  # have beaten a monster
    waiting: int  # bit set of seats that have yet to go through this step of the round
    departed: int  # how many have surrendered
    order: PerPlayer  # the seats clockwise
    colour: PerPlayer
    hand: PerPlayer  # bit sets of cards: chosen and not yet played
    played: PerPlayer  # in this round
    used: PerPlayer  # bit sets of guilds in which a seat has acted in this round
    voyages: PerPlayer  # successful moves in this round
    left_at: PerPlayer  # when a seat surrendered: 1 for the first
    discs_left: Annotated[
        list[int], _DISCS
    ]  # setup: outposts, farms and towns not yet laid, first of the starting locations
    cursor: int  # setup and feeding: what it has come to
    unfed: int  # bit set of pawns
    free_back: int  # what goes on after the free actions
    card: int  # the card that is executed
    copying: bool  # it is a copy
    payer: int
    due: PerGood  # goods that are still to be paid
    pledged: int  # a tile that cannot pay
    pay_back: int  # the phase that goes on when it is paid
    receiver: int
    sulfur_due: int  # still to be stored
    sulfur_back: int
    writs_due: int  # still to be drawn
    writ_back: int
    draw_to: int  # where goods go that are drawn
    draw_left: int
    draw_at: int  # the location or seat
    draw_back: int
    open: PerGood  # goods on the table: inspected, delivered or surplus
    bead_to: int
    bead_left: int
    bead_back: int
    writ: int  # the mandate or weapon that is played
    choice: int  # its option
    site: int  # the location that an action is about
    points: int  # of movement
    bonus: int  # for a monk alone
    moved: int  # bit set of units
    done: int  # bit set of locations or rows used in this action
    bought: bool  # influence for money, in this action
    total: int  # of a harvest, or of a delivery
    favours: int  # goods of a harvest for the supply
    tile: int  # the tile just taken or laid
    target_kind: int
    target: int
    defender: int
    attack: int
    defence: int
    powder: int  # saltpeter added
    marker: int  # that is starved
    guild: int
    function: int
    host: int  # in whose place a feast is held
    count: int  # goods, seals or things moved, bought or made
    quota: int  # how many it may be
    price: int
    was_full: int  # bit set of what was complete before
    was_columns: int
    barrels: int  # made in this push
    had_guardian: bool
    winners: int  # bit set of seats
    ending: int

    def __init__(self, rules: FeudumRules) -> None:
        self.rules = rules
        self.realm = Realm()
        self.stores = Stores()
        self.guilds = Guilds()
        self.deck = WritDeck()
        self.journal = Journal()
        self.standing = Standing()
        self.phase = COLOURS
        self.active = 0
        self.first = 0
        self.round = 0
        self.epoch = 0
        self.turns = 0
        self.chain = False
        self.fresh_start = False
        self.in_play = (BIT << rules.seats) - 1
        self.slayers = 0
        self.waiting = 0
        self.departed = 0
        self.order = list(range(MOST_PLAYERS))
        self.colour = row(MOST_PLAYERS, NO_COLOUR)
        self.hand = row(MOST_PLAYERS)
        self.played = row(MOST_PLAYERS)
        self.used = row(MOST_PLAYERS)
        self.voyages = row(MOST_PLAYERS)
        self.left_at = row(MOST_PLAYERS)
        self.discs_left = row(_DISCS)
        self.cursor = 0
        self.unfed = 0
        self.free_back = 0
        self.card = NO_CARD
        self.copying = False
        self.payer = 0
        self.due = row(GOODS)
        self.pledged = NO_TILE
        self.pay_back = 0
        self.receiver = 0
        self.sulfur_due = 0
        self.sulfur_back = 0
        self.writs_due = 0
        self.writ_back = 0
        self.draw_to = 0
        self.draw_left = 0
        self.draw_at = 0
        self.draw_back = 0
        self.open = row(GOODS)
        self.bead_to = 0
        self.bead_left = 0
        self.bead_back = 0
        self.writ = 0
        self.choice = 0
        self.site = NOWHERE
        self.points = 0
        self.bonus = 0
        self.moved = 0
        self.done = 0
        self.bought = False
        self.total = 0
        self.favours = 0
        self.tile = NO_TILE
        self.target_kind = 0
        self.target = 0
        self.defender = 0
        self.attack = 0
        self.defence = 0
        self.powder = 0
        self.marker = 0
        self.guild = NO_GUILD
        self.function = 0
        self.host = NOBODY_HERE
        self.count = 0
        self.quota = 0
        self.price = 0
        self.was_full = 0
        self.was_columns = 0
        self.barrels = 0
        self.had_guardian = False
        self.winners = 0
        self.ending = 0

    def copy_from(self, like: State) -> None:
        if not isinstance(like, FeudumState):
            raise BrokenRule("a state of Feudum is copied from another game's")
        other: FeudumState = like
        self.rules = other.rules
        self.realm.copy_from(other.realm)
        self.stores.copy_from(other.stores)
        self.guilds.copy_from(other.guilds)
        self.deck.copy_from(other.deck)
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.epoch = other.epoch
        self.turns = other.turns
        self.chain = other.chain
        self.fresh_start = other.fresh_start
        self.in_play = other.in_play
        self.slayers = other.slayers
        self.waiting = other.waiting
        self.departed = other.departed
        self.order[:] = other.order
        self.colour[:] = other.colour
        self.hand[:] = other.hand
        self.played[:] = other.played
        self.used[:] = other.used
        self.voyages[:] = other.voyages
        self.left_at[:] = other.left_at
        self.discs_left[:] = other.discs_left
        self.cursor = other.cursor
        self.unfed = other.unfed
        self.free_back = other.free_back
        self.card = other.card
        self.copying = other.copying
        self.payer = other.payer
        self.due[:] = other.due
        self.pledged = other.pledged
        self.pay_back = other.pay_back
        self.receiver = other.receiver
        self.sulfur_due = other.sulfur_due
        self.sulfur_back = other.sulfur_back
        self.writs_due = other.writs_due
        self.writ_back = other.writ_back
        self.draw_to = other.draw_to
        self.draw_left = other.draw_left
        self.draw_at = other.draw_at
        self.draw_back = other.draw_back
        self.open[:] = other.open
        self.bead_to = other.bead_to
        self.bead_left = other.bead_left
        self.bead_back = other.bead_back
        self.writ = other.writ
        self.choice = other.choice
        self.site = other.site
        self.points = other.points
        self.bonus = other.bonus
        self.moved = other.moved
        self.done = other.done
        self.bought = other.bought
        self.total = other.total
        self.favours = other.favours
        self.tile = other.tile
        self.target_kind = other.target_kind
        self.target = other.target
        self.defender = other.defender
        self.attack = other.attack
        self.defence = other.defence
        self.powder = other.powder
        self.marker = other.marker
        self.guild = other.guild
        self.function = other.function
        self.host = other.host
        self.count = other.count
        self.quota = other.quota
        self.price = other.price
        self.was_full = other.was_full
        self.was_columns = other.was_columns
        self.barrels = other.barrels
        self.had_guardian = other.had_guardian
        self.winners = other.winners
        self.ending = other.ending
