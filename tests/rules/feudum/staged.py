"""Positions of Feudum that random play seldom reaches, for the suites that try every decision."""

from __future__ import annotations

from typing import Any

from conquista.games.feudum.actions import (
    Accept,
    AttackPawn,
    ChooseFarm,
    ChooseHarvest,
    Exchange,
    GoOn,
    Invent,
    KeepWrit,
    MovePawn,
    Pass,
    PayWith,
    PlayMandate,
    RevealDefend,
    Starve,
    Stop,
    Tend,
    UseGuild,
)
from conquista.games.feudum.engine import FeudumEngine
from tests.rules.feudum.table import A, B, Table

FED = {A: {"food": 9, "saltpeter": 2}, B: {"food": 9}}
REST = ["tax", "explore"]


def turn(card: str, mode: str = "regular", **setting: Any) -> Table:
    """A's turn with this card, in a lively position."""
    hands = {A: [card, *[other for other in REST if other != card]], B: ["defend", "tax", "move"]}
    table = Table(hands=hands, **{"goods": FED, **setting})
    if table.phase == "free":
        table.play(A, GoOn())
    return table.card(A, card, mode)


TILES: dict[str, Any] = {"tiles": {A: {"sea_1": "orchard", "sea_2": "sulfur_mine"}}, "gone": [3, 0, 0, 0, 0, 0]}
NOBLES: dict[str, Any] = {
    "pawns": [(A, "noble", "l09"), (A, "noble", "l10"), (B, "monk", "l09")],
    "rulers": {"l09": B, "l10": A},
    "subjects": ["l09"],
    "serfs": {"l10": B},
}
KNIGHTS: dict[str, Any] = {
    "pawns": [(A, "knight", "l09"), (A, "knight", "l09"), (A, "monk", "l09"), (B, "monk", "l09")]
}
CRAFT: dict[str, Any] = {
    "pawns": [(A, "alchemist", "l09"), (A, "knight", "l09"), (A, "noble", "l09")],
    "shillings": {A: 20},
}


def _realm() -> list[Table]:
    farms: dict[str, Any] = {"types": {"l01": "farm", "l02": "farm"}, "rulers": {"l01": A, "l02": A}}
    serf: dict[str, Any] = {
        "rulers": {"l04": B, "l05": B},
        "serfs": {"l04": A, "l05": A},
        "goods": {A: {"wood": 2}, B: {"food": 1}},
    }
    voyage = Table(
        pawns=[(A, "farmer", "l09"), (A, "noble", "l13")], goods=FED, hands={A: ["move", *REST], B: REST}
    )
    voyage.state.voyages = [1, 0, 0, 0, 0]
    voyage.card(A, "move", "regular", MovePawn(1, "road-l08-l09", "none"), Stop())
    full = (
        turn("explore", rulers={"l09": A}, writs={A: ["m1", "m2", "c1"]})
        .draw("m4", "c2")
        .play(A, KeepWrit("c2"))
    )
    shovel = turn("explore", rulers={"l09": A}, goods={A: {"iron": 1}}).draw("m4", "c2").play(A, KeepWrit("c2"))
    favour = turn("harvest", pawns=[(A, "farmer", "l09")], **farms).play(A, ChooseFarm("l01"))
    favour.play(A, ChooseHarvest("favours")).draw("iron", "iron", "wood", "sulfur", "food", "food")
    sealed = turn("conquer", "special", **NOBLES).play(A, Starve("l09", "subject"))
    return [
        voyage,
        full,
        shovel,
        favour,
        sealed,
        turn("harvest", **farms),
        turn("improve", "special", **TILES, **serf),
        turn("improve", "special", **TILES, **serf).play(A, Tend("l04", "sea_1")),
        turn("improve", "special", **TILES, **serf).play(A, Tend("l04", "sea_1"), PayWith("cube")),
        turn("improve", rulers={"l01": A}, goods={A: {"wood": 1}}, gone=[2, 1, 0, 2, 2, 2], epoch=2),
        turn("move", pawns=[(A, "monk", "l04")], monsters={"serpent": (A, "l04")}, vessels={A: ["sub"]}),
    ]


def _conflict() -> list[Table]:
    attack = turn("conquer", writs={A: ["m2", "c1"]}, **KNIGHTS)
    won = turn("conquer", **KNIGHTS).play(B, Pass())
    return [
        turn("conquer", "special", **NOBLES),
        turn("conquer", feudums={"l09": "monk"}, rulers={"l09": B}, **KNIGHTS),
        turn("conquer", feudums={"l09": "monk"}, rulers={"l09": B}, **KNIGHTS).play(A, AttackPawn(B, 1)),
        attack.play(B, Pass()),
        won if won.phase == "disc" else won.play(A, won.legal(A)[-1]),
    ]


def _guilds() -> list[Table]:
    sale: dict[str, Any] = {"types": {"l01": "farm", "l02": "farm"}, "rulers": {"l01": A, "l02": A}}
    lying: dict[str, Any] = {"there": {"l01": {"iron": 2}, "l02": {"food": 1}}, "shillings": {A: 9}}
    market: dict[str, Any] = {
        "market": [3, 3, 4, 4, 4],
        "carts": [3, 1, 3, 3, 2],
        "rosary": [2, 5],
        "scrolls": "ace",
    }
    shared: dict[str, Any] = {
        "pawns": [(A, "monk", "l09"), (B, "farmer", "l09"), (B, "merchant", "l09")],
        "barrel": {A: 2},
    }
    tables = [
        turn("guild", **sale, **lying, **market),
        turn("guild", **sale, **lying, **market).play(A, UseGuild("farmer", "trade")),
        turn("guild", **sale, **lying).card(
            A, "guild", "regular", UseGuild("farmer", "trade"), ChooseFarm("l01")
        ),
        turn("guild", "special", barn={"food": 2}, **market, **shared),
        turn("guild", rows=[3, 2, 2, 2], **market, **CRAFT).play(A, UseGuild("knight", "trade")),
        turn("guild", rows=[3, 2, 2, 2], **market, **CRAFT).play(
            A, UseGuild("knight", "push"), Exchange(2, "b")
        ),
        turn("guild", rows=[2, 2, 2, 2], **market, **CRAFT).play(
            A, UseGuild("alchemist", "push"), Invent("ship")
        ),
        turn("guild", sale=["ship", "sub"], **market, **CRAFT).play(A, UseGuild("alchemist", "trade")),
        turn("guild", **market, **CRAFT).play(A, UseGuild("noble", "trade")),
    ]
    crafts: dict[str, Any] = {"feudums": {"l01": "alchemist"}, "rulers": {"l01": A}}
    return [*tables, Table(writs={A: ["m7"]}, **crafts).play(A, PlayMandate("m7", 3))]


def staged() -> list[FeudumEngine]:
    tables = [*_realm(), *_conflict(), *_guilds()]
    immune = turn("conquer", "special", **NOBLES).play(A, Starve("l09", "subject"))
    tables.append(immune.play(B, RevealDefend()))
    grown = turn("improve", "special", **TILES, rulers={"l04": B}, serfs={"l04": A}, goods={A: {"wood": 2}})
    grown.play(A, Tend("l04", "sea_2"), PayWith("cube"), Accept())
    tables.append(grown)
    assert all(table.awaiting for table in tables), [table.phase for table in tables if not table.awaiting]
    return [table.state for table in tables]
