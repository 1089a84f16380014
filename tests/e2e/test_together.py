"""Several people at one table, each with a browser of their own."""

from typing import Any

from playwright.sync_api import Response, expect

from tests.e2e.conftest import Visitor
from tests.e2e.people import sign_up
from tests.e2e.table import asked, at_table, decide, option, primer, seat, settle


def test_two_browsers_in_one_game_do_not_see_each_others_hands(
    hosted: str, visitor: Visitor
) -> None:
    anna, bert = visitor(hosted), visitor(hosted)
    told: list[Any] = []

    def keep(answer: Response) -> None:
        if "/look" in answer.url and answer.ok:
            told.append(answer.json())

    bert.on("response", keep)
    sign_up(anna, "Anna")
    sign_up(bert, "Bert")
    anna.get_by_test_id("new").click()
    form = anna.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("primer")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Show the table").check()
    form.get_by_role("button", name="Make the table").click()
    expect(anna.get_by_test_id("start")).to_be_disabled()
    bert.reload()
    bert.get_by_role("link", name="Captains of Lombardy").first.click()
    bert.get_by_role("button", name="Sit down here").click()
    expect(anna.get_by_test_id("start")).to_be_enabled()
    anna.get_by_test_id("start").click()
    at_table(anna)
    at_table(bert)
    for page in (anna, bert):
        expect(page.get_by_test_id("hand").locator(".card")).to_have_count(2)
    assert {look["seat"] for look in told} >= {"gonzaga"}
    for look in told:
        hands = {hand["side"]: hand["cards"] for hand in look["scene"]["hands"]}
        assert all(card["ref"] == card["name"] == "" for card in hands["colonna"])
        if look["seat"] == "gonzaga":
            assert all(card["ref"] for card in hands["gonzaga"])


def test_a_deal_is_proposed_and_accepted(local: str, visitor: Visitor) -> None:
    client, id = primer(local, "me", "me", "me")
    for name in ("colonna", "gonzaga", "medici"):
        decide(client, id, name, "bid.0")
    colonna = visitor(seat(local, id, "colonna"))
    gonzaga = visitor(seat(local, id, "gonzaga"))
    medici = visitor(seat(local, id, "medici"))
    deals = colonna.get_by_test_id("deals")
    deals.get_by_role("button", name="Gonzaga").click()
    deals.get_by_label("Add a clause").select_option(label="a truce for this turn")
    expect(deals.locator("article li").first).to_contain_text("truce")
    deals.get_by_role("button", name="Send the offer").click()
    offer = gonzaga.get_by_test_id("deals").locator("article.proposed")
    expect(offer).to_contain_text("truce")
    settle(gonzaga)
    offer.get_by_role("button", name="Accept").click()
    expect(deals.locator("article.agreed")).to_contain_text("truce")
    expect(medici.get_by_test_id("deals").locator("article")).to_have_count(0)


def test_a_spectator_sees_the_map_and_no_hand(local: str, hosted: str, visitor: Visitor) -> None:
    host = visitor(hosted)
    sign_up(host, "Carla")
    host.get_by_test_id("primer").click()
    at_table(host)
    id = host.url.split("/table/")[1].split("?")[0]
    stranger = visitor(f"{hosted}/#/table/{id}")
    at_table(stranger)
    expect(asked(stranger)).to_contain_text("You are watching")
    expect(stranger.get_by_test_id("hand")).to_have_count(0)
    expect(option(stranger, "bid.0")).to_have_count(0)
