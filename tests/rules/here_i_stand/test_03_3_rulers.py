"""Rulers and succession (HIS 3.3, 21.3)."""

from tercio.games.here_i_stand.conditions.court import is_free
from tercio.games.here_i_stand.model.court_questions import reigns, ruler_of
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import GONE
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import (
    add_leaders,
    base_cards,
    cards_due,
    return_from_turn_track,
)
from tercio.games.here_i_stand.rules.major_powers.rulers import mary_takes_the_throne, succeed
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.wars.model.names import ELSEWHERE, NEXT_TURN, OUT_OF_PLAY
from tercio.wars.model.space_questions import is_home
from tests.rules.here_i_stand.stage import Stage


def test_3_3_a_new_pope_replaces_the_old() -> None:
    stage = Stage()
    stage.run(succeed(stage.g, "clement_vii"))
    assert reigns(stage.g, PAPACY, "clement_vii")
    assert ruler_of(stage.g, PAPACY).admin == 1
    stage.run(succeed(stage.g, "julius_iii"))
    assert reigns(stage.g, PAPACY, "clement_vii")


def test_3_3_henry_ii_takes_the_field_where_francis_stood() -> None:
    stage = Stage().clear().put("milan", FRANCE, regulars=2, leaders=["francis_i"])
    stage.run(succeed(stage.g, "henry_ii"), answers=["place.milan"])
    assert stage.where("henry_ii") == "milan"
    assert stage.where("francis_i") == OUT_OF_PLAY
    assert reigns(stage.g, FRANCE, "henry_ii")


def test_3_3_a_lost_capital_sends_the_heir_to_a_home_key() -> None:
    stage = Stage().clear().control(HAPSBURG, "paris")
    stage.run(succeed(stage.g, "henry_ii"), answers=["place.rouen"])
    assert stage.where("henry_ii") == "rouen"


def test_3_3_without_a_home_key_the_heir_waits() -> None:
    stage = Stage().clear()
    for space in stage.g.world.spaces:
        if is_home(stage.g, FRANCE, space):
            stage.g.mark_control(space, HAPSBURG)
    stage.run(succeed(stage.g, "henry_ii"))
    assert stage.where("henry_ii") == NEXT_TURN


def test_3_3_calvin_rules_when_luther_dies() -> None:
    stage = Stage()
    g = stage.g
    g.state.religion.reformers[g.world.reformer["luther"]] = stage.at("wittenberg")
    stage.run(succeed(g, "calvin"))
    assert reigns(g, PROTESTANT, "calvin")
    assert g.state.religion.debaters[g.world.debater["luther"]] == GONE
    assert g.state.religion.reformers[g.world.reformer["luther"]] == OUT_OF_PLAY


def test_21_3_edward_brings_dudley() -> None:
    stage = Stage()
    stage.run(succeed(stage.g, "edward_vi"))
    assert stage.where("dudley") == "london"
    assert stage.where("henry_viii") == OUT_OF_PLAY
    stage.run(succeed(stage.g, "mary_i"))
    assert reigns(stage.g, ENGLAND, "mary_i")
    stage.run(succeed(stage.g, "elizabeth_i"))
    assert ruler_of(stage.g, ENGLAND).admin == 2


def test_21_3_marys_card_crowns_an_edward_born_late() -> None:
    stage = Stage()
    stage.g.state.court.heirs = [5]
    assert not stage.run(mary_takes_the_throne(stage.g))
    assert reigns(stage.g, ENGLAND, "edward_vi")
    assert stage.g.world.card["edward_vi"] in stage.g.state.removed
    assert stage.run(mary_takes_the_throne(stage.g))
    assert reigns(stage.g, ENGLAND, "mary_i")


def test_21_3_a_healthy_edward_keeps_mary_from_the_throne() -> None:
    stage = Stage()
    stage.g.state.court.heirs = [6]
    assert stage.run(mary_takes_the_throne(stage.g))
    assert reigns(stage.g, ENGLAND, "edward_vi")
    assert stage.run(mary_takes_the_throne(stage.g))
    assert reigns(stage.g, ENGLAND, "edward_vi")


def test_3_3_a_ruler_abroad_is_free() -> None:
    stage = Stage()
    henry = stage.g.world.leader["henry_viii"]
    stage.g.state.leader_at[henry] = ELSEWHERE
    assert is_free(stage.g, henry)


def test_3_3_a_captive_king_still_rules() -> None:
    stage = Stage().captive("francis_i", HAPSBURG)
    assert reigns(stage.g, FRANCE, "francis_i")
    due = cards_due(stage.g, FRANCE, scenario_of(stage.g))
    assert due == base_cards(stage.g, FRANCE) + ruler_of(stage.g, FRANCE).bonus
    assert ruler_of(stage.g, FRANCE).bonus == 1


def waiting(leader: str) -> Stage:
    stage = Stage().clear()
    stage.g.state.leader_at[stage.g.world.leader[leader]] = NEXT_TURN
    return stage


def test_8_2_an_army_leader_comes_back_to_his_capital_or_else_to_a_home_key() -> None:
    stage = waiting("francis_i")
    stage.run(return_from_turn_track(stage.g))
    assert stage.where("francis_i") == "paris"
    assert not stage.asked
    stage = waiting("francis_i").war(FRANCE, ENGLAND).control(ENGLAND, "paris", "lyon")
    stage.control(FRANCE, "milan")
    stage.run(return_from_turn_track(stage.g), answers=["place.rouen"])
    keys = {option.key for option in stage.asked[0].options}
    assert keys == {"place.bordeaux", "place.marseille", "place.rouen"}


def test_8_2_maurice_enters_an_electorate_that_the_protestant_holds() -> None:
    stage = Stage().clear().control(PROTESTANT, "wittenberg", "augsburg", "leipzig").turn(6)
    stage.control(HAPSBURG, "mainz", "trier", "cologne", "brandenburg")
    stage.run(add_leaders(stage.g), answers=["place.augsburg"])
    assert [option.key for option in stage.asked[0].options] == [
        "place.augsburg",
        "place.wittenberg",
    ]
    assert stage.where("maurice_of_saxony") == "augsburg"
