"""What the documents say is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conquista.bots.roster import bots_for
from conquista.catalog import GAMES
from conquista.kernel.option import Choice
from conquista.texts import LANGUAGES, Voice, bundle

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "README.pt-BR.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_in_the_documents_runs(page, capsys):
    for block in BLOCK.findall(page.read_text("utf-8")):
        exec(compile(block, str(page), "exec"), {})  # noqa: S102 - our own documents
        assert capsys.readouterr().out


def test_both_readmes_say_that_we_are_not_affiliated():
    assert "not affiliated" in (ROOT / "README.md").read_text()
    assert "não tem vínculo" in (ROOT / "README.pt-BR.md").read_text()


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_has_its_words(game_id, tongue):
    """Actions, events, phases and options, in both languages."""
    game = GAMES[game_id]
    voice = Voice(tongue, game)
    wanted = [f"event-{_kind(kind)}" for kind in game.event_types]
    wanted += [f"action-{_kind(kind)}" for kind in game.action_types]
    wanted += [f"colour-{colour}" for colour in game.colours] + [f"letter-{colour}" for colour in game.colours]
    assert [message for message in wanted if not voice.knows(message)] == []
    for option in game.options:
        assert voice.knows(f"option-{option.id}")
        for value in _values(option):
            assert voice.knows(f"option-{option.id}", value), (option.id, value)


def _values(option):
    if isinstance(option, Choice):
        return [str(value).lower() for value in option.values]
    return ["number"] if option.off is None else ["number", "off"]


def _kind(kind):
    from conquista.kernel.action import snake

    return snake(kind.__name__)


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_have_the_same_messages(game_id):
    first, second = (bundle(tongue, game_id)._messages for tongue in LANGUAGES)
    assert set(first) == set(second)
    for name, message in first.items():
        assert _attributes(message) == _attributes(second[name]), name


def _attributes(message):
    return {attribute.id.name for attribute in message.attributes}


def test_the_bots_of_the_readme_exist():
    assert {"random", "brawler", "greedy"} <= set(bots_for(GAMES["war"]))
