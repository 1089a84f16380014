"""Conversion attempts, sermons and the suppression of heresy (VQ 18.1-18.3, 18.5)."""

import pytest

from tercio.games.virgin_queen.model.events.religion import ConversionsRolled
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.model.religion_questions import (
    is_last_of_its_faith,
    spaces_of_faith,
    units_of_faith,
)
from tercio.games.virgin_queen.model.religion_verbs import set_faith
from tercio.games.virgin_queen.rules.religion.conversion_attempts import (
    conversion_row,
    convert,
    convert_row,
)
from tercio.games.virgin_queen.rules.religion.eligible_spaces import TARGETS, convertible, reach_of
from tercio.games.virgin_queen.rules.religion.sermons_and_heresy import (
    PREACH_SERMON,
    SUPPRESS_HERESY,
)
from tercio.games.virgin_queen.rules.victory.scoring import protestant_spaces
from tercio.kernel.ask import DONE
from tercio.kernel.events import Rolled
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import is_in_unrest
from tests.rules.virgin_queen.stage import Stage


def spaces(stage: Stage, mask: int) -> set[str]:
    ids = stage.g.world.location_ids
    return {ids[s] for s in stage.g.world.spaces if mask >> s & 1}


def offered(stage: Stage, kind: str, which: int = 0) -> set[str]:
    asks = [ask for ask in stage.asked if ask.kind == kind]
    return {o.key.removeprefix("space.") for o in asks[which].options}


@pytest.mark.rule("VQ 18.5")
def test_18_5_example_huguenot_lent() -> None:
    """The printed example of the Tournament with its printed dice."""
    stage = Stage("tournament")
    row = conversion_row(stage.g, "huguenot_lent")
    stage.run(
        convert_row(stage.g, PROTESTANT, row),
        dice=[1, 1, 2, 3, 4, 5, 6],
        answers=[
            "keep-six",
            "space.orleans",
            DONE,
            "space.paris",
            "space.bourges",
            "space.dijon",
            "space.paris",
        ],
    )
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.major, rolled.minor, rolled.unrest) == (2, 2, 1)
    for space in ("orleans", "paris", "bourges", "dijon"):
        assert stage.is_protestant(space)
    assert is_in_unrest(stage.g, stage.at("paris"))
    assert not is_in_unrest(stage.g, stage.at("orleans"))


@pytest.mark.rule("VQ 18.5")
@pytest.mark.parametrize(
    ("row", "dice", "space", "hit"),
    [("huguenot_lent", 7, "orleans", 4), ("belgic_confession", 5, "breda", 3)],
)
def test_18_5_the_log_marks_the_dice_that_convert(
    row: str, dice: int, space: str, hit: int
) -> None:
    """The first die is a 6 without a roll; 3s of the Belgic Confession count as 4s."""
    stage = Stage("tournament")
    attempts = convert_row(stage.g, PROTESTANT, conversion_row(stage.g, row))
    stage.run(attempts, dice=[2] * dice, answers=[f"space.{space}"])
    assert [rolled.hit for rolled in stage.events(Rolled)] == [hit]


@pytest.mark.rule("VQ 18.5")
def test_18_5_paris_is_out_of_reach_until_the_base_is_enlarged() -> None:
    stage = Stage("tournament")
    row = conversion_row(stage.g, "huguenot_lent")
    answers = ["keep-six", DONE, "space.bourges", "space.orleans", "space.limoges", "space.lyon"]
    stage.run(
        convert_row(stage.g, PROTESTANT, row),
        dice=[1, 1, 2, 3, 4, 5, 6],
        answers=[*answers, "space.lyon"],
    )
    assert "dijon" not in offered(stage, "convert")


@pytest.mark.rule("VQ 18.5")
def test_18_5_rolls_count_as_others_and_the_first_die_is_placed() -> None:
    """Belgic Confession: a 6 is laid down, every 3 counts as a 4."""
    stage = Stage().clear().protestant("utrecht")
    stage.run(
        convert_row(stage.g, PROTESTANT, conversion_row(stage.g, "belgic_confession")),
        dice=[3, 3, 2, 2, 2],
        answers=[DONE, "space.amsterdam", "space.nijmegen", "space.rotterdam"],
    )
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.major, rolled.minor, rolled.unrest) == (1, 2, 0)


@pytest.mark.rule("VQ 18.5")
def test_18_5_iconoclastic_fury_brings_unrest_for_each_1_and_5s_are_6s() -> None:
    stage = Stage().clear().protestant("utrecht")
    stage.run(
        convert_row(stage.g, PROTESTANT, conversion_row(stage.g, "iconoclastic_fury")),
        dice=[1, 1, 1, 5, 2, 2, 2, 2],
        answers=["keep-six", DONE, "space.amsterdam"],
    )
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.major, rolled.minor, rolled.unrest) == (1, 0, 3)
    assert stage.g.state.unrest == stage.g.world.mask("amsterdam")  # the others find no space


@pytest.mark.rule("VQ 18.5")
def test_18_5_one_unrest_marker_is_nullified_by_lowering_a_6() -> None:
    stage = Stage().clear().protestant("utrecht")
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[1, 6],
        answers=["reduce-six", "space.amsterdam"],
    )
    assert stage.is_protestant("amsterdam")
    assert not stage.g.state.unrest


@pytest.mark.rule("VQ 18.5")
def test_18_5_no_question_about_unrest_without_a_6() -> None:
    stage = Stage().clear().protestant("utrecht")
    answers = ["space.amsterdam"]
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[1, 4],
        answers=answers,
    )
    assert is_in_unrest(stage.g, stage.at("amsterdam"))


@pytest.mark.rule("VQ 18.5")
def test_18_5_misses_and_unrest_alone_do_nothing() -> None:
    stage = Stage().clear().protestant("utrecht")
    stage.run(
        convert(stage.g, PROTESTANT, 4, "protestant", areas=["netherlands"]), dice=[1, 2, 3, 1]
    )
    assert not stage.asked
    assert not stage.g.state.unrest


@pytest.mark.rule("VQ 18.5")
def test_18_5_minor_conversions_are_stopped_by_units_of_the_other_faith() -> None:
    stage = Stage().clear().protestant("utrecht").put("amsterdam", SPAIN, 1)
    reach = reach_of(stage.g, "protestant", "netherlands")
    assert "amsterdam" in spaces(stage, reach.guarded)
    assert "amsterdam" not in spaces(stage, reach.free)
    stage.run(
        convert(stage.g, PROTESTANT, 1, "protestant", areas=["netherlands"]),
        dice=[5],
        answers=["space.nijmegen"],
    )
    assert "amsterdam" not in offered(stage, "convert")


@pytest.mark.rule("VQ 18.5")
def test_18_5_mercenaries_and_unaligned_units_guard_nothing() -> None:
    stage = Stage().clear().protestant("utrecht")
    stage.put("amsterdam", SPAIN, 0, 2).put("nijmegen", HRE, 1).put("rotterdam", OTTOMAN, 1)
    free = spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)
    assert {"amsterdam", "nijmegen", "rotterdam"} <= free


@pytest.mark.rule("VQ 18.5")
def test_18_5_naval_units_have_a_faith_too() -> None:
    stage = Stage().clear().protestant("utrecht").put("amsterdam", SPAIN, galleon=1)
    assert "amsterdam" in spaces(stage, reach_of(stage.g, "protestant", "netherlands").guarded)


@pytest.mark.rule("VQ 18.5")
def test_18_5_a_saved_major_conversion_wins_a_space_under_a_unit() -> None:
    stage = Stage().clear().protestant("utrecht").put("amsterdam", SPAIN, 1)
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[6, 4],
        answers=[DONE, "space.amsterdam", "space.nijmegen"],
    )
    assert stage.is_protestant("amsterdam")


@pytest.mark.rule("VQ 18.5")
def test_18_5_no_more_guarded_spaces_than_saved_major_conversions() -> None:
    stage = Stage().clear().protestant("utrecht")
    stage.put("amsterdam", SPAIN, 1).put("nijmegen", SPAIN, 1)
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[6, 4],
        answers=[DONE, "space.amsterdam", "space.rotterdam"],
    )
    assert [ask.args["saved"] for ask in stage.asked if ask.args and ask.kind == "convert"] == [
        1,
        0,
    ]
    assert "nijmegen" in offered(stage, "convert", 0)
    assert "nijmegen" not in offered(stage, "convert", 1)


@pytest.mark.rule("VQ 18.5", "VQ 19.2")
def test_18_5_jesuits_stop_protestant_conversions_only() -> None:
    stage = Stage().clear().jesuit("chester")
    assert "chester" in spaces(stage, reach_of(stage.g, "protestant", "england").guarded)
    stage.protestant("chester")
    assert "chester" in spaces(stage, reach_of(stage.g, "catholic", "england").free)


@pytest.mark.rule("VQ 18.5")
def test_18_5_protestant_units_stop_catholic_conversions() -> None:
    stage = Stage().clear().protestant("chester", "york")
    stage.put("chester", ENGLAND, 1).put("york", DUTCH, 1).put("bristol", FRANCE, 1)
    reach = reach_of(stage.g, "catholic", "england")
    assert {"chester", "york"} <= spaces(stage, reach.guarded)
    assert "bristol" in spaces(stage, reach.free)


@pytest.mark.rule("VQ 18.5", "VQ 12.4")
def test_18_5_a_neighbour_in_unrest_spreads_no_faith() -> None:
    stage = Stage().clear().protestant("utrecht")
    assert convertible(stage.g, "protestant", "netherlands")
    stage.unrest("utrecht")
    assert "nijmegen" not in spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)


@pytest.mark.rule("VQ 18.5")
def test_18_5_ports_are_reached_over_their_sea_zone() -> None:
    """No Protestant neighbour, but Canterbury lies on the same sea."""
    stage = Stage().clear()
    assert "gravelines" in spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)
    stage.unrest(*(r.id for r in stage.g.world.space_rows if r.seas))
    assert "gravelines" not in spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)


@pytest.mark.rule("VQ 16.7", "VQ 2.5")
def test_16_7_antwerp_and_rotterdam_lie_on_the_north_sea_for_religion() -> None:
    stage = Stage().clear()
    near = spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)
    assert {"antwerp", "rotterdam"} <= near
    stage.unrest(*(r.id for r in stage.g.world.space_rows if "north_sea" in r.seas))
    near = spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)
    assert not {"antwerp", "rotterdam"} & near
    stage.protestant("flushing").g.remove_unrest(stage.at("flushing"))
    assert "antwerp" in spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)


@pytest.mark.rule("VQ 2.3")
def test_2_3_spaces_outside_the_areas_spread_their_faith() -> None:
    stage = Stage().clear()
    everywhere = stage.g.world.area_masks["england"] | stage.g.world.area_masks["scotland"]
    stage.g.state.religion.protestant |= everywhere
    stage.catholic("aberdeen")
    assert spaces_of_faith(stage.g, "catholic") >> stage.at("madrid") & 1
    assert not spaces_of_faith(stage.g, "catholic") >> stage.at("istanbul") & 1
    assert not spaces_of_faith(stage.g, "protestant") >> stage.at("istanbul") & 1


@pytest.mark.rule("VQ 18.5")
def test_18_5_the_base_is_what_it_was_at_the_start_of_the_step() -> None:
    """Spaces won in the last step lead no further."""
    stage = Stage().clear().protestant("utrecht")
    before = spaces(stage, reach_of(stage.g, "protestant", "netherlands").free)
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[4, 4],
        answers=["space.nijmegen", "space.amsterdam"],
    )
    assert offered(stage, "convert", 1) - {"back"} == before - {"nijmegen"}


@pytest.mark.rule("VQ 30", "VQ 18.5")
def test_30_all_hits_are_used_where_a_legal_space_exists() -> None:
    """There is no way to stop early, and what is left over is lost."""
    stage = Stage().clear().protestant("utrecht")
    stage.run(
        convert(stage.g, PROTESTANT, 2, "protestant", areas=["netherlands"]),
        dice=[4, 4],
        answers=["space.nijmegen", "space.amsterdam"],
    )
    assert DONE not in offered(stage, "convert")


@pytest.mark.rule("VQ 18.1")
def test_18_1_the_last_space_of_a_faith_stays() -> None:
    stage = Stage().clear().protestant("glasgow", "stirling")
    assert not is_last_of_its_faith(stage.g, stage.at("edinburgh"))
    stage.run(
        convert(stage.g, PROTESTANT, 4, "protestant", areas=["scotland"]),
        dice=[4, 4, 4, 4],
        answers=["space.edinburgh"],
    )
    assert stage.is_protestant("edinburgh")
    assert not stage.is_protestant("aberdeen")
    assert not set_faith(stage.g, stage.at("aberdeen"), "protestant")


@pytest.mark.rule("VQ 18.1")
def test_18_1_a_space_in_unrest_counts_as_the_last_one() -> None:
    stage = Stage().clear().protestant("glasgow", "stirling").unrest("glasgow")
    assert set_faith(stage.g, stage.at("stirling"), "catholic")
    assert not set_faith(stage.g, stage.at("glasgow"), "catholic")


@pytest.mark.rule("VQ 18.1")
def test_18_1_attempts_that_core_presence_bars_are_not_initiated() -> None:
    stage = Stage().clear().protestant("glasgow", "stirling", "edinburgh")
    assert not convertible(stage.g, "protestant", "scotland")
    stage.impulse(FRANCE, 2)
    assert SUPPRESS_HERESY.can(stage.g, FRANCE)
    assert stage.run(convert(stage.g, PROTESTANT, 4, "protestant", areas=["scotland"])) is None


@pytest.mark.rule("VQ 18.5", "VQ 18.1")
def test_18_5_reasons_are_given_for_each_condition() -> None:
    stage = Stage().clear().protestant("glasgow").put("edinburgh", FRANCE, 1)

    def reasons(space: str) -> set[str]:
        found = TARGETS.refusals(stage.g, "protestant", "scotland", stage.at(space))
        return {refusal.message for refusal in found}

    assert "forbid-is-outside-the-area" in reasons("york")
    assert reasons("glasgow") >= {"forbid-has-that-faith-already"}
    assert "forbid-is-guarded" in reasons("edinburgh")
    assert "forbid-is-the-last-of-its-faith" in reasons("glasgow")
    stage.g.state.unrest = stage.g.world.believing
    assert "forbid-has-no-calm-neighbour-of-the-faith" in reasons("aberdeen")


# -- the actions -----------------------------------------------------------------------------------


@pytest.mark.rule("VQ 18", "VQ 18.2")
def test_18_2_the_protestant_preaches_in_one_area_for_2_cp() -> None:
    stage = Stage("tournament").impulse(PROTESTANT, 3)
    assert PREACH_SERMON.can(stage.g, PROTESTANT)
    stage.run(PREACH_SERMON.run(stage.g, PROTESTANT), dice=[2, 2, 2, 2, 3], answers=["area.france"])
    assert {o.key for o in stage.asked[0].options} == {
        "area.france",
        "area.netherlands",
        "area.scotland",
        "back",
    }
    assert stage.cp == 1


@pytest.mark.rule("VQ 18.2")
def test_18_2_going_back_costs_nothing() -> None:
    stage = Stage("tournament").impulse(PROTESTANT, 2)
    stage.run(PREACH_SERMON.run(stage.g, PROTESTANT), answers=["back"])
    assert stage.cp == 2


@pytest.mark.rule("VQ 18.2")
def test_18_2_spain_preaches_in_england_only() -> None:
    stage = Stage().impulse(SPAIN, 2)
    stage.run(PREACH_SERMON.run(stage.g, SPAIN), dice=[2, 2, 2, 2, 3])
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.area, rolled.faith) == ("area:england", "catholic")


@pytest.mark.rule("VQ 18.3")
@pytest.mark.parametrize(
    ("power", "area", "faith"),
    [
        (SPAIN, "netherlands", "catholic"),
        (ENGLAND, "england", "protestant"),
        (FRANCE, "france", "catholic"),
    ],
)
def test_18_3_who_suppresses_heresy_where(power: Power, area: str, faith: str) -> None:
    stage = Stage("tournament").impulse(power, 2)
    answers = ["area.france"] if power == FRANCE else []
    stage.run(SUPPRESS_HERESY.run(stage.g, power), dice=[2, 2, 2, 2, 3], answers=answers)
    rolled = stage.events(ConversionsRolled)[0]
    assert (rolled.area, rolled.faith) == (f"area:{area}", faith)


@pytest.mark.rule("VQ 18.3")
def test_18_3_scotland_is_frances_other_area() -> None:
    stage = Stage("tournament")
    stage.impulse(FRANCE, 2)
    stage.run(SUPPRESS_HERESY.run(stage.g, FRANCE), dice=[2, 2, 2, 2, 3], answers=["area.scotland"])
    assert stage.events(ConversionsRolled)[0].area == "area:scotland"


@pytest.mark.rule("VQ 18.2", "VQ 18.3")
def test_18_2_others_have_neither_action() -> None:
    stage = Stage("tournament")
    for power in (OTTOMAN, HRE, ENGLAND, FRANCE):
        assert not PREACH_SERMON.can(stage.g, power)
    for power in (OTTOMAN, HRE, PROTESTANT):
        assert not SUPPRESS_HERESY.can(stage.g, power)
    refusals = PREACH_SERMON.why
    assert refusals is not None
    assert refusals(stage.g, SPAIN, "area:france")[0].message == "forbid-does-not-work-there"
    assert not refusals(stage.g, SPAIN, "area:england")
    everywhere = stage.g.world.area_masks["england"]
    stage.g.state.religion.protestant &= ~everywhere
    stage.protestant("london")
    found = refusals(stage.g, SPAIN, "area:england")
    assert [each.message for each in found] == ["forbid-nobody-there-can-be-converted"]


@pytest.mark.rule("VQ 18.2")
def test_the_learning_scenario_does_without_religion() -> None:
    stage = Stage("learning").impulse(SPAIN, 4)
    assert not SUPPRESS_HERESY.can(stage.g, SPAIN)


@pytest.mark.rule("VQ 18.5")
def test_18_5_huguenot_units_are_protestant() -> None:
    stage = Stage().clear().put("saumur", HUGUENOT, 1)
    assert spaces(stage, units_of_faith(stage.g, "protestant")) == {"saumur"}
    assert not units_of_faith(stage.g, "catholic")


@pytest.mark.rule("VQ 12.4", "VQ 25.2")
def test_12_4_spaces_in_unrest_do_not_count_as_protestant() -> None:
    stage = Stage()
    before = protestant_spaces(stage.g)
    stage.unrest("la_rochelle")
    assert protestant_spaces(stage.g) == before - 1
