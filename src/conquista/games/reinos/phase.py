"""The states of Reinos, and the kinds of decisions in a code.

A code's head is `kind | a << 12`; what a is is said at each kind.
"""

from typing import Final

# Chance answers: the order of play.
ORDER: Final = 0
# Seats decide.
CHOOSE: Final = 1
REVOLT: Final = 2
PICK: Final = 3
# Chance answers.
TRY: Final = 4  # a vassal's try to revolt
NATIVE_TEST: Final = 5
REBELS: Final = 6
PLACE: Final = 7  # with `picking = auto`: which card is turned
CARD: Final = 8  # whether the card that is turned is the joker
JOKER: Final = 9  # where the joker lay, when the battle ended without it
# Nobody answers: the engine goes on by itself.
REVEAL: Final = 10
MUSTER: Final = 11
TURN_END: Final = 12
OVER: Final = 13

PHASES: Final = (
    "order",
    "choose",
    "revolt",
    "battle",
    "try",
    "native_test",
    "rebels",
    "place",
    "card",
    "joker",
    "reveal",
    "muster",
    "turn_end",
    "over",
)

DO_ATTACK: Final = 1 << 18  # a: the kingdom
DO_PASS: Final = 2 << 18
DO_STAY: Final = 3 << 18
DO_TRY: Final = 4 << 18
DO_PICK: Final = 5 << 18  # a: the card, from 0
KIND: Final = 63 << 18

# What a vassal has answered.
NOTHING: Final = 0
STAYS: Final = 1
TRIES: Final = 2

# How a match ended.
RUNNING: Final = 0
BY_CONQUEST: Final = 1
BY_LAST_IN_PLAY: Final = 2
BY_ROUND_LIMIT: Final = 3
ENDINGS: Final = ("", "conquest", "last_in_play", "round_limit")
