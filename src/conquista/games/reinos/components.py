"""The components of Reinos, read from the data file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from conquista.games.reinos.rules import ReinosRules
from conquista.kernel.datafile import read_toml
from conquista.kernel.option import Option, Options, read_schema


@dataclass(frozen=True)
class Components:
    colours: tuple[str, ...]
    numbers: Mapping[str, Any]
    options: tuple[Option, ...]


@cache
def components() -> Components:
    numbers = read_toml("conquista.games.reinos", "data/rules.toml")
    return Components(tuple(numbers["colours"]), numbers, read_schema(numbers["options"]))


def rules_for(colours: Sequence[str | None], options: Options) -> ReinosRules:
    """The rules of one match. Colours are only for the eye: who chose none gets the first that nobody has."""
    numbers = components().numbers
    armies, percent, revolt = numbers["armies"], numbers["percent"], numbers["revolt"]
    rules = ReinosRules()
    rules.chosen = dict(options)
    left = iter([colour for colour in components().colours if colour not in colours])
    rules.colours = [next(left) if colour is None else colour for colour in colours]
    rules.seats = len(colours)
    rules.native_armies = armies["native"]
    rules.armies_after_failed_test = armies["after_failed_test"]
    rules.rebel_armies = armies["rebels"]
    rules.vassal_armies = armies["vassal"]
    rules.rebel_percent = percent["rebels"]
    rules.vassal_penalty = percent["penalty"]
    rules.base_failure = numbers["failure"][options["difficulty"]]
    rules.revolt_start = revolt["start"]
    rules.revolt_step = revolt["step"]
    rules.revolt_most = revolt["most"]
    rules.revolt_drop = revolt["drop"]
    rules.revolt_falls_from = revolt["falls_from"]
    rules.most_passes = numbers["turns"]["most_passes"]
    rules.auto_picking = options["picking"] == "auto"
    rules.clock_per_round = options["revolt_clock"] == "round"
    rules.round_limit = int(options["round_limit"])
    return rules
