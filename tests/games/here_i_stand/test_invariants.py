"""What must always hold between impulses is noticed when it does not."""

from collections.abc import Callable

import pytest

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, PAPACY
from tercio.games.here_i_stand.model.views import violations
from tercio.kernel.told import in_language
from tests.rules.here_i_stand.stage import Stage


def between_impulses() -> Stage:
    stage = Stage().clear().war(FRANCE, ENGLAND)
    stage.g.state.phase = "action"
    return stage


def siege_without_besiegers(stage: Stage) -> None:
    stage.g.begin_siege(stage.at("calais"), FRANCE)


def siege_of_an_open_town(stage: Stage) -> None:
    stage.put("boulogne", ENGLAND, 1).put("boulogne", FRANCE, 1)
    stage.g.begin_siege(stage.at("boulogne"), FRANCE)


def guest_of_an_enemy(stage: Stage) -> None:
    stage.put("calais", FRANCE, 1)


def enemies_in_the_open(stage: Stage) -> None:
    stage.put("boulogne", ENGLAND, 1).put("boulogne", FRANCE, 1)


def too_many_units(stage: Stage) -> None:
    stage.put("paris", FRANCE, 60)


def ships_abroad(stage: Stage) -> None:
    stage.put("barcelona", PAPACY, ships=1)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (siege_without_besiegers, "France besieges Calais without units."),
        (siege_of_an_open_town, "Boulogne is besieged and not fortified."),
        (guest_of_an_enemy, "France is within Calais, a fortress of an enemy."),
        (enemies_in_the_open, "Enemies share Boulogne, which is not besieged."),
        (too_many_units, "France has more units than counters."),
        (ships_abroad, "Ships of Papacy lie in Barcelona."),
    ],
)
def test_it_is_told(spoil: Callable[[Stage], None], told: str) -> None:
    stage = between_impulses()
    assert violations(stage.g) == []
    spoil(stage)
    assert told in violations(stage.g)


def test_a_siege_is_in_order() -> None:
    stage = between_impulses().put("calais", ENGLAND, 1).put("calais", FRANCE, 2)
    stage.g.begin_siege(stage.at("calais"), FRANCE)
    stage.put("barcelona", HAPSBURG, ships=1)
    assert violations(stage.g) == []


def test_it_is_told_to_readers_of_japanese_by_the_names_of_their_book() -> None:
    stage = between_impulses()
    ships_abroad(stage)
    siege_without_besiegers(stage)
    told = [in_language(sentence, "ja") for sentence in violations(stage.g)]
    assert told == [
        "フランスが、ユニットなしでカレーを包囲しています。",
        "ローマ教皇の船が、味方の港湾でないバルセロナにいます。",
    ]
