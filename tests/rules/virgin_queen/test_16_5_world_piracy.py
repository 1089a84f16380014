"""Piracy in the ocean zones (VQ 16.5)."""

import pytest

from tercio.games.virgin_queen.model.ocean_questions import is_damaged, settlements_of
from tercio.games.virgin_queen.model.ocean_verbs import (
    build_patrol,
    clear_piracy,
    fortify_settlement,
    mark_ocean_piracy,
    mark_sea_piracy,
    take_loot,
    winter_in_colony,
)
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import (
    initiate_piracy,
)
from tercio.games.virgin_queen.rules.naval_affairs.navigation import hold_of
from tercio.games.virgin_queen.rules.naval_affairs.voyage_odds import world_raid_prospect
from tercio.games.virgin_queen.rules.naval_affairs.world_piracy import (
    WORLD_RAIDS,
    WorldRaid,
    awards_open,
    defence_dice,
    pirate_dice,
    world_piracy,
)
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, Power
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands().turn(3).no_treasures()


# -- who may raid whom on the World Map (16.5, step 1) ---------------------------------------------


def world_refusals(stage: Stage, power: Power, captain: str, target: Power) -> list[str]:
    index = stage.g.world.captain[captain]
    found = WORLD_RAIDS.refusals(stage.g, power, index, target)
    return [reason.message.removeprefix("forbid-") for reason in found]


@pytest.mark.rule("VQ 16.5")
def test_16_5_no_war_is_needed(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND).ally(ENGLAND, SPAIN)
    assert world_refusals(stage, ENGLAND, "drake", SPAIN) == []
    assert world_refusals(stage, ENGLAND, "drake", PORTUGAL) == ["target-has-no-settlement"]


@pytest.mark.rule("VQ 16.5")
@pytest.mark.parametrize("ocean", ["spanish_main", "mexican_coast"])
def test_16_5_panama_lies_on_two_oceans(stage: Stage, ocean: str) -> None:
    index = stage.g.world.ocean[ocean]
    assert "nombre_de_dios_panama" in settlements_of(stage.g, SPAIN, index)


@pytest.mark.rule("VQ 16.5")
def test_16_5_portugal_is_safe_from_its_ally_only(stage: Stage) -> None:
    stage.sail("drake", "guinea_coast", ENGLAND)
    assert world_refusals(stage, ENGLAND, "drake", PORTUGAL) == []
    stage.ally(SPAIN, PORTUGAL)
    assert world_refusals(stage, ENGLAND, "drake", PORTUGAL) == []
    stage.ally(ENGLAND, PORTUGAL)
    assert world_refusals(stage, ENGLAND, "drake", PORTUGAL) == ["portugal-is-our-ally"]


@pytest.mark.rule("VQ 16.5")
def test_16_5_markers_limit_piracy_in_an_ocean_zone(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    antilles = stage.g.world.ocean["antilles"]
    mark_ocean_piracy(stage.g, ENGLAND, antilles)
    assert world_refusals(stage, ENGLAND, "drake", SPAIN) == ["raided-this-ocean-already"]
    clear_piracy(stage.g)
    mark_ocean_piracy(stage.g, FRANCE, antilles)
    mark_ocean_piracy(stage.g, PROTESTANT, antilles)
    assert world_refusals(stage, ENGLAND, "drake", SPAIN) == ["ocean-raided-by-two-others"]


@pytest.mark.rule("VQ 16.5")
def test_16_5_three_actions_a_turn(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    for sea in ("irish_sea", "north_sea", "english_channel"):
        mark_sea_piracy(stage.g, ENGLAND, stage.sea(sea))
    assert world_refusals(stage, ENGLAND, "drake", SPAIN) == ["no-piracy-left"]


@pytest.mark.rule("VQ 16.5")
def test_16_5_a_captain_in_a_colony_does_not_raid(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    winter_in_colony(stage.g, stage.g.world.captain["drake"], "florida")
    assert world_refusals(stage, ENGLAND, "drake", SPAIN) == ["captain-is-not-at-sea"]


@pytest.mark.rule("VQ 27")
def test_27_a_captain_does_not_raid_spain_for_the_same_player() -> None:
    stage = Stage(players=2).clear().sail("le_testu", "antilles", FRANCE)
    assert world_refusals(stage, FRANCE, "le_testu", SPAIN) == ["spain-has-our-player"]


# -- the raid (16.5, steps 2 to 4) -----------------------------------------------------------------


def voyage(stage: Stage, captain: str, power: Power, target: Power) -> WorldRaid:
    index = stage.g.world.captain[captain]
    return WorldRaid(power, index, stage.g.state.oceans.captain_at[index], target)


@pytest.mark.rule("VQ 16.5")
def test_16_5_spain_defends_with_patrols_and_fortresses(stage: Stage) -> None:
    stage.sail("drake", "antilles", ENGLAND)
    made = voyage(stage, "drake", ENGLAND, SPAIN)
    assert defence_dice(stage.g, made) == 0
    build_patrol(stage.g, made.ocean)
    fortify_settlement(stage.g, "havana", from_card=False)
    fortify_settlement(stage.g, "lima", from_card=False)  # on another ocean
    assert defence_dice(stage.g, made) == 2


@pytest.mark.rule("VQ 16.5")
def test_16_5_portugal_defends_with_its_settlements(stage: Stage) -> None:
    stage.sail("drake", "guinea_coast", ENGLAND)
    build_patrol(stage.g, stage.g.world.ocean["guinea_coast"])
    assert defence_dice(stage.g, voyage(stage, "drake", ENGLAND, PORTUGAL)) == 1


@pytest.mark.rule("VQ 16.5")
@pytest.mark.parametrize(
    ("damaged", "shots", "lost"),
    [(False, [5, 6], True), (True, [5, 1], True), (False, [5, 1], False)],
)
def test_16_5_two_hits_or_one_on_a_damaged_captain_eliminate_him(
    stage: Stage, damaged: bool, shots: list[int], lost: bool
) -> None:
    stage.sail("hawkins", "antilles", ENGLAND, damaged=damaged)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    for _ in range(2):
        build_patrol(stage.g, made.ocean)
    pirates = [] if lost else [1, 1]
    stage.run(
        world_piracy(stage.g, made), dice=[*shots, *pirates], answers=[] if lost else ["pass"]
    )
    at = stage.g.state.oceans.captain_at[made.captain]
    assert (at == OUT_OF_PLAY) is lost
    assert is_damaged(stage.g, made.captain) is not lost


@pytest.mark.rule("VQ 16.5", "VQ 29")
@pytest.mark.parametrize(
    ("ocean", "damaged", "dice"),
    [("antilles", False, 4), ("antilles", True, 3), ("chilean_coast", False, 3)],
)
def test_16_5_base_dice_and_piracy_rating(
    stage: Stage, ocean: str, damaged: bool, dice: int
) -> None:
    stage.sail("drake", ocean, ENGLAND, damaged=damaged)
    assert pirate_dice(stage.g, voyage(stage, "drake", ENGLAND, SPAIN)) == dice


@pytest.mark.rule("VQ 29")
def test_29_the_pirates_dice_are_counted_after_the_defence(stage: Stage) -> None:
    stage.sail("hawkins", "antilles", ENGLAND)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    build_patrol(stage.g, made.ocean)
    stage.run(world_piracy(stage.g, made), dice=[5, 1, 1], answers=["pass"])  # damaged: 1 + 1 dice


# -- awards, loot and the way home (16.5, steps 5 to 7) --------------------------------------------


def rows(stage: Stage, spanish: list[str], portuguese: list[str]) -> Stage:
    treasury = stage.g.state.treasury
    for treasure in (*spanish, *portuguese):
        treasury.pool.remove(treasure)
    treasury.spanish_row, treasury.portuguese_row = spanish, portuguese
    return stage


@pytest.mark.rule("VQ 16.5")
def test_16_5_spain_chooses_even_for_portugal(stage: Stage) -> None:
    rows(stage.sail("hawkins", "guinea_coast", ENGLAND), [], ["t_cp_2"])
    made = voyage(stage, "hawkins", ENGLAND, PORTUGAL)
    stage.run(world_piracy(stage.g, made), dice=[1, 6, 1], answers=["award-portuguese", "home"])
    assert stage.asked[0].seat == "spain"
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_2"]
    assert stage.g.state.oceans.captain_at[made.captain] == NEXT_TURN


@pytest.mark.rule("VQ 29")
def test_29_drake_picks_his_award_on_the_world_map_too(stage: Stage) -> None:
    rows(stage.sail("drake", "antilles", ENGLAND), ["t_cp_2"], [])
    made = voyage(stage, "drake", ENGLAND, SPAIN)
    answers = ["award-treasure", "pass"]
    stage.run(world_piracy(stage.g, made), dice=[6, 1, 1, 1], answers=answers)
    assert stage.asked[0].seat == "england"
    assert stage.g.state.oceans.loot[made.captain] == ["t_cp_2"]


@pytest.mark.rule("VQ 16.5")
def test_16_5_a_patrol_may_pay_for_a_hit(stage: Stage) -> None:
    stage.sail("hawkins", "antilles", ENGLAND)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    build_patrol(stage.g, made.ocean)
    stage.run(world_piracy(stage.g, made), dice=[1, 6, 1, 1], answers=["award-patrol", "pass"])
    assert stage.g.state.oceans.patrols[made.ocean] == 0


@pytest.mark.rule("VQ 16.5")
def test_16_5_a_fortress_withholds_a_treasure(stage: Stage) -> None:
    rows(stage.sail("hawkins", "antilles", ENGLAND), ["t_cp_1", "t_cp_5"], [])
    fortify_settlement(stage.g, "havana", from_card=False)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    answers = ["award-treasure", "withhold.t_cp_5", "pass"]
    stage.run(world_piracy(stage.g, made), dice=[1, 6, 1, 1], answers=answers)
    assert stage.g.state.oceans.loot[made.captain] == ["t_cp_1"]
    assert stage.g.state.treasury.spanish_row == ["t_cp_5"]


@pytest.mark.rule("VQ 16.5")
def test_16_5_the_last_treasure_behind_a_fortress_is_safe(stage: Stage) -> None:
    rows(stage.sail("hawkins", "antilles", ENGLAND), ["t_cp_5"], [])
    fortify_settlement(stage.g, "havana", from_card=False)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    stage.run(world_piracy(stage.g, made), dice=[1, 6, 1, 1], answers=["pass"])
    assert [option.key for option in stage.asked[0].options] == ["award-vp"]
    assert stage.bonus_vp(ENGLAND) == 1


@pytest.mark.rule("VQ 16.5")
def test_16_5_awards_are_divided_equally_and_loot_fits_the_hold(stage: Stage) -> None:
    rows(stage.sail("drake", "antilles", ENGLAND), ["t_cp_1", "t_cp_2", "t_cp_3"], [])
    made = voyage(stage, "drake", ENGLAND, SPAIN)
    take_loot(stage.g, made.captain, "t_cp_4")
    answers = ["award-treasure", "award-vp", "award-treasure", "award-vp", "loot.t_cp_1", "pass"]
    stage.run(
        world_piracy(stage.g, made),
        dice=[6, 6, 6, 6],
        answers=answers,
        draws=["t_cp_1", "t_cp_3"],
    )
    assert stage.g.state.oceans.loot[made.captain] == ["t_cp_3", "t_cp_4"]
    assert stage.bonus_vp(ENGLAND) == 2


@pytest.mark.rule("VQ 16.5", "VQ 5.2")
@pytest.mark.parametrize(
    ("captain", "damaged", "hold"),
    [("drake", False, 2), ("drake", True, 1), ("cavendish", False, 3), ("cavendish", True, 2)],
)
def test_16_5_what_an_expedition_can_carry(
    stage: Stage, captain: str, damaged: bool, hold: int
) -> None:
    stage.sail(captain, "antilles", ENGLAND, damaged=damaged)
    assert hold_of(stage.g, stage.g.world.captain[captain]) == hold


@pytest.mark.rule("VQ 16.5")
def test_16_5_no_way_home_through_a_hazardous_passage(stage: Stage) -> None:
    stage.sail("hawkins", "peruvian_coast", ENGLAND)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    stage.run(world_piracy(stage.g, made), dice=[1, 1])
    assert not stage.asked


@pytest.mark.rule("VQ 16.5")
def test_16_5_the_action_costs_2_cp_and_marks_the_zone(stage: Stage) -> None:
    stage.sail("hawkins", "antilles", ENGLAND).impulse(ENGLAND, 2)
    answers = ["captain.hawkins", "target.spain", "pass"]
    stage.run(initiate_piracy(stage.g, ENGLAND), dice=[1, 1, 1], answers=answers)
    assert stage.cp == 0
    assert stage.g.state.oceans.piracy_actions[ENGLAND] == 1
    assert stage.g.state.oceans.ocean_piracy[ENGLAND] == 1 << stage.g.world.ocean["antilles"]


@pytest.mark.rule("VQ 16.5")
@pytest.mark.parametrize(
    ("damaged", "patrols", "win", "loss"),
    [
        (False, 0, 1 - (2 / 3) ** 3, 0.0),
        (True, 1, 2 / 3 * (1 - (2 / 3) ** 2), 1 / 3),
        (False, 1, 2 / 3 * (1 - (2 / 3) ** 3) + 1 / 3 * (1 - (2 / 3) ** 2), 0.0),
    ],
)
def test_16_5_the_chances_of_a_raid(
    stage: Stage, damaged: bool, patrols: int, win: float, loss: float
) -> None:
    stage.sail("hawkins", "antilles", ENGLAND, damaged=damaged)
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    for _ in range(patrols):
        build_patrol(stage.g, made.ocean)
    odds = world_raid_prospect(stage.g, made)
    assert (odds.win, odds.loss) == pytest.approx((win, loss))
    assert odds.win + odds.draw + odds.loss == pytest.approx(1.0)


@pytest.mark.rule("VQ 16.5")
def test_16_5_at_a_lone_settlement_damage_takes_no_die_away(stage: Stage) -> None:
    """Elmina fires one die; hit or not, Hawkins has one die and that of his rating."""
    stage.sail("hawkins", "guinea_coast", ENGLAND)
    odds = world_raid_prospect(stage.g, voyage(stage, "hawkins", ENGLAND, PORTUGAL))
    assert (odds.win, odds.loss) == pytest.approx((1 - (2 / 3) ** 2, 0.0))


@pytest.mark.rule("VQ 16.5")
def test_16_5_the_treasure_of_portugal_is_safe_from_raids_on_spain(stage: Stage) -> None:
    rows(stage.sail("hawkins", "antilles", ENGLAND), [], ["t_cp_2"])
    made = voyage(stage, "hawkins", ENGLAND, SPAIN)
    assert [award.id for award in awards_open(stage.g, made)] == ["award-vp"]


@pytest.mark.rule("VQ 20.7")
def test_20_7_piracy_markers_are_removed(stage: Stage) -> None:
    mark_sea_piracy(stage.g, ENGLAND, stage.sea("irish_sea"))
    mark_ocean_piracy(stage.g, FRANCE, 0)
    clear_piracy(stage.g)
    oceans = stage.g.state.oceans
    assert not any((*oceans.sea_piracy, *oceans.ocean_piracy, *oceans.piracy_actions))
