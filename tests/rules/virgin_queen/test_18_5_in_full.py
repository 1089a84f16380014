"""Conversion attempts: when nobody is asked, and why a space is not offered (VQ 18.5)."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert
from tercio.kernel.ask import DONE, Ask
from tercio.wars.model.space_questions import is_in_unrest
from tests.rules.virgin_queen.stage import Stage


def north() -> Stage:
    """Of the last three Catholic spaces of England York lies open, a Jesuit is in Carlisle, and
    nobody near Durham preaches."""
    stage = Stage().clear()
    stage.g.state.religion.protestant |= stage.g.world.area_masks["england"]
    return stage.catholic("york", "carlisle", "durham").unrest("berwick").jesuit("carlisle")


def sermons(stage: Stage, *dice: int, answers: tuple[str, ...] = ()) -> None:
    attempts = convert(stage.g, ENGLAND, len(dice), "protestant", areas=["england"])
    stage.run(attempts, dice=dice, answers=answers)


def asked(stage: Stage, kind: str) -> list[Ask]:
    return [ask for ask in stage.asked if ask.kind == kind]


@pytest.mark.rule("VQ 18.5")
def test_18_5_a_hit_for_every_space_in_reach_leaves_no_choice() -> None:
    stage = north()
    sermons(stage, 6, 4, answers=(DONE,))
    assert stage.is_protestant("york")
    assert stage.is_protestant("carlisle"), "the saved 6 converts in spite of the Jesuit"
    assert not stage.is_protestant("durham")
    assert not asked(stage, "convert")


@pytest.mark.rule("VQ 18.5")
def test_18_5_without_a_major_conversion_the_jesuit_keeps_his_space() -> None:
    stage = north()
    sermons(stage, 4, 5)
    assert stage.is_protestant("york")
    assert not stage.is_protestant("carlisle")
    assert not asked(stage, "convert")


@pytest.mark.rule("VQ 18.5")
def test_18_5_without_a_hit_nobody_is_asked_and_nothing_changes() -> None:
    stage = north()
    sermons(stage, 2, 3)
    assert not stage.is_protestant("york")
    assert not stage.asked


@pytest.mark.rule("VQ 18.5")
def test_18_5_reasons_are_told_where_a_space_is_chosen() -> None:
    stage = north()
    sermons(stage, 6, 2, answers=("space.york",))
    (base,) = asked(stage, "enlarge-base")
    assert base.explain is not None
    reasons = [refusal.message for refusal in base.explain("space:carlisle")]
    assert reasons == ["forbid-is-guarded"]
    assert not base.explain("sea:north_sea"), "nobody lives there"


@pytest.mark.rule("VQ 18.5")
def test_18_5_no_reasons_where_unrest_is_placed() -> None:
    stage = north().catholic("lincoln", "norwich")
    sermons(stage, 1, 4, 4, answers=("space.lincoln", "space.york", "space.york"))
    (unrest,) = asked(stage, "conversion-unrest")
    assert unrest.explain is not None
    assert not unrest.explain("space:durham")
    assert is_in_unrest(stage.g, stage.at("york"))
