"""What land war in Virgin Queen adds, and what its first printing read otherwise."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import battle_dice
from tercio.wars.land.entry import can_go
from tercio.wars.land.formations import formation_limit, whole_force
from tercio.wars.land.interception import is_no_friend_of_the_fortress
from tercio.wars.land.move import declare, roll_modifier
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY
from tercio.wars.model.space_questions import is_controlled_by
from tercio.wars.siege.after_assault import defender_dice
from tercio.wars.siege.assault import ASSAULT, assault_on
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 5.1")
def test_5_1_the_example_of_schwendi_and_zrinyi() -> None:
    """6 regulars and 8 mercenaries in Vienna: 4, 8, 6 or all 14 of them may march."""
    stage = Stage().clear().put("vienna", HRE, regulars=6, second=8, leaders=["schwendi", "zrinyi"])
    world = stage.g.world
    schwendi, zrinyi = world.leader["schwendi"], world.leader["zrinyi"]
    assert formation_limit(stage.g, []) == 4
    assert formation_limit(stage.g, [schwendi]) == 8
    assert formation_limit(stage.g, [zrinyi]) == 6
    assert formation_limit(stage.g, [schwendi, zrinyi]) == 14
    stage.impulse(HRE, cp=1)
    stage.run(MOVE_CLEAR.run(stage.g, HRE), answers=["all", "move.vienna.pressburg"])
    assert stage.troops(HRE, "pressburg") == (6, 8)
    assert stage.where("schwendi") == stage.where("zrinyi") == "pressburg"


@pytest.mark.rule("VQ 5.1")
def test_5_1_leaders_may_move_alone_but_not_in_the_first_printing() -> None:
    for edition, allowed in (("living", True), ("first", False)):
        stage = Stage(edition=edition).clear()
        assert can_go(stage.g, HRE, 1 << stage.at("linz"), with_units=False) == allowed


@pytest.mark.rule("VQ 5.1", "VQ 8.1")
def test_5_1_a_default_leader_stands_in_for_the_last_leader_of_a_power() -> None:
    stage = Stage().clear().put("vienna", HRE, leaders=["schwendi", "zrinyi"])
    leader = stage.g.world.leader
    leader_dies(stage.g, leader["zrinyi"])
    assert stage.where("default_hre") == -1
    leader_dies(stage.g, leader["schwendi"])
    assert stage.where("schwendi") == OUT_OF_PLAY
    assert stage.where("default_hre") == NEXT_TURN


@pytest.mark.rule("VQ 5.1")
def test_5_1_huguenots_and_dutch_have_default_leaders_of_their_own() -> None:
    stage = Stage().clear()
    for leader in ("conde", "coligny", "william_of_orange"):
        stage.g.state.leader_at[stage.g.world.leader[leader]] = stage.at("la_rochelle")
    stage.g.state.court.waiting = []
    leader_dies(stage.g, stage.g.world.leader["william_of_orange"])
    assert stage.where("default_dutch") == NEXT_TURN
    assert stage.where("default_huguenot") == -1


@pytest.mark.rule("VQ 13.2", "VQ 13.3", "VQ 22.2")
def test_13_2_a_telescope_adds_1_to_interceptions() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN)
    stage.put("paris", FRANCE, regulars=1).put("mons", SPAIN, regulars=1)
    ours, theirs = (
        whole_force(stage.g, p, stage.at(s)) for p, s in ((FRANCE, "paris"), (SPAIN, "mons"))
    )
    before = roll_modifier(stage.g, ours, theirs)
    stage.bonus(FRANCE, "telescope")
    assert roll_modifier(stage.g, ours, theirs) == before + 1


@pytest.mark.rule("VQ 15.1", "VQ 22.2")
def test_15_1_a_ravelin_gives_the_defender_another_die() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("mons", FRANCE, regulars=3)
    stage.put("milan", FRANCE, regulars=3)
    battle = assault_on(stage.g, whole_force(stage.g, FRANCE, stage.at("milan")))
    assert defender_dice(stage.g, battle) == 1
    stage.bonus(SPAIN, "ravelin")
    assert defender_dice(stage.g, battle) == 2


@pytest.mark.rule("VQ 13.1")
def test_13_1_enemies_in_a_fortress_of_a_common_ally_are_left_alone() -> None:
    for edition, allowed in (("living", False), ("first", True)):
        stage = Stage(edition=edition).clear().war(FRANCE, SPAIN)
        stage.ally(FRANCE, HRE).ally(SPAIN, HRE).put("vienna", SPAIN, regulars=1)
        assert can_go(stage.g, FRANCE, 1 << stage.at("vienna"), with_units=True) == allowed


@pytest.mark.rule("VQ 13.2")
def test_13_2_an_empty_fortress_opens_to_its_own_side_only() -> None:
    for edition, forbidden in (("living", True), ("first", False)):
        stage = Stage(edition=edition).clear().war(FRANCE, SPAIN).war(HRE, SPAIN).war(HRE, FRANCE)
        stage.put("paris", FRANCE, regulars=2)
        force = whole_force(stage.g, FRANCE, stage.at("paris"))
        move = declare(stage.g, force, stage.at("paris"), stage.at("milan"))
        assert is_no_friend_of_the_fortress(stage.g, move, HRE) == forbidden


@pytest.mark.rule("VQ 14")
def test_14_attackers_beyond_a_formation_roll_no_dice() -> None:
    for edition, dice in (("living", 4), ("first", 6)):
        stage = Stage(edition=edition).clear().war(FRANCE, SPAIN)
        stage.put("reims", FRANCE, regulars=6).put("reims", SPAIN, regulars=1)
        ours = Side(FRANCE, whole_force(stage.g, FRANCE, stage.at("reims")))
        theirs = Side(SPAIN, whole_force(stage.g, SPAIN, stage.at("reims")))
        battle = Battle("field", stage.at("reims"), ours, theirs)
        assert battle_dice(stage.g, battle, ours) == dice


@pytest.mark.rule("VQ 15.1")
def test_15_1_one_formation_assaults_but_all_did_in_the_first_printing() -> None:
    for edition, chosen in (("living", 4), ("first", 6)):
        stage = Stage(edition=edition).clear().war(OTTOMAN, HRE)
        stage.control(OTTOMAN, "pressburg").put("vienna", OTTOMAN, regulars=6).siege(
            "vienna", OTTOMAN
        )
        stage.g.state.impulse.sieges_begun = 0
        stage.impulse(OTTOMAN, cp=1)
        dice = chosen + 1
        stage.run(ASSAULT.run(stage.g, OTTOMAN), dice=[1] * dice, answers=["all"])
        assert stage.troops(OTTOMAN, "vienna") == (6, 0)
    assert not is_controlled_by(stage.g, ENGLAND, stage.at("vienna"))
