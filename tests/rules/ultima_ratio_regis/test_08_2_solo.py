"""The game for one, The Rise of Portugal (uRR 8.2, PB 9.1)."""

import pytest

from tercio.bots.random import RandomBot
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.area_questions import has_interest, is_active
from tercio.games.ultima_ratio_regis.model.names import S2, T2
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, points_of
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.views import result
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.end_of_turn.turn_end import wars_end
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import land, targets
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import cross, sentinels
from tercio.games.ultima_ratio_regis.rules.naval_actions.seeking import enemy_fleets
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import begin_later_turn
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import begin_without_cards
from tercio.games.ultima_ratio_regis.rules.special_rules.blocks import at_turn_end
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.special_rules.solo import automaton_acts, band
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.rules.ultima_ratio_regis.stage import KIND, WORLD, Stage


def portugal(turn: int = 1) -> Stage:
    """The first turn has begun, and maybe later ones."""
    s = Stage("rise_of_portugal", 1)
    for number in range(1, turn + 1):
        s.turn(number)
        s.run(apply_turn_rules(s.g))
    return s.impulse(0)


def act(s: Stage, dice: tuple[int, ...] = (), answers: tuple[str, ...] = ()) -> None:
    procedure = automaton_acts(s.g, s.power("portugal"), s.power("emirates"))
    s.run(procedure, dice=dice, answers=answers)


@pytest.mark.rule("uRR 8.2", "uRR 8.2.2")
def test_8_2_solo_turns_have_three_impulses_of_two_actions_and_three_in_turn_2() -> None:
    table = Table.new(GAME, "rise_of_portugal", seed="solo")
    (seat,) = table.seats
    bot = RandomBot(seat, Stream(b"solo"))
    while not table.over:
        table.decide(seat, bot.choose(table.sight(seat)))
    names = [type(logged.event).__name__ for logged in table.g.log]
    assert (names.count("TurnBegun"), names.count("ImpulseBegun")) == (5, 15)
    assert [WORLD.solo_actions("rise_of_portugal", turn) for turn in range(1, 6)] == [2, 3, 2, 2, 2]
    assert WORLD.solo_actions("new_order", 2) == 0


@pytest.mark.rule("uRR 8.2.2", "uRR 8.2.3")
def test_8_2_2_solo_actions_are_the_intrinsic_one_and_one_more() -> None:
    for turn, actions in ((1, 2), (2, 3)):
        s = Stage("rise_of_portugal", 1).turn(turn).impulse(0)
        begin_without_cards(s.g)
        assert points_of(s.g, s.power("portugal")) == actions
        assert not s.g.state.impulse.without_cards


@pytest.mark.rule("uRR 8.1.1", "uRR 24")
def test_8_1_1_solo_the_emirates_stand_in_aden_and_cruise_the_indian_ocean() -> None:
    s = portugal()
    assert s.units("emirates", "aden") == {"T2": 1}
    assert s.units("emirates", "sea_io") == {"S2": 1}
    assert are_at_war(s.g, s.power("portugal"), s.power("emirates"))
    assert s.g.state.free[s.at("cape_colony")] == 3
    assert s.g.state.free[s.at("goa")] == 2
    assert not is_active(s.g, s.at("madrid"))
    assert has_interest(s.g, s.power("portugal"), WORLD.theater["In"])
    assert not has_interest(s.g, s.power("portugal"), WORLD.theater["As"])
    assert has_interest(portugal(2).g, s.power("portugal"), WORLD.theater["As"])


@pytest.mark.rule("uRR 12.3.3")
def test_12_3_3_solo_portugal_reaches_africa_from_lisbon() -> None:
    s = portugal().put("portugal", "lisbon", T2=1).put("portugal", "sea_ea", S3=1).impulse(0)
    party = Force(s.power("portugal"), s.at("lisbon"), {(s.power("portugal"), T2): 1})
    found = {WORLD.location_ids[area] for area in targets(s.g, party)}
    assert found == {"cape_colony", "luanda", "elmina", "arguin"}


@pytest.mark.rule("uRR 11.5", "uRR 11.5.2")
def test_11_5_solo_a_fleet_at_sea_robs_merchants_of_portugal() -> None:
    s = portugal().merchants("tc_indian_ocean", "portugal", 2).unrest("portugal", 3)
    act(s, dice=(6,), answers=("pass",))
    assert s.g.realm.unrest[s.power("portugal")] == 5
    s = portugal().merchants("tc_north_sea", "portugal", 2).unrest("portugal", 3)
    act(s)
    assert s.g.realm.unrest[s.power("portugal")] == 3


@pytest.mark.rule("uRR 11.4.3")
def test_11_4_3_solo_portugal_may_intercept_the_pirates() -> None:
    s = portugal().merchants("tc_indian_ocean", "portugal", 1).unrest("portugal", 3)
    s.own("portugal", "goa").put("portugal", "sea_io", S3=1)
    act(s, dice=(1, 6), answers=("intercept.sea_io.portugal.S3",))
    assert s.g.realm.unrest[s.power("portugal")] == 3
    assert not s.g.state.ships[s.power("emirates")] >> s.at("sea_io") & 1


@pytest.mark.rule("uRR 9.3", "uRR 11.6")
@pytest.mark.parametrize("kind", ["S2", "S2D"])
def test_9_3_solo_a_fleet_in_port_is_made_ready_and_puts_to_sea(kind: str) -> None:
    s = portugal()
    s.g.remove_units(s.power("emirates"), s.at("sea_io"), S2)
    s.g.place_units(s.power("emirates"), s.at("aden"), KIND[kind])
    act(s)
    assert s.units("emirates", "sea_io") == {"S2": 1}
    assert s.units("emirates", "aden") == {"T2": 1}


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_solo_a_lost_fleet_is_laid_down_anew_when_a_turn_begins() -> None:
    s = portugal()
    s.g.remove_units(s.power("emirates"), s.at("sea_io"), S2)
    s.run(wars_end(s.g), idle=True)
    assert s.g.realm.wars == []
    s.turn(2)
    s.run(apply_turn_rules(s.g))
    assert s.units("emirates", "aden") == {"T2": 1, "S2D": 1}
    assert len(s.g.realm.wars) == 1


@pytest.mark.rule("uRR 11.3", "uRR 11.4.1")
def test_11_4_1_solo_the_fleet_guards_aden_and_can_be_attacked() -> None:
    s = portugal().own("portugal", "goa")
    us, sea = s.power("portugal"), s.at("sea_io")
    assert [fleet.power for fleet in enemy_fleets(s.g, us, sea)] == [s.power("emirates")]
    assert list(sentinels(s.g, us, sea, s.at("aden"))) == [s.power("emirates")]
    assert sentinels(s.g, us, sea, s.at("cochin")) == {}
    procedure = cross(s.g, us, s.at("goa"), sea, escort=None, goal=s.at("aden"))
    assert s.run(procedure, dice=[6], answers=[]) is False


@pytest.mark.rule("uRR 8.1.1", "uRR 13.5.6")
def test_8_1_1_solo_with_aden_the_emirates_are_gone() -> None:
    s = portugal()
    s.run(take_control(s.g, s.power("portugal"), s.at("muscat")), idle=True)
    assert is_in_play(s.g, s.power("emirates"))
    s = portugal()
    s.run(take_control(s.g, s.power("portugal"), s.at("aden")), idle=True)
    assert not is_in_play(s.g, s.power("emirates"))
    assert s.owner("aden") == "portugal"
    assert s.g.state.free[s.at("muscat")] == 3
    assert s.units("emirates", "sea_io") == {}
    assert s.g.state.vp == [0]
    s.turn(2)
    s.run(apply_turn_rules(s.g))
    assert s.g.realm.wars == []


@pytest.mark.rule("uRR 8.1.1", "uRR 13.5.6")
def test_8_1_1_solo_emirates_that_are_gone_do_not_go_again() -> None:
    """Portugal loses Aden once more, and takes it back."""
    s = portugal()
    for _ in range(2):
        s.independent("aden")
        s.run(take_control(s.g, s.power("portugal"), s.at("aden")), idle=True)
        assert not is_in_play(s.g, s.power("emirates"))
        assert s.owner("aden") == "portugal"


@pytest.mark.rule("uRR 22.1")
def test_22_1_solo_each_portuguese_area_gives_a_vp_once() -> None:
    s = portugal()
    us = s.power("portugal")
    for area in ("goa", "cape_colony", "arguin"):
        s.run(take_control(s.g, us, s.at(area)), idle=True)
    assert s.g.state.vp == [2]
    s.independent("goa")
    s.run(take_control(s.g, us, s.at("goa")), idle=True)
    assert s.g.state.vp == [2]


@pytest.mark.rule("uRR 22.2")
def test_22_2_solo_the_last_turn_adds_twelve_and_counts_unrest() -> None:
    s = portugal().unrest("portugal", 5)
    s.run(at_turn_end.follow(s.g))
    assert s.g.state.vp == [0]
    s.turn(5)
    s.run(at_turn_end.follow(s.g))
    assert s.g.state.vp == [7]


@pytest.mark.rule("uRR 22")
@pytest.mark.parametrize(
    ("vp", "how", "wins"),
    [
        (-3, "defeat", 0),
        (14, "defeat", 0),
        (15, "draw", 0),
        (20, "victory", 1),
        (26, "epic_victory", 1),
    ],
)
def test_22_solo_vp_say_how_well_it_went(vp: int, how: str, wins: int) -> None:
    s = portugal(5)
    s.g.state.vp[0], s.g.state.over = vp, True
    assert band(s.g) == how
    told = result(s.g)
    assert told is not None
    assert (len(told.winners), told.reason) == (wins, f"end-solo-{how}")


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_solo_the_tables_of_the_turns_do_not_hold() -> None:
    s = portugal().turn(5)
    before = s.g.realm.lasting[:]
    assert before == ["treaty_of_tordesillas", "treaty_of_zaragoza"]
    begin_later_turn(s.g)
    assert s.g.realm.lasting == before


@pytest.mark.rule("uRR 12.3", "uRR 12.3.2", "uRR 13.3.7")
def test_12_3_solo_aden_is_taken_by_a_landing_that_beats_fleet_and_garrison() -> None:
    s = (
        portugal()
        .own("portugal", "goa")
        .put("portugal", "goa", T3=1)
        .put("portugal", "sea_io", S3=1)
    )
    s.impulse(0, portugal=1)
    steps = ["unit.portugal.T3.goa", "goal.aden", "escort.sea_io.portugal.S3", "take"]
    s.run(land(s.g, s.power("portugal")), dice=[6, 1, 6, 1], answers=steps, idle=True)
    assert s.owner("aden") == "portugal"
    assert not is_in_play(s.g, s.power("emirates"))
    assert recount(s.g) == []
