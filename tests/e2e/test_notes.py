"""What somebody writes down at a table: kept by itself, and theirs alone."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import at_table, in_a_scheme, seat
from tests.e2e.test_everyone import is_accessible
from tests.e2e.test_people import PHONE
from tests.server.client import Client
from tests.server.test_people import two_people

SECRET = "Bert bluffs when he is poor. Ask him about Genoa."


def notes(page: Page) -> Locator:
    page.get_by_role("tab", name="Notes").click()
    return page.get_by_label("Your notes at this table")


@in_a_scheme
def test_notes_are_kept_by_themselves_and_read_by_nobody_else(
    hosted: str, visitor: Visitor, scheme: str
) -> None:
    here = visitor(hosted, color_scheme=scheme)
    sign_up(here, f"Anna of the {scheme}")
    there = visitor(hosted, color_scheme=scheme, **PHONE)
    sign_up(there, f"Bert of the {scheme}")
    with Client(hosted) as anna, Client(hosted) as bert:
        anna.log_in(f"Anna of the {scheme}")
        bert.log_in(f"Bert of the {scheme}")
        id = two_people(anna, bert)
    here.goto(seat(hosted, id, "colonna"))
    at_table(here)
    notes(here).fill(SECRET)
    expect(here.get_by_test_id("notes").get_by_role("status")).to_have_text("Saved.")
    is_accessible(here)
    # Letters are letters there, and none of them chooses anything.
    notes(here).press("1")
    expect(here.get_by_test_id("decide")).to_contain_text("How many ducats")
    here.reload()
    at_table(here)
    expect(notes(here)).to_have_value(f"{SECRET}1")
    there.goto(seat(hosted, id, "gonzaga"))
    at_table(there)
    expect(notes(there)).to_have_value("")
    expect(notes(there)).to_be_enabled()
    assert SECRET not in there.content()
    assert there.evaluate("document.documentElement.scrollWidth") <= 390
    stranger = visitor(seat(hosted, id, "colonna"))
    expect(stranger.get_by_role("tab", name="Notes")).to_have_count(0)
