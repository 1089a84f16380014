"""uRR 13.3.6 to 13.3.8: retreats, control, veterans and morale after a land battle."""

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Place
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    land_battle,
    reductions,
)
from tercio.games.ultima_ratio_regis.rules.combat.retreat import RETREAT

from .battles import army, battle, fight, meeting, morale
from .stage import KIND, Stage


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_an_attacker_who_does_not_win_goes_back() -> None:
    stage = meeting()
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    assert fight(stage, what, [3, 3, 3, 3], ["all", "all"]) == -1
    assert stage.units("huguenots", "clermont") == {"T3": 2}
    assert stage.units("france", "tours") == {"T3": 2}
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 13.3.6", "uRR 13.3.7", "uRR 13.3.8")
def test_13_3_6_each_disband_result_disperses_a_troop_and_the_rest_retreat() -> None:
    stage = meeting(good=2, poor=1).lead("france", "tours", "ordinary")
    answers = [
        *("all", "fight.france.T3", "fight.france.T3", "done", "pass"),
        *("retreat.paris", "retreat.nantes", "leader.paris", "take"),
    ]
    stage.run(
        land_battle(stage.g, battle(stage, "tours", "huguenots", "france", "clermont")),
        [5, 3, 3, 3],
        answers,
    )
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.units("france", "nantes") == {"T2": 1}
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("paris")
    assert stage.holder("tours") == "huguenots"
    assert morale(stage, "huguenots", "france") == 1


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_without_a_controlled_area_around_all_disperse() -> None:
    """As the Huguenots in Rouen would have: all areas around are French."""
    stage = Stage().war("huguenots", "france").impulse(1)
    stage.put("france", "rouen", T3=2).put("huguenots", "rouen", T3=3, leader="ordinary")
    what = battle(stage, "rouen", "france", "huguenots", "paris")
    winner = fight(
        stage,
        what,
        [5, 5, 3, 1],
        ["all", "fight.huguenots.T3", "fight.huguenots.T3", "done", "pass"],
    )
    box = stage.g.world.location_ids[stage.g.world.box_of[stage.at("rouen")]]
    assert winner == 0
    assert stage.units("huguenots", box) == {"T3": 3}
    assert leaders_of(stage.g, stage.power("huguenots"))[0].place == stage.at(box)
    assert stage.holder("rouen") == "france"


@pytest.mark.rule("uRR 13.3.6")
def test_13_3_6_where_a_beaten_defender_may_not_go() -> None:
    stage = (
        meeting().control("", "rennes").siege("huguenots", "nantes").put("huguenots", "rouen", T2=1)
    )
    stage.put("france", "paris", T3=2, T2=2)
    force, clermont = army(stage, "france", "tours"), stage.at("clermont")
    power = stage.power("france")

    def why(area: str, barred: Place = clermont) -> list[str]:
        refusals = RETREAT.refusals(stage.g, force, barred, power, stage.at(area))
        return [refusal.message for refusal in refusals]

    assert why("orleans") == ["forbid-not-controlled"]
    assert why("rennes") == ["forbid-not-controlled"]
    assert why("nantes") == ["forbid-enemies-are-there"]
    assert why("rouen") == ["forbid-enemies-are-there"]
    assert why("paris") == ["forbid-no-room-to-stack"]
    assert why("calais", stage.at("calais")) == ["forbid-where-the-attacker-came-from"]


@pytest.mark.rule("uRR 13.3.6", "uRR 20.2")
def test_13_3_6_a_minors_troops_do_not_leave_their_theater() -> None:
    stage = Stage().war("england", "france")
    scots = stage.power("scotland")
    stage.put("scotland", "newcastle", T2=1)
    force = army(stage, "england", "newcastle")
    assert force.units == {(scots, KIND["T2"]): 1}
    assert RETREAT.allow(stage.g, force, NOWHERE, scots, stage.at("edinburgh"))
    stage.own("england", "quebec")
    refusals = RETREAT.refusals(stage.g, force, NOWHERE, scots, stage.at("quebec"))
    assert [refusal.message for refusal in refusals] == ["forbid-minor-leaves-its-theater"]


@pytest.mark.rule("uRR 13.3.6", "uRR 13.4.1")
def test_13_3_6_defenders_may_go_into_their_fortress() -> None:
    stage = meeting().put("france", "tours", fortress=True)
    winner = fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [5, 5, 3, 3, 3],
        ["all", "all", "fortress"],
    )
    assert winner == 0
    assert stage.units("france", "tours") == {"T3": 1}
    assert besieger_of(stage.g, stage.at("tours")) == stage.power("huguenots")


@pytest.mark.rule("uRR 13.3.7")
def test_13_3_7_the_winner_may_leave_the_area_alone() -> None:
    stage = meeting(good=1)
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight(stage, what, [5, 5, 3], ["all", "pass"])
    assert stage.holder("tours") == "france"


@pytest.mark.rule("uRR 13.3.7", "uRR 21.3.2")
def test_13_3_7_a_third_power_has_a_casus_belli() -> None:
    """Spain has taken Tours of France; the Huguenots take it of Spain, at peace with France."""
    stage = Stage().war("huguenots", "spain").control("spain", "tours")
    stage.put("huguenots", "tours", T3=2).put("spain", "tours", T3=1)
    fight(
        stage,
        battle(stage, "tours", "huguenots", "spain", "clermont"),
        [5, 5, 3],
        ["all", "take"],
    )
    assert stage.holder("tours") == "huguenots"
    assert has_casus_belli(stage.g, stage.power("france"), stage.power("huguenots"))
    assert morale(stage, "huguenots", "spain") == 0


@pytest.mark.rule("uRR 13.5.7", "uRR 13.3.7")
def test_13_5_7_overseas_a_battle_does_not_give_the_area() -> None:
    stage = Stage().own("spain", "mexico").war("spain", "france")
    stage.put("spain", "mexico", T2=1).put("france", "mexico", T3=1)
    what = battle(stage, "mexico", "france", "spain", "paris")
    fight(stage, what, [5, 1], ["size.4"] if reductions(stage.g, what) else [])
    assert stage.holder("mexico") == "spain"


@pytest.mark.rule("uRR 13.1.7", "uRR 13.3.6")
def test_13_1_7_who_has_not_fought_is_not_dispersed_in_the_place_of_the_fallen() -> None:
    """Three French troops of a kind, of which two fight: one falls, one disperses, one retreats,
    although four disband results were thrown."""
    stage = meeting(good=3).put("huguenots", "tours", T2=1)
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [6, 6, 5, 3, 3],
        [
            *("all", "fight.france.T3", "fight.france.T3", "done"),
            *("veteran.huguenots.T3", "retreat.paris", "pass"),
        ],
    )
    box = stage.g.world.location_ids[stage.g.world.box_of[stage.at("tours")]]
    assert stage.units("france", "paris") == {"T3": 1}
    assert stage.units("france", box) == {"T3": 1}


@pytest.mark.rule("uRR 13.3.8", "uRR 16.1")
def test_13_3_8_only_who_eliminates_a_unit_gets_a_veteran() -> None:
    stage = meeting()
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [4, 6, 5, 5],
        ["all", "all", "veteran.huguenots.T3"],
    )
    assert stage.units("huguenots", "tours") == {}
    assert stage.units("huguenots", "clermont") == {"T3V": 1}
    assert stage.units("france", "tours") == {"T3": 1}


@pytest.mark.rule("uRR 13.3.8", "uRR 16.1")
def test_13_3_8_a_troop_that_fought_and_was_dispersed_may_become_a_veteran() -> None:
    """Each side eliminates a unit of the other; of the beaten ones nobody is left in the field."""
    stage = meeting()
    fight(
        stage,
        battle(stage, "tours", "huguenots", "france", "clermont"),
        [6, 6, 4, 4],
        ["all", "all", "take"],
    )
    box = stage.g.world.location_ids[stage.g.world.box_of[stage.at("tours")]]
    assert stage.units("france", box) == {"T3V": 1}
    assert stage.units("huguenots", "tours") == {"T3V": 1}


@pytest.mark.rule("uRR 13.3.8")
def test_13_3_8_one_die_loses_no_morale() -> None:
    stage = meeting(good=1)
    what = battle(stage, "tours", "huguenots", "france", "clermont")
    fight(stage, what, [5, 5, 3], ["all", "take"])
    assert morale(stage, "huguenots", "france") == 0
