"""Cards of fleets, the Armada and the World Map."""

import pytest

from tercio.games.virgin_queen.model.armada_questions import armada_at, cargo_size
from tercio.games.virgin_queen.model.armada_verbs import build_armada
from tercio.games.virgin_queen.model.ocean_questions import is_damaged
from tercio.games.virgin_queen.model.ocean_verbs import mark_sea_piracy
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    KNIGHTS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.wars.model.names import AVAILABLE, ELSEWHERE, OUT_OF_PLAY, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.ship_questions import ship_kind, ships_at
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import may_play, play


@pytest.fixture
def stage() -> Stage:
    return quiet().turn(5).no_treasures()


def ready(stage: Stage, *names: str) -> Stage:
    for name in names:
        stage.g.state.oceans.captain_at[stage.g.world.captain[name]] = AVAILABLE
    return stage


def nobody_ready(stage: Stage) -> Stage:
    stage.g.state.oceans.captain_at = [ELSEWHERE] * len(stage.g.world.captains)
    return stage


def at(stage: Stage, captain: str) -> str:
    place = stage.g.state.oceans.captain_at[stage.g.world.captain[captain]]
    return stage.g.world.oceans[place].id if place >= 0 else str(place)


def loot(stage: Stage, captain: str) -> list[str]:
    return stage.g.state.oceans.loot[stage.g.world.captain[captain]]


def colony(stage: Stage, settlement: str, power: Power) -> Stage:
    stage.g.state.oceans.colonies[settlement] = power
    return stage


def spanish_forts(stage: Stage, sea: str) -> int:
    """Fortresses that fire on pirates there."""
    state, world = stage.g.state, stage.g.world
    forts = state.fortresses & ~world.keys & state.controlled[SPAIN]
    return (forts & world.water.adjacent[stage.sea(sea)]).bit_count()


# -- 1 Grand Vizier --------------------------------------------------------------------------------


def canal(stage: Stage, die: int) -> None:
    play(stage, OTTOMAN, "grand_vizier", dice=[die], answers=["mode.canal"])
    stage.g.state.events_played = [[] for _ in range(6)]


@pytest.mark.rule("VQ 23.1")
def test_card_23_1_each_failure_makes_the_canal_easier(stage: Stage) -> None:
    stage.put("istanbul", OTTOMAN)
    canal(stage, 4)
    assert stage.g.state.oceans.suez_attempts == 1
    canal(stage, 5)  # 5 + 1
    assert stage.g.state.oceans.suez_built
    assert stage.bonus_vp(OTTOMAN) == 2


@pytest.mark.rule("VQ 23.1", "VQ 22.2")
def test_card_23_1_excavation_adds_two(stage: Stage) -> None:
    stage.bonus(OTTOMAN, "excavation")
    canal(stage, 4)
    assert stage.g.state.oceans.suez_built


# -- 6 Treasure Fleet ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.2")
def test_card_6_treasure_fleet_runs_its_procedure_and_gives_2_cp(stage: Stage) -> None:
    play(stage, FRANCE, "treasure_fleet", dice=[1], draws=["t_cp_3"])
    assert stage.g.state.treasury.hands[SPAIN] == ["t_cp_3"]
    assert stage.cp == 2


# -- 20 Expert Shipwrights, 63 Pirate Haven --------------------------------------------------------


@pytest.mark.rule("VQ 17.3")
def test_card_20_shipwrights_build_two_ships(stage: Stage) -> None:
    answers = ["galleon.london", "galleon.plymouth"]
    play(stage, ENGLAND, "expert_shipwrights", answers=answers)
    assert stage.ships(ENGLAND, "london") == stage.ships(ENGLAND, "plymouth") == 1


@pytest.mark.rule("VQ 17.3")
def test_card_20_two_corsairs_count_as_one_ship(stage: Stage) -> None:
    answers = ["galley.istanbul", "corsair.algiers", "corsair.algiers"]
    play(stage, OTTOMAN, "expert_shipwrights", answers=answers)
    assert stage.ships(OTTOMAN, "algiers") == 2
    assert stage.ships(OTTOMAN, "istanbul") == 1


@pytest.mark.rule("VQ 17.3")
def test_card_20_lost_ships_are_refitted(stage: Stage) -> None:
    stage.put("london", ENGLAND, galleon=6)
    for ship in ships_at(stage.g, stage.at("london")):
        stage.g.lose_ship(ship)
    play(stage, ENGLAND, "expert_shipwrights", answers=["galleon.london"])
    assert stage.ships(ENGLAND, "london") == 1
    assert sum(stage.g.state.ship_at[s] == AVAILABLE for s in stage.g.world.ships_of(ENGLAND)) == 5


@pytest.mark.rule("VQ 17.3")
def test_card_20_without_a_yard_it_is_no_event(stage: Stage) -> None:
    stage.put("london", ENGLAND, galleon=6)
    stage.hand(ENGLAND, "expert_shipwrights")
    assert not may_play(stage, ENGLAND, "expert_shipwrights")


@pytest.mark.rule("VQ 17.3", "VQ 16.4")
def test_card_63_a_haven_arms_corsairs_and_raids(stage: Stage) -> None:
    stage.put("barbary_coast", OTTOMAN, corsair=1)
    play(
        stage,
        OTTOMAN,
        "pirate_haven",
        answers=[
            "corsair.algiers",
            "corsair.algiers",
            "done",
            "sea.barbary_coast",
            "target.spain",
        ],
        dice=[1] * spanish_forts(stage, "barbary_coast") + [1],
    )
    assert stage.ships(OTTOMAN, "algiers") == 2
    assert stage.g.state.oceans.piracy_actions[OTTOMAN] == 1


@pytest.mark.rule("VQ 17.3")
def test_card_63_others_build_one_ship(stage: Stage) -> None:
    play(stage, ENGLAND, "pirate_haven", answers=["galleon.london"])
    assert stage.ships(ENGLAND, "london") == 1


# -- 22, 62, 67: expeditions -----------------------------------------------------------------------


@pytest.mark.rule("VQ 17.4", "VQ 16.1")
def test_card_22_merchants_fit_out_an_expedition_and_pay_for_its_voyage(stage: Stage) -> None:
    ready(stage, "drake")
    play(
        stage,
        ENGLAND,
        "genoese_merchants",
        answers=[
            "mode.expedition",
            "captain.drake",
            "ocean.guinea_coast",
            "colony",
            "action.naval_move",
            "voyage.drake.antilles",
            "done",
            "settle.florida",
            "end-impulse",
        ],
    )
    assert at(stage, "drake") == "antilles"
    assert stage.g.state.oceans.colonies == {"florida": ENGLAND}
    assert stage.cp == 0


@pytest.mark.rule("VQ 30")
def test_card_22_without_the_canal_the_ottoman_takes_no_colony(stage: Stage) -> None:
    ready(stage, "seydi_ali")
    play(
        stage,
        OTTOMAN,
        "genoese_merchants",
        answers=["mode.expedition", "captain.seydi_ali", "ocean.indian_ocean", "end-impulse"],
    )
    assert is_damaged(stage.g, stage.g.world.captain["seydi_ali"])
    assert not stage.g.state.oceans.colony_aboard


@pytest.mark.rule("VQ 6.2")
def test_card_22_or_the_merchants_give_credit_for_a_card(stage: Stage) -> None:
    ready(stage, "drake")
    before = stage.hand_size(ENGLAND)
    play(stage, ENGLAND, "genoese_merchants", answers=["mode.credit"])
    assert stage.hand_size(ENGLAND) == before + 1
    assert stage.g.state.oceans.captain_at[stage.g.world.captain["drake"]] == AVAILABLE


@pytest.mark.rule("VQ 16.1")
def test_card_62_the_passage_leads_to_mexico_with_a_treasure(stage: Stage) -> None:
    nobody_ready(stage).sail("frobisher", "north_atlantic", ENGLAND)
    play(stage, ENGLAND, "northwest_passage", dice=[4, 3], draws=["t_cp_5"])
    assert at(stage, "frobisher") == "mexican_coast"
    assert loot(stage, "frobisher") == ["t_cp_5"]


@pytest.mark.rule("VQ 16.1")
def test_card_62_who_fails_turns_back_damaged_and_is_never_lost(stage: Stage) -> None:
    nobody_ready(stage).sail("hawkins", "north_atlantic", ENGLAND)
    play(stage, ENGLAND, "northwest_passage", dice=[1, 1])
    assert at(stage, "hawkins") == "north_atlantic"
    assert is_damaged(stage.g, stage.g.world.captain["hawkins"])


@pytest.mark.rule("VQ 17.4")
def test_card_62_or_an_expedition_sets_out_in_the_north(stage: Stage) -> None:
    ready(nobody_ready(stage), "hre_captain")
    play(
        stage,
        HRE,
        "northwest_passage",
        answers=["captain.hre_captain", "ocean.north_atlantic", "no-colony"],
    )
    assert at(stage, "hre_captain") == "north_atlantic"


@pytest.mark.rule("VQ 17.4")
@pytest.mark.parametrize("power", [SPAIN, OTTOMAN])
def test_card_62_is_not_for_spain_and_the_ottoman(stage: Stage, power: Power) -> None:
    ready(stage, "seydi_ali").hand(power, "northwest_passage")
    assert not may_play(stage, power, "northwest_passage")


@pytest.mark.rule("VQ 25.2")
def test_card_67_the_slave_trade_fills_the_hold_and_costs_1_vp(stage: Stage) -> None:
    nobody_ready(stage).sail("hawkins", "guinea_coast", ENGLAND, damaged=True)
    play(
        stage,
        ENGLAND,
        "slave_trade",
        draws=["t_cp_1", "t_cp_4"],
        answers=["loot.t_cp_1"],
    )
    assert loot(stage, "hawkins") == ["t_cp_4"]
    assert stage.bonus_vp(ENGLAND) == -1


@pytest.mark.rule("VQ 17.4")
def test_card_67_or_an_expedition_for_guinea_with_a_naval_move(stage: Stage) -> None:
    ready(nobody_ready(stage), "hawkins")
    answers = ["captain.hawkins", "ocean.guinea_coast", "no-colony", "end-impulse"]
    play(stage, ENGLAND, "slave_trade", answers=answers)
    assert at(stage, "hawkins") == "guinea_coast"


# -- 25 Knights ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.1")
def test_card_25_the_knights_return_to_malta(stage: Stage) -> None:
    stage.control(FRANCE, "djerba_tripoli", "coron", "lepanto", "alexandria")
    play(stage, FRANCE, "knights_of_st_john")
    assert stage.regulars(KNIGHTS, "malta") == 2


@pytest.mark.rule("VQ 17.1", "VQ 16.4")
def test_card_25_the_knights_raid_the_ottoman_in_their_own_galleys(stage: Stage) -> None:
    stage.put("malta", KNIGHTS, regulars=1).control(FRANCE, "coron", "lepanto")
    forts = 1  # Djerba
    play(
        stage,
        SPAIN,
        "knights_of_st_john",
        answers=["space.north_african_coast", "award-vp"],
        dice=[1] * forts + [6],
    )
    assert stage.regulars(KNIGHTS, "malta") == 2
    assert stage.bonus_vp(SPAIN) == 1
    assert stage.g.state.oceans.piracy_actions[SPAIN] == 1


@pytest.mark.rule("VQ 16.4")
def test_card_25_any_hit_drives_the_knights_off(stage: Stage) -> None:
    stage.control(FRANCE, "coron", "lepanto")
    answers = ["space.north_african_coast"]
    play(stage, SPAIN, "knights_of_st_john", answers=answers, dice=[5])
    assert stage.bonus_vp(SPAIN) == 0


@pytest.mark.rule("VQ 17.1")
def test_card_25_needs_malta(stage: Stage) -> None:
    stage.control(OTTOMAN, "malta").hand(SPAIN, "knights_of_st_john")
    assert not may_play(stage, SPAIN, "knights_of_st_john")


# -- 58 John Hawkins -------------------------------------------------------------------------------


@pytest.mark.rule("VQ 17.3")
def test_card_58_galleons_of_one_port_are_rebuilt_and_hawkins_comes(stage: Stage) -> None:
    ready(stage, "hawkins").put("plymouth", ENGLAND, galleon=3).put("london", ENGLAND, galleon=1)
    play(stage, ENGLAND, "john_hawkins", answers=["space.plymouth"])
    kinds = [ship_kind(stage.g, ship) for ship in ships_at(stage.g, stage.at("plymouth"))]
    assert sorted(kinds) == ["galleon", "race_built_galleon", "race_built_galleon"]
    assert stage.where("hawkins") == "london"


@pytest.mark.rule("VQ 10", "VQ 17.3")
def test_card_58_hawkins_does_not_come_to_a_london_in_other_hands(stage: Stage) -> None:
    ready(stage, "hawkins").put("plymouth", ENGLAND, galleon=1).control(SPAIN, "london")
    play(stage, ENGLAND, "john_hawkins")
    assert stage.g.state.leader_at[stage.g.world.leader["hawkins"]] < 0


@pytest.mark.rule("VQ 17.3")
def test_card_58_without_galleons_and_hawkins_it_does_nothing(stage: Stage) -> None:
    nobody_ready(stage).hand(ENGLAND, "john_hawkins")
    assert not may_play(stage, ENGLAND, "john_hawkins")


# -- 48, 61, 65 ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 6.3")
def test_card_48_spain_takes_the_philippines_whoever_plays(stage: Stage) -> None:
    play(stage, FRANCE, "conquest_of_the_philippines", draws=["t_cp_5"])
    assert stage.g.state.oceans.settlements["philippines"] == SPAIN
    assert stage.g.state.treasury.spanish_row == ["t_cp_5"]
    stage.hand(FRANCE, "conquest_of_the_philippines")
    assert not may_play(stage, FRANCE, "conquest_of_the_philippines")


@pytest.mark.rule("VQ 17.5", "VQ 28")
@pytest.mark.parametrize(("die", "left"), [(5, False), (4, True)])
def test_card_61_menendez_fortifies_patrols_and_drives_settlers_out(
    stage: Stage, die: int, left: bool
) -> None:
    colony(stage, "florida", FRANCE)
    assert stage.g.state.oceans.forts_on_card == 0  # it need not be one of those
    play(stage, SPAIN, "menendez_de_aviles", answers=["fort.havana"], dice=[die])
    assert stage.g.state.oceans.forts == ["havana"]
    assert stage.g.state.oceans.patrols[stage.g.world.ocean["antilles"]] == 1
    assert ("florida" in stage.g.state.oceans.colonies) is left
    assert stage.g.state.oceans.forts_on_card == 0


@pytest.mark.rule("VQ 17.3")
def test_card_61_panama_lets_spain_choose_the_ocean_of_the_patrol(stage: Stage) -> None:
    answers = ["fort.nombre_de_dios_panama", "patrol.mexican_coast"]
    play(stage, SPAIN, "menendez_de_aviles", answers=answers)
    assert stage.g.state.oceans.patrols[stage.g.world.ocean["mexican_coast"]] == 1


@pytest.mark.rule("VQ 16.1")
@pytest.mark.parametrize(("dice", "place"), [([1, 1], str(OUT_OF_PLAY)), ([6, 6], "guinea_coast")])
def test_card_65_scurvy_makes_a_captain_of_another_power_roll(
    stage: Stage, dice: list[int], place: str
) -> None:
    nobody_ready(stage).sail("le_testu", "guinea_coast", FRANCE)
    stage.sail("hawkins", "antilles", ENGLAND)
    play(stage, SPAIN, "scurvy", dice=dice, answers=["captain.le_testu"])
    assert at(stage, "le_testu") == place
    assert at(stage, "hawkins") == "antilles"


@pytest.mark.rule("VQ 16.1")
def test_card_65_scurvy_spares_ones_own_and_those_ashore(stage: Stage) -> None:
    nobody_ready(stage).sail("hawkins", "antilles", ENGLAND)
    assert not may_play(stage.hand(ENGLAND, "scurvy"), ENGLAND, "scurvy")
    assert may_play(stage.hand(SPAIN, "scurvy"), SPAIN, "scurvy")
    oceans, hawkins = stage.g.state.oceans, stage.g.world.captain["hawkins"]
    oceans.captain_at[hawkins] = ELSEWHERE
    oceans.wintering[hawkins] = "roanoke"
    assert not may_play(stage, SPAIN, "scurvy")


# -- 66 Sea Beggars --------------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_66_the_dutch_seize_arm_and_raid(stage: Stage) -> None:
    stage.protestant("brielle")
    play(
        stage,
        ENGLAND,
        "sea_beggars",
        answers=["raid", "award-vp"],
        dice=[1] * spanish_forts(stage, "north_sea") + [6],
    )
    assert stage.controller("brielle") == PROTESTANT
    assert stage.regulars(DUTCH, "brielle") == 1
    assert stage.ships(PROTESTANT, "brielle") == 1
    assert is_at_war(stage.g, PROTESTANT, SPAIN)
    assert stage.bonus_vp(PROTESTANT) == 1


@pytest.mark.rule("VQ 30", "VQ 28")
@pytest.mark.parametrize("markers", [(PROTESTANT,), (ENGLAND, FRANCE)])
def test_card_66_no_raid_if_the_north_sea_is_used_up(
    stage: Stage, markers: tuple[Power, ...]
) -> None:
    stage.protestant("brielle")
    for power in markers:
        mark_sea_piracy(stage.g, power, stage.sea("north_sea"))
    play(stage, PROTESTANT, "sea_beggars")
    assert stage.controller("brielle") == PROTESTANT


@pytest.mark.rule("VQ 16.7", "VQ 28")
@pytest.mark.parametrize(("holder", "can"), [(SPAIN, False), (PROTESTANT, True)])
def test_card_66_rotterdam_needs_the_linked_port(stage: Stage, holder: Power, can: bool) -> None:
    stage.protestant("rotterdam").put("amsterdam", SPAIN, regulars=1)
    stage.put("brielle", SPAIN if holder == SPAIN else DUTCH, regulars=1).control(holder, "brielle")
    stage.hand(PROTESTANT, "sea_beggars")
    assert may_play(stage, PROTESTANT, "sea_beggars") is can


@pytest.mark.rule("VQ 28")
def test_card_66_a_garrison_or_a_catholic_country_keeps_them_out(stage: Stage) -> None:
    stage.hand(PROTESTANT, "sea_beggars")
    assert not may_play(stage, PROTESTANT, "sea_beggars")
    stage.protestant("flushing").put("flushing", SPAIN, regulars=1)
    stage.put("bruges", SPAIN, regulars=1).put("brielle", SPAIN, regulars=1)
    assert not may_play(stage, PROTESTANT, "sea_beggars")


@pytest.mark.rule("VQ 28")
def test_card_66_a_garrison_of_another_power_keeps_them_out_too(stage: Stage) -> None:
    stage.protestant("brielle").put("brielle", HRE, regulars=1)
    stage.hand(PROTESTANT, "sea_beggars")
    assert not may_play(stage, PROTESTANT, "sea_beggars")


# -- 99 Spanish Armada, 104 Armada Indulgence ------------------------------------------------------


@pytest.mark.rule("VQ 23.2")
def test_card_99_the_armada_is_built_and_fitted_out(stage: Stage) -> None:
    stage.g.state.impulse.as_event = True
    play(
        stage,
        SPAIN,
        "spanish_armada",
        answers=[
            "space.corunna",
            "action.upgrade_armada",
            "action.raise_regular",
            "build.armada",
        ],
    )
    assert stage.g.state.oceans.armada == 4
    assert armada_at(stage.g) == stage.at("corunna")
    assert cargo_size(stage.g) == 1


@pytest.mark.rule("VQ 23.2")
def test_card_99_troops_are_built_with_it_or_in_its_port_alone(stage: Stage) -> None:
    stage.g.state.impulse.as_event = True
    answers = ["space.corunna", "action.raise_regular", "build.corunna", "end-impulse"]
    play(stage, SPAIN, "spanish_armada", answers=answers)
    build = next(ask for ask in stage.asked if ask.kind == "build")
    keys = {option.key for option in build.options}
    assert keys == {"build.corunna", "build.armada", "back"}
    assert stage.regulars(SPAIN, "corunna") == 1


@pytest.mark.rule("VQ 23.2")
def test_card_99_is_for_spain_with_an_open_yard(stage: Stage) -> None:
    stage.unrest("seville", "corunna").hand(SPAIN, "spanish_armada")
    assert not may_play(stage, SPAIN, "spanish_armada")


@pytest.mark.rule("VQ 23.2")
def test_card_104_an_indulgence_needs_the_armada_and_blesses_its_guns(stage: Stage) -> None:
    stage.hand(SPAIN, "armada_indulgence")
    assert not may_play(stage, SPAIN, "armada_indulgence")
    build_armada(stage.g, stage.at("seville"))
    play(stage, SPAIN, "armada_indulgence", answers=["action.upgrade_armada", "end-impulse"])
    assert stage.g.state.oceans.armada == 4
    assert stage.g.state.oceans.indulgence == stage.g.state.impulses


# -- 106 Drake's Drum, 107 Lost Colony, 108 Raleigh's Patent, 110 Virginia -------------------------


@pytest.mark.rule("VQ 16.1", "VQ 16.5")
def test_card_106_english_expeditions_sail_twice_and_raid(stage: Stage) -> None:
    nobody_ready(stage).sail("hawkins", "guinea_coast", ENGLAND)
    play(
        stage,
        FRANCE,
        "drakes_drum",
        answers=[
            "voyage.hawkins.antilles",
            "voyage.hawkins.spanish_main",
            "captain.hawkins",
            "target.spain",
            "award-vp",
            "pass",
        ],
        dice=[6, 1, 1],
    )
    assert at(stage, "hawkins") == "spanish_main"
    assert stage.bonus_vp(ENGLAND) == 1
    assert stage.g.state.oceans.piracy_actions[ENGLAND] == 1


@pytest.mark.rule("VQ 16.1")
def test_card_106_needs_an_english_expedition(stage: Stage) -> None:
    nobody_ready(stage).hand(ENGLAND, "drakes_drum")
    assert not may_play(stage, ENGLAND, "drakes_drum")


@pytest.mark.rule("VQ 17.4", "VQ 16.1")
def test_card_108_raleigh_founds_a_colony_at_once(stage: Stage) -> None:
    ready(nobody_ready(stage), "grenville")
    play(
        stage,
        FRANCE,
        "raleighs_patent",
        answers=["captain.grenville", "ocean.north_atlantic", "settle.roanoke"],
    )
    assert stage.g.state.oceans.colonies == {"roanoke": ENGLAND}
    assert at(stage, "grenville") == "north_atlantic"


@pytest.mark.rule("VQ 17.4")
def test_card_108_needs_a_captain_and_a_marker(stage: Stage) -> None:
    nobody_ready(stage).hand(ENGLAND, "raleighs_patent")
    assert not may_play(stage, ENGLAND, "raleighs_patent")
    ready(stage, "grenville")
    assert may_play(stage, ENGLAND, "raleighs_patent")
    colony(colony(stage, "roanoke", ENGLAND), "guiana", ENGLAND)
    assert not may_play(stage, ENGLAND, "raleighs_patent")


@pytest.mark.rule("VQ 8.4")
def test_card_110_virginia_cannot_fail_and_sends_a_captain(stage: Stage) -> None:
    colony(ready(nobody_ready(stage), "grenville"), "roanoke", ENGLAND)
    answers = ["captain.grenville"]
    play(stage, FRANCE, "virginia", dice=[1, 1], answers=answers)
    assert stage.g.state.oceans.colonies == {"roanoke": ENGLAND}
    assert at(stage, "grenville") == "north_atlantic"


@pytest.mark.rule("VQ 8.4")
def test_card_110_virginia_adds_two(stage: Stage) -> None:
    colony(nobody_ready(stage), "roanoke", ENGLAND)
    play(stage, ENGLAND, "virginia", dice=[3, 3], draws=["t_cp_1"])
    assert stage.g.state.treasury.hands[ENGLAND] == ["t_cp_1"]
