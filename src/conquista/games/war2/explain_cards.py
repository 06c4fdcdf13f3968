"""Why a use of cards, or of an Information Centre, is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.games.war2 import actions as do
from conquista.games.war2 import transport
from conquista.games.war2.cards import holds_bundle
from conquista.games.war2.coding import bundle_of
from conquista.games.war2.components import components
from conquista.games.war2.espionage import is_kept, reaches
from conquista.games.war2.explain_land import check_movable, territory_called
from conquista.games.war2.holdings import bombers_in_box, territories_of
from conquista.games.war2.phase import MOVE, UNPLACED
from conquista.games.war2.state import War2State
from conquista.kernel.action import Action
from conquista.kernel.errors import IllegalAction

_PARTS = components()


def explain(state: War2State, seat: int, action: Action) -> None:
    match action:
        case do.Reinforce(card, numbers, territory):
            place = _shown(state, seat, card, numbers, territory)
            if state.land.owner[place] != seat:
                raise IllegalAction("WAR2-CRD-12", territory=territory)
        case do.RaidWithCards(card, numbers, target):
            _raid(state, seat, card, numbers, target)
        case do.Transport(cards):
            _transport(state, seat, cards)
        case do.Carry(source, target, armies):
            _carry(state, seat, source, target, armies)
        case do.Discard(card):
            if not state.deck.hands[seat] >> _card(card) & 1:
                raise IllegalAction("WAR2-CRD-22", card=card)
        case do.PlaceCi(territory):
            _place_ci(state, seat, territory)
        case do.Spy(opponent):
            _spy(state, seat, opponent)
        case do.MoveCi(ci, territory):
            _move_ci(state, ci, territory)
        case do.CarryCi(ci, territory):
            _carry_ci(state, seat, ci, territory)


def _card(name: str) -> int:
    if name not in _PARTS.cards:
        raise IllegalAction("WAR2-DCK-01", name=name)
    return _PARTS.cards.index(name)


def _territory_card(state: War2State, seat: int, name: str) -> int:
    card = _card(name)
    if card >= state.rules.cards.territory_cards:
        raise IllegalAction("WAR2-CRD-09", why="alone", card=name)
    if not state.deck.hands[seat] >> card & 1:
        raise IllegalAction("WAR2-CRD-07", card=name)
    return card


def _shown(state: War2State, seat: int, name: str, numbers: Sequence[int], territory: str) -> int:
    """The territory that a card is used for."""
    card, place = _territory_card(state, seat, name), territory_called(territory)
    bundle = bundle_of(numbers)
    if bundle is None or not holds_bundle(state, seat, bundle):
        raise IllegalAction("WAR2-CRD-09", why="numbers", card=name)
    if not state.rules.cards.shows[card] >> place & 1:
        raise IllegalAction("WAR2-CRD-08", card=name, territory=territory)
    return place


def _raid(state: War2State, seat: int, card: str, numbers: Sequence[int], target: str) -> None:
    place = _shown(state, seat, card, numbers, target)
    if state.land.owner[place] == seat:
        raise IllegalAction("WAR2-CRD-14", why="own", target=target)
    if state.land.armies[place] < 2:
        raise IllegalAction("WAR2-CRD-14", why="armies", target=target)
    if bombers_in_box(state, seat) == 0:
        raise IllegalAction("WAR2-CRD-17")


def _transport(state: War2State, seat: int, cards: tuple[str, str]) -> None:
    one, other = (_territory_card(state, seat, card) for card in cards)
    if one == other:
        raise IllegalAction("WAR2-CRD-18", why="repeated", card=cards[0])
    own = territories_of(state, seat)
    for number, name in zip((one, other), cards, strict=True):
        if not state.rules.cards.shows[number] & own:
            raise IllegalAction("WAR2-CRD-18", why="shows", card=name)
    if not transport.can_carry(state, one, other, own):
        raise IllegalAction("WAR2-OPT-06" if state.rules.shown_only else "WAR2-CRD-20", why="nothing")


def _carry(state: War2State, seat: int, source: str, target: str, armies: int) -> None:
    origin, aim = territory_called(source), territory_called(target)
    for place, name in ((origin, source), (aim, target)):
        if state.land.owner[place] != seat:
            raise IllegalAction("WAR2-CRD-19", why="owner", territory=name)
    if origin == aim:
        raise IllegalAction("WAR2-CRD-19", why="same", territory=target)
    own = territories_of(state, seat)
    if not transport.targets(state, state.paid, state.paid_too, origin, own) >> aim & 1:
        raise IllegalAction("WAR2-OPT-06", why="shown")
    if state.back == MOVE:
        check_movable(state, source, armies)
    elif not 1 <= armies < state.land.armies[origin]:
        most = state.land.armies[origin] - 1
        raise IllegalAction("WAR2-CRD-20", why="amount", asked=armies, most=most, source=source)


def _place_ci(state: War2State, seat: int, territory: str) -> None:
    place = territory_called(territory)
    if state.spies.place[seat] != UNPLACED:
        raise IllegalAction("WAR2-CI-01")
    if state.land.owner[place] != seat:
        raise IllegalAction("WAR2-CI-02", why="owner", territory=territory)
    if state.round > 2:
        raise IllegalAction("WAR2-CI-02", why="late", territory=territory)


def _spy(state: War2State, seat: int, opponent: int) -> None:
    place = state.spies.place[seat]
    if place >= UNPLACED:
        raise IllegalAction("WAR2-CI-07")
    if state.land.owner[place] != seat:
        raise IllegalAction("WAR2-CI-20", territory=_PARTS.territories[place])
    if state.spies.spied:
        raise IllegalAction("WAR2-CI-09")
    if not 0 <= opponent < state.rules.seats or opponent == seat or not state.in_play >> opponent & 1:
        raise IllegalAction("WAR2-CI-12")


def _kept(state: War2State, ci: int) -> int:
    """The territory of an Information Centre that the active player keeps."""
    if not 0 <= ci < state.rules.seats or state.spies.place[ci] >= UNPLACED:
        raise IllegalAction("WAR2-CI-25", why="nowhere")
    if not is_kept(state, ci):
        raise IllegalAction("WAR2-CI-18", territory=_PARTS.territories[state.spies.place[ci]])
    return state.spies.place[ci]


def _move_ci(state: War2State, ci: int, territory: str) -> None:
    place, target = _kept(state, ci), territory_called(territory)
    if state.spies.moved >> ci & 1:
        raise IllegalAction("WAR2-CI-26")
    if not reaches(state, place, target):
        raise IllegalAction("WAR2-CI-25", why="reach", territory=territory)


def _carry_ci(state: War2State, seat: int, ci: int, territory: str) -> None:
    place, target = _kept(state, ci), territory_called(territory)
    if not transport.may_carry_ci(state, ci, state.back):
        raise IllegalAction("WAR2-CI-29")
    if place == target or state.land.owner[target] != seat:
        raise IllegalAction("WAR2-CI-28", why="target", territory=territory)
    if not transport.ci_targets(state, state.paid, state.paid_too, territories_of(state, seat)) >> target & 1:
        raise IllegalAction("WAR2-OPT-06", why="shown")
