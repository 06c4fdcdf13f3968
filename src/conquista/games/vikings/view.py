"""Chapter 16: what a seat may know."""

from __future__ import annotations

from msgspec import Struct

from conquista.games.vikings.cards import next_value
from conquista.games.vikings.components import components
from conquista.games.vikings.default import hand_in_order
from conquista.games.vikings.objectives import goal
from conquista.games.vikings.phase import (
    COLOUR,
    DIE_ATT,
    FORTIFY,
    GOD_ATT,
    INVOKE_ATT,
    NO_CARD,
    NO_COLOUR,
    NO_EFFECT,
    NO_OBJECTIVE,
    OCCUPY,
    OFF,
    OVER,
    PHASES,
    POWER_DEF,
    RED,
    REROLL_ATT,
    UNPLACED,
    VALHALLA_ATT,
    YELLOW,
)
from conquista.games.vikings.setup import objective_pool
from conquista.games.vikings.state import VikingsState
from conquista.kernel.bitset import count
from conquista.kernel.names import name_of, names_in
from conquista.kernel.option import Value
from conquista.kernel.seat import NO_SEAT, seats_in
from conquista.kernel.view import View
from conquista.parts.land.fates import ENDINGS, FATES
from conquista.parts.land.limits import NEUTRAL
from conquista.parts.land.telling import filled_pools


class CombatView(Struct, frozen=True):
    """A battle or a naval combat that is going on.

    `attack` and `defence` are the dice as they lie now. Cards are those of the gods. `rolls`: how many of a
    naval combat's are over, and `rounds_won` those of them that the attack won. `rerolled`: which of the two
    sides has used the command effect.
    """

    source: str
    target: str
    naval: bool
    armies: int
    defence_dice: int
    attack_card: str | None
    defence_card: str | None
    attack: list[int]
    defence: list[int]
    attack_losses: int
    defence_losses: int
    rolls: int
    rounds_won: int
    rerolled: list[bool]


class AssaultView(Struct, frozen=True):
    """All combats of this turn between two territories: who has invoked how often, and whether the sea is open."""

    territories: list[str]
    attack_calls: int
    defence_calls: int
    opened: bool


class VikingsView(View, frozen=True):
    """Lists by seat are in seat order, lists by territory in board order.

    `effect`: the command effect. `ships`: the territories with a ship in port, which is their owner's.
    `spent`, `sailed`: those of them whose ship was beaten, or has sailed, in this turn. `commanders`: where
    each is; `commanders_lost`: those who were taken off the board. `reserve` and `removed` are empty where
    the supply has no limit. Private to the viewer are `hands` (the own one, its cards as they came; None for
    those not seen), `objectives` (likewise) and `goal`. When the match is over, all is shown.
    """

    options: dict[str, Value]
    fates: list[str]
    destroyers: list[int | None]
    leaving: list[int]
    objective_pool: list[str]
    effect: str | None
    dealer: int
    first: int
    active: int
    round: int
    owners: list[int | None]
    armies: list[int]
    pools: dict[str, int]
    must_trade: bool
    conquered: bool
    eliminated: bool
    exchanges: int
    next_exchange: int
    reserve: list[int]
    valhalla: list[int]
    removed: list[int]
    commanders: list[str | None]
    commanders_lost: list[int]
    ships: list[str]
    spent: list[str]
    sailed: list[str]
    ships_in_reserve: list[int]
    ships_destroyed: list[int]
    assaults: list[AssaultView]
    combat: CombatView | None
    movable: list[int]
    led: bool
    hand_sizes: list[int]
    pile_size: int
    discards: list[str]
    hands: list[list[str] | None]
    objectives: list[str | None]
    goal: str | None
    winners: list[int]
    ending: str
    pile: list[str] | None
    undealt_objectives: list[str] | None


_PARTS = components()
LINKS: tuple[tuple[str, str], ...] = (
    *(pair for pairs in _PARTS.links.values() for pair in pairs),
    *_PARTS.routes,
)
"""The territories of each link, by its number."""


def view(state: VikingsState, viewer: int | None) -> VikingsView:
    me = NO_SEAT if viewer is None else viewer
    playing = state.in_play >> me & 1 == 1
    seats = range(state.rules.seats)
    deck, fleet = state.deck, state.fleet
    over = state.phase == OVER
    dealt = state.turns > 0
    limited = state.rules.limited
    territories = _PARTS.territories
    return VikingsView(
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
        leaving=seats_in(state.leaving),
        objective_pool=names_in(_PARTS.objectives, objective_pool(state)) if state.phase != COLOUR else [],
        effect=name_of(_PARTS.effects, state.effect, NO_EFFECT),
        dealer=state.dealer,
        first=state.first,
        active=state.active,
        round=state.round,
        owners=_owners(state) if dealt else [],
        armies=state.land.armies[: len(territories)] if dealt else [],
        pools=filled_pools(state.pools, _PARTS.pools),
        must_trade=state.must_trade,
        conquered=state.conquered,
        eliminated=state.eliminated,
        exchanges=state.exchanges,
        next_exchange=next_value(state),
        reserve=state.stock[: len(seats)] if limited else [],
        valhalla=state.valhalla[: len(seats)],
        removed=state.removed[: len(seats)] if limited else [],
        commanders=[
            territories[place] if place < UNPLACED else None for place in state.commander[: len(seats)]
        ],
        commanders_lost=[seat for seat in seats if state.commander[seat] == OFF],
        ships=names_in(territories, fleet.in_port),
        spent=names_in(territories, fleet.spent),
        sailed=names_in(territories, fleet.sailed),
        ships_in_reserve=fleet.in_reserve[: len(seats)],
        ships_destroyed=fleet.destroyed[: len(seats)],
        assaults=_assaults(state),
        combat=_combat(state),
        movable=state.reserve.movable[: len(territories)] if state.phase == FORTIFY else [],
        led=state.led,
        hand_sizes=deck.sizes[: len(seats)],
        pile_size=count(deck.pile),
        discards=names_in(_PARTS.cards, deck.opened),
        hands=[_hand(state, seat) if over or seat == me else None for seat in seats],
        objectives=[_objective(state, seat) if over or seat == me else None for seat in seats],
        goal=name_of(_PARTS.objectives, goal(state, me), NO_OBJECTIVE) if playing and dealt else None,
        winners=seats_in(state.winners),
        ending=ENDINGS[state.ending],
        pile=names_in(_PARTS.cards, deck.pile) if over else None,
        undealt_objectives=names_in(_PARTS.objectives, state.undealt) if over else None,
    )


def places(state: VikingsState) -> list[int]:
    """Winners are first, all others second: the game knows no order among those who did not win."""
    if state.phase != OVER:
        return []
    return [1 if state.winners >> seat & 1 else 2 for seat in range(state.rules.seats)]


def _owners(state: VikingsState) -> list[int | None]:
    return [None if owner == NEUTRAL else owner for owner in state.land.owner[: len(_PARTS.territories)]]


def _hand(state: VikingsState, seat: int) -> list[str]:
    return [_PARTS.cards[card] for card in hand_in_order(state, seat)]


def _objective(state: VikingsState, seat: int) -> str | None:
    """VIK-SET-11: nobody sees his card before the changes are made."""
    return name_of(_PARTS.objectives, state.objective[seat], NO_OBJECTIVE) if state.turns > 0 else None


def _assaults(state: VikingsState) -> list[AssaultView]:
    if not state.assaults.number:
        return []
    begun, opened, calls = state.assaults.begun, state.assaults.opened, state.assaults.calls
    return [
        AssaultView(list(LINKS[link]), calls[RED][link], calls[YELLOW][link], opened[link] == 1)
        for link in range(len(LINKS))
        if begun[link]
    ]


def _combat(state: VikingsState) -> CombatView | None:
    phase = state.phase
    if not (INVOKE_ATT <= phase <= OCCUPY or GOD_ATT <= phase <= POWER_DEF):
        return None
    battle, clash = state.battle, state.clash
    rolled = REROLL_ATT <= phase <= OCCUPY or DIE_ATT <= phase <= POWER_DEF
    dice, count_of = clash.dice, clash.count
    decided = VALHALLA_ATT <= phase <= OCCUPY
    return CombatView(
        _PARTS.territories[battle.source],
        _PARTS.territories[battle.target],
        clash.naval,
        battle.attack_dice,
        battle.defence_dice,
        name_of(_PARTS.god_cards, clash.card[RED], NO_CARD),
        name_of(_PARTS.god_cards, clash.card[YELLOW], NO_CARD),
        dice[RED][: count_of[RED]] if rolled else [],
        dice[YELLOW][: count_of[YELLOW]] if rolled else [],
        battle.attack_losses if decided else 0,
        battle.defence_losses if decided else 0,
        clash.rolls,
        clash.rounds_won,
        [used == 1 for used in clash.rerolled],
    )
