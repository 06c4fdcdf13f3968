"""The browser part knows the messages as they are."""

from __future__ import annotations

from tools import web_types


def test_the_types_of_the_browser_part_are_fresh():
    assert [path.name for path in web_types.stale()] == [], "run: python tools/web_types.py"


def test_what_may_be_left_out_of_a_message_is_optional():
    text = web_types.shared_types()
    assert "seat?: number | null;" in text  # a request
    assert "commitment: string;" in text  # always in the answer
    assert "refusal?: Refusal | null;" in text  # omitted when there is none


def test_actions_are_tuples_and_events_have_their_tag():
    text = web_types.game_types(web_types.GAMES["war"])
    assert 'export type Attack = [kind: "attack", source: string, target: string, dice: number];' in text
    assert 'event: "battle_fought";' in text
