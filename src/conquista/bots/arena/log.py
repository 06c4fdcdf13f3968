"""Results on the disk, line by line: what was played before an interruption is not played again."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO, Any

import msgspec

from conquista.bots.arena.contest import Contest, Played
from conquista.kernel.errors import BadSetup


class Log:
    """The first line is the contest; every other one a deal. Without a file nothing is kept."""

    def __init__(self, file: Path | None, contest: Contest) -> None:
        self.played: dict[int, Played] = {}
        self._out: IO[bytes] | None = None
        if file is None:
            return
        whole = _read(file, contest, self.played)
        self._out = file.open("r+b" if file.exists() else "wb")
        self._out.truncate(whole)
        self._out.seek(whole)
        if whole == 0:
            self._write(contest)

    def add(self, played: Played) -> None:
        self.played[played.deal] = played
        if self._out is not None:
            self._write(played)

    def _write(self, line: Any) -> None:
        assert self._out is not None  # noqa: S101
        self._out.write(msgspec.json.encode(line) + b"\n")
        self._out.flush()

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is not None:
            self._out.close()


def _read(file: Path, contest: Contest, played: dict[int, Played]) -> int:
    """Take what is there; how many bytes of it are whole lines. Raises BadSetup if it is not this contest's."""
    if not file.exists():
        return 0
    first, *lines = file.read_bytes().split(b"\n")
    if not lines:
        raise BadSetup(f"{file} is no log of an arena; name another file, or remove it")
    try:
        before = msgspec.json.decode(first, type=Contest)
        for line in lines[:-1]:  # the last is empty, or was cut short
            deal = msgspec.json.decode(line, type=Played)
            played[deal.deal] = deal
    except msgspec.MsgspecError as error:
        raise BadSetup(f"{file} is no log of an arena: {error}; name another file, or remove it") from None
    for name in Contest.__struct_fields__:
        if getattr(before, name) != getattr(contest, name):
            raise BadSetup(
                f"{file} is of another contest: {name} was {getattr(before, name)!r} there and is "
                f"{getattr(contest, name)!r} now; name another file, or remove it"
            )
    return len(first) + 1 + sum(len(line) + 1 for line in lines[:-1])
