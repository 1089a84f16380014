"""Spring Deployment (VQ 10)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import await_spring, crown, set_capital
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.action_phase.spring_deployment import (
    choose_home_card,
    choose_preference,
    leaves_capital,
    place_arriving_leaders,
    places_for,
    prepare,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import deal_cards
from tercio.games.virgin_queen.rules.major_powers.don_john import (
    SWITCH_DON_JOHN,
    can_switch,
    may_switch_again,
)
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, LeaderId, Power
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_fortified
from tercio.wars.turn.spring_deployment import (
    SPRING,
    Deployment,
    deployment_spaces,
    move_from_capital,
)
from tests.rules.virgin_queen.stage import Stage


def _await(stage: Stage, *leaders: str) -> Stage:
    for id in leaders:
        await_spring(stage.g, stage.g.world.leader[id])
    return stage


def _reach(stage: Stage, power: Power, capital: str) -> tuple[set[str], set[str]]:
    by_land, by_sea = deployment_spaces(stage.g, Deployment(power), stage.at(capital))
    ids = stage.g.world.location_ids
    return (
        {ids[s] for s in stage.g.world.spaces if by_land >> s & 1},
        {ids[s] for s in stage.g.world.spaces if by_sea >> s & 1},
    )


# -- step 3 ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 10")
@pytest.mark.rule("VQ 23.5")
def test_10_the_holy_roman_records_a_preference_on_the_first_turn() -> None:
    stage = Stage()
    stage.run(choose_preference(stage.g), answers=["prefer.balanced"])
    assert stage.g.state.court.preference == "balanced"
    assert all(option.secret for option in stage.asked[0].options)


@pytest.mark.rule("VQ 23.5")
def test_23_5_there_is_no_preference_later_nor_with_fewer_players() -> None:
    stage = Stage().turn(2)
    stage.run(choose_preference(stage.g))
    few = Stage(players=5)
    few.run(choose_preference(few.g))
    assert stage.g.state.court.preference == few.g.state.court.preference == ""


@pytest.mark.rule("VQ 23.5")
def test_23_5_the_tournament_begins_on_turn_3() -> None:
    stage = Stage("tournament")
    stage.run(choose_preference(stage.g), answers=["prefer.catholic"])
    assert stage.g.state.court.preference == "catholic"


# -- step 4 ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 10")
def test_10_army_leaders_go_to_fortified_home_spaces() -> None:
    stage = _await(Stage().clear(), "alva")
    spaces = {stage.g.world.location_ids[s] for s in places_for(stage.g, SPAIN, _id(stage, "alva"))}
    assert "madrid" in spaces
    assert "paris" not in spaces
    for space in spaces:
        assert is_fortified(stage.g, stage.at(space))
    stage.run(place_arriving_leaders(stage.g, SPAIN), answers=["place.madrid"])
    assert stage.where("alva") == "madrid"
    assert _id(stage, "alva") not in stage.g.state.court.waiting


def _id(stage: Stage, leader: str) -> LeaderId:
    return stage.g.world.leader[leader]


@pytest.mark.rule("VQ 10")
def test_10_a_home_space_that_fell_takes_no_leader() -> None:
    stage = _await(Stage().clear().control(FRANCE, "madrid"), "alva")
    assert stage.at("madrid") not in places_for(stage.g, SPAIN, _id(stage, "alva"))


@pytest.mark.rule("VQ 10")
def test_10_naval_leaders_go_to_home_ports() -> None:
    stage = _await(Stage().clear(), "santa_cruz")
    spaces = places_for(stage.g, SPAIN, _id(stage, "santa_cruz"))
    assert stage.at("corunna") in spaces
    assert all(stage.g.world.is_port(space) for space in spaces)
    assert stage.at("madrid") not in spaces


@pytest.mark.rule("VQ 10")
def test_10_who_has_no_place_waits() -> None:
    stage = _await(Stage().clear(), "sussex")
    for space in stage.g.world.spaces:
        if controller_of(stage.g, space) == ENGLAND:
            stage.g.mark_control(space, SPAIN)
    stage.run(place_arriving_leaders(stage.g, ENGLAND))
    assert _id(stage, "sussex") in stage.g.state.court.waiting


@pytest.mark.rule("VQ 10")
@pytest.mark.rule("VQ 23.6")
def test_10_protestant_leaders_may_wait_for_a_rebellion() -> None:
    stage = _await(Stage().clear().control(PROTESTANT, "la_rochelle"), "coligny")
    stage.g.state.court.waiting = [_id(stage, "coligny")]
    stage.run(place_arriving_leaders(stage.g, PROTESTANT), answers=["pass"])
    assert stage.g.state.court.waiting == [_id(stage, "coligny")]
    assert stage.where("coligny") == AVAILABLE


@pytest.mark.rule("VQ 23.6")
def test_23_6_each_faction_enters_in_its_own_area() -> None:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle", "amsterdam")
    stage.g.state.fortresses |= stage.g.world.mask("la_rochelle")
    huguenot = places_for(stage.g, PROTESTANT, _id(stage, "coligny"))
    dutch = places_for(stage.g, PROTESTANT, _id(stage, "maurice"))
    assert huguenot == [stage.at("la_rochelle")]
    assert dutch == [stage.at("amsterdam")]


@pytest.mark.rule("VQ 10")
def test_10_don_john_is_placed_ashore_or_afloat() -> None:
    stage = _await(Stage().clear(), "don_john")
    stage.run(place_arriving_leaders(stage.g, SPAIN), answers=["sail.naples"])
    assert stage.where("don_john_naval") == "naples"
    assert stage.where("don_john") == ELSEWHERE
    assert _id(stage, "don_john") not in stage.g.state.court.waiting


@pytest.mark.rule("VQ 10")
def test_10_don_john_switches_in_a_friendly_port() -> None:
    stage = Stage().clear().put("naples", SPAIN, leaders=["don_john"]).impulse(SPAIN, 2)
    assert can_switch(stage.g, SPAIN)
    stage.run(SWITCH_DON_JOHN.run(stage.g, SPAIN))
    assert stage.where("don_john_naval") == "naples"
    assert stage.where("don_john") == ELSEWHERE
    assert "switch_don_john" in stage.g.state.impulse.barred
    may_switch_again(stage.g)
    stage.run(SWITCH_DON_JOHN.run(stage.g, SPAIN))
    assert stage.where("don_john") == "naples"
    assert stage.cp == 2


@pytest.mark.rule("VQ 10")
def test_10_don_john_does_not_switch_inland_nor_in_other_impulses() -> None:
    stage = Stage().clear().put("madrid", SPAIN, leaders=["don_john"]).impulse(SPAIN, 2)
    assert not can_switch(stage.g, SPAIN)
    stage.put("naples", SPAIN, leaders=["don_john"]).impulse(FRANCE, 2)
    assert not can_switch(stage.g, SPAIN)
    stage.impulse(SPAIN, 2).control(OTTOMAN, "naples")
    assert not can_switch(stage.g, SPAIN)


# -- step 5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 10")
@pytest.mark.rule("VQ 6.1")
def test_10_one_home_card_is_laid_aside_in_secret() -> None:
    stage = Stage()
    deal_cards(stage.g)
    keep, aside = stage.g.state.court.home_cards[HRE]
    stage.run(choose_home_card(stage.g, HRE), answers=[f"keep.{keep}"])
    assert holds_card(stage.g, HRE, keep)
    assert not holds_card(stage.g, HRE, aside)
    assert stage.g.state.court.set_aside == {HRE: aside}
    assert all(option.secret for option in stage.asked[0].options)
    assert stage.g.is_hidden_card(keep)
    assert stage.g.might_hold_home(HRE, aside)


@pytest.mark.rule("VQ 10")
@pytest.mark.rule("VQ 3.3")
def test_10_suleiman_keeps_both_and_selim_does_not() -> None:
    stage = Stage()
    deal_cards(stage.g)
    stage.run(choose_home_card(stage.g, OTTOMAN))
    assert all(
        holds_card(stage.g, OTTOMAN, card) for card in stage.g.state.court.home_cards[OTTOMAN]
    )
    crown(stage.g, "selim_ii")
    kept = stage.g.state.court.home_cards[OTTOMAN][0]
    stage.run(choose_home_card(stage.g, OTTOMAN), answers=[f"keep.{kept}"])
    assert OTTOMAN in stage.g.state.court.set_aside


@pytest.mark.rule("VQ 10")
def test_10_a_single_home_card_is_no_choice() -> None:
    stage = Stage()
    deal_cards(stage.g)
    stage.run(choose_home_card(stage.g, SPAIN))
    assert not stage.asked


@pytest.mark.rule("VQ 6.1")
def test_6_1_a_card_laid_aside_comes_back_with_the_next_deal() -> None:
    stage = Stage()
    deal_cards(stage.g)
    keep, aside = stage.g.state.court.home_cards[HRE]
    stage.run(choose_home_card(stage.g, HRE), answers=[f"keep.{keep}"])
    deal_cards(stage.g)
    assert holds_card(stage.g, HRE, aside)
    assert not stage.g.state.court.set_aside


# -- step 6 ----------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 10")
def test_10_a_formation_moves_from_the_capital() -> None:
    stage = Stage().clear().put("paris", FRANCE, regulars=3)
    stage.run(
        move_from_capital(stage.g, Deployment(FRANCE)),
        answers=["deploy.paris.rouen", "regular", "regular", "done"],
    )
    assert stage.regulars(FRANCE, "rouen") == 2


@pytest.mark.rule("VQ 10")
def test_10_the_path_is_friendly_and_quiet() -> None:
    stage = Stage().clear().put("paris", FRANCE, regulars=3)
    land, _ = _reach(stage, FRANCE, "paris")
    assert "lyon" in land
    assert "madrid" not in land
    quiet = Stage().clear().put("paris", FRANCE, regulars=3)
    for space in quiet.g.world.spaces:
        if controller_of(quiet.g, space) == FRANCE and space != quiet.at("paris"):
            quiet.g.add_unrest(space)
    assert _reach(quiet, FRANCE, "paris") == (set(), set())


@pytest.mark.rule("VQ 10")
def test_10_no_pass_is_crossed() -> None:
    stage = Stage().clear().put("milan", SPAIN, regulars=3)
    reasons = SPRING.refusals(stage.g, Deployment(SPAIN), stage.at("paris"))
    assert {reason.message for reason in reasons} >= {"forbid-is-not-friendly-for-spring"}


@pytest.mark.rule("VQ 10")
def test_10_strangers_bar_the_path() -> None:
    stage = Stage().clear().put("paris", FRANCE, regulars=3).put("rouen", ENGLAND, regulars=1)
    land, sea = _reach(stage, FRANCE, "paris")
    assert "rouen" not in land | sea


@pytest.mark.rule("VQ 10")
def test_10_ships_of_others_close_a_sea_zone_unless_they_are_lent() -> None:
    stage = Stage().clear().put("london", ENGLAND, regulars=6).control(ENGLAND, "calais")
    _, sea = _reach(stage, ENGLAND, "london")
    assert "calais" in sea
    # Calais lies on the Channel and on the North Sea; one port closes each.
    stage.put("rouen", FRANCE, galleon=1).put("brielle", SPAIN, galleon=1)
    assert "calais" not in _reach(stage, ENGLAND, "london")[1]
    for port in ("rouen", "brielle"):
        stage.g.lend_ship(ships_at(stage.g, stage.at(port))[0], ENGLAND)
    assert "calais" in _reach(stage, ENGLAND, "london")[1]


@pytest.mark.rule("VQ 10")
def test_10_five_units_at_most_cross_the_sea() -> None:
    stage = Stage().clear().put("london", ENGLAND, regulars=8).control(ENGLAND, "calais")
    stage.put("london", ENGLAND, leaders=["essex"])
    answers = ["deploy.london.calais", "leader.essex", *["regular"] * 5]
    stage.run(move_from_capital(stage.g, Deployment(ENGLAND)), answers=answers)
    assert stage.regulars(ENGLAND, "calais") == 5
    assert stage.where("essex") == "calais"


@pytest.mark.rule("VQ 10")
def test_10_spain_deploys_from_one_of_two_capitals() -> None:
    stage = Stage().clear().put("madrid", SPAIN, regulars=2).put("milan", SPAIN, regulars=2)
    stage.run(
        move_from_capital(stage.g, Deployment(SPAIN)),
        answers=["deploy.madrid.seville", "regular", "done"],
    )
    starts = {option.key.split(".")[1] for option in stage.asked[0].options if "." in option.key}
    assert starts <= {"madrid", "milan"}
    assert stage.regulars(SPAIN, "milan") == 2


@pytest.mark.rule("VQ 10")
def test_10_a_leader_who_has_just_arrived_does_not_leave_the_capital() -> None:
    stage = Stage().clear().put("vienna", HRE, regulars=6, leaders=["schwendi"])
    vienna, ernst = stage.at("vienna"), _id(stage, "archduke_ernst")
    stage.g.state.court.waiting = [ernst]
    stage.run(place_arriving_leaders(stage.g, HRE), answers=["place.vienna"])
    assert stage.where("archduke_ernst") == "vienna"
    assert leaves_capital(stage.g, HRE, vienna).leaders == [_id(stage, "schwendi")]
    stage.g.end_turn_effects()
    assert ernst in leaves_capital(stage.g, HRE, vienna).leaders


@pytest.mark.rule("VQ 10", "VQ 23.6")
def test_23_6_a_faction_capital_serves_its_own_units() -> None:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle")
    set_capital(stage.g, HUGUENOT, stage.at("la_rochelle"))
    stage.put("la_rochelle", HUGUENOT, regulars=2).put("la_rochelle", DUTCH, regulars=1)
    stage.g.state.leader_at[_id(stage, "coligny")] = stage.at("la_rochelle")
    stage.g.state.leader_at[_id(stage, "maurice")] = stage.at("la_rochelle")
    force = leaves_capital(stage.g, PROTESTANT, stage.at("la_rochelle"))
    assert list(force.stacks()) == [(HUGUENOT, 0, 2)]
    assert force.leaders == [_id(stage, "coligny")]


@pytest.mark.rule("VQ 10")
def test_10_a_power_without_capital_deploys_nothing() -> None:
    stage = Stage().clear()
    assert stage.g.hooks.capitals(stage.g, PROTESTANT) == []


@pytest.mark.rule("VQ 10")
def test_10_all_steps_in_order() -> None:
    stage = Stage().clear()
    deal_cards(stage.g)
    stage.g.state.court.waiting = [_id(stage, "archduke_ernst")]
    keep = stage.g.state.court.home_cards[HRE][0]
    stage.run(prepare(stage.g, HRE), answers=["prefer.catholic", "place.vienna", f"keep.{keep}"])
    assert [ask.kind for ask in stage.asked] == ["preference", "place-leader", "choose-home-card"]
