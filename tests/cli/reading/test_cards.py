import pytest

from tercio.kernel.registry import game
from tests.cli.desk import answer, refusal, tercio

GAMES = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")


@pytest.mark.parametrize("id", GAMES)
def test_every_card_is_listed_with_what_it_does(id: str) -> None:
    listed = answer("cards", "list", id)
    data = game(id).load_data()
    assert [card["id"] for card in listed] == [
        note.id for note in game(id).display.card_notes(data)
    ]
    assert all(card["name"] and card["text"] for card in listed)
    effects = {use["effect"] for card in listed for use in card["uses"]}
    assert all(effect.startswith((f"tercio.games.{id}.", "tercio.wars.")) for effect in effects)


def test_a_card_is_shown_by_number_or_id_with_its_code_and_tests() -> None:
    shown = tercio("cards", "show", "virgin_queen", "41").stdout
    assert shown == tercio("cards", "show", "virgin_queen", "border_reivers").stdout
    assert "41 border_reivers: Border Reivers" in shown
    assert "if status_of_scotland: tercio.games.virgin_queen.conditions" in shown
    assert "does: tercio.games.virgin_queen.cards.cards_32_to_44:raid" in shown
    assert "event: raid" in shown
    assert "if it_would_change_something: tercio.games.virgin_queen.cards.cards_32_to_44" in shown
    assert "test_card_41_not_where_walls_were_built" in shown
    assert "worth to spain: " in shown


def test_what_a_card_announces_and_what_its_row_alone_does_is_shown() -> None:
    shown = tercio("cards", "show", "virgin_queen", "homeland_uprising").stdout
    assert "announces: tercio.games.virgin_queen.cards.cards_20_to_31:" in shown
    shown = tercio("cards", "show", "here_i_stand", "82").stdout
    assert "82 janissaries_rebel: Janissaries Rebel" in shown
    assert "does: tercio.games.here_i_stand.cards.plain:unrest" in shown
    assert "numbers: spaces 2, spaces_if 4" in shown
    assert "worth to ottoman: " in shown
    assert "test_card_82" in shown


def test_bots_say_what_an_event_is_worth_to_whom() -> None:
    told = answer("cards", "show", "here_i_stand", "papal_bull")
    assert told["worth"]["papacy"] > told["worth"]["ottoman"]
    assert told["card"]["number"] == 5


def test_a_combat_card_of_ultima_ratio_regis_is_played_in_combats() -> None:
    told = answer("cards", "show", "ultima_ratio_regis", "ambush")
    assert [use["when"] for use in told["card"]["uses"]] == [["combat"]]
    assert told["worth"] == {}


def test_there_is_no_such_card() -> None:
    assert refusal("cards", "show", "here_i_stand", "999").startswith(
        "Here I Stand has no card '999'"
    )
    assert refusal("cards", "list", "primer") == "Captains of Lombardy tells nothing of its cards."
