"""HIS 18.3: Reformation attempts; 12.4: unrest in them."""

import pytest

from tercio.games.here_i_stand.model.events.religion import AttemptResolved
from tercio.games.here_i_stand.model.powers import HAPSBURG, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    has_used_bonus,
    is_catholic,
    is_uncommitted,
)
from tercio.games.here_i_stand.model.religion_verbs import (
    begin_religious_impulse,
    convert,
    release_electorate_regulars,
)
from tercio.games.here_i_stand.rules.reformation.attempts import (
    TARGETS,
    Attempts,
    attempts_of,
    legal_targets,
)
from tercio.games.here_i_stand.rules.reformation.ninety_five_theses import luthers_95_theses
from tercio.games.here_i_stand.rules.reformation.presence import reformation_targets
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import (
    make_attempts,
    reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.religious_odds import attempt_dice, attempt_odds
from tercio.wars.model.numbered import spaces_in
from tests.rules.here_i_stand.church import debaters, is_protestant, keys, preach, this_turn
from tests.rules.here_i_stand.stage import Stage


def german(stage: Stage, count: int = 1) -> Attempts:
    """Attempts with the German zone as their target."""
    return Attempts(PROTESTANT, True, count, stage.g.world.zone_masks["german"])


def quiet() -> Stage:
    return debaters(Stage().clear())


# -- the printed example ---------------------------------------------------------------------------


def after_brandenburg() -> Stage:
    """Luther's 95 Theses, with Brandenburg converted by the first attempt."""
    stage = Stage()
    procedure = luthers_95_theses(stage.g)
    next(procedure)
    brandenburg = stage.at("brandenburg")
    convert(stage.g, brandenburg, True)
    return stage


@pytest.mark.parametrize(
    ("space", "protestant", "papal", "in_zone"),
    [
        ("lubeck", 3, 3, True),
        ("stettin", 3, 1, True),
        ("breslau", 6, 1, False),
        ("prague", 4, 5, False),
        ("leipzig", 4, 4, True),
        ("magdeburg", 6, 3, True),
    ],
)
def test_18_3_example_dice(space: str, protestant: int, papal: int, in_zone: bool) -> None:
    stage = after_brandenburg()
    string = attempts_of(stage.g, PROTESTANT, "luthers_95_theses")
    assert attempt_dice(stage.g, string, stage.at(space)) == (protestant, papal)
    assert bool(string.zone >> stage.at(space) & 1) == in_zone


def test_18_3_example_lists_every_eligible_space() -> None:
    stage = after_brandenburg()
    found = {stage.g.world.location_ids[s] for s in spaces_in(reformation_targets(stage.g))}
    assert found == {"lubeck", "stettin", "breslau", "prague", "leipzig", "magdeburg"}


# -- step 1: targets -------------------------------------------------------------------------------


def targets(stage: Stage, string: Attempts) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(legal_targets(stage.g, string))}


def test_18_3_a_target_may_hold_a_reformer() -> None:
    stage = preach(quiet(), "calvin")
    assert targets(stage, german(stage)) == {"geneva"}


def test_18_3_a_target_may_be_adjacent_even_across_a_pass() -> None:
    stage = quiet().protestant("geneva")
    assert "turin" in targets(stage, german(stage))
    assert stage.g.world.crosses_pass(stage.at("geneva"), stage.at("turin"))


def test_18_3_a_target_may_be_a_port_on_the_same_sea() -> None:
    stage = quiet().protestant("hamburg")
    found = targets(stage, german(stage))
    assert {"bremen", "london", "calais", "edinburgh"} <= found
    assert "stettin" not in found


def test_18_3_ottoman_home_spaces_are_no_targets() -> None:
    stage = quiet().protestant("ragusa")
    assert "scutari" not in targets(stage, german(stage))


def test_12_4_unrest_next_door_does_not_carry_the_reformation() -> None:
    stage = quiet().protestant("wittenberg").unrest("wittenberg")
    assert targets(stage, german(stage)) == set()
    stage.protestant("brandenburg")
    assert "breslau" in targets(stage, german(stage))
    assert "leipzig" not in targets(stage, german(stage))


def test_12_4_a_space_in_unrest_may_be_a_target() -> None:
    stage = quiet().protestant("wittenberg").unrest("leipzig")
    assert "leipzig" in targets(stage, german(stage))


def test_18_3_a_space_is_a_target_once_an_impulse() -> None:
    stage = quiet().protestant("wittenberg")
    answers = ["target.leipzig", "done"]
    stage.run(make_attempts(stage.g, german(stage, 2)), dice=[1, 6, 6, 6], answers=answers)
    assert "target.leipzig" not in keys(stage.asked[-1])
    begin_religious_impulse(stage.g)
    assert "leipzig" in targets(stage, german(stage))


def test_18_3_the_table_of_restrictions_says_the_same_as_the_mask() -> None:
    stage = Stage("1532").unrest("nuremberg")
    stage.g.state.religion.reform_targets = stage.g.world.mask("leipzig", "prague")
    string = german(stage)
    string.only = stage.g.world.zone_masks["german"]
    mask = legal_targets(stage.g, string)
    for space in stage.g.world.spaces:
        assert TARGETS.allow(stage.g, string, space) == bool(mask >> space & 1)
        assert bool(TARGETS.refusals(stage.g, string, space)) != bool(mask >> space & 1)


# -- steps 2, 3 and 6: dice ------------------------------------------------------------------------


def dice(stage: Stage, space: str) -> tuple[int, int]:
    return attempt_dice(stage.g, german(stage), stage.at(space))


def test_18_3_at_least_one_die_each() -> None:
    stage = quiet().protestant("geneva").unrest("genoa", "milan", "pavia")
    assert dice(stage, "turin") == (1, 1)


def test_18_3_spaces_across_a_pass_give_no_dice() -> None:
    stage = quiet().protestant("geneva", "lyon")
    clear = stage.g.world.clear.adjacent[stage.at("turin")]
    assert not clear >> stage.at("geneva") & 1
    assert dice(stage, "turin")[0] == 1
    assert dice(stage, "turin")[1] == clear.bit_count()


def test_12_4_what_is_in_unrest_gives_no_dice() -> None:
    stage = quiet().protestant("wittenberg", "brandenburg").put("wittenberg", PROTESTANT, 1)
    preach(stage, "luther")
    assert dice(stage, "breslau") == (4, 1)
    stage.unrest("wittenberg", "brunn")
    assert dice(stage, "breslau") == (1, 1)


def test_18_3_in_the_space_a_reformer_and_a_stack_are_two_dice_each() -> None:
    stage = preach(quiet(), "luther").put("wittenberg", PROTESTANT, 1)
    assert dice(stage, "wittenberg") == (4, 5)
    stage.put("wittenberg", PROTESTANT, 3)
    assert dice(stage, "wittenberg") == (4, 5)


def test_18_3_papal_dice_for_universities_and_stacks() -> None:
    stage = quiet().protestant("wittenberg").put("leipzig", HAPSBURG, 2)
    assert dice(stage, "leipzig") == (1, 3 + 2)
    stage.university("leipzig")
    stage.university("erfurt")
    assert dice(stage, "leipzig") == (1, 3 + 2 + 2 + 1)


def test_18_3_printing_press_gives_a_die_this_turn() -> None:
    stage = quiet().protestant("wittenberg")
    assert dice(stage, "leipzig")[0] == 1
    this_turn(stage, "printing_press")
    assert dice(stage, "leipzig")[0] == 2


# -- steps 4, 5, 7 and 8 ---------------------------------------------------------------------------


def try_space(stage: Stage, space: str, dice: list[int], string: Attempts | None = None) -> bool:
    string = string or german(stage)
    stage.run(make_attempts(stage.g, string), dice=dice, answers=[f"target.{space}"])
    return is_protestant(stage, space)


def test_18_3_a_six_in_the_zone_needs_no_papal_roll() -> None:
    stage = quiet().protestant("wittenberg")
    assert try_space(stage, "leipzig", [6])
    assert stage.events(AttemptResolved)[-1].against == 0


def test_18_3_a_six_outside_the_zone_is_challenged() -> None:
    stage = quiet().protestant("wittenberg")
    assert not try_space(stage, "prague", [6, 6, 1, 1])


def test_18_3_ties_are_won_in_the_zone_and_lost_elsewhere() -> None:
    assert try_space(quiet().protestant("wittenberg"), "leipzig", [4, 4, 1, 2])
    assert not try_space(quiet().protestant("wittenberg"), "prague", [4, 4, 1, 2])


def test_18_3_the_higher_die_wins_anywhere() -> None:
    assert try_space(quiet().protestant("wittenberg"), "prague", [4, 3, 1, 2])
    assert not try_space(quiet().protestant("wittenberg"), "leipzig", [4, 5, 1, 2])


def test_18_3_the_bible_adds_one_to_each_die_in_its_zone() -> None:
    stage = quiet().protestant("wittenberg", "geneva")
    bible = attempts_of(stage.g, PROTESTANT, "full_bible", zone="german")
    bible.left = 1
    assert try_space(stage, "leipzig", [5], bible)
    bible.left = 1
    assert not try_space(stage, "lyon", [5, 5, 1, 1, 1, 1], bible)


@pytest.mark.parametrize(
    ("source", "count", "zones", "extra", "modifier"),
    [
        ("luthers_95_theses", 5, {"german"}, 1, 0),
        ("a_mighty_fortress", 6, {"german"}, 0, 0),
        ("affair_of_the_placards", 3, {"french"}, 0, 0),
        ("calvins_institutes", 5, {"french"}, 0, 1),
        ("book_of_common_prayer", 4, {"english"}, 0, 0),
        ("dissolution_of_the_monasteries", 3, {"english"}, 0, 0),
        ("erasmus_early", 4, {"german", "english", "french", "italian", "spanish"}, 0, 0),
        ("katherina_bora", 5, {"german", "english", "french", "italian", "spanish"}, 0, 0),
        ("printing_press", 3, {"german", "english", "french", "italian", "spanish"}, 0, 0),
    ],
)
def test_18_3_sources_of_attempts(
    source: str, count: int, zones: set[str], extra: int, modifier: int
) -> None:
    stage = Stage()
    string = attempts_of(stage.g, PROTESTANT, source)
    wanted = 0
    for zone in zones:
        wanted |= stage.g.world.zone_masks[zone]
    found = (string.left, string.zone, string.extra_dice, string.die_modifier)
    assert found == (count, wanted, extra, modifier)


def test_18_3_book_of_common_prayer_targets_english_home_spaces_only() -> None:
    stage = quiet().protestant("london", "edinburgh", "boulogne")
    string = attempts_of(stage.g, PROTESTANT, "book_of_common_prayer")
    found = targets(stage, string)
    assert "calais" in found
    assert "norwich" in found
    assert "stirling" not in found
    assert "rouen" not in found


@pytest.mark.parametrize(
    ("source", "elsewhere"),
    [("calvins_institutes", True), ("publish_treatise_calvin", False)],
)
def test_18_3_only_treatises_bind_the_attempts_to_calvins_zone(
    source: str, elsewhere: bool
) -> None:
    """Basel is German; both sources have the French zone as their target."""
    stage = quiet().protestant("geneva")
    found = targets(stage, attempts_of(stage.g, PROTESTANT, source))
    assert "lyon" in found
    assert ("basel" in found) == elsewhere


def test_18_3_a_target_outside_the_zone_of_the_institutes_is_no_easy_one() -> None:
    """Neither the modifier nor ties: a 5 is no 6 there."""
    stage = quiet().protestant("geneva")
    string = attempts_of(stage.g, PROTESTANT, "calvins_institutes")
    string.left = 1
    assert not try_space(stage, "basel", [5, 5, 1, 1], string)


def test_18_3_an_event_commits_the_debater_it_needs() -> None:
    stage = quiet().protestant("wittenberg")
    debaters(stage, "luther")
    stage.run(reformation_attempts(stage.g, PROTESTANT, "a_mighty_fortress"), answers=["done"])
    assert not is_uncommitted(stage.g, stage.g.world.debater["luther"])
    assert not has_used_bonus(stage.g, PROTESTANT)


def test_21_6_an_electorate_brings_its_regulars_the_first_time() -> None:
    stage = quiet()
    brandenburg = stage.at("brandenburg")
    convert(stage.g, brandenburg, True)
    assert stage.regulars(PROTESTANT, "brandenburg") == 1
    convert(stage.g, brandenburg, False)
    convert(stage.g, brandenburg, True)
    assert stage.regulars(PROTESTANT, "brandenburg") == 1


def test_21_6_after_the_league_regulars_wait_for_control_and_for_peace() -> None:
    stage = quiet().done("schmalkaldic_league").control(HAPSBURG, "trier")
    trier = stage.at("trier")
    stage.g.begin_siege(trier, HAPSBURG)
    convert(stage.g, trier, True)
    assert stage.regulars(PROTESTANT, "trier") == 0
    stage.g.set_control(trier, PROTESTANT)
    assert stage.regulars(PROTESTANT, "trier") == 0
    stage.g.lift_siege(trier)
    release_electorate_regulars(stage.g)
    assert stage.regulars(PROTESTANT, "trier") == 1


def test_21_6_a_siege_did_not_withhold_them_in_2010() -> None:
    stage = debaters(Stage(edition="2010").clear()).done("schmalkaldic_league")
    stage.control(PROTESTANT, "trier")
    stage.siege("trier", HAPSBURG)
    convert(stage.g, stage.at("trier"), True)
    assert stage.regulars(PROTESTANT, "trier") == 1


def test_2_3_ottoman_home_spaces_never_convert() -> None:
    stage = quiet()
    convert(stage.g, stage.at("salonika"), True)
    assert not is_protestant(stage, "salonika")
    assert not is_catholic(stage.g, stage.at("salonika"))
    assert is_catholic(stage.g, stage.at("corfu"))


def test_18_3_odds_are_exact() -> None:
    stage = quiet().protestant("wittenberg").unrest("erfurt", "nuremberg")
    string = german(stage)
    assert attempt_dice(stage.g, string, stage.at("leipzig")) == (1, 1)
    assert attempt_odds(stage.g, string, stage.at("leipzig")) == pytest.approx(21 / 36)
    stage.unrest("brunn", "linz")
    assert attempt_dice(stage.g, string, stage.at("prague")) == (1, 1)
    assert attempt_odds(stage.g, string, stage.at("prague")) == pytest.approx(15 / 36)
