"""What is to be done when its time comes, planned in the browser: a card, losses, an offer."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tercio.kernel.running.advance import fitting_plans
from tercio.kernel.windows import StandingOrder
from tercio.server.live.table import Live
from tercio.server.store.chain import Act
from tests.e2e.conftest import Visitor
from tests.e2e.openings import POWERS, his, play_until, think_until
from tests.e2e.table import at_table, primer, seat, to_impulses
from tests.e2e.test_here_i_stand import _add_alliance
from tests.server.client import Client

TOLD = ("windows", "spans", "conditions", "losses")
"""What comes with the orders of a seat."""
CLOCKS = ("version", "since", "seen")
KINDS = {"regular": "regulars", "mercenary": "mercenaries", "cavalry": "cavalry"}


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
        route.fulfill(json={"orders": []} | {key: [] for key in TOLD})

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


def _asked_for_losses(live: Live, _: list[Act]) -> tuple[str, str] | None:
    """Of whom losses are asked that a rule could share out, and of what kind."""
    for name, ask in live.table.asks().items():
        for plan in fitting_plans(live.rules, ask):
            if plan.take[0] in KINDS:
                return name, plan.take[0]
    return None


def test_a_rule_for_losses_shares_them_out_and_is_nobody_elses_business(
    hosted: str, visitor: Visitor
) -> None:
    """It is left before anybody fights. Later somebody does, and nobody waits."""
    anna, bert = Client(hosted), Client(hosted)
    anna.sign_up("anna")
    bert.sign_up("bert")
    seats = dict.fromkeys(POWERS, "me") | {"hapsburg": "open"}
    id = anna.new_table(seats, game="here_i_stand", scenario="1532").id
    bert.seat(id, "hapsburg", "join")
    anna.start(id)
    power, kind = think_until(hosted, id, _asked_for_losses, foresee=True)
    mine, other, watching = (
        (bert, anna, "ottoman") if power == "hapsburg" else (anna, bert, "hapsburg")
    )
    many, few = (f"as {so} {KINDS[kind]} as possible" for so in ("many", "few"))
    page = visitor(hosted)
    page.context.add_cookies(
        [{"name": name, "value": word, "url": hosted} for name, word in mine.http.cookies.items()]
    )
    page.goto(seat(hosted, id, power))
    _orders(page)
    given = page.get_by_role("tabpanel").get_by_role("listitem")
    rules = page.get_by_test_id("rules")
    stands = page.get_by_test_id("standing")
    before = _told(other, id, watching)

    rules.get_by_role("button", name=many).click()
    expect(given).to_contain_text([f"Losses: {many}"])
    expect(rules.get_by_role("button", name=many)).to_have_count(0)
    stands.get_by_role("button", name=many).click()
    expect(given).to_contain_text(["You have given none."])
    rules.get_by_role("button", name=many).click()
    expect(given).to_contain_text([f"Losses: {many}"])
    rules.get_by_role("button", name=few).click()
    expect(given).to_contain_text([f"Losses: {few}"])
    expect(given).to_have_count(1)
    rule = StandingOrder(kind="losses", take=(kind,), about=(kind,))
    [order] = mine.look(id, power).orders
    assert (order.kind, order.take, order.about) == (rule.kind, rule.take, rule.about)
    assert _told(other, id, watching) == before, "nobody else learns of it"

    def acted(live: Live, made: list[Act]) -> str | None:
        by_rule = (act.key for act in made if (act.by, act.seat) == ("order", power))
        return next((key for key in by_rule if key.startswith(f"{kind}.")), None)

    think_until(hosted, id, acted)
    expect(stands).to_contain_text(few)
    assert mine.look(id, power).orders == (order,), "it stays for the next time"
    assert f"Losses: {few}" not in str(_told(other, id, watching))
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"loses? (one|two|\d)"))
    _orders(page)
    given.get_by_role("button", name="cancel").click()
    expect(given).to_contain_text(["You have given none."])
    assert mine.look(id, power).orders == ()


def _told(client: Client, id: str, power: str) -> list[str]:
    """All that a seat is told of a table; how often one looks, and when, says nothing."""
    ways = ("", "/look", "/log", "/replay", "/talk", "/orders")
    found = [client.http.get(f"/api/tables/{id}{way}", params={"seat": power}) for way in ways]
    told = [dict(each.json()) for each in found]
    return [str({name: each[name] for name in each if name not in CLOCKS}) for each in told]
