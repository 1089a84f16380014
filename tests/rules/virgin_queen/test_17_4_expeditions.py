"""Expeditions, patrols, and English captains in Europe (VQ 5.2, 10, 17.3, 17.4)."""

import pytest

from tercio.games.virgin_queen.model import ocean_verbs, patronage_state
from tercio.games.virgin_queen.model.ocean_questions import captains_of
from tercio.games.virgin_queen.model.ocean_verbs import lose_captain, winter_in_colony
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.construction.colonies import colonies_left
from tercio.games.virgin_queen.rules.construction.expeditions import (
    BUILD_EXPEDITION,
    EXPEDITIONS,
    captains_ready,
    posts_open,
    send_captains_to_europe,
)
from tercio.games.virgin_queen.rules.construction.patrols import BUILD_PATROL, PATROLS, build_patrol
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, OUT_OF_PLAY
from tests.rules.virgin_queen.ocean_stage import (
    at,
    at_sea,
    build,
    colony,
    is_damaged,
    ready,
)
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return at_sea()


# -- expeditions (17.4, 5.2) -----------------------------------------------------------------------


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
    assert captains_of(stage.g, FRANCE) == [de_sores]
    assert not captains_of(stage.g, PROTESTANT)


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
    lose_captain(stage.g, stage.g.world.captain["le_testu"])
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
        ocean_verbs.build_patrol(stage.g, 0)
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
    winter_in_colony(stage.g, stage.g.world.captain["drake"], "roanoke")
    assert posts_open(stage.g) == []


@pytest.mark.rule("VQ 10")
def test_10_without_a_naval_unit_nobody_comes(stage: Stage) -> None:
    ready(stage, "drake").put("london", ENGLAND, regulars=2)
    stage.run(send_captains_to_europe(stage.g))
    assert at(stage, "drake") == AVAILABLE
