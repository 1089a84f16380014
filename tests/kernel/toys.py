"""Toy games in a few lines: a toy is its `play`, and a state that any of them can use.

def play(g):
    pick = yield choice(RED, "left", "right")
    g.note(f"red goes {pick.key}")

table = toy(play)
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest

from tercio.kernel.ask import Ask, Option, Procedure, Seat
from tercio.kernel.data import Schema
from tercio.kernel.deals import DEAL_EVENTS, Floor
from tercio.kernel.display.protocol import Display
from tercio.kernel.errors import TercioError
from tercio.kernel.events import Audience, Event
from tercio.kernel.fields import Gap, Open, Part, Viewer, by_row, part
from tercio.kernel.game import Game, Result, Scenario
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.saving.save import state_digest
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder

RED, BLUE, GREEN = Seat("red"), Seat("blue"), Seat("green")
UNKNOWN = "?"


CARD = Gap("a card", UNKNOWN)


def is_own(viewer: Viewer, notes: "Notes", seat: Seat) -> bool:
    return viewer.seat == seat


@part
class Notes(Part):
    """The state of every toy."""

    phase: Open[str] = ""
    lines: Open[list[str]] = field(default_factory=list)
    coins: Open[dict[Seat, int]] = field(default_factory=dict)
    hands: Annotated[dict[Seat, list[str]], by_row(is_own, CARD)] = field(default_factory=dict)
    floor: Floor = field(default_factory=Floor)


class Noted(Event, frozen=True):
    """An ordinary event."""

    text: str


class Shown(Event, frozen=True):
    """An event by which somebody learns what was hidden."""

    reveals: ClassVar[bool] = True
    text: str


class Pad(Position[Notes]):
    """`g` of a toy."""

    def note(self, text: str, to: Audience = None) -> None:
        self.state.lines.append(text)
        self.record(Noted(text), to)

    def show(self, text: str, to: Audience = None) -> None:
        self.state.lines.append(text)
        self.record(Shown(text), to)


Play = Callable[[Pad], Procedure[None]]


class ToyDisplay(Display[Any]):
    def name_of(self, data: Any, kind: str, id: str) -> str | None:
        return id.title() if kind == "seat" else None


class Toy(Game[Notes]):
    id, name, book = "toy", "Toy", "TOY"
    folder = Path(__file__).parent
    schema = Schema(folder, {})
    scenarios = (Scenario("short", "Short", (1, 2, 3)), Scenario("long", "Long", (2,)))
    options = {"weather": ("fair", "foul")}
    events = (Noted, Shown, *DEAL_EVENTS)
    spans = ("impulse", "round", "turn")
    conditions = {"rich": lambda g, seat, ask: g.state.coins.get(seat, 0) > 0}
    state_type = Notes
    display = ToyDisplay()

    def __init__(self, play: Play, cards: Mapping[Seat, list[str]] | None = None) -> None:
        self._play = play
        self._cards = cards or {}

    def seats(self, scenario: str, players: int) -> tuple[Seat, ...]:
        return (RED, BLUE, GREEN)[:players]

    def position(self, setting: Setting, data: Any, state: Notes, random: Randomness) -> Pad:
        return Pad(setting, data, state, random)

    def setup(self, setting: Setting, data: Any, random: Randomness) -> Notes:
        return Notes(hands={seat: hand[:] for seat, hand in self._cards.items()})

    def play(self, g: Pad) -> Procedure[None]:
        return self._play(g)

    def acting(self, g: Pad) -> Seat | None:
        """Red is always the one who acts, until blue has lines of its own."""
        return BLUE if "blue acts" in g.state.lines else RED

    def result(self, g: Pad) -> Result | None:
        return Result((g.seats[0],), "end", dict.fromkeys(g.seats, 0))

    def determinize(self, g: Position[Notes], seat: Seat | None, random: Randomness) -> Notes:
        """Deal the hidden cards anew among the hands that `seat` cannot see."""
        notes = g.state.copy()
        known = [card for hand in notes.hands.values() for card in hand]
        hidden = [card for hand in self._cards.values() for card in hand]
        for card in known:
            if card != UNKNOWN:
                hidden.remove(card)
        random.shuffle(hidden)
        for other, hand in notes.hands.items():
            notes.hands[other] = [hidden.pop() if card == UNKNOWN else card for card in hand]
        return notes


def toy(play: Play, players: int = 2, seed: str = "7", **more: Any) -> Table[Notes]:
    """A table with a toy on it."""
    cards = more.pop("cards", None)
    return Table.new(Toy(play, cards), players=players, seed=seed, **more)


def choice(seat: Seat, *keys: str, window: str = "", kind: str = "choose") -> Ask:
    """Ask a seat to choose one of some keys."""
    return Ask(seat, kind, [Option(key) for key in keys], cite="TOY 1", window=window)


def everything(table: Table[Any]) -> tuple[object, ...]:
    """All that a decision could change. Equal before and after: nothing happened."""
    random = table.g.random
    script = random.script
    return (
        state_digest(table),
        table.stops,
        table.result,
        list(table.history),
        {seat: table.view(seat) for seat in table.seats},
        {seat: table.events(seat) for seat in table.seats},
        dict(table.standing),
        random.at,
        list(random.tape),
        dict(random.source.counters),
        script and (list(script.dice), list(script.draws)),
        list(table.talk),
    )


@contextmanager
def refused(table: Table[Any], error: type[TercioError], *names: str) -> Iterator[None]:
    """What is done inside is refused in a sentence that names things, and changes nothing."""
    before = everything(table)
    with pytest.raises(error) as caught:
        yield
    sentence = str(caught.value)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    for name in names:
        assert name in sentence
    assert everything(table) == before


def pass_in(window: str = "*", until: str = "", unless: str = "") -> list[StandingOrder]:
    return [StandingOrder(window, until, unless)]
