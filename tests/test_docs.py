"""The documents lead nowhere wrong."""

import inspect
import re

import pytest

from tercio.kernel.registry import games
from tools.blocks import with_blocks
from tools.docs import (
    ENVIRONMENTS,
    HELP,
    ROOT,
    SCRIPTS,
    broken_links,
    help_messages,
    with_overlay_words,
)


def test_every_link_between_documents_leads_somewhere() -> None:
    assert broken_links() == []


def test_the_words_of_overlays_are_those_of_the_code() -> None:
    """If this fails: `make docs`."""
    page = SCRIPTS.read_text("utf-8")
    assert with_overlay_words(page) == page


def test_what_help_says_is_written_out_for_translators() -> None:
    assert HELP.read_text("utf-8") == help_messages()


def test_the_blocks_of_environments_are_those_of_the_code() -> None:
    """If this fails: `make docs`."""
    page = ENVIRONMENTS.read_text("utf-8")
    assert with_blocks(page) == page


def test_every_word_of_an_overlay_is_explained() -> None:
    for game in games():
        for verb, does in game.verbs.items():
            told = inspect.getdoc(does)
            assert told, f"{verb} of {game.name} has no docstring"
            assert f"#### {game.name}" in SCRIPTS.read_text("utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/writing-a-bot.md"])
def test_programs_on_the_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"^```python\n(.*?)^```$", (ROOT / page).read_text("utf-8"), re.M | re.S)
    for program in programs:
        exec(compile(program, page, "exec"), {})
    assert "Result(" in capsys.readouterr().out
