import msgspec
import pytest

from tercio.arena.match import Match, play, seat_bots
from tercio.arena.processes import Processes
from tercio.arena.simulate import simulate
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.registry import game

MATCH = Match("primer", "arena", bots=("random", "random"))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    assert simulate(MATCH, 6, Processes(1)) == simulate(MATCH, 6, Processes(3))


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    alone = play(MATCH, 2)
    for number in range(2):
        play(MATCH, number)
    assert play(MATCH, 2) == alone


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(MATCH, seed="another")
    games = range(4)
    assert [play(MATCH, n) for n in games] != [play(other, n) for n in games]


def test_there_are_as_many_players_as_bots() -> None:
    assert len(msgspec.structs.replace(MATCH, bots=("random",) * 3).setting.seats) == 3
    assert len(Match("primer", "s", bots=("random",)).setting.seats) == 4


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(MATCH, 5, Processes(1), on_progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_wins_turns_and_scores_are_those_of_the_games() -> None:
    outcomes = [play(MATCH, number) for number in range(4)]
    results = simulate(MATCH, 4, Processes(1))
    for seat in results.bots:
        assert results.wins[seat] == sum(seat in outcome.winners for outcome in outcomes)
        scores = [outcome.scores[seat] for outcome in outcomes]
        assert (results.vp[seat].min, results.vp[seat].max) == (min(scores), max(scores))
        assert results.vp[seat].mean == pytest.approx(sum(scores) / 4, abs=0.001)
    assert sum(results.turns.values()) == 4
    assert results.decisions == sum(outcome.decisions for outcome in outcomes)


def test_bots_are_dealt_in_order_over_and_over() -> None:
    seats = [Seat(name) for name in "abc"]
    primer = game("primer")
    dealt = seat_bots(primer, seats, ["greedy", "random"])
    assert dealt == {"a": "greedy", "b": "random", "c": "greedy"}
    assert set(seat_bots(primer, seats, []).values()) == {next(iter(primer.bots))}
    with pytest.raises(Unknown, match="4 bots for 3 seats"):
        seat_bots(primer, seats, ["random"] * 4)
