"""What the browser counts by itself, in Reinos and in WAR Vikings, its tests compare with these."""

import json

import pytest
from tools import web_kingdoms, web_matches, web_vikings


@pytest.mark.parametrize("made", [web_kingdoms, web_matches, web_vikings], ids=lambda tool: tool.__name__)
def test_what_the_browser_is_tested_against_is_ours(made):
    kept, new = (json.loads(text) for text in (made.FILE.read_text("utf-8"), made.rendered()))
    assert kept == new, f"run: python tools/{made.__name__.rpartition('.')[2]}.py"
