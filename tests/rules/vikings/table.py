"""Building a position of WAR Vikings and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conquista.games.vikings import actions as do
from conquista.games.vikings.components import components, rules_for
from conquista.games.vikings.engine import VikingsEngine
from conquista.games.vikings.game import Vikings
from conquista.games.vikings.phase import DEALER, NO_EFFECT, OFF, PHASES, UNPLACED
from conquista.games.vikings.turn import advance
from conquista.kernel.event import Telling
from conquista.kernel.names import bits_of
from conquista.kernel.option import settle
from tests.rules.land import LandTable, in_continent

PARTS = components()
GAME = Vikings()
A, B, C, D = range(4)
NAMED = ("grito_de_batalha", "aguas_sangrentas", "parede_de_escudos", "prece_da_guerra")


class Table(LandTable):
    game, parts, phases, harmless = GAME, PARTS, PHASES, "obj_muralha"

    def __init__(
        self,
        phase: str = "attack",
        players: int = 4,
        active: int = A,
        holdings: Mapping[int, Sequence[str]] | None = None,
        rest: int | None = None,
        armies: Mapping[str, int] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        objectives: Mapping[int, str] | None = None,
        colours: Sequence[str] | None = None,
        pools: Mapping[str, int] | None = None,
        discards: Sequence[str] = (),
        pile: Sequence[str] | None = None,
        valhalla: Mapping[int, int] | None = None,
        removed: Mapping[int, int] | None = None,
        reserve: Mapping[int, int] | None = None,
        ships: Sequence[str] = (),
        sunk: Mapping[int, int] | None = None,
        commanders: Mapping[int, str] | None = None,
        effect: str | None = None,
        exchanges: int = 0,
        round_number: int = 2,
        first: int = A,
        conquered: bool = False,
        eliminated: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Set a position up. What is not said is filled in so that it does not matter.

        `holdings`: the territories of each seat; all others belong to `rest` (the last seat if not said).
        `armies`: 1 on every territory not named. `phase`: "turn_start" begins the active seat's turn. Seats
        that hold nothing are out of play (eliminated). Hands are in the order in which their cards came.
        `reserve`: by default what is nowhere else; if given, the rest of the supply is out of the count.
        `ships` lie in port, those of `sunk` are destroyed, the others are in reserve. Commanders not named
        have been taken off the board.
        """
        self.events: list[Telling] = []
        holdings = {A: ["alba"]} if holdings is None else holdings
        chosen = {"three_players": players == 3, **(options or {})}
        self.state = VikingsEngine(rules_for(players, settle(GAME.options, chosen)))
        self.set_land(players, holdings, players - 1 if rest is None else rest, armies or {})
        objectives_on = self.state.rules.objectives_on
        self.set_people(players, objectives or {}, colours or PARTS.colours[:players])
        if not objectives_on:
            self.state.objective = [15] * len(self.state.objective)
        self.set_cards(hands or {}, discards, pile)
        state = self.state
        state.active, state.first, state.dealer, state.round, state.turns = (
            active,
            first,
            first,
            round_number,
            1,
        )
        state.exchanges, state.conquered, state.eliminated = exchanges, conquered, eliminated
        state.effect = PARTS.effects.index(effect) if effect else NO_EFFECT
        for name, number in (pools or {}).items():
            state.pools.add(PARTS.pools.index(name), number)
        self._set_order(hands or {})
        self._set_sea(players, ships, sunk or {}, commanders or {}, PHASES.index(phase))
        self._set_supply(players, valhalla or {}, removed or {}, reserve or {})
        self.set_movable()
        state.phase = PHASES.index(phase)
        if phase in ("turn_start", "draw", "turn_end", "after_card"):
            advance(state)

    def _set_order(self, hands: Mapping[int, Sequence[str]]) -> None:
        arrived = self.state.arrived
        for hand in hands.values():
            for card in hand:
                self.state.arrivals += 1
                arrived[PARTS.cards.index(card)] = self.state.arrivals
        self.state.arrived = arrived

    def _set_sea(
        self,
        players: int,
        ships: Sequence[str],
        sunk: Mapping[int, int],
        commanders: Mapping[int, str],
        phase: int,
    ) -> None:
        fleet = self.state.fleet
        fleet.in_port = bits_of(PARTS.territories, ships)
        assert not set(ships) - set(PARTS.ports), "ships lie in ports"
        own = [sum(self.owner(port) == seat for port in ships) for seat in range(players)]
        left = self.state.rules.ships if self.state.rules.ships_on else 0
        reserve = [max(0, left - own[seat] - sunk.get(seat, 0)) for seat in range(players)]
        fleet.in_reserve = reserve + fleet.in_reserve[players:]
        fleet.destroyed = [sunk.get(seat, 0) for seat in range(players)] + fleet.destroyed[players:]
        nowhere = UNPLACED if PHASES[phase] == "place" else OFF
        places = [
            PARTS.territories.index(commanders[seat]) if seat in commanders else nowhere
            for seat in range(players)
        ]
        self.state.commander = places + self.state.commander[players:]

    def _set_supply(
        self,
        players: int,
        valhalla: Mapping[int, int],
        removed: Mapping[int, int],
        reserve: Mapping[int, int],
    ) -> None:
        state = self.state
        away = [valhalla.get(seat, 0) for seat in range(players)]
        gone = [removed.get(seat, 0) for seat in range(players)]
        state.valhalla = away + state.valhalla[players:]
        if state.rules.limited:
            state.removed = gone + state.removed[players:]
            stock = [
                reserve.get(seat, state.rules.supply - away[seat] - gone[seat] - self.on_board(seat))
                for seat in range(players)
            ]
            state.stock = stock + state.stock[players:]

    # Acting.

    def attack(self, source: str, target: str, armies: int, *faces: int) -> Table:
        """An attack of the active seat in which nobody calls a god, up to the dice; they are rolled if given."""
        self.play(self.state.active, do.Attack(source, target, armies)).pass_gods()
        return self.roll(*faces) if faces else self

    def engage(self, source: str, target: str, *faces: int) -> Table:
        """A naval combat of the active seat in which nobody calls a god."""
        self.play(self.state.active, do.AttackShip(source, target)).pass_gods()
        return self.roll(*faces) if faces else self

    def pass_gods(self) -> Table:
        while self.phase in ("invoke_att", "invoke_def"):
            self.play(self.awaiting[0], do.PassInvocation())
        return self

    def invoke(self, god: str, card: str) -> Table:
        """Whoever is asked calls this god and draws this card."""
        return self.play(self.awaiting[0], do.Invoke(god)).draw(card)

    def bury(self) -> Table:
        """Nobody goes to Valhalla."""
        while self.phase in ("valhalla_att", "valhalla_def"):
            self.play(self.awaiting[0], do.SendToValhalla(0))
        return self

    def answer_by_default(self) -> Table:
        """What is done for whoever is asked and does not answer."""
        seat = self.awaiting[0]
        self._apply(seat, GAME.default(self.state, seat))
        return self

    # Looking.

    def on_board(self, seat: int) -> int:
        return sum(
            number
            for name, number in zip(PARTS.territories, self.state.land.armies, strict=False)
            if self.owner(name) == seat
        )

    def supply(self, seat: int) -> tuple[int, int, int, int]:
        """On the board, in Valhalla, in the reserve, removed."""
        state = self.state
        return self.on_board(seat), state.valhalla[seat], state.stock[seat], state.removed[seat]

    def valhalla(self, seat: int) -> int:
        return int(self.state.valhalla[seat])

    def ships(self) -> list[str]:
        return list(self.view(None).ships)

    def fleet(self, seat: int) -> tuple[int, int, int]:
        """Ships in port, in reserve, destroyed."""
        own = sum(self.owner(port) == seat for port in self.ships())
        return own, self.state.fleet.in_reserve[seat], self.state.fleet.destroyed[seat]

    def commander(self, seat: int) -> str | None:
        place: str | None = self.view(None).commanders[seat]
        return place


def cards_of(*territories: str) -> list[str]:
    return [f"carta_{name}" for name in territories]


def region(name: str) -> list[str]:
    return in_continent(PARTS, name)


def opening(
    players: int = 4, colours: Sequence[str | None] | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table at the very beginning."""
    chosen = PARTS.colours[:players] if colours is None else colours
    table = Table(players=players, options=options)
    return table.open(chosen, {"three_players": players == 3, **(options or {})})


def dealt(players: int = 4, dealer: int = A, options: Mapping[str, object] | None = None) -> Table:
    """A table whose setup is over: the dealer's first placement."""
    table = opening(players, options=options)
    while table.asks_chance:
        if table.state.phase == DEALER:
            table.roll(*(6 if seat == dealer else 1 for seat in range(players)))
        else:
            table.outcome()
    return table
