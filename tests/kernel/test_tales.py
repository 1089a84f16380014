"""Lines of a log become happenings by what they say and by their order."""

import pytest

from tercio.kernel.display.tales import Chapter, Tale, break_before, chapters_of, expected_hits
from tercio.kernel.events import Event, Rolled


class Marched(Event, frozen=True):
    to: str


class Won(Event, frozen=True):
    who: str


class Fled(Event, frozen=True):
    who: str


class Built(Event, frozen=True):
    what: str


class TurnBegan(Event, frozen=True):
    turn: int


BATTLE = Tale("battle", rolls=("battle",), decides=(Won,), goes_on=(Fled,), leads=(Marched,))


def breaks(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def told(*events: Event) -> list[list[Event]]:
    """The events of each happening."""
    return [_events(each) for each in chapters_of(enumerate(events), [BATTLE], breaks)]


def _events(chapter: Chapter) -> list[Event]:
    return [event for _, event in (*chapter.before, *chapter.lines)]


MARCH, DICE, VICTORY, FLIGHT = (
    Marched("pavia"),
    Rolled([5, 1], "battle, us", 5),
    Won("us"),
    Fled("x"),
)


def test_a_happening_runs_from_what_leads_to_it_to_what_follows_from_it() -> None:
    whole = [MARCH, DICE, Rolled([6], "battle, them", 5), VICTORY, FLIGHT]
    assert told(Built("a mill"), *whole, Built("a house"), FLIGHT) == [whole]


def test_the_next_dice_are_another_happening() -> None:
    assert told(DICE, VICTORY, DICE, VICTORY) == [[DICE, VICTORY]] * 2


def test_what_leads_to_it_has_no_gap() -> None:
    assert told(MARCH, Built("a mill"), DICE, VICTORY) == [[DICE, VICTORY]]


def test_a_break_ends_it_undecided() -> None:
    assert told(DICE, TurnBegan(2), VICTORY, FLIGHT) == [[DICE]]


def test_a_log_is_told_from_its_last_break_as_from_its_beginning() -> None:
    log = [DICE, VICTORY, TurnBegan(2), MARCH, DICE, VICTORY]
    start = break_before(5, log.__getitem__, breaks)
    assert start == 2
    late = chapters_of(((n, log[n]) for n in range(start, len(log))), [BATTLE], breaks)
    assert [each.lines for each in late] == [
        each.lines for each in chapters_of(enumerate(log), [BATTLE], breaks) if each.before
    ]


def test_what_dice_bring_on_the_average() -> None:
    assert (
        expected_hits([DICE, Rolled([4, 4], "battle, them", 4), Rolled([1], "fate")]) == 2 / 3 + 1
    )


class Voyage(Tale):
    titled = "who"


def test_a_tale_is_called_by_a_field_of_what_decides_it() -> None:
    assert Voyage("voyage", decides=(Fled, Won)).titled == "who"
    with pytest.raises(AssertionError, match="no who"):
        Voyage("voyage", decides=(Built,))
