"""A page before its data, several screens of one seat, going back, and loading anew."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, decide, option, primer, seat, settle, to_impulses
from tests.e2e.test_everyone import is_accessible
from tests.e2e.test_people import PHONE
from tests.server.client import Client

HIS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def held(page: Page, address: str) -> Callable[[], None]:
    """Requests to an address get no answer until this is called."""
    waiting: list[Route] = []
    is_held = True

    def answer(route: Route) -> None:
        if is_held:
            waiting.append(route)
        else:
            route.continue_()

    def release() -> None:
        nonlocal is_held
        is_held = False
        for route in waiting:
            route.continue_()

    page.route(address, answer)
    return release


def test_the_page_is_there_before_the_data(local: str, visitor: Visitor) -> None:
    _, id = primer(local, "me", "me")
    page = visitor("about:blank")
    first = held(page, "**/assets/*.js")
    page.goto(seat(local, id, "colonna"), wait_until="commit")
    expect(page.locator(".first")).to_have_text("Tercio")
    me, look = held(page, "**/api/me"), held(page, "**/api/tables/*/look*")
    first()
    shape = page.get_by_test_id("skeleton")
    for release in (me, look):
        expect(shape.locator("header")).to_be_visible()
        expect(shape.locator("aside i").first).to_be_visible()
        release()
    at_table(page)
    expect(shape).to_have_count(0)


def test_two_screens_of_one_seat_and_a_phone_agree(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    desk = visitor(seat(local, id, "colonna"))
    at_table(desk)
    phone = visitor(seat(local, id, "colonna"), **PHONE)
    at_table(phone)
    deaf = desk.context.new_page()
    deaf.route("**/events*", lambda route: route.abort())
    deaf.goto(seat(local, id, "colonna"))
    at_table(deaf)
    blind = held(deaf, "**/look*")  # it would look again by itself
    option(desk, "march.genoa").click()
    expect(asked(phone)).to_contain_text("Where does the column march?")
    settle(phone)
    option(phone, "goal.pavia").click()
    for page in (desk, phone):
        expect(asked(page)).to_contain_text("How many companies")
    # A screen that has not heard of it is told, and nothing is done twice.
    decided = len(client.log(id, "colonna").entries)
    option(deaf, "muster.genoa").click()
    expect(asked(deaf)).to_contain_text("How many companies")
    expect(deaf.get_by_test_id("decide")).to_contain_text("The table has moved on.")
    assert len(client.log(id, "colonna").entries) == decided
    desk.get_by_test_id("undo").click()
    for page in (desk, phone):
        expect(asked(page)).to_contain_text("Where does the column march?")
    blind()
    deaf.close()


def test_back_leads_back_and_who_loads_anew_stands_where_they_stood(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me", "me")
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "bid.0")
    page = visitor(local)
    expect(page.get_by_test_id("new")).to_be_visible()
    page.goto(f"{local}/#/table/{id}")
    page.wait_for_url("**seat=colonna")
    at_table(page)
    # In the middle of an offer that nobody has seen yet.
    deals = page.get_by_test_id("deals")
    deals.get_by_role("button", name="Gonzaga").click()
    deals.get_by_label("Add a clause").select_option(label="a truce for this turn")
    expect(deals.locator("article.draft li").first).to_contain_text("truce")
    page.reload()
    expect(deals.locator("article.draft li").first).to_contain_text("truce")
    page.get_by_role("link", name="Help").click()
    expect(page.get_by_role("heading", name="What is on the screen")).to_be_visible()
    page.go_back()
    expect(deals.locator("article.draft li").first).to_contain_text("truce")
    deals.get_by_role("button", name="Scrap it").click()
    page.go_back()
    expect(page.get_by_test_id("new")).to_be_visible()
    page.go_forward()
    at_table(page)
    # In the middle of a question.
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "ready")
    expect(option(page, "march.genoa")).to_be_visible()
    settle(page)
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    keys = page.locator(".options [data-key]").count()
    page.reload()
    expect(asked(page)).to_contain_text("Where does the column march?")
    assert page.locator(".options [data-key]").count() == keys
    page.get_by_test_id("undo").click()
    expect(option(page, "march.genoa")).to_be_visible()


def test_a_table_may_ask_once_more_before_dice(local: str, visitor: Visitor) -> None:
    client = Client(local)
    page = visitor(local)
    page.get_by_test_id("new").click()
    form = page.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("here_i_stand")
    for name in form.locator("fieldset select").all():
        name.select_option("me")
    form.get_by_label("Ask once more before dice").check()
    form.get_by_role("button", name="Make the table").click()
    page.get_by_test_id("start").click()
    at_table(page)
    id = page.url.split("/table/")[1].split("?")[0]
    page.goto(seat(local, id, "protestant"))
    at_table(page)
    rolls = page.get_by_test_id("log").locator("li.rolled")
    before = client.look(id, "protestant").seq
    question = page.get_by_test_id("before-dice")
    first = page.locator(".options [data-key]").first
    where = first.bounding_box()
    first.click()
    expect(question).to_contain_text("this rolls dice")
    assert first.bounding_box() == where, "nothing moves under the hand"
    is_accessible(page)
    expect(question.get_by_role("button", name="Roll")).to_be_focused()
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_have_count(0)
    assert client.look(id, "protestant").seq == before
    expect(rolls).to_have_count(0)
    page.locator(".place.lit").first.click()
    question.get_by_role("button", name="Roll").click()
    expect(rolls.first).to_be_visible()
    expect(question).to_have_count(0)
    expect(page.get_by_test_id("undo-why")).to_contain_text("Dice have been rolled")
