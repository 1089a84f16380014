"""The rules companion beside the map: from a citation to a section, to others, by a search."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, option, primer, seat, to_impulses, town
from tests.e2e.test_everyone import is_accessible


def companion(page: Page) -> Locator:
    return page.get_by_test_id("companion")


def heading(page: Page) -> Locator:
    return page.get_by_test_id("companion-section").locator("h3")


def test_a_citation_leads_to_its_section_to_others_and_to_a_search(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor("about:blank")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    expect(companion(page)).to_have_count(0)
    assert not [url for url in fetched if "Companion-" in url or "/rules" in url]

    cited = page.locator("[data-testid=decide] p.cite [data-cite='PR 6.1']")
    cited.click()
    expect(heading(page)).to_have_text("PR 6.1 Impulses")
    assert [url for url in fetched if "Companion-" in url]
    page.get_by_test_id("companion-section").locator("p [data-cite='PR 8.3']").click()
    expect(heading(page)).to_have_text("PR 8.3 Impulse")
    companion(page).get_by_role("button", name="6.1 Impulses", exact=True).click()
    expect(heading(page)).to_have_text("PR 6.1 Impulses")
    page.get_by_label("Back to what you read before").click()
    expect(heading(page)).to_have_text("PR 8.3 Impulse")

    page.get_by_label("Search the rules").fill("ambush")
    hits = page.get_by_test_id("companion-hits").locator("li")
    expect(hits).to_have_count(2)
    hits.first.get_by_role("button").click()
    expect(heading(page)).to_have_text("PR 8.2 On the march")
    page.get_by_label("All sections").click()
    expect(page.get_by_test_id("companion-contents").locator("li")).to_have_count(27)
    page.keyboard.press("Escape")
    expect(companion(page)).to_have_count(0)
    expect(cited).to_be_focused()


def test_a_citation_of_a_reason_is_a_link_too(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    before = asked(page).inner_text()
    option(page, "march.genoa").click()
    expect(asked(page)).not_to_have_text(before)
    town(page, "mantua").click()
    page.get_by_test_id("why").first.locator("[data-cite='PR 6.2']").first.click()
    expect(heading(page)).to_have_text("PR 6.2 March")
    expect(page.locator("[data-testid=companion-section] .example")).to_contain_text("Cremona")


def test_citing_an_option_does_not_choose_it(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.locator(".options [data-cite='PR 6.2']").first.click()
    expect(heading(page)).to_have_text("PR 6.2 March")
    expect(option(page, "march.genoa")).to_be_visible()


def test_help_opens_each_book(local: str, visitor: Visitor) -> None:
    page = visitor(f"{local}/#/help")
    page.get_by_role("button", name="Here I Stand").click()
    page.get_by_role("button", name="13.2 Interception").click()
    expect(heading(page)).to_have_text("HIS 13.2 Interception")
    expect(page.locator("[data-testid=companion-section] .term").first).to_be_visible()
    page.get_by_label("Search the rules").fill("papacy")
    companion(page).get_by_role("button", name="Papacy", exact=True).click()
    expect(page.get_by_test_id("companion-power")).to_contain_text("Typical mistakes")
    is_accessible(page)
    page.goto(f"{local}/#/")
    expect(companion(page)).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_everybody_can_read_it(local: str, visitor: Visitor, scheme: str, width: int) -> None:
    _, id = primer(local, "me", "me")
    page = visitor(
        seat(local, id, "colonna"),
        color_scheme=scheme,
        viewport={"width": width, "height": 820},
    )
    at_table(page)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_test_id("companion-contents")).to_be_visible()
    is_accessible(page)
    page.get_by_test_id("companion-contents").get_by_role("button", name="6.2 March").click()
    expect(heading(page)).to_be_visible()
    is_accessible(page)
    page.get_by_label("Search the rules").fill("ducats")
    expect(page.get_by_test_id("companion-hits")).to_be_visible()
    is_accessible(page)
    page.get_by_test_id("companion").get_by_label("Close").click()
    expect(companion(page)).to_have_count(0)
