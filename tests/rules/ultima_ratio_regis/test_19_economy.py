"""Unrest and trade (uRR 19.1, 19.2)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import MerchantRemoved
from tercio.games.ultima_ratio_regis.model.limits import trade_areas
from tercio.games.ultima_ratio_regis.model.names import Center, Player
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.economy.commerce import (
    MERCHANT,
    build_merchant,
    commercial_ports,
    enter_merchants,
    may_build_merchant,
    monopolies,
    trade_income,
    trading_ports,
)
from tercio.games.ultima_ratio_regis.rules.economy.competition import compete, competition_order
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import (
    has_unrest,
    lower_unrest,
    may_subsidize,
    subsidize,
)
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

RULES = all_rules.MODULES
WM, EA, NS = "tc_west_med", "tc_east_atlantic", "tc_north_sea"


def center(id: str) -> Center:
    return WORLD.center[id]


def merchants(s: Stage, id: str, power: str) -> int:
    return s.g.state.merchants(center(id), s.power(power))


# -- unrest ------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 19", "uRR 19.1", "uRR 19.1.1")
def test_19_1_1_an_action_lowers_unrest_by_one() -> None:
    s = Stage().unrest("france", 5).impulse(1)
    france = s.power("france")
    s.run(lower_unrest(s.g, france))
    assert s.g.realm.unrest[france] == 4
    assert points_of(s.g, france) == 0


@pytest.mark.rule("uRR 19.1.1")
def test_19_1_1_not_below_none() -> None:
    s = Stage().unrest("france", 0)
    assert not has_unrest(s.g, s.power("france"))
    s.g.change_unrest(s.power("france"), -3)
    assert s.g.realm.unrest[s.power("france")] == 0


@pytest.mark.rule("uRR 19.1.2")
def test_19_1_2_an_ally_is_subsidized() -> None:
    s = Stage().alliance("england", "huguenots").unrest("huguenots", 5).impulse(2)
    s.run(subsidize(s.g, s.power("england")), answers=["subsidize.huguenots"])
    assert s.g.realm.unrest[s.power("huguenots")] == 4
    assert points_of(s.g, s.power("england")) == 0


@pytest.mark.rule("uRR 19.1.2")
def test_19_1_2_only_allied_majors_with_unrest() -> None:
    s = Stage().unrest("huguenots", 5).unrest("england", 0).impulse(2)
    assert not may_subsidize(s.g, s.power("england"))
    s.alliance("england", "huguenots")
    assert may_subsidize(s.g, s.power("england"))
    assert not may_subsidize(s.g, s.power("huguenots"))


# -- merchants ---------------------------------------------------------------------------------


@pytest.mark.rule("uRR 19.2", "uRR 19.2.2")
def test_19_2_2_a_merchant_is_prepared_and_does_nothing_yet() -> None:
    s = Stage().impulse(1)
    france = s.power("france")
    s.run(build_merchant(s.g, france), answers=[f"merchant.{WM}"])
    assert s.g.realm.prepared[center(WM)] == {france: 1}
    assert merchants(s, WM, "france") == 0
    assert trade_income(s.g, france) == 0


@pytest.mark.rule("uRR 19.2.2", "uRR 18.4", "uRR 18.4.1")
def test_19_2_2_possession_interest_and_at_most_two() -> None:
    s = Stage().merchants(WM, "france", 2)
    france = s.power("france")

    def why(id: str) -> list[str]:
        return [refusal.message for refusal in MERCHANT.refusals(s.g, france, id)]

    assert why(WM) == ["forbid-has-two-merchants"]
    assert why(EA) == []
    assert "forbid-no-possession-at-center" in why("tc_east_med")
    assert "forbid-center-is-inactive" in why("tc_china")
    s.interest("france", "CM")
    assert "forbid-no-interest-in-trade" in why(EA)
    assert may_build_merchant(s.g, france) == any(not why(id) for id in WORLD.center)


@pytest.mark.rule("uRR 19.2.2")
def test_19_2_2_prepared_merchants_count_towards_two() -> None:
    s = Stage().merchants(WM, "france", 1)
    s.g.prepare_merchant(center(WM), s.power("france"))
    assert not MERCHANT.allow(s.g, s.power("france"), WM)


@pytest.mark.rule("uRR 8.1.3", "uRR 19.2.2", "uRR 21.3.2")
def test_19_2_2_who_enters_gives_those_present_a_casus_belli() -> None:
    s = Stage().merchants(WM, "spain", 1).merchants(WM, "barbary", 1)
    france, spain = s.power("france"), s.power("spain")
    s.g.prepare_merchant(center(WM), france)
    s.g.prepare_merchant(center(WM), france)
    s.run(enter_merchants(s.g), answers=["enter.2"])
    assert merchants(s, WM, "france") == 2
    assert has_casus_belli(s.g, spain, france)
    assert not has_casus_belli(s.g, france, spain)
    assert not has_casus_belli(s.g, s.power("barbary"), france), "one player has both"
    assert s.g.realm.prepared[center(WM)] == {}


@pytest.mark.rule("uRR 8.1.3", "uRR 19.2.2")
def test_19_2_2_merchants_that_do_not_enter_are_gone() -> None:
    s = Stage().merchants(WM, "spain", 1)
    s.g.prepare_merchant(center(WM), s.power("france"))
    s.run(enter_merchants(s.g), answers=["enter.0"])
    assert merchants(s, WM, "france") == 0
    assert s.g.realm.prepared[center(WM)] == {}
    assert not s.g.realm.casus_belli


@pytest.mark.rule("uRR 19.2.2")
def test_19_2_2_also_against_a_power_that_was_there_already() -> None:
    s = Stage().merchants(WM, "spain", 1).merchants(WM, "france", 1)
    s.g.prepare_merchant(center(WM), s.power("france"))
    s.run(enter_merchants(s.g), answers=["enter.1"])
    assert has_casus_belli(s.g, s.power("spain"), s.power("france"))


@pytest.mark.rule("uRR 19.2.1")
def test_19_2_1_fortresses_on_mini_maps_are_commercial_ports() -> None:
    s = Stage()
    assert not commercial_ports(s.g) >> s.at("hispaniola") & 1
    s.put("spain", "hispaniola", fortress=True)
    assert commercial_ports(s.g) >> s.at("hispaniola") & 1


@pytest.mark.rule("uRR 19.2.1")
def test_19_2_1_ports_of_minors_count_and_razed_ones_do_not() -> None:
    s = Stage().ally("genoa", "spain")
    spain = s.power("spain")
    before = trading_ports(s.g, spain, center(WM))
    s.g.raze_port(s.at("barcelona"))
    assert trading_ports(s.g, spain, center(WM)) == before - 1
    s.ally("genoa", "france")
    assert trading_ports(s.g, spain, center(WM)) == before - 2


@pytest.mark.rule("uRR 19.2.5")
def test_19_2_5_one_merchant_brings_two_and_two_bring_three() -> None:
    s = Stage().merchants(WM, "spain", 2).merchants(EA, "spain", 1)
    assert trade_income(s.g, s.power("spain")) == 5
    assert monopolies(s.g, s.power("spain")) == 1


# -- competition -------------------------------------------------------------------------------


def western_mediterranean(**counts: int) -> Stage:
    """The example of PB 8.4: Barcelona is razed; Genoa, Marseille and Algiers trade."""
    s = Stage().ally("genoa", "spain")
    s.g.raze_port(s.at("barcelona"))
    for area in list(WORLD.area_places):
        served = WORLD.center_areas[center(WM)] >> area & WORLD.commercial >> area & 1
        if served and WORLD.location_ids[area] not in ("genoa", "marseille", "algiers"):
            s.g.raze_port(area)
    s.g.realm.capacity[center(WM)] = 2
    for power, count in counts.items():
        s.merchants(WM, power, count)
    return s


@pytest.mark.rule("uRR 19.2.3", "uRR 19.2.4", "PB 8.4")
def test_19_2_4_the_example_of_the_western_mediterranean() -> None:
    s = western_mediterranean(barbary=2, france=1, spain=1)
    for power in ("barbary", "france", "spain"):
        assert trading_ports(s.g, s.power(power), center(WM)) == 1
    s.run(compete(s.g, center(WM)))
    assert [merchants(s, WM, p) for p in ("barbary", "france", "spain")] == [1, 0, 1]


@pytest.mark.rule("uRR 19.2.4", "PB 8.4")
def test_19_2_4_a_second_pass_if_the_first_is_not_enough() -> None:
    s = western_mediterranean(barbary=2, france=2, spain=2)
    s.own("france", "narbonne")  # with one area alone, a pair of merchants would not last
    s.run(compete(s.g, center(WM)))
    assert [merchants(s, WM, p) for p in ("barbary", "france", "spain")] == [0, 1, 1]


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_who_has_no_area_leaves_first() -> None:
    s = western_mediterranean(england=1, spain=2)
    s.run(compete(s.g, center(WM)))
    assert (merchants(s, WM, "england"), merchants(s, WM, "spain")) == (0, 2)


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_then_who_has_one_area_keeps_one() -> None:
    s = western_mediterranean(france=2, spain=1)
    assert trade_areas(s.g, s.power("france"), center(WM)).bit_count() == 1
    s.run(compete(s.g, center(WM)))
    assert (merchants(s, WM, "france"), merchants(s, WM, "spain")) == (1, 1)
    s = western_mediterranean(france=2, barbary=1)
    s.run(compete(s.g, center(WM)))
    assert (merchants(s, WM, "france"), merchants(s, WM, "barbary")) == (1, 1), "before the weak"


@pytest.mark.rule("uRR 19.2.3")
def test_19_2_3_nothing_happens_within_the_capacity() -> None:
    s = western_mediterranean(england=1, spain=1)
    s.run(compete(s.g, center(WM)))
    assert merchants(s, WM, "england") == 1


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_merchants_that_a_scenario_fixes_stay() -> None:
    s = western_mediterranean(barbary=2, spain=1)
    s.g.realm.fixed[center(WM)][s.power("barbary")] = 2
    s.run(compete(s.g, center(WM)))
    assert (merchants(s, WM, "barbary"), merchants(s, WM, "spain")) == (2, 0)
    assert [event.power for event in s.events(MerchantRemoved)] == ["power:spain"]


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_ties_by_vitality_then_game_order_then_the_player() -> None:
    s = Stage().merchants(NS, "england").merchants(NS, "netherlands").merchants(NS, "huguenots")
    for area in WORLD.area_places:
        s.g.state.razed |= 1 << area
    order = s.run(
        competition_order(s.g, center(NS)), answers=["first.huguenots", "first.netherlands"]
    )
    assert [WORLD.power_ids[p] for p in order] == ["huguenots", "netherlands", "england"]


@pytest.mark.rule("uRR 19.2.4")
def test_19_2_4_of_two_players_the_later_one_loses_first() -> None:
    s = Stage().merchants(EA, "england").merchants(EA, "portugal")
    for area in WORLD.area_places:
        s.g.state.razed |= 1 << area
    order = s.run(competition_order(s.g, center(EA)))
    assert [WORLD.power_ids[p] for p in order] == ["england", "portugal"]
    s.g.state.game_order = [Player(2), Player(1), Player(0)]
    order = s.run(competition_order(s.g, center(EA)))
    assert [WORLD.power_ids[p] for p in order] == ["portugal", "england"]


def test_19_the_actions_are_in_the_table() -> None:
    assert {"lower_unrest", "subsidize", "build_merchant"} <= set(ACTIONS)
