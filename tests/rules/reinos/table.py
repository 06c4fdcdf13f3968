"""Building a position of Reinos and acting on it, for tests that read like the rulebook's examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.components import components, rules_for
from conquista.games.reinos.engine import ReinosEngine
from conquista.games.reinos.game import Reinos
from conquista.games.reinos.phase import CHOOSE, PHASES
from conquista.games.reinos.view import BattleView, ReinosView
from conquista.kernel.action import Action, Surrender
from conquista.kernel.chance import Draw, Drawn, Percent, Scored
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import Event, Telling
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import copied

PARTS = components()
GAME = Reinos()
A, B, C, D, E, F, G, H = range(8)
FAILS = 100  # no test of Reinos succeeds with as much
PASSES = 1  # and none fails with as little


class Table:
    """A position and what was told since it was set up. Seats are numbers; A is 0, B is 1, …"""

    def __init__(
        self,
        players: int = 4,
        order: Sequence[int] | None = None,
        vassals: Mapping[int, Sequence[int]] | None = None,
        revolt: Mapping[int, int] | None = None,
        skips: Sequence[int] = (),
        passes: Mapping[int, int] | None = None,
        active: int = A,
        round_number: int = 1,
        out: Sequence[int] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Set up the beginning of a turn of `active`; revolt and battle are reached by playing from there.

        `order`: the order of play, by seats if not said. `vassals`: those of each suzerain; all others are
        free. `revolt`: 15 for vassals not named. `skips`: vassals whose next growth is skipped. `passes`:
        in a row, 0 for those not named. `out`: those who have surrendered.
        """
        self.game = GAME
        self.events: list[Telling] = []
        colours = [None] * players
        self.state = ReinosEngine(rules_for(colours, settle(GAME.options, options or {})))
        self._set_order(players, order or range(players))
        self._set_bonds(vassals or {}, revolt or {}, skips)
        state = self.state
        counts = passes or {}
        state.passes = [counts.get(seat, 0) for seat in range(len(state.passes))]
        state.in_play = sum(1 << seat for seat in range(players) if seat not in out)
        state.active, state.round, state.turns, state.phase = active, round_number, 1, CHOOSE
        assert state.is_free(active), "only a free kingdom has a turn"

    def _set_order(self, players: int, order: Sequence[int]) -> None:
        assert sorted(order) == list(range(players)), "an order names every seat once"
        state = self.state
        state.order = [*order, *[0] * (len(state.order) - players)]
        state.ordered = (1 << players) - 1

    def _set_bonds(
        self, vassals: Mapping[int, Sequence[int]], revolt: Mapping[int, int], skips: Sequence[int]
    ) -> None:
        lords = {vassal: lord for lord, served in vassals.items() for vassal in served}
        assert not set(lords) & set(vassals), "there are no vassals of vassals"
        assert set(revolt) | set(skips) <= set(lords), "only vassals revolt"
        state = self.state
        seats = range(len(state.suzerain))
        state.suzerain = [lords.get(seat, seat) for seat in seats]
        state.revolt = [revolt.get(seat, 15) if seat in lords else 0 for seat in seats]
        state.skips_growth = sum(1 << seat for seat in skips)

    # Acting.

    def play(self, seat: int, action: Action) -> Table:
        """A legal action of a seat; chance, if it is asked then, is left to `score`, `card` and `draw`."""
        code = GAME.check(self.state, seat, action)
        GAME.explain(self.state, seat, action)  # no clause forbids what is legal
        self._apply(seat, code)
        return self

    def attack(self, seat: int, target: int) -> Table:
        return self.play(seat, Attack(target))

    def passes(self, *seats: int) -> Table:
        for seat in seats:
            self.play(seat, Pass())
        return self

    def idles(self, *seats: int) -> Table:
        """They pass, as if nobody had passed before: the inactivity rule does not get in the way."""
        for seat in seats:
            self.state.passes = [0] * len(self.state.passes)
            self.passes(seat)
        return self

    def stays(self, *seats: int) -> Table:
        for seat in seats:
            self.play(seat, StayLoyal())
        return self

    def tries(self, *seats: int) -> Table:
        for seat in seats:
            self.play(seat, Revolt())
        return self

    def surrender(self, seat: int) -> Table:
        return self.play(seat, Surrender())

    def score(self, *values: int) -> Table:
        """The numbers from 1 to 100 that come, one test after the other."""
        for value in values:
            assert isinstance(GAME.chance(self.state), Percent)
            self.outcome(GAME.chance(self.state).outcome(Scored(value)))
        return self

    def card(self, joker: bool = False) -> Table:
        """What is on the card that is being turned."""
        left = self._left()
        assert left == ("joker", *["plain"] * (len(left) - 1))
        return self.outcome(0 if joker else len(left) - 1)

    def pick(self, seat: int, card: int, joker: bool = False) -> Table:
        return self.play(seat, Pick(card)).card(joker)

    def draw(self, thing: str) -> Table:
        """Chance draws this kingdom or card out of what is left."""
        left = self._left()
        return self.outcome(GAME.chance(self.state).outcome(Drawn(left.index(thing) + 1, len(left))))

    def outcome(self, number: int) -> Table:
        """Chance answers with its outcome of this number."""
        assert self.asks_chance
        assert self.state.outcomes() == GAME.chance(self.state).outcomes > number
        self._apply(CHANCE, number)
        return self

    def fight(self, seat: int, target: int, natives: bool = True, rebels: bool = False) -> Table:
        """An attack in which all vassals stay loyal, up to the first card."""
        self.attack(seat, target).stays(*self.awaiting)
        return self.muster(natives, rebels)

    def muster(self, natives: bool = True, rebels: bool = False) -> Table:
        """The native test and, if it fails, the courting of the rebels."""
        if natives:
            return self.score(PASSES)
        return self.score(FAILS, PASSES if rebels else FAILS)

    def decide(self, winner: int) -> Table:
        """The cards fall so that this suzerain wins the battle on the table."""
        while self.state.cards and self.phase in ("battle", "place", "card", "joker"):
            if self.phase == "battle":
                self.play(self.awaiting[0], Pick(self.face_down[0]))
            elif self.phase == "card":
                self.card(joker=winner == self.state.picking)
            else:
                self.outcome(0)
        return self

    def win(self, seat: int, target: int) -> Table:
        """An attack that succeeds, with all vassals loyal."""
        return self.fight(seat, target).decide(seat)

    def lose(self, seat: int, target: int) -> Table:
        """An attack that fails, with all vassals loyal."""
        return self.fight(seat, target).decide(target)

    def show_cards(self) -> Table:
        """Cards that lie on the table when a battle is called off are turned over."""
        return self.outcome(0) if self.phase == "joker" else self

    def refuses(self, seat: int, action: Action) -> tuple[str, dict[str, str | int]]:
        """Clause and parameters of the refusal of an action; a refused action changes nothing."""
        before = self.state.dump()
        with pytest.raises(IllegalAction) as caught:
            GAME.check(self.state, seat, action)
        assert self.state.dump() == before
        return caught.value.clause, dict(caught.value.parameters)

    def _apply(self, seat: int, code: int) -> None:
        before = copied(self.state)
        assert isinstance(before, ReinosEngine)
        self.state.apply(seat, code)
        assert len(self.state.dump()) == len(before.dump()), "a state is made of ints, not of None"
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
    def percent(self) -> int:
        """Of the test that is to be drawn now."""
        chance = GAME.chance(self.state)
        assert isinstance(chance, Percent)
        return chance.chance

    def _left(self) -> tuple[str, ...]:
        chance = GAME.chance(self.state)
        assert isinstance(chance, Draw)
        return chance.left

    @property
    def battle(self) -> BattleView:
        battle = self.view(None).battle
        assert battle is not None
        return battle

    @property
    def sides(self) -> tuple[int, int, int, int]:
        """Armies of the attack, armies of the defence, cards on the table, and whose side picks."""
        assert self.battle.picking is not None
        return self.battle.attack_armies, self.battle.defence_armies, self.battle.cards, self.battle.picking

    @property
    def picks(self) -> dict[int, int]:
        """How many cards each has still to pick."""
        return {seat: left for seat, left in enumerate(self.battle.picks_left) if left}

    @property
    def face_down(self) -> list[int]:
        return [card for card in range(1, self.battle.cards + 1) if card not in self.battle.turned]

    @property
    def bonds(self) -> dict[int, int]:
        """Each vassal with its suzerain."""
        return {
            seat: lord
            for seat, lord in enumerate(self.view(None).suzerains)
            if lord is not None and self.view(None).in_play[seat]
        }

    @property
    def revolts(self) -> dict[int, int]:
        """The probability of revolt of each kingdom that has one."""
        return {seat: percent for seat, percent in enumerate(self.view(None).revolt) if percent}

    @property
    def skips(self) -> list[int]:
        return [seat for seat, skips in enumerate(self.view(None).skips_growth) if skips]

    @property
    def turn(self) -> tuple[str, list[int], int]:
        """State, who is asked, and the round."""
        return self.phase, self.awaiting, self.view(None).round

    def legal(self, seat: int) -> list[Action]:
        actions = GAME.legal_actions(self.state, seat)
        assert len(actions) == len(GAME.families(self.state, seat)), "no decision of Reinos has an amount"
        return actions

    def view(self, viewer: int | None) -> ReinosView:
        return GAME.view(self.state, viewer)

    def heard(self, viewer: int | None) -> list[Event]:
        """What a viewer was told since the position was set up."""
        return [event for telling in self.events if (event := telling.heard_by(viewer)) is not None]

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of this kind that everybody heard."""
        return [event for event in self.heard(None) if isinstance(event, kind)]


def opening(players: int = 4, options: Mapping[str, object] | None = None) -> Table:
    """A table at the very beginning, where chance is asked for the first time."""
    table = Table(players, options=options)
    table.state = GAME.new_state([SeatSetup()] * players, options or {})
    return table
