"""Casus belli, declarations of war, morale (uRR 21.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import AllianceEnded
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left, points_of
from tercio.games.ultima_ratio_regis.model.war_questions import (
    are_allied,
    are_at_war,
    has_casus_belli,
    in_forced_peace,
)
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.games.ultima_ratio_regis.rules.major_powers.war import (
    DECLARATION,
    bordering_domains,
    declare_war,
    give_casus_belli,
    go_to_war,
    lose_morale,
    war_by_event,
)
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES


def why(s: Stage, power: str, other: str) -> list[str]:
    return [r.message for r in DECLARATION.refusals(s.g, s.power(power), other)]


@pytest.mark.rule("uRR 21.3.3", "uRR 21.3.2")
def test_21_3_3_with_a_casus_belli_war_costs_an_action_alone() -> None:
    s = Stage().impulse(1, france=1).hand(1, "luther")
    france, spain = s.power("france"), s.power("spain")
    s.g.give_casus_belli(france, spain)
    s.run(declare_war(s.g, france), answers=["war.spain", "stay-out"])
    assert are_at_war(s.g, france, spain)
    assert points_of(s.g, france) == 1
    assert morale_left(s.g, france) == 4
    assert not has_casus_belli(s.g, france, spain), "it lapses when war breaks out"


@pytest.mark.rule("uRR 21.3.3", "uRR 21.3.5")
def test_21_3_3_without_one_it_costs_morale_and_is_the_last_point() -> None:
    s = Stage().impulse(1, france=1).hand(1)
    france, spain = s.power("france"), s.power("spain")
    s.run(declare_war(s.g, france), answers=["war.spain", "stay-out"])
    assert s.g.realm.morale[spain][france] == 1
    assert points_of(s.g, france) == 0
    assert s.g.state.impulse.closing


@pytest.mark.rule("uRR 21.3.3")
def test_21_3_3_a_card_that_is_due_comes_before_a_war_without_casus_belli() -> None:
    s = Stage().impulse(1).hand(1, "luther")
    assert why(s, "france", "spain") == ["forbid-is-not-the-last-point"]
    s.g.give_casus_belli(s.power("france"), s.power("spain"))
    assert why(s, "france", "spain") == []


@pytest.mark.rule("uRR 21.3")
def test_21_3_powers_of_one_player_are_never_at_war() -> None:
    s = Stage().impulse(1).hand(1)
    assert why(s, "france", "barbary") == ["forbid-belongs-to-same-player"]
    begun = s.run(war_by_event(s.g, s.power("france"), s.power("barbary"), "a card", vp=1))
    assert not begun
    assert s.g.realm.wars == []


@pytest.mark.rule("uRR 21.3", "uRR 21.3.1")
def test_21_3_1_an_event_adds_its_vp_to_a_war_that_is_on() -> None:
    s = Stage().war("france", "spain")
    france, spain = s.power("france"), s.power("spain")
    assert s.run(war_by_event(s.g, spain, france, "one", vp=1))
    assert s.run(war_by_event(s.g, spain, france, "two", vp=1))
    assert s.run(war_by_event(s.g, spain, france, "two", vp=1))
    (war,) = s.g.realm.wars
    assert war.vp == 2


@pytest.mark.rule("uRR 21.3", "uRR 21.5.4")
def test_21_5_4_forced_peace_bars_declarations_and_an_event_overrides_it() -> None:
    s = Stage().impulse(1).hand(1)
    france, spain = s.power("france"), s.power("spain")
    s.g.force_peace(france, spain)
    assert why(s, "france", "spain") == ["forbid-keeps-forced-peace"]
    s.run(war_by_event(s.g, france, spain, "a card", vp=1), answers=["stay-out"])
    assert are_at_war(s.g, france, spain)
    assert not in_forced_peace(s.g, france, spain)


@pytest.mark.rule("uRR 21.3")
def test_21_3_nobody_declares_war_twice_or_on_itself() -> None:
    s = Stage().impulse(1).hand(1).war("france", "spain")
    assert "forbid-is-at-war-already" in why(s, "france", "spain")
    assert "forbid-is-no-party-to-wars" in why(s, "france", "france")
    assert "forbid-is-no-party-to-wars" in why(s, "france", "ottomans")


@pytest.mark.rule("uRR 21.3", "uRR 21.1")
def test_21_3_war_ends_an_alliance_where_there_was_one() -> None:
    s = Stage().alliance("spain", "france").war("spain", "france").war("spain", "england")
    assert not are_allied(s.g, s.power("spain"), s.power("france"))
    (ended,) = s.events(AllianceEnded)
    assert (ended.power, ended.other) == ("power:spain", "power:france")


@pytest.mark.rule("uRR 21.3.2")
def test_21_3_2_a_second_casus_belli_is_ignored_and_none_is_had_in_war() -> None:
    s = Stage()
    france, spain = s.power("france"), s.power("spain")
    give_casus_belli(s.g, france, spain)
    give_casus_belli(s.g, france, spain)
    assert len(s.g.realm.casus_belli) == 1
    s.war("france", "england")
    give_casus_belli(s.g, s.power("england"), france)
    assert not has_casus_belli(s.g, s.power("england"), france)


@pytest.mark.rule("uRR 21.3.2", "uRR 13.3.7")
def test_21_3_2_taking_a_third_powers_area_gives_it_a_casus_belli() -> None:
    s = Stage().war("england", "spain").war("france", "england").control("england", "burgos")
    s.put("france", "burgos", T2=1)
    s.run(take_control(s.g, s.power("france"), s.at("burgos")), idle=True)
    assert s.holder("burgos") == "france"
    assert has_casus_belli(s.g, s.power("spain"), s.power("france"))


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_domains_on_the_border_are_noted_when_war_breaks_out() -> None:
    s = Stage()
    spain, netherlands = s.power("spain"), s.power("netherlands")
    borders = bordering_domains(s.g, spain, netherlands)
    assert borders >> s.at("brugge") & 1
    assert not borders >> s.at("milan") & 1
    assert not borders >> s.at("zeeland") & 1, "a home area"
    s.run(go_to_war(s.g, spain, netherlands), idle=True)
    assert s.g.realm.wars[0].borders == borders


@pytest.mark.rule("uRR 21.5.3")
def test_21_5_3_a_border_with_a_minor_of_the_enemy_does_not_count() -> None:
    """Milan lies next to Turin, which is an ally's of France, and next to no French area."""
    s = Stage().ally("savoy", "france")
    spain, france = s.power("spain"), s.power("france")
    assert WORLD.land.adjacent[s.at("milan")] >> s.at("turin") & 1
    assert not bordering_domains(s.g, spain, france) >> s.at("milan") & 1
    s.own("france", "turin")
    assert bordering_domains(s.g, spain, france) >> s.at("milan") & 1


# -- morale ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 21.3.4")
def test_21_3_4_a_power_has_as_much_morale_as_vitality() -> None:
    s = Stage().war("france", "spain").war("england", "france")
    france = s.power("france")
    assert morale_left(s.g, france) == 4
    s.run(lose_morale(s.g, france, s.power("spain")))
    s.run(lose_morale(s.g, france, s.power("england")))
    assert morale_left(s.g, france) == 2


@pytest.mark.rule("uRR 21.3.5")
def test_21_3_5_a_key_area_costs_morale_and_an_objective_counts_as_key() -> None:
    s = Stage().war("france", "spain").put("france", "milan", T2=1)
    france, spain = s.power("france"), s.power("spain")
    s.run(take_control(s.g, france, s.at("milan")), idle=True)
    assert s.g.realm.morale[france][spain] == 1
    assert is_key(s.g, s.at("calais"), france, s.power("england"))
    assert not is_key(s.g, s.at("calais"), spain, s.power("netherlands"))


@pytest.mark.rule("uRR 21.3.5")
def test_21_3_5_other_areas_cost_none_before_peace() -> None:
    s = Stage().war("france", "spain").put("france", "burgos", T2=1)
    s.run(take_control(s.g, s.power("france"), s.at("burgos")), idle=True)
    assert s.g.realm.morale[s.power("france")][s.power("spain")] == 0
