"""The command line, as a user meets it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from conquista.catalog import GAMES
from tests.records.test_records import FILES

each_game = pytest.mark.parametrize("game_id", GAMES)
WAR_RECORD = next(file for file in FILES if file.parent.name == "war")


def longest_record(game_id):
    files = [file for file in FILES if file.parent.name == game_id]
    return max(files, key=lambda file: file.stat().st_size)


def conquista(*args, typed="", expect=0, env=None):
    result = subprocess.run(
        [sys.executable, "-m", "conquista", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env=env,
    )
    assert result.returncode == expect, result.stdout + result.stderr
    assert "Traceback" not in result.stderr
    return result.stdout if expect == 0 else result.stderr


@each_game
def test_sim_prints_the_same_results_again_and_with_more_processes(game_id):
    players = GAMES[game_id].seats[0]
    args = [
        "sim",
        game_id,
        "--players",
        players,
        "--games",
        6,
        "--option",
        "round_limit=5",
        "--seed",
        9,
        "--json",
    ]
    first, second, both = (json.loads(conquista(*args, *more)) for more in ([], [], ["--jobs", 2]))
    assert first["results"] == second["results"] == both["results"]
    results = first["results"]
    assert results["finished"] == 6
    assert sum(results["wins_by_seat"]) == pytest.approx(6)
    assert sum(results["wins_by_bot"].values()) == pytest.approx(6)
    assert results["rounds"]["most"] <= 5
    assert set(first["speed"]) >= {"compiled", "games_per_second", "decisions_per_second"}


def test_sim_says_who_won_by_seat_and_by_bot():
    out = conquista("sim", "war", "--players", 3, "--games", 3, "--bots", "greedy,random,random")
    for word in ("seat 1", "seat 3", "greedy", "random", "rounds", "decisions", "games/s", "digest"):
        assert word in out


@each_game
def test_sim_says_how_long_matches_were_and_what_was_done_in_them(game_id):
    args = ["sim", game_id, "--players", 4, "--games", 12, "--option", "round_limit=6", "--json"]
    results = json.loads(conquista(*args))["results"]
    for length in ("rounds", "turns"):
        matches = {int(number): times for number, times in results[length]["matches"].items()}
        assert sum(matches.values()) == 12
        assert (min(matches), max(matches)) == (results[length]["least"], results[length]["most"])
        mean = sum(number * times for number, times in matches.items()) / 12
        assert mean == pytest.approx(results[length]["mean"], abs=1e-3)
    actions = results["actions"]
    assert sum(count["total"] for count in actions.values()) == results["decisions"]
    assert actions
    for count in actions.values():
        assert count["mean"] == pytest.approx(count["total"] / 12, abs=1e-4)


def test_sim_rotates_the_bots_if_asked():
    args = ["sim", "war", "--players", 3, "--games", 6, "--bots", "greedy,random,random", "--json"]
    fixed = json.loads(conquista(*args))["results"]
    rotated = json.loads(conquista(*args, "--rotate"))["results"]
    assert fixed["wins_by_seat"][0] == fixed["wins_by_bot"]["greedy"]
    assert rotated["wins_by_seat"][0] < rotated["wins_by_bot"]["greedy"]


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["sim", "chess", "--players", 3], "war"),
        (["sim", "war", "--players", 2], "3 to 6"),
        (["sim", "war", "--players", 3, "--bots", "deep"], "random, brawler, greedy"),
        (["sim", "war", "--players", 3, "--bots", "random,random"], "2 bots"),
        (["sim", "war", "--players", 3, "--option", "round_limit"], "NAME=VALUE"),
        (["sim", "war", "--players", 3, "--option", "round_limit=many"], "allowed"),
        (["sim", "war", "--players", 3, "--games", 0], "games"),
        (["play", "war", "--players", 3, "--humans", 4], "4 people"),
        (["play", "war", "--bots", "nobody"], "random, brawler, greedy"),
        (["play", "war", "--lang", "xx"], "pt, en"),
        (["replay", "/nowhere/file"], "No such file"),
        (["verify", "/nowhere/file"], "No such file"),
        (["verify", sys.executable], "UTF-8"),
        (["report", "/nowhere/file"], "No such file"),
        (["report", __file__], "header"),
        (["verify", __file__], "header"),
        (["replay", WAR_RECORD, "--seat", 9], "seats are 1 to"),
        (["rules"], "name a game"),
        (["rules", "war", "WAR-XYZ"], "chapters"),
        (["rules", "chess"], "war"),
        (["dance"], "dance"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(args, word):
    assert word in conquista(*args, expect=2)


@each_game
def test_rules_are_printed_in_both_languages(game_id):
    for lang in ("pt", "en"):
        book = conquista("rules", game_id, "--lang", lang)
        assert len(book.splitlines()) > 50
    assert conquista("rules", game_id, "--lang", "pt") != book


def test_one_clause_or_chapter_is_printed():
    assert conquista("rules", "war", "war-atk-05", "--lang", "en").startswith("WAR-ATK-05")
    chapter = conquista("rules", "war", "WAR-ATK", "--lang", "en")
    assert chapter.count("WAR-ATK-") == 20
    assert "WAR-CNQ-01" not in chapter


def test_the_language_is_the_systems_unless_said():
    import os

    for system, word in (("pt_BR.UTF-8", "dado"), ("en_GB.UTF-8", "die"), ("C", "dado")):
        env = {**os.environ, "LC_ALL": system}
        assert word in conquista("rules", "war", "WAR-ATK-05", env=env)


def test_rules_check_lists_nothing():
    assert "Every clause" in conquista("rules", "--check")


@each_game
def test_replay_tells_a_whole_record(game_id):
    told = conquista("replay", longest_record(game_id), "--lang", "en")
    assert "The game is over" in told
    assert len(told.splitlines()) > 50


@pytest.mark.parametrize("game_id", sorted({file.parent.name for file in FILES}))
def test_report_tells_how_a_match_went(game_id):
    file = longest_record(game_id)
    for tongue, word in (("en", "Luck:"), ("pt", "Sorte:")):
        told = conquista("report", file, "--lang", tongue)
        assert word in told
        assert "★" in told
    found = json.loads(conquista("report", file, "--json"))
    assert found["game"] == game_id
    assert len(found["luck"][0]["figures"]) >= 2


def test_replay_tells_a_seat_what_it_heard():
    public = conquista("replay", WAR_RECORD, "--lang", "en")
    own = conquista("replay", WAR_RECORD, "--seat", 1, "--lang", "en")
    assert own.count("received the objective:") == 1
    assert public.count("received the objective:") == 0


@each_game
def test_verify_accepts_an_honest_record_and_names_the_entry_of_a_changed_one(game_id, tmp_path):
    file = longest_record(game_id)
    assert "sealed dice" in conquista("verify", file)
    header, *entries = map(json.loads, file.read_text().splitlines())
    drawn = next(entry for entry in entries if entry[2] == "drawn" and entry[4] > 1)
    drawn[3] = drawn[3] % drawn[4] + 1
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(map(json.dumps, [header, *entries])))
    assert f"entry {drawn[0]}" in conquista("verify", changed, expect=2)


def test_a_person_plays_in_the_terminal(tmp_path):
    """Places, takes back, reads a rule, is refused, looks around, and leaves; the record so far is kept."""
    file = tmp_path / "played.jsonl"
    typed = "my seed\n?\n1 1\nb\nt\nr WAR-ATK-05\nr nothing\n99\n1 9999\n1 x\nzzz\n1\nl\nquit\n"
    out = conquista("play", "war", "--players", 3, "--lang", "en", "--record", file, typed=typed)
    for text in ("Sealed dice", "Your objective", "Taken back", "WAR-RNF-08", "no line", "Left before the end"):
        assert text in out
    assert (
        max(len(line) for line in out.splitlines() if "your part" not in line and "Number, then" not in line)
        <= 80
    )
    header = json.loads(file.read_text().splitlines()[0])
    assert header["dice"]["seeds"][0] == {"seed": "my seed", "by": "seat"}
    assert "secret" not in header["dice"]
    assert "revealed" in conquista("verify", file, expect=2)


@each_game
def test_bots_alone_play_to_the_end_and_their_dice_are_verified(game_id, tmp_path):
    file = tmp_path / "deep" / "played.jsonl"
    table = ["--humans", 0, "--bots", "brawler", "--option", "round_limit=6"]
    out = conquista("play", game_id, *table, "--lang", "pt", "--record", file)
    assert "Fim de jogo" in out
    assert "sealed dice" in conquista("verify", file)
    assert "Fim de jogo" in conquista("replay", file, "--lang", "pt")


def test_people_at_one_screen_are_parted_by_a_curtain(tmp_path):
    typed = "\n\n\n" + "\n1\n" * 3
    out = conquista(
        "play", "war", "--players", 3, "--humans", 3, "--bots", "", "--lang", "en",
        "--record", tmp_path / "r.jsonl", typed=typed,
    )  # fmt: skip
    assert out.count("Hand over to") >= 2


def test_a_person_surrenders_after_confirming(tmp_path):
    typed = "\nsurrender\nno\nsurrender\nyes\n"
    out = conquista(
        "play", "war", "--players", 3, "--lang", "en", "--record", tmp_path / "r.jsonl", typed=typed
    )
    assert "You surrenders" in out or "surrenders" in out
    assert "The game is over" in out


def test_a_bot_plays_on_for_who_surrenders_where_the_table_wants_it(tmp_path):
    file = tmp_path / "r.jsonl"
    out = conquista(
        "play", "war2", "--players", 3, "--lang", "en", "--option", "surrender_seat=bot",
        "--option", "round_limit=2", "--record", file, typed="\nsurrender\nyes\n",
    )  # fmt: skip
    assert "a bot plays on" in out
    assert "The game is over" in out
    assert sum('"surrender"' in line for line in file.read_text().splitlines()) == 1


@each_game
def test_a_newcomer_finds_opponents_in_every_game(game_id, tmp_path):
    out = conquista("play", game_id, "--record", tmp_path / "played.jsonl", "--lang", "pt", typed="\nsair\n")
    assert "Dados selados" in out
