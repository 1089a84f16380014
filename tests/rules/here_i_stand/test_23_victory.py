"""Victory points and the five ways to win (HIS 23)."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.games.here_i_stand.rules.sequence import victory_determination
from tercio.games.here_i_stand.rules.victory.victory import (
    base_vp,
    check_automatic_victory,
    determine_victory,
    leaders_in_vp,
    special_vp,
    victory_points,
)
from tercio.wars.model.names import Power
from tests.rules.here_i_stand.chancery import table_for
from tests.rules.here_i_stand.stage import DATA, Stage


@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_23_2_the_set_up_scores_what_it_prints(scenario: str) -> None:
    stage = Stage(scenario)
    world = stage.g.world
    row = DATA.dataset.tables["setups"][
        DATA.dataset.tables["scenarios"][scenario].setup  # type: ignore[attr-defined]
    ]
    printed = row.vp  # type: ignore[attr-defined]
    scored = {world.power_rows[p].id: victory_points(stage.g, p) for p in MAJORS}
    assert {id: scored[id] for id in printed} == printed


def _keys(stage: Stage, power: Power, count: int) -> Stage:
    taken = 0
    for space in stage.g.world.spaces:
        if stage.g.world.is_key(space):
            stage.g.mark_control(space, power if taken < count else VENICE)
            taken += 1
    return stage


def test_23_2_keys_in_unrest_do_not_count() -> None:
    stage = _keys(Stage(), FRANCE, 3)
    assert base_vp(stage.g, FRANCE) == 6
    key = next(s for s in stage.g.world.spaces if stage.g.world.is_key(s))
    stage.g.add_unrest(key)
    assert base_vp(stage.g, FRANCE) == 4


def test_23_2_no_key_no_vp() -> None:
    assert base_vp(_keys(Stage(), FRANCE, 0).g, FRANCE) == 0


def test_23_2_electorates_count_for_protestants_and_hapsburgs() -> None:
    stage = Stage().clear().control(PROTESTANT, "mainz", "trier").control(HAPSBURG, "cologne")
    for space in ("augsburg", "brandenburg", "wittenberg"):
        stage.control(FRANCE, space)
    stage.protestant("mainz", "augsburg")
    assert base_vp(stage.g, PROTESTANT) == 2
    assert special_vp(stage.g, HAPSBURG) == 0
    stage.done("schmalkaldic_league")
    assert special_vp(stage.g, HAPSBURG) == 1
    stage.unrest("mainz", "cologne")
    assert base_vp(stage.g, PROTESTANT) == 0
    assert special_vp(stage.g, HAPSBURG) == 0


def test_23_2_english_heirs_and_home_spaces() -> None:
    stage = Stage()
    assert special_vp(stage.g, ENGLAND) == 0
    stage.protestant("london")
    assert special_vp(stage.g, ENGLAND) == 0
    stage.protestant("york")
    assert special_vp(stage.g, ENGLAND) == 1
    stage.protestant("carlisle")
    assert special_vp(stage.g, ENGLAND) == 1
    stage.g.state.court.heirs = [4]
    assert special_vp(stage.g, ENGLAND) == 3
    stage.g.state.court.heirs = [4, 5]
    assert special_vp(stage.g, ENGLAND) == 6


def test_23_2_piracy_chateaux_and_saint_peters() -> None:
    stage = Stage()
    court, religion = stage.g.state.court, stage.g.state.religion
    court.piracy_vp, court.chateaux_vp, religion.st_peters_vp = 3, 2, 4
    assert special_vp(stage.g, OTTOMAN) == 3
    assert special_vp(stage.g, FRANCE) == 2
    assert special_vp(stage.g, PAPACY) == 15 + 4


def test_23_2_beyond_fifty_protestant_spaces_nothing_changes() -> None:
    stage = Stage()
    stage.g.state.religion.protestant = stage.g.world.all_spaces & ~stage.g.state.home[OTTOMAN]
    assert special_vp(stage.g, PAPACY) == 0
    assert special_vp(stage.g, PROTESTANT) == 15


def test_23_1_military_victory_needs_the_last_box_free_of_unrest() -> None:
    stage = _keys(Stage(), FRANCE, 11)
    key = next(s for s in stage.g.world.spaces if stage.g.world.is_key(s))
    stage.unrest(stage.g.world.location_ids[key])
    check_automatic_victory(stage.g)
    assert not stage.g.state.over
    stage.g.remove_unrest(key)
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["france"]
    assert stage.g.state.won_by == "military"


def test_23_1_religious_victory_with_fifty_quiet_spaces() -> None:
    stage = Stage()
    zones = ("german", "english", "french", "italian", "spanish")
    mask = sum(stage.g.world.zone_masks[zone] for zone in zones)
    spaces = [i for i in stage.g.world.spaces if mask >> i & 1][:50]
    stage.protestant(*(stage.g.world.location_ids[i] for i in spaces))
    stage.g.add_unrest(spaces[0])
    check_automatic_victory(stage.g)
    assert not stage.g.state.over
    stage.g.remove_unrest(spaces[0])
    check_automatic_victory(stage.g)
    assert stage.g.state.winners == ["protestant"]
    assert stage.g.state.won_by == "religious"


def _score(stage: Stage, **totals: int) -> Stage:
    """Bonus VP so that each power has exactly so many, and the others 10."""
    for power in MAJORS:
        id = stage.g.world.power_rows[power].id
        stage.g.state.bonus_vp[power] = 0
        stage.g.state.bonus_vp[power] = totals.get(id, 10) - victory_points(stage.g, power)
    return stage


def test_23_3_standard_victory_with_25() -> None:
    stage = _score(Stage(), france=25, papacy=26)
    determine_victory(stage.g)
    assert stage.g.state.winners == ["papacy"]
    assert stage.g.state.won_by == "standard"


def test_23_3_domination_from_turn_4_with_a_lead_of_5() -> None:
    stage = _score(Stage(), france=20, papacy=15)
    stage.turn(3)
    determine_victory(stage.g)
    assert not stage.g.state.over
    stage.turn(4)
    determine_victory(stage.g)
    assert stage.g.state.winners == ["france"]
    assert stage.g.state.won_by == "domination"
    stage = _score(Stage(), france=20, papacy=16)
    stage.turn(4)
    determine_victory(stage.g)
    assert not stage.g.state.over


def test_23_3_a_player_of_two_powers_dominates_with_their_average() -> None:
    seats = ("ottoman+france", "hapsburg+papacy", "england+protestant")
    stage = _score(table_for(*seats), ottoman=20, france=18, hapsburg=16, papacy=14)
    stage.turn(4)
    determine_victory(stage.g)
    assert not stage.g.state.over, "19 against 15"
    stage = _score(table_for(*seats), ottoman=20, france=20, hapsburg=16, papacy=14)
    stage.turn(4)
    determine_victory(stage.g)
    assert stage.g.state.winners == ["ottoman+france"]


def test_23_3_time_limit_and_ties_by_earlier_turns() -> None:
    stage = _score(Stage(), france=20, papacy=20, england=19)
    stage.turn(9)
    stage.g.state.vp_history = [[10, 10, 10, 12, 15, 10], [10, 10, 18, 15, 15, 10]]
    determine_victory(stage.g)
    assert stage.g.state.winners == ["papacy"]
    assert stage.g.state.won_by == "time_limit"


def test_23_3_a_perfect_tie_is_shared() -> None:
    stage = _score(Stage(), france=20, papacy=20)
    stage.g.state.vp_history = [[0, 0, 0, 20, 20, 0]]
    assert leaders_in_vp(stage.g) == [FRANCE, PAPACY]


def test_23_3_the_tournament_has_its_own_thresholds() -> None:
    stage = _score(Stage("tournament"), france=23)
    determine_victory(stage.g)
    assert stage.g.state.won_by == "standard"


def test_23_3_in_the_2010_edition_copernicus_and_servetus_may_come_before_the_count() -> None:
    stage = Stage(edition="2010").empty_hands().hand(FRANCE, "michael_servetus")
    servetus = stage.g.world.card["michael_servetus"]
    stage.run(victory_determination(stage.g), answers=[f"france=card.{servetus}"])
    assert stage.bonus_vp(FRANCE) == 1
    assert stage.g.state.vp_history[-1][FRANCE] == victory_points(stage.g, FRANCE)
    assert servetus in stage.g.state.removed


def test_23_3_in_the_2017_edition_nobody_is_asked_for_cards() -> None:
    stage = Stage().empty_hands().hand(FRANCE, "michael_servetus", "copernicus")
    stage.run(victory_determination(stage.g))
    assert not stage.asked
