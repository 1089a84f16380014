"""The models that are shipped: they fit what is shipped with them, are small, and are in order."""

from pathlib import Path

import pytest

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.nets.blocks import view_of
from tercio.nets.encoders import ENCODED
from tercio.nets.judge import MODELS, Judge, shipped

CARDS = Path(__file__).parents[2] / "docs" / "models"


@pytest.mark.parametrize("game", ENCODED)
def test_a_model_fits_the_rules_and_data_of_today(game: str) -> None:
    card = shipped(game).card
    for setup in card.settings:
        match = Match(game, "fits", setup.scenario, setup.players)
        judge = Judge(match.rules, match.setting, match.data)
        assert judge.source == "network", (
            f"{judge.why} `python -m tools.train check {game} --stamp` marks it as fit, if it is; "
            f"else `python -m tools.train make {game}` makes it anew."
        )


@pytest.mark.parametrize("game", ENCODED)
def test_a_model_is_small_and_has_a_card(game: str) -> None:
    assert (MODELS / f"{game}.npz").stat().st_size < 5_000_000
    page = (CARDS / f"{game}.md").read_text(encoding="utf-8")
    card = shipped(game).card
    assert all(each in page for each in (card.data, card.fingerprint, card.commit, card.seed))
    assert (CARDS / f"{game}-calibration.svg").exists()


@pytest.mark.parametrize("game", ENCODED)
def test_a_model_was_calibrated_on_games_that_it_had_not_seen(game: str) -> None:
    """Of positions given 30 %, 30 ± 3 % are won; and it knows more than victory points do."""
    figures = shipped(game).card.figures
    near = figures["around 30 %"]
    assert near["times"] > 1000
    assert abs(near["won"] - near["given"]) < 0.03
    assert figures["loss"] < figures["loss by VP"]
    assert figures["accuracy"] > figures["accuracy by VP"]


@pytest.mark.parametrize("game", ENCODED)
def test_a_model_judges_a_position(game: str) -> None:
    setup = shipped(game).card.settings[0]
    match = Match(game, "judged", setup.scenario, setup.players, bots=("random",))
    table = match.table(0)
    play_out(table, match.sit_down(0), 60)
    judge = Judge(table.game, table.setting, table.data)
    for seat in (table.seats[0], None):
        chances = judge.chances(view_of(table, seat), seat)
        assert set(chances) == set(table.seats)
        assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
        assert all(0 < p < 0.95 for p in chances.values()), "nobody has won in the first turn"
