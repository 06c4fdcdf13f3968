"""The states of a match (chapter 3), and the kinds of decisions in a code.

A code's head is `kind | a << 12 | b << 6 | c`; what a, b and c are is said at each kind.
"""

from typing import Final

# Setup: chance answers.
COLOURS: Final = 0
OBJECTIVES: Final = 1
DEALER: Final = 2
CENTRES: Final = 3
LOT: Final = 4
# A seat decides.
CHOICE: Final = 5
CLAIM: Final = 6
PLACE: Final = 7
ATTACK: Final = 8
OCCUPY: Final = 9
RAID: Final = 10
MOVE: Final = 11
TRANSPORT: Final = 12
# Chance answers.
BATTLE: Final = 13
FLAK: Final = 14
BOMBS: Final = 15
EXCESS: Final = 16
CARD: Final = 17
# Nobody answers: the engine goes on by itself.
TURN_START: Final = 18
AFTER_ELIMINATION: Final = 19
DRAW: Final = 20
TURN_END: Final = 21
OVER: Final = 22

PHASES: Final = (
    "setup",
    "setup",
    "setup",
    "setup",
    "setup",
    "choice",
    "claim",
    "place",
    "attack",
    "occupy",
    "raid",
    "move",
    "transport",
    "battle",
    "flak",
    "bombs",
    "excess",
    "card",
    "turn_start",
    "after_elimination",
    "draw",
    "turn_end",
    "over",
)

# Round 1 has two stages; every later turn is whole.
WHOLE: Final = 0
FIRST_STAGE: Final = 1
SECOND_STAGE: Final = 2

DO_TAKE_CENTRE: Final = 1 << 18  # b: territory
DO_TAKE_PAIR: Final = 2 << 18  # a, b: territories in board order
DO_CLAIM: Final = 3 << 18  # b: territory
DO_PLACE: Final = 4 << 18  # a: pool, b: territory
DO_ATTACK: Final = 5 << 18  # a: from, b: against
DO_END_ATTACK: Final = 6 << 18
DO_OCCUPY: Final = 7 << 18
DO_RAID_FROM_BASE: Final = 8 << 18  # b: against; the amount is the number of bombers
DO_RAID_WITH_CARDS: Final = 9 << 18  # a: card, b: against, c: bundle of number cards
DO_CONTINUE_RAID: Final = 10 << 18
DO_STOP_RAID: Final = 11 << 18
DO_MOVE: Final = 12 << 18  # a: from, b: to
DO_AIRLIFT: Final = 13 << 18  # a: from, b: to
DO_END_TURN: Final = 14 << 18
DO_REINFORCE: Final = 15 << 18  # a: card, b: territory, c: bundle of number cards
DO_TRANSPORT: Final = 16 << 18  # a, b: cards in the order of the deck
DO_CARRY: Final = 17 << 18  # a: from, b: to
DO_DISCARD: Final = 18 << 18  # b: card
DO_PLACE_CI: Final = 19 << 18  # b: territory
DO_SPY: Final = 20 << 18  # b: seat
DO_MOVE_CI: Final = 21 << 18  # a: seat whose it is, b: territory
DO_CARRY_CI: Final = 22 << 18  # a: seat whose it is, b: territory
KIND: Final = 63 << 18

MOST_PLAYERS: Final = 6
MOST_CENTRES: Final = 12
MOST_CARDS: Final = 64
MOST_OBJECTIVES: Final = 24
MOST_BUNDLES: Final = 36
"""A bundle is how many number cards of each value go with a territory card: four at most, so 35 bundles."""

NO_COLOUR: Final = 7
NO_OBJECTIVE: Final = 31
UNPLACED: Final = 62
"""Where an Information Centre is that has not been placed yet."""
GONE: Final = 63
"""Where it is when its owner has left the match."""

# What somebody knows of another's objective.
UNSEEN: Final = 0
SEEN: Final = 1
SEEN_CHANGED: Final = 2
