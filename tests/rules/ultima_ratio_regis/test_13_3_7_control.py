"""uRR 13.3.7, 13.4.7, 21.3.5: what comes of taking an area."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken, PortRazed
from tercio.games.ultima_ratio_regis.model.realm_state import Aim
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli
from tercio.games.ultima_ratio_regis.rules.end_of_turn.turn_end import wars_end
from tercio.games.ultima_ratio_regis.rules.land_movement.control import may_take, take_control
from tercio.games.ultima_ratio_regis.rules.major_powers.key_areas import is_key
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import (
    leave_lost_port,
    leave_lost_ports,
)

from .stage import Stage


def take(stage: Stage, power: str, area: str, *answers: str) -> None:
    stage.run(take_control(stage.g, stage.power(power), stage.at(area)), [], answers)


@pytest.mark.rule("uRR 21.3.5")
@pytest.mark.parametrize(("area", "points"), [("paris", 1), ("tours", 0)])
def test_21_3_5_a_key_area_costs_morale(area: str, points: int) -> None:
    stage = Stage().war("huguenots", "france")
    take(stage, "huguenots", area)
    assert stage.g.realm.morale[stage.power("huguenots")][stage.power("france")] == points
    assert (stage.holder(area), stage.owner(area)) == ("huguenots", "france")


@pytest.mark.rule("uRR 21.3.5")
def test_21_3_5_an_objective_is_key_between_those_who_fight_for_it() -> None:
    """Calais is an objective of England, not of Spain."""
    stage = Stage()
    england, france, spain = map(stage.power, ("england", "france", "spain"))
    calais = stage.at("calais")
    assert is_key(stage.g, calais, england, france)
    assert not is_key(stage.g, stage.at("tours"), england, france)
    stage.g.realm.aims.append(Aim(spain, 1 << stage.at("tours"), 1, "card"))
    assert is_key(stage.g, stage.at("tours"), spain, france)


@pytest.mark.rule("uRR 21.3.5")
def test_21_3_5_what_was_lost_already_costs_no_more() -> None:
    """Spain has Paris; the Huguenots, at war with both, take it of Spain."""
    stage = Stage().war("huguenots", "france").war("huguenots", "spain").control("spain", "paris")
    take(stage, "huguenots", "paris")
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.3.7")
def test_13_3_7_own_areas_come_back_without_morale() -> None:
    stage = Stage().war("huguenots", "france").control("huguenots", "rouen")
    take(stage, "france", "rouen")
    assert (stage.holder("rouen"), stage.events(MoraleTaken)) == ("france", [])
    assert stage.events(PortRazed)


@pytest.mark.rule("uRR 18.2.2")
def test_18_2_2_an_independent_area_becomes_a_possession() -> None:
    stage = Stage().independent("tours", 2)
    take(stage, "huguenots", "tours")
    assert (stage.owner("tours"), stage.holder("tours")) == ("huguenots", "huguenots")
    assert stage.g.state.free[stage.at("tours")] == 0


@pytest.mark.rule("uRR 12.5", "uRR 13.3.7")
def test_12_5_whose_areas_can_be_taken() -> None:
    stage = Stage().war("huguenots", "france").control("spain", "troyes").revolt("lyon")
    power = stage.power("huguenots")

    def may(area: str) -> bool:
        return may_take(stage.g, power, stage.at(area))

    assert may("tours")
    assert may("lyon")
    assert not may("clermont")
    assert not may("troyes")
    assert not may("seville")


@pytest.mark.rule("uRR 11.6")
def test_11_6_squadrons_leave_a_lost_port_as_they_are() -> None:
    stage = Stage().war("huguenots", "france")
    stage.put("france", "nantes", S3=1, S2D=1, leader="admiral", on="squadron")
    take(stage, "huguenots", "nantes", "port.brest")
    assert stage.units("france", "brest") == {"S3": 1, "S2D": 1}
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("brest")


@pytest.mark.rule("uRR 11.1.1", "uRR 11.6")
def test_11_1_1_without_any_port_squadrons_are_lost() -> None:
    stage = Stage().war("england", "huguenots").put("huguenots", "bordeaux", S2=1)
    stage.control("england", "narbonne")
    stage.lead("huguenots", "bordeaux", "admiral", on="squadron")
    take(stage, "england", "bordeaux")
    assert stage.units("huguenots", "bordeaux") == {}
    assert leaders_of(stage.g, stage.power("huguenots")) == []


@pytest.mark.rule("uRR 11.6", "uRR 20.2")
def test_11_6_ships_of_the_same_side_stay() -> None:
    stage = Stage().put("england", "edinburgh", S3=1)
    stage.run(leave_lost_port(stage.g, stage.at("edinburgh")))
    assert stage.units("england", "edinburgh") == {"S3": 1}


@pytest.mark.rule("uRR 11.6", "uRR 20.4.1")
@pytest.mark.parametrize(
    ("guest", "host", "port"),
    [("regional_ragusa", "papacy", "rome"), ("emirates", "east_indies_sultanate", "borneo")],
)
def test_11_6_neutral_minors_do_not_share_their_ports(guest: str, host: str, port: str) -> None:
    stage = Stage().ally(guest, "").ally(host, "").own(host, port).put(guest, port, S2=1)
    stage.run(leave_lost_ports(stage.g), idle=True)
    assert stage.units(guest, port) == {}


@pytest.mark.rule("uRR 13.3.7", "uRR 14")
def test_13_3_7_what_was_taken_of_a_third_power_goes_back_when_the_turn_ends() -> None:
    """The Huguenots had Tours of France; England, at peace with France, takes it of them."""
    stage = Stage().war("huguenots", "france").war("england", "huguenots")
    stage.control("huguenots", "tours").put("england", "tours", T3=1)
    take(stage, "england", "tours")
    assert has_casus_belli(stage.g, stage.power("france"), stage.power("england"))
    stage.run(wars_end(stage.g), idle=True)
    assert (stage.holder("tours"), stage.owner("tours")) == ("france", "france")
    assert not stage.count("england", "tours")


@pytest.mark.rule("uRR 21.3.2", "uRR 21.1")
def test_21_3_2_no_casus_belli_within_one_players_realm_or_between_allies() -> None:
    """The Dutch, and the French as allies, drive Spain out of English areas."""
    stage = Stage().war("netherlands", "spain").war("france", "spain").control("spain", "york")
    stage.control("spain", "chester").alliance("france", "england")
    take(stage, "netherlands", "york")
    take(stage, "france", "chester")
    assert stage.g.realm.casus_belli == {}
