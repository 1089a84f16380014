"""What is to be done when its time comes, planned in the browser: a card, losses, an offer."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his, play_until
from tests.e2e.table import at_table, primer, seat, to_impulses
from tests.e2e.test_here_i_stand import _add_alliance


def _orders(page: Page) -> None:
    at_table(page)
    page.get_by_role("tab", name="Orders").click()


def test_a_card_is_planned_for_when_something_is_named(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    [hand] = [each for each in client.look(id, "colonna").scene.hands if each.side == "colonna"]
    card = hand.cards[0]
    page = visitor(seat(local, id, "colonna"))
    _orders(page)
    form = page.get_by_test_id("plan")
    give = form.get_by_role("button", name="Plan it")
    expect(give).to_be_disabled()
    form.get_by_label("Play").select_option(label=card.name)
    form.get_by_label("If about").fill("Atlantis")
    give.click()
    expect(form.get_by_role("alert")).to_contain_text("There is no “Atlantis” on the map.")
    assert client.look(id, "colonna").orders == ()
    form.get_by_label("If about").fill("Pavia")
    give.click()
    expect(page.get_by_role("tabpanel")).to_contain_text(f"Play {card.name}")
    expect(page.get_by_role("tabpanel")).to_contain_text("if it is about Pavia")
    [order] = client.look(id, "colonna").orders
    assert (order.take, order.about) == ((card.ref,), ("town:pavia",))
    expect(give).to_be_disabled()
    page.get_by_role("button", name="cancel").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You have given none.")
    assert client.look(id, "colonna").orders == ()


def test_losses_are_planned_where_they_are_asked_for(local: str, visitor: Visitor) -> None:
    """Each sort of unit is offered to go first; a click gives the order."""
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    rules = [
        {
            "window": "*",
            "until": "",
            "unless": "",
            "against": "",
            "take": [f"unit:{sort}"],
            "about": [],
            "kind": "lose",
            "note": "",
            "text": f"Losses: {sort} first",
        }
        for sort in ("horse", "foot")
    ]
    given: list[Any] = []

    def asked(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"fitting": rules})

    def ordered(route: Route) -> None:
        given.append(route.request.post_data_json)
        route.fulfill(json={"orders": [], "windows": [], "spans": [], "conditions": []})

    page = visitor("about:blank")
    page.route("**/look?*", asked)
    page.route("**/orders", ordered)
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    offered = page.get_by_test_id("fitting")
    expect(offered.get_by_role("button")).to_have_text(
        ["Losses: horse first", "Losses: foot first"]
    )
    offered.get_by_role("button", name="foot").click()
    page.wait_for_timeout(300)
    [[order]] = [each["orders"] for each in given]
    assert (order["kind"], order["take"]) == ("lose", ["unit:foot"])


def test_an_offer_is_accepted_that_was_waited_for(local: str, visitor: Visitor) -> None:
    client, id = his(local, "1532")
    play_until(client, id, "negotiate")
    page = visitor(seat(local, id, "france"))
    mine = page.get_by_test_id("deals")
    mine.get_by_role("button", name="Ottoman").click()
    _add_alliance(mine)
    mine.get_by_test_id("deal-await").click()
    expect(page.get_by_test_id("standing")).to_contain_text("Accept exactly this offer:")
    expect(mine.locator("article.draft")).to_have_count(0)
    [order] = client.look(id, "france").orders
    client.decide(id, "ottoman", "draft.france", client.look(id, "ottoman").seq)
    assert order.about == ("alliance.france.ottoman",)
    client.decide(id, "ottoman", "item.alliance.ottoman.france", client.look(id, "ottoman").seq)
    client.decide(id, "ottoman", "propose", client.look(id, "ottoman").seq)
    expect(mine.locator("article.agreed")).to_contain_text("ally for this turn")
    expect(page.get_by_test_id("standing")).to_have_count(0)
