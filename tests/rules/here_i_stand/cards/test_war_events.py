"""Cards 92 to 110 that make war: abroad, against Scotland, and by treachery."""

import pytest

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
)
from tercio.games.here_i_stand.rules.major_powers.foreign_war import cards_lost_to_wars
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_at_war
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import is_discarded, is_removed, last_keys, next_turn, play, why_not

# -- 92, 93, 110: foreign wars ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "power", "home", "units", "enemies"),
    [
        ("revolt_in_egypt", OTTOMAN, "istanbul", 3, 3),
        ("revolt_in_ireland", ENGLAND, "london", 4, 3),
        ("war_in_persia", OTTOMAN, "istanbul", 5, 4),
    ],
)
def test_card_92_93_110_a_war_beside_the_map(
    card: str, power: Power, home: str, units: int, enemies: int
) -> None:
    stage = quiet().put(home, power, 8)
    play(stage, PAPACY, card)
    war = stage.g.state.foreign_wars[0]
    assert (war.power, war.regulars, war.enemies) == (power, units, enemies)
    assert stage.regulars(power, home) == 8 - units
    assert cards_lost_to_wars(stage.g, power) == 1
    assert not is_discarded(stage, card)
    assert not is_removed(stage, card)


@pytest.mark.parametrize("card", ["revolt_in_egypt", "revolt_in_ireland", "war_in_persia"])
def test_card_92_93_110_not_while_that_war_is_on(card: str) -> None:
    stage = play(quiet(), PAPACY, card)
    assert why_not(next_turn(stage), FRANCE, card) == {"foreign_war_not_underway"}


def test_card_93_france_may_aid_the_irish() -> None:
    stage = quiet().put("london", ENGLAND, 4).put("paris", FRANCE, 1)
    play(stage, FRANCE, "revolt_in_ireland", answers=["aid.regular.paris"])
    assert stage.g.state.foreign_wars[0].enemies == 4
    assert stage.regulars(FRANCE, "paris") == 0


# -- 97: Scots Raid --------------------------------------------------------------------------------


def border() -> Stage:
    """Scotland is a French ally, and France is at war with England."""
    stage = quiet().ally(FRANCE, SCOTLAND).war(FRANCE, ENGLAND)
    stage.control(FRANCE, "edinburgh", "stirling", "glasgow")
    return stage.put("edinburgh", SCOTLAND, 3)


def test_card_97_france_raids_the_border_in_anothers_impulse() -> None:
    stage = border()
    answers = [
        "action.move_clear",
        "all",
        "move.edinburgh.berwick",
        "action.raise_regular",
        "build.scotland.edinburgh",
        "end-impulse",
    ]
    play(stage, PAPACY, "scots_raid", answers=answers)
    assert stage.regulars(SCOTLAND, "berwick") == 3
    assert stage.regulars(SCOTLAND, "edinburgh") == 1
    assert {ask.seat for ask in stage.asked if ask.kind == "spend-cp"} == {"france"}
    assert stage.g.state.active == PAPACY
    assert stage.cp == 2
    assert is_removed(stage, "scots_raid")


def test_card_97_raiders_build_and_march_on_the_border_alone() -> None:
    stage = border().put("paris", FRANCE, 4)
    answers = ["action.raise_regular", "build.scotland.stirling", "end-impulse"]
    play(stage, PAPACY, "scots_raid", answers=answers)
    offered = last_keys(stage, "build")
    assert "build.paris" not in offered
    assert "build.scotland.stirling" in offered
    assert not is_this_turn(stage.g, "scots_raid")


def test_card_97_a_siege_of_the_raid_may_be_stormed_at_once() -> None:
    stage = border().control(FRANCE, "carlisle", "berwick").put("carlisle", SCOTLAND, 3)
    answers = ["action.move_clear", "from.carlisle", "all", "move.carlisle.york"]
    play(stage, PAPACY, "scots_raid", answers=[*answers, "end-impulse"])
    assert stage.is_besieged("york")
    assert "action.assault" in last_keys(stage, "spend-cp")


def test_card_97_stirling_is_relieved_first() -> None:
    stage = border().control(ENGLAND, "stirling").put("stirling", ENGLAND, 2)
    play(stage, PAPACY, "scots_raid", answers=["displace.london", "end-impulse"])
    assert stage.controller("stirling") == FRANCE
    assert stage.regulars(ENGLAND, "london") == 2


def test_card_97_a_french_stirling_under_siege_is_not_relieved() -> None:
    stage = border().put("stirling", SCOTLAND, 1).put("stirling", ENGLAND, 3)
    stage.siege("stirling", ENGLAND)
    play(stage, PAPACY, "scots_raid", answers=["end-impulse"])
    assert stage.regulars(ENGLAND, "stirling") == 3
    assert stage.is_besieged("stirling")


def test_card_97_a_leader_who_lays_a_siege_may_go_and_a_besieged_one_may_not() -> None:
    stage = border().war(FRANCE, HAPSBURG).put("metz", FRANCE, 4, leaders=["montmorency"])
    stage.control(HAPSBURG, "metz").put("metz", HAPSBURG, 1).siege("metz", FRANCE)
    stage.put("lyon", FRANCE, 1, leaders=["francis_i"]).put("lyon", HAPSBURG, 3)
    stage.siege("lyon", HAPSBURG)
    answers = ["leader.montmorency", "place.edinburgh", "end-impulse"]
    play(stage, PAPACY, "scots_raid", answers=answers)
    assert stage.where("montmorency") == "edinburgh"
    offers = [ask for ask in stage.asked if ask.option("leader.montmorency")]
    assert [ask.option("leader.francis_i") for ask in offers] == [None]


def test_card_97_a_french_leader_costs_half_of_the_cp() -> None:
    stage = border().put("paris", FRANCE, leaders=["montmorency"])
    answers = ["leader.montmorency", "place.edinburgh", "end-impulse"]
    play(stage, PAPACY, "scots_raid", answers=answers)
    assert stage.where("montmorency") == "edinburgh"
    spend = next(ask for ask in stage.asked if ask.kind == "spend-cp")
    assert spend.args is not None
    assert spend.args["cp"] == 3


def test_card_97_nothing_happens_without_a_french_scotland() -> None:
    stage = quiet()
    play(stage, PAPACY, "scots_raid")
    assert not stage.asked
    assert stage.cp == 2


# -- 105: Treachery! -------------------------------------------------------------------------------


def siege(besiegers: int = 5, garrison: int = 2) -> Stage:
    stage = quiet().war(FRANCE, HAPSBURG).put("antwerp", HAPSBURG, garrison)
    stage.put("antwerp", FRANCE, besiegers).siege("antwerp", FRANCE)
    return stage


def test_card_105_the_gates_are_opened_though_the_assault_fails() -> None:
    stage = siege(besiegers=4).put("antwerp", HAPSBURG, leaders=["duke_of_alva"])
    rating = stage.g.world.battle_rating[stage.g.world.leader["duke_of_alva"]]
    play(stage, ENGLAND, "treachery", dice=[1, 1] + [1] * (3 + rating), answers=["all"])
    assert stage.controller("antwerp") == FRANCE
    assert stage.regulars(HAPSBURG, "antwerp") == 0
    assert stage.captor("duke_of_alva") == FRANCE


def test_card_105_a_broken_siege_is_not_betrayed() -> None:
    stage = siege(besiegers=3).control(FRANCE, "brussels")
    play(stage, ENGLAND, "treachery", dice=[1, 1, 5, 5, 1], answers=["all"])
    assert stage.controller("antwerp") == HAPSBURG
    assert stage.regulars(FRANCE, "brussels") == 1


def test_card_105_a_plain_assault_may_succeed() -> None:
    stage = siege(besiegers=4, garrison=1)
    play(stage, ENGLAND, "treachery", dice=[5, 1, 1, 1], answers=["all"])
    assert stage.controller("antwerp") == FRANCE


def test_card_105_a_betrayed_buda_is_the_defeat_of_hungary() -> None:
    stage = quiet().war(OTTOMAN, HUNGARY).put("buda", HUNGARY, 2).put("prague", HUNGARY, 1)
    stage.put("buda", OTTOMAN, 5).siege("buda", OTTOMAN)
    play(stage, OTTOMAN, "treachery", dice=[1] * 5, answers=["all"])
    assert stage.controller("buda") == OTTOMAN
    assert is_at_war(stage.g, OTTOMAN, HAPSBURG)
    assert stage.g.state.patron[HUNGARY] == HAPSBURG
    assert stage.bonus_vp(OTTOMAN) == 2


def test_card_105_needs_a_siege() -> None:
    assert why_not(quiet(), ENGLAND, "treachery") == {"besieged_space"}
