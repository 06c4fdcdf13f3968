"""What a refusal of War II says: its facts, and that both languages have words for them."""

from __future__ import annotations

from typing import Any

import pytest

from conquista.games.war2 import actions as do
from conquista.kernel.action import Surrender
from conquista.texts import LANGUAGES, Voice
from tests.rules.war2.table import GAME, Table, dealt

VOICES = [Voice(tongue, GAME) for tongue in LANGUAGES]
PAIR = ("carta_brasil", "carta_egito")


def turn(phase: str = "attack", **more) -> Table:
    """A holds Brasil, Egito and Argentina, B Argélia, C the rest; all have Information Centres."""
    more = {
        "holdings": {0: ["brasil", "egito", "argentina"], 1: ["argelia"]},
        "armies": {"brasil": 4, "china": 3},
        "hands": {0: [*PAIR, "carta_china", "numero_1_01"]},
        "base": {0: 2},
        "ci": {0: "brasil", 1: "argelia", 2: "china"},
        "options": {"ci": True},
        **more,
    }
    return Table(phase, **more)


def placing(**more) -> Table:
    return turn("place", pools={"free": 3, "asia": 2}, **more)


def carrying(**more) -> Table:
    return turn(**more).play(0, do.Transport(PAIR))


CASES = [
    (placing, do.Place("free", "china", 1), "WAR2-REC-08", {"territory": "china"}),
    (placing, do.Place("asia", "brasil", 1), "WAR2-REC-10", {"territory": "brasil", "pool": "asia"}),
    (placing, do.EndAttack(), "WAR2-REC-12", {"armies": 5}),
    (
        placing,
        do.Place("free", "brasil", 4),
        "WAR2-REC-13",
        {"why": "amount", "asked": 4, "most": 3, "pool": "free"},
    ),
    (
        turn,
        do.Attack("argelia", "brasil", 1),
        "WAR2-ATK-01",
        {"why": "origin", "source": "argelia", "target": "brasil"},
    ),
    (
        turn,
        do.Attack("brasil", "argentina", 1),
        "WAR2-ATK-01",
        {"why": "own", "source": "brasil", "target": "argentina"},
    ),
    (
        turn,
        do.Attack("brasil", "china", 1),
        "WAR2-ATK-01",
        {"why": "neighbour", "source": "brasil", "target": "china"},
    ),
    (turn, do.Attack("argentina", "venezuela", 1), "WAR2-ATK-02", {"source": "argentina"}),
    (turn, do.Attack("brasil", "argelia", 4), "WAR2-ATK-03", {"asked": 4, "most": 3, "source": "brasil"}),
    (turn, do.Occupy(1), "WAR2-CON-02", {"why": "none"}),
    (turn, do.StopRaid(), "WAR2-AIR-07", {"why": "none"}),
    (turn, do.RaidFromBase("india", 1), "WAR2-AIR-02", {"target": "india"}),
    (turn, do.RaidFromBase("china", 3), "WAR2-AIR-04", {"asked": 3, "most": 2}),
    (turn, do.Reinforce("carta_china", (), "china"), "WAR2-CRD-12", {"territory": "china"}),
    (
        turn,
        do.Reinforce("carta_brasil", (), "china"),
        "WAR2-CRD-08",
        {"card": "carta_brasil", "territory": "china"},
    ),
    (
        turn,
        do.Reinforce("carta_brasil", (2,), "brasil"),
        "WAR2-CRD-09",
        {"why": "numbers", "card": "carta_brasil"},
    ),
    (turn, do.Reinforce("numero_1_01", (), "brasil"), "WAR2-CRD-09", {"why": "alone", "card": "numero_1_01"}),
    (turn, do.RaidWithCards("carta_brasil", (), "brasil"), "WAR2-CRD-14", {"why": "own", "target": "brasil"}),
    (turn, do.RaidWithCards("carta_india", (), "india"), "WAR2-CRD-07", {"card": "carta_india"}),
    (turn, do.Transport(("carta_brasil", "carta_brasil")), "WAR2-CRD-18", {"why": "repeated", "card": PAIR[0]}),
    (
        turn,
        do.Transport(("carta_brasil", "carta_china")),
        "WAR2-CRD-18",
        {"why": "shows", "card": "carta_china"},
    ),
    (turn, do.Discard("carta_india"), "WAR2-CRD-22", {"card": "carta_india"}),
    (turn, do.TakeCentre("china"), "WAR2-SET-14", {"why": "over"}),
    (turn, do.Claim("china"), "WAR2-SET-19", {"why": "over"}),
    (turn, do.CarryCi(0, "egito"), "WAR2-CI-28", {"why": "cards"}),
    (turn, do.PlaceCi("egito"), "WAR2-CI-01", {}),
    (carrying, do.EndAttack(), "WAR2-CRD-18", {"why": "open"}),
    (carrying, do.Carry("china", "brasil", 1), "WAR2-CRD-19", {"why": "owner", "territory": "china"}),
    (carrying, do.Carry("brasil", "china", 1), "WAR2-CRD-19", {"why": "owner", "territory": "china"}),
    (carrying, do.Carry("brasil", "brasil", 1), "WAR2-CRD-19", {"why": "same", "territory": "brasil"}),
    (carrying, do.CarryCi(0, "china"), "WAR2-CI-28", {"why": "target", "territory": "china"}),
    (carrying, do.CarryCi(2, "egito"), "WAR2-CI-18", {"territory": "china"}),
]
MOVES = [
    (
        do.Move("brasil", "argelia", 1),
        "WAR2-MOV-01",
        {"why": "owner", "source": "brasil", "target": "argelia", "territory": "argelia"},
    ),
    (
        do.Move("argelia", "brasil", 1),
        "WAR2-MOV-01",
        {"why": "owner", "source": "argelia", "target": "brasil", "territory": "argelia"},
    ),
    (
        do.Move("brasil", "egito", 1),
        "WAR2-MOV-01",
        {"why": "neighbour", "source": "brasil", "target": "egito", "territory": "egito"},
    ),
    (do.Move("brasil", "argentina", 4), "WAR2-MOV-02", {"asked": 4, "most": 3, "source": "brasil"}),
    (do.Move("brasil", "argentina", 0), "WAR2-MOV-04", {"asked": 0, "most": 3, "source": "brasil"}),
    (do.Airlift("china", "brasil", 1), "WAR2-MOV-05", {"why": "owner", "territory": "china"}),
    (do.Airlift("brasil", "china", 1), "WAR2-MOV-05", {"why": "owner", "territory": "china"}),
    (do.Airlift("brasil", "argentina", 1), "WAR2-MOV-05", {"why": "centre", "territory": "argentina"}),
    (do.Airlift("brasil", "brasil", 1), "WAR2-MOV-05", {"why": "same", "territory": "brasil"}),
    (do.MoveCi(0, "china"), "WAR2-CI-25", {"why": "reach", "territory": "china"}),
    (do.MoveCi(2, "brasil"), "WAR2-CI-18", {"territory": "china"}),
    (do.MoveCi(7, "brasil"), "WAR2-CI-25", {"why": "nowhere"}),
    (do.Place("free", "brasil", 1), "WAR2-TRN-09", {"phase": "move"}),
]
CHOICES = [
    (do.TakePair("india", "vietna"), "WAR2-SET-14", {"why": "continent", "territory": "vietna"}),
    (do.TakePair("india", "egito"), "WAR2-SET-14", {"why": "centre", "territory": "egito"}),
    (do.TakeCentre("india"), "WAR2-SET-14", {"why": "no_centre", "territory": "india"}),
    (do.Claim("india"), "WAR2-SET-14", {"why": "first"}),
]


def check(table: Table, action, clause, facts) -> None:
    refusal = table.refuses(0, action)
    assert (refusal.clause, refusal.parameters) == (clause, facts)
    for voice in VOICES:
        assert voice.refusal(refusal).endswith(f"({clause})")


@pytest.mark.parametrize(("position", "action", "clause", "facts"), CASES)
def test_a_refusal_says_what_is_wrong(position, action, clause, facts):
    check(position(), action, clause, facts)


@pytest.mark.parametrize(("action", "clause", "facts"), MOVES)
def test_a_refused_move_says_what_is_wrong(action, clause, facts):
    check(turn("move"), action, clause, facts)


@pytest.mark.parametrize(("action", "clause", "facts"), CHOICES)
def test_a_refused_choice_says_what_is_wrong(action, clause, facts):
    check(dealt(5), action, clause, facts)


def test_a_taken_territory_is_named():
    facts = {"why": "taken", "territory": "alasca"}
    table = dealt().play(0, do.Claim("alasca"))
    assert table.refuses(1, do.Claim("alasca")).parameters == facts
    assert (
        dealt(5).play(0, do.TakePair("alasca", "india")).refuses(1, do.TakePair("omsk", "alasca")).parameters
        == facts
    )


def test_unplaced_and_captured_information_centres():
    table = turn(ci={1: "argelia", 2: "china"}, round_number=2)
    check(table, do.PlaceCi("china"), "WAR2-CI-02", {"why": "owner", "territory": "china"})
    table = turn(ci={1: "argelia", 2: "china"})
    check(table, do.PlaceCi("brasil"), "WAR2-CI-02", {"why": "late", "territory": "brasil"})
    check(turn(ci={0: "china"}), do.Spy(1), "WAR2-CI-20", {"territory": "china"})


def test_raids_on_single_armies_and_whole_continents():
    table = turn(hands={0: ["carta_india"]})
    check(
        table, do.RaidWithCards("carta_india", (), "india"), "WAR2-CRD-14", {"why": "armies", "target": "india"}
    )
    whole = ["venezuela", "brasil", "argentina"]
    table = turn("place", holdings={0: whole, 1: ["argelia"]}, pools={"free": 3, "america_do_sul": 3})
    table.state.land.give(0, 0)
    check(
        table,
        do.Place("america_do_sul", "alasca", 1),
        "WAR2-REC-09",
        {"territory": "alasca", "pool": "america_do_sul"},
    )


SHOWN: dict[str, Any] = {"options": {"ci": True, "transport_mode": "shown"}}
RICH = {0: ["carta_brasil", "numero_1_01", "numero_2_01", "numero_3_01", "continente_asia"]}
POSITIONS = [
    placing,
    turn,
    carrying,
    lambda: turn(hands=RICH),
    lambda: turn("move", hands=RICH),
    lambda: turn("move"),
    lambda: turn("move").play(0, do.Transport(PAIR)),
    lambda: turn(**SHOWN),
    lambda: carrying(**SHOWN),
    lambda: turn(ci={1: "argelia"}, round_number=2),
    lambda: dealt(5),
    lambda: dealt(4),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_no_clause_forbids_what_is_listed(position):
    table = position()
    for action in table.legal(0):
        GAME.explain(table.state, 0, action)


def test_each_value_of_number_cards_is_counted_for_itself():
    table = turn(hands={0: ["carta_brasil", "numero_1_01", "numero_1_02", "numero_3_01"]})
    for numbers, held in (
        ((1, 1), True),
        ((3,), True),
        ((1, 1, 3), True),
        ((2,), False),
        ((3, 3), False),
        ((1, 1, 1), False),
    ):
        action = do.Reinforce("carta_brasil", numbers, "brasil")
        assert (action in table.legal(0, do.Reinforce)) == held
        if not held:
            assert table.clause(0, action) == "WAR2-CRD-09"


def test_a_transport_bound_to_its_cards():
    own = {0: ["brasil", "egito", "argentina"], 1: ["argelia"]}
    table = carrying(holdings=own, armies={"brasil": 3, "egito": 2, "argentina": 4}, **SHOWN)
    listed = {(each.source, each.target, each.armies) for each in table.legal(0, do.Carry)}
    assert listed == {("brasil", "egito", 1), ("brasil", "egito", 2), ("egito", "brasil", 1)}
    check(table, do.CarryCi(0, "argentina"), "WAR2-OPT-06", {"why": "shown"})
    assert table.legal(0, do.CarryCi) == [do.CarryCi(0, "egito")]


def test_cards_with_several_own_territories_each():
    cards = ("carta_sudao_congo", "continente_africa")
    own = {0: ["sudao", "congo", "egito", "brasil"], 1: ["argelia"]}
    table = turn(holdings=own, hands={0: cards}, armies={"sudao": 2, "egito": 3}, **SHOWN)
    table.play(0, do.Transport(cards))
    listed = {(each.source, each.target) for each in table.legal(0, do.Carry)}
    assert listed == {("sudao", "congo"), ("sudao", "egito"), ("egito", "sudao"), ("egito", "congo")}
    assert {each.territory for each in table.legal(0, do.CarryCi)} == {"sudao", "congo", "egito"}


def test_every_kept_information_centre_moves_once():
    table = turn("move", ci={0: "brasil", 1: "brasil", 2: "egito"})
    table.play(0, do.MoveCi(1, "argentina"))
    assert {each.ci for each in table.legal(0, do.MoveCi)} == {0, 2}
    table.play(0, do.MoveCi(2, "brasil"))
    assert {each.ci for each in table.legal(0, do.MoveCi)} == {0}
    assert table.view(None).ci_moved == [1, 2]
    table = turn("move", ci={0: "brasil", 1: "brasil", 2: "egito"}).play(0, do.MoveCi(0, "argentina"))
    table.play(0, do.Transport(PAIR), do.CarryCi(1, "egito"))
    assert table.view(None).ci_moved == [0, 1]
    assert {each.ci for each in table.legal(0, do.MoveCi)} == {2}


def test_what_is_carried_in_each_phase():
    for phase, most in (("place", 3), ("attack", 3), ("move", 3)):
        table = turn(phase, pools={"free": 2}).play(0, do.Transport(PAIR))
        carried = [each for each in table.legal(0, do.Carry) if each.target == "egito"]
        assert sorted(each.armies for each in carried) == list(range(1, most + 1))
        table.play(0, do.Carry("brasil", "egito", 2))
        assert (table.phase, table.armies("brasil", "egito")) == (phase, [2, 3])
    table = turn("move").play(0, do.Move("brasil", "argentina", 2), do.Transport(PAIR))
    assert {(each.source, each.armies) for each in table.legal(0, do.Carry)} == {("brasil", 1)}


def test_a_reinforced_territory_moves_no_more_than_came():
    table = turn("move", armies={}).play(0, do.Reinforce("carta_brasil", (1,), "brasil"))
    assert table.armies("brasil") == [3]
    assert max(each.armies for each in table.legal(0, do.Move)) == 2
    table = turn("move").play(
        0, do.Move("brasil", "argentina", 3), do.Reinforce("carta_brasil", (1,), "brasil")
    )
    assert max(each.armies for each in table.legal(0, do.Move) if each.source == "brasil") == 2
    table = placing().play(0, do.Place("free", "egito", 1))
    assert not table.state.settled()
    table.play(0, do.Reinforce("carta_brasil", (), "brasil"))
    assert table.state.settled()


def test_nothing_is_due_after_a_surrender():
    table = placing(due=3).surrender(0)
    assert (table.awaiting, table.state.due, table.view(None).base[0]) == ([1], 0, 0)


def test_no_more_number_cards_are_spent_than_played():
    table = turn(hands={0: ["carta_brasil", "numero_1_01", "numero_1_02", "numero_2_01"]})
    table.play(0, do.Reinforce("carta_brasil", (1,), "brasil"))
    assert (table.hand(0), table.armies("brasil")) == (["numero_1_02", "numero_2_01"], [6])


@pytest.mark.parametrize(
    "action", [do.Discard("carta_china"), do.RaidWithCards("carta_china", (), "china"), do.Spy(1)]
)
def test_what_others_see_closes_the_chain_of_placements(action):
    table = placing().play(0, do.Place("free", "egito", 1))
    assert not table.state.settled()
    assert table.play(0, action).state.settled()
    table = placing().play(0, do.Place("free", "egito", 1)).surrender(0)
    assert table.state.settled()


def test_whoever_is_on_turn_wins_by_destroying():
    table = Table(
        active=2,
        holdings={0: ["argelia"], 1: ["islandia"]},
        armies={"brasil": 4},
        objectives={2: "obj_destruir_branco"},
    )
    table.play(2, do.Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.winners == [2]


def test_several_seats_leave_or_are_handed_over():
    table = turn(options={"ci": True, "surrender_seat": "bot"}).surrender(1).surrender(2)
    assert table.view(None).handed == [1, 2]
    table = turn(
        players=4,
        holdings={0: ["brasil", "egito"], 1: ["argelia"], 2: ["india"]},
        armies={"brasil": 4, "china": 3},
    )
    table.play(0, do.RaidFromBase("china", 2)).flak(0).bombs(0).surrender(1).surrender(2)
    assert table.view(None).leaving == [1, 2]
    table.play(0, do.StopRaid())
    assert table.view(None).fates == ["in_play", "surrendered", "surrendered", "in_play"]
    assert table.view(None).leaving == []


@pytest.mark.parametrize(
    "cards", [("carta_china", "continente_asia"), ("carta_brasil", "continente_america_do_sul")]
)
def test_two_cards_with_the_same_single_territory_carry_nothing(cards):
    own = {0: ["china", "brasil"], 1: ["argelia"]}
    table = turn(holdings=own, hands={0: cards}, armies={"brasil": 5}, ci={0: "brasil"}, **SHOWN)
    check(table, do.Transport(cards), "WAR2-OPT-06", {"why": "nothing"})
    assert table.legal(0, do.Transport) == []


def test_why_a_surrender_is_refused():
    check(dealt(5), Surrender(), "WAR2-TRN-12", {"why": "early"})
    check(turn().play(0, do.Attack("brasil", "argelia", 1)), Surrender(), "WAR2-RND-01", {})
    check(turn().surrender(0), Surrender(), "WAR2-TRN-12", {"why": "out"})
    check(turn(options={"surrender_seat": "bot"}).surrender(0), Surrender(), "WAR2-OPT-08", {})
    table = turn(active=1, base={1: 2}, armies={"china": 4})
    table.play(1, do.RaidFromBase("china", 2)).flak(0).bombs(0).surrender(0)
    check(table, Surrender(), "WAR2-TRN-12", {"why": "out"})
    check(turn().surrender(1).surrender(2), Surrender(), "WAR2-OBJ-01", {})
