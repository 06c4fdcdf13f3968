"""The players of Reinos: positions in short form, the solved game of four kingdoms, search, and how they fare."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from tools.solve_reinos import measured

from conquista import play_match
from conquista.analysis.kingdoms import base_failure
from conquista.bots.bot import Question
from conquista.bots.greedy.reinos import greedy_choices
from conquista.bots.kingdoms import solver as solver_module
from conquista.bots.kingdoms.position import (
    PASS,
    Clock,
    Position,
    after_attack,
    after_pass,
    asked,
    choices,
    first_position,
    read,
)
from conquista.bots.kingdoms.search import best_choice, best_tries, judge, promise
from conquista.bots.kingdoms.solution import DIFFICULTIES, WHOLE, Table, solutions, written
from conquista.bots.roster import bot_called, bots_for
from conquista.bots.simulate import Simulator, match_seed
from conquista.games.reinos.actions import Attack, Pass, Revolt
from conquista.games.reinos.phase import OVER
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.option import settle
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes
from tests.analysis.reinos_endings import GAME, endings
from tests.bots.test_bots import wins
from tests.conformance.positions import walk
from tests.rules.reinos.table import A, B, C, D
from tests.rules.reinos.table import Table as Board

PAGE = Path(__file__).parents[2] / "docs" / "reinos.md"


def clock_of(view):
    return Clock(base_failure(view), view.options["revolt_clock"] == "round")


def turns(seeds, surrenders=True):
    """The beginnings of turns in random matches, under all options."""
    for seed in seeds:
        for state, seat, _ in walk(GAME, seed, surrenders):
            view = GAME.view(state, None)
            if seat != CHANCE and view.phase == "choose":
                yield state, view


def where(state, seats, shift):
    """A state after a turn, in short form; the seats must have moved up as the branch said."""
    if state.phase == OVER:
        assert state.winners == 1 << seats[shift]
        return None
    position, now = read(GAME.view(state, None))
    assert now == seats[shift:] + seats[:shift]
    return position


def expected(branches):
    found: Counter[tuple[int, Position | None]] = Counter()
    for chance, shift, position in branches:
        found[shift, position] += chance
    return found


# Positions in short form.


def test_a_turn_in_short_form_is_a_turn_of_the_rules():
    """Every way in which turns of random matches can end, with its probability, through the rules."""
    rng = random.Random(3)
    compared = 0
    for state, view in turns(range(60)):
        if rng.random() > 0.3 or view.round == view.options["round_limit"]:
            continue
        position, seats = read(view)
        choice = rng.choice(choices(position))
        if choice == PASS:
            branch = after_pass(position, clock_of(view))
            after = GAME.after(state, view.active, GAME.encode(Pass()))
            assert where(after, seats, branch.shift) == branch.position
            continue
        tried = frozenset(place for place in asked(position, choice) if rng.random() < 0.5)
        branches = expected(after_attack(position, choice, tried, clock_of(view)))
        after = GAME.after(state, view.active, GAME.encode(Attack(seats[choice])))
        found: Counter[tuple[int, Position | None]] = Counter()
        for chance, end in endings(after, frozenset(seats[place] for place in tried)):
            lead = end.winners.bit_length() - 1 if end.phase == OVER else end.active
            shift = seats.index(lead)
            found[shift, where(end, seats, shift)] += chance
        assert {ending for ending, chance in branches.items() if chance} == set(found)
        for ending, chance in found.items():
            assert branches[ending] == pytest.approx(float(chance), abs=1e-12)
        compared += 1
    assert compared > 60


def test_a_match_begins_at_the_first_position():
    for per_round in (False, True):
        board = Board(6, options={"revolt_clock": "round" if per_round else "turn"})
        clock = Clock(20, per_round)
        assert read(board.view(None)) == (first_position(6, clock), [0, 1, 2, 3, 4, 5])


# The solved game.


def test_the_solution_knows_every_position_of_four_who_never_surrender():
    solution = solutions()["medium"]
    known = 0
    for _, view in turns(range(400), surrenders=False):
        if len(view.order) > 4 or view.options["revolt_clock"] == "round":
            continue
        position, _ = read(view)
        assert solution.knows(position)
        for choice in set(choices(position)) - {PASS}:
            assert solution.knows_battle(position, choice) == bool(asked(position, choice))
        known += 1
    assert known > 100


def test_the_solution_plays_only_what_is_legal_and_its_shares_are_whole():
    for solution in solutions().values():
        for _, view in turns(range(1, 60, 2), surrenders=False):
            position, _ = read(view)
            if not solution.knows(position):
                continue
            shares = solution.choices(position)
            assert sum(shares.values()) == WHOLE
            assert set(shares) <= set(choices(position))
            for choice in set(shares) - {PASS}:
                assert list(solution.tries(position, choice)) == asked(position, choice)


def test_the_file_is_read_as_it_was_written(monkeypatch, tmp_path):
    tables = [Table(tuple(range(k, k + 8)), (k, WHOLE)) for k in range(len(DIFFICULTIES))]
    (tmp_path / "reinos_4.bin").write_bytes(written([11, 12], [13], tables))
    monkeypatch.setattr("conquista.bots.kingdoms.solution.files", lambda package: tmp_path)
    found = solutions.__wrapped__()
    assert list(found) == list(DIFFICULTIES)
    for table, solution in zip(tables, found.values(), strict=True):
        assert solution == ({11: 0, 12: 1}, {13: 0}, table)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_nobody_gains_half_a_point_by_deviating_from_the_solution(difficulty):
    """Exact best response to the strategy in the file: from the beginning, and from every position."""
    measure = measured(difficulty)
    assert measure.values[0].sum() == pytest.approx(1.0, abs=1e-9)
    assert measure.gains[0].max() <= 0.002
    assert measure.gains.max() <= 0.005
    assert measure.gains.min() >= -1e-9
    for values, best in measure.among.values():
        assert 0.25 < values[0].mean() <= best[0].mean()
    page = PAGE.read_text("utf-8")
    chances = " | ".join(f"{100 * value:.2f} %" for value in measure.values[0])
    gains = " | ".join(f"{max(0.0, 100 * gain):.3f}" for gain in measure.gains[0])
    assert f"| {difficulty} | {chances} | {gains} | {100 * measure.gains.max():.3f} |" in page
    shares = " | ".join(f"{100 * row[0].mean():.2f} %" for pair in measure.among.values() for row in pair)
    assert f"| {difficulty} | {shares} |" in page


def winners(bots, matches, options):
    """Through the rules: for each match, who won and the order of play."""
    codes = Codes()
    for number in range(matches):
        state = GAME.new_state([SeatSetup()] * len(bots), settle(GAME.options, options))
        box = seeded("winners", number)
        players = [bot_called(name, GAME)(seeded(number, seat)) for seat, name in enumerate(bots)]
        while (awaited := state.awaiting()) != NOBODY:
            if awaited == ASKS_CHANCE:
                state.apply(CHANCE, state.draw(box))
            else:
                seat = first(awaited)
                state.apply(seat, players[seat].decide(Question.of_state(GAME, state, seat, codes)))
        yield first(state.winners), state.order[: len(bots)]


def test_four_solvers_win_as_often_as_the_solution_says():
    matches = 600
    won = [0] * 4
    for winner, order in winners(["solver"] * 4, matches, {"difficulty": "brutal"}):
        won[order.index(winner)] += 1
    for number, chance in zip(won, measured("brutal").values[0], strict=True):
        assert abs(number / matches - chance) < 4 * (chance * (1 - chance) / matches) ** 0.5


def test_a_solver_among_greedy_players_wins_as_often_as_computed():
    matches = 600
    won = sum(winner == A for winner, _ in winners(["solver", *["greedy"] * 3], matches, {}))
    chance = measured("medium").among["greedy"][0][0].mean()
    assert abs(won / matches - chance) < 4 * (chance * (1 - chance) / matches) ** 0.5


# Search.


def test_judged_shares_are_chances():
    for _, view in turns(range(40)):
        shares = judge(read(view)[0], clock_of(view))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0


def test_a_lord_is_worth_more_than_its_vassal_and_a_restless_vassal_more_than_a_calm_one():
    calm, restless = (
        judge(read(Board(6, vassals={A: [B]}, revolt={B: percent}).view(None))[0], Clock(20))
        for percent in (15, 75)
    )
    assert calm[0] > restless[0] > restless[2] > restless[1] > calm[1]


def test_promises_are_shared_out_whole():
    position, _ = read(Board(7, vassals={A: [B], C: [D]}).view(None))
    for choice in choices(position):
        assert sum(promise(position, choice, Clock(30))) == pytest.approx(1.0)


def test_a_vassal_tries_when_the_battle_would_end_the_game():
    """Whoever wins, it has lost unless it gets away."""
    position, _ = read(Board(5, vassals={A: [B, C, D]}, revolt={B: 15, C: 15, D: 15}).view(None))
    assert best_tries(position, 4, Clock(20)) == {1, 2, 3}


def test_search_attacks_for_the_win_and_bides_its_time_in_the_beginning():
    winning, _ = read(Board(5, vassals={A: [B, C, D]}).view(None))
    assert best_choice(winning, Clock(10)) == 4
    assert best_choice(first_position(8, Clock(50)), Clock(50)) == PASS


def test_the_solver_searches_where_there_is_no_solution(monkeypatch):
    """More kingdoms, the clock per round, and after a surrender."""
    searched = []
    monkeypatch.setattr(solver_module, "best_choice", lambda position, clock: searched.append(position) or 1)
    boards = [Board(5), Board(options={"revolt_clock": "round"}), Board(out=[D]), Board()]
    for board in boards:
        solver = bots_for(GAME)["solver"](seeded("search"))
        solver.decide(Question.of_state(GAME, board.state, A, Codes()))
    assert [len(position.lords) for position in searched] == [5, 4, 3]


# How they play.


def test_greedy_attacks_the_strongest_it_is_likely_to_beat_else_passes_else_takes_the_best_chance():
    def liked(**position):
        return greedy_choices(read(Board(6, **position).view(None))[0], Clock(10))

    assert liked() == [PASS]
    assert liked(passes={A: 2}) == [1, 2, 3, 4, 5]
    assert liked(vassals={A: [B, C]}) == [3, 4, 5]
    assert liked(vassals={A: [B, C], D: [4]}) == [3]
    assert liked(vassals={D: [4]}, passes={A: 2}) == [1, 2, 5]


@pytest.mark.parametrize(("percent", "tries"), [(30, False), (45, True)])
def test_greedy_revolts_when_it_is_no_long_shot(percent, tries):
    board = Board(vassals={A: [B]}, revolt={B: percent}).attack(A, C)
    greedy = bots_for(GAME)["greedy"](seeded("greedy"))
    assert isinstance(greedy.choose(Question.of_state(GAME, board.state, B, Codes())), Revolt) == tries


@pytest.mark.parametrize(("players", "others", "matches"), [(4, "random", 1500), (6, "random", 200)])
def test_the_solver_wins_more_than_its_share(players, others, matches):
    bots = ["solver", *[others] * (players - 1)]
    assert wins(GAME, bots, matches, 5, {"round_limit": 100}) > matches / players


def test_equal_seeds_give_equal_matches_of_reinos():
    bots = ["solver", "greedy", "random", "solver", "brawler"]
    assert play_match("reinos", bots, seed=4) == play_match("reinos", bots, seed=4)
    assert play_match("reinos", bots, seed=4) != play_match("reinos", bots, seed=5)


def test_an_outcome_counts_what_was_decided():
    outcome = Simulator(GAME, 4, settle(GAME.options, {})).play(
        [bot_called("random", GAME)] * 4, match_seed(1, 1)
    )
    assert set(outcome.actions) == {"attack", "pass", "stay_loyal", "revolt", "pick"}
    assert outcome.actions["attack"] + outcome.actions["pass"] == outcome.turns
    assert outcome.decisions == sum(outcome.actions.values())
    assert outcome.actions["attack"] >= 3
