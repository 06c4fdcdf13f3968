"""What a quick player of WAR Vikings answers inside a combat: gods, prayers, second rolls, Valhalla."""

from __future__ import annotations

from typing import Annotated

from conquista.bots.search.vikings_odds import card_gain, god_gain
from conquista.bots.search.vikings_outlook import VikingsOutlook
from conquista.bots.search.vikings_taste import DEFENDING, FALLS, PAIR, PAIR_WORTH
from conquista.games.vikings.clash import Clash, reroll, settle
from conquista.games.vikings.gods import cost
from conquista.games.vikings.phase import (
    BY_VALHALLA,
    DO_DRAW_AGAIN,
    DO_KEEP,
    INVOKE_ATT,
    INVOKE_DEF,
    OFF,
    PRAYER_ATT,
    PRAYER_DEF,
    RED,
    REROLL_ATT,
    REROLL_DEF,
    VALHALLA_ATT,
    VALHALLA_DEF,
    YELLOW,
)
from conquista.games.vikings.state import VikingsState
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.state import Codes
from conquista.parts.land.combat import Battle, compare

_POWERS: int = 2 * 16 * 16
_UNKNOWN: int = -1_000_000
_FACES: int = 6
_DECISIVE: int = 3000  # what a pair is worth when it may win the match
_ON_LAND: int = 100  # what it is worth more in a battle than at sea
_NEAR: int = 3  # territories that a goal lacks when ships are kept for it
_SHORT: int = 500  # of pieces: then no more go to Valhalla than are needed
_ENOUGH: int = 2


class Fighter:
    """`_god`, `_card`: the pairs that a power wins, by side, by both sides' dice, and by its number."""

    __slots__ = ("_battle", "_card", "_clash", "_god", "_outlook")

    _outlook: VikingsOutlook
    _clash: Clash
    _battle: Battle
    _god: Annotated[list[int], _POWERS]
    _card: Annotated[list[int], _POWERS]

    def __init__(self, outlook: VikingsOutlook) -> None:
        self._outlook = outlook
        self._clash = Clash()
        self._battle = Battle()
        self._god = row(_POWERS, _UNKNOWN)
        self._card = row(_POWERS, _UNKNOWN)

    def answer(self, state: VikingsState, seat: int, out: Codes, listed: int) -> int:
        phase: int = state.phase
        side: int = RED
        if phase in (INVOKE_DEF, PRAYER_DEF, REROLL_DEF, VALHALLA_DEF):
            side = YELLOW
        if phase in (INVOKE_ATT, INVOKE_DEF):
            self._outlook.look_around(state, seat)
            self._outlook.weigh(state.battle.target)
            return self._invoke(side, out, listed)
        if phase in (PRAYER_ATT, PRAYER_DEF):
            return self._pray(state, side)
        if phase in (REROLL_ATT, REROLL_DEF):
            return self._reroll(state, side, out, listed)
        if phase in (VALHALLA_ATT, VALHALLA_DEF):
            self._outlook.look(state, seat)
            return self._bury(out)
        return out.codes[0]  # as many dice as there are

    def _god_gain(self, side: int, god: int) -> int:
        """Computed at the first use: there are many, and most are never asked for."""
        battle = self._outlook.state.battle
        place: int = ((side * 4 + battle.attack_dice) * 4 + battle.defence_dice) * 16 + god
        if self._god[place] == _UNKNOWN:
            self._god[place] = god_gain(side, battle.attack_dice, battle.defence_dice, god)
        return self._god[place]

    def _card_gain(self, battle: Battle, side: int, card: int) -> int:
        place: int = ((side * 4 + battle.attack_dice) * 4 + battle.defence_dice) * 16 + card
        if self._card[place] == _UNKNOWN:
            self._card[place] = card_gain(side, battle.attack_dice, battle.defence_dice, card)
        return self._card[place]

    def _invoke(self, side: int, out: Codes, listed: int) -> int:
        """The god whose help is worth most beyond what it costs, if any is."""
        outlook = self._outlook
        state = outlook.state
        weight: int = self._weight(side)
        souls: int = state.valhalla[outlook.me] - self._saved()
        best: int = 0
        best_value: int = 0
        for k in range(1, listed):
            god: int = out.codes[k] >> 6 & 63
            price: int = cost(state, side, god)
            if price > souls:
                continue
            value: int = weight * self._god_gain(side, god) // 1000 - outlook.price(price)
            if value > best_value:
                best = k
                best_value = value
        return out.codes[best]

    def _saved(self) -> int:
        """What is kept for ships that the goal asks for, when it is near, and for a lost commander."""
        outlook = self._outlook
        state = outlook.state
        saved: int = outlook.goal.ships_due if outlook.goal.missing(0) <= _NEAR else 0
        if state.rules.commander_on and state.rules.commander_return == BY_VALHALLA:
            saved += 1 if state.commander[outlook.me] == OFF else 0
        return saved

    def _weight(self, side: int) -> int:
        """How much a pair matters here. In defence it is worth less: the attacker says when it is over."""
        outlook = self._outlook
        state = outlook.state
        battle = state.battle
        naval: bool = state.clash.naval
        target: int = battle.target
        if side == RED and not naval and outlook.goal.completes(target):
            return _DECISIVE
        worth: int = min(outlook.worth[target], 50_000)
        weight: int = outlook.taste[PAIR] + outlook.taste[PAIR_WORTH] * worth // 1000
        if not naval:
            weight += _ON_LAND
            if state.land.armies[target] <= min(battle.attack_dice, battle.defence_dice):
                weight += outlook.taste[FALLS] * worth // 1000
        return weight if side == RED else weight * outlook.taste[DEFENDING] // 1000

    def _pray(self, state: VikingsState, side: int) -> int:
        """A card worse than the average of its god is refused."""
        self._outlook.state = state
        card: int = state.clash.card[side]
        usual: int = self._god_gain(side, state.rules.gods.god[card])
        return ONE | (DO_KEEP if self._card_gain(state.battle, side, card) >= usual else DO_DRAW_AGAIN)

    def _reroll(self, state: VikingsState, side: int, out: Codes, listed: int) -> int:
        """The die that wins most pairs when it is rolled again, of the six ways that it can fall."""
        best: int = 0
        self._clash.copy_from(state.clash)
        best_won: int = _FACES * self._won(state, side)
        for k in range(1, listed):
            won: int = 0
            for result in range(1, _FACES + 1):
                self._clash.copy_from(state.clash)
                self._clash.chosen = out.codes[k] >> 6 & 63
                reroll(self._clash, side, result)
                won += self._won(state, side)
            if won > best_won:
                best = k
                best_won = won
        return out.codes[best]

    def _won(self, state: VikingsState, side: int) -> int:
        """The pairs that a side wins with the dice of the trial, if no card has any rolled again."""
        self._battle.copy_from(state.battle)
        settle(self._clash, state.rules.gods, self._battle)
        compare(self._battle)
        return self._battle.defence_losses if side == RED else self._battle.attack_losses

    def _bury(self, out: Codes) -> int:
        """As many as fit; when pieces run short, only what the cheapest gods or a ship take."""
        outlook = self._outlook
        most: int = (out.codes[0] >> AMOUNT) - 1
        if outlook.scarcity < _SHORT:
            return out.codes[0]
        room: int = _ENOUGH + self._saved() - outlook.state.valhalla[outlook.me]
        return out.codes[0] & HEAD | (max(0, min(most, room)) + 1) << AMOUNT
