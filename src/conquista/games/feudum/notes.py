"""The kinds of notes that the rules leave for the narrator; behind each, what its numbers are."""

from typing import Final

MOST_NOTES: Final = 512
NOTE_BITS: Final = 13

NOTE_COLOUR: Final = 1  # seat, colour
NOTE_SEATED: Final = 2  # place, seat
NOTE_START: Final = 3  # seat
NOTE_DISC: Final = 4  # location, type
NOTE_GOOD_DRAWN: Final = 5  # good, where it goes, location or seat
NOTE_OPEN_DRAWN: Final = 6  # good, where it goes, location
NOTE_BEAD_TURNED: Final = 7  # value, where it goes, seat
NOTE_BEAD_MOVED: Final = 8  # value, where it goes, seat
NOTE_OFFERED: Final = 9  # vessel
NOTE_GOODS_CHOSEN: Final = 10  # seat, triple
NOTE_SULFUR_STORED: Final = 11  # seat, 1 if in the barrel
NOTE_PAID: Final = 12  # seat, good, tile
NOTE_POUCH: Final = 13  # seat, what
NOTE_POUCH_EMPTIED: Final = 14  # seat, what
NOTE_PICKED: Final = 15  # seat, card
NOTE_TURN: Final = 16  # seat, round
NOTE_CARD_PLAYED: Final = 17  # seat, card
NOTE_MODE: Final = 18  # seat, card, mode
NOTE_REPEATED: Final = 19  # seat, card
NOTE_ENTERED: Final = 20  # seat, pawn, character, location
NOTE_LEFT: Final = 21  # seat, pawn, location, why
NOTE_MOVED: Final = 22  # seat, unit, route, source
NOTE_PILFERED: Final = 23  # seat, location, what
NOTE_VOYAGE: Final = 24  # seat, space
NOTE_MARKER: Final = 25  # seat, location, role
NOTE_MARKER_BACK: Final = 26  # seat, location
NOTE_BOUGHT_OUT: Final = 27  # seat, location, old ruler
NOTE_SEAL_TAKEN: Final = 28  # seat, location
NOTE_SEATS: Final = 29  # guild, master, official, apprentice
NOTE_GUARDIAN: Final = 30  # seat, guild
NOTE_GUARDIAN_BACK: Final = 31  # seat, guild
NOTE_SHILLINGS: Final = 32  # seat, number, reason
NOTE_SPENT: Final = 33  # seat, number
NOTE_MARKERS: Final = 34  # seat, number, reason
NOTE_VESSEL: Final = 35  # seat, vessel
NOTE_SEALS: Final = 36  # seat, number
NOTE_WRIT_DRAWN: Final = 37  # seat, writ
NOTE_WRIT_KEPT: Final = 38  # seat, writ
NOTE_WRIT_RETURNED: Final = 39  # seat, writ
NOTE_MANDATE: Final = 40  # seat, writ, option
NOTE_HARVEST: Final = 41  # seat, location, total, 1 for favours
NOTE_FAVOUR: Final = 42  # seat, good
NOTE_BEADS_TURNED: Final = 43  # seat, number
NOTE_IMPROVED: Final = 44  # seat, location, type, guild
NOTE_TILE_TAKEN: Final = 45  # seat, tile, 1 with points
NOTE_TILE_SEEN: Final = 46  # tile, landscape
NOTE_TENDED: Final = 47  # seat, location, tile
NOTE_GREW: Final = 48  # location, number
NOTE_COLLECTED: Final = 49  # seat, location, number
NOTE_LEFT_THERE: Final = 50  # seat, location
NOTE_TRIBUTE: Final = 51  # seat, location
NOTE_ATTACK: Final = 52  # seat, kind of target, target, location
NOTE_DEFENDED: Final = 53  # seat
NOTE_POWDER: Final = 54  # seat, attack
NOTE_WEAPON: Final = 55  # seat, writ, option
NOTE_RESOLVED: Final = 56  # seat, attack, defence, 1 for success
NOTE_FEUDUM_FELL: Final = 57  # location, former ruler
NOTE_MONSTER_BEATEN: Final = 58  # monster, owner
NOTE_STARVING: Final = 59  # seat, location, marker, owner
NOTE_STARVED: Final = 60  # seat, location, marker, owner
NOTE_PROTECTED: Final = 61  # seat, location, marker
NOTE_MILITARY: Final = 62  # seat, space
NOTE_CHICKENS_EMPTIED: Final = 63  # number
NOTE_GUILD: Final = 64  # seat, guild, function
NOTE_FEAST: Final = 65  # seat, owner, guild, function
NOTE_COIN: Final = 66  # guild, master, official, charity
NOTE_SOLD: Final = 67  # seat, location, number
NOTE_SPILLED: Final = 68  # good, where it goes
NOTE_GOOD_BOUGHT: Final = 69  # seat, good, price
NOTE_GOOD_MOVED: Final = 70  # seat, guild, good
NOTE_VESSEL_BOUGHT: Final = 71  # seat, vessel
NOTE_ROW_BOUGHT: Final = 72  # seat, number
NOTE_TAMED: Final = 73  # seat, monster, location
NOTE_SEAL_BOUGHT: Final = 74  # seat, scroll
NOTE_SEAL_MOVED: Final = 75  # seat, scroll
NOTE_INVENTED: Final = 76  # seat, invention
NOTE_EXCHANGED: Final = 77  # seat, row, scroll
NOTE_SHARES: Final = 78  # guild, to the master, to the official, who gets the master's
NOTE_POINTS: Final = 79  # seat, points, reason
NOTE_LOST: Final = 80  # seat, points, reason
NOTE_FEED: Final = 81  # seat, pawn, how
NOTE_SOBER: Final = 82  # seat, pawn
NOTE_DIE: Final = 83  # region, epoch
NOTE_EPOCH: Final = 84  # epoch
NOTE_REFILLED: Final = 85  # guild
NOTE_ROUND: Final = 86  # round, starting player
NOTE_SURRENDERED: Final = 87  # seat
NOTE_OVER: Final = 88  # ending

# Why a pawn has left the map.
WITHDRAWN: Final = 0
BEATEN: Final = 1
STARVING: Final = 2
RESIGNED: Final = 3
LEAVING: Final = ("withdrawn", "beaten", "starved", "surrendered")

# What a marker has become.
AS_RULER: Final = 0
AS_SUBJECT: Final = 1
AS_SERF: Final = 2
ROLES: Final = ("ruler", "subject", "serf")

# What is attacked.
A_PAWN: Final = 0
A_MONSTER: Final = 1
A_FEUDUM: Final = 2

# What points, shillings and markers are for.
FOR_TILE: Final = 0
FOR_HARVEST: Final = 1
FOR_LANDSCAPE: Final = 2
FOR_VICTORY: Final = 3
FOR_DEFENCE: Final = 4
FOR_PUSH: Final = 5
FOR_PULL: Final = 6
FOR_FEAST: Final = 7
FOR_GUARDIAN: Final = 8
FOR_MANDATE: Final = 9
FOR_SEAT: Final = 10
FOR_TENDING: Final = 11
FOR_REGIONS: Final = 12
FOR_DISLOYALTY: Final = 13
FOR_VOYAGE: Final = 14
FOR_EMPIRE: Final = 15
FOR_SETS: Final = 16
FOR_COINS: Final = 17
FOR_TITLES: Final = 18
FOR_TAX: Final = 19
FOR_SALE: Final = 20
FOR_PILFERING: Final = 21
FOR_REINFORCEMENT: Final = 22
REASONS: Final = (
    "tile",
    "harvest",
    "landscape",
    "victory",
    "defence",
    "push",
    "pull",
    "feast",
    "guardian",
    "mandate",
    "seat",
    "tending",
    "regions",
    "disloyalty",
    "voyage",
    "empire",
    "sets",
    "coins",
    "titles",
    "tax",
    "sale",
    "pilfering",
    "reinforcement",
)
