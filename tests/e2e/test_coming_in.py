"""Coming in by the word of another server (OpenID Connect)."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import in_a_scheme
from tests.e2e.test_everyone import is_accessible
from tests.e2e.test_people import PHONE
from tests.server.openid_standin import StandIn
from tests.server.test_openid import provider, scale, url
from tools.web import DIST

__all__ = ["provider", "scale", "url"]


@pytest.fixture
def pages() -> Path:
    """The client as it is built."""
    return DIST


def come_in(page: Page) -> None:
    page.get_by_role("link", name="Log in with The Club").click()


@in_a_scheme
def test_who_comes_from_elsewhere_chooses_a_name_once(
    url: str, provider: StandIn, visitor: Visitor, scheme: str
) -> None:
    page = visitor(url, color_scheme=scheme)
    expect(page.get_by_role("button", name="Log in", exact=True)).to_be_visible()
    is_accessible(page)
    come_in(page)
    expect(page.get_by_text("The Club says who you are")).to_be_visible()
    is_accessible(page)
    page.get_by_label("Name").fill("Carla")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_test_id("new")).to_be_visible()
    # What brought them here is no address to come back to.
    assert page.url.removeprefix(url).strip("/#") == ""
    page.reload()
    expect(page.get_by_test_id("new")).to_be_visible()
    # From another machine they are known by the same name.
    phone = visitor(url, color_scheme=scheme, **PHONE)
    come_in(phone)
    expect(phone.get_by_test_id("new")).to_be_visible()
    expect(phone.get_by_text("Carla").first).to_be_visible()
    # While the lobby comes in, it may be wider for a moment.
    phone.wait_for_function("document.documentElement.scrollWidth <= 390")
    # Somebody else is somebody else, and their name is taken.
    provider.subject = "0002"
    other = visitor(url, color_scheme=scheme)
    come_in(other)
    other.get_by_label("Name").fill("Carla")
    other.get_by_role("button", name="Come in").click()
    expect(other.get_by_role("alert")).to_be_visible()
