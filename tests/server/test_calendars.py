"""When somebody's time passes."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercio.server.live.calendars import Calendar, Vacation

STORES = ["sqlite"]
HOUR = 3600.0
MADRID = ZoneInfo("Europe/Madrid")
TOKYO = ZoneInfo("Asia/Tokyo")


def at(zone: ZoneInfo, said: str) -> float:
    return datetime.fromisoformat(said).replace(tzinfo=zone).timestamp()


@pytest.mark.parametrize(
    ("calendar", "since", "hours", "over"),
    [
        (Calendar(MADRID), "2026-06-01 20:00", 24, "2026-06-02 20:00"),
        (Calendar(MADRID, nights=True), "2026-06-01 20:00", 24, "2026-06-03 16:00"),
        (Calendar(MADRID, nights=True), "2026-06-01 03:00", 1, "2026-06-01 09:00"),
        (Calendar(MADRID, weekends=True), "2026-06-05 18:00", 12, "2026-06-08 06:00"),
        (Calendar(MADRID, nights=True, weekends=True), "2026-06-05 21:00", 2, "2026-06-08 09:00"),
        # The night in which clocks go forward has an hour less.
        (Calendar(MADRID, weekends=True), "2026-03-27 12:00", 24, "2026-03-30 12:00"),
        (Calendar(MADRID), "2026-03-28 12:00", 24, "2026-03-29 13:00"),
        (
            Calendar(TOKYO, vacations=(Vacation(date(2026, 6, 2), date(2026, 6, 9)),)),
            "2026-06-01 18:00",
            24,
            "2026-06-10 18:00",
        ),
    ],
)
def test_time_is_over(calendar: Calendar, since: str, hours: float, over: str) -> None:
    assert calendar.after(at(calendar.zone, since), hours * HOUR) == at(calendar.zone, over)


@given(
    st.sampled_from([MADRID, TOKYO, ZoneInfo("America/St_Johns"), ZoneInfo("Pacific/Apia")]),
    st.booleans(),
    st.booleans(),
    st.floats(1.7e9, 1.8e9),
    st.floats(1, 200 * HOUR),
)
def test_what_passes_until_it_is_over_is_what_there_was(
    zone: ZoneInfo, nights: bool, weekends: bool, since: float, seconds: float
) -> None:
    away = Vacation(date(2025, 7, 1), date(2025, 7, 20))
    calendar = Calendar(zone, nights, weekends, (away,))
    over = calendar.after(since, seconds)
    assert calendar.worked(since, over) == pytest.approx(seconds, abs=1e-3)
    assert over >= since + seconds - 1e-3
    assert calendar.worked(since, since) == 0
