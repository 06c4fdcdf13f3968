"""Building a position of Feudum and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from conquista.games.feudum import actions as do
from conquista.games.feudum.coding import FILLINGS
from conquista.games.feudum.components import components
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.explain import MOMENTS
from conquista.games.feudum.game import Feudum
from conquista.games.feudum.limits import (
    ALL_PAWNS,
    EPOCHS,
    GOODS,
    LANDSCAPES,
    LOCATIONS,
    NO_GUILD,
    NOBODY_HERE,
    NOWHERE,
    PAWNS,
)
from conquista.games.feudum.phase import NEXT_SELECT, PHASES
from conquista.games.feudum.status import settle
from conquista.games.feudum.turnorder import serve_all
from conquista.kernel.action import Action, Surrender
from conquista.kernel.chance import Drawn
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import Event, Telling
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import copied
from conquista.texts import LANGUAGES, Voice
from tests.rules.feudum.pieces import assert_conserved

PARTS = components()
GAME = Feudum()
VOICES = [Voice(tongue, GAME) for tongue in LANGUAGES]
A, B, C, D = 0, 1, 2, 3


def place(name: str) -> int:
    return PARTS.locations.index(name)


def fresh(players: int = 2, **options: object) -> FeudumEngine:
    """A match before anything has been drawn; the first colours are taken in order."""
    return GAME.new_state([SeatSetup(colour) for colour in PARTS.colours[:players]], options)


def dealt(players: int = 2, **options: object) -> FeudumEngine:
    """A match whose board is laid: chance always answers with its first outcome, so A begins and sits first."""
    state = fresh(players, **options)
    while state.awaiting() == ASKS_CHANCE:
        state.apply(CHANCE, 0)
    return state


class Table:
    """A position and what was told since it was set up. Seats are numbers; A is 0, B is 1, …

    What is not said is empty: no goods, shillings or pawns. All locations are outposts, all goods that lie
    nowhere else are in the bag, and the guilds have nothing but what is said.
    """

    def __init__(
        self,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        goods: Mapping[int, Mapping[str, int]] | None = None,
        shillings: Mapping[int, int] | None = None,
        barrel: Mapping[int, int] | None = None,
        seals: Mapping[int, int] | None = None,
        beads: Mapping[int, Sequence[int]] | None = None,
        markers: Mapping[int, int] | None = None,
        tiles: Mapping[int, Mapping[str, str]] | None = None,
        vessels: Mapping[int, Sequence[str]] | None = None,
        types: Mapping[str, str] | None = None,
        feudums: Mapping[str, str] | None = None,
        rulers: Mapping[str, int] | None = None,
        subjects: Sequence[str] = (),
        serfs: Mapping[str, int] | None = None,
        pawns: Sequence[tuple[int, str, str]] = (),
        wine: Sequence[tuple[int, int]] = (),
        there: Mapping[str, Mapping[str, int]] | None = None,
        abandoned: Mapping[str, str] | None = None,
        landscapes: Mapping[str, str] | None = None,
        monsters: Mapping[str, tuple[int, str]] | None = None,
        writs: Mapping[int, Sequence[str]] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        played: Mapping[int, Sequence[str]] | None = None,
        pouch: Mapping[int, str] | None = None,
        barn: Mapping[str, int] | None = None,
        market: Sequence[int] = (0, 0, 0, 0, 0),
        carts: Sequence[int] = (0, 0, 0, 0, 0),
        sale: Sequence[str] = (),
        scrolls: str = "",
        rosary: Sequence[int] = (),
        chickens: Sequence[int] = (),
        rows: Sequence[int] | None = None,
        epoch: int = 1,
        gone: Sequence[int] = (0, 0, 0, 0, 0, 0),
        first: int = 0,
        round_number: int = 1,
    ) -> None:
        self.events: list[Telling] = []
        self.state = dealt(players, **(options or {}))
        self._clear()
        self._set_land(types or {}, feudums or {}, rulers or {}, subjects, serfs or {})
        self._set_units(pawns, wine, abandoned or {}, monsters or {}, vessels or {})
        self._set_supplies(goods or {}, shillings or {}, barrel or {}, seals or {}, beads or {}, there or {})
        self._set_guilds(barn or {}, market, carts, sale, scrolls, rosary, chickens, rows)
        self._set_tiles(tiles or {}, landscapes or {}, gone, epoch)
        self._set_writs(writs or {})
        self._set_cards(hands or {}, played or {}, pouch or {})
        state = self.state
        state.epoch, state.round, state.first, state.active = epoch, round_number, first, first
        stock = state.stores.markers
        rest = state.stores.rest
        for seat in range(players):
            wanted = (markers or {}).get(seat, min(7, stock[seat]))
            rest[seat] += stock[seat] - wanted
            stock[seat] = wanted
        state.stores.markers, state.stores.rest = stock, rest
        settle(state)
        state.journal.clear()
        state.phase = NEXT_SELECT
        state.chain = False
        serve_all(state)
        if hands is not None:
            state.phase = PHASES.index("first_turn")
        state.go_on()
        state.fresh_start = False
        assert_conserved(state)

    def _clear(self) -> None:
        state = self.state
        realm, stores, guilds = state.realm, state.stores, state.guilds
        realm.goods = [[0] * GOODS for _ in range(LOCATIONS)]
        realm.kind = [0] * LOCATIONS
        stores.goods = [[0] * GOODS for _ in stores.goods]
        stores.bag = [30, 30, 30, 30, 50]
        stores.shillings = [0] * len(stores.shillings)
        seats = state.rules.seats
        stores.markers = [20 if seat < seats else 0 for seat in range(len(stores.markers))]
        stores.rest = [20 if seats <= row < state.rules.rows else 0 for row in range(len(stores.rest))]
        stores.yard = [3, 3, 3]
        stores.sealed, stores.pool = 17, [6, 5, 4, 2]
        guilds.seats = [[NOBODY_HERE] * 3 for _ in guilds.seats]
        guilds.barn, guilds.market, guilds.carts = [0] * 5, [0] * 5, [0] * 5
        guilds.sale, guilds.rows, guilds.scrolls = [0] * 3, [0] * 5, 0
        guilds.rosary, guilds.chickens = [0] * 4, [0] * 4

    def _set_land(
        self,
        types: Mapping[str, str],
        feudums: Mapping[str, str],
        rulers: Mapping[str, int],
        subjects: Sequence[str],
        serfs: Mapping[str, int],
    ) -> None:
        realm, stock = self.state.realm, self.state.stores.markers
        kinds, guilds = realm.kind, [NO_GUILD] * LOCATIONS
        for name, kind in types.items():
            kinds[place(name)] = PARTS.types.index(kind)
        for name, guild in feudums.items():
            kinds[place(name)] = PARTS.types.index("feudum")
            guilds[place(name)] = PARTS.guilds.index(guild)
        ruler, subject, serf = realm.ruler, realm.subject, realm.serf
        for name, seat in rulers.items():
            ruler[place(name)] = seat
            stock[seat] -= 1
        for name in subjects:
            subject[place(name)] = 1
            stock[rulers[name]] -= 1
        for name, seat in serfs.items():
            serf[place(name)] = seat
            stock[seat] -= 1
        realm.kind, realm.guild, realm.ruler, realm.subject, realm.serf = kinds, guilds, ruler, subject, serf
        self.state.stores.markers = stock

    def _set_units(
        self,
        pawns: Sequence[tuple[int, str, str]],
        wine: Sequence[tuple[int, int]],
        abandoned: Mapping[str, str],
        monsters: Mapping[str, tuple[int, str]],
        vessels: Mapping[int, Sequence[str]],
    ) -> None:
        realm, stores = self.state.realm, self.state.stores
        places, characters, yard = realm.place, realm.character, stores.yard
        for seat, character, location in pawns:
            pawn = next(k for k in range(seat * PAWNS, seat * PAWNS + PAWNS) if places[k] == NOWHERE)
            places[pawn], characters[pawn] = place(location), PARTS.guilds.index(character)
        drunk, bag = realm.wine, stores.bag
        for seat, pawn in wine:
            drunk[seat * PAWNS + pawn - 1] = 1
            bag[1] -= 1
        lying, owned = realm.abandoned, stores.vessels
        for location, vessel in abandoned.items():
            lying[place(location)][PARTS.vessels.index(vessel)] += 1
            yard[PARTS.vessels.index(vessel)] -= 1
        for seat, names in vessels.items():
            for vessel in names:
                owned[seat][PARTS.vessels.index(vessel)] += 1
                yard[PARTS.vessels.index(vessel)] -= 1
        owners, stock = realm.owner, stores.markers
        for monster, (seat, location) in monsters.items():
            places[ALL_PAWNS + PARTS.monsters.index(monster)] = place(location)
            owners[PARTS.monsters.index(monster)] = seat
            stock[seat] -= 1
        realm.place, realm.character, realm.wine, realm.owner = places, characters, drunk, owners
        realm.abandoned, stores.vessels, stores.yard = lying, owned, yard
        stores.bag, stores.markers = bag, stock

    def _set_supplies(
        self,
        goods: Mapping[int, Mapping[str, int]],
        shillings: Mapping[int, int],
        barrel: Mapping[int, int],
        seals: Mapping[int, int],
        beads: Mapping[int, Sequence[int]],
        there: Mapping[str, Mapping[str, int]],
    ) -> None:
        stores = self.state.stores
        owned, bag, lying = stores.goods, stores.bag, self.state.realm.goods
        for seat, kinds in goods.items():
            for good, number in kinds.items():
                owned[seat][PARTS.goods.index(good)] = number
                bag[PARTS.goods.index(good)] -= number
        for location, kinds in there.items():
            for good, number in kinds.items():
                lying[place(location)][PARTS.goods.index(good)] = number
                bag[PARTS.goods.index(good)] -= number
        coins, barrels, sealed, strung = stores.shillings, stores.barrel, stores.seals, stores.beads
        for seat, number in shillings.items():
            coins[seat] = number
        for seat, number in barrel.items():
            barrels[seat] = number
            bag[1] -= number
        pool = stores.pool
        for seat, number in seals.items():
            sealed[seat] = number
            stores.sealed -= number
        for seat, values in beads.items():
            for value in values:
                strung[seat][value - 2] += 1
                pool[value - 2] -= 1
                stores.sealed -= 1
        stores.goods, stores.bag, self.state.realm.goods = owned, bag, lying
        stores.shillings, stores.barrel, stores.seals, stores.beads = coins, barrels, sealed, strung
        stores.pool = pool

    def _set_guilds(
        self,
        barn: Mapping[str, int],
        market: Sequence[int],
        carts: Sequence[int],
        sale: Sequence[str],
        scrolls: str,
        rosary: Sequence[int],
        chickens: Sequence[int],
        rows: Sequence[int] | None,
    ) -> None:
        state = self.state
        guilds, stores = state.guilds, state.stores
        guilds.barn = [barn.get(good, 0) for good in PARTS.goods]
        guilds.market, guilds.carts = list(market), list(carts)
        stores.bag = [
            left - sum(used)
            for left, *used in zip(stores.bag, guilds.barn, guilds.market, guilds.carts, strict=True)
        ]
        yard, offered = stores.yard, guilds.sale
        for vessel in sale:
            offered[PARTS.vessels.index(vessel)] += 1
            yard[PARTS.vessels.index(vessel)] -= 1
        stores.yard, guilds.sale = yard, offered
        guilds.scrolls = sum(1 << PARTS.scrolls.index(scroll) for scroll in scrolls)
        pool, strung, fed = stores.pool, guilds.rosary, guilds.chickens
        for values, beads in ((rosary, strung), (chickens, fed)):
            for value in values:
                beads[value - 2] += 1
                pool[value - 2] -= 1
        stores.pool, guilds.rosary, guilds.chickens = pool, strung, fed
        stores.sealed -= len(scrolls) + len(rosary) + len(chickens)
        numbers, stock, rest = guilds.rows, stores.markers, stores.rest
        for row, number in enumerate(rows or []):
            numbers[row] = number
            if row < state.rules.seats:
                stock[row] -= number
            else:
                rest[row] -= number
        guilds.rows, stores.markers, stores.rest = numbers, stock, rest

    def _set_tiles(
        self,
        tiles: Mapping[int, Mapping[str, str]],
        landscapes: Mapping[str, str],
        gone: Sequence[int],
        epoch: int,
    ) -> None:
        """`tiles`: by seat, tile names with what is on their backs. Landscapes on the map are of the epoch IV."""
        state = self.state
        stores, realm = state.stores, state.realm
        lost, backs, unseen = list(gone), stores.back, stores.unseen
        owned, laid = stores.tiles, realm.tile
        named = [(name, back, seat, None) for seat, held in tiles.items() for name, back in held.items()]
        spare = [f"{region}_{EPOCHS}" for region in reversed(PARTS.regions)]
        named += [(spare.pop(), back, None, location) for location, back in landscapes.items()]  # type: ignore[misc]
        for name, back, seat, location in named:
            tile, kind = PARTS.tiles.index(name), PARTS.landscapes.index(back)
            backs[tile] = kind
            unseen[tile % EPOCHS][kind] -= 1
            if seat is not None:
                owned[seat] |= 1 << tile
            else:
                laid[place(str(location))] = tile
        missing = 24 - sum(EPOCHS - number for number in lost) - len(named)
        assert missing >= 0 or not named, "say which stacks have lost the tiles"
        free = [t for t in range(24) if t % EPOCHS < lost[t // EPOCHS] and backs[t] == LANDSCAPES]
        stores.dropped = sum(1 << tile for tile in free[: max(0, missing)])
        stores.gone, stores.back, stores.unseen = lost, backs, unseen
        stores.tiles, realm.tile = owned, laid

    def _set_writs(self, writs: Mapping[int, Sequence[str]]) -> None:
        deck = self.state.deck
        hands = deck.hands
        for seat, names in writs.items():
            hands[seat] = sum(1 << PARTS.writs.index(name) for name in names)
            deck.pile &= ~hands[seat]
        deck.hands = hands

    def _set_cards(
        self,
        hands: Mapping[int, Sequence[str]],
        played: Mapping[int, Sequence[str]],
        pouch: Mapping[int, str],
    ) -> None:
        state = self.state
        held, shown, filled, cubes = state.hand, state.played, state.stores.pouch, state.stores.pouch_cube
        for seat, names in hands.items():
            held[seat] = card_bits(names)
        for seat, names in played.items():
            shown[seat] = card_bits(names)
        bag = state.stores.bag
        for seat, filling in pouch.items():
            filled[seat], cubes[seat] = FILLINGS.index(filling), 1
            bag[PARTS.goods.index(filling)] -= 1
        state.hand, state.played, state.stores.bag = held, shown, bag
        state.stores.pouch, state.stores.pouch_cube = filled, cubes

    # Acting.

    def play(self, seat: int, *actions: Action) -> Table:
        """Legal actions of a seat; chance, if it is asked then, is left to `draw` and `outcome`."""
        for action in actions:
            self._apply(seat, GAME.check(self.state, seat, action))
        return self

    def card(self, seat: int, card: str, mode: str = "regular", *actions: Action) -> Table:
        """Play a card of the hand and carry it out; what was the only thing to do has been done by itself."""
        if self.phase in ("card", "after"):
            self.play(seat, do.PlayCard(card))
        if self.phase == "card_mode":
            self.play(seat, do.ChooseMode(mode))
        for action in actions:
            if self.state.phase in MOMENTS[type(action)]:
                self.play(seat, action)
        return self

    def draw(self, *things: str) -> Table:
        """Chance draws these goods, beads, cards, tiles or regions out of what is left."""
        for thing in things:
            left = GAME.chance(self.state).left  # type: ignore[attr-defined]
            answer = Drawn(left.index(thing) + 1, len(left))
            self._apply(CHANCE, GAME.chance(self.state).outcome(answer))
        return self

    def luck(self) -> Table:
        """Chance answers with its first outcome until somebody is asked."""
        while self.state.awaiting() == ASKS_CHANCE:
            self._apply(CHANCE, 0)
        return self

    def surrender(self, seat: int) -> Table:
        return self.play(seat, Surrender())

    def refuses(self, seat: int, action: Action) -> IllegalAction:
        """The refusal of an action; a refused action changes nothing."""
        before = self.state.dump()
        with pytest.raises(IllegalAction) as caught:
            GAME.check(self.state, seat, action)
        assert self.state.dump() == before
        return caught.value

    def clause(self, seat: int, action: Action) -> str:
        return self.refuses(seat, action).clause

    def facts(self, seat: int, action: Action) -> tuple[str, dict[str, str | int]]:
        """The clause that forbids an action, and all that its refusal tells; both languages have words for it."""
        refusal = self.refuses(seat, action)
        for voice in VOICES:
            assert voice.refusal(refusal).endswith(f"({refusal.clause})")
        return refusal.clause, dict(refusal.parameters)

    def why(self, seat: int, action: Action) -> tuple[str, object]:
        """The clause that forbids an action, and which of its reasons."""
        refusal = self.refuses(seat, action)
        return refusal.clause, refusal.parameters.get("why")

    def _apply(self, seat: int, code: int) -> None:
        before = copied(self.state)
        assert isinstance(before, FeudumEngine)
        self.state.apply(seat, code)
        self.events += GAME.narrate(before, seat, code, self.state)
        assert_conserved(self.state)

    # Looking.

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def awaiting(self) -> list[int]:
        return seats_in(self.state.awaiting())

    @property
    def asks_chance(self) -> bool:
        return self.state.awaiting() == ASKS_CHANCE

    @property
    def over(self) -> bool:
        return self.state.awaiting() == NOBODY

    def legal(self, seat: int, *kinds: type[Action]) -> list[Any]:
        actions = GAME.legal_actions(self.state, seat)
        return [action for action in actions if not kinds or isinstance(action, kinds)]

    def offers(self) -> list[str]:
        """The kinds of what whoever is asked can answer, in order, each once."""
        return list(dict.fromkeys(type(action).__name__ for action in self.legal(self.awaiting[0])))

    def goods(self, seat: int) -> dict[str, int]:
        return _named(self.state.stores.goods[seat])

    def bag(self, good: str) -> int:
        return self.state.stores.bag[PARTS.goods.index(good)]

    def lying(self, location: str) -> dict[str, int]:
        return _named(self.state.realm.goods[place(location)])

    def coins(self, seat: int) -> int:
        return self.state.stores.shillings[seat]

    def points(self, seat: int) -> int:
        return self.state.stores.score[seat]

    def markers(self, seat: int) -> int:
        return self.state.stores.markers[seat]

    def held(self, location: str) -> str:
        """Who holds a location, as the rulebook writes it: `A + subject A + serf B` is `A+/B`."""
        realm, number = self.state.realm, place(location)
        ruler, serf = realm.ruler[number], realm.serf[number]
        text = "" if ruler == NOBODY_HERE else "ABCDE"[ruler] + ("+" if realm.subject[number] else "")
        return text + ("" if serf == NOBODY_HERE else "/" + "ABCDE"[serf])

    def kind_of(self, location: str) -> str:
        return PARTS.types[self.state.realm.kind[place(location)]]

    def seats(self, guild: str) -> str:
        """The letters of master, official and apprentice."""
        ranks = self.state.guilds.seats[PARTS.guilds.index(guild)]
        return "".join("ABCDE"[seat] for seat in ranks if seat != NOBODY_HERE)

    def pawns(self, seat: int) -> list[str | None]:
        """Where his three pawns stand."""
        return [pawn.location for pawn in self.view(None).players[seat].pawns]

    def view(self, viewer: int | None) -> Any:
        return GAME.view(self.state, viewer)

    def heard(self, viewer: int | None, *kinds: type[Event]) -> list[Any]:
        """What a viewer was told since the position was set up."""
        events = [event for telling in self.events if (event := telling.heard_by(viewer)) is not None]
        return [event for event in events if not kinds or isinstance(event, kinds)]


def card_bits(cards: Sequence[str]) -> int:
    return sum(1 << PARTS.cards.index(card) for card in cards)


def _named(numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(PARTS.goods, numbers, strict=True) if number}
