"""A real browser at a real server."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect, sync_playwright

from tests.server.cheap_clients import cheap_clients
from tests.server.cheap_passwords import cheap_passwords
from tests.server.doorstep import served, settings
from tests.server.same_dice import same_dice
from tests.turns import leave_out
from tools.browser import find
from tools.web import build

__all__ = ["cheap_clients", "cheap_passwords", "same_dice"]

USUAL_PATIENCE = 15_000.0
"""A busy machine is slow, and not wrong."""
expect.set_options(timeout=USUAL_PATIENCE)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--in-process-gpu",
]

USUAL: dict[str, object] = {
    "viewport": {"width": 1280, "height": 820},
    "reduced_motion": "reduce",
    "device_scale_factor": 0.5,  # nobody looks, so a quarter of the pixels will do
}

FORGIVEN = ("status of 4", "net::ERR_")
"""What a browser reports and no script has done: a refusal, and a network that is away."""


ALWAYS = (
    "test_play",
    "test_weight",
    "test_a_spectator_sees_the_map_and_no_hand",
    "test_names_of_others_are_never_run",
    "test_two_browsers_in_one_game_do_not_see_each_others_hands",
    "test_words_of_others_are_never_run",
)
"""Files and tests that every run takes: the way from the door to the table, and secrets."""
_TURNS = 8
"""Of the others every run takes one in so many."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    mine = [item for item in items if item.path.parent == here]
    # Who names one or two files wants those.
    if len({item.path for item in mine}) > 2:
        leave_out([item for item in mine if not _always(item)], _TURNS, "e2e")


def _always(item: pytest.Item) -> bool:
    return item.path.stem in ALWAYS or item.name.partition("[")[0] in ALWAYS


def chromium() -> str:
    named = os.environ.get("TERCIO_CHROMIUM")
    found = named or find()
    if found is None:
        pytest.skip(
            "There is no Chromium for the tests in a browser: install it (apt install chromium) "
            "or name one in TERCIO_CHROMIUM."
        )
    return found


@pytest.fixture(scope="session", autouse=True)
def client_is_built() -> None:
    build()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests in a browser; it goes before other tests want a loop of their own."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("local"))) as url:
        yield url


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("hosted"), mode="hosted")) as url:
        yield url


class Visit:
    """A person with a browser of their own; whatever goes wrong in it is kept."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.wrong: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("dialog", self._see)
        self.page.on("console", lambda said: self._hear(said.type, said.text))

    def _see(self, dialog: Dialog) -> None:
        self.wrong.append(dialog.message)
        dialog.dismiss()

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(each in text for each in FORGIVEN):
            self.wrong.append(text)


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Opens browsers; no script may fail in any, and nothing may break the content policy."""
    visits: list[Visit] = []

    def visit(url: str, **how: object) -> Page:
        how = USUAL | how
        visits.append(Visit(browser.new_context(**how)))  # type: ignore[arg-type]
        visits[-1].page.goto(url)
        return visits[-1].page

    yield visit
    for each in visits:
        each.context.close()
    assert [wrong for each in visits for wrong in each.wrong] == []
