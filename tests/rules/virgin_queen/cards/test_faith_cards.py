"""Cards of the Inquisition, of Jesuits and of malcontents: whom they touch and whom they spare."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HUGUENOT,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.model.religion_verbs import mark_league
from tercio.kernel.ask import DONE
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import deal, last_keys, may_play, next_turn, play, why_not


@pytest.mark.rule("VQ 19.1")
def test_card_68_the_inquisition_leaves_spies_in_other_countries_alone() -> None:
    stage = quiet()
    first, second = stage.g.state.spies.informants[2 * ENGLAND : 2 * ENGLAND + 2]
    first.target, second.target = SPAIN, FRANCE
    play(stage, FRANCE, "spanish_inquisition")
    assert first.neutralized
    assert not second.neutralized


@pytest.mark.rule("VQ 8.2", "VQ 19.2")
def test_card_51_foxe_trains_no_jesuit() -> None:
    stage = quiet().jesuit("york")
    before = stage.g.state.religion.jesuits_on_card
    play(
        stage,
        ENGLAND,
        "foxes_book_of_martyrs",
        dice=[2] * 6,
        answers=["area.england"],
    )
    assert stage.g.state.religion.jesuits == 0
    assert stage.g.state.religion.jesuits_on_card == before


@pytest.mark.rule("VQ 5", "VQ 8.2")
def test_card_76_douai_trains_nobody_when_all_five_jesuits_are_in_play() -> None:
    stage = quiet().jesuit("york", "chester")
    religion = stage.g.state.religion
    religion.jesuits_on_card = 2
    play(stage, SPAIN, "english_college_douai", dice=[2] * 3)
    assert religion.jesuits_on_card == 3, "the fifth"
    play(next_turn(stage), SPAIN, "english_college_douai", dice=[2] * 3)
    assert religion.jesuits_on_card == 3, "there is no sixth counter"


@pytest.mark.rule("VQ 19.2")
def test_card_94_agents_go_two_spaces_within_england_and_not_to_one_another() -> None:
    stage = quiet().jesuit("berwick", "york")
    play(stage, SPAIN, "gods_secret_agents", dice=[2] * 4, answers=[DONE, DONE])
    (moves,) = [ask for ask in stage.asked if ask.args == {"space": "space:berwick"}]
    assert {option.key for option in moves.options} == {
        "space.durham",
        "space.carlisle",
        "space.chester",
        DONE,
    }


# -- Malcontents ---------------------------------------------------------------------------------


def walled_off() -> Stage:
    """The Netherlands are Protestant in faith and hand: no Spaniard can raise a Walloon there."""
    stage = deal(quiet(), SPAIN, "malcontents")
    for space in stage.g.world.location_ids[: stage.g.world.space_count]:
        if stage.g.world.area_masks["netherlands"] >> stage.at(space) & 1:
            stage.control(PROTESTANT, space).protestant(space)
    return stage


@pytest.mark.rule("VQ 6.1", "VQ 17.2")
def test_card_96_malcontents_need_something_to_do() -> None:
    stage = walled_off()
    assert not may_play(stage, SPAIN, "malcontents")
    assert may_play(walled_off().control(SPAIN, "arras"), SPAIN, "malcontents"), "Walloons"
    assert may_play(walled_off().unrest("arras"), SPAIN, "malcontents"), "unrest to calm"


@pytest.mark.rule("VQ 6.1", "VQ 17.2")
def test_card_96_a_catholic_space_next_to_a_walloon_is_enough() -> None:
    stage = walled_off().put("arras", WALLOONS, 1)
    assert not may_play(stage, SPAIN, "malcontents")
    assert may_play(stage.catholic("lille"), SPAIN, "malcontents")


# -- Paris is Worth a Mass -----------------------------------------------------------------------


def league() -> Stage:
    stage = deal(quiet(), PROTESTANT, "paris_is_worth_a_mass").control(PROTESTANT, "la_rochelle")
    stage.put("la_rochelle", HUGUENOT, 2).put("la_rochelle", PROTESTANT, leaders=["navarre"])
    mark_league(stage.g)
    return stage


@pytest.mark.rule("VQ 28")
def test_card_111_regulars_of_france_or_of_spain_hold_the_towns_around_paris() -> None:
    stage = league().put("orleans", FRANCE, 1).put("reims", SPAIN, 1)
    play(stage, PROTESTANT, "paris_is_worth_a_mass", answers=[DONE, DONE])
    offered = last_keys(stage, "mass-space")
    assert "space.rouen" in offered
    assert "space.orleans" not in offered
    assert "space.reims" not in offered


@pytest.mark.rule("VQ 28")
def test_card_111_huguenots_before_paris_are_there_already() -> None:
    stage = league().war(FRANCE, PROTESTANT).put("paris", HUGUENOT, 2).siege("paris", PROTESTANT)
    answers = [DONE, DONE, "refuse"]
    play(stage, PROTESTANT, "paris_is_worth_a_mass", answers=answers)
    assert last_keys(stage, "mass-units") == ["space.la_rochelle", DONE]
    assert stage.regulars(HUGUENOT, "paris") == 2


@pytest.mark.rule("VQ 28")
def test_card_111_not_while_navarre_is_a_prisoner() -> None:
    stage = league()
    assert may_play(stage, PROTESTANT, "paris_is_worth_a_mass")
    stage.captive("navarre", FRANCE)
    assert why_not(stage, PROTESTANT, "paris_is_worth_a_mass") == {"navarre_free"}
