"""Construction and regrouping, line by line (uRR 9.2, 9.5), and leaders in fortresses (17.1)."""

import pytest

from tercio.games.ultima_ratio_regis.rules.actions.building import build_squadron, regroup
from tercio.games.ultima_ratio_regis.rules.land_movement.interception import gather
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.sequence.impulse_edges import send_home
from tercio.kernel.ask import Ask
from tests.rules.ultima_ratio_regis.stage import Stage


def keys(ask: Ask) -> set[str]:
    return {option.key for option in ask.options}


@pytest.mark.rule("uRR 9.2")
def test_9_2_no_squadron_is_laid_down_under_the_eyes_of_the_enemy() -> None:
    """Huguenots stand in Rouen, which is still French."""
    s = Stage().war("huguenots", "france").put("huguenots", "rouen", T3=1)
    s.impulse(1, france=1)
    offered = keys(s.ask(build_squadron(s.g, s.power("france"))))
    assert "lay.france.S3D.brest" in offered
    assert "lay.france.S3D.rouen" not in offered


@pytest.mark.rule("uRR 9.5", "uRR 20.2")
def test_9_5_a_minors_troop_regroups_in_areas_of_its_ally() -> None:
    s = Stage().put("scotland", "WE_isles", T2=1).impulse(2, england=1)
    offered = keys(s.ask(regroup(s.g, s.power("england"))))
    assert {
        "regroup.scotland.T2.WE_isles.edinburgh",
        "regroup.scotland.T2.WE_isles.york",
    } <= offered


@pytest.mark.rule("uRR 9.5", "uRR 20.1")
def test_9_5_but_not_in_those_of_others() -> None:
    s = Stage().put("scotland", "WE_isles", T2=1).control("france", "york").impulse(2, england=1)
    offered = keys(s.ask(regroup(s.g, s.power("england"))))
    assert "regroup.scotland.T2.WE_isles.york" not in offered


@pytest.mark.rule("uRR 9.5", "uRR 18.1")
@pytest.mark.parametrize(("companion", "where"), [("alone", "WM"), ("lead.WM.tactical0", "madrid")])
def test_9_5_a_leader_comes_out_of_the_box_if_his_player_likes(companion: str, where: str) -> None:
    s = Stage().put("spain", "WM", T3=1, T2=1, leader="ordinary").impulse(0, spain=1)
    answers = ["regroup.spain.T3.WM.madrid", companion]
    s.run(regroup(s.g, s.power("spain")), answers=answers, idle=True)
    assert s.count("spain", "madrid") == 1
    assert [leader.place for leader in s.g.state.leaders] == [s.at(where)]


@pytest.mark.rule("uRR 9.5", "uRR 17.1")
def test_9_5_with_the_last_troop_of_a_box_he_has_to() -> None:
    s = Stage().put("spain", "WM", T3=1, leader="ordinary").impulse(0, spain=1)
    s.run(regroup(s.g, s.power("spain")), answers=["regroup.spain.T3.WM.madrid"], idle=True)
    assert [leader.place for leader in s.g.state.leaders] == [s.at("madrid")]


@pytest.mark.rule("uRR 17.1", "uRR 12.2")
def test_17_1_the_leader_of_a_fortress_may_march_out_with_the_troops() -> None:
    s = Stage().put("france", "paris", T3=2, fortress=True).impulse(1, france=1)
    s.lead("france", "paris", "ordinary", "fortress")
    s.run(
        march(s.g, s.power("france")),
        answers=["leader.paris.tactical0", "everybody", "goal.tours", "pass"],
    )
    assert s.count("france", "tours") == 2
    leader = s.g.state.leaders[0]
    assert (leader.place, leader.on) == (s.at("tours"), "troop")


@pytest.mark.rule("uRR 17.1", "uRR 12.4.1")
def test_17_1_the_leader_of_a_fortress_may_lead_an_interception() -> None:
    s = Stage().war("huguenots", "france").put("huguenots", "clermont", T3=1).impulse(2)
    s.put("france", "paris", T3=2, fortress=True).lead("france", "paris", "ordinary", "fortress")
    party = s.run(
        gather(
            s.g, s.power("france"), s.at("tours"), s.at("paris"), promise=lambda view, party: None
        ),
        answers=["lead.paris.tactical0", "everybody"],
    )
    assert party.size == 2
    assert party.leaders == s.g.state.leaders


@pytest.mark.rule("uRR 17.1")
def test_17_1_he_stays_in_the_fortress_if_nobody_calls_him() -> None:
    s = Stage().put("france", "paris", T3=2, fortress=True).impulse(1, france=1)
    s.lead("france", "paris", "ordinary", "fortress")
    s.run(march(s.g, s.power("france")), answers=["unit.france.T3.paris", "goal.tours", "pass"])
    leader = s.g.state.leaders[0]
    assert (leader.place, leader.on) == (s.at("paris"), "fortress")


@pytest.mark.rule("uRR 8.2.2", "uRR 18.1")
@pytest.mark.parametrize(("companion", "where"), [("alone", "As"), ("lead.As.tactical0", "WM")])
def test_18_1_a_leader_may_go_home_with_a_troop(companion: str, where: str) -> None:
    s = Stage().put("spain", "As", T3=1, T2=1, leader="ordinary").impulse(0)
    s.run(send_home(s.g, s.power("spain")), answers=["home.As.T2", companion])
    assert s.count("spain", "WM") == 1
    assert [leader.place for leader in s.g.state.leaders] == [s.at(where)]
