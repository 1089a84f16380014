"""Who passes by himself in a window, which window takes a written pass, and what is told of it."""

import pytest

from tests.scripts.desk import ASSAULT, MARCH, Play, told


def test_without_pass_a_window_waits(play: Play) -> None:
    step, expected, _ = told(play(MARCH + '"colonna: companies.3", { event = "Rolled" }'))
    assert (step, expected) == (4, "the event Rolled()")


@pytest.mark.parametrize("passing", ["true", '["gonzaga"]'])
def test_seats_pass_by_themselves(play: Play, passing: str) -> None:
    steps = MARCH + '{ do = "colonna: companies.3", dice = [1, 1, 1, 1] }, { event = "Rolled" }'
    assert play(steps, f"pass = {passing}\n") is None


def test_only_the_named_seats_pass_by_themselves(play: Play) -> None:
    steps = MARCH + '"colonna: companies.3", { ask = "colonna" }'
    assert told(play(steps, 'pass = ["colonna"]\n'))[2] == "asked are gonzaga (on-the-march)"


def test_a_seat_that_the_script_needs_does_not_pass(play: Play) -> None:
    steps = MARCH + (
        '"colonna: companies.3", { ask = "gonzaga", kind = "on-the-march" }, '
        '{ do = "gonzaga: play.ambush", dice = [1, 1, 1] }'
    )
    assert play(steps, "pass = true\n") is None


def test_several_seats_may_respond_in_one_window(play: Play) -> None:
    deal = '{ do = "deal", seat = "colonna", cards = ["swiss-pikes"] },\n  { do = "set"'
    steps = MARCH + (
        '"colonna: companies.1", "gonzaga: pass", { ask = "colonna", kind = "before-battle" }, '
        '"colonna: pass", { do = "gonzaga: pass", dice = [1, 1] }, { event = "Rolled" }'
    )
    assert play(steps, "pass = true\n", ASSAULT.replace('{ do = "set"', deal)) is None


def test_a_seat_passes_once_the_script_has_looked_at_its_ask(play: Play) -> None:
    steps = MARCH + (
        '{ do = "colonna: companies.3", dice = [1, 1, 1, 1] }, '
        '{ ask = "gonzaga", kind = "on-the-march" }, { event = "Rolled" }'
    )
    assert play(steps, "pass = true\n") is None


# -- the window that a decision is meant for ---------------------------------------------------

BATTLE = MARCH + '{ do = "colonna: companies.3", dice = [1, 1, 1, 1] }, '


def test_a_pass_that_names_its_window_is_not_taken_by_an_earlier_one(play: Play) -> None:
    named = '{ do = "gonzaga: pass", kind = "before-battle" }, { event = "Rolled" }'
    assert (
        play(MARCH + '"colonna: companies.3", ' + named, "pass = true\ndice = [1,1,1,1]\n") is None
    )
    impulse = BATTLE + '{ do = "gonzaga: pass", kind = "impulse" }, { ask = "colonna" }'
    assert play(impulse, "pass = true\n") is None


def test_a_decision_that_names_another_question_diverges(play: Play) -> None:
    steps = MARCH + '"colonna: companies.3", { do = "gonzaga: pass", kind = "before-battle" }'
    assert told(play(steps)) == (
        4,
        "gonzaga to be asked 'before-battle'",
        "the ask is 'on-the-march'",
    )


def test_it_is_told_which_window_took_a_written_pass(play: Play) -> None:
    """The pass was meant for the impulse after the battle."""
    steps = BATTLE + '"gonzaga: pass", "colonna: pass"'
    assert told(play(steps, "pass = true\n")) == (
        3,
        "its dice to be rolled",
        "[1, 1, 1, 1] left over when asked are gonzaga (on-the-march)",
    )
    taken = "gonzaga's pass of step 4 was taken by 'on-the-march'"
    dice = "pass = true\ndice = [1, 1, 1, 1]\n"
    steps = MARCH + '"colonna: companies.3", "gonzaga: pass", '
    step, expected, got = told(play(steps + '"colonna: pass"', dice))
    assert (step, expected) == (5, "colonna to choose pass")
    assert got == f"colonna is not asked: asked are gonzaga (impulse); {taken}"
    got = told(play(steps + '{ ask = "gonzaga", kind = "on-the-march" }', dice))[2]
    assert got == f"the ask is 'impulse'; {taken}"


def test_an_ask_of_a_kind_names_the_window_of_the_pass_that_follows(play: Play) -> None:
    ask = '{ ask = "gonzaga", kind = "before-battle" }'
    steps = MARCH + '"colonna: companies.3", ' + ask
    dice = "pass = true\ndice = [1, 1, 1, 1]\n"
    assert play(steps, dice) is None
    assert play(steps + ', "gonzaga: pass", { event = "Rolled" }', dice) is None


# -- mistyped answers --------------------------------------------------------------------------

OFFERED = "gonzaga passed by itself in 'on-the-march', where it was offered play.ambush, pass"


def test_a_mistyped_answer_is_told_with_the_right_keys(play: Play) -> None:
    step, expected, got = told(play(BATTLE + '"gonzaga: play.ambsh"', "pass = true\n"))
    assert (step, expected) == (4, "gonzaga to choose play.ambsh")
    assert got.startswith("gonzaga is asked 'impulse' and offered ")
    assert got.endswith(OFFERED)


def test_a_mistyped_answer_is_told_also_where_its_dice_are_missing(play: Play) -> None:
    steps = MARCH + '"colonna: companies.3", { do = "gonzaga: play.ambsh", dice = [1, 1, 1] }'
    step, expected, got = told(play(steps, "pass = true\n"))
    assert (step, expected) == (4, "gonzaga to choose play.ambsh")
    assert got == f"The script has no more dice, but a roll is due (attack); {OFFERED}"


def test_a_mistyped_kind_is_told_with_what_was_passed_over(play: Play) -> None:
    steps = BATTLE + '{ ask = "gonzaga", kind = "on-teh-march" }'
    step, _, got = told(play(steps, "pass = true\n"))
    assert (step, got) == (4, f"the ask is 'impulse'; {OFFERED}")
