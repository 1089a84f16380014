"""Playing in the browser, from the first visit on."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.table import asked, at_table, decide, option, primer, seat, settle, to_impulses, town
from tests.server.client import Client


def test_first_visit_to_first_move_against_bots(local: str, visitor: Visitor) -> None:
    page = visitor(local)
    page.get_by_test_id("solo").click()
    at_table(page)
    first = page.locator(".options button[data-key]").first
    expect(first).to_be_visible(timeout=60_000)
    with page.expect_response(lambda answer: "/decisions" in answer.url) as answered:
        first.click()
    assert answered.value.ok
    expect(page.get_by_test_id("problem")).to_have_count(0)


def test_a_click_on_what_glows_chooses_it(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    expect(town(page, "pavia")).to_have_class(re.compile("lit"))
    town(page, "pavia").click()
    expect(asked(page)).to_contain_text("How many companies")


def test_what_does_not_glow_says_why_not_with_the_rule(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "march.genoa")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    town(page, "bergamo").click()
    expect(page.get_by_test_id("why")).to_contain_text("Bergamo?")
    expect(page.get_by_test_id("why")).to_contain_text("PR 6.2")


def test_a_choice_can_be_taken_back_until_somebody_has_learned_from_it(
    local: str, visitor: Visitor
) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("undo-why")).not_to_be_empty()
    to_impulses(client, id)
    expect(asked(page)).to_contain_text("Your impulse")
    settle(page)
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    page.get_by_test_id("undo").click()
    expect(asked(page)).to_contain_text("Your impulse")
    option(page, "march.genoa").click()
    option(page, "goal.pavia").click()
    option(page, "companies.5").click()
    expect(option(page, "companies.5")).to_have_count(0)
    if client.look(id, "gonzaga").prompt:  # who holds no ambush is not asked
        decide(client, id, "gonzaga", "pass")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("undo-why")).not_to_be_empty()


def test_a_reload_in_the_middle_of_a_choice_comes_back_to_it(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    option(page, "march.genoa").click()
    expect(asked(page)).to_contain_text("Where does the column march?")
    page.reload()
    expect(asked(page)).to_contain_text("Where does the column march?")
    expect(option(page, "goal.pavia")).to_be_visible()


def test_the_chances_of_a_battle_are_shown_before_it(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    decide(client, id, "colonna", "march.genoa")
    decide(client, id, "colonna", "goal.pavia")
    page = visitor(seat(local, id, "colonna"))
    option(page, "companies.5").hover()
    expect(page.get_by_test_id("odds")).to_contain_text("win")


def test_what_others_do_appears_without_asking(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    to_impulses(client, id)
    expect(asked(page)).to_contain_text("Your impulse")


def test_the_past_can_be_wound_back(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    to_impulses(client, id)
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Position in the game")
    slider.focus()
    slider.press("Home")
    expect(asked(page)).to_contain_text("Looking back")
    page.get_by_test_id("replay").get_by_role("button", name="Back to now").click()
    expect(asked(page)).to_contain_text("Your impulse")


def test_what_happened_since_one_left_can_be_played_back(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me")
    page = visitor(seat(local, id, "colonna"))
    at_table(page)
    page.goto(f"{local}/#/help")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    to_impulses(client, id)
    decide(client, id, "colonna", "march.genoa")
    decide(client, id, "colonna", "goal.pavia")
    decide(client, id, "colonna", "companies.2")
    page.goto(seat(local, id, "colonna"))
    page.get_by_role("button", name="Play it back").click()
    expect(asked(page)).to_contain_text("Looking back")
    expect(asked(page)).not_to_contain_text("Looking back", timeout=40_000)


def test_companies_march_over_the_map_and_not_when_less_motion_is_wanted(
    local: str, visitor: Visitor
) -> None:
    for motion, seen in (("no-preference", True), ("reduce", False)):
        client = Client(local)
        table = client.new_table({"colonna": "me", "gonzaga": "me"}, scenario="pavia")
        id = client.start(table.id).id
        to_impulses(client, id)
        page = visitor(seat(local, id, "colonna"), reduced_motion=motion)
        at_table(page)
        page.evaluate(
            "new MutationObserver(() => window.marched ||= !!document.querySelector('.ghost'))"
            ".observe(document.body, {childList: true, subtree: true})"
        )
        for key in ("march.genoa", "goal.pavia", "companies.1"):
            option(page, key).click()
        expect(page.get_by_test_id("log")).to_contain_text("Genoa")
        page.wait_for_timeout(400)
        assert bool(page.evaluate("window.marched")) is seen
