"""What is told of the guilds: seats, guardians, trades and functions."""

from __future__ import annotations

from conquista.kernel.event import Event


class SeatsSettled(Event, frozen=True):
    """Who sits there now: master, official, apprentice."""

    guild: str
    seats: list[int]


class GuardianPlaced(Event, frozen=True):
    seat: int
    guild: str


class GuardianReturned(Event, frozen=True):
    seat: int
    guild: str


class GuildUsed(Event, frozen=True):
    seat: int
    guild: str
    function: str


class FeastHeld(Event, frozen=True):
    nature = "notable"
    seat: int
    owner: int
    guild: str
    function: str


class CoinsPaid(Event, frozen=True):
    guild: str
    master: int
    official: int
    charity: int


class FarmSold(Event, frozen=True):
    seat: int
    location: str
    goods: int


class GoodSpilled(Event, frozen=True):
    """To the `market`, to the `carts`, or back to the `bag`."""

    good: str
    place: str


class GoodBought(Event, frozen=True):
    seat: int
    good: str
    price: int


class GoodMoved(Event, frozen=True):
    seat: int
    guild: str
    good: str


class VesselBought(Event, frozen=True):
    seat: int
    vessel: str


class RowBought(Event, frozen=True):
    seat: int
    markers: int


class MonsterTamed(Event, frozen=True):
    nature = "notable"
    seat: int
    monster: str
    location: str


class SealBought(Event, frozen=True):
    seat: int
    scroll: str


class SealMoved(Event, frozen=True):
    seat: int
    scroll: str


class ThingInvented(Event, frozen=True):
    seat: int
    invention: str


class MarkerExchanged(Event, frozen=True):
    seat: int
    row: int
    scroll: str


class CharityShared(Event, frozen=True):
    """So much for the master, or `seat` who feasts in his place, and for the official."""

    guild: str
    master: int
    official: int
    seat: int
