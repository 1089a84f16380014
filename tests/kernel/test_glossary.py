"""Every game explains its own words."""

import re

import pytest

from tercio.kernel.messages import Words
from tercio.kernel.registry import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_term_has_a_help_and_its_rule(game: object) -> None:
    terms = Words(game, game.load_data()).glossary()  # type: ignore[attr-defined, arg-type]
    assert terms
    for term in terms:
        assert term.name, term.id
        assert term.text.endswith("."), term.id
        assert re.fullmatch(r"[A-Za-z]+ \d+(\.\d+)?", term.cite), term.id


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_two_terms_go_by_the_same_word(game: object) -> None:
    terms = Words(game, game.load_data()).glossary()  # type: ignore[attr-defined, arg-type]
    words = [word.lower() for term in terms for word in (term.name, *term.also)]
    assert sorted(words) == sorted(set(words))
