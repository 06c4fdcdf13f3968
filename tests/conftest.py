"""For all tests."""

from __future__ import annotations

import pytest

if not hasattr(pytest.Item, "_nodeid"):  # mutmut 3 asks for what newer versions of pytest call `nodeid`
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]
