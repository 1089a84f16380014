"""The numbers that bots think with: read from a file, replaced for one bot."""

from pathlib import Path
from typing import Any

import pytest

from tercio.games.here_i_stand.bots import values as here_i_stand
from tercio.games.here_i_stand.game import GAME as HIS
from tercio.games.virgin_queen.bots import values as virgin_queen
from tercio.games.virgin_queen.bots.thinker import Thinker
from tercio.games.virgin_queen.game import GAME
from tercio.kernel.ask import Seat
from tercio.kernel.errors import DataError
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.kernel.weights import FILE, read_times, read_weights
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


def test_a_power_may_multiply_some_weights(tmp_path: Path) -> None:
    text = text_of(here_i_stand.HisWeights).replace(
        'id = "near_end"\nvalue = ',
        'id = "near_end"\ntimes = { papacy = 0.5, france = 2 }\nvalue = ',
    )
    (tmp_path / FILE).write_text(text)
    times = read_times(tmp_path)
    assert times["papacy"]["near_end"] == 0.5
    assert times["france"]["near_end"] == 2
    weights = read_weights(here_i_stand.HisWeights, tmp_path)
    assert weights.times(times["france"]).near_end == 2 * weights.near_end


@pytest.mark.parametrize("game", [HIS, GAME])
def test_only_powers_of_the_game_multiply_weights(game: Any) -> None:
    outlook = game.bots["thinker"].asked.outlook
    g: Any = Table.new(game, seed="weights").g
    world = g.world
    assert set(outlook.own_times) <= {world.power_rows[power].id for power in world.majors}
    for power, times in outlook.own_times.items():
        for name, by in times.items():
            assert getattr(outlook.weights_of(power), name) == by * getattr(outlook.weights, name)


@pytest.mark.parametrize("given", [None, {"rival": 0.25}])
def test_what_a_power_multiplies_is_multiplied_whatever_it_is(
    given: dict[str, float] | None, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """For a bot with weights of its own, for its policies, and in what others are looked at."""
    plain, times = virgin_queen.WEIGHTS, {"spain": {"rival": 3.0, "cyprus": 0.5}}
    outlook: Any = Thinker.asked.outlook
    monkeypatch.setattr(outlook, "own_times", times)
    outlook.weights_of.cache_clear()
    request.addfinalizer(outlook.weights_of.cache_clear)
    rival = (given or {}).get("rival", plain.rival)
    table = Table.new(GAME, "campaign", seed="weights")
    for seat, by, less in (("spain", 3.0, 0.5), ("ottoman", 1.0, 1.0)):
        sight = table.sight(Seat(seat))
        thinker = Thinker(Seat(seat), Stream.from_seed("weights"), weights=given)
        o, _ = thinker.look(sight)
        assert o.weights.rival == pytest.approx(by * rival)
        assert o.weights.cyprus == pytest.approx(less * plain.cyprus)
        assert o.of(o.world.majors[2]).weights is o.weights
        for other in thinker.policies(sight):
            assert isinstance(other.weights, virgin_queen.VqWeights)
            assert other.weights.cyprus == pytest.approx(less * plain.cyprus)
