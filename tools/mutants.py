"""Mutation testing of the rule chapters with the clause tests, and a report of what survived.

    python tools/mutants.py

Runs mutmut (settings in pyproject.toml) and writes docs/mutants.md.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
CAUGHT = ("killed", "timeout", "segfault", "suspicious")


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


def report(found: dict[str, str]) -> str:
    totals: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant, fate in found.items():
        totals[game_of(mutant)][fate] += 1
        totals["all"][fate] += 1
    lines = [
        "# Mutation testing",
        "",
        "`make mutants` changes the rule chapters in one place at a time and runs the clause tests on each",
        "change. A mutant that no test notices has survived. Made by `tools/mutants.py`; do not edit.",
        "",
        "| chapters of | mutants | caught | survived | share caught |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, counts in sorted(totals.items()):
        every = sum(counts.values())
        caught = sum(counts[fate] for fate in CAUGHT)
        lines.append(f"| {name} | {every} | {caught} | {every - caught} | {caught / every:.1%} |")
    lines += ["", "## Survivors", ""]
    for mutant in sorted(name for name, fate in found.items() if fate not in CAUGHT):
        lines += [f"`{mutant}`", "", "```diff", change(mutant), "```", ""]
    return "\n".join(lines)


def change(mutant: str) -> str:
    """The lines that differ."""
    shown = mutmut("show", mutant).splitlines()
    return "\n".join(line for line in shown if re.match(r"[+-](?![+-]{2} )", line))


def main() -> None:
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "mutmut", "run"], cwd=ROOT, check=False)
    found = results()
    (ROOT / "docs" / "mutants.md").write_text(report(found), "utf-8")
    caught = sum(fate in CAUGHT for fate in found.values())
    print(json.dumps({"mutants": len(found), "caught": caught, "share": round(caught / len(found), 4)}))


if __name__ == "__main__":
    main()
