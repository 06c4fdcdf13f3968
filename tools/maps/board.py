"""What a map must show, from the data file of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Pair = tuple[str, str]


@dataclass(frozen=True)
class Board:
    """`routes` are links over water; `lanes` lead from port to port and make nobody a neighbour."""

    regions: dict[str, list[str]]
    land: tuple[Pair, ...]
    routes: tuple[Pair, ...]
    ports: tuple[str, ...] = ()
    lanes: tuple[Pair, ...] = ()

    @property
    def places(self) -> list[str]:
        return [place for places in self.regions.values() for place in places]


def read_board(file: Mapping[str, Any]) -> Board:
    links = file["links"]
    return Board(
        regions={row["id"]: list(row["territories"]) for row in file["continents"]},
        land=_pairs(links["land"]),
        routes=_pairs(pair for kind, pairs in links.items() if kind != "land" for pair in pairs),
        ports=tuple(file.get("ports", ())),
        lanes=_pairs(file.get("sea", {}).get("routes", ())),
    )


def _pairs(rows: Any) -> tuple[Pair, ...]:
    return tuple((one, other) for one, other in rows)
