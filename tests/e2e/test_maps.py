"""A game with several maps: each has its tab, and what happens spans them all."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import at_table, decide, primer, seat, to_impulses, town

EAST = {"town:brescia", "town:mantua", "town:cremona", "town:bergamo"}


def _split(board: dict[str, Any]) -> list[dict[str, Any]]:
    """The map of the primer, cut in two."""
    halves = []
    for name, keeps in (("West", False), ("East", True)):
        places = [place for place in board["places"] if (place["ref"] in EAST) == keeps]
        refs = {place["ref"] for place in places}
        links = [link for link in board["links"] if {link["a"], link["b"]} <= refs]
        halves.append(board | {"id": name.lower(), "name": name, "places": places, "links": links})
    return halves


def _with_two_maps(route: Route) -> None:
    answer = route.fetch()
    (board,) = answer.json()
    route.fulfill(response=answer, body=json.dumps(_split(board)))


def _visit(visitor: Visitor, url: str, address: str) -> Page:
    page = visitor(url)
    page.route("**/boards", _with_two_maps)
    page.goto(address)
    at_table(page)
    return page


def test_every_map_has_a_tab_that_counts_what_may_be_chosen_there(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = _visit(visitor, local, seat(local, id, "colonna"))
    west, east = page.get_by_role("tab", name="West"), page.get_by_role("tab", name="East")
    expect(west).to_have_attribute("aria-selected", "true")
    expect(town(page, "milan")).to_have_count(1)
    expect(town(page, "mantua")).to_have_count(0)
    lit = {ref for each in client.look(id, "colonna").options for ref in each.refs}
    beyond = len(lit & EAST)
    expect(east.locator(".dot")).to_have_count(1 if beyond else 0)
    west.focus()
    page.keyboard.press("ArrowRight")
    expect(east).to_have_attribute("aria-selected", "true")
    expect(east).to_be_focused()
    expect(town(page, "mantua")).to_have_count(1)
    expect(town(page, "milan")).to_have_count(0)


def test_what_is_shown_on_the_map_turns_to_the_map_that_has_it(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "pass")
    look = client.look(id, "gonzaga")
    wanted = next(each for each in look.options if set(each.refs) & EAST)
    page = _visit(visitor, local, seat(local, id, "gonzaga"))
    expect(page.get_by_role("tab", name="West")).to_have_attribute("aria-selected", "true")
    row = page.locator(".options li", has=page.locator(f"[data-key='{wanted.key}']"))
    row.locator(".where").click()
    expect(page.get_by_role("tab", name="East")).to_have_attribute("aria-selected", "true")
    ref = next(iter(set(wanted.refs) & EAST))
    expect(town(page, ref.removeprefix("town:"))).to_have_class(re.compile("shown"))
    town(page, ref.removeprefix("town:")).click()
    expect(page.get_by_test_id("problem")).to_have_count(0)
