"""Play matches until each way to end has been seen, and keep their records as fixtures for the tests.

    python tools/record_fixtures.py war
    python tools/record_fixtures.py war2
    python tools/record_fixtures.py vikings
    python tools/record_fixtures.py reinos
    python tools/record_fixtures.py feudum

Fixtures are made once and then stay: they show whether old records still replay to what they were. Make them
anew only with a new `rules_version`, and say so in the changelog.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.catalog import GAMES
from conquista.kernel import fields
from conquista.kernel.action import Surrender
from conquista.kernel.boxes import seeded
from conquista.kernel.game import SeatSetup
from conquista.kernel.lot import DiceNote, Seal, SealedLot, SeatSeed
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.replay import Replay
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import Codes

FOLDER = Path(__file__).parent.parent / "tests" / "records"


def played(
    game_id: str,
    seed: int,
    players: int,
    bot: str,
    options: dict[str, Any],
    surrenders: dict[int, int],
    stop_after: int = 1_000_000,
) -> Match[Any, Any]:
    """A match among bots on sealed dice; `surrenders`: after how many decisions which seat leaves.

    Where answers can be revised, some are.
    """
    game = GAMES[game_id]
    name = f"fixture-{seed}"
    lot = SealedLot(Seal(name.encode()), [SeatSeed(f"{name}-{k}", "server") for k in range(players)], name)
    match = Match(
        game, Header(game.id, game.rules_version, name, [SeatSetup()] * players, options, DiceNote()), lot
    )
    bots = [bot_called(bot, game)(seeded("fixture", seed, seat)) for seat in range(players)]
    codes = Codes()
    second_thoughts = seeded("revise", seed)
    decisions = 0
    while not match.over and decisions < stop_after:
        leaver = surrenders.get(decisions)
        if leaver is not None and match.seen_by(leaver).may_surrender(leaver):
            match.play(leaver, Surrender())
        else:
            revising = [seat for seat in range(players) if match.state.may_revise(seat)]
            seat = revising[0] if revising and second_thoughts.below(4) == 0 else match.awaiting[0]
            question = Question.of_state(game, match.seen_by(seat), seat, codes)
            match.play(seat, game.decode(bots[seat].decide(question)))
        decisions += 1
    return match


def abandoned(seed: int) -> Match[Any, Any]:
    """When somebody is nearly destroyed, all but him and the attacker leave the table."""
    for decision in range(40, 800, 5):
        match = played("war", seed, 4, "greedy", {}, {}, stop_after=decision)
        if match.over:
            return match
        view = match.view(None)
        held = [sum(owner == seat for owner in view.owners) for seat in range(4)]
        weak = [seat for seat in range(4) if 0 < held[seat] <= 2 and seat != view.active]
        if weak and all(fate == "in_play" for fate in view.fates):
            leavers = [seat for seat in range(4) if seat not in (weak[0], view.active)]
            return played("war", seed, 4, "greedy", {}, {decision + k: seat for k, seat in enumerate(leavers)})
    return played("war", seed, 4, "greedy", {}, {})


def end_of_war(match: Match[Any, Any]) -> str:
    return end_on_land(match, "-turned-to-24")


def end_of_vikings(match: Match[Any, Any]) -> str:
    return end_on_land(match, "-turned")


def end_on_land(match: Match[Any, Any], turned_mark: str) -> str:
    view = match.view(None)
    winner = view.winners[0]
    if view.ending == "objective":
        card = view.objectives[winner] or ""
        turned = card.startswith("obj_destruir") and not any(
            by == winner and view.colours[seat] is not None and str(view.colours[seat]) in card
            for seat, by in enumerate(view.destroyers)
        )
        when = "-out-of-turn" if view.active != winner else ""
        return card.removeprefix("obj_").replace("_", "-") + (turned_mark if turned else "") + when
    if view.ending == "last_in_play":
        fates = sorted({fate for seat, fate in enumerate(view.fates) if seat != winner})
        return "last-in-play-" + "-and-".join(fates)
    return "round-limit-shared" if len(view.winners) > 1 else "round-limit"


def matches_of_war() -> Iterator[Match[Any, Any]]:
    for seed in range(400):
        players = 3 + seed % 4
        yield played("war", seed, players, "greedy", {}, {})
    for seed in range(400, 420):
        yield played("war", seed, 3 + seed % 4, "brawler", {"round_limit": 3}, {})
    yield played("war", 420, 6, "random", {"round_limit": 1, "first_round": "placement_only"}, {})
    yield played("war", 421, 3, "greedy", {}, {20: 1, 40: 2})
    for seed in range(430, 700):
        yield played("war", seed, 4, "greedy", {}, {60: seed % 4, 110: (seed + 1) % 4, 160: (seed + 2) % 4})
    for seed in range(700, 760):
        variant = {"own_colour_objective": "redraw", "defender_dice": "choose"}
        yield played("war", seed, 3, "greedy", variant, {80: seed % 3})
    for seed in range(760, 800):
        yield abandoned(seed)


def matches_of_war2() -> Iterator[Match[Any, Any]]:
    variants: list[dict[str, Any]] = [
        {},
        {"ci": True},
        {"ci": True, "transport_mode": "shown", "last_stand": True, "random_claims": True},
        {"objectives_after_claims": True, "aa_die": "heavy", "majority_placement": "free", "last_stand": True},
    ]
    for seed in range(60):
        variant = {**variants[seed % 4], "round_limit": 25}
        yield played("war2", seed, 3 + seed // 4 % 4, "brawler", variant, {})
    for seed in range(60, 66):
        yield played("war2", seed, 3 + seed % 4, "random", {**variants[seed % 4], "round_limit": 2}, {})
    for seed in range(66, 72):
        leavers = {90: seed % 4, 190: (seed + 1) % 4, 290: (seed + 2) % 4}
        yield played("war2", seed, 4, "brawler", variants[seed % 4], leavers)


def matches_of_vikings() -> Iterator[Match[Any, Any]]:
    variants: list[dict[str, Any]] = [
        {},
        {"naval_mode": "three_rounds", "defender_dice": "choose", "commander_return": "never"},
        {"fortify_mode": "classic", "supply_limit": False, "seat_compensation": True, "attack_ramp": True},
        {"command_effect": "prece_da_guerra", "commander_return": "free"},
    ]
    for seed in range(60):
        yield played("vikings", seed, 4 + seed % 3, "brawler", {**variants[seed % 4], "round_limit": 25}, {})
    for seed in range(60, 66):
        yield played("vikings", seed, 4 + seed % 3, "random", {**variants[seed % 4], "round_limit": 3}, {})
    for seed in range(66, 72):
        leavers = {90: seed % 4, 190: (seed + 1) % 4, 290: (seed + 2) % 4}
        yield played("vikings", seed, 4, "brawler", variants[seed % 4], leavers)
    yield played("vikings", 72, 3, "brawler", {"three_players": True, "objective_mode": "total_conquest"}, {})


def end_of_reinos(match: Match[Any, Any]) -> str:
    """The ending, what brought it about and in which state, and the options that were not the usual ones."""
    view = match.view(None)
    usual = {option.id: option.default for option in match.game.options}
    steps = Replay(match.game, match.record)
    last = max(number for number, entry in enumerate(match.entries) if entry.seat != CHANCE)
    while steps.position < last:
        steps.step()
    before = match.game.view(steps.state, None)
    parts = [view.ending.replace("_", "-")]
    if isinstance(match.entries[last].action, Surrender):
        parts.append(f"by-surrender-in-{before.phase}")
    elif view.ending == "conquest":
        parts.append("by-attack" if before.active in view.winners else "by-defence")
        parts.append(f"of-{len(view.in_play)}")
    if len(view.winners) > 1:
        parts.append("shared")
    parts += [
        str(view.options[name]) for name in ("picking", "difficulty") if view.options[name] != usual[name]
    ]
    parts += ["clock-per-round"] if view.options["revolt_clock"] == "round" else []
    return "-".join(parts)


def matches_of_reinos() -> Iterator[Match[Any, Any]]:
    for seed in range(60):
        yield played("reinos", seed, 4 + seed % 5, "brawler", {}, {})
    for seed in range(60, 80):
        yield played("reinos", seed, 5 + seed % 4, "random", {"round_limit": 1 + seed % 3}, {})
    for seed in range(80, 90):
        yield played("reinos", seed, 6, "brawler", {"picking": "auto", "difficulty": "brutal"}, {})
        yield played("reinos", seed, 7, "brawler", {"revolt_clock": "round", "difficulty": "easy"}, {})
    for seed in range(90, 400):
        start = 1 + seed % 40
        leavers = {start + 3 * k: (seed + k) % 4 for k in range(4)}
        yield played("reinos", seed, 4, "brawler", {}, leavers)
    for seed in range(400, 500):
        yield played("reinos", seed, 4, "random", {}, {1 + k: (seed + k) % 4 for k in range(4)})


def end_of_feudum(match: Match[Any, Any]) -> str:
    """The ending, how many played, and the options that were not the usual ones."""
    view = match.view(None)
    usual = {option.id: option.default for option in match.game.options}
    parts = [view.ending.replace("_", "-"), f"of-{len(view.colours)}"]
    parts += ["shared"] if len(view.winners) > 1 else []
    parts += ["with-surrenders"] if view.ending == "points" and len(view.in_play) < len(view.colours) else []
    named = ("mode", "preset", "writ_deck", "feudum_influence")
    parts += [str(view.options[name]) for name in named if view.options[name] != usual[name]]
    return "-".join(parts) + ("-round-limit" if view.options["round_limit"] else "")


def matches_of_feudum() -> Iterator[Match[Any, Any]]:
    variants: list[dict[str, Any]] = [
        {},
        {"preset": "published"},
        {"mode": "basic"},
        {"writ_deck": "extended", "feudum_influence": "sealed", "farmer_trade_pays": "accepted"},
        {"round_limit": 5},
    ]
    for seed in range(20):
        bot = "brawler" if seed % 3 else "random"
        yield played("feudum", seed, 2 + seed % 4, bot, variants[seed % 5], {})
    for seed in range(20, 26):
        leavers = {40 + k: k % 4 for k in range(0, 600, 7)}
        yield played("feudum", seed, 2 + seed % 3, "brawler", variants[seed % 4], leavers)
    for seed in range(26, 30):
        yield played("feudum", seed, 5, "brawler", {}, {100 + k: 0 for k in range(40)})


Name = Callable[[Match[Any, Any]], str]
FIXTURES: dict[str, tuple[Callable[[], Iterator[Match[Any, Any]]], Name]] = {
    "war": (matches_of_war, end_of_war),
    "war2": (matches_of_war2, end_of_war),
    "vikings": (matches_of_vikings, end_of_vikings),
    "reinos": (matches_of_reinos, end_of_reinos),
    "feudum": (matches_of_feudum, end_of_feudum),
}


def main() -> None:
    matches, way_to_end = FIXTURES[sys.argv[1]]
    folder = FOLDER / sys.argv[1]
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {}
    for match in matches():
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
