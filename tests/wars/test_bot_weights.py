"""The numbers that bots think with: read from a file, replaced for one bot."""

from pathlib import Path

import pytest

from tercio.games.here_i_stand.bots import values as here_i_stand
from tercio.games.virgin_queen.bots import values as virgin_queen
from tercio.games.virgin_queen.bots.thinker import Thinker
from tercio.games.virgin_queen.game import GAME
from tercio.kernel.ask import Seat
from tercio.kernel.errors import DataError
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.weights import FILE, read_weights
from tercio.wars.bots.weights import Weights

KINDS = (here_i_stand.HisWeights, virgin_queen.VqWeights)


def text_of(kind: type[Weights]) -> str:
    module = here_i_stand if kind is here_i_stand.HisWeights else virgin_queen
    return (Path(str(module.__file__)).parent / FILE).read_text()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ('id = "rival"', 'id = "rivel"', "rivel|rival"),
        ('id = "rival"', 'id = "best_rival"', "'best_rival' is given twice"),
        ('id = "rival"\nvalue = ', 'id = "rival"\nvalue = "much" # ', "'rival'.*'value'.*float"),
    ],
)
def test_every_weight_is_there_once_and_is_a_number(
    tmp_path: Path, kind: type[Weights], change: str, to: str, complaint: str
) -> None:
    text = text_of(kind)
    assert change in text
    (tmp_path / FILE).write_text(text.replace(change, to, 1))
    with pytest.raises(DataError, match=complaint):
        read_weights(kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_a_missing_weight_is_named(tmp_path: Path, kind: type[Weights]) -> None:
    before, _, after = text_of(kind).partition('[[weights]]\nid = "envy"\n')
    (tmp_path / FILE).write_text(before + "[[weights]]" + after.partition("[[weights]]")[2])
    with pytest.raises(DataError, match="envy"):
        read_weights(kind, tmp_path)


def test_a_thinker_may_have_weights_of_its_own() -> None:
    """In every look that it takes, and in what it thinks that others think."""
    table = Table.new(GAME, "campaign", seed="weights")
    sight = table.sight(Seat("ottoman"))
    stream = Stream.from_seed("weights")
    thinker = Thinker(Seat("ottoman"), stream, weights={"cyprus": 3.0})
    plain = Thinker(Seat("ottoman"), stream)
    for bot, cyprus in ((thinker, 3.0), (plain, virgin_queen.WEIGHTS.cyprus)):
        o, _ = bot.look(sight)
        assert o.weights.cyprus == o.of(o.world.majors[1]).weights.cyprus == cyprus
        assert o.weights.rival == virgin_queen.WEIGHTS.rival


@pytest.mark.parametrize("wrong", [{"cypres": 1.0}, {"cyprus": "dear"}])
def test_a_thinker_has_no_weights_that_the_game_has_not(wrong: dict[str, float]) -> None:
    with pytest.raises(DataError, match=next(iter(wrong))):
        Thinker(Seat("ottoman"), Stream.from_seed("weights"), weights=wrong)
