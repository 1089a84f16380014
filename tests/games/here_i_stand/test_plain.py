"""The position by names, and as text."""

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_questions import is_protestant
from tercio.games.here_i_stand.rules.victory.victory import protestant_spaces
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.kernel.table import Table
from tests.games.here_i_stand.tables import position

WORDS = Words(GAME, GAME.load_data())


def test_the_plain_position_goes_by_names() -> None:
    table = Table.new(GAME, "1517", 6, seed="plain")
    found = GAME.display.plain(position(table))
    assert found["powers"]["france"]["ruler"] == "francis_i"
    assert found["powers"]["ottoman"]["at_war"] == ["hungary"]
    assert found["spaces"]["istanbul"]["units"] == {"ottoman.regular": 7, "ottoman.cavalry": 1}
    assert found["spaces"]["istanbul"]["religion"] == "none"
    assert found["spaces"]["milan"]["control"] == "france"
    assert found["leaders"]["suleiman"] == "istanbul"
    assert found["leaders"]["dudley"] == "available"
    assert found["new_world"]["crossing"] == ["hapsburg.exploration", "hapsburg.conquest"]


def test_protestant_spaces_in_unrest_are_counted_nowhere() -> None:
    """One figure for programs, the panel of the screen and the board as text (HIS 12.4)."""
    table = Table.new(GAME, "1532", 6, seed="plain")
    g = table.g
    assert isinstance(g, HereIStand)
    counted = protestant_spaces(g)
    wittenberg = g.world.space["wittenberg"]
    assert is_protestant(g, wittenberg)
    g.state.unrest |= 1 << wittenberg
    assert GAME.display.plain(g)["religion"]["protestant_spaces"] == counted - 1
    text = GAME.display.show(g, None, WORDS)
    assert f"Protestant spaces, {counted - 1}:" in text
    assert "Protestant spaces in unrest: Wittenberg" in text


def test_a_view_in_plain_hides_the_hands_of_others() -> None:
    table = Table.new(GAME, "1532", 6, seed="plain")
    view = GAME.position(
        position(table).setting,
        GAME.load_data(),
        GAME.hide(position(table), Seat("france")),
        position(table).random,
    )
    hands = {id: row["hand"] for id, row in GAME.display.plain(view)["powers"].items()}
    assert "" not in hands["france"]
    assert set(hands["papacy"]) == {"", "papal_bull", "leipzig_debate"}


def test_a_position_is_worth_most_to_who_leads_in_victory_points() -> None:
    table = Table.new(GAME, "1517", 6, seed="worth")
    worth = {seat: GAME.worth(position(table), seat) for seat in table.seats}
    assert max(worth, key=lambda seat: worth[seat]) == Seat("papacy")
    assert min(worth, key=lambda seat: worth[seat]) == Seat("protestant")
    assert worth[Seat("papacy")] > 0 > worth[Seat("protestant")]


def test_the_board_as_text_shows_hands_to_their_owners_only() -> None:
    table = Table.new(GAME, "1532", 6, seed="show")
    text = GAME.display.show(position(table), Seat("france"), WORDS)
    assert "Hand of France" in text
    assert "Hand of Papacy" not in text
    assert "Hand of" not in GAME.display.show(position(table), None, WORDS)
