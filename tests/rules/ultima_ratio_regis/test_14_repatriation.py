"""Repatriation (uRR 14)."""

import pytest

from tercio.games.ultima_ratio_regis.rules.repatriation import evict, refuges, repatriate
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
