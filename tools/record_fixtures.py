"""Play matches until each way to end has been seen, and keep their records as fixtures for the tests.

    python tools/record_fixtures.py war

Fixtures are made once and then stay: they show whether old records still replay to what they were. Make them
anew only with a new `rules_version`, and say so in the changelog.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.games.war.game import War
from conquista.kernel import fields
from conquista.kernel.action import Surrender
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.state import Codes

FOLDER = Path(__file__).parent.parent / "tests" / "records"


def played(
    seed: int,
    players: int,
    bot: str,
    options: dict[str, Any],
    surrenders: dict[int, int],
    stop_after: int = 1_000_000,
) -> Match[Any, Any]:
    """A match among bots on sealed dice; `surrenders`: after how many decisions which seat leaves."""
    game = War()
    name = f"fixture-{seed}"
    lot = SealedLot(Seal(name.encode()), [SeatSeed(f"{name}-{k}", "server") for k in range(players)], name)
    match = Match(
        game, Header(game.id, game.rules_version, name, [SeatSetup()] * players, options, DiceNote()), lot
    )
    bots = [bot_called(bot, game)(seeded("fixture", seed, seat)) for seat in range(players)]
    codes = Codes()
    decisions = 0
    while not match.over and decisions < stop_after:
        leaver = surrenders.get(decisions)
        if leaver is not None and match.state.may_surrender(leaver):
            match.play(leaver, Surrender())
        else:
            seat = match.awaiting[0]
            question = Question.of_state(game, match.seen_by(seat), seat, codes)
            match.play(seat, game.decode(bots[seat].decide(question)))
        decisions += 1
    return match


def abandoned(seed: int) -> Match[Any, Any]:
    """When somebody is nearly destroyed, all but him and the attacker leave the table."""
    for decision in range(40, 800, 5):
        match = played(seed, 4, "greedy", {}, {}, stop_after=decision)
        if match.over:
            return match
        view = match.view(None)
        held = [sum(owner == seat for owner in view.owners) for seat in range(4)]
        weak = [seat for seat in range(4) if 0 < held[seat] <= 2 and seat != view.active]
        if weak and all(fate == "in_play" for fate in view.fates):
            leavers = [seat for seat in range(4) if seat not in (weak[0], view.active)]
            return played(seed, 4, "greedy", {}, {decision + k: seat for k, seat in enumerate(leavers)})
    return played(seed, 4, "greedy", {}, {})


def way_to_end(match: Match[Any, Any]) -> str:
    """A name for how a match ended."""
    view = match.view(None)
    winner = view.winners[0]
    if view.ending == "objective":
        card = view.objectives[winner] or ""
        turned = card.startswith("obj_destruir") and not any(
            by == winner and view.colours[seat] is not None and str(view.colours[seat]) in card
            for seat, by in enumerate(view.destroyers)
        )
        when = "-out-of-turn" if view.active != winner else ""
        return card.removeprefix("obj_").replace("_", "-") + ("-turned-to-24" if turned else "") + when
    if view.ending == "last_in_play":
        fates = sorted({fate for seat, fate in enumerate(view.fates) if seat != winner})
        return "last-in-play-" + "-and-".join(fates)
    return "round-limit-shared" if len(view.winners) > 1 else "round-limit"


def attempts() -> Iterator[Match[Any, Any]]:
    for seed in range(400):
        players = 3 + seed % 4
        yield played(seed, players, "greedy", {}, {})
    for seed in range(400, 420):
        yield played(seed, 3 + seed % 4, "brawler", {"round_limit": 3}, {})
    yield played(420, 6, "random", {"round_limit": 1, "first_round": "placement_only"}, {})
    yield played(421, 3, "greedy", {}, {20: 1, 40: 2})
    for seed in range(430, 700):
        yield played(seed, 4, "greedy", {}, {60: seed % 4, 110: (seed + 1) % 4, 160: (seed + 2) % 4})
    for seed in range(700, 760):
        variant = {"own_colour_objective": "redraw", "defender_dice": "choose"}
        yield played(seed, 3, "greedy", variant, {80: seed % 3})
    for seed in range(760, 800):
        yield abandoned(seed)


def main() -> None:
    folder = FOLDER / sys.argv[1]
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {}
    for match in attempts():
        name = way_to_end(match)
        if name not in kept or (name in kept and len(match.entries) < 0.5 * kept[name]["entries"]):
            (folder / f"{name}.jsonl").write_text(match.record.text(), "utf-8")
            kept[name] = {
                "entries": len(match.entries),
                "winners": match.view(None).winners,
                "ending": match.view(None).ending,
                "fingerprint": fields.fingerprint(match.state),
                "layout": fields.layout(match.state),
            }
            print(f"{name}: {len(match.entries)} entries")
    (folder / "expected.json").write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
