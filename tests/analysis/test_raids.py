"""Exact odds of air raids."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from conquista.analysis.raids import exchange_odds, raid_odds
from conquista.games.war2.actions import ContinueRaid, RaidFromBase
from conquista.kernel.boxes import seeded
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import copied
from tests.rules.war2.table import GAME, PARTS, Table

CHINA = PARTS.territories.index("china")
CONTINUE = GAME.encode(ContinueRaid())


def position(bombers: int, armies: int, heavy: bool = False) -> Table:
    options = {"aa_die": "heavy"} if heavy else {}
    table = Table(
        holdings={0: ["brasil"], 1: ["egito"]}, armies={"china": armies}, base={0: bombers}, options=options
    )
    return table.play(0, RaidFromBase("china", bombers))


def ending(table: Table) -> tuple[int, int]:
    view = table.view(None)
    return (view.raid.bombers if view.raid else view.base[0]), table.armies("china")[0]


@pytest.mark.parametrize("heavy", [False, True])
@pytest.mark.parametrize(("bombers", "armies"), [(1, 2), (1, 5), (2, 3), (3, 4), (10, 9)])
def test_an_exchange_is_what_the_rules_do_with_every_pair_of_sides(bombers, armies, heavy):
    found: dict[tuple[int, int], Fraction] = {}
    for flak, bombs in product(range(6), repeat=2):
        table = position(bombers, armies, heavy)
        table.outcome(flak)
        if table.phase == "bombs":
            table.outcome(bombs)
        found[ending(table)] = found.get(ending(table), Fraction()) + Fraction(1, 36)
    assert exchange_odds(bombers, armies, heavy) == found


@pytest.mark.parametrize(("bombers", "armies"), [(1, 2), (3, 6), (10, 20)])
def test_chances_add_up_to_one(bombers, armies):
    odds = raid_odds(bombers, armies)
    assert sum(odds.endings.values()) == 1
    assert all(left == 0 or standing == 1 for left, standing in odds.endings)
    assert 0 < odds.down_to_one < 1
    careful = raid_odds(bombers, armies, stop=lambda flying, _: flying < 2)
    assert sum(careful.endings.values()) == 1


def test_one_bomber_against_two_armies_by_hand():
    """It hits before it is shot down: 1/4 against 1/2 for each exchange, and 1/4 that nothing happens."""
    odds = raid_odds(1, 2)
    assert odds.endings == {(0, 2): Fraction(2, 3), (1, 1): Fraction(1, 3)}
    assert (odds.bombers_lost, odds.armies_destroyed) == (Fraction(2, 3), Fraction(1, 3))


def test_stopping_after_one_exchange_is_one_exchange():
    assert raid_odds(3, 6, stop=lambda *_: True).endings == exchange_odds(3, 6)


def test_odds_agree_with_raids_that_are_flown():
    odds = raid_odds(4, 6)
    box = seeded("raids")
    flown, down = 3000, 0
    start = position(4, 6).state
    for _ in range(flown):
        state = copied(start)
        while state.raid.bombers:
            if state.awaiting() >> CHANCE & 1:
                state.apply(CHANCE, state.draw(box))
            else:
                state.apply(0, CONTINUE)
        down += state.land.armies[CHINA] == 1
    assert abs(down / flown - float(odds.down_to_one)) < 0.03


def test_what_is_no_raid_is_refused():
    for bombers, armies in ((0, 3), (2, 1)):
        with pytest.raises(ValueError, match="raid"):
            raid_odds(bombers, armies)
