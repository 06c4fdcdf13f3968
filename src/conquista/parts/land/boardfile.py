"""Reading a board from a data file: continents with their territories, and links by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from conquista.parts.land.board import Board

Links = Mapping[str, tuple[tuple[str, str], ...]]


def continents_in(file: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(continent["id"] for continent in file["continents"])


def territories_in(file: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(name for continent in file["continents"] for name in continent["territories"])


def links_in(file: Mapping[str, Any]) -> Links:
    return {kind: tuple((one, other) for one, other in pairs) for kind, pairs in file["links"].items()}


def board_in(file: Mapping[str, Any], bonus: str) -> Board:
    """`bonus`: what the file calls the armies for a whole continent. Links of every kind count alike."""
    number = {name: k for k, name in enumerate(territories_in(file))}
    where = [k for k, continent in enumerate(file["continents"]) for _ in continent["territories"]]
    bonuses = [continent[bonus] for continent in file["continents"]]
    links = [(number[one], number[other]) for pairs in links_in(file).values() for one, other in pairs]
    return Board(where, bonuses, links)
