#!/usr/bin/env python3
"""Check the dice of a finished match without trusting the program that played it.

    python3 verify_dice.py RECORD

Needs Python alone. What it does can be read below: the secret must hash to the commitment that was published
before the match; each roll, percentage and draw must be what the sealed stream of its entry gives.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from typing import Any


def stream(secret: bytes, header: dict[str, Any], entry: int) -> Iterator[int]:
    """The 64-bit words of one entry: HMAC-SHA256 of match, seats' seeds, entry and block, 8 bytes each."""
    label = [header["match"], *(seat["seed"] for seat in header["dice"]["seeds"]), str(entry)]
    block = 0
    while True:
        digest = hmac.new(secret, "\n".join([*label, str(block)]).encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[k : k + 8], "big") for k in range(0, 32, 8))
        block += 1


def below(words: Iterator[int], n: int) -> int:
    """A number below n; words from the last multiple of n upward are passed over, so that none is favoured."""
    return next(word for word in words if word < 2**64 - 2**64 % n) % n


def derived(words: Iterator[int], kind: str, args: list[Any]) -> list[Any]:
    if kind == "rolled":
        sides, faces = args
        number = below(words, sides ** len(faces))
        return [sides, [number // sides**k % sides + 1 for k in reversed(range(len(faces)))]]
    return [below(words, 100) + 1] if kind == "scored" else [below(words, args[1]) + 1, args[1]]


def main(file: str) -> None:
    with open(file, encoding="utf-8") as lines:
        header, *entries = (json.loads(line) for line in lines)
    secret = bytes.fromhex(header["dice"].get("secret") or sys.exit("the secret has not been revealed"))
    if hashlib.sha256(secret).hexdigest() != header["dice"]["commitment"]:
        sys.exit("the secret does not fit the commitment")
    checked = 0
    for place, (number, seat, kind, *args) in enumerate(entries, 1):
        if number != place:
            sys.exit(f"entry {place} is numbered {number}")
        if seat == "chance":
            checked += 1
            if args != (expected := derived(stream(secret, header, number), kind, args)):
                sys.exit(f"entry {number}: the record says {kind} {args}, the sealed dice say {expected}")
    print(f"{checked} rolls and draws are those of the sealed dice")


if __name__ == "__main__":
    main(sys.argv[1])
