"""What refusals of Feudum tell: rare reasons, each with all its facts; and that nothing legal is refused."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.feudum import actions as do
from conquista.games.feudum.explain import MOMENTS
from conquista.games.feudum.limits import FARMER, FOOD, WOOD
from conquista.kernel.action import Action, Surrender
from conquista.kernel.seat import seats_in
from tests.rules.feudum.staged import staged, turn
from tests.rules.feudum.table import GAME, A, B, Table, place
from tests.rules.rows import put

SERPENT: dict[str, Any] = {"pawns": [(A, "farmer", "l09")], "monsters": {"serpent": (A, "l04")}}
MERCHANT: dict[str, Any] = {"pawns": [(A, "merchant", "l09"), (A, "merchant", "l10")], "shillings": {A: 5}}
FEAST: dict[str, Any] = {
    "pawns": [(A, "monk", "l09"), (B, "farmer", "l09"), (B, "merchant", "l09")],
    "barrel": {A: 1},
    "barn": {"food": 2},
    "market": [1, 0, 0, 0, 3],
}


def no_steps(*pawns: tuple[int, str, str], **setting: Any) -> Table:
    """All points of a move are spent, and only a monk's bonus may be left."""
    table = turn("move", pawns=pawns, options={"godspeed": "monk_only"}, **setting)
    table.state.points = 0
    return table


def orchard(stock: int, **setting: Any) -> Table:
    """A has moved to an orchard with so much food on it, and may pilfer."""
    setting = {"rulers": {"l08": B}, "gone": [1, 0, 0, 0, 0, 0], **setting}
    table = turn(
        "move",
        pawns=[(A, "farmer", "l09"), (A, "noble", "l13")],
        there={"l08": {"wood": 1}},
        landscapes={"l08": "orchard"},
        **setting,
    )
    put(table.state.realm, "stock", stock, place("l08"))
    put(table.state.stores, "bag", table.state.stores.bag[FOOD] - stock, FOOD)
    return table.play(A, do.MovePawn(1, "road-l08-l09", "none"), do.Stop())


MOVES: list[tuple[Table, Action, str, dict[str, str | int]]] = [
    (turn("move", **SERPENT), do.MoveMonster("dragon", "ship-l01-l04"), "FEU-MOV-03", {"why": "unknown"}),
    (turn("move", **SERPENT), do.MoveMonster("serpent", "tunnel"), "FEU-MOV-03", {"why": "unknown"}),
    (turn("move", **SERPENT), do.MoveMonster("serpent", "ship-l01-l02"), "FEU-MOV-03", {"why": "route"}),
    (turn("move", **SERPENT), do.MovePawn(0, "road-l08-l09", "none"), "FEU-MOV-03", {"why": "unknown"}),
    (turn("move", **SERPENT), do.MovePawn(1, "road-l08-l09", "broom"), "FEU-MOV-03", {"why": "unknown"}),
    (
        no_steps((A, "monk", "l09"), (A, "noble", "l13"), monsters={"serpent": (A, "l04")}),
        do.MoveMonster("serpent", "ship-l01-l04"),
        "FEU-MOV-01",
        {},
    ),
    (
        no_steps((A, "monk", "l09"), (A, "noble", "l13")),
        do.MovePawn(2, "road-l13-l14", "none"),
        "FEU-MOV-02",
        {},
    ),
    (
        no_steps((A, "monk", "l09"), (A, "noble", "l13")),
        do.MovePawn(1, "road-l08-l09", "own"),
        "FEU-MOV-05",
        {"why": "none"},
    ),
]


@pytest.mark.parametrize(("table", "action", "clause", "facts"), MOVES)
def test_steps_that_cannot_be_made(table, action, clause, facts):
    assert table.facts(A, action) == (clause, facts)


def test_what_lies_on_the_landscape_that_one_tends_is_ones_own():
    wide = {"pilfer_ban": "ruled_farm_or_own_landscape"}
    table = orchard(2, serfs={"l08": A}, options=wide)
    assert table.facts(A, do.Pilfer("l08", "landscape")) == ("FEU-MOV-11", {})
    table = orchard(0, serfs={"l08": A}, options=wide)
    assert table.facts(A, do.Pilfer("l08", "landscape")) == ("FEU-MOV-10", {"why": "nothing"})
    assert do.Pilfer("l08", "landscape") in orchard(1).legal(A)


def test_influence_for_a_shilling_needs_a_marker_and_a_fresh_location():
    table = turn("influence", rulers={"l09": B, "l10": B}, **MERCHANT).play(A, do.Influence("l10"))
    assert table.facts(A, do.BuyInfluence("l10")) == ("FEU-INF-01", {"why": "once"})
    assert table.facts(A, do.BuyInfluence("l99")) == ("FEU-INF-03", {"why": "merchant"})
    table = turn("influence", rulers={"l09": B}, **MERCHANT)
    stores = table.state.stores
    put(stores, "rest", stores.rest[A] + stores.markers[A], A)
    put(stores, "markers", 0, A)
    assert table.facts(A, do.BuyInfluence("l09")) == ("FEU-INF-02", {})


def test_a_single_tile_cannot_pay_for_itself():
    setting = {"tiles": {A: {"sea_1": "orchard"}}, "gone": [1, 0, 0, 0, 0, 0]}
    served = {"rulers": {"l04": B, "l05": B}, "serfs": {"l04": A, "l05": A}}
    table = turn("improve", "special", goods={A: {"wood": 1}}, **setting, **served)
    assert table.phase == "tend"
    put(table.state.stores, "goods", 0, A, WOOD)
    put(table.state.stores, "bag", table.state.stores.bag[WOOD] + 1, WOOD)
    assert table.facts(A, do.Tend("l04", "sea_1")) == ("FEU-IMP-09", {"tile": "sea_1"})


def test_iron_makes_a_town_of_a_farm():
    table = turn(
        "improve", types={"l02": "farm"}, rulers={"l01": A, "l02": A, "l03": A}, goods={A: {"wood": 1}}
    )
    assert table.facts(A, do.Improve("l02", "none")) == ("FEU-IMP-01", {"why": "iron"})
    assert table.facts(A, do.Improve("l01", "monk")) == ("FEU-IMP-01", {"why": "guild"})


def test_a_feast_needs_an_open_guild_a_meeting_and_something_to_move():
    table = turn("guild", "special", **FEAST)
    assert table.phase == "feast"
    for owner in (-1, 2):
        assert table.facts(A, do.HoldFeast(owner, "farmer", "push")) == ("FEU-GUI-13", {"why": "unknown"})
    assert table.facts(A, do.HoldFeast(B, "masons", "push")) == ("FEU-GUI-13", {"why": "unknown"})
    assert table.facts(A, do.HoldFeast(B, "farmer", "sing")) == ("FEU-GUI-13", {"why": "unknown"})
    table.state.copying = 1
    put(table.state, "used", 1 << FARMER, A)
    assert table.facts(A, do.HoldFeast(B, "farmer", "push")) == ("FEU-REP-06", {"guild": "farmer"})
    table = turn("guild", "special", **FEAST)
    put(table.state.realm, "place", place("l13"), 0)
    assert table.facts(A, do.HoldFeast(B, "farmer", "push")) == ("FEU-GUI-13", {"why": "meeting"})
    table = turn("guild", "special", **FEAST)
    table.state.guilds.barn = [0] * 5
    told = ("FEU-GUI-02", {"why": "push", "guild": "farmer"})
    assert table.facts(A, do.HoldFeast(B, "farmer", "push")) == told


def test_moments():
    """A decision that is not asked for is refused with the name of the one that is."""
    table = turn("move", **SERPENT)
    for kind in MOMENTS:
        if table.state.phase not in MOMENTS[kind]:
            action = GAME.example(table.state, A, kind)
            assert table.facts(A, action) == ("FEU-FLOW-01", {"phase": "step"})


@pytest.mark.parametrize("number", range(len(staged())))
def test_no_clause_forbids_what_is_listed(number):
    state = staged()[number]
    seat = seats_in(state.awaiting())[0]
    actions = GAME.legal_actions(state, seat)
    assert actions
    for action in actions:
        GAME.explain(state, seat, action)
    if state.may_surrender(seat):
        GAME.explain(state, seat, Surrender())
