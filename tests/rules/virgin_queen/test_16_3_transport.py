"""VQ 16.1 to 16.3: what the shared rules of fleets say here, and naval transport."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PORTUGAL,
    SPAIN,
    VENICE,
)
from tercio.wars.model.events import FleetTried
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.troop_questions import own_land
from tercio.wars.sea.naval_combat import naval_combat
from tercio.wars.sea.naval_interception import NAVAL_INTERCEPTION
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.sea.naval_orders import NAVAL_MOVES
from tercio.wars.sea.naval_transport import can_transport, embarkations, naval_transport
from tests.rules.virgin_queen.stage import Stage


def sea() -> Stage:
    return Stage().clear().empty_hands()


def sail(stage: Stage, power: Power, *answers: str, dice: Sequence[int] = ()) -> Stage:
    stage.impulse(power, 1)
    stage.run(naval_move(stage.g, power), dice=dice, answers=answers)
    return stage


def asked(stage: Stage) -> list[str]:
    return [ask.kind for ask in stage.asked]


# -- 16.1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 2.5", "VQ 16.1")
def test_2_5_a_two_zone_port_of_another_power_stays_shut() -> None:
    stage = sea().control(FRANCE, "gibraltar").put("atlantic_ocean", SPAIN, galleon=1)
    assert not NAVAL_MOVES.allow(stage.g, SPAIN, stage.sea("atlantic_ocean"), stage.at("gibraltar"))
    stage.control(SPAIN, "gibraltar")
    assert NAVAL_MOVES.allow(stage.g, SPAIN, stage.sea("atlantic_ocean"), stage.at("gibraltar"))


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_port_with_ships_of_a_stranger_may_not_be_entered() -> None:
    stage = sea().put("english_channel", ENGLAND, galleon=1).put("rouen", FRANCE, galleon=1)
    assert not NAVAL_MOVES.allow(stage.g, ENGLAND, stage.sea("english_channel"), stage.at("rouen"))
    stage.war(ENGLAND, FRANCE)
    assert NAVAL_MOVES.allow(stage.g, ENGLAND, stage.sea("english_channel"), stage.at("rouen"))


@pytest.mark.rule("VQ 16.1", "VQ 9.2", "VQ 24.3")
def test_16_1_minors_and_ships_on_loan_sail_with_their_commander() -> None:
    stage = sea().ally(SPAIN, PORTUGAL).put("lisbon", PORTUGAL, galleon=1).control(SPAIN, "lisbon")
    stage.put("seville", FRANCE, galleon=1)
    stage.g.lend_ship(ships_at(stage.g, stage.at("seville"))[0], SPAIN)
    answers = ["from.lisbon", "to.atlantic_ocean", "from.seville", "to.atlantic_ocean", "done"]
    sail(stage, SPAIN, *answers)
    assert stage.ships(SPAIN, "atlantic_ocean") == 2


@pytest.mark.rule("VQ 16.1")
def test_16_1_ships_of_powers_at_peace_share_a_sea_zone() -> None:
    stage = sea().put("rouen", FRANCE, galleon=1).put("english_channel", ENGLAND, galleon=1)
    sail(stage, FRANCE, "from.rouen", "to.english_channel", "done")
    assert stage.ships(FRANCE, "english_channel") == stage.ships(ENGLAND, "english_channel") == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_nobody_intercepts_a_fleet_that_joins_friends_or_enters_a_port() -> None:
    stage = sea().war(ENGLAND, FRANCE).put("rouen", FRANCE, galleon=1)
    stage.put("canterbury", ENGLAND, galleon=1).put("english_channel", FRANCE, galleon=1)
    sail(stage, FRANCE, "from.rouen", "to.english_channel", "done")
    assert "naval-intercept" not in asked(stage)
    home = sea().war(ENGLAND, FRANCE).put("english_channel", FRANCE, galleon=1)
    home.put("north_sea", ENGLAND, galleon=1)
    sail(home, FRANCE, "from.english_channel", "to.rouen", "done")
    assert "naval-intercept" not in asked(home)
    alone = sea().war(ENGLAND, FRANCE).put("rouen", FRANCE, galleon=1)
    alone.put("canterbury", ENGLAND, galleon=1)
    sail(alone, FRANCE, "from.rouen", "to.english_channel", "done", "pass")
    assert "naval-intercept" in asked(alone)


@pytest.mark.rule("VQ 16.1")
def test_16_1_no_interception_from_where_the_active_power_has_ships() -> None:
    stage = sea().war(ENGLAND, FRANCE).put("north_sea", ENGLAND, galleon=1)
    where = stage.sea("north_sea"), stage.sea("english_channel")
    assert NAVAL_INTERCEPTION.allow(stage.g, ENGLAND, FRANCE, *where)
    stage.put("north_sea", FRANCE, galleon=1)
    assert not NAVAL_INTERCEPTION.allow(stage.g, ENGLAND, FRANCE, *where)


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_fleet_avoids_battle_as_a_whole_at_nine_and_only_at_sea() -> None:
    stage = sea().war(ENGLAND, FRANCE).put("english_channel", FRANCE, galleon=2)
    stage.put("north_sea", ENGLAND, galleon=1)
    answers = ["from.north_sea", "to.english_channel", "done", "avoid.rouen"]
    sail(stage, ENGLAND, *answers, dice=[4, 5])
    assert stage.ships(FRANCE, "rouen") == 2
    port = sea().war(ENGLAND, FRANCE).put("rouen", FRANCE, galleon=1)
    port.put("english_channel", ENGLAND, galleon=1)
    sail(port, ENGLAND, "from.english_channel", "to.rouen", "done", dice=[1, 1, 1, 1, 1])
    assert "naval-avoid" not in asked(port)
    assert port.ships(FRANCE, "rouen") == 1


# -- 16.2 ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.2")
@pytest.mark.parametrize(("place", "dice"), [("rouen", 5), ("english_channel", 4)])
def test_16_2_the_defender_has_a_die_more_in_port_only(place: str, dice: int) -> None:
    stage = sea().war(ENGLAND, FRANCE).put(place, FRANCE, galleon=1).put(place, ENGLAND, galleon=1)
    answers = [] if place == "rouen" else ["to.north_sea"]
    combat = naval_combat(stage.g, stage.place(place), ENGLAND, FRANCE)
    stage.run(combat, dice=[1] * dice, answers=answers)
    assert stage.ships(FRANCE, place) == 1


@pytest.mark.rule("VQ 16.2")
def test_16_2_an_attacker_leaves_a_port_even_if_he_won() -> None:
    stage = sea().war(ENGLAND, FRANCE).put("rouen", FRANCE, galleon=2)
    stage.put("rouen", ENGLAND, galleon=2)
    combat = naval_combat(stage.g, stage.at("rouen"), ENGLAND, FRANCE)
    battle = stage.run(combat, dice=[5, 5, 1, 1, 1, 1, 1, 1, 1])
    assert battle.winner == ENGLAND
    assert stage.ships(ENGLAND, "english_channel") == 2
    assert stage.ships(FRANCE, "rouen") == 1


@pytest.mark.rule("VQ 16.2")
def test_16_2_with_equal_dice_the_defender_keeps_a_ship() -> None:
    stage = sea().war(ENGLAND, FRANCE).put("north_sea", FRANCE, galleon=1)
    stage.put("north_sea", ENGLAND, galleon=1)
    stage.run(naval_combat(stage.g, stage.sea("north_sea"), ENGLAND, FRANCE), dice=[5, 5, 5, 5])
    assert stage.ships(FRANCE, "north_sea") == 1
    assert stage.ships(ENGLAND, "north_sea") == 0


@pytest.mark.rule("VQ 16.2")
def test_16_2_with_no_way_out_ships_are_lost_and_leaders_wait_on_the_turn_track() -> None:
    stage = sea().war(HRE, VENICE).war(HRE, OTTOMAN).put("adriatic_sea", HRE, galley=1)
    stage.put("adriatic_sea", OTTOMAN, galley=2, leaders=["piali_pasha"])
    stage.put("ionian_sea", OTTOMAN, galley=1).control(OTTOMAN, "trieste")
    (ship,) = ships_at(stage.g, stage.sea("adriatic_sea"), HRE)
    combat = naval_combat(stage.g, stage.sea("adriatic_sea"), OTTOMAN, HRE)
    rating = stage.g.world.battle_rating[stage.g.world.leader["piali_pasha"]]
    stage.run(combat, dice=[5, *[1] * (3 + rating), 1, 1])
    assert stage.g.state.ship_at[ship] == NEXT_TURN
    lost = sea().war(SPAIN, OTTOMAN).put("ionian_sea", SPAIN, galley=2)
    lost.put("ionian_sea", OTTOMAN, galley=1, leaders=["dragut"])
    rating = lost.g.world.battle_rating[lost.g.world.leader["dragut"]]
    combat = naval_combat(lost.g, lost.sea("ionian_sea"), SPAIN, OTTOMAN)
    lost.run(combat, dice=[5, 5, 1, 1, *[1] * (2 + rating)])
    assert lost.where("dragut") == NEXT_TURN


# -- 16.3 ------------------------------------------------------------------------------------------


def biscay(cp: int = 3, troops: int = 3) -> Stage:
    """Spanish troops at Bilbao, a galleon in the bay, and war with France."""
    stage = sea().war(SPAIN, FRANCE).impulse(SPAIN, cp)
    return stage.put("bilbao", SPAIN, troops).put("bay_of_biscay", SPAIN, galleon=1)


def ship_troops(stage: Stage, *answers: str, dice: Sequence[int] = ()) -> Stage:
    stage.run(naval_transport(stage.g, SPAIN), dice=dice, answers=answers)
    return stage


def offers(stage: Stage) -> set[str]:
    return {option.key for ask in stage.asked for option in ask.options}


@pytest.mark.rule("VQ 16.3")
def test_16_3_it_needs_ships_in_the_sea_zone() -> None:
    stage = sea().war(SPAIN, FRANCE).impulse(SPAIN, 3).put("bilbao", SPAIN, 3, galleon=2)
    assert not can_transport(stage.g, SPAIN)
    assert can_transport(stage.put("bay_of_biscay", SPAIN, galleon=1).g, SPAIN)


@pytest.mark.rule("VQ 16.3")
def test_16_3_five_units_at_most_and_leaders_besides() -> None:
    stage = biscay(troops=7).put("bilbao", SPAIN, leaders=["alva"])
    ship_troops(stage, "from.bilbao", "all", "land.nantes")
    assert stage.regulars(SPAIN, "nantes") == 5
    assert stage.where("alva") == "nantes"


@pytest.mark.rule("VQ 16.3")
def test_16_3_several_zones_with_ships_in_each_and_cp_left_to_land() -> None:
    stage = biscay(4).put("english_channel", SPAIN, galleon=1)
    ship_troops(stage, "from.bilbao", "all", "sail.english_channel", "land.dieppe")
    assert stage.regulars(SPAIN, "dieppe") == 3
    assert stage.cp == 1
    short = biscay(2).put("english_channel", SPAIN, galleon=1)
    ship_troops(short, "from.bilbao", "all", "land.nantes")
    assert "sail.english_channel" not in offers(short)
    alone = biscay(4)
    ship_troops(alone, "from.bilbao", "all", "land.nantes")
    assert "sail.english_channel" not in offers(alone)


@pytest.mark.rule("VQ 16.3")
def test_16_3_no_landing_where_enemy_ships_lie_or_with_strangers() -> None:
    stage = biscay().put("brest", FRANCE, galleon=1).control(ENGLAND, "bordeaux")
    ship_troops(stage, "from.bilbao", "all", "land.nantes")
    assert not {"land.brest", "land.bordeaux"} & offers(stage)


@pytest.mark.rule("VQ 16.3")
def test_16_3_the_besieged_do_not_go_aboard() -> None:
    stage = biscay().control(SPAIN, "bordeaux").put("bordeaux", SPAIN, 1).put("bordeaux", FRANCE, 3)
    stage.siege("bordeaux", FRANCE)
    ports = {stage.g.world.location_ids[port] for port, _ in embarkations(stage.g, SPAIN)}
    assert ports == {"bilbao"}


@pytest.mark.rule("VQ 16.3", "VQ 13.2")
def test_16_3_nobody_is_intercepted_at_sea_but_at_the_landing() -> None:
    stage = biscay().put("saumur", FRANCE, 2).put("brest", FRANCE, galleon=1)
    dice = [4, 5, *[1, 1, 1], *[1, 1, 1]]
    ship_troops(stage, "from.bilbao", "all", "land.nantes", "intercept.saumur", "all", dice=dice)
    assert "naval-intercept" not in asked(stage)
    assert stage.regulars(FRANCE, "nantes") == 2


@pytest.mark.rule("VQ 16.3", "VQ 14.1")
def test_16_3_a_lost_battle_at_the_landing_eliminates_everybody() -> None:
    stage = biscay().put("bilbao", SPAIN, leaders=["alva"]).put("nantes", FRANCE, 3)
    rating = stage.g.world.battle_rating[stage.g.world.leader["alva"]]
    dice = [*[1] * (3 + rating), 5, 1, 1, 1]
    ship_troops(stage, "from.bilbao", "all", "land.nantes", "pass", dice=dice)
    assert own_land(stage.g, SPAIN) == 0
    assert stage.captor("alva") == FRANCE


@pytest.mark.rule("VQ 16.3")
def test_16_3_one_transport_ends_before_another_begins() -> None:
    stage = biscay(4).put("corunna", SPAIN, 1)
    ship_troops(stage, "from.bilbao", "all", "land.nantes")
    after = [ask for ask in stage.asked if ask.option("land.nantes")]
    assert after
    assert not any(option.key.startswith("from.") for ask in after for option in ask.options)


@pytest.mark.rule("VQ 16.3")
def test_16_3_a_landing_at_edinburgh() -> None:
    stage = sea().control(ENGLAND, "edinburgh").impulse(ENGLAND, 2).put("london", ENGLAND, 1)
    stage.put("north_sea", ENGLAND, galleon=1)
    stage.run(naval_transport(stage.g, ENGLAND), answers=["from.london", "land.edinburgh"])
    assert stage.regulars(ENGLAND, "edinburgh") == 1


@pytest.mark.rule("VQ 16.3", "VQ 20.10")
def test_16_3_troops_go_aboard_though_their_leader_has_to_stay() -> None:
    """The Duke of Guise does not leave France; the Spaniards with him may sail home."""
    stage = sea().war(SPAIN, FRANCE).control(SPAIN, "bayonne").impulse(SPAIN, 2)
    stage.put("bayonne", SPAIN, 2, leaders=["guise"]).put("bay_of_biscay", SPAIN, galleon=1)
    for port in ("la_rochelle", "bordeaux", "nantes", "brest"):
        stage.put(port, FRANCE, galleon=1)
    assert can_transport(stage.g, SPAIN)


@pytest.mark.rule("VQ 16.1")
def test_16_1_galleons_find_it_harder_to_intercept_in_the_mediterranean() -> None:
    """They come from the Atlantic port of Gibraltar; what counts is where the battle would be."""
    stage = sea().war(SPAIN, OTTOMAN).put("gibraltar", SPAIN, galleon=1)
    stage.put("algiers", OTTOMAN, galley=1)
    answers = ["from.algiers", "to.barbary_coast", "done", "intercept.gibraltar"]
    sail(stage, OTTOMAN, *answers, dice=[1, 1])
    (tried,) = stage.events(FleetTried)
    assert tried.total == 1
