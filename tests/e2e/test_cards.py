"""All cards of a game: found, read, where they may be; and shown wherever one is named."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import at_table, primer, seat, to_impulses
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import play_on

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def found(page: Page) -> Locator:
    return page.get_by_test_id("cards-found").locator("li")


def reading(page: Page) -> Locator:
    return page.get_by_test_id("card-page")


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 390)])
def test_cards_are_opened_with_a_key_and_everybody_can_read_them(
    local: str, visitor: Visitor, scheme: str, width: int
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor("about:blank", color_scheme=scheme, viewport={"width": width, "height": 820})
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(seat(local, id, "colonna"))
    at_table(page)
    assert not [url for url in fetched if "/Cards-" in url or "/drawings-" in url]
    page.keyboard.press("c")
    expect(found(page)).to_have_count(6)
    if width > 720:
        expect(reading(page)).to_contain_text("In your hand.")
    else:
        expect(reading(page)).to_have_count(0)
        page.get_by_role("button", name="Filters").click()
    is_accessible(page)
    page.get_by_label("Where it is").select_option("mine")
    expect(found(page).first).to_contain_text("In your hand")
    found(page).first.get_by_role("button").click()
    expect(reading(page)).to_contain_text("In your hand.")
    expect(reading(page).get_by_test_id("vignette")).to_be_visible()
    assert len([url for url in fetched if "/drawings-" in url]) == 1
    is_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("cards")).to_have_count(0)
    page.get_by_test_id("all-cards").click()
    expect(found(page)).to_have_count(6)


def test_who_holds_no_card_finds_all_cards_too(hosted: str, visitor: Visitor) -> None:
    host = visitor(hosted)
    sign_up(host, "Carla")
    host.get_by_test_id("primer").click()
    at_table(host)
    page = visitor(host.url.partition("?")[0])
    at_table(page)
    expect(page.get_by_test_id("hand")).to_have_count(0)
    page.get_by_test_id("all-cards").click()
    expect(found(page)).to_have_count(6)


def test_what_may_be_in_a_hand_and_how_likely_it_is_drawn(local: str, visitor: Visitor) -> None:
    client = Client(local)
    table = client.new_table(dict.fromkeys(POWERS, "me"), game="here_i_stand", scenario="1532")
    id = client.start(table.id).id
    asked = play_on(client, id, lambda ask: ask.kind == "impulse")
    page = visitor(seat(local, id, asked))
    at_table(page)

    named = page.locator(".options [data-card]").first
    named.hover()
    expect(page.locator("#tip")).to_contain_text("Home card")
    page.mouse.move(600, 300)
    expect(page.locator("#tip")).to_have_count(0)

    page.locator("[data-testid=hand] .card").first.focus()
    page.keyboard.press("c")
    expect(reading(page)).to_contain_text("What the bot thinks its event is worth")
    page.get_by_label("Kind").select_option("combat")
    expect(found(page)).to_have_count(7)
    draws = page.get_by_test_id("cards").locator(".found").get_by_test_id("cards-draws")
    expect(draws).to_contain_text("unseen cards")
    one = draws.locator("dd").first.inner_text()
    draws.locator("input").fill("12")
    assert int(draws.locator("dd").first.inner_text().split()[0]) > int(one.split()[0])
    found(page).filter(has_text="May be in a hand").first.get_by_role("button").click()
    expect(reading(page).get_by_test_id("cards-draws")).to_contain_text("1 of ")
    page.get_by_role("button", name="Show all").click()
    expect(draws).to_have_count(0)
    expect(page.get_by_test_id("cards")).to_contain_text("how likely you draw one")
    page.get_by_label("Name or text of a card").fill("bull")
    found(page).get_by_role("button", name="Papal Bull").click()
    expect(reading(page)).to_contain_text("Papacy holds it.")


def test_help_leads_to_the_cards_of_each_game(local: str, visitor: Visitor) -> None:
    page = visitor(f"{local}/#/help")
    page.get_by_role("button", name="Virgin Queen").click()
    page.get_by_test_id("companion").get_by_role("button", name="All cards").click()
    expect(found(page)).to_have_count(112)
    page.get_by_label("Turn in which it comes").select_option("5")
    expect(found(page).first).to_be_visible()
    found(page).first.get_by_role("button").click()
    expect(reading(page)).to_contain_text("Joins the deck in turn 5")
