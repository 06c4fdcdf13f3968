"""What the conformance suite has to know of a game that the contract does not tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from conquista.games.feudum import coding as feudum
from conquista.games.feudum.components import components as feudum_components
from conquista.games.vikings.components import components as vikings_components
from conquista.games.war.components import components as war_components
from conquista.games.war2.components import components as war2_components
from conquista.kernel.state import State
from tests.rules.feudum.staged import staged as staged_in_feudum

FEUDUM = feudum_components()
WAR = war_components()
WAR2 = war2_components()
VIKINGS = vikings_components()


@dataclass(frozen=True)
class Traits:
    """`values`: what to try for a field of an action. `laid_open`: kinds of events that, by the rules, show
    everybody what was hidden. `has_chains`: whether steps can be taken back. `has_revisions`: whether
    answers can be changed while others' are missing. `hides_always`: whether there is
    always something that a seat cannot know. `endings`: all ways in which a match can end. `played_on`: the
    option, and its value, by which a seat that surrenders goes on. `parting`: kinds of events after which worlds
    differ, since somebody had no choice but to show what he held. `staged`: positions that random play seldom
    reaches.
    """

    values: Mapping[str, Sequence[object]]
    endings: frozenset[str]
    laid_open: frozenset[str] = frozenset()
    has_chains: bool = False
    has_revisions: bool = False
    hides_always: bool = False
    played_on: tuple[str, str] | None = None
    parting: frozenset[str] = frozenset()
    staged: Callable[[], Sequence[State]] = list


TRAITS = {
    "feudum": Traits(
        values={
            "goods": [*FEUDUM.triples, (), ("food",), ("food", "food", "iron"), ("gold", "iron", "wood")],
            "character": FEUDUM.guilds,
            "location": FEUDUM.locations,
            "place": feudum.PLACES,
            "means": feudum.MEANS,
            "filling": feudum.FILLINGS,
            "card": FEUDUM.cards,
            "writ": FEUDUM.writs,
            "option": range(-1, 5),
            "marker": feudum.MARKERS,
            "mode": feudum.MODES,
            "pawn": range(-1, 5),
            "route": FEUDUM.routes,
            "vessel": [*feudum.SOURCES, *FEUDUM.vessels],
            "monster": FEUDUM.monsters,
            "resource": feudum.RESOURCES,
            "share": feudum.SHARES,
            "good": FEUDUM.goods,
            "guild": [*FEUDUM.guilds, "none"],
            "region": FEUDUM.regions,
            "tile": FEUDUM.tiles,
            "owner": range(-1, 7),
            "function": feudum.FUNCTIONS,
            "foods": range(-1, 12),
            "seals": range(-1, 4),
            "scroll": FEUDUM.scrolls,
            "invention": feudum.INVENTIONS,
            "row": range(-1, 7),
            "meal": feudum.MEALS,
        },
        endings=frozenset({"points", "last_in_play"}),
        has_chains=True,
        hides_always=True,
        parting=frozenset({"card_played"}),
        staged=staged_in_feudum,
    ),
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
    "war2": Traits(
        values={
            **dict.fromkeys(("source", "target", "territory", "other"), WAR2.territories),
            "pool": WAR2.pools,
            "card": WAR2.cards,
            "cards": WAR2.cards,
            "numbers": [(), (1,), (2,), (3,), (1, 1), (2, 1), (1, 2, 3), (3, 3, 2, 1), (1,) * 5, (0,), (4,)],
            "opponent": range(-1, 8),
            "ci": range(-1, 8),
        },
        endings=frozenset({"objective", "last_in_play", "round_limit"}),
        has_chains=True,
        hides_always=True,
        played_on=("surrender_seat", "bot"),
    ),
    "vikings": Traits(
        values={
            **dict.fromkeys(("source", "target", "territory"), VIKINGS.territories),
            "pool": VIKINGS.pools,
            "cards": VIKINGS.cards,
            "colour": VIKINGS.colours,
            "god": VIKINGS.gods,
        },
        endings=frozenset({"objective", "last_in_play", "round_limit"}),
        laid_open=frozenset({"hand_discarded"}),
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
