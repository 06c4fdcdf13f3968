"""Dice that anyone can check, and that are fair."""

from __future__ import annotations

import hashlib
import itertools
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from scipy.stats import chisquare

from conquista.catalog import read_record
from conquista.games.war.game import War
from conquista.kernel.boxes import HmacBox, ReplayBox, seeded
from conquista.kernel.chance import Dice, Draw, Percent
from conquista.kernel.errors import BadRecord, BadSetup, BrokenRule
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.replay import verify

GAME = War()
VERIFIER = Path(__file__).parents[2] / "tools" / "verify_dice.py"
SEEDS = [SeatSeed("ana"), SeatSeed("bia é ótima"), SeatSeed("00ff", "server")]
SEAL = Seal(bytes(range(32)))


def live_match(options=None):
    """A whole match by defaults, on sealed dice."""
    seats = [SeatSetup()] * 3
    lot = SealedLot(SEAL, SEEDS, "m-1")
    match = Match(GAME, Header("war", 1, "m-1", seats, options or {"round_limit": 4}, DiceNote()), lot)
    fights = 0
    while not match.over:
        seat = match.awaiting[0]
        attack = next((a for a in match.legal_actions(seat) if a.kind == "attack"), None)
        if attack is not None and fights < 60:
            fights += 1
            match.play(seat, attack)
        else:
            match.play_default(seat)
    return match


@pytest.fixture(scope="module")
def record_text():
    return live_match().record.text()


def alone(text, tmp_path):
    """The stand-alone verifier in a Python that sees nothing of the package."""
    file = tmp_path / "record.jsonl"
    file.write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", "-S", str(VERIFIER), str(file)], capture_output=True, text=True, check=False
    )


def test_an_honest_record_is_verified_by_both(record_text, tmp_path):
    game, record = read_record(record_text)
    draws = sum(entry.seat == 16 for entry in record.entries)
    assert verify(game, record) == draws > 80
    result = alone(record_text, tmp_path)
    assert result.returncode == 0
    assert str(draws) in result.stdout


def chance_lines(text):
    return [k for k, line in enumerate(text.splitlines()) if '"chance"' in line]


def tampered(text, k):
    """Line k with another outcome that the rules would allow."""
    lines = text.splitlines()
    entry = json.loads(lines[k])
    if entry[2] == "rolled":
        entry[4][0] = entry[4][0] % 6 + 1
    elif entry[4] == 1:
        return None
    else:
        entry[3] = entry[3] % entry[4] + 1
    lines[k] = json.dumps(entry, separators=(",", ":"))
    return "\n".join(lines) + "\n", entry[0]


def test_a_changed_roll_or_draw_is_found_at_its_entry_by_both(record_text, tmp_path):
    lines = chance_lines(record_text)
    for k in (lines[0], lines[2], lines[5], lines[30], lines[60], lines[-1]):
        if (changed := tampered(record_text, k)) is None:
            continue
        text, entry = changed
        with pytest.raises(BadRecord) as caught:
            verify(*read_record(text))
        assert caught.value.entry == entry
        result = alone(text, tmp_path)
        assert result.returncode != 0
        assert f"entry {entry}:" in result.stderr


@pytest.mark.parametrize("part", ["secret", "seed", "match", "commitment"])
def test_another_secret_seed_or_match_is_found(record_text, part, tmp_path):
    lines = record_text.splitlines()
    header = json.loads(lines[0])
    if part == "secret":
        header["dice"]["secret"] = "ff" * 32
    elif part == "commitment":
        header["dice"]["commitment"] = "0" * 64
    elif part == "seed":
        header["dice"]["seeds"][1]["seed"] = "bia"
    else:
        header["match"] = "m-2"
    text = "\n".join([json.dumps(header), *lines[1:]])
    with pytest.raises(BadRecord):
        verify(*read_record(text))
    assert alone(text, tmp_path).returncode != 0


def test_what_cannot_be_verified_says_why(record_text):
    lines = record_text.splitlines()
    header = json.loads(lines[0])
    for dice, reason in (
        ({"simulated": 1}, "simulated"),
        ({**header["dice"], "secret": "xyz"}, "hexadecimal"),
        ({key: value for key, value in header["dice"].items() if key != "secret"}, "revealed"),
        ({**header["dice"], "seeds": []}, "seeds"),
    ):
        with pytest.raises(BadRecord, match=reason):
            verify(*read_record("\n".join([json.dumps({**header, "dice": dice}), *lines[1:]])))
    with pytest.raises(BadRecord, match="ends before"):
        verify(*read_record("\n".join(lines[:-1])))


def test_the_secret_is_in_the_record_only_when_the_match_is_over():
    match = Match(GAME, Header("war", 1, "m", [SeatSetup()] * 3, {}, DiceNote()), SealedLot(SEAL, SEEDS, "m"))
    assert match.record.header.dice.secret is None
    assert match.record.header.dice.commitment == hashlib.sha256(SEAL.secret).hexdigest()
    assert SEAL.secret.hex() not in match.record.text()
    assert live_match().record.header.dice.secret == SEAL.secret.hex()


@pytest.mark.parametrize("seed", ["", "a\nb", "x" * 200, "\x00"])
def test_a_seed_that_could_be_mistaken_is_refused(seed):
    with pytest.raises(BadSetup):
        SealedLot(SEAL, [SeatSeed(seed)], "m")


def test_every_entry_seat_seed_and_match_has_a_stream_of_its_own():
    def numbers(secret, seeds, match, entry):
        box = HmacBox(secret, seeds, match, entry)
        return tuple(box.below(1000) for _ in range(8))

    streams = {
        numbers(b"s", ["a", "b"], "m", 1),
        numbers(b"t", ["a", "b"], "m", 1),
        numbers(b"s", ["b", "a"], "m", 1),
        numbers(b"s", ["a", "c"], "m", 1),
        numbers(b"s", ["a", "b"], "n", 1),
        numbers(b"s", ["a", "b"], "m", 2),
        numbers(b"s", ["a", "b", "m"], "m", 1),
    }
    assert len(streams) == 7


BOXES = {
    "fast": lambda k: seeded("uniform", k),
    "sealed": lambda k: HmacBox(b"secret", ["a", "b"], "uniform", k),
}
KINDS = {
    "one die": Dice(1),
    "three dice": Dice(3),
    "two dice against one": Dice(3),
    "percent": Percent(20),
    "a card of 44": Draw(tuple(f"card {k}" for k in range(44))),
    "one of 42": Draw(tuple(f"territory {k}" for k in range(42))),
    "one of 14": Draw(tuple(f"objective {k}" for k in range(14))),
    "one of 7": Draw(tuple("abcdefg")),
}


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_outcome_of_every_kind_is_equally_likely(box, kind):
    """Chi-square at the level of one in a million: fixed seeds, so that it never fails by chance."""
    chance = KINDS[kind]
    draws = 100 * chance.outcomes
    source = BOXES[box](chance.outcomes)
    counts = Counter(source.below(chance.outcomes) for _ in range(draws))
    assert chisquare([counts[k] for k in range(chance.outcomes)]).pvalue > 1e-6


@pytest.mark.parametrize("box", BOXES)
def test_each_die_of_a_throw_is_fair_and_independent(box):
    dice = Dice(6)
    source = BOXES[box](99)
    throws = [dice.answer(source.below(dice.outcomes)).faces for _ in range(12_000)]
    for place in range(6):
        counts = Counter(throw[place] for throw in throws)
        assert chisquare([counts[face] for face in range(1, 7)]).pvalue > 1e-6
    pairs = Counter((throw[0], throw[5]) for throw in throws)
    assert chisquare([pairs[a, b] for a in range(1, 7) for b in range(1, 7)]).pvalue > 1e-6


@pytest.mark.parametrize("box", ["fast", "sealed"])
def test_successive_and_first_numbers_are_independent(box):
    """Neighbours within a stream, and the first numbers of neighbouring streams."""
    source = BOXES[box](1)
    numbers = [source.below(6) for _ in range(36_001)]
    follow = Counter(itertools.pairwise(numbers))
    assert chisquare([follow[a, b] for a in range(6) for b in range(6)]).pvalue > 1e-6
    first = Counter(BOXES[box](k).below(6) for k in range(6_000))
    assert chisquare([first[k] for k in range(6)]).pvalue > 1e-6


def test_a_sealed_number_is_never_favoured_by_the_remainder():
    """Just above half of the range nearly every second word must be passed over, and none is folded back."""
    source = HmacBox(b"s", ["a"], "m", 1)
    n = 2**63 + 1
    numbers = [source.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in numbers)
    assert 60 < sum(number > n // 2 for number in numbers) < 140


def test_a_replay_box_gives_what_it_holds_and_nothing_else():
    box = ReplayBox([3, 5])
    assert (box.below(6), box.below(6)) == (3, 5)
    with pytest.raises(BrokenRule):
        box.below(6)
    with pytest.raises(BrokenRule):
        ReplayBox([6]).below(6)
