"""uRR 13.3.5: sorties and relief battles."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, is_besieged
from tercio.games.ultima_ratio_regis.model.unit_questions import is_fresh, leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import land_at_peace
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    Battle,
    join_relief,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import brings_relief
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march

from .battles import army, battle, fight, meeting, taken
from .stage import KIND, Stage


def besieged(casualties: int = 1) -> Stage:
    """France besieged in Tours by Huguenots."""
    stage = meeting().put("france", "tours", fortress=True)
    return stage.siege("huguenots", "tours", casualties)


@pytest.mark.rule("uRR 13.3.1", "uRR 13.3.3", "uRR 13.3.4", "uRR 13.3.6")
def test_13_3_3_a_sortie_suffers_from_siege_casualties_and_has_no_fortress() -> None:
    stage = besieged(casualties=2)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [3, 3, 3, 3], ["size.4", "all", "all", "lower.3"])
    assert taken(stage) == [[2, 2], [3, 3]]
    assert is_besieged(stage.g, stage.at("tours"))


@pytest.mark.rule("uRR 13.4.5")
def test_13_4_5_who_loses_too_many_in_a_sortie_capitulates() -> None:
    stage = besieged(casualties=1)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [3, 3, 5, 5], ["size.4", "all", "all"])
    assert stage.units("france", "tours") == {}
    assert stage.holder("tours") == "huguenots"
    assert not has_fortress(stage.g, stage.at("tours"))


@pytest.mark.rule("uRR 13.3.6", "uRR 13.4.5")
def test_13_3_6_a_sortie_that_wins_ends_the_siege() -> None:
    stage = besieged(casualties=0)
    what = battle(stage, "tours", "france", "huguenots", manner="sortie")
    fight(stage, what, [5, 5, 3, 3], ["size.4", "all", "all"])
    assert not is_besieged(stage.g, stage.at("tours"))
    assert stage.units("huguenots", "tours") == {}


def relief(stage: Stage, power: str = "france") -> Battle:
    """One troop of a power has come from Paris."""
    who = stage.power(power)
    stage.put(power, "tours", T3V=1)
    relievers = Force(who, stage.at("tours"), {(who, KIND["T3V"]): 1})
    return Battle(
        stage.at("tours"),
        relievers,
        army(stage, "huguenots", "tours"),
        stage.at("paris"),
        manner="relief",
    )


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_the_besieged_join_a_relief_with_their_siege_casualties() -> None:
    stage = besieged(casualties=1)
    what = relief(stage)
    winner = fight(
        stage,
        what,
        [*(3, 3, 3), *(5, 5)],
        ["join", "size.4", "all", "all", "lower.3", "disperse.france.T3"],
    )
    assert winner == 1
    assert taken(stage)[0] == [4, 2, 3]
    assert stage.units("france", "tours") == {"T3": 1}
    assert stage.units("france", "paris") == {"T3V": 1}
    assert is_besieged(stage.g, stage.at("tours"))


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_the_besieged_may_stay_out_of_it() -> None:
    stage = besieged(casualties=1)
    what = relief(stage)
    winner = fight(stage, what, [3, 3, 3], ["pass", "size.4", "all"])
    assert winner == 1
    assert taken(stage)[0] == [4]
    assert stage.units("france", "tours") == {"T3": 2}
    assert stage.units("france", "paris") == {}


@pytest.mark.rule("uRR 13.3.5", "uRR 12.3.1")
@pytest.mark.parametrize(("answer", "fresh"), [("join", False), ("pass", True)])
def test_12_3_1_the_besieged_who_join_a_relief_have_acted(answer: str, fresh: bool) -> None:
    stage = besieged(casualties=0).impulse(1)
    stage.run(join_relief(stage.g, relief(stage)), answers=[answer])
    place = stage.at("tours"), KIND["T3"]
    assert is_fresh(stage.g, stage.power("france"), *place) is fresh


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_a_relief_that_wins_may_send_troops_back() -> None:
    stage = besieged(casualties=0)
    what = relief(stage)
    winner = fight(
        stage,
        what,
        [6, 5, 5, 3, 3],
        ["join", "size.4", "all", "all", "return.france.T3", "done"],
    )
    assert winner == 0
    assert not is_besieged(stage.g, stage.at("tours"))
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.units("france", "tours") == {"T3": 1, "T3V": 1}


@pytest.mark.rule("uRR 13.3.5", "uRR 17.1")
@pytest.mark.parametrize("place", ["tours", "paris"])
def test_13_3_5_a_leader_stays_or_goes_back_with_some_of_the_troops(place: str) -> None:
    stage = besieged(casualties=0).lead("france", "tours", "ordinary")
    back = ["return.france.T3", "done", f"leader.{place}"]
    answers = ["join", "size.4", "all", "all", "pass", *back]
    assert fight(stage, relief(stage), [6, 5, 5, 3, 3], answers) == 0
    (leader,) = leaders_of(stage.g, stage.power("france"))
    assert leader.place == stage.at(place)


@pytest.mark.rule("uRR 13.3.5", "uRR 13.3.3")
def test_13_3_5_a_relief_from_the_sea_is_a_landing_too() -> None:
    stage = besieged(casualties=0)
    what = relief(stage)
    what.landed = True
    fight(stage, what, [4, 3, 3], ["pass", "size.4", "all"])
    assert taken(stage)[0] == [3]


@pytest.mark.rule("uRR 13.3.5")
def test_13_3_5_who_relieves_a_friend_must_go_back() -> None:
    stage = besieged(casualties=0).war("spain", "huguenots")
    what = relief(stage, "spain")
    winner = fight(stage, what, [6, 3, 3], ["size.4", "all"])
    assert winner == -1
    stage = besieged(casualties=0).war("spain", "huguenots")
    stage.g._take(stage.power("huguenots"), stage.at("tours"), KIND["T3"], 1)
    what = relief(stage, "spain")
    winner = fight(stage, what, [6, 3], ["size.4"])
    assert winner == 0
    assert stage.units("spain", "paris") == {"T3V": 1}
    assert stage.units("spain", "tours") == {}
    assert not is_besieged(stage.g, stage.at("tours"))
    assert stage.holder("tours") == "france"


def friend_in_need(allied: bool, troops: int) -> tuple[Stage, list[str]]:
    """France besieges the Huguenots in Clermont, and England, at war with France too, is next to
    it. The choices that lead its army there."""
    stage = Stage().war("huguenots", "france").war("england", "france").own("england", "tours")
    if allied:
        stage.alliance("england", "huguenots")
    stage.put("huguenots", "clermont", T3=1, fortress=True).put("france", "clermont", T2=troops)
    stage.siege("france", "clermont").put("england", "tours", T3=2, leader="ordinary")
    leader = stage.impulse(2, england=1).g.state.leaders[0]
    return stage, [f"leader.tours.{leader.ability}{leader.number}", "everybody", "goal.clermont"]


@pytest.mark.rule("uRR 13.3.5", "uRR 12.1")
@pytest.mark.parametrize("allied", [True, False])
def test_13_3_5_an_army_may_come_to_the_relief_of_a_friend_and_goes_back(allied: bool) -> None:
    stage, way = friend_in_need(allied, troops=1)
    answers = [*way, "size.4", "all", "pass"]
    assert stage.run(march(stage.g, stage.power("england")), [5, 5, 2], answers)
    assert stage.units("england", "tours") == {"T3": 2}
    assert stage.units("england", "clermont") == {}
    assert not is_besieged(stage.g, stage.at("clermont"))
    assert stage.holder("clermont") == "huguenots"


@pytest.mark.rule("uRR 13.3.5", "uRR 12.4.2")
def test_13_3_5_it_goes_back_too_if_the_besiegers_do_not_wait_for_it() -> None:
    stage, way = friend_in_need(allied=True, troops=1)
    assert stage.run(march(stage.g, stage.power("england")), [], [*way, "disperse"])
    assert stage.units("england", "tours") == {"T3": 2}
    assert [one.place for one in stage.g.state.leaders] == [stage.at("tours")]
    assert not is_besieged(stage.g, stage.at("clermont"))


@pytest.mark.rule("uRR 13.3.5", "uRR 12.1")
def test_12_1_without_a_siege_by_an_enemy_there_is_no_relief() -> None:
    stage, way = friend_in_need(allied=True, troops=1)
    stage.g.end_siege(stage.at("clermont"))
    keys = {o.key for o in stage.ask(march(stage.g, stage.power("england")), way[:2]).options}
    assert "goal.clermont" not in keys


@pytest.mark.rule("uRR 13.3.5", "uRR 12.1")
def test_13_3_5_nobody_brings_relief_against_a_power_with_which_he_is_at_peace() -> None:
    """The Huguenots besiege Tours: that is Spain's concern only when they are its enemies."""
    stage = besieged()
    spain, tours = stage.power("spain"), stage.at("tours")
    assert not brings_relief(stage.g, spain, tours)
    stage.war("spain", "huguenots")
    assert brings_relief(stage.g, spain, tours)
    assert not brings_relief(stage.g, spain, stage.at("lyon")), "which nobody besieges"


@pytest.mark.rule("uRR 13.3.5", "uRR 12.1")
def test_13_3_5_a_troop_with_nowhere_else_to_go_may_still_bring_relief() -> None:
    """What is at peace is passed over when somebody looks for a way, but not under siege."""
    stage, _ = friend_in_need(allied=True, troops=1)
    england, clermont = stage.power("england"), stage.at("clermont")
    assert not land_at_peace(stage.g, england) >> clermont & 1
    stage.g.end_siege(clermont)
    assert land_at_peace(stage.g, england) >> clermont & 1
