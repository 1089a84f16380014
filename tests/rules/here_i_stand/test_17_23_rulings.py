"""Rulings of HIS 17 to 23 that no other test shows."""

import pytest

from tercio.games.here_i_stand.model.court_questions import reigns, ruler_of
from tercio.games.here_i_stand.model.new_world_state import Voyage
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import cards_due
from tercio.games.here_i_stand.rules.major_powers.excommunicable import pope_has_no_grounds
from tercio.games.here_i_stand.rules.major_powers.excommunication import (
    excommunicate_a_reformer,
    excommunicate_ruler,
)
from tercio.games.here_i_stand.rules.major_powers.rulers import succeed
from tercio.games.here_i_stand.rules.new_world.new_world_phase import new_world as resolve_voyages
from tercio.games.here_i_stand.rules.reformation.burning_books import burn_books
from tercio.games.here_i_stand.rules.reformation.debate_dice import defence_dice
from tercio.games.here_i_stand.rules.sequence import action, begin_phase
from tercio.games.here_i_stand.rules.victory.victory import check_automatic_victory, scenario_of
from tercio.wars.land.construction import build_options
from tercio.wars.land.retreat import retreat_spaces
from tercio.wars.model.foreign_war_verbs import begin_foreign_war
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.state import ForeignWar
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import debater, debaters, is_protestant, preach, rule
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import deal, play, why_not


def sites(stage: Stage, power: Power, what: str) -> set[str]:
    return {option.key for option in build_options(stage.g, power, what)}


def test_17_2_no_ship_is_built_among_enemies() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("rouen", HAPSBURG, 1)
    assert "build.rouen" not in sites(stage, FRANCE, "squadron")
    assert "build.marseille" in sites(stage, FRANCE, "squadron")


def test_17_2_an_event_forfeits_ships_that_wait_on_the_turn_track() -> None:
    stage = quiet().put("rome", PAPACY, ships=1)
    assert len(stage.g.world.ships_of(PAPACY)) == 2
    stage.g.lose_ship(ships_at(stage.g, stage.at("rome"))[0])
    play(stage, PAPACY, "shipbuilding", answers=["launch.squadron.rome"])
    assert stage.ships(PAPACY, "rome") == 1


@pytest.mark.parametrize(("roll", "converted"), [(6, True), (1, False)])
def test_18_4_tetzels_cp_comes_whether_he_succeeds_or_not(roll: int, converted: bool) -> None:
    stage = debaters(Stage().clear(), "tetzel").protestant("wittenberg").impulse(PAPACY, 2)
    stage.run(
        burn_books(stage.g, PAPACY),
        dice=[roll, 1, 1, 1, 1, 1],
        answers=["zone.german", "commit.tetzel", "target.wittenberg"],
    )
    assert is_protestant(stage, "wittenberg") != converted
    assert stage.g.state.religion.st_peters_cp == 1


def test_18_5_under_mary_a_papal_defender_counts_once() -> None:
    stage = rule(debaters(Stage(), "campeggio"), ENGLAND, "mary_i")
    campeggio = debater(stage, "campeggio")
    value = stage.g.world.debaters[campeggio].value
    assert defence_dice(stage.g, campeggio, fresh=True) == value + 2
    assert defence_dice(stage.g, campeggio, fresh=False) == value + 1


def test_19_3_the_nearest_space_is_measured_over_any_spaces() -> None:
    """Florence is nearest to Milan by Hapsburg Modena, though half of the stack is lost there."""
    stage = Stage().clear().war(PAPACY, HAPSBURG).control(PAPACY, "florence")
    stage.control(HAPSBURG, "modena", "milan").put("milan", PAPACY, 4)
    stage.run(return_armies_home(stage.g), answers=["fortress.florence", "all"])
    assert stage.regulars(PAPACY, "florence") == 2


def test_21_3_no_more_wives_once_edward_and_elizabeth_are_born() -> None:
    stage = quiet().ally(ENGLAND, FRANCE).war(ENGLAND, HAPSBURG).turn(4)
    stage.g.state.court.marital = 3
    stage.g.state.court.heirs = [5]
    assert "heirs_incomplete" not in why_not(stage, ENGLAND, "six_wives_of_henry_viii")
    stage.g.state.court.heirs = [5, 4]
    assert "heirs_incomplete" in why_not(stage, ENGLAND, "six_wives_of_henry_viii")


def test_21_5_the_marker_outlives_the_ruler() -> None:
    stage = Stage().clear()
    stage.run(excommunicate_ruler(stage.g, FRANCE), answers=["unrest.rouen", "unrest.tours"])
    due = cards_due(stage.g, FRANCE, scenario_of(stage.g)) - ruler_of(stage.g, FRANCE).bonus
    stage.run(succeed(stage.g, "henry_ii"))
    assert reigns(stage.g, FRANCE, "henry_ii")
    assert stage.g.state.court.under_ban == 1 << FRANCE
    assert cards_due(stage.g, FRANCE, scenario_of(stage.g)) == due + ruler_of(stage.g, FRANCE).bonus


def test_21_5_a_sack_makes_no_war_and_is_no_ground() -> None:
    """England plays it with Hapsburg mercenaries; all three are at peace, before and after."""
    stage = quiet().put("naples", HAPSBURG, 1, 3).put("rome", PAPACY, 2)
    play(stage, ENGLAND, "sack_of_rome", dice=[6, 6, 6, 1, 1, 1, 1])
    for power in (ENGLAND, HAPSBURG):
        assert not is_at_war(stage.g, power, PAPACY)
        assert pope_has_no_grounds(stage.g, power)


def test_21_6_nobody_retreats_into_an_electorate_before_the_league() -> None:
    stage = Stage().clear().control(HAPSBURG, "nuremberg", "augsburg", "mainz", "worms")
    at = stage.at("nuremberg")
    electorates = {s for s in retreat_spaces(stage.g, HAPSBURG, at) if _is_electorate(stage, s)}
    assert not electorates
    stage.done("schmalkaldic_league")
    assert stage.at("augsburg") in retreat_spaces(stage.g, HAPSBURG, at)


def _is_electorate(stage: Stage, space: int) -> bool:
    return bool(stage.g.world.electorates >> space & 1)


def test_21_7_in_winter_nobody_comes_home_from_a_foreign_war() -> None:
    stage = Stage().clear().put("istanbul", OTTOMAN, 2)
    war = ForeignWar(CardId(92), OTTOMAN, 3, 2, 1, 1, vp=1)
    begin_foreign_war(stage.g, war)
    stage.run(return_armies_home(stage.g))
    assert (war.regulars, war.second) == (1, 1)
    assert stage.troops(OTTOMAN, "istanbul") == (2, 0)


def _hold_every_key(stage: Stage, power: Power) -> Stage:
    for space in stage.g.world.spaces:
        if stage.g.world.is_key(space):
            stage.g.mark_control(space, power)
    return stage


def test_23_1_a_military_victory_waits_for_the_action_phase() -> None:
    stage = _hold_every_key(Stage().clear().empty_hands(), FRANCE)
    begin_phase(stage.g, "diplomacy")
    assert not stage.g.state.over
    begin_phase(stage.g, "action")
    stage.run(action(stage.g))
    assert (stage.g.state.winners, stage.g.state.won_by) == (["france"], "military")


def test_23_1_a_key_given_back_in_diplomacy_wins_nothing() -> None:
    stage = _hold_every_key(Stage().clear().empty_hands(), FRANCE)
    begin_phase(stage.g, "diplomacy")
    _hold_every_key(stage, VENICE)
    begin_phase(stage.g, "action")
    stage.run(action(stage.g))
    assert not stage.g.state.over


def test_23_1_the_protestant_wins_no_military_victory() -> None:
    stage = _hold_every_key(Stage().clear(), PROTESTANT)
    check_automatic_victory(stage.g)
    assert not stage.g.state.over
    check_automatic_victory(_hold_every_key(stage, PAPACY).g)
    assert stage.g.state.winners == ["papacy"]


def test_21_3_under_mary_england_plays_combat_cards_for_cp_alone() -> None:
    stage = rule(deal(quiet(), ENGLAND, "arquebusiers"), ENGLAND, "mary_i")
    assert "forbid-card-under-mary" in why_not(stage, ENGLAND, "arquebusiers", "field_battle_cards")


def test_21_5_events_that_need_an_excommunicated_reformer_wait() -> None:
    stage = preach(debaters(quiet(), "luther"), "luther").protestant("wittenberg")
    deal(stage, PROTESTANT, "a_mighty_fortress")
    assert not why_not(stage, PROTESTANT, "a_mighty_fortress")
    stage.run(excommunicate_a_reformer(stage.g), answers=["reformer.luther"])
    assert why_not(stage, PROTESTANT, "a_mighty_fortress") == {"forbid-debater-not-ready"}


def test_20_2_with_nothing_left_below_the_voyage_finds_nothing() -> None:
    stage = Stage()
    new_world = stage.g.state.new_world
    new_world.launched.clear()
    new_world.crossing = [Voyage(FRANCE, "exploration", "roberval")]
    new_world.crossing.append(Voyage(ENGLAND, "conquest", "england_conquest_1"))
    new_world.claimed.update({"st_lawrence_river": ENGLAND, "great_lakes": ENGLAND})
    new_world.claimed["maya"] = HAPSBURG
    stage.run(resolve_voyages(stage.g), dice=[5, 4, 5, 4])
    assert set(new_world.claimed) == {"st_lawrence_river", "great_lakes", "maya"}
    assert "roberval" in new_world.explorers
    assert "england_conquest_1" in new_world.conquistadors
