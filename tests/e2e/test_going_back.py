"""Going back by consent: somebody asks, everybody is told what was learned, and all agree."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import asked, at_table, in_a_scheme, seat
from tests.e2e.test_everyone import is_accessible
from tests.e2e.test_people import PHONE
from tests.server.client import Client
from tests.server.doorstep import play
from tests.server.test_people import two_people
from tests.server.test_rewinds import asked as rewind_asked


def wind_back(page: Page, to: int) -> None:
    page.get_by_role("button", name="Replay").click()
    page.get_by_label("Position in the game").fill(str(to))
    expect(asked(page)).to_contain_text("Looking back")


@in_a_scheme
def test_all_agree_to_go_back_and_know_what_they_have_learned_since(
    hosted: str, visitor: Visitor, scheme: str
) -> None:
    here = visitor(hosted, color_scheme=scheme)
    sign_up(here, f"Anna goes {scheme}")
    there = visitor(hosted, color_scheme=scheme, **PHONE)
    sign_up(there, f"Bert goes {scheme}")
    with Client(hosted) as anna, Client(hosted) as bert:
        anna.log_in(f"Anna goes {scheme}")
        bert.log_in(f"Bert goes {scheme}")
        id = two_people(anna, bert)
        play({"colonna": anna, "gonzaga": bert}, id, 24)
        total = anna.log(id, "colonna").total
        at = total // 2
        # The last thing before it that everybody saw.
        theirs_too = {line.text for line in bert.log(id, "gonzaga").entries[:at]}
        kept = [line.text for line in anna.log(id, "colonna").entries[:at]]
        seen = next(text for text in reversed(kept) if text in theirs_too)
        there.goto(seat(hosted, id, "gonzaga"))
        at_table(there)
        here.goto(seat(hosted, id, "colonna"))
        at_table(here)

        wind_back(here, at)
        here.get_by_role("button", name="Go back to here").click()
        expect(here.get_by_test_id("ask-back")).to_contain_text("Everybody who sits here is asked")
        here.get_by_role("button", name="Ask them").click()
        mine, theirs = here.get_by_test_id("go-back"), there.get_by_test_id("go-back")
        expect(mine).to_contain_text("Not answered yet: Gonzaga")
        expect(theirs).to_contain_text("Colonna wants to go back")
        told = rewind_asked(bert, id, "gonzaga")
        assert told is not None
        expect(theirs).to_contain_text("learned" if told.learned else "seen no dice and no cards")
        for line in told.learned:
            expect(theirs).to_contain_text(line.text)
        expect(mine.get_by_role("button", name="Agree")).to_have_count(0)
        for page in (here, there):
            is_accessible(page)
            expect(asked(page)).to_have_text("The table waits until everybody has answered.")
            expect(page.locator(".options")).to_have_count(0)
        assert there.evaluate("document.documentElement.scrollWidth") <= 390
        theirs.get_by_role("button", name="Agree").tap()
        for page in (here, there):
            expect(page.get_by_test_id("go-back")).to_have_count(0)
            expect(page.get_by_test_id("log")).to_contain_text(seen)
        lines = [line.text for line in anna.log(id, "colonna").entries]
        assert lines[:at] == kept
        assert len(lines) < total
        at_table(here)
