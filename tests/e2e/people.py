"""How somebody comes in at a hosted server."""

from playwright.sync_api import Page, expect

PASSWORD = "correct horse battery"


def sign_up(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_test_id("new")).to_be_visible()
