"""Guests: everybody who comes gets an identity in a signed cookie; programs get theirs as a token."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "conquista"
YEAR = 365 * 24 * 3600
LONGEST = 200
BEARER = "Bearer "


class Guests:
    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="guest")
        self._programs = Signer(key, salt="program")

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing or not ours."""
        return _unsigned(self._signer, cookie)

    def read_token(self, token: str) -> str | None:
        """The guest of a program's token; None if it is not ours. A cookie is no token, nor the other way round."""
        return _unsigned(self._programs, token)

    def new(self) -> str:
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        return self._signer.sign(guest.encode()).decode("ascii")

    def token(self, guest: str) -> str:
        return self._programs.sign(guest.encode()).decode("ascii")


def _unsigned(signer: Signer, text: str | None) -> str | None:
    if not text or len(text) > LONGEST:
        return None
    try:
        return signer.unsign(text).decode("ascii")
    except (BadSignature, UnicodeDecodeError):
        return None
