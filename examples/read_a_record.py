"""An analysis of your own: how the dice of a match of War fell, and what became of the attacks.

    python examples/read_a_record.py records/war-….jsonl      (without a file: a match that is played for it)

A record replayed entry by entry tells what happened as events. Here a seat's point of view is not wanted, so what
everybody heard is enough.
"""

import sys
from collections import Counter
from pathlib import Path

from conquista import load_record, watch_match
from conquista.catalog import read_record
from conquista.kernel.replay import Replay
from conquista.parts.land.events import BattleFought, TerritoryConquered


def main(*files: str) -> None:
    if files:
        game, record = load_record(Path(files[0]))
    else:
        game, record = read_record(watch_match("war", ["greedy", "greedy", "brawler"], seed=5).record.text())
    faces: Counter[int] = Counter()
    attacks: Counter[int] = Counter()
    conquests: Counter[int] = Counter()
    for told in Replay(game, record):
        for telling in told.tellings:
            if isinstance(telling.event, BattleFought):
                attacks[telling.event.seat] += 1
                faces.update(telling.event.attack + telling.event.defence)
            elif isinstance(telling.event, TerritoryConquered):
                conquests[telling.event.seat] += 1
    print(len(record.entries), "entries,", sum(faces.values()), "dice:", dict(sorted(faces.items())))
    for seat, number in sorted(attacks.items()):
        print(f"seat {seat}: {number} attacks, {conquests[seat]} territories taken")


if __name__ == "__main__":
    main(*sys.argv[1:])
