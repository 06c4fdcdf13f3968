"""The browser counts odds by itself; its tests compare them with these."""

import json

from tools import web_odds


def test_the_odds_that_the_browser_is_tested_against_are_ours():
    kept, made = (json.loads(text) for text in (web_odds.FILE.read_text("utf-8"), web_odds.rendered()))
    assert kept == made, "run: python tools/web_odds.py"
