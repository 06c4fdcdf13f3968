"""Reading a game's data files. The only input that games do."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))
