"""Letters on the keyboard for what is often done."""

import pytest

from tercio.kernel import registry

TABLE = "acdhu?/"
"""What the table itself listens to."""


@pytest.mark.parametrize("game", sorted(game.id for game in registry.games()))
def test_a_letter_means_one_thing_and_never_what_the_table_means_by_it(game: str) -> None:
    letters = registry.game(game).display.letters()
    assert all(len(letter) == 1 and letter not in TABLE for letter in letters.values())
    ends = {"done", "ready", "end-impulse"}
    verbs = [letter for verb, letter in letters.items() if verb not in ends]
    assert len(set(verbs)) == len(verbs)
