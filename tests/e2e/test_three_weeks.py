"""The proof: six people, one game, three weeks.

Somebody stays away and a bot takes care of the seat; somebody goes on vacation; somebody never
comes back and another takes over; the server is upgraded; a password is lost; a disk is lost, and
there is last night's backup. The game ends all the same, and its record is what was played.

People do in a browser what they do once; the hundreds of decisions are made over HTTP, each by its
own person, from what that person is shown.
"""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.http.wire.tables import SeatInfo
from tercio.server.play.clocks import ClocksRunner
from tercio.server.run import listen
from tercio.server.store import database
from tests.cli.desk import answer, tercio
from tests.e2e.conftest import USUAL_PATIENCE, Visitor
from tests.e2e.people import PASSWORD, sign_up
from tests.e2e.table import at_table, seat
from tests.server.client import Answered, Client
from tests.server.doorstep import inside, keep_in, place, settings
from tests.server.letterbox import Letterbox, letterbox, text_of
from tests.server.test_whole_games import _choose as choose
from tests.server.timed import DAY, HOUR, Clock

PEOPLE = {
    "ottoman": "Osman",
    "hapsburg": "Karla",
    "england": "Henry",
    "france": "Francine",
    "papacy": "Paula",
    "protestant": "Philip",
}
HEIR = "Grete"
MAILED = "france"
NEW_PASSWORD = "a staple of another horse"
A_DAY = 30
"""So many decisions people make in a day."""
PATIENCE = 180.0
"""So many seconds one waits for what must come: six browsers, a server and its bots share a machine
that may have other things to do, and who is late is not wrong."""


_real_time = time.time


class Days(Clock):
    """The time of day, for the whole server and its browsers, which a test may let pass."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        return _real_time() + self._ahead

    @property
    def now(self) -> float:
        return self()

    @now.setter
    def now(self, at: float) -> None:
        self._ahead = at - _real_time()


class Game:
    """The table, its people, and the server of the day."""

    def __init__(self, folder: Path, clock: Days, box: Letterbox) -> None:
        self.folder, self.clock, self.box = folder, clock, box
        self.began = clock.now
        with listen("127.0.0.1", 0) as free:
            self.port: int = free.getsockname()[1]
        self.passwords = dict.fromkeys([*PEOPLE.values(), HEIR], PASSWORD)
        self.holders = dict(PEOPLE)
        self.chance = Stream(b"three weeks")
        self.id, self.url, self.made = "", "", 0
        self.clients: dict[str, Client] = {}
        self.absent: set[str] = set()

    @contextmanager
    def served(self) -> Iterator[House]:
        origin = f"http://127.0.0.1:{self.port}"
        how = settings(self.folder, mode="hosted", origin=origin, post=self.box.post)
        with inside(how, self.clock, self.port) as (self.url, house), ExitStack() as stack:
            self._stack = stack
            self.runner = ClocksRunner(house)
            self.runner.beat()
            self.clients = {}
            yield house

    def client(self, seat: str) -> Client:
        """A person's own, logged in when it is first needed."""
        name = self.holders[seat]
        if name not in self.clients:
            self.clients[name] = self._stack.enter_context(Client(self.url))
            self.clients[name].log_in(name, self.passwords[name])
        return self.clients[name]

    @property
    def any(self) -> Client:
        return self.client(next(each for each in PEOPLE if each not in self.absent))

    def info(self, seat: str) -> SeatInfo:
        return next(each for each in self.any.table(self.id).seats if each.seat == seat)

    @property
    def days(self) -> float:
        return (self.clock.now - self.began) / DAY

    def play(self, limit: int) -> bool:
        """Those who are here play; whether somebody of them still could."""
        for _ in range(limit):
            if not self._one():
                return False
        return True

    def _one(self) -> bool:
        """One decision of somebody who is here; False when the table waits for who is away."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            looked = self.any.look(self.id)
            if looked.result is not None:
                return False
            seats = {each.seat: each for each in self.any.table(self.id).seats}
            for power in looked.waiting:
                if power in self.absent or seats[power].bot is not None:
                    continue
                look = self.client(power).look(self.id, power)
                if (key := choose(look, self.chance)) is None:
                    continue
                try:
                    self.client(power).decide(self.id, power, key, look.seq)
                except Answered as answered:
                    if answered.status != 409:
                        raise
                    break  # a bot was quicker
                self.made += 1
                return True
            else:
                if all(seats[power].bot is None for power in looked.waiting):
                    return False
                time.sleep(0.05)  # a bot thinks
        raise AssertionError("nothing happens any more")

    def pass_days(self, days: float) -> None:
        self.clock.now += days * DAY
        self.runner.look()

    def until_only(self, seat: str) -> None:
        """Play until the table waits for somebody who is away, and for nobody else."""
        self.absent.add(seat)
        while self.play(50):
            assert self.any.look(self.id).result is None, "the game is over too soon"
        assert self.any.look(self.id).result is None, "the game is over too soon"
        assert seat in self.any.look(self.id).waiting

    def until_kept(self, seat: str) -> None:
        """Days pass, and the time of somebody who is away is over."""
        for _ in range(40):
            self.until_only(seat)
            before = self.client(seat).look(self.id, seat).version
            self.pass_days(2.1)
            # While anybody may respond, the clock passes for them, and goes on.
            self.wait(partial(self._has_gone_on, seat, before))
            if self.info(seat).kept:
                return
        raise AssertionError("nobody takes care of the seat")

    def _has_gone_on(self, seat: str, known: str) -> bool:
        return self.info(seat).kept or self.client(seat).look(self.id, seat).version != known

    def wait(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "it never comes"
            time.sleep(0.05)

    def letter(self, to: str, pattern: str) -> str:
        """The link in a mail to somebody, when it has come."""
        found: list[str] = []

        def has_come() -> bool:
            for letter in list(self.box.letters):
                link = re.search(pattern, text_of(letter))
                if to in str(letter["To"]) and link is not None:
                    found.append(link[0])
            return bool(found)

        self.wait(has_come)
        return found[-1]


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    keep_in(request.param)
    yield request.param
    keep_in("sqlite")


@pytest.fixture
def patience() -> Iterator[None]:
    expect.set_options(timeout=PATIENCE * 1000)
    yield
    expect.set_options(timeout=USUAL_PATIENCE)


def _visit(visitor: Visitor, url: str) -> Page:
    """A browser whose first page is there: what is on the way needs its time."""
    page = visitor("about:blank")
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(url)
    expect(page.get_by_role("button", name="Sign up")).to_be_visible()
    return page


@pytest.mark.long
@pytest.mark.usefixtures("store", "patience")
def test_six_people_play_a_game_over_three_weeks(
    tmp_path: Path, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = time.monotonic()
    home, second = tmp_path / "home", tmp_path / "second"
    home.mkdir()
    second.mkdir()
    clock = Days()
    monkeypatch.setattr(time, "time", clock)
    with letterbox() as box:
        game = Game(home, clock, box)
        pages: dict[str, Page] = {}
        with game.served():
            _gather(game, pages, visitor)
            _tell_address(game, pages[MAILED])
            for _ in range(3):
                game.play(A_DAY)
                game.pass_days(1)
            _stay_away(game, pages["papacy"], "papacy")
            _go_on_vacation(game, pages["england"], "england")
            due = _someone_is_due(game)
        _new_version(tmp_path, monkeypatch)
        game.clock.now += 10 * HOUR
        with game.served():
            assert _someone_is_due(game) == pytest.approx(due + 10 * HOUR, abs=HOUR)
            game.play(A_DAY)
            _lose_password(game, pages[MAILED], MAILED)
            game.pass_days(1)
            game.play(A_DAY)
            told = tercio("backup", tmp_path / "night.db", *_there(home))
            assert told.exit_code == 0, told.output
            at_night = game.made
            game.play(10)
            lost = game.made - at_night
        shutil.rmtree(home)
        kept = answer("restore", tmp_path / "night.db", *_there(second))
        assert kept["games"] == 1
        game.folder = second
        game.clock.now += 5 * HOUR
        with game.served():
            _find_replacement(game, pages, visitor, "protestant")
            while game.days < 20.5:
                game.play(A_DAY)
                game.pass_days(1)
            game.pass_days(max(0.0, 21 - game.days))
            while game.play(200):
                pass
            over = game.any.table(game.id)
            assert over.status == "over"
            assert over.result is not None
            verified = game.any.verify(game.id)
            assert verified.ok, verified
            page = pages["ottoman"]
            page.goto(seat(game.url, game.id, "ottoman"))
            expect(page.get_by_text(over.result.reason).first).to_be_visible()
            acts = verified.decisions
    assert game.days >= 21
    print(
        f"{game.days:.0f} days, {game.made} decisions of people over HTTP ({lost} made twice), "
        f"{acts} in the record, {len(box.letters)} mails, {time.monotonic() - started:.0f} s"
    )


def _there(folder: Path) -> list[str]:
    return ["--database", str(place(folder)), "--key", str(folder / "tercio.key")]


# -- what people do in their browsers --------------------------------------------------------


def _gather(game: Game, pages: dict[str, Page], visitor: Visitor) -> None:
    for power, name in PEOPLE.items():
        pages[power] = _visit(visitor, game.url)
        sign_up(pages[power], name)
    host = pages["ottoman"]
    host.get_by_test_id("new").click()
    form = host.get_by_test_id("new-game")
    form.get_by_label("Game").select_option("here_i_stand")
    form.get_by_label("Scenario").select_option("tournament")
    form.get_by_label("Players").select_option("6")
    form.get_by_test_id("clock").select_option("deadline")
    form.get_by_role("spinbutton", name="Hours").fill("48")
    form.get_by_role("button", name="Make the table").click()
    expect(host.get_by_role("main")).to_contain_text("48 h for each decision round")
    game.id = host.url.rpartition("/table/")[2].partition("?")[0]
    for power in list(PEOPLE)[1:]:
        page = pages[power]
        page.goto(f"{game.url}/#/table/{game.id}")
        row = page.get_by_role("listitem").filter(has_text=re.compile(f"^{_power(game, power)}"))
        row.get_by_role("button", name="Sit down here").click()
        expect(row.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_test_id("start").click()
    at_table(host)
    for page in pages.values():
        page.goto("about:blank")


def _power(game: Game, seat: str) -> str:
    return next(
        each.name for each in game.client("ottoman").table(game.id).seats if each.seat == seat
    )


def _tell_address(game: Game, page: Page) -> None:
    page.goto(f"{game.url}/#/account")
    address = page.get_by_label("E-mail address", exact=True)
    form = page.locator("form").filter(has=address)
    address.fill("francine@example.org")
    form.get_by_label("Your password").fill(PASSWORD)
    page.get_by_role("button", name="Save the address").click()
    link = game.letter("francine@example.org", r"http\S+/#/confirm/\S+")
    page.goto(link)
    # The page before had a status, too.
    expect(page.get_by_role("status")).to_have_text("The address is confirmed.")
    page.goto("about:blank")


def _stay_away(game: Game, page: Page, power: str) -> None:
    """One absence: a bot takes care of the seat until its holder is back."""
    game.until_kept(power)
    before = game.made
    game.play(A_DAY)
    assert game.made > before, "the others play on"
    page.goto(seat(game.url, game.id, power))
    expect(page.get_by_test_id("away")).to_contain_text("A bot plays for you.")
    page.get_by_role("button", name="Play again yourself").click()
    expect(page.get_by_test_id("away")).to_have_count(0)
    page.goto("about:blank")
    game.absent.discard(power)
    assert not game.info(power).kept


def _go_on_vacation(game: Game, page: Page, power: str) -> None:
    """The other one: nobody's time passes on vacation."""
    first = time.gmtime(game.clock.now)
    last = time.gmtime(game.clock.now + 5 * DAY)
    page.goto(f"{game.url}/#/account")
    mine = page.get_by_test_id("your-time")
    mine.get_by_label("First day").fill(time.strftime("%Y-%m-%d", first))
    mine.get_by_label("Last day").fill(time.strftime("%Y-%m-%d", last))
    mine.get_by_role("button", name="Enter the vacation").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    page.goto("about:blank")
    game.until_only(power)
    for _ in range(5):
        game.pass_days(1)
        assert not game.info(power).kept
    game.absent.discard(power)
    game.play(A_DAY)


def _lose_password(game: Game, page: Page, power: str) -> None:
    name = game.holders[power]
    page.context.clear_cookies()
    page.goto(game.url)
    page.get_by_text("Forgot your password?").click()
    page.get_by_label("Name or e-mail address").fill(name)
    page.get_by_role("button", name="Mail me a link").click()
    link = game.letter("francine@example.org", r"http\S+/#/reset/\S+")
    page.goto(link)
    page.get_by_label("Choose a new password").fill(NEW_PASSWORD)
    page.get_by_role("button", name="Choose a new password").click()
    expect(page.get_by_role("status")).to_contain_text("You have a new password.")
    game.passwords[name] = NEW_PASSWORD
    game.clients.pop(name, None)
    page.goto(game.url)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").first.fill(NEW_PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_test_id("new")).to_be_visible()
    page.goto("about:blank")


def _find_replacement(game: Game, pages: dict[str, Page], visitor: Visitor, power: str) -> None:
    """Somebody never comes back: another offers to play, and the host chooses them."""
    game.until_kept(power)
    heir = _visit(visitor, game.url)
    sign_up(heir, HEIR)
    heir.goto(f"{game.url}/#/table/{game.id}")
    at_table(heir)
    name = _power(game, power)
    _open_time(heir)
    heir.get_by_role("button", name=f"I would play {name}").click()
    expect(heir.get_by_role("button", name=f"I would not play {name}")).to_be_visible()
    host = pages["ottoman"]
    host.goto(seat(game.url, game.id, "ottoman"))
    at_table(host)
    _open_time(host)
    host.get_by_role("button", name=f"{HEIR} should play {name}").click()
    expect(host.get_by_role("button", name=f"{HEIR} should play {name}")).to_have_count(0)
    game.holders[power] = HEIR
    game.absent.discard(power)
    now = game.info(power)
    assert now.account is not None
    assert (now.account.name, now.kept) == (HEIR, False)
    for page in (heir, host):
        page.goto("about:blank")


def _open_time(page: Page) -> None:
    page.get_by_role("tab", name="Talk").click()
    box = page.locator("details.seats", has=page.get_by_test_id("time"))
    if box.get_attribute("open") is None:
        box.locator("summary").click()


# -- what the host does ----------------------------------------------------------------------


def _someone_is_due(game: Game) -> float:
    """When the first clock at the table says that time is over."""
    clocks = [each.clock for each in game.any.table(game.id).seats]
    return min(each.due for each in clocks if each is not None and each.due is not None)


def _new_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that keeps more than this one does: the database is brought up to date at its start."""
    scripts = folder / "migrations"
    shutil.copytree(database._MIGRATIONS, scripts)
    last = database.newest()
    (scripts / "versions" / "v9999_next_version.py").write_text(
        f"""import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("motto", sa.String(), nullable=False, server_default=""))
"""
    )
    monkeypatch.setattr(database, "_MIGRATIONS", scripts)
    assert database.newest() == "9999"
