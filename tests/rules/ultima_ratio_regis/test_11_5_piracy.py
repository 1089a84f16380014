"""Piracy and privateering, and interception against it (uRR 11.4.3, 11.5)."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import Place
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, player_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import fleets_at
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import escorts
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import (
    PREY,
    Prey,
    interceptors,
    may_attack_trade,
    piracy,
    prey_ask,
    seas_of,
)
from tests.rules.ultima_ratio_regis.stage import Stage


def barbary() -> Stage:
    """PB 3.4: two squadrons of the Barbary Coast, a Spanish merchant, the Genoese squadron."""
    stage = Stage().put("barbary", "sea_wm", S2=2).put("genoa", "sea_wm", S3=1)
    stage.merchants("tc_west_med", "spain").unrest("spain", 5).unrest("barbary", 2)
    return stage.impulse(1, barbary=2)


ATTACK = ("pirate.barbary.S2.sea_wm", "prey.spain.tc_west_med")


def go(stage: Stage, power: str, *answers: str, dice: tuple[int, ...] = ()) -> bool:
    return bool(stage.run(piracy(stage.g, stage.power(power)), dice=dice, answers=answers))


def unrest(stage: Stage, power: str) -> int:
    return stage.g.realm.unrest[stage.power(power)]


@pytest.mark.rule("uRR 11.5", "uRR 11.5.2", "uRR 11.4.3")
def test_11_5_2_the_printed_example_first_piracy() -> None:
    """Q2 rolls 5, Q3 rolls 1 -> 3: 2 to 1; the Genoese go to port undamaged."""
    stage = barbary()
    answers = (*ATTACK, "intercept.sea_wm.genoa.S3", "port.genoa", "pass")
    assert go(stage, "barbary", *answers, dice=(5, 1))
    assert (unrest(stage, "spain"), unrest(stage, "barbary")) == (6, 1)
    assert stage.units("genoa", "genoa") == {"S3": 1}
    assert stage.g.realm.piracies[stage.power("barbary")] == 1


@pytest.mark.rule("uRR 11.4.3")
def test_11_4_3_the_printed_example_second_piracy() -> None:
    """The same squadron intercepts from port with a disadvantage: Q2 against Q2, 2 to 5; the
    pirate is damaged and goes to Tunis."""
    stage = barbary()
    first = (*ATTACK, "intercept.sea_wm.genoa.S3", "port.genoa", "pass")
    assert go(stage, "barbary", *first, dice=(5, 1))
    second = (*ATTACK, "intercept.genoa.genoa.S3", "port.tunis")
    assert go(stage, "barbary", *second, dice=(2, 5))
    assert stage.units("barbary", "tunis") == {"S2D": 1}
    assert stage.units("genoa", "genoa") == {"S3": 1}
    assert unrest(stage, "spain") == 6


@pytest.mark.rule("uRR 11.5.2")
def test_11_5_2_without_interceptor_a_battle_point_is_needed() -> None:
    stage = barbary()
    assert go(stage, "barbary", *ATTACK, dice=(2,))
    assert unrest(stage, "spain") == 5
    assert go(stage, "barbary", *ATTACK, "pass", "pass", dice=(3,))
    assert unrest(stage, "spain") == 6


@pytest.mark.rule("uRR 11.5.2")
def test_11_5_2_two_merchants_cost_two_and_one_may_be_given_up() -> None:
    stage = barbary().merchants("tc_west_med", "spain", 2)
    assert go(stage, "barbary", *ATTACK, "give_up", dice=(6,))
    assert (unrest(stage, "spain"), unrest(stage, "barbary")) == (7, 0)
    assert stage.g.state.merchants(stage.g.world.center["tc_west_med"], stage.power("spain")) == 1


@pytest.mark.rule("uRR 11.5.2")
def test_11_5_2_a_squadron_is_a_pirate_once_and_does_nothing_else() -> None:
    from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import may_move

    stage = barbary()
    for _ in range(2):
        assert go(stage, "barbary", *ATTACK, dice=(2,))
    assert not may_attack_trade(stage.g, stage.power("barbary"))
    assert not may_move(stage.g, stage.power("barbary"))


@pytest.mark.rule("uRR 11.5.2")
def test_11_5_2_a_pirate_who_is_driven_off_rests_and_the_others_do_not() -> None:
    from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import movable

    stage = barbary()
    beaten = (*ATTACK, "intercept.sea_wm.genoa.S3", "port.tunis")
    assert go(stage, "barbary", *beaten, dice=(2, 3))
    assert stage.units("barbary", "tunis") == {"S2": 1}
    units = {place for _, _, place in movable(stage.g, stage.power("barbary"))}
    assert units == {stage.at("sea_wm")}
    assert may_attack_trade(stage.g, stage.power("barbary"))


@pytest.mark.rule("uRR 11.5.2")
def test_11_5_2_a_pirate_neither_supports_nor_escorts_anybody_in_this_impulse() -> None:
    stage = barbary().lead("barbary", "sea_wm", "ordinary", "squadron")
    power, sea, port = stage.power("barbary"), stage.at("sea_wm"), stage.at("tunis")

    def sizes() -> list[int]:
        assert fleets_at(stage.g, power, sea) == escorts(stage.g, power, port, sea)
        return [fleet.size for fleet in fleets_at(stage.g, power, sea)]

    assert sizes() == [2, 1]
    assert go(stage, "barbary", *ATTACK, "alone", dice=(2,))
    assert sizes() == [1, 1]
    assert go(stage, "barbary", *ATTACK, dice=(2,))
    assert sizes() == []
    stage.impulse(1)
    assert sizes() == [2, 1]


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_the_squadron_must_have_begun_the_impulse_there() -> None:
    stage = Stage().merchants("tc_west_med", "spain").impulse(1, barbary=1)
    stage.put("barbary", "sea_wm", S2=1)
    assert not may_attack_trade(stage.g, stage.power("barbary"))
    stage.impulse(1, barbary=1)
    assert may_attack_trade(stage.g, stage.power("barbary"))


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_privateers_need_permission_and_war() -> None:
    stage = Stage().put("england", "sea_ea", S3=1).merchants("tc_east_atlantic", "spain")
    stage.impulse(2, england=1)
    england = stage.power("england")

    def reasons() -> set[str]:
        explain = prey_ask(stage.g, england, stage.at("sea_ea")).explain
        assert explain is not None
        return {r.message.removeprefix("forbid-") for r in explain("power:spain")}

    assert reasons() == {"piracy-is-not-allowed"}
    stage.g.realm.grants.append(Grant(england, "privateering", "francis_drake"))
    assert reasons() == {"privateers-need-a-war"}
    assert not may_attack_trade(stage.g, england)
    stage.war("england", "spain")
    assert may_attack_trade(stage.g, england)


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_an_event_may_allow_piracy_against_one_power() -> None:
    stage = Stage().put("england", "sea_ea", S3=1).impulse(2, england=1)
    england, spain = stage.power("england"), stage.power("spain")
    stage.merchants("tc_east_atlantic", "france")
    stage.g.realm.grants.append(Grant(england, "piracy", "piracy", spain))
    assert not may_attack_trade(stage.g, england)
    stage.merchants("tc_east_atlantic", "spain")
    assert may_attack_trade(stage.g, england)


@pytest.mark.rule("uRR 21.5.4")
def test_21_5_4_forced_peace_protects_from_pirates() -> None:
    stage = barbary()
    stage.g.force_peace(stage.power("barbary"), stage.power("spain"))
    assert not may_attack_trade(stage.g, stage.power("barbary"))


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_river_trade_is_safe_and_nobody_robs_his_ally() -> None:
    stage = barbary()
    assert seas_of(stage.g, stage.g.world.center["tc_eastern_europe"]) == 0
    assert seas_of(stage.g, stage.g.world.center["tc_africa"]) != 0
    explain = prey_ask(stage.g, stage.power("barbary"), stage.at("sea_wm")).explain
    assert explain is not None
    stage.merchants("tc_west_med", "france").alliance("barbary", "france")
    assert "forbid-not-ones-own-side" in {r.message for r in explain("power:france")}
    stage.g.realm.merchants[stage.g.world.center["tc_west_med"]].pop(stage.power("spain"))
    assert "forbid-no-merchants-there" in {r.message for r in explain("power:spain")}


@pytest.mark.rule("uRR 11.5.1", "uRR 21.3")
def test_11_5_1_pirates_may_rob_another_power_of_their_player() -> None:
    """They need no war, and only war is out of the question between such powers."""
    stage = barbary().merchants("tc_west_med", "france").unrest("france", 4)
    assert player_of(stage.g, stage.power("france")) == player_of(stage.g, stage.power("barbary"))
    stage.put("france", "sea_wm", S3=1)
    answers = (ATTACK[0], "prey.france.tc_west_med", "intercept.sea_wm.france.S3", "pass")
    assert go(stage, "barbary", *answers, dice=(5, 1))
    assert (unrest(stage, "france"), unrest(stage, "barbary")) == (5, 1)


@pytest.mark.rule("uRR 11.5.1", "uRR 21.3")
def test_11_5_1_privateers_of_one_player_never_have_the_war_they_need() -> None:
    stage = Stage().put("france", "sea_wm", S3=1).merchants("tc_west_med", "barbary")
    france = stage.power("france")
    stage.g.realm.grants.append(Grant(france, "privateering", "a card"))
    explain = prey_ask(stage.g, france, stage.at("sea_wm")).explain
    assert explain is not None
    assert [r.message for r in explain("power:barbary")] == ["forbid-privateers-need-a-war"]


@pytest.mark.rule("uRR 18.6.3")
def test_18_6_3_a_strategic_port_joins_two_seas_for_pirates() -> None:
    stage = Stage().put("barbary", "sea_cm", S2=1)
    for merchants in stage.g.realm.merchants:
        merchants.clear()
    stage.merchants("tc_east_med", "spain")
    stage.impulse(1, barbary=1)
    assert not may_attack_trade(stage.g, stage.power("barbary"))
    stage.own("barbary", "malta")
    assert may_attack_trade(stage.g, stage.power("barbary"))


@pytest.mark.rule("uRR 18.6.1", "uRR 11.4.3")
def test_18_6_1_galleys_in_gibraltar_do_not_meet_pirates_in_the_atlantic() -> None:
    """Of two Spanish squadrons in port, that of Corunna comes out; that of Gibraltar may once an
    event lets galleys pass."""
    stage = Stage().put("spain", "gibraltar", S3=1).put("spain", "coruna", S2=1)
    spain, atlantic = stage.power("spain"), stage.at("sea_ea")

    def ports(sea: Place) -> set[Place]:
        return {fleet.place for fleet in interceptors(stage.g, spain, sea)}

    assert ports(atlantic) == {stage.at("coruna")}
    assert ports(stage.at("sea_wm")) == {stage.at("gibraltar")}
    stage.g.realm.grants.append(Grant(spain, "leave_mediterranean", "galleon"))
    assert ports(atlantic) == {stage.at("coruna"), stage.at("gibraltar")}


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_merchants_of_a_power_that_is_not_in_play_are_no_prey() -> None:
    """The two of Venice in the Central Mediterranean (PB 9.4)."""
    stage = Stage().put("barbary", "sea_cm", S2=1).merchants("tc_central_med", "spain")
    stage.merchants("tc_central_med", "venice", 2).impulse(1, barbary=1)
    assert not is_in_play(stage.g, stage.power("venice"))
    ask = prey_ask(stage.g, stage.power("barbary"), stage.at("sea_cm"))
    assert [option.key for option in ask.options] == ["prey.spain.tc_central_med"]
    assert ask.explain is not None
    reasons = [refusal.message for refusal in ask.explain("power:venice")]
    assert reasons == ["forbid-their-owner-is-not-in-play"]


@pytest.mark.rule("uRR 11.5.1")
def test_11_5_1_merchants_in_a_center_of_another_sea_are_out_of_reach() -> None:
    """Pirates in the Western Mediterranean, the only Spanish merchant in the Eastern."""
    stage = Stage().put("barbary", "sea_wm", S2=1)
    for merchants in stage.g.realm.merchants:
        merchants.clear()
    stage.merchants("tc_east_med", "spain").impulse(1, barbary=1)
    power, sea = stage.power("barbary"), stage.at("sea_wm")
    assert prey_ask(stage.g, power, sea).options == []
    prey = Prey(stage.power("spain"), stage.g.world.center["tc_east_med"])
    reasons = [refusal.message for refusal in PREY.refusals(stage.g, power, sea, prey)]
    assert reasons == ["forbid-not-a-center-of-this-sea"]


@pytest.mark.rule("uRR 11.4.3", "uRR 18.6.3")
def test_11_4_3_who_intercepts_is_in_that_sea_or_in_one_that_is_joined_to_it() -> None:
    """Spaniards in the Central Mediterranean meet pirates in the Eastern only from Malta."""
    stage = Stage().put("spain", "sea_cm", S3=1)
    spain = stage.power("spain")

    def seas(sea: str) -> list[int]:
        return [fleet.place for fleet in interceptors(stage.g, spain, stage.at(sea))]

    assert seas("sea_cm") == [stage.at("sea_cm")]
    assert seas("sea_wm") == seas("sea_em") == []
    stage.own("spain", "malta")
    assert seas("sea_em") == [stage.at("sea_cm")]


@pytest.mark.rule("uRR 11.4.3", "uRR 17.1")
def test_11_4_3_one_leader_goes_with_the_squadron_that_intercepts() -> None:
    stage = barbary().put("spain", "sea_wm", S3=1)
    for ability in ("ordinary", "admiral"):
        stage.lead("spain", "sea_wm", ability, "squadron")
    fleets = interceptors(stage.g, stage.power("spain"), stage.at("sea_wm"))
    assert [(fleet.size, len(fleet.leaders)) for fleet in fleets] == [(1, 1), (1, 1)]
