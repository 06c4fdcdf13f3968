"""Chapter 14: the final scoring, and who has won."""

from __future__ import annotations

from conquista.games.feudum.landscapes import tends
from conquista.games.feudum.limits import (
    COUNTS_BARREL,
    COUNTS_DISCS,
    COUNTS_LANDSCAPES,
    COUNTS_LOCATIONS,
    COUNTS_MASTERSHIPS,
    COUNTS_MONSTERS,
    COUNTS_TYPE,
    FARM,
    FEUDUM,
    GUILDS,
    LOCATIONS,
    OUTPOST,
    TOWN,
    VOYAGE_SPACES,
    WRITS,
)
from conquista.games.feudum.notes import (
    FOR_COINS,
    FOR_EMPIRE,
    FOR_SETS,
    FOR_TITLES,
    FOR_VOYAGE,
    NOTE_OVER,
)
from conquista.games.feudum.paying import score
from conquista.games.feudum.phase import BY_LAST_IN_PLAY, BY_POINTS, OVER
from conquista.games.feudum.realm import ruled
from conquista.games.feudum.state import FeudumState
from conquista.kernel.bit import BIT
from conquista.kernel.bitset import count

_GROUP: int = 3
_TABLE: int = 5


def active_regions(state: FeudumState, seat: int) -> int:
    """FEU-EPO-05: the bit set of regions in which he rules or tends a landscape."""
    regions = 0
    for location in range(LOCATIONS):
        if state.realm.ruler[location] == seat or tends(state, seat, location):
            regions |= BIT << state.rules.board.region[location]
    return regions


def finish(state: FeudumState) -> None:
    """FEU-END-06 to 11."""
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1:
            score(state, seat, voyage_points(state, seat), FOR_VOYAGE)
            score(state, seat, empire(state, seat), FOR_EMPIRE)
            score(state, seat, 3 * sets(state, seat), FOR_SETS)
            coins = state.stores.shillings[seat] // _GROUP * state.rules.shilling_points
            score(state, seat, coins, FOR_COINS)
            score(state, seat, titles(state, seat), FOR_TITLES)
    end(state, leaders(state), BY_POINTS)


def end(state: FeudumState, winners: int, ending: int) -> None:
    state.winners = winners
    state.ending = ending
    state.phase = OVER
    state.journal.note(NOTE_OVER, ending)


def check_last(state: FeudumState) -> bool:
    """FEU-SUR-06."""
    if count(state.in_play) > 1:
        return False
    end(state, state.in_play, BY_LAST_IN_PLAY)
    return True


def voyage_points(state: FeudumState, seat: int) -> int:
    """FEU-VOY-04: the foremost disc of a section scores its higher value."""
    space = state.stores.voyage[seat]
    if space == 0:
        return 0
    foremost = 1
    for other in range(state.rules.seats):
        ahead = state.stores.voyage[other]
        if ahead > space and (ahead + 1) // 2 == (space + 1) // 2 and ahead < VOYAGE_SPACES:
            foremost = 0
    return state.rules.voyage_points[space - 1][foremost]


def empire(state: FeudumState, seat: int) -> int:
    """FEU-END-07."""
    points = 0
    for location in range(LOCATIONS):
        if state.realm.ruler[location] == seat:
            points += 3 if state.realm.kind[location] == FEUDUM else 1
    return points


def sets(state: FeudumState, seat: int) -> int:
    """FEU-END-08: as many sets of three equal locations as can be made, feudums being any type.

    Plain sets of three first; then what is left of a type is filled up with feudums, the fullest first; then
    feudums among themselves.
    """
    outposts = ruled(state.realm, seat, OUTPOST)
    farms = ruled(state.realm, seat, FARM)
    towns = ruled(state.realm, seat, TOWN)
    wild = ruled(state.realm, seat, FEUDUM)
    found = outposts // _GROUP + farms // _GROUP + towns // _GROUP
    for missing in range(1, _GROUP):
        for kind in range(_GROUP):
            left = (outposts if kind == 0 else farms if kind == 1 else towns) % _GROUP
            if left == _GROUP - missing and wild >= missing:
                wild -= missing
                found += 1
    return found + wild // _GROUP


def titles(state: FeudumState, seat: int) -> int:
    """FEU-END-10, FEU-WRI-10: the best titles, as many as there are seals."""
    seals = state.stores.seals[seat]
    for location in range(LOCATIONS):
        if state.realm.ruler[location] == seat:
            seals += state.realm.subject_seal[location]
        if state.realm.serf[location] == seat:
            seals += state.realm.serf_seal[location]
    left = state.deck.hands[seat] & state.rules.writs.titles
    points = 0
    while seals > 0 and left:
        best = 0
        worth = -1
        for card in range(WRITS):
            if left >> card & 1 and title_points(state, seat, card) > worth:
                best = card
                worth = title_points(state, seat, card)
        points += worth
        left &= ~(BIT << best)
        seals -= 1
    return points


def title_points(state: FeudumState, seat: int, card: int) -> int:
    """FEU-WRI-12."""
    reached = title_count(state, seat, card)
    points = 0
    for k in range(_TABLE):
        if reached >= state.rules.writs.reach[card][k]:
            points = state.rules.writs.worth[card][k]
    return points


def title_count(state: FeudumState, seat: int, card: int) -> int:
    counts = state.rules.writs.counts[card]
    things = state.rules.writs.of[card]
    if counts == COUNTS_BARREL:
        return state.stores.barrel[seat]
    if counts == COUNTS_MONSTERS:
        return state.slayers >> seat & 1
    if counts == COUNTS_TYPE:
        return ruled(state.realm, seat, things)
    if counts == COUNTS_DISCS:
        return state.stores.military[seat]
    if counts in (COUNTS_LOCATIONS, COUNTS_LANDSCAPES):
        return locations_counted(state, seat, counts, things)
    if counts == COUNTS_MASTERSHIPS:
        return masterships(state, seat)
    return count(active_regions(state, seat))


def locations_counted(state: FeudumState, seat: int, counts: int, things: int) -> int:
    number = 0
    for location in range(LOCATIONS):
        if counts == COUNTS_LANDSCAPES:
            if tends(state, seat, location):
                number += 1
        elif things >> location & 1 and state.realm.ruler[location] == seat:
            number += 1
    return number


def masterships(state: FeudumState, seat: int) -> int:
    number = 0
    for guild in range(GUILDS):
        if state.guilds.seats[guild][0] == seat:
            number += 1
    return number


def leaders(state: FeudumState) -> int:
    """FEU-END-11: most points, then most sulfur in the barrel."""
    best = 0
    leader = 0
    for seat in range(state.rules.seats):
        if state.in_play >> seat & 1:
            mine = BIT << seat
            if best == 0 or beats(state, seat, leader):
                best = mine
                leader = seat
            elif not beats(state, leader, seat):
                best |= mine
    return best


def beats(state: FeudumState, one: int, other: int) -> bool:
    stores = state.stores
    if stores.score[one] != stores.score[other]:
        return stores.score[one] > stores.score[other]
    return stores.barrel[one] > stores.barrel[other]
