"""Several questions as one: all of it by one click, or as far as a line; and how many it takes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tercio.server.http.wire.looks import Look
from tests.e2e.conftest import Visitor
from tests.e2e.openings import his, regis, to_deployment
from tests.e2e.table import (
    PHONE,
    asked,
    at_table,
    decide,
    option,
    seat,
)
from tests.e2e.test_everyone import is_accessible
from tests.server.client import Client
from tests.server.doorstep import play_on, served, settings

LOW = {"viewport": {"width": 1280, "height": 640}}


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("proposals"))) as url:
        yield url


def all_of_it(page: Page) -> Locator:
    return page.get_by_test_id("as-proposed")


def lines(page: Page) -> Locator:
    return page.get_by_test_id("proposed").locator("li button")


def count_clicks(page: Page) -> None:
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def in_winter(url: str, visitor: Visitor, **how: object) -> tuple[Client, str, Page]:
    """The Ottoman has an army in the open and one behind walls, and winter has come."""
    client, id = his(url)
    assert play_on(client, id, lambda ask: ask.kind == "deploy") == "ottoman"
    look = client.look(id, "ottoman")
    assert look.proposed is not None
    keys = [key for line in look.proposed.lines for key in line.keys]
    client.decide_all(id, "ottoman", keys, look.seq)
    assert play_on(client, id, lambda ask: ask.kind == "winter-return") == "ottoman"
    page = visitor(seat(url, id, "ottoman"), **how)
    at_table(page)
    expect(all_of_it(page)).to_have_text("AWinter as proposed")
    return client, id, page


def test_winter_is_one_click(local: str, visitor: Visitor) -> None:
    client, id, page = in_winter(local, visitor)
    expect(lines(page)).to_have_count(2)
    expect(lines(page).nth(1)).to_contain_text("Nezh: Return home to Istanbul")
    count_clicks(page)
    all_of_it(page).click()
    expect(page.get_by_test_id("log")).to_contain_text("Istanbul")
    expect(page.get_by_test_id("proposed")).to_have_count(0)
    assert clicks(page) == 1
    assert "ottoman" not in client.look(id).waiting


def test_a_click_on_a_line_goes_that_far_and_one_undo_takes_it_back(
    local: str, visitor: Visitor
) -> None:
    client, id, page = in_winter(local, visitor)
    question = asked(page).inner_text()
    lines(page).first.click()
    expect(asked(page)).to_contain_text("in Nezh winter")
    expect(lines(page)).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(asked(page)).to_have_text(question)
    expect(lines(page)).to_have_count(2)
    page.keyboard.press("a")
    expect(page.get_by_test_id("proposed")).to_have_count(0)
    assert "ottoman" not in client.look(id).waiting


def test_the_second_click_of_two_takes_nothing(local: str, visitor: Visitor) -> None:
    client, id, page = in_winter(local, visitor)
    first, *others = lines(page).all_inner_texts()
    lines(page).first.dblclick()
    expect(page.get_by_text(first)).to_have_count(0)
    page.wait_for_timeout(300)
    expect(lines(page)).to_have_count(len(others) if len(others) > 1 else 0)
    assert "ottoman" in client.look(id).waiting


def test_what_is_proposed_glows_on_the_map(local: str, visitor: Visitor) -> None:
    _, _, page = in_winter(local, visitor)
    shown = page.locator(".place.shown, .place.pointed")
    refs = "all => all.map(each => each.dataset.ref)"
    expect(shown.first).to_be_visible()
    assert {"space:nezh", "space:istanbul"} <= set(shown.evaluate_all(refs))


def test_advice_is_there_for_those_who_want_it(local: str, visitor: Visitor) -> None:
    client, id = his(local)
    name = play_on(client, id, lambda ask: ask.kind == "impulse")
    look = client.look(id, name)
    dearest = max(
        (key for key in (each.key for each in look.options) if key.startswith("cp.")),
        key=lambda key: _worth(look, key),
    )
    decide(client, id, name, dearest)
    assert play_on(client, id, lambda ask: ask.kind == "spend-cp") == name
    page = visitor(seat(local, id, name))
    at_table(page)
    expect(all_of_it(page)).to_have_text("ASpend as advised")
    expect(lines(page)).to_have_count(0)
    question = asked(page).inner_text()
    # By its letter as by a click, whether its steps are shown or not.
    page.keyboard.press("a")
    expect(asked(page)).not_to_have_text(question)


def _worth(look: Look, key: str) -> int:
    refs = next(each.refs for each in look.options if each.key == key)
    return max(
        (card.value for hand in look.scene.hands for card in hand.cards if card.ref in refs),
        default=0,
    )


@pytest.mark.parametrize("how", [LOW, PHONE], ids=["low", "phone"])
def test_it_fits_where_there_is_little_room(
    local: str, visitor: Visitor, how: dict[str, object]
) -> None:
    _, _, page = in_winter(local, visitor, **how)
    expect(all_of_it(page)).to_be_in_viewport(ratio=1)
    expect(lines(page).first).to_be_in_viewport(ratio=1)
    box = page.get_by_test_id("proposed")
    assert box.evaluate("each => each.scrollWidth <= each.clientWidth")
    is_accessible(page)


def test_a_whole_deployment_takes_few_clicks(local: str, visitor: Visitor) -> None:
    """Five powers and their minors: some sixty things are placed."""
    client, id = regis(local)
    to_deployment(client, id)
    for name in ("p2", "p3"):
        while (look := client.look(id, name)).prompt is not None:
            keys = [each.key for each in look.options]
            decide(
                client, id, name, next((key for key in ("done", "pass") if key in keys), keys[0])
            )
    page = visitor(seat(local, id, "p1"), **LOW)
    at_table(page)
    expect(all_of_it(page)).to_have_text("ADeploy as advised")
    expect(all_of_it(page)).to_be_in_viewport(ratio=1)
    count_clicks(page)
    before = client.log(id).total
    while (look := client.look(id, "p1")).scene.headline.endswith("Deployment"):
        if look.proposed is not None:
            expect(all_of_it(page)).to_be_enabled()
            all_of_it(page).click()
        else:
            keys = [each.key for each in look.options]
            option(page, next((key for key in ("done", "pass") if key in keys), keys[0])).click()
        page.wait_for_function(
            "([id, seq]) => fetch(`/api/v1/tables/${id}/look?seat=p1`).then(r => r.json())"
            ".then(look => look.seq !== seq)",
            arg=[id, look.seq],
        )
    assert client.log(id).total - before > 40
    assert clicks(page) <= 15
