"""VQ 15.1, 15.3: assaults, and sieges that are broken."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN
from tercio.games.virgin_queen.rules.land.foul_weather import halt
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.force import Force
from tercio.wars.model.names import NEXT_TURN, REGULAR, Power
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.state import Impulse
from tercio.wars.model.troop_questions import own_land
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.siege.after_assault import storm
from tercio.wars.siege.assault import ASSAULT, ASSAULTS, assault_on, assault_targets
from tercio.wars.siege.siege import check_siege
from tests.rules.virgin_queen.stage import Stage


def hits(count: int, dice: int) -> list[int]:
    return [6] * count + [1] * (dice - count)


def gravelines(spaniards: int = 2, french: int = 6) -> Stage:
    """Montmorency has had Gravelines under siege since an earlier impulse."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN)
    stage.put("gravelines", SPAIN, spaniards)
    stage.put("gravelines", FRANCE, french, leaders=["montmorency"])
    return settled(stage, "gravelines", FRANCE).impulse(FRANCE, 2)


def settled(stage: Stage, space: str, power: Power) -> Stage:
    stage.siege(space, power)
    stage.g.state.impulse = Impulse()
    return stage


def assault(stage: Stage, dice: Sequence[int], answers: Sequence[str] = ("all",)) -> None:
    stage.run(ASSAULT.run(stage.g, FRANCE), dice=dice, answers=answers)


def refusals(stage: Stage, power: Power = FRANCE, space: str = "gravelines") -> list[str]:
    found = ASSAULTS.refusals(stage.g, power, stage.at(space))
    return [reason.message.removeprefix("forbid-") for reason in found]


def dice_of(stage: Stage, power: Power, space: str, dice: Sequence[int]) -> tuple[int, int]:
    battle = assault_on(stage.g, whole_force(stage.g, power, stage.at(space)))
    stage.run(storm(stage.g, battle), dice=dice)
    return len(battle.attacker.rolled), len(battle.defender.rolled)


# -- requirements ----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 15.1")
def test_15_1_an_empty_fortress_too_must_be_besieged_first() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("gravelines", FRANCE, 2).impulse(FRANCE, 1)
    assert refusals(stage) == ["is-not-besieged-by-us"]
    stage.siege("gravelines", FRANCE)
    assert refusals(stage) == ["was-besieged-only-now"]
    stage.g.state.impulse.sieges_begun = 0
    assert refusals(stage) == []


@pytest.mark.rule("VQ 15.1")
def test_15_1_one_assault_on_a_space_in_an_impulse_but_several_in_different_spaces() -> None:
    stage = gravelines().put("luxembourg", FRANCE, 3).control(FRANCE, "metz")
    stage.siege("luxembourg", FRANCE)
    stage.g.state.impulse = Impulse()
    stage.impulse(FRANCE, 2)
    assault(stage, [*hits(0, 4), *hits(0, 3)], ["assault.gravelines", "all"])
    assert refusals(stage) == ["was-assaulted-already"]
    assert assault_targets(stage.g, FRANCE) == [stage.at("luxembourg")]


@pytest.mark.rule("VQ 15.1", "VQ 12.1")
def test_15_1_not_without_a_line_of_communication() -> None:
    assert refusals(gravelines()) == []
    assert refusals(gravelines().control(ENGLAND, "calais")) == ["lacks-a-loc"]


@pytest.mark.rule("VQ 15.1")
def test_15_1_no_ship_of_the_controller_in_an_adjacent_sea_zone() -> None:
    assert refusals(gravelines().put("north_sea", SPAIN, galleon=1)) == ["is-supplied-by-sea"]
    assert refusals(gravelines().put("bay_of_biscay", SPAIN, galleon=1)) == []
    ally = gravelines().ally(SPAIN, ENGLAND).put("north_sea", ENGLAND, galleon=1)
    assert refusals(ally) == [], "only those of the power that controls the fortress"


@pytest.mark.rule("VQ 15.1")
@pytest.mark.parametrize(("blockade", "allowed"), [(0, False), (1, False), (2, True)])
def test_15_1_ships_in_port_must_be_outnumbered(blockade: int, allowed: bool) -> None:
    stage = gravelines().put("gravelines", SPAIN, galleon=1)
    stage.put("north_sea", FRANCE, galleon=blockade)
    assert (refusals(stage) == []) == allowed
    both = gravelines().put("gravelines", SPAIN, galleon=1).put("north_sea", FRANCE, galleon=1)
    assert refusals(both.put("english_channel", FRANCE, galleon=1)) == [], "two zones add up"


@pytest.mark.rule("VQ 15.1")
def test_15_1_corsairs_do_not_count_in_a_blockade() -> None:
    stage = Stage().clear().war(SPAIN, OTTOMAN).put("athens", SPAIN, 4).control(SPAIN, "coron")
    stage.put("athens", OTTOMAN, corsair=1).put("aegean_sea", OTTOMAN, corsair=2)
    stage.put("ionian_sea", SPAIN, galley=1)
    assert refusals(settled(stage, "athens", SPAIN), SPAIN, "athens") == []


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 15.1")
def test_15_1_half_the_units_rounded_up_but_all_against_empty_walls() -> None:
    assert dice_of(gravelines(2, 5), FRANCE, "gravelines", hits(0, 7)) == (4, 3)
    assert dice_of(gravelines(0, 5), FRANCE, "gravelines", hits(0, 7)) == (6, 1)


@pytest.mark.rule("VQ 15.1", "VQ 5.3")
def test_15_1_cavalry_rolls_no_dice_but_halves_those_of_the_enemy_and_may_be_lost() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HRE).control(OTTOMAN, "pressburg")
    stage.put("vienna", OTTOMAN, 2, 3).put("vienna", HRE, 1).siege("vienna", OTTOMAN)
    battle = assault_on(stage.g, whole_force(stage.g, OTTOMAN, stage.at("vienna")))
    stage.run(storm(stage.g, battle), dice=[*hits(0, 1), *hits(1, 2)], answers=["regular.0"])
    assert stage.troops(OTTOMAN, "vienna") == (2, 2)
    inside = Stage().clear().empty_hands().war(HRE, OTTOMAN).put("buda", OTTOMAN, 0, 2)
    inside.put("buda", HRE, 4).siege("buda", HRE)
    assert dice_of(inside, HRE, "buda", hits(0, 3)) == (2, 1)


# -- results ---------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 15.1")
def test_15_1_it_succeeds_with_a_hit_no_defender_and_an_attacker_left() -> None:
    stage = gravelines()
    assault(stage, [*hits(2, 4), *hits(1, 3)])
    assert stage.controller("gravelines") == FRANCE
    assert stage.regulars(FRANCE, "gravelines") == 5
    assert stage.cp == 1


@pytest.mark.rule("VQ 15.1")
def test_15_1_it_fails_while_defenders_remain_without_a_hit_or_without_attackers() -> None:
    stage = gravelines()
    assault(stage, [*hits(1, 4), *hits(1, 3)])
    assert stage.controller("gravelines") == SPAIN
    assert stage.is_besieged("gravelines")
    empty = gravelines(0, 3)
    assault(empty, [*hits(0, 4), 1])
    assert empty.controller("gravelines") == SPAIN
    assert empty.is_besieged("gravelines")
    spent = gravelines(1, 2)
    assault(spent, [*hits(1, 2), *hits(2, 2)], ["all", "displace.calais"])
    assert spent.controller("gravelines") == SPAIN
    assert spent.where("montmorency") == "calais", "displaced, not captured"


@pytest.mark.rule("VQ 15.1", "VQ 15.3")
def test_15_1_a_besieger_that_no_longer_outnumbers_the_garrison_retreats() -> None:
    stage = gravelines(2, 3).control(FRANCE, "lille")
    assault(stage, [*hits(0, 3), *hits(1, 3)], ["all", "retreat.calais"])
    assert not stage.is_besieged("gravelines")
    assert stage.regulars(FRANCE, "calais") == 2
    assert stage.where("montmorency") == "calais"


@pytest.mark.rule("VQ 15.1")
def test_15_1_leaders_inside_are_captured_and_ships_go_to_the_turn_track() -> None:
    stage = gravelines(1, 6).put("gravelines", SPAIN, leaders=["alva"])
    stage.put("gravelines", SPAIN, galleon=1, leaders=["santa_cruz"])
    stage.put("north_sea", FRANCE, galleon=2)
    rating = stage.g.world.battle_rating[stage.g.world.leader["alva"]]
    (ship,) = ships_at(stage.g, stage.at("gravelines"), SPAIN)
    assault(stage, [*hits(2, 4), *hits(0, 2 + rating)])
    assert stage.captor("alva") == FRANCE
    assert stage.g.state.ship_at[ship] == NEXT_TURN
    assert stage.where("santa_cruz") == NEXT_TURN


@pytest.mark.rule("VQ 15.1")
def test_15_1_new_arrivals_join_the_assault_on_an_old_siege() -> None:
    stage = gravelines(1, 2).put("calais", FRANCE, 4)
    answers = ["from.calais", "all", "move.calais.gravelines"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=answers)
    assault(stage, [*hits(1, 4), *hits(0, 2)])  # six units and Montmorency
    assert stage.controller("gravelines") == FRANCE


@pytest.mark.rule("VQ 15.1", "VQ 9.2")
def test_15_1_allies_inside_defend_and_share_the_losses() -> None:
    stage = gravelines(2, 6).ally(SPAIN, ENGLAND).put("gravelines", ENGLAND, 2)
    assert dice_of(stage, FRANCE, "gravelines", [*hits(2, 4), *hits(0, 5)]) == (4, 5)
    assert stage.regulars(SPAIN, "gravelines") == stage.regulars(ENGLAND, "gravelines") == 1


# -- 15, 15.3 --------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 15", "VQ 16.1")
def test_15_ships_leave_a_besieged_port() -> None:
    stage = gravelines().put("gravelines", SPAIN, galleon=1).impulse(SPAIN, 1)
    stage.run(
        NAVAL_MOVE.run(stage.g, SPAIN), answers=["from.gravelines", "to.english_channel", "done"]
    )
    assert stage.ships(SPAIN, "english_channel") == 1


@pytest.mark.rule("VQ 15.3", "VQ 5.3")
def test_15_3_an_equal_stack_breaks_the_siege_cavalry_counted() -> None:
    stage = Stage().clear().war(OTTOMAN, HRE).control(OTTOMAN, "pressburg")
    stage.put("vienna", OTTOMAN, 1, 1).put("vienna", HRE, 1).siege("vienna", OTTOMAN)
    stage.run(check_siege(stage.g, stage.at("vienna")))
    assert stage.is_besieged("vienna"), "a regular and cavalry outnumber one"
    stage.put("vienna", HRE, 1)
    stage.run(check_siege(stage.g, stage.at("vienna")))
    assert not stage.is_besieged("vienna")
    assert stage.troops(OTTOMAN, "pressburg") == (1, 1)


@pytest.mark.rule("VQ 15.3", "VQ 12.4")
def test_15_3_the_stack_goes_to_a_quiet_space_of_its_side_or_is_lost() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).control(FRANCE, "mons", "ghent").unrest("mons")
    stage.put("ghent", ENGLAND, 1).put("brussels", FRANCE, 1, leaders=["montmorency"])
    stage.put("brussels", SPAIN, 1).siege("brussels", FRANCE)
    stage.run(check_siege(stage.g, stage.at("brussels")))
    assert own_land(stage.g, FRANCE) == 0, "unrest in Mons, strangers in Ghent"
    assert stage.captor("montmorency") == SPAIN


@pytest.mark.rule("VQ 15.1")
def test_15_1_those_whom_the_weather_did_not_stop_may_still_assault() -> None:
    stage = gravelines(french=6)
    part = Force(FRANCE, stage.at("gravelines"))
    part.add(FRANCE, REGULAR, 4)
    halt(stage.g, part, "assault")
    assert refusals(stage) == []
    halt(stage.g, Force(FRANCE, stage.at("gravelines"), {FRANCE * 2 + REGULAR: 2}), "assault")
    assert refusals(stage) == ["everybody-there-was-stopped"]
