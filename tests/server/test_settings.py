"""Settings: every one is an option, a variable, a line of a file, and a row of the document."""

from __future__ import annotations

from dataclasses import fields
from inspect import signature
from pathlib import Path

import pytest

from conquista.cli.hosting import serve
from conquista.kernel.errors import BadSetup
from conquista.server.settings import Settings, read_settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def test_every_setting_is_documented_as_it_is():
    rows = [line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("| `")]
    wanted = [
        f"| `{each.name}` | {str(each.default if each.default != '' else 'empty').lower()} | {each.metadata['help']} |"
        for each in fields(Settings)
    ]
    assert rows == wanted


def test_every_setting_is_an_option_of_serve():
    assert [name for name in signature(serve).parameters if name != "config"] == [
        f.name for f in fields(Settings)
    ]


def test_what_is_given_counts_before_the_file_and_the_file_before_the_default(tmp_path):
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\nbot_seconds = 3\nlog_level = "debug"')
    found = read_settings(file, {"port": 9100, "host": None})
    assert (found.port, found.bot_seconds, found.log_level, found.host) == (9100, 3, "debug", "127.0.0.1")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "no setting 'prot'"),
        ('port = "x"', "must be a int"),
        ("port = true", "must be a int"),
        ("bot_seconds = 0", "more than 0"),
        ('log_level = "loud"', "there are: debug"),
        ("port = ", "is not a settings file"),
    ],
)
def test_wrong_settings_are_refused_with_a_reason(tmp_path, text, words):
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadSetup, match=words):
        read_settings(file, {})


def test_the_key_is_made_once_and_read_by_its_owner_alone(tmp_path):
    settings = Settings(data=str(tmp_path / "new"))
    assert settings.signing_key() == Settings(data=settings.data).signing_key()
    assert len(settings.signing_key()) == 64
    assert settings.key_file.stat().st_mode & 0o077 == 0
    assert Settings(data=settings.data, secret_key="given").signing_key() == "given"  # noqa: S106
