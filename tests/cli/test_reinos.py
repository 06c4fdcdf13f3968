"""Reinos at the terminal: whole games of people who type."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.cli.test_commands import conquista


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Order of play: ", "attacked", "Cards on the table", "became suzerain of", "The game is over"]),
        ("pt", ["Ordem de jogo: ", "atacou", "Cartas na mesa", "passou a reinar sobre", "Fim de jogo"]),
    ],
)
def test_a_person_plays_a_whole_game(lang, sentences, tmp_path):
    file = tmp_path / "played.jsonl"
    typed = "my seed\n?\nt\nr REI-TRN-01\n99\nb\n" + "1\n" * 2000
    out = conquista("play", "reinos", "--bots", "random", "--lang", lang, "--record", file, typed=typed)
    for sentence in sentences:
        assert sentence in out
    assert "sealed dice" in conquista("verify", file)
    assert sentences[-1] in conquista("replay", file, "--lang", lang)


def test_a_person_is_refused_and_leaves(tmp_path):
    typed = "\n" * 4 + "\n99\nsurrender\nno\nquit\n"  # four seeds, a curtain, and the first who is asked
    out = conquista(
        "play", "reinos", "--humans", 4, "--bots", "", "--lang", "en", "--record", tmp_path / "r", typed=typed
    )
    for text in ("There is no line “99”", "Surrender for good?", "Left before the end"):
        assert text in out


def test_people_at_one_screen_decide_behind_curtains(tmp_path):
    """Enter answers a curtain, and the question otherwise asks again; 1 stays loyal, 2 would try."""
    typed = "\n" * 4 + "\n1\n" * 2000
    out = conquista(
        "play", "reinos", "--humans", 4, "--bots", "", "--lang", "en",
        "--record", tmp_path / "r.jsonl", typed=typed,
    )  # fmt: skip
    assert "The game is over" in out
    asked = re.findall(r"Hand over to (Player \d), then press Enter", out)
    assert len(asked) > 3
    assert all(one != other for one, other in pairwise(asked))
    assert "decided to stay loyal" not in out
    prompts = ("press Enter", "? for help", "your part")
    lines = [line for line in out.splitlines() if not any(prompt in line for prompt in prompts)]
    assert max(map(len, lines)) <= 80


def test_a_clause_and_a_chapter_are_printed():
    assert conquista("rules", "reinos", "rei-bat-04", "--lang", "en").startswith("REI-BAT-04")
    chapter = conquista("rules", "reinos", "REI-REV", "--lang", "pt")
    assert chapter.count("REI-REV-") == 13


def test_sim_takes_its_options(tmp_path):
    options = [word for name in ("picking=auto", "revolt_clock=round") for word in ("--option", name)]
    out = conquista("sim", "reinos", "--players", 8, "--games", 3, *options)
    for word in ("seat 8", "random", "rounds", "decisions", "digest"):
        assert word in out
    for wrong, word in (("difficulty=impossible", "medium, easy, hard, brutal"), ("round_limit=-1", "allowed")):
        assert word in conquista("sim", "reinos", "--players", 4, "--option", wrong, expect=2)
    assert "4 to 8" in conquista("sim", "reinos", "--players", 3, expect=2)
