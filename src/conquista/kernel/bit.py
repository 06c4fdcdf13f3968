"""One bit, to build sets from: `BIT << k`."""

from typing import Final

BIT: Final = 1
"""Written by name because a literal 1 is only 32 bits wide in compiled code."""
