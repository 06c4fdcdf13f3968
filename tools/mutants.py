"""Mutation testing of the rule chapters with the clause tests, and a report of what survived.

    python tools/mutants.py                         all chapters
    python tools/mutants.py reinos                  one game's; the report keeps what it says of the others
    python tools/mutants.py feudum --sample 1500    so many of one game's, drawn at random, the same every time

Runs mutmut (settings in pyproject.toml) and writes docs/mutants.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # not for mutmut, which imports what it has changed

from conquista.bots.arena.standing import wilson  # noqa: E402

REPORT = ROOT / "docs" / "mutants.md"
CAUGHT = ("killed", "timeout", "segfault", "suspicious")
TEST_SECONDS = "20"
"""A test that runs longer than this has caught a mutant that never ends; none takes a tenth of it."""


class Tally(NamedTuple):
    mutants: int
    tried: int
    caught: int


class Findings(NamedTuple):
    """How many mutants of each group of chapters were tried and caught; what each survivor changed."""

    tallies: dict[str, Tally]
    survivors: dict[str, str]


def mutmut(*args: str) -> str:
    command = [sys.executable, "-m", "mutmut", *args]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603


def results() -> dict[str, str]:
    """Of each mutant, what became of it."""
    found = re.findall(r"^\s*(\S+__mutmut_\d+): (.+)$", mutmut("results", "--all", "true"), re.MULTILINE)
    return dict(found)


def game_of(mutant: str) -> str:
    """conquista.games.war.attack.x_fight__mutmut_3 → war; what games share has the name of its part."""
    parts = mutant.split(".")
    return parts[2] if parts[1] == "games" else ".".join(parts[1:3] if parts[2] == "land" else parts[1:2])


def findings(found: dict[str, str], tried: set[str]) -> Findings:
    every, chosen, caught = Counter[str](), Counter[str](), Counter[str]()
    for mutant, fate in found.items():
        every[game_of(mutant)] += 1
        chosen[game_of(mutant)] += mutant in tried
        caught[game_of(mutant)] += mutant in tried and fate in CAUGHT
    survivors = {mutant: change(mutant) for mutant in tried if found[mutant] not in CAUGHT}
    return Findings({name: Tally(every[name], chosen[name], caught[name]) for name in every}, survivors)


def reported(text: str) -> Findings:
    """What a report says."""
    rows = re.findall(r"^\| (\S+) \| (\d+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    tallies = {name: Tally(*map(int, numbers)) for name, *numbers in rows if name != "all"}
    survivors = re.findall(r"^`(\S+)`\n\n```diff\n(.*?)\n```$", text, re.MULTILINE | re.DOTALL)
    return Findings(tallies, dict(survivors))


def merged(old: Findings, new: Findings) -> Findings:
    """The new findings, and the old ones of chapters that have no new ones."""
    kept = {mutant: text for mutant, text in old.survivors.items() if game_of(mutant) not in new.tallies}
    return Findings({**old.tallies, **new.tallies}, {**kept, **new.survivors})


def report(found: Findings) -> str:
    sums = Tally(*(sum(numbers) for numbers in zip(*found.tallies.values(), strict=True)))
    lines = [
        "# Mutation testing",
        "",
        "`make mutants` changes the rule chapters in one place at a time and runs the clause tests on each",
        "change. A mutant that no test notices has survived. Where a game has more mutants than were tried, those",
        "tried are a random sample, and the share has its 95 % interval. Made by `tools/mutants.py`; do not edit.",
        "",
        "| chapters of | mutants | tried | caught | survived | share caught |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, tally in [("all", sums), *sorted(found.tallies.items())]:
        numbers = f"{tally.mutants} | {tally.tried} | {tally.caught} | {tally.tried - tally.caught}"
        lines.append(f"| {name} | {numbers} | {share(name, tally)} |")
    lines += ["", "## Survivors", ""]
    for mutant in sorted(found.survivors):
        lines += [f"`{mutant}`", "", "```diff", found.survivors[mutant], "```", ""]
    return "\n".join(lines)


def share(name: str, tally: Tally) -> str:
    caught = tally.caught / tally.tried
    if name == "all" or tally.tried == tally.mutants:
        return f"{caught:.1%}"
    low, high = wilson(caught, tally.tried)
    return f"{caught:.1%} ({low:.1%} to {high:.1%})"


def change(mutant: str) -> str:
    """The lines that differ."""
    shown = mutmut("show", mutant).splitlines()
    return "\n".join(line for line in shown if re.match(r"[+-](?![+-]{2} )", line))


def run(names: list[str]) -> None:
    command = [sys.executable, "-m", "mutmut", "run", *names]
    subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, "PYTEST_TIMEOUT": TEST_SECONDS})  # noqa: S603


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int, metavar="N")
    asked = parser.parse_args()
    games: list[str] = asked.games
    if asked.sample is not None and (asked.sample < 1 or not games):
        parser.error("--sample takes a positive number, and the games that it is drawn from")
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    few = "*__init____mutmut_1" if asked.sample else "*"  # mutmut names its mutants when it has run some
    run([f"conquista.games.{game}.{few}" for game in games])
    found = {mutant: fate for mutant, fate in results().items() if not games or game_of(mutant) in games}
    tried = set(found)
    if asked.sample:
        tried = set(random.Random(0).sample(sorted(found), min(asked.sample, len(found))))  # noqa: S311 - a sample
        run(sorted(tried))
        found = {mutant: fate for mutant, fate in results().items() if mutant in found}
    new = findings(found, tried)
    old = reported(REPORT.read_text("utf-8")) if games else Findings({}, {})
    REPORT.write_text(report(merged(old, new)), "utf-8")
    caught = len(tried) - len(new.survivors)
    print(json.dumps({"tried": len(tried), "caught": caught, "share": round(caught / len(tried), 4)}))


if __name__ == "__main__":
    main()
