"""A contest as a page of its own: tables and plots, without a script and without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from conquista.bots.arena.contest import Contest
from conquista.bots.arena.standing import Standing

ROW = 34
LEFT, WIDTH, RIGHT = 170, 520, 70

STYLE = """
:root { color-scheme: light dark; --ink: #23303a; --soft: #5d6b74; --paper: #f7f4ec; --line: #d8d2c2; --bar: #2f6b8f;
  --fair: #b4622b }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4d8; --soft: #a7b0b5; --paper: #1d2429; --line: #3a444b;
  --bar: #7fb5d5; --fair: #e0a06a } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .8rem; text-align: right;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left } figure { margin: 1rem 0; overflow-x: auto }
figcaption { color: var(--soft) } text { fill: var(--ink); font-size: 14px }
.soft { fill: var(--soft); font-size: 12px }
.grid { stroke: var(--line) } .bar { fill: var(--bar) } .whisker { stroke: var(--ink); stroke-width: 2 }
.fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 4 3 } code { overflow-wrap: anywhere }
"""


def page(contest: Contest, games: int, rounds: float, found: Sequence[Standing]) -> str:
    title = f"Arena: {contest.game}, {contest.players} seats"
    options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
    facts = f"{games:,} matches in duplicate deals, {rounds:.1f} rounds on average, seed {contest.seed}."
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(facts)} Options: <code>{escape(options)}</code></p>",
        "<h2>Standing</h2>",
        _standing_table(found),
        "<h2>Shares of wins</h2>",
        _shares(found),
        "<h2>Ratings</h2>",
        _ratings(found),
        "<h2>Who is placed better than whom</h2>",
        _meetings(found),
        "<h2>Wins by seat</h2>",
        _seats(found),
    ]
    return "".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            *parts,
            "</body></html>\n",
        ]
    )


def percent(share: float) -> str:
    return f"{share:.1%}"


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _standing_table(found: Sequence[Standing]) -> str:
    rows = [
        [
            each.bot,
            f"{each.games:,}",
            f"{each.wins:,.1f}",
            percent(each.share),
            f"{percent(each.low)} to {percent(each.high)}",
            percent(each.fair),
            f"{each.mu:.2f} ± {each.sigma:.2f}",
        ]
        for each in found
    ]
    return _table(("bot", "matches", "wins", "share", "95 % interval", "fair share", "rating"), rows)


def _meetings(found: Sequence[Standing]) -> str:
    rows = [[each.bot, *(_met(each, other.bot) for other in found)] for each in found]
    return _table(("", *(other.bot for other in found)), rows)


def _met(one: Standing, other: str) -> str:
    if other not in one.beats:
        return "–"
    better, met = one.beats[other]
    return percent(better / met)


def _seats(found: Sequence[Standing]) -> str:
    seats = range(len(found[0].by_seat))
    rows = [
        [each.bot, *(percent(wins / times) if times else "–" for wins, times in each.by_seat)] for each in found
    ]
    return _table(("", *(f"seat {seat + 1}" for seat in seats)), rows)


def _shares(found: Sequence[Standing]) -> str:
    marks = []
    for row, each in enumerate(found):
        y = ROW * row + ROW / 2
        low, high, fair = (_x(value) for value in (each.low, each.high, each.fair))
        marks += [
            f'<rect class="bar" x="{LEFT}" y="{y - 9}" width="{_x(each.share) - LEFT:.1f}" height="18"/>',
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 14}" y2="{y + 14}"/>',
            _label(each.bot, y),
            f'<text x="{max(high, fair) + 8:.1f}" y="{y + 5}">{percent(each.share)}</text>',
        ]
    ticks = [(f"{share:.0%}", _x(share)) for share in (0, 0.25, 0.5, 0.75, 1)]
    note = "Bars: share of the matches played. Lines: 95 % intervals. Dashed: the share of the seats."
    return _figure(marks, ticks, len(found), note)


def _ratings(found: Sequence[Standing]) -> str:
    low = min(each.mu - 3 * each.sigma for each in found)
    high = max(each.mu + 3 * each.sigma for each in found)
    span = max(high - low, 1.0)

    def x(value: float) -> float:
        return LEFT + WIDTH * (value - low) / span

    marks = []
    for row, each in enumerate(found):
        y = ROW * row + ROW / 2
        reach = 2 * each.sigma
        marks += [
            f'<line class="whisker" x1="{x(each.mu - reach):.1f}" x2="{x(each.mu + reach):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="bar" cx="{x(each.mu):.1f}" cy="{y}" r="6"/>',
            _label(each.bot, y),
            f'<text x="{x(each.mu + reach) + 8:.1f}" y="{y + 5}">{each.mu:.1f}</text>',
        ]
    ticks = [(f"{low + span * k / 4:.0f}", LEFT + WIDTH * k / 4) for k in range(5)]
    return _figure(marks, ticks, len(found), "OpenSkill, Plackett-Luce: the mean, and two sigma to each side.")


def _x(share: float) -> float:
    return LEFT + WIDTH * share


def _label(text: str, y: float) -> str:
    short = text if len(text) <= 22 else f"…{text[-21:]}"
    return f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end">{escape(short)}</text>'


def _figure(marks: list[str], ticks: Sequence[tuple[str, Any]], rows: int, note: str) -> str:
    height = ROW * rows
    grid = [
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
        f'<text class="soft" x="{x:.1f}" y="{height + 16}" text-anchor="middle">{text}</text>'
        for text, x in ticks
    ]
    size = f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {height + 22}" width="{LEFT + WIDTH + RIGHT}"'
    drawing = f'<svg {size} role="img" aria-label="{escape(note)}">{"".join(grid + marks)}</svg>'
    return f"<figure>{drawing}<figcaption>{escape(note)}</figcaption></figure>"
