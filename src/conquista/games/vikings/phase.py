"""The states of a match (VIK-TRN-06), and the kinds of decisions in a code.

A code's head is `kind | a << 12 | b << 6 | c`; what a, b and c are is said at each kind.
"""

from typing import Final

# Setup: chance answers.
EFFECT: Final = 0
DEALER: Final = 1
DEAL: Final = 2
OBJECTIVES: Final = 3
SWAP: Final = 4
# A seat decides.
COLOUR: Final = 5
PLACE: Final = 6
REINFORCE: Final = 7
ATTACK: Final = 8
INVOKE_ATT: Final = 9
PRAYER_ATT: Final = 10
INVOKE_DEF: Final = 11
PRAYER_DEF: Final = 12
DICE_DEF: Final = 13
REROLL_ATT: Final = 14
REROLL_DEF: Final = 15
VALHALLA_ATT: Final = 16
VALHALLA_DEF: Final = 17
OCCUPY: Final = 18
FORTIFY: Final = 19
CAPTURED: Final = 20
# Chance answers.
GOD_ATT: Final = 21
GOD_DEF: Final = 22
ROLL: Final = 23
DIE_ATT: Final = 24
DIE_DEF: Final = 25
POWER_ATT: Final = 26
POWER_DEF: Final = 27
CARD: Final = 28
# Nobody answers: the engine goes on by itself.
RESOLVE: Final = 29
AFTER_COMBAT: Final = 30
DRAW: Final = 31
AFTER_CARD: Final = 32
TURN_START: Final = 33
TURN_END: Final = 34
OVER: Final = 35

PHASES: Final = (
    "setup",
    "setup",
    "setup",
    "setup",
    "setup",
    "colour",
    "place",
    "reinforce",
    "attack",
    "invoke_att",
    "prayer_att",
    "invoke_def",
    "prayer_def",
    "dice_def",
    "reroll_att",
    "reroll_def",
    "valhalla_att",
    "valhalla_def",
    "occupy",
    "fortify",
    "captured",
    "god_att",
    "god_def",
    "roll",
    "die_att",
    "die_def",
    "power_att",
    "power_def",
    "card",
    "resolve",
    "after_combat",
    "draw",
    "after_card",
    "turn_start",
    "turn_end",
    "over",
)

DO_TAKE_COLOUR: Final = 1 << 18  # b: colour
DO_PLACE: Final = 2 << 18  # a: pool, b: territory
DO_PLACE_COMMANDER: Final = 3 << 18  # b: territory
DO_TRADE: Final = 4 << 18  # a, b, c: cards in the order in which they are named
DO_BUILD: Final = 5 << 18  # b: territory
DO_LAY_UP: Final = 6 << 18  # b: territory
DO_FINISH: Final = 7 << 18
DO_ATTACK: Final = 8 << 18  # a: from, b: against
DO_ATTACK_SHIP: Final = 9 << 18  # a: from, b: against
DO_END_ATTACK: Final = 10 << 18
DO_INVOKE: Final = 11 << 18  # b: god
DO_PASS: Final = 12 << 18
DO_KEEP: Final = 13 << 18
DO_DRAW_AGAIN: Final = 14 << 18
DO_DEFEND: Final = 15 << 18  # the amount is the number of dice
DO_REROLL: Final = 16 << 18  # b: what the die shows
DO_DECLINE: Final = 17 << 18
DO_VALHALLA: Final = 18 << 18  # the amount is one more than the armies
DO_OCCUPY: Final = 19 << 18  # b: 1 with the commander
DO_MOVE: Final = 20 << 18  # a: from, b: to, c: 1 with the commander
DO_SAIL: Final = 21 << 18  # a: from, b: to, c: 1 with the ship, 2 with the commander
DO_SAIL_EMPTY: Final = 22 << 18  # a: from, b: to; the ship alone
DO_END_FORTIFY: Final = 23 << 18
KIND: Final = 63 << 18

WITH_SHIP: Final = 1
WITH_COMMANDER: Final = 2

# The two sides of a combat.
RED: Final = 0
YELLOW: Final = 1
MOST_ROLLED: Final = 5
"""Three dice, and two more by a card."""

# Command effects, in the order of the data file.
BATTLE_CRY: Final = 0
BLOODY_WATERS: Final = 1
SHIELD_WALL: Final = 2
WAR_PRAYER: Final = 3
NO_EFFECT: Final = 4

# What a god card does.
NOTHING: Final = 0
EXTRA: Final = 1
REROLL: Final = 2
REROLL_VALUES: Final = 3
SET: Final = 4
SWAP_LOWEST: Final = 5
ADD: Final = 6
TIES: Final = 7

# To which dice.
HIGHEST: Final = 0
SECOND: Final = 1
LOWEST: Final = 2
TWO_HIGHEST: Final = 3
ALL: Final = 4

# How a lost commander comes back.
BY_VALHALLA: Final = 0
FOR_NOTHING: Final = 1
NEVER: Final = 2

MOST_CARDS: Final = 38
MOST_OBJECTIVES: Final = 16
MOST_GOD_CARDS: Final = 16
MOST_GODS: Final = 4
MOST_LINKS: Final = 80
MOST_ROUTES: Final = 6
"""That meet in one port."""

NO_COLOUR: Final = 7
NO_OBJECTIVE: Final = 15
NO_CARD: Final = 15
NO_GOD: Final = 4
NO_LINK: Final = 79
UNPLACED: Final = 62
"""Where a commander is that has not been placed yet."""
OFF: Final = 63
"""Where a commander is that has been taken off the board."""
