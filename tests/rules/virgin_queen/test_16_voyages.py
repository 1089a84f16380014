"""Captains, patrols and colonies on the World Map (VQ 2.6, 5.2, 8.4, 16.1, 16.6, 17.4, 20.4)."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen import patronage_state
from tercio.games.virgin_queen.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.colonies import colonies_left, new_world_riches
from tercio.games.virgin_queen.rules.expeditions import (
    BUILD_EXPEDITION,
    EXPEDITIONS,
    build_expedition,
    captains_ready,
    posts_open,
    send_captains_to_europe,
)
from tercio.games.virgin_queen.rules.oceans import return_captains, voyage_options
from tercio.games.virgin_queen.rules.patrols import BUILD_PATROL, PATROLS, build_patrol
from tercio.games.virgin_queen.rules.sea_odds import voyage_prospect
from tercio.wars.names import AVAILABLE, ELSEWHERE, NEXT_TURN, OUT_OF_PLAY
from tercio.wars.naval_movement import NAVAL_MOVE, naval_move
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands().turn(6).no_treasures()


def ready(stage: Stage, *names: str) -> Stage:
    for name in names:
        stage.g.state.oceans.captain_at[stage.g.world.captain[name]] = AVAILABLE
    return stage


def at(stage: Stage, captain: str) -> str | int:
    place = stage.g.state.oceans.captain_at[stage.g.world.captain[captain]]
    return stage.g.world.oceans[place].id if place >= 0 else place


def is_damaged(stage: Stage, captain: str) -> bool:
    return stage.g.is_damaged(stage.g.world.captain[captain])


def load(stage: Stage, captain: str, *treasures: str) -> Stage:
    """Loot aboard, taken from the pool."""
    for treasure in treasures:
        stage.g.state.treasury.pool.remove(treasure)
        stage.g.take_loot(stage.g.world.captain[captain], treasure)
    return stage


def loot(stage: Stage, captain: str) -> list[str]:
    return stage.g.state.oceans.loot[stage.g.world.captain[captain]]


def carry_colony(stage: Stage, captain: str) -> Stage:
    stage.g.state.oceans.colony_aboard |= 1 << stage.g.world.captain[captain]
    return stage


def colony(stage: Stage, settlement: str, power: int) -> Stage:
    stage.g.state.oceans.colonies[settlement] = power
    return stage


def move(
    stage: Stage,
    power: int,
    *voyages: str,
    dice: Sequence[int] = (),
    answers: Sequence[str] = (),
) -> None:
    stage.impulse(power, 1)
    orders = [f"voyage.{voyage}" for voyage in voyages]
    stage.run(naval_move(stage.g, power), dice=dice, answers=[*orders, "done", *answers])


# -- expeditions (17.4, 5.2) -----------------------------------------------------------------------


def build(stage: Stage, power: int, *answers: str) -> None:
    stage.run(build_expedition(stage.g, power), answers=answers)


@pytest.mark.rule("VQ 17.4")
def test_17_4_an_expedition_costs_1_cp_and_enters_undamaged(stage: Stage) -> None:
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.guinea_coast")
    assert at(stage, "drake") == "guinea_coast"
    assert not is_damaged(stage, "drake")
    assert stage.cp == 0


@pytest.mark.rule("VQ 17.4")
def test_17_4_a_colony_costs_1_cp_more(stage: Stage) -> None:
    ready(stage, "drake").impulse(ENGLAND, 2)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic", "colony")
    assert stage.cp == 0
    assert colonies_left(stage.g, ENGLAND) == 1


@pytest.mark.rule("VQ 17.4")
def test_17_4_no_colony_without_the_cp_or_a_marker(stage: Stage) -> None:
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic")
    assert not stage.g.state.oceans.colony_aboard
    colony(colony(ready(stage, "hawkins"), "roanoke", ENGLAND), "guiana", ENGLAND)
    stage.impulse(ENGLAND, 5)
    build(stage, ENGLAND, "captain.hawkins", "ocean.north_atlantic")
    assert not stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 17.4", "VQ 22.2")
def test_17_4_plantation_waives_the_cost_of_a_colony(stage: Stage) -> None:
    ready(stage, "drake").bonus(ENGLAND, "plantation").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic", "colony")
    assert stage.cp == 0
    assert stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 17.4", "VQ 5.2")
def test_5_2_laudonniere_brings_his_own_settlers(stage: Stage) -> None:
    ready(stage, "laudonniere").impulse(PROTESTANT, 1)
    build(stage, PROTESTANT, "captain.laudonniere", "ocean.north_atlantic", "colony")
    assert stage.cp == 0


@pytest.mark.rule("VQ 17.4", "VQ 23.1")
def test_17_4_without_the_canal_the_ottoman_sails_damaged_and_without_colonies(
    stage: Stage,
) -> None:
    ready(stage, "seydi_ali").impulse(OTTOMAN, 2)
    build(stage, OTTOMAN, "captain.seydi_ali", "ocean.indian_ocean")
    assert at(stage, "seydi_ali") == "indian_ocean"
    assert is_damaged(stage, "seydi_ali")
    assert not stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 17.4", "VQ 23.1")
def test_17_4_with_the_canal_the_ottoman_may_settle_mombasa_at_once(stage: Stage) -> None:
    ready(stage, "seydi_ali").impulse(OTTOMAN, 2)
    stage.g.state.oceans.suez_built = True
    build(stage, OTTOMAN, "captain.seydi_ali", "ocean.indian_ocean", "colony", "settle.mombasa")
    assert not is_damaged(stage, "seydi_ali")
    assert stage.g.state.oceans.colonies == {"mombasa": OTTOMAN}


@pytest.mark.rule("VQ 17.4")
def test_17_4_in_the_first_printing_mombasa_waits() -> None:
    stage = ready(Stage(edition="first").clear(), "seydi_ali").impulse(OTTOMAN, 2)
    stage.g.state.oceans.suez_built = True
    build(stage, OTTOMAN, "captain.seydi_ali", "ocean.indian_ocean", "colony")
    assert stage.g.state.oceans.colonies == {}


@pytest.mark.rule("VQ 5.2", "VQ 17.4")
def test_5_2_shared_captains_sail_for_whoever_is_first(stage: Stage) -> None:
    ready(stage, "de_sores").impulse(FRANCE, 1)
    de_sores = stage.g.world.captain["de_sores"]
    assert de_sores in captains_ready(stage.g, FRANCE)
    assert de_sores in captains_ready(stage.g, PROTESTANT)
    build(stage, FRANCE, "captain.de_sores", "ocean.north_atlantic")
    assert de_sores not in captains_ready(stage.g, PROTESTANT)
    assert stage.g.captains_of(FRANCE) == [de_sores]
    assert not stage.g.captains_of(PROTESTANT)


@pytest.mark.rule("VQ 17.4", "VQ 22.2")
def test_17_4_le_testu_does_not_sail_while_he_works_as_a_scientist(stage: Stage) -> None:
    ready(stage, "le_testu")
    le_testu = stage.g.world.captain["le_testu"]
    assert le_testu in captains_ready(stage.g, FRANCE)
    work = stage.g.state.patronage.scientists
    work[stage.g.world.scientist["le_testu"]] = patronage_state.SPONSORED
    reasons = EXPEDITIONS.refusals(stage.g, FRANCE, le_testu)
    assert [r.message for r in reasons] == ["forbid-is-at-work-as-scientist"]


@pytest.mark.rule("VQ 22.2")
def test_22_2_le_testu_lost_at_sea_is_no_scientist_either(stage: Stage) -> None:
    stage.sail("le_testu", "antilles", FRANCE)
    stage.g.lose_captain(stage.g.world.captain["le_testu"])
    work = stage.g.state.patronage.scientists[stage.g.world.scientist["le_testu"]]
    assert work == patronage_state.GONE


@pytest.mark.rule("VQ 17.4", "VQ 2.6")
def test_17_4_the_holy_roman_sends_captains_and_spain_does_not(stage: Stage) -> None:
    ready(stage, "hre_captain")
    assert BUILD_EXPEDITION.can(stage.g, HRE)
    assert BUILD_EXPEDITION.price(stage.g, HRE) == 1
    assert BUILD_EXPEDITION.price(stage.g, SPAIN) is None


@pytest.mark.rule("VQ 27")
def test_27_an_activated_major_power_sends_no_expeditions() -> None:
    stage = ready(Stage(players=4).clear(), "seydi_ali")
    stage.g.state.influence.activated[OTTOMAN] = FRANCE
    assert not BUILD_EXPEDITION.can(stage.g, OTTOMAN)


@pytest.mark.rule("VQ 17.4")
def test_17_4_a_captain_elsewhere_or_of_another_power_cannot_be_sent(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    reasons = EXPEDITIONS.refusals(stage.g, FRANCE, stage.g.world.captain["drake"])
    assert [r.message for r in reasons] == [
        "forbid-sails-for-others",
        "forbid-is-not-in-force-pool",
    ]


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
        stage.g.build_patrol(stage.g.world.ocean[ocean])
    orders = "patrol.north_atlantic.antilles", "patrol.south_atlantic.chilean_coast"
    move(stage, SPAIN, *orders)
    patrols = stage.g.state.oceans.patrols
    assert patrols[stage.g.world.ocean["antilles"]] == 1
    assert patrols[stage.g.world.ocean["chilean_coast"]] == 1


@pytest.mark.rule("VQ 16.1")
def test_16_1_each_patrol_moves_once(stage: Stage) -> None:
    stage.g.build_patrol(stage.g.world.ocean["antilles"])
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
    stage.g.winter_in_colony(stage.g.world.captain["drake"], "roanoke")
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
    stage.g.winter_in_colony(stage.g.world.captain["drake"], "roanoke")
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


# -- circumnavigation (16.6) -----------------------------------------------------------------------


def _round(stage: Stage, captain: str, power: int, *legs: str) -> Stage:
    stage.sail(captain, legs[-1], power)
    stage.g.state.oceans.legs[stage.g.world.captain[captain]] = list(legs)
    return stage


WEST = ("north_atlantic", "south_atlantic", "chilean_coast", "south_pacific", "indian_ocean")
EAST = ("guinea_coast", "indian_ocean", "south_pacific", "mexican_coast", "chilean_coast")
OTTOMAN_WEST = ("indian_ocean", "south_pacific", "chilean_coast", "guinea_coast")
OTTOMAN_EAST = ("indian_ocean", "guinea_coast", "mexican_coast", "south_pacific")


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(
    ("power", "captain", "legs", "last"),
    [
        (ENGLAND, "drake", WEST, "guinea_coast"),
        (ENGLAND, "drake", EAST, "south_atlantic"),
        (HRE, "hre_captain", EAST, "south_atlantic"),
        (OTTOMAN, "seydi_ali", OTTOMAN_WEST, "indian_ocean"),
        (OTTOMAN, "seydi_ali", OTTOMAN_EAST, "indian_ocean"),
    ],
)
def test_16_6_the_ways_around_the_world(
    stage: Stage, power: int, captain: str, legs: tuple[str, ...], last: str
) -> None:
    load(_round(stage, captain, power, *legs), captain, "t_cp_5")
    leg = stage.g.world.ocean[legs[-1]], stage.g.world.ocean[last]
    move(stage, power, f"{captain}.{last}", dice=(6, 6) if leg in stage.g.world.perilous else ())
    assert stage.bonus_vp(power) == 2
    assert at(stage, captain) == NEXT_TURN
    assert stage.g.state.treasury.hands[power] == ["t_cp_5"]


@pytest.mark.rule("VQ 16.6")
def test_16_6_the_second_scores_1_and_the_third_nothing(stage: Stage) -> None:
    for vp in (2, 3, 3):
        _round(stage, "drake", ENGLAND, *EAST)
        move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
        assert stage.bonus_vp(ENGLAND) == vp


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(
    "legs",
    [
        ("guinea_coast", "south_atlantic", "chilean_coast"),  # not by way of the Indian Ocean
        ("chilean_coast", "south_atlantic", *EAST),  # not for the first time
    ],
)
def test_16_6_it_takes_the_right_legs_for_the_first_time(
    stage: Stage, legs: tuple[str, ...]
) -> None:
    _round(stage, "drake", ENGLAND, *legs)
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert at(stage, "drake") == "south_atlantic"
    assert stage.bonus_vp(ENGLAND) == 0


@pytest.mark.rule("VQ 16.6")
def test_16_6_the_ottoman_must_have_set_out_the_other_way(stage: Stage) -> None:
    legs = ("indian_ocean", "south_pacific", "indian_ocean", "guinea_coast", "south_pacific")
    _round(stage, "seydi_ali", OTTOMAN, *legs)
    move(stage, OTTOMAN, "seydi_ali.indian_ocean")
    assert stage.bonus_vp(OTTOMAN) == 0


@pytest.mark.rule("VQ 16.6")
def test_16_6_it_must_be_one_expedition(stage: Stage) -> None:
    _round(stage, "drake", ENGLAND, "guinea_coast", "indian_ocean", "guinea_coast")
    stage.g.bring_captain_home(stage.g.world.captain["drake"])
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic")
    assert stage.g.state.oceans.legs[stage.g.world.captain["drake"]] == ["north_atlantic"]


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(("edition", "vp"), [("living", 0), ("first", 2)])
def test_16_6_in_the_first_printing_several_expeditions_will_do(edition: str, vp: int) -> None:
    stage = Stage(edition=edition).clear().empty_hands()
    _round(stage, "drake", ENGLAND, "guinea_coast", "indian_ocean", "guinea_coast")
    stage.g.bring_captain_home(stage.g.world.captain["drake"])
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic")
    drake = stage.g.world.captain["drake"]
    stage.g.sail_captain(drake, stage.g.world.ocean["chilean_coast"])
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert stage.bonus_vp(ENGLAND) == vp


@pytest.mark.rule("VQ 16.6")
def test_16_6_in_the_first_printing_the_holy_roman_does_not_count() -> None:
    stage = _round(Stage(edition="first").clear().empty_hands(), "hre_captain", HRE, *EAST)
    move(stage, HRE, "hre_captain.south_atlantic", dice=(6, 6))
    assert stage.bonus_vp(HRE) == 0


@pytest.mark.rule("VQ 16.6", "VQ 30")
def test_16_6_in_the_first_printing_he_never_comes_back() -> None:
    stage = _round(Stage(edition="first").clear().empty_hands(), "drake", ENGLAND, *EAST)
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert at(stage, "drake") == OUT_OF_PLAY


# -- patrols (17.3) --------------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.3")
def test_17_3_a_patrol_costs_2_cp_by_a_spanish_settlement(stage: Stage) -> None:
    stage.impulse(SPAIN, 2)
    stage.run(build_patrol(stage.g, SPAIN), answers=["patrol.peruvian_coast"])
    assert stage.g.state.oceans.patrols[stage.g.world.ocean["peruvian_coast"]] == 1
    assert stage.cp == 0


@pytest.mark.rule("VQ 17.3")
def test_17_3_no_patrol_without_a_spanish_settlement(stage: Stage) -> None:
    reasons = PATROLS.refusals(stage.g, SPAIN, stage.g.world.ocean["guinea_coast"])
    assert [r.message for r in reasons] == ["forbid-has-no-spanish-settlement"]


@pytest.mark.rule("VQ 17.1", "VQ 5")
def test_17_1_there_are_only_so_many_patrols(stage: Stage) -> None:
    for _ in range(4):
        assert BUILD_PATROL.can(stage.g, SPAIN)
        stage.g.build_patrol(0)
    assert not BUILD_PATROL.can(stage.g, SPAIN)
    assert BUILD_PATROL.price(stage.g, ENGLAND) is None


# -- captains in Europe (10) -----------------------------------------------------------------------


@pytest.mark.rule("VQ 10", "VQ 5.2")
def test_10_english_captains_join_naval_units_in_home_ports(stage: Stage) -> None:
    ready(stage, "hawkins", "drake").put("london", ENGLAND, galleon=1)
    stage.put("north_sea", ENGLAND, galleon=1)
    answers = ["post.drake.london", "post.hawkins.london"]
    stage.run(send_captains_to_europe(stage.g), answers=answers)
    assert stage.where("drake") == stage.where("hawkins") == "london"
    assert at(stage, "drake") == ELSEWHERE


@pytest.mark.rule("VQ 10")
def test_10_a_captain_who_wintered_abroad_stays_there(stage: Stage) -> None:
    stage.g.state.oceans.captain_at = [OUT_OF_PLAY] * len(stage.g.world.captains)
    stage.put("london", ENGLAND, galleon=1).sail("drake", "north_atlantic", ENGLAND)
    stage.g.winter_in_colony(stage.g.world.captain["drake"], "roanoke")
    assert posts_open(stage.g) == []


@pytest.mark.rule("VQ 10")
def test_10_without_a_naval_unit_nobody_comes(stage: Stage) -> None:
    ready(stage, "drake").put("london", ENGLAND, regulars=2)
    stage.run(send_captains_to_europe(stage.g))
    assert at(stage, "drake") == AVAILABLE


# -- winter (20.4) ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 20.4")
def test_20_4_captains_in_europe_go_back_to_the_pool(stage: Stage) -> None:
    ready(stage, "drake", "hawkins").put("london", ENGLAND, galleon=1)
    for name in ("drake", "hawkins"):
        stage.g.post_captain(stage.g.world.leader[name], stage.at("london"))
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


@pytest.mark.rule("VQ 20.4", "VQ 30")
def test_20_4_patrols_stay_where_they_are(stage: Stage) -> None:
    stage.g.build_patrol(stage.g.world.ocean["antilles"])
    stage.run(return_captains(stage.g))
    assert stage.g.state.oceans.patrols[stage.g.world.ocean["antilles"]] == 1
