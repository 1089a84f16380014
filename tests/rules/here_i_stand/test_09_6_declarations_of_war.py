"""HIS 9.6: who may declare war on whom, what it costs, who intervenes, phony wars."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.aftermath import after_land_battle
from tercio.games.here_i_stand.rules.diplomacy.peace import make_peace
from tercio.games.here_i_stand.rules.diplomacy.war import (
    AT_ALL_TIMES,
    IN_DIPLOMACY,
    declare_war,
    war_cost,
    war_segment,
)
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.events import BattleFought, WarDeclared
from tercio.wars.model.force import Force
from tercio.wars.model.names import NOWHERE, Power
from tercio.wars.model.power_questions import is_allied, is_at_war

from .chancery import europe, reasons
from .stage import Stage

PASSES = ["pass"] * 6


def why_not(stage: Stage, power: int, target: int) -> str:
    return reasons(AT_ALL_TIMES, stage.g, power, target)


def why_not_in_diplomacy(stage: Stage, power: int, target: int) -> str:
    return reasons(IN_DIPLOMACY, stage.g, power, target)


# -- restrictions at all times -------------------------------------------------------------------


@pytest.mark.parametrize("power", MAJORS)
def test_9_6_nobody_declares_war_on_hungary(power: int) -> None:
    assert "hungary-is-for-the-ottoman" in why_not(europe(), power, HUNGARY)


@pytest.mark.parametrize("power", [OTTOMAN, PAPACY, PROTESTANT])
def test_9_6_scotland_is_out_of_reach_of_some(power: int) -> None:
    assert "scotland-is-out-of-reach" in why_not(europe(), power, SCOTLAND)


def test_9_6_an_ally_of_france_leaves_scotland_alone() -> None:
    stage = europe()
    assert why_not(stage, ENGLAND, SCOTLAND) == ""
    assert why_not(stage.ally(ENGLAND, FRANCE), ENGLAND, SCOTLAND) == "scotland-has-a-french-friend"


def test_9_6_england_does_not_declare_war_on_venice() -> None:
    assert "venice-is-out-of-english-reach" in why_not(europe(), ENGLAND, VENICE)


def test_9_6_a_minor_with_an_ally_is_not_declared_war_on() -> None:
    stage = europe().ally(FRANCE, GENOA)
    assert why_not(stage, HAPSBURG, GENOA) == "minor-has-an-ally"


def test_9_6_nobody_declares_war_on_his_ally() -> None:
    stage = europe().ally(FRANCE, ENGLAND).ally(FRANCE, GENOA)
    assert why_not(stage, FRANCE, ENGLAND) == "target-is-an-ally"
    assert "target-is-an-ally" in why_not(stage, FRANCE, GENOA)


def test_9_6_no_war_with_the_protestant_before_the_league() -> None:
    stage = europe()
    assert why_not(stage, FRANCE, PROTESTANT) == why_not(stage, PROTESTANT, FRANCE) == ""
    stage.g.state.court.done.clear()
    assert why_not(stage, FRANCE, PROTESTANT) == "no-league-to-fight"
    assert why_not(stage, PROTESTANT, FRANCE) == "league-not-yet-formed"
    assert why_not(stage, PROTESTANT, GENOA) == "league-not-yet-formed"


def test_9_6_independent_keys_need_no_declaration() -> None:
    assert "needs-no-war" in why_not(europe(), FRANCE, INDEPENDENT)


def test_9_6_a_war_is_declared_once() -> None:
    assert why_not(europe().war(FRANCE, ENGLAND), FRANCE, ENGLAND) == "is-at-war-already"


# -- restrictions during the diplomacy phase -----------------------------------------------------


def test_9_6_no_war_where_peace_was_just_made() -> None:
    stage = europe().war(FRANCE, ENGLAND)
    make_peace(stage.g, FRANCE, ENGLAND)
    assert why_not_in_diplomacy(stage, ENGLAND, FRANCE) == "peace-was-made-this-turn"
    assert why_not_in_diplomacy(stage, FRANCE, ENGLAND) == "peace-was-made-this-turn"
    assert why_not(stage, ENGLAND, FRANCE) == "", "an event is another matter"


def test_9_6_peace_with_france_protects_scotland() -> None:
    stage = europe().war(FRANCE, ENGLAND)
    make_peace(stage.g, FRANCE, ENGLAND)
    assert why_not_in_diplomacy(stage, ENGLAND, SCOTLAND) == "peace-with-france-holds"


def test_9_6_friendship_with_the_papacy_protects_venice() -> None:
    stage = europe()
    assert why_not_in_diplomacy(stage, HAPSBURG, VENICE) == ""
    stage.ally(HAPSBURG, PAPACY)
    assert why_not_in_diplomacy(stage, HAPSBURG, VENICE) == "venice-has-a-papal-friend"
    assert why_not(stage, HAPSBURG, VENICE) == ""
    stage = europe().war(OTTOMAN, PAPACY)
    make_peace(stage.g, OTTOMAN, PAPACY)
    assert why_not_in_diplomacy(stage, OTTOMAN, VENICE) == "venice-has-a-papal-friend"


# -- costs and payment ---------------------------------------------------------------------------


def test_9_6_the_display_says_what_a_war_costs() -> None:
    stage = europe()
    assert war_cost(stage.g, OTTOMAN, FRANCE) == 2
    assert war_cost(stage.g, HAPSBURG, PAPACY) == 4
    minor_costs = {
        war_cost(stage.g, power, minor)
        for power in MAJORS
        for minor in MINORS
        if AT_ALL_TIMES.allow(stage.g, power, minor)
    }
    assert minor_costs == {1}


def test_9_6_catherine_of_aragon_makes_one_war_cheaper() -> None:
    stage = europe()
    stage.g.state.court.catherine_marker = True
    assert war_cost(stage.g, HAPSBURG, ENGLAND) == 1
    assert war_cost(stage.g, ENGLAND, HAPSBURG) == 3
    stage.run(declare_war(stage.g, HAPSBURG, ENGLAND))
    assert not stage.g.state.court.catherine_marker


def test_9_6_all_declare_before_anybody_pays() -> None:
    stage = europe().empty_hands().hand(FRANCE, "machiavelli_the_prince", "diplomatic_overture")
    stage.hand(OTTOMAN, "venetian_alliance")
    answers = ["war.papacy", "pass", *PASSES[:2], "war.england", "pass", *PASSES[:2]]
    stage.run(war_segment(stage.g), answers=[*answers, "card.108", "card.40"])
    kinds = [ask.kind for ask in stage.asked]
    assert kinds[-2:] == ["pay-for-war", "pay-for-war"]
    assert "pay-for-war" not in kinds[:-2]
    assert is_at_war(stage.g, FRANCE, ENGLAND)
    assert stage.g.state.hands[FRANCE] == [74]
    assert {108, 40} <= set(stage.g.state.discard)


def test_9_6_several_cards_may_pay_and_change_is_not_given() -> None:
    stage = europe().empty_hands().hand(FRANCE, "venetian_informant", "diplomatic_overture")
    answers = [*PASSES[:3], "war.england", "pass", *PASSES[:2], "card.109", "card.74"]
    stage.run(war_segment(stage.g), answers=answers)
    assert stage.g.state.hands[FRANCE] == []


def test_9_6_a_power_declares_only_what_its_hand_can_pay() -> None:
    stage = europe().empty_hands().hand(FRANCE, "machiavelli_the_prince")
    stage.run(war_segment(stage.g), answers=[*PASSES[:3], "war.genoa", *PASSES[:3], "card.40"])
    asks = [ask for ask in stage.asked if ask.seat == "france" and ask.kind == "declare-war"]
    first = {option.key for option in asks[0].options}
    second = {option.key for option in asks[1].options}
    assert "war.hapsburg" in first
    assert second == {"war.ottoman", "war.protestant", "war.scotland", "war.venice", "pass"}


def test_9_6_mandatory_events_do_not_pay_but_home_cards_do() -> None:
    stage = europe().empty_hands().hand(FRANCE, "henry_ii")
    stage.run(war_segment(stage.g), answers=PASSES)
    france = next(ask for ask in stage.asked if ask.seat == "france")
    assert [option.key for option in france.options] == ["pass"]
    stage = europe().empty_hands().hand(FRANCE, "patron_of_the_arts")
    answers = [*PASSES[:3], "war.england", "pass", *PASSES[:2]]
    stage.run(war_segment(stage.g), answers=answers)
    assert is_at_war(stage.g, FRANCE, ENGLAND)


def test_9_6_the_ask_explains_a_refusal() -> None:
    stage = europe().empty_hands()
    stage.run(war_segment(stage.g), answers=PASSES)
    ask = next(ask for ask in stage.asked if ask.seat == "england")
    assert ask.explain is not None
    assert "forbid-venice-is-out-of-english-reach" in [
        reason.message for reason in ask.explain("power:venice")
    ]
    assert [r.message for r in ask.explain("power:france")] == ["forbid-too-few-cp-for-war"]


# -- intervention --------------------------------------------------------------------------------


def attack_on_scotland(*french_cards: str) -> Stage:
    stage = europe().empty_hands().hand(ENGLAND, "diplomatic_overture")
    return stage.hand(FRANCE, *french_cards)


ENGLAND_ATTACKS = [*PASSES[:2], "war.scotland"]


def test_9_6_france_may_intervene_for_scotland_at_2_cp() -> None:
    stage = attack_on_scotland("machiavelli_the_prince")
    answers = [*ENGLAND_ATTACKS, "intervene", "pass", *PASSES[:3], "card.74", "card.40"]
    stage.run(war_segment(stage.g), answers=answers)
    assert stage.g.state.patron[SCOTLAND] == FRANCE
    assert is_at_war(stage.g, FRANCE, ENGLAND)
    assert stage.g.state.at_war[SCOTLAND] == 0
    assert stage.controller("edinburgh") == FRANCE
    assert stage.g.state.hands[FRANCE] == []


def test_9_6_or_stay_out_of_it() -> None:
    stage = attack_on_scotland("machiavelli_the_prince")
    answers = [*ENGLAND_ATTACKS, "stay-out", "pass", *PASSES[:3], "card.74"]
    stage.run(war_segment(stage.g), answers=answers)
    assert is_at_war(stage.g, ENGLAND, SCOTLAND)
    assert stage.g.state.patron[SCOTLAND] == SCOTLAND
    assert stage.bonus_vp(ENGLAND) == 0


def test_9_6_who_cannot_pay_cannot_intervene() -> None:
    stage = attack_on_scotland("venetian_informant")
    stage.run(war_segment(stage.g), answers=[*ENGLAND_ATTACKS, "pass", *PASSES[:3]])
    ask = next(ask for ask in stage.asked if ask.kind == "intervene")
    assert [option.key for option in ask.options] == ["stay-out"]


def test_9_6_the_auld_alliance_is_offered_as_payment() -> None:
    stage = attack_on_scotland("auld_alliance")
    answers = [*ENGLAND_ATTACKS, "stay-out", "pass", *PASSES[:3], "card.74"]
    stage.run(war_segment(stage.g), answers=answers)
    ask = next(ask for ask in stage.asked if ask.kind == "intervene")
    assert [option.key for option in ask.options] == ["intervene", "card.69", "stay-out"]


def test_9_6_the_papacy_may_intervene_for_venice() -> None:
    stage = europe().empty_hands()
    stage.run(declare_war(stage.g, OTTOMAN, VENICE), answers=["intervene"])
    assert stage.g.state.patron[VENICE] == PAPACY
    assert is_at_war(stage.g, PAPACY, OTTOMAN)


def test_9_6_an_intervention_after_a_free_declaration_is_free() -> None:
    stage = europe().empty_hands()
    stage.run(declare_war(stage.g, ENGLAND, SCOTLAND), answers=["intervene"])
    assert stage.asked[-1].args == {"power": "power:england", "minor": "power:scotland", "cp": 0}
    assert is_at_war(stage.g, FRANCE, ENGLAND)


def test_9_6_nobody_intervenes_for_genoa_or_against_himself() -> None:
    stage = europe().empty_hands()
    stage.run(declare_war(stage.g, FRANCE, GENOA))
    stage.run(declare_war(stage.g, FRANCE, SCOTLAND))
    stage.run(declare_war(stage.g, OTTOMAN, HUNGARY))
    assert stage.asked == []


def test_9_6_a_war_of_the_protector_with_its_minor_ends_when_it_intervenes() -> None:
    stage = europe().empty_hands().war(FRANCE, SCOTLAND)
    stage.run(declare_war(stage.g, ENGLAND, SCOTLAND), answers=["intervene"])
    assert not is_at_war(stage.g, FRANCE, SCOTLAND)


# -- phony wars ----------------------------------------------------------------------------------


def phony_war() -> Stage:
    stage = europe().empty_hands()
    stage.run(declare_war(stage.g, ENGLAND, SCOTLAND), answers=["intervene"])
    return stage


def battle(attacker: Power, defender: Power) -> Battle:
    return Battle(
        "field",
        NOWHERE,
        Side(attacker, Force(attacker, NOWHERE)),
        Side(defender, Force(defender, NOWHERE)),
    )


def test_9_6_an_intervention_makes_a_phony_war() -> None:
    assert phony_war().g.state.bonus_vp[ENGLAND] == -1


def test_9_6_a_fight_with_the_protector_ends_the_phony_war() -> None:
    stage = phony_war()
    stage.run(after_land_battle(stage.g, battle(ENGLAND, HAPSBURG)))
    stage.run(after_land_battle(stage.g, battle(HAPSBURG, FRANCE)))
    assert stage.bonus_vp(ENGLAND) == -1
    stage.run(after_land_battle(stage.g, battle(FRANCE, ENGLAND)))
    assert stage.bonus_vp(ENGLAND) == 0
    stage.run(after_land_battle(stage.g, battle(ENGLAND, FRANCE)))
    assert stage.bonus_vp(ENGLAND) == 0, "once only"


def test_9_6_peace_makes_the_lost_vp_permanent() -> None:
    stage = phony_war()
    make_peace(stage.g, ENGLAND, FRANCE)
    stage.run(after_land_battle(stage.g, battle(ENGLAND, FRANCE)))
    assert stage.bonus_vp(ENGLAND) == -1


def test_9_6_the_second_printing_knows_no_phony_wars() -> None:
    stage = Stage("1532", edition="2010").clear().empty_hands()
    stage.run(declare_war(stage.g, ENGLAND, SCOTLAND), answers=["intervene"])
    assert stage.bonus_vp(ENGLAND) == 0


# -- war in the action phase ---------------------------------------------------------------------


def test_9_6_fleets_that_share_a_sea_zone_fight_when_war_breaks_out() -> None:
    stage = europe().empty_hands().impulse(ENGLAND)
    stage.put("english_channel", ENGLAND, ships=1).put("english_channel", FRANCE, ships=1)
    stage.run(declare_war(stage.g, ENGLAND, FRANCE), dice=[6, 6, 1, 1])
    assert stage.ships(FRANCE, "english_channel") == 0
    [fought] = stage.events(BattleFought)
    assert (fought.attacker, fought.defender) == ("power:england", "power:france")
    assert stage.events(WarDeclared) == [WarDeclared("power:england", "power:france")]


def test_9_6_on_equal_hits_both_fleets_retreat() -> None:
    stage = europe().empty_hands().impulse(FRANCE)
    stage.put("english_channel", ENGLAND, ships=1).put("english_channel", FRANCE, ships=1)
    stage.run(
        go_to_war(stage.g, ENGLAND, FRANCE),
        dice=[1, 1, 1, 1],
        answers=["to.rouen", "to.portsmouth"],
    )
    [fought] = stage.events(BattleFought)
    assert fought.attacker == "power:france", "the active power attacks"
    assert (stage.ships(FRANCE, "rouen"), stage.ships(ENGLAND, "portsmouth")) == (1, 1)


def test_9_6_units_that_share_a_space_are_parted() -> None:
    """French guests in London leave when their alliance turns into war."""
    stage = europe().empty_hands().ally(ENGLAND, FRANCE)
    stage.put("london", ENGLAND, 1).put("london", FRANCE, 2)
    stage.run(go_to_war(stage.g, ENGLAND, FRANCE), answers=["displace.paris"])
    assert (stage.regulars(ENGLAND, "london"), stage.regulars(FRANCE, "london")) == (1, 0)
    assert not is_allied(stage.g, ENGLAND, FRANCE)


def test_9_6_a_leader_alone_among_new_enemies_leaves() -> None:
    stage = europe().empty_hands().ally(ENGLAND, FRANCE)
    stage.put("portsmouth", ENGLAND, 1).put("portsmouth", FRANCE, leaders=["montmorency"])
    stage.run(go_to_war(stage.g, ENGLAND, FRANCE), answers=["displace.paris"])
    assert stage.where("montmorency") == "paris"
