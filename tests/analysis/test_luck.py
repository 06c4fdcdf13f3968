"""Luck figures, against a second computation that shares nothing with the first."""

from __future__ import annotations

import math
from itertools import product

import pytest

from conquista.analysis.luck import honest_band
from conquista.analysis.spread import NOTHING, added, coin, evenly, repeated, spread_of, total
from conquista.analysis.telling import report_of
from conquista.catalog import read_record
from tests.analysis import luck_by_hand
from tests.records.test_records import FILES

BY_GAME = {name: [file for file in FILES if file.parent.name == name] for name in ("war", "war2", "reinos")}
SHORT = {name: sorted(files, key=lambda file: file.stat().st_size)[:12] for name, files in BY_GAME.items()}


def check(report, sums, *chapters):
    """Every figure of these chapters, and no figure more."""
    found = {
        (chapter.id, figure.seat): figure
        for chapter in report.luck
        if chapter.id in chapters
        for figure in chapter.figures
    }
    assert set(found) == set(sums)
    for key, figure in found.items():
        by_hand = sums[key]
        assert (figure.trials, figure.got) == (by_hand.trials, by_hand.got)
        assert figure.luck == pytest.approx(float(by_hand.luck), abs=1e-9)
        assert figure.rank == pytest.approx(float(by_hand.rank), abs=1e-9)
        assert figure.low <= figure.likely_low <= figure.likely_high <= figure.high
        for *ends, share in (
            (figure.low, figure.high, 0.95),
            (figure.likely_low, figure.likely_high, 2 / 3),
        ):
            low, high = (round(end + figure.expected) for end in ends)
            inside = sum(count for value, count in by_hand.ways.items() if low <= value <= high)
            assert inside / by_hand.all_ways >= share - 1e-9
            below = sum(count for value, count in by_hand.ways.items() if value < low)
            assert below / by_hand.all_ways <= (1 - share) / 2


@pytest.mark.parametrize("file", BY_GAME["war"], ids=lambda file: file.stem)
def test_dice_luck_of_war_is_what_its_lines_say(file):
    text = file.read_text("utf-8")
    report = report_of(*read_record(text))
    sums = luck_by_hand.luck_of_war(text)
    assert bool(sums) == ('"attack"' in text)
    check(report, sums, "land")


@pytest.mark.parametrize("file", SHORT["war"], ids=lambda file: file.stem)
def test_card_luck_of_war(file):
    game, record = read_record(file.read_text("utf-8"))
    check(report_of(game, record), luck_by_hand.cards_of_war(game, record), "cards")


@pytest.mark.parametrize("file", SHORT["war2"][:5], ids=lambda file: file.stem)
def test_dice_luck_of_war2_on_land_and_in_the_air(file):
    game, record = read_record(file.read_text("utf-8"))
    check(report_of(game, record), luck_by_hand.luck_of_war2(game, record), "land", "air")


@pytest.mark.parametrize("file", BY_GAME["reinos"], ids=lambda file: file.stem)
def test_luck_of_reinos(file):
    game, record = read_record(file.read_text("utf-8"))
    chapters = ("battles", "revolts", "tests", "picks")
    check(report_of(game, record), luck_by_hand.luck_of_reinos(game, record), *chapters)


def test_what_one_wins_the_other_loses():
    """As long as nobody is neutral."""
    report = report_of(*read_record(next(f for f in FILES if f.stem == "asia-africa").read_text("utf-8")))
    land = report.luck[0]
    assert sum(figure.luck for figure in land.figures) == pytest.approx(0, abs=1e-9)
    assert all(figure.trials > 10 for figure in land.figures)


def test_a_sum_is_counted_out():
    """Two dice and a coin, against all 72 cases."""
    cases = [a + b + c for a, b, c in product(range(1, 7), range(1, 7), (0, 1))]
    dice = evenly(range(1, 7))
    spread = total({dice: 2, coin(0.5): 1})
    for value in range(1, 15):
        assert spread.rank(value) == pytest.approx(
            (sum(case < value for case in cases) + sum(case == value for case in cases) / 2) / 72
        )
    assert spread.mean == pytest.approx(7.5)
    assert spread.deviation == pytest.approx(math.sqrt(2 * 35 / 12 + 0.25))
    assert added(NOTHING, spread_of(dice)) == spread_of(dice)


def test_long_sums_stay_exact():
    spread = repeated(coin(1 / 6), 5000)
    for value in (700, 833, 900):
        exact = sum(math.comb(5000, k) * 5 ** (5000 - k) for k in range(value)) / 6**5000
        here = math.comb(5000, value) * 5 ** (5000 - value) / 6**5000
        assert spread.rank(value) == pytest.approx(exact + here / 2, abs=1e-12)


@pytest.mark.parametrize("dice", [1, 6, 60, 318])
def test_honest_dice_leave_their_band_in_no_more_than_one_of_twenty_matches(dice):
    low, high = honest_band(dice, 1 / 6, 6)
    outside = (
        sum(math.comb(dice, k) * 5 ** (dice - k) for k in range(dice + 1) if not low <= k <= high) / 6**dice
    )
    assert outside <= 0.05 / 6
    tighter = sum(math.comb(dice, k) * 5 ** (dice - k) for k in range(dice + 1) if not low < k < high) / 6**dice
    assert tighter > 0.05 / 6
