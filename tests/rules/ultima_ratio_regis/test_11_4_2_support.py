"""uRR 11.4.2: fleets that support combats on land."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import (
    CombatBegun,
    SupportAnnounced,
    SupportGained,
)
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken
from tercio.games.ultima_ratio_regis.model.power_questions import morale_left
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import offers, support_fleets

from .battles import battle, fight, taken
from .stage import WORLD, Stage

SIDES = WORLD.power["huguenots"], WORLD.power["france"]


def support(
    stage: Stage,
    area: str,
    attacker: str,
    defender: str,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
) -> int:
    sides = stage.power(attacker), stage.power(defender)
    proceeding = support_fleets(stage.g, stage.at(area), *sides)
    winner: int = stage.run(proceeding, dice, answers)
    return winner


def nantes() -> Stage:
    """The Huguenots attack the French in Nantes; England is at war with France too."""
    return Stage().war("huguenots", "france").war("england", "france").impulse(2)


ENGLISH = "support.huguenots.sea_ea.england.S3"
FRENCH = "support.france.sea_ea.france.S3"


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_without_a_fleet_nobody_is_asked() -> None:
    stage = nantes()
    assert support(stage, "nantes", "huguenots", "france") == -1
    assert stage.asked == []


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_a_fleet_that_is_not_opposed_supports_its_side() -> None:
    stage = nantes().put("england", "sea_ea", S3=1)
    assert support(stage, "nantes", "huguenots", "france", [], [ENGLISH]) == 0
    (event,) = stage.events(SupportAnnounced)
    assert (event.power, event.supported) == ("power:england", "power:huguenots")
    assert stage.events(SupportGained)
    assert stage.units("england", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_nobody_must_support() -> None:
    stage = nantes().put("england", "sea_ea", S3=1)
    assert support(stage, "nantes", "huguenots", "france") == -1
    assert stage.events(SupportGained) == []


@pytest.mark.rule("uRR 11.4.2", "uRR 13.2.1")
@pytest.mark.parametrize(
    ("dice", "side", "ports"),
    [
        ([5, 3], 0, ["port.rouen"]),
        ([3, 5], 1, ["port.plymouth"]),
        ([3, 3], -1, []),
    ],
)
def test_11_4_2_two_fleets_fight_for_it(dice: list[int], side: int, ports: list[str]) -> None:
    stage = nantes().put("england", "sea_ea", S3=1).put("france", "sea_ea", S3=1)
    answers = [ENGLISH, FRENCH, *ports]
    assert support(stage, "nantes", "huguenots", "france", dice, answers) == side
    (combat,) = stage.events(CombatBegun)
    assert (combat.attacker, combat.defender) == ("power:england", "power:france")


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_one_may_answer_what_another_has_announced() -> None:
    """England passes first, and is asked again after France has announced a fleet."""
    stage = nantes().put("england", "sea_ea", S3=1).put("france", "sea_ea", S3=1)
    answers = ["pass", FRENCH, ENGLISH, "port.rouen"]
    assert support(stage, "nantes", "huguenots", "france", [5, 3], answers) == 0


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_only_who_is_at_war_with_the_other_side_may_support() -> None:
    stage = nantes().put("spain", "sea_ea", S3=1).put("netherlands", "sea_ea", S3=1)
    sides = stage.power("huguenots"), stage.power("france")
    for id in ("spain", "netherlands"):
        assert offers(stage.g, stage.at("nantes"), sides, stage.power(id)) == []
    stage.war("spain", "huguenots")
    (offer,) = offers(stage.g, stage.at("nantes"), sides, stage.power("spain"))
    assert offer.key == "support.france.sea_ea.spain.S3"


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_fleets_of_other_seas_and_in_port_are_too_far() -> None:
    stage = nantes().put("england", "sea_ns", S3=1).put("france", "nantes", S3=1)
    assert support(stage, "nantes", "huguenots", "france") == -1
    assert stage.asked == []


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_the_supported_power_chooses_who_fights() -> None:
    stage = nantes().war("netherlands", "france").put("france", "sea_ea", S3=1)
    stage.put("england", "sea_ea", S3=1).put("netherlands", "sea_ea", S2=1)
    answers = [
        ENGLISH,
        FRENCH,
        "support.huguenots.sea_ea.netherlands.S2",
        "champion.netherlands",
        "port.amsterdam",
    ]
    stage.own("netherlands", "amsterdam")
    stage.g.realm.nod_elsewhere = 2
    assert support(stage, "nantes", "huguenots", "france", [1, 5], answers) == 1
    (combat,) = stage.events(CombatBegun)
    assert combat.attacker == "power:netherlands"
    assert stage.units("england", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 11.4.2")
def test_11_4_2_for_rebels_the_highest_vitality_fights() -> None:
    """France puts down a revolt in Nantes; Spain and England support the rebels."""
    stage = nantes().war("spain", "france").impulse(1).put("france", "sea_ea", S3=1)
    stage.put("england", "sea_ea", S3=1).put("spain", "sea_ea", S2=1)
    answers = [
        FRENCH,
        "support.nobody.sea_ea.england.S3",
        "support.nobody.sea_ea.spain.S2",
        "port.burgos",
    ]
    assert support(stage, "nantes", "france", "", [5, 3], answers) == 0
    (combat,) = stage.events(CombatBegun)
    assert combat.defender == "power:spain"


@pytest.mark.rule("uRR 11.4.2", "uRR 21.3.4")
def test_21_3_4_fleets_at_peace_that_fight_over_support_win_no_morale() -> None:
    """England supports the Huguenots and Spain the French; the two are not at war themselves."""
    stage = nantes().war("spain", "huguenots")
    stage.put("england", "sea_ea", S3=2, leader="ordinary", on="squadron")
    stage.put("spain", "sea_ea", S2=2, leader="ordinary", on="squadron")
    english, spanish = (
        next(o.key for o in offers(stage.g, stage.at("nantes"), SIDES, stage.power(id)))
        for id in ("england", "spain")
    )
    answers = [english, spanish, "all", "all", "pass", "pass", "port.plymouth"]
    assert support(stage, "nantes", "huguenots", "france", [3, 3, 6, 6], answers) == 1
    (combat,) = stage.events(CombatBegun)
    assert (combat.attacker, combat.defender) == ("power:england", "power:spain")
    assert stage.units("england", "sea_ea") == {}
    assert morale_left(stage.g, stage.power("england")) == WORLD.vitality[stage.power("england")]
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 11.4.2", "uRR 13.3.3")
@pytest.mark.parametrize(
    ("power", "announced", "dice"),
    [("england", ENGLISH, [[3], [2]]), ("france", FRENCH, [[2], [3]])],
)
def test_13_3_3_the_side_without_the_fleet_is_at_a_disadvantage(
    power: str, announced: str, dice: list[list[int]]
) -> None:
    stage = nantes().put("huguenots", "nantes", T3=1).put("france", "nantes", T3=1)
    stage.put(power, "sea_ea", S3=1)
    what = battle(stage, "nantes", "huguenots", "france", "bordeaux")
    fight(stage, what, [3, 3], [announced])
    assert taken(stage) == dice
