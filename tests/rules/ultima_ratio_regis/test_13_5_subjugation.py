"""uRR 13.5: subjugation, through all the tries of the long example, and its restrictions."""

from collections.abc import Iterable

import msgspec
import pytest

from tercio.games.ultima_ratio_regis.model.events.combat import DiceTaken, OppositionAnnounced
from tercio.games.ultima_ratio_regis.model.events.general import MoraleTaken, PortRazed
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player
from tercio.games.ultima_ratio_regis.model.power_questions import (
    major_of,
    points_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, leaders_of, troop_count
from tercio.games.ultima_ratio_regis.rows.op_rows import Modifier
from tercio.games.ultima_ratio_regis.rules.actions.registry import ACTIONS
from tercio.games.ultima_ratio_regis.rules.combat.opposition import offers, self_defence
from tercio.games.ultima_ratio_regis.rules.combat.subjugation import (
    SUBJUGATION,
    foresee_subjugation,
    subjugate,
)
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules

from .stage import KIND, WORLD, Stage


def attempt(
    stage: Stage,
    power: str,
    area: str,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
    moved: bool = False,
) -> bool:
    proceeding = subjugate(stage.g, stage.power(power), stage.at(area), moved)
    done: bool = stage.run(proceeding, dice, answers)
    return done


def taken(stage: Stage) -> list[list[int]]:
    return [event.dice for event in stage.events(DiceTaken)][-2:]


# -- the example -------------------------------------------------------------------------------


def rouen() -> Stage:
    """Example 4.7: the Huguenots have come to Rouen, the French are in Paris; an English fleet."""
    stage = Stage().war("huguenots", "france").war("england", "france").impulse(2)
    stage.put("huguenots", "rouen", T3=2, T2=3, leader="organizer")
    stage.put("france", "paris", T3=3, T2=1, leader="ordinary")
    return stage.put("england", "sea_ea", S3=1)


FLEET = "support.huguenots.sea_ea.england.S3"


@pytest.mark.rule("uRR 13.5", "uRR 13.5.2", "uRR 13.5.3", "uRR 13.5.5")
def test_13_5_rouen_is_a_draw_and_leaders_hold_their_troops() -> None:
    stage = rouen()
    answers = ["troops.paris", FLEET, "pass"]
    assert not attempt(stage, "huguenots", "rouen", [4, 5], answers, moved=True)
    assert taken(stage) == [[2], [1]]
    assert (stage.count("huguenots", "rouen"), stage.count("france", "paris")) == (5, 4)
    assert stage.holder("rouen") == "france"
    assert stage.events(MoraleTaken) == []


@pytest.mark.rule("uRR 3.1", "uRR 13.1.4", "uRR 13.5.4")
def test_13_5_rouen_after_the_ambush() -> None:
    """The card makes 4 a 5; the opponent wins and has a veteran; two troops would buy the area."""
    stage = rouen().hand(1, "ambush")
    answers = ["troops.paris", FLEET, "p2=card.ambush", "veteran.france.T3", "pass"]
    assert not attempt(stage, "huguenots", "rouen", [4, 5], answers, moved=True)
    assert stage.units("france", "paris") == {"T3": 2, "T3V": 1, "T2": 1}
    assert stage.g.state.cards.hands[seat_of_player(stage.g, Player(1))] == []
    price = next(ask for ask in stage.asked if ask.kind == "take-anyway").options[1]
    assert price.args == {"n": 2}


@pytest.mark.rule("uRR 13.5.4", "uRR 21.3.5")
def test_13_5_4_two_troops_dispersed_take_the_area_after_a_defeat() -> None:
    stage = rouen()
    answers = ["troops.paris", FLEET, "sacrifice", "disperse.huguenots.T2", "disperse.huguenots.T2"]
    assert attempt(stage, "huguenots", "rouen", [1, 4], answers, moved=True)
    assert stage.units("huguenots", "rouen") == {"T3": 2, "T2": 1}
    assert stage.holder("rouen") == "huguenots"
    assert stage.events(PortRazed)
    assert stage.g.realm.morale[stage.power("huguenots")][stage.power("france")] == 1


def cape() -> Stage:
    stage = Stage().independent("cape_colony", 3).impulse(2)
    stage.interest("netherlands", "CE", "WE", "BT", "Af")
    return stage.put("netherlands", "cape_colony", T2=1, leader="ordinary")


@pytest.mark.rule("uRR 13.5.4", "uRR 13.5.5", "uRR 18.2.2")
def test_13_5_the_cape_colony_is_taken_at_the_second_try() -> None:
    """Examples 4.12 to 4.14: a defeat that a leader survives, then a draw and a sacrifice."""
    stage = cape()
    assert not attempt(stage, "netherlands", "cape_colony", [1, 1], moved=True)
    assert taken(stage) == [[2], [3]]
    assert stage.units("netherlands", "cape_colony") == {"T2": 1}
    assert attempt(stage, "netherlands", "cape_colony", [2, 1], ["sacrifice"])
    assert taken(stage) == [[3], [3]]
    assert (stage.owner("cape_colony"), stage.holder("cape_colony")) == ("netherlands",) * 2
    box = stage.g.world.box_of[stage.at("cape_colony")]
    assert troop_count(stage.g, stage.power("netherlands"), box) == 1
    assert leaders_of(stage.g, stage.power("netherlands"))[0].place == box


@pytest.mark.rule("uRR 13.5.3", "uRR 11.4.2")
def test_13_5_3_an_own_fleet_hinders_an_independent_area() -> None:
    stage = cape().put("netherlands", "sea_soa", S3=1)
    answers = ["support.netherlands.sea_soa.netherlands.S3"]
    attempt(stage, "netherlands", "cape_colony", [5, 1], answers, moved=True)
    assert taken(stage) == [[2], [2]]


@pytest.mark.rule("uRR 13.5.3", "uRR 13.5.5")
def test_13_5_the_philippines_disperse_a_troop_and_its_leader() -> None:
    """Example 5.1: arrived, on difficult ground; two disband results are too many."""
    stage = Stage().impulse(0).put("spain", "philippines", T3=1, leader="ordinary")
    assert not attempt(stage, "spain", "philippines", [3, 4], moved=True)
    assert taken(stage) == [[1], [2]]
    box = stage.g.world.box_of[stage.at("philippines")]
    assert troop_count(stage.g, stage.power("spain"), box) == 1
    assert leaders_of(stage.g, stage.power("spain"))[0].place == box
    assert stage.g.state.free[stage.at("philippines")] == 2


@pytest.mark.rule("uRR 13.5.3", "uRR 13.5.6")
def test_13_5_nantes_is_opposed_from_afar() -> None:
    """Example 7.8: opposition from Paris, two areas away, and the port is razed."""
    stage = Stage().war("huguenots", "france").impulse(2)
    stage.put("huguenots", "nantes", T3=3, leader="organizer").put("france", "paris", T3=2)
    assert attempt(stage, "huguenots", "nantes", [3, 3], ["troops.paris"], moved=True)
    assert taken(stage) == [[2], [1]]
    assert stage.holder("nantes") == "huguenots"
    assert stage.events(PortRazed)


# -- opposition --------------------------------------------------------------------------------


@pytest.mark.rule("uRR 13.5.1", "uRR 12.5")
def test_13_5_1_without_opposition_the_area_is_taken_at_once() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    assert attempt(stage, "huguenots", "tours")
    assert stage.holder("tours") == "huguenots"
    assert stage.owner("tours") == "france"


@pytest.mark.rule("uRR 13.5.2")
def test_13_5_2_the_controller_need_not_oppose() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    stage.put("france", "paris", T3=1)
    assert attempt(stage, "huguenots", "tours", [], ["pass"])


def keys(stage: Stage, power: str, area: str) -> list[str]:
    return [option.key for option in offers(stage.g, stage.power(power), stage.at(area))]


@pytest.mark.rule("uRR 13.5.2")
def test_13_5_2_troops_or_a_fortress_oppose_from_one_or_two_areas_away() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "nantes", T3=1)
    stage.put("france", "rennes", T2=1).put("france", "paris", T3=1, fortress=True)
    stage.put("france", "troyes", T3=1)
    assert keys(stage, "france", "nantes") == ["troops.paris", "walls.paris", "troops.rennes"]


@pytest.mark.rule("uRR 13.5.2")
def test_13_5_2_the_area_between_must_be_controlled_and_free_of_supplied_enemies() -> None:
    stage = Stage().war("huguenots", "france").put("france", "paris", T3=1)
    assert keys(stage, "france", "nantes") == ["troops.paris"]
    stage.put("huguenots", "tours", T2=1)
    assert keys(stage, "france", "nantes") == []
    stage.control("france", "clermont", "orleans", "bordeaux")
    assert keys(stage, "france", "nantes") == ["troops.paris"]
    stage.revolt("tours")
    assert keys(stage, "france", "nantes") == []


@pytest.mark.rule("uRR 13.5.2")
def test_13_5_2_who_is_besieged_opposes_nobody() -> None:
    stage = Stage().war("huguenots", "france").put("france", "paris", T3=1, fortress=True)
    stage.siege("huguenots", "paris")
    assert keys(stage, "france", "tours") == []


@pytest.mark.rule("uRR 13.5.5")
def test_13_5_5_a_fortress_opposes_without_pursuit() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    stage.put("france", "paris", fortress=True)
    assert not attempt(stage, "huguenots", "tours", [1, 6], ["walls.paris"])
    assert taken(stage) == [[3], [2]]
    assert stage.units("huguenots", "tours") == {"T3": 1}
    (event,) = stage.events(OppositionAnnounced)
    assert (event.area, event.start) == ("area:tours", "area:paris")


@pytest.mark.rule("uRR 13.5.5", "uRR 13.1.7")
def test_13_5_5_without_a_leader_one_disband_result_is_enough() -> None:
    """The winner keeps the last troop all the same."""
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=2)
    stage.put("france", "paris", T3=1)
    assert not attempt(stage, "huguenots", "tours", [4, 5], ["troops.paris"])
    assert stage.units("huguenots", "tours") == {"T3": 1}
    assert stage.units("france", "paris") == {"T3": 1}


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_a_determined_leader_adds_to_the_die() -> None:
    stage = Stage().war("huguenots", "france").put("france", "paris", T3=1)
    stage.put("huguenots", "tours", T3=1, leader="determined")
    answers = ["troops.paris", "plus.4"]
    assert attempt(stage, "huguenots", "tours", [4, 4], answers)


@pytest.mark.rule("uRR 17.3.2")
def test_17_3_2_a_creative_leader_helps_in_any_combat() -> None:
    stage = Stage().independent("tours", 2).put("huguenots", "tours", T3=1, leader="creative")
    attempt(stage, "huguenots", "tours", [5, 1])
    assert taken(stage) == [[4], [2]]


@pytest.mark.rule("uRR 13.5.3", "uRR 13.1.2")
def test_13_5_3_an_event_may_give_an_advantage() -> None:
    stage = Stage().independent("tours", 2).put("huguenots", "tours", T3=1)
    area = 1 << stage.at("tours")
    power = stage.power("huguenots")
    stage.g.realm.grants.append(Grant(power, "subjugation_advantage", "card", areas=area))
    attempt(stage, "huguenots", "tours", [5, 1])
    assert taken(stage) == [[4], [2]]


@pytest.mark.rule("uRR 13.5.3", "uRR 13.1.2")
@pytest.mark.parametrize(("provinces", "category"), [(("france",), 3), (("spain",), 2)])
def test_13_5_3_an_event_in_force_may_give_one_too(
    provinces: tuple[str, ...], category: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a pack: no card of the game does. It counts in the provinces that it names, here for
    troops that have just arrived."""
    help = Modifier(power="huguenots", subjugation_advantage=1, provinces=provinces)
    row = msgspec.structs.replace(WORLD.cards["tercios"], ops=(help,))
    monkeypatch.setitem(WORLD.cards, "tercios", row)
    stage = Stage().independent("tours", 2).put("huguenots", "tours", T3=1).lasting("tercios")
    answers = ["raise.3"] if category == 3 else []
    attempt(stage, "huguenots", "tours", [5, 1], answers, moved=True)
    assert taken(stage) == [[category], [2]]


@pytest.mark.rule("uRR 13.5.2", "uRR 13.5.3")
@pytest.mark.parametrize(
    ("start", "fleet", "category"),
    [("paris", [], 2), ("troyes", [], 1), ("paris", ["fleet"], 1), ("troyes", ["fleet"], 1)],
)
def test_13_5_3_opposing_from_two_areas_away_is_a_disadvantage(
    start: str, fleet: list[str], category: int
) -> None:
    """Troyes is behind Paris, seen from Rouen. With an English fleet against them things can be no
    worse."""
    stage = Stage().war("huguenots", "france").war("england", "france").impulse(2)
    stage.put("huguenots", "rouen", T3=1).put("france", start, T3=1, leader="ordinary")
    stage.put("england", "sea_ea", S3=1)
    answers = [f"troops.{start}", FLEET if fleet else "pass"]
    attempt(stage, "huguenots", "rouen", [3, 1], answers)
    assert taken(stage)[1] == [category]


@pytest.mark.rule("uRR 13.5.2", "uRR 13.5.4")
def test_13_5_4_chances_are_told_where_the_area_itself_resists() -> None:
    """Not where it is up to its controller, nor of Swedes in Germany, whom nobody resists."""
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1)
    told = stage.g, stage.power("huguenots"), stage.at("tours"), False
    assert foresee_subjugation(*told) is None
    stage.independent("tours")
    assert foresee_subjugation(*told) is not None
    stage = Stage("thirty_years_war", 4).turn(10)
    stage.run(apply_turn_rules(stage.g), idle=True)
    stage.independent("hesse", 3).put("sweden", "hesse", T2=1)
    assert foresee_subjugation(stage.g, stage.power("sweden"), stage.at("hesse"), True) is None


# -- rebels, independents, mini-maps -----------------------------------------------------------


@pytest.mark.rule("uRR 13.5.4", "uRR 13.5.6", "uRR 18.3")
@pytest.mark.parametrize("level", [2, 3])
def test_13_5_6_a_revolt_resists_by_itself_and_is_put_down(level: int) -> None:
    stage = Stage().revolt("tours", level).put("france", "tours", T3=1)
    stage.put("france", "paris", T3=1)
    assert attempt(stage, "france", "tours", [5, 1])
    assert taken(stage) == [[3], [level]]
    assert stage.g.state.rebels[stage.at("tours")] == 0
    assert stage.holder("tours") == "france"


@pytest.mark.rule("uRR 13.5.6", "uRR 18.3", "uRR 21.3.5")
def test_13_5_6_an_enemy_in_revolt_cannot_oppose_and_loses_a_key_area() -> None:
    stage = Stage().war("huguenots", "france").revolt("paris").put("huguenots", "paris", T3=1)
    stage.put("france", "rouen", T3=1)
    assert attempt(stage, "huguenots", "paris", [5, 1])
    assert stage.holder("paris") == "huguenots"
    assert stage.g.realm.morale[stage.power("huguenots")][stage.power("france")] == 1


@pytest.mark.rule("uRR 20.2", "uRR 13.5.6")
def test_13_5_6_a_minors_area_goes_back_to_the_minor() -> None:
    stage = Stage().revolt("glasgow", 3).put("scotland", "glasgow", T2=1)
    assert attempt(stage, "england", "glasgow", [5, 1])
    assert stage.holder("glasgow") == "scotland"


@pytest.mark.rule("uRR 13.5.3", "uRR 11.4.2")
def test_13_5_3_an_enemy_fleet_may_support_rebels() -> None:
    stage = Stage().war("england", "france").revolt("rouen").put("france", "rouen", T3=1)
    stage.put("england", "sea_ea", S2=1).impulse(1)
    answers = ["support.nobody.sea_ea.england.S2"]
    attempt(stage, "france", "rouen", [5, 1], answers)
    assert taken(stage) == [[2], [2]]


@pytest.mark.rule("uRR 13.5.7")
def test_13_5_7_areas_of_mini_maps_resist_by_themselves() -> None:
    stage = Stage().own("spain", "mexico", home=True).own("spain", "cuba")
    assert self_defence(stage.g, stage.at("mexico")) == 3
    assert self_defence(stage.g, stage.at("cuba")) == 2
    assert self_defence(stage.g, stage.at("paris")) == 0
    stage.own("portugal", "hormuz")
    assert self_defence(stage.g, stage.at("hormuz")) == 0


@pytest.mark.rule("uRR 13.5.7")
def test_13_5_7_nobody_opposes_with_troops_there() -> None:
    stage = Stage().war("england", "spain").own("spain", "mexico", "cuba")
    stage.interest("england", "WE", "Na", "Ca").put("england", "mexico", T3=1)
    neighbour = next(
        id
        for id in stage.g.world.location_ids
        if stage.g.world.land.adjacent[stage.at("mexico")] >> stage.at(id) & 1
    )
    stage.own("spain", neighbour).put("spain", neighbour, T3=1)
    assert attempt(stage, "england", "mexico", [6, 1])
    assert not any(ask.kind == "oppose" for ask in stage.asked)


# -- restrictions ------------------------------------------------------------------------------


def why(stage: Stage, power: str, area: str) -> list[str]:
    refusals = SUBJUGATION.refusals(stage.g, stage.power(power), area)
    return [refusal.message.removeprefix("forbid-") for refusal in refusals]


@pytest.mark.rule("uRR 13.5.1", "uRR 15.2", "uRR 18.4.1")
def test_13_5_1_what_can_be_subjugated() -> None:
    stage = Stage().war("huguenots", "france")
    assert why(stage, "huguenots", "tours") == ["no-troops-of-yours"]
    stage.put("huguenots", "tours", T3=1).put("huguenots", "clermont", T3=1)
    assert why(stage, "huguenots", "tours") == []
    assert "not-yours-to-take" in why(stage, "huguenots", "clermont")
    stage.put("france", "tours", T3=1)
    assert why(stage, "huguenots", "tours") == ["defenders-are-there"]
    stage.put("huguenots", "paris", T3=1).put("france", "paris", fortress=True)
    assert "fortress-holds-out" in why(stage, "huguenots", "paris")
    stage.put("huguenots", "troyes", T3=1).control("france", "orleans", "clermont", "lyon")
    assert why(stage, "huguenots", "troyes") == ["without-supply"]


@pytest.mark.rule("uRR 13.5.1")
def test_13_5_1_powers_at_peace_and_neutral_minors_keep_their_areas() -> None:
    stage = Stage().put("huguenots", "tours", T3=1)
    assert why(stage, "huguenots", "tours") == ["not-yours-to-take"]
    neutral = next(
        area
        for area in stage.g.world.area_places
        if stage.g.state.holder[area] != NOBODY
        and major_of(stage.g, stage.g.state.holder[area]) == NOBODY
    )
    name = stage.g.world.location_ids[neutral]
    stage.put("huguenots", name, T2=1)
    assert "not-yours-to-take" in why(stage, "huguenots", name)


@pytest.mark.rule("uRR 18.4.1")
def test_18_4_1_no_subjugation_without_interest() -> None:
    stage = cape().interest("netherlands", "CE", "WE", "BT")
    assert why(stage, "netherlands", "cape_colony") == ["no-interest-there"]


@pytest.mark.rule("uRR 13.5.4", "uRR 9")
def test_13_5_4_another_try_is_an_action() -> None:
    stage = Stage().war("huguenots", "france").put("huguenots", "tours", T3=1).impulse(2)
    stage.put("huguenots", "clermont", T2=1)
    action, power = ACTIONS["subjugate"], stage.power("huguenots")
    assert action.may(stage.g, power)
    assert stage.run(action.take(stage.g, power), [], ["subjugate.tours"])
    assert points_of(stage.g, power) == 0
    assert stage.holder("tours") == "huguenots"
    assert not action.may(stage.g, power)
    assert count_at(stage.g, power, stage.at("tours"), KIND["T3"]) == 1


@pytest.mark.rule("uRR 19.2.1", "uRR 12.5")
@pytest.mark.parametrize(("troops", "razed"), [(0, False), (1, True)])
def test_19_2_1_a_port_is_razed_only_if_it_was_fought_for(troops: int, razed: bool) -> None:
    """Nobody opposes the Huguenots in Nantes, or a troop from Rennes does, and is beaten."""
    s = Stage().war("huguenots", "france").put("huguenots", "nantes", T3=2).impulse(2)
    if troops:
        s.put("france", "rennes", T2=1)
    answers = ["troops.rennes"] if troops else []
    nantes = s.at("nantes")
    s.run(
        subjugate(s.g, s.power("huguenots"), nantes, moved=False),
        dice=[6, 1] if troops else [],
        answers=answers,
    )
    assert s.holder("nantes") == "huguenots"
    assert bool(s.g.state.razed >> nantes & 1) == razed
