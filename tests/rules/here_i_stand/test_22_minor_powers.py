"""HIS 22: minor powers join, leave and are defeated."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.hungary import defeat_of_hungary, is_hungary_beaten
from tercio.wars.diplomacy.minors import (
    ACTIVATION,
    DEACTIVATION,
    activate_minor,
    deactivate_minor,
)
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.events import PeaceMade, WarEnded
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.power_questions import are_enemies, is_active_minor, is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.troop_questions import commanders_in, land_units

from .chancery import europe, reasons
from .stage import Stage

# -- 22.1, 22.6 ----------------------------------------------------------------------------------


def test_22_1_inactive_minors_are_nobodys_to_command() -> None:
    stage = europe().put("edinburgh", SCOTLAND, 3)
    assert commanders_in(stage.g, stage.at("edinburgh")) == [SCOTLAND]
    assert not any(are_enemies(stage.g, power, SCOTLAND) for power in MAJORS)


def test_22_1_a_declaration_of_war_does_not_activate() -> None:
    stage = europe().war(ENGLAND, SCOTLAND)
    assert not is_active_minor(stage.g, SCOTLAND)
    assert stage.controller("edinburgh") == SCOTLAND


def march_on_buda(hungarians: int) -> Stage:
    """Suleiman comes from Mohacs with eight units."""
    stage = europe().empty_hands().war(OTTOMAN, HUNGARY).impulse(OTTOMAN, 1)
    stage.control(OTTOMAN, "mohacs").put("mohacs", OTTOMAN, 8, leaders=["suleiman"])
    return stage.put("buda", HUNGARY, hungarians)


TO_BUDA = ["all", "move.mohacs.buda"]


def test_22_1_four_units_withdraw_into_their_fortifications() -> None:
    stage = march_on_buda(4)
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), answers=TO_BUDA)
    assert stage.is_besieged("buda")
    assert stage.regulars(HUNGARY, "buda") == 4


def test_22_1_five_or_more_fight_and_the_beaten_keep_four_inside() -> None:
    stage = march_on_buda(6)
    ottoman_dice, hungarian_dice = [6, *[1] * 9], [1] * 7
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), dice=ottoman_dice + hungarian_dice, answers=TO_BUDA)
    assert stage.regulars(HUNGARY, "buda") == 4, "one is a casualty, one has no room"
    assert stage.is_besieged("buda")


def test_22_1_of_five_who_lose_one_all_the_others_fit_inside() -> None:
    stage = march_on_buda(5)
    ottoman_dice, hungarian_dice = [6, *[1] * 9], [1] * 6
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), dice=ottoman_dice + hungarian_dice, answers=TO_BUDA)
    assert stage.regulars(HUNGARY, "buda") == 4


@pytest.mark.parametrize(
    ("minor", "allies"),
    [
        (GENOA, {FRANCE, HAPSBURG, PAPACY}),
        (HUNGARY, {HAPSBURG}),
        (SCOTLAND, {ENGLAND, FRANCE}),
        (VENICE, {FRANCE, HAPSBURG, PAPACY}),
    ],
)
def test_22_1_the_activation_table(minor: Power, allies: set[int]) -> None:
    stage = europe()
    assert {p for p in MAJORS if ACTIVATION.allow(stage.g, minor, p)} == allies


def test_22_6_independents_are_enemies_of_nobody_and_obey_nobody() -> None:
    stage = europe().put("metz", INDEPENDENT, 1)
    assert commanders_in(stage.g, stage.at("metz")) == [INDEPENDENT]
    assert not is_active_minor(stage.g, INDEPENDENT)


# -- 22.2, 22.3 ----------------------------------------------------------------------------------


def test_22_2_an_active_minor_is_not_activated_again() -> None:
    stage = europe().ally(FRANCE, GENOA)
    assert reasons(ACTIVATION, stage.g, GENOA, HAPSBURG) == "minor-is-active"


def test_22_2_all_spaces_of_the_minor_are_under_its_allys_control() -> None:
    stage = europe().control(OTTOMAN, "corfu")
    stage.run(activate_minor(stage.g, VENICE, PAPACY))
    held = [stage.controller(space) for space in ("venice", "candia", "zara", "corfu")]
    assert held == [PAPACY, PAPACY, PAPACY, OTTOMAN]


def test_22_3_its_units_are_commanded_like_ones_own() -> None:
    stage = europe().put("venice", VENICE, 2, ships=3)
    stage.run(activate_minor(stage.g, VENICE, PAPACY))
    assert land_units(stage.g, PAPACY, stage.at("venice")) == 2
    assert stage.ships(PAPACY, "venice") == 3


def test_22_2_its_enemies_may_declare_war_on_its_ally_for_nothing() -> None:
    stage = europe().war(OTTOMAN, VENICE).put("corfu", VENICE, 1).put("corfu", OTTOMAN, 3)
    stage.siege("corfu", OTTOMAN)
    stage.run(activate_minor(stage.g, VENICE, PAPACY), answers=["war"])
    assert is_at_war(stage.g, OTTOMAN, PAPACY)
    assert not is_at_war(stage.g, OTTOMAN, VENICE)
    assert stage.is_besieged("corfu")


def test_22_2_or_their_units_leave_its_spaces() -> None:
    stage = europe().war(OTTOMAN, VENICE).put("corfu", VENICE, 1).put("corfu", OTTOMAN, 3)
    stage.siege("corfu", OTTOMAN)
    stage.run(activate_minor(stage.g, VENICE, PAPACY), answers=["leave", "displace.istanbul"])
    assert not is_at_war(stage.g, OTTOMAN, PAPACY)
    assert (stage.regulars(OTTOMAN, "corfu"), stage.regulars(OTTOMAN, "istanbul")) == (0, 3)
    assert not stage.is_besieged("corfu")


def test_22_2_an_ally_of_the_new_ally_may_not_declare_war() -> None:
    """Scotland fights England; France, England's ally, activates it."""
    stage = europe().war(ENGLAND, SCOTLAND).ally(ENGLAND, FRANCE)
    stage.run(activate_minor(stage.g, SCOTLAND, FRANCE))
    assert stage.asked == []
    assert is_allied(stage.g, ENGLAND, FRANCE)
    assert not are_enemies(stage.g, ENGLAND, SCOTLAND)


def test_22_2_who_fights_the_new_ally_anyway_is_not_asked() -> None:
    stage = europe().war(ENGLAND, SCOTLAND).war(ENGLAND, FRANCE)
    stage.run(activate_minor(stage.g, SCOTLAND, FRANCE))
    assert stage.asked == []
    assert are_enemies(stage.g, ENGLAND, SCOTLAND)


def test_22_2_the_siege_by_the_new_ally_is_over() -> None:
    stage = europe().war(FRANCE, SCOTLAND).put("edinburgh", SCOTLAND, 1).put("edinburgh", FRANCE, 3)
    stage.siege("edinburgh", FRANCE)
    stage.run(activate_minor(stage.g, SCOTLAND, FRANCE))
    assert not stage.is_besieged("edinburgh")
    assert not is_at_war(stage.g, FRANCE, SCOTLAND)


# -- 22.4 ----------------------------------------------------------------------------------------


def active(minor: Power, power: Power) -> Stage:
    stage = europe()
    stage.run(activate_minor(stage.g, minor, power))
    return stage


def test_22_4_all_but_hungary_may_be_deactivated() -> None:
    assert reasons(DEACTIVATION, active(VENICE, PAPACY).g, VENICE) == ""
    assert reasons(DEACTIVATION, europe().g, VENICE) == "minor-has-no-ally"
    assert reasons(DEACTIVATION, active(HUNGARY, HAPSBURG).g, HUNGARY) == "minor-is-bound-for-good"


def test_22_4_the_minor_regains_what_its_ally_held_of_its_home() -> None:
    stage = active(VENICE, PAPACY).control(OTTOMAN, "corfu").control(PAPACY, "ragusa")
    stage.run(deactivate_minor(stage.g, VENICE))
    held = [stage.controller(space) for space in ("venice", "corfu", "ragusa")]
    assert held == [VENICE, OTTOMAN, PAPACY]
    assert not is_active_minor(stage.g, VENICE)


def test_22_4_other_powers_leave_its_home_spaces() -> None:
    stage = active(VENICE, PAPACY).put("venice", PAPACY, 2, ships=1)
    stage.run(deactivate_minor(stage.g, VENICE), answers=["displace.ravenna"] * 2)
    assert (stage.regulars(PAPACY, "venice"), stage.ships(PAPACY, "venice")) == (0, 0)
    assert stage.regulars(PAPACY, "ravenna") == 2


def test_22_4_land_units_go_to_the_nearest_fortified_home_space() -> None:
    stage = active(SCOTLAND, FRANCE).put("glasgow", SCOTLAND, 1).put("york", SCOTLAND, 2)
    stage.run(deactivate_minor(stage.g, SCOTLAND), answers=["to.stirling"])
    assert stage.regulars(SCOTLAND, "stirling") == 1
    assert stage.regulars(SCOTLAND, "edinburgh") == 2


def test_22_4_without_a_fortified_one_any_home_space_will_do() -> None:
    stage = active(SCOTLAND, FRANCE).put("york", SCOTLAND, 2)
    stage.control(ENGLAND, "edinburgh", "stirling")
    stage.run(deactivate_minor(stage.g, SCOTLAND))
    assert stage.regulars(SCOTLAND, "glasgow") == 2


def test_22_4_without_a_home_they_are_lost_and_their_admiral_waits() -> None:
    stage = active(GENOA, FRANCE).put("nice", GENOA, 1).control(HAPSBURG, "genoa", "bastia")
    stage.put("gulf_of_lyon", GENOA, ships=1, leaders=["andrea_doria"])
    stage.run(deactivate_minor(stage.g, GENOA))
    assert stage.regulars(GENOA, "nice") == 0
    assert stage.ships(GENOA, "gulf_of_lyon") == 0
    assert stage.where("andrea_doria") == NEXT_TURN


def test_22_4_ships_return_to_the_nearest_home_port_even_from_a_loan() -> None:
    stage = active(GENOA, FRANCE)
    stage.put("gulf_of_lyon", GENOA, ships=1, leaders=["andrea_doria"])
    [ship] = ships_at(stage.g, stage.sea("gulf_of_lyon"))
    stage.g.lend_ship(ship, PAPACY)
    stage.run(deactivate_minor(stage.g, GENOA), answers=["to.genoa"])
    assert stage.ships(GENOA, "genoa") == 1
    assert stage.where("andrea_doria") == "genoa"


# -- 22.5 ----------------------------------------------------------------------------------------


def hungarian_war() -> Stage:
    """Buda has fallen; Prague is besieged; an Ottoman unit stands in Mohacs."""
    stage = europe().war(OTTOMAN, HUNGARY).control(OTTOMAN, "buda").put("buda", OTTOMAN, 3)
    stage.put("mohacs", OTTOMAN, 1).put("prague", HUNGARY, 2).put("prague", OTTOMAN, 4)
    stage.siege("prague", OTTOMAN)
    return stage.put("belgrade", HUNGARY, 1)


def test_22_5_one_key_and_four_regulars_left_are_a_defeat() -> None:
    stage = hungarian_war()
    assert is_hungary_beaten(stage.g)
    stage.put("pressburg", HUNGARY, 2)
    assert not is_hungary_beaten(stage.g), "five regulars are left"
    stage.control(HUNGARY, "buda")
    assert not is_hungary_beaten(stage.g)


def test_22_5_the_hapsburgs_intervene_and_the_ottoman_takes_what_he_occupies() -> None:
    stage = hungarian_war()
    stage.run(defeat_of_hungary(stage.g))
    assert is_at_war(stage.g, OTTOMAN, HAPSBURG)
    assert stage.g.state.patron[HUNGARY] == HAPSBURG
    held = [stage.controller(s) for s in ("buda", "mohacs", "prague", "pressburg", "belgrade")]
    assert held == [OTTOMAN, OTTOMAN, OTTOMAN, HAPSBURG, HAPSBURG]


def test_22_5_besieged_hungarians_are_eliminated_and_others_live() -> None:
    stage = hungarian_war()
    stage.run(defeat_of_hungary(stage.g))
    assert stage.regulars(HUNGARY, "prague") == 0
    assert stage.regulars(HUNGARY, "belgrade") == 1
    assert not stage.is_besieged("prague")


def test_22_5_nobody_makes_peace_with_the_defeated() -> None:
    stage = hungarian_war()
    stage.run(defeat_of_hungary(stage.g))
    ended = [(war.power, war.enemy) for war in stage.events(WarEnded)]
    assert ended == [("power:ottoman", "power:hungary")]
    assert stage.events(PeaceMade) == []


def test_22_5_the_ottoman_gains_2_vp_once() -> None:
    stage = hungarian_war()
    stage.run(defeat_of_hungary(stage.g))
    stage.run(defeat_of_hungary(stage.g))
    assert stage.bonus_vp(OTTOMAN) == 2


def test_22_5_even_allies_of_the_ottoman_are_at_war_with_him() -> None:
    stage = hungarian_war().ally(OTTOMAN, HAPSBURG)
    stage.run(defeat_of_hungary(stage.g))
    assert not is_allied(stage.g, OTTOMAN, HAPSBURG)
    assert is_at_war(stage.g, OTTOMAN, HAPSBURG)


def test_22_5_allied_by_marriage_it_takes_two_keys() -> None:
    stage = active(HUNGARY, HAPSBURG).war(OTTOMAN, HAPSBURG).control(OTTOMAN, "buda")
    assert not is_hungary_beaten(stage.g)
    stage.control(OTTOMAN, "belgrade")
    assert is_hungary_beaten(stage.g)
    stage.run(defeat_of_hungary(stage.g))
    assert stage.bonus_vp(OTTOMAN) == 2
    assert not is_hungary_beaten(stage.g)


def test_22_5_the_field_battle_that_breaks_hungary_is_its_defeat() -> None:
    """The Ottoman holds Belgrade; seven regulars stand in Buda, and four are left."""
    stage = march_on_buda(7).control(OTTOMAN, "belgrade")
    dice = [*[6] * 3, *[1] * 7, *[1] * 8]
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), dice=dice, answers=TO_BUDA)
    assert stage.controller("buda") == OTTOMAN
    assert stage.regulars(HUNGARY, "buda") == 0
    assert is_at_war(stage.g, OTTOMAN, HAPSBURG)
    assert stage.bonus_vp(OTTOMAN) == 2


def test_22_5_in_1532_hungary_has_been_defeated_already() -> None:
    stage = Stage("1532").control(OTTOMAN, "prague")
    assert not is_hungary_beaten(stage.g)


def test_22_4_where_two_ports_are_near_its_former_ally_chooses() -> None:
    stage = active(GENOA, FRANCE).put("gulf_of_lyon", GENOA, ships=1)
    stage.run(deactivate_minor(stage.g, GENOA), answers=["to.bastia"])
    (ask,) = stage.asked
    assert (ask.seat, ask.cite) == ("france", "HIS 22.4")
    assert stage.ships(GENOA, "bastia") == 1
