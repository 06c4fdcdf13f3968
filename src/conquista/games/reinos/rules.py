"""What holds for a whole match: numbers and the table's options."""

from __future__ import annotations

from conquista.kernel.option import Value


class ReinosRules:
    """Shared by all states of a match, never changed. `chosen` and `colours` are as they were given."""

    __slots__ = (
        "chosen",
        "colours",
        "seats",
        "native_armies",
        "armies_after_failed_test",
        "rebel_armies",
        "vassal_armies",
        "rebel_percent",
        "vassal_penalty",
        "base_failure",
        "revolt_start",
        "revolt_step",
        "revolt_most",
        "revolt_drop",
        "revolt_falls_from",
        "most_passes",
        "auto_picking",
        "clock_per_round",
        "round_limit",
    )

    chosen: dict[str, Value]
    colours: list[str | None]
    seats: int
    native_armies: int
    armies_after_failed_test: int
    rebel_armies: int
    vassal_armies: int
    rebel_percent: int
    vassal_penalty: int
    base_failure: int
    revolt_start: int
    revolt_step: int
    revolt_most: int
    revolt_drop: int
    revolt_falls_from: int
    most_passes: int
    auto_picking: bool
    clock_per_round: bool
    round_limit: int
