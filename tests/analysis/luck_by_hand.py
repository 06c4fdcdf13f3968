"""Luck computed a second time, by brute force, without a line of `conquista.analysis`.

War is read from the raw lines of a record: a few dozen lines that know who holds what. War II and Reinos take
what was told of each entry. Every chance is counted out over all throws; sums are exact fractions.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

from conquista.kernel.replay import Replay

GAMES = Path(__file__).parents[2] / "src" / "conquista" / "games"


class Sum:
    """What came, and in how many ways out of all each other sum could have come."""

    def __init__(self):
        self.trials = 0
        self.got = 0
        self.ways = Counter({0: 1})

    def add(self, got, ways):
        self.trials += 1
        self.got += got
        sums = Counter()
        for so_far, count in self.ways.items():
            for value, more in ways.items():
                sums[so_far + value] += count * more
        self.ways = sums

    @property
    def all_ways(self):
        return sum(self.ways.values())

    @property
    def luck(self):
        return self.got - Fraction(sum(value * count for value, count in self.ways.items()), self.all_ways)

    @property
    def rank(self):
        below = sum(count for value, count in self.ways.items() if value < self.got)
        return (below + Fraction(self.ways[self.got], 2)) / self.all_ways


@cache
def throws(attack, defence):
    """For each number of armies that the attack destroys, how many throws of both sides do so."""
    ways = Counter()
    for faces in product(range(1, 7), repeat=attack + defence):
        ours = sorted(faces[:attack])[::-1]
        theirs = sorted(faces[attack:])[::-1]
        ways[sum(one > other for one, other in zip(ours, theirs, strict=False))] += 1
    return ways


def battle(sums, attacker, defender, attack, defence):
    """Add a roll to both sides' sums; the number of armies destroyed."""
    pairs = min(len(attack), len(defence))
    ours, theirs = sorted(attack)[::-1], sorted(defence)[::-1]
    destroyed = sum(one > other for one, other in zip(ours, theirs, strict=False))
    ways = throws(len(attack), len(defence))
    sums["land", attacker].add(destroyed, ways)
    if defender is not None:
        sums["land", defender].add(pairs - destroyed, {pairs - k: count for k, count in ways.items()})
    return destroyed


def luck_of_war(text):
    """From the lines alone: dealer, deal, placements, battles, moves, trades."""
    header, *lines = (json.loads(line) for line in text.splitlines())
    seats = len(header["seats"])
    file = tomllib.loads((GAMES / "war/data/board.toml").read_text())
    territories = [name for continent in file["continents"] for name in continent["territories"]]
    owner, armies = {}, Counter()
    rollers, dealt, declared = list(range(seats)), 0, None
    sums = defaultdict(Sum)
    for _, seat, kind, *args in lines:
        if seat == "chance" and kind == "rolled" and declared is None:
            highest = max(args[1])
            rollers = [who for who, face in zip(rollers, args[1], strict=True) if face == highest]
        elif seat == "chance" and kind == "rolled":
            attacker, source, target, dice = declared
            destroyed = battle(sums, attacker, owner[target], args[1][:dice], args[1][dice:])
            armies[target] -= destroyed
            armies[source] -= min(dice, len(args[1]) - dice) - destroyed
            if armies[target] == 0:
                owner[target] = attacker
                armies[target], armies[source] = 1, armies[source] - 1
        elif seat == "chance" and len(rollers) == 1 and len(owner) < len(territories) and declared is None:
            vacant = [name for name in territories if name not in owner]
            assert args[1] == len(vacant)
            first = rollers[0] + (header["options"]["deal_start"] == "left_of_dealer")
            owner[vacant[args[0] - 1]] = (first + dealt) % seats
            armies[vacant[args[0] - 1]] = 1
            dealt += 1
        elif kind == "place":
            armies[args[1]] += args[2]
        elif kind == "attack":
            declared = seat, *args
        elif kind == "occupy":
            armies[declared[1]] -= args[0]
            armies[declared[2]] += args[0]
        elif kind == "move":
            armies[args[0]] -= args[2]
            armies[args[1]] += args[2]
        elif kind == "trade":
            for card in args[0]:
                if owner.get(name := card.removeprefix("carta_")) == seat:
                    armies[name] += 2
        elif kind == "surrender":
            owner = {name: None if who == seat else who for name, who in owner.items()}
    return sums


def cards_of_war(game, record):
    """Useful cards: jokers, and those of own territories. Who holds what is told."""
    replay = Replay(game, record)
    sums, owner = defaultdict(Sum), {}
    hands, discards = defaultdict(set), set()
    file = tomllib.loads((GAMES / "war/data/board.toml").read_text())
    territories = [name for continent in file["continents"] for name in continent["territories"]]
    cards = {f"carta_{name}" for name in territories} | {"coringa_1", "coringa_2"}
    for told in replay:
        for event in (telling.event for telling in told.tellings):
            match event.kind:
                case "territories_dealt":
                    owner = dict(zip(territories, event.owners, strict=True))
                case "territory_conquered":
                    owner[event.territory] = event.seat
                case "card_drawn":
                    pile = cards - discards - set().union(*hands.values())
                    useful = {
                        card
                        for card in pile
                        if card.startswith("coringa") or owner[card.removeprefix("carta_")] == event.seat
                    }
                    ways = {1: len(useful), 0: len(pile) - len(useful)}
                    sums["cards", event.seat].add(int(event.card in useful), ways)
                    hands[event.seat].add(event.card)
                case "cards_traded":
                    hands[event.seat] -= set(event.cards)
                    discards |= set(event.cards)
                case "card_lost":
                    hands[event.seat].remove(event.card)
                    discards.add(event.card)
                case "cards_taken":
                    hands[event.seat] |= hands.pop(event.giver)
                case "player_surrendered":
                    discards |= hands.pop(event.seat, set())
                    owner = {name: None if who == event.seat else who for name, who in owner.items()}
                case "pile_recycled":
                    discards = set()
    return sums


def luck_of_war2(game, record):
    dice = tomllib.loads((GAMES / "war2/data/rules.toml").read_text())["dice"]
    heavy = record.header.options["aa_die"] == "heavy"
    flak, bombs = dice["anti_aircraft_heavy" if heavy else "anti_aircraft"], dice["air_attack"]
    replay = Replay(game, record)
    sums = defaultdict(Sum)
    territories = []
    file = tomllib.loads((GAMES / "war2/data/board.toml").read_text())
    for continent in file["continents"]:
        territories += continent["territories"]
    flying, standing, sides = 0, 0, ()
    for told in replay:
        for event in (telling.event for telling in told.tellings):
            match event.kind:
                case "battle_fought":
                    battle(sums, event.seat, event.defender, event.attack, event.defence)
                case "raid_declared":
                    flying, sides = event.bombers, (event.seat, event.defender)
                    standing = game.view(replay.state, None).armies[territories.index(event.target)]
                case "flak_fired":
                    raid_die(sums, sides, -min(event.face, flying), [-min(side, flying) for side in flak])
                    flying = event.bombers
                case "bombs_dropped":
                    raid_die(sums, sides, standing - event.armies, [min(side, standing - 1) for side in bombs])
                    standing = event.armies
    return sums


def raid_die(sums, sides, got, faces):
    attacker, defender = sides
    sums["air", attacker].add(got, Counter(faces))
    if defender is not None:
        sums["air", defender].add(-got, Counter(-face for face in faces))


def luck_of_reinos(game, record):
    replay = Replay(game, record)
    sums = defaultdict(Sum)
    sides, armies, cards = (), (), 0
    for told in replay:
        for event in (telling.event for telling in told.tellings):
            match event.kind:
                case "attack_declared":
                    sides = event.seat, event.target
                case "revolt_tried":
                    ways = {1: event.percent, 0: 100 - event.percent}
                    sums["revolts", event.seat].add(int(event.score <= event.percent), ways)
                    ways = {0: event.percent, 1: 100 - event.percent}
                    sums["revolts", event.suzerain].add(int(event.score > event.percent), ways)
                case "natives_tested" | "rebels_courted":
                    ways = {1: event.percent, 0: 100 - event.percent}
                    sums["tests", event.seat].add(int(event.score <= event.percent), ways)
                case "cards_laid_out":
                    armies, cards = (event.attack, event.defence), event.cards
                case "card_turned":
                    sums["picks", event.seat].add(int(event.joker), {1: 1, 0: cards - 1})
                    cards -= 1
                case "battle_won":
                    for side, own, other in zip(sides, armies, armies[::-1], strict=True):
                        sums["battles", side].add(int(event.seat == side), {1: own, 0: other})
    return sums
