from collections import Counter
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from tercio.arena.match import Match
from tercio.arena.processes import Processes
from tercio.arena.rate import Rating, rate
from tercio.kernel.errors import Unknown
from tests.cli.desk import answer, tercio

MATCH = Match("primer", "rates", players=4, bots=("sergeant", "random"))


@pytest.fixture(scope="module")
def rating() -> Rating:
    return rate(MATCH, 16, Processes(1))


def test_in_a_round_every_bot_has_every_seat_as_often_with_the_same_dice(rating: Rating) -> None:
    rounds = [list(games) for _, games in groupby(rating.played, lambda each: each.outcome.number)]
    assert len(rounds) > 3
    for played in rounds[:-1]:  # the last one may not be whole
        for seat in rating.seats:
            sat = Counter(each.seating[seat] for each in played)
            assert sat["sergeant"] == sat["random"] == len(played) / 2


def test_the_order_at_the_table_changes(rating: Rating) -> None:
    assert len({tuple(each.seating.values()) for each in rating.played}) > 2


def test_wins_and_shares_are_those_of_the_games(rating: Rating) -> None:
    wins = Counter(each.seating[seat] for each in rating.played for seat in each.outcome.winners)
    for name, bot in rating.bots.items():
        assert (bot.games, bot.wins) == (32, wins[name])
        assert bot.share == pytest.approx(wins[name] / 32, abs=1e-4)
        assert bot.low <= bot.share <= bot.high
        assert bot.of_wins == pytest.approx(wins[name] / wins.total(), abs=1e-4)
        assert bot.seconds_per_decision > 0
    assert {seat.games for seat in rating.seats.values()} == {16}
    assert sum(seat.wins for seat in rating.seats.values()) == wins.total()


def test_who_wins_more_is_rated_higher(rating: Rating) -> None:
    sergeant, chance = rating.bots["sergeant"], rating.bots["random"]
    assert sergeant.wins > chance.wins
    assert sergeant.rating > 25 > chance.rating
    assert sergeant.deviation < 25 / 3


def test_results_do_not_depend_on_the_number_of_processes(rating: Rating) -> None:
    again = rate(MATCH, 16, Processes(3))
    assert _without_times(again) == _without_times(rating)


def _without_times(rating: Rating) -> object:
    told = msgspec.to_builtins(rating)
    for bot in told["bots"].values():
        del bot["seconds_per_decision"]
    for each in told["played"]:
        del each["efforts"]
    return told


def test_it_stops_when_the_answer_is_clear() -> None:
    match = Match("primer", "rates", players=2, bots=("sergeant", "random"))
    rating = rate(match, 480, Processes(1), until_clear=True)
    assert rating.clear
    assert rating.games < 480
    assert rating.games % 24 == 0


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        ("sergeant", 4, "at least two bots"),
        ("sergeant,sergeant", 4, "at least two bots"),
        ("sergeant,random", 0, "at least one game"),
        ("sergeant,hannibal", 4, "no bot 'hannibal'"),
    ],
)
def test_what_cannot_be_compared_is_refused(bots: str, games: int, said: str) -> None:
    with pytest.raises(Unknown, match=said):
        rate(Match("primer", "s", bots=tuple(bots.split(","))), games, Processes(1))


def test_the_command_answers_in_json_and_keeps_every_game(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    wish = ("--bots", "sergeant,random", "--games", "4", "--seed", "s", "--processes", "1")
    told = answer("rate", "primer", *wish, "--out", kept)
    assert set(told["bots"]) == {"sergeant", "random"}
    wanted = {"games", "wins", "share", "low", "high", "rating", "seconds_per_decision"}
    assert wanted <= set(told["bots"]["random"])
    assert sum(seat["wins"] for seat in told["seats"].values()) >= 4
    assert msgspec.json.decode(kept.read_bytes(), type=Rating).games == 4


def test_the_command_shows_bots_and_seats() -> None:
    wish = ("--bots", "sergeant,random", "--games", "2", "--players", "2", "--processes", "1")
    shown = tercio("rate", "primer", *wish)
    assert shown.exit_code == 0
    assert "2 games of primer" in shown.stdout
    assert "colonna" in shown.stdout
    assert "sergeant is not clearly apart from what its seats explain." in shown.stdout
