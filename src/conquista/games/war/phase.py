"""The states of a turn (WAR-TRN-03), and the kinds of decisions in a code.

A code's head is `kind | a << 12 | b << 6 | c`; what a, b and c are is said at each kind.
"""

from typing import Final

# Setup: chance answers.
COLOURS: Final = 0
OBJECTIVES: Final = 1
SWAP: Final = 2
DEALER: Final = 3
DEAL: Final = 4
# A seat decides.
TRADE: Final = 5
PLACE: Final = 6
ATTACK: Final = 7
DEFEND: Final = 8
OCCUPY: Final = 9
FORTIFY: Final = 10
END_TRADE: Final = 11
END_PLACE: Final = 12
# Chance answers.
BATTLE: Final = 13
EXCESS: Final = 14
CARD: Final = 15
# Nobody answers: the engine goes on by itself.
TURN_START: Final = 16
AFTER_ELIMINATION: Final = 17
DRAW: Final = 18
TURN_END: Final = 19
OVER: Final = 20

PHASES: Final = (
    "colours",
    "objectives",
    "swap",
    "dealer",
    "deal",
    "trade",
    "place",
    "attack",
    "defend",
    "occupy",
    "fortify",
    "end_trade",
    "end_place",
    "battle",
    "excess",
    "card",
    "turn_start",
    "after_elimination",
    "draw",
    "turn_end",
    "over",
)

DO_TRADE: Final = 1 << 18  # a, b, c: cards in the order of the deck
DO_SKIP: Final = 2 << 18
DO_PLACE: Final = 3 << 18  # a: pool, b: territory
DO_ATTACK: Final = 4 << 18  # a: from, b: against; the amount is the number of dice
DO_END_ATTACK: Final = 5 << 18
DO_DEFEND: Final = 6 << 18  # the amount is the number of dice
DO_OCCUPY: Final = 7 << 18  # the amount is one more than the extra armies
DO_MOVE: Final = 8 << 18  # a: from, b: to
DO_END_FORTIFY: Final = 9 << 18
KIND: Final = 63 << 18

# Kinds of objectives.
CONTINENTS: Final = 0
TERRITORIES: Final = 1
DESTROY: Final = 2

NO_COLOUR: Final = 7
NO_OBJECTIVE: Final = 15
