"""What is told of goods, beads, shillings and writs that come and go."""

from __future__ import annotations

from conquista.kernel.event import Event


class GoodDrawn(Event, frozen=True):
    """Out of the bag: to the `barn`, beside a `location`, into a `supply`, or onto the `table`."""

    good: str
    place: str
    location: str | None = None
    seat: int | None = None


class GoodBrought(Event, frozen=True):
    """Off the table: to the `barn`, beside a `location`, or on to the other `guilds`."""

    good: str
    place: str
    location: str | None = None


class BeadTurned(Event, frozen=True):
    """A seal shows its green side: on the `rosary`, the `chickens`, or in a `supply`."""

    value: int
    place: str
    seat: int | None = None


class BeadMoved(Event, frozen=True):
    """Off the rosary, to the `chickens` or into a `supply`."""

    value: int
    place: str
    seat: int | None = None


class VesselOffered(Event, frozen=True):
    vessel: str


class SulfurStored(Event, frozen=True):
    seat: int
    place: str


class GoodPaid(Event, frozen=True):
    """With a `cube`, or with a tile instead."""

    seat: int
    good: str
    means: str


class ShillingsGained(Event, frozen=True):
    seat: int
    shillings: int
    reason: str


class ShillingsPaid(Event, frozen=True):
    seat: int
    shillings: int


class MarkersGained(Event, frozen=True):
    seat: int
    markers: int
    reason: str


class VesselGained(Event, frozen=True):
    seat: int
    vessel: str


class SealsGained(Event, frozen=True):
    seat: int
    seals: int


class WritDrawn(Event, frozen=True):
    """Only who draws it sees which."""

    seat: int
    writ: str | None = None


class WritKept(Event, frozen=True):
    seat: int
    writ: str | None = None


class WritReturned(Event, frozen=True):
    seat: int
    writ: str | None = None


class MandatePlayed(Event, frozen=True):
    seat: int
    writ: str
    option: int
