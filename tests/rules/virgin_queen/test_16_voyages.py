"""Voyages, colonies and captains in Winter (VQ 2.6, 8.4, 16.1, 20.4)."""

import pytest

from tercio.games.virgin_queen.model.ocean_verbs import build_patrol, post_captain, winter_in_colony
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    OTTOMAN,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.colonies import colonies_left, new_world_riches
from tercio.games.virgin_queen.rules.naval_affairs.oceans import (
    offer_return_home,
    return_captains,
    voyage_options,
)
from tercio.games.virgin_queen.rules.naval_affairs.voyage_odds import voyage_prospect
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY
from tercio.wars.sea.naval_movement import NAVAL_MOVE, naval_move
from tests.rules.virgin_queen.ocean_stage import (
    at,
    at_sea,
    carry_colony,
    colony,
    is_damaged,
    load,
    loot,
    move,
    ready,
)
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return at_sea()


# -- voyages (16.1, 2.6) ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.1")
def test_16_1_one_cp_moves_ships_and_captains(stage: Stage) -> None:
    stage.put("london", ENGLAND, galleon=1).sail("drake", "antilles", ENGLAND)
    stage.sail("hawkins", "guinea_coast", ENGLAND).impulse(ENGLAND, 1)
    orders = ["from.london", "to.north_sea", "voyage.drake.north_atlantic"]
    answers = [*orders, "voyage.hawkins.antilles", "done"]
    stage.run(naval_move(stage.g, ENGLAND), answers=answers)
    assert stage.ships(ENGLAND, "north_sea") == 1
    assert at(stage, "drake") == "north_atlantic"
    assert at(stage, "hawkins") == "antilles"
    assert stage.cp == 0


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_captain_moves_once_with_each_cp(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    first, *_ = voyage_options(stage.g, ENGLAND, [])
    assert voyage_options(stage.g, ENGLAND, [first.value]) == []


@pytest.mark.rule("VQ 2.6", "VQ 16.1")
@pytest.mark.parametrize(
    ("origin", "to", "perilous"),
    [
        ("antilles", "north_atlantic", False),  # with the wind
        ("north_atlantic", "antilles", True),  # against it
        ("antilles", "spanish_main", False),  # no wind
        ("south_atlantic", "chilean_coast", True),  # a hazardous passage
        ("chilean_coast", "south_atlantic", True),  # both ways
    ],
)
def test_2_6_winds_and_passages_call_for_a_navigation_check(
    stage: Stage, origin: str, to: str, perilous: bool
) -> None:
    stage.sail("drake", origin, ENGLAND)
    move(stage, ENGLAND, f"drake.{to}", dice=(6, 6) if perilous else ())
    assert at(stage, "drake") == to


@pytest.mark.rule("VQ 16.1", "VQ 30")
def test_16_1_patrols_ignore_winds_and_hazards(stage: Stage) -> None:
    for ocean in ("north_atlantic", "south_atlantic"):
        build_patrol(stage.g, stage.g.world.ocean[ocean])
    orders = "patrol.north_atlantic.antilles", "patrol.south_atlantic.chilean_coast"
    move(stage, SPAIN, *orders)
    patrols = stage.g.state.oceans.patrols
    assert patrols[stage.g.world.ocean["antilles"]] == 1
    assert patrols[stage.g.world.ocean["chilean_coast"]] == 1
    assert sum(patrols) == 2, "they are no longer where they came from"


@pytest.mark.rule("VQ 16.1")
def test_16_1_each_patrol_moves_once(stage: Stage) -> None:
    build_patrol(stage.g, stage.g.world.ocean["antilles"])
    first, *_ = voyage_options(stage.g, SPAIN, [])
    assert voyage_options(stage.g, SPAIN, [first.value]) == []


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_captain_is_eliminated_with_all_he_carries(stage: Stage) -> None:
    stage.sail("hawkins", "north_atlantic", ENGLAND)
    carry_colony(load(stage, "hawkins", "t_cp_1"), "hawkins")
    move(stage, ENGLAND, "hawkins.antilles", dice=(1, 2))  # 3 + 1
    assert at(stage, "hawkins") == OUT_OF_PLAY
    assert stage.g.state.treasury.discard == ["t_cp_1"]
    assert colonies_left(stage.g, ENGLAND) == 2


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_damaged_expedition_loses_one_of_two_treasures(stage: Stage) -> None:
    load(stage.sail("hawkins", "north_atlantic", ENGLAND), "hawkins", "t_cp_1", "t_cp_5")
    move(stage, ENGLAND, "hawkins.antilles", dice=(3, 3), answers=["loot.t_cp_1"])
    assert is_damaged(stage, "hawkins")
    assert loot(stage, "hawkins") == ["t_cp_5"]


@pytest.mark.rule("VQ 16.1")
def test_16_1_damaged_again_the_voyage_ends(stage: Stage) -> None:
    load(stage.sail("hawkins", "north_atlantic", ENGLAND, damaged=True), "hawkins", "t_cp_5")
    move(stage, ENGLAND, "hawkins.antilles", dice=(3, 3))
    assert at(stage, "hawkins") == NEXT_TURN
    assert stage.g.state.treasury.discard == ["t_cp_5"]


@pytest.mark.rule("VQ 16.1", "VQ 22.2")
def test_16_1_map_projection_adds_one(stage: Stage) -> None:
    stage.sail("hawkins", "north_atlantic", ENGLAND).bonus(ENGLAND, "map_projection")
    move(stage, ENGLAND, "hawkins.antilles", dice=(3, 3))  # 6 + 1 + 1
    assert not is_damaged(stage, "hawkins")


@pytest.mark.rule("VQ 16.1")
@pytest.mark.parametrize(
    ("damaged", "draw", "loss"), [(False, 12 / 36, 3 / 36), (True, 0, 15 / 36)]
)
def test_16_1_the_chances_of_a_navigation_check(
    stage: Stage, damaged: bool, draw: float, loss: float
) -> None:
    stage.sail("hawkins", "north_atlantic", ENGLAND, damaged=damaged)
    option = next(o for o in voyage_options(stage.g, ENGLAND, []) if o.key.endswith("antilles"))
    odds = voyage_prospect(stage.g, option.value)
    assert odds is not None
    assert (odds.draw, odds.loss) == pytest.approx((draw, loss))


@pytest.mark.rule("VQ 5.2")
def test_5_2_frobisher_rolls_again_once_a_turn(stage: Stage) -> None:
    stage.sail("frobisher", "north_atlantic", ENGLAND)
    move(stage, ENGLAND, "frobisher.antilles", dice=(1, 1, 6, 6), answers=["reroll"])
    assert at(stage, "frobisher") == "antilles"
    stage.sail("frobisher", "north_atlantic", ENGLAND)
    move(stage, ENGLAND, "frobisher.antilles", dice=(1, 1))
    assert at(stage, "frobisher") == OUT_OF_PLAY


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_captain_alone_makes_a_naval_move_possible(stage: Stage) -> None:
    assert not NAVAL_MOVE.can(stage.g, FRANCE)
    stage.sail("le_testu", "antilles", FRANCE)
    assert NAVAL_MOVE.can(stage.g, FRANCE)


@pytest.mark.rule("VQ 16.1")
def test_16_1_enemies_meet_in_an_ocean_zone_in_peace(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND).sail("le_testu", "north_atlantic", FRANCE)
    stage.war(ENGLAND, FRANCE)
    move(stage, ENGLAND, "drake.north_atlantic")
    assert at(stage, "drake") == at(stage, "le_testu")


# -- colonies (16.1) -------------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_colony_is_placed_on_arrival(stage: Stage) -> None:
    carry_colony(stage.sail("drake", "antilles", ENGLAND), "drake")
    move(stage, ENGLAND, "drake.north_atlantic", answers=["settle.roanoke"])
    assert stage.g.state.oceans.colonies == {"roanoke": ENGLAND}
    assert not stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_colony_needs_an_empty_gray_settlement(stage: Stage) -> None:
    carry_colony(stage.sail("drake", "antilles", ENGLAND), "drake")
    colony(colony(stage, "roanoke", FRANCE), "newfoundland", FRANCE)
    move(stage, ENGLAND, "drake.north_atlantic")
    assert stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 16.1")
def test_16_1_the_philippines_are_for_spain_alone(stage: Stage) -> None:
    carry_colony(stage.sail("drake", "indian_ocean", ENGLAND), "drake")
    move(stage, ENGLAND, "drake.south_pacific")
    assert stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_lost_ship_founds_no_colony(stage: Stage) -> None:
    carry_colony(stage.sail("hawkins", "north_atlantic", ENGLAND), "hawkins")
    move(stage, ENGLAND, "hawkins.antilles", dice=(1, 1))
    assert stage.g.state.oceans.colonies == {}


@pytest.mark.rule("VQ 16.1")
def test_16_1_a_captain_leaves_his_colony_for_its_ocean_zone(stage: Stage) -> None:
    colony(stage, "roanoke", ENGLAND).sail("drake", "north_atlantic", ENGLAND)
    winter_in_colony(stage.g, stage.g.world.captain["drake"], "roanoke")
    keys = [option.key for option in voyage_options(stage.g, ENGLAND, [])]
    assert keys == ["voyage.drake.north_atlantic"]
    move(stage, ENGLAND, "drake.north_atlantic")
    assert at(stage, "drake") == "north_atlantic"


# -- riches (8.4) ----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 8.4")
@pytest.mark.parametrize(
    ("dice", "treasures", "vp"), [((3, 3), 0, 0), ((4, 4), 1, 0), ((6, 6), 1, 1)]
)
def test_8_4_a_colony_yields_treasures(
    stage: Stage, dice: tuple[int, int], treasures: int, vp: int
) -> None:
    colony(stage, "roanoke", ENGLAND)
    stage.run(new_world_riches(stage.g), dice=dice)
    assert len(stage.g.state.treasury.hands[ENGLAND]) == treasures
    assert stage.bonus_vp(ENGLAND) == vp
    assert stage.g.state.oceans.colonies == {"roanoke": ENGLAND}


@pytest.mark.rule("VQ 8.4", "VQ 29")
@pytest.mark.parametrize(("edition", "kept"), [("living", False), ("first", True)])
def test_8_4_the_colony_table_starts_at_2_to_4(edition: str, kept: bool) -> None:
    stage = colony(Stage(edition=edition).clear(), "roanoke", ENGLAND)
    stage.run(new_world_riches(stage.g), dice=(2, 2))
    assert bool(stage.g.state.oceans.colonies) is kept


@pytest.mark.rule("VQ 8.4", "VQ 22.2")
def test_8_4_plantation_adds_one(stage: Stage) -> None:
    colony(stage, "roanoke", ENGLAND).bonus(ENGLAND, "plantation")
    stage.run(new_world_riches(stage.g), dice=(2, 2))
    assert stage.g.state.oceans.colonies


def _winterer(edition: str) -> Stage:
    stage = Stage(edition=edition).clear().sail("drake", "north_atlantic", ENGLAND)
    colony(carry_colony(stage, "drake"), "roanoke", ENGLAND)
    winter_in_colony(stage.g, stage.g.world.captain["drake"], "roanoke")
    return stage


@pytest.mark.rule("VQ 8.4")
def test_8_4_who_wintered_in_a_lost_colony_puts_to_sea_and_may_settle() -> None:
    stage = _winterer("living")
    stage.run(new_world_riches(stage.g), dice=(1, 1), answers=["settle.roanoke"])
    assert at(stage, "drake") == "north_atlantic"
    assert stage.g.state.oceans.colonies == {"roanoke": ENGLAND}  # and it is not rolled for


@pytest.mark.rule("VQ 8.4")
def test_8_4_in_the_first_printing_he_only_puts_to_sea() -> None:
    stage = _winterer("first")
    stage.run(new_world_riches(stage.g), dice=(1, 1))
    assert at(stage, "drake") == "north_atlantic"
    assert stage.g.state.oceans.colony_aboard


# -- winter (20.4) ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.4")
def test_20_4_captains_in_europe_go_back_to_the_pool(stage: Stage) -> None:
    ready(stage, "drake", "hawkins").put("london", ENGLAND, galleon=1)
    for name in ("drake", "hawkins"):
        post_captain(stage.g, stage.g.world.leader[name], stage.at("london"))
    stage.g.delay_leader(stage.g.world.leader["hawkins"])
    stage.run(return_captains(stage.g))
    assert at(stage, "drake") == AVAILABLE == stage.where("drake")
    assert at(stage, "hawkins") == NEXT_TURN
    assert stage.where("hawkins") == AVAILABLE


@pytest.mark.rule("VQ 20.4")
def test_20_4_a_captain_goes_home_with_his_loot(stage: Stage) -> None:
    load(carry_colony(stage.sail("drake", "spanish_main", ENGLAND), "drake"), "drake", "t_cp_3")
    stage.run(return_captains(stage.g))
    assert at(stage, "drake") == AVAILABLE
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_3"]
    assert colonies_left(stage.g, ENGLAND) == 2


@pytest.mark.rule("VQ 20.4")
def test_20_4_he_may_winter_in_a_colony_and_keeps_what_he_carries(stage: Stage) -> None:
    load(carry_colony(stage.sail("drake", "spanish_main", ENGLAND), "drake"), "drake", "t_cp_3")
    colony(stage, "roanoke", ENGLAND)
    stage.run(return_captains(stage.g), answers=["colony.roanoke"])
    drake = stage.g.world.captain["drake"]
    assert stage.g.state.oceans.wintering == {drake: "roanoke"}
    assert loot(stage, "drake") == ["t_cp_3"]
    assert stage.g.state.oceans.colony_aboard == 1 << drake


@pytest.mark.rule("VQ 20.4")
def test_20_4_beyond_a_hazardous_passage_he_stays_and_rolls(stage: Stage) -> None:
    load(carry_colony(stage.sail("drake", "chilean_coast", ENGLAND), "drake"), "drake", "t_cp_3")
    stage.run(return_captains(stage.g), dice=(2, 3))  # 5 + 2: damaged
    assert at(stage, "drake") == "chilean_coast"
    assert is_damaged(stage, "drake")
    assert loot(stage, "drake") == ["t_cp_3"]
    assert stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 20.4")
def test_20_4_the_ottoman_goes_home_by_the_indian_ocean(stage: Stage) -> None:
    stage.sail("seydi_ali", "south_pacific", OTTOMAN, damaged=True)
    stage.run(return_captains(stage.g))
    assert at(stage, "seydi_ali") == AVAILABLE
    assert not is_damaged(stage, "seydi_ali")
    assert not stage.asked, "he has no colony to choose"


@pytest.mark.rule("VQ 16.1")
def test_16_1_patrols_and_captains_are_told_apart(stage: Stage) -> None:
    build_patrol(stage.g, stage.g.world.ocean["antilles"])
    patrol = voyage_options(stage.g, SPAIN, [])[0]
    assert patrol.text == "option-voyage-patrol"
    assert patrol.refs == ("ocean:antilles", "ocean:north_atlantic")
    stage.sail("drake", "antilles", ENGLAND)
    captain = voyage_options(stage.g, ENGLAND, [])[0]
    assert captain.text == "option-voyage"
    assert captain.refs == ("captain:drake", "ocean:north_atlantic")


@pytest.mark.rule("VQ 16.5", "VQ 23.2")
def test_16_5_from_the_north_atlantic_the_way_home_is_short(stage: Stage) -> None:
    """A captain who has met the treasure fleet there; Drake who was sunk goes nowhere."""
    load(stage.sail("hawkins", "north_atlantic", ENGLAND), "hawkins", "t_cp_3")
    captain = stage.g.world.captain["hawkins"]
    stage.run(offer_return_home(stage.g, captain), answers=["home"])
    assert at(stage, "hawkins") == NEXT_TURN
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_3"]


@pytest.mark.rule("VQ 20.4", "VQ 30")
def test_20_4_patrols_stay_where_they_are(stage: Stage) -> None:
    build_patrol(stage.g, stage.g.world.ocean["antilles"])
    stage.run(return_captains(stage.g))
    assert stage.g.state.oceans.patrols[stage.g.world.ocean["antilles"]] == 1
