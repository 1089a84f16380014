"""Nothing moves under the hand: options keep their places, and what has just changed asks again."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his
from tests.e2e.table import PHONE, asked, at_table, decide, option, primer, seat, to_impulses
from tests.server.client import Client


def _negotiating(url: str, visitor: Visitor) -> tuple[Client, str, Page]:
    """Three at a table, with Colonna's screen; its clock stands still."""
    client, id = primer(url, "me", "me", "me")
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "bid.0")
    page = visitor("about:blank")
    page.clock.install()
    page.goto(seat(url, id, "colonna"))
    at_table(page)
    expect(option(page, "ready")).to_be_visible()
    page.clock.pause_at(datetime.now() + timedelta(minutes=5))
    return client, id, page


def _offer_a_truce(client: Client, id: str) -> None:
    for key in ("draft.colonna", "item.truce.gonzaga.colonna", "propose"):
        decide(client, id, "gonzaga", key)


def _offered(page: Page) -> Locator:
    return page.locator(".options button[data-key^='accept.']")


def test_a_deal_that_arrives_does_not_take_the_place_of_ready(local: str, visitor: Visitor) -> None:
    client, id, page = _negotiating(local, visitor)
    before = page.locator(".options button[data-key] kbd").all_inner_texts()
    keys = [each.get_attribute("data-key") for each in page.locator(".options [data-key]").all()]
    ready = page.get_by_test_id("deals").get_by_role("button", name="Ready")
    where = ready.bounding_box()
    _offer_a_truce(client, id)
    expect(_offered(page)).to_be_visible()
    after = [each.get_attribute("data-key") for each in page.locator(".options [data-key]").all()]
    assert after[: len(keys)] == keys
    assert page.locator(".options button[data-key] kbd").all_inner_texts()[: len(keys)] == before
    assert where is not None
    assert ready.bounding_box() == where


@pytest.mark.parametrize("how", [{}, PHONE], ids=["beside the map", "on a phone"])
def test_however_many_deals_arrive_ready_stays_where_it_is(
    local: str, visitor: Visitor, how: dict[str, object]
) -> None:
    """On a phone that was scrolled to the deals, too; and with so many that the list is long."""
    client, id = his(local, "1532")
    page = visitor(seat(local, id, "france"), **how)
    at_table(page)
    deals = page.get_by_test_id("deals")
    deals.scroll_into_view_if_needed()
    all_ready = page.get_by_role("button", name="Ready: no more deals").all()
    assert len(all_ready) == 2
    where = [each.bounding_box() for each in all_ready]
    for name in ("hapsburg", "england", "papacy"):
        for key in ("draft.france", f"item.alliance.{name}.france", "propose"):
            decide(client, id, name, key)
    expect(deals.get_by_role("button", name="Accept")).to_have_count(3)
    assert [each.bounding_box() for each in all_ready] == where


def test_what_has_just_come_is_clicked_twice_and_later_once(local: str, visitor: Visitor) -> None:
    client, id, page = _negotiating(local, visitor)
    _offer_a_truce(client, id)
    seq = client.look(id, "colonna").seq
    _offered(page).click()
    expect(page.get_by_test_id("unsure")).to_contain_text("just changed")
    assert client.look(id, "colonna").seq == seq
    _offered(page).click()
    expect(page.get_by_test_id("deals").locator("article.agreed")).to_contain_text("truce")


def test_a_second_after_the_list_has_changed_a_click_counts(local: str, visitor: Visitor) -> None:
    client, id, page = _negotiating(local, visitor)
    _offer_a_truce(client, id)
    expect(_offered(page)).to_be_visible()
    page.clock.fast_forward(1_100)
    _offered(page).click()
    expect(page.get_by_test_id("deals").locator("article.agreed")).to_contain_text("truce")


def test_the_second_click_of_two_does_not_answer_the_next_question(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor("about:blank")
    page.clock.install()
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    page.clock.pause_at(datetime.now() + timedelta(minutes=5))
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    option(page, "goal.pavia").dispatch_event("click", {"detail": 2})
    expect(page.get_by_test_id("unsure")).to_be_visible()
    option(page, "goal.pavia").click()
    expect(asked(page)).to_contain_text("How many companies")
