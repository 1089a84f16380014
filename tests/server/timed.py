"""Tables at which time passes as a test wants it to."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update

from tercio.kernel.randomness import Stream
from tercio.server.house import House
from tercio.server.http.wire.tables import SeatInfo
from tercio.server.live.clocks import Round, round_of
from tercio.server.play.clocks import ClocksRunner
from tercio.server.store import models
from tests.server.client import Client
from tests.server.doorstep import SEATS, fix_the_dice, inside, settings
from tests.server.test_pace import go_on

HOUR, DAY = 3600.0, 86400.0
MONDAY = datetime(2035, 6, 4, 9, tzinfo=UTC).timestamp()
"""In the morning; later than any test is run, so that the server never seems to have been away."""
NAMES = ("anna", "bert", "carla", "dora")


class Clock:
    """What a server takes for the time of day."""

    def __init__(self, now: float = MONDAY) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Club:
    """A hosted server, its people, and a table of theirs."""

    def __init__(self, house: House, url: str, clock: Clock, people: dict[str, Client]) -> None:
        self.house, self.url, self.clock, self.people = house, url, clock, people
        self.runner = ClocksRunner(house)
        self.runner.beat()
        self.id = ""
        self.chance = Stream(b"released")

    def __getitem__(self, seat: str) -> Client:
        """Whoever sits there at first."""
        return self.people[NAMES[SEATS.index(seat)]]

    @property
    def host(self) -> Client:
        return self.people[NAMES[0]]

    def clear(self) -> None:
        """As if nothing had been played, on Monday morning."""
        self.clock.now, self.chance = MONDAY, Stream(b"released")
        with self.house.database.write() as session:
            session.execute(update(models.Game).values(status="over", due_at=None))
            session.execute(delete(models.Calendar))

    def begin(self, players: int = 3, **clock: Any) -> str:
        seats = {SEATS[0]: "me"} | dict.fromkeys(SEATS[1:players], "open")
        more = {"clock": clock} if clock else {}
        self.id = self.host.new_table(seats, listed=True, **more).id
        for seat in SEATS[1:players]:
            self[seat].seat(self.id, seat, "join")
        fix_the_dice(self.house, self.id)
        self.host.start(self.id)
        return self.id

    def wait(self, hours: float) -> None:
        """Time passes, and somebody looks at the clocks."""
        self.clock.now += hours * HOUR
        self.runner.look()

    def round(self) -> Round:
        with self.house.tables.open(self.id) as live:
            return round_of(live)

    def play_to(self, is_there: Callable[[Round], bool], limit: int = 600) -> Round:
        """Everybody plays at random until a round is there."""
        for _ in range(limit):
            if is_there(found := self.round()):
                return found
            self.step()
        raise AssertionError("There is never such a round.")

    def step(self) -> None:
        with self.house.tables.open(self.id) as live:
            is_held = live.table.is_held
        if is_held:
            self.clock.now += 6
            self.house.tables.release(self.id)
        else:
            go_on(self.house, self.id, self.chance)

    def can_respond(self) -> bool:
        """Whether a window is open in which somebody could play."""
        with self.house.tables.open(self.id) as live:
            asks = live.table.asks().values()
            return live.table.is_held and any(ask.only is None for ask in asks)

    def able(self) -> list[str]:
        """Who could play in the window."""
        with self.house.tables.open(self.id) as live:
            return [str(seat) for seat, ask in live.table.asks().items() if ask.only is None]

    def window(self) -> Round:
        """Play until somebody could respond, and nobody knows who."""
        return self.play_to(lambda now: self.can_respond())

    def alone(self) -> str:
        """Play until the table waits for one person, openly; whose seat that is."""
        return self.play_to(lambda now: not now.secret and len(now.waited) == 1).waited[0]

    def info(self, seat: str) -> SeatInfo:
        table = self.host.table(self.id)
        return next(each for each in table.seats if each.seat == seat)

    def due(self, seat: str) -> float | None:
        clock = self.info(seat).clock
        return None if clock is None or clock.due is None else (clock.due - self.clock.now) / HOUR

    def notes(self) -> list[tuple[str, str]]:
        lines = self.host.talk(self.id).entries
        return [(line.note, line.seat) for line in lines if line.note]


@contextmanager
def club(folder: Path, clock: Clock | None = None, **more: Any) -> Iterator[Club]:
    time = clock or Clock()
    how = settings(folder, mode="hosted", **more)
    with inside(how, time) as (url, house), ExitStack() as stack:
        people = {name: stack.enter_context(Client(url)) for name in NAMES}
        for name, client in people.items():
            if house_knows(house, name):
                client.log_in(name)
            else:
                client.sign_up(name)
        yield Club(house, url, time, people)


def house_knows(house: House, name: str) -> bool:
    with house.database.read() as session:
        return session.scalar(select(models.Account.id).filter_by(folded=name)) is not None
