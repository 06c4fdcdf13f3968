"""A bot lives as long as its match and seat, in one process, and shares nothing with any other."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from conquista.bots.thought import Thought
from conquista.catalog import GAMES
from conquista.kernel import wire
from conquista.server import botpool
from conquista.server.botpool import BotFailed, BotPool
from conquista.server.minds import Minds, Player, Request
from tests.conformance.positions import positions

WAR = GAMES["war"]
KINDS = ("Rememberer", "Fragile", "Dreamer", "Once")


@pytest.fixture(autouse=True)
def _thinkers(monkeypatch):
    extra = ",".join(f"{name.lower()}=tests.server.thinkers:{name}" for name in KINDS)
    monkeypatch.setenv("CONQUISTA_EXTRA_BOTS", extra)


def request(match, seat, bot="rememberer", seconds=0.5):
    """A decision that this seat owes somewhere."""
    state = next(state for state, asked in positions("war") if asked == seat)
    view = wire.encode(WAR.view(state, seat))
    return Request(Player(match, seat, "war", bot, seconds), view, WAR.families(state, seat))


def thought(decision):
    return msgspec.json.decode(decision.thought, type=Thought)


def asked(decision):
    return thought(decision).turn


def process(decision):
    return thought(decision).plan.about.split()[0]


def pooled(play, processes=2, seconds=20.0):
    async def run():
        pool = BotPool(processes, seconds)
        try:
            return await play(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_each_seat_of_each_match_has_a_bot_of_its_own():
    minds = Minds()
    for count in (1, 2, 3):
        for match in ("a", "b"):
            for seat in (0, 1):
                decision = minds.answer(request(match, seat))
                assert asked(decision) == count
                assert thought(decision).fact.about == str(seat)


def test_another_bot_on_the_same_seat_knows_nothing_of_the_first():
    minds = Minds()
    assert [asked(minds.answer(request("a", 0))) for _ in range(2)] == [1, 2]
    assert asked(minds.answer(request("a", 0, "once"))) == 1


def test_those_not_asked_for_longest_are_forgotten():
    minds = Minds(most=2)
    counts = [asked(minds.answer(request(match, 0))) for match in ("a", "b", "a", "c", "a", "b")]
    assert counts == [1, 1, 2, 1, 3, 1]


def test_a_bot_that_broke_down_is_made_anew():
    minds = Minds()
    counts = []
    for _ in range(5):
        try:
            counts.append(asked(minds.answer(request("a", 0, "fragile"))))
        except RuntimeError:
            counts.append(None)
    assert counts == [1, 2, None, 1, 2]


def test_a_thought_is_given_once():
    minds = Minds()
    assert minds.answer(request("a", 0, "once")).thought is not None
    assert minds.answer(request("a", 0, "once")).thought is None


def test_a_match_keeps_to_its_process_and_matches_are_spread():
    async def play(pool):
        rounds = [
            await asyncio.gather(*(pool.choose(request(match, seat)) for match in "abcd" for seat in (0, 1)))
            for _ in range(3)
        ]
        return list(zip(*rounds, strict=True))

    seats = pooled(play)
    for decisions in seats:
        assert [asked(decision) for decision in decisions] == [1, 2, 3]
        assert len({process(decision) for decision in decisions}) == 1
    homes = [process(decisions[0]) for decisions in seats]
    assert homes[0::2] == homes[1::2]
    assert [homes.count(home) for home in set(homes)] == [4, 4]


def test_a_match_does_not_wait_for_one_that_thinks_elsewhere():
    async def play(pool):
        for _ in range(2):
            await pool.choose(request("slow", 0, "dreamer"))
        await pool.choose(request("quick", 0))
        dreaming = asyncio.create_task(pool.choose(request("slow", 0, "dreamer")))
        await asyncio.sleep(0)
        counts = [asked(await pool.choose(request("quick", 0))) for _ in range(3)]
        newcomer = asked(await pool.choose(request("new", 0)))
        assert not dreaming.done()
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await dreaming
        return counts, newcomer

    assert pooled(play, seconds=50.0) == ([2, 3, 4], 1)


def test_when_a_process_ends_its_bots_begin_anew():
    async def play(pool):
        first = [await pool.choose(request("a", 0, "dreamer")) for _ in range(2)]
        await pool.choose(request("b", 1))
        with pytest.raises(BotFailed, match="no answer within"):
            await pool.choose(request("a", 0, "dreamer"))
        later = [await pool.choose(request("a", 0, "dreamer")), await pool.choose(request("b", 1))]
        return first, later

    first, later = pooled(play, processes=1, seconds=5.0)
    assert [asked(decision) for decision in (*first, *later)] == [1, 2, 1, 1]
    assert process(first[0]) == process(first[1]) != process(later[0]) == process(later[1])


@pytest.mark.parametrize(("table", "limit", "allowed"), [(2.0, 20.0, 2.0), (8.0, 5.0, 4.0)])
def test_a_bot_is_told_how_long_it_may_think_and_never_longer_than_a_decision_may_take(table, limit, allowed):
    async def play(pool):
        return await pool.choose(request("a", 0, seconds=table))

    decision = pooled(play, processes=1, seconds=limit)
    assert float(thought(decision).plan.about.split()[1]) == allowed


def test_idle_cores_may_help_and_no_core_is_promised_twice(monkeypatch):
    monkeypatch.setattr(botpool, "_usable_cores", lambda: 4)

    async def play(cores):
        pool = BotPool(2, 20.0, cores)
        try:
            for match in "ab":  # so that both processes are there
                await pool.choose(request(match, 0))
            together = await asyncio.gather(*(pool.choose(request(match, 0)) for match in "ab"))
            alone = await pool.choose(request("b", 0))
        finally:
            await pool.close()
        return [int(thought(each).plan.about.split()[2]) for each in (*together, alone)]

    assert asyncio.run(play(8)) == [3, 0, 3]
    assert asyncio.run(play(2)) == [1, 0, 1]
    assert asyncio.run(play(1)) == [0, 0, 0]


def test_nobody_is_asked_after_the_end():
    async def play(pool):
        await pool.close()
        with pytest.raises(asyncio.CancelledError):
            await pool.choose(request("a", 0))

    pooled(play)
