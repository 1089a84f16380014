"""A pack may change a scenario of Here I Stand, or bring its own."""

from pathlib import Path

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.kernel.data import Pack
from tercio.kernel.errors import Unknown
from tercio.kernel.table import Table

SHORT = """
[[scenarios]]
id = "short_1532"
name = "1532, three turns"
setup = "1532"
first_turn = 4
last_turn = 6
players = [3, 6]
standard_vp = 25
domination_lead = 5
domination_from_turn = 4
"""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    (tmp_path / "pack.toml").write_text('name = "ours"\ngame = "here_i_stand"\n')
    (tmp_path / "scenarios.toml").write_text(SHORT)
    return Pack.at(tmp_path)


def test_a_scenario_of_a_pack_is_played_by_those_whom_it_is_for(pack: Pack) -> None:
    data = GAME.load_data([pack])
    known = [scenario.id for scenario in GAME.scenarios_in(data)]
    assert known == [*(scenario.id for scenario in GAME.scenarios), "short_1532"]
    table = Table.new(GAME, "short_1532", 3, packs=[pack], seed="pack")
    assert table.g.state.turn == 4
    assert len(table.seats) == 3
    with pytest.raises(Unknown, match="is for 3, 6 players, not 5"):
        GAME.setting("short_1532", 5, packs=[pack])


def test_without_its_pack_nobody_knows_it() -> None:
    with pytest.raises(Unknown, match="has no scenario 'short_1532'; it has 1517"):
        GAME.scenario("short_1532")
