"""Strategic movement (uRR 10)."""

import pytest

from tercio.games.ultima_ratio_regis.model.power_questions import player_of, points_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_in_game
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import (
    may_move,
    movable,
    move_new_unit,
    redeploy_free,
    strategic_move,
)
from tercio.kernel.masks import places_of
from tests.rules.ultima_ratio_regis.stage import KIND, WORLD, Stage


def go(stage: Stage, power: str, *answers: str, dice: tuple[int, ...] = ()) -> bool:
    """One strategic move, for which the power has a point."""
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    done = stage.run(strategic_move(stage.g, stage.power(power)), dice=dice, answers=answers)
    return bool(done)


def goals(stage: Stage, power: str, *answers: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(strategic_move(stage.g, stage.power(power)), answers)
    return {o.key.removeprefix("goal.") for o in ask.options if o.key.startswith("goal.")}


def reasons(stage: Stage, power: str, thing: str, *answers: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(strategic_move(stage.g, stage.power(power)), answers)
    assert ask.explain is not None
    return {refusal.message.removeprefix("forbid-") for refusal in ask.explain(thing)}


# -- squadrons -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 10.1")
def test_10_1_a_squadron_crosses_seas_and_ends_in_a_sea_or_port() -> None:
    stage = Stage().put("england", "london", S3=1)
    found = goals(stage, "england", "unit.england.S3.london")
    assert {"sea_ns", "sea_ea", "dublin", "plymouth"} <= found
    assert "amsterdam" not in found
    assert go(stage, "england", "unit.england.S3.london", "goal.sea_ea")
    assert stage.units("england", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 10.1")
def test_10_1_a_damaged_squadron_does_not_move() -> None:
    stage = Stage().put("england", "london", S2D=1, S3D=1)
    assert not may_move(stage.g, stage.power("england"))
    assert movable(stage.g, stage.power("england")) == []


@pytest.mark.rule("uRR 10.1")
def test_10_1_squadrons_lie_in_ports_of_their_own_side_only() -> None:
    stage = Stage().put("england", "sea_ns", S3=1)
    assert "not-a-port-of-yours" in reasons(
        stage, "england", "area:amsterdam", "unit.england.S3.sea_ns"
    )


@pytest.mark.rule("uRR 11.1")
def test_11_1_a_move_ends_within_range_of_a_base() -> None:
    stage = Stage().put("netherlands", "sea_ns", S3=1)
    move = "unit.netherlands.S3.sea_ns"
    assert "sea_ea" not in goals(stage, "netherlands", move)
    assert reasons(stage, "netherlands", "sea:sea_ea", move) == {"no-base-in-range"}
    stage.g.set_distance(2, 2)
    assert "sea_ea" in goals(stage, "netherlands", move)


@pytest.mark.rule("uRR 7.2")
@pytest.mark.parametrize(
    ("scenario", "players", "there"),
    [("catholics_and_protestants", 3, False), ("wars_of_religion", 4, True)],
)
def test_7_2_seas_without_a_theater_in_play_are_not_there(
    scenario: str, players: int, there: bool
) -> None:
    """The Baltic, next to the North Sea."""
    stage = Stage(scenario, players).put("netherlands", "sea_ns", S3=1)
    stage.own("netherlands", "amsterdam").g.set_distance(2, 2)
    move = "unit.netherlands.S3.sea_ns"
    assert ("sea_bs" in goals(stage, "netherlands", move)) is there
    why = reasons(stage, "netherlands", "sea:sea_bs", move)
    assert ("sea-is-not-in-the-game" in why) is not there


@pytest.mark.rule("uRR 7.2", "uRR 24")
def test_7_2_a_sea_is_there_with_the_first_area_on_it() -> None:
    """Hormuz, which Portugal brings into Catholics and Protestants."""
    stage = Stage()
    gulf = stage.at("sea_pgr")
    assert not seas_in_game(stage.g) >> gulf & 1
    stage.own("portugal", "hormuz")
    assert seas_in_game(stage.g) >> gulf & 1


@pytest.mark.rule("uRR 18.6.1")
def test_18_6_1_galleys_stay_in_the_mediterranean() -> None:
    stage = Stage().put("spain", "gibraltar", S3=1)
    move = "unit.spain.S3.gibraltar"
    found = goals(stage, "spain", move)
    assert "sea_wm" in found
    assert not {"sea_ea", "coruna"} & found
    assert "galleys-keep-to-their-sea" in reasons(stage, "spain", "sea:sea_ea", move)


@pytest.mark.rule("uRR 18.6.1")
def test_18_6_1_an_event_lets_galleys_out() -> None:
    from tercio.games.ultima_ratio_regis.model.realm_state import Grant

    stage = Stage().put("spain", "gibraltar", S3=1)
    stage.g.realm.grants.append(Grant(stage.power("spain"), "leave_mediterranean", "galleon"))
    assert "sea_ea" in goals(stage, "spain", "unit.spain.S3.gibraltar")


# -- troops --------------------------------------------------------------------------------------


@pytest.mark.rule("uRR 10.2")
def test_10_2_a_troop_crosses_controlled_areas_and_seas() -> None:
    stage = Stage().put("france", "lyon", T3=1)
    assert go(stage, "france", "unit.france.T3.lyon", "goal.rouen")
    assert stage.units("france", "rouen") == {"T3": 1}
    assert stage.units("france", "lyon") == {}


@pytest.mark.rule("uRR 10.2")
def test_10_2_areas_that_are_not_controlled_are_no_way() -> None:
    stage = Stage().put("france", "lyon", T3=1)
    move = "unit.france.T3.lyon"
    assert reasons(stage, "france", "area:bordeaux", move) == {
        "neither-controlled-nor-held",
        "no-way-leads-there",
    }
    assert reasons(stage, "france", "sea:sea_ea", move) == {
        "troops-cannot-stay-at-sea",
        "no-way-leads-there",
    }


@pytest.mark.rule("uRR 10.2")
def test_10_2_own_troops_hold_an_area_open() -> None:
    stage = Stage().put("france", "tours", T3=1).put("france", "orleans", T2=1)
    assert "orleans" in goals(stage, "france", "unit.france.T3.tours")


@pytest.mark.rule("uRR 10.2")
def test_10_2_besieged_troops_leave_only_by_sea() -> None:
    stage = Stage().war("england", "france").put("france", "rouen", T3=1, fortress=True)
    stage.put("england", "rouen", T3=2).siege("england", "rouen")
    found = goals(stage, "france", "unit.france.T3.rouen")
    assert "brest" in found
    stage = Stage().war("england", "france").put("france", "paris", T3=1, fortress=True)
    stage.put("england", "paris", T3=2).siege("england", "paris")
    assert movable(stage.g, stage.power("france")) == []


@pytest.mark.rule("uRR 10.2")
def test_10_2_a_besieged_port_can_be_reinforced_by_sea() -> None:
    stage = Stage().war("england", "france").put("france", "rouen", T3=1, fortress=True)
    stage.put("england", "rouen", T3=2).siege("england", "rouen").put("france", "brest", T2=1)
    assert "rouen" in goals(stage, "france", "unit.france.T2.brest")
    stage.put("france", "paris", T2=1)
    stage.own("huguenots", "brest", "calais", "nantes", "rennes", "marseille")
    assert "rouen" not in goals(stage, "france", "unit.france.T2.paris")


@pytest.mark.rule("uRR 15.1.1")
def test_15_1_1_a_move_does_not_end_overstacked() -> None:
    stage = Stage().put("france", "paris", T3=4).put("france", "lyon", T2=1)
    assert reasons(stage, "france", "area:paris", "unit.france.T2.lyon") == {
        "too-many-troops-there"
    }


@pytest.mark.rule("uRR 18.4.1")
def test_18_4_1_theaters_without_interest_are_barred() -> None:
    stage = Stage().put("france", "paris", T3=1).own("france", "madrid")
    stage.g.state.owned[stage.power("france")] &= ~(1 << stage.at("madrid"))
    assert "no-interest-there" in reasons(stage, "france", "area:madrid", "unit.france.T3.paris")


@pytest.mark.rule("uRR 21.2.1")
def test_21_2_1_strategic_moves_go_through_areas_of_an_ally() -> None:
    """From Luxembourg to Bruges through Brussels, which is Dutch and has no other way around it
    for England."""
    stage = Stage().put("england", "luxembourg", T3=1).own("england", "luxembourg", "brugge")
    stage.own("netherlands", "brussels")
    move = "unit.england.T3.luxembourg"
    assert movable(stage.g, stage.power("england")) == []
    stage.alliance("england", "netherlands")
    assert go(stage, "england", move, "goal.brugge")
    assert stage.units("england", "brugge") == {"T3": 1}


@pytest.mark.rule("uRR 21.2.1", "uRR 21.2.2")
def test_21_2_1_they_do_not_end_there() -> None:
    """Not even three troops with a leader; one of them can be lent."""
    stage = Stage().put("england", "london", T3=3, leader="tactical")
    stage.alliance("england", "netherlands")
    move = "unit.england.T3.london", "alone"
    assert not {"amsterdam", "breda"} & goals(stage, "england", *move)
    assert reasons(stage, "england", "area:breda", *move) == {"only-a-way-through"}
    army = "leader.london.tactical0", "onto.england.T3.london", "everybody"
    assert "amsterdam" not in goals(stage, "england", *army)


@pytest.mark.rule("uRR 21.2.1", "uRR 10.2.1")
def test_21_2_1_who_is_turned_back_off_an_allys_port_goes_to_his_own_area() -> None:
    """From Luxembourg through Dutch Amsterdam into the North Sea, where Spain wins."""
    stage = Stage().put("england", "luxembourg", T3=1).own("england", "luxembourg")
    stage.own("netherlands", "brussels", "brugge").alliance("england", "netherlands")
    stage.war("spain", "england").put("spain", "sea_ns", S3=1)
    answers = "unit.england.T3.luxembourg", "goal.london", "intercept.sea_ns.spain.S3"
    assert go(stage, "england", *answers, dice=(6,))
    assert stage.units("england", "luxembourg") == {"T3": 1}


@pytest.mark.rule("uRR 20.1")
def test_20_1_a_neutral_minor_is_crossed_only_where_own_troops_stand() -> None:
    stage = Stage().put("france", "lyon", T3=1)
    assert "turin" not in goals(stage, "france", "unit.france.T3.lyon")
    stage.put("france", "turin", T3=1)
    assert "turin" in goals(stage, "france", "unit.france.T3.lyon")


@pytest.mark.rule("uRR 20.2")
def test_20_2_a_minor_stays_in_its_theater() -> None:
    stage = Stage().put("genoa", "genoa", T2=1)
    found = goals(stage, "spain", "unit.genoa.T2.genoa")
    assert "naples" in found
    assert "brussels" not in found


@pytest.mark.rule("uRR 18.2.1")
def test_18_2_1_inactive_areas_are_not_there() -> None:
    stage = Stage().put("france", "paris", T3=1)
    closed = next(a for a in range(stage.g.world.area_count) if stage.g.state.closed >> a & 1)
    id = stage.g.world.location_ids[closed]
    assert "area-does-not-exist" in reasons(stage, "france", f"area:{id}", "unit.france.T3.paris")


@pytest.mark.rule("uRR 10.2")
def test_10_2_a_leader_goes_along_or_stays() -> None:
    stage = Stage().put("france", "paris", T3=2, leader="tactical")
    assert go(stage, "france", "unit.france.T3.paris", "alone", "goal.lyon")
    leader = stage.g.state.leaders[0]
    assert leader.place == stage.at("paris")
    assert go(stage, "france", "unit.france.T3.paris", "goal.lyon")
    assert leader.place == stage.at("lyon")


# -- armies and fleets ---------------------------------------------------------------------------


@pytest.mark.rule("uRR 10.3")
def test_10_3_the_printed_example_london_to_dublin_and_edinburgh() -> None:
    """PB 7.3: the leader of London goes to Dublin; his army sails, passes Newcastle, where it
    takes a troop, and ends in Edinburgh."""
    stage = Stage().put("england", "london", T3=1, leader="ordinary")
    stage.put("scotland", "dublin", T2=1).put("scotland", "newcastle", T2=1)
    leader = stage.g.state.leaders[0]
    name = f"{leader.ability}{leader.number}"
    assert go(
        stage,
        "england",
        f"leader.london.{name}",
        "onto.scotland.T2.dublin",
        "goal.newcastle",
        "everybody",
        "goal.edinburgh",
        "pass",
    )
    assert stage.units("scotland", "edinburgh") == {"T2": 2}
    assert stage.units("england", "london") == {"T3": 1}
    assert leader.place == stage.at("edinburgh")


@pytest.mark.rule("uRR 10.3")
def test_10_3_no_more_than_four_at_a_time() -> None:
    stage = Stage().put("france", "paris", T3=3, T2=2, leader="organizer")
    name = f"organizer{stage.g.state.leaders[0].number}"
    begun = ("leader.paris." + name, "onto.france.T3.paris")
    stage.impulse(1, france=1)
    ask = stage.ask(strategic_move(stage.g, stage.power("france")), begun)
    assert "everybody" not in [o.key for o in ask.options]
    taken = ["take.france.T3"] * 3 + ["take.france.T2"]
    assert go(stage, "france", *begun, *taken, "goal.lyon", "pass")
    assert (stage.count("france", "lyon"), stage.count("france", "paris")) == (4, 1)


@pytest.mark.rule("uRR 10.3")
def test_10_3_an_army_leaves_troops_on_its_way() -> None:
    stage = Stage().put("france", "paris", T3=3, leader="tactical")
    leader = stage.g.state.leaders[0]
    assert go(
        stage,
        "france",
        f"leader.paris.tactical{leader.number}",
        "onto.france.T3.paris",
        "everybody",
        "goal.lyon",
        "take.france.T3",
        "done",
        "goal.rouen",
        "pass",
    )
    assert (stage.count("france", "lyon"), stage.count("france", "rouen")) == (2, 1)


@pytest.mark.rule("uRR 10.3")
def test_10_3_who_finds_no_way_on_is_not_asked_whom_he_takes_along() -> None:
    stage = Stage().put("france", "narbonne", T3=2, leader="tactical")
    held = places_of(stage.g.state.held[stage.power("france")])
    stage.own("spain", *(WORLD.location_ids[area] for area in held))
    stage.own("france", "toulouse")
    leader = f"leader.narbonne.tactical{stage.g.state.leaders[0].number}"
    stage.impulse(player_of(stage.g, stage.power("france")), france=1)
    move = strategic_move(stage.g, stage.power("france"))
    ask = stage.ask(move, [leader, "onto.france.T3.narbonne", "everybody", "goal.toulouse"])
    assert (ask.kind, [option.key for option in ask.options]) == ("strategic-leg", ["pass"])
    assert ask.options[-1].text == "option-move-ends"


@pytest.mark.rule("uRR 10.3")
def test_10_3_a_besieged_leader_leads_no_move() -> None:
    stage = Stage().war("england", "france")
    stage.put("france", "rouen", T3=2, leader="tactical", fortress=True)
    stage.put("england", "rouen", T3=2).siege("england", "rouen").put("france", "paris", T3=1)
    stage.impulse(1, france=1)
    ask = stage.ask(strategic_move(stage.g, stage.power("france")))
    assert not [o.key for o in ask.options if o.key.startswith("leader.")]


@pytest.mark.rule("uRR 10.4")
def test_10_4_between_maps_troops_go_one_by_one() -> None:
    stage = Stage().put("spain", "seville", T3=2, leader="tactical")
    leader = stage.g.state.leaders[0]
    assert "mexico" in goals(stage, "spain", "unit.spain.T3.seville", "alone")
    army = (f"leader.seville.tactical{leader.number}", "onto.spain.T3.seville", "everybody")
    assert "mexico" not in goals(stage, "spain", *army)
    assert "fleets-stay-on-their-map" in reasons(stage, "spain", "area:mexico", *army)


# -- interception at sea -------------------------------------------------------------------------


def crossing() -> Stage:
    """English troops go to Dublin, past a French squadron in the East Atlantic."""
    stage = Stage().war("england", "france").revolt("ulster")
    return stage.put("england", "plymouth", T3=1).put("france", "sea_ea", S3=1)


CROSS = ("unit.england.T3.plymouth", "goal.dublin")


@pytest.mark.rule("uRR 10.2.1")
def test_10_2_1_the_enemy_may_let_troops_pass() -> None:
    stage = crossing()
    assert go(stage, "england", *CROSS)
    assert stage.count("england", "dublin") == 1


@pytest.mark.rule("uRR 10.2.1", "uRR 11.4.1")
def test_10_2_1_an_interceptor_who_wins_sends_the_troops_back() -> None:
    stage = crossing()
    answers = (*CROSS, "intercept.sea_ea.france.S3")
    assert go(stage, "england", *answers, dice=(5,))
    assert stage.count("england", "plymouth") == 1
    assert stage.count("england", "dublin") == 0


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_without_a_battle_point_the_troops_go_on() -> None:
    stage = crossing()
    stage.put("france", "sea_ea", S2=1)
    answers = (*CROSS, "intercept.sea_ea.france.S2")
    assert go(stage, "england", *answers, dice=(1,))
    assert stage.count("england", "dublin") == 1


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_an_escort_based_in_the_port_of_departure_fights() -> None:
    stage = crossing().put("england", "plymouth", S3=1)
    answers = (*CROSS, "intercept.sea_ea.france.S3", "escort.plymouth.england.S3")
    assert go(stage, "england", *answers, "port.rouen", dice=(5, 1))
    assert stage.count("england", "dublin") == 1
    assert stage.units("england", "plymouth") == {"S3": 1}
    assert stage.units("france", "sea_ea") == {}


@pytest.mark.rule("uRR 11.4", "uRR 11.4.1")
def test_11_4_1_each_enemy_power_may_try_once() -> None:
    stage = crossing().war("england", "spain").put("spain", "sea_ea", S2=1)
    answers = (
        *CROSS,
        "intercept.sea_ea.spain.S2",
        "intercept.sea_ea.france.S3",
        "fight.spain",
    )
    assert go(stage, "england", *answers, dice=(1, 6))
    assert stage.count("england", "plymouth") == 1


def to_brittany() -> Stage:
    """Dutch troops go from Amsterdam to Brest, with French ships in both seas on their way."""
    stage = Stage().war("netherlands", "france").own("netherlands", "amsterdam", "brest")
    stage.put("netherlands", "amsterdam", T3=1)
    return stage.put("france", "sea_ns", S2=1).put("france", "sea_ea", S3=1)


@pytest.mark.rule("uRR 11.4.1")
@pytest.mark.parametrize(
    ("intercepts", "face", "asked", "where"),
    [
        ("intercept.sea_ns.france.S2", 1, 1, "brest"),
        ("intercept.sea_ea.france.S3", 5, 2, "amsterdam"),
    ],
)
def test_11_4_1_who_has_opposed_a_move_does_not_try_again_in_the_next_sea(
    intercepts: str, face: int, asked: int, where: str
) -> None:
    stage = to_brittany()
    answers = ("unit.netherlands.T3.amsterdam", "goal.brest", intercepts)
    assert go(stage, "netherlands", *answers, dice=(face,))
    assert sum(ask.kind == "intercept-transport" for ask in stage.asked) == asked
    assert stage.count("netherlands", where) == 1


@pytest.mark.rule("uRR 10.2.1")
def test_10_2_1_safe_ways_are_taken_and_of_unsafe_ones_the_mover_chooses() -> None:
    stage = Stage().war("england", "france").put("england", "london", T3=1)
    stage.put("france", "sea_ns", S3=1)
    assert go(stage, "england", "unit.england.T3.london", "goal.dublin")
    assert stage.count("england", "dublin") == 1


@pytest.mark.rule("uRR 10.2.1")
def test_10_2_1_where_every_way_is_dangerous_the_mover_chooses_the_sea() -> None:
    stage = Stage().war("england", "france").own("england", "calais")
    stage.put("england", "london", T3=1).put("france", "sea_ns", S3=1)
    stage.put("france", "sea_ea", S2=1)
    way = ("unit.england.T3.london", "goal.calais")
    stage.impulse(2, england=1)
    ask = stage.ask(strategic_move(stage.g, stage.power("england")), way)
    assert {o.key for o in ask.options} == {"by.sea_ns", "by.sea_ea", "back"}
    assert go(stage, "england", *way, "by.sea_ea", "intercept.sea_ea.france.S2", dice=(1,))
    assert stage.count("england", "calais") == 1


@pytest.mark.rule("uRR 10.1", "uRR 10.2")
@pytest.mark.parametrize(
    "unit", ["unit.spain.T3.milan", "unit.genoa.T2.genoa", "unit.spain.S3.sea_wm"]
)
def test_10_whatever_is_not_offered_has_a_reason(unit: str) -> None:
    stage = Stage().war("spain", "france").put("spain", "milan", T3=1).put("genoa", "genoa", T2=1)
    stage.put("spain", "sea_wm", S3=1).put("france", "sea_cm", S3=1).put("france", "naples", T3=1)
    stage.put("spain", "palermo", T3=2, T2=2).revolt("messina")
    stage.impulse(0, spain=1)
    ask = stage.ask(strategic_move(stage.g, stage.power("spain")), [unit])
    assert ask.explain is not None
    offered = {o.value for o in ask.options if o.key.startswith("goal.")}
    assert offered
    start = stage.at(unit.split(".")[-1])
    for place in (*stage.g.world.area_places, *stage.g.world.sea_places):
        if place != start:
            assert (place in offered) == (not ask.explain(place_ref(stage.g, place))), place


@pytest.mark.rule("uRR 18.6", "uRR 18.6.3")
def test_18_6_3_ships_based_in_a_strategic_port_reach_two_seas() -> None:
    stage = Stage().war("england", "france").put("france", "amsterdam", T3=1)
    stage.own("france", "amsterdam").put("england", "sea_ea", S3=1)
    stage.own("france", "hamburg")
    assert go(
        stage,
        "france",
        "unit.france.T3.amsterdam",
        "goal.hamburg",
        "intercept.sea_ea.england.S3",
        dice=(5,),
    )
    assert stage.count("france", "amsterdam") == 1
    stage.own("france", "portsmouth")
    assert go(stage, "france", "unit.france.T3.amsterdam", "goal.hamburg")


# -- moves that are part of other actions --------------------------------------------------------


@pytest.mark.rule("uRR 9.5")
def test_9_5_a_regrouped_troop_may_sail_on() -> None:
    """PB 7.4: regrouped in Bordeaux, by sea to Rouen."""
    stage = Stage().put("huguenots", "bordeaux", T2=1).control("huguenots", "rouen").impulse(2)
    troop = stage.power("huguenots"), stage.at("bordeaux"), KIND["T2"]
    stage.run(move_new_unit(stage.g, *troop), answers=["goal.rouen"])
    assert stage.count("huguenots", "rouen") == 1
    stage.run(
        move_new_unit(stage.g, stage.power("huguenots"), stage.at("rouen"), KIND["T2"]),
        answers=["pass"],
    )
    assert stage.count("huguenots", "rouen") == 1


@pytest.mark.rule("uRR 9.3")
def test_9_3_the_printed_example_the_repaired_squadron_of_rouen() -> None:
    """PB 3.2: the squadron that is finished in Rouen is taken out to sea in the same action."""
    stage = Stage().put("france", "rouen", S3=1).impulse(1)
    ship = stage.power("france"), stage.at("rouen"), KIND["S3"]
    stage.run(move_new_unit(stage.g, *ship), answers=["goal.sea_ea"])
    assert stage.units("france", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 10.3")
def test_10_3_the_printed_example_amsterdam_to_luxembourg() -> None:
    """PB 7.5: the Dutch army moves through Flanders in one action."""
    stage = Stage().own("netherlands", "brugge", "brussels", "luxembourg")
    stage.put("netherlands", "amsterdam", T3=2, leader="ordinary")
    leader = stage.g.state.leaders[0]
    who = f"leader.amsterdam.{leader.ability}{leader.number}"
    way = ("onto.netherlands.T3.amsterdam", "everybody", "goal.luxembourg", "pass")
    assert go(stage, "netherlands", who, *way)
    assert stage.count("netherlands", "luxembourg") == 2


@pytest.mark.rule("uRR 8.2.3")
def test_8_2_3_a_player_without_cards_redeploys_a_unit_for_nothing() -> None:
    from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import (
        may_redeploy_free,
    )

    stage = Stage().war("france", "england").put("france", "paris", T3=1).impulse(1)
    france = stage.power("france")
    assert not may_redeploy_free(stage.g, france)
    stage.g.state.impulse.without_cards = True
    assert may_redeploy_free(stage.g, france)
    stage.run(redeploy_free(stage.g, france), answers=["unit.france.T3.paris", "goal.lyon"])
    assert stage.count("france", "lyon") == 1
    assert not may_redeploy_free(stage.g, france)


@pytest.mark.rule("uRR 10")
def test_10_a_move_can_be_given_up_before_anything_is_spent() -> None:
    stage = Stage().put("france", "paris", T3=1)
    assert not go(stage, "france", "unit.france.T3.paris", "back", "back")
    assert points_of(stage.g, stage.power("france")) == 2
