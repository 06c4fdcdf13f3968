"""Mutation testing of the rule chapters with the clause tests, and a report of what survived.

    python tools/mutants.py             all chapters
    python tools/mutants.py reinos      one game's; the report keeps what it says of the others

Runs mutmut (settings in pyproject.toml) and writes docs/mutants.md.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "docs" / "mutants.md"
CAUGHT = ("killed", "timeout", "segfault", "suspicious")


class Findings(NamedTuple):
    """How many mutants each group of chapters has had and how many were caught; what each survivor changed."""

    tallies: dict[str, tuple[int, int]]
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


def findings(found: dict[str, str]) -> Findings:
    every, caught = Counter[str](), Counter[str]()
    for mutant, fate in found.items():
        every[game_of(mutant)] += 1
        caught[game_of(mutant)] += fate in CAUGHT
    survivors = {mutant: change(mutant) for mutant, fate in found.items() if fate not in CAUGHT}
    return Findings({name: (every[name], caught[name]) for name in every}, survivors)


def reported(text: str) -> Findings:
    """What a report says."""
    rows = re.findall(r"^\| (\S+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    tallies = {name: (int(every), int(caught)) for name, every, caught in rows if name != "all"}
    survivors = re.findall(r"^`(\S+)`\n\n```diff\n(.*?)\n```$", text, re.MULTILINE | re.DOTALL)
    return Findings(tallies, dict(survivors))


def merged(old: Findings, new: Findings) -> Findings:
    """The new findings, and the old ones of chapters that have no new ones."""
    kept = {mutant: text for mutant, text in old.survivors.items() if game_of(mutant) not in new.tallies}
    return Findings({**old.tallies, **new.tallies}, {**kept, **new.survivors})


def report(found: Findings) -> str:
    sums = [sum(numbers) for numbers in zip(*found.tallies.values(), strict=True)]
    lines = [
        "# Mutation testing",
        "",
        "`make mutants` changes the rule chapters in one place at a time and runs the clause tests on each",
        "change. A mutant that no test notices has survived. Made by `tools/mutants.py`; do not edit.",
        "",
        "| chapters of | mutants | caught | survived | share caught |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, (every, caught) in [("all", sums), *sorted(found.tallies.items())]:
        lines.append(f"| {name} | {every} | {caught} | {every - caught} | {caught / every:.1%} |")
    lines += ["", "## Survivors", ""]
    for mutant in sorted(found.survivors):
        lines += [f"`{mutant}`", "", "```diff", found.survivors[mutant], "```", ""]
    return "\n".join(lines)


def change(mutant: str) -> str:
    """The lines that differ."""
    shown = mutmut("show", mutant).splitlines()
    return "\n".join(line for line in shown if re.match(r"[+-](?![+-]{2} )", line))


def main() -> None:
    games = sys.argv[1:]
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    chapters = [f"conquista.games.{game}.*" for game in games]
    subprocess.run([sys.executable, "-m", "mutmut", "run", *chapters], cwd=ROOT, check=False)  # noqa: S603
    found = {mutant: fate for mutant, fate in results().items() if not games or game_of(mutant) in games}
    new = findings(found)
    old = reported(REPORT.read_text("utf-8")) if games else Findings({}, {})
    REPORT.write_text(report(merged(old, new)), "utf-8")
    caught = len(found) - len(new.survivors)
    print(json.dumps({"mutants": len(found), "caught": caught, "share": round(caught / len(found), 4)}))


if __name__ == "__main__":
    main()
