"""Chapters 9 and 10 of War II: elimination and surrender."""

from __future__ import annotations

import pytest

from conquista.games.war2.actions import (
    Attack,
    Claim,
    ContinueRaid,
    EndAttack,
    EndTurn,
    Occupy,
    Place,
    RaidFromBase,
    Reinforce,
    StopRaid,
)
from conquista.games.war2.events import (
    CardLost,
    CardsTaken,
    PileRecycled,
    PlayerEliminated,
    PlayerSurrendered,
    SeatHandedOver,
    SurrenderAnnounced,
)
from conquista.games.war2.phase import GONE
from conquista.kernel.action import Surrender
from conquista.parts.land.limits import NEUTRAL
from tests.rules.war2.table import PARTS, Table, dealt

ONES = [f"numero_1_{k:02}" for k in range(1, 11)]
TWOS = [f"numero_2_{k:02}" for k in range(1, 11)]


def kill(hand: list[str] | None = None, other: list[str] | None = None, **more) -> Table:
    """A, in Brasil, takes the last territory of B."""
    more = {"armies": {"brasil": 5}, "holdings": {0: ["brasil"], 1: ["argelia"]}, **more}
    table = Table(hands={0: hand or [], 1: other or []}, **more)
    return table.play(0, Attack("brasil", "argelia", 1)).roll(6, 1)


def test_war2_eli_01_without_territory_one_is_out():
    table = kill()
    assert table.view(None).fates == ["eliminated" if seat == 1 else "in_play" for seat in range(3)]
    assert table.heard(None, PlayerEliminated) == [PlayerEliminated(1, 0, 0)]
    assert table.clause(1, EndAttack()) == "WAR2-ELI-01"


def test_war2_eli_02_destroying_the_colour_of_the_objective_wins():
    table = kill(other=ONES[:2], objectives={0: "obj_destruir_vermelho"})
    assert (table.over, table.winners, table.hand(0)) == (True, [0], [])


def test_war2_eli_03_otherwise_the_cards_pass():
    table = kill([TWOS[0]], ONES[:2], objectives={0: "obj_destruir_preto"})
    assert (set(table.hand(0)), table.hand(1)) == ({TWOS[0], *ONES[:2]}, [])
    assert table.heard(None, CardsTaken) == [CardsTaken(0, 1, 2)]
    assert table.heard(2, CardsTaken) == [CardsTaken(0, 1, 2)]
    for viewer in (0, 1):
        assert table.heard(viewer, CardsTaken) == [CardsTaken(0, 1, 2, ONES[:2])]


def test_war2_eli_04_05_what_exceeds_five_is_drawn_by_lot_and_lies_face_down():
    table = kill(TWOS[:4], ONES[:3])
    assert (table.phase, table.state.outcomes()) == ("excess", 7)
    table.draw(ONES[1])
    assert table.state.outcomes() == 6
    table.draw(TWOS[0])
    assert (table.phase, len(table.hand(0)), table.view(None).covered_size) == ("attack", 5, 2)
    assert set(table.view(0).known_discards) == {ONES[1], TWOS[0]}
    assert table.view(1).known_discards == []
    assert table.heard(0, CardLost) == [CardLost(0, ONES[1]), CardLost(0, TWOS[0])]
    assert table.heard(2, CardLost) == [CardLost(0), CardLost(0)]


def test_war2_eli_05_ten_discards_go_back():
    table = kill(TWOS[:4], ONES[:3], discards=PARTS.cards[:8]).draw(ONES[1], TWOS[0])
    assert (table.view(None).covered_size, table.view(None).pile_size) == (0, 56)
    assert table.heard(None, PileRecycled) == [PileRecycled(10)]


def test_war2_eli_06_the_next_player_is_the_next_one_in_the_game():
    table = kill(players=4, holdings={0: ["brasil"], 1: ["argelia"], 2: ["islandia"]})
    table.play(0, EndAttack(), EndTurn())
    while table.asks_chance:
        table.outcome()
    assert table.awaiting == [2]


def test_war2_eli_07_taken_cards_can_be_used_in_the_same_turn():
    table = kill([], ["carta_brasil"])
    table.play(0, Reinforce("carta_brasil", (), "brasil"))
    assert table.armies("brasil") == [5]


@pytest.mark.parametrize(("own", "drawn"), [(0, 3), (2, 1), (3, 0)])
def test_war2_eli_08_the_conquest_counts_for_the_draw(own, drawn):
    table = kill(TWOS[:own], ONES[:2]).play(0, EndAttack(), EndTurn())
    number = 0
    while table.phase == "card":
        table.outcome()
        number += 1
    assert number == drawn


def test_war2_eli_09_bombers_and_ci_leave_and_the_objective_stays_hidden():
    table = kill(base={1: 4}, ci={0: "brasil", 1: "china", 2: "india"}, options={"ci": True})
    view = table.view(0)
    assert (view.base[1], view.ci[1], view.ci_out) == (0, None, [1])
    assert table.state.spies.place[1] == GONE
    assert view.objectives[1] is None
    assert table.view(None).objectives == [None] * 3


def test_war2_eli_10_no_turn_in_the_second_stage():
    table = kill(stage=2, round_number=1).play(0, EndAttack(), EndTurn())
    while table.asks_chance:
        table.outcome()
    assert (table.awaiting, table.view(None).stage) == ([2], 2)


def test_war2_ex_35_four_and_three_cards():
    table = kill(TWOS[:4], ONES[:3]).outcome().outcome()
    assert len(table.hand(0)) == 5


def peace(**more) -> Table:
    """A's turn; B holds two territories, C the rest."""
    more = {"armies": {"brasil": 5, "argelia": 3}, **more}
    return Table(holdings={0: ["brasil", "china"], 1: ["argelia", "egito"]}, **more)


def test_war2_sur_01_the_game_ends_when_all_others_have_surrendered():
    table = peace().surrender(1)
    assert not table.over
    assert table.clause(1, EndAttack()) == "WAR2-SUR-01"
    table.surrender(0)
    assert (table.over, table.winners, table.view(None).ending) == (True, [2], "last_in_play")


def test_war2_sur_02_the_own_conquest_is_occupied_with_one_army_first():
    table = peace(armies={"brasil": 5}).play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1)
    table.surrender(0)
    assert (table.armies("brasil", "argelia"), table.owner("argelia")) == ([4, 1], NEUTRAL)
    assert table.awaiting == [1]
    assert table.heard(None, PlayerSurrendered) == [PlayerSurrendered(0, 0)]


def test_war2_sur_02_the_own_raid_is_stopped_first():
    table = peace(base={0: 3}).play(0, RaidFromBase("argelia", 3)).flak(0).bombs(0)
    table.surrender(0)
    assert (table.awaiting, table.view(None).base[0], table.view(None).raid) == ([1], 0, None)


def test_war2_sur_02_anothers_battle_or_raid_is_waited_for():
    table = peace(base={0: 3}).play(0, RaidFromBase("argelia", 3)).flak(0).bombs(0)
    table.surrender(1)
    assert (table.owner("argelia"), table.view(None).leaving) == (1, [1])
    assert not table.state.may_surrender(1)
    assert table.heard(None, SurrenderAnnounced) == [SurrenderAnnounced(1)]
    table.play(0, ContinueRaid()).flak(0).bombs(0)
    assert table.owner("argelia") == 1
    table.play(0, StopRaid())
    assert (table.owner("argelia"), table.view(None).leaving, table.phase) == (NEUTRAL, [], "attack")
    table = peace(armies={"brasil": 5}).play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1)
    table.surrender(1)
    assert table.view(None).fates[1] == "in_play"
    table.play(0, Occupy(2))
    assert (table.view(None).fates[1], table.owner("egito")) == ("surrendered", NEUTRAL)


def test_war2_sur_02_who_is_eliminated_while_leaving_has_not_surrendered():
    table = Table(holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 5})
    table.play(0, Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1).surrender(1)
    table.play(0, Occupy(1))
    assert table.view(None).fates[1] == "eliminated"
    assert table.view(None).leaving == []


def test_war2_sur_03_territories_and_armies_become_neutral():
    table = peace().surrender(1)
    assert [table.owner(name) for name in ("argelia", "egito")] == [NEUTRAL, NEUTRAL]
    assert table.armies("argelia", "egito") == [3, 1]
    assert table.view(None).owners[PARTS.territories.index("egito")] is None


def test_war2_sur_04_neutral_armies_defend_and_do_nothing_else():
    table = peace().surrender(1)
    table.play(0, Attack("brasil", "argelia", 3)).roll(1, 1, 1, 1, 1, 1)
    assert table.armies("brasil", "argelia") == [2, 3]
    table.play(0, EndAttack(), EndTurn())
    assert table.awaiting == [2]


def test_war2_sur_05_neutral_territories_count_for_nobody():
    own = ["venezuela", "argentina"]
    table = Table("turn_start", holdings={0: own, 1: ["brasil"]})
    table = Table("move", active=1, holdings={0: own, 1: ["brasil"]}, first=1).surrender(1)
    assert table.awaiting == [2]
    assert table.state.land.held[NEUTRAL][PARTS.continents.index("america_do_sul")] == 1
    assert table.state.land.territories[1] == 0


def test_war2_sur_06_a_neutral_territory_is_a_conquest_but_no_elimination():
    table = Table(holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 5}, hands={1: ONES[:2]})
    table.surrender(1).play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert table.heard(None, PlayerEliminated) == []
    assert (table.hand(0), table.view(None).conquered) == ([], True)


def test_war2_sur_06_it_does_not_fulfil_a_destroy_objective():
    table = Table(
        holdings={0: ["brasil"], 1: ["argelia"]}, armies={"brasil": 5}, objectives={0: "obj_destruir_vermelho"}
    )
    table.surrender(1).play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    assert not table.over


def test_war2_sur_07_cards_bombers_and_ci_of_who_surrenders():
    table = peace(
        hands={1: ONES[:3]},
        base={1: 5},
        ci={0: "argelia", 1: "egito", 2: "india"},
        options={"ci": True},
    ).surrender(1)
    view = table.view(2)
    assert (view.hand_sizes[1], view.covered_size, view.covered_by) == (0, 3, [0, 3, 0])
    assert (view.base[1], view.ci, view.ci_out) == (0, ["argelia", None, "india"], [1])
    assert view.objectives[1] is None
    assert table.view(1).known_discards == ONES[:3]
    assert table.view(2).known_discards == []


def test_war2_sur_07_ten_discards_go_back():
    table = peace(hands={1: ONES[:3]}, discards=TWOS[:8]).surrender(1)
    assert (table.view(None).covered_size, table.view(None).pile_size) == (0, 61)


def test_war2_sur_08_the_turn_ends_without_a_draw():
    table = peace(conquered=True).surrender(0)
    assert (table.awaiting, table.phase, table.view(None).hand_sizes) == ([1], "place", [0, 0, 0])
    table = Table("place", holdings={0: ["brasil"], 1: ["egito"]}, pools={"free": 5}).surrender(0)
    assert (table.awaiting, table.pools()) == ([1], {"free": 3})


def test_war2_sur_09_while_claiming_the_others_go_on():
    table = dealt(3).play(0, Claim("alasca"))
    table.surrender(1)
    assert (table.awaiting, table.phase) == ([2], "claim")
    table.play(2, Claim("mackenzie"))
    assert table.awaiting == [0]
    table.surrender(2)
    assert (table.over, table.winners) == (True, [0])


def test_war2_sur_09_who_surrendered_draws_no_objective():
    table = dealt(3, options={"objectives_after_claims": True}).surrender(1)
    while table.phase == "claim":
        table.play(table.awaiting[0], table.legal(table.awaiting[0])[0])
    assert table.state.cursor == 0
    table.draw("obj_8_centros", "obj_5_maiorias")
    assert table.view(None).without_objective == [1]
    assert (table.phase, table.view(None).first) == ("place", table.awaiting[0])
    assert table.view(2).goal == "obj_5_maiorias"


def test_war2_opt_08_a_bot_takes_the_seat_with_all_it_has():
    table = peace(hands={0: ONES[:2]}, options={"surrender_seat": "bot"})
    before = table.state.dump()
    table.surrender(0)
    assert (table.awaiting, table.hand(0), table.view(None).handed) == ([0], ONES[:2], [0])
    assert table.view(None).fates == ["in_play"] * 3
    assert sum(a != b for a, b in zip(before, table.state.dump(), strict=True)) == 1
    assert table.heard(None) == [SeatHandedOver(0)]
    assert table.clause(0, Surrender()) == "WAR2-OPT-08"
    assert EndAttack() in table.legal(0)
    table.surrender(1).surrender(2)
    assert not table.over


def test_war2_sur_03_a_surrender_while_placing():
    table = Table("place", holdings={0: ["brasil"], 1: ["egito"]}, pools={"free": 5}).surrender(1)
    assert (table.phase, table.pools()) == ("place", {"free": 5})
    table.play(0, Place("free", "brasil", 5))
    assert table.phase == "attack"
