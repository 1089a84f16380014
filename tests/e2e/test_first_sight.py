"""The lobby and the page of a game: what one sees first."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import at_table, in_a_scheme, primer
from tests.e2e.test_everyone import is_accessible
from tests.server.doorstep import play


def test_my_games_come_first_with_whose_move_it_is_and_since_when(
    local: str, visitor: Visitor
) -> None:
    primer(local, "me", "me")
    page = visitor(local)
    first = page.locator("main section").first
    expect(first.get_by_role("heading")).to_have_text("Your games")
    expect(first.get_by_test_id("whose-move")).to_have_text("your move · just now")
    expect(first.get_by_role("link")).to_contain_text("Captains of Lombardy")


def test_a_game_that_is_over_says_who_has_won(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    play({"colonna": client, "gonzaga": client}, id)
    table = client.table(id)
    assert table.result is not None
    names = [each.name for each in table.seats if each.seat in table.result.winners]
    page = visitor(local)
    card = page.locator(f"a[data-testid=table-over][href*='{id}']")
    expect(card.get_by_test_id("whose-move")).to_contain_text(names[0])


@in_a_scheme
def test_a_game_shows_its_board_its_length_and_what_it_is_about(
    local: str, visitor: Visitor, scheme: str
) -> None:
    page = visitor(local, color_scheme=scheme)
    game = page.locator("[data-game=here_i_stand]")
    picture = "/pictures/here_i_stand.svg" + ("#dark" if scheme == "dark" else "")
    expect(game.locator("img")).to_have_attribute("src", picture)
    assert game.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    expect(game).to_contain_text(re.compile(r"2.6 players"))
    expect(game).to_contain_text(re.compile(r"3.9\sh"))
    expect(game).to_contain_text("Complexity 4 of 5")
    expect(game).to_contain_text("The Reformation, from Luther's theses")
    expect(game.locator("[data-scenario=tournament]")).to_contain_text(
        re.compile(r"3\sturns, 3\sh")
    )
    expect(game).not_to_contain_text("reconstructed")
    is_accessible(page)
    game.locator("[data-scenario='1532']").click()
    game.get_by_role("group", name="Play Here I Stand as").get_by_text("England").click()
    at_table(page)
    expect(page.locator("header").first).to_contain_text("Turn 4")


def test_the_page_of_a_game_leads_to_its_rules_and_cards(local: str, visitor: Visitor) -> None:
    page = visitor(local, viewport={"width": 390, "height": 844})
    page.locator("[data-game=virgin_queen]").get_by_role("link", name="About the game").click()
    expect(page.get_by_role("heading", name="Virgin Queen")).to_be_visible()
    expect(page.locator("[data-scenario=learning]")).to_contain_text(re.compile(r"2\sturns"))
    expect(page.locator(".data")).to_contain_text("reconstructed")
    is_accessible(page)
    page.get_by_role("button", name="All cards").click()
    expect(page.get_by_test_id("cards-found").locator("li")).to_have_count(112)


@pytest.mark.parametrize("late", ["LogIn-", "/api/catalog"])
def test_no_page_is_blank_while_it_comes(hosted: str, visitor: Visitor, late: str) -> None:
    """The shape of the page is there before its code and before what it tells."""
    page = visitor(hosted)
    if late != "LogIn-":
        sign_up(page, "Late Comer")
    held: list[Route] = []
    is_late = True
    page.route(
        lambda url: late in url,
        lambda route: held.append(route) if is_late else route.continue_(),
    )
    page.goto("about:blank")
    page.goto(hosted, wait_until="commit")
    shape = page.get_by_test_id("skeleton")
    expect(shape).to_be_visible()
    expect(shape).to_contain_text("One moment")
    is_late = False
    for each in held:
        each.continue_()
    expect(shape).to_have_count(0)
