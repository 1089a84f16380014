"""A table in a browser goes on by itself: where one can only pass, and when the network is back."""

from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, decide, option, primer, seat, to_impulses
from tests.server.client import Client


def away(page: Page, what: str = "**/api/**") -> None:
    """From now on no request gets through."""
    page.route(what, lambda route: route.abort())


def back(page: Page) -> None:
    page.unroute_all()


def _gonzaga_can_only_pass(url: str) -> tuple[Client, str]:
    """Colonna is about to march, and Gonzaga has no card for it."""
    for _ in range(20):
        client, id = primer(url, "me", "me")
        held = [card.ref for hand in client.look(id, "gonzaga").scene.hands for card in hand.cards]
        if "card:ambush" not in held:
            to_impulses(client, id)
            for key in ("march.genoa", "goal.pavia"):
                decide(client, id, "colonna", key)
            return client, id
    raise AssertionError("Gonzaga always has an ambush.")


def test_a_second_look_at_the_same_question_does_not_stop_passing(
    local: str, visitor: Visitor
) -> None:
    client, id = _gonzaga_can_only_pass(local)
    page = visitor(local)
    page.clock.install()
    page.evaluate("localStorage.setItem('tercio.passes', 'on')")
    page.goto(seat(local, id, "gonzaga"))
    at_table(page)
    page.clock.pause_at(datetime.now() + timedelta(minutes=5))
    decide(client, id, "colonna", "companies.5")
    expect(option(page, "pass")).to_be_visible()
    # While it waits to pass, somebody talks: another look, of the same question.
    client.say(id, "Well?", seat="colonna")
    expect(page.get_by_role("tab", name="Talk").locator(".dot")).to_have_text("1")
    page.clock.resume()
    expect(option(page, "pass")).to_have_count(0)


def test_what_happened_while_the_network_was_away_is_fetched_when_it_is_back(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    decide(client, id, "colonna", "bid.1")
    expect(asked(page)).to_contain_text("not your move")
    away(page, "**/look*")
    with page.expect_event("requestfailed"):
        decide(client, id, "gonzaga", "bid.0")
    page.wait_for_timeout(300)
    expect(asked(page)).to_contain_text("not your move")
    back(page)
    expect(asked(page)).to_contain_text("Your impulse")
