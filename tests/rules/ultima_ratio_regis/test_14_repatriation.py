"""Repatriation (uRR 14)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import event
from tercio.games.ultima_ratio_regis.model.area_questions import (
    has_fortress,
    held_by_side,
    is_besieged,
)
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import (
    evict,
    refuges,
    repatriate,
    tactical_reach,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.games.ultima_ratio_regis.rules.major_powers.reparations import cede
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import ally_minor, become_neutral
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import turn_start
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tests.rules.ultima_ratio_regis.stage import Stage


def brugge() -> Stage:
    """PB 7.1: Flanders is Dutch now, and at war with Spain."""
    stage = Stage().put("spain", "brugge", T3=1, T2=1, leader="ordinary")
    stage.own("netherlands", "brugge", "brussels", "luxembourg").war("netherlands", "spain")
    return stage.own("spain", "lorraine")


@pytest.mark.rule("uRR 14", "uRR 14.1", "uRR 14.1.1")
def test_14_1_1_the_printed_example_brugge() -> None:
    """PB 7.2: two troops go to Lorraine, one by one, through Dutch areas; one has the leader."""
    stage = brugge()
    leader = stage.g.state.leaders[0]
    stage.run(
        repatriate(stage.g, stage.power("spain"), stage.at("brugge"), False),
        answers=[
            "home.lorraine",
            f"lead.brugge.{leader.ability}{leader.number}",
            "home.lorraine",
        ],
    )
    assert stage.units("spain", "lorraine") == {"T2": 1, "T3": 1}
    assert leader.place == stage.at("lorraine")


@pytest.mark.rule("uRR 14.1.1")
def test_14_1_1_areas_with_enemy_troops_are_no_way() -> None:
    stage = brugge().put("netherlands", "brussels", T3=1)
    spain, start = stage.power("spain"), stage.at("brugge")
    assert not refuges(stage.g, spain, spain, start) >> stage.at("lorraine") & 1


@pytest.mark.rule("uRR 14.1")
def test_14_1_troops_may_disperse_instead() -> None:
    stage = brugge()
    stage.run(
        repatriate(stage.g, stage.power("spain"), stage.at("brugge"), False),
        answers=["disperse", "alone", "home.lorraine"],
    )
    assert stage.count("spain", "CE") == 1
    assert stage.g.state.leaders[0].place == stage.at("lorraine")


@pytest.mark.rule("uRR 14.1")
def test_14_1_a_tactical_move_ends_in_a_controlled_area() -> None:
    """PB 7.11: the army of Tours goes to Toulouse and Clermont."""
    stage = Stage().put("huguenots", "tours", T3=2)
    huguenots, tours = stage.power("huguenots"), stage.at("tours")
    found = refuges(stage.g, huguenots, huguenots, tours)
    assert found >> stage.at("clermont") & 1
    assert found >> stage.at("orleans") & 1
    assert not found >> stage.at("paris") & 1
    stage.run(
        repatriate(stage.g, huguenots, tours, False), answers=["home.toulouse", "home.clermont"]
    )
    assert stage.count("huguenots", "toulouse") == 1
    assert stage.count("huguenots", "clermont") == 1


@pytest.mark.rule("uRR 14.1")
def test_14_1_with_nowhere_to_go_troops_disperse() -> None:
    stage = Stage().put("scotland", "calais", T2=1)
    stage.ally("scotland", "huguenots")
    stage.own("france", "edinburgh", "glasgow", "inverness")
    for area in ("orleans", "bordeaux", "clermont", "toulouse", "narbonne"):
        stage.own("france", area)
    stage.run(repatriate(stage.g, stage.power("huguenots"), stage.at("calais"), False))
    assert stage.count("scotland", "calais") == 0


@pytest.mark.rule("uRR 14.1.1")
def test_14_1_1_who_is_beaten_at_sea_is_dispersed() -> None:
    stage = Stage().put("england", "rouen", T3=1).war("england", "spain")
    stage.put("spain", "sea_ea", S3=1).revolt("ulster")
    stage.run(
        repatriate(stage.g, stage.power("england"), stage.at("rouen"), False),
        answers=["home.dublin", "intercept.sea_ea.spain.S3"],
        dice=[5],
    )
    assert stage.count("england", "WE_continent") == 1


@pytest.mark.rule("uRR 14")
def test_14_who_may_stay_can_stay() -> None:
    stage = brugge()
    stage.run(
        repatriate(stage.g, stage.power("spain"), stage.at("brugge"), True),
        answers=["stay", "home.lorraine", "alone"],
    )
    assert stage.count("spain", "brugge") == 1


@pytest.mark.rule("uRR 14")
def test_14_in_its_own_area_nobody_leaves() -> None:
    stage = Stage().put("france", "paris", T3=1)
    stage.run(evict(stage.g, stage.at("paris")))
    assert stage.count("france", "paris") == 1


@pytest.mark.rule("uRR 14")
def test_14_a_new_lord_sees_the_others_off() -> None:
    stage = Stage().put("spain", "brugge", T3=1).own("netherlands", "brugge")
    stage.run(evict(stage.g, stage.at("brugge")), answers=["home.brussels"])
    assert stage.count("spain", "brussels") == 1


@pytest.mark.rule("uRR 14.2", "uRR 11.6")
def test_14_2_squadrons_go_to_the_nearest_port_as_they_are() -> None:
    stage = Stage().put("france", "calais", S3=1, S2D=1).own("england", "calais")
    stage.run(evict(stage.g, stage.at("calais")), answers=["port.rouen"])
    assert stage.units("france", "rouen") == {"S3": 1, "S2D": 1}


@pytest.mark.rule("uRR 14.3")
def test_14_3_leaders_without_troops_are_given_others() -> None:
    stage = Stage().lead("france", "calais", "ordinary").put("france", "paris", T3=1)
    stage.own("england", "calais")
    stage.run(evict(stage.g, stage.at("calais")), answers=[])
    assert stage.g.state.leaders[0].place == stage.at("paris")


@pytest.mark.rule("uRR 14.3", "uRR 21.5.3")
def test_14_3_what_a_captor_has_built_is_destroyed_when_the_area_goes_back() -> None:
    s = Stage().war("spain", "france").control("spain", "lyon").put("spain", "lyon", fortress=True)
    s.lead("spain", "lyon", "tactical", "fortress").put("spain", "madrid", T2=1)
    s.run(negotiate(s.g, s.g.realm.wars[0]), idle=True)
    assert s.holder("lyon") == "france"
    assert not has_fortress(s.g, s.at("lyon"))
    assert [leader.place for leader in leaders_of(s.g, s.power("spain"))] == [s.at("madrid")]


@pytest.mark.rule("uRR 14.3", "uRR 20.4.2")
def test_14_3_nor_does_it_stay_in_the_area_of_a_minor_with_a_new_ally() -> None:
    s = Stage().ally("savoy", "france").war("spain", "france").control("spain", "turin")
    s.put("spain", "turin", fortress=True).lead("spain", "turin", "tactical", "fortress")
    s.put("spain", "milan", T2=1)
    s.run(ally_minor(s.g, s.power("savoy"), s.power("england")), idle=True)
    assert s.holder("turin") == "savoy"
    assert [leader.place for leader in leaders_of(s.g, s.power("spain"))] == [s.at("milan")]


@pytest.mark.rule("uRR 14.3", "uRR 20.4.1")
def test_14_3_leaders_of_an_army_of_minors_are_given_other_troops() -> None:
    s = Stage().put("papacy", "rome", T2=2).put("spain", "madrid", T2=1)
    s.lead("spain", "rome", "tactical")
    s.run(become_neutral(s.g, s.power("papacy")), idle=True)
    assert [leader.place for leader in leaders_of(s.g, s.power("spain"))] == [s.at("madrid")]


# -- fortresses --------------------------------------------------------------------------------


@pytest.mark.rule("uRR 14.3")
def test_14_3_a_fortress_does_not_go_over_to_rebels() -> None:
    """Flanders falls away from Spain by an event."""
    s = Stage().put("spain", "brugge", fortress=True).impulse(2)
    s.run(event(s.g, "rebellion_in_flanders"), idle=True)
    assert s.holder("brugge") == "netherlands"
    assert s.g.state.fortress[s.at("brugge")] == 0


@pytest.mark.rule("uRR 14.3", "uRR 21.5.3", "PB 7.11")
def test_14_3_a_ceded_area_loses_its_fortress() -> None:
    """As the long example says of Lyon."""
    s = Stage().put("france", "lyon", fortress=True).impulse(2)
    s.run(cede(s.g, s.at("lyon"), s.power("huguenots"), s.power("france")))
    assert s.owner("lyon") == "huguenots"
    assert s.g.state.fortress[s.at("lyon")] == 0


@pytest.mark.rule("uRR 14.3", "uRR 21.5.3")
def test_14_3_what_the_winner_has_built_himself_stands() -> None:
    s = Stage().put("france", "lyon", fortress=True).control("huguenots", "lyon").impulse(2)
    s.run(cede(s.g, s.at("lyon"), s.power("huguenots"), s.power("france")))
    assert s.owner("lyon") == "huguenots"
    assert s.g.state.fortress[s.at("lyon")] == 2


@pytest.mark.rule("uRR 14.3", "uRR 24")
def test_14_3_nor_does_a_new_power_find_any() -> None:
    """The Catholic League enters in turn 7 and takes Brest, where France has a fortress."""
    s = Stage().put("france", "brest", fortress=True)
    s.run(apply_turn_rules(s.g))
    s.turn(7).run(turn_start(s.g), idle=True)
    assert s.owner("brest") == "catholic_league"
    assert s.g.state.fortress[s.at("brest")] == 0


@pytest.mark.rule("uRR 14.1", "uRR 21.5.3")
def test_14_1_nobody_goes_home_to_what_goes_back_in_the_same_peace() -> None:
    """The Dutch leave Brugge and Brussels; they cannot leave the one for the other."""
    s = Stage().war("netherlands", "spain").control("netherlands", "brugge", "brussels")
    s.put("netherlands", "brugge", T2=1).put("netherlands", "brussels", T2=1).impulse(2)
    war = s.g.realm.wars[0]
    ask = s.ask(negotiate(s.g, war))
    keys = {option.key for option in ask.options}
    assert "home.amsterdam" in keys
    assert not {"home.brussels", "home.brugge"} & keys


def strangers() -> Stage:
    """Spain holds Rouen, a French area; the English have marched in there, as enemies of Spain."""
    s = Stage().war("spain", "france").war("england", "spain").control("spain", "rouen")
    return s.put("england", "rouen", T2=1).impulse(2)


@pytest.mark.rule("uRR 14", "uRR 21.5.3")
def test_14_who_has_no_war_with_the_owner_leaves_what_goes_back_to_him() -> None:
    s = strangers()
    s.run(negotiate(s.g, s.g.realm.wars[0]), idle=True)
    assert s.holder("rouen") == "france"
    assert s.count("england", "rouen") == 0


@pytest.mark.rule("uRR 14", "uRR 21.5.3")
def test_14_his_enemies_and_allies_stay() -> None:
    for s in (strangers().war("england", "france"), strangers().alliance("england", "france")):
        s.run(negotiate(s.g, s.g.realm.wars[0]), idle=True)
        assert s.holder("rouen") == "france"
        assert s.count("england", "rouen") == 1


# -- allied majors -----------------------------------------------------------------------------


@pytest.mark.rule("uRR 14.1", "uRR 14.1.1", "uRR 21.2.1")
def test_14_1_a_way_home_goes_through_areas_of_an_allied_major_and_does_not_end_there() -> None:
    """From Bordeaux home, or through the Dutch Netherlands to Luxembourg, but not to Amsterdam."""
    s = Stage().put("england", "bordeaux", T2=1).own("england", "luxembourg")
    s.own("netherlands", "brussels")
    england, bordeaux = s.power("england"), s.at("bordeaux")
    assert not refuges(s.g, england, england, bordeaux) >> s.at("luxembourg") & 1
    s.alliance("england", "netherlands")
    found = refuges(s.g, england, england, bordeaux)
    assert found >> s.at("luxembourg") & 1
    assert found >> s.at("london") & 1
    assert not found & held_by_side(s.g, s.power("netherlands"))
    s.run(repatriate(s.g, england, bordeaux, False), answers=["home.luxembourg"])
    assert s.count("england", "luxembourg") == 1


@pytest.mark.rule("uRR 14.3", "uRR 13.4.1")
def test_14_3_where_the_walls_are_gone_with_their_lord_the_siege_is_over() -> None:
    s = Stage().war("france", "spain").own("spain", "luxembourg")
    s.put("spain", "luxembourg", fortress=True).put("france", "luxembourg", T2=1)
    s.siege("france", "luxembourg")
    s.g.leave_fortress(s.at("luxembourg"), s.power("netherlands"))
    assert not has_fortress(s.g, s.at("luxembourg"))
    assert not is_besieged(s.g, s.at("luxembourg"))


@pytest.mark.rule("uRR 14.1", "uRR 12.1")
def test_14_1_a_tactical_move_goes_through_areas_of_enemies_and_neutral_minors_alone() -> None:
    """A Huguenot troop in Calais: beyond French Rouen and St. Quentin is Paris."""
    stage = Stage().put("huguenots", "calais", T3=1)
    power, calais, paris = stage.power("huguenots"), stage.at("calais"), stage.at("paris")

    def reached() -> bool:
        return bool(tactical_reach(stage.g, power, power, calais) >> paris & 1)

    assert not reached()
    stage.war("huguenots", "france")
    assert reached()
    stage.control("england", "rouen", "st_quentin")
    assert not reached()
    stage.ally("savoy", "").control("savoy", "st_quentin")
    assert reached()
