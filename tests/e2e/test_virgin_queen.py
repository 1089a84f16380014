"""Virgin Queen in the browser: the lobby, two maps, its guide, a decision, its displays."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import play_until
from tests.e2e.table import asked, at_table, in_a_scheme, of_a_great_game, option, seat, settle
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import served, settings

SEATS = ("ottoman", "spain", "england", "france", "hre", "protestant")


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: a whole minute's requests of the other tests shall not count here."""
    with served(settings(tmp_path_factory.mktemp("vq"))) as url:
        yield url


def vq(url: str) -> tuple[Client, str]:
    """A game in which one person plays every power, begun."""
    client = Client(url)
    table = client.new_table(dict.fromkeys(SEATS, "me"), game="virgin_queen", scenario="campaign")
    return client, client.start(table.id).id


def to_the_world(page: Page) -> None:
    page.get_by_role("tab", name="The World").click()
    expect(place(page, "settlement:havana")).to_have_count(1)


def place(page: Page, ref: str) -> Locator:
    return page.locator(f".place[data-ref='{ref}']")


def test_from_the_lobby_to_a_first_decision_against_bots(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    game = page.locator("[data-game=virgin_queen]")
    expect(game).to_contain_text("Virgin Queen")
    game.get_by_role("group").get_by_role("button", name="Ottoman Empire").click()
    at_table(page)
    expect(place(page, "space:istanbul")).to_have_count(1)
    to_the_world(page)
    page.get_by_role("tab", name="Europe").click()
    before = asked(page).inner_text()
    while option(page, "ready").count():
        # A click on a list that others have just changed asks once more.
        settle(page)
        option(page, "ready").click(timeout=5_000)
        page.wait_for_timeout(3_000)
    expect(asked(page)).not_to_have_text(before, timeout=60_000)


def test_the_guide_recommends_an_option_that_can_be_taken(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    page.get_by_test_id("guided-virgin_queen").click()
    at_table(page)
    expect(page.get_by_test_id("guide")).to_contain_text("Diplomacy comes first")
    expect(page.get_by_test_id("advice")).to_contain_text("Ready")
    option(page, "ready").click()
    expect(page.get_by_test_id("guide")).not_to_contain_text("Diplomacy comes first")
    page.get_by_role("button", name="Without the guide").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    page.get_by_role("button", name="Show the guide").click()
    expect(page.get_by_test_id("guide")).to_be_visible()


@of_a_great_game("virgin_queen")
def test_both_maps_show_what_lies_on_them(local: str, visitor: Visitor) -> None:
    client, id = vq(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name))
    at_table(page)
    expect(page.locator(".links .waterway")).to_have_count(2)
    expect(page.locator(".region").first).to_be_attached()
    card = page.get_by_test_id("peek")
    place(page, "space:antwerp").hover()
    expect(card).to_contain_text("Religious struggle area: Netherlands")
    expect(card).to_contain_text("Reconstructed")
    to_the_world(page)
    expect(page.locator(".links .wind")).to_have_count(5)
    expect(page.locator(".links .peril").first).to_be_attached()
    page.locator("[data-ref='ocean:antilles']").hover()
    expect(card).to_contain_text("The wind blows towards North Atlantic")


@of_a_great_game("virgin_queen")
def test_everything_beside_the_maps_has_a_display(local: str, visitor: Visitor) -> None:
    client, id = vq(local)
    page = visitor(seat(local, id, "spain"))
    at_table(page)
    page.keyboard.press("d")
    panels = page.get_by_test_id("panels")
    shown = client.look(id, "spain").scene.panels
    assert len(shown) == 20
    for panel in shown:
        panels.get_by_role("tab", name=panel.title, exact=True).click()
        expect(panels.get_by_role("tabpanel")).not_to_contain_text("_")
    panels.get_by_role("tab", name="Treasures", exact=True).click()
    expect(panels.get_by_role("tabpanel")).to_contain_text(re.compile(r"Spanish row.*treasure"))
    other = visitor(seat(local, id, "france"))
    at_table(other)
    other.keyboard.press("d")
    theirs = other.get_by_test_id("panels")
    theirs.get_by_role("tab", name="Treasures", exact=True).click()
    expect(theirs.get_by_role("tabpanel")).to_contain_text(re.compile(r"Spanish row\s*4 face down"))


def test_a_card_whose_text_is_reconstructed_bears_a_sign(local: str, visitor: Visitor) -> None:
    client, id = vq(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name))
    at_table(page)
    held = [card for hand in client.look(id, name).scene.hands for card in hand.cards if card.note]
    assert held, "somebody's hand holds a reconstructed card"
    card = page.get_by_test_id("hand").locator(f"[data-ref='{held[0].ref}']")
    expect(card.locator(".sign")).to_have_text(re.compile("◇"))
    card.hover()
    expect(page.locator(".card.whole .about")).to_contain_text("econstructed")


@of_a_great_game("virgin_queen")
@in_a_scheme
def test_axe_finds_nothing_serious_on_either_map(local: str, visitor: Visitor, scheme: str) -> None:
    client, id = vq(local)
    name = play_until(client, id, "impulse")
    page = visitor(seat(local, id, name), color_scheme=scheme)
    at_table(page)
    expect(page.get_by_test_id("hand")).to_be_visible()
    is_accessible(page)
    to_the_world(page)
    is_accessible(page)
    page.keyboard.press("d")
    page.get_by_test_id("panels").get_by_role("tab", name="Royals", exact=True).click()
    is_accessible(page)
