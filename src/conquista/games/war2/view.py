"""Chapter 13: what a seat may know."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.war2.components import components
from conquista.games.war2.holdings import bombers_in_box
from conquista.games.war2.objectives import goal
from conquista.games.war2.phase import (
    BATTLE,
    BOMBS,
    COLOURS,
    FLAK,
    MOVE,
    NO_COLOUR,
    NO_OBJECTIVE,
    OCCUPY,
    OVER,
    PHASES,
    RAID,
    SEEN_CHANGED,
    TRANSPORT,
    UNPLACED,
    UNSEEN,
)
from conquista.games.war2.redeal import knows_objective
from conquista.games.war2.setup import objective_pool
from conquista.games.war2.state import War2State
from conquista.kernel.bitset import count
from conquista.kernel.names import name_of, names_in
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View
from conquista.parts.land.fates import ENDINGS, FATES
from conquista.parts.land.limits import NEUTRAL, VACANT
from conquista.parts.land.telling import filled_pools


class BattleView(Struct, frozen=True):
    """The battle that waits for its dice, or the conquest that waits for its armies."""

    source: str
    target: str
    armies: int


class RaidView(Struct, frozen=True):
    """The bombers around a target."""

    target: str
    bombers: int


class Look(Struct, frozen=True):
    """Who has looked at whose cards, last in which turn; and at the objective, if `objective`."""

    seat: int
    opponent: int
    turn: int
    objective: bool


class Sighting(Struct, frozen=True):
    """What the viewer saw of somebody in its last look: the cards of that moment; the objective card, if ever.

    `changed`: the card was no longer what its holder had to do when it was seen.
    """

    opponent: int
    turn: int
    cards: list[str]
    objective: str | None
    changed: bool


class War2View(View, frozen=True):
    """Lists by seat are in seat order, lists by territory in board order.

    `owners`: None for neutral armies and for what is `vacant`. `back`: the phase that goes on after a raid or
    transport. `ci`: the territory of each seat's Information Centre; `ci_out`: those that left the match.
    `covered_by`: how many of the face-down discards each seat has put there.
    Private to the viewer are `hands` (the own one; None for those not seen), `known_discards`, `known_hands`
    (cards that it has seen in another's hand and that must still be there), `sightings`, `objectives` and
    `goal`. When the match is over, all is shown.
    """

    options: dict[str, Value]
    fates: list[str]
    destroyers: list[int | None]
    handed: list[int]
    leaving: list[int]
    last_stand: list[int]
    objective_pool: list[str]
    without_objective: list[int]
    dealer: int
    pairs: int
    first: int
    active: int
    round: int
    stage: int
    back: str
    owners: list[int | None]
    vacant: list[str]
    armies: list[int]
    pools: dict[str, int]
    due: int
    base: list[int]
    box: list[int]
    conquered: bool
    battle: BattleView | None
    raid: RaidView | None
    movable: list[int]
    paid: list[str]
    hand_sizes: list[int]
    pile_size: int
    discards: list[str]
    covered_size: int
    covered_by: list[int]
    ci: list[str | None]
    ci_out: list[int]
    ci_moved: list[int]
    spied: bool
    looks: list[Look]
    hands: list[list[str] | None]
    known_discards: list[str]
    known_hands: list[list[str]]
    sightings: list[Sighting]
    objectives: list[str | None]
    goal: str | None
    winners: list[int]
    ending: str
    pile: list[str] | None
    covered: list[str] | None
    undealt_objectives: list[str] | None


_PARTS = components()


def view(state: War2State, viewer: int | None) -> War2View:
    me = NO_SEAT if viewer is None else viewer
    playing = state.in_play >> me & 1 == 1
    seats = range(state.rules.seats)
    deck = state.deck
    over = state.phase == OVER
    hands, known = deck.hands, deck.known
    places_of_ci = state.spies.place[: len(seats)]
    return War2View(
        seat=viewer,
        turn=state.turns,
        phase=PHASES[state.phase],
        awaiting=seats_in(state.awaiting()),
        may_surrender=viewer is not None and state.may_surrender(viewer),
        places=places(state),
        options=state.rules.chosen,
        colours=[name_of(_PARTS.colours, colour, NO_COLOUR) for colour in state.colour[: len(seats)]],
        fates=[FATES[fate] for fate in state.fate[: len(seats)]],
        destroyers=[None if by == seat else by for seat, by in enumerate(state.destroyer[: len(seats)])],
        handed=seats_in(state.handed),
        leaving=seats_in(state.leaving),
        last_stand=seats_in(state.last_stand),
        objective_pool=names_in(_PARTS.objectives, objective_pool(state)) if state.phase > COLOURS else [],
        without_objective=[seat for seat in seats if state.objective[seat] == NO_OBJECTIVE],
        dealer=state.dealer,
        pairs=state.pairs,
        first=state.first,
        active=state.active,
        round=state.round,
        stage=state.stage,
        back=PHASES[state.back] if state.phase in (RAID, TRANSPORT, FLAK, BOMBS) else "",
        owners=_owners(state),
        vacant=[
            name for name, owner in zip(_PARTS.territories, state.land.owner, strict=False) if owner == VACANT
        ],
        armies=state.land.armies[: len(_PARTS.territories)],
        pools=filled_pools(state.pools, _PARTS.pools),
        due=state.due,
        base=state.base[: len(seats)],
        box=[bombers_in_box(state, seat) for seat in seats],
        conquered=state.conquered,
        battle=_battle(state),
        raid=RaidView(_PARTS.territories[state.raid.target], state.raid.bombers)
        if state.raid.bombers
        else None,
        movable=state.reserve.movable[: len(_PARTS.territories)] if _moving(state) else [],
        paid=[_PARTS.cards[card] for card in (state.paid, state.paid_too)] if state.phase == TRANSPORT else [],
        hand_sizes=deck.sizes[: len(seats)],
        pile_size=count(deck.pile),
        discards=names_in(_PARTS.cards, deck.opened),
        covered_size=count(deck.covered),
        covered_by=[count(known[seat] & deck.covered) for seat in seats],
        ci=[_PARTS.territories[place] if place < UNPLACED else None for place in places_of_ci],
        ci_out=[seat for seat, place in enumerate(places_of_ci) if place > UNPLACED],
        ci_moved=seats_in(state.spies.moved),
        spied=state.spies.spied,
        looks=_looks(state),
        hands=[names_in(_PARTS.cards, hands[seat]) if over or seat == me else None for seat in seats],
        known_discards=names_in(_PARTS.cards, known[me] & deck.covered),
        known_hands=[
            [] if over or seat == me else names_in(_PARTS.cards, known[me] & hands[seat]) for seat in seats
        ],
        sightings=[] if viewer is None else _sightings(state, viewer),
        objectives=[_objective(state, me, seat) for seat in seats],
        goal=name_of(_PARTS.goals, goal(state, me), NO_OBJECTIVE) if playing else None,
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
        pile=names_in(_PARTS.cards, deck.pile) if over else None,
        covered=names_in(_PARTS.cards, deck.covered) if over else None,
        undealt_objectives=names_in(_PARTS.objectives, state.undealt) if over else None,
    )


def places(state: War2State) -> list[int]:
    """Winners are first, all others second: War II knows no order among those who did not win."""
    if state.phase != OVER:
        return []
    return [1 if state.winners >> seat & 1 else 2 for seat in range(state.rules.seats)]


def _owners(state: War2State) -> list[int | None]:
    owners = state.land.owner[: len(_PARTS.territories)]
    return [None if owner in (NEUTRAL, VACANT) else owner for owner in owners]


def _moving(state: War2State) -> bool:
    return MOVE in (state.phase, state.back if state.phase in (RAID, TRANSPORT, FLAK, BOMBS) else state.phase)


def _battle(state: War2State) -> BattleView | None:
    if state.phase not in (BATTLE, OCCUPY):
        return None
    battle = state.battle
    return BattleView(_PARTS.territories[battle.source], _PARTS.territories[battle.target], battle.attack_dice)


def _looks(state: War2State) -> list[Look]:
    """WAR2-CI-14, WAR2-CI-17: that it happened is known to all."""
    turn, objective = state.spies.turn, state.spies.objective
    return [
        Look(seat, other, turn[seat][other], objective[seat][other] != UNSEEN)
        for seat in range(state.rules.seats)
        for other in range(state.rules.seats)
        if turn[seat][other]
    ]


def _sightings(state: War2State, viewer: int) -> list[Sighting]:
    """WAR2-CI-13, WAR2-CI-24, WAR2-HID-02: what was seen, as it was."""
    spies = state.spies
    turn, hand, seen = spies.turn[viewer], spies.hand[viewer], spies.objective[viewer]
    return [
        Sighting(
            other,
            turn[other],
            names_in(_PARTS.cards, hand[other]),
            None if seen[other] == UNSEEN else name_of(_PARTS.objectives, state.objective[other], NO_OBJECTIVE),
            seen[other] == SEEN_CHANGED,
        )
        for other in range(state.rules.seats)
        if turn[other]
    ]


def _objective(state: War2State, me: int, seat: int) -> str | None:
    shown = state.phase == OVER or knows_objective(state, me, seat)
    return name_of(_PARTS.objectives, state.objective[seat], NO_OBJECTIVE) if shown else None
