"""Chapters 13 and 14 of War II, and the clock: who may know what, chance, and defaults."""

from __future__ import annotations

from msgspec.structs import asdict

from conquista.games.war2.actions import (
    Attack,
    Carry,
    Claim,
    Discard,
    EndAttack,
    EndTurn,
    Occupy,
    Place,
    PlaceCi,
    RaidFromBase,
    Reinforce,
    Spy,
    StopRaid,
    TakeCentre,
    TakePair,
    Transport,
)
from conquista.games.war2.events import (
    BattleFought,
    BombsDropped,
    CardDrawn,
    FlakFired,
    ObjectiveDealt,
    TerritoryReinforced,
)
from conquista.games.war2.phase import OBJECTIVES
from conquista.games.war2.redeal import believable
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, FastLot
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.state import copied
from tests.rules.war2.table import GAME, PARTS, Table, claimed, dealt, opening

EVERYBODY = (0, 1, 2, None)
PRIVATE = {
    "seat",
    "may_surrender",
    "hands",
    "known_discards",
    "known_hands",
    "sightings",
    "objectives",
    "goal",
}
ONES = [f"numero_1_{k:02}" for k in range(1, 11)]


def spying(**more) -> Table:
    own = [name for name in PARTS.territories if name not in ("brasil", "china", "argelia", "egito", "india")]
    table = Table(
        holdings={0: ["brasil", "china", *own[::3]], 1: ["argelia", "egito", *own[1::3]]},
        armies={"brasil": 5},
        ci={0: "brasil", 1: "argelia", 2: "india"},
        hands={0: ["carta_brasil"], 1: ONES[:3], 2: ["carta_india", "carta_egito"]},
        objectives={0: "obj_8_centros", 1: "obj_5_maiorias", 2: "obj_24_territorios"},
        options={"ci": True},
        **more,
    )
    dealt_out = table.state.objective[:3]
    pool = [k for k, name in enumerate(PARTS.objectives) if name in table.view(None).objective_pool]
    table.state.undealt = sum(1 << card for card in pool if card not in dealt_out)
    return table


def test_war2_hid_01_everything_else_is_public():
    table = spying().play(0, Spy(1), Reinforce("carta_brasil", (), "brasil"))
    public = {name: value for name, value in asdict(table.view(None)).items() if name not in PRIVATE}
    for viewer in EVERYBODY:
        view = asdict(table.view(viewer))
        assert {name: value for name, value in view.items() if name not in PRIVATE} == public
        assert view["hand_sizes"] == [0, 3, 2]
        assert (view["pile_size"], view["discards"], view["covered_size"]) == (55, ["carta_brasil"], 0)


def test_war2_hid_01_only_the_owner_sees_cards_and_objective():
    table = spying()
    for viewer in EVERYBODY:
        view = table.view(viewer)
        for seat in range(3):
            assert (view.hands[seat] is not None) == (viewer == seat)
            assert (view.objectives[seat] is not None) == (viewer == seat)
        assert (view.pile, view.covered, view.undealt_objectives) == (None, None, None)


def test_war2_hid_01_dice_and_used_cards_are_told_to_all():
    table = spying(base={0: 2}).play(0, Reinforce("carta_brasil", (), "brasil"))
    table.play(0, Attack("brasil", "argelia", 1)).roll(1, 6)
    for viewer in EVERYBODY:
        kinds = [type(event) for event in table.heard(viewer)]
        assert kinds == [TerritoryReinforced, BattleFought]
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, armies={"china": 4}, base={0: 2})
    table.play(0, RaidFromBase("china", 2)).flak(1).bombs(1)
    for viewer in EVERYBODY:
        assert len(table.heard(viewer, FlakFired, BombsDropped)) == 2


def test_war2_hid_02_what_a_spy_saw_is_shown_to_nobody_else():
    table = spying().play(0, Spy(1))
    for viewer in (1, 2, None):
        assert "numero_1_01" not in str(table.heard(viewer))
        assert table.view(viewer).sightings == []
        assert table.view(viewer).hands[1] == (ONES[:3] if viewer == 1 else None)


def test_war2_hid_02_what_a_spy_knows_is_kept_in_every_world_he_imagines():
    table = spying().play(0, Spy(1))
    others = set()
    for number in range(20):
        twin = copied(table.state)
        twin.redeal(0, seeded("twin", number))
        assert twin.deck.hands[1] == table.state.deck.hands[1]
        assert GAME.view(twin, 0) == table.view(0)
        others.add(twin.deck.hands[2])
        outsider = copied(table.state)
        outsider.redeal(2, seeded("twin", number))
        assert GAME.view(outsider, 2) == table.view(2)
        assert outsider.spies.hand[0][1] == outsider.deck.hands[1]
    assert len(others) > 10


def test_war2_hid_02_a_captor_keeps_the_objective_he_saw():
    table = spying().play(0, Attack("brasil", "argelia", 1)).roll(6, 1)
    seen, unseen = set(), set()
    for number in range(30):
        twin = copied(table.state)
        twin.redeal(0, seeded("captor", number))
        seen.add(twin.objective[1])
        unseen.add(twin.objective[2])
        assert believable(twin)
    assert seen == {table.state.objective[1]}
    assert len(unseen) > 5


def test_war2_hid_02_after_a_covered_discard_a_spy_knows_the_hand_no_more():
    table = spying().play(0, Spy(2))
    table.state.active = 2
    table.play(2, Discard("carta_india"))
    assert table.view(0).known_hands == [[], [], []]
    hands = set()
    for number in range(20):
        twin = copied(table.state)
        twin.redeal(0, seeded("forgot", number))
        hands.add(twin.deck.hands[2])
        assert GAME.view(twin, 0) == table.view(0)
    assert len(hands) > 5


def test_war2_hid_03_air_bases_and_boxes_are_open():
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, base={0: 3, 1: 7})
    for viewer in EVERYBODY:
        assert (table.view(viewer).base, table.view(viewer).box) == ([3, 7, 0], [7, 3, 10])


def test_war2_hid_04_what_a_seat_has_heard_stays_readable():
    seats = [SeatSetup()] * 3
    options = {"round_limit": 2, "ci": True}
    match = Match(GAME, Header("war2", 1, "m", seats, options, DiceNote()), FastLot(3))
    while not match.over:
        seat = match.awaiting[0]
        attacks = [action for action in match.legal_actions(seat) if isinstance(action, Attack)]
        if attacks:
            match.play(seat, attacks[0])
        else:
            match.play_default(seat)
    own = [event for event in match.heard(1) if isinstance(event, ObjectiveDealt) and event.seat == 1]
    assert own[0].objective is not None
    drawn = [event for event in match.heard(1) if isinstance(event, CardDrawn)]
    assert all((event.card is not None) == (event.seat == 1) for event in drawn)


def test_war2_rnd_01_every_lot_is_among_all_that_is_left():
    table = opening()
    assert table.state.phase == OBJECTIVES
    assert table.state.outcomes() == 17
    table.outcome(16)
    assert table.state.outcomes() == 16
    table = Table("move", holdings={0: ["brasil"], 1: ["egito"]}, conquered=True, hands={1: ONES[:4]})
    table.play(0, EndTurn())
    assert table.state.outcomes() == 57
    drawn = set()
    for outcome in range(57):
        twin = copied(table.state)
        twin.apply(16, outcome)
        drawn.add(twin.deck.hands[0])
    assert len(drawn) == 57
    assert table.clause(0, EndTurn()) == "WAR2-RND-01"


def default(table: Table):
    return GAME.decode(GAME.default(table.state, table.awaiting[0]))


def test_war2_opt_10_the_clock_is_the_tables():
    assert Table().state.rules.chosen["turn_seconds"] == 0
    assert Table(options={"turn_seconds": 90}).state.rules.chosen["turn_seconds"] == 90


def test_war2_opt_12_what_is_done_when_the_time_is_up():
    table = Table(
        "place",
        holdings={0: ["brasil", "sumatra", "borneu", "australia", "alasca"]},
        armies={"brasil": 2, "borneu": 3, "alasca": 3},
        pools={"free": 3, "oceania": 2},
    )
    assert default(table) == Place("free", "alasca", 3)
    table.play(0, default(table))
    assert default(table) == Place("oceania", "borneu", 2)
    table.play(0, default(table))
    assert default(table) == EndAttack()
    table.play(0, default(table))
    assert default(table) == EndTurn()


def test_war2_opt_12_raid_occupation_and_ci():
    table = Table(holdings={0: ["brasil"], 1: ["egito"]}, armies={"china": 4, "brasil": 5}, base={0: 1})
    table.play(0, RaidFromBase("china", 1)).flak(0).bombs(0)
    assert default(table) == StopRaid()
    table.play(0, default(table), Attack("brasil", "argelia", 3)).roll(6, 6, 6, 1)
    assert default(table) == Occupy(3)
    table = Table(round_number=2, holdings={0: ["brasil", "china"]}, armies={"china": 2}, options={"ci": True})
    assert default(table) == PlaceCi("china")
    table.play(0, default(table))
    assert default(table) == EndAttack()


def test_war2_opt_12_the_setup():
    table = dealt(5)
    first_vacant_centre = next(name for name in PARTS.centres if name in table.view(None).vacant)
    assert default(table) == TakeCentre(first_vacant_centre)
    table.play(0, default(table))
    table.play(1, default(table))
    assert default(table) == TakePair("alasca", "venezuela")
    assert default(dealt(3)) == Claim("alasca")
    assert claimed(6).phase == "place"


def test_war2_opt_12_an_open_transport_is_closed_with_one_army():
    cards = ("carta_brasil", "carta_egito")
    table = Table(holdings={0: ["brasil", "egito"]}, armies={"brasil": 4}, hands={0: cards})
    table.play(0, Transport(cards))
    assert default(table) == Carry("brasil", "egito", 1)


def test_war2_opt_12_an_empty_box_limits_what_is_placed():
    table = Table("place", holdings={0: ["brasil"]}, armies={"brasil": 118}, pools={"free": 5})
    assert default(table) == Place("free", "brasil", 2)
