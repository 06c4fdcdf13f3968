"""What the conformance suite has to know of a game that the contract does not tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from conquista.games.war.components import components as war_components

WAR = war_components()


@dataclass(frozen=True)
class Traits:
    """`values`: what to try for a field of an action. `laid_open`: kinds of events that, by the rules, show
    everybody what was hidden. `has_chains`: whether steps can be taken back. `has_revisions`: whether
    answers can be changed while others' are missing. `hides_always`: whether there is
    always something that a seat cannot know. `endings`: all ways in which a match can end.
    """

    values: Mapping[str, Sequence[str | int]]
    endings: frozenset[str]
    laid_open: frozenset[str] = frozenset()
    has_chains: bool = False
    has_revisions: bool = False
    hides_always: bool = False


TRAITS = {
    "war": Traits(
        values={
            "source": WAR.territories,
            "target": WAR.territories,
            "territory": WAR.territories,
            "pool": WAR.pools,
            "cards": WAR.cards,
        },
        endings=frozenset({"objective", "last_in_play", "round_limit"}),
        laid_open=frozenset({"objective_revealed"}),
        has_chains=True,
        hides_always=True,
    ),
    "reinos": Traits(
        values={"target": range(-1, 10), "card": range(-1, 43)},
        endings=frozenset({"conquest", "last_in_play", "round_limit"}),
        laid_open=frozenset({"decisions_revealed"}),
        has_revisions=True,
    ),
}
