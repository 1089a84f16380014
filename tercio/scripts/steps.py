"""The steps of a script: decisions, and what is expected between them.

Each kind of step is a table that is known by its first word (`do`, `event`, `ask`, ...). An
expectation checks itself against the table and tells a mismatch, or nothing if all is well.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType, field

from tercio.kernel.ask import Ask
from tercio.kernel.errors import DataError
from tercio.kernel.events import Event
from tercio.kernel.told import Told
from tercio.scripts.matching import find, is_like, lookup, nearest, parts_of, shown
from tercio.scripts.phrases import told
from tercio.scripts.script_table import SPECTATOR, ScriptTable


class Mismatch(NamedTuple):
    """What a step expected and what was there, each as a phrase."""

    expected: str
    got: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all steps; `note` is for the reader."""

    note: str = ""

    def check(self, table: ScriptTable) -> Mismatch | None:
        """Compare with the table as it is now, and with what happened since the last decision."""
        return None

    def heeds(self, ask: Ask) -> bool:
        """Whether this step needs that ask, so that its seat must not pass by itself."""
        return False


class Do(Step, frozen=True):
    """A decision, the kind of question it answers if it says so, and the dice and draws that it
    leads to."""

    do: str
    kind: str = ""
    dice: list[int] = []
    draws: list[str] = []

    @property
    def seat(self) -> str:
        return self.do.partition(":")[0].strip()

    @property
    def key(self) -> str:
        return self.do.partition(":")[2].strip()

    def heeds(self, ask: Ask) -> bool:
        return (
            self.seat in (ask.seat, "all")
            and self.kind in ("", ask.kind)
            and ask.option(self.key) is not None
        )


class Happened(Step, frozen=True):
    """An event took place since the last decision, and these seats learned of it or did not."""

    event: str
    having: dict[str, Any] = field(name="with", default_factory=dict)
    seen_by: list[str] = []
    unseen_by: list[str] = []

    def check(self, table: ScriptTable) -> Mismatch | None:
        type = table.event_type(self.event)
        found = [e for e in table.happened() if _matches(e.event, type, self.having)]
        if not found:
            alike = [e.event for e in table.happened() if isinstance(e.event, type)]
            others = alike or [e.event for e in table.happened()]
            there = ", ".join(map(_as_written, others)) or told("nothing-happened")
            return Mismatch(told("event", event=self._event), there)
        for name in self.seen_by:
            if not any(e.is_seen_by(table.seat(name)) for e in found):
                wanted = told("event-seen", event=self._event, seat=name)
                return Mismatch(wanted, told("sees-it-not", seat=name))
        for name in self.unseen_by:
            if any(e.is_seen_by(table.seat(name)) for e in found):
                wanted = told("event-hidden", event=self._event, seat=name)
                return Mismatch(wanted, told("sees-it", seat=name))
        return None

    @property
    def _event(self) -> str:
        return _event_shown(self.event, self.having)


class NotHappened(Step, frozen=True):
    """No such event took place since the last decision."""

    no_event: str
    having: dict[str, Any] = field(name="with", default_factory=dict)

    def check(self, table: ScriptTable) -> Mismatch | None:
        type = table.event_type(self.no_event)
        for logged in table.happened():
            if _matches(logged.event, type, self.having):
                wanted = told("no-event", event=_event_shown(self.no_event, self.having))
                return Mismatch(wanted, _as_written(logged.event))
        return None


class Said(Step, frozen=True):
    """A line of the log since the last decision, as a seat reads it, holds these words."""

    log: str
    seat: str = SPECTATOR

    def check(self, table: ScriptTable) -> Mismatch | None:
        lines = table.log(self.seat)
        if any(self.log in line for line in lines):
            return None
        got = " / ".join(lines) or told("nothing-logged")
        return Mismatch(told("log", seat=self.seat, words=self.log), got)


class NotSaid(Step, frozen=True):
    """No line of the log since the last decision, as a seat reads it, holds these words."""

    no_log: str
    seat: str = SPECTATOR

    def check(self, table: ScriptTable) -> Mismatch | None:
        for line in table.log(self.seat):
            if self.no_log in line:
                return Mismatch(told("no-log", seat=self.seat, words=self.no_log), line)
        return None


class Asked(Step, frozen=True):
    """A seat is asked now; `options` are all its keys, `includes` and `excludes` some."""

    ask: str
    kind: str = ""
    cite: str = ""
    includes: list[str] = []
    excludes: list[str] = []
    options: list[str] | None = None

    def heeds(self, ask: Ask) -> bool:
        return ask.seat == self.ask and self.kind in ("", ask.kind)

    def check(self, table: ScriptTable) -> Mismatch | None:
        ask = table.ask(self.ask)
        if ask is None:
            return Mismatch(told("asked", seat=self.ask), table.whom_it_waits_for())
        keys = [option.key for option in ask.options]
        if self.kind not in ("", ask.kind):
            return wrong_ask(self.ask, self.kind, ask)
        if self.cite not in ("", ask.cite):
            cited = told("cites", cite=ask.cite) if ask.cite else told("cites-nothing")
            return Mismatch(told("ask-cites", cite=self.cite), cited)
        for key in self.includes:
            if key not in keys:
                there = told("only", keys=nearest(key, keys))
                return Mismatch(told("offered", seat=self.ask, key=key), there)
        for key in self.excludes:
            if key in keys:
                return Mismatch(told("not-offered", seat=self.ask, key=key), told("is-offered"))
        if self.options is not None and sorted(self.options) != sorted(keys):
            wanted = told("offered-all", seat=self.ask, keys=", ".join(sorted(self.options)))
            return Mismatch(wanted, ", ".join(sorted(keys)))
        return None


class NotAsked(Step, frozen=True):
    """A seat has nothing to decide now."""

    not_asked: str

    def check(self, table: ScriptTable) -> Mismatch | None:
        ask = table.ask(self.not_asked)
        if ask is None:
            return None
        return Mismatch(told("not-asked", seat=self.not_asked), told("is-asked", kind=ask.kind))


class Refused(Step, frozen=True):
    """A seat may not choose a thing on the board, for these reasons among others."""

    why_not: str
    seat: str
    cite: str | list[str] = []
    says: str = ""

    def heeds(self, ask: Ask) -> bool:
        return ask.seat == self.seat

    def check(self, table: ScriptTable) -> Mismatch | None:
        refusals = table.refusals(self.seat, self.why_not)
        if not refusals:
            wanted = told("refused", what=self.why_not, seat=self.seat)
            return Mismatch(wanted, told("is-allowed"))
        cites = [self.cite] if isinstance(self.cite, str) else self.cite
        sentences = [table.words.refusal(refusal) for refusal in refusals]
        for cite in cites:
            if cite not in [refusal.cite for refusal in refusals]:
                wanted = told("refused-by", what=self.why_not, cite=cite)
                return Mismatch(wanted, " / ".join(sentences))
        if not any(self.says in sentence for sentence in sentences):
            return Mismatch(told("refusal-says", words=self.says), " / ".join(sentences))
        return None


class Viewed(Step, frozen=True):
    """What a seat (or `spectator`) finds at a place of its view."""

    view: str
    at: str
    equals: Any = field(name="is", default=UNSET)
    contains: Any = UNSET
    lacks: Any = UNSET
    count: int | UnsetType = UNSET
    absent: bool = False

    def __post_init__(self) -> None:
        checks = (self.equals, self.contains, self.lacks, self.count)
        if not self.absent and all(check is UNSET for check in checks):
            raise ValueError(told("view-needs-one"))

    def check(self, table: ScriptTable) -> Mismatch | None:
        whole = table.view(self.view)
        if self.absent:
            return self._check_absent(whole)
        value = lookup(whole, self.at)
        if self.equals is not UNSET and not is_like(self.equals, value):
            return Mismatch(self._told("view-is", self.equals), shown(value))
        if self.contains is not UNSET and not _holds(value, self.contains):
            return Mismatch(self._told("view-contains", self.contains), shown(value))
        if self.lacks is not UNSET and _holds(value, self.lacks):
            return Mismatch(self._told("view-lacks", self.lacks), shown(value))
        if self.count is not UNSET and _count(value) != self.count:
            there = told("so-many-in", count=_count(value), value=shown(value))
            return Mismatch(self._told("view-holds", self.count), there)
        return None

    def _told(self, message: str, value: Any) -> Told:
        return told(message, at=self.at, seat=self.view, value=shown(value))

    def _check_absent(self, whole: dict[str, Any]) -> Mismatch | None:
        """Only the last part of the path may be missing: a slip in the others is an error."""
        *above, last = parts_of(whole, self.at)
        found, value = find(lookup(whole, ".".join(above)) if above else whole, last)
        if not found or value is None:
            return None
        return Mismatch(told("view-absent", at=self.at, seat=self.view), shown(value))


class Shown(Step, frozen=True):
    """The board as a seat sees it in the terminal holds these words; blanks do not matter."""

    show: str
    seat: str = SPECTATOR

    def check(self, table: ScriptTable) -> Mismatch | None:
        board = table.board(self.seat)
        if " ".join(self.show.split()) in " ".join(board.split()):
            return None
        return Mismatch(told("board-shows", seat=self.seat, words=self.show), board)


class Ended(Step, frozen=True):
    """The game is over, with these winners, reason, scores or turn."""

    result: dict[str, Any]

    def check(self, table: ScriptTable) -> Mismatch | None:
        result = table.result()
        if result is None:
            return Mismatch(told("to-be-over"), table.whom_it_waits_for())
        for name, wanted in self.result.items():
            if name not in result:
                raise DataError(told("no-result", name=name, known=", ".join(result)))
            if not is_like(wanted, result[name]):
                return Mismatch(
                    told("result-is", name=name, value=shown(wanted)), shown(result[name])
                )
        return None


HEADS: dict[str, type[Step]] = {
    "do": Do,
    "event": Happened,
    "no_event": NotHappened,
    "log": Said,
    "no_log": NotSaid,
    "ask": Asked,
    "not_asked": NotAsked,
    "why_not": Refused,
    "view": Viewed,
    "show": Shown,
    "result": Ended,
}


def wrong_ask(seat: str, wanted: str, ask: Ask) -> Mismatch:
    return Mismatch(told("asked-kind", seat=seat, kind=wanted), told("ask-is", kind=ask.kind))


def _matches(event: Event, type: type[Event], having: dict[str, Any]) -> bool:
    for name in having:
        if name not in type.__struct_fields__:
            known = ", ".join(type.__struct_fields__) or told("none")
            raise DataError(told("no-event-field", event=type.__name__, name=name, known=known))
    return isinstance(event, type) and all(
        is_like(wanted, msgspec.to_builtins(getattr(event, name)))
        for name, wanted in having.items()
    )


def _as_written(event: Event) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return _event_shown(type(event).__name__, fields)


def _event_shown(name: str, fields: dict[str, Any]) -> str:
    inside = ", ".join(f"{key} = {shown(value)}" for key, value in fields.items())
    return f"{name}({inside})"


def _holds(value: Any, wanted: Any) -> bool:
    if isinstance(value, dict):
        return wanted in value
    if isinstance(value, str):
        return str(wanted) in value
    return any(is_like(wanted, item) for item in _listed(value))


def _count(value: Any) -> int:
    return len(value) if isinstance(value, dict) else len(_listed(value))


def _listed(value: Any) -> Sequence[Any]:
    if not isinstance(value, list):
        raise DataError(told("holds-nothing", value=shown(value)))
    return value
