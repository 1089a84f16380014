"""The map in other colours: what each layer says of a position."""

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.kernel.ask import Seat
from tercio.kernel.display.layers import LayerSpot
from tercio.kernel.messages import Words
from tests.rules.ultima_ratio_regis.stage import Stage

WORDS = Words(GAME, GAME.load_data())


def spots(stage: Stage, layer: str, side: str = "france") -> dict[str, LayerSpot]:
    found = GAME.display.layers(stage.g, Seat("p1"), side, words=WORDS)
    assert found.side == side
    one = next(each for each in found.layers if each.id == layer)
    assert {spot.key for spot in one.spots} == {key.id for key in one.keys}, "its legend"
    return {spot.place.partition(":")[2]: spot for spot in one.spots}


def test_control_faith_and_revolts_are_told_area_by_area() -> None:
    stage = Stage().revolt("lyon", 3)
    assert spots(stage, "control")["paris"].key == "france"
    assert spots(stage, "religion")["paris"].key == "catholic"
    lyon = spots(stage, "unrest")["lyon"]
    assert (lyon.key, lyon.text, lyon.note) == ("revolt", "3", "A revolt of level 3.")


def test_15_2_supply_comes_from_what_the_side_controls() -> None:
    found = spots(Stage().put("france", "turin", T3=1), "supply")
    assert found["paris"].key == "source"
    assert found["turin"].key == "supplied"


def test_12_1_one_action_is_two_steps_unless_something_stops_them() -> None:
    stage = Stage().put("france", "lyon", T3=2)
    found = spots(stage, "reach")
    assert found["lyon"].key == "stands"
    steps = {place: spot.text for place, spot in found.items() if spot.text}
    assert set(steps.values()) == {"1", "2"}
    assert all("Lyon" in spot.note for spot in found.values() if spot.text)


def test_an_area_is_in_danger_when_more_can_come_than_stand_there() -> None:
    stage = Stage().put("france", "paris", T3=1)
    assert spots(stage, "garrisons")["paris"].key == "safe"
    stage.war("france", "spain").interest("spain", "WE").put("spain", "st_quentin", T3=3)
    near = spots(stage, "reach", "spain")
    assert "paris" in near
    paris = spots(stage, "garrisons")["paris"]
    assert (paris.key, paris.text) == ("danger", "1:3")
    assert "Spain can march there from " in paris.note
