"""Who may know what in Reinos."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from msgspec.structs import asdict

from conquista.games.reinos.actions import Attack, Pass, Pick, Revolt, StayLoyal
from conquista.games.reinos.engine import ReinosEngine
from conquista.games.reinos.events import (
    AttackDeclared,
    BattleCalledOff,
    BattleWon,
    CardsLaidOut,
    CardTurned,
    DecisionMade,
    DecisionRevised,
    DecisionsRevealed,
    JokerShown,
    NativesTested,
    PlayerSurrendered,
    RebelsCourted,
    RevoltTried,
    TurnPassed,
    TurnStarted,
)
from conquista.games.reinos.phase import NOTHING, STAYS, TRIES
from conquista.games.reinos.view import ReinosView
from conquista.kernel.action import Action
from conquista.kernel.boxes import seeded
from conquista.kernel.chance import Draw
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, FastLot
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.replay import replay
from conquista.kernel.state import copied
from tests.rules.reinos.table import FAILS, GAME, PASSES, A, B, C, D, E, F, H, Table

VIEWERS = [*range(6), None]
PRIVATE = {"seat", "may_surrender", "decision", "may_revise"}
DECISIONS: list[Action] = [StayLoyal(), Revolt()]


def attack_declared(**more) -> Table:
    """A (vassals B and C) attacks D (vassal E); F is free and takes no part."""
    return Table(6, vassals={A: [B, C], D: [E]}, **more).attack(A, D)


def assert_alike(one: Table, other: Table, but: int | None = None) -> None:
    """Nobody but this seat sees, hears or may do anything else at the one table than at the other."""
    for viewer in VIEWERS:
        if viewer is not None and viewer == but:
            continue
        assert one.view(viewer) == other.view(viewer)
        assert one.heard(viewer) == other.heard(viewer)
        assert viewer is None or one.legal(viewer) == other.legal(viewer)
    assert one.state.awaiting() == other.state.awaiting()


def public(table: Table, viewer: int | None) -> dict[str, object]:
    return {name: value for name, value in asdict(table.view(viewer)).items() if name not in PRIVATE}


# REI-HID-01: what is open.


def test_rei_hid_01_order_bonds_probabilities_and_passes_are_open_to_all():
    table = Table(
        6, [C, A, F, E, B, D], {A: [B, C], D: [E]}, {B: 30, C: 75, E: 60}, [C], {A: 1, D: 2, F: 1}, A, 4
    )
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert public(table, viewer) == public(table, None)
        assert (view.seat, view.phase, view.awaiting, view.active) == (viewer, "choose", [A], A)
        assert (view.order, view.round, view.turn) == ([C, A, F, E, B, D], 4, 1)
        assert view.suzerains == [None, A, A, None, D, None]
        assert (view.revolt, view.passes) == ([0, 30, 75, 0, 60, 0], [1, 0, 0, 2, 0, 1])
        assert view.skips_growth == [seat == C for seat in range(6)]
        assert view.native_percent == [70, 80, 80, 75, 80, 80]


def test_rei_hid_01_every_test_try_and_card_is_told_to_all():
    table = attack_declared(revolt={B: 60, E: 45}).tries(B, E).stays(C)
    table.score(61, 45, 71, 31).pick(D, 4, joker=True)
    story = [
        AttackDeclared(A, D, [B, C, E]),
        DecisionMade(B),
        DecisionMade(E),
        DecisionMade(C),
        DecisionsRevealed([C], [B, E]),
        RevoltTried(B, A, 60, 61, False, 45),
        RevoltTried(E, D, 45, 45, True),
        NativesTested(A, 70, 71, False),
        RebelsCourted(D, 30, 31, False),
        CardsLaidOut(11, 5, 16, D, 5),
        CardTurned(D, 4, True),
        BattleWon(D, A, [A, B, C]),
        TurnStarted(D, 1),
    ]
    for viewer in (A, D, F, None):
        assert table.heard(viewer) == story
    for seat, revolts in ((B, True), (C, False), (E, True)):
        own = [DecisionMade(seat, revolts) if event == DecisionMade(seat) else event for event in story]
        assert table.heard(seat) == own


def test_rei_hid_01_a_pass_is_told_to_all():
    table = Table(6, passes={A: 1}).passes(A)
    for viewer in VIEWERS:
        assert table.heard(viewer) == [TurnPassed(A, 2), TurnStarted(B, 1)]


def test_rei_hid_01_the_cards_on_the_table_are_open_to_all():
    table = attack_declared().stays(B, C, E).muster(natives=False, rebels=True).pick(B, 25).pick(B, 3)
    for viewer in VIEWERS:
        battle = table.view(viewer).battle
        assert battle == table.battle
        assert battle is not None
        assert (battle.attacker, battle.defender, battle.native, battle.additional) == (A, D, 1, 4)
        assert (battle.attack_armies, battle.defence_armies, battle.cards, battle.picking) == (11, 14, 25, A)
        assert (battle.turned, battle.picks_left) == ([3, 25], [1, 3, 5, 0, 0, 0])


def test_rei_hid_01_all_hear_which_vassals_have_decided_but_not_what():
    table = attack_declared()
    for viewer in VIEWERS:
        battle = table.view(viewer).battle
        assert battle is not None
        assert (battle.asked, battle.decided) == ([B, C, E], [])
    table.tries(C).stays(E)
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert view.battle is not None
        assert (view.battle.asked, view.battle.decided, view.awaiting) == ([B, C, E], [C, E], [B])
        assert view.decision == {C: True, E: False}.get(viewer)
        assert view.may_revise == (viewer in (C, E))
        made = [DecisionMade(C, True if viewer == C else None), DecisionMade(E, False if viewer == E else None)]
        assert table.heard(viewer)[1:] == made


# REI-HID-02: decisions are hidden until all are in.


@pytest.mark.parametrize("order", list(permutations([B, C, E])))
@pytest.mark.parametrize("vassal", [B, C, E])
def test_rei_hid_02_a_decision_is_hidden_from_all_others_until_all_are_in(vassal, order):
    one, other = attack_declared(), attack_declared()
    for seat in order[:-1]:
        for table, own in ((one, StayLoyal()), (other, Revolt())):
            table.play(seat, own if seat == vassal else StayLoyal())
        assert_alike(one, other, but=vassal)
    if vassal in order[:-1]:
        assert (one.view(vassal).decision, other.view(vassal).decision) == (False, True)
    assert one.view(vassal).battle == other.view(vassal).battle


@pytest.mark.parametrize("order", list(permutations([B, C, E])))
@pytest.mark.parametrize("vassal", [B, C, E])
def test_rei_hid_02_a_change_is_told_to_nobody_else(vassal, order):
    """At the one table the vassal changes its mind, back and forth, whenever it can; at the other never."""
    one, other = attack_declared(), attack_declared()
    for seat in order[:-1]:
        one.stays(seat)
        other.stays(seat)
        if vassal in order[: order.index(seat) + 1]:
            one.tries(vassal)
            assert_alike(one, other, but=vassal)
            one.stays(vassal)
            assert_alike(one, other, but=vassal)
            one.tries(vassal)
            assert one.heard(vassal)[-3:] == [
                DecisionRevised(vassal, revolts) for revolts in (True, False, True)
            ]
            assert one.view(vassal).decision is True
        assert_alike(one, other, but=vassal)
    assert not any(isinstance(event, DecisionRevised) for event in one.heard(None))


@pytest.mark.parametrize("same", DECISIONS)
def test_rei_hid_02_a_decision_repeated_is_told_to_nobody_else(same):
    one, other = attack_declared().play(B, same).play(B, same), attack_declared().play(B, same)
    assert_alike(one, other, but=B)


def test_rei_hid_02_then_all_are_revealed_together():
    table = attack_declared().stays(E).tries(B).stays(B)
    assert table.told(DecisionsRevealed) == []
    table.tries(E, B).stays(C)
    assert table.awaiting == []
    for viewer in VIEWERS:
        assert table.heard(viewer)[-1] == DecisionsRevealed([C], [B, E])
    assert all(table.view(viewer).decision is None for viewer in VIEWERS)


def play_on(table: Table) -> Table:
    """The same for every table: whoever is asked does the simplest thing, and every test fails."""
    for _ in range(40):
        if table.asks_chance:
            table.outcome(table.state.outcomes() - 1)
        elif not table.over:
            seat = table.awaiting[0]
            table.play(seat, GAME.decode(GAME.default(table.state, seat)))
    return table


VOIDS: list[Callable[[Table], Table]] = [
    lambda table: table.surrender(B),
    lambda table: table.surrender(A),
    lambda table: table.surrender(D),
    lambda table: table.surrender(C).surrender(B).stays(E),
    lambda table: table.surrender(B).surrender(C).surrender(E),
    lambda table: table.stays(C).surrender(B).stays(E),
    lambda table: table.surrender(F).surrender(A),
]


@pytest.mark.parametrize("void", VOIDS)
@pytest.mark.parametrize("earlier", [(), (StayLoyal(),), (Revolt(),), (Revolt(), StayLoyal())])
def test_rei_hid_02_a_decision_made_void_by_a_surrender_is_never_shown(void, earlier):
    """B decides, and may have decided otherwise before; C, E and all others do the same at both tables."""
    one, other = attack_declared(), attack_declared()
    for decision in earlier:
        other.play(B, decision)
    void(one.play(B, StayLoyal()))
    void(other.play(B, Revolt()))
    assert_alike(one, other, but=B)
    play_on(one)
    play_on(other)
    assert_alike(one, other, but=B)
    assert one.view(B) == other.view(B)
    assert all(B not in event.trying for event in other.told(DecisionsRevealed))


def test_rei_hid_02_the_decisions_that_are_not_void_are_revealed():
    table = attack_declared().tries(B, C).surrender(C).stays(E)
    assert table.told(DecisionsRevealed) == [DecisionsRevealed([E], [B])]
    assert table.heard(None)[-2:] == [DecisionMade(E), DecisionsRevealed([E], [B])]


def test_rei_hid_02_what_is_imagined_looks_the_same_to_whoever_imagines_it():
    table = attack_declared().tries(B).stays(C)
    for viewer in VIEWERS:
        for seed in range(5):
            imagined = GAME.imagine(table.view(viewer), seeded(seed))
            assert GAME.view(imagined, viewer) == table.view(viewer)


def test_rei_hid_02_a_spectator_imagines_any_decision_of_anybody():
    table = Table(8, vassals={A: [B, H]}).attack(A, C).tries(H)
    seen = set()
    for seed in range(40):
        imagined = GAME.imagine(table.view(None), seeded(seed))
        seen.add(list(imagined.answer)[H])
    assert seen == {STAYS, TRIES}


@pytest.mark.parametrize("viewer", range(6))
def test_rei_hid_02_a_new_deal_draws_again_the_decisions_of_others_and_nothing_else(viewer):
    table = attack_declared().tries(B).stays(C)
    before = table.state.dump()
    seen = set()
    for seed in range(40):
        dealt = copied(table.state)
        assert isinstance(dealt, ReinosEngine)
        dealt.redeal(viewer, seeded(seed))
        answers = list(dealt.answer)
        seen.add((answers[B], answers[C]))
        assert answers[:6] == [0, answers[B], answers[C], 0, NOTHING, 0]
        assert GAME.view(dealt, viewer) == table.view(viewer)
        dealt.answer = list(table.state.answer)
        assert dealt.dump() == before
    own = {B: {(TRIES, STAYS), (TRIES, TRIES)}, C: {(STAYS, STAYS), (TRIES, STAYS)}}
    both = {(one, two) for one in (STAYS, TRIES) for two in (STAYS, TRIES)}
    assert seen == own.get(viewer, both)


def test_rei_hid_02_once_they_are_shown_nothing_is_drawn_again():
    for table in (attack_declared().tries(B, C, E), attack_declared().tries(B, C, E).score(100, 100, 100, 1)):
        before = table.state.dump()
        for seed in range(10):
            table.state.redeal(F, seeded(seed))
            assert table.state.dump() == before


# REI-HID-03: the place of the joker.


def test_rei_hid_03_no_view_tells_the_joker_before_it_is_turned_over():
    table = attack_declared().stays(B, C, E).muster().pick(E, 2)
    views = [table.view(viewer) for viewer in VIEWERS]
    for joker in (True, False):
        again = attack_declared().stays(B, C, E).muster().pick(E, 2)
        assert [again.view(viewer) for viewer in VIEWERS] == views
        again.play(E, Pick(9))
        assert again.told(JokerShown) == []
        again.card(joker)
        assert again.told(CardTurned)[-1] == CardTurned(E, 9, joker)


def test_rei_hid_03_every_card_face_down_looks_the_same():
    for card in (1, 5, 10):
        table = Table(6).fight(A, B).pick(A, 3).play(A, Pick(card))
        assert GAME.chance(table.state) == Draw(("joker", *["plain"] * 8))


@pytest.mark.parametrize("place", [1, 4, 6])
def test_rei_hid_03_when_the_battle_ends_without_it_all_cards_are_shown(place):
    table = Table(6).fight(A, B, natives=False).pick(A, 2)
    assert (table.phase, table.told(JokerShown), table.bonds) == ("joker", [], {})
    table.draw(f"card {place}")
    for viewer in VIEWERS:
        assert table.heard(viewer)[-3:] == [JokerShown(place), BattleWon(B, A, [A]), TurnStarted(B, 1)]


def test_rei_hid_03_it_is_shown_once():
    table = Table(6).fight(A, B, natives=False).pick(A, 2, joker=True)
    assert table.heard(None)[-3:] == [CardTurned(A, 2, True), BattleWon(A, B, [B]), TurnStarted(C, 1)]
    assert table.told(JokerShown) == []


@pytest.mark.parametrize("seat", [A, B])
def test_rei_hid_03_when_the_battle_is_called_off_all_cards_are_shown(seat):
    table = Table(6).fight(A, B).pick(A, 2).pick(A, 5).surrender(seat)
    assert (table.phase, table.state.outcomes(), table.told(JokerShown)) == ("joker", 8, [])
    for viewer in range(6):
        assert table.legal(viewer) == []
    table.draw("card 7")
    for viewer in VIEWERS:
        told = [PlayerSurrendered(seat), BattleCalledOff(A, B), JokerShown(7), TurnStarted(C if seat else B, 1)]
        assert table.heard(viewer)[-4:] == told


@pytest.mark.parametrize("card", [1, 2, 10])
def test_rei_hid_03_its_place_is_not_even_drawn_before(card):
    table = Table(6).fight(A, B).decide(A).fight(C, D)
    assert table.state.joker == 0
    table.pick(C, 5).play(C, Pick(card))
    assert table.state.joker == 0
    assert table.card(joker=True).state.joker == card


def test_rei_hid_03_there_is_nothing_to_show_before_the_cards_lie_on_the_table():
    table = attack_declared().surrender(D)
    assert (table.phase, table.told(JokerShown)) == ("choose", [])


@pytest.mark.parametrize("active", [A, D])
def test_rei_hid_03_also_when_the_surrender_ends_the_game(active):
    table = Table(vassals={A: [B, C]}, active=active).fight(active, A + D - active).surrender(D).show_cards()
    assert (table.over, table.view(None).winners) == (True, [A])
    assert table.told(JokerShown) == [JokerShown(1)]


def test_rei_hid_03_spectators_and_those_who_left_see_what_is_open():
    table = attack_declared().surrender(F).tries(B)
    for viewer in (F, None):
        view = table.view(viewer)
        assert public(table, viewer) == public(table, A)
        assert (view.decision, view.may_revise, view.may_surrender) == (None, False, False)
    assert table.refuses(F, Pass()) == ("REI-END-02", {"why": "actor", "seat": F})
    assert table.refuses(F, Attack(A)) == ("REI-END-02", {"why": "actor", "seat": F})
    table.stays(C, E).score(FAILS, PASSES)
    assert public(table, F) == public(table, None) == public(table, A)


# In a whole match: entries, what is told of them, and what is kept.


def match_with_decisions_to_make(seed: int) -> Match[ReinosEngine, ReinosView]:
    """Everybody attacks whom it can, until at least three vassals are asked."""
    header = Header("reinos", GAME.rules_version, f"hidden-{seed}", [SeatSetup()] * 8, {}, DiceNote())
    match = Match(GAME, header, FastLot(seed))
    while len(match.awaiting) < 3:
        seat = match.awaiting[0]
        match.play(seat, match.legal_actions(seat)[0])
    return match


@pytest.mark.parametrize("seed", range(5))
def test_rei_hid_02_the_streams_of_others_neither_grow_nor_change_with_a_revision(seed):
    match = match_with_decisions_to_make(seed)
    vassal, *others = match.awaiting
    match.play(vassal, StayLoyal())
    viewers = [viewer for viewer in (*range(8), None) if viewer != vassal]
    before = [(match.heard(viewer), match.view(viewer)) for viewer in viewers]
    own = match.heard(vassal)
    for decision in (Revolt(), StayLoyal(), Revolt()):
        match.play(vassal, decision)
    assert [(match.heard(viewer), match.view(viewer)) for viewer in viewers] == before
    assert match.heard(vassal) == own + [DecisionRevised(vassal, revolts) for revolts in (True, False, True)]
    assert (match.awaiting, match.legal_actions(vassal)) == (others, DECISIONS)
    for seat in others:
        match.play(seat, StayLoyal())
    revealed = [event for event in match.heard(None) if isinstance(event, DecisionsRevealed)]
    assert revealed[-1].trying == [vassal]
    assert vassal not in revealed[-1].loyal


@pytest.mark.parametrize("seed", range(5))
def test_rei_pre_01_a_match_with_revisions_replays_to_the_same_state(seed):
    match = match_with_decisions_to_make(seed)
    vassal, *others = match.awaiting
    for seat, decision in [
        (vassal, Revolt()),
        (vassal, StayLoyal()),
        (others[0], Revolt()),
        (vassal, Revolt()),
    ]:
        match.play(seat, decision)
    for seat in others[1:]:
        match.play(seat, StayLoyal())
    assert replay(GAME, match.record).dump() == match.state.dump()
