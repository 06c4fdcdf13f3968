"""From what was watched to figures: luck, dice, and the fights worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from conquista.analysis.chronicle import Trial
from conquista.analysis.report import DiceChapter, DiceCount, Fight, LuckChapter, LuckFigure
from conquista.analysis.spread import Odds, coin, evenly, repeated, total

MOST_CASES = 0.95
LIKELY_CASES = 2 / 3
RARE = 0.1
MOST_UNUSUAL = 6


def luck_chapters(
    chapters: Sequence[str], trials: Sequence[Trial], fights: Sequence[Fight]
) -> list[LuckChapter]:
    """One for each kind of chance that the match has met."""
    found = [LuckChapter(chapter, _figures(chapter, trials, fights)) for chapter in chapters]
    return [chapter for chapter in found if chapter.figures]


def _figures(chapter: str, trials: Sequence[Trial], fights: Sequence[Fight]) -> list[LuckFigure]:
    met: dict[int, list[Trial]] = {}
    for trial in trials:
        if trial.chapter == chapter:
            met.setdefault(trial.seat, []).append(trial)
    return [figure(seat, met[seat], _extremes(chapter, seat, fights)) for seat in sorted(met)]


def figure(seat: int, trials: Sequence[Trial], extremes: tuple[int | None, int | None]) -> LuckFigure:
    kinds: Counter[Odds] = Counter(trial.odds for trial in trials)
    spread = total(kinds)
    got = sum(trial.got for trial in trials)
    mean = spread.mean
    low, high = spread.band(MOST_CASES)
    likely_low, likely_high = spread.band(LIKELY_CASES)
    return LuckFigure(
        seat=seat,
        trials=len(trials),
        got=got,
        expected=mean,
        luck=got - mean,
        rank=spread.rank(got),
        low=low - mean,
        likely_low=likely_low - mean,
        likely_high=likely_high - mean,
        high=high - mean,
        best=extremes[0],
        worst=extremes[1],
    )


def _extremes(chapter: str, seat: int, fights: Sequence[Fight]) -> tuple[int | None, int | None]:
    """The fights that went best and worst for a seat, whichever side it was on; none if it was never so."""
    luck = {
        place: fight.luck if fight.seat == seat else -fight.luck
        for place, fight in enumerate(fights)
        if fight.chapter == chapter and seat in (fight.seat, fight.against)
    }
    best = max(luck, key=lambda place: luck[place], default=None)
    worst = min(luck, key=lambda place: luck[place], default=None)
    return (
        best if best is not None and luck[best] > 0 else None,
        worst if worst is not None and luck[worst] < 0 else None,
    )


def dice_chapters(
    kinds: Mapping[str, tuple[int, ...]], rolled: Mapping[tuple[str, int | None, int], int], seats: int
) -> list[DiceChapter]:
    """How often each thing that the dice can show came up, for all and for each seat that has rolled."""
    chapters: list[DiceChapter] = []
    for kind, sides in kinds.items():
        odds = evenly(sides)
        found = [_counted(kind, odds, rolled, seat) for seat in (None, *range(seats))]
        counts = [count for count in found if any(count.counts)]
        if counts:
            shown, chances = [value for value, _ in odds], [chance for _, chance in odds]
            chapters.append(DiceChapter(kind, shown, chances, counts))
    return chapters


def _counted(
    kind: str, odds: Odds, rolled: Mapping[tuple[str, int | None, int], int], seat: int | None
) -> DiceCount:
    counts = [
        sum(
            n
            for (what, who, value), n in rolled.items()
            if (what, value) == (kind, shown) and seat in (None, who)
        )
        for shown, _ in odds
    ]
    bands = [honest_band(sum(counts), chance, len(odds)) for _, chance in odds]
    return DiceCount(seat, counts, [low for low, _ in bands], [high for _, high in bands])


def honest_band(dice: int, chance: float, sides: int) -> tuple[int, int]:
    """How often a side comes up. The band of each is so wide that all of them hold in 19 of 20 matches."""
    return repeated(coin(chance), dice).band(1.0 - (1.0 - MOST_CASES) / sides)


def unusual(fights: Sequence[Fight]) -> list[int]:
    """The places of the rarest fights, the rarest first."""
    found = [(fight.rare, place) for place, fight in enumerate(fights) if fight.rare is not None]
    return [place for rare, place in sorted(found)[:MOST_UNUSUAL] if rare < RARE]
