"""The board as `tercio play` draws it."""

import pytest

from tercio.games.here_i_stand.display.text_board import show
from tercio.games.here_i_stand.model.powers import FRANCE, GENOA, HAPSBURG, OTTOMAN
from tercio.games.here_i_stand.model.religion_verbs import commit_debater
from tercio.kernel.ask import Seat
from tercio.kernel.display.cells import WIDTH
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.here_i_stand.stage import Stage


def lines(stage: Stage, seat: str | None = None) -> list[str]:
    words = Words(game("here_i_stand"), stage.g.data)
    return show(stage.g, Seat(seat) if seat else None, words).splitlines()


def flowing(stage: Stage, seat: str | None = None) -> str:
    """Without the line breaks."""
    return " ".join(" ".join(lines(stage, seat)).split())


@pytest.mark.parametrize("scenario", ["1517", "1532"])
def test_a_board_fits_a_screen(scenario: str) -> None:
    found = lines(Stage(scenario))
    assert len(found) < 60
    assert max(map(len, found)) <= WIDTH


def test_forces_stand_under_the_power_that_commands_them() -> None:
    stage = Stage().clear().ally(HAPSBURG, GENOA)
    stage.put("vienna", HAPSBURG, 4, 1, ["ferdinand"]).put("genoa", GENOA, 2)
    told = flowing(stage)
    assert "Hapsburg: Genoa 2 Genoese regulars; Vienna 4 regulars, 1 mercenary, Ferdinand" in told


def test_who_stands_in_a_space_of_others_is_told() -> None:
    stage = Stage().clear().put("turin", FRANCE, 2).control(FRANCE, "milan")
    assert "France: Turin (Independent) 2 regulars also holds: Milan" in flowing(stage)


def test_sieges_unrest_and_prisoners_have_their_lines() -> None:
    stage = Stage().clear().unrest("metz")
    stage.g.begin_siege(stage.at("vienna"), OTTOMAN)
    stage.g.capture_leader(stage.g.world.leader["francis_i"], HAPSBURG)
    found = lines(stage)
    assert "In unrest: Metz" in found
    assert "Under siege: Vienna (by Ottoman)" in found
    assert "Prisoners: Francis I (of Hapsburg)" in found


def test_only_ones_own_hand_is_shown() -> None:
    stage = Stage().hand(FRANCE, "patron_of_the_arts", "copernicus").hand(OTTOMAN, "gout")
    told = flowing(stage, "france")
    assert "47 Copernicus (6 CP, event)" in told
    assert "Gout" not in told
    assert "Hand of" not in flowing(stage)


def test_a_committed_debater_stands_in_brackets() -> None:
    stage = Stage()
    commit_debater(stage.g, stage.g.world.debater["luther"])
    assert "Protestant debaters: (Luther 4), Melanchthon 3" in flowing(stage)
