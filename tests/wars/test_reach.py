"""How much a march would cost that is too long for the CP at hand (13.1)."""

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG
from tercio.kernel.ask import Seat
from tercio.kernel.display.protocol import FromAfar
from tests.rules.here_i_stand.stage import Stage


def from_afar(stage: Stage, seat: str, ref: str) -> FromAfar | None:
    return GAME.display.from_afar(stage.g, Seat(seat), ref)


def acts(stage: Stage) -> Stage:
    stage.g.state.phase, stage.g.state.active = "action", HAPSBURG
    return stage


def test_13_1_the_cheapest_march_is_told_with_its_start_and_price() -> None:
    stage = acts(Stage().clear().put("besancon", HAPSBURG, 2).put("vienna", HAPSBURG, 2))
    assert from_afar(stage, "hapsburg", "space:zurich") == FromAfar("space:besancon", 2)
    far = from_afar(stage, "hapsburg", "space:milan")
    assert far is not None
    assert far.price > 2, "over a pass"


def test_13_1_where_a_war_is_wanted_no_march_is_long_enough() -> None:
    stage = acts(Stage().clear().put("besancon", HAPSBURG, 2).put("paris", FRANCE, 2))
    assert from_afar(stage, "hapsburg", "space:paris") is None
    stage.war(HAPSBURG, FRANCE)
    assert from_afar(stage, "hapsburg", "space:paris") is not None


def test_11_who_does_not_act_marches_nowhere() -> None:
    stage = acts(Stage().clear().put("london", ENGLAND, 2).put("besancon", HAPSBURG, 2))
    assert from_afar(stage, "england", "space:york") is None
    assert from_afar(stage, "hapsburg", "sea:north_sea") is None
