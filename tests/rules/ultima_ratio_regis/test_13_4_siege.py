"""uRR 13.4: the siege of Zeeland (example 8.1), and what can become of a siege."""

from collections.abc import Iterable

import pytest

from tercio.games.ultima_ratio_regis.model.area_questions import besieger_of, is_besieged
from tercio.games.ultima_ratio_regis.model.events.combat import Capitulated, DiceTaken
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken, PortRazed
from tercio.games.ultima_ratio_regis.model.names import FORTRESS, NO_FORTRESS
from tercio.games.ultima_ratio_regis.model.power_questions import points_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_at, leaders_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.combat.capitulation import plant_siege
from tercio.games.ultima_ratio_regis.rules.combat.siege import (
    ASSAULT,
    FREE_SORTIE,
    SORTIE,
    assault,
    sortie,
)

from .stage import KIND, Stage


def storm(stage: Stage, area: str, dice: Iterable[int] = (), answers: Iterable[str] = ()) -> int:
    winner: int = stage.run(assault(stage.g, stage.at(area)), dice, answers)
    return winner


def taken(stage: Stage) -> list[list[int]]:
    """The categories of the dice of the last combat."""
    return [event.dice for event in stage.events(DiceTaken)][-2:]


def casualties(stage: Stage, area: str) -> int:
    return stage.g.state.sieges[stage.at(area)].casualties


# -- the example -------------------------------------------------------------------------------


def zeeland() -> Stage:
    """Three Dutch troops, one of them lent by England, with an allied fleet in the North Sea."""
    stage = Stage().war("spain", "netherlands").war("england", "spain").impulse(0)
    stage.put("spain", "zeeland", T3V=1, T3=2, T2=1, leader="ordinary")
    stage.put("netherlands", "zeeland", T3=2, fortress=True).put("england", "zeeland", T3=1)
    places = stage.power("england"), stage.power("netherlands"), stage.at("zeeland")
    stage.g.lend_troop(*places, KIND["T3"])
    stage.put("netherlands", "sea_ns", S3=2, leader="admiral", on="squadron")
    return stage.siege("spain", "zeeland").unrest("netherlands", 3).hand(0, "flanking_attack")


@pytest.mark.rule("uRR 13.4", "uRR 13.4.2", "uRR 13.4.3", "uRR 13.4.4", "uRR 13.4.5", "uRR 13.4.6")
def test_13_4_the_siege_of_zeeland() -> None:
    stage = zeeland()
    dutch = stage.power("netherlands")
    (admiral,) = leaders_of(stage.g, dutch)
    fleet = f"support.netherlands.sea_ns.netherlands.{admiral.number}"
    threes = ["fight.spain.T3", "fight.spain.T3"]
    pair = ["fight.netherlands.T3", "fight.netherlands.T3"]
    winner = storm(stage, "zeeland", [4, 6, 3, 4], [fleet, "size.2", *threes, *pair, "resist"])
    assert (winner, taken(stage)) == (0, [[2, 3], [3, 3]])
    assert stage.units("netherlands", "zeeland") == {"T3": 2}
    assert stage.units("spain", "zeeland") == {"T3V": 2, "T3": 1, "T2": 1}
    assert casualties(stage, "zeeland") == 1

    answers = [fleet, "size.2", "fight.spain.T3V", "fight.spain.T3", *pair]
    winner = storm(
        stage,
        "zeeland",
        [4, 4, 3, 6],
        [*answers, "lower.4", "resist", "disperse.spain.T3V"],
    )
    assert (winner, taken(stage)) == (1, [[3, 3], [2, 3]])
    assert stage.units("netherlands", "zeeland") == {"T3": 1}
    assert stage.units("spain", "zeeland") == {"T3V": 2, "T2": 1}
    assert casualties(stage, "zeeland") == 1

    winner = storm(
        stage,
        "zeeland",
        [3, 1, 3, 4, 3, 2],
        [
            *(fleet, "size.2", "p1=card.flanking_attack.3"),
            *("all", "all", "conscript", "lower.4", "resist"),
        ],
    )
    assert (winner, taken(stage)) == (0, [[3, 4, 2], [2, 3, 1]])
    assert stage.holder("zeeland") == "spain"
    assert stage.g.state.fortress[stage.at("zeeland")] == NO_FORTRESS
    assert stage.units("netherlands", "zeeland") == {}
    assert stage.events(PortRazed)
    assert stage.events(MoraleTaken) == []
    assert not stage.g.state.sieges
    assert stage.g.realm.unrest[dutch] == 4
    assert stage.g.state.cards.discards == ["flanking_attack"]


# -- other ends --------------------------------------------------------------------------------


def tours(casualties: int = 0, troops: int = 1) -> Stage:
    """Huguenots besiege a French fortress, next to areas of theirs."""
    stage = Stage().war("huguenots", "france").impulse(2).siege("huguenots", "tours", casualties)
    stage.put("huguenots", "tours", T3=2).put("france", "tours", fortress=True)
    return stage.put("france", "tours", T2=troops) if troops else stage


@pytest.mark.rule("uRR 13.4.1")
def test_13_4_1_the_arriving_action_only_plants_the_siege() -> None:
    stage = Stage().war("huguenots", "france").put("france", "tours", fortress=True)
    plant_siege(stage.g, stage.power("huguenots"), stage.at("tours"))
    assert besieger_of(stage.g, stage.at("tours")) == stage.power("huguenots")
    assert casualties(stage, "tours") == 0


@pytest.mark.rule("uRR 13.4.5", "uRR 13.4.7")
def test_13_4_5_the_besieged_may_capitulate_before_the_dice() -> None:
    stage = tours()
    winner = storm(stage, "tours", [], ["all", "all", "pass", "pass", "capitulate"])
    assert winner == 0
    assert stage.events(Capitulated)
    assert stage.holder("tours") == "huguenots"
    assert stage.units("france", "tours") == {}


@pytest.mark.rule("uRR 13.4.5", "uRR 13.1.7")
def test_13_4_5_the_fortress_falls_when_no_troops_are_left() -> None:
    """Four casualties: the troop goes first, then the fortress."""
    stage = tours().put("huguenots", "tours", T2=2).lead("huguenots", "tours", "organizer")
    answers = ["size.4", "all", "all", "pass", "resist", "veteran.huguenots.T2"]
    winner = storm(stage, "tours", [4, 4, 6, 6, 3, 1], answers)
    assert winner == 0
    assert stage.g.state.eliminated[stage.power("france")] == {KIND["T2"]: 1}
    assert stage.g.state.fortress[stage.at("tours")] == NO_FORTRESS
    assert stage.holder("tours") == "huguenots"


@pytest.mark.rule("uRR 13.4.5", "uRR 13.1.6")
def test_13_4_5_the_fortress_stands_while_troops_are_in_it_that_have_not_fought() -> None:
    stage = tours(troops=2)
    answers = ["all", "fight.france.fortress", "done", "pass", "pass", "resist"]
    assert storm(stage, "tours", [4, 6, 3], answers) == 0
    assert stage.g.state.fortress[stage.at("tours")] == FORTRESS
    assert (casualties(stage, "tours"), stage.count("france", "tours")) == (1, 2)


@pytest.mark.rule("uRR 13.4.5")
def test_13_4_5_a_fortress_alone_can_be_stormed() -> None:
    stage = tours(troops=0)
    winner = storm(stage, "tours", [4, 6, 3], ["all", "pass", "pass", "resist"])
    assert winner == 0
    assert stage.g.state.fortress[stage.at("tours")] == NO_FORTRESS


@pytest.mark.rule("uRR 13.4.5", "uRR 13.4.2")
def test_13_4_2_one_lost_assault_is_enough_for_an_empty_fortress() -> None:
    """One siege casualty is more than no troops."""
    stage = tours(troops=0)
    storm(stage, "tours", [5, 3, 3], ["all", "pass", "pass", "resist"])
    assert stage.holder("tours") == "huguenots"


@pytest.mark.rule("uRR 13.1.7")
def test_13_1_7_a_winning_fortress_is_not_lost_to_casualties() -> None:
    stage = tours(troops=0)
    stage.g._take(stage.power("huguenots"), stage.at("tours"), KIND["T3"], 1)
    winner = storm(stage, "tours", [4, 5], ["pass", "pass", "resist"])
    assert winner == 1
    assert stage.g.state.fortress[stage.at("tours")] == FORTRESS


@pytest.mark.rule("uRR 13.4.2", "uRR 13.4.5")
def test_13_4_2_the_siege_ends_with_the_last_besieger() -> None:
    """Who loses an assault disperses one troop at least."""
    stage = tours()
    stage.g._take(stage.power("huguenots"), stage.at("tours"), KIND["T3"], 1)
    stage.lead("huguenots", "tours", "ordinary")
    winner = storm(stage, "tours", [3, 3, 3], ["all", "pass", "pass", "resist"])
    assert winner == 1
    assert stage.units("huguenots", "tours") == {}
    assert not is_besieged(stage.g, stage.at("tours"))
    box = stage.g.world.box_of[stage.at("tours")]
    assert leaders_of(stage.g, stage.power("huguenots"))[0].place == box


@pytest.mark.rule("uRR 13.4.2")
def test_13_4_2_a_draw_costs_nobody_anything() -> None:
    stage = tours(casualties=1)
    winner = storm(
        stage, "tours", [3, 3, 3, 3], ["all", "all", "pass", "pass", "lower.3", "resist"]
    )
    assert winner == -1
    assert casualties(stage, "tours") == 1
    assert stage.units("huguenots", "tours") == {"T3": 2}


@pytest.mark.rule("uRR 13.4.4")
def test_13_4_4_a_fleet_of_the_besieger_may_make_the_battlefield_larger() -> None:
    stage = Stage().war("spain", "netherlands").impulse(0).siege("spain", "zeeland")
    stage.put("spain", "zeeland", T3=4).put("netherlands", "zeeland", T3=1, fortress=True)
    stage.put("spain", "sea_ns", S3=1)
    storm(
        stage,
        "zeeland",
        [3] * 4 + [3, 3],
        ["support.spain.sea_ns.spain.S3", "size.4", "all", "all", "pass", "resist"],
    )
    assert taken(stage) == [[3] * 4, [2, 3]]
    assert [option.key for option in stage.asked[1].options] == ["size.3", "size.2", "size.4"]


@pytest.mark.rule("uRR 13.4.3", "uRR 19.3")
def test_13_4_3_siege_technology_and_treason() -> None:
    """The card works for besiegers only."""
    stage = tours().hand(2, "treason_in_the_walls").hand(1, "treason_in_the_walls")
    stage.g.realm.techs["siege"] = stage.power("huguenots")
    storm(
        stage,
        "tours",
        [3, 3, 3, 3],
        [
            "p3=card.treason_in_the_walls",
            *("all", "all", "pass", "pass", "lower.3", "resist"),
        ],
    )
    assert taken(stage) == [[4, 3], [2, 2]]
    offered = [ask for ask in stage.asked if ask.kind == "combat-card" and ask.seat == "p2"]
    assert [len(ask.options) for ask in offered] == [1] * len(offered)
    assert offered


@pytest.mark.rule("uRR 13.4.6", "uRR 16.1")
def test_13_4_6_the_besieged_become_veterans_too() -> None:
    stage = tours(troops=2)
    storm(
        stage,
        "tours",
        [3, 3, 4, 6, 1],
        ["all", "all", "pass", "resist"],
    )
    assert stage.units("france", "tours") == {"T2": 1, "T2V": 1}


# -- sorties and restrictions ------------------------------------------------------------------


@pytest.mark.rule("uRR 13.3.1", "uRR 8.2.2")
def test_13_3_1_a_sortie_is_a_battle_of_all_who_are_besieged() -> None:
    stage = tours(troops=2)
    winner = stage.run(sortie(stage.g, stage.at("tours")), [3, 3, 3, 3], ["size.3", "all", "all"])
    assert winner == -1
    assert taken(stage) == [[2, 2], [3, 3]]


@pytest.mark.rule("uRR 13.4.1", "uRR 15.2")
def test_13_4_1_who_may_assault() -> None:
    stage = tours()
    power = stage.power("huguenots")

    def why(area: str) -> list[str]:
        return [refusal.message for refusal in ASSAULT.refusals(stage.g, power, area)]

    assert why("tours") == []
    assert "forbid-not-besieging" in why("paris")
    stage.control("france", "clermont", "orleans")
    assert why("tours") == ["forbid-without-supply"]
    stage.g._take(power, stage.at("tours"), KIND["T3"], 2)
    assert "forbid-no-besiegers-left" in why("tours")


@pytest.mark.rule("uRR 13.3.1", "uRR 8.2.2")
def test_13_3_1_who_may_make_a_sortie() -> None:
    stage = tours()
    france, huguenots = stage.power("france"), stage.power("huguenots")
    assert SORTIE.allow(stage.g, france, "tours")
    assert not SORTIE.allow(stage.g, huguenots, "tours")
    stage.g.state.impulse.sorties = 1 << stage.at("tours")
    refusals = FREE_SORTIE.refusals(stage.g, france, "tours")
    assert [refusal.message for refusal in refusals] == ["forbid-has-made-a-sortie"]
    stage.g._take(france, stage.at("tours"), KIND["T2"], 1)
    refusals = SORTIE.refusals(stage.g, france, "tours")
    assert [refusal.message for refusal in refusals] == ["forbid-no-troops-inside"]


@pytest.mark.rule("uRR 13.4.1", "uRR 9")
def test_13_4_1_an_assault_is_an_action() -> None:
    stage = tours().impulse(2)
    action, power = ACTIONS["assault"], stage.power("huguenots")
    assert action.may(stage.g, power)
    answers = ["assault.tours", "all", "all", "pass", "pass", "capitulate"]
    assert stage.run(action.take(stage.g, power), [], answers)
    assert points_of(stage.g, power) == 0
    assert not action.may(stage.g, power)


@pytest.mark.rule("uRR 13.3.1", "uRR 9")
@pytest.mark.parametrize(("id", "points"), [("sortie", 0), ("sortie_free", 1)])
def test_13_3_1_a_sortie_is_free_at_the_start_of_an_impulse(id: str, points: int) -> None:
    stage = tours(troops=2).impulse(1)
    action, power = ACTIONS[id], stage.power("france")
    assert action.may(stage.g, power)
    answers = ["sortie.tours", "size.3", "all", "all"]
    assert stage.run(action.take(stage.g, power), [3, 3, 3, 3], answers)
    assert points_of(stage.g, power) == points
    assert action.may(stage.g, power) == (id == "sortie")


@pytest.mark.rule("uRR 13.4.5", "uRR 17.1")
def test_17_1_leaders_of_a_garrison_that_has_fallen_stay_with_its_fortress() -> None:
    """One was in the fortress of Tours already, the other led the last French troop."""
    stage = tours().lead("france", "tours", "ordinary", "fortress")
    stage.lead("france", "tours", "ordinary")
    assert storm(stage, "tours", [6, 6, 5, 5], ["all", "all", "pass", "pass", "resist"]) == -1
    assert stage.units("france", "tours") == {}
    leaders = leaders_at(stage.g, stage.power("france"), stage.at("tours"))
    assert [leader.on for leader in leaders] == ["fortress", "fortress"]
