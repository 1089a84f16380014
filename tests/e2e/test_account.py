"""One's own account in the browser."""

from pathlib import Path

from playwright.sync_api import expect
from sqlalchemy import select

from tercio.server.messages.unsubscribing import unsubscribing
from tercio.server.messages.wishes import wish_of
from tercio.server.store.models import Account
from tests.e2e.conftest import Visitor
from tests.e2e.people import PASSWORD, sign_up
from tests.server.client import Client
from tests.server.doorstep import inside, settings


def test_a_password_is_changed_and_another_browser_logged_out(
    hosted: str, visitor: Visitor
) -> None:
    page = visitor(hosted)
    sign_up(page, "Konrad")
    with Client(hosted) as elsewhere:
        elsewhere.http.headers["user-agent"] = "The telephone"
        elsewhere.log_in("Konrad", PASSWORD)
        page.get_by_role("link", name="Konrad").click()
        listed = page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")
        expect(listed).to_have_count(2)
        listed.filter(has_text="The telephone").get_by_role("button", name="Log out there").click()
        expect(listed).to_have_count(1)
        assert elsewhere.me().account is None
        page.get_by_label("The old one").fill("not my password")
        page.get_by_label("The new one").fill("another horse altogether")
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_role("alert")).to_contain_text("The password is wrong.")
        page.get_by_label("The old one").fill(PASSWORD)
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_text("The password has been changed.")).to_be_visible()
        assert elsewhere.log_in("Konrad", "another horse altogether").account is not None


def test_what_somebody_wants_to_hear_of_is_kept(tmp_path: Path, visitor: Visitor) -> None:
    with inside(settings(tmp_path, mode="hosted", hooks=True)) as (url, house):
        page = visitor(url)
        sign_up(page, "Mechthild")
        page.get_by_role("link", name="Mechthild").click()
        part = page.get_by_role("region", name="Messages while you are away")
        talk = part.get_by_label("when somebody has spoken to me")
        expect(talk).to_have_value("hourly")
        talk.select_option("daily")
        expect(part.get_by_role("status")).to_have_text("Saved.")
        part.get_by_label("The address of a room").fill("file:///etc/passwd")
        part.get_by_role("button", name="Send to this room").click()
        expect(part.get_by_role("alert")).to_contain_text(
            "Discord, Slack, Telegram and Matrix only"
        )
        page.reload()
        expect(talk).to_have_value("daily")
        with house.database.read() as session:
            id = session.scalars(select(Account.id).filter_by(name="Mechthild")).one()
        page.goto(f"{url}/#/unsubscribe?word={unsubscribing(house.seals, id)}")
        page.get_by_role("button", name="No more mails").click()
        expect(page.get_by_role("status")).to_contain_text("You will get no more mails.")
        with house.database.read() as session:
            assert not wish_of(session, id).by_mail


def test_a_person_has_a_page_is_shown_out_blocked_and_reported(
    hosted: str, visitor: Visitor
) -> None:
    page = visitor(hosted)
    sign_up(page, "Ludwig")
    with Client(hosted) as host, Client(hosted) as guest:
        host.log_in("Ludwig", PASSWORD)
        guest.sign_up("Moritz", PASSWORD)
        id = host.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
        guest.seat(id, "gonzaga", "join")
        page.goto(f"{hosted}/#/table/{id}")
        page.get_by_role("button", name="Show out").click()
        expect(page.get_by_role("button", name="Show out")).to_have_count(0)
        account = guest.me().account
        assert account is not None
        page.goto(f"{hosted}/#/person/{account.id}")
        expect(page.get_by_role("heading", name="Moritz")).to_be_visible()
        page.get_by_role("button", name="Block").click()
        expect(page.get_by_role("button", name="Unblock")).to_be_visible()
        page.get_by_text("Report this person").click()
        page.get_by_label("What is the matter?").fill("He will not stop singing.")
        page.get_by_role("button", name="Send it to the moderators").click()
        expect(page.get_by_text("The moderators will read it.")).to_be_visible()


def test_a_refused_link_shows_why_in_the_language_of_the_browser_and_ways_back(
    hosted: str, visitor: Visitor
) -> None:
    """The browser asks in English for a page in the language that was chosen in it."""
    page = visitor(hosted)
    page.get_by_role("combobox", name="Language").select_option("ja")
    expect(page.get_by_role("button", name="ログイン")).to_be_visible()
    page.goto(f"{hosted}/api/oidc/callback?state=forged&code=none")
    expect(page.get_by_role("alert")).to_have_text(
        "このサーバーには名前とパスワードでのみログインできます。"
    )
    expect(page.get_by_role("link", name="もう一度試す")).to_have_attribute(
        "href", "/api/oidc/begin"
    )
    page.get_by_role("link", name="ロビーへ").click()
    expect(page.get_by_role("button", name="ログイン")).to_be_visible()


def test_an_account_is_deleted_on_its_page(hosted: str, visitor: Visitor) -> None:
    page = visitor(hosted)
    sign_up(page, "Norbert")
    page.get_by_role("link", name="Norbert").click()
    with page.expect_download() as caught:
        page.get_by_role("link", name="Download my data").click()
    assert "Norbert" in caught.value.path().read_text("utf-8")
    page.get_by_text("Delete my account").click()
    form = page.get_by_role("region", name="Your data")
    form.get_by_label("Your name, once more").fill("Norbert")
    form.get_by_label("Your password").fill(PASSWORD)
    form.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    with Client(hosted) as again:
        assert again.sign_up("Norbert", PASSWORD).account is not None
