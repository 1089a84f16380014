"""What an analysis says."""

import msgspec

from tercio.kernel.ask import Seat

Chances = dict[Seat, float]


class Point(msgspec.Struct, frozen=True):
    """After `at` decisions, when `seat` was about to make one: the chances of all, as everybody
    could tell them."""

    at: int
    turn: int
    seat: Seat | None
    win: Chances


class Advice(msgspec.Struct, frozen=True):
    """What a bot would have chosen there, from what the seat saw."""

    bot: str
    key: str
    text: str
    same: bool
    """Whether it is what was chosen."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision, or several in a row, after which the seat's own chance was another.

    Both chances are from its own view; `after` is what could be expected, whatever the dice said.
    """

    at: int
    turn: int
    seat: Seat
    keys: tuple[str, ...]
    asked: str
    """What the seat was asked first."""
    texts: tuple[str, ...]
    before: Chances
    after: Chances
    change: float
    rolled: bool
    advice: Advice | None = None


class Roll(msgspec.Struct, frozen=True):
    """Dice and draws that changed the chances: by how much, against what was to be expected.

    `seat` made the decision before; nobody did alone where several had answered in secret.
    """

    at: int
    turn: int
    seat: Seat | None
    dice: tuple[tuple[str, tuple[int, ...]], ...]
    """What was rolled for, and what fell; none where cards were drawn."""
    swing: Chances


class Fortune(msgspec.Struct, frozen=True):
    """Where a seat's chance came from, from the first decision to the end: the sum of all that its
    own choices, those of others, and luck have changed."""

    choices: float
    others: float
    luck: float


class Luck(msgspec.Struct, frozen=True):
    seats: dict[Seat, Fortune]
    rolls: tuple[Roll, ...]


class Analysis(msgspec.Struct, frozen=True):
    """`source` says who has judged: a network, or victory points (and then `why`)."""

    game: str
    scenario: str
    seats: tuple[Seat, ...]
    over: bool
    source: str
    why: str
    points: tuple[Point, ...]
    turning_points: tuple[TurningPoint, ...]
    luck: Luck
