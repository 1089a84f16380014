"""What a screen shows of Here I Stand, beside the map and on it."""

import pytest

from tercio.games.here_i_stand.display.panels import panels
from tercio.games.here_i_stand.display.screen import board, scene
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, MAJORS, PAPACY
from tercio.games.here_i_stand.model.religion_verbs import ban_reformer
from tercio.games.here_i_stand.rules.victory.victory import victory_points
from tercio.games.here_i_stand.two_player.questions import diplomatic_ref
from tercio.kernel.ask import Seat
from tercio.kernel.display.scene import Cards, Facts, Grid, Medal, Panel, Track
from tercio.kernel.messages import Words
from tercio.wars.display.screen import face
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import by_power
from tests.rules.here_i_stand.stage import Stage
from tests.rules.here_i_stand.two_player.stage import Duel

WORDS = Words(GAME, GAME.load_data())
MARKS = (
    "scots_raid",
    "the_wartburg",
    "augsburg_confession",
    "julia_gonzaga",
    "printing_press",
    "thomas_more",
    "thomas_cromwell",
    "ceded.france.hapsburg",
    "peace.ottoman.hapsburg",
    "divorce_granted",
)
"""What the rules note down for the turn."""


def shown(g: HereIStand, id: str) -> Panel:
    found = panels(g, WORDS, lambda card: face(g, WORDS, card))
    return next(panel for panel in found if panel.id == id)


@pytest.fixture
def g() -> HereIStand:
    return Stage("1517").g


def test_everything_beside_the_map_has_its_panel(g: HereIStand) -> None:
    kinds = {panel.id: type(panel) for panel in scene(g, None, WORDS).panels}
    assert kinds == {
        "powers": Grid,
        "diplomacy": Grid,
        "victory": Track,
        "vp": Grid,
        "vp-sources": Grid,
        "struggle": Facts,
        "debaters": Grid,
        "translations": Track,
        "courts": Facts,
        "new-world": Grid,
        "pools": Grid,
        "turns": Track,
        "home-cards": Cards,
        "discard": Cards,
        "removed": Cards,
    }


def test_23_3_the_victory_track_has_a_marker_of_every_power(g: HereIStand) -> None:
    track = shown(g, "victory")
    assert isinstance(track, Track)
    assert len(track.boxes) >= 26
    points = {row.id: victory_points(g, n) for n, row in by_power(g.world.power_rows[:6])}
    assert {marker.side: marker.box for marker in track.markers} == points


@pytest.mark.parametrize(("scenario", "to_win"), [("1517", 25), ("tournament", 23)])
def test_23_3_the_victory_track_ends_where_the_scenario_is_won(scenario: str, to_win: int) -> None:
    g = Stage(scenario).g
    assert max(victory_points(g, power) for power in MAJORS) <= to_win
    track = shown(g, "victory")
    assert isinstance(track, Track)
    assert track.boxes[-1] == str(to_win)


def test_debaters_wear_their_value_in_the_colour_of_their_side(g: HereIStand) -> None:
    grid = shown(g, "debaters")
    assert isinstance(grid, Grid)
    worn = {row[0]: medal for row, medal in zip(grid.rows, grid.medals, strict=True)}
    assert worn["Luther"] == Medal("reformer", "4", "protestant")
    assert worn["Eck"] == Medal("reformer", "3", "papacy")


@pytest.mark.parametrize("mark", MARKS)
def test_what_lasts_for_a_turn_is_said_in_words(g: HereIStand, mark: str) -> None:
    g.state.court.this_turn.append(mark)
    facts = shown(g, "courts")
    assert isinstance(facts, Facts)
    (told,) = [value for label, value in facts.rows if label == "In effect this turn"]
    assert told
    assert "_" not in told
    assert "." not in told


def test_21_5_the_excommunicated_are_called_by_their_names(g: HereIStand) -> None:
    ban_reformer(g, 0)
    facts = shown(g, "struggle")
    assert isinstance(facts, Facts)
    assert ("Excommunicated", "Luther") in facts.rows


def test_the_hand_of_the_two_player_variant_holds_its_diplomatic_cards() -> None:
    g = Duel().diplomatic(PAPACY, 208).g
    (hand,) = [hand for hand in scene(g, Seat("papacy"), WORDS).hands if hand.side == "papacy"]
    held = [card for card in hand.cards if card.kind == "diplomacy"]
    assert [card.ref for card in held] == [diplomatic_ref(g, CardId(208))]
    assert held[0].text


def test_powers_are_told_apart_without_colour(g: HereIStand) -> None:
    sides = board(g.world, g.setting, WORDS).sides
    assert len({side.initial for side in sides}) == len(sides)
    assert {side.id: side.initial for side in sides}["papacy"] == "P"
    assert {side.id: side.initial for side in sides}["protestant"] == "Pr"
    patterns = {side.id: side.pattern for side in sides}
    assert len(set(patterns.values())) == len(sides)


def test_home_cards_of_all_powers_can_be_read(g: HereIStand) -> None:
    cards = shown(g, "home-cards")
    assert isinstance(cards, Cards)
    assert [card.name for card in cards.cards] == [
        "Janissaries",
        "Holy Roman Emperor",
        "Six Wives of Henry VIII",
        "Patron of the Arts",
        "Papal Bull",
        "Leipzig Debate",
        "Here I Stand",
    ]


def test_who_besieges_and_who_is_besieged_stand_on_their_sides_of_the_walls() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).ally(HAPSBURG, PAPACY)
    stage.put("besancon", FRANCE, 3).put("besancon", HAPSBURG, 1).put("besancon", PAPACY, 1)
    stage.siege("besancon", FRANCE).put("metz", HAPSBURG, 1)
    found = {(p.side, p.place): p.siege for p in scene(stage.g, None, WORDS).pieces if not p.name}
    assert found["france", "space:besancon"] == "besieging"
    assert found["hapsburg", "space:besancon"] == found["papacy", "space:besancon"] == "besieged"
    assert found["hapsburg", "space:metz"] == ""
