"""Standing orders of Here I Stand: whom a window asks after all."""

import pytest

from tercio.games.here_i_stand.display.standing_orders import CONDITIONS, WINDOWS
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG
from tercio.kernel.ask import Ask, Option, Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tercio.wars.model.rows import WindowRow
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


def test_an_order_can_be_against_whoever_has_the_impulse() -> None:
    stage = Stage().clear().impulse(HAPSBURG)
    stage.g.state.phase = "winter"
    assert GAME.acting(stage.g) is None
    stage.g.state.phase = "action"
    assert GAME.acting(stage.g) == "hapsburg"


def test_an_exception_is_offered_only_where_it_says_something() -> None:
    """Spring deployment is about no place, and nobody has an impulse in it."""
    stage = Stage().clear().impulse(HAPSBURG)
    stage.g.state.phase = "action"
    nowhere = Ask(FRENCH, "spring_deployment_start", [Option("pass")])
    fitting = [name for name in CONDITIONS if GAME.may_hold(stage.g, name, nowhere)]
    assert fitting == ["an-enemy-of-mine-acts"]
    assert all(GAME.may_hold(stage.g, name, window_at("metz")) for name in CONDITIONS)
    assert GAME.lasts(stage.g, "impulse")
    stage.g.state.phase = "spring"
    assert not GAME.lasts(stage.g, "impulse")
    assert GAME.lasts(stage.g, "turn")
    assert not any(GAME.may_hold(stage.g, name, nowhere) for name in CONDITIONS)


# -- names -----------------------------------------------------------------------------------------


def test_an_order_is_kept_if_it_names_a_window_a_span_and_a_condition() -> None:
    table = Table.new(GAME, "1517", seed="orders")
    order = StandingOrder("before_field_battle", "turn", "my-units-are-there")
    table.order(FRENCH, [order])
    assert table.standing[FRENCH] == [order]


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (StandingOrder("before_feild_battle"), "There is no window 'before_feild_battle'"),
        (StandingOrder("*", "weekend"), "There is no span 'weekend'"),
        (StandingOrder("*", "turn", "pigs-fly"), "There is no condition 'pigs-fly'"),
    ],
)
def test_a_mistyped_order_is_refused_and_told_what_there_is(
    order: StandingOrder, sentence: str
) -> None:
    table = Table.new(GAME, "1517", seed="orders")
    with pytest.raises(Unknown, match=sentence):
        table.order(FRENCH, [order])
    assert FRENCH not in table.standing


def test_every_window_has_a_moment_in_the_data_or_is_a_roll_of_one_own() -> None:
    """Cards are played in the moments that the data names; two windows are about no cards."""
    moments = set(GAME.load_data().dataset.table("windows", WindowRow))
    assert set(WINDOWS) - moments == {"interception", "avoid_battle"}
    # Moments in which nobody is polled: one's own impulse, a phase of one's own, a question that
    # asks for more than a card.
    assert moments - set(WINDOWS) == {
        "own_impulse",
        "war_intervention",
        "luthers_95_theses",
        "diplomacy_start",
        "winter_due",
    }
