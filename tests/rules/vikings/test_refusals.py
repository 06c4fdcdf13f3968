"""What a refusal of WAR Vikings says: its clause and its facts, and that both languages have words for them."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.vikings import actions as do
from conquista.kernel.action import Action, Surrender
from conquista.texts import LANGUAGES, Voice
from tests.rules.vikings.table import GAME, A, B, C, D, Table, cards_of, dealt, opening

VOICES = [Voice(tongue, GAME) for tongue in LANGUAGES]
RAVENS = ("carta_islandia", "carta_mercia", "carta_gales")


def turn(phase: str = "attack", **more: Any) -> Table:
    """A holds ports with ships in Viken and Hedeby, and one without in Nortumbria; B guards Frisia with a ship."""
    position = {
        "holdings": {
            A: ["alba", "nortumbria", "mercia", "viken", "hedeby", "oppland"],
            B: ["frisia", "svealand"],
            C: ["faroe"],
        },
        "armies": {"alba": 4, "nortumbria": 3, "viken": 3, "frisia": 2, "oppland": 2},
        "ships": ["viken", "hedeby", "frisia"],
        "valhalla": {A: 2},
        "commanders": {A: "alba"},
        "hands": {A: [*RAVENS, "carta_alba"], B: ["carta_faroe"]},
    }
    return Table(phase, **{**position, **more})


def placing(**more: Any) -> Table:
    return turn("reinforce", pools={"free": 3, "britania": 2}, **more)


def moving(**more: Any) -> Table:
    return turn("fortify", **more)


def check(table: Table, seat: int, action: Action, clause: str, /, **facts: str | int) -> None:
    refusal = table.refuses(seat, action)
    assert (refusal.clause, refusal.parameters) == (clause, facts)
    for voice in VOICES:
        assert voice.refusal(refusal).endswith(f"({clause})")


def way(source: str, target: str, why: str | None = None, **more: str | int) -> dict[str, str | int]:
    return {**({"why": why} if why else {}), "source": source, "target": target, **more}


ATTACKS = [
    (do.Attack("lua", "alba", 1), "VIK-CMP-02", {"name": "lua"}),
    (do.Attack("alba", "lua", 1), "VIK-CMP-02", {"name": "lua"}),
    (do.Attack("frisia", "nortumbria", 1), "VIK-ATK-01", way("frisia", "nortumbria", "owner")),
    (do.Attack("mercia", "wessex", 1), "VIK-ATK-01", way("mercia", "wessex", "armies")),
    (do.Attack("alba", "nortumbria", 1), "VIK-ATK-01", way("alba", "nortumbria", "own")),
    (do.Attack("alba", "gales", 1), "VIK-ATK-02", way("alba", "gales")),
    (do.Attack("viken", "svealand", 1), "VIK-ATK-03", {"source": "viken"}),
    (do.Attack("nortumbria", "frisia", 1), "VIK-NAV-01", way("nortumbria", "frisia", "ship")),
    (do.Attack("viken", "frisia", 1), "VIK-NAV-03", {"target": "frisia"}),
    (do.Attack("alba", "ilhas_do_sul", 0), "VIK-ATK-04", {"asked": 0, "most": 3, "source": "alba"}),
    (do.Attack("alba", "ilhas_do_sul", 4), "VIK-ATK-04", {"asked": 4, "most": 3, "source": "alba"}),
    (do.Attack("oppland", "svealand", 2), "VIK-ATK-04", {"asked": 2, "most": 1, "source": "oppland"}),
    (do.AttackShip("lua", "frisia"), "VIK-CMP-02", {"name": "lua"}),
    (do.AttackShip("viken", "lua"), "VIK-CMP-02", {"name": "lua"}),
    (do.AttackShip("frisia", "viken"), "VIK-NAV-01", way("frisia", "viken", "owner")),
    (do.AttackShip("viken", "hedeby"), "VIK-NAV-01", way("viken", "hedeby", "own")),
    (do.AttackShip("viken", "svealand"), "VIK-NAV-01", way("viken", "svealand", "route")),
    (do.AttackShip("nortumbria", "frisia"), "VIK-NAV-01", way("nortumbria", "frisia", "ship")),
    (do.AttackShip("hedeby", "svealand"), "VIK-NAV-02", {"target": "svealand"}),
]
PLACEMENTS = [
    (do.Place("lua", "alba", 1), "VIK-REI-03", {"name": "lua"}),
    (do.Place("free", "lua", 1), "VIK-CMP-02", {"name": "lua"}),
    (do.Place("free", "frisia", 1), "VIK-REI-05", {"territory": "frisia"}),
    (do.Place("britania", "viken", 1), "VIK-REI-04", {"territory": "viken", "pool": "britania"}),
    *(
        (
            do.Place(pool, where, asked),
            "VIK-REI-06",
            {"why": "amount", "asked": asked, "most": most, "pool": pool},
        )
        for pool, where, asked, most in (
            ("free", "alba", 0, 3),
            ("free", "alba", 4, 3),
            ("britania", "alba", 3, 2),
            ("noruega", "viken", 1, 0),
        )
    ),
    *(
        (action, "VIK-REI-06", {"why": "left", "armies": 5})
        for action in (
            do.FinishPlacing(),
            do.EndAttack(),
            do.Attack("alba", "ilhas_do_sul", 1),
            do.AttackShip("viken", "frisia"),
        )
    ),
    (do.PlaceCommander("lua"), "VIK-CMP-02", {"name": "lua"}),
    (do.PlaceCommander("viken"), "VIK-CMD-02", {"why": "placed", "territory": "alba"}),
    (do.Trade((*RAVENS[:2], "carta_lua")), "VIK-CMP-07", {"name": "carta_lua"}),
    (do.Trade((RAVENS[1], RAVENS[0], RAVENS[0])), "VIK-CRD-01", {"why": "repeated", "card": RAVENS[0]}),
    (do.Trade((*RAVENS[:2], "carta_faroe")), "VIK-CRD-09", {"card": "carta_faroe"}),
    (do.Trade((*RAVENS[:2], "carta_alba")), "VIK-CRD-01", {"why": "figures"}),
    (do.BuildShip("lua"), "VIK-CMP-02", {"name": "lua"}),
    (do.BuildShip("frisia"), "VIK-SHP-02", {"why": "owner", "territory": "frisia"}),
    (do.BuildShip("alba"), "VIK-SHP-02", {"why": "port", "territory": "alba"}),
    (do.BuildShip("viken"), "VIK-SHP-04", {"territory": "viken"}),
    (do.LayUpShip("lua"), "VIK-CMP-02", {"name": "lua"}),
    (do.LayUpShip("frisia"), "VIK-SHP-08", {"why": "ship", "territory": "frisia"}),
    (do.LayUpShip("nortumbria"), "VIK-SHP-08", {"why": "ship", "territory": "nortumbria"}),
    (do.TakeColour("azul"), "VIK-SET-01", {"why": "phase", "phase": "reinforce"}),
    (do.EndFortify(), "VIK-TRN-05", {"phase": "reinforce", "action": "end_fortify"}),
]
MOVES = [
    (
        do.Move("frisia", "nortumbria", 1, False),
        "VIK-FOR-02",
        way("frisia", "nortumbria", "owner", territory="frisia"),
    ),
    (
        do.Move("viken", "svealand", 1, False),
        "VIK-FOR-02",
        way("viken", "svealand", "owner", territory="svealand"),
    ),
    (do.Move("alba", "mercia", 1, False), "VIK-FOR-02", way("alba", "mercia", "border", territory="mercia")),
    (do.Move("alba", "nortumbria", 0, False), "VIK-FOR-03", {"asked": 0, "most": 3, "source": "alba"}),
    (do.Move("alba", "nortumbria", 4, False), "VIK-FOR-03", {"asked": 4, "most": 3, "source": "alba"}),
    (do.Move("nortumbria", "alba", 1, True), "VIK-FOR-05", {"source": "nortumbria"}),
    (do.Sail("viken", "frisia", 1, False, False), "VIK-FOR-06", way("viken", "frisia", "owner")),
    (do.Sail("frisia", "viken", 1, False, False), "VIK-FOR-06", way("frisia", "viken", "owner")),
    (do.Sail("viken", "nortumbria", 1, False, False), "VIK-FOR-06", way("viken", "nortumbria", "route")),
    (do.Sail("viken", "hedeby", 1, True, False), "VIK-FOR-06", way("viken", "hedeby", "berth")),
    (do.Sail("viken", "hedeby", 0, False, False), "VIK-FOR-06", way("viken", "hedeby", "empty")),
    (do.Sail("viken", "hedeby", 0, True, True), "VIK-FOR-06", way("viken", "hedeby", "alone")),
    (do.Sail("viken", "hedeby", 1, False, True), "VIK-FOR-05", {"source": "viken"}),
    *(
        (
            do.Sail("viken", "hedeby", asked, False, False),
            "VIK-FOR-03",
            {"why": "armies", "asked": asked, "most": 2, "source": "viken"},
        )
        for asked in (-1, 3, 4)
    ),
]


@pytest.mark.parametrize(("action", "clause", "facts"), ATTACKS)
def test_why_an_attack_is_refused(action, clause, facts):
    check(turn(), A, action, clause, **facts)


@pytest.mark.parametrize(("action", "clause", "facts"), PLACEMENTS)
def test_why_nothing_is_placed_exchanged_or_built(action, clause, facts):
    check(placing(), A, action, clause, **facts)


@pytest.mark.parametrize(("action", "clause", "facts"), MOVES)
def test_why_a_fortification_is_refused(action, clause, facts):
    check(moving(), A, action, clause, **facts)


def test_a_ship_that_is_not_there_does_not_sail():
    check(
        moving(ships=["viken"]),
        A,
        do.Sail("hedeby", "viken", 0, True, False),
        "VIK-FOR-06",
        **way("hedeby", "viken", "ship"),
    )


def test_what_a_ship_costs_and_how_many_there_are():
    build = do.BuildShip("nortumbria")
    price = {"why": "price", "territory": "nortumbria"}
    check(placing(valhalla={A: 0}), A, build, "VIK-SHP-02", **price)
    assert build in placing(valhalla={A: 1}).legal(A)
    check(placing(sunk={A: 3}), A, build, "VIK-SHP-01")
    assert build in placing(sunk={A: 2}).legal(A)


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("reinforce", do.BuildShip("nortumbria")),
        ("reinforce", do.LayUpShip("viken")),
        ("attack", do.AttackShip("viken", "frisia")),
        ("fortify", do.Sail("viken", "hedeby", 1, False, False)),
    ],
)
def test_a_table_without_ships(phase, action):
    check(turn(phase, ships=[], options={"ships": False}), A, action, "VIK-OPT-04")


def test_where_and_when_a_lost_commander_comes_back():
    back = do.PlaceCommander("alba")
    check(placing(commanders={}), A, do.PlaceCommander("frisia"), "VIK-CMD-02", why="owner", territory="frisia")
    check(placing(commanders={}, valhalla={A: 0}), A, back, "VIK-CMD-06", why="price", valhalla=0)
    assert back in placing(commanders={}, valhalla={A: 1}).legal(A)
    check(placing(commanders={}, options={"commander_return": "never"}), A, back, "VIK-OPT-07")
    check(placing(commanders={}, options={"commander": False}), A, back, "VIK-OPT-03")


def test_what_is_left_to_do_before_one_goes_on():
    five = cards_of("islandia", "mercia", "gales", "alba", "wessex")
    table = turn("turn_start", hands={A: five})
    table.play(A, do.Place("free", "alba", 3))
    check(table, A, do.FinishPlacing(), "VIK-CRD-04", hand=5)
    table = turn("captured", hands={A: [*five, "carta_faroe"]}, eliminated=True)
    check(table, A, do.FinishPlacing(), "VIK-ELI-06", hand=6)
    assert do.FinishPlacing() in turn("captured", hands={A: five}, eliminated=True).legal(A)
    table = turn("place", commanders={}, round_number=1)
    check(table, A, do.FinishPlacing(), "VIK-ONE-03")
    assert do.FinishPlacing() in turn("place", round_number=1).legal(A)


def test_nothing_moves_twice_in_a_classic_fortification():
    table = moving(ships=["viken"], options={"fortify_mode": "classic"})
    table.play(A, do.Move("oppland", "viken", 1, False), do.Move("alba", "nortumbria", 2, False))
    facts = {"why": "armies", "asked": 3, "most": 2}
    check(table, A, do.Move("nortumbria", "mercia", 3, False), "VIK-OPT-09", **facts, source="nortumbria")
    check(table, A, do.Sail("viken", "hedeby", 3, True, False), "VIK-OPT-09", **facts, source="viken")
    sail = do.Sail("viken", "hedeby", 4, True, False)
    check(table, A, sail, "VIK-FOR-03", why="armies", asked=4, most=2, source="viken")
    table.play(A, do.Sail("viken", "hedeby", 2, True, False))
    check(table, A, do.Sail("hedeby", "viken", 0, True, False), "VIK-OPT-09", why="ship", source="hedeby")
    check(table, A, do.Move("nortumbria", "alba", 1, True), "VIK-FOR-05", source="nortumbria")


def test_a_commander_leads_one_move():
    table = moving(options={"fortify_mode": "classic"}).play(A, do.Move("alba", "nortumbria", 1, True))
    check(table, A, do.Move("nortumbria", "alba", 1, True), "VIK-FOR-05", source="nortumbria")


def test_the_sea_after_a_naval_combat():
    again, land = do.AttackShip("viken", "frisia"), do.Attack("viken", "frisia", 1)
    won = turn().engage("viken", "frisia", 6, 6, 1, 1, 1, 1)
    check(won, A, again, "VIK-NAV-15", **way("viken", "frisia"))
    GAME.explain(won.state, A, land)
    beaten = turn().engage("viken", "frisia", 6, 1, 1, 1, 1, 1)
    for action in (again, land):
        check(beaten, A, action, "VIK-NAV-14", source="viken")


def test_how_many_assaults_a_turn_has():
    table = turn(options={"attack_ramp": True}, armies={"alba": 6, "ilhas_do_sul": 3, "nortumbria": 3})
    table.attack("alba", "ilhas_do_sul", 1, 6, 1, 1, 1).bury()
    check(table, A, do.Attack("alba", "ilhas_do_norte", 1), "VIK-OPT-10", most=1)
    check(table, A, do.AttackShip("viken", "frisia"), "VIK-OPT-10", most=1)
    GAME.explain(table.state, A, do.Attack("alba", "ilhas_do_sul", 1))


OUT_OF_PHASE: list[tuple[Action, str]] = [
    (do.TakeColour("azul"), "VIK-SET-01"),
    (do.PlaceCommander("alba"), "VIK-CMD-06"),
    (do.Trade(RAVENS), "VIK-CRD-03"),
    (do.BuildShip("nortumbria"), "VIK-SHP-02"),
    (do.LayUpShip("viken"), "VIK-SHP-08"),
    (do.Invoke("thor"), "VIK-GOD-02"),
    (do.KeepCard(), "VIK-EFF-06"),
    (do.DrawAgain(), "VIK-EFF-06"),
    (do.Defend(1), "VIK-ATK-05"),
    (do.Reroll(1), "VIK-EFF-07"),
    (do.SendToValhalla(0), "VIK-VAL-01"),
    (do.Occupy(1, False), "VIK-OCC-01"),
    (do.Move("alba", "nortumbria", 1, False), "VIK-FOR-01"),
    (do.Sail("viken", "hedeby", 1, False, False), "VIK-FOR-01"),
]
PAST: list[tuple[Action, str]] = [
    (do.Place("free", "alba", 1), "place"),
    (do.FinishPlacing(), "finish_placing"),
    (do.PassInvocation(), "pass_invocation"),
    (do.DeclineReroll(), "decline_reroll"),
    (do.EndFortify(), "end_fortify"),
]


@pytest.mark.parametrize(("action", "clause"), OUT_OF_PHASE)
def test_what_belongs_to_another_phase(action, clause):
    check(turn(), A, action, clause, why="phase", phase="attack")


@pytest.mark.parametrize(("action", "name"), PAST)
def test_what_a_turn_has_left_behind(action, name):
    check(turn(), A, action, "VIK-TRN-05", phase="attack", action=name)


@pytest.mark.parametrize(
    "action", [do.Attack("alba", "gales", 1), do.AttackShip("viken", "frisia"), do.EndAttack()]
)
def test_attacks_before_and_after_their_phase(action):
    for phase in ("reinforce", "fortify"):
        check(turn(phase), A, action, "VIK-TRN-05", phase=phase, action=action.kind)


def test_captured_cards_wait_for_the_end_of_the_turn():
    check(turn(eliminated=True), A, do.Trade(RAVENS), "VIK-ELI-05")


def test_round_1_is_for_placing():
    table = dealt()
    others = [action for action, _ in OUT_OF_PHASE if not isinstance(action, do.TakeColour | do.Defend)]
    for action in [*others, do.EndAttack(), do.EndFortify(), do.Attack("alba", "gales", 1)]:
        if not isinstance(action, do.PlaceCommander):
            check(table, A, action, "VIK-TRN-03")
    check(table, A, do.TakeColour("azul"), "VIK-SET-01", why="phase", phase="place")
    check(table, A, do.Defend(1), "VIK-ATK-05", why="phase", phase="place")


def test_which_colours_can_be_taken():
    table = opening(colours=[None, "azul", None, None])
    check(table, A, do.TakeColour("roxo"), "VIK-CMP-03", name="roxo")
    check(table, A, do.TakeColour("azul"), "VIK-SET-01", why="taken", colour="azul")
    check(table, A, do.EndAttack(), "VIK-TRN-05", phase="colour", action="end_attack")


def test_who_may_act():
    check(turn(), B, do.EndAttack(), "VIK-TRN-01", seat=A)
    check(turn(active=B), A, do.EndAttack(), "VIK-TRN-01", seat=B)
    check(turn().attack("alba", "ilhas_do_sul", 1), A, do.EndAttack(), "VIK-RND-01")
    check(turn().attack("alba", "ilhas_do_sul", 1), B, Surrender(), "VIK-RND-01")
    out = turn(holdings={A: ["alba"], B: ["frisia"]}, ships=["frisia"])
    for action in (do.EndAttack(), Surrender()):
        check(out, C, action, "VIK-ELI-01")
        check(turn().surrender(C), C, action, "VIK-SUR-01")
    leaving = turn(valhalla={A: 2}).play(A, do.Attack("alba", "ilhas_do_sul", 1)).surrender(C)
    check(leaving, C, Surrender(), "VIK-SUR-01")
    over = turn().surrender(B).surrender(C).surrender(D)
    check(over, A, do.EndAttack(), "VIK-TRN-09")


def battle(dice: int = 2, **more: Any) -> Table:
    """A attacks three armies of D from Alba, where his commander is."""
    armies = {"alba": 6, "ilhas_do_norte": 3, "viken": 3}
    return turn(armies=armies, **more).play(A, do.Attack("alba", "ilhas_do_norte", dice))


def test_which_gods_can_be_called():
    table = battle(valhalla={A: 4, D: 1})
    check(table, A, do.Invoke("zeus"), "VIK-CMP-11", name="zeus")
    table.invoke("freya", "freya_seidr")
    check(table, D, do.Invoke("thor"), "VIK-GOD-06", god="thor", cost=2, valhalla=1)
    table.play(D, do.PassInvocation()).roll(1, 1, 6, 6, 6).bury()
    table.play(A, do.Attack("alba", "ilhas_do_norte", 2))
    check(table, A, do.Invoke("odin"), "VIK-GOD-06", god="odin", cost=4, valhalla=3)
    assert [each.god for each in table.legal(A, do.Invoke)] == ["freya", "thor", "loki"]


def test_how_many_dice_defend():
    table = battle(valhalla={}, options={"defender_dice": "choose"})
    for dice in (0, 4):
        check(table, D, do.Defend(dice), "VIK-OPT-08", asked=dice, most=3)
    assert table.legal(D) == [do.Defend(3), do.Defend(2), do.Defend(1)]


@pytest.mark.parametrize(
    ("effect", "commanders", "seat", "shown"),
    [
        ("grito_de_batalha", {A: "alba"}, A, (2, 5)),
        ("parede_de_escudos", {D: "ilhas_do_norte"}, D, (3, 4, 6)),
    ],
)
def test_which_dice_are_rolled_again(effect, commanders, seat, shown):
    table = battle(valhalla={}, effect=effect, commanders=commanders).roll(5, 2, 3, 4, 6)
    for face in range(8):
        if face in shown:
            GAME.explain(table.state, seat, do.Reroll(face))
        else:
            check(table, seat, do.Reroll(face), "VIK-EFF-07", why="face", face=face)


def test_how_many_go_to_valhalla():
    table = battle(valhalla={D: 5}).pass_gods().roll(6, 1, 6, 5, 1)
    for armies in (-1, 3):
        check(table, A, do.SendToValhalla(armies), "VIK-VAL-02", asked=armies, most=2)
    table = battle(valhalla={D: 5}).pass_gods().roll(6, 6, 2, 1, 1)
    for armies in (-1, 2):
        check(table, D, do.SendToValhalla(armies), "VIK-VAL-02", asked=armies, most=1)
    assert table.legal(D) == [do.SendToValhalla(1), do.SendToValhalla(0)]


def conquered(**more: Any) -> Table:
    table = turn(armies={"alba": 6}, valhalla={}, **more).play(A, do.Attack("alba", "ilhas_do_norte", 3))
    return table.roll(6, 6, 6, 1).bury()


def test_how_many_move_in_and_who_leads_them():
    for armies in (0, 4):
        check(conquered(), A, do.Occupy(armies, True), "VIK-OCC-02", asked=armies, most=3)
    check(conquered(commanders={}), A, do.Occupy(3, True), "VIK-OCC-04")
    assert len(conquered().legal(A, do.Occupy)) == 6


POSITIONS = [
    turn,
    placing,
    moving,
    battle,
    conquered,
    dealt,
    lambda: opening(colours=[None, "azul", None, None]),
    lambda: turn(ships=["viken"]),
    lambda: placing(commanders={}),
    lambda: turn("reinforce"),
    lambda: turn("captured", eliminated=True),
    lambda: turn("place", commanders={}, round_number=1),
    lambda: turn("place", round_number=1),
    lambda: moving(ships=["viken"], commanders={A: "viken"}),
    lambda: moving(commanders={A: "viken"}),
    lambda: moving(ships=["viken"], commanders={A: "viken"}, options={"fortify_mode": "classic"}),
    lambda: battle(valhalla={}, options={"defender_dice": "choose"}),
    lambda: battle(effect="prece_da_guerra").invoke("freya", "freya_seidr"),
    lambda: battle(valhalla={}, effect="grito_de_batalha").roll(5, 2, 3, 4, 6),
    lambda: battle(valhalla={}).roll(6, 1, 6, 5, 1),
    lambda: conquered(commanders={}),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_no_clause_forbids_what_is_listed(position):
    table = position()
    seat = table.awaiting[0]
    assert table.legal(seat)
    for action in table.legal(seat):
        GAME.explain(table.state, seat, action)
