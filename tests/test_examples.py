"""The tutorials run as they stand, and say what they should. One needs a server: see tests/server/test_programs.py."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
WITH_A_SERVER = {"remote_bot.py"}
SAYS = {
    "first_bot.py": r"Cautious won ([6-9]|10) of 10\n",
    "bot_in_the_arena.py": r"Cautious +won +\d+% of 30 matches, surely \d+% to \d+%\n(.*\n){2}",
    "play_with_pettingzoo.py": r"189 numbers are .*\n(player_0 attacks; .*: \d\n)+Rewards: \{'player_0': .*\}\n",
    "search_with_openspiel.py": r"\{\"seat\":0,.* …\n(\[\"(attack\",\d|pass\")\] +[+-]\d\.\d\d\n){2,}",
    "read_a_record.py": r"\d+ entries, \d+ dice: \{1: \d+, .*\}\n(seat \d: \d+ attacks, \d+ territories taken\n){3}",
}


def run(name, *arguments):
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize("name", SAYS)
def test_examples_run_and_say(name):
    done = run(name)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(SAYS[name], done.stdout), done.stdout


def test_every_example_is_tested():
    assert {file.name for file in EXAMPLES.glob("*.py")} == {*SAYS, *WITH_A_SERVER}


def test_a_record_of_ones_own_can_be_read():
    done = run("read_a_record.py", str(ROOT / "tests/records/war/asia-africa.jsonl"))
    assert done.stdout.startswith("249 entries, 187 dice")


def test_every_example_is_named_in_the_documents():
    page = (ROOT / "docs/library.md").read_text("utf-8")
    assert [file.name for file in EXAMPLES.glob("*.py") if f"examples/{file.name}" not in page] == []
