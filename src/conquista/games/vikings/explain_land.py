"""Why something cannot be placed, exchanged, finished or moved by land."""

from __future__ import annotations

from conquista.games.vikings import cards, commander, fortify, setup
from conquista.games.vikings.components import components
from conquista.games.vikings.phase import CAPTURED, NEVER, PLACE, UNPLACED
from conquista.games.vikings.state import VikingsState
from conquista.kernel.errors import IllegalAction
from conquista.parts.land.board import adjacent
from conquista.parts.land.limits import FREE
from conquista.parts.land.trade import is_set

_PARTS = components()


def territory_called(name: str) -> int:
    if name not in _PARTS.territories:
        raise IllegalAction("VIK-CMP-02", name=name)
    return _PARTS.territories.index(name)


def take_colour(state: VikingsState, colour: str) -> None:
    if colour not in _PARTS.colours:
        raise IllegalAction("VIK-CMP-03", name=colour)
    if not setup.free_colours(state) >> _PARTS.colours.index(colour) & 1:
        raise IllegalAction("VIK-SET-01", why="taken", colour=colour)


def place(state: VikingsState, seat: int, pool: str, territory: str, armies: int) -> None:
    if pool not in _PARTS.pools:
        raise IllegalAction("VIK-REI-03", name=pool)
    which, where = _PARTS.pools.index(pool), territory_called(territory)
    if state.land.owner[where] != seat:
        raise IllegalAction("VIK-REI-05", territory=territory)
    if which != FREE and state.land.board.continent[where] != which - 1:
        raise IllegalAction("VIK-REI-04", territory=territory, pool=pool)
    if not 1 <= armies <= state.pools.pool[which]:
        raise IllegalAction("VIK-REI-06", why="amount", asked=armies, most=state.pools.pool[which], pool=pool)


def place_commander(state: VikingsState, seat: int, territory: str) -> None:
    where = territory_called(territory)
    if not state.rules.commander_on:
        raise IllegalAction("VIK-OPT-03")
    if state.commander[seat] < UNPLACED:
        place_now = _PARTS.territories[state.commander[seat]]
        raise IllegalAction("VIK-CMD-02", why="placed", territory=place_now)
    if state.land.owner[where] != seat:
        raise IllegalAction("VIK-CMD-02", why="owner", territory=territory)
    if state.phase != PLACE and state.rules.commander_return == NEVER:
        raise IllegalAction("VIK-OPT-07")
    if state.valhalla[seat] < commander.price(state):
        raise IllegalAction("VIK-CMD-06", why="price", valhalla=state.valhalla[seat])


def trade(state: VikingsState, seat: int, named: tuple[str, str, str]) -> None:
    for card in named:
        if card not in _PARTS.cards:
            raise IllegalAction("VIK-CMP-07", name=card)
    if len(set(named)) < len(named):
        repeated = next(card for card in named if named.count(card) > 1)
        raise IllegalAction("VIK-CRD-01", why="repeated", card=repeated)
    one, two, three = (_PARTS.cards.index(card) for card in named)
    for number, card in zip((one, two, three), named, strict=True):
        if not state.deck.hands[seat] >> number & 1:
            raise IllegalAction("VIK-CRD-09", card=card)
    if not is_set(state.rules.cards, one, two, three):
        raise IllegalAction("VIK-CRD-01", why="figures")


def finish(state: VikingsState, seat: int) -> None:
    if state.pools.left:
        raise IllegalAction("VIK-REI-06", why="left", armies=state.pools.left)
    if cards.must_trade(state):
        clause = "VIK-ELI-06" if state.phase == CAPTURED else "VIK-CRD-04"
        raise IllegalAction(clause, hand=state.deck.sizes[seat])
    if state.phase == PLACE and commander.is_unplaced(state, seat):
        raise IllegalAction("VIK-ONE-03")


def move(state: VikingsState, seat: int, source: str, target: str, armies: int, with_commander: bool) -> None:
    origin, aim = territory_called(source), territory_called(target)
    land = state.land
    for place_named, name in ((origin, source), (aim, target)):
        if land.owner[place_named] != seat:
            raise IllegalAction("VIK-FOR-02", why="owner", source=source, target=target, territory=name)
    if not adjacent(land.board, origin, aim):
        raise IllegalAction("VIK-FOR-02", why="border", source=source, target=target, territory=target)
    amount(state, origin, source, armies)
    if with_commander and not fortify.commander_in(state, origin):
        raise IllegalAction("VIK-FOR-05", source=source)


def amount(state: VikingsState, origin: int, source: str, armies: int) -> None:
    movable = state.reserve.movable[origin]
    if not 1 <= armies < state.land.armies[origin]:
        raise IllegalAction("VIK-FOR-03", asked=armies, most=movable, source=source)
    if armies > movable:
        raise IllegalAction("VIK-OPT-09", why="armies", asked=armies, most=movable, source=source)
