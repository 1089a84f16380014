"""The numbers that the bots think with: read from a file, replaced for one bot."""

from pathlib import Path
from typing import Any

import pytest

from tercio.games.ultima_ratio_regis.bots import weights
from tercio.games.ultima_ratio_regis.bots.question import Question
from tercio.games.ultima_ratio_regis.bots.thinker import Thinker
from tercio.games.ultima_ratio_regis.bots.weights import WEIGHTS, RealmWeights
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.kernel.ask import Seat
from tercio.kernel.errors import DataError
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.weights import FILE, read_weights

TEXT = (Path(weights.__file__).parent / FILE).read_text()


@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ('id = "troop"', 'id = "trop"', "trop|troop"),
        ('id = "troop"', 'id = "upkeep"', "'upkeep' is given twice"),
        ('id = "troop"\nvalue = ', 'id = "troop"\nvalue = "dear" # ', "'troop'.*'value'.*float"),
    ],
)
def test_every_weight_is_there_once_and_is_a_number(
    tmp_path: Path, change: str, to: str, complaint: str
) -> None:
    assert change in TEXT
    (tmp_path / FILE).write_text(TEXT.replace(change, to, 1))
    with pytest.raises(DataError, match=complaint):
        read_weights(RealmWeights, tmp_path)


def test_a_missing_weight_is_named(tmp_path: Path) -> None:
    before, _, after = TEXT.partition('[[weights]]\nid = "siege"\n')
    (tmp_path / FILE).write_text(before + "[[weights]]" + after.partition("[[weights]]")[2])
    with pytest.raises(DataError, match="siege"):
        read_weights(RealmWeights, tmp_path)


def test_a_thinker_may_have_weights_of_its_own() -> None:
    stream, seat = Stream.from_seed("weights"), Seat("p1")
    thinker = Thinker(seat, stream, weights={"troop": 0.5, "nearness_2": 0.9})
    assert thinker.weights.troop == 0.5
    assert thinker.weights.upkeep == WEIGHTS.upkeep
    assert thinker.weights.nearness[:3] == (0.0, 1.0, 0.9)
    table = Table.new(GAME, "new_order", seed="weights")
    sight: Any = table.sight(next(iter(table.asks())))
    assert Question(sight, stream, weights=thinker.weights).o.weights.troop == 0.5
    assert Question(sight, stream).o.weights is WEIGHTS


@pytest.mark.parametrize("wrong", [{"trop": 1.0}, {"troop": "dear"}])
def test_a_thinker_has_no_weights_that_the_game_has_not(wrong: dict[str, float]) -> None:
    with pytest.raises(DataError, match=next(iter(wrong))):
        Thinker(Seat("p1"), Stream.from_seed("weights"), weights=wrong)
