"""Victory (VQ 25), Paris and Central Europe (23.4, 23.5)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import (
    lose_ruler,
    record_preference,
    reveal_preference,
)
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rows.scenarios import VqSetupRow
from tercio.games.virgin_queen.rules.major_powers.paris import award_central_europe, award_paris
from tercio.games.virgin_queen.rules.victory.scoring import (
    base_vp,
    preference_vp,
    protestant_spaces,
    special_vp,
    track_row,
    victory_points,
)
from tercio.games.virgin_queen.rules.victory.victory import (
    announce_preference,
    check_automatic_victory,
    decide,
    has_auto_win,
    leaders_in_vp,
    matters,
    record_totals,
    result,
    victory_determination,
    win_by_rebellion,
)
from tercio.kernel.ask import Seat
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import controlled_keys
from tercio.wars.turn.impulses import action_phase
from tests.rules.virgin_queen.stage import Stage


def _scores(stage: Stage, **vp: int) -> Stage:
    """Totals of the powers, by their bonus VP."""
    for power in MAJORS:
        wanted = vp.get(stage.g.world.power_rows[power].id, 0)
        stage.g.state.bonus_vp[power] += wanted - victory_points(stage.g, power)
    return stage


def _sheet(stage: Stage, *lines: dict[str, int]) -> Stage:
    for line in lines:
        ids = [stage.g.world.power_rows[power].id for power in MAJORS]
        stage.g.state.vp_history.append([line.get(id, 0) for id in ids])
        stage.g.state.court.protestant_counts.append(20)
    return stage


def _faith(stage: Stage, count: int, *first: str) -> Stage:
    """Exactly so many Protestant spaces, those of some areas first."""
    world, religion = stage.g.world, stage.g.state.religion
    religion.protestant = 0
    areas = [*first, *(area for area in world.area_masks if area not in first)]
    for area in areas:
        for space in world.spaces:
            if world.area_masks[area] >> space & 1 and religion.protestant.bit_count() < count:
                religion.protestant |= 1 << space
    return stage


# -- VP (25.2) -------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 25.2")
@pytest.mark.parametrize("scenario", ["campaign", "tournament"])
def test_25_2_the_setups_start_with_the_vp_they_state(scenario: str) -> None:
    g = Stage(scenario).g
    stated = g.world.data.table("setups", VqSetupRow)[scenario].vp
    for name, vp in stated.items():
        assert victory_points(g, g.world.power[name]) == vp, name


@pytest.mark.rule("VQ 25.2")
@pytest.mark.rule("VQ 12.4")
def test_25_2_keys_in_unrest_are_worth_nothing() -> None:
    stage = Stage()
    before = base_vp(stage.g, ENGLAND)
    stage.unrest("london")
    assert base_vp(stage.g, ENGLAND) == before - 2


@pytest.mark.rule("VQ 25.2")
@pytest.mark.rule("VQ 23.6")
def test_25_2_protestant_keys_count_3_in_the_netherlands_and_2_elsewhere() -> None:
    stage = Stage().control(PROTESTANT, "antwerp", "paris")
    assert base_vp(stage.g, PROTESTANT) == 5
    stage.unrest("antwerp")
    assert base_vp(stage.g, PROTESTANT) == 2


@pytest.mark.rule("VQ 25.2")
def test_25_2_no_open_box_is_0_vp() -> None:
    stage = Stage()
    stage.g.state.unrest |= stage.g.world.keys
    assert [base_vp(stage.g, power) for power in MAJORS] == [0] * 6


@pytest.mark.rule("VQ 25.2")
def test_25_2_only_calm_spaces_of_the_struggle_areas_count() -> None:
    stage = _faith(Stage(), 20)
    assert protestant_spaces(stage.g) == 20
    space = max(spaces_in(stage.g.state.religion.protestant))
    stage.g.add_unrest(space)
    assert protestant_spaces(stage.g) == 19


@pytest.mark.rule("VQ 25.2")
def test_25_2_the_track_serves_spain_england_and_the_protestant() -> None:
    stage = _faith(Stage(), 30)
    row = track_row(stage.g)
    assert row.low <= 30 <= row.high
    assert special_vp(stage.g, SPAIN) == row.spain
    assert special_vp(stage.g, ENGLAND) == row.england
    assert special_vp(stage.g, PROTESTANT) == row.protestant
    assert special_vp(stage.g, OTTOMAN) == 0


@pytest.mark.rule("VQ 25.2")
def test_25_2_valois_weddings_are_french_vp() -> None:
    stage = Stage()
    stage.g.state.weddings.married = [0, 1]
    assert special_vp(stage.g, FRANCE) == 2


@pytest.mark.rule("VQ 25.2")
def test_25_2_cyprus_is_worth_a_vp_while_it_is_ottoman() -> None:
    stage = Stage()
    before = victory_points(stage.g, OTTOMAN)
    assert not stage.g.world.is_key(stage.at("cyprus"))
    stage.control(OTTOMAN, "cyprus")
    assert victory_points(stage.g, OTTOMAN) == before + 1


@pytest.mark.rule("VQ 23.5")
@pytest.mark.rule("VQ 25.2")
def test_23_5_a_secret_preference_counts_only_when_revealed() -> None:
    stage = _faith(Stage(), 35)
    record_preference(stage.g, "protestant")
    worth = track_row(stage.g).hre_protestant
    assert worth > 0
    assert special_vp(stage.g, HRE) == 0
    reveal_preference(stage.g)
    assert special_vp(stage.g, HRE) == worth


# -- automatic victories (25.1) --------------------------------------------------------------------


def _with_keys(power: Power, *, enough: bool) -> Stage:
    """A power with as many keys as it wins with, or one fewer."""
    stage = Stage()
    wanted = stage.g.world.key_tracks[power].auto_win - (not enough)
    for space in stage.g.world.spaces:
        if stage.g.world.is_key(space) and controlled_keys(stage.g, power) < wanted:
            stage.g.mark_control(space, power)
    return stage


@pytest.mark.rule("VQ 25.1")
def test_25_1_enough_keys_win_at_once() -> None:
    stage = _with_keys(HRE, enough=True)
    assert not has_auto_win(_with_keys(HRE, enough=False).g, HRE)
    assert has_auto_win(stage.g, HRE)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["hre"]
    assert stage.g.state.won_by == "military"


@pytest.mark.rule("VQ 25.1")
def test_25_1_a_key_in_unrest_does_not_help_to_win() -> None:
    stage = _with_keys(HRE, enough=True)
    stage.unrest("vienna")
    assert not has_auto_win(stage.g, HRE)


@pytest.mark.rule("VQ 25.1")
@pytest.mark.rule("VQ 23.6")
def test_25_1_the_protestant_needs_5_keys_outside_the_netherlands() -> None:
    stage = Stage().control(PROTESTANT, "antwerp", "brussels", "amsterdam")
    stage.control(PROTESTANT, "paris", "rouen", "lyon", "bordeaux")
    assert not has_auto_win(stage.g, PROTESTANT)
    stage.control(PROTESTANT, "marseille")
    assert has_auto_win(stage.g, PROTESTANT)


@pytest.mark.rule("VQ 25.1")
def test_25_1_fifty_protestant_spaces_win() -> None:
    stage = _faith(Stage(), 50)
    space = max(spaces_in(stage.g.state.religion.protestant))
    stage.g.add_unrest(space)
    check_automatic_victory(stage.g)
    assert not stage.g.state.over
    stage.g.remove_unrest(space)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["protestant"]
    assert stage.g.state.won_by == "religious"


@pytest.mark.rule("VQ 25.1")
@pytest.mark.parametrize(
    ("area", "count", "winner"),
    [("england", 9, "france"), ("france", 9, "spain"), ("england", 10, None)],
)
def test_25_1_nine_protestant_spaces_are_a_catholic_victory(
    area: str, count: int, winner: str | None
) -> None:
    stage = _faith(Stage(), count, area)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ([winner] if winner else [])


@pytest.mark.rule("VQ 25.1")
def test_25_1_what_a_response_between_impulses_has_won_is_won_before_a_card_is_played() -> None:
    stage = _faith(Stage().empty_hands(), 9, "england")
    stage.run(action_phase(stage.g))
    assert stage.g.state.winners == ["france"]
    assert "impulse" not in {ask.kind for ask in stage.asked}


@pytest.mark.rule("VQ 25.1")
def test_25_1_france_wins_with_three_at_most_in_france_and_scotland() -> None:
    stage = _faith(Stage(), 6, "england")
    scotland = stage.g.world.area_masks["scotland"]
    stage.g.state.religion.protestant |= scotland & -scotland
    stage.protestant("la_rochelle", "montauban")
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["france"]


@pytest.mark.rule("VQ 25.1")
@pytest.mark.rule("VQ 19.4")
def test_25_1_a_catholic_rebellion_wins_for_spain() -> None:
    stage = Stage()
    win_by_rebellion(stage.g)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["spain"]
    assert stage.g.state.won_by == "catholic_rebellion"


@pytest.mark.rule("VQ 25.1")
def test_25_1_a_double_win_goes_to_the_higher_total() -> None:
    stage = _faith(Stage(), 50)
    win_by_rebellion(stage.g)
    _scores(stage, protestant=20, spain=24)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["spain"]


@pytest.mark.rule("VQ 25.1")
def test_25_1_nothing_is_won_by_religion_where_there_is_none() -> None:
    stage = Stage("learning")
    check_automatic_victory(stage.g)
    assert not stage.g.state.over


# -- Paris and Central Europe ----------------------------------------------------------------------


@pytest.mark.rule("VQ 25.3")
@pytest.mark.rule("VQ 23.4")
@pytest.mark.parametrize(("turn", "vp"), [(1, 1), (4, 1), (5, 2), (7, 2)])
def test_25_3_paris_is_worth_more_from_turn_5(turn: int, vp: int) -> None:
    stage = Stage().turn(turn)
    award_paris(stage.g)
    assert stage.bonus_vp(FRANCE) == vp


@pytest.mark.rule("VQ 25.3")
def test_25_3_a_dead_king_leaves_1_vp() -> None:
    stage = Stage().turn(5)
    lose_ruler(stage.g, FRANCE)
    award_paris(stage.g)
    assert stage.bonus_vp(FRANCE) == 1


@pytest.mark.rule("VQ 25.3")
def test_25_3_unrest_in_paris_costs_its_vp() -> None:
    stage = Stage().unrest("paris")
    award_paris(stage.g)
    assert stage.bonus_vp(FRANCE) == 0


@pytest.mark.rule("VQ 25.3")
@pytest.mark.parametrize(("power", "leader"), [(SPAIN, "guise"), (PROTESTANT, "navarre")])
def test_25_3_others_need_their_man_in_paris(power: Power, leader: str) -> None:
    stage = Stage().turn(5).control(power, "paris")
    award_paris(stage.g)
    assert stage.bonus_vp(power) == 1
    stage.g.state.leader_at[stage.g.world.leader[leader]] = stage.at("paris")
    award_paris(stage.g)
    assert stage.bonus_vp(power) == 3
    stage.turn(4)
    award_paris(stage.g)
    assert stage.bonus_vp(power) == 4


@pytest.mark.rule("VQ 25.3")
def test_25_3_nobody_else_gains_by_paris() -> None:
    stage = Stage().control(ENGLAND, "paris")
    award_paris(stage.g)
    assert stage.bonus_vp(ENGLAND) == 0


@pytest.mark.rule("VQ 23.4")
def test_23_4_the_first_printing_asks_for_faith_too() -> None:
    stage = Stage(edition="first").protestant("paris")
    award_paris(stage.g)
    assert stage.bonus_vp(FRANCE) == 0
    stage.catholic("paris")
    award_paris(stage.g)
    assert stage.bonus_vp(FRANCE) == 1


@pytest.mark.rule("VQ 25.3")
@pytest.mark.rule("VQ 23.5")
def test_25_3_the_master_of_central_europe() -> None:
    stage = Stage()
    award_central_europe(stage.g)
    assert stage.bonus_vp(HRE) == 0  # Buda is Ottoman
    stage.control(HRE, "buda")
    award_central_europe(stage.g)
    assert stage.bonus_vp(HRE) == 1
    stage.unrest("prague")
    award_central_europe(stage.g)
    assert stage.bonus_vp(HRE) == 1


# -- the winner ------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 25.3")
def test_25_3_enough_vp_win_and_the_highest_total_counts() -> None:
    stage = _scores(Stage(), spain=25, england=27, france=24)
    record_totals(stage.g)
    decide(stage.g)
    assert stage.g.state.winners == ["england"]
    assert stage.g.state.won_by == "standard"
    outcome = result(stage.g)
    assert outcome is not None
    assert outcome.scores[Seat("england")] == 27


@pytest.mark.rule("VQ 25.3")
def test_25_3_ties_go_back_turn_by_turn() -> None:
    stage = _sheet(
        Stage().turn(4),
        {"spain": 9, "england": 10, "france": 30},
        {"spain": 12, "england": 12},
    )
    _scores(stage, spain=25, england=25)
    record_totals(stage.g)
    decide(stage.g)
    assert stage.g.state.winners == ["england"]


@pytest.mark.rule("VQ 25.3")
@pytest.mark.parametrize(("turn", "wins"), [(3, False), (4, True)])
def test_25_3_domination_needs_5_vp_and_turn_4(turn: int, wins: bool) -> None:
    stage = _scores(Stage().turn(turn), spain=20, england=15, france=10)
    decide(stage.g)
    assert stage.g.state.over is wins
    if wins:
        assert stage.g.state.won_by == "domination"


@pytest.mark.rule("VQ 25.3")
def test_25_3_four_vp_ahead_are_no_domination() -> None:
    stage = _scores(Stage().turn(4), spain=20, england=16)
    decide(stage.g)
    assert not stage.g.state.over


@pytest.mark.rule("VQ 25.3")
def test_25_3_the_last_turn_decides() -> None:
    stage = _scores(Stage().turn(7), spain=20, england=18, france=19)
    record_totals(stage.g)
    decide(stage.g)
    assert stage.g.state.winners == ["spain"]
    assert stage.g.state.won_by == "time_limit"


@pytest.mark.rule("VQ 27")
def test_27_an_activated_power_cannot_win() -> None:
    stage = _scores(Stage(players=4).turn(7), ottoman=40, spain=20, england=18)
    stage.g.state.influence.activated[OTTOMAN] = ENGLAND
    record_totals(stage.g)
    decide(stage.g)
    assert stage.g.state.winners == ["spain"]
    assert not has_auto_win(stage.g, OTTOMAN)


@pytest.mark.rule("VQ 28")
def test_28_the_learning_scenario_names_who_wins_a_tie() -> None:
    stage = _scores(Stage("learning").turn(2), ottoman=12, spain=12)
    record_totals(stage.g)
    decide(stage.g)
    assert stage.g.state.winners == ["ottoman"]


# -- the preference (23.5) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 23.5")
def test_23_5_it_is_revealed_to_win() -> None:
    stage = _faith(Stage().turn(4), 35)
    record_preference(stage.g, "protestant")
    worth = preference_vp(stage.g)
    _scores(stage, hre=25 - worth, spain=24)
    stage.g.state.bonus_vp[FRANCE] -= 1  # for Paris
    stage.run(victory_determination(stage.g), answers=["reveal"])
    assert stage.g.state.winners == ["hre"]


@pytest.mark.rule("VQ 23.5")
def test_23_5_it_is_revealed_to_prevent_a_domination() -> None:
    stage = _faith(Stage().turn(4), 35)
    record_preference(stage.g, "protestant")
    worth = preference_vp(stage.g)
    _scores(stage, spain=20, hre=16 - worth)
    stage.g.state.bonus_vp[FRANCE] -= 1
    stage.run(victory_determination(stage.g), answers=["reveal"])
    assert not stage.g.state.over
    assert stage.g.state.vp_history[-1][HRE] == 16


@pytest.mark.rule("VQ 23.5")
def test_23_5_he_may_keep_it() -> None:
    stage = _faith(Stage().turn(4), 35)
    record_preference(stage.g, "protestant")
    _scores(stage, spain=20, hre=16 - preference_vp(stage.g))
    stage.g.state.bonus_vp[FRANCE] -= 1
    stage.run(victory_determination(stage.g), answers=["keep-secret"])
    assert stage.g.state.winners == ["spain"]


@pytest.mark.rule("VQ 23.5")
def test_23_5_being_asked_tells_nothing() -> None:
    """He is asked if any preference would matter, and can then only keep another one secret."""
    stage = _faith(Stage().turn(4), 35)
    rows = track_row(stage.g)
    assert rows.hre_protestant > rows.hre_catholic
    record_preference(stage.g, "catholic")
    _scores(stage, spain=24, hre=25 - rows.hre_protestant)
    stage.g.state.bonus_vp[FRANCE] -= 1
    assert matters(stage.g, "protestant")
    assert not matters(stage.g, "catholic")
    stage.run(victory_determination(stage.g))
    assert [option.key for option in stage.asked[-1].options] == ["keep-secret"]


@pytest.mark.rule("VQ 23.5")
@pytest.mark.rule("VQ 25.3")
@pytest.mark.parametrize(("edition", "winner"), [("living", "spain"), ("first", "hre")])
def test_23_5_earlier_turns_do_not_count_it_in_ties(edition: str, winner: str) -> None:
    stage = _faith(Stage(edition=edition).turn(4), 35)
    record_preference(stage.g, "protestant")
    worth = preference_vp(stage.g, spaces=35)
    _sheet(stage, {"spain": 10, "hre": 11 - worth})
    stage.g.state.court.protestant_counts[-1] = 35
    _scores(stage, spain=25, hre=25 - worth)
    stage.run(announce_preference(stage.g), answers=["reveal"])
    record_totals(stage.g)
    assert leaders_in_vp(stage.g, [SPAIN, HRE]) == [stage.g.world.power[winner]]


@pytest.mark.rule("VQ 23.5", "VQ 25.3")
@pytest.mark.parametrize("edition", ["living", "first"])
def test_23_5_a_preference_counts_once_for_a_turn_since_it_was_revealed(edition: str) -> None:
    """Revealed on turn 4 to prevent a domination; on turn 7 Spain and the Emperor are equal."""
    stage = _faith(Stage(edition=edition).turn(4), 35)
    record_preference(stage.g, "protestant")
    _scores(stage, spain=20, hre=19 - preference_vp(stage.g))
    stage.run(announce_preference(stage.g), answers=["reveal"])
    record_totals(stage.g)
    assert stage.g.state.vp_history[-1][HRE] == 19
    _scores(stage.turn(7), spain=24, hre=24)
    record_totals(stage.g)
    assert leaders_in_vp(stage.g, [SPAIN, HRE]) == [SPAIN], "20 against 19 on turn 4"
