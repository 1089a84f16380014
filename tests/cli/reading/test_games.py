import msgspec
import pytest

from tests.cli.desk import answer, tercio


def test_games_are_listed_with_their_scenarios_and_player_counts() -> None:
    games = {game["id"]: game for game in answer("games")}
    primer = games["primer"]
    assert primer["name"]
    assert len(primer["scenarios"]) == 2
    for scenario in primer["scenarios"]:
        assert scenario["id"]
        assert scenario["players"]
        assert set(scenario["players"]) <= {2, 3, 4}


def test_a_program_is_told_what_the_box_would_say() -> None:
    games = {game["id"]: game for game in answer("games")}
    assert games["primer"]["bots"] == ["sergeant", "random", "greedy", "search"]
    queen = games["virgin_queen"]
    assert (queen["designer"], queen["publisher"]) == ("Ed Beach", "GMT Games")
    assert queen["book"]["edition"] == "Living Rules"
    assert queen["players"] == [2, 3, 4, 5, 6]
    assert queen["minutes"] == [120, 540]


def test_ids_are_one_a_line() -> None:
    assert "primer" in tercio("games", "--ids").stdout.splitlines()


def test_a_person_gets_a_table() -> None:
    shown = tercio("games").stdout
    assert "Captains of Lombardy" in shown
    assert "2, 3, 4" in shown
    assert "2-4 players; 10-20 minutes; complexity 1 of 5" in shown


def test_json_is_only_json() -> None:
    assert msgspec.json.decode(tercio("games", "--json").stdout)


def test_version() -> None:
    assert tercio("--version").stdout.startswith("tercio ")


def test_a_game_that_does_not_load_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercio.cli.reading.games.cards", lambda: ([], {"chess": "no board"}))
    result = tercio("games", "--json")
    assert result.stderr == "There is no game 'chess': no board.\n"
    assert result.exit_code == 0
