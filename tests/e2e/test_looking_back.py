"""The map in other colours, winding back with a link to every position, and going on from there."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.openings import his, regis
from tests.e2e.table import at_table, primer, seat
from tests.e2e.test_everyone import is_accessible
from tests.server.doorstep import play, play_on


def _paris(page: Page) -> str:
    return page.locator(".place[data-ref='space:paris']").get_attribute("aria-label") or ""


def test_layers_have_a_legend_and_are_chosen_with_the_keyboard(
    local: str, visitor: Visitor
) -> None:
    _, id = his(local)
    page = visitor(seat(local, id, "france"))
    at_table(page)
    door = page.get_by_role("button", name="Layers of the map")
    door.focus()
    page.keyboard.press("Enter")
    legend = page.get_by_test_id("layers")
    expect(legend.get_by_role("listitem").filter(has_text="Hapsburg")).to_have_count(1)
    legend.get_by_role("radio", name="Control").focus()
    page.keyboard.press("ArrowRight")
    expect(legend.get_by_role("radio", name="Religion")).to_be_checked()
    expect(legend.get_by_role("listitem").first).to_contain_text("Catholic")
    assert "Catholic" in _paris(page), "who sees no map is told too"
    legend.get_by_role("radio", name="Reach").check(force=True)
    expect(legend.get_by_role("combobox")).to_have_value("france")
    expect(page.locator("[data-price='space:orleans']")).to_have_count(1)
    legend.get_by_role("combobox").select_option("england")
    expect(page.locator("[data-price='space:orleans']")).to_have_count(0)
    is_accessible(page)
    legend.get_by_role("radio", name="Reach").focus()
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    assert "CP" not in _paris(page)


def test_layers_and_replay_leave_half_of_the_map_to_see(local: str, visitor: Visitor) -> None:
    """So many powers have a key there that it would go from top to bottom."""
    _, id = regis(local)
    page = visitor(seat(local, id, "p1") + "&at=3")
    expect(page.get_by_test_id("replay").locator(".told")).to_be_visible()
    page.get_by_role("button", name="Layers of the map").click()
    legend = page.get_by_test_id("layers")
    expect(legend.get_by_role("listitem").nth(6)).to_be_attached()
    there, map = legend.bounding_box(), page.locator("main.map").bounding_box()
    assert there is not None
    assert map is not None
    assert there["height"] < map["height"] / 2


def test_a_position_has_a_link_and_is_wound_by_phase(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    play_on(client, id, lambda ask: ask.kind == "impulse")
    page = visitor(seat(local, id, "papacy"))
    at_table(page)
    page.get_by_role("button", name="Replay").click()
    bar = page.get_by_test_id("replay")
    page.get_by_role("slider").fill("3")
    expect(page).to_have_url(re.compile(r"&at=3$"))
    bar.get_by_label("Step by").select_option("phase")
    bar.get_by_role("button", name="One step on").click()
    expect(page).not_to_have_url(re.compile(r"&at=3$"))
    told = bar.locator(".told")
    expect(told).to_contain_text("Turn 1")
    is_accessible(page)
    there, line = page.url, told.text_content()
    again = visitor(there)
    expect(again.get_by_test_id("replay").locator(".told")).to_have_text(line or "")
    again.get_by_test_id("replay").get_by_role("button", name="Back to now").click()
    expect(again).not_to_have_url(re.compile("&at="))


def test_somebody_goes_on_from_a_position_of_their_own_game(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "bot:random")
    play({"colonna": client}, id, limit=6)
    page = visitor(seat(local, id, "colonna") + "&at=2")
    bar = page.get_by_test_id("replay")
    bar.get_by_role("button", name="Go on from here").click()
    expect(page).not_to_have_url(re.compile(id))
    at_table(page)
    new = page.url.split("/table/")[1].split("?")[0]
    assert {each.seat: each.who for each in client.table(new).seats} == {
        "colonna": "human",
        "gonzaga": "bot",
    }
    assert client.log(new, "colonna").entries[:2] == client.log(id, "colonna").entries[:2]


def test_a_game_that_is_over_is_seen_through_every_eye_at_the_same_moment(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    play({"colonna": client, "gonzaga": client}, id)
    page = visitor(seat(local, id, "colonna") + "&at=20")
    told = page.get_by_test_id("replay").locator(".told")
    expect(told).to_be_visible()
    headline = (told.text_content() or "").split("—")[0]
    page.locator("#seat").select_option("gonzaga")
    expect(page).to_have_url(re.compile("seat=gonzaga&at="))
    expect(told).to_contain_text(headline)
    expect(page.get_by_test_id("go-on").get_by_role("combobox")).to_have_value("gonzaga")
