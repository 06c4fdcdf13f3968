"""Where a match's chance comes from: a seed for simulations, a sealed stream for live matches."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from conquista.kernel.box import Box
from conquista.kernel.boxes import HmacBox, seeded
from conquista.kernel.errors import BadSetup

_LONGEST_SEED = 128


class SeatSeed(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's part in the dice, and whether the seat itself or the server made it."""

    seed: str
    by: str = "seat"


class DiceNote(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says of its chance.

    Live: the commitment (SHA-256 of the secret, in hex), published before the seats' seeds were known; the
    seeds; and the secret, in hex, once the match is over. Simulated: the seed alone.
    """

    commitment: str | None = None
    seeds: list[SeatSeed] = []
    secret: str | None = None
    simulated: int | str | None = None


class Lot(ABC):
    """Gives each entry of a match its box."""

    @abstractmethod
    def box(self, entry: int) -> Box: ...

    @abstractmethod
    def note(self, revealed: bool) -> DiceNote:
        """What the record may say; the secret only when the match is over."""


class FastLot(Lot):
    """One stream for the whole match, from a seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._box = seeded("match", seed)

    def box(self, entry: int) -> Box:
        return self._box

    def note(self, revealed: bool) -> DiceNote:
        return DiceNote(simulated=self.seed)


class Seal:
    """The server's secret, whose commitment is published before anything else about the dice is known."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)


class SealedLot(Lot):
    """Every entry has a stream of its own that nobody could know or choose beforehand."""

    def __init__(self, seal: Seal, seeds: Sequence[SeatSeed], match: str) -> None:
        for text in (match, *(seed.seed for seed in seeds)):
            if not text or len(text) > _LONGEST_SEED or not text.isprintable():
                raise BadSetup(f"{text[:20]!r} cannot be a seed: 1 to {_LONGEST_SEED} printable characters")
        self.seal = seal
        self.seeds = list(seeds)
        self.match = match

    def box(self, entry: int) -> Box:
        return HmacBox(self.seal.secret, [seed.seed for seed in self.seeds], self.match, entry)

    def note(self, revealed: bool) -> DiceNote:
        return DiceNote(self.seal.commitment, self.seeds, self.seal.secret.hex() if revealed else None)


def new_seed() -> str:
    """A seed for a seat that brings none."""
    return secrets.token_hex(16)


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def keeps(commitment: str, secret: bytes) -> bool:
    return hmac.compare_digest(commitment, commitment_of(secret))
