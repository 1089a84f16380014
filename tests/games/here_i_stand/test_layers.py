"""The map in other colours: what each layer says of a position."""

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, PAPACY
from tercio.kernel.ask import Seat
from tercio.kernel.display.layers import LayerSpot
from tercio.kernel.messages import Words
from tests.rules.here_i_stand.stage import Stage

WORDS = Words(GAME, GAME.load_data())


def spots(stage: Stage, layer: str, side: str = "france") -> dict[str, LayerSpot]:
    found = GAME.display.layers(stage.g, Seat("papacy"), side, words=WORDS)
    assert found.side == side
    one = next(each for each in found.layers if each.id == layer)
    assert {spot.key for spot in one.spots} == {key.id for key in one.keys}, "its legend"
    return {spot.place.partition(":")[2]: spot for spot in one.spots}


def test_whose_armies_are_shown() -> None:
    def side(seat: str | None, wanted: str = "") -> str:
        eyes = None if seat is None else Seat(seat)
        return GAME.display.layers(Stage().g, eyes, wanted, words=WORDS).side

    assert side("papacy") == "papacy"
    assert side("papacy", "france") == "france"
    assert side(None, "nobody") == "ottoman", "whoever acts"


def test_control_and_religion_are_told_place_by_place() -> None:
    stage = Stage().clear().control(FRANCE, "milan").unrest("metz")
    assert spots(stage, "control")["milan"].key == "france"
    assert spots(stage, "religion")["wittenberg"].key in ("catholic", "protestant")
    assert set(spots(stage, "unrest")) == {"metz"}


def test_12_1_supply_begins_at_home_and_is_cut_by_enemies() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(FRANCE, "turin", "milan")
    found = spots(stage, "supply")
    assert [found[place].key for place in ("paris", "turin", "milan")] == [
        *("source", "supplied", "supplied")
    ]
    stage.put("turin", HAPSBURG, 1)
    assert spots(stage, "supply")["milan"].key == "cut-off"
    assert "vienna" not in spots(stage, "supply"), "neither France's nor in reach"


def test_13_1_reach_costs_more_over_a_pass_and_ends_at_walls() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("grenoble", FRANCE, 4)
    found = spots(stage, "reach")
    assert found["grenoble"].key == "stands"
    assert (found["lyon"].key, found["lyon"].text) == ("reach-1", "1")
    assert (found["turin"].key, found["turin"].text) == ("reach-1", "2"), "over the Alps"
    assert found["turin"].note == "2 CP from Grenoble."
    walls = Stage().clear().war(FRANCE, HAPSBURG).control(HAPSBURG, "lyon")
    walls.put("grenoble", FRANCE, 4)
    farther = spots(walls, "reach")
    assert "lyon" in farther, "it can be besieged"
    assert "dijon" not in farther, "but not passed"


def test_a_key_is_in_danger_when_more_can_come_than_are_within() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("lyon", FRANCE, 2)
    assert spots(stage, "garrisons")["lyon"].key == "safe"
    assert spots(stage, "garrisons")["paris"].key == "empty"
    stage.put("besancon", HAPSBURG, 4, leaders=["charles_v"])
    lyon = spots(stage, "garrisons")["lyon"]
    assert (lyon.key, lyon.text) == ("danger", "2:4")
    assert lyon.note.startswith("2 units within. Hapsburg can bring 4 from Besançon for ")
    stage.put("lyon", FRANCE, 3)
    assert spots(stage, "garrisons")["lyon"].key == "threatened"


def test_whoever_is_at_peace_threatens_nobody() -> None:
    stage = Stage().clear().put("lyon", FRANCE, 2).put("geneva", PAPACY, 4)
    assert spots(stage, "garrisons")["lyon"].key == "safe"
