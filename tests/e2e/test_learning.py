"""What helps a newcomer: a guided game, a hint, help that knows where it was opened, the powers."""

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Request, TimeoutError, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table, option, primer, seat, to_impulses
from tests.e2e.test_everyone import is_accessible

GUIDED = "england+protestant"


def test_the_guided_game_of_here_i_stand_begins_with_a_deal(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    page.get_by_test_id("guided-here_i_stand").click()
    at_table(page)
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("You play England and the Protestants")
    expect(page.get_by_test_id("advice")).to_contain_text("France")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_role("button", name="Papacy", exact=True).click()
    expect(page.get_by_test_id("companion-power")).to_contain_text("Typical mistakes")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Help").click()
    told = page.get_by_test_id("from-table")
    expect(told).to_contain_text("You are asked: Negotiate")
    is_accessible(page)
    told.get_by_role("link", name="Back to Here I Stand").click()
    expect(guide).to_contain_text("You play England and the Protestants")


@pytest.mark.long
def test_the_guided_game_of_here_i_stand_is_clicked_to_its_end(
    local: str, visitor: Visitor
) -> None:
    """From the lobby, as a newcomer does it: every step has its advice, which is on the list."""
    page = visitor(local)
    page.get_by_test_id("guided-here_i_stand").click()
    at_table(page)
    guide, advised = page.get_by_test_id("guide"), page.locator(".options button.wise")
    close = page.get_by_test_id("happening").get_by_role("button", name="Close")
    clicks = 0
    taken = set[str]()  # what was sent: while bots speak, a click may meet another piece of advice

    def note(sent: Request) -> None:
        if sent.method == "POST" and sent.url.partition("?")[0].endswith("/decisions"):
            body = json.loads(sent.post_data or "{}")
            taken.update([body["key"], *body.get("then", ())])

    page.on("request", note)
    while "You have made a deal" not in guide.inner_text():
        if close.count():
            close.click()
        if not advised.count():
            page.wait_for_timeout(100)
            continue
        with suppress(TimeoutError):  # the bots have spoken meanwhile
            advised.first.click(timeout=2_000)
            clicks += 1
        page.mouse.move(300, 300)
        assert clicks < 120, "about twenty minutes"
    kinds = ("propose", "action.explore", "action.publish_treatise", "action.naval_move")
    assert {*kinds, "action.call_debate", "action.move_clear"} <= taken


def test_a_hint_says_what_the_bot_would_do_and_why(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    hint = page.get_by_test_id("hint")
    hint.get_by_role("button", name="A hint").click()
    expect(hint).to_contain_text("The bot would choose")
    is_accessible(page)
    option(page, "march.genoa").click()
    expect(hint).not_to_contain_text("The bot would choose")
    page.keyboard.press("h")
    expect(hint).to_contain_text("The bot would choose")
    page.get_by_role("link", name="Help").click()
    told = page.get_by_test_id("from-table")
    expect(told).to_contain_text("Where does the column march?")
    told.locator("[data-cite='PR 6.2']").click()
    expect(page.get_by_test_id("companion-section").locator("h3")).to_have_text("PR 6.2 March")
