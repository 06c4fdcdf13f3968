"""Building a position of War and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from conquista.games.war.components import components, rules_for
from conquista.games.war.engine import WarEngine
from conquista.games.war.game import War
from conquista.games.war.phase import PHASES
from conquista.games.war.turn import advance
from conquista.games.war.view import WarView
from conquista.kernel.action import Action, Surrender
from conquista.kernel.chance import Drawn, Rolled
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import Event, Telling
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import copied

PARTS = components()
GAME = War()
HARMLESS = "obj_18_territorios"


class Table:
    """A position and what was told since it was set up. Seats are numbers; A is 0, B is 1, …"""

    def __init__(
        self,
        phase: str = "attack",
        players: int = 3,
        active: int = 0,
        holdings: Mapping[int, Sequence[str]] | None = None,
        rest: int | None = None,
        armies: Mapping[str, int] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        objectives: Mapping[int, str] | None = None,
        colours: Sequence[str] | None = None,
        pools: Mapping[str, int] | None = None,
        discards: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        exchanges: int = 0,
        round_number: int = 2,
        first: int = 0,
        conquered: bool = False,
        eliminated: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Set a position up. What is not said is filled in so that it does not matter.

        `holdings`: the territories of each seat; all others belong to `rest` (the last seat if not said).
        `armies`: 1 on every territory not named. `phase`: a state of WAR-TRN-03; "turn_start" begins the
        active seat's turn. Seats that hold nothing are out of play (eliminated). Everybody holds an
        objective that the position does not fulfil, if none is given. The draw pile is all cards that
        are nowhere else, if it is not given; then all others are in the box.
        """
        self.game = GAME
        self.events: list[Telling] = []
        self.state = WarEngine(rules_for(players, settle(GAME.options, options or {})))
        self._set_land(players, holdings or {}, players - 1 if rest is None else rest, armies or {})
        self._set_people(players, objectives or {}, colours or PARTS.colours[:players])
        self._set_cards(hands or {}, discards, pile)
        state = self.state
        state.active, state.first, state.round, state.turns = active, first, round_number, 1
        state.exchanges, state.conquered, state.eliminated = exchanges, conquered, eliminated
        for name, number in (pools or {}).items():
            state.pools.add(PARTS.pools.index(name), number)
        if phase == "fortify":
            state.reserve.movable = [
                state.land.armies[t] - 1 if state.land.owner[t] == active else 0
                for t in range(len(state.land.owner))
            ]
        state.phase = PHASES.index(phase)
        if phase in ("turn_start", "draw", "turn_end"):
            advance(state)

    def _set_land(
        self, players: int, holdings: Mapping[int, Sequence[str]], rest: int, armies: Mapping[str, int]
    ) -> None:
        holder = {name: seat for seat, names in holdings.items() for name in names}
        unknown = (set(holder) | set(armies)) - set(PARTS.territories)
        assert not unknown, f"no such territories: {unknown}"
        land = self.state.land
        for number, name in enumerate(PARTS.territories):
            land.give(number, holder.get(name, rest))
        numbers = [armies.get(name, 1) for name in PARTS.territories]
        land.armies = numbers + [0] * (len(land.armies) - len(numbers))
        self.state.in_play = sum(1 << seat for seat in range(players) if land.territories[seat])
        fates = self.state.fate
        for seat in range(players):
            fates[seat] = 0 if land.territories[seat] else 1
        self.state.fate = fates

    def _set_people(self, players: int, objectives: Mapping[int, str], colours: Sequence[str]) -> None:
        state = self.state
        cards = [PARTS.objectives.index(objectives.get(seat, HARMLESS)) for seat in range(players)]
        numbers = [PARTS.colours.index(colour) for colour in colours]
        state.objective = cards + state.objective[players:]
        state.colour = numbers + state.colour[players:]

    def _set_cards(
        self, hands: Mapping[int, Sequence[str]], discards: Sequence[str], pile: Sequence[str] | None
    ) -> None:
        deck = self.state.deck
        placed = [*discards, *(card for hand in hands.values() for card in hand)]
        assert len(set(placed)) == len(placed), "a card lies in two places"
        deck.opened = card_bits(discards)
        for seat, hand in hands.items():
            deck.put(seat, card_bits(hand))
        left = [card for card in PARTS.cards if card not in placed] if pile is None else pile
        deck.pile = card_bits(left)

    # Acting.

    def play(self, seat: int, action: Action) -> Table:
        """A legal action of a seat; chance, if it is asked then, is left to `roll` and `draw`."""
        self._apply(seat, GAME.check(self.state, seat, action))
        return self

    def roll(self, *faces: int) -> Table:
        """The dice as they fall: the attack's first, then the defence's."""
        self._apply(CHANCE, GAME.chance(self.state).outcome(Rolled(6, faces)))
        return self

    def draw(self, thing: str) -> Table:
        """Chance draws this card, objective, colour or territory out of what is left."""
        left = GAME.chance(self.state).left  # type: ignore[attr-defined]
        answer = Drawn(left.index(thing) + 1, len(left))
        self._apply(CHANCE, GAME.chance(self.state).outcome(answer))
        return self

    def outcome(self, number: int) -> Table:
        """Chance answers with its outcome of this number."""
        self._apply(CHANCE, number)
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

    def _apply(self, seat: int, code: int) -> None:
        before = copied(self.state)
        assert isinstance(before, WarEngine)
        self.state.apply(seat, code)
        self.events += GAME.narrate(before, seat, code, self.state)

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

    @property
    def winners(self) -> list[int]:
        return seats_in(self.state.winners)

    def legal(self, seat: int) -> list[Action]:
        return GAME.legal_actions(self.state, seat)

    def armies(self, *territories: str) -> list[int]:
        numbers = self.state.land.armies
        return [numbers[PARTS.territories.index(name)] for name in territories]

    def owner(self, territory: str) -> int:
        """The seat that owns it; NEUTRAL for nobody."""
        return self.state.land.owner[PARTS.territories.index(territory)]

    def hand(self, seat: int) -> list[str]:
        bits = self.state.deck.hands[seat]
        return [card for number, card in enumerate(PARTS.cards) if bits >> number & 1]

    def pools(self) -> dict[str, int]:
        return {name: n for name, n in zip(PARTS.pools, self.state.pools.pool, strict=False) if n}

    def view(self, viewer: int | None) -> WarView:
        return GAME.view(self.state, viewer)

    def heard(self, viewer: int | None) -> list[Event]:
        """What a viewer was told since the position was set up."""
        return [event for telling in self.events if (event := telling.heard_by(viewer)) is not None]


def card_bits(cards: Sequence[str]) -> int:
    return sum(1 << PARTS.cards.index(card) for card in cards)


def cards_of(*territories: str) -> list[str]:
    return [f"carta_{name}" for name in territories]


def territories_of(continent: str) -> list[str]:
    number = PARTS.continents.index(continent)
    where = PARTS.board.continent
    return [name for k, name in enumerate(PARTS.territories) if where[k] == number]


def opening(
    players: int = 3, colours: Sequence[str | None] | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table at the very beginning, where chance is asked for the first time."""
    from conquista.kernel.game import SeatSetup

    table = Table(players=players, options=options)
    chosen = colours or PARTS.colours[:players]
    table.state = GAME.new_state([SeatSetup(colour) for colour in chosen], options or {})
    return table
