"""The rules of one match: tables of the board, the guilds and the writs, and the table's options."""

from __future__ import annotations

from typing import Annotated

from conquista.games.feudum.limits import (
    EPOCHS,
    GOODS,
    LOCATIONS,
    MOST_OPTIONS,
    MOST_ROUTES,
    REGIONS,
    ROUTES,
    SHELF_ROOM,
    TRIPLES,
    VOYAGE_SPACES,
    WRITS,
)
from conquista.kernel.option import Value

_TABLE: int = 5
"""Rows of a title's table, at most."""
_TYPES: int = 4
_INVENTIONS: int = 6
"""Three vessels, and the first, second and third barrel."""

PerLocation = Annotated[list[int], LOCATIONS]
PerRegion = Annotated[list[int], REGIONS]
PerRoute = Annotated[list[int], ROUTES]
PerWrit = Annotated[list[int], WRITS]
PerEpoch = Annotated[list[int], EPOCHS + 2]
Around = Annotated[list[list[int]], (LOCATIONS, MOST_ROUTES)]
PerOption = Annotated[list[list[int]], (WRITS, MOST_OPTIONS)]


class Board:
    """The map as tables. `around`: the routes from a location, `degree` of them; `ends`, `other_ends` of a route.

    `letters`: by epoch, the bit set of locations that get a good when it dawns; that of epoch 1 is the setup's.
    """

    __slots__ = ("around", "degree", "ends", "kinds", "letters", "other_ends", "port", "region", "start")

    region: PerLocation
    start: PerLocation
    port: PerLocation
    degree: PerLocation
    around: Around
    kinds: PerRoute
    ends: PerRoute
    other_ends: PerRoute
    letters: PerEpoch


class WritTable:
    """Mandates by option: what it asks in goods, shillings and stars, and what it gives. Titles: what they count.

    `price` is by writ, option and good, flat. `weapons`, `mandates`, `titles` are bit sets. `reach` and `worth`
    are a title's table, filled up with its last row.
    """

    __slots__ = (
        "amount",
        "counts",
        "gain",
        "mandates",
        "of",
        "options",
        "price",
        "reach",
        "shillings",
        "star_guild",
        "stars",
        "titles",
        "weapons",
        "worth",
    )

    mandates: int
    weapons: int
    titles: int
    options: PerWrit
    price: Annotated[list[list[int]], (WRITS, MOST_OPTIONS * GOODS)]
    shillings: PerOption
    star_guild: PerOption
    stars: PerOption
    gain: PerOption
    amount: PerOption
    counts: PerWrit
    of: PerWrit
    reach: Annotated[list[list[int]], (WRITS, _TABLE)]
    worth: Annotated[list[list[int]], (WRITS, _TABLE)]


class FeudumRules:
    """Shared by all states of a match, never changed.

    `chosen` are the table's options as they were given, for people; the fields after `triples` say the same to
    the chapters.
    """

    __slots__ = (
        "accepted_only",
        "active_points",
        "advanced",
        "any_serf_rises",
        "bead_value_counts",
        "board",
        "chosen",
        "deck",
        "far_spill_by_sum",
        "fill_up",
        "goods_per_coin",
        "guardian_at_once",
        "inventions",
        "markers_first",
        "market_prices",
        "monk_only",
        "must_starve_disc",
        "north_again",
        "past_only",
        "pilfer_moved",
        "pilfer_wide",
        "ranks",
        "round_limit",
        "rows",
        "sealed_feudums",
        "seats",
        "shilling_points",
        "soft_farms",
        "start_carts",
        "start_market",
        "surrender",
        "tile_points",
        "triples",
        "voyage_points",
        "writs",
    )

    chosen: dict[str, Value]
    seats: int
    rows: int  # colours in the Knight Guild
    ranks: int
    board: Board
    writs: WritTable
    deck: int  # bit set of the writs in play
    start_market: Annotated[list[int], GOODS]
    start_carts: Annotated[list[int], GOODS]
    market_prices: Annotated[list[list[int]], (GOODS, SHELF_ROOM)]
    inventions: Annotated[list[list[int]], (_INVENTIONS, GOODS)]
    tile_points: Annotated[list[list[int]], (EPOCHS, _TYPES)]
    voyage_points: Annotated[list[list[int]], (VOYAGE_SPACES, 2)]
    active_points: Annotated[list[int], REGIONS + 1]
    triples: Annotated[list[int], TRIPLES]

    advanced: bool
    goods_per_coin: int
    far_spill_by_sum: bool
    bead_value_counts: bool
    soft_farms: bool
    shilling_points: int
    monk_only: bool
    any_serf_rises: bool
    must_starve_disc: bool
    past_only: bool
    north_again: bool
    pilfer_moved: bool
    pilfer_wide: bool
    markers_first: bool
    fill_up: bool
    guardian_at_once: bool
    sealed_feudums: bool
    accepted_only: bool
    surrender: bool
    round_limit: int
