"""HIS 18.2: land units, debater bonuses and their restrictions."""

import pytest

from tercio.games.here_i_stand.model.events.religion import ReligionChanged
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    KNIGHTS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.model.religion_questions import has_used_bonus, may_use_bonus
from tercio.games.here_i_stand.model.religion_verbs import (
    begin_religious_impulse,
    convert,
    use_bonus,
)
from tercio.games.here_i_stand.rules.reformation.attempts import Attempts, attempts_of, bonus_area
from tercio.games.here_i_stand.rules.reformation.counter_reformation import make_counter_attempts
from tercio.games.here_i_stand.rules.reformation.jesuit_universities import found_jesuit_university
from tercio.games.here_i_stand.rules.reformation.presence import army_religion, army_spaces
from tercio.games.here_i_stand.rules.reformation.reformation_attempts import (
    make_attempts,
    reformation_attempts,
)
from tercio.games.here_i_stand.rules.reformation.translations import (
    translate_scripture,
    translators,
)
from tercio.games.here_i_stand.rules.reformation.treatises import publish_treatise
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tests.rules.here_i_stand.church import (
    COMMITTED,
    UNCOMMITTED,
    debater,
    debaters,
    keys,
    preach,
    rule,
    status,
)
from tests.rules.here_i_stand.stage import Stage


def zone(stage: Stage, id: str) -> int:
    return stage.g.world.zone_masks[id]


# -- land units ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "religion"),
    [
        (PROTESTANT, "protestant"),
        (PAPACY, "catholic"),
        (HAPSBURG, "catholic"),
        (FRANCE, "catholic"),
        (GENOA, "catholic"),
        (HUNGARY, "catholic"),
        (SCOTLAND, "catholic"),
        (VENICE, "catholic"),
        (INDEPENDENT, "catholic"),
        (KNIGHTS, "catholic"),
        (OTTOMAN, "none"),
        (ENGLAND, "none"),
    ],
)
def test_18_2_how_armies_pray(power: Power, religion: str) -> None:
    assert army_religion(Stage().g, power) == religion


@pytest.mark.parametrize(
    ("ruler", "religion"),
    [
        ("henry_viii", "none"),
        ("edward_vi", "protestant"),
        ("mary_i", "catholic"),
        ("elizabeth_i", "protestant"),
    ],
)
def test_18_2_english_armies_follow_their_ruler(ruler: str, religion: str) -> None:
    stage = rule(Stage(), ENGLAND, ruler)
    assert army_religion(stage.g, ENGLAND) == religion
    assert army_religion(stage.g, SCOTLAND) == "catholic"
    stage.ally(ENGLAND, SCOTLAND)
    assert army_religion(stage.g, SCOTLAND) == religion
    for each in ("protestant", "catholic"):
        stacks = army_spaces(stage.g, each)
        assert bool(stacks >> stage.at("edinburgh") & 1) == (each == religion)


def test_18_2_scots_were_always_catholic_in_2010() -> None:
    stage = rule(Stage(edition="2010"), ENGLAND, "edward_vi").ally(ENGLAND, SCOTLAND)
    assert army_religion(stage.g, SCOTLAND) == "catholic"


# -- where bonuses reach ---------------------------------------------------------------------------


def area(stage: Stage, id: str) -> set[str]:
    ids = stage.g.world.location_ids
    spaces = bonus_area(stage.g, debater(stage, id)) & stage.g.world.all_spaces
    return {ids[s] for s in spaces_in(spaces)}


def test_18_2_bonuses_reach_two_spaces_from_a_city() -> None:
    stage = Stage()
    assert {"strasburg", "worms", "nuremberg", "mainz"} <= area(stage, "bucer")
    assert "leipzig" not in area(stage, "bucer")


def test_18_2_bonuses_reach_home_spaces_and_electorates() -> None:
    stage = Stage()
    assert "calais" in area(stage, "latimer")
    assert "glasgow" not in area(stage, "latimer")
    assert {"glasgow", "stirling", "edinburgh"} == area(stage, "wishart")
    assert area(stage, "knox") == area(stage, "latimer") | area(stage, "wishart")
    assert len(area(stage, "faber")) == 6


def test_18_2_contarini_helps_around_charles_v() -> None:
    stage = Stage().clear().put("vienna", HAPSBURG, 1, leaders=["charles_v"])
    assert {"vienna", "linz", "pressburg", "salzburg"} <= area(stage, "contarini")
    stage.g.capture_leader(stage.g.world.leader["charles_v"], FRANCE)
    assert area(stage, "contarini") == set()


# -- restrictions ----------------------------------------------------------------------------------


def reform(stage: Stage, count: int = 3) -> Attempts:
    return Attempts(PROTESTANT, True, count, zone(stage, "german"))


def test_18_2_a_bonus_die_may_come_in_mid_string_and_lasts_to_its_end() -> None:
    stage = debaters(Stage().clear(), "bucer").protestant("worms", "wittenberg")
    stage.run(
        make_attempts(stage.g, reform(stage)),
        dice=[6, 6, 1, 6, 1],
        answers=["target.leipzig", "commit.bucer", "target.mainz", "target.strasburg"],
    )
    assert status(stage, "bucer") == COMMITTED


def test_18_2_a_bonus_does_not_help_outside_its_area() -> None:
    stage = debaters(Stage().clear(), "bucer").protestant("worms", "wittenberg")
    stage.run(
        make_attempts(stage.g, reform(stage, 1)),
        dice=[6],
        answers=["commit.bucer", "target.leipzig"],
    )


def test_18_2_committed_debaters_never_use_their_bonus() -> None:
    stage = debaters(Stage().clear(), committed=["bucer"]).protestant("worms")
    stage.run(make_attempts(stage.g, reform(stage)), answers=["done"])
    assert not any(key.startswith("commit") for key in keys(stage.asked[-1]))


def test_18_2_one_bonus_a_power_an_impulse() -> None:
    stage = debaters(Stage().clear(), "bucer", "oekolampadius").protestant("worms", "basel")
    stage.run(make_attempts(stage.g, reform(stage)), answers=["commit.bucer", "done"])
    assert not any(key.startswith("commit") for key in keys(stage.asked[-1]))
    stage.run(make_attempts(stage.g, reform(stage)), answers=["done"])
    assert not any(key.startswith("commit") for key in keys(stage.asked[-1]))
    begin_religious_impulse(stage.g)
    stage.run(make_attempts(stage.g, reform(stage)), answers=["done"])
    assert "commit.oekolampadius" in keys(stage.asked[-1])


def test_18_2_a_bonus_lasts_for_one_action_only() -> None:
    stage = debaters(Stage().clear(), "bucer").protestant("worms")
    stage.run(make_attempts(stage.g, reform(stage)), answers=["commit.bucer", "done"])
    stage.run(make_attempts(stage.g, reform(stage, 1)), dice=[6], answers=["target.mainz"])


def test_18_2_an_event_that_commits_a_debater_uses_no_bonus() -> None:
    stage = debaters(Stage().clear(), "luther", "bucer").protestant("worms")
    string = reformation_attempts(stage.g, PROTESTANT, "katherina_bora")
    stage.run(string, answers=["commit.bucer", "done"])
    assert status(stage, "luther") == COMMITTED
    assert status(stage, "bucer") == COMMITTED


def test_18_2_england_commits_its_own_four_only() -> None:
    stage = debaters(Stage().clear(), "cranmer", "latimer", "coverdale", "knox", "bucer")
    preach(stage, "cranmer").protestant("london").impulse(ENGLAND, 3)
    stage.run(publish_treatise(stage.g, ENGLAND), answers=["zone.english", "done"])
    offered = {key for key in keys(stage.asked[-1]) if key.startswith("commit")}
    assert offered == {"commit.cranmer", "commit.latimer", "commit.knox"}


def test_18_2_england_is_limited_to_one_bonus_since_2017() -> None:
    for edition, offered in (("2017", False), ("2010", True)):
        stage = debaters(Stage(edition=edition).clear(), "latimer", "knox").protestant("london")
        string = attempts_of(stage.g, ENGLAND, "publish_treatise_england")
        stage.run(make_attempts(stage.g, string), answers=["commit.latimer", "done"])
        assert ("commit.knox" in keys(stage.asked[-1])) == offered


def test_18_2_a_translation_bonus_needs_cp_in_its_language() -> None:
    stage = debaters(Stage(), "luther", "tyndale").impulse(PROTESTANT, 1)
    assert translators(stage.g, PROTESTANT, "french") == []
    stage.run(translate_scripture(stage.g, PROTESTANT), answers=["translate.german.luther"])
    assert stage.g.state.religion.new_testament[stage.g.world.debate_zones.index("german")] == 2


def test_18_2_one_bonus_box_an_impulse() -> None:
    stage = debaters(Stage(), "luther", "tyndale").impulse(PROTESTANT, 2)
    stage.run(translate_scripture(stage.g, PROTESTANT), answers=["translate.german.luther"])
    assert translators(stage.g, PROTESTANT, "english") == []


def test_18_2_carlstadt_is_committed_before_the_first_attempt() -> None:
    stage = debaters(Stage().clear(), "carlstadt").protestant("wittenberg").impulse(PROTESTANT, 2)
    answers = ["zone.german", "target.leipzig", "done"]
    stage.run(publish_treatise(stage.g, PROTESTANT), dice=[6], answers=answers)
    assert "debater.carlstadt" in keys(stage.asked[0])
    assert not any(key.startswith("commit") for ask in stage.asked[1:] for key in keys(ask))
    assert status(stage, "carlstadt") == UNCOMMITTED


def test_18_2_loyola_makes_one_university_cheaper() -> None:
    stage = debaters(Stage(), "loyola").done("society_of_jesus").impulse(PAPACY, 5)
    build = ["commit.loyola", "university.rome"]
    stage.run(found_jesuit_university(stage.g, PAPACY), answers=build)
    assert stage.cp == 3
    stage.run(found_jesuit_university(stage.g, PAPACY), answers=["university.milan"])
    assert stage.cp == 0
    assert status(stage, "loyola") == COMMITTED


def test_18_2_papal_bonus_dice() -> None:
    stage = debaters(Stage().clear(), "faber").protestant("mainz", "kassel")
    string = Attempts(PAPACY, False, 1, zone(stage, "german"))
    near = stage.g.world.clear.adjacent[stage.at("mainz")].bit_count() - 1
    stage.run(
        make_counter_attempts(stage.g, string),
        dice=[1] * (near + 2) + [6],
        answers=["commit.faber", "target.mainz"],
    )


def test_18_2_bonuses_are_used_in_other_powers_impulses_too() -> None:
    stage = debaters(Stage().clear(), "bucer").protestant("worms").impulse(FRANCE, 0)
    string = reformation_attempts(stage.g, PROTESTANT, "erasmus_early")
    stage.run(string, answers=["commit.bucer", "done"])
    assert stage.asked[0].seat == "protestant"
    assert has_used_bonus(stage.g, PROTESTANT)
    assert not has_used_bonus(stage.g, FRANCE)


def test_18_2_bonuses_that_may_be_used_besides_others() -> None:
    stage = debaters(Stage(), "luther", "bucer", "tetzel", "eck", "aleander")
    use_bonus(stage.g, PROTESTANT, debater(stage, "luther"))
    use_bonus(stage.g, PAPACY, debater(stage, "tetzel"))
    assert not may_use_bonus(stage.g, PROTESTANT, debater(stage, "bucer"))
    assert may_use_bonus(stage.g, PAPACY, debater(stage, "aleander"))
    begin_religious_impulse(stage.g)
    assert may_use_bonus(stage.g, PROTESTANT, debater(stage, "bucer"))
    religion = stage.g.state.religion
    assert (religion.reform_targets, religion.counter_targets, religion.bonus_used) == (0, 0, 0)


def test_18_3_what_the_record_says_of_a_conversion() -> None:
    stage = Stage().protestant("leipzig")
    convert(stage.g, stage.at("leipzig"), False)
    convert(stage.g, stage.at("erfurt"), True)
    told = [(event.space, event.to) for event in stage.events(ReligionChanged)]
    assert told == [("space:leipzig", "catholic"), ("space:erfurt", "protestant")]
