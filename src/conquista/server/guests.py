"""Guests: everybody who comes gets an identity in a signed cookie."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "conquista"
YEAR = 365 * 24 * 3600


class Guests:
    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="guest")

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing or not ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None

    def new(self) -> str:
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        return self._signer.sign(guest.encode()).decode("ascii")
