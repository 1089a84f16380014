"""VQ 24: influence, the status of powers, minor powers and independents."""

import pytest

from tercio.games.virgin_queen.model.espionage_verbs import excommunicate_elizabeth
from tercio.games.virgin_queen.model.events.influence import StatusRolled
from tercio.games.virgin_queen.model.influence_questions import activator, influence, is_resolved
from tercio.games.virgin_queen.model.influence_verbs import close_status, reset_influence
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    INDEPENDENT,
    IRELAND,
    OTTOMAN,
    PAPACY,
    PORTUGAL,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    BUY_INFLUENCE,
    INFLUENCE,
    buy_influence,
    chance_of_rank,
    columns,
    open_columns,
    resolve_status,
    role_of,
)
from tercio.games.virgin_queen.rules.minor_powers.minors import IRISH_WARS
from tercio.wars.diplomacy.declarations import WARS
from tercio.wars.diplomacy.minors import deactivate_minor
from tercio.wars.land.hostility import is_passive
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import NOBODY
from tercio.wars.model.power_questions import are_enemies, commanded_by, is_at_war
from tercio.wars.model.space_questions import is_fortified
from tercio.wars.model.troop_questions import commanders_in
from tercio.wars.turn.actions import is_offered
from tests.rules.virgin_queen.chancery import europe, reasons
from tests.rules.virgin_queen.stage import Stage

# -- influence (24.5) ----------------------------------------------------------------------------


@pytest.mark.rule("VQ 24.5")
def test_24_5_a_cp_moves_a_marker_by_one() -> None:
    stage = europe().impulse(ENGLAND, 2).influence(SCOTLAND, ENGLAND, 3)
    stage.run(buy_influence(stage.g, ENGLAND), answers=["influence.scotland"])
    assert influence(stage.g, SCOTLAND, ENGLAND) == 4
    assert stage.cp == 1


@pytest.mark.rule("VQ 24.5")
def test_24_5_only_powers_of_the_activate_and_deactivate_lines() -> None:
    g = europe().g
    assert open_columns(g, OTTOMAN) == [VENICE]
    assert reasons(INFLUENCE, g, OTTOMAN, PAPACY).startswith("table-lists-no-such-power")
    assert role_of(g, SCOTLAND, FRANCE) == "activate"
    assert role_of(g, SCOTLAND, SPAIN) == "deactivate"
    assert role_of(g, HRE, SPAIN) == "", "six players: somebody plays it"


@pytest.mark.rule("VQ 24.5")
def test_24_5_not_beyond_9_nor_after_the_check() -> None:
    stage = europe().influence(SCOTLAND, FRANCE, 9)
    assert reasons(INFLUENCE, stage.g, FRANCE, SCOTLAND) == "influence-is-at-its-peak"
    close_status(stage.g, VENICE)
    assert reasons(INFLUENCE, stage.g, FRANCE, VENICE) == "status-is-resolved"


@pytest.mark.rule("VQ 24.5")
def test_24_5_the_action_is_not_offered_without_a_column() -> None:
    stage = europe().impulse(OTTOMAN, 3)
    assert is_offered(stage.g, OTTOMAN, BUY_INFLUENCE)
    close_status(stage.g, VENICE)
    assert not is_offered(stage.g, OTTOMAN, BUY_INFLUENCE)


@pytest.mark.rule("VQ 24.5", "VQ 9.4")
def test_24_5_portugal_must_have_entered() -> None:
    stage = europe()
    assert reasons(INFLUENCE, stage.g, SPAIN, PORTUGAL) == "power-is-not-in-play"
    stage.done("death_of_king_sebastian")
    assert INFLUENCE.allow(stage.g, SPAIN, PORTUGAL)


@pytest.mark.rule("VQ 20.9")
def test_20_9_resolved_columns_go_back_to_their_defaults() -> None:
    stage = europe().influence(SCOTLAND, FRANCE, 7).influence(VENICE, FRANCE, 5)
    close_status(stage.g, SCOTLAND)
    assert influence(stage.g, SCOTLAND, FRANCE) == 0
    reset_influence(stage.g)
    assert influence(stage.g, SCOTLAND, FRANCE) == 2, "its coloured box"
    assert influence(stage.g, VENICE, FRANCE) == 5, "it was not resolved"
    assert not is_resolved(stage.g, SCOTLAND)


@pytest.mark.rule("VQ 29")
def test_29_in_the_learning_scenario_the_ottoman_has_influence_on_the_papacy() -> None:
    g = Stage("learning").g
    assert PAPACY in open_columns(g, OTTOMAN)
    assert role_of(g, PAPACY, OTTOMAN) == "deactivate"
    assert HRE in columns(g)
    assert not open_columns(g, SPAIN) or HRE not in open_columns(g, SPAIN)


# -- the status of a power (24.6) ----------------------------------------------------------------


def scotland() -> Stage:
    """No influence there, and no faith strong enough to count."""
    stage = europe()
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        stage.influence(SCOTLAND, power, 0)
    homes = [i for i in stage.g.world.location_ids if i in ("edinburgh", "glasgow")]
    return stage.protestant(*homes).catholic("stirling", "aberdeen")


@pytest.mark.rule("VQ 24.6", "VQ 24.2")
def test_24_6_the_highest_total_wins_and_activates() -> None:
    stage = scotland().influence(SCOTLAND, ENGLAND, 3)
    # Spain, England, France, the Protestant roll in impulse order.
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[6, 4, 6, 6])
    assert stage.g.state.patron[SCOTLAND] == ENGLAND
    assert stage.controller("edinburgh") == ENGLAND
    assert is_resolved(stage.g, SCOTLAND)


@pytest.mark.rule("VQ 24.6")
def test_24_6_ties_go_to_the_earlier_in_impulse_order() -> None:
    stage = scotland()
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 2, 5, 5])
    assert stage.g.state.patron[SCOTLAND] == FRANCE


@pytest.mark.rule("VQ 24.6")
@pytest.mark.parametrize(("edition", "ally"), [("first", FRANCE), ("living", PAPACY)])
def test_24_6_in_the_first_printing_ties_go_by_the_activate_list(edition: str, ally: int) -> None:
    """England, which can only deactivate the Papacy, comes before France in impulse order."""
    stage = europe(edition=edition)
    for power in (SPAIN, FRANCE, HRE, ENGLAND):
        stage.influence(PAPACY, power, 0)
    stage.run(resolve_status(stage.g, PAPACY), dice=[1, 6, 6, 2])
    assert stage.g.state.patron[PAPACY] == ally


@pytest.mark.rule("VQ 24.6")
def test_24_6_faith_counts_in_scotland() -> None:
    stage = scotland().catholic("edinburgh")
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 5, 4, 4])
    assert stage.g.state.patron[SCOTLAND] == FRANCE, "4 and 2 for three Catholic spaces"
    stage = scotland().protestant("stirling")
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 5, 4, 4])
    assert stage.g.state.patron[SCOTLAND] == PROTESTANT, "4 and 2 for three Protestant spaces"


@pytest.mark.rule("VQ 24.6", "VQ 24.4")
def test_24_6_the_deactivate_power_ends_an_alliance() -> None:
    stage = scotland().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling")
    stage.put("edinburgh", SCOTLAND, 2)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[6, 1, 2, 3])
    assert stage.g.state.patron[SCOTLAND] == SCOTLAND
    assert stage.controller("edinburgh") == SCOTLAND


@pytest.mark.rule("VQ 24.6")
def test_24_6_nothing_changes_if_the_present_ally_wins() -> None:
    stage = scotland().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh")
    stage.put("paris", SCOTLAND, 1)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 1, 6, 1])
    assert stage.g.state.patron[SCOTLAND] == FRANCE
    assert stage.regulars(SCOTLAND, "paris") == 1, "nobody went home"


@pytest.mark.rule("VQ 24.6")
def test_24_6_once_a_turn() -> None:
    stage = scotland()
    close_status(stage.g, SCOTLAND)
    assert stage.run(resolve_status(stage.g, SCOTLAND)) is False


@pytest.mark.rule("VQ 24.4", "VQ 24.6")
def test_24_4_a_new_winner_takes_the_minor_from_its_ally() -> None:
    stage = scotland().ally(FRANCE, SCOTLAND).control(FRANCE, "edinburgh", "stirling")
    stage.put("edinburgh", FRANCE, 2).put("stirling", SCOTLAND, 1)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 6, 1, 1], answers=["displace.calais"])
    assert stage.g.state.patron[SCOTLAND] == ENGLAND
    assert stage.regulars(FRANCE, "edinburgh") == 0, "foreigners are displaced"
    assert stage.controller("stirling") == ENGLAND


@pytest.mark.rule("VQ 24.4")
def test_24_4_its_units_go_home_by_the_former_allys_choice() -> None:
    stage = europe().ally(SPAIN, VENICE).control(SPAIN, "venice", "corfu", "candia", "cyprus")
    stage.put("naples", VENICE, 1, galley=1)
    stage.run(deactivate_minor(stage.g, VENICE), answers=["to.corfu"])
    assert {ask.seat for ask in stage.asked} == {"spain"}
    assert stage.regulars(VENICE, "corfu") == 1
    assert stage.ships(VENICE, "naples") == 0, "to the nearest home port"
    assert stage.controller("corfu") == VENICE


# -- activation (24.2) ---------------------------------------------------------------------------


@pytest.mark.rule("VQ 24.2")
def test_24_2_an_enemy_of_the_minor_declares_war_or_leaves() -> None:
    stage = scotland().war(ENGLAND, SCOTLAND).put("stirling", ENGLAND, 1)
    stage.run(
        resolve_status(stage.g, SCOTLAND),
        dice=[1, 1, 6, 1],
        answers=["leave", "displace.york"],
    )
    assert stage.g.state.patron[SCOTLAND] == FRANCE
    assert not is_at_war(stage.g, ENGLAND, FRANCE)
    assert not is_at_war(stage.g, ENGLAND, SCOTLAND), "step 5"
    assert stage.regulars(ENGLAND, "york") == 1
    stage = scotland().war(ENGLAND, SCOTLAND)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 1, 6, 1], answers=["war"])
    assert is_at_war(stage.g, ENGLAND, FRANCE)


@pytest.mark.rule("VQ 24.2")
def test_24_2_spaces_that_a_rival_took_go_to_the_winner() -> None:
    stage = scotland().control(ENGLAND, "edinburgh", "glasgow").put("edinburgh", ENGLAND, 2)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 1, 6, 1])
    assert stage.controller("edinburgh") == stage.controller("glasgow") == FRANCE
    assert stage.regulars(ENGLAND, "edinburgh") == 0


@pytest.mark.rule("VQ 24.2")
def test_24_2_but_not_those_of_a_power_that_could_not_win_it() -> None:
    stage = scotland().control(SPAIN, "aberdeen")
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[1, 1, 6, 1])
    assert stage.controller("aberdeen") == SPAIN


# -- the Irish (24.2 step 6) ---------------------------------------------------------------------


def ireland() -> Stage:
    stage = europe().control(ENGLAND, "dublin", "kinsale")
    for power in (SPAIN, ENGLAND, FRANCE, HRE):
        stage.influence(IRELAND, power, 0)
    return stage


@pytest.mark.rule("VQ 24.2")
def test_24_2_irish_rebels_rise_in_ulster() -> None:
    stage = ireland().put("ulster", ENGLAND, 2)
    stage.run(resolve_status(stage.g, IRELAND), dice=[1, 1, 6, 1], answers=["pass"])
    assert stage.regulars(IRELAND, "ulster") == 3
    assert stage.regulars(ENGLAND, "ulster") == 0, "they are eliminated"
    assert is_fortified(stage.g, stage.at("ulster"))
    assert stage.controller("ulster") == FRANCE
    assert stage.controller("dublin") == ENGLAND, "England is no rival: it can only deactivate"


@pytest.mark.rule("VQ 24.2")
def test_24_2_the_ally_may_declare_a_free_war_and_march_on_dublin() -> None:
    stage = ireland()
    stage.run(
        resolve_status(stage.g, IRELAND),
        dice=[1, 1, 6, 1],
        answers=["war", "move.ulster.dublin", "all"],
    )
    assert is_at_war(stage.g, FRANCE, ENGLAND)
    assert stage.regulars(IRELAND, "dublin") == 3


@pytest.mark.rule("VQ 24.2", "VQ 9.5")
def test_24_2_spain_dares_it_only_if_war_is_cheap() -> None:
    stage = ireland()
    assert reasons(IRISH_WARS, stage.g, SPAIN, ENGLAND) == "spain-dares-not"
    excommunicate_elizabeth(stage.g)
    assert IRISH_WARS.allow(stage.g, SPAIN, ENGLAND)
    assert reasons(IRISH_WARS, stage.g, FRANCE, FRANCE).endswith("dublin-has-no-foreign-master")


@pytest.mark.rule("VQ 24.2")
def test_24_2_without_war_nobody_marches_on_dublin() -> None:
    stage = ireland()
    stage.run(resolve_status(stage.g, IRELAND), dice=[6, 1, 1, 1])
    assert stage.g.state.patron[IRELAND] == SPAIN
    assert stage.regulars(IRELAND, "ulster") == 3, "Spain was not even asked"


# -- independents (24.7) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 24.7", "VQ 9.4")
def test_24_7_no_war_is_declared_on_independents() -> None:
    stage = europe()
    assert "needs-no-war" in reasons(WARS, stage.g, FRANCE, INDEPENDENT)
    assert stage.controller("florence") == stage.controller("bayonne") == INDEPENDENT
    assert stage.controller("tunis") == INDEPENDENT


@pytest.mark.rule("VQ 24.3")
def test_24_3_an_active_minor_is_commanded_by_its_ally() -> None:
    g = europe().ally(FRANCE, SCOTLAND).g
    assert SCOTLAND in commanded_by(g, FRANCE)
    assert activator(g, HRE) == NOBODY


# -- inactive minors and independents (24, 24.1) ---------------------------------------------------


def march_on_edinburgh(scots: int) -> Stage:
    """Eight English units come from Berwick."""
    stage = europe().war(ENGLAND, SCOTLAND).impulse(ENGLAND, 1)
    stage.put("berwick", ENGLAND, 8, leaders=["sussex", "norris"])
    return stage.put("edinburgh", SCOTLAND, scots)


@pytest.mark.rule("VQ 24", "VQ 24.1")
def test_24_1_inactive_minors_are_nobodys_to_command() -> None:
    g = europe().put("edinburgh", SCOTLAND, 3).g
    assert commanders_in(g, g.world.space["edinburgh"]) == [SCOTLAND]
    assert not any(are_enemies(g, power, SCOTLAND) for power in g.world.majors)
    assert is_passive(g, SCOTLAND)


@pytest.mark.rule("VQ 24.1")
def test_24_1_four_units_withdraw_into_their_fortifications() -> None:
    stage = march_on_edinburgh(4)
    stage.run(MOVE_CLEAR.run(stage.g, ENGLAND), answers=["all", "move.berwick.edinburgh"])
    assert stage.is_besieged("edinburgh")
    assert stage.regulars(SCOTLAND, "edinburgh") == 4


@pytest.mark.rule("VQ 24.1")
def test_24_1_five_or_more_fight_and_the_beaten_keep_four_inside() -> None:
    stage = europe().war(HRE, VENICE).impulse(HRE, 1).put("venice", VENICE, 6)
    stage.put("trieste", HRE, 8, leaders=["zrinyi", "schwendi"])
    # Eight units and Schwendi attack; six units and the defender's die.
    dice = [6, *[1] * 9, *[1] * 7]
    stage.run(MOVE_CLEAR.run(stage.g, HRE), dice=dice, answers=["all", "move.trieste.venice"])
    assert stage.regulars(VENICE, "venice") == 4, "one is a casualty, one has no room"
    assert stage.is_besieged("venice")


@pytest.mark.rule("VQ 24.1", "VQ 24.7")
def test_24_7_independents_are_attacked_without_war_and_defend_as_minors_do() -> None:
    stage = europe().impulse(SPAIN, 1).put("florence", INDEPENDENT, 2)
    near = stage.g.world.land.adjacent[stage.at("florence")]
    origin = next(s for s in stage.g.world.spaces if near >> s & 1)
    id = stage.g.world.location_ids[origin]
    stage.control(SPAIN, id).put(id, SPAIN, 4)
    stage.run(MOVE_CLEAR.run(stage.g, SPAIN), answers=["all", f"move.{id}.florence"])
    assert stage.is_besieged("florence")
    assert stage.regulars(INDEPENDENT, "florence") == 2


@pytest.mark.rule("VQ 24.4")
def test_24_4_portuguese_ships_leave_edinburgh_for_home() -> None:
    stage = europe().ally(SPAIN, PORTUGAL).control(SPAIN, "edinburgh")
    stage.put("edinburgh", PORTUGAL, galleon=1)
    stage.run(deactivate_minor(stage.g, PORTUGAL), idle=True)
    assert stage.ships(PORTUGAL, "edinburgh") == 0
    assert stage.ships(PORTUGAL, "lisbon") + stage.ships(PORTUGAL, "oporto") == 1


@pytest.mark.rule("VQ 24.6")
def test_24_6_every_competitor_is_told_its_chance_before_the_dice() -> None:
    stage = scotland().influence(SCOTLAND, ENGLAND, 3)
    stage.run(resolve_status(stage.g, SCOTLAND), dice=[6, 4, 6, 6])
    chances = [rolled.chance for rolled in stage.events(StatusRolled)]
    assert len(chances) == 4
    assert sum(each or 0.0 for each in chances) == pytest.approx(1.0)


def test_24_6_a_tie_counts_for_whoever_comes_first() -> None:
    assert chance_of_rank({ENGLAND: 0, FRANCE: 0}, ENGLAND, [ENGLAND, FRANCE]) == pytest.approx(
        21 / 36
    )
    assert chance_of_rank({ENGLAND: 0, FRANCE: 0}, FRANCE, [ENGLAND, FRANCE]) == pytest.approx(
        15 / 36
    )
    assert chance_of_rank({ENGLAND: 6, FRANCE: 0}, ENGLAND, [ENGLAND, FRANCE]) == pytest.approx(1.0)
