"""People at a table: who sits there and is here, what they say to whom, and whose move it is."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tercio.server.play import pings
from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD, sign_up
from tests.e2e.table import asked, at_table, decide, option, primer, seat, settle
from tests.e2e.test_everyone import is_accessible
from tests.server.doorstep import house_at

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
NOTICES = """
  window.asked = 0; window.told = []; window.rung = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked++; return (this.permission = "granted"); }
    constructor(title, how) { window.told.push([title, how.body]); }
    close() {}
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { window.rung++; start.call(this, at); };
  document.hasFocus = () => !window.elsewhere;
"""
"""What a page asks of the browser, and tells by it, is kept; nobody is bothered."""


def new_table(page: Page, **seats: str) -> None:
    page.get_by_test_id("new").click()
    form = page.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("primer")
    form.get_by_label("Players").select_option("2")
    for name, wish in seats.items():
        form.get_by_label(name).select_option(wish)
    form.get_by_role("button", name="Make the table").click()


def sitter(page: Page, power: str) -> Locator:
    row = page.locator(".standings li").filter(has=page.locator(".who", has_text=power))
    return row.locator(".sitter")


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_two_people_gather_talk_and_see_each_other(
    hosted: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "GRACE_SECONDS", 0.5)
    anna = visitor(hosted, **CLIPBOARD)
    sign_up(anna, "Anna")
    new_table(anna, Gonzaga="invited")
    expect(anna.get_by_role("main")).to_contain_text(re.compile("Scenario.*Walls.*of stone", re.S))
    is_accessible(anna)
    anna.get_by_role("button", name="Copy the link").click()
    expect(anna.get_by_text("Copied.")).to_be_visible()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert link == anna.get_by_label("Invitation link").input_value()

    bert = visitor(link, **PHONE)
    bert.get_by_label("Name").fill("Bert")
    bert.get_by_label("Password").fill(PASSWORD)
    bert.get_by_role("button", name="Sign up").click()
    bert.get_by_role("button", name="Sit down here").click()
    expect(anna.locator("li", has_text="Bert").locator("small")).to_have_text("here")
    say(bert, "Shall we begin?")
    expect(anna.get_by_test_id("talk")).to_contain_text("Gonzaga (Bert): Shall we begin?")
    expect(anna.get_by_test_id("talk").locator("time")).to_have_text(re.compile(r"^\d\d:\d\d"))
    ten_minutes_ago = time.time() - 600
    monkeypatch.setattr(house_at(hosted).tables, "clock", lambda: ten_minutes_ago)
    anna.get_by_test_id("start").click()

    at_table(anna)
    at_table(bert)
    assert anna.evaluate("document.documentElement.scrollWidth") <= 1280
    assert bert.evaluate("document.documentElement.scrollWidth") <= 390
    expect(sitter(anna, "Gonzaga")).to_contain_text("Bert")
    expect(sitter(anna, "Gonzaga").locator("i.here")).to_be_visible()
    expect(sitter(bert, "Colonna")).to_contain_text("Anna")
    expect(sitter(anna, "Gonzaga")).to_contain_text(re.compile(r"to move · 1\d\smin"))
    expect(sitter(anna, "Colonna")).to_contain_text(re.compile(r"your move · 1\d\smin"))
    expect(anna).to_have_title(re.compile("^Your move · Captains of Lombardy"))
    assert icon(anna) == "/icon-move.svg"
    option(anna, "bid.0").click()
    expect(anna.get_by_test_id("decide")).to_contain_text("Waiting for Gonzaga (Bert).")
    expect(anna).to_have_title(re.compile("^Captains of Lombardy"))
    assert icon(anna) == "/icon.svg"

    tab = anna.get_by_role("tab", name="Talk")
    expect(tab.locator(".dot")).to_have_count(0)
    bert.get_by_role("tab", name="Talk").click()
    say(bert, "Your turn soon")
    expect(tab.locator(".dot")).to_have_text("1")
    anna.reload()
    expect(tab.locator(".dot")).to_have_text("1")
    tab.click()
    expect(anna.get_by_test_id("talk")).to_contain_text("Your turn soon")
    expect(tab.locator(".dot")).to_have_count(0)
    anna.reload()
    at_table(anna)
    expect(tab.locator(".dot")).to_have_count(0)

    bert.goto("about:blank")
    expect(sitter(anna, "Gonzaga").locator("i:not(.here)")).to_be_visible()
    is_accessible(anna)


def test_talk_reaches_everybody_and_a_private_channel_is_seen_to_be_private(
    local: str, visitor: Visitor
) -> None:
    _, id = primer(local, "me", "me", "me")
    colonna, gonzaga, medici = (
        visitor(seat(local, id, name)) for name in ("colonna", "gonzaga", "medici")
    )
    for page in (colonna, gonzaga, medici):
        at_table(page)
        page.get_by_role("tab", name="Talk").click()
    say(colonna, "Good morning")
    expect(medici.get_by_test_id("talk")).to_contain_text("Good morning")
    colonna.get_by_role("button", name="Private: Gonzaga").click()
    expect(colonna.get_by_test_id("talk")).to_contain_text("Only you and Gonzaga can read this.")
    say(colonna, "Shall we?")
    channel = gonzaga.get_by_role("button", name="Private: Colonna")
    expect(channel.locator(".dot")).to_contain_text("1")
    expect(gonzaga.get_by_test_id("talk")).not_to_contain_text("Shall we?")
    channel.click()
    expect(gonzaga.get_by_test_id("talk")).to_contain_text("Shall we?")
    expect(channel.locator(".dot")).to_have_count(0)
    is_accessible(gonzaga)
    say(gonzaga, "We shall")
    expect(colonna.get_by_test_id("talk")).to_contain_text("We shall")
    for name in ("Colonna", "Gonzaga"):
        medici.get_by_role("button", name=f"Private: {name}").click()
        expect(medici.get_by_test_id("talk")).to_contain_text("Nobody has said anything")
        expect(medici.get_by_test_id("talk")).not_to_contain_text("Shall we?")


def test_both_are_told_of_offers_that_are_declined_or_withdrawn(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me", "me")
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "bid.0")
    pages = {name: visitor(seat(local, id, name)) for name in ("colonna", "gonzaga", "medici")}
    for page in pages.values():
        at_table(page)
    for answer in ("decline", "withdraw"):
        for key in ("draft.colonna", "item.truce.gonzaga.colonna", "propose"):
            decide(client, id, "gonzaga", key)
        who = "colonna" if answer == "decline" else "gonzaga"
        offer = pages[who].get_by_test_id("deals").locator("article.proposed")
        expect(offer).to_be_visible()
        settle(pages[who])
        offer.get_by_role("button", name=answer.title()).click()
        expect(offer).to_have_count(0)
    for name in ("colonna", "gonzaga"):
        expect(pages[name].get_by_test_id("ended-deals").locator("li")).to_have_text(
            [
                "Colonna turns down what Gonzaga offered: a truce for this turn.",
                "Gonzaga withdraws its offer to Colonna: a truce for this turn.",
            ]
        )
    expect(pages["medici"].get_by_test_id("ended-deals")).to_have_count(0)


def test_who_wishes_is_called_by_a_sound_and_by_the_browser(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    page = visitor("about:blank")
    page.add_init_script(NOTICES)
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    assert page.evaluate("[window.asked, window.rung]") == [0, 0], "nobody has asked for it"
    page.get_by_test_id("bell").click()
    is_accessible(page)
    page.get_by_label("a notification").check()
    page.get_by_label("a sound").check()
    assert page.evaluate("[window.asked, window.rung]") == [1, 2], "one hears what one has chosen"
    page.keyboard.press("Escape")
    option(page, "bid.0").click()
    expect(asked(page)).to_have_text("It is not your move.")
    page.evaluate("window.elsewhere = true")
    decide(client, id, "gonzaga", "bid.1")
    decide(client, id, "gonzaga", "pass")
    expect(page).to_have_title(re.compile("^Your move"))
    [[title, body]] = page.evaluate("window.told")
    assert title == "Your move · Captains of Lombardy"
    assert body == asked(page).inner_text()
    assert page.evaluate("window.rung") == 4
    page.get_by_test_id("bell").click()
    page.get_by_label("a sound").uncheck()
    page.reload()
    at_table(page)
    page.get_by_test_id("bell").click()
    expect(page.get_by_label("a sound")).not_to_be_checked()


def test_who_waits_for_others_asks_only_who_has_come_and_what_they_say(
    hosted: str, visitor: Visitor
) -> None:
    """And a browser is told of no conflict, as if it had asked for a game that has not begun."""
    page = visitor(hosted)
    sign_up(page, "Emil")
    new_table(page, Gonzaga="invited")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    answers: list[tuple[int, str]] = []
    page.on("response", lambda each: answers.append((each.status, each.url.rpartition("/")[2])))
    page.wait_for_timeout(6_000)
    assert answers
    assert {status for status, _ in answers} == {200}
    paths = [last for _, last in answers]
    streams = [last for last in paths if last.startswith("events?")]
    assert len(streams) <= 1, "the stream that was opened with the page may be answered late"
    assert len(set(paths) - set(streams)) == 2, "the table, and the talk"


def test_a_table_is_called_off_and_those_who_wait_there_are_told(
    hosted: str, visitor: Visitor
) -> None:
    anna, bert = visitor(hosted), visitor(hosted)
    sign_up(anna, "Clara")
    sign_up(bert, "Dirk")
    anna.get_by_test_id("new").click()
    anna.get_by_test_id("new-game").get_by_label("Show the table").check()
    anna.get_by_test_id("new-game").get_by_role("button", name="Make the table").click()
    expect(anna.get_by_role("main")).to_contain_text(
        re.compile("Edition.*2017.*500th Anniversary", re.S)
    )
    bert.reload()
    expect(bert.locator("li .note").first).to_contain_text("Edition: 2017 (500th Anniversary)")
    bert.locator("li", has=bert.locator(".note")).get_by_role("link").first.click()
    expect(bert.get_by_role("button", name="Sit down here").first).to_be_visible()
    anna.get_by_test_id("cancel").click()
    anna.get_by_role("button", name="Call it off").click()
    expect(anna.get_by_test_id("new")).to_be_visible()
    expect(bert.get_by_test_id("called-off")).to_be_visible()
