"""uRR 21.4.2: peace comes the instant the last morale is lost, and the fighting stops."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import is_besieged
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun, SupportGained
from tercio.games.ultima_ratio_regis.model.events.movement import TransportTurnedBack
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import part_in_peace
from tercio.games.ultima_ratio_regis.rules.combat.siege import assault
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import subjugate
from tercio.games.ultima_ratio_regis.rules.land_movement.amphibious_landings import land
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_key
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import enter
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import cruise
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import strategic_move

from .battles import battle
from .stage import Stage

ENGLISH_WIN = [6, 6, 3, 3]


def last_point(enemy: str = "huguenots") -> Stage:
    """France is at war with the Huguenots and England, and has one point of morale left.

    A fleet of two English squadrons and one of two French ones are in the East Atlantic.
    """
    stage = Stage().war("huguenots", "france").war("england", "france").impulse(2)
    stage.morale(enemy, "france", 3)
    stage.put("england", "sea_ea", S3=2, leader="ordinary", on="squadron")
    return stage.put("france", "sea_ea", S3=2, leader="ordinary", on="squadron")


def combats(stage: Stage) -> list[tuple[str, str]]:
    return [(one.place, one.kind) for one in stage.events(CombatBegun)]


def at_war(stage: Stage, a: str, b: str) -> bool:
    return are_at_war(stage.g, stage.power(a), stage.power(b))


def support_of(stage: Stage, power: str, side: str) -> str:
    return f"support.{side}.sea_ea.{power}.{admiral(stage, power).number}"


def admiral(stage: Stage, power: str) -> Leader:
    return leaders_of(stage.g, stage.power(power))[0]


def attack(stage: Stage, dice: Iterable[int], *peace: str) -> str:
    """The Huguenots march from Bordeaux to Nantes; English and French fleets meet over support."""
    party = force_at(stage.g, stage.power("huguenots"), stage.at("bordeaux"))
    answers = [
        support_of(stage, "england", "huguenots"),
        support_of(stage, "france", "france"),
        *("all", "all", "pass", "pass"),
        *peace,
    ]
    outcome: str = stage.run(enter(stage.g, party, stage.at("nantes")), dice, answers, idle=True)
    return outcome


@pytest.mark.rule("uRR 21.4.2", "uRR 11.4.2")
def test_21_4_2_peace_after_a_combat_over_support_calls_the_battle_off() -> None:
    """France makes peace with the Huguenots at sea: there is no battle of Nantes."""
    stage = last_point()
    stage.put("huguenots", "bordeaux", T3=2).put("france", "nantes", T2=2)
    assert attack(stage, ENGLISH_WIN, "peace.huguenots") == "back"
    assert combats(stage) == [("sea:sea_ea", "naval")]
    assert not at_war(stage, "huguenots", "france")
    assert at_war(stage, "england", "france")
    assert stage.units("france", "nantes") == {"T2": 2}
    assert stage.units("huguenots", "nantes") == {}
    assert stage.events(SupportGained) == []


@pytest.mark.rule("uRR 21.4.2", "uRR 11.4.2")
def test_21_4_2_peace_with_the_supporter_leaves_the_battle_without_support() -> None:
    """France makes peace with England: the battle is fought, and the English fleet looks on."""
    stage = last_point("england")
    stage.put("huguenots", "bordeaux", T3=2).put("france", "nantes", T2=2)
    dice = [*ENGLISH_WIN, 3, 3, 3, 3]
    assert attack(stage, dice) == "back"
    assert combats(stage) == [("sea:sea_ea", "naval"), ("area:nantes", "land")]
    assert at_war(stage, "huguenots", "france")
    assert not at_war(stage, "england", "france")
    assert stage.events(SupportGained) == []


@pytest.mark.rule("uRR 21.4.2", "uRR 11.3")
def test_21_4_2_a_hunt_ends_with_the_war() -> None:
    """Beaten at sea Spain makes peace with England; its last squadron is let alone."""
    stage = Stage().war("england", "spain").morale("england", "spain", 4).impulse(2, england=1)
    stage.put("england", "sea_ea", S3=2, leader="ordinary", on="squadron")
    stage.put("spain", "sea_ea", S3=3, S2=2, leader="ordinary", on="squadron")
    answers = [
        *(f"leader.sea_ea.{leader_key(admiral(stage, 'england'))}", "everybody", "goal.sea_ea"),
        f"attack.spain.{leader_key(admiral(stage, 'spain'))}",
        *("fight", "all", "fight.spain.S3", "fight.spain.S3"),
    ]
    stage.run(cruise(stage.g, stage.power("england")), ENGLISH_WIN, answers, idle=True)
    assert not at_war(stage, "england", "spain")
    assert [ask.kind for ask in stage.asked].count("hunt") == 1
    assert stage.units("spain", "sea_ea") == {"S2": 1}


def intercepted(stage: Stage) -> list[str]:
    """The French fleet tries to stop the English escort, and is beaten."""
    key = f"france.{admiral(stage, 'france').number}"
    return [f"intercept.sea_ea.{key}", "all", "all"]


@pytest.mark.rule("uRR 21.4.2", "uRR 12.3.2")
def test_21_4_2_troops_do_not_land_where_there_is_peace_by_now() -> None:
    stage = last_point("england").put("england", "plymouth", T3=1).impulse(2, england=1)
    escort = f"escort.sea_ea.england.{admiral(stage, 'england').number}"
    answers = ["unit.england.T3.plymouth", "goal.brest", escort, *intercepted(stage)]
    stage.run(land(stage.g, stage.power("england")), ENGLISH_WIN, answers, idle=True)
    assert not at_war(stage, "england", "france")
    assert stage.units("england", "plymouth") == {"T3": 1}
    assert stage.units("england", "brest") == {}
    assert stage.holder("brest") == "france"
    assert len(stage.events(TransportTurnedBack)) == 1


@pytest.mark.rule("uRR 21.4.2", "uRR 10.2.1")
def test_21_4_2_a_strategic_move_does_not_end_in_an_area_that_has_been_given_back() -> None:
    """England has taken Brest; peace returns it to France while a troop is on its way there."""
    stage = last_point("england").put("england", "plymouth", T3=1).control("england", "brest")
    stage.impulse(2, england=1)
    escort = f"escort.sea_ea.england.{admiral(stage, 'england').number}"
    first, *rest = intercepted(stage)
    answers = ["unit.england.T3.plymouth", "goal.brest", first, escort, *rest]
    stage.run(strategic_move(stage.g, stage.power("england")), ENGLISH_WIN, answers, idle=True)
    assert not at_war(stage, "england", "france")
    assert stage.holder("brest") == "france"
    assert stage.units("england", "plymouth") == {"T3": 1}


@pytest.mark.rule("uRR 21.4.2", "uRR 10.2.1")
def test_21_4_2_who_was_on_his_way_there_stays_where_he_embarked() -> None:
    """From London over land to Portsmouth, when Brest is French again."""
    stage = last_point("england").put("england", "london", T3=1).control("england", "brest")
    stage.put("france", "sea_ns", S2=1).impulse(2, england=1)
    escort = f"escort.sea_ea.england.{admiral(stage, 'england').number}"
    first, *rest = intercepted(stage)
    answers = ["unit.england.T3.london", "goal.brest", first, escort, *rest]
    stage.run(strategic_move(stage.g, stage.power("england")), ENGLISH_WIN, answers, idle=True)
    assert stage.holder("brest") == "france"
    assert stage.units("england", "london") == {}
    assert stage.units("england", "portsmouth") == {"T3": 1}


def over_support(stage: Stage, peace: str) -> list[str]:
    english = support_of(stage, "england", "huguenots")
    french = support_of(stage, "france", "france")
    return [english, french, "all", "all", "pass", "pass", f"peace.{peace}"]


@pytest.mark.rule("uRR 21.4.2", "uRR 13.4.5")
def test_21_4_2_peace_before_an_assault_ends_the_siege() -> None:
    stage = last_point().put("france", "nantes", T2=1, fortress=True)
    stage.put("huguenots", "nantes", T3=3).siege("huguenots", "nantes")
    answers = over_support(stage, "huguenots")
    stage.run(assault(stage.g, stage.at("nantes")), ENGLISH_WIN, answers, idle=True)
    assert combats(stage) == [("sea:sea_ea", "naval")]
    assert not is_besieged(stage.g, stage.at("nantes"))
    assert stage.units("huguenots", "nantes") == {}
    assert stage.units("france", "nantes") == {"T2": 1}


@pytest.mark.rule("uRR 21.4.2", "uRR 13.5.1")
def test_21_4_2_peace_before_a_subjugation_leaves_the_area_to_its_owner() -> None:
    stage = last_point().put("france", "rennes", T2=1).put("huguenots", "nantes", T3=2)
    answers = ["troops.rennes", *over_support(stage, "huguenots")]
    proceeding = subjugate(stage.g, stage.power("huguenots"), stage.at("nantes"), moved=False)
    assert stage.run(proceeding, ENGLISH_WIN, answers, idle=True) is False
    assert combats(stage) == [("sea:sea_ea", "naval")]
    assert stage.holder("nantes") == "france"
    assert stage.units("huguenots", "nantes") == {}


@pytest.mark.rule("uRR 21.4.2", "uRR 14")
@pytest.mark.parametrize("peace", [True, False])
def test_21_4_2_who_came_to_attack_in_a_neutral_area_leaves_it_with_the_peace(peace: bool) -> None:
    """Huguenots have come upon Frenchmen in Turin, which belongs to neither."""
    stage = Stage().ally("savoy", "").put("huguenots", "turin", T2=1).put("france", "turin", T2=1)
    if not peace:
        stage.war("huguenots", "france")
    what = battle(stage, "turin", "huguenots", "france", "lyon")
    stage.run(part_in_peace(stage.g, what), idle=True)
    assert stage.count("huguenots", "turin") == (0 if peace else 1)
    assert stage.count("france", "turin") == 1
