"""What is remembered while options are listed is what would be found afresh."""

from typing import Any

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered, still
from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.rules.ultima_ratio_regis.stage import Stage


class Suspicious(dict[Any, Any]):
    """A memory that lets every question be answered anew, and compares."""

    def get(self, key: Any, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: Any, answer: Any) -> None:
        before = super().get(key, answer)
        assert before == answer, f"{key[0].__name__}{key[1]} was {before}, and is {answer}"
        super().__setitem__(key, answer)


def play_out(scenario: str, players: int, seed: str, most: int) -> int:
    table = Table.new(GAME, scenario, players, seed=seed)
    bot = RandomBot(Seat(""), Stream.from_seed(seed))
    seat: Seat | None = None
    for number in range(most):
        if table.over:
            return number
        seat = next_seat(table, seat)
        table.decide(seat, bot.pick(table.asks()[seat]))
    g = table.g
    assert isinstance(g, Regis)
    assert g.memory is None
    return most


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("new_order", 5), ("italian_wars", 4), ("catholics_and_protestants", 3)],
)
def test_remembered_answers_are_those_that_would_be_found(
    monkeypatch: pytest.MonkeyPatch, scenario: str, players: int
) -> None:
    monkeypatch.setattr(still, "kept", Suspicious)
    assert play_out(scenario, players, "suspicious", 1500) > 500


def test_an_answer_that_changes_within_the_block_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(still, "kept", Suspicious)
    stage = Stage()
    france, calais = stage.power("france"), stage.at("calais")
    with still(stage.g):
        before = held_by_side(stage.g, france)
        stage.g.set_holder(calais, france if not before >> calais & 1 else NOBODY)
        with pytest.raises(AssertionError, match="held_by_side"):
            held_by_side(stage.g, france)


def test_answers_are_kept_within_the_outermost_block_only() -> None:
    stage = Stage()
    asked = list[int]()

    @remembered
    def question(g: Any, number: int) -> int:
        asked.append(number)
        return number

    question(stage.g, 1)
    question(stage.g, 1)
    assert asked == [1, 1]
    with still(stage.g):
        with still(stage.g):
            question(stage.g, 2)
        assert question(stage.g, 2) == 2
        question(stage.g, 3)
    assert asked == [1, 1, 2, 3]
    question(stage.g, 2)
    assert asked == [1, 1, 2, 3, 2]
