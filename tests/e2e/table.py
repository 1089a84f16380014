"""What the tests do at a table, in one place."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Client
from tests.turns import in_turn, one_in_turn

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
THE_GREAT = ("here_i_stand", "virgin_queen", "ultima_ratio_regis")

in_a_scheme = pytest.mark.parametrize("scheme", one_in_turn(["light", "dark"], ["light", "dark"]))
"""By daylight or in the dark, whichever has its turn: the primer's page is looked at in both."""


def of_a_great_game(name: str) -> Callable[[Any], Any]:
    """What each of the three is looked at for: its maps, its displays. They take turns."""
    return in_turn(name, THE_GREAT)


def seat(url: str, id: str, name: str) -> str:
    return f"{url}/#/table/{id}?seat={name}"


def primer(url: str, *wishes: str) -> tuple[Client, str]:
    """A game of the primer on a local server, begun."""
    seats = dict(zip(("colonna", "gonzaga", "medici", "orsini"), wishes, strict=False))
    client = Client(url)
    table = client.new_table(seats)
    return client, client.start(table.id).id


def decide(client: Client, id: str, name: str, key: str) -> None:
    client.decide(id, name, key, client.look(id, name).seq)


def to_impulses(client: Client, id: str) -> None:
    """Past the bid, with Colonna first."""
    decide(client, id, "colonna", "bid.1")
    decide(client, id, "gonzaga", "bid.0")


def settle(page: Page) -> None:
    """Others have changed what can be chosen: after a second a click is no accident."""
    page.wait_for_timeout(1_100)


def asked(page: Page) -> Locator:
    return page.locator("[data-testid=decide] h2")


def option(page: Page, key: str) -> Locator:
    return page.locator(f".options button[data-key='{key}']")


def town(page: Page, name: str) -> Locator:
    return page.locator(f".place[data-ref='town:{name}']")


def space(page: Page, name: str) -> Locator:
    return page.locator(f".place[data-ref='space:{name}']")


def at_table(page: Page) -> None:
    expect(page.locator(".board svg").first).to_be_visible()
    expect(asked(page)).to_be_visible()
