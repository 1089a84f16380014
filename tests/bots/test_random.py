"""The random bot plays anything, and leads games to their end."""

from collections import Counter

import pytest

from tercio.bots.random import RandomBot, eagerness, weighted, weights
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.contract.toy import Toy

RED = Seat("red")


def ask(*keys: str) -> Ask:
    return Ask(RED, "test", [Option(key) for key in keys])


def choices(question: Ask, count: int = 400) -> Counter[str]:
    bot = RandomBot(RED, Stream(b"choices"))
    return Counter(bot.pick(question) for _ in range(count))


def test_it_chooses_an_offered_key() -> None:
    table = Table.new(Toy(), seed="bot")
    (seat,) = table.asks()
    sight: Sight = table.sight(seat)
    assert table.asks()[seat].option(RandomBot(seat, Stream(b"bot")).choose(sight)) is not None


def test_ordinary_options_are_equally_likely() -> None:
    found = choices(ask("move.a", "move.b"))
    assert min(found["move.a"], found["move.b"]) > 150


def test_it_seldom_takes_back() -> None:
    found = choices(ask("item.truce", "back"))
    assert 0 < found["back"] < 60


@pytest.mark.parametrize("key", ["pass", "done", "ready"])
def test_a_long_list_does_not_bury_what_closes_a_choice(key: str) -> None:
    found = choices(ask(*(f"move.{n}" for n in range(60)), key))
    assert 0.12 < found[key] / 400 < 0.3


def test_a_seat_that_can_only_take_back_is_not_eager_to_speak() -> None:
    assert eagerness(ask("unready")) < eagerness(ask("draft.blue", "ready")) / 4


def test_a_last_option_is_taken_whatever_it_is() -> None:
    assert choices(ask("back"), 5) == {"back": 5}


def test_weights_are_positive() -> None:
    keys = ("back", "unready", "strike.0", "scrap", "withdraw.1", "pass", "done", "ready", "x")
    assert min(weights(ask(*keys).options)) > 0


def test_the_same_stream_makes_the_same_choices() -> None:
    odds = [3, 1, 2]
    one, two = Stream(b"same"), Stream(b"same")
    drawn = [weighted(one, "p", odds) for _ in range(20)]
    assert drawn == [weighted(two, "p", odds) for _ in range(20)]
    assert set(drawn) == {0, 1, 2}


def test_there_is_no_choice_among_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        weighted(Stream(b"none"), "p", [])
