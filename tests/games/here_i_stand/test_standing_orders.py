"""Standing orders of Here I Stand: whom a window asks after all."""

from tercio.games.here_i_stand.powers import FRANCE, HAPSBURG
from tercio.games.here_i_stand.standing import CONDITIONS
from tercio.kernel.ask import Ask, Option, Seat
from tests.rules.here_i_stand.stage import Stage

FRENCH = Seat("france")


def window_at(place: str) -> Ask:
    return Ask(FRENCH, "before_field_battle", [Option("pass")], refs=(f"space:{place}",))


def test_a_seat_is_asked_where_its_units_are() -> None:
    stage = Stage().clear().put("metz", FRANCE, regulars=1)
    asked = CONDITIONS["my-units-are-there"]
    assert asked(stage.g, FRENCH, window_at("metz"))
    assert not asked(stage.g, FRENCH, window_at("vienna"))


def test_a_seat_is_asked_in_its_own_spaces() -> None:
    stage = Stage().clear()
    asked = CONDITIONS["it-is-my-space"]
    assert asked(stage.g, FRENCH, window_at("paris"))
    assert not asked(stage.g, FRENCH, window_at("vienna"))


def test_a_seat_is_asked_when_an_enemy_acts() -> None:
    stage = Stage().clear().impulse(HAPSBURG)
    asked = CONDITIONS["an-enemy-of-mine-acts"]
    assert not asked(stage.g, FRENCH, window_at("vienna"))
    stage.war(FRANCE, HAPSBURG)
    assert asked(stage.g, FRENCH, window_at("vienna"))
