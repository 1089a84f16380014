"""How much a first visit loads, and how soon somebody can do something."""

import statistics
from time import perf_counter

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tools.bench.host import Host, host
from tools.browser import find

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SOLO = "[data-testid=solo]"
"""The button of the lobby that starts a game against bots."""
BOARD = ".board svg"
VISITS = 5


class FirstPage(msgspec.Struct, frozen=True):
    server_up_s: float
    """From the command until the server can be reached."""
    first_page_kb: float
    """All that a first visit to the lobby transfers, compressed."""
    cold_s: float
    """From the address to the lobby, ready for a click: the server's very first visitor."""
    lobby_s: float
    """The same later, with an empty cache; the median of some visits."""
    table_s: float
    """From the click that starts a game of Here I Stand to its board."""
    table_kb: float
    """What is transferred for that."""


def measure() -> FirstPage:
    path = find()
    if path is None:
        raise SystemExit("Measuring the first page needs Chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with _context(browser) as page:  # the browser's own first page is not what we measure
            page.goto("about:blank")
        with host() as running:
            figures = _visits(browser, running)
        browser.close()
    return figures


def _visits(browser: Browser, running: Host) -> FirstPage:
    with _context(browser) as page:
        cold = _until(page, running.url)
        lobby_kb = _transferred(page)
    later = []
    for _ in range(VISITS):
        with _context(browser) as page:
            later.append(_until(page, running.url))
    with _context(browser) as page:
        _until(page, running.url)
        before = _transferred(page)
        begun = perf_counter()
        page.click(SOLO)
        page.wait_for_selector(BOARD)
        table = perf_counter() - begun
        table_kb = _transferred(page) - before
    return FirstPage(
        round(running.up_s, 2),
        round(lobby_kb, 1),
        round(cold, 2),
        round(statistics.median(later), 2),
        round(table, 2),
        round(table_kb, 1),
    )


def _context(browser: Browser) -> Page:
    """A page of a browser that has never been here."""
    return browser.new_context().new_page()


def _until(page: Page, url: str) -> float:
    begun = perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(SOLO).click(trial=True)
    return perf_counter() - begun


def _transferred(page: Page) -> float:
    """Kilobytes of the page itself and of all that it has loaded."""
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        """() => [...performance.getEntriesByType("navigation"),
                  ...performance.getEntriesByType("resource")]
                 .map(entry => entry.transferSize)"""
    )
    return float(sum(sizes)) / 1000
