"""The tables of WAR Vikings, built from a few rows, and copies of what a combat keeps."""

from __future__ import annotations

from conquista.games.vikings.assaults import Assaults
from conquista.games.vikings.clash import Clash
from conquista.games.vikings.fleet import Fleet
from conquista.games.vikings.phase import (
    MOST_GOD_CARDS,
    MOST_LINKS,
    MOST_OBJECTIVES,
    MOST_ROLLED,
    MOST_ROUTES,
    NO_LINK,
)
from conquista.games.vikings.rules import GodTable, ObjectiveTable, Sea, link_between
from conquista.parts.land.limits import MOST_HOLDERS, MOST_TERRITORIES
from tests.rules.rows import put

ASKED = (
    "whole",
    "named",
    "territories",
    "armies",
    "ports",
    "ships",
    "ship_in",
    "commander_in",
    "destroy",
)
PRINTED = ("op", "own", "which", "value", "shows", "best")


def test_a_sea_of_three_ports():
    sea = Sea([2, 5, 7], [(5, 2), (5, 7)], [(1, 2), (3, 1)])
    assert sea.ports == 1 << 2 | 1 << 5 | 1 << 7
    assert sea.degree == [{2: 1, 5: 2, 7: 1}.get(place, 0) for place in range(MOST_TERRITORIES)]
    assert [len(routes) for routes in sea.neighbours] == [MOST_ROUTES] * MOST_TERRITORIES
    reached = [sea.neighbours[place][: sea.degree[place]] for place in (2, 5, 7)]
    assert reached == [[5], [2, 7], [5]]


def test_every_pair_that_can_meet_has_a_number():
    sea = Sea([2, 5, 7], [(5, 2), (5, 7)], [(1, 2), (3, 1)])
    numbered = {(1, 2): 0, (3, 1): 1, (5, 2): 2, (5, 7): 3}
    both_ways = {**numbered, **{(b, a): number for (a, b), number in numbered.items()}}
    for one in range(MOST_TERRITORIES):
        for other in range(MOST_TERRITORIES):
            assert link_between(sea, one, other) == both_ways.get((one, other), NO_LINK)
    assert len(sea.link) == MOST_TERRITORIES**2


def test_gods_and_their_cards():
    first = {name: k + 1 for k, name in enumerate(PRINTED)}
    second = {name: 10 * (k + 1) for k, name in enumerate(PRINTED)}
    table = GodTable([1, 2, 4, 8], 3, [2, 0], [(first, second), ({}, {"op": 7})])
    assert (table.gods, table.cards, table.cost, table.surcharge) == (4, 2, [1, 2, 4, 8], 3)
    assert table.god == [2, 0] + [0] * (MOST_GOD_CARDS - 2)
    for name in PRINTED:
        in_defence = 7 if name == "op" else 0
        lines = [[first[name], 0], [second[name], in_defence]]
        assert getattr(table, name) == [line + [0] * (MOST_GOD_CARDS - 2) for line in lines]


def test_what_objectives_ask_for():
    rows = [{name: 10 * number + k for k, name in enumerate(ASKED)} for number in (1, 2, 3)]
    table = ObjectiveTable(rows, 1)
    assert (table.cards, table.fallback) == (3, 1)
    for name in ASKED:
        assert getattr(table, name) == [row[name] for row in rows] + [0] * (MOST_OBJECTIVES - 3)


def test_copied_assaults_are_the_same_and_apart():
    source, copy = Assaults(), Assaults()
    links = range(MOST_LINKS)
    source.begun, source.opened = [k + 1 for k in links], [k + 101 for k in links]
    source.calls = [[k + 201 for k in links], [k + 301 for k in links]]
    source.number = 5
    copy.copy_from(source)
    assert [getattr(copy, name) for name in Assaults.__slots__] == [
        getattr(source, name) for name in Assaults.__slots__
    ]
    source.clear()
    assert (copy.begun[0], copy.opened[0], copy.calls[0][0], copy.calls[1][0]) == (1, 101, 201, 301)


def test_cleared_assaults_are_none():
    assaults = Assaults()
    for link in (0, 3, 3, MOST_LINKS - 1):
        assaults.begin(link)
        put(assaults, "opened", 1, link)
        put(assaults, "calls", 1, 0, link)
        put(assaults, "calls", 1, 1, link)
    assert assaults.number == 3
    assaults.clear()
    fresh = Assaults()
    for name in Assaults.__slots__:
        assert getattr(assaults, name) == getattr(fresh, name)


def test_copied_combats_are_the_same_and_apart():
    source, copy = Clash(), Clash()
    source.naval = source.again = True
    source.called, source.chosen, source.rolls, source.rounds_won = 1, 2, 3, 4
    source.card, source.count, source.rerolled = [5, 6], [7, 8], [9, 10]
    source.dice = [list(range(20 * side, 20 * side + MOST_ROLLED)) for side in (0, 1)]
    copy.copy_from(source)
    for name in Clash.__slots__:
        assert getattr(copy, name) == getattr(source, name)
    put(source, "dice", 99, 1, 0)
    put(source, "card", 99, 0)
    assert (copy.dice[1][0], copy.card[0]) == (20, 5)


def test_copied_fleets_are_the_same_and_apart():
    source, copy = Fleet(), Fleet()
    source.in_port, source.spent, source.sailed = 7, 1, 2
    source.in_reserve = list(range(MOST_HOLDERS))
    source.destroyed = list(range(10, 10 + MOST_HOLDERS))
    copy.copy_from(source)
    for name in Fleet.__slots__:
        assert getattr(copy, name) == getattr(source, name)
    put(source, "in_reserve", 99, 1)
    put(source, "destroyed", 99, 1)
    assert (copy.in_reserve[1], copy.destroyed[1]) == (1, 11)
