"""A table, asked one question after the other.

Where several seats are asked at once they answer in the order in which they sit, and none sees what
another has answered before all have. On an open floor they speak in turn, going round the table;
who has said that he is ready, which all see, is left out while others are not. Neither order
depends on anything that is hidden.
"""

from collections.abc import Sequence
from typing import Any, Final

from tercio.bots.turns import next_seat
from tercio.envs.encodings import Laid, Mask
from tercio.envs.frame import Frame
from tercio.envs.rewards import Purse
from tercio.envs.sentences import told
from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.errors import Illegal
from tercio.kernel.events import Event, Logged
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Randomness, new_seed
from tercio.kernel.table import Table
from tercio.kernel.told import told as told_by_kernel
from tercio.nets.blocks import Numbers

KEPT: Final = 100
"""Decisions between two checkpoints: nobody takes back."""


class Play:
    """One game, from its start to its end or to its limit."""

    def __init__(self, frame: Frame, seed: str) -> None:
        self.frame = frame
        self.seed = seed
        """Empty where the dice are no longer those of a seed."""
        self.table: Table[Any] = Table.start(frame.game, frame.setting, frame.data, seed)
        self.table.keep_rarely(KEPT)
        if not frame.forced:
            self.table.set_pace(Pace.QUICK)
        self.steps = 0
        self.page = 0
        self.seat: Seat | None = None
        """Who is to answer; None when it is over."""
        self.chosen: list[tuple[Seat, str]] = []
        """All decisions, but for those that nobody was asked."""
        self._before: Sequence[Logged] = ()
        """What happened before the log of the table begins: a copy has the latest events only."""
        self._known = frame.observer.recollection()
        self._laid: Laid = {}
        self._purse = Purse(frame.rewards, frame.gamma, frame.observer.encoder, self.table)
        self._go_on()

    def twin(self) -> "Play":
        """The same game once more, on which the same dice will fall. It goes on by itself."""
        table = self.table.fork()
        table.g.random.source = self.table.g.random.source.copy()
        return self._on(table)

    def imagined(self, seat: Seat, random: Randomness) -> "Play":
        """A game that could be this one, for all that a seat has seen, with dice of its own."""
        other = self._on(self.table.imagine(seat, random))
        other.seed = ""
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.seed:
            raise TypeError(told("imagined"))
        return _repeated, (self.frame, self.seed, self.chosen, self.page, self.steps)

    def _on(self, table: Table[Any]) -> "Play":
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        table.pace = self.table.pace
        other.table = table
        other.chosen = self.chosen[:]
        other._before = [logged for logged in self._log() if logged.n < table.g.log_start]
        other._known = self.frame.observer.recollection()
        other._laid = {}
        other._purse = self._purse.moved(table)
        return other

    def _log(self) -> list[Logged]:
        return [*self._before, *self.table.g.log]

    def seen(self, seat: Seat | None) -> list[Event]:
        """All that a seat was told since the game began."""
        return [logged.event for logged in self._log() if logged.is_seen_by(seat)]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def is_over(self) -> bool:
        return self.table.over

    @property
    def is_cut(self) -> bool:
        """Whether it has come to a limit before its end."""
        frame = self.frame
        if not frame.is_limited or self.table.over:
            return False
        if frame.max_steps is not None and self.steps >= frame.max_steps:
            return True
        first = frame.observer.encoder.turns[0]
        turn: int = self.table.g.state.turn
        return frame.max_turns is not None and turn >= first + frame.max_turns

    @property
    def ask(self) -> Ask | None:
        """The question that is to be answered."""
        return None if self.seat is None else self.table.asks()[self.seat]

    def legal(self) -> list[int]:
        """The actions of the seat that is to answer, in order."""
        return sorted(self._choices())

    def key(self, action: int) -> str:
        """The key of the option that an action stands for; empty if it turns the page."""
        option = self._choices()[action]
        return "" if option is None else option.key

    def action(self, key: str) -> int | None:
        """The action that stands for an option, where it is laid out."""
        for action, option in self._choices().items():
            if option is not None and option.key == key:
                return action
        return None

    def act(self, action: int) -> list[float]:
        """Answer for the seat that is asked. What every seat gets for it."""
        seat, laid = self.seat, self._choices()
        if seat is None:
            raise Illegal(told_by_kernel("over"))
        action = int(action)
        if action not in laid:
            action = self._instead(action, laid)
        option = laid[action]
        self.steps += 1
        self._laid = {}
        if option is None:
            self.page += 1
            return [0.0] * len(self.seats)
        return self._decide(seat, option.key)

    def choose(self, key: str) -> list[float]:
        """Answer by the key of an option, whatever page it is on."""
        seat = self.seat
        if seat is None:
            raise Illegal(told_by_kernel("over"))
        self.steps += 1
        self._laid = {}
        return self._decide(seat, key)

    def _decide(self, seat: Seat, key: str) -> list[float]:
        self.table.decide(seat, key)
        self.chosen.append((seat, key))
        self._go_on()
        return self._purse.pay()

    def _instead(self, action: int, laid: Laid) -> int:
        if self.frame.illegal == "raise":
            legal = ", ".join(map(str, sorted(laid)[:20]))
            raise Illegal(
                told("no-such-choice", seat=str(self.seat), action=str(action), legal=legal)
            )
        return min((n for n in laid if n >= action), default=min(laid))

    def _choices(self) -> Laid:
        if not self._laid and (ask := self.ask) is not None:
            self._laid = self.frame.encoding.lay(ask, self.page)
        return self._laid

    def _go_on(self) -> None:
        table = self.table
        self.page = 0
        last = self.seat if isinstance(table.stop, AskAny) else None
        self.seat = None if table.over else next_seat(table, last)

    # -- what seats see ------------------------------------------------------------------------

    def numbers(self, seat: Seat) -> Numbers:
        """The observation of a seat, as one row."""
        page = self.page if seat == self.seat else 0
        return self.frame.observer.dense(self.table, seat, page, self._before, known=self._known)

    def mask(self, seat: Seat) -> Mask:
        """What a seat may choose now: nothing, unless it is the one to answer."""
        return self.frame.encoding.mask(self._choices() if seat == self.seat else {})

    def features(self, seat: Seat) -> Numbers | None:
        """Of the options of the seat that is to answer, where its actions point at them."""
        is_asked = seat == self.seat
        laid = self._choices() if is_asked else {}
        return self.frame.encoding.features(self.ask if is_asked else None, laid)

    def observe(self, seat: Seat) -> dict[str, Any]:
        """All that an environment tells a seat."""
        frame, numbers = self.frame, self.numbers(seat)
        ask = self.ask if seat == self.seat else None
        laid = self._choices() if ask is not None else {}
        seen: Any = numbers if frame.form == "dense" else frame.observer.structured(numbers)
        told = {"observation": seen, "action_mask": frame.encoding.mask(laid)}
        features = frame.encoding.features(ask, laid)
        if features is not None:
            told["options"] = features
        return told


def _repeated(
    frame: Frame, seed: str, chosen: Sequence[tuple[Seat, str]], page: int, steps: int
) -> Play:
    play = Play(frame, seed)
    for _, key in chosen:
        play.choose(key)
    play.page, play.steps = page, steps
    return play


class Seeds:
    """The seeds of one game after another: the same, whenever it begins with the same number."""

    def __init__(self) -> None:
        self._base = ""
        self._games = 0

    def next(self, seed: int | None) -> str:
        if seed is not None or not self._base:
            self._base = new_seed() if seed is None else str(seed)
            self._games = 0
        self._games += 1
        return f"{self._base}/{self._games}"
