"""Every sentence of a game is a message: played in other letters, nothing stays plain.

The same games are told in Japanese: without a message in English, once Japanese is no draft.
"""

from typing import Any

import pytest

from tercio.kernel.game import Game
from tercio.kernel.messages import DRAFT
from tercio.kernel.registry import game, games
from tests.contract.in_other_letters import Listener

BIG = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")
FEW, MANY, WHOLE = 60, 1500, 100_000


def typed(rules: Game[Any]) -> frozenset[str]:
    """The primer's board in the terminal goes by ids."""
    if rules.id != "primer":
        return frozenset()
    data = rules.load_data()
    return frozenset((*data.towns, *data.cards, *rules.seats("lombardy", 4), "nobody"))


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)
def test_nothing_is_told_in_plain_letters(rules: Game[Any]) -> None:
    listener = Listener(rules, typed=typed(rules))
    scenario = rules.scenarios[0]
    listener.play(rules, scenario.id, scenario.players[-1], FEW)
    assert listener.plain == {}


@pytest.mark.long
@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)
def test_nothing_in_any_scenario_is_told_in_plain_letters(rules: Game[Any]) -> None:
    listener = Listener(rules, typed=typed(rules))
    for scenario in rules.scenarios:
        listener.play(rules, scenario.id, scenario.players[0], MANY)
    assert listener.plain == {}


@pytest.mark.long
@pytest.mark.parametrize("id", BIG)
def test_a_whole_game_is_logged_in_japanese(id: str) -> None:
    rules = game(id)
    listener = Listener(rules, "ja")
    scenario = rules.scenarios[0]
    listener.play(rules, scenario.id, scenario.players[-1], WHOLE)
    if not (rules.folder / "locale" / "ja" / DRAFT).exists():
        assert listener.words.lacking == set()


def test_what_stands_in_code_is_found() -> None:
    listener = Listener(game("primer"))
    listener.hear("somewhere", "Ŧúŕñ 3: march to Pavia")
    listener.hear_all("scene", {"id": "march", "title": ["Ŧúŕñ"], "text": "Held by nobody"})
    assert set(listener.plain) == {"somewhere", "scene.text"}
