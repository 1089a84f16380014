"""Piracy in the sea zones of Europe (VQ 16.4, 16.7)."""

import pytest

from tercio.games.virgin_queen.model.armada_verbs import build_armada, set_armada
from tercio.games.virgin_queen.model.ocean_verbs import (
    clear_piracy,
    mark_ocean_piracy,
    mark_sea_piracy,
)
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    KNIGHTS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import (
    PIRACY,
    VQ_RAIDS,
    chooses_award,
    initiate_piracy,
)
from tercio.wars.model.names import Power
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tercio.wars.sea.piracy import Raid, awards_open, piracy_dice, raid_prospect, resolve_piracy
from tercio.wars.sea.piracy import defence_dice as europe_defence_dice
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return Stage().clear().empty_hands().turn(3).no_treasures()


def refusals(stage: Stage, power: Power, sea: str, target: Power) -> list[str]:
    found = VQ_RAIDS.refusals(stage.g, power, stage.sea(sea), target)
    return [reason.message.removeprefix("forbid-") for reason in found]


# -- who may raid whom in Europe (16.4, step 1) ----------------------------------------------------


@pytest.mark.rule("VQ 16.4")
def test_16_4_enemies_are_raided_by_any_naval_unit(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=1)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == ["neither-at-war-nor-corsairs"]
    stage.war(ENGLAND, SPAIN)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == []


@pytest.mark.rule("VQ 16.4")
def test_16_4_corsairs_raid_whoever_is_no_enemy(stage: Stage) -> None:
    stage.put("tyrrhenian_sea", OTTOMAN, galley=1)
    assert refusals(stage, OTTOMAN, "tyrrhenian_sea", SPAIN) == ["neither-at-war-nor-corsairs"]
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=1)
    assert refusals(stage, OTTOMAN, "tyrrhenian_sea", SPAIN) == []


@pytest.mark.rule("VQ 16.4")
def test_16_4_corsairs_raid_active_powers_only() -> None:
    stage = Stage(players=4).clear().control(HRE, "messina")
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=1)
    stage.g.state.influence.activated[OTTOMAN] = FRANCE
    assert refusals(stage, OTTOMAN, "tyrrhenian_sea", HRE) == ["neither-at-war-nor-corsairs"]
    assert refusals(stage, OTTOMAN, "tyrrhenian_sea", SPAIN) == []


@pytest.mark.rule("VQ 16.4")
def test_16_4_the_target_controls_a_port_there(stage: Stage) -> None:
    stage.put("irish_sea", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    assert refusals(stage, ENGLAND, "irish_sea", SPAIN) == ["controls-no-port-there"]


@pytest.mark.rule("VQ 16.4")
def test_16_4_once_in_a_zone_and_by_two_powers_at_most(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    sea = stage.sea("bay_of_biscay")
    mark_sea_piracy(stage.g, ENGLAND, sea)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == ["raided-this-zone-already"]
    clear_piracy(stage.g)
    mark_sea_piracy(stage.g, PROTESTANT, sea)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == []
    mark_sea_piracy(stage.g, FRANCE, sea)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == ["zone-raided-by-two-others"]


@pytest.mark.rule("VQ 16.4", "VQ 16.5")
def test_16_4_three_piracy_actions_on_both_maps_together(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    stage.sail("drake", "antilles", ENGLAND)
    for ocean in (0, 3, 4):
        mark_ocean_piracy(stage.g, ENGLAND, ocean)
    assert refusals(stage, ENGLAND, "bay_of_biscay", SPAIN) == ["has-raided-enough"]
    assert not PIRACY.can(stage.g, ENGLAND)


@pytest.mark.rule("VQ 16.4", "VQ 23.2")
@pytest.mark.parametrize(("edition", "barred"), [("living", True), ("first", False)])
def test_16_4_spain_does_not_raid_where_the_armada_is(edition: str, barred: bool) -> None:
    stage = Stage(edition=edition).clear().war(SPAIN, ENGLAND)
    build_armada(stage.g, stage.at("seville"))
    stage.g.move_ships([stage.g.world.armada], stage.sea("english_channel"))
    stage.put("english_channel", SPAIN, galleon=1)
    found = refusals(stage, SPAIN, "english_channel", ENGLAND)
    assert found == (["armada-lies-there"] if barred else [])


@pytest.mark.rule("VQ 27")
def test_27_nobody_raids_another_power_of_the_same_player() -> None:
    stage = Stage(players=2).clear().put("bay_of_biscay", SPAIN, galleon=1)
    assert "target-has-the-same-player" in refusals(stage, SPAIN, "bay_of_biscay", FRANCE)


@pytest.mark.rule("VQ 16.7")
@pytest.mark.parametrize(("holder", "can"), [(ENGLAND, True), (PROTESTANT, False)])
def test_16_7_antwerp_is_raided_by_who_holds_flushing(
    stage: Stage, holder: Power, can: bool
) -> None:
    stage.control(holder, *_ports_of(stage, "north_sea")).control(SPAIN, "antwerp", "rotterdam")
    stage.put("north_sea", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    found = refusals(stage, ENGLAND, "north_sea", SPAIN)
    assert found == ([] if can else ["controls-no-port-there"])


def _ports_of(stage: Stage, sea: str) -> list[str]:
    world = stage.g.world
    return [row.id for row in world.space_rows if sea in row.seas]


# -- the defence (16.4, steps 2 and 3) -------------------------------------------------------------


def raid(stage: Stage, sea: str, power: Power, target: Power) -> Raid:
    return Raid(power, target, stage.sea(sea))


@pytest.mark.rule("VQ 16.4")
def test_16_4_ships_defend_with_2_in_the_zone_and_1_next_to_it(stage: Stage) -> None:
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=1)
    bare = europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN))
    stage.put("tyrrhenian_sea", SPAIN, galley=1).put("naples", SPAIN, galley=1)
    stage.put("gulf_of_lyon", SPAIN, galley=1)
    dice = europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN))
    assert dice == bare + 2 + 1 + 1


@pytest.mark.rule("VQ 16.4")
def test_16_4_other_enemies_of_the_pirates_help_from_next_to_the_zone(stage: Stage) -> None:
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=1)
    bare = europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN))
    stage.put("gulf_of_lyon", FRANCE, galley=1)
    assert europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN)) == bare
    stage.war(OTTOMAN, FRANCE)
    dice = europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN))
    assert dice == bare + 1 + _forts(stage, FRANCE, "tyrrhenian_sea")


def _forts(stage: Stage, power: int, sea: str) -> int:
    state, world = stage.g.state, stage.g.world
    forts = state.fortresses & ~world.keys & state.controlled[power]
    return (forts & world.water.adjacent[stage.sea(sea)]).bit_count()


@pytest.mark.rule("VQ 16.4")
def test_16_4_the_armada_does_not_fire_on_pirates(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=1).war(ENGLAND, SPAIN)
    bare = europe_defence_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN))
    build_armada(stage.g, stage.at("corunna"))
    assert europe_defence_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)) == bare


@pytest.mark.rule("VQ 16.4")
@pytest.mark.parametrize("trouble", ["", "unrest", "siege"])
def test_16_4_fortresses_fire_unless_in_unrest_or_besieged(stage: Stage, trouble: str) -> None:
    stage.put("ionian_sea", OTTOMAN, corsair=1)
    with_malta = europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN))
    if trouble == "unrest":
        stage.unrest("malta")
    elif trouble == "siege":
        stage.siege("malta", FRANCE)
    dice = europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN))
    assert dice == with_malta - bool(trouble)


@pytest.mark.rule("VQ 16.4")
def test_16_4_keys_do_not_fire(stage: Stage) -> None:
    stage.put("tyrrhenian_sea", OTTOMAN, corsair=1).control(SPAIN, "naples", "palermo", "messina")
    assert stage.g.world.is_key(stage.at("naples"))
    dice = europe_defence_dice(stage.g, raid(stage, "tyrrhenian_sea", OTTOMAN, SPAIN))
    assert dice == _forts(stage, SPAIN, "tyrrhenian_sea")


@pytest.mark.rule("VQ 16.4")
def test_16_4_the_knights_fire_on_the_ottoman_alone(stage: Stage) -> None:
    stage.put("ionian_sea", OTTOMAN, corsair=1).put("ionian_sea", FRANCE, galley=1)
    stage.war(FRANCE, SPAIN)
    bare = europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN))
    french = europe_defence_dice(stage.g, raid(stage, "ionian_sea", FRANCE, SPAIN))
    stage.put("malta", KNIGHTS, regulars=1)
    assert europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN)) == bare + 1
    assert europe_defence_dice(stage.g, raid(stage, "ionian_sea", FRANCE, SPAIN)) == french


@pytest.mark.rule("VQ 16.4")
def test_16_4_corsairs_go_first_then_ships_for_two_hits_and_an_odd_one(stage: Stage) -> None:
    stage.put("ionian_sea", OTTOMAN, galley=3, corsair=1).war(OTTOMAN, SPAIN)
    stage.put("messina", SPAIN, galley=4).control(FRANCE, "taranto")
    dice = europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN))
    rolls = [5] * 4 + [1] * (dice - 4)  # a corsair, a galley, and one more for the odd hit
    stage.run(resolve_piracy(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN)), dice=[*rolls, 1])
    assert [ship_kind(stage.g, s) for s in ships_at(stage.g, stage.sea("ionian_sea"))] == ["galley"]


@pytest.mark.rule("VQ 16.4")
def test_16_4_odds_of_two_galleys_under_fire(stage: Stage) -> None:
    """Three dice: one or two hits cost a galley, three both."""
    stage.war(OTTOMAN, SPAIN).put("ionian_sea", OTTOMAN, galley=2)
    stage.put("ionian_sea", SPAIN, galley=1)
    made = raid(stage, "ionian_sea", OTTOMAN, SPAIN)
    assert europe_defence_dice(stage.g, made) == 3
    odds = raid_prospect(stage.g, made)
    assert (odds.mine, odds.loss) == pytest.approx((20 / 27, 1 / 27))


@pytest.mark.rule("VQ 16.4")
def test_16_4_without_a_corsair_left_no_neutral_is_raided(stage: Stage) -> None:
    stage.put("ionian_sea", OTTOMAN, galley=2, corsair=1)
    dice = europe_defence_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN))
    rolls = [5] + [1] * (dice - 1)
    stage.run(resolve_piracy(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN)), dice=rolls)
    assert stage.ships(OTTOMAN, "ionian_sea") == 2
    assert piracy_dice(stage.g, raid(stage, "ionian_sea", OTTOMAN, SPAIN)) == 0


# -- dice and awards (16.4, steps 4 and 5) ---------------------------------------------------------


@pytest.mark.rule("VQ 16.4")
@pytest.mark.parametrize(("ships", "ports", "dice"), [(1, 2, 1), (2, 1, 1), (2, 2, 2)])
def test_16_4_base_dice(stage: Stage, ships: int, ports: int, dice: int) -> None:
    stage.control(FRANCE, "corunna", "bilbao").control(SPAIN, *["corunna", "bilbao"][:ports])
    stage.put("bay_of_biscay", ENGLAND, galleon=ships).war(ENGLAND, SPAIN)
    assert piracy_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)) == dice


@pytest.mark.rule("VQ 16.4")
def test_16_4_a_leader_adds_his_piracy_rating(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2, leaders=["drake"]).war(ENGLAND, SPAIN)
    assert piracy_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)) == 4


def awards(stage: Stage, made: Raid) -> list[str]:
    return [award.id for award in awards_open(stage.g, made)]


@pytest.mark.rule("VQ 16.4")
def test_16_4_a_hit_costs_a_ship_a_card_vp_or_the_armada_a_level(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN)
    assert awards(stage, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)) == ["award-vp"]
    stage.put("bilbao", SPAIN, galleon=1).hand(SPAIN, "storms")
    build_armada(stage.g, stage.at("corunna"))
    assert awards(stage, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)) == [
        "award-ship",
        "award-card",
        "award-vp",
        "award-armada",
    ]


@pytest.mark.rule("VQ 16.4")
def test_16_4_hits_are_divided_as_equally_as_possible(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN).hand(SPAIN, "storms")
    made = raid(stage, "bay_of_biscay", ENGLAND, SPAIN)
    made.paid["award-vp"] = 1
    assert awards(stage, made) == ["award-card"]


@pytest.mark.rule("VQ 16.4")
@pytest.mark.parametrize(("edition", "can"), [("living", False), ("first", True)])
def test_16_4_only_a_unit_that_the_target_controls_pays(edition: str, can: bool) -> None:
    stage = Stage(edition=edition).clear().empty_hands().no_treasures()
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN)
    stage.put("brest", FRANCE, galleon=1)
    made = raid(stage, "bay_of_biscay", ENGLAND, SPAIN)
    assert ("award-ship" in awards(stage, made)) is can


@pytest.mark.rule("VQ 16.4", "VQ 23.2")
def test_16_4_the_armada_is_downgraded(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN)
    build_armada(stage.g, stage.at("corunna"))
    set_armada(stage.g, 6)
    dice = europe_defence_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN))
    stage.impulse(ENGLAND, 2)
    stage.run(
        initiate_piracy(stage.g, ENGLAND),
        answers=["sea.bay_of_biscay", "target.spain", "award-armada"],
        dice=[1] * dice + [6, 1],
    )
    assert stage.g.state.oceans.armada == 4
    assert stage.cp == 0


@pytest.mark.rule("VQ 6.3", "VQ 16.4")
def test_16_4_a_card_of_a_mixed_hand_may_be_a_treasure(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN).treasures(SPAIN, "t_cp_4")
    dice = europe_defence_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN))
    stage.run(
        resolve_piracy(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)),
        answers=["award-card"],
        dice=[1] * dice + [6, 1],
    )
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_4"]


@pytest.mark.rule("VQ 16.4")
def test_16_4_a_captured_card_waits_for_a_later_impulse(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN).hand(SPAIN, "storms")
    dice = europe_defence_dice(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN))
    stage.run(
        resolve_piracy(stage.g, raid(stage, "bay_of_biscay", ENGLAND, SPAIN)),
        answers=["award-card"],
        dice=[1] * dice + [6, 1],
    )
    assert stage.g.state.impulse.fresh == [stage.g.world.card["storms"]]
    assert stage.hand_size(ENGLAND) == 1


@pytest.mark.rule("VQ 29")
def test_29_with_drake_england_picks_the_award(stage: Stage) -> None:
    stage.put("bay_of_biscay", ENGLAND, galleon=2).war(ENGLAND, SPAIN)
    made = raid(stage, "bay_of_biscay", ENGLAND, SPAIN)
    assert chooses_award(stage.g, made) == SPAIN
    stage.put("bay_of_biscay", ENGLAND, leaders=["drake"])
    assert chooses_award(stage.g, made) == ENGLAND


@pytest.mark.rule("VQ 16.4")
def test_16_4_a_minor_allys_ships_raid_for_its_patron(stage: Stage) -> None:
    stage.ally(SPAIN, VENICE).put("aegean_sea", VENICE, galley=2).war(SPAIN, OTTOMAN)
    assert refusals(stage, SPAIN, "aegean_sea", OTTOMAN) == []


@pytest.mark.rule("VQ 16.4")
def test_16_4_the_huguenots_raid_for_the_protestant(stage: Stage) -> None:
    stage.put("bay_of_biscay", HUGUENOT, galleon=1).war(PROTESTANT, FRANCE)
    assert refusals(stage, PROTESTANT, "bay_of_biscay", FRANCE) == []
