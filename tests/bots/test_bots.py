from typing import Any

import pytest

from tercio.bots.greedy import GreedyBot, worthwhile
from tercio.bots.random import RandomBot
from tercio.bots.registry import best_bot, bot, bots
from tercio.bots.search import SearchBot
from tercio.bots.turns import next_seat, play_out
from tercio.kernel.ask import BACK, Ask, Option, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.errors import Unknown
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.table import Table


def table(players: int = 2, seed: str = "bots") -> Table[Any]:
    return Table.new(game("primer"), players=players, seed=seed)


def test_bots_are_known_by_name() -> None:
    primer = game("primer")
    assert bot(primer, "random") is RandomBot
    assert bot(primer, "greedy") is GreedyBot
    assert bot(primer, "search") is SearchBot
    for name, factory in primer.bots.items():
        assert bot(primer, name) is factory
    assert best_bot(primer) == next(iter(bots(primer))) == next(iter(primer.bots))
    with pytest.raises(Unknown, match=r"no bot 'x'; it has .*random"):
        bot(primer, "x")


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_bot_chooses_what_is_offered_and_changes_nothing(name: str) -> None:
    played = table()
    for _ in range(12):
        seat = next_seat(played, None)
        before = played.view(None)
        key = bot(played.game, name)(seat, Stream(b"s")).choose(played.sight(seat))
        assert played.asks()[seat].option(key) is not None
        assert played.view(None) == before
        played.decide(seat, key)


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_the_same_stream_makes_the_same_choice(name: str) -> None:
    played = table()
    seat = played.seats[0]
    choices = {
        bot(played.game, name)(seat, Stream(b"s")).choose(played.sight(seat)) for _ in range(3)
    }
    assert len(choices) == 1


def test_greed_beats_chance() -> None:
    wins = 0
    for number in range(8):
        played = table(seed=f"greed {number}")
        me, other = played.seats if number % 2 else reversed(played.seats)
        players: dict[Seat, Bot] = {
            me: GreedyBot(me, Stream(b"g")),
            other: RandomBot(other, Stream(b"r")),
        }
        play_out(played, players)
        assert played.result is not None
        wins += me in played.result.winners
    assert wins >= 6


def test_a_selection_is_not_taken_back() -> None:
    ask = Ask(Seat("a"), "pick", [Option("x"), Option(BACK)])
    assert worthwhile(ask) == ["x"]
    assert worthwhile(Ask(Seat("a"), "pick", [Option(BACK)])) == [BACK]


def test_seats_speak_in_turn_and_those_that_are_ready_keep_silent() -> None:
    played = table(players=3)
    chance = RandomBot(Seat(""), Stream(b"s"))
    while "ready" not in {o.key for ask in played.asks().values() for o in ask.options}:
        play_out(played, dict.fromkeys(played.seats, chance), 1)
    a, b, c = played.seats
    assert [next_seat(played, last) for last in (None, a, b, c)] == [a, b, c, a]
    played.decide(b, "ready")
    assert [next_seat(played, last) for last in (None, a, b, c)] == [a, c, c, a]


def test_play_stops_at_its_limit() -> None:
    played = table()
    chance = RandomBot(Seat(""), Stream(b"s"))
    assert play_out(played, dict.fromkeys(played.seats, chance), 5) == 5
    assert len(played.history) == 5
