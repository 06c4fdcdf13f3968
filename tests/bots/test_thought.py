"""Thoughts go over a wire as they are, and nonsense is refused there."""

from __future__ import annotations

import msgspec
import pytest

from conquista import Bot
from conquista.bots.thought import Fact, Idea, Thought
from conquista.kernel.boxes import seeded

PLAN = Idea("continent", "america_do_sul", 4200)
THOUGHT = Thought(7, PLAN, [Idea("plain", None, 3100), Idea("rival", 2, 2900)], 2500, 4200, Fact("income"))


def test_a_thought_survives_the_wire():
    assert msgspec.json.decode(msgspec.json.encode(THOUGHT), type=Thought) == THOUGHT


@pytest.mark.parametrize(
    "wrong",
    [
        {"before": 10_001},
        {"after": -1},
        {"turn": -1},
        {"others": [PLAN] * 3},
        {"plan": Idea("Two Words", None, 5)},
        {"plan": Idea("plain", "x" * 65, 5)},
        {"fact": Fact("")},
    ],
)
def test_a_thought_that_makes_no_sense_is_refused(wrong):
    sent = msgspec.json.encode(msgspec.structs.replace(THOUGHT, **wrong))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Thought)


def test_a_bot_need_not_think_aloud_nor_care_for_time():
    class Mine(Bot):
        def choose(self, question):
            return question.actions[0]

    mine = Mine(seeded("mine"))
    mine.allow(0.5)
    assert mine.thought is None
