"""The arena: the same luck for all, results that do not depend on who plays them, and honest intervals."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser

import pytest

from conquista.bots.arena import runners
from conquista.bots.arena.contest import Contest, Played
from conquista.bots.arena.log import Log
from conquista.bots.arena.standing import interval, standings, wilson
from conquista.bots.bot import Bot
from conquista.kernel.errors import BadSetup
from tests.cli.test_commands import conquista

REINOS = Contest("reinos", 4, ["greedy", "random"], {"round_limit": 20}, 5)
FOUR = Contest("war", 4, ["a", "b", "c", "d"], {})


class Timid(Bot):
    """Takes what is listed first, and needs no luck of its own."""

    def choose(self, question):
        return question.actions[0]


class Meek(Timid):
    """The same under another name."""


def test_every_bot_sits_on_every_seat_equally_often():
    for bots in (["a", "b", "c", "d"], ["a", "b", "b", "b"], ["a", "b"], ["a", "b", "c", "d", "e", "f"]):
        contest = Contest("war", 4, bots, {})
        for deal in range(30):
            seatings = contest.seatings(deal)
            assert len({tuple(seats) for seats in seatings}) == len(seatings)
            for bot in set(seatings[0]):
                by_seat = [sum(seats[seat] == bot for seats in seatings) for seat in range(4)]
                assert len(set(by_seat)) == 1


def test_with_more_bots_than_seats_all_meet_equally_often():
    contest = Contest("war", 4, ["a", "b", "c", "d", "e", "f"], {})
    lineups = [frozenset(contest.seatings(deal)[0]) for deal in range(15)]
    assert len(set(lineups)) == 15
    assert set(Counter(bot for lineup in lineups for bot in lineup).values()) == {10}


def test_with_fewer_bots_than_seats_they_share_them():
    two = Contest("war", 6, ["a", "b"], {})
    assert two.lineups() == [("a", "a", "a", "b", "b", "b")]
    around = {tuple(two.seatings(deal)[0]) for deal in range(200)}
    assert len(around) == 20, "every order round the table comes up"


def test_deals_make_as_many_matches_as_were_asked_for():
    for games in (1, 4, 5, 40):
        deals = list(FOUR.deals(games))
        assert deals == list(range(len(deals)))
        assert games <= 4 * len(deals) < games + 4


def test_a_deal_has_the_same_chance_in_every_seating():
    """With equal bots all matches of a deal are the same match: only the names move on."""
    contest = Contest("reinos", 4, ["tests.bots.test_arena:Timid", "tests.bots.test_arena:Meek"], {})
    played = contest.play(0)
    assert len(played.places) == len(contest.seatings(0)) > 1
    assert all(places == played.places[0] for places in played.places)


def test_results_do_not_depend_on_who_plays_them(monkeypatch):
    deals = list(REINOS.deals(16))
    alone = sorted(runners.here(REINOS, deals, 1))
    assert alone == sorted(runners.here(REINOS, deals, 2))
    assert [played.deal for played in alone] == deals
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    assert alone == sorted(runners.on_ray(REINOS, deals, "local"))


def test_a_cluster_that_is_not_there_is_said():
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:door"):
        with pytest.raises(BadSetup, match="no Ray cluster at"):
            list(runners.on_ray(REINOS, [0], address))


def test_a_log_goes_on_where_it_was_cut(tmp_path):
    file = tmp_path / "log.jsonl"
    deals = list(REINOS.deals(24))
    whole = [REINOS.play(deal) for deal in deals]
    with Log(file, REINOS) as log:
        for played in whole[:4]:
            log.add(played)
    text = file.read_bytes()
    for cut in (0, 1, 7, 30):
        file.write_bytes(text[: len(text) - cut])
        with Log(file, REINOS) as log:
            assert list(log.played) == deals[: 4 if cut == 0 else 3]
            for played in whole:
                if played.deal not in log.played:
                    log.add(played)
        with Log(file, REINOS) as log:
            assert [log.played[deal] for deal in deals] == whole


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no log"),
        ("hello\n", "is no log"),
        ('{"game":"war"}\n', "is no log"),
        (
            '{"game":"reinos","players":4,"bots":["greedy","random"],"options":{"round_limit":20},"seed":6}\n',
            "seed was 6",
        ),
        (
            '{"game":"reinos","players":4,"bots":["greedy","random"],"options":{"round_limit":20},"seed":5}\nx\n',
            "is no log",
        ),
    ],
)
def test_a_file_that_is_another_s_is_left_alone(tmp_path, text, said):
    file = tmp_path / "log.jsonl"
    file.write_text(text)
    with pytest.raises(BadSetup, match=said):
        Log(file, REINOS)
    assert file.read_text() == text


def test_standings_count_what_was_played():
    contest = Contest("war", 3, ["a", "b", "c"], {})
    seatings = contest.seatings(0)
    places = [[1, 2, 2], [1, 1, 3], [3, 2, 1]]
    found = {each.bot: each for each in standings(contest, [Played(0, places, [1, 1, 1])])}
    expected = Counter({"a": 0.0, "b": 0.0, "c": 0.0})
    for seats, placed in zip(seatings, places, strict=True):
        for seat, place in enumerate(placed):
            expected[seats[seat]] += (place == 1) / placed.count(1)
    assert {bot: each.wins for bot, each in found.items()} == dict(expected)
    assert sum(each.wins for each in found.values()) == 3
    assert all(each.games == 3 and each.fair == pytest.approx(1 / 3) for each in found.values())
    for one in "abc":
        for other in "abc":
            if one != other:
                better, met = found[one].beats[other]
                assert (met, better + found[other].beats[one][0]) == (3, 3)


def test_a_bot_that_always_wins_is_rated_best_and_one_that_always_loses_worst():
    played = [
        Played(deal, [["abcd".index(bot) + 1 for bot in seats] for seats in FOUR.seatings(deal)], [1] * 4)
        for deal in range(10)
    ]
    found = standings(FOUR, played)
    assert [each.bot for each in found] == ["a", "b", "c", "d"]
    assert (found[0].share, found[0].high, found[3].share, found[3].low) == (1.0, 1.0, 0.0, 0.0)
    assert found[0].low < 1
    assert found[3].high > 0


def test_intervals_of_single_matches_are_wilson_s():
    low, high = wilson(0.5, 100)
    assert (low, high) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert interval([(float(k % 2), 1) for k in range(100)]) == (
        pytest.approx(low, abs=2e-3),
        pytest.approx(high, abs=2e-3),
    )
    assert interval([]) == (0.0, 1.0)


def test_matches_that_are_decided_by_the_deal_count_as_one():
    together = interval([(4.0 * (k % 2), 4) for k in range(100)])
    assert together == (pytest.approx(0.404, abs=2e-3), pytest.approx(0.596, abs=2e-3))


def test_intervals_hold_the_truth_as_often_as_they_say():
    """Deals that favour some seats: 95 % of the intervals hold the true share, give or take what 600 trials allow."""
    rng = random.Random(11)
    held = 0
    for _ in range(600):
        deals = []
        for _ in range(40):
            chance = 0.1 if rng.random() < 0.5 else 0.5
            deals.append((float(sum(rng.random() < chance for _ in range(4))), 4))
        low, high = interval(deals)
        held += low <= 0.3 <= high
    assert 0.92 <= held / 600 <= 0.98


def test_the_command_says_who_is_better_and_writes_a_page(tmp_path):
    page = tmp_path / "page.html"
    args = ["arena", "reinos", "--bots", "greedy,brawler", "--games", 40, "--option", "round_limit=20"]
    found = json.loads(conquista(*args, "--json", "--html", page))
    assert found["games"] >= 40
    assert {each["bot"] for each in found["standings"]} == {"greedy", "brawler"}
    assert sum(each["wins"] for each in found["standings"]) == pytest.approx(found["games"])
    text = page.read_text("utf-8")
    HTMLParser().feed(text)
    for each in found["standings"]:
        assert f"{each['share']:.1%}" in text
    assert "http" not in text.replace("http-equiv", "")
    said = conquista(*args)
    assert "greedy" in said
    assert "rating" in said


def test_an_interrupted_command_goes_on(tmp_path):
    log = tmp_path / "log.jsonl"
    args = [
        "arena",
        "reinos",
        "--bots",
        "greedy,random",
        "--games",
        4000,
        "--option",
        "round_limit=20",
        "--log",
        log,
    ]
    heedful = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # a shell may have it ignored
        "from conquista.cli import main; main()"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", heedful, *map(str, args)], stderr=subprocess.PIPE, text=True
    )
    while not log.exists() or log.read_bytes().count(b"\n") < 5:
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    before = log.read_bytes()
    args[5] = 20
    again = json.loads(conquista(*args, "--json"))
    assert again["games"] >= 20
    assert log.read_bytes().startswith(before)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "greedy"], "two bots at least"),
        (["--bots", "greedy,clever"], "no bot 'clever'"),
        (["--bots", "greedy,random", "--players", 9], "9"),
        (["--bots", "greedy,random,random,greedy,brawler"], "each may be named once only"),
        (["--bots", "greedy,random", "--option", "x=1"], "x"),
    ],
)
def test_bad_contests_are_refused_in_one_line(args, said):
    assert said in conquista("arena", "reinos", *args, expect=2)
