"""Fixed rows of ints, which become C arrays where the rules are compiled."""


def row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def grid(rows: int, length: int) -> list[list[int]]:
    return [[0] * length for _ in range(rows)]
