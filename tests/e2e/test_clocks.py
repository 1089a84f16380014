"""A game over days, in the browser: clocks, a caretaker, a pause, and a vacation."""

import re
import time
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import asked, at_table, seat
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import house_at

HOUR = 3600.0


def _in_talk(page: Page) -> None:
    page.get_by_role("tab", name="Talk").click()
    page.get_by_test_id("time").locator("xpath=ancestor::details").locator("summary").click()


def test_a_caretaker_plays_for_who_is_away_and_gives_the_seat_back(
    hosted: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = 0.0
    monkeypatch.setattr(house_at(hosted).tables, "clock", lambda: time.time() + later)
    anna = visitor(hosted)
    sign_up(anna, "Antonia")
    anna.get_by_test_id("new").click()
    form = anna.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("primer")
    form.get_by_label("Players").select_option("2")
    form.get_by_test_id("clock").select_option("deadline")
    form.get_by_role("spinbutton", name="Hours").fill("30")
    is_accessible(anna)
    form.get_by_role("button", name="Make the table").click()
    expect(anna.get_by_role("main")).to_contain_text("30 h for each decision round")
    id = anna.url.rpartition("/table/")[2].partition("?")[0]
    bert = Client(hosted)
    bert.sign_up("Bruno")
    bert.seat(id, "gonzaga", "join")
    anna.get_by_test_id("start").click()
    at_table(anna)
    expect(anna.get_by_test_id("left-gonzaga")).to_have_text(re.compile(r"^1\sday left$"))
    look = bert.look(id, "gonzaga")
    bert.decide(id, "gonzaga", look.options[0].key, look.seq)
    later = 31 * HOUR
    expect(anna.get_by_test_id("away")).to_contain_text("A bot plays for you.")
    anna.get_by_role("tab", name="Talk").click()
    expect(anna.get_by_test_id("talk")).to_contain_text(
        "A bot takes care of Colonna until its holder is back."
    )
    is_accessible(anna)
    anna.get_by_role("button", name="Play again yourself").click()
    expect(anna.get_by_test_id("away")).to_have_count(0)
    expect(asked(anna)).to_be_visible()

    _in_talk(anna)
    anna.get_by_role("button", name="I want a pause").click()
    expect(anna.get_by_test_id("time")).to_contain_text("Colonna want a pause (1 of 2).")
    bert.vote(id, "pause", days=5)
    expect(anna.get_by_test_id("time")).to_contain_text("All clocks stand still")
    is_accessible(anna)
    bert.vote(id, "resume")
    anna.get_by_role("button", name="I want to go on").click()
    expect(anna.get_by_test_id("time")).not_to_contain_text("All clocks stand still")
    anna.goto(seat(hosted, id, "colonna"))


def test_a_vacation_is_entered_on_the_page_of_the_account(hosted: str, visitor: Visitor) -> None:
    page = visitor(hosted)
    sign_up(page, "Clemens")
    page.get_by_role("link", name="Clemens").click()
    mine = page.get_by_test_id("your-time")
    mine.get_by_label("Time zone").select_option("Europe/Madrid")
    first = date.today() + timedelta(days=10)
    mine.get_by_label("First day").fill(str(first))
    mine.get_by_label("Last day").fill(str(first + timedelta(days=40)))
    mine.get_by_role("button", name="Enter the vacation").click()
    expect(mine.get_by_role("alert")).to_contain_text("30 days of vacation a year")
    mine.get_by_label("Last day").fill(str(first))
    mine.get_by_role("button", name="Enter the vacation").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    is_accessible(page)
    mine.get_by_role("button", name="End it").click()
    expect(mine.get_by_role("listitem")).to_have_count(0)
    expect(mine.get_by_label("Time zone")).to_have_value("Europe/Madrid")
