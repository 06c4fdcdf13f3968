"""The states of a match (chapter 4), and the kinds of decisions in a code.

A code's head is `kind | a << 12 | b << 6 | c`; what a, b and c are is said at each kind.
"""

from typing import Final

# Chance answers.
COLOURS: Final = 0
SEATING: Final = 1
START: Final = 2
DISCS: Final = 3
GOODS_DRAW: Final = 4
OPEN_DRAW: Final = 5
BEAD_VALUE: Final = 6
BEAD_COIN: Final = 7
TILE_BACK: Final = 8
WRIT_DRAW: Final = 9
VESSEL_DRAW: Final = 10
DIE: Final = 11
# A seat decides.
SETUP_GOODS: Final = 12
SETUP_PAWN: Final = 13
SULFUR_STORE: Final = 14
PAY: Final = 15
POUCH: Final = 16
PICK: Final = 17
FREE: Final = 18
CARD: Final = 19
CARD_MODE: Final = 20
AFTER: Final = 21
MIGRATING: Final = 22
REPEATING: Final = 23
STEP: Final = 24
PILFER: Final = 25
VOYAGING: Final = 26
INFLUENCING: Final = 27
KEEP: Final = 28
RETURN: Final = 29
SHOVEL: Final = 30
FARM_CHOICE: Final = 31
HARVESTING: Final = 32
FAVOUR: Final = 33
IMPROVING: Final = 34
FALLBACK: Final = 35
TEND: Final = 36
COLLECT: Final = 37
TARGET: Final = 38
STARVE: Final = 39
DEFENSE: Final = 40
IMMUNITY: Final = 41
BOOST: Final = 42
DISC: Final = 43
GUILD_CHOICE: Final = 44
FEAST: Final = 45
SELLFARM: Final = 46
FOODSHARE: Final = 47
BUY: Final = 48
VESSEL_CHOICE: Final = 49
TAME: Final = 50
SEALS: Final = 51
SCROLL: Final = 52
GOOD: Final = 53
INVENT: Final = 54
EXCHANGE: Final = 55
GUARDIAN: Final = 56
FEED: Final = 57
# Nobody answers: the engine goes on by itself.
SETUP_BEADS: Final = 58
SETUP_CHICKENS: Final = 59
SETUP_BARN: Final = 60
SETUP_MAP: Final = 61
SETUP_READY: Final = 62
SETUP_CHOSEN: Final = 63
NEXT_SELECT: Final = 64
POUCHED: Final = 65
FIRST_TURN: Final = 66
NEXT_TURN: Final = 67
CARD_DONE: Final = 68
PAYING: Final = 69
STORING: Final = 70
ENTERED: Final = 71
COPY_PAID: Final = 72
PILFERED: Final = 73
EXPLORED: Final = 74
SHOVEL_PAID: Final = 75
HARVEST_DRAWN: Final = 76
FAVOURS_DRAWN: Final = 77
INSPECTED: Final = 78
SCATTERED: Final = 79
HARVESTED: Final = 80
IMPROVE_PAID: Final = 81
IMPROVED: Final = 82
TEND_PAID: Final = 83
GREW: Final = 84
COLLECTED: Final = 85
SALTPETER_PAID: Final = 86
WEAPON_PAID: Final = 87
STARVED: Final = 88
IMMUNITY_PAID: Final = 89
FUNCTION: Final = 90
DELIVERED: Final = 91
SPILLED: Final = 92
SHARED: Final = 93
TRADED: Final = 94
BEAD_PLACED: Final = 95
WORKED: Final = 96
WORK_REWARDED: Final = 97
MANDATE_PAID: Final = 98
MANDATE_DONE: Final = 99
NEXT_FEEDER: Final = 100
SOBERING: Final = 101
FEEDING: Final = 102
FED: Final = 103
PROGRESS: Final = 104
EPOCH_CHECK: Final = 105
EPOCH_SCORE: Final = 106
LANDSCAPE: Final = 107
REFILL: Final = 108
REFILL_GUILDS: Final = 109
REFILL_BEADS: Final = 110
REFILL_CHICKENS: Final = 111
REFILL_BARN: Final = 112
ROUND_END: Final = 113
FINAL: Final = 114
OVER: Final = 115

FIRST_DECISION: Final = 12
FIRST_AUTOMATIC: Final = 58

PHASES: Final = (
    "setup",
    "setup",
    "setup",
    "setup",
    "goods_draw",
    "open_draw",
    "bead_value",
    "bead_coin",
    "tile_back",
    "writ_draw",
    "vessel_draw",
    "die",
    "setup_goods",
    "setup_pawn",
    "sulfur",
    "pay",
    "pouch",
    "pick",
    "free",
    "card",
    "card_mode",
    "after",
    "migrate",
    "repeat",
    "step",
    "pilfer",
    "voyage",
    "influence",
    "keep",
    "return",
    "shovel",
    "farm",
    "harvest",
    "favour",
    "improve",
    "fallback",
    "tend",
    "collect",
    "target",
    "starve",
    "defense",
    "immunity",
    "boost",
    "disc",
    "guild",
    "feast",
    "sellfarm",
    "foodshare",
    "buy",
    "vessel",
    "tame",
    "seals",
    "scroll",
    "good",
    "invent",
    "exchange",
    "guardian",
    "feed",
    "setup_beads",
    "setup_chickens",
    "setup_barn",
    "setup_map",
    "setup_ready",
    "setup_chosen",
    "next_select",
    "pouched",
    "first_turn",
    "next_turn",
    "card_done",
    "paying",
    "storing",
    "entered",
    "copy_paid",
    "pilfered",
    "explored",
    "shovel_paid",
    "harvest_drawn",
    "favours_drawn",
    "inspected",
    "scattered",
    "harvested",
    "improve_paid",
    "improved",
    "tend_paid",
    "grew",
    "collected",
    "saltpeter_paid",
    "weapon_paid",
    "starved",
    "immunity_paid",
    "function",
    "delivered",
    "spilled",
    "shared",
    "traded",
    "bead_placed",
    "worked",
    "work_rewarded",
    "mandate_paid",
    "mandate_done",
    "next_feeder",
    "sobering",
    "feeding",
    "fed",
    "progress",
    "epoch_check",
    "epoch_score",
    "landscape",
    "refill",
    "refill_guilds",
    "refill_beads",
    "refill_chickens",
    "refill_barn",
    "round_end",
    "final",
    "over",
)

DO_CHOOSE_GOODS: Final = 1 << 18  # c: triple of goods
DO_SET_PAWN: Final = 2 << 18  # a: character, b: location
DO_STORE_SULFUR: Final = 3 << 18  # c: 0 supply, 1 barrel
DO_PAY_WITH: Final = 4 << 18  # c: tile, or NO_TILE for a cube
DO_FILL_POUCH: Final = 5 << 18  # c: EMPTY, EXTRA or SEQUENCE
DO_PICK_CARD: Final = 6 << 18  # c: card
DO_GO_ON: Final = 7 << 18
DO_PLAY_MANDATE: Final = 8 << 18  # b: writ, c: option
DO_RETURN_WRIT: Final = 9 << 18  # c: writ
DO_TAKE_SEAL: Final = 10 << 18  # b: location, c: SUBJECT or SERF
DO_PLAY_CARD: Final = 11 << 18  # c: card
DO_STOP: Final = 12 << 18
DO_CHOOSE_MODE: Final = 13 << 18  # c: REGULAR, SPECIAL or FORGO
DO_ENTER: Final = 14 << 18  # a: character, b: location
DO_WITHDRAW: Final = 15 << 18  # c: pawn of his
DO_REPEAT_CARD: Final = 16 << 18  # c: card
DO_MOVE_PAWN: Final = 17 << 18  # a: pawn of his, b: route, c: source of the vessel
DO_MOVE_MONSTER: Final = 18 << 18  # a: monster, b: route
DO_PILFER: Final = 19 << 18  # b: location, c: good, or GOODS for what is on the landscape
DO_DECLINE: Final = 20 << 18
DO_ACCEPT: Final = 21 << 18
DO_INFLUENCE: Final = 22 << 18  # b: location
DO_BUY_INFLUENCE: Final = 23 << 18  # b: location
DO_KEEP_WRIT: Final = 24 << 18  # c: writ
DO_CHOOSE_FARM: Final = 25 << 18  # b: location
DO_CHOOSE_HARVEST: Final = 26 << 18  # c: 0 whole, 1 favours
DO_TAKE_FAVOUR: Final = 27 << 18  # c: good
DO_IMPROVE: Final = 28 << 18  # b: location, c: guild, or NO_GUILD
DO_TAKE_TILE: Final = 29 << 18  # c: region
DO_TEND: Final = 30 << 18  # b: location, c: tile
DO_ATTACK_PAWN: Final = 31 << 18  # a: seat, c: pawn of his
DO_ATTACK_MONSTER: Final = 32 << 18  # c: monster
DO_ATTACK_FEUDUM: Final = 33 << 18  # b: location
DO_STARVE: Final = 34 << 18  # b: location, c: SUBJECT or SERF
DO_REVEAL_DEFEND: Final = 35 << 18
DO_PASS: Final = 36 << 18
DO_ADD_SALTPETER: Final = 37 << 18
DO_USE_WEAPON: Final = 38 << 18  # b: writ, c: option
DO_RESOLVE: Final = 39 << 18
DO_USE_GUILD: Final = 40 << 18  # b: guild, c: TRADE, PUSH or PULL
DO_HOLD_FEAST: Final = 41 << 18  # a: seat, b: guild, c: PUSH or PULL
DO_SHARE_FOOD: Final = 42 << 18  # the amount is the number of foods, plus 1
DO_BUY_GOOD: Final = 43 << 18  # c: good
DO_BUY_VESSEL: Final = 44 << 18  # c: vessel
DO_TAME: Final = 45 << 18  # a: monster, b: location
DO_BUY_SEALS: Final = 46 << 18  # the amount is the number of seals
DO_TAKE_SCROLL: Final = 47 << 18  # c: scroll
DO_MOVE_GOOD: Final = 48 << 18  # c: good
DO_INVENT: Final = 49 << 18  # c: vessel, or BARREL
DO_EXCHANGE: Final = 50 << 18  # b: row of the knights, c: scroll
DO_FEED_PAWN: Final = 51 << 18  # c: FOOD_FED, WINE_FED or UNFED
KIND: Final = 63 << 18

# How a pawn is fed.
FOOD_FED: Final = 0
WINE_FED: Final = 1
UNFED: Final = 2

# Where goods that are drawn go.
TO_BARN: Final = 0
TO_LOCATION: Final = 1
TO_SUPPLY: Final = 2
TO_OPEN: Final = 3
TO_LETTERED: Final = 4
TO_GUILDS: Final = 5

# Where a bead goes.
TO_ROSARY: Final = 0
TO_CHICKENS: Final = 1
TO_SEAT: Final = 2

# How a match ended.
RUNNING: Final = 0
BY_POINTS: Final = 1
BY_LAST_IN_PLAY: Final = 2
ENDINGS: Final = ("", "points", "last_in_play")

NO_COLOUR: Final = 7
