"""Special rules of turns and scenarios (uRR 8.1.1, PB 9, PB 10)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event
from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, is_active
from tercio.games.ultima_ratio_regis.model.events.general import AreaOpened
from tercio.games.ultima_ratio_regis.model.names import NO_PLAYER, NOBODY
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, major_of, player_of
from tercio.games.ultima_ratio_regis.model.setup import START_RULES
from tercio.games.ultima_ratio_regis.model.special_state import OrderOfSaintJohn
from tercio.games.ultima_ratio_regis.model.war_questions import are_allied
from tercio.games.ultima_ratio_regis.rules.deployment.deployment import enter_powers
from tercio.games.ultima_ratio_regis.rules.land_movement.control import take_control
from tercio.games.ultima_ratio_regis.rules.logistics.supply import friendly_areas
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import make_peace
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import turn_start
from tercio.games.ultima_ratio_regis.rules.special_areas.activation import close_areas, open_areas
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import SPECIALS, apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import roads_of
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

SOLO = {"solo_actions", "final_vp", "vp_for_areas"}
"""Rules that the solo game reads by itself."""


def campaign(turn: int) -> Stage:
    return Stage("sixteenth_century", 3).turn(turn)


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_every_rule_that_the_data_names_has_its_function() -> None:
    rules = [rule for turn in range(1, 12) for rule in WORLD.turn_rules(turn)]
    for scenario in WORLD.scenarios:
        rules += WORLD.scenario_rules(scenario)
    assert {rule.rule for rule in rules} - SOLO <= {*SPECIALS, *START_RULES}


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_2_granada_becomes_barbary_unless_somebody_has_taken_it() -> None:
    s = campaign(2)
    s.run(apply_turn_rules(s.g))
    assert s.owner("granada") == "barbary"
    assert s.g.realm.deck_out == ["ally_papacy"]
    s = campaign(2).own("spain", "granada")
    s.run(apply_turn_rules(s.g))
    assert s.owner("granada") == "spain"


@pytest.mark.rule("uRR 18.2.1", "uRR 18.2.2")
def test_18_2_1_activated_areas_belong_to_whom_the_set_up_promises_them() -> None:
    s = campaign(5)
    assert not is_active(s.g, s.at("lubeck"))
    open_areas(s.g, WORLD.mask("lubeck", "copenhagen", "milan"), 0)
    assert s.owner("lubeck") == "holy_roman_empire"
    assert (s.owner("copenhagen"), s.g.state.free[s.at("copenhagen")]) == ("", 2)
    assert s.g.state.free[s.at("milan")] == 2


@pytest.mark.rule("uRR 18.2.1")
def test_18_2_1_nothing_closes_over_anybody() -> None:
    s = campaign(6).own("spain", "georgia").independent("kabul").independent("java", 2)
    s.put("portugal", "java", T2=1)
    close_areas(s.g, WORLD.mask("georgia", "kabul", "java"))
    assert [is_active(s.g, s.at(id)) for id in ("georgia", "kabul", "java")] == [True, False, True]


@pytest.mark.rule("uRR 18.2.1")
def test_18_2_1_an_area_of_which_nothing_is_said_opens_as_independent_of_level_2() -> None:
    s, lyon = Stage(), WORLD.location["lyon"]
    s.g.close_area(lyon)
    open_areas(s.g, 1 << lyon)
    assert (s.owner("lyon"), s.g.state.free[lyon]) == ("", 2)


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_3_the_palatinate_leaves_the_german_states() -> None:
    s = campaign(3)
    assert s.owner("palatinate") == "german_states"
    s.run(apply_turn_rules(s.g))
    assert s.owner("palatinate") == "palatinate"
    assert is_in_play(s.g, s.power("palatinate"))


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_4_the_league_takes_the_german_states_but_two() -> None:
    s = campaign(4)
    s.run(turn_start(s.g), idle=True)
    assert s.owner("cologne") == s.owner("wurtemberg") == "holy_roman_empire"
    assert s.owner("saxony") == "schmalkaldic"
    assert not is_in_play(s.g, s.power("german_states"))
    assert "ally_german_states" in s.g.realm.deck_out
    assert is_active(s.g, s.at("tobolsk"))


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_the_german_states_return_when_the_league_is_gone() -> None:
    s = campaign(4)
    s.run(turn_start(s.g), idle=True)
    league = s.power("schmalkaldic")
    for area in WORLD.area_places:
        if s.g.state.owner[area] == league:
            s.g.free_area(area, 3)
    s.g.leave_power(league)
    s.turn(5).run(turn_start(s.g), idle=True)
    assert is_in_play(s.g, s.power("german_states"))
    assert s.owner("saxony") == "german_states"
    assert "ally_german_states" not in s.g.realm.deck_out, "their card is back with them"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_merchants_that_nobody_could_remove_are_released() -> None:
    s = campaign(5)
    center, denmark = WORLD.center["tc_north_sea"], s.power("denmark")
    assert denmark in s.g.realm.fixed[center]
    s.run(apply_turn_rules(s.g))
    assert denmark not in s.g.realm.fixed[center]
    assert s.g.state.merchants(center, denmark) == 1


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_the_order_without_land_settles_in_a_christian_malta() -> None:
    s = campaign(4).own("ottomans", "rhodes")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=False)
    player = player_of(s.g, s.power("spain"))
    s.run(apply_turn_rules(s.g))
    assert s.owner("malta") == "hospitallers"
    assert s.g.state.homes[s.power("hospitallers")] >> s.at("malta") & 1
    assert s.g.state.vp[player] == 1


def order_of_venice(turn: int) -> Stage:
    """The order sits in Rhodes and is allied with Venice, which is at war with the Ottomans."""
    s = campaign(turn).ally("hospitallers", "venice").war("ottomans", "venice")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=False)
    s.g.realm.in_play |= 1 << s.power("hospitallers")
    return s


def take(s: Stage, area: str) -> None:
    s.put("ottomans", area, T3=1)
    s.run(take_control(s.g, s.power("ottomans"), s.at(area)), idle=True)


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.1")
def test_8_1_1_an_order_that_is_allied_with_the_ottomans_stays_in_rhodes() -> None:
    s = campaign(4).ally("hospitallers", "ottomans")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=False)
    s.run(apply_turn_rules(s.g))
    assert s.owner("rhodes") == "hospitallers"
    assert major_of(s.g, s.power("hospitallers")) == s.power("ottomans")
    assert s.owner("malta") == "spain"


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.3")
def test_8_1_1_the_order_loses_rhodes_by_the_card_and_leaves_it_the_turn_after() -> None:
    s, spain = order_of_venice(3), WORLD.power["spain"]
    s.run(event(s.g, "fall_of_the_hospitallers"), idle=True)
    take(s, "rhodes")
    assert s.owner("rhodes") == s.holder("rhodes") == "ottomans"
    assert s.owner("malta") == "spain", "not yet"
    assert is_in_play(s.g, s.power("hospitallers"))
    before = s.g.state.vp[player_of(s.g, spain)]
    s.turn(4).run(apply_turn_rules(s.g), idle=True)
    assert s.owner("malta") == s.holder("malta") == "hospitallers"
    assert major_of(s.g, s.power("hospitallers")) == NOBODY
    assert s.g.state.vp[player_of(s.g, spain)] == before + 1


@pytest.mark.rule("uRR 8.1.1", "uRR 20.3.3")
def test_8_1_1_without_the_card_a_conquered_order_is_an_ally_in_rhodes() -> None:
    s = order_of_venice(3)
    take(s, "rhodes")
    assert s.owner("rhodes") == "hospitallers"
    assert major_of(s.g, s.power("hospitallers")) == s.power("ottomans")
    s.turn(4).run(apply_turn_rules(s.g), idle=True)
    assert s.owner("rhodes") == "hospitallers"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_when_the_ottomans_win_malta_the_order_is_gone_at_once() -> None:
    s = order_of_venice(4).own("ottomans", "rhodes").own("hospitallers", "malta")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=True)
    player = player_of(s.g, s.power("ottomans"))
    take(s, "malta")
    assert s.owner("malta") == "ottomans"
    assert not is_in_play(s.g, s.power("hospitallers"))
    assert s.g.state.vp[player] == 1


@pytest.mark.rule("uRR 8.1.1", "uRR 24", "uRR 14.3")
def test_8_1_1_the_order_finds_a_malta_without_revolt_or_spaniards() -> None:
    s = campaign(4).own("ottomans", "rhodes").put("spain", "malta", T3=1, S2=1, fortress=True)
    s.revolt("malta")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=False)
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.owner("malta") == s.holder("malta") == "hospitallers"
    assert s.units("spain", "malta") == {}
    assert not has_fortress(s.g, s.at("malta"))


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_the_order_is_gone_if_malta_is_muslim() -> None:
    s = campaign(4).own("ottomans", "rhodes", "malta")
    s.g.realm.special.order = OrderOfSaintJohn(in_malta=False)
    s.run(apply_turn_rules(s.g))
    assert not is_in_play(s.g, s.power("hospitallers"))


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_9_minors_come_and_go() -> None:
    s = Stage("wars_of_religion", 4).turn(9)
    s.run(turn_start(s.g), idle=True)
    gone = ("florence", "palatinate", "bohemia", "barbary", "hospitallers")
    assert not any(is_in_play(s.g, s.power(id)) for id in gone)
    assert not is_active(s.g, s.at("florence"))
    assert s.owner("algiers") == "barbary_minor"
    assert s.owner("saxony") == "saxony"
    assert s.owner("munich") == "catholic_league_minor"
    assert major_of(s.g, s.power("catholic_league_minor")) == s.power("austria")
    assert s.owner("prague") == "protestant_union"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_10_the_union_is_gone_and_sweden_has_pomerania() -> None:
    s = Stage("thirty_years_war", 4).turn(10)
    s.run(turn_start(s.g), idle=True)
    assert not is_in_play(s.g, s.power("protestant_union"))
    assert s.g.state.free[s.at("prague")] == 3
    assert s.owner("pomerania") == "sweden"
    assert major_of(s.g, s.power("brandenburg")) == s.power("sweden")


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_11_portugal_is_restored() -> None:
    s = Stage("thirty_years_war", 4).turn(11)
    assert s.owner("lisbon") == "spain"
    s.run(turn_start(s.g), idle=True)
    assert s.owner("lisbon") == "portugal"
    assert s.units("portugal", "lisbon")["S3"] == 1
    assert are_allied(s.g, s.power("portugal"), s.power("spain"))
    assert s.owner("borneo") == "east_indies_sultanate"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_two_players_have_independent_areas_for_the_league() -> None:
    s = Stage("catholics_and_protestants", 2)
    s.run(apply_turn_rules(s.g))
    s.turn(7).run(turn_start(s.g), idle=True)
    assert s.g.state.free[s.at("brest")] == 3


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_a_solo_game_has_only_rules_of_its_own() -> None:
    s = Stage("rise_of_portugal", 1).turn(2)
    s.run(apply_turn_rules(s.g))
    interest = s.g.realm.interest[s.power("portugal")]
    assert interest == WORLD.theater_mask("Af", "In", "TE", "Sa", "As")
    assert s.g.realm.deck_out == []
    s.interest("portugal")
    s.run(turn_start(s.turn(3).g), idle=True)
    later = s.g.realm.interest[s.power("portugal")]
    assert later & interest & ~WORLD.interest(s.power("portugal"), 3)


def league(morale: int) -> Stage:
    """The Schmalkaldic League has lost so much morale to Austria."""
    s = campaign(4)
    s.run(apply_turn_rules(s.g), idle=True)
    s.run(enter_powers(s.g), idle=True)
    s.war("schmalkaldic", "austria").morale("austria", "schmalkaldic", morale)
    s.run(make_peace(s.g, s.g.realm.wars[0]), idle=True)
    return s


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_a_league_that_is_beaten_by_two_points_leaves_the_german_states_to_austria() -> None:
    s = league(2)
    assert not is_in_play(s.g, s.power("schmalkaldic"))
    s.turn(5)
    s.g.realm.deck_out = []
    s.run(apply_turn_rules(s.g), idle=True)
    assert major_of(s.g, s.power("german_states")) == s.power("austria")
    assert "ally_german_states" not in s.g.realm.deck_out
    assert s.owner("hesse") == "german_states"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_a_league_that_is_beaten_by_one_point_stays() -> None:
    s = league(1)
    assert is_in_play(s.g, s.power("schmalkaldic"))
    s.turn(5)
    s.run(apply_turn_rules(s.g), idle=True)
    assert not is_in_play(s.g, s.power("german_states"))
    assert "ally_german_states" in s.g.realm.deck_out


@pytest.mark.rule("uRR 8.1.1", "uRR 10.2", "uRR 15.2")
def test_8_1_1_spain_marches_through_germany_and_is_supplied_from_it() -> None:
    s = Stage()
    s.run(apply_turn_rules(s.g), idle=True)
    spain, france = s.power("spain"), s.power("france")
    land = ~WORLD.sea_mask
    way = roads_of(s.g, spain).within(land).route(s.at("milan"), s.at("luxembourg"))
    inside = [WORLD.location_ids[area] for area in way[1:-1]]
    assert inside
    assert all(not is_active(s.g, s.at(id)) or s.owner(id) in ("spain", "savoy") for id in inside)
    closed = next(s.at(id) for id in inside if not is_active(s.g, s.at(id)))
    assert friendly_areas(s.g, spain) >> closed & 1
    assert not friendly_areas(s.g, france) >> closed & 1
    assert not roads_of(s.g, france).areas >> closed & 1


@pytest.mark.rule("uRR 8.1.1", "uRR 14")
def test_8_1_1_turn_9_everybody_leaves_florence_before_it_closes() -> None:
    s = Stage("wars_of_religion", 6).turn(9).put("france", "florence", T3=1)
    (rule,) = [r for r in WORLD.turn_rules(9) if "florence" in r.powers]
    s.run(SPECIALS["minor_leaves"](s.g, rule), idle=True)
    assert not is_active(s.g, s.at("florence"))
    assert s.units("france", "florence") == {}


@pytest.mark.rule("uRR 8.1.1", "uRR 14")
def test_8_1_1_turn_9_the_order_leaves_a_closed_malta_and_other_areas_independent() -> None:
    s = Stage("wars_of_religion", 6).turn(9).put("spain", "malta", T3=1)
    s.own("hospitallers", "rhodes")
    s.run(turn_start(s.g), idle=True)
    assert not is_active(s.g, s.at("malta"))
    assert s.units("spain", "malta") == {}
    assert s.g.state.free[s.at("rhodes")] == 3


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_9_malta_stays_if_the_order_is_gone() -> None:
    s = Stage("wars_of_religion", 6).turn(9).independent("malta", 3)
    s.g.leave_power(s.power("hospitallers"))
    s.run(turn_start(s.g), idle=True)
    assert is_active(s.g, s.at("malta"))


@pytest.mark.rule("uRR 8.1.1", "uRR 18.2.1")
def test_8_1_1_turn_6_all_is_active_but_the_parts_of_its_list() -> None:
    s = campaign(6)
    closed = ("lisbon", "georgia", "kabul", "delhi", "java", "luanda", "goa")
    opened = ("baghdad", "quebec", "milan", "naples", "astrakhan")
    assert not any(is_active(s.g, s.at(id)) for id in (*closed, *opened))
    s.run(turn_start(s.g), idle=True)
    assert [s.g.state.free[s.at(id)] for id in opened] == [2, 2, 2, 2, 2]
    assert not any(is_active(s.g, s.at(id)) for id in closed)


@pytest.mark.rule("uRR 8.1.1")
@pytest.mark.parametrize("scenario", ["french_wars_of_religion", "wars_of_religion"])
def test_8_1_1_a_scenario_that_begins_in_turn_6_is_laid_out_so(scenario: str) -> None:
    s = Stage(scenario, 4)
    closed = s.g.state.closed
    s.run(apply_turn_rules(s.g), idle=True)
    assert s.g.state.closed == closed


def obey(s: Stage, turn: int, name: str) -> None:
    """One rule of a table alone."""
    (rule,) = [rule for rule in WORLD.turn_rules(turn) if rule.rule == name]
    s.run(SPECIALS[name](s.g, rule), idle=True)


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_4_the_empire_is_given_nothing_that_a_major_possesses() -> None:
    s = campaign(4).own("france", "cologne")
    obey(s, 4, "transfer")
    assert (s.owner("cologne"), s.owner("wurtemberg")) == ("france", "holy_roman_empire")


@pytest.mark.rule("uRR 8.1.1", "uRR 18.2.1")
def test_8_1_1_turn_8_what_is_closed_of_portugal_opens_with_it() -> None:
    """Porto alone, of which everybody is told."""
    s = Stage("wars_of_religion", 4).turn(8)
    for area in ("lisbon", "porto", "evora"):
        s.own("", area)
    s.g.state.closed |= 1 << s.at("porto")
    obey(s, 8, "iberian_union")
    assert {s.owner(area) for area in ("lisbon", "porto", "evora")} == {"portugal"}
    assert is_active(s.g, s.at("porto"))
    assert [event.area for event in s.events(AreaOpened)] == ["area:porto"]
    homes = s.g.state.homes[s.power("portugal")]
    assert WORLD.mask("lisbon", "porto", "evora") & ~homes == 0


@pytest.mark.rule("uRR 8.1.1")
@pytest.mark.parametrize(("played", "owner"), [(True, "portugal"), (False, "")])
def test_8_1_1_turn_8_a_portugal_that_nobody_will_play_gets_nothing(
    played: bool, owner: str
) -> None:
    s = Stage("wars_of_religion", 4).turn(8).own("", "lisbon")
    assert not is_in_play(s.g, s.power("portugal"))
    if not played:
        s.g.state.player_of[s.power("portugal")] = NO_PLAYER
    obey(s, 8, "iberian_union")
    assert s.owner("lisbon") == owner


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_11_without_portugal_lisbon_stays_spanish() -> None:
    s = Stage("thirty_years_war", 4).turn(11)
    s.g.leave_power(s.power("portugal"))
    obey(s, 11, "restore_portugal")
    assert s.owner("lisbon") == "spain"
    assert s.units("portugal", "lisbon") == {}


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_turn_9_the_union_takes_the_place_of_the_league() -> None:
    s = Stage("wars_of_religion", 4).turn(9)
    s.g.enter_power(s.power("schmalkaldic"))
    s.own("schmalkaldic", "saxony", "hesse").put("schmalkaldic", "saxony", T2=1)
    obey(s, 9, "protestant_union")
    assert not is_in_play(s.g, s.power("schmalkaldic"))
    assert (s.owner("saxony"), s.owner("hesse")) == ("protestant_union",) * 2
    assert s.units("schmalkaldic", "saxony") == {}
