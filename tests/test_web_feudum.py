"""The positions that the browser part's counting is tested against are those that the rules make."""

from __future__ import annotations

from tools import web_feudum


def test_the_positions_are_current():
    assert web_feudum.FILE.read_text("utf-8") == web_feudum.rendered()
