"""HIS 16.3: naval transport."""

from collections.abc import Sequence

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from tercio.wars.model.events import CpSpent
from tercio.wars.model.force import Force
from tercio.wars.model.names import REGULAR
from tercio.wars.sea.naval_transport import (
    LANDING,
    NAVAL_TRANSPORT,
    Transport,
    can_transport,
    embarkations,
    landings,
    naval_transport,
)
from tests.rules.here_i_stand.stage import Stage


def channel(cp: int = 3) -> Stage:
    """English troops at Portsmouth, English ships in the Channel, war with France."""
    stage = Stage().clear().empty_hands().war(ENGLAND, FRANCE).impulse(ENGLAND, cp)
    return stage.put("portsmouth", ENGLAND, regulars=3).put("english_channel", ENGLAND, ships=1)


def ship_troops(stage: Stage, answers: Sequence[str], dice: Sequence[int] = ()) -> Stage:
    stage.run(naval_transport(stage.g, ENGLAND), dice=dice, answers=answers)
    return stage


def test_16_3_a_formation_crosses_one_sea_zone_for_2_cp() -> None:
    stage = ship_troops(channel(), ["from.portsmouth", "all", "land.boulogne"])
    assert stage.regulars(ENGLAND, "boulogne") == 3
    assert [event.cp for event in stage.events(CpSpent)] == [1, 1]


def test_16_3_it_needs_2_cp() -> None:
    assert can_transport(channel(2).g, ENGLAND)
    assert not can_transport(channel(1).g, ENGLAND)


def test_16_3_it_needs_ships_in_the_sea_zone() -> None:
    stage = Stage().clear().war(ENGLAND, FRANCE).impulse(ENGLAND, 3)
    stage.put("portsmouth", ENGLAND, regulars=3, ships=2)
    assert not can_transport(stage.g, ENGLAND)


def test_16_3_a_formation_may_cross_several_zones_with_ships_in_each() -> None:
    stage = channel(4).put("bay_of_biscay", ENGLAND, ships=1)
    answers = ["from.portsmouth", "all", "sail.bay_of_biscay", "land.nantes"]
    ship_troops(stage, answers)
    assert stage.regulars(ENGLAND, "nantes") == 3
    assert stage.cp == 1


def test_16_3_it_goes_on_only_with_cp_left_to_land() -> None:
    stage = channel(2).put("bay_of_biscay", ENGLAND, ships=1)
    ship_troops(stage, ["from.portsmouth", "all", "land.rouen"])
    keys = {option.key for ask in stage.asked for option in ask.options}
    assert "sail.bay_of_biscay" not in keys
    assert "land.portsmouth" not in keys, "they have just come from there"
    assert {"land.rouen", "land.boulogne", "land.brest"} <= keys


def test_16_3_five_units_at_most_and_leaders_besides() -> None:
    stage = channel().put("portsmouth", ENGLAND, regulars=4, leaders=["henry_viii"])
    ship_troops(stage, ["from.portsmouth", "all", "land.boulogne"])
    assert stage.regulars(ENGLAND, "boulogne") == 5
    assert stage.where("henry_viii") == "boulogne"
    assert stage.regulars(ENGLAND, "portsmouth") == 2


def test_16_3_a_besieged_formation_does_not_go_aboard() -> None:
    stage = channel().put("calais", ENGLAND, regulars=1).put("calais", FRANCE, regulars=3)
    stage.siege("calais", FRANCE)
    ports = {stage.g.world.location_ids[port] for port, _ in embarkations(stage.g, ENGLAND)}
    assert ports == {"portsmouth"}
    assert NAVAL_TRANSPORT.why is not None
    assert NAVAL_TRANSPORT.why(stage.g, ENGLAND, "space:calais")


def why(stage: Stage, port: str) -> set[str]:
    force = Force(ENGLAND, stage.at("portsmouth"))
    force.add(ENGLAND, REGULAR, 3)
    transport = Transport(force, stage.sea("english_channel"))
    found = LANDING.refusals(stage.g, transport, stage.at(port))
    return {refusal.message.removeprefix("forbid-") for refusal in found}


def test_16_3_no_landing_where_enemy_ships_lie() -> None:
    stage = channel().put("rouen", FRANCE, ships=1)
    assert why(stage, "rouen") == {"enemy-ships-in-port"}
    ship_troops(stage, ["from.portsmouth", "all", "land.boulogne"])
    keys = {option.key for ask in stage.asked for option in ask.options}
    assert "land.rouen" not in keys


def test_16_3_a_landing_is_at_another_port_of_the_last_sea_zone() -> None:
    stage = channel()
    assert why(stage, "boulogne") == set()
    assert why(stage, "portsmouth") == {"sailed-from-this-port"}
    assert why(stage, "nantes") == {"port-not-on-this-sea"}


def test_16_3_no_landing_with_strangers() -> None:
    """Neither allied nor at war: a port that could not be entered by land."""
    stage = channel().put("north_sea", ENGLAND, ships=1).put("london", ENGLAND, regulars=1)
    ship_troops(stage, ["from.london", "land.berwick"])
    keys = {option.key for ask in stage.asked for option in ask.options}
    assert "land.edinburgh" not in keys
    assert "land.antwerp" not in keys
    assert stage.controller("edinburgh") == SCOTLAND


def test_16_3_nothing_is_paid_if_the_player_goes_back() -> None:
    stage = ship_troops(channel(), ["from.portsmouth", "back", "back"])
    assert stage.cp == 3
    assert stage.regulars(ENGLAND, "portsmouth") == 3


def test_16_3_a_lost_battle_at_the_landing_eliminates_everybody() -> None:
    stage = channel().put("portsmouth", ENGLAND, leaders=["henry_viii"])
    stage.put("nantes", FRANCE, regulars=4).put("bay_of_biscay", ENGLAND, ships=1)
    dice = [1] * 4 + [5] * 2 + [1] * 3
    answers = ["from.portsmouth", "all", "sail.bay_of_biscay", "land.nantes", "pass"]
    ship_troops(stage, answers, dice)
    assert stage.regulars(ENGLAND, "nantes") == 0
    assert stage.regulars(ENGLAND, "portsmouth") == 0
    assert stage.captor("henry_viii") == FRANCE


def test_16_3_a_power_without_a_fleet_anywhere_asks_for_nothing_more() -> None:
    stage = Stage().clear().impulse(OTTOMAN, 6).put("istanbul", OTTOMAN, regulars=5)
    assert not can_transport(stage.g, OTTOMAN)
    assert embarkations(stage.g, OTTOMAN) == []


@pytest.mark.parametrize("cp", [2, 3])
def test_16_3_land_units_on_a_port_of_two_zones_choose_their_sea(cp: int) -> None:
    stage = Stage().clear().empty_hands().impulse(HAPSBURG, cp)
    stage.put("messina", HAPSBURG, regulars=1)
    stage.put("ionian_sea", HAPSBURG, ships=1).put("tyrrhenian_sea", HAPSBURG, ships=1)
    answers = ["from.messina", "sea.tyrrhenian_sea", "land.naples"]
    stage.run(naval_transport(stage.g, HAPSBURG), answers=answers)
    assert stage.regulars(HAPSBURG, "naples") == 1


def test_13_1_leaders_alone_can_be_shipped_to_a_friendly_port() -> None:
    stage = Stage().clear().empty_hands().impulse(ENGLAND, 2)
    stage.put("portsmouth", ENGLAND, leaders=["henry_viii"])
    stage.put("english_channel", ENGLAND, ships=1)
    assert can_transport(stage.g, ENGLAND)
    ship_troops(stage, ["from.portsmouth", "land.plymouth"])
    assert stage.where("henry_viii") == "plymouth"


def test_13_1_leaders_alone_are_not_shipped_to_an_enemy_port() -> None:
    stage = Stage().clear().empty_hands().war(ENGLAND, FRANCE).impulse(ENGLAND, 2)
    stage.put("portsmouth", ENGLAND, leaders=["henry_viii"])
    stage.put("english_channel", ENGLAND, ships=1)
    ship_troops(stage, ["from.portsmouth", "land.plymouth"])
    offered = {option.key for ask in stage.asked for option in ask.options}
    assert "land.boulogne" not in offered
    explain = next(ask for ask in stage.asked if ask.kind == "transport-on").explain
    assert explain is not None
    assert [r.message for r in explain("space:boulogne")] == ["forbid-leads-no-troops-there"]


def test_13_1_a_leader_goes_aboard_alone_only_with_cp_to_reach_friends() -> None:
    """For 2 CP there are only French ports, which he may not enter without troops."""
    stage = channel(2).put("portsmouth", ENGLAND, leaders=["henry_viii"])
    stage.put("north_sea", ENGLAND, ships=1).control(FRANCE, "plymouth", "calais")
    boarding = ["from.portsmouth", "leader.henry_viii"]
    ask = stage.ask(naval_transport(stage.g, ENGLAND), boarding)
    assert [option.key for option in ask.options] == ["regular", "back"]
    stage.impulse(ENGLAND, 3)
    ask = stage.ask(naval_transport(stage.g, ENGLAND), boarding)
    assert ask.option("done"), "to London, over the North Sea"


def test_16_3_gout_keeps_a_leader_ashore_and_a_formation_small() -> None:
    stage = channel(3).put("portsmouth", ENGLAND, regulars=2, leaders=["henry_viii"])
    stage.hand(FRANCE, "gout")
    answers = ["from.portsmouth", "all", "france=card.32", "all", "land.boulogne"]
    ship_troops(stage, answers)
    assert stage.where("henry_viii") == "portsmouth"
    assert stage.regulars(ENGLAND, "boulogne") == 4
    assert stage.regulars(ENGLAND, "portsmouth") == 1


def test_16_3_gout_stops_a_transport_that_has_no_cp_left_to_land() -> None:
    stage = channel(2).put("portsmouth", ENGLAND, leaders=["henry_viii"]).hand(FRANCE, "gout")
    ship_troops(stage, ["from.portsmouth", "all", "france=card.32"])
    assert stage.regulars(ENGLAND, "portsmouth") == 3
    assert stage.cp == 1


@pytest.mark.parametrize(("aboard", "lands"), [(1, False), (2, True), (3, False), (4, True)])
def test_16_3_there_must_be_counters_for_those_ashore_and_those_aboard(
    aboard: int, lands: bool
) -> None:
    """Venice has four counters of one or two; two of them are elsewhere (5.2)."""
    stage = Stage().clear().empty_hands().ally(PAPACY, VENICE).put("adriatic_sea", VENICE, ships=1)
    stage.put("venice", VENICE, 4).put("zara", VENICE, 1).put("candia", VENICE, 1)
    force = Force(PAPACY, stage.at("venice"))
    force.add(VENICE, REGULAR, aboard)
    ports = landings(stage.g, Transport(force, stage.sea("adriatic_sea")))
    assert (stage.at("corfu") in ports) == lands


def irish_sea(cp: int) -> Stage:
    """English ships in the Irish Sea, on which Glasgow lies and no other port but Bristol."""
    stage = Stage().clear().empty_hands().impulse(ENGLAND, cp)
    return stage.put("irish_sea", ENGLAND, ships=1)


def test_16_3_nobody_goes_aboard_who_can_land_nowhere() -> None:
    stage = irish_sea(9).put("bristol", ENGLAND, regulars=2)
    assert not can_transport(stage.g, ENGLAND)
    assert can_transport(stage.war(ENGLAND, SCOTLAND).g, ENGLAND)


def test_13_1_a_leader_alone_does_not_go_aboard_for_an_enemy_port() -> None:
    stage = irish_sea(2).war(ENGLAND, SCOTLAND).put("bristol", ENGLAND, leaders=["henry_viii"])
    assert not can_transport(stage.g, ENGLAND)


@pytest.mark.parametrize(("cp", "allowed"), [(2, False), (3, True)])
def test_16_3_nobody_goes_aboard_without_the_cp_to_land(cp: int, allowed: bool) -> None:
    """The next landing is a sea zone further."""
    stage = irish_sea(cp).war(ENGLAND, FRANCE).put("bristol", ENGLAND, regulars=2)
    stage.put("bay_of_biscay", ENGLAND, ships=1)
    assert can_transport(stage.g, ENGLAND) == allowed


def test_16_3_why_a_formation_does_not_land_somewhere() -> None:
    stage = channel(3).put("calais", FRANCE, ships=1).control(FRANCE, "calais")
    ask = stage.ask(naval_transport(stage.g, ENGLAND), ["from.portsmouth", "all"])
    assert ask.kind == "transport-on"
    assert ask.explain is not None
    why = {id: {r.message for r in ask.explain(f"space:{id}")} for id in ("calais", "london")}
    assert "forbid-enemy-ships-in-port" in why["calais"]
    assert "forbid-port-not-on-this-sea" in why["london"]
    assert ask.explain("sea:north_sea") == []
