"""JSON from outside: whatever is wrong with it is one kind of error."""

from __future__ import annotations

from typing import Any

import msgspec

from conquista.kernel.errors import BadMessage


def decode_json(data: bytes | str, kind: Any = Any) -> Any:
    """Raises BadMessage for everything that is not JSON of this type."""
    if not isinstance(data, (bytes, bytearray, memoryview, str)):
        raise BadMessage(f"a message is bytes, not {type(data).__name__}")
    try:
        return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise BadMessage("it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(str(error)) from None
