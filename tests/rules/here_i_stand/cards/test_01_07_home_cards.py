"""Home cards, 1 to 7."""

import pytest

from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
)
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED
from tercio.games.here_i_stand.model.religion_verbs import remove_debater
from tercio.games.here_i_stand.rules.reformation.debate_dice import Debate
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.formations import whole_force
from tercio.wars.model.foreign_war_verbs import begin_foreign_war
from tercio.wars.model.names import NEXT_TURN
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.space_questions import is_in_unrest
from tercio.wars.model.state import ForeignWar
from tercio.wars.turn.actions import spend_cp
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import COMMITTED, debater, debaters, preach, status
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    discard,
    hand_size,
    holds_card,
    last_keys,
    may_answer,
    may_play,
    play,
    why_not,
)


def battle_of_mohacs(stage: Stage, kind: str = "field") -> Battle:
    stage.war(OTTOMAN, HAPSBURG).put("buda", OTTOMAN, 5).put("vienna", HAPSBURG, 5)
    attacker = whole_force(stage.g, OTTOMAN, stage.at("buda"))
    defender = whole_force(stage.g, HAPSBURG, stage.at("vienna"))
    sides = Side(OTTOMAN, attacker), Side(HAPSBURG, defender)
    return Battle("naval" if kind == "naval" else "field", stage.at("vienna"), *sides)


# -- 1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "dice"),
    [("field_battle_after_roll", [5, 6, 1, 2, 3]), ("naval_combat_after_roll", [5, 6, 1, 2])],
)
def test_card_1_janissaries_roll_more_dice_after_both_sides(moment: str, dice: list[int]) -> None:
    stage = quiet()
    battle = battle_of_mohacs(stage)
    answer_with(stage, OTTOMAN, "janissaries", moment, battle, dice=dice)
    assert battle.attacker.hits == 2
    assert battle.attacker.rolled == dice


def test_card_1_janissaries_fight_in_ottoman_battles_only() -> None:
    stage = deal(quiet(), OTTOMAN, "janissaries")
    battle = battle_of_mohacs(stage)
    battle.attacker.power = battle.attacker.force.power = FRANCE
    assert not may_answer(stage, OTTOMAN, "janissaries", "field_battle_after_roll", battle)


def test_card_1_janissaries_muster_at_home_and_abroad_but_in_no_haven() -> None:
    stage = quiet("1532").unrest("salonika")
    war = ForeignWar(stage.g.world.card["war_in_persia"], OTTOMAN, 1, 4)
    begin_foreign_war(stage.g, war)
    abroad = f"build-abroad.{war.card}"
    answers = ["mode.regulars", "place.edirne", abroad, "place.edirne", "place.istanbul"]
    play(stage, OTTOMAN, "janissaries", answers=[a for a in answers if not a.startswith("mode")])
    assert (stage.regulars(OTTOMAN, "edirne"), stage.regulars(OTTOMAN, "istanbul")) == (2, 1)
    assert war.regulars == 1
    offered = last_keys(stage, "event-place-unit")
    assert "place.algiers" not in offered
    assert "place.salonika" not in offered


# -- 2 ---------------------------------------------------------------------------------------------


def emperor() -> Stage:
    return quiet().put("vienna", HAPSBURG, 3, leaders=["charles_v", "duke_of_alva"])


def test_card_2_charles_travels_with_alva_and_has_5_cp() -> None:
    answers = ["space.seville", "with-alva"]
    stage = play(emperor(), HAPSBURG, "holy_roman_emperor", answers=answers)
    assert stage.where("charles_v") == stage.where("duke_of_alva") == "seville"
    assert stage.regulars(HAPSBURG, "vienna") == 3
    assert stage.cp == 5


def test_card_2_charles_goes_to_calm_home_spaces_without_enemies() -> None:
    stage = emperor().unrest("seville").war(HAPSBURG, FRANCE).put("navarre", FRANCE, 1)
    play(stage, HAPSBURG, "holy_roman_emperor", answers=["done"])
    offered = last_keys(stage, "emperor-goes")
    assert not {"space.seville", "space.navarre", "space.paris", "space.vienna"} & set(offered)
    assert "space.valladolid" in offered
    assert stage.where("charles_v") == "vienna"


def test_card_2_gout_keeps_charles_where_he_is_at_no_cost() -> None:
    stage = deal(emperor(), FRANCE, "gout")
    gout = stage.g.world.card["gout"]
    answers = ["space.seville", "alone", f"france=card.{gout}"]
    play(stage, HAPSBURG, "holy_roman_emperor", answers=answers)
    assert stage.where("charles_v") == "vienna"
    assert stage.cp == 5


def test_card_2_a_captive_emperor_does_not_travel() -> None:
    stage = emperor()
    stage.captive("charles_v", FRANCE)
    assert why_not(stage, HAPSBURG, "holy_roman_emperor") == {"charles_v_free"}


def test_card_2_an_emperor_who_waits_on_the_turn_track_stays_there() -> None:
    stage = emperor()
    stage.g.delay_leader(stage.g.world.leader["charles_v"])
    play(stage, HAPSBURG, "holy_roman_emperor")
    assert stage.where("charles_v") == NEXT_TURN
    assert stage.cp == 5


# -- 3 ---------------------------------------------------------------------------------------------


def test_card_3_england_declares_war_for_nothing_and_has_5_cp() -> None:
    stage = play(quiet(), ENGLAND, "six_wives_of_henry_viii", answers=["power.france"])
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert stage.cp == 5


def test_card_3_france_may_intervene_for_scotland_for_nothing() -> None:
    answers = ["power.scotland", "intervene"]
    stage = play(quiet(), ENGLAND, "six_wives_of_henry_viii", answers=answers)
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert stage.g.state.patron[SCOTLAND] == FRANCE


def test_card_3_there_is_no_war_on_allies_or_enemies() -> None:
    stage = quiet().ally(ENGLAND, FRANCE).war(ENGLAND, HAPSBURG)
    assert why_not(stage, ENGLAND, "six_wives_of_henry_viii") >= {"six_wives_target"}
    assert not may_play(stage, ENGLAND, "six_wives_of_henry_viii")


def wedding() -> Stage:
    stage = Stage().clear().empty_hands().put("london", ENGLAND, 1, leaders=["henry_viii"])
    stage.turn(2)
    return stage


def test_card_3_henry_marries_again() -> None:
    stage = wedding()
    stage.g.state.court.marital = 1
    play(stage, ENGLAND, "six_wives_of_henry_viii", dice=[4], answers=["mode.marriage"])
    assert stage.g.state.court.marital == 2
    assert stage.g.state.court.heirs == [4]


def test_card_3_henry_does_not_marry_on_turn_1_nor_as_a_prisoner() -> None:
    stage = wedding().ally(ENGLAND, FRANCE).war(ENGLAND, HAPSBURG)
    assert may_play(stage, ENGLAND, "six_wives_of_henry_viii")
    stage.turn(1)
    assert "turn_2_or_later" in why_not(stage, ENGLAND, "six_wives_of_henry_viii")
    stage.turn(2)
    stage.captive("henry_viii", HAPSBURG)
    assert "henry_rules_free" in why_not(stage, ENGLAND, "six_wives_of_henry_viii")


# -- 4 ---------------------------------------------------------------------------------------------


def test_card_4_a_chateau() -> None:
    stage = quiet().put("paris", FRANCE, 1, leaders=["francis_i"]).control(FRANCE, "milan")
    play(stage, FRANCE, "patron_of_the_arts", dice=[5])
    assert stage.g.state.court.chateaux_vp == 1


def test_card_4_six_vp_of_chateaux_are_enough() -> None:
    stage = quiet().put("paris", FRANCE, 1, leaders=["francis_i"])
    stage.g.state.court.chateaux_vp = 6
    assert why_not(stage, FRANCE, "patron_of_the_arts") == {"chateaux_below_6"}


def test_card_4_no_patron_without_francis() -> None:
    stage = quiet()
    stage.g.state.court.rulers[FRANCE] = stage.g.world.ruler["henry_ii"]
    assert "francis_rules_free" in why_not(stage, FRANCE, "patron_of_the_arts")


# -- 5 ---------------------------------------------------------------------------------------------


def test_card_5_a_reformer_is_excommunicated() -> None:
    stage = preach(debaters(quiet(), "luther"), "luther")
    play(stage, PAPACY, "papal_bull")
    assert status(stage, "luther") == EXCOMMUNICATED


def test_card_5_a_ruler_is_excommunicated() -> None:
    stage = quiet().war(PAPACY, FRANCE)
    answers = ["unrest.paris", "unrest.lyon"]
    play(stage, PAPACY, "papal_bull", answers=answers)
    assert stage.g.state.court.under_ban >> FRANCE & 1
    assert is_in_unrest(stage.g, stage.at("paris"))


def test_card_5_no_grounds_no_bull() -> None:
    expected = {"reformer_to_excommunicate", "ruler_to_excommunicate"}
    assert why_not(quiet(), PAPACY, "papal_bull") == expected


# -- 6 ---------------------------------------------------------------------------------------------


def disputation() -> Stage:
    return debaters(quiet(), "eck", "campeggio", "luther", "bucer")


def test_card_6_the_papacy_names_its_attacker() -> None:
    stage = disputation()
    answers = ["mode.choose_attacker", "debate.german", "debater.eck"]
    play(stage, PAPACY, "leipzig_debate", dice=[6, *[1] * 10], answers=answers, draws=["bucer"])
    assert status(stage, "eck") == COMMITTED


def test_card_6_the_papacy_keeps_luther_out() -> None:
    stage = disputation()
    answers = ["mode.exclude_defender", "debate.german", "debater.luther"]
    play(
        stage,
        PAPACY,
        "leipzig_debate",
        dice=[6, *[1] * 10],
        answers=answers,
        draws=["eck", "bucer"],
    )
    assert status(stage, "bucer") == COMMITTED


def test_card_6_no_debate_without_an_uncommitted_papal_debater() -> None:
    stage = debaters(quiet(), "luther", committed=["eck"])
    assert why_not(stage, PAPACY, "leipzig_debate") == {"papal_debate_possible"}


# -- 7 ---------------------------------------------------------------------------------------------


def wittenberg() -> Stage:
    return debaters(quiet(), "luther", "eck")


def test_card_7_a_discarded_card_is_kept() -> None:
    stage = discard(wittenberg(), "arquebusiers", "gout")
    answers = ["retrieve.24", "keep"]
    play(stage, PROTESTANT, "here_i_stand", answers=answers)
    assert holds_card(stage, PROTESTANT, "arquebusiers")
    assert not stage.g.state.impulse.spending


def test_card_7_a_discarded_card_is_played_for_cp() -> None:
    stage = discard(wittenberg(), "gout")
    play(stage, PROTESTANT, "here_i_stand", answers=["play-cp-now"])
    assert stage.cp == 2
    stage.run(spend_cp(stage.g, PROTESTANT), answers=["end-impulse"])


def test_card_7_a_discarded_card_is_played_as_an_event() -> None:
    stage = discard(wittenberg(), "michelangelo")
    play(stage, PROTESTANT, "here_i_stand", dice=[2, 3], answers=["play-event-now"])
    assert stage.g.state.religion.st_peters_vp == 1


def test_card_7_mandatory_events_and_own_events_are_not_retrieved() -> None:
    stage = discard(wittenberg(), "master_of_italy", "gout")
    stage.g.state.events_played[PROTESTANT].append(stage.g.world.card["gout"])
    assert why_not(stage, PROTESTANT, "here_i_stand") == {"retrievable_card"}


def test_card_7_not_without_luther() -> None:
    stage = discard(wittenberg(), "gout")
    remove_debater(stage.g, debater(stage, "luther"))
    assert why_not(stage, PROTESTANT, "here_i_stand") == {"luther_alive"}


def test_card_7_luther_takes_part_in_the_debate() -> None:
    stage = deal(
        debaters(quiet(), "bucer", "eck", committed=["luther"]), PROTESTANT, "here_i_stand"
    )
    number = stage.g.world.card["here_i_stand"]
    answers = ["target.uncommitted", f"protestant=card.{number}"]
    debate = theological_debate(stage.g, PAPACY, "german")
    result = stage.run(debate, dice=[6, *[1] * 11], answers=answers, draws=["eck", "bucer", "32"])
    assert result.defender == debater(stage, "luther")
    assert status(stage, "bucer") == COMMITTED
    assert hand_size(stage, PROTESTANT) == 1


@pytest.mark.parametrize("reason", ["zone", "wartburg", "luther"])
def test_card_7_when_luther_may_not_step_in(reason: str) -> None:
    stage = deal(wittenberg(), PROTESTANT, "here_i_stand")
    zone = "french" if reason == "zone" else "german"
    defender = debater(stage, "luther" if reason == "luther" else "bucer")
    if reason == "wartburg":
        mark_this_turn(stage.g, "the_wartburg")
    debate = Debate(PAPACY, zone, attacker=debater(stage, "eck"), defender=defender)
    assert not may_answer(stage, PROTESTANT, "here_i_stand", "debate_round", debate)


def test_card_1_janissaries_do_not_muster_among_enemies() -> None:
    stage = quiet().war(OTTOMAN, HAPSBURG).put("durazzo", HAPSBURG, 1)
    play(stage, OTTOMAN, "janissaries", answers=["place.athens"] * 4)
    assert "place.durazzo" not in last_keys(stage, "event-place-unit")
    assert "place.varna" in last_keys(stage, "event-place-unit")
