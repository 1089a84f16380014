"""HIS 18.4: Counter Reformation attempts; 21.3: what Mary I lets the Papacy do."""

import pytest

from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.reformation.attempts import (
    Attempts,
    attempts_of,
    legal_targets,
)
from tercio.games.here_i_stand.rules.reformation.burning_books import (
    burn_books,
    can_burn,
    papal_actions_under_mary,
)
from tercio.games.here_i_stand.rules.reformation.counter_reformation import (
    counter_reformation_attempts,
    make_counter_attempts,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import attempt_dice, attempt_odds
from tercio.wars.model.numbered import spaces_in
from tests.rules.here_i_stand.church import (
    COMMITTED,
    debaters,
    is_protestant,
    keys,
    preach,
    rule,
    status,
    this_turn,
)
from tests.rules.here_i_stand.stage import Stage


def quiet() -> Stage:
    return debaters(Stage().clear())


def german(stage: Stage, count: int = 1) -> Attempts:
    return Attempts(PAPACY, False, count, stage.g.world.zone_masks["german"])


def targets(stage: Stage, string: Attempts) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(legal_targets(stage.g, string))}


# -- step 1 ----------------------------------------------------------------------------------------


def test_18_4_a_target_is_protestant_and_next_to_a_catholic_space() -> None:
    stage = quiet().protestant("wittenberg")
    assert targets(stage, german(stage)) == {"wittenberg"}


def test_18_4_a_target_may_hold_a_university_or_be_a_port() -> None:
    stage = quiet()
    stage.g.state.religion.protestant = stage.g.world.all_spaces & ~stage.g.state.home[0]
    assert targets(stage, german(stage)) == set()
    stage.university("mainz")
    assert targets(stage, german(stage)) == {"mainz"}
    convert(stage.g, stage.at("bremen"), False)
    assert {"hamburg", "london", "munster"} <= targets(stage, german(stage))
    assert "stettin" not in targets(stage, german(stage))


def test_12_4_unrest_next_door_does_not_carry_the_counter_reformation() -> None:
    stage = quiet().protestant("breslau", "wittenberg", "brandenburg")
    assert "breslau" in targets(stage, german(stage))
    stage.unrest("brunn")
    assert "breslau" not in targets(stage, german(stage))


def test_18_4_a_space_is_a_target_once_an_impulse_of_each_kind() -> None:
    stage = quiet().protestant("wittenberg")
    stage.g.state.religion.reform_targets = stage.g.world.mask("wittenberg")
    assert targets(stage, german(stage)) == {"wittenberg"}
    string = make_counter_attempts(stage.g, german(stage, 2))
    stage.run(string, dice=[1, 1, 1, 1, 1, 6], answers=["target.wittenberg"])
    assert targets(stage, german(stage)) == set()


# -- steps 2, 3 and 6 ------------------------------------------------------------------------------


def test_18_4_dice_of_both_sides() -> None:
    stage = quiet().protestant("wittenberg", "brandenburg").put("wittenberg", PROTESTANT, 1)
    preach(stage, "luther")
    assert attempt_dice(stage.g, german(stage), stage.at("wittenberg")) == (4, 1 + 2 + 2)
    stage.put("prague", HAPSBURG, 1)
    stage.university("leipzig")
    assert attempt_dice(stage.g, german(stage), stage.at("wittenberg")) == (6, 5)
    stage.unrest("prague", "leipzig", "brandenburg")
    assert attempt_dice(stage.g, german(stage), stage.at("wittenberg")) == (2, 4)


def test_18_4_at_least_one_die_each() -> None:
    stage = quiet().protestant("wittenberg")
    stage.unrest("brandenburg", "breslau", "leipzig", "magdeburg", "prague")
    stage.university("wittenberg")
    assert attempt_dice(stage.g, german(stage), stage.at("wittenberg")) == (2, 1)


# -- steps 4, 5, 7, 8 and 9 ------------------------------------------------------------------------


def wittenberg_returns(stage: Stage, dice: list[int], string: Attempts | None = None) -> bool:
    """Five Papal dice against one."""
    run = make_counter_attempts(stage.g, string or german(stage))
    stage.run(run, dice=dice, answers=["target.wittenberg"])
    return not is_protestant(stage, "wittenberg")


def one_space(pope: str = "leo_x") -> Stage:
    return rule(quiet().protestant("wittenberg"), PAPACY, pope)


def test_18_4_ties_are_lost_before_paul_iii() -> None:
    assert not wittenberg_returns(one_space(), [4, 1, 1, 1, 1, 4])
    assert not wittenberg_returns(one_space("clement_vii"), [4, 1, 1, 1, 1, 4])


@pytest.mark.parametrize("pope", ["paul_iii", "julius_iii"])
def test_18_4_paul_and_julius_win_ties_in_the_zone(pope: str) -> None:
    assert wittenberg_returns(one_space(pope), [4, 1, 1, 1, 1, 4])
    stage = one_space(pope)
    french = Attempts(PAPACY, False, 1, stage.g.world.zone_masks["french"])
    assert not wittenberg_returns(stage, [4, 1, 1, 1, 1, 4], french)


def test_18_4_a_six_is_automatic_under_paul_iii_only() -> None:
    assert wittenberg_returns(one_space("paul_iii"), [6, 1, 1, 1, 1])
    assert not wittenberg_returns(one_space(), [6, 1, 1, 1, 1, 6])
    stage = one_space("paul_iii")
    french = Attempts(PAPACY, False, 1, stage.g.world.zone_masks["french"])
    assert not wittenberg_returns(stage, [6, 1, 1, 1, 1, 6], french)


def test_18_4_the_higher_die_wins() -> None:
    assert wittenberg_returns(one_space(), [5, 1, 1, 1, 1, 4])
    assert not wittenberg_returns(one_space("paul_iii"), [4, 1, 1, 1, 1, 5])


def test_18_4_augsburg_confession_takes_one_from_each_papal_die() -> None:
    assert not wittenberg_returns(this_turn(one_space("paul_iii"), "augsburg_confession"), [6] * 6)
    stage = this_turn(one_space(), "augsburg_confession")
    assert attempt_odds(stage.g, german(stage), stage.at("wittenberg")) < 0.6


def test_18_4_tetzel_brings_a_cp_for_saint_peters() -> None:
    stage = debaters(Stage().clear(), "tetzel").protestant("wittenberg").impulse(PAPACY, 2)
    stage.run(
        burn_books(stage.g, PAPACY),
        dice=[6, 1, 1, 1, 1, 1],
        answers=["zone.german", "commit.tetzel", "target.wittenberg"],
    )
    assert stage.g.state.religion.st_peters_cp == 1
    assert status(stage, "tetzel") == COMMITTED


# -- sources ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "count", "english_only"),
    [
        ("defender_of_the_faith", 3, False),
        ("mary_defies_council", 3, True),
        ("erasmus_late", 4, False),
    ],
)
def test_18_4_events_with_attempts(source: str, count: int, english_only: bool) -> None:
    stage = Stage()
    string = attempts_of(stage.g, PAPACY, source)
    assert string.left == count
    assert (string.zone == stage.g.world.zone_masks["english"]) == english_only


def test_18_4_an_event_may_run_out_of_targets() -> None:
    stage = quiet()
    stage.run(counter_reformation_attempts(stage.g, PAPACY, "defender_of_the_faith"))
    assert stage.asked == []


def test_18_1_burning_books_costs_two_cp_for_two_attempts() -> None:
    stage = quiet().protestant("wittenberg", "london").impulse(PAPACY, 3)
    stage.run(
        burn_books(stage.g, PAPACY),
        dice=[6, 1, 1, 1, 1, 5, 6, 1, 1, 1, 1, 5],
        answers=["zone.german", "target.wittenberg", "target.london"],
    )
    assert stage.cp == 1
    assert not is_protestant(stage, "wittenberg")
    assert not is_protestant(stage, "london")


def test_18_1_nothing_is_paid_when_the_papacy_goes_back() -> None:
    stage = quiet().protestant("wittenberg").impulse(PAPACY, 2)
    stage.run(burn_books(stage.g, PAPACY), answers=["back"])
    assert stage.cp == 2


def test_18_1_no_books_to_burn_where_nobody_is_protestant() -> None:
    assert not can_burn(quiet().g, PAPACY)


def test_18_4_cajetan_gives_three_attempts_in_one_zone() -> None:
    stage = debaters(Stage().clear(), "cajetan").protestant("wittenberg").impulse(PAPACY, 2)
    stage.run(burn_books(stage.g, PAPACY), answers=["debater.cajetan.german", "done"])
    assert stage.asked[-1].args is not None
    assert stage.asked[-1].args["left"] == 3
    assert status(stage, "cajetan") == COMMITTED


def test_18_4_cajetans_attempts_are_all_in_his_zone() -> None:
    stage = debaters(Stage().clear(), "cajetan").protestant("wittenberg", "breslau", "paris")
    stage.impulse(PAPACY, 2)
    stage.run(burn_books(stage.g, PAPACY), answers=["debater.cajetan.german", "done"])
    offered = {option.key for option in stage.asked[0].options}
    assert "debater.cajetan.french" in offered
    assert "debater.cajetan.spanish" not in offered
    targets = {option.key for option in stage.asked[1].options}
    assert targets == {"target.wittenberg", "done"}


def test_18_4_caraffa_gives_three_attempts_in_any_zones() -> None:
    stage = debaters(Stage().clear(), "caraffa").protestant("wittenberg").impulse(PAPACY, 2)
    rule(stage, PAPACY, "paul_iii")
    stage.run(
        burn_books(stage.g, PAPACY),
        dice=[6, 1, 1, 1, 1],
        answers=["debater.caraffa", "target.wittenberg"],
    )
    assert not is_protestant(stage, "wittenberg")


# -- Mary I ----------------------------------------------------------------------------------------


def england_of_mary() -> Stage:
    stage = debaters(Stage().clear(), "eck", "tyndale").protestant("london", "wittenberg")
    return rule(stage, ENGLAND, "mary_i")


@pytest.mark.parametrize("cp", [1, 2])
def test_21_3_a_small_card_burns_english_books_only(cp: int) -> None:
    stage = england_of_mary()
    stage.run(papal_actions_under_mary(stage.g, cp), answers=["done"])
    assert keys(stage.asked[-1]) == ["target.london", "done"]


def test_21_3_a_three_calls_a_debate_in_england() -> None:
    stage = england_of_mary()
    # Eck 3 doubled, 3 to attack, 1 for his bonus; Tyndale 2 and 2 uncommitted.
    stage.run(
        papal_actions_under_mary(stage.g, 3),
        dice=[5, *[1] * 9, 1, 1, 1, 1],
        answers=["flip.london"],
    )
    assert not is_protestant(stage, "london")


def test_21_3_a_large_card_does_both() -> None:
    stage = england_of_mary()
    stage.run(
        papal_actions_under_mary(stage.g, 4),
        dice=[5, *[1] * 9, 1, 1, 1, 1],
        answers=["done", "flip.london"],
    )
    assert not is_protestant(stage, "london")


def test_21_3_caraffa_is_bound_to_england_too() -> None:
    stage = debaters(england_of_mary(), "caraffa")
    answers = ["debater.caraffa", "done"]
    stage.run(papal_actions_under_mary(stage.g, 2), answers=answers)
    assert keys(stage.asked[-1]) == ["target.london", "done"]
