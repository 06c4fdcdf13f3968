"""FEU-GUI-03 to 06, FEU-FAR-08: coins that go round the guilds."""

from __future__ import annotations

from conquista.games.feudum.limits import ALCHEMIST, FARMER, MERCHANT, NOBODY_HERE
from conquista.games.feudum.notes import NOTE_COIN, NOTE_SHARES
from conquista.games.feudum.state import FeudumState


def pay_guild(state: FeudumState, guild: int, price: int) -> None:
    """Coin by coin: to the master, the official, charity, and again."""
    official = (price + 1) // 3
    charity = price // 3
    master = price - official - charity
    state.stores.shillings[state.active] -= price
    pay_rank(state, guild, 0, master)
    pay_rank(state, guild, 1, official)
    if guild in (MERCHANT, ALCHEMIST):
        state.guilds.purse += charity
    else:
        state.guilds.basket += charity
    state.journal.note(NOTE_COIN, guild, master, official, charity)


def pay_rank(state: FeudumState, guild: int, rank: int, coins: int) -> None:
    """FEU-GUI-05: the share of an empty seat goes to the general supply."""
    seat = state.guilds.seats[guild][rank]
    if seat != NOBODY_HERE:
        state.stores.shillings[seat] += coins


def share_charity(state: FeudumState, guild: int) -> None:
    """FEU-FAR-08, FEU-MNK-03, FEU-GUI-14: basket or purse among master and official."""
    whole = state.guilds.basket if guild == FARMER else state.guilds.purse
    official = state.guilds.seats[guild][1]
    half = whole // 2
    state.stores.shillings[state.active] += whole - half
    left = half
    if official != NOBODY_HERE:
        state.stores.shillings[official] += half
        left = 0
    if guild == FARMER:
        state.guilds.basket = left
    else:
        state.guilds.purse = left
    if whole > 0:
        state.journal.note(NOTE_SHARES, guild, whole - half, half - left, state.active)
