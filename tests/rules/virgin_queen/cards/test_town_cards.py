"""Cards that stir up towns: where their unrest may fall, and who can stop them once the target is
named (41, 42, 64 and those that are aimed at a space)."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HUGUENOT, PROTESTANT, SPAIN
from tercio.wars.cards.card_events import EventAimed
from tercio.wars.model.space_questions import is_in_unrest
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, deal, is_discarded, last_keys, may_answer, play

SQUADRON = "catherines_flying_squadron"


# -- Border Reivers (41), Printed Ballads (64) ---------------------------------------------------


@pytest.mark.rule("VQ 12.4")
def test_card_41_reivers_ride_into_open_scotland_or_the_english_march() -> None:
    stage = quiet().put("glasgow", FRANCE, regulars=1)
    answer_with(stage, SPAIN, "border_reivers", "any_impulse", answers=["unrest.glasgow"])
    asked = [ask for ask in stage.asked if ask.kind == "event-unrest"]
    assert [ask.seat for ask in asked] == ["spain"], "whoever plays it says where"
    offered = {option.key for option in asked[0].options}
    assert offered == {f"unrest.{s}" for s in ("aberdeen", "glasgow", "berwick", "carlisle")}
    assert is_in_unrest(stage.g, stage.at("glasgow")), "occupied or not"


@pytest.mark.rule("VQ 12.4", "VQ 17.5")
def test_card_41_not_where_walls_were_built() -> None:
    stage = quiet()
    stage.g.state.fortresses |= stage.g.world.mask("glasgow")
    answer_with(stage, SPAIN, "border_reivers", "any_impulse", answers=["unrest.berwick"])
    assert "unrest.glasgow" not in last_keys(stage, "event-unrest")


@pytest.mark.rule("VQ 12.4")
def test_card_41_no_raid_where_all_is_in_unrest() -> None:
    stage = deal(quiet(), SPAIN, "border_reivers")
    assert may_answer(stage, SPAIN, "border_reivers", "any_impulse")
    stage.unrest("aberdeen", "glasgow", "berwick", "carlisle")
    assert not may_answer(stage, SPAIN, "border_reivers", "any_impulse")


@pytest.mark.rule("VQ 12.4")
def test_card_64_ballads_unsettle_occupied_spaces_too() -> None:
    """Four events keep to unoccupied spaces, and this is none of them."""
    stage = quiet().put("paris", FRANCE, regulars=4)
    play(stage, ENGLAND, "printed_ballads", answers=["mode.slander", "unrest.paris"])
    assert is_in_unrest(stage.g, stage.at("paris"))
    assert "unrest.madrid" not in last_keys(stage, "event-unrest"), "no struggle area"


# -- Catherine's Flying Squadron (42) ------------------------------------------------------------


def la_rochelle() -> Stage:
    stage = quiet().war(SPAIN, PROTESTANT).control(PROTESTANT, "la_rochelle")
    stage.put("la_rochelle", HUGUENOT, 1).put("la_rochelle", SPAIN, 3).siege("la_rochelle", SPAIN)
    stage.control(PROTESTANT, "antwerp").put("antwerp", SPAIN, 2).siege("antwerp", SPAIN)
    return deal(stage, FRANCE, SQUADRON)


def squadron(stage: Stage) -> str:
    return f"france=card.{stage.g.world.card[SQUADRON]}"


@pytest.mark.rule("VQ 28", "VQ 6.1")
def test_card_42_stops_treachery_at_la_rochelle() -> None:
    stage = la_rochelle()
    play(stage, SPAIN, "treachery", answers=["betray.la_rochelle", squadron(stage)])
    assert stage.controller("la_rochelle") == PROTESTANT
    assert is_discarded(stage, "treachery")
    assert stage.cp == 2, "Spain has 2 CP instead"
    (told,) = stage.events(EventAimed)
    assert (told.power, told.card) == ("power:spain", "card:treachery")
    assert told.at == ["space:la_rochelle"]


@pytest.mark.rule("VQ 28", "VQ 6.1")
def test_card_42_does_not_stop_treachery_at_antwerp() -> None:
    stage = la_rochelle()
    play(stage, SPAIN, "treachery", answers=["betray.antwerp"])
    assert stage.controller("antwerp") == SPAIN
    assert not [ask for ask in stage.asked if ask.seat == "france"]


@pytest.mark.rule("VQ 28", "VQ 6.1")
@pytest.mark.parametrize(
    ("card", "aim"),
    [
        ("homeland_uprising", ["power.france", "unrest.tours", "unrest.dijon", "done"]),
        ("army_mutiny", ["stack.france.paris"]),
        ("mercenaries_bribed", []),
        ("printed_ballads", ["mode.slander", "unrest.tours"]),
    ],
)
def test_card_42_stops_what_is_aimed_at_a_space_in_france(card: str, aim: list[str]) -> None:
    stage = deal(quiet(), FRANCE, SQUADRON).put("paris", FRANCE, 2, 2).put("milan", SPAIN, 2)
    stage.put("orleans", SPAIN, 1)
    play(stage, SPAIN, card, answers=[*aim, squadron(stage)])
    assert stage.troops(FRANCE, "paris") == (2, 2)
    assert not stage.g.state.unrest
    assert stage.cp == 2


@pytest.mark.rule("VQ 28", "VQ 2.3")
@pytest.mark.parametrize(
    ("card", "aim", "dice"),
    [
        ("homeland_uprising", ["power.spain", "unrest.cordoba", "done"], []),
        ("army_mutiny", ["stack.france.metz"], []),
        ("city_state_rebels", [], [1] * 5),
        ("printed_ballads", ["mode.slander", "unrest.york"], []),
    ],
)
def test_card_42_not_what_is_aimed_elsewhere(card: str, aim: list[str], dice: list[int]) -> None:
    """Metz is a French possession, but not in France (2.3)."""
    stage = deal(quiet(), FRANCE, SQUADRON).control(FRANCE, "metz").put("metz", FRANCE, 2)
    stage.put("milan", SPAIN, 2)
    play(stage, SPAIN, card, dice=dice, answers=aim)
    assert not [ask for ask in stage.asked if ask.kind == "event_declared"]
