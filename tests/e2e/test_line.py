"""A table in a browser goes on by itself when the network is back, and takes a click at once."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, decide, option, primer, seat, to_impulses, town
from tests.server.client import Client


def away(page: Page, what: str = "**/api/**") -> None:
    """From now on no request gets through."""
    page.route(what, lambda route: route.abort())


def back(page: Page) -> None:
    page.unroute_all()


def told_versions_alone(page: Page) -> None:
    """What has changed is not told: a look is needed, as for who has missed something."""
    page.route(
        "**/events?*",
        lambda route: route.continue_(url=route.request.url.replace("changes=true", "")),
    )
    page.reload()
    at_table(page)


def test_what_happened_while_the_network_was_away_is_fetched_when_it_is_back(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    told_versions_alone(page)
    decide(client, id, "colonna", "bid.1")
    expect(asked(page)).to_contain_text("not your move")
    away(page, "**/look*")
    with page.expect_event("requestfailed"):
        decide(client, id, "gonzaga", "bid.0")
    page.wait_for_timeout(300)
    expect(asked(page)).to_contain_text("not your move")
    back(page)
    expect(asked(page)).to_contain_text("Your impulse")


def line(page: Page) -> Locator:
    return page.get_by_test_id("line")


def test_a_click_shows_at_once_that_it_was_taken(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "march.genoa")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    held: list[Route] = []
    page.route("**/decisions", lambda route: held.append(route))
    option(page, "goal.pavia").click()
    expect(option(page, "goal.pavia")).to_have_attribute("aria-busy", "true")
    expect(option(page, "goal.pavia")).to_have_class(re.compile("pending"))
    expect(town(page, "pavia")).to_have_class(re.compile("shown"))
    held[0].continue_()
    expect(asked(page)).to_contain_text("How many companies")
    expect(page.locator(".pending")).to_have_count(0)


def test_what_takes_its_time_says_so_where_one_clicked(local: str, visitor: Visitor) -> None:
    client = Client(local)
    id = client.new_table({"colonna": "me", "gonzaga": "me"}).id
    page = visitor(f"{local}/#/table/{id}")
    held: list[Route] = []
    page.route("**/start", lambda route: held.append(route))
    begin = page.get_by_test_id("start")
    begin.click()
    expect(begin).to_be_disabled()
    expect(begin).to_have_text("Setting up the table …")
    held.pop().continue_()
    at_table(page)
    to_impulses(client, id)
    page.goto(seat(local, id, "colonna"))
    expect(asked(page)).to_contain_text("Your impulse")
    slow = True
    page.route(
        re.compile("/(why|openings)"),
        lambda route: held.append(route) if slow else route.continue_(),
    )
    town(page, "pavia").click()
    menu = page.get_by_test_id("map-menu")
    expect(menu.get_by_test_id("menu-waits")).to_have_text("One moment …")
    slow = False
    for route in held:
        route.continue_()
    expect(menu.get_by_test_id("why")).to_be_visible()
    expect(menu.get_by_test_id("menu-waits")).to_have_count(0)


def test_a_choice_that_was_made_without_a_network_counts_when_it_is_back(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    before = client.look(id, "colonna").seq
    away(page)
    option(page, "march.genoa").click()
    expect(line(page)).to_contain_text("your choice is kept")
    expect(page.get_by_test_id("problem")).to_have_count(0)
    assert client.look(id, "colonna").seq == before
    back(page)
    expect(asked(page)).to_contain_text("Where does the column march?")
    expect(line(page)).to_have_count(0)
    assert client.look(id, "colonna").seq == before + 1


def test_a_page_that_was_opened_without_a_server_comes_when_it_is_there(
    local: str, visitor: Visitor
) -> None:
    _, id = primer(local, "me", "me")
    page = visitor("about:blank")
    away(page)
    page.goto(seat(local, id, "colonna"))
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    back(page)
    at_table(page)
    expect(page.get_by_text("No connection to the server")).to_have_count(0)


def test_whoever_comes_too_late_reads_no_sentence_for_programs(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    told_versions_alone(page)
    away(page, "**/look*")
    decide(client, id, "colonna", "march.genoa")  # on another screen
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    decided = page.get_by_test_id("decide")
    expect(decided).to_contain_text("The table has moved on.")
    expect(decided).not_to_contain_text("stale")
    expect(page.get_by_test_id("problem")).to_have_count(0)
